"""The picture of a victory, and how it comes to life: the winner rises, cloths unroll, spice comes down."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap, QTransform

from dune_desktop.scene.art.canvas import BLEED
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.drawing.picture_cache import painted
from dune_desktop.scene.faces.victory import FLAKES, layer, layers
from dune_desktop.scene.flights.motion import eased

#: It is painted in so many pixels at most: it is soft.
_MOST: Final = 2048
#: Milliseconds: all of it; when each begins and ends.
LASTS: Final = 2400
_RISING, _UNROLLING, _FALLING, _COUNTING, _SETTLING = (0, 900), (300, 1100), (200, 2300), (500, 1700), (2000, 2400)
#: How far below its place the winner begins, and above theirs flakes do, in shares of the height.
_BELOW, _ABOVE = 0.16, 0.6
#: Down to here cloths hang, and from here on the crowd stands.
_CLOTHS, _CROWD = 0.6, 0.5
#: Wider pictures go on as in a mirror, and stand still.
_WIDEST: Final = BLEED / 300.0
_OUT: Final = QEasingCurve.Type.OutCubic


def _share(moment: float, span: tuple[int, int]) -> float:
    """Tell how much of this time is over."""
    start, end = span
    return min(1.0, max(0.0, (moment - start) / (end - start)))


class Tableau:
    """The layers of the picture as pixmaps of one size; the whole of it is put together from them."""

    def __init__(self, size: QSize, leader: str, colour: str) -> None:
        self._frame = QRectF(QPointF(), size.toSizeF())
        self._camera = layer((), bare=True).seen(size.width(), size.height())
        parts = layers(leader, colour)
        self._back = self._painted(parts.back, bare=False)
        self._winner, self._poles, self._cloths, self._crowd, self._air = (
            self._painted(one) for one in (parts.winner, parts.poles, parts.cloths, parts.crowd, parts.air)
        )
        self.still = painted(self._frame.size(), 1.0, self._paint_still)

    def _painted(self, parts: tuple[PicturePart, ...], *, bare: bool = True) -> QPixmap:
        return painted(self._frame.size(), 1.0, lambda onto: layer(parts, bare=bare).paint(onto, self._frame))

    def _paint_still(self, painter: QPainter) -> None:
        for one in (self._back, self._winner, self._poles, self._cloths, self._crowd, self._air):
            painter.drawPixmap(0, 0, one)

    def paint(self, painter: QPainter, moment: float) -> None:
        """Paint it as it is at this moment."""
        wide, high = self._frame.width(), self._frame.height()
        painter.drawPixmap(0, 0, self._back)
        below = _BELOW * high * (1 - eased(_OUT, _share(moment, _RISING)))
        painter.drawPixmap(QPointF(0, below), self._winner)
        painter.drawPixmap(0, 0, self._poles)
        unrolled = QRectF(0, 0, wide, eased(_OUT, _share(moment, _UNROLLING)) * _CLOTHS * high).toAlignedRect()
        painter.drawPixmap(unrolled, self._cloths, unrolled)
        crowd = QRectF(0, _CROWD * high, wide, (1 - _CROWD) * high).toAlignedRect()
        painter.drawPixmap(crowd, self._crowd, crowd)
        self._paint_flakes(painter, _share(moment, _FALLING))
        settled = _share(moment, _SETTLING)
        if settled:
            painter.setOpacity(settled)
            painter.drawPixmap(0, 0, self.still)

    def _paint_flakes(self, painter: QPainter, share: float) -> None:
        left, seen = 1 - eased(_OUT, share), self._camera
        painter.save()
        painter.scale(self._frame.width() / seen.width(), self._frame.height() / seen.height())
        painter.translate(-seen.topLeft())
        for number, flake in enumerate(FLAKES):
            down = left * _ABOVE * seen.height() * (1 + number % 5 / 5)
            flake.paint(painter, down, left * (number % 7 - 3) * 6, left * 360)
        painter.restore()


@lru_cache(maxsize=1)
def _tableau(size: QSize, leader: str, colour: str) -> Tableau:
    return Tableau(size, leader, colour)


class Triumph(QObject):
    """Plays once for each victory; it may be ended at any moment, and is over at once where nothing is to move."""

    def __init__(self, parent: QObject, passed: Callable[[float], None]) -> None:
        """Every moment is told with the share of the points that have been counted by then."""
        super().__init__(parent)
        self._passed = passed
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0)
        self._clock.setEndValue(LASTS)
        self._clock.valueChanged.connect(self._pass)

    @property
    def running(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def play(self, motion: float) -> None:
        """Begin, so many times as fast as usual; 0: it is over already."""
        self.end()
        if motion > 0:
            self._clock.setDuration(round(LASTS / motion))
            self._clock.setCurrentTime(0)
            self._clock.start()
            self._pass(0)

    def end(self) -> None:
        """Be over at once."""
        self._clock.stop()
        self._passed(1.0)

    def _pass(self, moment: int) -> None:
        self._passed(_share(moment, _COUNTING))

    def paint(self, painter: QPainter, rect: QRectF, leader: str, colour: str) -> None:
        """Paint the picture as it is now."""
        scale = painter.deviceTransform().m11()
        size = (rect.size() * min(scale, _MOST / max(1.0, rect.width()))).toSize()
        if size.isEmpty():
            return
        tableau = _tableau(size, leader, colour)
        wide, ratio = rect.width() * scale, painter.device().devicePixelRatioF()
        # Pixel by pixel where there are as many: through a scale of nearly one it takes five times as long.
        stretch = 1.0 if abs(wide - size.width()) < 1 else wide / size.width()
        painter.save()
        painter.setWorldTransform(QTransform.fromScale(stretch / ratio, stretch / ratio))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self.running and size.width() < _WIDEST * size.height():
            tableau.paint(painter, self._clock.currentValue())
        else:
            painter.drawPixmap(0, 0, tableau.still)
        painter.restore()
