"""The contracts that can be taken: tiles that lie open, and how many are left in the bank."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.printed import Contract
from dune_desktop.engine.view import View
from dune_desktop.models.refs import CONTRACT
from dune_desktop.scene.board.item import ROUND, BoardItem, LyingCard, draw_empty, hung_at
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.painting import draw_text, mix, panel
from dune_desktop.scene.drawing.tokens import (
    CAPTION,
    ICON_13,
    ICON_16,
    ICON_18,
    ICON_19,
    ICON_24,
    LINE,
    RADIUS_BOX,
    S2,
    S4,
    SMALL,
)
from dune_desktop.scene.faces.states import CHOSEN
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.scene.layout import columns
from dune_desktop.scene.piece import SceneContext
from dune_desktop.text.box_signs import contract_reward
from dune_desktop.text.drawing import unit_signs
from dune_desktop.text.translating import Texts

Board = Texts("Board")

#: How many lie open (U18.1).
OPEN: Final = 2
BANK: Final = 22.0
_SIZES: Final = (ICON_24, ICON_19, ICON_18, ICON_16)


class TileItem(LyingCard):
    """A contract: what completes it above, what that gives below. Without one, an empty place."""

    beyond = ROUND
    named = CONTRACT

    def _tagged_place(self) -> QRectF:
        """The tag hangs on the lower right corner, as the name stands above."""
        return hung_at(self.rect.bottomRight() + QPointF(-S2, S4))

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        face = self.face
        if not isinstance(face, Contract):
            draw_empty(painter, self.rect, theme, RADIUS_BOX)
            return
        paper = mix(theme.paper, theme.accent, 0.4) if self.kind == CHOSEN else theme.paper
        panel(painter, self.rect, paper, theme.brass, line=LINE)
        high = self.rect.height()
        signs = unit_signs(contract_reward(face))
        wide = self.rect.width() - 2 * S2 - LINE
        fitting = (size for size in _SIZES if 2.6 * size <= high and signs_width(signs, size) <= wide)
        size = next(fitting, _SIZES[-1])
        title = self.table.models.names.card(self.value)
        fitted = fit(title, wide, SMALL if high >= 60 else CAPTION, fonts.SEMIBOLD, elide=True)
        if fitted.elided and high >= 3 * CAPTION + ICON_13 + S2:
            fitted, size = fit(title, wide, CAPTION, fonts.SEMIBOLD, lines=3, elide=True), ICON_13
        lower = QRectF(S2, self.rect.bottom() - size - S2 - (size > ICON_13) * S2, wide, size)
        upper = QRectF(S2, S2, wide, lower.top() - S2)
        draw_fitted(painter, fitted, upper, theme.ink, Qt.AlignmentFlag.AlignCenter)
        draw_signs(
            painter, signs, lower, size, theme, align=Qt.AlignmentFlag.AlignHCenter, dim=self.refused, ink=theme.ink
        )

    def tip(self) -> str:
        model = self.table.models.market
        return next((model.tip(row) for row in model.rows if row.key == self.value), "")


class BankItem(BoardItem[int]):
    """How many contracts are left."""

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        middle = self.rect.center()
        icon = QRectF(middle.x() - ICON_19 / 2, middle.y() - ICON_19 - S2, ICON_19, ICON_19)
        draw_glyph(painter, "contract", icon, theme, dim=not self.value)
        below = self.rect.adjusted(0, self.rect.height() / 2, 0, 0)
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        draw_text(painter, below, str(self.value), theme.text, align=align)

    def tip(self) -> str:
        return Board.tr("%n contract(s) left in the bank", "", self.value)


class ContractMarket:
    """The pieces of the market."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        self.tiles = [TileItem(table, NO_CARD, parent) for _ in range(OPEN)]
        self.bank = BankItem(table, 0, parent)

    def items(self) -> tuple[BoardItem[Any], ...]:
        return (*self.tiles, self.bank)

    def arrange(self, rect: QRectF) -> None:
        """Places the tiles, and the bank at their right."""
        for tile, place in zip(self.tiles, columns(rect.adjusted(0, 0, -BANK, 0), OPEN, S4), strict=True):
            tile.place(place)
        self.bank.place(QRectF(rect.right() - BANK + S2, rect.top(), BANK - S2, rect.height()))

    def sync(self, view: View) -> None:
        for tile, card in zip_longest(self.tiles, view.contract_market, fillvalue=NO_CARD):
            assert isinstance(tile, TileItem)
            tile.show_value(card)
        self.bank.show_value(len(view.contract_bank))
