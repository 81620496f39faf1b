"""The commands of the table, and where its keyboard is: F6 goes round its regions, letters find, Enter and Esc."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from dune_desktop.engine.names import NOBODY
from dune_desktop.models import refs, zones
from dune_desktop.models.refs import Ref
from dune_desktop.scene.table_scene import BOARD, ROW, TRAY
from dune_desktop.windows.commands import BY_ID, COMMANDS, DIGIT_COMMANDS, FOCUS, title
from dune_desktop.windows.overlay import Overlay

if TYPE_CHECKING:
    from dune_desktop.windows.table_page import TablePage

#: Where F6 goes, in this order.
_REGIONS: Final = ("options", TRAY, BOARD, ROW, "seats", "log")
_ENDS: Final = (refs.END_BUTTON, refs.DONE_BUTTON, refs.PASS_BUTTON)
#: Not while somebody writes.
_ANSWERS: Final = ("undo", "redo", "end", "reveal", "pass_on")
_NOT_LETTERS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TableKeys(QObject):
    """Made when all parts of the page are there."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        #: The part of the scene where the keyboard was last.
        self._region = TRAY
        self.actions = self._make_actions()

    def _make_actions(self) -> dict[str, QAction]:
        """For shortcuts and menus, by the id of the command."""
        page = self._page
        deeds: dict[str, Callable[[], object]] = {
            "undo": page.controller.undo,
            "redo": page.controller.redo,
            "end": self._end,
            "reveal": partial(page.asking.choose, refs.REVEAL_BUTTON),
            "pass_on": partial(page.asking.choose, refs.PASS_ALL_BUTTON),
            "why": self._why,
            "since": page.since.walk,
            "row": partial(page.open_pile, zones.ROW),
            "next_region": partial(self._next_region, 1),
            "previous_region": partial(self._next_region, -1),
            "log": page.toggle_log,
            "words": page.toggle_words,
            "menu": page.menu_asked.emit,
        }
        for command in DIGIT_COMMANDS:
            other = 0 if command.id.startswith("other") else None
            deeds[command.id] = partial(self._press, command.id[-1], other)
        made = {}
        for command in (*COMMANDS, *DIGIT_COMMANDS):
            if command.scope != FOCUS:
                action = page.keys.action(command, page)
                action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
                action.triggered.connect(partial(self._do, command.id, deeds[command.id]))
                page.addAction(action)
                made[command.id] = action
        return made

    def change(self, overrides: Mapping[str, str]) -> None:
        """The settings gave commands other keys."""
        keys = self._page.keys
        keys.change(overrides)
        for name, action in self.actions.items():
            action.setShortcuts(keys.sequences(name))

    def retranslate(self) -> None:
        """The language changed."""
        for name, action in self.actions.items():
            action.setText(title(BY_ID[name]))

    # ------------------------------------------------------------ commands

    def _do(self, command: str, deed: Callable[[], object], _checked: bool = False) -> None:
        """Whatever is done ends what still moves; under a sheet nothing is done, and who writes plays no game."""
        writes = isinstance(QApplication.focusWidget(), QLineEdit)
        if self.sheet() is None and not (writes and command in _ANSWERS):
            self._page.scene.still()
            deed()

    def sheet(self) -> Overlay | None:
        """What lies over the whole page, if anything does."""
        return next((sheet for sheet in self._page.findChildren(Overlay) if sheet.isVisible()), None)

    def _press(self, digit: str, variant: int | None) -> None:
        decision = self._page.decision
        if decision.page is decision.ask:
            self._page.asking.press(digit, variant)

    def _end(self) -> None:
        """Whatever ends what is asked, or why that is not to be ended yet."""
        decision = self._page.decision
        if decision.page is decision.ask and not any(map(self._page.asking.choose, _ENDS)):
            any(map(decision.ask.explain, _ENDS))

    def _why(self) -> None:
        """The rule behind what is refused, in the panel, then in the help; help for all else."""
        page, ask = self._page, self._page.decision.ask
        if page.decision.page is not ask:
            page.help_asked.emit()
        elif ask.cited:
            page.rule_asked.emit(ask.cited)
        elif not any(map(ask.explain, self._meant())) and not ask.options.show_refused():
            page.help_asked.emit()

    def _meant(self) -> Iterator[Ref | None]:
        """What one may wonder about, the likeliest first."""
        page, ask = self._page, self._page.decision.ask
        yield ask.declined
        if page.view.hasFocus():
            yield page.scene.cursor.ref
        yield page.scene.pointer.ref
        yield ask.at
        row = ask.options.choice()
        yield None if row is None else row.ref

    # ------------------------------------------------------------ keys that nothing below the page wanted

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something."""
        page = self._page
        command = page.keys.of(event)
        if command == "back":
            page.back()
        elif command == "take":
            self._take()
        elif command == "big_card" and page.controller.busy:
            page.controller.step()
        elif self._finds(event):
            page.decision.ask.seek(event.text())
        else:
            return page.decision.page is page.decision.ask and page.decision.ask.options.step_by_key(event)
        return True

    def _take(self) -> None:
        """Enter presses a button; on the table it uncovers."""
        page, focus = self._page, QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()
        elif focus in (page, page.view) and page.controller.covered_for != NOBODY:
            page.controller.uncover()

    def _finds(self, event: QKeyEvent) -> bool:
        """Letters find in lists, and from the table too."""
        page = self._page
        asks = page.view.hasFocus() and page.decision.page is page.decision.ask
        return asks and event.text().isalpha() and not event.modifiers() & _NOT_LETTERS

    # ------------------------------------------------------------ where the keyboard is

    def take_home(self) -> None:
        """Give the keyboard to the sheet that lies over the page, or to the decision panel."""
        sheet = self.sheet()
        if sheet is None:
            self._page.decision.take_home()
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
        for name, widgets in {"seats": (page.seats,), "log": (page.log, page.since, page.words)}.items():
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
            page.decision.take_home()
            return True
        if name in (TRAY, BOARD, ROW):
            if page.scene.next_region(name):
                self._region = name
                page.view.setFocus()
                return True
            return False
        # Where there is room for one line only, the list of deeds is not there.
        panel = page.seats if name == "seats" else page.log if page.log.isVisible() else page.since.list
        panel.setFocus()
        return panel.isVisible()
