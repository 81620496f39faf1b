"""A box as a window onto the place: what is seen through it, and the scrim that follows its words."""

from __future__ import annotations

from math import hypot
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from dune_desktop.engine.printed import Space
from dune_desktop.scene.art.brass import draw_brass, draw_plain
from dune_desktop.scene.art.pictures.catalogue import of
from dune_desktop.scene.drawing.painting import faded, mix, rounded
from dune_desktop.scene.drawing.tokens import LIT_LINE, RADIUS_BOX, Theme

#: Of the words; a third of the way behind them; and how far it goes in all.
_DENSE, _THIRD, _FADE = 0.82, 0.5, 36.0
#: Of the foot, where pieces stand, and of a patch under a single number.
_FOOT, _PATCH = 0.5, 0.66
#: Behind words without a box of their own: how dense, and how far out.
_HEAD, _SOLID = 0.8, 0.6
#: How much a scrim takes of what all scrims have in common.
_COMMON: Final = 0.35
#: Over what is not lit, and what is refused; in the light theme pictures of the evening are pale.
_VEIL, _REFUSED = 0.13, 0.5
#: So pale behind the words, and so at the right, where the subject is.
_PALE: Final = (0.42, 0.17)
#: A picture is wider than its box, so that its subject stands at the right of it.
_ASIDE: Final = 1.24
#: The glow inside the line of what can be taken: how many lines, and how strong the first is.
_GLOW, _GLOWING = 5, 0.2
#: How far a beam reaches into a box, and how wide it is there.
_BEAM, _SPREAD = 0.62, 0.8
#: How strong it is where it begins, by day and in the evening, and its edge there.
_BY_DAY, _BY_NIGHT, _EDGE = 0.38, 0.65, 0.85


@frozen
class WordsEnd:
    """How far the words of a box reach: the end of its title and that of its signs."""

    title: QPointF
    signs: QPointF


@frozen
class Gaze:
    """From where, in the units of the box, somebody looks into it, and in which colour."""

    x: float
    y: float
    seat: int


def scrim_of(fill: QColor, theme: Theme) -> QColor:
    """The colour with which a surface of this colour is laid over a picture."""
    return mix(fill, theme.scrim, _COMMON)


def draw_view(painter: QPainter, space: Space, rect: QRectF, theme: Theme, outside: bool) -> None:
    """The own picture of a space fills its box; without one, the ground is seen.

    ``outside``: the place itself stands in the landscape, and only a tile that was laid over it hides that.
    """
    if theme.plain:
        draw_plain(painter, rect, theme, theme.rule, RADIUS_BOX)
        return
    picture = of("space", space.id, space.product)
    if picture is None or (outside and picture is of("space", space.id)):
        return
    painter.save()
    painter.setClipPath(rounded(rect, RADIUS_BOX), Qt.ClipOperation.IntersectClip)
    picture.draw(painter, QRectF(rect.topLeft(), QSizeF(_ASIDE * rect.width(), rect.height())))
    if theme.hour == "light":
        pale = QLinearGradient(
            rect.topLeft() + QPointF(0.35 * rect.width(), 0), rect.topLeft() + QPointF(0.6 * rect.width(), 0)
        )
        for at, opacity in enumerate(_PALE):
            pale.setColorAt(at, faded(theme.scrim, opacity))
        painter.fillRect(rect, pale)
    painter.restore()


def draw_veil(painter: QPainter, rect: QRectF, theme: Theme, refused: bool) -> None:
    """It is evening on what can't be taken, and more so on what is refused."""
    painter.fillPath(rounded(rect, RADIUS_BOX), faded(theme.scrim, _REFUSED if refused else _VEIL))


def draw_gaze(painter: QPainter, rect: QRectF, beam: Gaze, colour: QColor, theme: Theme) -> None:
    """Light that a spy throws into the box from beside it."""
    start, way = QPointF(beam.x, beam.y), _BEAM * rect.width() * (1 if beam.x < rect.center().x() else -1)
    spread = _SPREAD * rect.height()
    cone = QPolygonF([start, start + QPointF(way, -spread), start + QPointF(way, spread)])
    light = QLinearGradient(start, start + QPointF(way, 0))
    edge = QLinearGradient(light)
    for gradient, opacity in ((light, _BY_DAY if theme.hour == "light" else _BY_NIGHT), (edge, _EDGE)):
        gradient.setColorAt(0, faded(colour, opacity))
        gradient.setColorAt(1, faded(colour, 0.0))
    painter.save()
    painter.setClipPath(rounded(rect, RADIUS_BOX), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QBrush(edge), 1.0))
    painter.setBrush(light)
    painter.drawPolygon(cone)
    painter.restore()


def draw_scrim(painter: QPainter, rect: QRectF, colour: QColor, words: WordsEnd, foot: float) -> None:
    """Dense up to the slanted line behind the words, then thinner and gone; ``foot`` is where the lower line begins."""
    down = words.signs - words.title
    long = hypot(down.x(), down.y())
    beside = QPointF(down.y(), -down.x()) / long
    veil = QLinearGradient(words.title, words.title + beside * _FADE)
    for at, opacity in ((0.0, _DENSE), (1 / 3, _THIRD), (1.0, 0.0)):
        veil.setColorAt(at, faded(colour, opacity))
    path = rounded(rect, RADIUS_BOX)
    painter.fillPath(path, veil)
    low = QLinearGradient(QPointF(0, foot - 10), QPointF(0, foot + 2))
    low.setColorAt(0, faded(colour, 0))
    low.setColorAt(1, faded(colour, _FOOT))
    painter.fillPath(path, low)


def draw_patch(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Under what stands apart from the words."""
    around = rect.adjusted(-5, -2, 5, 2)
    patch = QPainterPath()
    patch.addRoundedRect(around, around.height() / 2, around.height() / 2)
    painter.fillPath(patch, faded(colour, _PATCH))


def draw_window(painter: QPainter, rect: QRectF, lit: bool) -> None:
    """The frame of brass, thin where nothing can be taken."""
    draw_brass(painter, rect, RADIUS_BOX, 1.4 if lit else 1.1, 1.0 if lit else 0.85)


def draw_glow(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Light inside the line of what can be taken; it ends before the words begin."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(_GLOW):
        inset = LIT_LINE + 2 + step
        painter.setPen(QPen(faded(theme.accent, _GLOWING * (1 - step / _GLOW) ** 2), 1))
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), RADIUS_BOX - 2, RADIUS_BOX - 2)


def draw_shade(painter: QPainter, rect: QRectF, colour: QColor, end: float) -> None:
    """Behind words at the upper left of ``rect`` that end so far from there: round, without an edge of its own."""
    wide, high = end / (_SOLID + 0.08), 1.45 * rect.height()
    round_ = QRadialGradient(QPointF(), 1.0)
    for at, opacity in ((0.0, _HEAD), (_SOLID, _HEAD), (0.84, 0.4 * _HEAD), (1.0, 0.0)):
        round_.setColorAt(at, faded(colour, opacity))
    painter.save()
    painter.translate(rect.left(), rect.center().y())
    painter.scale(wide, high)
    painter.fillRect(QRectF(0, -1, 1, 2), round_)
    painter.restore()
