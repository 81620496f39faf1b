"""A position as a person writes it: what differs from a normal setup."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from attrs import field, frozen

from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.facts import CONTRACT, FACTION, HAGAL, INTRIGUE, PERSONAL, Added, name_of
from dune_desktop.engine.names import CONTRACTS_OPEN, NOBODY, Seat
from dune_desktop.engine.rivals.printed import MODES
from dune_desktop.engine.setup import SEATS_WITH_RIVALS, Setup
from dune_desktop.engine.state import Player
from dune_desktop.positions import readers

TURN_PHASE, COMBAT_PHASE, ENDGAME_PHASE, ROUND_PHASE = "turn", "combat", "endgame", "round"
PHASES = (ROUND_PHASE, TURN_PHASE, COMBAT_PHASE, ENDGAME_PHASE)
_MUCH = 99
#: The key of a seat has no more letters, even if it names one that nobody could have.
_LONGEST_SEAT = 9

Ids = tuple[str, ...]


@frozen
class SaidInPosition:
    """What a scenario says about the table or a seat, by the keys of the README; of all else nothing."""

    named: Mapping[str, Any] = field(factory=dict)
    #: The key of the seat; empty for the table.
    where: str = ""

    def get(self, name: str, otherwise: Any = None) -> Any:
        """What it says; None for nothing."""
        return self.named.get(name, otherwise)

    def ids(self, name: str) -> Ids:
        """The cards of a zone; none where it is not named."""
        found: Ids = self.named.get(name, ())
        return found

    def key(self, name: str) -> str:
        """The key with the seat that it stands under."""
        return f"{self.where}.{name}" if self.where else name

    def of(self, added: type[Added] | None) -> Mapping[str, Any]:
        """What it says of the facts that a product adds; of its own for none."""
        return self.named if added is None else self.named.get(name_of(added), {})


@frozen(kw_only=True)
class Position(SaidInPosition):
    """What a scenario says about the table; else as after a normal setup."""

    setup: Setup = Setup(3, 1)
    first: Seat = 0
    round: int = 1
    phase: str = TURN_PHASE
    mentat: Seat = NOBODY
    seats: tuple[SaidInPosition, ...] = ()


def _seat_readers(edition: Edition, players: int) -> dict[str, readers.Read]:
    cards = readers.many(readers.card_of(edition, PERSONAL))
    nodes = [node for leader in edition.leaders if leader.training for node in leader.training.index]
    facts = readers.readers_of_facts(edition, players, Player, edition.seat_facts)
    del facts["home"]  # what is not on the board
    special = {
        "tokens": readers.many(readers.index_of("faction", readers.ids(edition, FACTION)), 2),
        "spies": readers.many(readers.index_of("post", edition.post_index), edition.spies),
        "training": readers.one_of("space of a training track", nodes),
    }
    facts |= {name: read for name, read in special.items() if name in facts}
    return facts | {"deck_top": cards, "trashed": cards}


def seat_readers(edition: Edition, players: int, *, rival: bool) -> dict[str, readers.Read]:
    """By its key, all that can be said of a seat."""
    found = _seat_readers(edition, players)
    of_rival = {*_RIVAL_KEYS, *map(name_of, edition.seat_facts)}
    return {name: read for name, read in found.items() if name in of_rival} if rival else found


#: What a Rival may have before it: no deck, no hand, no Reveal turns (S1.2).
_RIVAL_KEYS = (
    "intrigue", "solari", "spice", "water", "vp", "garrison", "supply", "troops", "swords", "influence",
    "swordmaster", "agents", "spies", "worms", "hooks", "trophies", "flipped", "done",
)  # fmt: skip


def _table_readers(edition: Edition, players: int) -> dict[str, readers.Read]:
    conflict = readers.one_of("Conflict card", edition.conflict_by_id)
    makers = [space.id for space in edition.spaces if space.maker]
    controlled = [space.id for space in edition.spaces if space.control]
    seat = readers.number(players - 1)
    return {
        "players": readers.number(9),
        "leaders": readers.many(readers.one_of("leader", ("", *edition.leader_by_id, *_rivals(edition))), players),
        "seed": readers.number((1 << 64) - 1),
        "first": seat,
        "turn": seat,
        "round": readers.number(sum(count for _, count in edition.conflict_levels), 1),
        "phase": readers.one_of("phase", PHASES),
        "conflict": conflict,
        "conflict_deck": readers.many(conflict),
        "row": readers.many(readers.one_of("Imperium card", [card.id for card in edition.imperium]), edition.row_size),
        **_piles(edition, PERSONAL, "imperium_deck", "imperium_top"),
        **_piles(edition, INTRIGUE, "intrigue_deck", "intrigue_top", "intrigue_discard"),
        "intrigue_rest": seat,
        "reserve": readers.mapping(readers.one_of("Reserve card", edition.reserve_index), readers.number(_MUCH)),
        "bonus": readers.mapping(readers.index_of("maker space", edition.space_index, makers), readers.number(_MUCH)),
        "control": readers.mapping(
            readers.index_of("space that can be controlled", edition.space_index, controlled), seat
        ),
        "alliances": readers.mapping(readers.index_of("faction", readers.ids(edition, FACTION)), seat),
        "mentat": readers.seat_or("home", players, NOBODY),
        "mentat_at": readers.index_of("space", edition.space_index),
        **readers.added_of(edition, players, edition.table_facts),
        **(_extended(edition, seat) if edition.extended else {}),
        **(_piles(edition, HAGAL, "hagal_top", "hagal_deck", "hagal_discard") if edition.automa else {}),
    }


def _piles(edition: Edition, kind: str, *zones: str) -> dict[str, readers.Read]:
    return dict.fromkeys(zones, readers.many(readers.card_of(edition, kind)))


def _extended(edition: Edition, seat: readers.Read) -> dict[str, readers.Read]:
    """What only games that have more than the base game have on the table."""
    market = readers.many(readers.card_of(edition, CONTRACT), CONTRACTS_OPEN)
    piles = _piles(edition, CONTRACT, "contract_bank", "contract_top")
    return {"wall": readers.flag, "contract_market": market, **piles, "contract_rest": seat}


def _rivals(edition: Edition) -> tuple[str, ...]:
    return () if edition.automa is None else tuple(edition.automa.rival_by_id)


def as_now(table: Mapping[str, Any]) -> dict[str, Any]:
    """Expansions were called modules once."""
    if "modules" in table and "with" in table:
        raise readers.Miswritten("modules: is another word for 'with', which is there, too")
    return {"with" if key == "modules" else key: value for key, value in table.items()}


def read_position(edition: Edition, table: Mapping[str, Any]) -> Position:
    """The position that the keys of a scenario describe. Raises Miswritten."""
    rest = as_now(table)
    expansions: Ids = readers.many(readers.one_of("expansion", edition.recipe.expansions))(rest.pop("with", []), "with")
    edition, mode = _read_mode(_composed("with", edition, expansions), rest)
    players = readers.number(9)(table.get("players", 3), "players")
    if players not in edition.starting_vp:
        possible = " or ".join(map(str, edition.starting_vp))
        raise readers.Miswritten(f"players: {edition.id} is played by {possible}, not by {players}")
    if edition.automa and players != SEATS_WITH_RIVALS:
        raise readers.Miswritten(f"players: with Rivals there are {SEATS_WITH_RIVALS} seats, not {players}")
    people = players - (edition.automa.seats if edition.automa else 0)
    seats = _read_seats(edition, rest, players, people)
    values = readers.fields(rest, _table_readers(edition, players))
    leaders = _leaders(edition, people, values.pop("leaders", ()))
    setup = Setup(players, values.pop("seed", 1), leaders, expansions, **mode)
    values.pop("players", None)
    own = {name: values.pop(name) for name in ("first", "round", "phase", "mentat") if name in values}
    return Position(named=values, setup=setup, seats=seats, **own)


def _read_mode(edition: Edition, rest: dict[str, Any]) -> tuple[Edition, dict[str, Any]]:
    """The edition as it is played in the mode that a scenario names, and how it names it."""
    found: dict[str, Any] = readers.fields(
        {key: rest.pop(key) for key in ("mode", "level", "variants") if key in rest},
        {"mode": readers.one_of("mode", MODES), "level": readers.text, "variants": readers.many(readers.text)},
    )
    if "mode" not in found:
        for key in found:
            if key == "level" or not edition.choices:
                raise readers.Miswritten(f"{key}: is for games with Rivals: is 'mode' missing?")
    asked = edition.expansions, found.get("mode", ""), found.get("level", ""), found.get("variants", ())
    return _composed("mode" if "mode" in found else "variants", edition, *asked), found


def _composed(key: str, edition: Edition, *asked: Any) -> Edition:
    try:
        return compose(edition.recipe, *asked)
    except BadSetup as error:
        raise readers.Miswritten(f"{key}: {error}") from None


def _read_seats(edition: Edition, rest: dict[str, Any], players: int, people: int) -> tuple[SaidInPosition, ...]:
    """What is said about each seat; the keys that say it are taken away."""
    of_people, of_rivals = (seat_readers(edition, players, rival=rival) for rival in (False, True))
    seats = [SaidInPosition(where=f"seat{seat}") for seat in range(players)]
    for key in [key for key in rest if key.startswith("seat") and key[4:].isdecimal() and len(key) <= _LONGEST_SEAT]:
        seat = int(key[4:])
        if seat >= players:
            raise readers.Miswritten(f"{key}: {players} players sit at seat0 to seat{players - 1}")
        seats[seat] = SaidInPosition(readers.fields(rest.pop(key), of_people if seat < people else of_rivals, key), key)
    return tuple(seats)


def _leaders(edition: Edition, people: int, named: Ids) -> Ids:
    """A leader for each person and a Rival for each other seat, quiet ones where none is named."""
    for leader in named:
        if leader and named.count(leader) > 1:
            raise readers.Miswritten(f"leaders: {leader!r} is named twice")
    usual = [leader if leader not in named else "" for leader in edition.quiet]
    others = [leader.id for leader in edition.leaders if leader.id not in (*named, *edition.quiet)]
    leaders = _chosen(named[:people], people, "leader", edition.leader_by_id, usual, others)
    if edition.automa is None:
        return leaders
    known = edition.automa.rival_by_id
    quiet = [rival for rival in edition.quiet_rivals if rival in known]
    free = [rival for rival in dict.fromkeys((*quiet, *known)) if rival not in (*leaders, *named[people:])]
    return leaders + _chosen(named[people:], edition.automa.seats, "Rival", known, [], free)


def _chosen(
    named: Ids, seats: int, what: str, known: Collection[str], usual: Sequence[str], others: Iterable[str]
) -> Ids:
    """Who is named for each seat, or who usually sits there, or else the next of the others."""
    free, blank = iter(others), ("",) * seats
    for one in named:
        if one and one not in known:
            raise readers.Miswritten(f"leaders: {readers.unknown(what, one, known)}")
    both = zip((*named, *blank)[:seats], (*usual, *blank)[:seats], strict=True)
    return tuple(one or quiet or next(free) for one, quiet in both)
