"""The keys of a command, drawn as the caps of a keyboard."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Align, line, rounded

#: Of a key: how high, how much wider than its letters, how thick at its foot; what stands between two keys.
_CAP, _AIR, _THICK, _PLUS = 24.0, 16.0, 3.0, 14.0
#: Keys that are pressed together, but for a plus that is a key itself.
_TOGETHER: Final = re.compile(r"(?<=[^+])\+")


class KeyCaps(Painted):
    """The keys of a command that are pressed together."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""

    def show_text(self, text: str) -> None:
        """Show this key, as the keyboard names it."""
        self.text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def _caps(self) -> list[str]:
        return _TOGETHER.split(self.text) if self.text else []

    @staticmethod
    def _wide(cap: str) -> float:
        return max(_CAP + 4, metrics(tokens.SMALL, 600).horizontalAdvance(cap) + _AIR)

    def wanted(self) -> QSizeF:
        caps = self._caps()
        return QSizeF(sum(map(self._wide, caps)) + _PLUS * max(0, len(caps) - 1) + 1, _CAP + _THICK)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme, left = self._look.theme, area.left()
        for number, cap in enumerate(self._caps()):
            if number:
                plus = QRectF(left, 0, _PLUS, _CAP)
                line(painter, plus, "+", tokens.SMALL, 600, theme.text2, Align.AlignHCenter)
                left += _PLUS
            top = QRectF(left, 0, self._wide(cap), _CAP)
            rounded(painter, top.adjusted(0, 0, 0, _THICK), tokens.RADIUS_CELL + 1, theme.rule, None)
            rounded(painter, top, tokens.RADIUS_CELL, theme.button, theme.rule)
            line(painter, top, cap, tokens.SMALL, 600, theme.text, Align.AlignHCenter)
            left = top.right()
