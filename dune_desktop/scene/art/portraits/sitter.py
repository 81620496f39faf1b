"""Who is painted: a head in numbers and what is worn, as one value, and the tools to paint solid things with.

Units: the head stands round (0, 0), crown at -56, eyes at 7, chin at 73; a picture shows some 210 of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QTransform

from dune_desktop.scene.art.canvas import Canvas, Point, smooth
from dune_desktop.scene.art.lights import HAIRS, HOUSES, SKINS, House, Shades
from dune_desktop.scene.drawing.painting import faded

CROWN, EYES, CHIN = -56.0, 7.0, 73.0
#: Far enough out for anything.
_OUT: Final = 400.0
#: Near the middle of a solid no edge is at its side.
_CLEAR: Final = 7.0
#: Down a solid, how strong the light along its side is; no light reaches farther down than that.
_RIM: Final = ((0.0, 0.5), (0.2, 0.85), (0.6, 0.6), (1.0, 0.0))
_RIM_FOOT: Final = 118.0
_CUT: Final = Qt.ClipOperation.IntersectClip


@frozen
class Head:
    """The numbers of a face; widths are from the middle to one side."""

    half: float = 35.0
    jaw: float = 29.0
    chin: float = 11.0
    neck: float = 17.0
    shoulders: float = 88.0
    #: From the middle to an eye, how wide that is, how far open, and how much its outer end lies higher.
    apart: float = 15.5
    eye: float = 9.5
    open: float = 0.55
    slant: float = 0.5
    #: How wide, and where it ends.
    nose: float = 8.0
    nose_end: float = 39.0
    mouth: float = 12.5
    lips: float = 1.0
    #: How thick, and how stern; less than nothing is gentle.
    brow: float = 3.4
    stern: float = 1.0
    age: int = 0
    tilt: float = 0.0
    #: How far the middle of the face is turned to the right, and down; and how far the shoulders are.
    turn: float = 0.0
    nod: float = 0.0
    body: float = 0.0

    def outline(self) -> QPainterPath:
        right = (
            *((self.half * 0.62, -51.0), (self.half * 0.95, -27.0), (self.half, 2.0), (self.half * 0.97, 21.0)),
            *((self.jaw, 46.0), (self.chin * 1.35, 67.5), (self.chin * 0.55, CHIN)),
        )
        return smooth(((0.0, CROWN), *both(right)))


class Worn:
    """Hair, headgear, beard, costume, jewels: each in one or more of five layers."""

    def behind(self, sitter: Sitter) -> None:
        """Paint what neck and head stand before."""

    def below(self, sitter: Sitter) -> None:
        """Paint what lies on neck and shoulders, below the head."""

    def on_skin(self, sitter: Sitter) -> None:
        """Paint what is on the skin, below eyes and mouth."""

    def before(self, sitter: Sitter) -> None:
        """Paint what stands before the face."""

    def held(self, sitter: Sitter) -> None:
        """Paint what is held before all of that."""


@frozen(eq=False)
class Likeness:
    """What is ``worn`` is painted in this order, layer by layer."""

    house: str
    skin: str
    head: Head
    worn: tuple[Worn, ...]
    iris: str = "brown"
    hair: str = "umber"
    lips: str = "plain"
    #: Long lashes.
    lashes: bool = field(default=False, kw_only=True)
    #: The face can be seen.
    bare: bool = field(default=True, kw_only=True)


@frozen(eq=False)
class Sitter:
    """A likeness on a canvas; ``fine``: there is room for thin lines; ``whole``: and for hands."""

    canvas: Canvas
    likeness: Likeness
    fine: bool
    whole: bool
    outline: QPainterPath

    @property
    def head(self) -> Head:
        return self.likeness.head

    @property
    def skin(self) -> Shades:
        return SKINS[self.likeness.skin]

    @property
    def hair(self) -> Shades:
        return HAIRS[self.likeness.hair]

    @property
    def house(self) -> House:
        return HOUSES[self.likeness.house]

    def turned(self, path: QPainterPath, tones: Shades, *, edge: float = 0.56, soft: float = 0.05) -> None:
        """A solid in the light from the left: over into the middle tone, then an edge and the dark side."""
        bounds = path.boundingRect()
        gradient = QLinearGradient(bounds.topLeft(), bounds.topRight())
        for at, colour in ((0.0, tones.lit), (edge - soft, tones.mid), (edge + soft, tones.dark)):
            gradient.setColorAt(at, colour)
        self.canvas.paint(path, gradient)

    def rim(self, path: QPainterPath, width: float = 2.6, colour: QColor | None = None, *, left: bool = False) -> None:
        """Light along the right side of a solid, or the left; it is a thin line, too, and dies away below."""
        if not self.fine:
            return
        edge, bounds = path.subtracted(path.translated(width if left else -width, 0)), path.boundingRect()
        middle, light = bounds.center().x(), QLinearGradient(0, bounds.top(), 0, min(bounds.bottom(), _RIM_FOOT))
        for at, strong in _RIM:
            light.setColorAt(at, faded(colour or self.house.rim, strong))
        painter = self.canvas.painter
        painter.save()
        painter.setClipRect(QRectF(middle - _OUT - _CLEAR if left else middle + _CLEAR, -_OUT, _OUT, 2 * _OUT), _CUT)
        self.canvas.paint(edge, light)
        painter.restore()

    def rim_round(self, path: QPainterPath, width: float = 2.4) -> None:
        """Light along the right side of head and solid together, not where one ends on the other."""
        if self.fine:
            self.rim(path.united(self.outline), width)

    def strands(self, lines: QPainterPath, colour: QColor, width: float = 1.4, opacity: float = 0.6) -> None:
        """Thin lines; where there is no room for them, none."""
        if self.fine:
            self.canvas.line(lines, colour, width, opacity)


def both(points: Sequence[Point]) -> tuple[Point, ...]:
    """These points of the right side, from above to below, and back up the left."""
    return (*points, *((-x, y) for x, y in reversed(points)))


def fitted(path: QPainterPath, sitter: Sitter) -> QPainterPath:
    """As wide as the head is; drawn for one of usual width."""
    return QTransform.fromScale(sitter.head.half / Head().half, 1).map(path)


def twice(path: QPainterPath) -> QPainterPath:
    """On the right as on the left."""
    whole = QPainterPath(path)
    whole.addPath(QTransform(-1, 0, 0, 1, 0, 0).map(path))
    return whole
