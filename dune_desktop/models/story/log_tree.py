"""The log as a tree of rounds, turns and lines, for whoever looks; it follows the history of the game.

A turn says in one line who did what, with the icons of what that brought; its lines are the details.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from attrs import define, field
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QSortFilterProxyModel

from dune_desktop.engine import events
from dune_desktop.engine.events import PHASE, ROUND, Event
from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TEXT_ROLES, TOOL_TIP, Index
from dune_desktop.models.story.nesting import Deed, NestedEvent, Telling
from dune_desktop.models.story.touched import Gains, add_gains, gain_signs, touched
from dune_desktop.models.trees import TreeModel, TreeNode
from dune_desktop.records.record import RecordStep
from dune_desktop.text.folding import folded
from dune_desktop.text.log.sentences import heading, line
from dune_desktop.text.signs import Signs
from dune_desktop.text.translating import Texts

Story = Texts("Story")

#: Kinds of rows. A chapter is a round, the setup before the first one, or the end of the game; a turn is a seat's, or
#: another phase of the round.
CHAPTER, TURN, LINE = "chapter", "turn", "line"


@define(eq=False)
class LogEntry:
    """A row of the log: the event that it tells, and in which step of the history that happened."""

    kind: str
    step: int
    event: Event | None
    seat: Seat
    #: Of a chapter or a turn: events that named it, with their steps; the last one counts.
    names: list[tuple[int, Event]] = field(factory=list)
    #: The wording in the language and for the eyes of now; made when it is asked for.
    words: str | None = None
    #: Of a line: the address of the effect whose outcome it is.
    cause: str | None = ""
    #: Of a turn: what the seat gained in it; made when it is asked for.
    signs: Signs | None = None


Line = TreeNode[LogEntry]


class LogModel(TreeModel[LogEntry]):
    """Rounds, their turns, and a line for each event that has something to say."""

    READERS: ClassVar[dict[int, str]] = {
        DISPLAY: "text",
        TOOL_TIP: "text",
        SPOKEN: "text",
        Role.SIGNS: "signs_of",
        Role.REFS: "refs_of",
        Role.VALUE: "event_of",
    }
    FIELDS: ClassVar[dict[int, str]] = {Role.KIND: "kind", Role.SEAT: "seat", Role.STEP: "step"}

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(LogEntry(CHAPTER, 0, None, NOBODY), parent)
        self.names = names
        #: None: all that the events hold is told.
        self.viewer: Seat | None = WATCHER
        self._telling = Telling(names.edition)
        #: The rows of deeds; None: of the setup.
        self._rows: dict[Deed | None, Line] = {}
        #: Lines that some seats are told less of.
        self._secrets: list[Line] = []
        #: Rows that are made but not shown yet, by the row that they go below.
        self._fresh: dict[Line, list[Line]] = {}
        #: Rows below this number are shown.
        self._shown_below = 0

    # ------------------------------------------------------------ following

    def sync(self, history: Sequence[RecordStep], viewer: Seat | None) -> None:
        """Tell what the viewer may know of this history; only its difference to before is touched."""
        self._look_as(viewer)
        known = len(self._telling.steps)
        first = self._telling.follow(history)
        if first < known:
            self._rewind(first)
        self._shown_below = TreeNode(self._top.value, None).number
        for one in self._telling.since(first):
            self._tell(one)
        fresh, self._fresh = self._fresh, {}
        for parent, nodes in fresh.items():
            self._grow(parent, nodes)

    def _look_as(self, viewer: Seat | None) -> None:
        before, self.viewer = self.viewer, viewer
        if before == viewer:
            return
        for node in self._secrets:
            if _reads(node.value.event, before) != _reads(node.value.event, viewer):
                self._reword(node)

    def _rewind(self, step: int) -> None:
        """Forget this step and all after it."""
        self._rows = {deed: node for deed, node in self._rows.items() if node.value.step < step}
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
        if entry.names and entry.names[-1][0] >= step:
            entry.names = [named for named in entry.names if named[0] < step]
            self._reword(node)

    def _tell(self, one: NestedEvent) -> None:
        event = one.event
        if isinstance(event, events.PhaseBegan):  # it has a row when there is something to tell
            return
        place = self._place(one)
        if place.value.kind == TURN and event.begins != PHASE:
            self._name(place, one)
        if not isinstance(event, events.RoundBegan):  # the heading says it
            self._line(place, one)

    def _place(self, one: NestedEvent) -> Line:
        """Where a line goes: into the running turn, or between the turns of a chapter."""
        phase = one.within[PHASE]
        if phase in self._rows and phase is not None:
            return self._rows[phase]
        chapter = self._row(one.within[ROUND], CHAPTER, self._top, one)
        if phase is None or heading(phase.event, self.names.controller.game) is None:
            return chapter
        return self._row(phase, TURN, chapter, one)

    def _row(self, deed: Deed | None, kind: str, parent: Line, one: NestedEvent) -> Line:
        """The row of a deed, made when the first thing is told of it; before the first round, that of the setup."""
        if deed not in self._rows:
            step, event, seat = (one.place[0], None, NOBODY) if deed is None else (deed.place[0], deed.event, deed.seat)
            names = [] if event is None else [(step, event)]
            self._rows[deed] = self._add(parent, LogEntry(kind, step, event, seat, names))
        return self._rows[deed]

    def _name(self, turn: Line, one: NestedEvent) -> None:
        """Some events tell what kind of turn it is."""
        of_the_turn = one.seat == turn.value.seat or isinstance(one.event, events.Ranked)
        if of_the_turn and heading(one.event, self.names.controller.game) is not None:
            turn.value.names.append((one.place[0], one.event))
            if turn.number < self._shown_below:
                self._reword(turn)

    def _line(self, place: Line, one: NestedEvent) -> None:
        entry = LogEntry(LINE, one.place[0], one.event, one.seat, cause=one.cause)
        entry.words = self._wording(entry)
        if entry.words is not None:
            node = self._add(place, entry)
            self._count(place)
            if type(one.event).seen_by is not Event.seen_by or isinstance(one.event, events.Answered):
                self._secrets.append(node)

    def _add(self, parent: Line, entry: LogEntry) -> Line:
        node = TreeNode(entry, parent)
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

    def _wording(self, entry: LogEntry) -> str | None:
        if entry.event is None:
            return None
        return line(entry.event, self.names.controller.game, self.viewer, self.names.seat, entry.cause)

    def text(self, node: Line) -> str:
        entry = node.value
        if entry.words is None:
            entry.words = self._wording(entry) if entry.kind == LINE else self._heading(entry)
        return entry.words or ""

    def _heading(self, entry: LogEntry) -> str | None:
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
        for told in (child.value for child in turn.children):
            if told.event is not None and told.seat == turn.value.seat:
                add_gains(found, told.event)
        return found

    # ------------------------------------------------------------ roles

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


# ---------------------------------------------------------------- the part that one looks for


class LogFilter(QSortFilterProxyModel):
    """Lines that are about a seat, or of its turns, and that hold a text; with the rounds and turns around them."""

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seat: Seat = NOBODY
        self.find = ""
        self.setRecursiveFilteringEnabled(True)
        self.setAutoAcceptChildRows(True)
        self.setSourceModel(log)

    def look_for(self, seat: Seat, find: str) -> None:
        """Keep what is about this seat, NOBODY: about any, and holds this text."""
        wanted = seat, folded(find.strip())
        if wanted == (self._seat, self.find):
            return
        if hasattr(self, "endFilterChange"):
            self.beginFilterChange()
            self._seat, self.find = wanted
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        else:  # before Qt 6.10
            self._seat, self.find = wanted
            self.invalidateRowsFilter()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        index = self.sourceModel().index(row, 0, parent)
        about = self._seat == NOBODY or self._seat in (index.data(Role.SEAT), parent.data(Role.SEAT))
        return about and (not self.find or self.find in folded(str(index.data(DISPLAY))))
