"""The commands of a game on the table, and where its keyboard is: F6 goes round its regions; Enter and Esc."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from dune_desktop.models.refs import Ref
from dune_desktop.models.table import zones
from dune_desktop.scene.table.spoken import Spoken
from dune_desktop.scene.table.table_scene import BOARD, REGIONS, ROW, STRIP, TRACKS, TRAY
from dune_desktop.windows.table.board_sight import BoardSight
from dune_desktop.windows.table.preview import printed_on
from dune_desktop.windows.widgets.overlay import Overlay

if TYPE_CHECKING:
    from dune_desktop.windows.table.shown_page import ShownPage

#: Where F6 goes, in this order.
_REGIONS: Final = ("options", TRAY, BOARD, TRACKS, STRIP, ROW, "seats", "log")
#: Also where a sheet lies over the page.
_OVER_SHEETS: Final = ("menu", "collection")
#: Not while somebody writes.
_ANSWERS: Final = ("undo", "redo", "rest", "end", "reveal", "pass_on")


class ShownKeys(QObject):
    """Is made when all parts of the page are there."""

    def __init__(self, page: ShownPage) -> None:
        super().__init__(page)
        self._page = page
        #: The part of the scene where the keyboard was last.
        self._region = TRAY
        self._sight = BoardSight(page)
        self.spoken = Spoken(page.view)
        handlers = {command: partial(self._do, command, handler) for command, handler in self.handlers().items()}
        page.keys.handle(page, handlers, Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """What the commands of the page do, by their ids."""
        page = self._page
        return {
            "why": self.tell_why,
            "since": page.since.walk,
            "boards": page.toggle_boards,
            "row": self._open_row,
            "next_region": partial(self._next_region, 1),
            "previous_region": partial(self._next_region, -1),
            "log": page.toggle_log,
            "words": page.toggle_words,
            "menu": page.toggle_menu,
            "collection": self.look_up,
            **self._sight.handlers(),
        }

    def _open_row(self) -> None:
        """Open the Row larger; where it shares its line with the strip, turn that."""
        if not self._page.scene.turn_row():
            self._page.open_pile(zones.ROW)

    def tell_why(self) -> None:
        """The big card of what the keyboard or the pointer is on, with its rulings and rules; help for all else."""
        about = self._about()
        if about is None:
            self._page.help_asked.emit()
        else:
            self._page.show_big(about)

    def look_up(self) -> None:
        """Show everything in print; at the big card, or at what the keyboard or the pointer is on."""
        page, about = self._page, self._about()
        printed = None if about is None else printed_on(page.controller, about)
        page.collection_asked.emit(page.preview.face or printed)

    def _about(self) -> Ref | None:
        """The printed thing that the keyboard is on, or else the pointer."""
        page = self._page
        at = page.scene.cursor.ref if page.view.hasFocus() else None
        meant = (ref for ref in (at, page.scene.pointer.ref) if ref is not None)
        return next((ref for ref in meant if printed_on(page.controller, ref) is not None), None)

    # ------------------------------------------------------------ commands

    def _do(self, command: str, handler: Callable[[], object], _checked: bool = False) -> None:
        """Whatever is done ends what still moves; over a sheet few things are, and who writes plays no game."""
        writes = isinstance(QApplication.focusWidget(), QLineEdit)
        if (self.sheet() is None or command in _OVER_SHEETS) and not (writes and command in _ANSWERS):
            self._page.scene.still()
            handler()

    def sheet(self) -> Overlay | None:
        """What lies over the whole page, if anything does; of several the one on top, which was raised last."""
        return next((sheet for sheet in reversed(self._page.findChildren(Overlay)) if sheet.isVisible()), None)

    # ------------------------------------------------------------ keys that nothing below the page wanted

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something."""
        command = self._page.keys.of(event)
        if command == "back":
            return self._page.back()
        if command == "take":
            self.take()
        else:
            return False
        return True

    def take(self) -> None:
        """Press the button that has the keyboard."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()

    # ------------------------------------------------------------ where the keyboard is

    def take_home(self) -> None:
        """Give the keyboard to the sheet that lies over the page, or to the panel where it is at home."""
        sheet = self.sheet()
        if sheet is None:
            self._page.panel.take_home()
        else:
            sheet.setFocus()

    def seek(self, ref: Ref) -> None:
        """Put the keyboard on a piece of the table."""
        self._page.view.setFocus()
        self._page.scene.cursor.stand_on(ref)

    def _region_now(self) -> str:
        """Where the keyboard is, whoever put it there."""
        page, focus = self._page, QApplication.focusWidget()
        if focus is page.view:
            return page.scene.cursor_region() or self._region
        for name, widgets in {"seats": (page.seats,), "log": (page.log, page.since, page.words, page.boards)}.items():
            if focus is not None and any(widget is focus or widget.isAncestorOf(focus) for widget in widgets):
                return name
        return "options"

    def _next_region(self, step: int) -> None:
        """Give the keyboard to the next region that has something."""
        at = _REGIONS.index(self._region_now())
        for number in range(1, len(_REGIONS) + 1):
            if self._enter(_REGIONS[(at + step * number) % len(_REGIONS)]):
                return

    def _enter(self, name: str) -> bool:
        page = self._page
        if name == "options":
            page.panel.take_home()
            return True
        if name in REGIONS:
            if page.scene.next_region(name):
                self._region = name
                page.view.setFocus()
                return True
            return False
        # Where there is room for one line only, the list of deeds is not there.
        panel = page.seats if name == "seats" else page.log if page.log.isVisible() else page.since.list
        panel.setFocus()
        return panel.isVisible()
