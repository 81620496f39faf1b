"""A position as a person writes it: what differs from a normal setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from dune_desktop.engine.names import CONTRACTS_OPEN, FACTIONS, NOBODY, TRACK_TOP, Seat
from dune_desktop.engine.printed import Edition
from dune_desktop.engine.setup import composed
from dune_desktop.records.reading import (
    BadScenario,
    Read,
    fields,
    flag,
    index_of,
    many,
    mapping,
    number,
    one_of,
    seat_or,
)

TURN_PHASE, COMBAT_PHASE, ENDGAME_PHASE, ROUND_PHASE = "turn", "combat", "endgame", "round"
PHASES = (ROUND_PHASE, TURN_PHASE, COMBAT_PHASE, ENDGAME_PHASE)
#: Seats that a scenario says nothing about get leaders whose abilities rarely come into play.
QUIET_LEADERS = {
    "base": ("paul_atreides", "earl_memnon_thorvald", "countess_ariana_thorvald", "count_ilban_richese"),
    **dict.fromkeys(("uprising", "blend"), ("lady_margot_fenring", "gurney_halleck", "muad_dib", "princess_irulan")),
}
_MUCH = 99

Ids = tuple[str, ...]


@frozen
class SeatPosition:
    """What a scenario says about one seat; None: as after a normal setup."""

    hand: Ids | None = None
    deck: Ids | None = None
    deck_top: Ids = ()
    discard: Ids = ()
    played: Ids = ()
    revealed: Ids = ()
    set_aside: Ids = ()
    trashed: Ids = ()
    intrigue: Ids = ()
    waiting: Ids = ()
    solari: int | None = None
    spice: int | None = None
    water: int | None = None
    vp: int | None = None
    garrison: int | None = None
    supply: int | None = None
    troops: int = 0
    swords: int = 0
    persuasion: int = 0
    #: By faction number.
    influence: Mapping[int, int] = field(factory=dict)
    council: bool = False
    swordmaster: bool = False
    #: Where the agents on the board stand.
    agents: tuple[int, ...] = ()
    tokens: tuple[int, ...] | None = None
    voice: int | None = None
    done: bool | None = None
    revealed_at: int | None = None
    #: Posts by number.
    spies: tuple[int, ...] = ()
    worms: int = 0
    hooks: bool = False
    contracts: Ids = ()
    completed: Ids = ()
    #: Objectives and won Conflict cards, face up and face down; None: the dealt Objective alone.
    trophies: Ids | None = None
    flipped: Ids = ()
    memories: int = 0
    #: A space of the leader's training track.
    training: str | None = None
    turned: bool = False


@frozen
class Position:
    """What a scenario says about the table; None: as after a normal setup."""

    players: int = 3
    leaders: Ids = ()
    seed: int = 1
    first: Seat = 0
    #: Whose turn it is; None: the First Player's.
    turn: Seat | None = None
    round: int = 1
    phase: str = TURN_PHASE
    conflict: str | None = None
    conflict_deck: Ids | None = None
    row: Ids | None = None
    imperium_deck: Ids | None = None
    imperium_top: Ids = ()
    intrigue_deck: Ids | None = None
    intrigue_top: Ids = ()
    intrigue_discard: Ids = ()
    #: Who has in hand all intrigue cards that are named nowhere.
    intrigue_rest: Seat | None = None
    #: Cards left in a Reserve stack.
    reserve: Mapping[str, int] = field(factory=dict)
    bonus: Mapping[int, int] = field(factory=dict)
    control: Mapping[int, Seat] = field(factory=dict)
    #: Holders by faction; empty: whoever the influence gives them to.
    alliances: Mapping[int, Seat] = field(factory=dict)
    mentat: Seat = NOBODY
    #: Where a sent Mentat stands; None: see the place of agents.
    mentat_at: int | None = None
    modules: Ids = ()
    wall: bool | None = None
    contract_market: Ids | None = None
    contract_bank: Ids | None = None
    contract_top: Ids = ()
    #: Who has completed all contracts that are named nowhere.
    contract_rest: Seat | None = None
    seats: tuple[SeatPosition, ...] = ()


def _seat_readers(edition: Edition) -> dict[str, Read]:
    cards = many(one_of("card", edition.card_by_id))
    intrigues = many(one_of("intrigue card", edition.intrigue_by_id))
    space = index_of("space", edition.space_index)
    faction = index_of("faction", FACTIONS)
    zones = ("hand", "deck", "deck_top", "discard", "played", "revealed", "set_aside", "trashed")
    numbers = ("solari", "spice", "water", "vp", "swords", "persuasion", "revealed_at")
    return {
        **dict.fromkeys(zones, cards),
        **dict.fromkeys(("intrigue", "waiting"), intrigues),
        **dict.fromkeys(numbers, number(_MUCH)),
        **dict.fromkeys(("garrison", "supply", "troops"), number(edition.troops)),
        **dict.fromkeys(("council", "swordmaster", "done"), flag),
        "influence": mapping(faction, number(TRACK_TOP)),
        "agents": many(space),
        "tokens": many(faction, 2),
        "voice": space,
        **(_seat_rooms(edition) if edition.has_rooms else {}),
    }


def _seat_rooms(edition: Edition) -> dict[str, Read]:
    """What only some editions have before a seat."""
    contracts = many(_contract(edition))
    objectives = [objective.id for objective in edition.objectives]
    trophies = many(one_of("Objective or Conflict card", (*objectives, *edition.conflict_by_id)))
    training = [space.id for leader in edition.leaders for space in leader.training]
    return {
        **dict.fromkeys(("hooks", "turned"), flag),
        **dict.fromkeys(("contracts", "completed"), contracts),
        **dict.fromkeys(("trophies", "flipped"), trophies),
        "spies": many(index_of("post", edition.post_index), edition.spies),
        "worms": number(_MUCH),
        "memories": number(edition.troops),
        "training": one_of("space of a training track", training),
    }


def _contract(edition: Edition) -> Read:
    read_id = one_of("contract", [contract.id for contract in edition.contracts])

    def read(value: object, key: str) -> str:
        if not edition.contracts:
            raise BadScenario(f"{key}: there are no contracts here: is 'modules = [\"choam\"]' missing?")
        return str(read_id(value, key))

    return read


def _table_readers(edition: Edition, players: int) -> dict[str, Read]:
    cards = many(one_of("card", edition.card_by_id))
    intrigues = many(one_of("intrigue card", edition.intrigue_by_id))
    conflict = one_of("Conflict card", edition.conflict_by_id)
    space = index_of("space", edition.space_index)
    makers = index_of("maker space", edition.space_index, [space.id for space in edition.spaces if space.maker])
    control = index_of(
        "space that can be controlled", edition.space_index, [space.id for space in edition.spaces if space.control]
    )
    seat = number(players - 1)
    return {
        "players": number(9),
        "leaders": many(one_of("leader", ("", *(leader.id for leader in edition.leaders))), players),
        "seed": number((1 << 64) - 1),
        "first": seat,
        "turn": seat,
        "round": number(sum(count for _, count in edition.conflict_levels), 1),
        "phase": one_of("phase", PHASES),
        "conflict": conflict,
        "conflict_deck": many(conflict),
        "row": many(one_of("Imperium card", [card.id for card in edition.imperium]), edition.row_size),
        **dict.fromkeys(("imperium_deck", "imperium_top"), cards),
        **dict.fromkeys(("intrigue_deck", "intrigue_top", "intrigue_discard"), intrigues),
        "intrigue_rest": seat,
        "reserve": mapping(one_of("Reserve card", edition.reserve_index), number(_MUCH)),
        "bonus": mapping(makers, number(_MUCH)),
        "control": mapping(control, seat),
        "alliances": mapping(index_of("faction", FACTIONS), seat),
        "mentat": seat_or("home", players),
        "mentat_at": space,
        **(_table_rooms(edition, seat) if edition.has_rooms else {}),
    }


def _table_rooms(edition: Edition, seat: Read) -> dict[str, Read]:
    """What only some editions have on the table."""
    return {
        "wall": flag,
        "contract_market": many(_contract(edition), CONTRACTS_OPEN),
        **dict.fromkeys(("contract_bank", "contract_top"), many(_contract(edition))),
        "contract_rest": seat,
    }


def read_position(edition: Edition, table: Mapping[str, Any]) -> Position:
    """The position that the keys of a scenario describe. Raises BadScenario."""
    rest = dict(table)
    modules: Ids = many(one_of("module", edition.modules))(rest.pop("modules", []), "modules")
    edition = composed(edition, modules, ())
    players = number(9)(table.get("players", 3), "players")
    if players not in edition.starting_vp:
        raise BadScenario(f"players: {edition.id} is played by {_either(edition.starting_vp)}, not by {players}")
    seat_readers = _seat_readers(edition)
    seats = [SeatPosition() for _ in range(players)]
    for key in list(rest):
        if key.startswith("seat") and key[4:].isdecimal():
            if int(key[4:]) >= players:
                raise BadScenario(f"{key}: {players} players sit at seat0 to seat{players - 1}")
            seats[int(key[4:])] = SeatPosition(**fields(rest.pop(key), seat_readers, key))
    values = fields(rest, _table_readers(edition, players))
    values["leaders"] = _leaders(edition, players, values.get("leaders", ()))
    return Position(**values, modules=modules, seats=tuple(seats))


def _either(numbers: Mapping[int, object]) -> str:
    return " or ".join(map(str, numbers))


def _leaders(edition: Edition, players: int, named: Ids) -> Ids:
    """A leader for each seat, quiet ones where none is named."""
    for leader in named:
        if leader and named.count(leader) > 1:
            raise BadScenario(f"leaders: {leader!r} is named twice")
    quiet = QUIET_LEADERS.get(edition.id, ())
    free = (leader.id for leader in edition.leaders if leader.id not in named and leader.id not in quiet)
    leaders = []
    for seat, leader in enumerate((*named, *[""] * (players - len(named)))):
        usual = quiet[seat] if seat < len(quiet) and quiet[seat] not in named else ""
        leaders.append(leader or usual or next(free))
    return tuple(leaders)
