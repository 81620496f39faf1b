"""All that moves over the table, moved by one clock, which may be stopped at any moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from PySide6.QtCore import QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.scene.flights.motion import Motion, Moving

#: All motions of one move take no longer, in milliseconds at normal speed.
LONGEST: Final = 1200
#: Between the starts of two motions.
_BEAT: Final = 110


class Flights(QObject):
    """All that is in the air."""

    def __init__(self, overlay: QGraphicsItem, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._overlay = overlay
        self._items: list[tuple[Motion, QGraphicsItem]] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0)
        self._clock.valueChanged.connect(self.pass_to)

    @property
    def flying(self) -> bool:
        return bool(self._items)

    def launch(self, motions: Iterable[Motion], motion: float) -> None:
        """Sends them off, ``motion`` times as fast as normal; 0: they are there already."""
        self.flush()
        started = list(motions)
        if not started or motion <= 0:
            return
        for one in started:
            for thing in one.lands:
                thing.veil(True)
        self._items = [(one, one.item(self._overlay)) for one in started]
        last = max(one.arrival for one in started)
        self._clock.setEndValue(last)
        self._clock.setDuration(round(min(last, LONGEST) / motion))
        self._clock.start()

    def flush(self) -> None:
        """Lands everything at once."""
        self._clock.stop()
        while self._items:
            self._land(*self._items[-1])

    def pass_to(self, moment: int) -> None:
        """Shows everything as it is at this moment."""
        for _, item in self._items:
            cast("Moving", item).fly(moment)
        for motion, item in [one for one in self._items if one[0].arrival <= moment]:
            self._land(motion, item)

    def _land(self, motion: Motion, item: QGraphicsItem) -> None:
        self._items.remove((motion, item))
        waited_for = {thing for other, _ in self._items for thing in other.lands}
        for thing in motion.lands:
            if thing not in waited_for:
                thing.veil(False)
        self._overlay.scene().removeItem(item)


def in_time(motions: list[Motion]) -> list[Motion]:
    """Starts one after another, the more there are the closer together: all are over within the longest time."""
    if not motions:
        return []
    room = max(0, LONGEST - max(motion.whole for motion in motions))
    beat = min(_BEAT, room // len(motions))
    return [one for at, motion in enumerate(motions) for one in motion.begun(at * beat)]
