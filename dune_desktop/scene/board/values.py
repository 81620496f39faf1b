"""What the Conflict, the Mentat and past Conflicts show, read from the view; the rest stands in the models."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from dune_desktop.engine.names import NOBODY, CardNumber, Seat
from dune_desktop.engine.units import control_of, strength
from dune_desktop.engine.view import View


@frozen
class MentatValue:
    """Who has the Mentat, and who takes it at the end of the round."""

    holder: Seat = NOBODY
    next: Seat = NOBODY


@frozen
class TrackValue:
    """The influence of each seat with a faction."""

    influence: tuple[int, ...] = ()


@frozen
class ConflictValue:
    """The Conflict card and who would take which reward now."""

    card: CardNumber = -1
    #: By place, first to third.
    takers: tuple[tuple[Seat, ...], ...] = ((), (), ())
    #: Who controls the space that it is about.
    holder: Seat = NOBODY
    #: The fight is on.
    combat: bool = False
    #: The Shield Wall stands.
    wall: bool = False


@frozen
class QuadrantValue:
    """The troops of a seat, and who leads them."""

    leader: str = ""
    strength: int = 0
    swords: int = 0
    troops: int = 0
    garrison: int = 0
    supply: int = 0
    #: The question goes to this seat.
    acting: bool = False


@frozen
class PastValue:
    """Conflicts that were fought, the last one last."""

    cards: tuple[CardNumber, ...] = ()


def conflict_value(view: View, places: Iterable[tuple[Seat, int]], target: int) -> ConflictValue:
    """``places``: who would take which reward; ``target``: the space that the Conflict is about, -1 for none."""
    rewards = sorted(places)
    takers = tuple(tuple(seat for seat, at in rewards if at == place) for place in (1, 2, 3))
    holder = control_of(view, target) if target >= 0 else NOBODY
    return ConflictValue(view.conflict, takers, holder, view.combat is not None, view.wall)


def quadrant_value(view: View, seat: Seat) -> QuadrantValue:
    player = view.players[seat]
    return QuadrantValue(
        player.leader.id,
        strength(view, player),
        player.swords,
        player.troops,
        player.garrison,
        player.supply,
        seat == asked_seat(view),
    )


def asked_seat(view: View) -> Seat:
    """Who is to answer now."""
    return NOBODY if view.question is None else view.question.seat


def meant_seat(view: View) -> Seat:
    """Whose pieces the answer is about: a person may decide for a Rival."""
    return NOBODY if view.question is None else view.question.player


def past_value(view: View) -> PastValue:
    """The Conflict that is being fought lies apart."""
    return PastValue(tuple(card for card in view.conflict_pile if card != view.conflict or view.over))
