"""The landscape behind the board: dusk over the desert, drawn once into one picture."""

from __future__ import annotations

from collections.abc import Callable
from math import sin
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from dune_desktop.engine.chance import Chance
from dune_desktop.scene.board.plan import Plan
from dune_desktop.scene.drawing.painting import draw_rounded, faded, mix, rounded
from dune_desktop.scene.drawing.tokens import LINE, RADIUS_PANEL, S2, S4, S6, SEAT_LINE, Theme

#: The picture is the same every time: its grains come from the game's own generator with a seed of its own.
_SEED: Final = 0xA77A5
_BANDS: Final = 9
_STEP: Final = 6.0


@frozen(eq=False)
class Palette:
    """The colours of the hour, mixed from the theme's."""

    high: QColor
    middle: QColor
    low: QColor
    glow: QColor
    moon: QColor
    far: QColor
    near: QColor
    shade: QColor
    crest: QColor
    stars: bool

    @classmethod
    def of(cls, theme: Theme) -> Palette:
        night = theme.window.lightness() < 128
        if night:
            return cls(
                high=mix(theme.sky, theme.window, 0.5),
                middle=mix(theme.sky, theme.danger, 0.33),
                low=mix(theme.ground, theme.spice, 0.45),
                glow=mix(theme.spice, theme.accent, 0.5),
                moon=mix(theme.accent, theme.ground, 0.1),
                far=mix(theme.sky, theme.ground, 0.45),
                near=mix(theme.ground, theme.window, 0.3),
                shade=mix(theme.sky, theme.window, 0.35),
                crest=mix(theme.ground, theme.accent, 0.5),
                stars=True,
            )
        return cls(
            high=mix(theme.sky, theme.focus, 0.16),
            middle=mix(theme.sky, theme.raised, 0.2),
            low=mix(theme.ground, theme.raised, 0.55),
            glow=theme.raised,
            moon=mix(theme.raised, theme.sky, 0.1),
            far=mix(theme.sky, theme.brass, 0.38),
            near=mix(theme.ground, theme.brass, 0.45),
            shade=mix(theme.ground, theme.brass, 0.75),
            crest=theme.raised,
            stars=False,
        )


def paint_scenery(painter: QPainter, plan: Plan, theme: Theme) -> None:
    """All of it, inside the frame of the board."""
    frame = QRectF(QPointF(), plan.size)
    horizon = plan.lands.top() + S4
    moon = min(150.0, plan.size.height() * 0.2)
    at = QPointF(plan.landsraad.right() - 0.1 * plan.landsraad.width(), horizon - 0.62 * moon)
    painter.save()
    painter.setClipPath(rounded(frame, RADIUS_PANEL))
    paint_country(painter, frame, horizon, at, moon, theme)
    _basin(painter, plan, Palette.of(theme))
    _rocks(painter, frame, Palette.of(theme))
    painter.restore()
    _frame(painter, frame, theme)


def paint_country(painter: QPainter, frame: QRectF, horizon: float, at: QPointF, moon: float, theme: Theme) -> None:
    """Sky, moons, mesas and dunes; ``at`` and ``moon``: where the large moon stands, and its radius."""
    tones = Palette.of(theme)
    _sky(painter, frame, horizon, tones)
    _moons(painter, frame, at, moon, tones)
    _mesas(painter, frame, horizon, tones)
    _dunes(painter, frame, horizon, tones)


# ---------------------------------------------------------------- sky


def _sky(painter: QPainter, frame: QRectF, horizon: float, tones: Palette) -> None:
    """Flat bands, warmer towards the horizon."""
    painter.fillRect(frame, tones.low)
    for band in range(_BANDS):
        top = horizon * (band / _BANDS) ** 0.8
        painter.fillRect(QRectF(0, top, frame.width(), horizon - top + 1), _dusk(band / (_BANDS - 1), tones))
    if tones.stars:
        _stars(painter, QRectF(0, 0, frame.width(), horizon * 0.7), tones)


def _dusk(share: float, tones: Palette) -> QColor:
    """From the height of the sky down to the horizon."""
    if share < 0.5:
        return mix(tones.high, tones.middle, 2 * share)
    return mix(tones.middle, tones.low, 2 * share - 1)


def _stars(painter: QPainter, sky: QRectF, tones: Palette) -> None:
    chance = Chance(_SEED)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(90):
        at = QPointF(chance.below(int(sky.width())), chance.below(int(sky.height())))
        size = 0.5 + chance.below(3) * 0.25
        painter.setBrush(faded(tones.moon, 0.75 * (1 - at.y() / sky.height())))
        painter.drawEllipse(at, size, size)


