"""A panel above that of decisions, which says one thing at a time and has buttons in a row: a guide, or a challenge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, line_height
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.panels import Align, Panel, PanelButton, announce, line, painting

#: How high the buttons are, and the title.
_BUTTONS, _TITLE = 28.0, 20.0
_PAD, _GAP = 10.0, 6.0
_LINES: Final = 5


class SayingPanel(Panel):
    """Whoever has something to say calls ``say``; each button is as wide as its share."""

    framed = True

    def __init__(self, look: Look, parent: QWidget, shares: tuple[float, ...]) -> None:
        super().__init__(look, parent)
        self._shares = shares
        self.buttons = tuple(PanelButton(look, self) for _ in shares)
        self._title = self._said = ""

    def say(self, text: str, title: str = "") -> None:
        """Say this from now on, below a title if there is one."""
        if (title, text) != (self._title, self._said):
            self._title, self._said = title, text
            whole = f"{title}: {text}" if title else text
            self.setAccessibleName(whole)
            announce(self, whole)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relook()

    def relook(self) -> None:
        super().relook()
        u = self.look.u
        width, height = self.width() / u, self.height() / u
        room = width - 2 * _PAD - (len(self.buttons) - 1) * _GAP
        left = _PAD
        for button, share in zip(self.buttons, self._shares, strict=True):
            wide = room * share / sum(self._shares)
            button.setGeometry(QRectF(left * u, (height - _PAD - _BUTTONS) * u, wide * u, _BUTTONS * u).toRect())
            left += wide + _GAP

    def _fitted(self, room: QRectF) -> Fitted:
        """Fit the sentence in letters as large as there is room for."""
        sizes = (tokens.HEADING, tokens.BODY, tokens.SMALL, tokens.CAPTION)
        tried = [fit(self._said, room.width(), size, 600, lines=_LINES) for size in sizes]
        lines = ((one, len(one.lines) * line_height(one.font)) for one in tried if not one.overflows)
        return next((one for one, height in lines if height <= room.height()), tried[-1])

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self.look.theme
        with painting(self, self.look.u) as (painter, rect):
            room = rect.adjusted(_PAD, _PAD - 2, -_PAD, -_PAD - _BUTTONS - _GAP)
            if self._title:
                head = QRectF(room.x(), room.y(), room.width(), _TITLE)
                line(painter, head, self._title, tokens.SMALL, 700, theme.text2)
                room.setTop(head.bottom())
            draw_fitted(painter, self._fitted(room), room, theme.text, Align.AlignLeft)
