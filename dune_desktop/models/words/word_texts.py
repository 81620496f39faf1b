"""The sentences of the table in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dune_desktop.engine.names import NOBODY, CardNumber, Seat
from dune_desktop.engine.printed import Conflict
from dune_desktop.models.naming import Names
from dune_desktop.models.table import zones
from dune_desktop.models.table.seat_figures import FACTS, Fact, say
from dune_desktop.models.table.seats import seat_title
from dune_desktop.models.table.spaces import SpaceRow, occupation
from dune_desktop.models.table.tracks import standing_text
from dune_desktop.models.table.zones import card_words
from dune_desktop.text.effects import box
from dune_desktop.text.names import NUMERALS
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import counted

Words = Texts("Words")

# ---------------------------------------------------------------- round and Conflict


def _conflict_deck(_names: Names, *levels: int) -> str:
    if not levels:
        return Words.tr("The Conflict deck is empty")
    return Words.tr("Conflict deck, the next card first: {levels}").format(
        levels=", ".join(NUMERALS[level] for level in levels)
    )


_REWARDS: Final[dict[int, Callable[[], str]]] = {
    1: lambda: Words.tr("First place: {reward}"),
    2: lambda: Words.tr("Second place: {reward}"),
    3: lambda: Words.tr("Third place: {reward}"),
}


def _reward(names: Names, conflict: CardNumber, place: int, takers: Sequence[Seat]) -> str:
    face = names.face(conflict)
    assert isinstance(face, Conflict)
    text = _REWARDS[place]().format(reward=box(face.reward(place)))
    if not takers:
        return text
    return Words.tr("{reward} Now this goes to: {players}").format(reward=text, players=names.seats(takers))


def _strength(names: Names, seat: Seat, fighters: Sequence[tuple[str, int]], strength: int) -> str:
    troops, *others = fighters
    if others:
        text = Words.tr("{player}: {troops}, {worms}, strength {strength}")
        said = counted(*troops), ", ".join(counted(*one) for one in others)
        return text.format(player=names.seat(seat), troops=said[0], worms=said[1], strength=strength)
    text = Words.tr("{player}: %n troop(s), strength {strength}", "", troops[1])
    return text.format(player=names.seat(seat), strength=strength)


# ---------------------------------------------------------------- seats and cards


def _seat(names: Names, seat: Seat, leader: str, vp: int, marks: Sequence[Fact]) -> str:
    return "; ".join((seat_title(names, seat, leader), *say(names, (("points", (vp,)), *marks))))


_PILES: Final[dict[str, Callable[[int], str]]] = {
    zones.HAND: lambda n: Words.tr("Hand: %n card(s)", "", n),
    zones.INTRIGUE: lambda n: Words.tr("Intrigue: %n card(s)", "", n),
    zones.WAITING: lambda n: Words.tr("Waiting for the Reveal turn: %n card(s)", "", n),
    zones.PLAYED: lambda n: Words.tr("Played: %n card(s)", "", n),
    zones.REVEALED: lambda n: Words.tr("Revealed: %n card(s)", "", n),
    zones.SET_ASIDE: lambda n: Words.tr("Set aside: %n card(s)", "", n),
    zones.DISCARD: lambda n: Words.tr("Discard pile: %n card(s)", "", n),
    zones.DECK: lambda n: Words.tr("Deck: %n card(s)", "", n),
    zones.INTRIGUE_DISCARD: lambda n: Words.tr("Intrigue discard pile: %n card(s)", "", n),
    zones.TRASHED: lambda n: Words.tr("Trashed: %n card(s)", "", n),
    zones.HAGAL_DISCARD: lambda n: Words.tr("House Hagal discard pile: %n card(s)", "", n),
    zones.CONFLICT_PILE: lambda n: Words.tr("Conflicts so far: %n card(s)", "", n),
}


def _pile(_names: Names, zone: str, n: int) -> str:
    return _PILES[zone](n)


# ---------------------------------------------------------------- board


def _space(names: Names, row: SpaceRow) -> str:
    return "; ".join((names.space(row.key), *occupation(names, row)))


def _track(names: Names, faction: int, holder: Seat) -> str:
    if holder == NOBODY:
        return Words.tr("{faction}: the Alliance is free").format(faction=names.faction(faction))
    return Words.tr("{faction}: Alliance of {player}").format(faction=names.faction(faction), player=names.seat(holder))


def _wall(_names: Names, stands: bool) -> str:
    return Words.tr("The Shield Wall stands") if stands else Words.tr("The Shield Wall is gone")


def _spy(names: Names, seat: Seat, post: int) -> str:
    return Words.tr("{post}: Spy of {player}").format(post=names.post(post), player=names.seat(seat))


TEXTS: Final[dict[str, Callable[..., str]]] = {
    **FACTS,
    "round": lambda _names, n: Words.tr("Round {number}").format(number=n),
    "over": lambda _names, n: Words.tr("The game is over after round {number}").format(number=n),
    "first_player": lambda names, seat: Words.tr("First Player: {player}").format(player=names.seat(seat)),
    "asked_player": lambda names, seat: Words.tr("Deciding now: {player}").format(player=names.seat(seat)),
    "conflict_deck": _conflict_deck,
    "conflict": lambda names, card: Words.tr("Conflict: {card}").format(card=names.card(card)),
    "no_conflict": lambda _names: Words.tr("No Conflict"),
    "reward": _reward,
    "strength": _strength,
    "seat": _seat,
    "pile": _pile,
    "card": lambda names, card: names.card(card),
    "spaces": lambda _names: Words.tr("Board spaces"),
    "space": _space,
    "tracks": lambda _names: Words.tr("Influence"),
    "track": _track,
    "cube": standing_text,
    "market": lambda _names: Words.tr("Imperium Row and Reserve"),
    "offer": card_words,
    "piles": lambda _names: Words.tr("Decks and piles"),
    "imperium_deck": lambda _names, n: Words.tr("Imperium deck: %n card(s)", "", n),
    "wall": _wall,
    "posts": lambda _names, n: Words.tr("Observation posts: %n sp(y|ies)", "", n),
    "spy": _spy,
    "contract_market": lambda _names, n: Words.tr("Contracts: %n left in the bank", "", n),
    "hagal_deck": lambda _names, n: Words.tr("House Hagal deck: %n card(s)", "", n),
    "intrigue_deck": lambda _names, n: Words.tr("Intrigue deck: %n card(s)", "", n),
}
