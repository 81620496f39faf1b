"""The commands of a game that is played: what answers, why not, and letters that find."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from dune_desktop.models import refs
from dune_desktop.models.refs import Ref
from dune_desktop.windows.commands import DIGIT_COMMANDS
from dune_desktop.windows.table.shown_keys import ShownKeys

if TYPE_CHECKING:
    from dune_desktop.windows.table.table_page import TablePage

_ENDS: Final = (refs.END_BUTTON, refs.DONE_BUTTON, refs.PASS_BUTTON)
_NOT_LETTERS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TableKeys(ShownKeys):
    """Answers the question of the table page by keys."""

    _page: TablePage

    def handlers(self) -> dict[str, Callable[[], object]]:
        page = self._page
        handlers: dict[str, Callable[[], object]] = {
            "undo": page.controller.undo,
            "redo": page.controller.redo,
            "end": self._end,
            "rest": partial(page.answering.choose, refs.REST_BUTTON),
            "reveal": partial(page.answering.choose, refs.REVEAL_BUTTON),
            "pass_on": partial(page.answering.choose, refs.PASS_ALL_BUTTON),
        }
        for command in DIGIT_COMMANDS:
            other = 0 if command.id.startswith("other") else None
            handlers[command.id] = partial(self._press, command.id[-1], other)
        return super().handlers() | handlers | {"why": self._why}

    # ------------------------------------------------------------ commands

    def _press(self, digit: str, variant: int | None) -> None:
        decision = self._page.decision
        if decision.page is decision.ask:
            self._page.answering.press(digit, variant)

    def _end(self) -> None:
        """Whatever ends what is asked, or why that is not to be ended yet."""
        decision = self._page.decision
        if decision.page is not decision.ask:
            return
        if any(map(self._page.answering.choose, _ENDS)):
            self.take_home()  # the panel says what Enter does next
        else:
            any(map(decision.ask.explain, _ENDS))

    def _why(self) -> None:
        """The rule behind what is refused, in the panel, then in the help; of all else what it is, or the help."""
        page, ask = self._page, self._page.decision.ask
        if page.decision.page is not ask:
            self.tell_why()
        elif ask.cited:
            page.rule_asked.emit(ask.cited)
        elif not any(map(ask.explain, self._meant())) and (page.view.hasFocus() or not ask.options.show_refused()):
            self.tell_why()

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
        page = self._page
        if super().press(event):
            return True
        if page.keys.of(event) == "big_card" and page.decision.page is page.decision.wait:
            page.decision.wait.press()
        elif self._finds(event):
            page.decision.ask.seek(event.text())
        else:
            return page.decision.page is page.decision.ask and page.decision.ask.options.step_by_key(event)
        return True

    def take(self) -> None:
        """On the table Enter does what it does in the panel, where no piece has it."""
        page = self._page
        if QApplication.focusWidget() in (page, page.view):
            page.decision.take()
        else:
            super().take()

    def _finds(self, event: QKeyEvent) -> bool:
        """Letters find in lists, and from the table too."""
        page = self._page
        asks = page.view.hasFocus() and page.decision.page is page.decision.ask
        return asks and event.text().isalpha() and not event.modifiers() & _NOT_LETTERS
