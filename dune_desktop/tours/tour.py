"""What a tour is made of: one file for each is data in these words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import Seat

#: The seat of whoever learns.
LEARNER: Seat = 0


@frozen
class TourStep:
    """Its id is that of its sentence."""

    id: str
    #: What is pointed at, as ``card dagger`` or ``space carthag``.
    points: tuple[str, ...] = field(default=(), kw_only=True)
    #: By the id of the space or card that was chosen in vain, the id of the sentence that says why not.
    tries: Mapping[str, str] = field(factory=dict, kw_only=True)


@frozen
class Remark(TourStep):
    """It is read, and nobody moves meanwhile."""


@frozen
class Task(TourStep):
    """Whoever learns does one of these, as actions are written; a verb alone is any action of it."""

    answers: tuple[str, ...] = ()
    #: The turn may be ended without it.
    optional: bool = field(default=False, kw_only=True)
    #: The sentence once part of the answer is chosen, if that is another.
    then: str = field(default="", kw_only=True)
    #: So many troops are to be deployed, by as many answers as one likes.
    troops: int = field(default=0, kw_only=True)
    #: What may be done meanwhile: whole actions, or their verbs.
    free: tuple[str, ...] = field(default=(), kw_only=True)


@frozen
class Showing(TourStep):
    """A seat plays this, and then it is read, if there is a sentence.

    An action after ``?`` is left out where it is not legal.
    """

    seat: Seat
    script: tuple[str, ...]

    def following(self, done: int) -> Iterator[tuple[int, Action]]:
        """What may come after so many lines of the script, each with how many are done then."""
        for number, text in enumerate(self.script[done:], done + 1):
            yield number, Action.parse(text.removeprefix("?"))
            if not text.startswith("?"):
                return

    def over(self, done: int) -> bool:
        """Nothing has to follow after so many lines."""
        return all(text.startswith("?") for text in self.script[done:])


@frozen
class Tour:
    """A position, as scenarios write it, and steps in the order in which they are told."""

    id: str
    edition: str
    position: dict[str, Any]
    steps: tuple[TourStep, ...]
    #: The ids of the steps with which chapters begin.
    chapters: tuple[str, ...] = ()

    def chapter(self, step: int) -> int:
        """The step with which the chapter of this one begins."""
        return max((n for n, one in enumerate(self.steps[: step + 1]) if one.id in self.chapters), default=0)
