"""What of a position counts for a seat, as numbers: the features of the valuation.

A seat's cards count as its deck holds them, which is public; of hands only the own one is looked at, others' are as
good as hand and deck together. Each feature is a name in ``FEATURES``; ``table`` has their weights.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from dune_desktop.bots import worth
from dune_desktop.engine.names import COUNCIL_PERSUASION, NO_CARD, REVEAL_STAGE, WILD
from dune_desktop.engine.trophies import battle_icon
from dune_desktop.engine.units import strength, units

if TYPE_CHECKING:
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Card, Conflict, Leader
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
    "unspent",
    "waiting",
    "rival",
)
Features = tuple[float, ...]

#: More of it hardly helps: a purse is worth what can be bought with it soon.
_SOLARI, _SPICE, _WATER, _TROOPS = 7, 4, 3, 7
#: Strength of an agent that may still bring troops; how far strengths go apart, and what makes that uncertain.
_AGENT, _SPREAD, _PER_INTRIGUE, _PER_AGENT, _PER_CARD = 1.2, 0.3, 0.9, 2.0, 0.5
#: What a battle icon is worth that pairs with nothing yet, in points.
_ICON = 0.3
#: An effect that is impossible now counts so much.
_LATER = 0.4


def progress(game: Game) -> float:
    """How far the game has come, 0 to 1."""
    most = max([player.vp for player in game.players])
    return min(1.0, max(game.round / 10, (most - 1) / (game.edition.goal - 1)))


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
        #: Cards that open more kinds of spaces are better for it.
        self.icons = [len(card.icons) for card in cards]


@lru_cache(64)
def card_worth(cards: tuple[Card, ...], leader: Leader) -> CardWorth:
    """Made once for each leader of a game."""
    return CardWorth(cards, leader)


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


def _chances(game: Game, observer: Seat, known: list[CardWorth]) -> list[tuple[float, float, float]]:
    """By seat: how strong it will be in the Conflict, the variance of that, and how likely it takes part."""
    rows = []
    for player in game.players:
        taking_part = units(game, player)
        strong = float(strength(game, player)) if taking_part else 0.0
        spread = _SPREAD + _PER_INTRIGUE * len(player.intrigue)
        share = 1.0 if taking_part else 0.0
        if not player.done:
            reveals = game.turn.stage == REVEAL_STAGE and game.turn.seat == player.seat
            if player.seat == observer:
                swords = known[player.seat].swords
                strong += sum([swords[card] for card in player.hand])
            elif player.hand:
                strong += _of_unseen(known[player.seat].swords, player)
                spread += 1 + _PER_CARD * len(player.hand)
            home = 0 if reveals else player.home
            if home and (player.garrison or player.rival is not None):
                if not taking_part:
                    share = 0.5
                strong += _AGENT * home
                spread += _PER_AGENT * home
        rows.append((strong, spread, share))
    return rows


def _of_unseen(values: list[float], player: Player) -> float:
    """What a hand that is not seen is worth: its part of hand and deck together."""
    cards = player.hand + player.deck
    return sum([values[card] for card in cards]) * len(player.hand) / len(cards)


def expected(game: Game, observer: Seat, known: list[CardWorth]) -> list[tuple[float, float]]:
    """By seat: the points that it can expect of the Conflict, and what else, in points."""
    if game.conflict == NO_CARD:
        return [(0.0, 0.0)] * len(game.players)
    face = game.conflicts[game.conflict]
    rows = _chances(game, observer, known)
    prizes = rewards(face)
    third = len(rows) >= 4
    found = []
    for seat, (strong, spread, share) in enumerate(rows):
        if not share:
            found.append((0.0, 0.0))
            continue
        none, one, two = 1.0, 0.0, 0.0
        for other, (against, more, there) in enumerate(rows):
            if other != seat and there:
                ahead = there / (1 + exp(1.7 * (strong - against) / sqrt(spread + more)))
                two = two * (1 - ahead) + one * ahead
                one = one * (1 - ahead) + none * ahead
                none *= 1 - ahead
        likely = (none * share, one * share, two * share if third else 0.0)
        points = sum([chance * prize[0] for chance, prize in zip(likely, prizes, strict=True)])
        others = sum([chance * prize[1] for chance, prize in zip(likely, prizes, strict=True)])
        player = game.players[seat]
        if player.worms:
            points, others = 2 * points, 2 * others
        if face.icon is not None:
            icon = _icon(game, player, face.icon)
            points += likely[0] * icon
        found.append((points, others))
    return found


def _icon(game: Game, player: Player, icon: int) -> float:
    """What a battle icon more is worth."""
    if icon != WILD and any(battle_icon(game, card) == icon for card in player.trophies):
        return 1.0
    return _ICON


# ---------------------------------------------------------------- features


def features(game: Game, observer: Seat) -> list[Features]:
    """Those of every seat, as the observer can know them."""
    known = [card_worth(game.cards, player.leader) for player in game.players]
    stakes = expected(game, observer, known)
    return [_of_seat(game, player, observer, known[player.seat], stakes[player.seat]) for player in game.players]


def _of_seat(game: Game, player: Player, observer: Seat, known: CardWorth, stake: tuple[float, float]) -> Features:
    hand = player.hand
    owned = hand + player.deck + player.discard + player.played + player.revealed
    fifth = 5 / max(5, len(owned))
    persuasion = known.persuasion
    in_hand = unspent = 0.0
    if not player.done:
        if player.seat == observer:
            in_hand = sum([persuasion[card] for card in hand])
        elif hand:
            in_hand = _of_unseen(persuasion, player)
        if player.council:
            in_hand += COUNCIL_PERSUASION
        unspent = player.persuasion
        if unspent and game.turn.seat == player.seat and game.turn.stage == REVEAL_STAGE and player.council:
            in_hand -= COUNCIL_PERSUASION
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
        player.home,
        in_hand,
        len(player.intrigue),
        sum([persuasion[card] for card in owned]) * fifth,
        sum([known.swords[card] for card in owned]) * fifth,
        sum([known.effects[card] for card in owned]) * fifth,
        stake[0],
        stake[1],
        game.control.count(player.seat),
        player.hooks,
        len(player.spies),
        len(player.contracts),
        len(player.trophies),
        unspent,
        _waiting(game, player),
        player.rival is not None and player.rival.scores,
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
