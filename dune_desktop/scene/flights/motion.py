"""What every motion has in common: when it begins, how long it takes, what waits for it, and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor
from typing import ClassVar, Protocol

from attrs import evolve, field, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget


class Landing(Protocol):
    """What is not to be seen where it lies before its likeness has arrived."""

    def veil(self, veiled: bool) -> None: ...


class Moving(Protocol):
    """An item on the overlay while something moves."""

    def fly(self, moment: int) -> None:
        """Shows itself as it is at this moment."""


@frozen(eq=False, kw_only=True)
class Motion:
    """Milliseconds at normal speed; ``lands``: what is veiled until it is over; ``then``: what begins then."""

    delay: int = 0
    duration: int = 380
    lands: tuple[Landing, ...] = ()
    then: tuple[Motion, ...] = ()

    @property
    def arrival(self) -> int:
        return self.delay + self.duration

    @property
    def whole(self) -> int:
        """Returns how long it takes with all that follows."""
        return self.duration + max((one.whole for one in self.then), default=0)

    def begun(self, delay: int) -> Iterator[Motion]:
        """Yields it as it begins at this moment, and what follows as that begins then."""
        started = evolve(self, delay=delay)
        yield started
        for one in self.then:
            yield from one.begun(started.arrival)

    def item(self, overlay: QGraphicsItem) -> QGraphicsItem:
        """Makes what is seen of it, which is a ``Moving``."""
        raise NotImplementedError


@frozen(eq=False, kw_only=True)
class Staying(Motion):
    """Painted at a place of the scene, about the middle of which the painter stands."""

    place: QRectF = field()
    #: It is seen before it begins, too: it hides what has changed already.
    early: ClassVar[bool] = False
    #: So far beyond its place it paints.
    beyond: ClassVar[float] = 0.0
    #: It is painted in so many moments, where it may take no more of a processor; 0: in all that there are.
    steps: ClassVar[int] = 0

    def paint(self, painter: QPainter, rect: QRectF, share: float) -> None:
        """Paints it when this share of its time is over."""
        raise NotImplementedError

    def item(self, overlay: QGraphicsItem) -> QGraphicsItem:
        return StayingItem(self, overlay)


class StayingItem(QGraphicsItem):
    """Shows an effect; the overlay that it lies on is scaled by ``u``."""

    def __init__(self, effect: Staying, overlay: QGraphicsItem) -> None:
        super().__init__(overlay)
        self.effect, self._share = effect, 0.0
        place = overlay.mapRectFromScene(effect.place)
        self._rect = QRectF(-place.width() / 2, -place.height() / 2, place.width(), place.height())
        self.setPos(place.center())
        self.fly(0)

    def fly(self, moment: int) -> None:
        effect = self.effect
        self.setVisible((effect.early or effect.delay <= moment) and moment < effect.arrival)
        share = progress(effect, moment)
        if effect.steps:
            share = floor(share * effect.steps) / effect.steps
        if share != self._share:
            self._share = share
            self.update()

    def boundingRect(self) -> QRectF:
        edge = self.effect.beyond
        return self._rect.adjusted(-edge, -edge, edge, edge)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.effect.paint(painter, self._rect, self._share)


def progress(motion: Motion, moment: int) -> float:
    """Returns which share of its time is over."""
    return min(1.0, max(0.0, (moment - motion.delay) / motion.duration))


def draw_into(painter: QPainter, pixmap: QPixmap, rect: QRectF) -> None:
    """Draws a likeness as large as its place is now: the board may be closer than usual."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


def eased(kind: QEasingCurve.Type, share: float) -> float:
    return QEasingCurve(kind).valueForProgress(share)


def middle(point: QPointF) -> QRectF:
    """Returns a place so large that what ends there keeps its size."""
    return QRectF(point.x() - 500, point.y() - 500, 1000, 1000)
