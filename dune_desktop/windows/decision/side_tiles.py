"""The sides of a choice as big tiles, side by side: icons, and the same in words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dune_desktop.models.asking.choices import Choice
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit, line_height
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces.flow import LEADING, flow
from dune_desktop.scene.faces.states import draw_state
from dune_desktop.scene.glyphs.sign_lines import draw_signs
from dune_desktop.windows.widgets.panels import Align, UnitButton, focus_ring, rounded

SIDE = QSize(230, 150)
#: Where many stand beside each other.
NARROW_SIDE = QSize(196, 150)
_AIR = 12.0
_MOST_LINES = 5
#: Icons, the first that fit.
_ICONS = (tokens.ICON_32, 28, tokens.ICON_24, 20)


class SideTile(UnitButton):
    """One side. It is pressed like a row of the option list."""

    def __init__(self, choice: Choice, look: Look, size: QSize = SIDE, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.choice, self._size = choice, size
        self.meaning = choice.ref, choice.title
        self.setText(choice.title)
        self.setToolTip(choice.reason or choice.words)
        self.setEnabled(not choice.refused)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(size * look.u)

    def wanted(self) -> tuple[float, float]:
        return self._size.width(), self._size.height()

    def paint_button(self, painter: QPainter, area: QRectF) -> None:
        theme, choice, rect = self._look.theme, self.choice, area.adjusted(_AIR, _AIR, -_AIR, -_AIR)
        rounded(painter, rect, tokens.RADIUS_BOX, theme.raised if self.underMouse() else theme.box, theme.rule)
        inner = rect.adjusted(tokens.S8, tokens.S8, -tokens.S8, -tokens.S8)
        words, fitted = QRectF(inner), fit(choice.title, inner.width(), tokens.BODY, 600, lines=_MOST_LINES)
        words.setTop(inner.bottom() - max(0.43 * inner.height(), line_height(fitted.font) * len(fitted.lines)))
        signs = QRectF(inner)
        signs.setBottom(words.top() - tokens.S2)
        self._paint_signs(painter, signs)
        colour = theme.muted if choice.refused else theme.text
        draw_fitted(painter, fitted, words, colour, Align.AlignCenter)
        if not choice.refused:
            draw_state(painter, rect, "lit", choice.key, choice.sealed, self._look)
        if self.hasFocus():
            focus_ring(painter, rect.adjusted(-6, -6, 6, 6), tokens.RADIUS_PANEL, self._look)

    def _paint_signs(self, painter: QPainter, room: QRectF) -> None:
        """In as many rows as they need."""
        found = flow((self.choice.signs,), room.width(), room.height(), _ICONS)
        row = QRectF(room.x(), room.center().y() - found.height / 2, room.width(), found.size)
        for signs in found.rows:
            draw_signs(
                painter, signs, row, found.size, self._look.theme, align=Align.AlignCenter, dim=self.choice.refused
            )
            row.translate(0, found.size + LEADING)
