"""Sentences over the window that something went wrong: one after another, each for some time, or until a click."""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.panels import announce, painting, rounded

#: Milliseconds for which each stands while somebody is there to read it.
_SHOWN: Final = 9000
_WIDTH: Final = 560
#: What somebody did just now is a matter of its own: who does something else has left the answer before behind.
ANSWER: Final = "answer"


@frozen
class _Said:
    text: str
    #: What it is about: of the same matter only what was said last is true.
    matter: str = ""
    #: It has stood there already, and was covered.
    seen: bool = False


def _same(said: _Said, other: _Said) -> bool:
    return said.text == other.text or (said.matter == other.matter != "")


class Notice(QLabel):
    """Stands at the top of its parent. What nobody has had the time to read comes again."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._window = look, parent
        self._shown: _Said | None = None
        self._waiting: list[_Said] = []
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN)
        self._timer.timeout.connect(self._time_is_up)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        parent.installEventFilter(self)
        self.hide()

    # ------------------------------------------------------------ what is said

    def tell(self, text: str, matter: str = "") -> None:
        """Say it after what is said already; at once in the place of what was said of the same matter."""
        said = _Said(text, matter)
        self._waiting = [one for one in self._waiting if not _same(said, one)]
        if self._shown is None or _same(said, self._shown):
            self._show(said)
        else:
            self._waiting.append(said)

    def answer(self, text: str, matter: str = ANSWER) -> None:
        """Say at once why what somebody has just asked for is not done; what that covers comes again."""
        said = _Said(text, matter)
        covered = [] if self._shown is None else [evolve(self._shown, seen=True)]
        self._waiting = [one for one in covered + self._waiting if not _same(said, one)]
        self._show(said)

    def over(self, matter: str, text: str = "") -> None:
        """The matter is settled: nobody is told of it any more, but who was is told that, if there is a ``text``."""
        unseen = any(one.matter == matter and not one.seen for one in self._waiting)
        self._waiting = [one for one in self._waiting if one.matter != matter]
        if text and not unseen:
            self.tell(text, matter)
        elif self._shown is not None and self._shown.matter == matter:
            self._next()

    # ------------------------------------------------------------ one after another

    def _next(self) -> None:
        if self._waiting:
            self._show(self._waiting.pop(0))
            return
        self._shown = None
        self._timer.stop()
        self.hide()

    def _time_is_up(self) -> None:
        if self._window.isActiveWindow():  # else nobody may have seen it
            self._next()

    def _show(self, said: _Said) -> None:
        self._shown = said
        self.setText(said.text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        if not said.seen:
            announce(self, said.text)

    def _place(self) -> None:
        u = self._look.u
        margin = round(tokens.S16 * u)
        self.setContentsMargins(margin, margin, margin, margin)
        width = min(round(_WIDTH * u), self._window.width() - 2 * margin)
        self.setFixedWidth(width)
        self.setMinimumHeight(0)  # a label is never asked to be lower than it was made
        self.setFixedHeight(self.heightForWidth(width))
        self.move((self._window.width() - width) // 2, round(tokens.S24 * 2 * u))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        if event.type() == QEvent.Type.WindowActivate and self._shown is not None and not self._timer.isActive():
            self._timer.start()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self._next()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        with painting(self, self._look.u) as (painter, rect):
            rounded(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), tokens.RADIUS_PANEL, theme.raised, theme.danger, 2)
        super().paintEvent(event)
