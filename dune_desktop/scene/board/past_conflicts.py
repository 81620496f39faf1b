"""The Conflicts that were fought, in the corner that three seats leave free."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from dune_desktop.engine.names import CardNumber
from dune_desktop.engine.printed import Conflict
from dune_desktop.engine.view import View
from dune_desktop.scene.art.brass import draw_brass
from dune_desktop.scene.board.conflict import draw_level
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.land.window import scrim_of
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.painting import draw_text, faded, rounded
from dune_desktop.scene.drawing.tokens import CAPTION, LINE, RADIUS_PANEL, S2, S4, S8, SMALL, Theme
from dune_desktop.text.translating import Texts

Board = Texts("Board")

#: From card to card.
_ROW: Final = 20.0
#: Below this height it has no heading.
_LOW: Final = 46.0
#: What all of it is read on.
_QUIET: Final = 0.8


class PastConflictsItem(BoardItem[tuple[CardNumber, ...]]):
    """With three seats the fourth corner shows the Conflicts that were fought, the last one last."""

    radius = RADIUS_PANEL

    def follow(self, view: View) -> None:
        self.show_value(tuple(card for card in view.conflict_pile if card != view.conflict or view.over))

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        painter.fillPath(rounded(self.rect, self.radius), faded(scrim_of(theme.window, theme), _QUIET))
        draw_brass(painter, self.rect, self.radius, LINE)
        head = QRectF(S8, S4, self.rect.width() - 2 * S8, 18)
        if self.rect.height() < _LOW:  # it is a line of a table
            self._draw_cards(painter, theme, S4)
            return
        fitted = fit(Board.tr("Past Conflicts"), head.width(), CAPTION, fonts.SEMIBOLD, lines=1)
        draw_fitted(painter, fitted, head, theme.text2)
        self._draw_cards(painter, theme, head.bottom() + S2)

    def _draw_cards(self, painter: QPainter, theme: Theme, top: float) -> None:
        """Draws the last one first, as many as there is room for; the tooltip names the rest."""
        count = max(1, int((self.rect.height() - top - S4) // _ROW))
        for at, card in enumerate(reversed(self.value[-count:])):
            face = self.table.controller.face(card)
            if isinstance(face, Conflict):
                beside = _ROW if self.rect.height() < _LOW else 0.0
                rect = QRectF(S8, top + _ROW * at, self.rect.width() - 2 * S8 - beside, _ROW - S2)
                self._draw_card(painter, face, rect, theme)
        hidden = len(self.value) - count
        if hidden > 0:
            corner = self.rect.adjusted(0, S4, -S8, 0)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
            draw_text(painter, corner, f"+{hidden}", theme.text2, CAPTION, align=align)

    def _draw_card(self, painter: QPainter, face: Conflict, rect: QRectF, theme: Theme) -> None:
        draw_level(painter, face.level, QRectF(rect.left(), rect.top() + 1, 22, 16), theme)
        words = rect.adjusted(28, 0, 0, 0)
        fitted = fit(self.table.models.names.of_face(face), words.width(), SMALL, fonts.REGULAR, lines=1, elide=True)
        draw_fitted(painter, fitted, words, theme.text)

    def tip(self) -> str:
        names = map(self.table.models.names.card, self.value)
        return "\n".join((Board.tr("Past Conflicts"), *names))
