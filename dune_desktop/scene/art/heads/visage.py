"""What a head is made of: its numbers and the names of hair, beard, headgear and dress. Heads are a hundred high.

The middle of a head is the origin; its crown lies at -50, its eyes at 0, its chin at 50.
"""

from __future__ import annotations

from attrs import frozen
from PySide6.QtGui import QPainterPath

from dune_desktop.scene.art.canvas import Point, smooth


@frozen
class Visage:
    """``turn``: from -1, looking to the left, to 1; ``age`` from 0 to 4; ``lids``: how far eyes are closed."""

    skin: str = "fair"
    eyes: str = "brown"
    hair: str = "coal"
    style: str = "short"
    beard: str = ""
    wear: str = ""
    #: What headgear is made of.
    stuff: str = "umber"
    dress: str = "robe"
    cloth: str = "ink"
    marks: tuple[str, ...] = ()
    half: float = 35.0
    jaw: float = 27.0
    chin: float = 11.0
    neck: float = 17.0
    shoulders: float = 88.0
    nose: float = 1.0
    mouth: float = 1.0
    #: Brows: above zero stern, below it sad.
    brow: float = 0.3
    lids: float = 0.0
    age: int = 0
    turn: float = 0.0
    lips: str = ""

    @property
    def middle(self) -> float:
        """Where the line between the eyes lies."""
        return self.turn * 13.0

    def outline(self, wider: float = 0.0) -> QPainterPath:
        """The head without ears, hair and neck."""
        return smooth(self.contour(wider))

    def contour(self, wider: float = 0.0) -> list[Point]:
        """The far cheek of a turned head is flatter than the near one."""
        lean = self.turn * 6.0
        right = [
            (0.0, -50.0), (0.6 * self.half, -45.0), (0.93 * self.half, -27.0), (self.half, -4.0),
            (self.half - 2.5, 13.0), (self.jaw, 32.0), (self.chin + 5.0, 46.5), (self.chin * 0.4, 50.5),
        ]  # fmt: skip
        near, far = (1.0, 1.0 - 0.16 * abs(self.turn)) if self.turn > 0 else (1.0 - 0.16 * abs(self.turn), 1.0)
        points = [(x * far + lean * _low(y), y) for x, y in right]
        points += [(-x * near + lean * _low(y), y) for x, y in reversed(right[1:])]
        return [(x + (wider if x > 0 else -wider), y - (wider if y < -20 else 0.0)) for x, y in points]


def _low(y: float) -> float:
    """How far a height of the head goes along with the turn: the chin more than the crown."""
    return 0.35 + 0.65 * (y + 50.0) / 100.0


def mirrored(points: list[Point]) -> list[Point]:
    """The right half of an outline, from its top to its foot, and the same at the left."""
    return points + [(-x, y) for x, y in reversed(points) if x]
