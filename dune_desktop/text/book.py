"""The book of rules for whoever has not played: chapters of paragraphs, those that hold in one game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from attrs import frozen

from dune_desktop.text.chapters import ORDER
from dune_desktop.text.products import ROOMS
from dune_desktop.text.room import Paragraph, Room
from dune_desktop.text.rules import holding
from dune_desktop.text.translating import Text

#: In a paragraph: an icon, by the name of its sign.
HOLE: Final = re.compile(r"{(\w+)}")


@frozen
class Told:
    """A paragraph in its chapter."""

    chapter: Text
    paragraph: Paragraph
    #: Whose paragraph it is; empty: it holds in every game.
    products: tuple[str, ...]

    @property
    def numbers(self) -> list[str]:
        """The numbers of the rules behind it."""
        return self.paragraph.rules.split()


def told(products: tuple[str, ...] = (), rivals: bool = False) -> list[Told]:
    """Everything that the book tells of a game of these products, with Rivals or without; of all games without any."""
    found = [one for room in ROOMS if not products or set(room.products) <= set(products) for one in _of(room)]
    holds = holding(products, rivals)
    return sorted((one for one in found if holds.issuperset(one.numbers)), key=lambda one: ORDER.index(one.chapter))


def about(number: str, products: tuple[str, ...] = (), rivals: bool = False) -> Told | None:
    """What the book tells about a rule in such a game, if it does."""
    return next((one for one in told(products, rivals) if number in one.numbers), None)


def _of(room: Room) -> Iterator[Told]:
    for chapter, paragraphs in room.book.items():
        yield from (Told(chapter, paragraph, room.products) for paragraph in paragraphs)


def plain(text: Text) -> str:
    """The words of a paragraph without the icons among them."""
    return re.sub(rf" ?{HOLE.pattern}", "", str(text))
