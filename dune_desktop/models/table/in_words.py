"""The whole table in words, as a tree: for screen readers, and for whoever would rather read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from PySide6.QtCore import QObject

from dune_desktop.engine.names import NO_CARD, NOBODY, CardNumber, Seat
from dune_desktop.engine.state import Player
from dune_desktop.engine.units import TROOP, strength
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names, face_text, space_text, titled
from dune_desktop.models.refs import CARD, SEAT, SPACE, Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import DISPLAY, SPOKEN, TOOL_TIP
from dune_desktop.models.table import zones
from dune_desktop.models.table.board import SpaceRow, occupation, standing_text, track_cubes
from dune_desktop.models.table.laboratory import has_token, marker_words
from dune_desktop.models.table.seat_figures import FACTS, Fact, added, figures, marks, say
from dune_desktop.models.table.seats import SeatRow, seat_title
from dune_desktop.models.trees import TreeModel, TreeNode
from dune_desktop.text.effects import box, sentences
from dune_desktop.text.names import NUMERALS, name
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import counted


class SaidRow(NamedTuple):
    """A row: what kind of sentence it is, about what, and what stands below it."""

    key: str
    kind: str
    about: tuple[Any, ...]
    ref: Ref | None = None
    below: tuple[SaidRow, ...] = ()


#: Told only when something lies there.
_PASSING = (zones.WAITING, zones.PLAYED, zones.REVEALED, zones.SET_ASIDE)
Places = Sequence[tuple[Seat, int]]


def sections(
    view: View, names: Names, places: Places, seats: Sequence[SeatRow], spaces: Sequence[SpaceRow]
) -> tuple[SaidRow, ...]:
    """The whole table."""
    return (
        _round(view, names),
        _conflict(view, places),
        *_seats(view, names, seats),
        _chapter("spaces", (SaidRow(f"space{row.key}", "space", (row,), row.ref) for row in spaces)),
        _chapter("tracks", _tracks(view)),
        *_ways(view),
        *_stalls(view, names),
        _chapter("market", _market(view, names)),
        _chapter("piles", _piles(view)),
        *(_wall_and_posts(view) if names.edition.posts else ()),
    )


def _chapter(kind: str, below: Iterable[SaidRow]) -> SaidRow:
    return SaidRow(kind, kind, (), None, tuple(below))


def _round(view: View, names: Names) -> SaidRow:
    below = [SaidRow("first", "first_player", (view.first,), (refs.SEAT, view.first))]
    if view.question is not None:
        below.append(SaidRow("asked", "asked_player", (view.question.seat,), (refs.SEAT, view.question.seat)))
    levels = tuple(reversed(view.levels))  # the next one first
    below.append(SaidRow("conflict_deck", "conflict_deck", levels))
    below += [SaidRow(f"{kind} {about[0]}", kind, about) for kind, about in added(names, view)]
    return SaidRow("round", "over" if view.over else "round", (view.round,), None, tuple(below))


# ---------------------------------------------------------------- Conflict


def _fighters(view: View, player: Player) -> tuple[tuple[str, int], ...]:
    """Troops, and what else the seat has in the Conflict."""
    others = ((kind.id, kind.conflict.of(player)) for kind in view.edition.others)
    return (TROOP.id, player.troops), *((unit, n) for unit, n in others if n)


def _conflict(view: View, places: Places) -> SaidRow:
    if view.conflict == NO_CARD:
        return SaidRow("conflict", "no_conflict", ())
    takers: dict[int, list[Seat]] = {}
    for seat, place in places:
        takers.setdefault(place, []).append(seat)
    rewards = [SaidRow(f"reward{n}", "reward", (view.conflict, n, tuple(takers.get(n, ())))) for n in (1, 2, 3)]
    strengths = [
        SaidRow(f"strength{p.seat}", "strength", (p.seat, _fighters(view, p), strength(view, p)), (refs.SEAT, p.seat))
        for p in view.players
    ]
    return SaidRow("conflict", "conflict", (view.conflict,), (refs.CARD, view.conflict), (*rewards, *strengths))


# ---------------------------------------------------------------- seats


def _seats(view: View, names: Names, seats: Sequence[SeatRow]) -> Iterator[SaidRow]:
    for player, row in zip(view.players, seats, strict=True):
        about = (row.key, row.player.leader.id, row.player.vp, tuple(marks(row)))
        piles = () if player.rival else tuple(_piles_of(view, player))
        yield SaidRow(f"seat{row.key}", "seat", about, row.ref, (*_figures(names, row), *piles))


def _figures(names: Names, row: SeatRow) -> Iterator[SaidRow]:
    for kind, about in figures(names, row):
        if kind != "cards":  # the piles say it
            several = {"aim": about[:1], "units": about[:2], **dict.fromkeys(("added", "token", "owned"), about[:1])}
            yield SaidRow(" ".join((kind, *several.get(kind, ()))), kind, about)


def _piles_of(view: View, player: Player) -> Iterator[SaidRow]:
    """One's own with what is in them; of others what lies open."""
    yield _pile(zones.HAND, player.hand)
    yield _pile(zones.INTRIGUE, player.intrigue)
    yield from (_pile(zone, cards) for zone in _PASSING if (cards := getattr(player, zone)))
    yield _pile(zones.DISCARD, player.discard)
    yield _pile(zones.DECK, view.deck_content if player.seat == view.seat else player.deck)


