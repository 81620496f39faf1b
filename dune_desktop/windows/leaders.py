"""The leaders to choose from: a row of portraits, and below it the card of one with its wording."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from dune_desktop.engine.printed import Edition
from dune_desktop.scene import tokens
from dune_desktop.scene.cache import PIXMAPS
from dune_desktop.scene.faces import HAND, face_pixmap
from dune_desktop.scene.faces.portraits import Portrait
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.look import Look
from dune_desktop.scene.pieces import draw_mark
from dune_desktop.text.boxes import leader_boxes
from dune_desktop.text.names import ability_names, name
from dune_desktop.windows.chrome import focus_ring, in_units, rounded
from dune_desktop.windows.page import role_label
from dune_desktop.windows.theme import soft_line

_FACE: Final = QSizeF(212, 297)
_TILE, _WIDTH = 50.0, 518.0
_SEAT_MARK: Final = 18.0
#: Of a small portrait one sees the face only.
_NEARER: Final = (-12.0, -10.0, 12.0, 14.0)


class _Tile(QAbstractButton):
    """A small portrait; the marks of the seats that have this leader stand in its corner."""

    def __init__(self, look: Look, leader: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.leader = look, leader
        self._colours: tuple[str, ...] = ()
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_seats(self, colours: tuple[str, ...]) -> None:
        self._colours = colours
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            self._paint(painter, area)
        painter.end()

    def _paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        box = area.adjusted(2, 2, -2, -2)
        rounded(painter, box, tokens.RADIUS_BOX, theme.button, None)
        if self.leader:
            pixmap = self._portrait(box.size())
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        else:
            draw_glyph(painter, "random", box.adjusted(10, 10, -10, -10), theme)
        edge, width = (theme.text, 3.0) if self.isChecked() else (theme.rule, tokens.SEAT_LINE)
        rounded(painter, box, tokens.RADIUS_BOX, None, theme.text2 if self.underMouse() else edge, width)
        for number, colour in enumerate(self._colours if self.leader else ()):
            corner = QRectF(0, 0, _SEAT_MARK, _SEAT_MARK)
            corner.moveBottomRight(area.bottomRight())
            draw_mark(painter, colour, corner.translated(-number * (_SEAT_MARK - 4), 0))
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_BOX, self._look)

    def _portrait(self, size: QSizeF) -> QPixmap:
        theme = self._look.theme
        whole = QRectF(0, 0, size.width(), size.height())

        def paint(painter: QPainter) -> None:
            corners = QPainterPath()
            corners.addRoundedRect(whole, tokens.RADIUS_BOX, tokens.RADIUS_BOX)
            painter.setClipPath(corners)
            Portrait(whole.adjusted(*_NEARER), self.leader, theme.box).paint(painter, theme)

        key = ("portrait", self.leader, theme.name)
        return PIXMAPS.pixmap(key, size, self._look.u * self.devicePixelRatioF(), paint)


class _Card(QWidget):
    """The printed card."""

    def __init__(self, look: Look, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._edition = look, edition
        self.leader = ""

    def paintEvent(self, _event: QPaintEvent) -> None:
        face = self._edition.leader_by_id.get(self.leader)
        pixmap = face_pixmap(self._look, face, HAND, _FACE, self._look.u * self.devicePixelRatioF())
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u):
            painter.drawPixmap(QRectF(0, 0, _FACE.width(), _FACE.height()), pixmap, QRectF(pixmap.rect()))
        painter.end()


class LeaderSheet(QWidget):
    """The portraits, and the card of the leader that is pointed at; random says what that means."""

    chosen = Signal(str)

    def __init__(self, look: Look, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._edition = look, edition
        self._leader, self._whose = "", ""
        self.heading, self._name = role_label("quiet"), role_label("heading", wrap=True)
        self._advice, self._text = role_label("quiet", wrap=True), role_label("", wrap=True)
        self._tiles = QButtonGroup(self)
        self._card = _Card(look, edition)
        self._gallery, self._words, self._across = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._column = QVBoxLayout(self)
        for leader in ("", *(one.id for one in edition.leaders)):
            tile = _Tile(look, leader)
            self._tiles.addButton(tile)
            self._gallery.addWidget(tile)
        self._tiles.buttonClicked.connect(self._choose)
        self._build()
        look.changed.connect(self._scale)
        self._scale()

    def _build(self) -> None:
        for label in (self._name, self._advice, self._text):
            self._words.addWidget(label)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._words.addStretch()
        self._across.addWidget(self._card, 0, Qt.AlignmentFlag.AlignTop)
        self._across.addLayout(self._words, 1)
        self._column.addWidget(self.heading)
        self._column.addLayout(self._gallery)
        self._column.addLayout(self._across)
        self._column.addStretch()

    def tile(self, leader: str) -> QAbstractButton:
        """The portrait of a leader; empty: the one for a random leader."""
        return next(tile for tile in self._tiles.buttons() if isinstance(tile, _Tile) and tile.leader == leader)

    def show_leader(self, whose: str, leader: str) -> None:
        """Show this leader for a seat; empty: a random one."""
        self._whose, self._leader = whose, leader
        self.tile(leader).setChecked(True)
        self._card.leader = leader
        self._card.update()
        self._retranslate()

    def show_taken(self, taken: Mapping[str, tuple[str, ...]]) -> None:
        """The colours of the seats that have a leader, by its id."""
        for tile in self._tiles.buttons():
            assert isinstance(tile, _Tile)
            tile.show_seats(taken.get(tile.leader, ()))

    def told(self) -> str:
        """All that is said of the leader that is shown."""
        return "\n".join((self._name.text(), self._advice.text(), self._text.text()))

    def _choose(self, tile: _Tile) -> None:
        self.chosen.emit(tile.leader)

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Leader of {player}").format(player=self._whose))
        for tile in self._tiles.buttons():
            assert isinstance(tile, _Tile)
            words = self._called(tile.leader)
            tile.setToolTip(words)
            tile.setAccessibleName(words)
        self._name.setText(self._called(self._leader))
        printed = self._edition.leader_by_id.get(self._leader)
        if printed is None:
            self._advice.setText(self.tr("Dealt when the game begins, from those that nobody has chosen."))
            advice = self.tr("For a first game choose one of complexity 1: {leaders}.")
            self._text.setText(advice.format(leaders=escape(self._easy())))
            return
        boxes = leader_boxes(printed)
        ability, signet = ability_names(printed.id, self._edition.id)
        self._advice.setText(self._advised(printed.complexity))
        ring = self.tr("Signet Ring: {name}").format(name=signet)
        parts = ((ability, boxes.get("ability", "")), (ring, boxes["signet"]))
        self._text.setText("".join(f"<p><b>{escape(title)}</b><br>{escape(text)}</p>" for title, text in parts))

    def _called(self, leader: str) -> str:
        return name("leader", leader, self._edition.id) if leader else self.tr("Random leader")

    def _easy(self) -> str:
        return ", ".join(self._called(one.id) for one in self._edition.leaders if one.complexity == 1)

    def _advised(self, complexity: int) -> str:
        if complexity == 1:
            return self.tr("Complexity 1 of 3: advised for a first game.")
        if complexity == 2:
            return self.tr("Complexity 2 of 3.")
        return self.tr("Complexity 3 of 3: for players who know the game.")

    def _scale(self) -> None:
        u = self._look.u
        side = round(tokens.S16 * u)
        self._column.setContentsMargins(side, round(tokens.S12 * u), side, side)
        self._column.setSpacing(round(tokens.S12 * u))
        self._across.setSpacing(side)
        self._gallery.setSpacing(round(tokens.S4 * u))
        for tile in self._tiles.buttons():
            tile.setFixedSize(round(_TILE * u), round(_TILE * u))
        self._card.setFixedSize((_FACE * u).toSize())
        self.setFixedWidth(round(_WIDTH * u))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            rounded(painter, area, tokens.RADIUS_PANEL, self._look.theme.raised, soft_line(self._look.theme))
        painter.end()