def _moons(painter: QPainter, frame: QRectF, at: QPointF, large: float, tones: Palette) -> None:
    """A large pale moon low over the desert, and a small one beside it."""
    glow = QRadialGradient(at, large * 2.6)
    glow.setColorAt(0.0, faded(tones.glow, 0.55))
    glow.setColorAt(1.0, faded(tones.glow, 0.0))
    painter.fillRect(frame, QBrush(glow))
    _moon(painter, at, large, tones)
    _moon(painter, at + QPointF(-1.9 * large, -0.55 * large), 0.2 * large, tones)


def _moon(painter: QPainter, at: QPointF, size: float, tones: Palette) -> None:
    disc = QPainterPath()
    disc.addEllipse(at, size, size)
    light = QLinearGradient(0, at.y() - size, 0, at.y() + size)
    light.setColorAt(0.3, tones.moon)
    light.setColorAt(1.0, mix(tones.moon, tones.low, 0.45))
    painter.fillPath(disc, QBrush(light))
    shadow = QPainterPath()
    shadow.addEllipse(at + QPointF(-0.28 * size, -0.2 * size), 1.02 * size, 1.02 * size)
    painter.fillPath(disc.subtracted(shadow), faded(tones.far, 0.28))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(tones.far, 0.16))
    for x, y, r in ((-0.35, -0.25, 0.22), (0.2, 0.1, 0.14), (-0.1, 0.4, 0.1), (0.35, -0.4, 0.08)):
        painter.drawEllipse(at + QPointF(x * size, y * size), r * size, r * size)


# ---------------------------------------------------------------- ground


def _ridge(frame: QRectF, height: Callable[[float], float]) -> QPainterPath:
    """All below a line that goes from the left to the right."""
    path = QPainterPath(QPointF(frame.left(), frame.bottom()))
    x = frame.left()
    while x <= frame.right() + _STEP:
        path.lineTo(x, height(x))
        x += _STEP
    path.lineTo(frame.right() + _STEP, frame.bottom())
    path.closeSubpath()
    return path


def _mesas(painter: QPainter, frame: QRectF, horizon: float, tones: Palette) -> None:
    """Rock on the horizon: tables with steep sides, paler the farther away."""
    chance = Chance(_SEED + 1)
    for layer, share in enumerate((0.25, 0.55)):
        colour = mix(mix(tones.low, tones.far, 0.55), tones.shade, share)
        x = -20.0
        while x < frame.width():
            wide = 50 + chance.below(110)
            tall = (16 + chance.below(30)) * (1.25 - 0.45 * layer)
            _mesa(painter, QPointF(x, horizon + 3), wide, tall, colour, tones)
            x += wide + 20 + chance.below(150)


def _mesa(painter: QPainter, foot: QPointF, wide: float, tall: float, colour: QColor, tones: Palette) -> None:
    x, y = foot.x(), foot.y()
    steps = ((0, 0), (0.1, 0.35), (0.14, 0.9), (0.3, 1.0), (0.62, 0.96), (0.66, 0.7), (0.8, 0.66), (0.86, 0.25), (1, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(x + dx * wide, y - dy * tall) for dx, dy in steps]))
    painter.setBrush(faded(tones.glow, 0.16))
    lit = ((0.62, 0.96), (0.66, 0.7), (0.8, 0.66), (0.86, 0.25), (1, 0), (0.7, 0))
    painter.drawPolygon(QPolygonF([QPointF(x + dx * wide, y - dy * tall) for dx, dy in lit]))


def _dunes(painter: QPainter, frame: QRectF, horizon: float, tones: Palette) -> None:
    """Layers of dunes, darker towards the foreground, each with a bright crest."""
    layers = 6
    depth = frame.height() - horizon
    for layer in range(layers):
        share = layer / (layers - 1)
        base = horizon + depth * (0.02 + 0.82 * share**1.15)
        swell = 5 + 13 * share
        path = _ridge(frame, _dune_line(base, swell, layer))
        colour = mix(mix(tones.low, tones.near, 0.25 + 0.75 * share), tones.shade, 0.25 * share)
        fill = QLinearGradient(0, base - swell, 0, base + depth * 0.32)
        fill.setColorAt(0.0, mix(colour, tones.crest, 0.2))
        fill.setColorAt(1.0, mix(colour, tones.shade, 0.5))
        painter.setPen(QPen(faded(tones.crest, 0.5 - 0.25 * share), 1.1))
        painter.setBrush(QBrush(fill))
        painter.drawPath(path)
        _slip_faces(painter, frame, _dune_line(base, swell, layer), (0.9 + share) * swell, tones)
        _ripples(painter, frame, base, swell, layer, tones)


