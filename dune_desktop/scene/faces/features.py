"""What tells one leader from another. Shapes stand round the middle of the picture; the figure's size is a hundred."""

from __future__ import annotations

from typing import Final

from attrs import field, frozen
from PySide6.QtGui import QPainterPath, QTransform

from dune_desktop.scene.glyphs.shapes import disc, joined

#: A shape and the name of its colour, see ``portraits``.
Part = tuple[str, QPainterPath]
Parts = tuple[Part, ...]


@frozen(eq=False)
class Features:
    """``hair``: short, long, bald or hood; ``skin``: how dark; ``grey``: of the hair."""

    hair: str = "short"
    beard: bool = False
    broad: float = 1.0
    skin: float = 0.3
    grey: float = 0.0
    #: A colour of glyphs that the hair has much of.
    tone: str = ""
    #: Which faction's colour the cloak has something of.
    cloak: int = 3
    #: What stands on the horizon behind.
    home: str = "city"
    #: Brass along the neck of the cloak.
    lapel: bool = True
    #: Behind the shoulders, over them, and over the head.
    behind: Parts = field(default=(), kw_only=True)
    worn: Parts = field(default=(), kw_only=True)
    over: Parts = field(default=(), kw_only=True)


def both(path: QPainterPath) -> QPainterPath:
    """On the left as on the right."""
    return joined(path, QTransform(-1, 0, 0, 1, 0, 0).map(path))


#: Blue within blue: who has lived on spice.
EYES: Final = ("eyes", both(disc(4.6, -6.5, 2.1, 1.2)))
NOBODY: Final = Features()
