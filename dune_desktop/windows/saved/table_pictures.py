"""Pictures of the table for the list of saved games: of the board alone, as everybody may see it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QPointF, QRectF, Qt, QThreadPool, QTimer
from PySide6.QtGui import QImage, QPainter

from dune_desktop.engine.events import Event, GameOver, RoundBegan

if TYPE_CHECKING:
    from dune_desktop.records.store import Store
    from dune_desktop.scene.table.table_scene import TableScene
    from dune_desktop.windows.table.table_page import TablePage

#: Of the picture that is kept, in pixels.
_WIDTH: Final = 320
#: Milliseconds after the end of a round, when what flew has landed and the person reads; then until it is tried again.
_LATER, _AGAIN = 1200, 400
_log = logging.getLogger(__name__)


def paint_board(scene: TableScene) -> QImage:
    """The board as large as on the screen, for which its parts are painted already; nothing tells of a hand."""
    area = scene.board.mapRectToScene(scene.board.area)
    ratio = scene.views()[0].devicePixelRatioF()
    picture = QImage((area.size() * ratio).toSize(), QImage.Format.Format_RGB32)
    if picture.isNull():
        return picture
    picture.setDevicePixelRatio(ratio)
    picture.fill(scene.table.theme.window)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    try:
        with _as_for_all(scene):
            scene.render(painter, QRectF(QPointF(), area.size()), area, Qt.AspectRatioMode.IgnoreAspectRatio)
    finally:
        painter.end()
    return picture


@contextmanager
def _as_for_all(scene: TableScene) -> Iterator[None]:
    """Nothing is lit: what can be taken depends on the cards in a hand. Nothing lies over the board."""
    pieces = [(piece, piece.kind) for piece in scene.board.pieces() if piece.kind]
    over = scene.overlay.isVisible()
    for piece, _ in pieces:
        piece.kind = ""
    scene.overlay.setVisible(False)
    try:
        yield
    finally:
        scene.overlay.setVisible(over)
        for piece, kind in pieces:
            piece.kind = kind


def encoded(picture: QImage) -> bytes:
    """As the list shows it. Any thread may do that."""
    small = picture.scaledToWidth(_WIDTH, Qt.TransformationMode.SmoothTransformation)
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    small.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(content.data())


def _keep(store: Store, game: str, picture: QImage) -> None:
    """Encode a picture, and hand it to the writer. Any thread may do that."""
    try:
        if not picture.isNull():
            store.keep_picture(game, encoded(picture))
    except ValueError:  # a game goes on without its picture
        _log.warning("the picture of game %s can't be kept", game)


class Pictures(QObject):
    """A picture is taken some time after the end of each round, and one when the game leaves the table."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._page: TablePage | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # in the order in which they were taken
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._take_if_still)

    def follow(self, page: TablePage) -> None:
        """This game is on the table now."""
        self._page = page
        page.controller.shown.connect(self._shown)

    def _shown(self, _view: object, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, RoundBegan | GameOver) for event in events):
            self._later.start(_LATER)

    def _take_if_still(self) -> None:
        if self._page is None:
            return
        scene = self._page.scene
        if scene.flights.flying or scene.dragging.active:
            self._later.start(_AGAIN)
            return
        self._pool.start(partial(_keep, self._store, self._page.controller.game_id, paint_board(scene)))

    def leave(self) -> None:
        """The game is about to leave the table: a last picture."""
        page, self._page = self._page, None
        self._later.stop()
        if page is None:
            return
        self._pool.waitForDone()  # an older one must not come after it
        page.scene.still()
        try:
            _keep(self._store, page.controller.game_id, paint_board(page.scene))
        except Exception:  # a table that can't be painted is left because of that
            _log.exception("the picture of game %s can't be taken", page.controller.game_id)
