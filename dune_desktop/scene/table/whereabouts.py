"""Where the things of the table are that something moves from or to, and what they look like on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPixmap

from dune_desktop.engine.names import DECK, DISCARD, HOME, PLAYED, Seat
from dune_desktop.models.refs import AGENT, SEAT, SPACE, Ref
from dune_desktop.scene.drawing.tokens import ICON_32, SEAT_COLOURS
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import HAND
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.imperium_row import form
from dune_desktop.scene.piece import likeness, piece_likeness, screen_scale

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

#: Lower than this, a card is no face with a picture.
CHIP_HIGH: Final = 100.0
_PILES: Final = {DISCARD: "discard", DECK: "deck", PLAYED: "played", "trash": "trashed"}


class Whereabouts:
    """Looks it up in the scene, for whoever plans what moves there."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    # ------------------------------------------------------------ where they are

    def _was(self, ref: Ref) -> QRectF | None:
        """Returns where it stood before, or stands still."""
        zones = (*self._scene.row.zones, *self._scene.tray.zones)
        gone = next((zone.gone[ref] for zone in zones if ref in zone.gone), None)
        return gone or self._scene.anchor(ref)

    def _seat(self, seat: Seat, figure: str = "") -> QRectF | None:
        """Returns where what a seat gains goes: to its figure on the own plate, to its quadrant for others."""
        tray = self._scene.tray
        if seat == tray.seat and not tray.cover.isVisible():
            shown = tray.plate.figures.get(figure)
            return (shown if shown is not None and shown.isVisible() else tray.plate.name).anchor()
        return self._scene.anchor((SEAT, seat))

    def _pile(self, seat: Seat, zone: str) -> QRectF | None:
        tray = self._scene.tray
        if seat == tray.seat and zone in _PILES:
            return tray.piles[_PILES[zone]].anchor()
        return self._seat(seat)

    def _source(self, address: str) -> QRectF | None:
        """Returns the place of the space or card that an effect is printed on."""
        edition = self._scene.table.controller.edition
        owner = address.partition(".")[0]
        if owner in edition.space_index:
            return self._scene.anchor((SPACE, edition.space_index[owner]))
        cards = (piece for zone in self._scene.tray.zones for piece in zone.pieces())
        return next((card.anchor() for card in cards if card.face is not None and card.face.id == owner), None)

    def _home(self, seat: Seat) -> QRectF | None:
        tray = self._scene.tray
        pawns = [pawn for pawn in tray.plate.pawns if pawn.isVisible()]
        away = [pawn for pawn in pawns if pawn.ref != (AGENT, HOME)] or pawns
        return away[0].anchor() if seat == tray.seat and away else self._seat(seat)

    # ------------------------------------------------------------ what they look like

    def _picture(self, kind: str, seat: Seat, side: float) -> QPixmap:
        table = self._scene.table
        return piece_likeness(kind, table.colours[seat], QSizeF(side, side), table.look)

    def _icon(self, sign: str, number: int) -> QPixmap:
        rect, look = QRectF(0, 0, ICON_32, ICON_32), self._scene.table.look
        text = str(number) if 1 < number < 10 else ""
        return likeness(lambda painter: draw_glyph(painter, sign, rect, look.theme, text), rect, look)

    def _back(self, kind: str, size: QSizeF) -> QPixmap:
        look = self._scene.table.look
        return face_pixmap(look, None, HAND, size, screen_scale(look), back=kind)

    def _face(self, card: int, start: QRectF | None) -> QPixmap | None:
        """Returns the picture of a card that is gone from the table, as large as it lay there."""
        face = self._scene.table.controller.face(card)
        if face is None or start is None:
            return None
        high = start.height() / self._scene.table.look.u
        size = QSizeF(start.width() / self._scene.table.look.u, high)
        style, look = HAND if high > CHIP_HIGH else form(high), self._scene.table.look
        return face_pixmap(look, face, style, size, screen_scale(look))

    def _colour(self, seat: Seat) -> QColor:
        return SEAT_COLOURS[self._scene.table.colours[seat]]
