"""Pictures without words on disk, for the next start: whoever draws one looks there before painting it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property, partial
from hashlib import blake2b
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QSize, QTimer, qVersion
from PySide6.QtGui import QImage, QPixmap

from dune_desktop import __version__
from dune_desktop.files.cupboard import Cupboard
from dune_desktop.files.folders import cache_folder
from dune_desktop.scene.drawing.picture_cache import PIXMAPS, weight

#: What is shown, its width and height in units, and device pixels of a unit.
Key = tuple[Hashable, float, float, float]
_FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
_SCENE: Final = Path(__file__).parent.parent
#: Milliseconds without a new picture after which those that are there are kept, and how long that takes in one go.
REST: Final = 1500
_GO: Final = 0.004
#: Bytes of pictures that wait for that; the oldest give way.
_MOST: Final = 24 << 20


class Prints(QObject):
    """Pictures by their keys, whose ``repr`` says all that they depend on besides the program."""

    def __init__(self, cupboard: Cupboard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cupboard = cupboard
        #: What is not kept yet, and its bytes. While a window is dragged larger, there is more of it all the time.
        self._fresh: dict[Key, QPixmap] = {}
        self._bytes = 0
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(partial(self.rest, _GO))

    def has(self, key: Key) -> bool:
        """Says whether the picture is kept, or will be."""
        return key in self._fresh or self.cupboard.has(self._name(key))

    def find(self, key: Key, size: QSize) -> QPixmap | None:
        """The picture, if it is there and has this size in device pixels."""
        body = self.cupboard.take(self._name(key))
        if body is None or len(body) != 4 * size.width() * size.height():
            return None
        image = QImage(body, size.width(), size.height(), 4 * size.width(), _FORMAT)
        return QPixmap.fromImage(image.copy())  # the bytes go, it stays

    def keep(self, key: Key, pixmap: QPixmap) -> None:
        """Writes it once nothing else is painted for a while."""
        self._fresh[key] = pixmap
        self._bytes += weight(pixmap)
        while self._bytes > _MOST:
            self._oldest()
        self._rest.start(REST)

    def keep_now(self, key: Key, pixmap: QPixmap) -> None:
        """Writes it, as nothing else happens."""
        self.keep(key, pixmap)
        self.rest(_GO)

    def _oldest(self) -> tuple[Key, QPixmap]:
        key = next(iter(self._fresh))
        pixmap = self._fresh.pop(key)
        self._bytes -= weight(pixmap)
        return key, pixmap

    def rest(self, seconds: float = inf) -> None:
        """Hands on what is to be written, for as long as this may take."""
        end = monotonic() + seconds
        while self._fresh and monotonic() < end:
            key, pixmap = self._oldest()
            image = pixmap.toImage().convertToFormat(_FORMAT)
            self.cupboard.put(self._name(key), bytes(image.constBits()))
        if self._fresh:
            self._rest.start(0)

    def _name(self, key: Key) -> str:
        return blake2b(repr(key).encode(), key=self._version, digest_size=20).hexdigest()

    @cached_property
    def _version(self) -> bytes:
        """Tells this program from others that draw the same pictures otherwise."""
        sources = [(str(path.relative_to(_SCENE)), path.stat()) for path in sorted(_SCENE.rglob("*.py"))]
        told = [__version__, qVersion(), *((name, about.st_size, about.st_mtime_ns) for name, about in sources)]
        return blake2b(repr(told).encode(), digest_size=32).digest()


def keep_prints(parent: QObject) -> None:
    """Looks for prints on disk from now on, and keeps them there."""
    PIXMAPS.prints = Prints(Cupboard(cache_folder() / "pictures"), parent)
