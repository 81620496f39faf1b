"""A track beside the Conflict: its spaces, what each brings, and the token of each seat.

As a ladder they stand one above the other; ``track_lines`` has the tracks that lie.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import Seat
from dune_desktop.engine.tracks import Track
from dune_desktop.engine.view import View
from dune_desktop.models.refs import NODE, TOKEN
from dune_desktop.models.table.laboratory import has_token, marker_words
from dune_desktop.scene.board.item import ROUND, BoardItem
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import CENTRE, draw_text, faded, panel
from dune_desktop.scene.drawing.tokens import (
    CAPTION,
    ICON_11,
    ICON_13,
    ICON_16,
    ICON_19,
    ICON_24,
    LINE,
    RADIUS_BOX,
    RADIUS_CELL,
    S2,
    S4,
)
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.glyphs.piece_pictures import draw_piece
from dune_desktop.scene.glyphs.sign_lines import draw_signs, rows_within
from dune_desktop.scene.layout import rows
from dune_desktop.scene.piece import SceneContext, Tabletop
from dune_desktop.text.box_signs import node_signs
from dune_desktop.text.effects import sentences
from dune_desktop.text.names import name
from dune_desktop.text.signs import Sign, Signs

#: The number of a space stands in so wide a column; tokens are as large at most.
_NUMERAL, _TOKEN = 12.0, 19.0
#: What the seal takes at the left of a digit.
_SEALED: Final = 14.0
#: Spaces that can be taken lie over others, and tokens over all of them.
_OVER, _TOKENS_OVER = 1.0, 2.0
#: How dense the ground of a space is over the arena.
_GROUND: Final = 0.94
#: By track what its tokens are called, as a piece and as a sign, where that is not its own name.
_TOKENS: Final = {"shipping": "freighter"}


def token_sign(track: Track) -> str:
    return _TOKENS.get(track.id, track.id)


_SIZES: Final = (ICON_24, ICON_19, ICON_16, ICON_13, ICON_11)


class StepItem(BoardItem[tuple[Seat, ...]]):
    """A space of the track; the value are the seats whose tokens stand there."""

    radius = RADIUS_BOX

    def __init__(self, table: SceneContext, track: Track, number: int, parent: QGraphicsItem) -> None:
        self.track, self.number, self.node = track, number, track.nodes[number]
        super().__init__(table, (), parent, (NODE, self.node.id))

    def follow(self, view: View) -> None:
        track, here = self.track, self.number
        there = (player for player in view.players if track.at(player) == here and has_token(track, player))
        self.show_value(tuple(player.seat for player in there))

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        panel(painter, self.rect, faded(theme.ix_box, _GROUND), theme.ix_edge, radius=self.radius, line=LINE)
        numeral = QRectF(S2, 0, _NUMERAL, self.rect.height())
        draw_text(painter, numeral, str(self.number), theme.text2, CAPTION, fonts.BOLD, CENTRE)
        room = QRectF(numeral.right() + S2, S2, 0, self.rect.height() - 2 * S2)
        room.setRight(self.slots().left() - S2 if self.value else self.rect.right() - S4)
        signs = self._signs
        size, lines = fitting(signs, room)
        draw_signs(painter, signs, room, size, theme, rows=lines, dim=self.refused)

    @property
    def _signs(self) -> Signs:
        """Returns what it brings; at the start stands the sign of what goes up there."""
        return node_signs(self.node) if self.number else (Sign(token_sign(self.track)),)

    def _tagged_place(self) -> QRectF:
        """The tag hangs over the numeral: tokens stand at the right."""
        return QRectF(self.rect.left(), self.rect.top(), _NUMERAL + _SEALED * self.sealed, self.rect.height())

    def refresh(self) -> None:
        """Its tag lies over the space above."""
        super().refresh()
        self.setZValue(_OVER if self._marked else 0)

    def slots(self) -> QRectF:
        """Returns where tokens stand: two by two."""
        side = self.side
        wide = 2 * side + LINE
        return QRectF(self.rect.right() - S4 - wide, self.rect.center().y() - side - LINE / 2, wide, wide)

    @property
    def side(self) -> float:
        """Returns how large a token is: two stand one above the other."""
        return min(_TOKEN, (self.rect.height() - 2 * S2 - LINE) / 2)

    def slot(self, seat: Seat) -> QRectF:
        """Returns where the token of a seat stands, or would stand: each has a place of its own in every space."""
        line, column = divmod(seat, 2)
        place, side = self.slots(), self.side
        return QRectF(place.left() + column * (side + LINE), place.top() + line * (side + LINE), side, side)

    def tip(self) -> str:
        names, products = self.table.models.names, self.table.controller.edition.products
        said = [
            Tabletop.tr("{track}: {node}").format(
                track=name("track", self.track.id, products), node=name("node", self.node.id, products)
            )
        ]
        said += [sentences((effect,)) for effect in self.brings() if effect is not None]
        said += [words] if (words := marker_words(self.track, self.number)) else []
        return "\n".join((*said, *map(names.seat, self.value)))

    def brings(self) -> tuple[Effect | None, ...]:
        """Returns what comes of coming here now."""
        return (self.node.effect,)

    def big(self) -> object | None:
        return None  # a space has no card


def fitting(signs: Signs, room: QRectF) -> tuple[float, int]:
    """Returns the largest size in which they fit, and in how many lines."""
    found = ((size, rows_within(signs, room.size(), size)) for size in _SIZES)
    return next((one for one in found if one[1]), (_SIZES[-1], 2))


class TokenItem(BoardItem[int]):
    """The token of a seat; the value is the number of the space where it stands. One's own can be dragged."""

    radius = RADIUS_CELL
    beyond = ROUND

    def __init__(self, table: SceneContext, track: Track, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(table, 0, parent)
        self.track, self.seat = track, seat
        #: The seat takes part in the track.
        self.there = True
        self.setZValue(_TOKENS_OVER)

    def own(self, mine: bool) -> None:
        """Makes that of the seat that looks something that can be dragged."""
        self.ref = (TOKEN, self.track.id) if mine else None

    @property
    def identity(self) -> Seat:
        return self.seat

    def draw(self, painter: QPainter) -> None:
        draw_piece(painter, token_sign(self.track), self.colour(self.seat), self.rect)

    def tip(self) -> str:
        products = self.table.controller.edition.products
        track, node = name("track", self.track.id, products), name("node", self.track.nodes[self.value].id, products)
        said = Tabletop.tr("{track}: {node}").format(track=track, node=node)
        return "\n".join((self.table.models.names.seat(self.seat), said))

    def big(self) -> object | None:
        return None


class BoardTrack(ABC):
    """The pieces of a track; the subclasses say how they lie."""

    def __init__(self, table: SceneContext, track: Track, parent: QGraphicsItem) -> None:
        self.track, self.sign = track, token_sign(track)
        self.steps = [self.make_step(table, number, parent) for number in range(len(track.nodes))]
        seats = range(len(table.controller.seats))
        self.tokens = [TokenItem(table, track, seat, parent) for seat in seats]

    def make_step(self, table: SceneContext, number: int, parent: QGraphicsItem) -> StepItem:
        return StepItem(table, self.track, number, parent)

    @abstractmethod
    def arrange(self, rect: QRectF) -> None: ...

    def items(self) -> Iterator[BoardItem[Any]]:
        yield from self.steps
        yield from self.tokens

    @property
    def asked(self) -> bool:
        """Says whether any of its spaces can be taken."""
        return any(step.kind == LIT for step in self.steps)

    def follow(self, view: View) -> None:
        at = [self.track.at(player) for player in view.players]
        for step in self.steps:
            step.follow(view)
        for token, node, player in zip(self.tokens, at, view.players, strict=True):
            token.own(token.seat == view.seat)
            token.show_value(node)
            token.there = has_token(self.track, player)
            token.setVisible(token.there and self.steps[node].isVisible())
        self.place_tokens()

    def place_tokens(self) -> None:
        for token in self.tokens:
            step = self.steps[token.value]
            token.place(step.slot(token.seat).translated(step.home))

    def anchor(self, seat: Seat, number: int) -> QRectF:
        """Returns where the token of a seat stands on a space, in the scene."""
        step = self.steps[number]
        return step.mapRectToScene(step.slot(seat))


class Ladder(BoardTrack):
    """The start lies at the bottom."""

    def arrange(self, rect: QRectF) -> None:
        places = rows(rect, len(self.steps), S2)
        for step, place in zip(self.steps, reversed(places), strict=True):
            step.place(place)
        self.place_tokens()
