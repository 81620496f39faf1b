"""What a line of icons is made of. ``scene/glyphs`` knows how each sign looks, the legend of a room what it means."""

from __future__ import annotations

from attrs import frozen


@frozen
class Sign:
    """An icon with its number: one digit stands inside the icon, anything longer beside it.

    ``may``: a dashed frame, the effect may be declined.
    """

    name: str
    number: str = ""
    may: bool = False


Signs = tuple[Sign, ...]

#: Between icons: pay to get, or, if, and.
ARROW, OR, IF, AND = Sign("arrow"), Sign("or"), Sign("if"), Sign("and")
#: What icons cannot say: the wording stands in the preview.
WORDS = Sign("words")