def _pile(zone: str, cards: Sequence[CardNumber]) -> SaidRow:
    return SaidRow(f"{zone} cards", "pile", (zone, len(cards)), None, tuple(_cards(cards)))


def _cards(cards: Iterable[CardNumber]) -> Iterator[SaidRow]:
    for card in cards:
        if card >= 0:
            yield SaidRow(f"card{card}", "card", (card,), (refs.CARD, card))


# ---------------------------------------------------------------- board


def _tracks(view: View) -> Iterator[SaidRow]:
    for faction, holder in enumerate(view.alliances):
        cubes = track_cubes(view, faction, holder)
        below = tuple(SaidRow(f"cube{cube.seat}", "cube", (cube,)) for cube in cubes)
        yield SaidRow(f"track{faction}", "track", (faction, holder), (refs.FACTION, faction), below)


def _ways(view: View) -> Iterator[SaidRow]:
    """Other tracks: their spaces with what they bring, and whose tokens stand there."""
    for track in view.edition.tracks:
        at = [track.at(player) for player in view.players]
        there = [seat for seat, player in enumerate(view.players) if has_token(track, player)]
        here = [tuple(seat for seat in there if at[seat] == number) for number in range(len(track.nodes))]
        last = max(track.steps[node] for node in at)
        below = tuple(
            SaidRow(node.id, "node", (track.id, number, here[number], track.steps[number] > last), (refs.NODE, node.id))
            for number, node in enumerate(track.nodes)
        )
        yield SaidRow(f"way {track.id}", "way", (track.id,), None, below)


# ---------------------------------------------------------------- cards


def _market(view: View, names: Names) -> Iterator[SaidRow]:
    for zone in (zones.ROW, zones.RESERVE, zones.SET_ASIDE):
        yield from _offers(view, names, zone)


def _stalls(view: View, names: Names) -> Iterator[SaidRow]:
    """Markets of products: what lies there, and the troops of each seat that make it cheaper."""
    for stall in zones.stalls(names):
        lent = names.edition.market_by_id[stall].lent
        here = () if lent is None else tuple((player.seat, lent.of(player)) for player in view.players)
        below = [SaidRow(f"lent{seat}", "lent", (stall, seat, n), (refs.SEAT, seat)) for seat, n in here]
        yield SaidRow(
            f"stall {stall}",
            "stall",
            (stall,),
            None,
            (*_offers(view, names, stall), *below, *_left(view, names, stall)),
        )


def _left(view: View, names: Names, stall: str) -> Iterator[SaidRow]:
    """How many cards are left to fill a market."""
    market = names.edition.market_by_id[stall]
    if market.deck is not None and not market.stacks:
        yield SaidRow(f"deck {stall}", "left", (len(market.deck.of(view)),))


def _offers(view: View, names: Names, zone: str) -> Iterator[SaidRow]:
    for row in zones.reader(zone, names)(view, view.seat, names):
        yield SaidRow(f"{zone}{row.key}", "offer", (row,), row.ref)


def _piles(view: View) -> Iterator[SaidRow]:
    yield SaidRow("imperium_deck", "imperium_deck", (len(view.imperium_deck),))
    yield SaidRow("intrigue_deck", "intrigue_deck", (len(view.intrigue_deck),))
    for zone in (zones.INTRIGUE_DISCARD, zones.TRASHED, zones.CONFLICT_PILE):
        yield _pile(zone, getattr(view, zone))
    if any(player.rival for player in view.players):
        yield SaidRow("hagal_deck", "hagal_deck", (len(view.hagal_deck),))
        yield _pile(zones.HAGAL_DISCARD, view.hagal_discard)


# ---------------------------------------------------------------- the wall, posts and contracts


def _wall_and_posts(view: View) -> Iterator[SaidRow]:
    """The Shield Wall, the observation posts, the contracts that lie open."""
    yield SaidRow("wall", "wall", (view.wall,), refs.SHIELD_WALL)
    spied = [(player.seat, post) for player in view.players for post in player.spies]
    below = tuple(SaidRow(f"spy{seat} {post}", "spy", (seat, post), (refs.POST, post)) for seat, post in spied)
    yield SaidRow("posts", "posts", (len(spied),), None, below)
    open_ones = (*view.contract_market, *view.contracts_aside)
    if open_ones or view.contract_bank:
        tiles = tuple(SaidRow(f"contract{n}", "card", (n,), (refs.CONTRACT, n)) for n in open_ones)
        yield SaidRow("contract_market", "contract_market", (len(view.contract_bank),), None, tiles)


# ---------------------------------------------------------------- sentences


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
    face: Any = names.face(conflict)
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


# ---------------------------------------------------------------- board


