"""Spice glints in the sand now and then: the one thing that moves on a table at which nothing happens."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QTimer

from dune_desktop.scene.drawing.tokens import ICON_16
from dune_desktop.scene.flights.clock import Flights
from dune_desktop.scene.flights.desert import Glint

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

#: Milliseconds from one glint to the next, at least and at most.
_SOON, _LATE = 5000, 10000
#: So much of a box, from its right, is sand; the words are left of it.
_SAND: Final = 0.5


class Glints(QObject):
    """Still until somebody lets them run, who sees to it that they stop when nobody looks."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene, self._chance = scene, Random(0)
        self._flights = Flights(scene.overlay, self)
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.glint)

    @property
    def running(self) -> bool:
        return self._next.isActive()

    def run(self, wanted: bool) -> None:
        """Lets them come, or ends them at once."""
        if not wanted:
            self._next.stop()
            self._flights.flush()
        elif not self.running:
            self._next.start(self._chance.randint(_SOON, _LATE))

    def glint(self) -> None:
        """Lets one glint where bonus spice lies, and then the next one."""
        motion, places = self._scene.table.look.motion, list(self._places())
        if motion > 0 and places and not self._scene.flights.flying:
            self._flights.launch((Glint(place=self._spot(self._chance.choice(places))),), motion)
        self.run(True)

    def _places(self) -> list[QRectF]:
        """Returns the boxes in which there is bonus spice."""
        return [space.anchor() for space in self._scene.board.spaces if space.value.bonus and self._scene.laid_out]

    def _spot(self, box: QRectF) -> QRectF:
        """Returns where in a box it glints."""
        side = ICON_16 * self._scene.table.look.u
        x = box.right() - side - self._chance.random() * (_SAND * box.width() - side)
        return QRectF(x, box.top() + self._chance.random() * (box.height() - side), side, side)
