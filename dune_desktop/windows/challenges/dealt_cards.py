"""With what a challenge begins: the Conflict and one's Intrigue cards, and below them one's hand."""

from __future__ import annotations

from itertools import chain
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from dune_desktop.challenges.challenge import Challenge
from dune_desktop.challenges.solving import begun
from dune_desktop.engine.printed import Conflict
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import HAND, Face, title
from dune_desktop.windows.widgets.painted import Painted

#: Of a card: the first with which all lines have room.
_SIZES: Final = (QSizeF(130, 186), QSizeF(112, 160), QSizeF(112, 148), QSizeF(112, 126))
_GAP: Final = float(tokens.S8)
#: So much wider is a Conflict card, which has its name beside battle icons.
_WIDER: Final = 1.5


def dealt(challenge: Challenge) -> tuple[tuple[Face, ...], tuple[Face, ...]]:
    """The two lines of a challenge."""
    game = begun(challenge)
    own = game.players[challenge.seat]
    plots, hand = (game.intrigues[card] for card in own.intrigue), (game.cards[card] for card in own.hand)
    return (game.conflicts[game.conflict], *plots), tuple(hand)


class DealtCards(Painted):
    """Two lines of cards, or one where there is no room for two; they overlap where they are many."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._lines: tuple[tuple[Face, ...], ...] = ()
        #: By the id of the challenge: to begin a game takes a moment.
        self._known: dict[str, tuple[tuple[Face, ...], ...]] = {}

    def deal(self, challenge: Challenge) -> None:
        """Show what this one begins with."""
        if challenge.id not in self._known:
            self._known[challenge.id] = dealt(challenge)
        self._lines = self._known[challenge.id]
        self.setAccessibleName(", ".join(map(title, chain(*self._lines))))
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        ways = [(lines, size) for lines in (self._lines, (tuple(chain(*self._lines)),)) for size in _SIZES]
        for lines, size in ways:
            if len(lines) * (size.height() + _GAP) - _GAP <= area.height():
                for number, faces in enumerate(lines):
                    self._line(painter, QPointF(area.left(), number * (size.height() + _GAP)), faces, size)
                return

    def _line(self, painter: QPainter, start: QPointF, faces: tuple[Face, ...], size: QSizeF) -> None:
        scale, left = self._look.u * self.devicePixelRatioF(), start.x()
        sizes = [QSizeF(size.width() * _WIDER, size.height()) if isinstance(face, Conflict) else size for face in faces]
        whole = sum(one.width() + _GAP for one in sizes) - _GAP
        over = max(0.0, whole - self.area.width()) / max(1, len(faces) - 1)
        for number, (face, one) in enumerate(zip(faces, sizes, strict=True)):
            step = one.width() + _GAP - over
            covered = over > _GAP and number < len(faces) - 1
            pixmap = face_pixmap(self._look, face, HAND, one, scale, shown=step if covered else 0.0)
            painter.drawPixmap(QRectF(QPointF(left, start.y()), one), pixmap, pixmap.rect().toRectF())
            left += step
