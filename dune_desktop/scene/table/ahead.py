"""Pictures that may be shown next are painted while nothing happens, so that no decision has to wait for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSizeF, QTimer

from dune_desktop.engine.printed import Card, Conflict, Intrigue
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.faces import keep_face_ahead
from dune_desktop.scene.faces.measures import Face
from dune_desktop.scene.piece import screen_scale

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableScene

#: Milliseconds without a change after which it begins, and from one picture to the next.
REST, _PAUSE = 400, 16
#: Seconds that it may look in one go for a picture that is not there yet.
_GO: Final = 0.003
#: Paints a picture unless it is kept already, and says whether it did.
Job = Callable[[], bool]


class Ahead(QObject):
    """Paints for the disk, where pictures are kept: one at a time, and each once for every size and theme.

    Nobody learns anything by that: of Conflicts, of what may come into the Row, and of Intrigue cards it paints all
    that are printed, and for the hand what begins in decks or was seen on the table.
    """

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        #: In which sizes faces of a kind are shown elsewhere.
        self._elsewhere: dict[type[Face], tuple[QSizeF, ...]] = {}
        edition = scene.table.controller.edition
        #: Faces that were seen, in their order.
        self._seen: dict[Face, None] = dict.fromkeys((*edition.starters, *edition.reserve))
        #: What was asked for already.
        self._asked: set[object] = set()
        self._jobs: Iterator[Job] = iter(())
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go)

    @property
    def waits(self) -> bool:
        """Says whether there may be something to paint."""
        return self._next.isActive()

    def also(self, kind: type[Face], *sizes: QSizeF) -> None:
        """Faces of this kind are shown in these sizes, too."""
        self._elsewhere[kind] = sizes

    def rest(self) -> None:
        """Something was shown; goes on when nothing else is for a while."""
        self._jobs = iter(())
        if PIXMAPS.prints is not None and self._scene.laid_out:
            self._next.start(REST)

    def finish(self) -> None:
        """Paints at once all that is left."""
        self._next.stop()
        for job in self._wanted():
            job()

    def _go(self) -> None:
        if self._scene.flights.flying or self._scene.dragging.active:
            self._next.start(REST)
            return
        end = monotonic() + _GO
        while monotonic() < end:
            job = next(self._jobs, None)
            if job is None:
                self._jobs = self._wanted()
                job = next(self._jobs, None)
            if job is None:
                return
            if job():
                break
        self._next.start(_PAUSE)

    def _wanted(self) -> Iterator[Job]:
        """Yields what was never asked for, what may come first before the rest."""
        scene = self._scene
        look, conflict = scene.table.look, scene.board.conflict
        scale = screen_scale(look)
        place = (look.theme.name, look.language, scale)
        for one in scene.table.controller.edition.conflicts:
            if self._is_new(one, conflict.rect.size(), place):
                yield partial(conflict.keep_ahead, one, scale)
        self._see()
        in_hand, row = scene.tray.card_sizes(), scene.row.row
        for face in tuple(self._seen):
            sizes = in_hand if isinstance(face, Card | Intrigue) else ()
            for size in (*sizes, *self._elsewhere.get(type(face), ())):
                if self._is_new(face, size, place):
                    yield partial(keep_face_ahead, look, face, size, scale)
        edition = scene.table.controller.edition
        for card in edition.imperium:
            if self._is_new(card, row.card, place):
                yield partial(keep_face_ahead, look, card, row.card, scale, row.style)
        for intrigue in edition.intrigues:
            for size in in_hand:
                if self._is_new(intrigue, size, place):
                    yield partial(keep_face_ahead, look, intrigue, size, scale)

    def _see(self) -> None:
        """Remembers whose faces lie open on the table now."""
        scene = self._scene
        zones = (*scene.row.zones, *scene.tray.zones)
        faces = (scene.board.conflict.face, *(card.face for zone in zones for card in zone.cards))
        self._seen.update(dict.fromkeys(face for face in faces if isinstance(face, Card | Intrigue | Conflict)))

    def _is_new(self, face: Face, size: QSizeF, place: object) -> bool:
        """Says whether this was never asked for, and asks for it."""
        asked = (face, size.width(), size.height(), place)
        if size.isEmpty() or asked in self._asked:
            return False
        self._asked.add(asked)
        return True
