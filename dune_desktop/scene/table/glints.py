"""Now and then spice glints, sand drifts or a cloth stirs: all that moves on a table at which nothing happens.

Each is small, short, painted in few moments, and alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QTimer

from dune_desktop.scene.drawing.tokens import ICON_16
from dune_desktop.scene.flights.clock import Flights
from dune_desktop.scene.flights.desert import Glint, Gust, Sway
from dune_desktop.scene.flights.motion import Motion

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

#: Milliseconds from one glint to the next, at least and at most.
_SOON, _LATE = 5000, 10000
#: So much of a box, from its right, is sand; the words are left of it.
_SAND: Final = 0.5
#: Of its height the sky is so much; its frame.
_SKY, _EDGE = 0.3, 4.0


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
        """Lets one thing stir, and then the next one."""
        motion, scene = self._scene.table.look.motion, self._scene
        stirring = [*self._spice(), *self._gusts(), *self._cloths()] if scene.laid_out else []
        if motion > 0 and stirring and not scene.flights.flying:
            self._flights.launch((self._chance.choice(stirring),), motion)
        self.run(True)

    def _spice(self) -> Iterator[Motion]:
        """Yields a glint for each box in which there is bonus spice."""
        for space in self._scene.board.spaces:
            if space.value.bonus:
                yield Glint(place=self._spot(space.anchor()))

    def _gusts(self) -> Iterator[Motion]:
        """Yields a gust for each box in the desert, over its sand."""
        for space in self._scene.board.spaces:
            if space.space.maker:
                box = space.anchor()
                yield Gust(place=box.adjusted(_SAND * box.width(), _SKY * box.height(), -_EDGE, -_EDGE))

    def _cloths(self) -> Iterator[Motion]:
        """Yields a fold for the cloth of each faction."""
        for faction in self._scene.board.factions:
            yield Sway(place=faction.mapRectToScene(faction.header))

    def _spot(self, box: QRectF) -> QRectF:
        """Returns where in a box it glints."""
        side = ICON_16 * self._scene.table.look.u
        x = box.right() - side - self._chance.random() * (_SAND * box.width() - side)
        return QRectF(x, box.top() + self._chance.random() * (box.height() - side), side, side)
