"""The backs of cards: of the Imperium and starting decks, of intrigue, of Conflicts, of House Hagal."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.backs import BACKS
from dune_desktop.scene.drawing.painting import rounded
from dune_desktop.scene.drawing.tokens import RADIUS_BOX, Theme
from dune_desktop.scene.faces.operations import CardFrame, Operation

DECK_BACK, INTRIGUE_BACK, CONFLICT_BACK, HAGAL_BACK = "deck", "intrigue", "conflict", "hagal"


def back_face(kind: str, rect: QRectF) -> Iterator[Operation]:
    """The back of a card, the same in every theme."""
    yield BackPicture(rect, BACKS[kind])
    yield CardFrame(rect)


@frozen(eq=False)
class BackPicture:
    """A picture up to the round corners of the card."""

    rect: QRectF
    picture: Picture

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.save()
        painter.setClipPath(rounded(self.rect, RADIUS_BOX), Qt.ClipOperation.IntersectClip)
        self.picture.draw(painter, self.rect)
        painter.restore()
