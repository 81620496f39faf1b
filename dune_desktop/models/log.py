"""The log as a tree of rounds, turns and lines, for whoever looks; it follows the history of the game.

A turn says in one line who did what, with the icons of what that brought; its lines are the details.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from attrs import define, field
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject

from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models.gains import Gains, add_gains, gain_signs
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TEXT_ROLES, TOOL_TIP
from dune_desktop.models.touched import seat_of, touched
from dune_desktop.models.trees import Node, TreeModel
from dune_desktop.text.log import heading, line, with_causes
from dune_desktop.text.pictograms.signs import Signs
from dune_desktop.text.tongue import Context

if TYPE_CHECKING:
    from dune_desktop.records.record import Step

Story = Context("Story")

#: Kinds of rows. A chapter is a round, the setup before the first one, or the end of the game.
CHAPTER, TURN, LINE = "chapter", "turn", "line"
_OPENS_CHAPTER: Final = (events.RoundBegan, events.GameOver)
_OPENS_TURN: Final = (events.TurnBegan, events.CombatBegan)
#: What happens when a combat is over (R22, R23.2); in turns these are events like others.
_AFTER_COMBAT: Final = (events.BonusSpice, events.MentatMoved)
#: Events that some seats are told less of.
_SECRETS: Final = (events.Drew, events.DrewIntrigue, events.Looked, events.Stole, events.Answered)
_STILL_OPEN: Final = 1 << 30


@define(eq=False)
class Entry:
    """A row of the log: the event that it tells, and in which step of the history that happened."""

    kind: str
    step: int
    event: Event | None
    seat: Seat
    #: Of a chapter or a turn: events that named it, with their steps; the last one counts.
    names: list[tuple[int, Event]] = field(factory=list)
    #: The step in which a turn ended.
    ended: int = _STILL_OPEN
    #: The wording in the language and for the eyes of now; made when it is asked for.
    words: str | None = None
    #: Of a line: the address of the effect that has led to it, if that has no line of its own.
    cause: str = ""
    #: Of a turn: what the seat gained in it; made when it is asked for.
    signs: Signs | None = None


Line = Node[Entry]


class LogModel(TreeModel[Entry]):
    """Rounds, their turns, and a line for each event that has something to say."""

    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "text",
        SPOKEN: "text",
        Role.KIND: "kind_of",
        Role.SEAT: "seat_of",
        Role.SIGNS: "signs_of",
        Role.STEP: "step_of",
        Role.REFS: "refs_of",
        Role.VALUE: "event_of",
    }

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(Entry(CHAPTER, 0, None, NOBODY), parent)
        self.names = names
        #: None: all that the events hold is told.
        self.viewer: Seat | None = WATCHER
        self._told: list[Step] = []
        self._secrets: list[Line] = []
        #: Rows that are made but not shown yet, by the row that they go below.
        self._fresh: dict[Line, list[Line]] = {}
        #: Rows below this number are shown.
        self._shown_below = 0

    # ------------------------------------------------------------ following

    def sync(self, history: Sequence[Step], viewer: Seat | None) -> None:
        """Tell what the viewer may know of this history; only its difference to before is touched."""
        self._look_as(viewer)
        kept = next((n for n, step in enumerate(self._told) if n >= len(history) or step is not history[n]), None)
        if kept is not None:
            self._rewind(kept)
        if len(history) > len(self._told):
            self._go_on(history)

    def _look_as(self, viewer: Seat | None) -> None:
        before, self.viewer = self.viewer, viewer
        if before == viewer:
            return
        for node in self._secrets:
            if _reads(node.value.event, before) != _reads(node.value.event, viewer):
                self._reword(node)

    def _rewind(self, step: int) -> None:
        """Forget this step and all after it."""
        del self._told[step:]
        self._secrets = [node for node in self._secrets if node.value.step < step]
        node: Line | None = self._top
        while node is not None:
            children = node.children
            keep = next((n for n, child in enumerate(children) if child.value.step >= step), len(children))
            self._cut(node, keep)
            self._unname(node, step)
            self._count(node)
            node = node.children[-1] if node.children else None

    def _unname(self, node: Line, step: int) -> None:
        entry = node.value
        if entry.ended >= step:
            entry.ended = _STILL_OPEN
        if entry.names and entry.names[-1][0] >= step:
            entry.names = [named for named in entry.names if named[0] < step]
            self._reword(node)

    def _go_on(self, history: Sequence[Step]) -> None:
        self._shown_below = Node(self._top.value, None).number
        for number in range(len(self._told), len(history)):
            for event, cause in with_causes(history[number].events, self.names.edition):
                self._tell(number, event, cause)
        self._told = list(history)
        fresh, self._fresh = self._fresh, {}
        for parent, nodes in fresh.items():
            self._grow(parent, nodes)

    def _tell(self, step: int, event: Event, cause: str) -> None:
        if isinstance(event, _OPENS_CHAPTER):
            self._add(self._top, Entry(CHAPTER, step, event, NOBODY, [(step, event)]))
        elif isinstance(event, _OPENS_TURN):
            self._add(self._chapter(step), Entry(TURN, step, event, seat_of(event), [(step, event)]))
        self._leave_combat(step, event)
        place = self._place(step)
        if place.value.kind == TURN and not isinstance(event, (*_OPENS_TURN, *_AFTER_COMBAT)):
            self._name(place, step, event)
        self._line(place, step, event, cause)
        if isinstance(event, events.TurnEnded):
            place.value.ended = step

    def _leave_combat(self, step: int, event: Event) -> None:
        """No event says that a combat is over; what comes next does."""
        running = self._place(step).value
        after = isinstance(event, _AFTER_COMBAT)
        if isinstance(running.event, events.CombatBegan) and after:
            self._add(self._chapter(step), Entry(TURN, step, event, NOBODY, [(step, event)]))
        elif running.kind == TURN and isinstance(running.event, _AFTER_COMBAT) and not after:
            running.ended = step

    def _name(self, turn: Line, step: int, event: Event) -> None:
        """Some events tell what kind of turn it is."""
        of_the_turn = seat_of(event) == turn.value.seat or isinstance(event, events.Ranked)
        if of_the_turn and heading(event, self.names.controller.game) is not None:
            turn.value.names.append((step, event))
            if turn.number < self._shown_below:
                self._reword(turn)

    def _line(self, place: Line, step: int, event: Event, cause: str) -> None:
        if isinstance(event, events.RoundBegan):  # the heading says it
            return
        entry = Entry(LINE, step, event, seat_of(event), cause=cause)
        entry.words = self._wording(entry)
        if entry.words is not None:
            node = self._add(place, entry)
            self._count(place)
            if isinstance(event, _SECRETS):
                self._secrets.append(node)

    # ------------------------------------------------------------ where rows go

    def _last(self, node: Line) -> Line | None:
        below = self._fresh.get(node) or node.children
        return below[-1] if below else None

    def _chapter(self, step: int) -> Line:
        """The running one; before the first round, the setup."""
        return self._last(self._top) or self._add(self._top, Entry(CHAPTER, step, None, NOBODY))

    def _place(self, step: int) -> Line:
        """Where a line goes: into the running turn, or between the turns of a chapter."""
        chapter = self._chapter(step)
        last = self._last(chapter)
        running = last is not None and last.value.kind == TURN and last.value.ended == _STILL_OPEN
        return last if last is not None and running else chapter

    def _add(self, parent: Line, entry: Entry) -> Line:
        node = Node(entry, parent)
        if parent is self._top or parent.number < self._shown_below:
            self._fresh.setdefault(parent, []).append(node)
        else:
            parent.children.append(node)
        return node

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        """The language changed: the words of all rows did."""
        for node in self._top.walk():
            node.value.words = None
        super().retranslate()

    def _reword(self, node: Line) -> None:
        node.value.words = None
        index = self.index_of(node)
        self.dataChanged.emit(index, index, list(TEXT_ROLES))

    def _wording(self, entry: Entry) -> str | None:
        if entry.event is None:
            return None
        return line(entry.event, self.names.controller.game, self.viewer, self.names.seat, entry.cause)

    def text(self, node: Line) -> str:
        entry = node.value
        if entry.words is None:
            entry.words = self._wording(entry) if entry.kind == LINE else self._heading(entry)
        return entry.words or ""

    def _heading(self, entry: Entry) -> str | None:
        if not entry.names:
            return Story.tr("Setup")
        return heading(entry.names[-1][1], self.names.controller.game, self.names.seat)

    # ------------------------------------------------------------ what a turn brought

    def _count(self, node: Line) -> None:
        """Something was told of it, or is no longer: its icons are other ones."""
        entry = node.value
        counted, entry.signs = entry.signs, None
        if counted is not None:
            index = self.index_of(node)
            self.dataChanged.emit(index, index, [Role.SIGNS])

    def signs_of(self, node: Line) -> Signs:
        """What the seat gained in its turn."""
        entry = node.value
        if entry.kind != TURN or entry.seat == NOBODY:
            return ()
        if entry.signs is None:
            entry.signs = gain_signs(self._gains(node))
        return entry.signs

    def _gains(self, turn: Line) -> Gains:
        found: Gains = {}
        for line_ in (child.value for child in turn.children):
            if line_.event is not None and line_.seat == turn.value.seat:
                add_gains(found, line_.event)
        return found

    # ------------------------------------------------------------ roles

    def kind_of(self, node: Line) -> str:
        return node.value.kind

    def seat_of(self, node: Line) -> Seat:
        return node.value.seat

    def step_of(self, node: Line) -> int:
        return node.value.step

    def event_of(self, node: Line) -> Event | None:
        """What the viewer may know of it."""
        event = node.value.event
        return event if event is None or self.viewer is None else event.seen_by(self.viewer)

    def refs_of(self, node: Line) -> tuple[Ref, ...]:
        """Everything that the line touched, or the lines of the turn did."""
        if node.value.kind == LINE:
            event = self.event_of(node)
            return () if event is None else touched(event, self.names.edition)
        if node.value.kind == TURN:
            return tuple(dict.fromkeys(ref for child in node.children for ref in self.refs_of(child)))
        return ()


def _reads(event: Event | None, viewer: Seat | None) -> Any:
    """What the wording for this viewer depends on."""
    if isinstance(event, events.Answered):
        return viewer in (None, event.seat)
    return event if event is None or viewer is None else event.seen_by(viewer)


def row_at(log: QAbstractItemModel, step: int) -> QModelIndex:
    """The last row of the log, or of a part of it, that tells of this step or of one before."""
    found = QModelIndex()
    while True:
        rows = (log.index(row, 0, found) for row in range(log.rowCount(found) - 1, -1, -1))
        below = next((row for row in rows if row.data(Role.STEP) <= step), None)
        if below is None:
            return found
        found = below


def heading_at(log: QAbstractItemModel, step: int) -> QModelIndex:
    """The turn in which this step is told, or the chapter between turns."""
    found = row_at(log, step)
    while found.data(Role.KIND) == LINE:
        found = found.parent()
    return found
