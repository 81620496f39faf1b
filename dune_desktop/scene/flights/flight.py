"""A likeness that goes from one place of the table to another."""

from __future__ import annotations

from math import pi, sin

from attrs import field, frozen
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from dune_desktop.scene.flights.motion import Motion, eased, progress

#: How long what comes down on its place takes for that, in milliseconds, and how high a step is.
_DROP, _STEP = 220, 4.0


@frozen(eq=False)
class Flight(Motion):
    """From the middle of one rectangle of the scene to that of another."""

    pixmap: QPixmap = field()
    start: QRectF = field()
    end: QRectF = field()
    #: It turns over on the way: this is what is seen first.
    back: QPixmap | None = field(default=None, kw_only=True)
    #: From so high it comes down at the end.
    above: float = field(default=0.0, kw_only=True)
    #: So many steps it takes.
    steps: int = field(default=0, kw_only=True)

    def item(self, overlay: QGraphicsItem) -> QGraphicsItem:
        return FlightItem(self, overlay)


class FlightItem(QGraphicsPixmapItem):
    """The likeness; the overlay that it lies on is scaled by ``u``."""

    def __init__(self, flight: Flight, parent: QGraphicsItem) -> None:
        super().__init__(flight.pixmap, parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.flight = flight
        self._size = size = flight.pixmap.deviceIndependentSize()
        self._start, self._end = parent.mapFromScene(flight.start.center()), parent.mapFromScene(flight.end.center())
        # A card that comes out of a pile grows; one that goes into a pile, or onto a box, shrinks to it.
        self._scales = tuple(
            min(1.0, parent.mapRectFromScene(place).height() / max(1.0, size.height()))
            for place in (flight.start, flight.end)
        )
        self.fly(0)

    def fly(self, moment: int) -> None:
        """Moves to where it is at this moment."""
        flight = self.flight
        self.setVisible(flight.delay <= moment < flight.arrival)
        share = progress(flight, moment)
        way = eased(QEasingCurve.Type.InOutCubic, self._travelled(share))
        step = _STEP * abs(sin(pi * flight.steps * way)) + self._height(share)
        self.setPos(self._start + (self._end - self._start) * way - QPointF(0, step))
        first, last = self._scales
        self._turn(first + (last - first) * way, way)

    def _travelled(self, share: float) -> float:
        """Returns how much of the way is behind it: what comes down is over its place before the end."""
        travel = 1 - (_DROP / self.flight.duration if self.flight.above else 0.0)
        return min(1.0, share / travel)

    def _height(self, share: float) -> float:
        """Returns how high it is above its way: it rises while it travels, and then comes down."""
        if not self.flight.above:
            return 0.0
        fall = 1 - (1 - share) * self.flight.duration / _DROP
        down = eased(QEasingCurve.Type.OutCubic, fall) if fall > 0 else 0.0
        return self.flight.above * self._travelled(share) * (1 - down)

    def _turn(self, scale: float, way: float) -> None:
        """Shows the back, then, from the moment at which neither side is seen, the face."""
        back, across = self.flight.back, scale
        if back is not None:
            across *= abs(1 - 2 * way)
            self.setPixmap(back if way < 0.5 else self.flight.pixmap)
        size = self.pixmap().deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setTransform(QTransform.fromScale(across * self._size.width() / size.width(), scale))
