"""What lies under the boxes: the landscape, and the panels of the factions, Landsraad and CHOAM."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from dune_desktop.scene.board.land.banner import draw_banner
from dune_desktop.scene.board.land.ground import paint_ground
from dune_desktop.scene.board.land.halls import draw_hall
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.board.post import LinkItem
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.painting import mix, panel
from dune_desktop.scene.drawing.picture_cache import Sprite, draw_exactly, painted, prepare_sprite
from dune_desktop.scene.drawing.tokens import (
    BODY,
    HIT,
    ICON_16,
    S2,
    S4,
    S6,
    S8,
    Theme,
)
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import Piece, SceneContext, screen_scale
from dune_desktop.text.names import name
from dune_desktop.text.translating import Texts

Board = Texts("Board")


@frozen
class GroundPanel:
    """A tinted panel with a heading: its sign, and what it is called."""

    sign: str
    title: Callable[[], str]

    def draw(self, painter: QPainter, rect: QRectF, heading: float, theme: Theme, bare: bool) -> None:
        tint = theme.good if self.sign == "landsraad" else theme.brass
        draw_hall(painter, rect, self.sign, heading, theme, bare=bare)
        icon = QRectF(S8, (heading - ICON_16) / 2 + 1, ICON_16, ICON_16)
        draw_glyph(painter, self.sign, icon, theme)
        words = QRectF(icon.right() + S6, S2, rect.width() - icon.right() - S8 - S6, heading - S2)
        fitted = fit(self.title(), words.width(), BODY, fonts.BOLD, lines=1)
        draw_fitted(painter, fitted, words, mix(theme.text, tint, 0.25), Qt.AlignmentFlag.AlignLeft)


GROUPS: Final = (
    GroundPanel("landsraad", lambda: name("icon", "landsraad")),
    GroundPanel("spice_trade", lambda: Board.tr("CHOAM")),
)


class PatchItem(QGraphicsItem):
    """A panel on the ground, of a group or of a faction by its number: what stands on it leaves it alone."""

    def __init__(self, table: SceneContext, what: int | GroundPanel, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table, self.what = table, what
        self.sprite = Sprite()
        self.rect = QRectF()
        self.heading = 0.0
        #: Contracts lie where the dome would stand.
        self.bare = False

    def arrange(self, rect: QRectF, heading: float, bare: bool = False) -> None:
        self.setPos(rect.topLeft())
        self.prepareGeometryChange()
        self.rect, self.heading, self.bare = QRectF(QPointF(), rect.size()), heading, bare

    def boundingRect(self) -> QRectF:
        return self.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.paint_sprite(painter)

    def paint_sprite(self, painter: QPainter) -> None:
        self.sprite.draw(painter, self._key(), self.rect, self.draw)

    def prepare(self, scale: float) -> None:
        """Has the picture ready for a painter of this scale."""
        prepare_sprite(self._key(), self.rect.size(), scale, self.draw)

    def _key(self) -> Hashable:
        what = self.what if isinstance(self.what, int) else self.what.sign
        return "patch", what, self.heading, self.bare, self.table.printing

    def draw(self, painter: QPainter) -> None:
        if isinstance(self.what, int):
            draw_banner(painter, self.rect, self.what, self.table.theme)
        else:
            self.what.draw(painter, self.rect, self.heading, self.table.theme, self.bare)


class SceneryItem(QGraphicsItem):
    """One picture, made on resize and with the theme; a zoom only stretches it, as it is soft.

    While all of the board is seen, the panels that stand on it and the lines between posts and spaces are in its
    picture; brought closer, they paint themselves, as they have to be sharp.
    """

    def __init__(self, table: SceneContext, patches: Sequence[PatchItem], parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table, self.patches = table, patches
        #: On a board with posts.
        self.links: Sequence[LinkItem] = ()
        self.plan: Plan | None = None
        self.closer = False
        #: In words, as it is the key of a picture.
        self._planned = ""
        self._key: Hashable = None
        self._picture = QPixmap()
        self._show_patches()

    def arrange(self, plan: Plan) -> None:
        if plan != self.plan:
            self.prepareGeometryChange()
            self.plan, self._planned = plan, repr(plan)

    def come_closer(self, closer: bool) -> None:
        if closer != self.closer:
            self.closer = closer
            self._show_patches()
            self.update()

    def _show_patches(self) -> None:
        for patch in self.patches:
            patch.setVisible(self.closer)
        for link in self.links:
            link.stand_apart(self.closer)

    def boundingRect(self) -> QRectF:
        return QRectF() if self.plan is None else QRectF(0, 0, self.plan.size.width(), self.plan.size.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.closer:
            picture = self._bare()
            painter.drawPixmap(self.boundingRect(), picture, QRectF(picture.rect()))
        else:
            draw_exactly(painter, QPointF(), self._patched())

    def _bare(self) -> QPixmap:
        """Returns the landscape without the panels."""
        look = self.table.look
        key = "ground", self._planned, look.theme.name
        return prepare_sprite(key, self.boundingRect().size(), screen_scale(look), self._draw, lasting=True)

    def _patched(self) -> QPixmap:
        """Returns the landscape with the panels; it is put together if its look has changed."""
        look = self.table.look
        key = self._planned, look.theme.name, screen_scale(look), look.language
        if key != self._key:
            self._key = key
            self._picture = painted(self.boundingRect().size(), screen_scale(look), self._draw_all)
        return self._picture

    def _draw(self, painter: QPainter) -> None:
        if self.plan is not None:
            paint_ground(painter, self.plan, self.table.theme)

    def _draw_all(self, painter: QPainter) -> None:
        painter.drawPixmap(QPointF(), self._bare())
        for patch in self.patches:
            painter.translate(patch.pos())
            patch.paint_sprite(painter)
            painter.translate(-patch.pos())
        for link in self.links:
            link.draw(painter)


class FitItem(Piece):
    """Stands in the corner of a board that was brought closer: shows all of it again."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.setZValue(2)
        self.hide()

    def stand_in(self, area: QRectF) -> None:
        self.place(QRectF(area.right() - HIT - S8, area.top() + S8, HIT + S4, HIT + S4))

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        panel(painter, self.rect, theme.button, theme.rule)
        draw_glyph(painter, "fit", self.rect.adjusted(S4, S4, -S4, -S4), theme)

    def tip(self) -> str:
        return Board.tr("Show the whole board")
