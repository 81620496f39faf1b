"""What of an option counts at the start of a turn, told by its features alone: nothing is tried.

Each kind of option has features of its own; a table has a weight for each, and for each space.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.bots import worth
from dune_desktop.bots.features import Prospect, card_worth, expected, progress, prospects, swords_in_hands
from dune_desktop.engine.agents import prices, sending
from dune_desktop.engine.effects.board import behind_wall
from dune_desktop.engine.joining import WITH
from dune_desktop.engine.names import COUNCIL_PERSUASION, GARRISON_RIGHT
from dune_desktop.engine.tracks import takes_alliance
from dune_desktop.engine.units import TROOP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.engine.printed import Card, Intrigue, Leader, Space
    from dune_desktop.engine.rules import Price
    from dune_desktop.engine.state import Game, Player

#: Of an agent that is sent: what the space brings by its print and what it costs, what the card does and would do in
#: the Reveal turn, the step on the track, the Conflict.
_SEND: Final = (
    "space", "space_late", "solari", "spice", "water", "bonus", "card", "kept_persuasion", "kept_swords", "influence",
    "point", "point_late", "track_bonus", "alliance", "troops", "combat", "conflict", "conflict_late", "swordmaster",
    "council", "cards", "intrigue", "for_swordmaster", "last_agent", "contract", "worm", "spied",
)  # fmt: skip
#: Of the Reveal turn, of an intrigue card, and of all else.
_REVEAL: Final = ("reveal", "reveal_agents", "reveal_persuasion", "reveal_buy")
_PLAY: Final = ("play", "play_worth")
_OTHER: Final = ("pass",)
#: By verb.
KINDS: Final = {"agent": _SEND, "reveal": _REVEAL, "play": _PLAY, "pass": _OTHER}
START: Final = (*_SEND, *_REVEAL, *_PLAY, *_OTHER)
#: What a table adds to the score of a space, and late in the game: ``space:arrakeen``, ``space:arrakeen:late``.
SPACE: Final = "space:"
LATE: Final = ":late"
Row = tuple[float, ...]
#: What a valuation makes of a point of the Conflict, of what else it brings, and of a troop.
Weights = tuple[float, float, float]

#: More troops than these are seldom sent at once.
_MANY: Final = 6


def kind_of(action: Action) -> str:
    """Which features the option has."""
    return action.verb if action.verb in KINDS else "pass"


@frozen
class _SpaceWorth:
    """What a visit brings, by what is printed."""

    other: float
    troops: float
    cards: float
    intrigue: float
    swordmaster: float
    council: float
    solari: float


@lru_cache(512)
def _of_space(space: Space) -> _SpaceWorth:
    best = worth.best(worth.of_box(box) for box in space.boxes)
    counted = ("troops", "cards", "intrigue", "swordmaster", "council", "influence")
    apart = sum(worth.PRICES[kind] * worth.amount(best, kind) for kind in counted)
    rest = worth.points(best) - apart
    return _SpaceWorth(rest, *(worth.amount(best, kind) for kind in (*counted[:5], "solari")))


class Now:
    """What is the same for all options of a seat at the start of its turn."""

    def __init__(self, game: Game, player: Player, weights: Weights) -> None:
        self.game, self.player, self.weights = game, player, weights
        self.known = card_worth(game, player)
        self.hand = {game.cards[card].id: card for card in player.hand}
        self.prices = game.rules.seats[player.seat].tariff(game.players).prices
        self.late = progress(game)
        #: The spaces (bit mask) that own spies watch.
        self.spied = game.edition.spied(player.spies) if player.spies else 0
        self._steps: dict[int, tuple[float, float, float]] = {}
        self._rows: list[Prospect] = []
        self._gains: dict[int, float] = {}

    def price(self, card: CardNumber | None, space: int) -> Price:
        """What the space costs when this card sends the agent; without a card, when two of them do."""
        face = None if card is None else self.game.cards[card]
        if face is None or not face.sending:
            return self.prices[space][0]
        return prices(self.game, self.player, sending(self.game, self.player, (face,)), space)[0]

    def step(self, faction: int) -> tuple[float, float, float]:
        """What a step up this track brings."""
        found = self._steps.get(faction)
        if found is None:
            found = self._steps[faction] = track_step(self.game, self.player, faction)
        return found

    def gain(self, troops: int) -> float:
        """What so many troops more bring in the Conflict, if that is worth them."""
        found = self._gains.get(troops)
        if found is None:
            if not self._rows:
                self._rows = prospects(self.game, self.player.seat, swords_in_hands(self.game, self.player.seat))
            found = self._gains[troops] = max(0.0, stakes(self.game, self.player, self._rows, troops, self.weights))
        return found


def row(now: Now, action: Action) -> Row:
    """The features of an option, those of its kind."""
    kind = kind_of(action)
    if kind == "agent":
        return _send(now, *action.args)
    if kind == "reveal":
        persuasion = now.known.of(now.player.hand)[0]
        return 1.0, now.player.home, persuasion, _best_buy(now, persuasion)
    if kind == "play":
        return 1.0, plot_worth(now.game, now.player, action)
    return (1.0,)


def names_for(edition: Edition) -> tuple[str, ...]:
    """All that a table for the edition has weights for."""
    spaces = tuple(f"{SPACE}{space.id}" for space in edition.spaces)
    return (*START, *spaces, *(f"{space}{LATE}" for space in spaces))


def whole_rows(game: Game, player: Player, options: Sequence[Action], weights: Weights) -> list[list[float]]:
    """Of each option, the numbers for all of these names: what is fitted."""
    now, names = Now(game, player, weights), names_for(game.edition)
    found = []
    for action in options:
        whole, kind = dict.fromkeys(names, 0.0), kind_of(action)
        whole.update(zip(KINDS[kind], row(now, action), strict=True))
        if kind == "agent":
            whole[f"{SPACE}{action.args[1]}"] = 1.0
            whole[f"{SPACE}{action.args[1]}{LATE}"] = now.late
        found.append(list(map(float, whole.values())))
    return found


def _send(now: Now, word: str, space_id: str) -> Row:
    game, player, known, late = now.game, now.player, now.known, now.late
    index = game.edition.space_index[space_id]
    space = game.edition.spaces[index]
    brings = _of_space(space)
    card = now.hand.get(word)
    cards = [now.hand[one] for one in word.split(WITH) if one in now.hand]  # two may send it together
    point, bonus, alliance = (0.0, 0.0, 0.0) if space.faction is None else now.step(space.faction)
    ready = min(min(player.garrison, GARRISON_RIGHT) + int(brings.troops), _MANY)
    conflict = now.gain(ready) if space.combat else 0.0
    return (
        brings.other,
        brings.other * late,
        *now.price(card, index),
        game.bonus[index],
        sum([known.effects[one] for one in cards]),
        sum([known.persuasion[one] for one in cards]),
        sum([known.swords[one] for one in cards]),
        space.faction is not None,
        point,
        point * late,
        bonus,
        alliance,
        brings.troops,
        space.combat,
        conflict,
        conflict * late,
        brings.swordmaster * (1 - late),
        brings.council * (1 - late),
        brings.cards,
        brings.intrigue,
        0.0 if player.swordmaster else brings.solari * (1 - late),
        player.home == 1,
        _contracts(now, space) if player.contracts else 0.0,
        player.hooks and space.maker and behind_wall(game) is None,
        now.spied >> index & 1,
    )


def _contracts(now: Now, space: Space) -> float:
    """What contracts bring that are done there."""
    found, signet = 0.0, now.player.leader.signet
    for number in now.player.contracts:
        contract = now.game.contracts[number]
        if contract.space == space.id or (contract.harvest and space.maker):
            found += worth.points(worth.brings(contract.reward, signet))
    return found


def track_step(game: Game, player: Player, faction: int) -> tuple[float, float, float]:
    """What a step up this track brings: the point, the bonus, the Alliance."""
    track = next(one for one in game.edition.factions if one.number == faction)
    now = player.influence[faction] + 1
    if now > track.top:
        return 0.0, 0.0, 0.0
    takes = game.alliances[faction] != player.seat and takes_alliance(game, player.seat, faction, now)
    return float(now == track.point), float(now == track.height), float(takes)


def plot_worth(game: Game, player: Player, action: Action) -> float:
    """What playing this intrigue card in the own turn brings, in points."""
    return _of_plot(game.edition.intrigue_by_id[action.args[0]], player.leader)


@lru_cache(1024)
def _of_plot(face: Intrigue, leader: Leader) -> float:
    return worth.points(worth.of_box(face.plot or face.reveal, leader.signet))


def _best_buy(now: Now, persuasion: float) -> float:
    """What the best card is worth that the hand could buy."""
    game, player = now.game, now.player
    money = player.persuasion + persuasion + (COUNCIL_PERSUASION if player.council else 0)
    cards = (*game.row, *(stack[-1] for stack in game.reserve if stack))
    left = 1 - now.late
    open_ = (game.cards[card] for card in cards if game.cards[card].needs <= money)
    return max((card_value(game, player, face, left) for face in open_), default=0.0)


def stakes(game: Game, player: Player, rows: list[Prospect], troops: int, weights: Weights) -> float:
    """What so many troops more bring in the Conflict, less what they are worth in the garrison, in logits."""
    point, other, troop = weights
    now = expected(game, player.seat, rows)
    strong, spread, share = rows[player.seat]
    rows[player.seat] = strong + TROOP.strength * troops, spread, 1.0
    then = expected(game, player.seat, rows)
    rows[player.seat] = strong, spread, share
    return point * (then[0] - now[0]) + other * (then[1] - now[1]) - troop * troops


@lru_cache(2048)
def face_worth(face: Card, leader: Leader) -> tuple[float, float]:
    """What a card is worth once it is acquired, and for as long as it is in the deck."""
    reveal = worth.of_box(face.reveal, leader.signet)
    agent = worth.points(worth.of_box(face.agent, leader.signet))
    persuasion, swords = worth.amount(reveal, "persuasion"), worth.amount(reveal, "swords")
    rest = worth.points(reveal) - worth.PRICES["persuasion"] * persuasion - worth.PRICES["swords"] * swords
    kept = 0.25 * persuasion + 0.2 * swords + agent + rest + 0.05 * len(face.icons)
    return worth.points(worth.of_box(face.acquired, leader.signet)), kept


def card_value(game: Game, player: Player, face: Card, left: float) -> float:
    got, kept = face_worth(face, player.leader)
    return got + (0.2 + left) * kept
