"""How others probably play, found without trying anything: the quick answers that playouts are made of.

The start of a turn is scored by features of each option (``START``), whose weights are fitted to what bots that look
ahead have chosen; all else by what printed effects are worth.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf, log
from operator import mul
from typing import TYPE_CHECKING, Final

from attrs import frozen

from dune_desktop.bots import worth
from dune_desktop.bots.features import Prospect, card_worth, expected, progress, prospects, swords_in_hands
from dune_desktop.bots.tables import start_for
from dune_desktop.engine.actions import DONE, END, NO, PASS, REVEAL
from dune_desktop.engine.decisions import COMBAT_KIND, POOL_KIND, TURN_KIND
from dune_desktop.engine.names import AGENT_STAGE, FACTIONS, GARRISON_RIGHT, START_STAGE
from dune_desktop.engine.tracks import takes_alliance
from dune_desktop.engine.units import TROOP, strength

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.items import Item
    from dune_desktop.engine.printed import Card, Leader, Space
    from dune_desktop.engine.state import Game, Player

#: Of an option at the start of a turn.
START: Final = (
    "space",
    "solari",
    "spice",
    "water",
    "bonus",
    "card",
    "kept_persuasion",
    "kept_swords",
    "point",
    "track_bonus",
    "alliance",
    "influence",
    "troops",
    "combat",
    "conflict",
    "conflict_late",
    "swordmaster",
    "council",
    "cards",
    "intrigue",
    "reveal",
    "reveal_agents",
    "reveal_persuasion",
    "play",
    "play_worth",
    "pass",
    "point_late",
    "for_swordmaster",
    "last_agent",
    "others_late",
)
#: What a table adds to the score of a space, and late in the game: ``space:arrakeen``, ``space:arrakeen:late``.
SPACE: Final = "space:"
LATE: Final = ":late"
StartRow = list[float]


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


class _Now:
    """What is the same for all options of a seat at the start of its turn."""

    def __init__(self, game: Game, player: Player) -> None:
        self.game, self.player = game, player
        self.known = card_worth(game.cards, player.leader)
        self.hand = {game.cards[card].id: card for card in player.hand}
        self.prices = game.rules.seats[player.seat].tariff(game.players).prices
        self.late = progress(game)
        self._steps: dict[int, tuple[float, float, float]] = {}
        self._rows: list[Prospect] = []
        self._gains: dict[int, float] = {}

    def step(self, faction: int) -> tuple[float, float, float]:
        """What a step up this track brings."""
        found = self._steps.get(faction)
        if found is None:
            found = self._steps[faction] = _step(self.game, self.player, faction)
        return found

    def gain(self, troops: int) -> float:
        """What so many troops more bring in the Conflict, in points, if that is worth them."""
        found = self._gains.get(troops)
        if found is None:
            if not self._rows:
                self._rows = prospects(self.game, self.player.seat, swords_in_hands(self.game, self.player.seat))
            found = self._gains[troops] = max(0.0, _stakes(self.game, self.player, self._rows, troops))
        return found


def start_rows(game: Game, player: Player, options: Sequence[Action]) -> list[StartRow]:
    """The features of each option at the start of a turn."""
    now = _Now(game, player)
    return [_start_row(now, action) for action in options]


def _start_row(now: _Now, action: Action) -> StartRow:
    row = [0.0] * len(START)
    verb = action.verb
    if verb == "agent":
        _send_row(now, row, *action.args)
    elif verb == "reveal":
        row[20] = 1.0
        row[21] = now.player.home
        row[22] = now.known.of(now.player.hand)[0]
    elif verb == "play":
        row[23] = 1.0
        row[24] = worth.points(_plot(now.game, now.player, action))
    else:
        row[25] = 1.0
    return row


def _send_row(now: _Now, row: StartRow, word: str, space_id: str) -> None:
    game, player, known, late = now.game, now.player, now.known, now.late
    index = game.edition.space_index[space_id]
    space = game.edition.spaces[index]
    brings = _of_space(space)
    row[0] = brings.other
    row[29] = brings.other * late
    row[1], row[2], row[3] = now.prices[index][0]
    row[4] = game.bonus[index]
    card = now.hand.get(word)
    if card is not None:
        row[5] = known.effects[card]
        row[6] = known.persuasion[card]
        row[7] = known.swords[card]
    if space.faction is not None:
        row[8], row[9], row[10] = now.step(space.faction)
        row[11] = 1.0
        row[26] = row[8] * late
    row[12] = brings.troops
    if space.combat:
        gain = now.gain(min(min(player.garrison, GARRISON_RIGHT) + int(brings.troops), 6))
        row[13] = 1.0
        row[14] = gain
        row[15] = gain * late
    row[16] = brings.swordmaster * (1 - late)
    row[17] = brings.council * (1 - late)
    row[18] = brings.cards
    row[19] = brings.intrigue
    if not player.swordmaster:
        row[27] = brings.solari * (1 - late)
    row[28] = player.home == 1


def _step(game: Game, player: Player, faction: int) -> tuple[float, float, float]:
    """What a step up this track brings: the point, the bonus, the Alliance."""
    track = next(one for one in game.edition.factions if one.number == faction)
    now = player.influence[faction] + 1
    if now > track.top:
        return 0.0, 0.0, 0.0
    takes = game.alliances[faction] != player.seat and takes_alliance(game, player.seat, faction, now)
    return float(now == track.point), float(now == track.height), float(takes)


def _plot(game: Game, player: Player, action: Action) -> worth.Worth:
    face = game.edition.intrigue_by_id[action.args[0]]
    return worth.of_box(face.plot or face.reveal, player.leader.signet)


class Policy:
    """Quick answers for one edition."""

    def __init__(self, start: Mapping[str, float]) -> None:
        self._start = tuple(start.get(name, 0.0) for name in START)
        #: What is not told by its features, by space: early in the game, and more of it late.
        self._spaces = {name: (weight, start.get(name + LATE, 0.0)) for name, weight in start.items()}

    def scores(self, game: Game, player: Player, options: Sequence[Action]) -> list[float]:
        """Of the options at the start of a turn, in logits."""
        late, found = progress(game), []
        for action, row in zip(options, start_rows(game, player, options), strict=True):
            score = sum(map(mul, row, self._start))
            if action.verb == "agent":
                early, more = self._spaces.get(SPACE + action.args[1], (0.0, 0.0))
                score += early + late * more
            found.append(score)
        return found

    def choose(self, game: Game) -> Action:
        """An answer at once."""
        decision = game.decision
        assert decision is not None
        options = decision.options
        if len(options) == 1:
            return options[0]
        player = game.players[decision.seat]
        if decision.kind == TURN_KIND:
            if game.turn.stage == START_STAGE:
                return self._begin(game, player, options)
            if game.turn.stage == AGENT_STAGE:
                return self._act(game, player, options)
            return self._buy(game, player, options)
        if decision.kind == POOL_KIND:
            return _best_item(_pool(game), options, player) or (DONE if DONE in options else options[0])
        if decision.kind == COMBAT_KIND:
            return _fight(game, player, options)
        answer = _PICKS.get(decision.what)
        return options[0] if answer is None else answer(game, player, decision)

    def _begin(self, game: Game, player: Player, options: list[Action]) -> Action:
        scores = self.scores(game, player, options)
        if REVEAL not in options:
            return options[scores.index(max(scores))]
        # There is but one way to reveal, and there are many to send an agent: all of those together weigh against it.
        at = options.index(REVEAL)
        reveal, scores[at] = scores[at], -inf
        most = max(scores)
        together = most + log(sum([exp(score - most) for score in scores])) if most > -inf else -inf
        return REVEAL if reveal > together else options[scores.index(most)]

    def _act(self, game: Game, player: Player, options: list[Action]) -> Action:
        item = _best_item(game.turn.items, options, player)
        if item is not None:
            return item
        if not game.turn.deployed:
            n = _to_deploy(
                game, player, [option for option in options if option.verb == "deploy" and len(option.args) == 1]
            )
            if n is not None:
                return n
        return END if END in options else options[0]

    def _buy(self, game: Game, player: Player, options: list[Action]) -> Action:
        item = _best_item(game.turn.items, options, player)
        if item is not None:
            return item
        bought = _best_card(game, player, [option for option in options if option.verb == "acquire"])
        return bought or (END if END in options else options[0])


@lru_cache(64)
def policy_for(edition: Edition) -> Policy:
    """The quick answers in games of this edition."""
    return Policy(start_for(edition))


def _pool(game: Game) -> list[Item]:
    items: list[Item] = getattr(game.stack[-1], "items", [])
    return items


def _best_item(items: list[Item], options: list[Action], player: Player) -> Action | None:
    """The effect that brings most; none that only costs."""
    best, most = None, -1.0
    for item in items:
        do = item.printed.do
        if do in options:
            value = worth.points(worth.brings(item.printed.effect, player.leader.signet))
            if value > most and (value > 0 or END not in options):
                best, most = do, value
    return best


def _to_deploy(game: Game, player: Player, options: list[Action]) -> Action | None:
    """As many as the Conflict is worth, by its expected rewards."""
    rows = prospects(game, player.seat, swords_in_hands(game, player.seat))
    best, most = None, 0.0
    for option in options:
        value = _stakes(game, player, rows, int(option.args[0]))
        if value > most:
            best, most = option, value
    return best


def _stakes(game: Game, player: Player, rows: list[Prospect], troops: int) -> float:
    """What so many troops more bring in the Conflict, less what they are worth elsewhere, in points."""
    before = _points(expected(game, player.seat, rows))
    strong, spread, share = rows[player.seat]
    rows[player.seat] = strong + TROOP.strength * troops, spread, 1.0
    after = _points(expected(game, player.seat, rows))
    rows[player.seat] = strong, spread, share
    return after - before - worth.PRICES["troops"] * troops


def _points(stake: tuple[float, float]) -> float:
    return stake[0] + _OTHER_REWARDS * stake[1]


#: What a reward brings besides points counts so much less than points.
_OTHER_REWARDS: Final = 0.7


def _fight(game: Game, player: Player, options: list[Action]) -> Action:
    """The first card that brings a better place; else none."""
    others = [strength(game, other) for other in game.players if other is not player]
    own = strength(game, player)
    ahead = sum(other >= own for other in others)
    if not ahead:
        return PASS
    for option in options:
        if option.verb == "play":
            box = worth.of_box(game.edition.intrigue_by_id[option.args[0]].combat, player.leader.signet)
            more = worth.amount(box, "swords") + 2 * worth.amount(box, "deployed")
            if sum(other >= own + more for other in others) < ahead:
                return option
    return PASS


@lru_cache(2048)
def face_worth(face: Card, leader: Leader) -> tuple[float, float]:
    """What a card is worth once it is acquired, and for as long as it is in the deck."""
    reveal = worth.of_box(face.reveal, leader.signet)
    agent = worth.points(worth.of_box(face.agent, leader.signet))
    persuasion, swords = worth.amount(reveal, "persuasion"), worth.amount(reveal, "swords")
    rest = worth.points(reveal) - worth.PRICES["persuasion"] * persuasion - worth.PRICES["swords"] * swords
    kept = 0.25 * persuasion + 0.2 * swords + agent + rest + 0.05 * len(face.icons)
    return worth.points(worth.of_box(face.acquired, leader.signet)), kept


def _value(game: Game, player: Player, face: Card, left: float) -> float:
    got, kept = face_worth(face, player.leader)
    return got + (0.2 + left) * kept


def _best_card(game: Game, player: Player, options: Sequence[Action]) -> Action | None:
    best, most, left = None, 0.05, 1 - progress(game)
    for option in options:
        value = _value(game, player, game.edition.card_by_id[option.args[0]], left)
        if value > most:
            best, most = option, value
    return best


# ---------------------------------------------------------------- picks


def _pick_branch(game: Game, player: Player, decision: Decision) -> Action:
    branches = getattr(decision.asks, "branches", ())
    signet = player.leader.signet

    def value(option: Action) -> float:
        number = int(option.args[0]) - 1
        return worth.points(worth.brings(branches[number], signet)) if number < len(branches) else 0.0

    return max(decision.options, key=value)


def _pick_faction(game: Game, player: Player, decision: Decision) -> Action:
    sign = -1 if decision.cost else 1

    def value(option: Action) -> float:
        faction = FACTIONS.index(option.args[0])
        if decision.cost:
            return -player.influence[faction] if player.influence[faction] not in (2, 4) else -9
        point, bonus, alliance = _step(game, player, faction)
        return sign * (point + 0.6 * bonus + alliance + 0.05 * player.influence[faction])

    return max(decision.options, key=value)


def _pick_card(game: Game, player: Player, decision: Decision) -> Action:
    """The best one to get, the least one to lose; nothing rather than a good one."""
    left = 1 - progress(game)
    loses = decision.options[0].verb in ("trash", "discard")

    def value(option: Action) -> float:
        face = game.edition.card_by_id.get(option.args[0].rpartition(":")[2])
        found = 0.3 if face is None else _value(game, player, face, left)
        return -found if loses else found

    best = max((option for option in decision.options if option is not NO), key=value)
    return NO if loses and NO in decision.options and value(best) < -_WORTH_KEEPING else best


#: A card that is worth more is not trashed where nobody has to.
_WORTH_KEEPING: Final = 0.55


def _pick_amount(game: Game, player: Player, decision: Decision) -> Action:
    """As many as there may be: what one may do is mostly good."""
    return decision.options[-1]


_PICKS: Final[dict[str, Callable[[Game, Player, Decision], Action]]] = {
    "branch": _pick_branch,
    "faction": _pick_faction,
    "card": _pick_card,
    "amount": _pick_amount,
}
