"""What the Master thinks of a decision: the chances of the seats, the best answers, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.bots.bot import Effort

if TYPE_CHECKING:
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


@frozen
class Advice:
    """The answers to a question, the best first."""

    seat: Seat
    #: Of each seat, before the answer.
    chances: tuple[float, ...]
    rated: tuple[Rated, ...]


def advise(world: Game, effort: Effort) -> Advice:
    """What the Master would do in this world, dealt for the asked seat, and why."""
    decision = world.decision
    assert decision is not None
    even = 1 / len(world.players)
    rated = tuple(Rated(action, even, (action,), ()) for action in decision.options)
    return Advice(decision.seat, winning_chances(world), rated)


def winning_chances(world: Game) -> tuple[float, ...]:
    """How likely each seat wins, 0 to 1; they make 1 together."""
    return (1 / len(world.players),) * len(world.players)
