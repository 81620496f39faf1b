"""The sides of a choice as big tiles, side by side: icons, and the same in words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dune_desktop.models.choices import Choice
from dune_desktop.scene import tokens
from dune_desktop.scene.faces import draw_state
from dune_desktop.scene.fitting import draw_fitted, fit
from dune_desktop.scene.look import Look
from dune_desktop.scene.signs import draw_signs
from dune_desktop.windows.chrome import Align, focus_ring, in_units, rounded

SIDE = QSize(230, 150)
#: Where many stand beside each other.
NARROW_SIDE = QSize(196, 150)
_AIR = 12.0


class Side(QAbstractButton):
    """One side. It is pressed like a row of the option list."""

    def __init__(self, choice: Choice, look: Look, size: QSize = SIDE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self._look = look
        self.setText(choice.title)
        self.setToolTip(choice.reason or choice.words)
        self.setEnabled(not choice.refused)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(size * look.u)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as rect:
            self._paint(painter, rect.adjusted(_AIR, _AIR, -_AIR, -_AIR))
        painter.end()

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        theme, choice = self._look.theme, self.choice
        rounded(painter, rect, tokens.RADIUS_BOX, theme.raised if self.underMouse() else theme.box, theme.rule)
        width = rect.width() - 2 * tokens.S8
        signs = QRectF(rect.x() + tokens.S8, rect.y() + tokens.S8, width, rect.height() * 0.5)
        draw_signs(
            painter, choice.signs, signs, tokens.ICON_32, theme, align=Align.AlignCenter, rows=2, dim=choice.refused
        )
        words = QRectF(signs.x(), signs.bottom(), width, rect.height() * 0.5 - tokens.S16)
        colour = theme.muted if choice.refused else theme.text
        draw_fitted(painter, fit(choice.title, width, tokens.BODY, 600, lines=3), words, colour, Align.AlignCenter)
        if not choice.refused:
            draw_state(painter, rect, "lit", choice.key, choice.sealed, self._look)
        if self.hasFocus():
            focus_ring(painter, rect.adjusted(-6, -6, 6, 6), tokens.RADIUS_PANEL, self._look)
