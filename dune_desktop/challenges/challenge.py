"""What a challenge is, and the files that those of the program stand in."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from attrs import evolve, field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.events import Event, Ranked
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.state import Player, Table

#: Where whoever tries usually sits. The others have revealed: the solver ends the round alone.
SOLVER: Final[Seat] = 0
#: What can be learned from one.
AGENTS, CONFLICT, BUYING, INFLUENCE, INTRIGUE, REVEAL = (
    "agents", "conflict", "buying", "influence", "intrigue", "reveal",
)  # fmt: skip
TOPICS: Final = (AGENTS, CONFLICT, BUYING, INFLUENCE, INTRIGUE, REVEAL)
#: The hardest.
HARDEST: Final = 5
#: By file.
BOARDS: Final = ("base", "uprising")
#: Troops of somebody who has as many swords, too.
_OVERWHELMING: Final = 9
_OWN_KEYS: Final = ("id", "level", "topic", "goal", "solution")


@frozen(kw_only=True)
class Goal:
    """What the solver must have before the round is over, all of it at one moment."""

    #: At least so many.
    points: int = 0
    solari: int = 0
    spies: int = 0
    swordmaster: bool = False
    council: bool = False
    #: One's own copy of it.
    card: str = ""
    #: To be first when the game is over.
    win: bool = False
    #: The points are those of this Conflict.
    conflict: bool = False
    #: To win this Conflict, whatever it brings.
    victory: bool = False

    def reached(self, table: Table, seat: Seat = SOLVER, events: Iterable[Event] = ()) -> bool:
        """Tell whether the solver has all of it now; ``events``: what has happened that could be a victory."""
        me = table.players[seat]
        return (
            me.vp >= self.points
            and me.solari >= self.solari
            and len(me.spies) >= self.spies
            and (me.swordmaster or not self.swordmaster)
            and (me.council or not self.council)
            and (not self.card or self.card in _owned(table, me))
            and (not self.win or (table.over and final_order(table)[0] == seat))
            and (not self.victory or any(isinstance(event, Ranked) and event.winner == seat for event in events))
        )


def _owned(table: Table, player: Player) -> Iterator[str]:
    """The cards of a seat that it sees."""
    seen = (*player.hand, *player.discard, *player.played, *player.revealed)
    return (table.cards[card].id for card in seen if card != NOBODY)


@frozen(kw_only=True)
class Made:
    """What is known of a challenge that a person has made."""

    title: str
    hint: str = ""
    #: By how many ways the goal is reached; ``every``: all of them were found, and not only some.
    ways: int = 0
    every: bool = False
    #: The solution leads there whatever lies in the decks.
    sure: bool = False


@frozen
class Challenge:
    """A position, a goal, and a way that leads there."""

    id: str
    edition: str
    #: From 1 to 5.
    level: int
    goal: Goal
    #: As scenarios write it.
    position: dict[str, Any] = field(repr=False)
    solution: tuple[Action, ...] = field(repr=False)
    #: One of ``TOPICS``.
    topic: str = AGENTS
    #: Where the solver sits.
    seat: Seat = SOLVER
    #: Of those of the program nothing: ``text/challenges.py`` has their words.
    made: Made | None = None

    @property
    def lost(self) -> bool:
        """The Conflict can't be won, whatever is deployed: that is how it is taken out of one of the program."""
        if self.made is not None:
            return False
        return any(self.position[seat].get("troops") == _OVERWHELMING for seat in ("seat1", "seat2"))

    @property
    def round(self) -> int:
        """In which round it is to be done."""
        return int(self.position.get("round", 1))

    def named(self, title: str, hint: str) -> Challenge:
        """The same, as its maker calls it now."""
        assert self.made is not None
        return evolve(self, made=evolve(self.made, title=title, hint=hint))

    def reached(self, table: Table, events: Iterable[Event] = ()) -> bool:
        """Tell whether the solver is where it is to come."""
        return self.goal.reached(table, self.seat, events)

    def is_over(self, table: Table) -> bool:
        """Tell whether the time for it has come to an end."""
        return table.round != self.round or table.over


@cache
def challenges() -> dict[str, Challenge]:
    """All of them by id, the easy ones first."""
    found = [one for board in BOARDS for one in _read(board)]
    return {one.id: one for one in sorted(found, key=lambda one: one.level)}


def _read(board: str) -> Iterator[Challenge]:
    tables = tomllib.loads(files(__package__).joinpath(f"{board}.toml").read_text(encoding="utf-8"))
    for table in tables["challenge"]:
        own = {key: table.pop(key) for key in _OWN_KEYS}
        solution = tuple(map(Action.parse, own["solution"]))
        position = _laid_over(tables["usual"], table)
        goal = Goal(**own["goal"])
        yield Challenge(own["id"], tables["edition"], own["level"], goal, position, solution, own["topic"])


def _laid_over(usual: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """What a challenge says stands in the place of what is usual, for each seat by itself."""
    seats = {key: usual[key] | table.get(key, {}) for key in usual if isinstance(usual[key], dict)}
    return usual | table | seats