def _track(names: Names, faction: int, holder: Seat) -> str:
    if holder == NOBODY:
        return Words.tr("{faction}: the Alliance is free").format(faction=names.faction(faction))
    return Words.tr("{faction}: Alliance of {player}").format(faction=names.faction(faction), player=names.seat(holder))


def _node(names: Names, track_id: str, number: int, seats: Sequence[Seat], fresh: bool) -> str:
    track = names.edition.track_by_id[track_id]
    node = track.nodes[number]
    brings = [sentences((node.effect,))] if node.effect is not None else []
    if node.first is not None and fresh:
        brings.append(Words.tr("For the first one here: {effects}").format(effects=sentences((node.first,))))
    brings += [words + "." for words in (marker_words(track, number),) if words]
    said = name("node", node.id, names.edition.products)
    said = titled(said, " ".join(brings)) if brings else said
    return Words.tr("{space} Here: {players}").format(space=said, players=names.seats(seats)) if seats else said


def _lent(names: Names, stall: str, seat: Seat, n: int) -> str:
    lent = names.edition.market_by_id[stall].lent
    assert lent is not None
    said = titled(name("fact", lent.name, names.edition.products), str(n))
    return titled(names.seat(seat), said)


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
    "pile": lambda _names, zone, n: _PILES[zone](n),
    "card": lambda names, card: names.card(card),
    "spaces": lambda _names: Words.tr("Board spaces"),
    "space": lambda names, row: "; ".join((names.space(row.key), *occupation(names, row))),
    "tracks": lambda _names: Words.tr("Influence"),
    "track": _track,
    "cube": standing_text,
    "left": lambda _names, n: Words.tr("%n card(s) left in the deck", "", n),
    "way": lambda names, track: name("track", track, names.edition.products),
    "node": _node,
    "stall": lambda names, stall: name("market", stall, names.edition.products),
    "lent": _lent,
    "market": lambda _names: Words.tr("Imperium Row and Reserve"),
    "offer": zones.card_words,
    "piles": lambda _names: Words.tr("Decks and piles"),
    "imperium_deck": lambda _names, n: Words.tr("Imperium deck: %n card(s)", "", n),
    "wall": lambda _names, stands: (
        Words.tr("The Shield Wall stands") if stands else Words.tr("The Shield Wall is gone")
    ),
    "posts": lambda _names, n: Words.tr("Observation posts: %n sp(y|ies)", "", n),
    "spy": lambda names, seat, post: Words.tr("{post}: Spy of {player}").format(
        post=names.post(post), player=names.seat(seat)
    ),
    "contract_market": lambda _names, n: Words.tr("Contracts: %n left in the bank", "", n),
    "hagal_deck": lambda _names, n: Words.tr("House Hagal deck: %n card(s)", "", n),
    "intrigue_deck": lambda _names, n: Words.tr("Intrigue deck: %n card(s)", "", n),
}


# ---------------------------------------------------------------- the model


Word = TreeNode[SaidRow]
_TOP = SaidRow("", "top", ())


class WordsModel(TreeModel[SaidRow]):
    """Everything that lies open, and what the looker has."""

    READERS: ClassVar[dict[int, str]] = {DISPLAY: "text", TOOL_TIP: "tip", SPOKEN: "text", Role.SEAT: "seat_of"}
    FIELDS: ClassVar[dict[int, str]] = {Role.KIND: "kind", Role.ID: "key", Role.REF: "ref"}

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(_TOP, parent)
        self.names = names
        self._read = True
        self._missed: Callable[[], Sequence[SaidRow]] | None = None

    def sync(self, view: View, places: Places, seats: Sequence[SeatRow], spaces: Sequence[SpaceRow]) -> None:
        """Follow the view by the least signals. ``places``: who would take which reward of the Conflict now."""
        self._missed = partial(sections, view, self.names, places, tuple(seats), tuple(spaces))
        self.be_read(self._read)

    def be_read(self, read: bool) -> None:
        """What nobody reads follows when somebody does again."""
        self._read = read
        if read and self._missed is not None:
            wanted, self._missed = self._missed(), None
            self.follow(wanted)

    def below(self, value: SaidRow) -> Sequence[SaidRow]:
        return value.below

    def keys(self, values: Sequence[SaidRow]) -> Sequence[str]:
        return [value.key for value in values]

    def differs(self, old: SaidRow, new: SaidRow) -> bool:
        return old._replace(below=()) != new._replace(below=())

    # ------------------------------------------------------------ roles

    def text(self, node: Word) -> str:
        return TEXTS[node.value.kind](self.names, *node.value.about)

    def tip(self, node: Word) -> str:
        """With what is printed on the card or space."""
        kind, about = node.value.ref or ("", -1)
        face = self.names.face(int(about)) if kind == CARD else None
        printed = face_text(face) if face else space_text(self.names, int(about)) if kind == SPACE else []
        return "\n".join((self.text(node), *printed))

    def seat_of(self, node: Word) -> Seat:
        kind, about = node.value.ref or ("", NOBODY)
        return int(about) if kind == SEAT else NOBODY
