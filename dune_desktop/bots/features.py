"""What of a position counts for a seat, as numbers: the features of the valuation.

A seat's cards count as its deck holds them, which is public; of hands only the own one is looked at, others' are as
good as hand and deck together. Each feature is a name in ``FEATURES``; ``table`` has their weights.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.bots import worth
from dune_desktop.bots.belongings import NOTHING, belongings
from dune_desktop.engine.facts import OPEN, PERSONAL, Where, zones_of
from dune_desktop.engine.names import COUNCIL_PERSUASION, GARRISON, HELD, NO_CARD, REVEAL_STAGE, WILD
from dune_desktop.engine.setup import numbered_faces
from dune_desktop.engine.trophies import battle_icon
from dune_desktop.engine.units import strength, units

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.printed import Card, Conflict, Contract, Leader, Space
    from dune_desktop.engine.state import Game, Player

FEATURES: Final = (
    "points",
    "near_point",
    "near_bonus",
    "influence",
    "alliance",
    "solari",
    "spice",
    "water",
    "garrison",
    "swordmaster",
    "council",
    "agents",
    "persuasion",
    "intrigue",
    "deck_persuasion",
    "deck_swords",
    "deck_effects",
    "conflict",
    "rewards",
    "control",
    "hooks",
    "spies",
    "contracts",
    "trophies",
    "tiles",
    "unspent",
    "waiting",
    "rival",
    "freighter",
    "commanded",
    "tokens",
    "own_money",
    "atomics",
)
Features = tuple[float, ...]

#: More of it hardly helps: a purse is worth what can be bought with it soon.
_SOLARI, _SPICE, _WATER, _TROOPS = 7, 4, 3, 7
#: Strength of an agent that may still bring troops; how far strengths go apart, and what makes that uncertain.
_AGENT, _SPREAD, _PER_INTRIGUE, _PER_AGENT, _PER_CARD = 1.2, 0.3, 0.9, 2.0, 0.5
#: What a battle icon is worth that pairs with nothing yet, in points.
_ICON = 0.3
#: So many seats fight for the third reward, too (R20.8).
_WITH_THIRD = 4
#: An effect that is impossible now counts so much.
_LATER = 0.4


def progress(game: Game) -> float:
    """How far the game has come, 0 to 1."""
    most = max([player.vp for player in game.players])
    return min(1.0, max(game.round / 10, (most - 1) / (game.edition.goal_of(len(game.players)) - 1)))


# ---------------------------------------------------------------- cards


class CardWorth:
    """What each physical card of a game is worth in the deck of a leader, by its number."""

    def __init__(self, cards: tuple[Card, ...], leader: Leader) -> None:
        revealed = [worth.of_box(card.reveal, leader.signet) for card in cards]
        self.persuasion = [worth.amount(one, "persuasion") for one in revealed]
        self.swords = [worth.amount(one, "swords") for one in revealed]
        #: Of the Agent box, and of what the Reveal box brings besides.
        self.effects = [
            worth.points(worth.of_box(card.agent, leader.signet))
            + worth.points(one)
            - worth.PRICES["persuasion"] * worth.amount(one, "persuasion")
            - worth.PRICES["swords"] * worth.amount(one, "swords")
            for card, one in zip(cards, revealed, strict=True)
        ]
        #: All three in one number, so that many cards are added up at once.
        self._packed = [
            (round(_FINE * persuasion) << 2 * _BITS) + (round(_FINE * swords) << _BITS) + round(_FINE * effects)
            for persuasion, swords, effects in zip(self.persuasion, self.swords, self.effects, strict=True)
        ].__getitem__

    def of(self, cards: list[CardNumber]) -> tuple[float, float, float]:
        """Persuasion, swords and effects of these cards together."""
        whole = sum(map(self._packed, cards)) + _HALVES
        rest = whole >> _BITS
        return (rest >> _BITS) / _FINE, ((rest & _MASK) - _BIAS) / _FINE, ((whole & _MASK) - _BIAS) / _FINE


#: Hundredths; room for each number of a hundred cards, none of them below zero.
_FINE, _BITS = 100, 24
_MASK, _BIAS = (1 << _BITS) - 1, 1 << (_BITS - 1)
_HALVES = (_BIAS << _BITS) + _BIAS


def card_worth(game: Game, player: Player) -> CardWorth:
    """What the cards of this game are worth to the seat."""
    return _card_worth(game.edition, len(game.players), player.leader)


@lru_cache(64)
def _card_worth(edition: Edition, players: int, leader: Leader) -> CardWorth:
    """Made once for each leader: the cards of a game follow from its edition and how many play."""
    return CardWorth(numbered_faces(edition, players)["cards"], leader)


# ---------------------------------------------------------------- the Conflict


@lru_cache(256)
def rewards(conflict: Conflict) -> tuple[tuple[float, float], ...]:
    """By place, from the first: points, and what else the reward is worth in points."""
    found = []
    for place in (1, 2, 3):
        box = worth.of_box(conflict.reward(place))
        direct = worth.amount(box, "points")
        found.append((direct, worth.points(box) - direct))
    return tuple(found)


#: How strong a seat will be in the Conflict, the variance of that, and how likely it takes part.
Prospect = tuple[float, float, float]


def prospects(game: Game, observer: Seat, swords_in_hand: Sequence[float]) -> list[Prospect]:
    """Those of every seat."""
    return [_prospect(game, player, observer, swords_in_hand[player.seat]) for player in game.players]


def _prospect(game: Game, player: Player, observer: Seat, swords: float) -> Prospect:
    taking_part = units(game, player)
    strong = float(strength(game, player)) if taking_part else 0.0
    spread = _SPREAD + _PER_INTRIGUE * len(player.intrigue)
    share = 1.0 if taking_part else 0.0
    if not player.done:
        strong += swords
        if player.seat != observer and player.hand:
            spread += 1 + _PER_CARD * len(player.hand)
        home = player.home
        if home and (player.garrison or player.rival is not None or _commands(game, player)):
            turn = game.turn
            if not (turn.stage == REVEAL_STAGE and turn.seat == player.seat):
                if not taking_part:
                    share = 0.5
                strong += _AGENT * home
                spread += _PER_AGENT * home
    return strong, spread, share


def _commands(game: Game, player: Player) -> bool:
    """Units that are no troops wait to be deployed."""
    return any(kind.zones[GARRISON].of(player) for kind in game.edition.commanded)


def expected(game: Game, seat: Seat, rows: Sequence[Prospect]) -> tuple[float, float]:
    """The points that the seat can expect of the Conflict, and what else, in points."""
    strong, spread, share = rows[seat]
    if game.conflict == NO_CARD or not share:
        return 0.0, 0.0
    none, one, two = 1.0, 0.0, 0.0
    for other, (against, more, there) in enumerate(rows):
        if there and other != seat:
            ahead = there / (1 + exp(1.7 * (strong - against) / sqrt(spread + more)))
            behind = 1 - ahead
            two = two * behind + one * ahead
            one = one * behind + none * ahead
            none *= behind
    if len(rows) < _WITH_THIRD:
        two = 0.0
    face = game.conflicts[game.conflict]
    first, second, third = rewards(face)
    points = share * (none * first[0] + one * second[0] + two * third[0])
    others = share * (none * first[1] + one * second[1] + two * third[1])
    player = game.players[seat]
    if player.worms:
        points, others = 2 * points, 2 * others
    if face.icon is not None:
        points += share * none * _icon(game, player, face.icon)
    return points, others


def _icon(game: Game, player: Player, icon: int) -> float:
    """What a battle icon more is worth."""
    if icon != WILD and any(battle_icon(game, card) == icon for card in player.trophies):
        return 1.0
    return _ICON


# ---------------------------------------------------------------- spies and contracts


@lru_cache(64)
def sights(edition: Edition) -> tuple[float, ...]:
    """By post, what a Spy there is worth beside one at a usual post: what the spaces bring that it watches."""
    brings = {space.id: space_worth(space) for space in edition.spaces}
    seen = [sum(brings[space] for space in post.spaces) for post in edition.posts]
    usual = sum(seen) / len(seen) if seen else 1.0
    return tuple(0.5 + 0.5 * one / usual for one in seen)


@lru_cache(512)
def space_worth(space: Space) -> float:
    """What a visit brings, in points."""
    step = 0.0 if space.faction is None else worth.PRICES["influence"]
    return step + worth.points(worth.best(worth.of_box(box) for box in space.boxes))


@lru_cache(512)
def promise(contract: Contract, leader: Leader) -> float:
    """What an open contract is worth beside a usual one: what it brings, as often as it is completed."""
    often = _HARVESTED[min(contract.harvest, len(_HARVESTED) - 1)]
    if contract.acquire is not None:
        often = _ACQUIRED
    return often * worth.points(worth.brings(contract.reward, leader.signet)) / _CONTRACT


#: How often contracts are completed, by the spice that has to be harvested; and those for a dear card.
_HARVESTED, _ACQUIRED = (0.8, 0.7, 0.7, 0.7, 0.5), 0.4
#: What a usual contract brings, in points.
_CONTRACT = 0.25

# ---------------------------------------------------------------- features


def features(game: Game, observer: Seat) -> list[Features]:
    """Those of every seat, as the observer can know them."""
    known = [card_worth(game, player) for player in game.players]
    hands = [_hand(game, player, observer, one) for player, one in zip(game.players, known, strict=True)]
    rows = prospects(game, observer, [swords for _, swords in hands])
    return [
        _of_seat(game, player, known[seat], hands[seat][0], expected(game, seat, rows))
        for seat, player in enumerate(game.players)
    ]


def own_features(game: Game, seat: Seat) -> Features:
    """Those of the seat alone: others count only as far as they stand in its way."""
    player = game.players[seat]
    known = card_worth(game, player)
    stake = expected(game, seat, prospects(game, seat, swords_in_hands(game, seat)))
    return _of_seat(game, player, known, _hand(game, player, seat, known)[0], stake)


def swords_in_hands(game: Game, observer: Seat) -> list[float]:
    """What each seat can be expected to reveal."""
    return [_hand(game, player, observer, card_worth(game, player))[1] for player in game.players]


def _in_hand(game: Game, player: Player) -> list[CardNumber]:
    """The hand, with what was set aside from it and comes back."""
    hand = player.hand
    for zone in _set_aside(game.edition):
        hand = hand + zone.of(player)
    return hand


@lru_cache(16)
def _set_aside(edition: Edition) -> tuple[Where, ...]:
    """Zones that products add, for cards of the seat that not everybody sees."""
    added: tuple[Any, ...] = edition.seat_facts
    zones = ((fact, facts) for facts in added for fact in zones_of(facts))
    return tuple(Where(fact.name, facts) for fact, facts in zones if PERSONAL in fact.kinds and fact.seen != OPEN)


def _hand(game: Game, player: Player, observer: Seat, known: CardWorth) -> tuple[float, float]:
    """Persuasion and swords of the hand; one that is not seen is its part of hand and deck together."""
    hand = _in_hand(game, player) if player.added else player.hand
    if not hand or player.done:
        return 0.0, 0.0
    if player.seat == observer:
        persuasion, swords, _ = known.of(hand)
        return persuasion, swords
    cards = hand + player.deck
    persuasion, swords, _ = known.of(cards)
    part = len(hand) / len(cards)
    return persuasion * part, swords * part


def _of_seat(game: Game, player: Player, known: CardWorth, in_hand: float, stake: tuple[float, float]) -> Features:
    hand = _in_hand(game, player) if player.added else player.hand
    owned = hand + player.deck + player.discard + player.played + player.revealed
    fifth = 5 / max(5, len(owned))
    persuasion, swords, effects = known.of(owned)
    unspent = 0.0
    if not player.done:
        unspent = player.persuasion
        if player.council and not (game.turn.stage == REVEAL_STAGE and game.turn.seat == player.seat):
            in_hand += COUNCIL_PERSUASION
    near_point = near_bonus = total = 0
    contested = 0.0
    for faction, height in zip(game.edition.factions, player.influence, strict=True):
        total += height
        number = faction.number
        if height == faction.point - 1:
            near_point += 1
        elif height == faction.height - 1:
            near_bonus += 1
        if game.alliances[number] == player.seat:
            for other in game.players:
                if other is not player and other.influence[number] >= height:
                    contested += 1
                    break
    spice, solari, water = player.spice, player.solari, player.water
    watched = sights(game.edition)
    tiles, *besides = belongings(game, player) if game.edition.commanded or game.edition.tracks else NOTHING
    held = [space for kind in game.edition.holding for space in kind.zones[HELD].of(player)]
    return (
        player.vp,
        near_point,
        near_bonus,
        total,
        contested,
        min(_SOLARI, solari),
        spice if spice < _SPICE else _SPICE + 0.5 * (spice - _SPICE),
        water if water < _WATER else _WATER + 0.3 * (water - _WATER),
        min(_TROOPS, player.garrison),
        player.swordmaster,
        player.council,
        0 if player.done else player.home,  # nobody is sent after the Reveal turn
        in_hand,
        len(player.intrigue),
        persuasion * fifth,
        swords * fifth,
        effects * fifth,
        stake[0],
        stake[1],
        game.control.count(player.seat) + len(held),
        player.hooks,
        sum([watched[post] for post in player.spies]) if player.spies else 0,
        sum([promise(game.contracts[one], player.leader) for one in player.contracts]) if player.contracts else 0,
        len(player.trophies),
        tiles,
        unspent,
        _waiting(game, player),
        player.rival is not None and player.rival.scores,
        *besides,
    )


def _waiting(game: Game, player: Player) -> float:
    """What effects that the seat still has to resolve will bring, in points."""
    items = list(game.turn.items) if game.turn.seat == player.seat else []
    for frame in game.stack:
        items += getattr(frame, "items", ())
    signet = player.leader.signet
    found = 0.0
    for item in items:
        if item.seat == player.seat:
            value = worth.points(worth.brings(item.effect, signet))
            found += value if item.possible(game) else _LATER * value
    return found
