"""What is fought for, behind the words and the rewards of a Conflict."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from dune_desktop.scene.art.brass import draw_brass
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.catalogue import of
from dune_desktop.scene.drawing.painting import faded, rounded
from dune_desktop.scene.drawing.tokens import RADIUS_PANEL

#: Of the height, where the rewards begin under a picture, and how far down it reaches.
PICTURED: Final = 0.41
_SEEN: Final = 0.6
#: How dense the scrim is: under the words, over the picture, over the arena where there is none, below the rewards.
_WORDS, _OPEN, _PLAIN, _FOOT = 0.8, 0.06, 0.86, 0.94
#: From the words to where the picture is clear.
_FADE: Final = 14.0
_BRASS: Final = 1.6


def is_pictured(conflict: str) -> bool:
    """Says whether there is something to leave free."""
    return of("conflict", conflict) is not None


def draw_stage(painter: QPainter, rect: QRectF, conflict: str, colour: QColor, words: float) -> None:
    """The picture, and over it a scrim of this colour down to where the words end; below the rewards it is dark."""
    picture, seen, at = _camera(rect, conflict, words)
    high = rect.height()
    painter.save()
    painter.setClipPath(rounded(rect, RADIUS_PANEL))
    veil = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    if picture is None:
        veil.setColorAt(0, faded(colour, _PLAIN))
    else:
        picture.draw(painter, seen, at)
        end = _end(rect, words)
        clear = end + _FADE / high
        stops = (
            (0.0, _WORDS),
            (end, _WORDS),
            (clear, _OPEN),
            (max(clear, PICTURED), _OPEN),
            (_SEEN, _FOOT),
            (1.0, _FOOT),
        )
        for at, opacity in stops:
            veil.setColorAt(at, faded(colour, opacity))
    painter.fillRect(rect, veil)
    painter.restore()
    draw_brass(painter, rect, RADIUS_PANEL, _BRASS)


def keep_stage_ahead(rect: QRectF, conflict: str, words: float, scale: float) -> bool:
    """Has the picture of a Conflict on disk before it is turned up; says whether it had to be painted for that."""
    picture, seen, at = _camera(rect, conflict, words)
    return picture is not None and picture.keep_ahead(seen.size(), scale, at)


def _camera(rect: QRectF, conflict: str, words: float) -> tuple[Picture | None, QRectF, float]:
    """Returns the picture, what of ``rect`` it fills, and how far down in that its subject stands."""
    seen = QRectF(0, 0, rect.width(), _SEEN * rect.height())
    return of("conflict", conflict), seen, round((_end(rect, words) + PICTURED) / 2 / _SEEN, 2)


def _end(rect: QRectF, words: float) -> float:
    """Returns where the words end, as a part of the height."""
    return min(0.5, words / rect.height())
