"""What was found at one position of a game. Chances are whole numbers, so that what they are made of adds up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import frozen

from dune_desktop.bots.advice import Rated
from dune_desktop.engine.names import Seat

#: What is certain; a chance is so many parts of it.
CERTAIN: Final = 10_000
#: By seat, what makes ``CERTAIN`` together.
Chances = tuple[int, ...]


@frozen
class Verdict:
    """An answer beside the best one."""

    taken: Rated
    #: Nothing where no answer was better.
    better: Rated | None
    #: By how much the better one raises the own chance.
    cost: int
    #: The best answer was searched for, not only foreseen to the end of the own turn.
    searched: bool


@frozen
class Finding:
    """A position in which somebody was asked."""

    position: int
    seat: Seat
    #: How likely each seat wins, before the answer.
    chances: Chances
    #: After it, as it would be on average over all that nobody could know.
    expected: Chances
    #: Nothing where there was only one answer.
    verdict: Verdict | None = None


def whole(shares: Sequence[float]) -> Chances:
    """Round them so that they make ``CERTAIN`` together: what is left goes to those that lost most."""
    exact = [share * CERTAIN for share in shares]
    rounded = [int(one) for one in exact]
    lost = sorted(range(len(exact)), key=lambda seat: rounded[seat] - exact[seat])
    for seat in lost[: CERTAIN - sum(rounded)]:
        rounded[seat] += 1
    return tuple(rounded)


def mean(several: Iterable[Sequence[float]]) -> list[float]:
    """The average of each seat's chances."""
    columns = list(zip(*several, strict=True))
    return [sum(column) / len(column) for column in columns]
