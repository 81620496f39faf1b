"""Pictures on faces, framed by a thin line of brass: what is declared, or a landscape with something on its horizon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from dune_desktop.scene.art.brass import draw_brass
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.tokens import LINE, RADIUS_CELL, Theme
from dune_desktop.scene.faces.motifs import MOTIFS
from dune_desktop.scene.faces.operations import chance_of, mix


@frozen(eq=False)
class Scenery:
    """The declared picture of a component."""

    rect: QRectF
    picture: Picture

    def paint(self, painter: QPainter, theme: Theme) -> None:
        if self.rect.height() < 1:
            return
        with _framed(painter, self.rect):
            self.picture.paint(painter, self.rect)


@contextmanager
def _framed(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """What is painted meanwhile keeps within round corners; then comes the frame."""
    outline = QPainterPath()
    outline.addRoundedRect(rect, RADIUS_CELL, RADIUS_CELL)
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    yield
    painter.restore()
    draw_brass(painter, rect, RADIUS_CELL, LINE)


@frozen(eq=False)
class Landscape:
    """What serves where no picture is declared yet. ``motif``: what stands on the horizon."""

    rect: QRectF
    seed: str
    tint: QColor
    motif: str = ""

    def paint(self, painter: QPainter, theme: Theme) -> None:
        if self.rect.height() < 1:
            return
        with _framed(painter, self.rect):
            chance = chance_of(self.seed)
            _sky(painter, self.rect, theme, self.tint)
            _sun(painter, self.rect, chance, mix(theme.paper, self.tint, 0.1))
            horizon = self.rect.top() + self.rect.height() * chance.uniform(0.52, 0.62)
            far = mix(mix(theme.ground, self.tint, 0.45), theme.keyline, 0.3)
            MOTIFS.get(self.motif, MOTIFS[""])(painter, self.rect, horizon, chance, far)
            for depth in range(3):
                _dune(painter, self.rect, horizon + depth * 0.15 * self.rect.height(), chance, theme, depth)


def _sky(painter: QPainter, rect: QRectF, theme: Theme, tint: QColor) -> None:
    """Deep above, burning at the horizon."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, mix(mix(theme.sky, tint, 0.55), theme.keyline, 0.18))
    gradient.setColorAt(0.34, mix(mix(theme.sky, tint, 0.45), theme.ground, 0.35))
    gradient.setColorAt(0.64, mix(mix(theme.ground, theme.spice, 0.35), theme.paper, 0.3))
    painter.fillRect(rect, gradient)


def _sun(painter: QPainter, rect: QRectF, chance: Random, colour: QColor) -> None:
    size = min(rect.width(), rect.height())
    x, y = chance.uniform(0.2, 0.8), chance.uniform(0.24, 0.4)
    centre = QPointF(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
    radius = size * chance.uniform(0.11, 0.17)
    glow = QRadialGradient(centre, radius * 2.3)
    glow.setColorAt(0, faded(colour, 0.55))
    glow.setColorAt(1, faded(colour, 0))
    painter.setBrush(glow)
    painter.drawEllipse(centre, radius * 2.3, radius * 2.3)
    painter.setBrush(colour)
    painter.drawEllipse(centre, radius, radius)
    if chance.random() < 0.4:
        beside = QPointF(radius * (-2.1 if x > 0.5 else 2.1), -radius * chance.uniform(0.2, 0.9))
        painter.setBrush(faded(colour, 0.75))
        painter.drawEllipse(centre + beside, radius * 0.42, radius * 0.42)


def _dune(painter: QPainter, rect: QRectF, top: float, chance: Random, theme: Theme, depth: int) -> None:
    """A crest that rises and falls across the picture, lit on one side."""
    high = rect.height() * 0.14
    crest = QPointF(rect.left() + rect.width() * chance.uniform(0.2, 0.8), top - high * chance.uniform(0.2, 0.7))
    left = QPointF(rect.left(), top + high * chance.uniform(0, 0.8))
    right = QPointF(rect.right(), top + high * chance.uniform(0, 0.8))
    ridge = QPainterPath(left)
    ridge.quadTo(QPointF((left.x() + crest.x()) / 2, crest.y() + high * 0.1), crest)
    ridge.quadTo(QPointF((right.x() + crest.x()) / 2, right.y()), right)
    body = QPainterPath(ridge)
    body.lineTo(rect.bottomRight())
    body.lineTo(rect.bottomLeft())
    body.closeSubpath()
    light = mix(theme.ground, theme.paper, 0.22 - 0.08 * depth)
    sand = mix(light, theme.keyline, 0.05 + 0.16 * depth)
    painter.fillPath(
        body, mix(sand, theme.paper, 0.35)
    )  # the light on the ridge; stroking it would take ten times as long
    body.translate(0, LINE)
    painter.fillPath(body, sand)
    lee = QPainterPath(crest)
    lee.quadTo(QPointF((right.x() + crest.x()) / 2, right.y()), right)
    lee.lineTo(rect.bottomRight())
    lee.quadTo(QPointF(crest.x() + rect.width() * 0.1, crest.y() + high * 1.6), crest)
    painter.fillPath(lee, faded(theme.keyline, 0.16))
