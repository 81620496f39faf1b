"""What the Master thinks of a decision: the chances of the seats, the best answers, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.bots.comparing import Lead, compared
from dune_desktop.bots.features import FEATURES, Features, features
from dune_desktop.bots.master import consider
from dune_desktop.bots.outcome import Upshot, outcome
from dune_desktop.bots.turns import after, goes_on
from dune_desktop.bots.valuation import valuation_for
from dune_desktop.engine.names import WATCHER

if TYPE_CHECKING:
    from dune_desktop.bots.bot import Effort
    from dune_desktop.bots.search import Candidate
    from dune_desktop.bots.turns import Way
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game


@frozen
class Reason:
    """One thing that an answer changes: a feature of the valuation, as it was and as it will be."""

    #: The name of the feature, as in ``features``: ``points``, ``conflict``, ``garrison``, ...
    what: str
    #: How many logits of the winning chance it is worth; negative: it is paid with.
    worth: float
    #: The number behind it before the answer, and at the end of the turn that follows.
    before: float
    after: float


@frozen
class Rated:
    """An answer, and what comes of it."""

    action: Action
    #: How likely the seat wins after it, 0 to 1.
    chance: float
    #: This answer and all that follow it to the end of the own turn, as far as they can be foreseen.
    turn: tuple[Action, ...]
    #: What it changes for the own seat by the end of the turn, the greatest gain first, costs last.
    parts: tuple[Reason, ...]
    #: The same on the table: what the own seat has then that it does not have now.
    outcome: Upshot
    #: The own points at the end of the round, and those of all others, on average; nothing where it was not played out.
    round_points: tuple[float, float] | None = None


@frozen
class Advice:
    """The answers to a question, the best first."""

    seat: Seat
    #: Of each seat, before the answer.
    chances: tuple[float, ...]
    rated: tuple[Rated, ...]
    #: How far the best answer leads before the one that was judged, in worlds that have chosen neither of them; nothing
    #: where it is that one, or where their chances tell it without any lots.
    lead: Lead | None = None


def advise(world: Game, effort: Effort, judged: Action | None = None) -> Advice:
    """What the Master would do in this world, dealt for the asked seat, and why.

    ``judged``: an answer that is to be compared with the best one: it is looked at as closely, and both once more.
    """
    decision = world.decision
    assert decision is not None
    seat = decision.seat
    before, weights = features(world, seat)[seat], valuation_for(world.edition).weights_at(world)
    rated = []
    candidates, lead = _judged(consider(world, effort, judged=judged), world, effort, judged)
    for candidate in candidates:
        action, (line, end) = candidate.ahead.action, _foreseeable(world, candidate.ahead, seat)
        why = parts(before, features(end, seat)[seat], weights)
        upshot, points = outcome(world, end, seat), candidate.round_points
        rated.append(Rated(action, candidate.chance, (action, *line), why, upshot, points))
    return Advice(seat, winning_chances(world), tuple(rated), lead)


def _judged(
    found: list[Candidate], world: Game, effort: Effort, judged: Action | None
) -> tuple[list[Candidate], Lead | None]:
    """The best answer and the judged one as fresh worlds see them, and how far they lie apart there."""
    best, taken = found[0], next((one for one in found if one.ahead.action == judged), found[0])
    compare = None if taken is best else compared(world, (best, taken), effort)
    if compare is None:
        return found, None
    (best, seen), lead = compare
    return [best, *(seen if one is taken else one for one in found[1:])], lead


def _foreseeable(world: Game, way: Way, seat: Seat) -> tuple[tuple[Action, ...], Game]:
    """The line and its end without Intrigue cards that the seat would first have to draw: others may come."""
    held = {world.intrigues[card].id for card in world.players[seat].intrigue}
    if not any(_plays_other(action, held, world) for action in way.line):
        return way.line, way.end
    game, line = after(world, way.action), []
    for action in way.line:
        if not goes_on(game, seat):
            break
        assert game.decision is not None
        if action in game.decision.options and not _plays_other(action, held, world):
            game.apply(action)
            line.append(action)
    return tuple(line), game


def _plays_other(action: Action, held: set[str], world: Game) -> bool:
    return action.verb == "play" and action.args[0] in world.edition.intrigue_by_id and action.args[0] not in held


def parts(before: Features, after: Features, weights: tuple[float, ...]) -> tuple[Reason, ...]:
    """What changes from one position to the other, the greatest gain first."""
    rows = zip(FEATURES, weights, before, after, strict=True)
    found = [Reason(name, weight * (now - then), then, now) for name, weight, then, now in rows if now != then]
    return tuple(sorted(found, key=lambda part: -part.worth))


def winning_chances(world: Game) -> tuple[float, ...]:
    """How likely each seat wins, 0 to 1; they make 1 together."""
    seat = WATCHER if world.decision is None else world.decision.seat
    return tuple(valuation_for(world.edition).chances(world, seat))