def _slip_faces(
    painter: QPainter, frame: QRectF, height: Callable[[float], float], depth: float, tones: Palette
) -> None:
    """Behind every summit the steep side lies in the shade."""
    painter.setPen(Qt.PenStyle.NoPen)
    steps = [frame.left() - 300 + n * _STEP for n in range(int((frame.width() + 600) / _STEP))]
    for before, x, after in zip(steps, steps[1:], steps[2:], strict=False):
        if not height(before) > height(x) <= height(after):
            continue
        end = x
        while height(end + _STEP) > height(end):
            end += _STEP
        path = QPainterPath(QPointF(x, height(x)))
        way = x
        while way < end:
            way += _STEP
            path.lineTo(way, height(way))
        foot = height(end) + 0.2 * depth
        path.cubicTo(
            QPointF(x + 0.55 * (end - x), foot + 0.5 * depth),
            QPointF(x + 40, foot + depth),
            QPointF(x - 34, foot + 1.5 * depth),
        )
        path.quadTo(QPointF(x + 26, height(x) + 0.7 * depth), QPointF(x, height(x)))
        shadow = QLinearGradient(0, height(x), 0, foot + 1.3 * depth)
        shadow.setColorAt(0.0, faded(tones.shade, 0.5))
        shadow.setColorAt(1.0, faded(tones.shade, 0.06))
        painter.fillPath(path, QBrush(shadow))


def _dune_line(base: float, swell: float, layer: int) -> Callable[[float], float]:
    """Long soft backs and shorter slip faces."""
    length = 130 + 46 * layer

    def height(x: float) -> float:
        phase = x / length + 1.7 * layer
        return base - swell * (sin(phase + 0.55 * sin(phase)) + 0.35 * sin(0.43 * phase + layer))

    return height


def _ripples(painter: QPainter, frame: QRectF, base: float, swell: float, layer: int, tones: Palette) -> None:
    """Wind lines that follow the crest."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for line in range(1, 4):
        height = _dune_line(base + line * (7 + 2.5 * layer), swell * (1 - 0.16 * line), layer)
        path = QPainterPath()
        x, drawing = frame.left(), False
        while x <= frame.right():
            if sin(x / 61 + 2.1 * layer + line) > 0.1:
                point = QPointF(x, height(x))
                path.lineTo(point) if drawing else path.moveTo(point)
                drawing = True
            else:
                drawing = False
            x += _STEP
        painter.setPen(QPen(faded(tones.shade, 0.28 - 0.05 * line), LINE))
        painter.drawPath(path)


def _basin(painter: QPainter, plan: Plan, tones: Palette) -> None:
    """The ground of the Conflict: a wide hollow."""
    rim = plan.basin.adjusted(-30, -S6, 30, 0.16 * plan.basin.height())
    fill = QRadialGradient(QPointF(), 1.0)
    fill.setColorAt(0.0, faded(tones.shade, 0.6))
    fill.setColorAt(0.7, faded(tones.shade, 0.35))
    fill.setColorAt(1.0, faded(tones.shade, 0.0))
    painter.save()
    painter.translate(rim.center())
    painter.scale(0.62 * rim.width(), 0.62 * rim.height())
    painter.fillRect(QRectF(-1, -1, 2, 2), QBrush(fill))
    painter.restore()


def _rocks(painter: QPainter, frame: QRectF, tones: Palette) -> None:
    """Dark stone in the foreground, at both lower corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    left = ((0, 0.32), (0.03, 0.3), (0.07, 0.18), (0.12, 0.2), (0.17, 0.1), (0.24, 0.08), (0.3, 0), (0, 0))
    for side in (1, -1):
        points = [
            QPointF(frame.center().x() + side * (x - 0.5) * frame.width(), frame.bottom() - y * 0.3 * frame.height())
            for x, y in left
        ]
        painter.setBrush(faded(tones.shade, 0.9))
        painter.drawPolygon(QPolygonF(points))


# ---------------------------------------------------------------- frame and groups


def _frame(painter: QPainter, frame: QRectF, theme: Theme) -> None:
    """Two thin lines of brass, with a stud in each corner."""
    draw_rounded(painter, frame.adjusted(0.75, 0.75, -0.75, -0.75), RADIUS_PANEL, None, theme.brass, SEAT_LINE)
    draw_rounded(painter, frame.adjusted(2.6, 2.6, -2.6, -2.6), S6, None, faded(theme.brass, 0.45), LINE * 0.7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.brass)
    inner = frame.adjusted(S4, S4, -S4, -S4)
    for corner in (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()):
        painter.drawEllipse(corner, S2 * 0.6, S2 * 0.6)
