"""How the spaces of a board lie: by id, without sizes. The scene draws them so, and questions go in that order.

Begin with ``arrangement``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from attrs import field, frozen

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import CITY, FACTIONS, LANDSRAAD, SPICE_TRADE
from dune_desktop.engine.printed import Section, Space
from dune_desktop.models.boards import base, immortality, ix, uprising
from dune_desktop.models.boards.section import CONTRACTS, MENTAT, Lying

__all__ = [
    "BESIDE",
    "BOARDS",
    "CONTRACTS",
    "MARKERS",
    "MENTAT",
    "Arrangement",
    "Lying",
    "PostPlace",
    "arrangement",
    "reading",
]

#: By product, how the sections lie that it prints; one that says nothing of a section has its spaces in a row.
BOARDS: Final = {"base": base.SECTIONS, "uprising": uprising.SECTIONS}

_LANDSRAAD, _CHOAM, _CITIES, _DESERT = "landsraad", "choam", "cities", "desert"
#: Tracks that stand right of the Conflict, in this order; others lie in the strip above the Row.
BESIDE: Final = (ix.LADDER, *immortality.TRACKS)
#: By track, the steps that bring more than their reward, and the sign of that.
MARKERS: Final = immortality.MARKERS
#: By agent icon.
_HOMES: Final = {LANDSRAAD: _LANDSRAAD, CITY: _CITIES, SPICE_TRADE: _CHOAM}

Row = tuple[str, ...]


@frozen
class PostPlace:
    """An observation post: right of a space, or, without one, left of the spaces of CHOAM."""

    id: str
    right_of: str
    spaces: tuple[str, ...]


@frozen
class BoardArrangement:
    """Of one board: rows of the ids of spaces, and of the names of other places."""

    factions: tuple[Row, ...]
    landsraad: tuple[Row, ...]
    choam: Row
    #: Rows of the landscape, from the horizon on.
    lands: tuple[Row, ...]
    posts: tuple[PostPlace, ...]
    #: The spaces that the Shield Wall protects.
    walled: frozenset[str]
    #: How wide they are beside their neighbours, where that is not 1.
    widths: dict[str, float] = field(hash=False)
    #: The tracks right of the Conflict: one stands there as a ladder, several lie one below the other.
    tracks: Row

    @property
    def posted(self) -> frozenset[str]:
        """The spaces that have a post at their right."""
        return frozenset(post.right_of for post in self.posts)

    def width(self, space: str) -> float:
        return self.widths.get(space, 1.0)


@lru_cache(16)  # every blend is an edition of its own
def arrangement(edition: Edition) -> BoardArrangement:
    """The board of an edition, section by section."""
    factions = [faction.id for faction in edition.factions]
    areas: dict[str, list[list[str]]] = {area: [[]] for area in (*factions, _LANDSRAAD, _CHOAM, _CITIES, _DESERT)}
    lying = {section.id: BOARDS.get(section.product, {}).get(section.id, Lying()) for section in edition.sections}
    for section in edition.sections:
        if section.id in areas:
            areas[section.id] = _rows(section, lying[section.id])
    for section in (one for one in edition.sections if one.id not in areas):
        if lying[section.id].rows:
            for row in _rows(section, lying[section.id]):
                home = next((_home(space) for space in section.spaces if space.id in row), _CHOAM)
                areas[home] = [one for one in (*areas[home], row) if one]
        else:
            for space in section.spaces:
                _put(space.id, min(areas[_home(space)], key=_count))
    walled = frozenset(space.id for space in edition.spaces if edition.walled and space.control)
    column = {space for row in areas[_CHOAM] for space in row}
    return BoardArrangement(
        factions=tuple(_joined(areas[faction]) for faction in factions),
        landsraad=tuple(map(tuple, areas[_LANDSRAAD])),
        choam=_joined(areas[_CHOAM]),
        lands=tuple(tuple(sorted(_joined(areas[area]), key=walled.__contains__)) for area in (_CITIES, _DESERT)),
        posts=tuple(
            PostPlace(post.id, "" if post.spaces[0] in column else post.spaces[0], post.spaces)
            for post in edition.posts
        ),
        walled=walled,
        widths={space: width for one in lying.values() for space, width in one.widths.items()},
        tracks=tuple(one for one in BESIDE if one in edition.track_by_id),
    )


def _home(space: Space) -> str:
    """Where a space of a section without a place of its own lies: with its faction, or by its agent icon."""
    if space.faction is not None:
        return FACTIONS[space.faction]
    return _DESERT if space.maker else _HOMES.get(space.icon, _CHOAM)


def _rows(section: Section, lying: Lying) -> list[list[str]]:
    """As its product has them; what it does not name stands in the shortest row."""
    here = [space.id for space in section.spaces]
    named = {one for row in lying.rows for one in row}
    rows = [[one for one in row if one in here or not _is_space(one)] for row in lying.rows] or [[]]
    for space in here:
        if space not in named:
            min(rows, key=len).append(space)
    return [row for row in rows if row] or [[]]


def _is_space(name: str) -> bool:
    """Other places of a row have names that begin so."""
    return not name.startswith("*")


def _count(row: list[str]) -> int:
    return sum(map(_is_space, row))


def _put(space: str, row: list[str]) -> None:
    """At the end of the spaces of a row: other places come behind them."""
    row.insert(next((at for at, name in enumerate(row) if not _is_space(name)), len(row)), space)


def _joined(rows: list[list[str]]) -> Row:
    return tuple(one for row in rows for one in row)


@lru_cache(16)  # every blend is an edition of its own
def reading(edition: Edition) -> tuple[int, ...]:
    """The indices of all spaces as one reads the board: block by block, each line by line."""
    found = arrangement(edition)
    rows = (*found.factions, *found.landsraad, found.choam, *found.lands)
    return tuple(edition.space_index[one] for row in rows for one in row if one in edition.space_index)
