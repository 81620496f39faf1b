"""What is in print, each thing once for each box that prints it; and what is found of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Final

from attrs import frozen

from dune_desktop.content import PRODUCTS
from dune_desktop.engine.edition import Board
from dune_desktop.engine.printed import Card, Space
from dune_desktop.engine.product import Part, Product
from dune_desktop.engine.rivals.printed import HagalCard
from dune_desktop.scene.faces import measures
from dune_desktop.scene.faces.measures import Face, spaces_of, title
from dune_desktop.text.boxes import boxes_of, kind_of
from dune_desktop.text.folding import folded
from dune_desktop.text.spoken_names import speaking_of
from dune_desktop.text.stems import stems
from dune_desktop.windows.locales import Dictionary

#: The kinds that one looks for most, in this order.
_FIRST: Final = (
    "leader", "starter", "imperium", "reserve", "tech", "tleilaxu", "reclaimed", "intrigue", "conflict", "objective",
    "contract", "space", "rival", "hagal",
)  # fmt: skip
#: Ways to sort.
AS_PRINTED, BY_NAME, BY_COST = "printed", "name", "cost"
ORDERS: Final = (AS_PRINTED, BY_NAME, BY_COST)


#: What a thing is in any game: its kind, its id, and the product that prints it.
Key = tuple[str, str, str]


def key_of(face: Face) -> Key:
    """What it is in any game; where boxes are blended, ids may say theirs."""
    return kind_of(face), face.id.removesuffix(f"_{face.product}"), face.product


@frozen(eq=False)
class Exhibit:
    """A printed thing. ``kind``: by which one looks for it; of a card of a market of its own, that market."""

    face: Face
    kind: str
    product: str

    @property
    def key(self) -> Key:
        return key_of(self.face)

    @property
    def cost(self) -> int | None:
        """What it costs, in whatever money."""
        return self.face.price if isinstance(self.face, Card) else None

    @property
    def factions(self) -> tuple[int, ...]:
        return measures.factions(self.face)

    @property
    def icons(self) -> tuple[int, ...]:
        """The icons by which it sends an Agent, or by which one is sent there."""
        face = self.face
        if isinstance(face, HagalCard):
            return tuple(space.icon for space in spaces_of(face))
        return face.icons if isinstance(face, Card) else (face.icon,) if isinstance(face, Space) else ()


@frozen
class Sought:
    """What somebody looks for; None and empty: all."""

    text: str = ""
    product: str | None = None
    kind: str | None = None
    faction: int | None = None
    icon: int | None = None
    cost: int | None = None

    def takes(self, exhibit: Exhibit) -> bool:
        """It is such a one, whatever it says."""
        return (
            self.product in (None, exhibit.product)
            and self.kind in (None, exhibit.kind)
            and (self.faction is None or self.faction in exhibit.factions)
            and (self.icon is None or self.icon in exhibit.icons)
            and self.cost in (None, exhibit.cost)
        )


@cache
def exhibits() -> tuple[Exhibit, ...]:
    """All that is in print, box by box, each kind together."""
    found = [exhibit for product in PRODUCTS.values() for exhibit in _of_product(product)]
    places = {kind: number for number, kind in enumerate(_FIRST)}
    return tuple(sorted(found, key=lambda exhibit: places.get(exhibit.kind, len(places))))


def _of_product(product: Product) -> Iterator[Exhibit]:
    seen = set[Key]()
    for kind, face in _printed(product):
        exhibit = Exhibit(face, kind, product.id)
        if exhibit.key not in seen:
            seen.add(exhibit.key)
            yield exhibit


def _printed(product: Product) -> Iterator[tuple[str, Face]]:
    """All its faces, each with its kind; what it prints for several kinds of games comes several times."""
    sources: list[Board | Part] = [*([product.board] if product.board else []), *product.parts]
    for source in sources:
        plain: Iterable[Face] = (*source.objectives, *_cards(source))
        for market in source.markets:
            yield from ((market.id, card) for card in market.stock)
        yield from ((face.kind if isinstance(face, Card) else kind_of(face), face) for face in plain)
    yield from (("space", space) for space in product.spaces)
    if product.board is not None:
        for automa in product.board.automas:
            yield from (("rival", rival) for rival in automa.rivals)
            yield from (("hagal", card) for card in automa.deck)


def _cards(source: Board | Part) -> Iterator[Face]:
    yield from (*source.starters, *source.reserve)
    if isinstance(source, Part):
        decks: tuple[Iterable[Face], ...] = (source.imperium, source.intrigues, source.conflicts, source.contracts)
        yield from (face for deck in decks for face in deck)
        yield from (side for leader in source.leaders for side in leader.sides)
        yield from source.rivals
        yield from source.hagal
        yield from (face for deck in source.decks.values() for face in deck)


class Finder:
    """Finds exhibits in the language of now; what they say is read once."""

    def __init__(self) -> None:
        self._said: dict[Exhibit, tuple[str, tuple[str, ...]]] = {}
        self._dictionary = Dictionary()

    def _words(self, exhibit: Exhibit) -> tuple[str, tuple[str, ...]]:
        """What it is called, and all words of what it says."""
        if exhibit not in self._said:
            with speaking_of((exhibit.product,)):
                said = " ".join(boxes_of(exhibit.face).values())
            called = title(exhibit.face)
            self._said[exhibit] = folded(called), stems(f"{called} {said}")
        return self._said[exhibit]

    def find(self, sought: Sought, order: str = AS_PRINTED, among: Iterable[Exhibit] | None = None) -> list[Exhibit]:
        """What is looked for. What is called so comes before what only says so."""
        left = [exhibit for exhibit in (exhibits() if among is None else among) if sought.takes(exhibit)]
        left.sort(key=self._order(order))
        letters = folded(sought.text.strip())
        if not letters:
            return left
        called = [exhibit for exhibit in left if letters in self._words(exhibit)[0]]
        asked = stems(sought.text)
        return called + [exhibit for exhibit in left if exhibit not in called and asked and self._says(exhibit, asked)]

    def _says(self, exhibit: Exhibit, asked: Iterable[str]) -> bool:
        said = self._words(exhibit)[1]
        return all(any(one in word for word in said) for one in asked)

    def _order(self, order: str) -> Callable[[Exhibit], Any]:
        place = self._dictionary.place
        if order == BY_NAME:
            return lambda exhibit: place(title(exhibit.face))
        if order == BY_COST:
            return lambda exhibit: (exhibit.cost is None, exhibit.cost or 0)
        return lambda _: 0


def costs() -> list[int]:
    """The prices that anything has."""
    return sorted({exhibit.cost for exhibit in exhibits() if exhibit.cost is not None})


def kinds() -> list[str]:
    """The kinds of things that there are, as they are sorted."""
    return [*dict.fromkeys(exhibit.kind for exhibit in exhibits())]


def factions() -> list[int]:
    """The Factions that anything belongs to."""
    return sorted({faction for exhibit in exhibits() for faction in exhibit.factions})


def icons() -> list[int]:
    """The icons by which an Agent is sent anywhere."""
    return sorted({icon for exhibit in exhibits() for icon in exhibit.icons})
