"""What the table in words says, in which order: keys, ids and numbers; ``word_texts`` words them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from dune_desktop.engine.names import NO_CARD, CardNumber, Seat
from dune_desktop.engine.state import Player
from dune_desktop.engine.units import TROOP, strength
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.table import zones
from dune_desktop.models.table.seat_figures import added, figures, marks
from dune_desktop.models.table.seats import SeatRow, seat_rows
from dune_desktop.models.table.spaces import Things, space_rows
from dune_desktop.models.table.tracks import TrackCube


class Said(NamedTuple):
    """A row: what kind of sentence it is, about what, and what stands below it."""

    key: str
    kind: str
    about: tuple[Any, ...]
    ref: Ref | None = None
    below: tuple[Said, ...] = ()


#: Told only when something lies there.
_PASSING = (zones.WAITING, zones.PLAYED, zones.REVEALED, zones.SET_ASIDE)
Places = Sequence[tuple[Seat, int]]


def sections(view: View, names: Names, things: list[Things], places: Places) -> tuple[Said, ...]:
    """The whole table."""
    return (
        _round(view, names),
        _conflict(view, places),
        *_seats(view, names),
        Said("spaces", "spaces", (), None, tuple(_spaces(view, names, things))),
        Said("tracks", "tracks", (), None, tuple(_tracks(view))),
        Said("market", "market", (), None, tuple(_market(view, names))),
        Said("piles", "piles", (), None, tuple(_piles(view))),
        *(_wall_and_posts(view) if names.edition.posts else ()),
    )


def _round(view: View, names: Names) -> Said:
    below = [Said("first", "first_player", (view.first,), (refs.SEAT, view.first))]
    if view.question is not None:
        below.append(Said("asked", "asked_player", (view.question.seat,), (refs.SEAT, view.question.seat)))
    levels = tuple(reversed(view.levels))  # the next one first
    below.append(Said("conflict_deck", "conflict_deck", levels))
    below += [Said(f"{kind} {about[0]}", kind, about) for kind, about in added(names, view)]
    return Said("round", "over" if view.over else "round", (view.round,), None, tuple(below))


# ---------------------------------------------------------------- Conflict


def _fighters(view: View, player: Player) -> tuple[tuple[str, int], ...]:
    """Troops, and what else the seat has in the Conflict."""
    others = ((kind.id, kind.conflict.of(player)) for kind in view.edition.others)
    return (TROOP.id, player.troops), *((unit, n) for unit, n in others if n)


def _conflict(view: View, places: Places) -> Said:
    if view.conflict == NO_CARD:
        return Said("conflict", "no_conflict", ())
    takers: dict[int, list[Seat]] = {}
    for seat, place in places:
        takers.setdefault(place, []).append(seat)
    rewards = [Said(f"reward{n}", "reward", (view.conflict, n, tuple(takers.get(n, ())))) for n in (1, 2, 3)]
    strengths = [
        Said(f"strength{p.seat}", "strength", (p.seat, _fighters(view, p), strength(view, p)), (refs.SEAT, p.seat))
        for p in view.players
    ]
    return Said("conflict", "conflict", (view.conflict,), (refs.CARD, view.conflict), (*rewards, *strengths))


# ---------------------------------------------------------------- seats


def _seats(view: View, names: Names) -> Iterator[Said]:
    for player, row in zip(view.players, seat_rows(view, names), strict=True):
        about = (row.key, row.player.leader.id, row.player.vp, tuple(marks(row)))
        piles = () if player.rival else tuple(_piles_of(view, player))
        yield Said(f"seat{row.key}", "seat", about, row.ref, (*_figures(names, row), *piles))


def _figures(names: Names, row: SeatRow) -> Iterator[Said]:
    for kind, about in figures(names, row):
        if kind != "cards":  # the piles say it
            several = {"aim": about[:1], "units": about[:2], "added": about[:1]}
            yield Said(" ".join((kind, *several.get(kind, ()))), kind, about)


def _piles_of(view: View, player: Player) -> Iterator[Said]:
    """One's own with what is in them; of others what lies open."""
    yield _pile(zones.HAND, player.hand)
    yield _pile(zones.INTRIGUE, player.intrigue)
    yield from (_pile(zone, cards) for zone in _PASSING if (cards := getattr(player, zone)))
    yield _pile(zones.DISCARD, player.discard)
    yield _pile(zones.DECK, view.deck_content if player.seat == view.seat else player.deck)


def _pile(zone: str, cards: Sequence[CardNumber]) -> Said:
    return Said(f"{zone} cards", "pile", (zone, len(cards)), None, tuple(_cards(cards)))


def _cards(cards: Iterable[CardNumber]) -> Iterator[Said]:
    for card in cards:
        if card >= 0:
            yield Said(f"card{card}", "card", (card,), (refs.CARD, card))


# ---------------------------------------------------------------- board


def _spaces(view: View, names: Names, things: list[Things]) -> Iterator[Said]:
    for row in space_rows(view, names, things):
        yield Said(f"space{row.key}", "space", (row,), row.ref)


def _tracks(view: View) -> Iterator[Said]:
    for faction, holder in enumerate(view.alliances):
        below = tuple(
            Said(f"cube{p.seat}", "cube", (TrackCube(faction, p.seat, p.influence[faction], holder == p.seat),))
            for p in view.players
        )
        yield Said(f"track{faction}", "track", (faction, holder), (refs.FACTION, faction), below)


# ---------------------------------------------------------------- cards


def _market(view: View, names: Names) -> Iterator[Said]:
    for zone in (zones.ROW, zones.RESERVE, zones.SET_ASIDE, *zones.stalls(names)):
        for row in zones.reader(zone, names)(view, view.seat, names):
            yield Said(f"{zone}{row.key}", "offer", (row,), row.ref)


def _piles(view: View) -> Iterator[Said]:
    yield Said("imperium_deck", "imperium_deck", (len(view.imperium_deck),))
    yield Said("intrigue_deck", "intrigue_deck", (len(view.intrigue_deck),))
    for zone in (zones.INTRIGUE_DISCARD, zones.TRASHED, zones.CONFLICT_PILE):
        yield _pile(zone, getattr(view, zone))
    if any(player.rival for player in view.players):
        yield Said("hagal_deck", "hagal_deck", (len(view.hagal_deck),))
        yield _pile(zones.HAGAL_DISCARD, view.hagal_discard)


# ---------------------------------------------------------------- the wall, posts and contracts


def _wall_and_posts(view: View) -> Iterator[Said]:
    """The Shield Wall, the observation posts, the contracts that lie open."""
    yield Said("wall", "wall", (view.wall,), refs.SHIELD_WALL)
    spied = [(player.seat, post) for player in view.players for post in player.spies]
    below = tuple(Said(f"spy{seat} {post}", "spy", (seat, post), (refs.POST, post)) for seat, post in spied)
    yield Said("posts", "posts", (len(spied),), None, below)
    open_ones = (*view.contract_market, *view.contracts_aside)
    if open_ones or view.contract_bank:
        tiles = tuple(Said(f"contract{n}", "card", (n,), (refs.CONTRACT, n)) for n in open_ones)
        yield Said("contract_market", "contract_market", (len(view.contract_bank),), None, tiles)
