"""How signs flow into rows, and where the boxes of a card stand: the roomiest way in which all have a place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Final, TypeVar

from attrs import evolve, frozen
from PySide6.QtCore import QRectF

from dune_desktop.engine.printed import Card
from dune_desktop.scene.drawing.tokens import ICON_13, S2, S4
from dune_desktop.scene.faces.measures import FaceMeasures, edge_icons
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.text.box_signs import Groups, box_groups, reveal_groups
from dune_desktop.text.drawing import signs_of, unit_signs
from dune_desktop.text.signs import ARROW, IF, OR, Sign, Signs

#: Between rows of icons.
LEADING: Final = 3.0
_CLINGS: Final = (ARROW, IF, OR)


@frozen
class Flow:
    """Rows of signs of one size. ``overflows``: not even the least size fitted."""

    rows: tuple[Signs, ...]
    size: float
    overflows: bool = False

    @property
    def height(self) -> float:
        return len(self.rows) * (self.size + LEADING) - LEADING if self.rows else 0.0

    @property
    def width(self) -> float:
        return max((signs_width(row, self.size) for row in self.rows), default=0.0)


@lru_cache(maxsize=1024)
def flow(groups: Groups, width: float, height: float, sizes: tuple[float, ...]) -> Flow:
    """Lays the groups into as many rows as they need, at the first size that fits."""
    found = Flow((), sizes[0])
    for size in sizes:
        found = Flow(_rows(groups, width, size), size)
        if found.height <= height and found.width <= width:
            return found
    return Flow(found.rows, found.size, overflows=True)


def _rows(groups: Groups, width: float, size: float) -> tuple[Signs, ...]:
    """Puts groups side by side while they fit; one that is too long is broken where a reader would take breath."""
    rows: list[Signs] = []
    for group in groups:
        together = unit_signs((rows[-1], group)) if rows else group
        if signs_width(together, size) <= width:
            rows[-1:] = [together]
        else:
            rows += _broken(group, width, size)
    return tuple(rows)


def _broken(group: Signs, width: float, size: float) -> list[Signs]:
    """Breaks a group between the sides of a choice if each has room in a row of its own, else anywhere."""
    sides = _sides(group)
    rows: list[Signs] = []
    for piece in sides if all(signs_width(side, size) <= width for side in sides) else _pieces(group):
        if rows and signs_width(rows[-1] + piece, size) <= width:
            rows[-1] += piece
        else:
            rows.append(piece)
    return rows


def _sides(group: Signs) -> list[Signs]:
    """Returns what stands between the strokes of a choice, each side with the stroke behind it."""
    sides: list[Signs] = [()]
    for sign in group:
        sides[-1] += (sign,)
        if sign == OR:
            sides.append(())
    return sides


def _pieces(group: Sequence[Sign]) -> list[Signs]:
    """Returns what stays together: a sign and the joint behind it, a bracket and what it opens or closes."""
    pieces: list[Signs] = []
    for sign in group:
        clings = sign in _CLINGS or sign.name == "close"
        opened = bool(pieces) and pieces[-1][-1].name == "open"
        if pieces and (clings or opened):
            pieces[-1] += (sign,)
        else:
            pieces.append((sign,))
    return pieces


_Way = TypeVar("_Way")
#: Boxes that answer to something that happens to the card, as the sign for it.
_WHEN: Final = {"acquired": Sign("acquire"), "trashed": Sign("trash_this"), "discarded": Sign("discard")}
#: Of signs, where nothing else helps: numbers stand beside these.
_LEAST: Final = (15.0, 14.0, ICON_13)
#: A strip that is lower shows nothing: the picture is painted behind the boxes then.
_STRIP: Final = 24.0
#: Beside boxes it has to be as wide as this.
_SLIT: Final = 18.0
#: What boxes leave of the width, where the picture would lie behind them if they took all of it.
_KEPT: Final = (0.0, 24.0, 32.0, 40.0)
#: What is revealed for nothing has so low a box, and its picture the rest.
_EMPTY: Final = 8.0
#: Higher strips are left as they are.
_LOW: Final = 34.0


@frozen(eq=False)
class FaceArrangement:
    """The boxes of a card and their rows. ``middle``: all between the title and the reveal box."""

    m: FaceMeasures
    middle: QRectF
    picture: QRectF
    bottom: QRectF
    reveal: Flow
    agent: Flow
    when: Flow

    def fits(self) -> bool:
        return not (self.reveal.overflows or self.agent.overflows or self.when.overflows)

    @property
    def below(self) -> QRectF:
        """What the agent does stands on the lower part of the picture."""
        below = QRectF(self.picture)
        below.setTop(below.bottom() - height_of(self.agent, self.m))
        return below

    @property
    def ribbon(self) -> QRectF:
        """What being acquired or trashed does stands above; in the big card the plaque of the icons has that corner."""
        ribbon = QRectF(self.picture)
        ribbon.setHeight(_ribbon_height(self.when, self.m))
        if self.m.named and self.when.rows:
            ribbon.moveBottom(self.below.top() - S2)
        return ribbon

    @property
    def sky(self) -> QRectF:
        """Returns what the boxes leave of the picture."""
        if self.m.named and self.when.rows:
            return QRectF(self.picture.topLeft(), self.ribbon.topRight())
        return QRectF(self.ribbon.bottomLeft(), self.below.topRight())

    @property
    def behind(self) -> bool:
        """Says whether the boxes leave too little: then the picture lies behind them and the icons."""
        return self._strip.height() < _STRIP and not self.m.named

    @property
    def aside(self) -> bool:
        """Says whether the picture stands at the right of the boxes: it has more room there than in a low strip."""
        strip, beside = self._strip, self._beside
        if self.m.named or strip.height() >= _LOW or beside.width() < _SLIT:
            return False
        return self.behind or beside.width() * beside.height() > strip.width() * strip.height()

    @property
    def covered(self) -> bool:
        """Says whether boxes lie on the picture."""
        return self.behind and not self.aside

    def shown(self) -> float:
        """Returns how much of the picture is seen."""
        return self.scene.width() * self.scene.height()

    @property
    def scene(self) -> QRectF:
        """Returns where the picture is painted: its camera looks at what is seen."""
        if self.aside:
            return self._beside
        return self.middle if self.behind else self._strip

    @property
    def _beside(self) -> QRectF:
        """Returns what is free at the right of the boxes, from the title to the reveal box."""
        beside = QRectF(self.middle)
        beside.setLeft(self.picture.left() + max(self.agent.width, self.when.width) + 2 * self.m.inset + S2)
        return beside

    @property
    def _strip(self) -> QRectF:
        """Returns what the boxes leave, with a little air to them."""
        above = S2 if self.when.rows and not self.m.named else 0.0
        return self.sky.adjusted(0, above, 0, -S2 if self.agent.rows or (self.m.named and self.when.rows) else 0.0)


def height_of(found: Flow, m: FaceMeasures) -> float:
    """A box is as high as one for a single row, or as its rows need."""
    return max(m.box - S4, found.height + 2 * m.around) if found.rows else 0.0


def _ribbon_height(found: Flow, m: FaceMeasures) -> float:
    return height_of(found, m) - m.around if found.rows else 0.0


def arranged(card: Card, inner: QRectF, m: FaceMeasures) -> FaceArrangement:
    """Finds the first way in which everything fits; where that covers the picture, one that leaves it a place."""
    found = roomiest((_tried(card, inner, way) for way in _ways(card, inner, m)), FaceArrangement.fits)
    if not found.covered:
        return found
    others = [_tried(card, inner, way, kept) for kept in _KEPT for way in _legible(card, inner, m)]
    seen = [one for one in others if one.fits() and min(one.scene.width(), one.scene.height()) >= _STRIP]
    return max((one for one in seen if not one.covered), key=FaceArrangement.shown, default=found)


def roomiest(ways: Iterator[_Way], fits: Callable[[_Way], bool]) -> _Way:
    """Returns the first that fits, or the last there is."""
    found = next(ways)
    while not fits(found):
        further = next(ways, None)
        if further is None:
            break
        found = further
    return found


def _ways(card: Card, inner: QRectF, m: FaceMeasures) -> Iterator[FaceMeasures]:
    """Yields the usual measures; low boxes; agent icons in one slim column; smaller and smaller signs."""
    yield m
    low = evolve(m, box=ICON_13, around=S2)
    yield low
    room = inner.height() - height_of(_reveal(card, inner, low), low) - S4
    slim = evolve(low, icon=min(m.icon, max(ICON_13, room / max(1, len(edge_icons(card))) - S2)))
    yield slim
    for size in _LEAST:
        yield evolve(low, signs=(*m.signs, size))
        yield evolve(slim, signs=(*m.signs, size))
    for size in _LEAST:
        yield evolve(slim, signs=(size,))


def _legible(card: Card, inner: QRectF, m: FaceMeasures) -> Iterator[FaceMeasures]:
    """Yields the ways in which signs are as large as usual, or a little smaller."""
    return (way for way in _ways(card, inner, m) if way.signs in (m.signs, (*m.signs, _LEAST[0])))


def _reveal(card: Card, inner: QRectF, m: FaceMeasures) -> Flow:
    return flow(reveal_groups(card), inner.width() - 2 * m.pad, inner.height() / 2, m.signs)


def _tried(card: Card, inner: QRectF, m: FaceMeasures, kept: float = 0.0) -> FaceArrangement:
    """Puts everything into its place; ``kept``: so much of the width is for the picture."""
    reveal = _reveal(card, inner, m)
    bottom = QRectF(inner)
    bottom.setTop(inner.bottom() - (height_of(reveal, m) or _EMPTY))
    middle = QRectF(inner)
    middle.setBottom(bottom.top() - S4)
    picture = middle.adjusted(0.0 if m.named else _column_width(card, middle, m), 0, 0, 0)
    width = picture.width() - 2 * m.inset - (kept + S2 if kept else 0.0)
    groups = (*box_groups(card.sending), *box_groups(card.agent), *map(signs_of, card.ability))
    high = picture.height() / 2 if groups else picture.height() - 2 * m.around
    when = flow(_when(card), width, high, (*m.signs[1:], m.signs[-1]))
    room = picture.height() - _ribbon_height(when, m) - 2 * m.around
    agent = flow(groups, width, room, m.signs)
    return FaceArrangement(m, middle, picture, bottom, reveal, agent, when)


def _when(card: Card) -> Groups:
    boxes = _WHEN if not card.unloads else {"acquired": _WHEN["acquired"]}
    lines = ((sign, box_groups(getattr(card, box))) for box, sign in boxes.items())
    return tuple((sign, IF, *groups[0]) for sign, groups in lines if groups)


# ---------------------------------------------------------------- agent icons


def per_column(middle: QRectF, m: FaceMeasures) -> int:
    """Returns how many icons stand one below the other."""
    return max(1, int((middle.height() + S2 + 0.01) / (m.icon + S2)))


def _column_width(card: Card, middle: QRectF, m: FaceMeasures) -> float:
    icons = edge_icons(card)
    return ceil(len(icons) / per_column(middle, m)) * (m.icon + S2) + S2 if icons else 0.0
