"""Names of everything that has an id, found in the rooms of the products that are in play."""

from collections.abc import Iterator, Mapping
from typing import Final

from dune_desktop.text.products import ROOMS, rooms
from dune_desktop.text.translating import Text

#: Conflict cards are of three levels, which are printed as numerals.
NUMERALS: Final = ("", "I", "II", "III")
#: A Hagal card without a name is called like the space that it sends an Agent to, a Rival like the Leader; and a Rival
#: is a Leader too, for a name.
_LIKE: Final = {"hagal": ("hagal", "space"), "rival": ("rival", "leader"), "leader": ("leader", "rival")}
#: Kinds of pieces: of two of one id, the first is meant where the kind is not told; kinds of one product follow.
_PIECES: Final = (
    "card", "intrigue", "conflict", "leader", "space", "post", "contract", "objective", "node", "track", "hagal",
    "source", "level", "unit",
)  # fmt: skip


class MissingName(LookupError):
    """Something has an id, but no name: says where to add it."""

    def __init__(self, kind: str, name_id: str, products: tuple[str, ...]) -> None:
        rooms = " or ".join(f"text/{product}" for product in products) or "the room of its product in text"
        super().__init__(f"no name for {kind} {name_id!r}: add it to {rooms}")


def name(kind: str, name_id: str, products: tuple[str, ...] = ()) -> str:
    """The name in the language of the application; without products, in whichever has it. Raises MissingName."""
    found = _text(kind, name_id, products)
    if found is None:
        raise MissingName(kind, name_id, products)
    return str(found)


def has_name(kind: str, name_id: str, products: tuple[str, ...]) -> bool:
    """One of the products names it."""
    return _text(kind, name_id, products) is not None


def _text(kind: str, name_id: str, products: tuple[str, ...]) -> Text | None:
    for table in _tables(kind, products):
        if name_id in table:
            return table[name_id]
    return next((table[own] for own, table in _qualified(kind, name_id, products) if own in table), None)


def _tables(kind: str, products: tuple[str, ...]) -> Iterator[Mapping[str, Text]]:
    found = rooms(products)
    return (room.names[one] for one in _LIKE.get(kind, (kind,)) for room in found if one in room.names)


def _qualified(kind: str, name_id: str, products: tuple[str, ...]) -> Iterator[tuple[str, Mapping[str, Text]]]:
    """Where two products print one id, that of the earlier is ``<id>_<product>``: its own id, and where that stands."""
    for product in products or dict.fromkeys(product for room in ROOMS for product in room.products):
        own = name_id.removesuffix(f"_{product}")
        if own != name_id:
            yield from ((own, table) for table in _tables(kind, (product,)))


def explanation(kind: str, name_id: str, products: tuple[str, ...]) -> str:
    """What a mode, a level or a variant is, as a sentence. Raises MissingName."""
    for room in rooms(products):
        if name_id in room.explained.get(kind, {}):
            return str(room.explained[kind][name_id])
    raise MissingName(kind, name_id, products)


def any_name(name_id: str, products: tuple[str, ...] = ()) -> str:
    """The name of a thing whose kind is not told; an unknown id stands for itself."""
    found = (_text(kind, name_id, products) for kind in _kinds_of_pieces(products))
    return next((str(text) for text in found if text is not None), name_id)


def ids_of_pieces() -> set[str]:
    """Ids of all that is printed, of all products; where two print one id, each of them has it with its own, too."""
    found = {name_id for kind in ("faction", *_kinds_of_pieces(())) for name_id in ids(kind)}
    return found | {
        f"{name_id}_{product}"
        for room in ROOMS
        for product in room.products
        for named in room.names.values()
        for name_id in named
    }


def _kinds_of_pieces(products: tuple[str, ...]) -> tuple[str, ...]:
    own = (kind for room in rooms(products) if room.products for kind in room.names)
    return tuple(dict.fromkeys((*_PIECES, *own)))


def ability_names(leader: str, products: tuple[str, ...] = ()) -> tuple[str, str]:
    """The names of a leader's standing ability and of its Signet Ring ability. Raises MissingName.

    Those of Rivals that are no leaders of these products have none: empty.
    """
    for room in rooms(products):
        if leader in room.abilities:
            ability, signet = room.abilities[leader]
            return str(ability), str(signet)
    name("leader", leader, products)
    return "", ""


def ids(kind: str, products: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Everything of a kind that has a name, as it is printed: the levels of difficulty, say, from the easiest on."""
    return tuple(dict.fromkeys(name_id for table in _tables(kind, products) for name_id in table))
