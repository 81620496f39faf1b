"""Likenesses of pieces on their way over the table. The table itself tells the truth already, and never waits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

#: All flights of one move take no longer, in milliseconds at normal speed.
LONGEST: Final = 1200
_EASE: Final = QEasingCurve(QEasingCurve.Type.InOutCubic)


class Landing(Protocol):
    """What is not to be seen where it lies before its likeness has arrived."""

    def veil(self, veiled: bool) -> None: ...


@frozen(eq=False)
class Flight:
    """From the middle of one rectangle of the scene to that of another; ``lands``: what is veiled until then."""

    pixmap: QPixmap
    start: QRectF
    end: QRectF
    delay: int = 0
    duration: int = 380
    lands: tuple[Landing, ...] = ()

    @property
    def arrival(self) -> int:
        return self.delay + self.duration


class FlightItem(QGraphicsPixmapItem):
    """The likeness; the overlay that it lies on is scaled by ``u``."""

    def __init__(self, flight: Flight, parent: QGraphicsItem) -> None:
        super().__init__(flight.pixmap, parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.flight = flight
        size = flight.pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self._start, self._end = parent.mapFromScene(flight.start.center()), parent.mapFromScene(flight.end.center())
        # A card that goes into a pile, or onto a box, shrinks to it.
        self._shrink = min(1.0, parent.mapRectFromScene(flight.end).height() / max(1.0, size.height()))
        self.fly(0)

    def fly(self, moment: int) -> None:
        """Moves to where it is at this moment."""
        flight = self.flight
        self.setVisible(flight.delay <= moment < flight.arrival)
        way = _EASE.valueForProgress(min(1.0, max(0.0, (moment - flight.delay) / flight.duration)))
        self.setPos(self._start + (self._end - self._start) * way)
        self.setScale(1 + (self._shrink - 1) * way)


class Flights(QObject):
    """All that is in the air, moved by one clock."""

    def __init__(self, overlay: QGraphicsItem, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._overlay = overlay
        self._items: list[FlightItem] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0)
        self._clock.valueChanged.connect(self._tick)

    @property
    def flying(self) -> bool:
        return bool(self._items)

    def launch(self, flights: Iterable[Flight], motion: float) -> None:
        """Sends them off, ``motion`` times as fast as normal; 0: they are there already."""
        self.flush()
        started = list(flights)
        if not started or motion <= 0:
            return
        for flight in started:
            for thing in flight.lands:
                thing.veil(True)
        self._items = [FlightItem(flight, self._overlay) for flight in started]
        last = max(flight.arrival for flight in started)
        self._clock.setEndValue(last)
        self._clock.setDuration(round(min(last, LONGEST) / motion))
        self._clock.start()

    def flush(self) -> None:
        """Lands everything at once."""
        self._clock.stop()
        while self._items:
            self._land(self._items[-1])

    def _tick(self, moment: int) -> None:
        for item in self._items:
            item.fly(moment)
        for item in [item for item in self._items if item.flight.arrival <= moment]:
            self._land(item)

    def _land(self, item: FlightItem) -> None:
        self._items.remove(item)
        waited_for = {thing for other in self._items for thing in other.flight.lands}
        for thing in item.flight.lands:
            if thing not in waited_for:
                thing.veil(False)
        self._overlay.scene().removeItem(item)


def middle(point: QPointF) -> QRectF:
    """Returns a place so large that what ends there keeps its size."""
    return QRectF(point.x() - 500, point.y() - 500, 1000, 1000)
