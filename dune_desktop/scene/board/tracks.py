"""The tracks at the right of the Conflict: one as a ladder, several below each other; what is asked opens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.tracks import Track
from dune_desktop.engine.view import View
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.ladder import BoardTrack, Ladder
from dune_desktop.scene.board.track_lines import TrackLine, TrackWeb
from dune_desktop.scene.drawing.tokens import S2
from dune_desktop.scene.layout import columns
from dune_desktop.scene.piece import SceneContext

#: How high a folded line is; below this height only one track is open.
_FOLDED, _LOW = 26.0, 160.0
#: What part of the height a line has: alone, and where there are two; and its most.
_ALONE, _ONE_OF_TWO, _MOST = 0.24, 0.185, 50.0


class Tracks:
    """All of them; ``lying`` are those that do not stand as a ladder."""

    def __init__(self, table: SceneContext, tracks: tuple[Track, ...], parent: QGraphicsItem) -> None:
        self.lying: list[TrackLine] = []
        self.all: list[BoardTrack] = []
        for track in tracks:
            branches = any(len(node.next) > 1 for node in track.nodes)
            if len(tracks) == 1 and not branches:
                self.all.append(Ladder(table, track, parent))
            else:
                self.lying.append((TrackWeb if branches else TrackLine)(table, track, parent))
        self.all += self.lying
        self._rect = QRectF()
        self._open: TrackLine | None = None

    def track(self, track_id: str) -> BoardTrack | None:
        return next((one for one in self.all if one.track.id == track_id), None)

    def items(self) -> Iterator[BoardItem[Any]]:
        for one in self.all:
            yield from one.items()

    def follow(self, view: View) -> None:
        for one in self.all:
            one.follow(view)

    def arrange(self, rect: QRectF) -> None:
        self._rect = rect
        if not self.lying:
            for one in self.all:
                one.arrange(rect)
        elif not rect.isEmpty():
            self._lay()

    def refresh(self) -> None:
        """Opens what is asked."""
        asked = next((one for one in reversed(self.lying) if one.asked), None)
        if asked is not self._open:
            self._open = asked
            self.arrange(self._rect)

    def _lay(self) -> None:
        """Puts the lines above the web; those that give way lie folded side by side."""
        low = self._rect.height() < _LOW
        main = self._open or self.lying[-1]
        gives_way = self.lying if low or isinstance(main, TrackWeb) else self.lying[:-1]  # a web is all that it needs
        folded = [one for one in gives_way if one is not main] if low or self._open else []
        top = self._rect.top()
        for one in self.lying:
            one.fold(one in folded)
        for one, place in zip(folded, columns(self._row(top, _FOLDED), max(1, len(folded)), S2), strict=False):
            one.arrange(place)
        top += (_FOLDED + S2) * bool(folded)
        shown = [one for one in self.lying if one not in folded]
        part = _ALONE if len(shown) == 2 else _ONE_OF_TWO
        high = float(round(min(_MOST, part * self._rect.height())))
        for one in shown[:-1]:
            one.arrange(self._row(top, high))
            top += high + S2
        shown[-1].arrange(self._row(top, self._rect.bottom() - top))

    def _row(self, top: float, high: float) -> QRectF:
        return QRectF(self._rect.left(), top, self._rect.width(), high)
