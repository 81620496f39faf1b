"""What rolls: smoke, dust and blown spice as one solid of many puffs, with a lit and a dark side as all solids have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from dune_desktop.scene.art.canvas import Canvas
from dune_desktop.scene.art.tones import DARK, LIT, MIDDLE, Tones
from dune_desktop.scene.drawing.painting import faded

#: How much lower than wide a puff is.
_FLAT: Final = 0.86


@frozen
class Puff:
    """A part of a cloud round its middle."""

    x: float
    y: float
    size: float


@frozen
class Fading:
    """How dense a cloud is where it begins and where it ends, between two heights."""

    start: float
    end: float
    first: float = 1.0
    last: float = 1.0

    def brush(self, colour: QColor) -> QLinearGradient:
        gradient = QLinearGradient(0, self.start, 0, self.end)
        gradient.setColorAt(0, faded(colour, self.first))
        gradient.setColorAt(1, faded(colour, self.last))
        return gradient


#: Tone, how far puffs go towards the light as a share of their size, how large they are then, and each how manyth of
#: them is seen: a dark and a lit edge round the whole, then crescents of light within it.
_LAYERS: Final = (
    (DARK, 0.0, 1.0, 1), (LIT, 0.16, 0.88, 1), (MIDDLE, 0.08, 0.82, 1), (LIT, 0.32, 0.5, 3), (MIDDLE, 0.2, 0.5, 3),
)  # fmt: skip


def billow(canvas: Canvas, puffs: Sequence[Puff], three: Tones, fading: Fading) -> None:
    """Fill a cloud: where puffs overlap nothing shows, for each tone is one shape."""
    for tone, aside, grown, every in _LAYERS:
        path = _outline(Puff(p.x - p.size * aside, p.y - p.size * aside * 0.7, p.size * grown) for p in puffs[::every])
        canvas.paint(path, fading.brush(three[tone]))


def _outline(puffs: Iterable[Puff]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for puff in puffs:
        path.addEllipse(QPointF(puff.x, puff.y), puff.size, puff.size * _FLAT)
    return path
