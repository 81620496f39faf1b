"""A position as a person writes it: what differs from a normal setup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
from attrs import field, frozen

from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.facts import CONTRACT, FACTION, HAGAL, PERSONAL, Added, name_of
from dune_desktop.engine.names import CONTRACTS_OPEN, NOBODY, Seat
from dune_desktop.engine.rivals.printed import MODES
from dune_desktop.engine.setup import SEATS_WITH_RIVALS
from dune_desktop.engine.state import Player
from dune_desktop.scenarios.fact_names import added_of, card_of, ids, readers
from dune_desktop.scenarios.readers import (
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
    text,
    unknown,
)

TURN_PHASE, COMBAT_PHASE, ENDGAME_PHASE, ROUND_PHASE = "turn", "combat", "endgame", "round"
PHASES = (ROUND_PHASE, TURN_PHASE, COMBAT_PHASE, ENDGAME_PHASE)
_MUCH = 99

_HAGAL = ("hagal_top", "hagal_deck", "hagal_discard")

Ids = tuple[str, ...]


@frozen
class SeatPosition:
    """What a scenario says about one seat, by the names of the facts and a few words more; else as after a setup."""

    named: Mapping[str, Any] = field(factory=dict)

    def get(self, name: str) -> Any:
        """What it says; None for nothing."""
        return self.named.get(name)

    def ids(self, zone: str) -> Ids:
        """The cards of a zone that is empty where it is not named."""
        found: Ids = self.named.get(zone, ())
        return found

    def of(self, added: type[Added] | None) -> Mapping[str, Any]:
        """What it says of the facts that a product adds; of the seat's own for none."""
        return self.named if added is None else self.named.get(name_of(added), {})


@frozen
class Position:
    """What a scenario says about the table; None: as after a normal setup."""

    players: int = 3
    #: With Rivals: the mode, the level of a solo game, variants besides those that it forces.
    mode: str = ""
    level: str = ""
    variants: Ids = ()
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
    #: Holders by faction; empty: whoever the influence gives them to.
    alliances: Mapping[int, Seat] = field(factory=dict)
    mentat: Seat = NOBODY
    #: Where a sent Mentat stands; None: see the place of agents.
    mentat_at: int | None = None
    expansions: Ids = ()
    contract_market: Ids | None = None
    contract_bank: Ids | None = None
    contract_top: Ids = ()
    #: Who has completed all contracts that are named nowhere.
    contract_rest: Seat | None = None
    #: The Hagal deck below its top, exactly, and its discard pile.
    hagal_top: Ids = ()
    hagal_deck: Ids | None = None
    hagal_discard: Ids | None = None
    #: What is placed as it is named: facts of the table, and those that products add.
    named: Mapping[str, Any] = field(factory=dict)
    seats: tuple[SeatPosition, ...] = ()


def _seat_readers(edition: Edition, players: int) -> dict[str, Read]:
    cards = many(card_of(edition, PERSONAL))
    nodes = [node for leader in edition.leaders if leader.training for node in leader.training.index]
    facts = readers(edition, players, Player, edition.seat_facts)
    del facts["home"]  # what is not on the board
    special = {
        "tokens": many(index_of("faction", ids(edition, FACTION)), 2),
        "spies": many(index_of("post", edition.post_index), edition.spies),
        "training": one_of("space of a training track", nodes),
    }
    return (
        facts | {name: read for name, read in special.items() if name in facts} | {"deck_top": cards, "trashed": cards}
    )


#: What a Rival may have before it: no deck, no hand, no Reveal turns (S1.2).
_RIVAL_KEYS = (
    "intrigue", "solari", "spice", "water", "vp", "garrison", "supply", "troops", "swords", "influence",
    "swordmaster", "agents", "spies", "worms", "hooks", "trophies", "flipped", "done",
)  # fmt: skip


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
        "leaders": many(one_of("leader", ("", *edition.leader_by_id, *_rivals(edition))), players),
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
        "alliances": mapping(index_of("faction", [faction.id for faction in edition.factions]), seat),
        "mentat": seat_or("home", players),
        "mentat_at": space,
        **added_of(edition, players, edition.table_facts),
        **(_table_more(edition, seat) if edition.extended else {}),
        **(
            dict.fromkeys(("hagal_top", "hagal_deck", "hagal_discard"), many(card_of(edition, HAGAL)))
            if edition.automa
            else {}
        ),
    }


def _table_more(edition: Edition, seat: Read) -> dict[str, Read]:
    """What only some editions have on the table."""
    return {
        "wall": flag,
        "contract_market": many(card_of(edition, CONTRACT), CONTRACTS_OPEN),
        **dict.fromkeys(("contract_bank", "contract_top"), many(card_of(edition, CONTRACT))),
        "contract_rest": seat,
    }


def _rivals(edition: Edition) -> tuple[str, ...]:
    return () if edition.automa is None else tuple(edition.automa.rival_by_id)


def _read_mode(edition: Edition, rest: dict[str, Any]) -> tuple[Edition, dict[str, Any]]:
    """The edition as it is played in the mode that a scenario names, and how it names it."""
    found: dict[str, Any] = fields(
        {key: rest.pop(key) for key in ("mode", "level", "variants") if key in rest},
        {"mode": one_of("mode", MODES), "level": text, "variants": many(text)},
    )
    if "mode" not in found:
        for key in found:
            if key == "level" or not edition.choices:
                raise BadScenario(f"{key}: is for games with Rivals: is 'mode' missing?")
    asked = edition.expansions, found.get("mode", ""), found.get("level", ""), found.get("variants", ())
    return _composed("mode" if "mode" in found else "variants", edition, *asked), found


def _composed(key: str, edition: Edition, *asked: Any) -> Edition:
    try:
        return compose(edition.recipe, *asked)
    except BadSetup as error:
        raise BadScenario(f"{key}: {error}") from None


def as_now(table: Mapping[str, Any]) -> dict[str, Any]:
    """Expansions were called modules once."""
    if "modules" in table and "with" in table:
        raise BadScenario("modules: is another word for 'with', which is there, too")
    return {"with" if key == "modules" else key: value for key, value in table.items()}


def read_position(edition: Edition, table: Mapping[str, Any]) -> Position:
    """The position that the keys of a scenario describe. Raises BadScenario."""
    rest = as_now(table)
    expansions: Ids = many(one_of("expansion", edition.recipe.expansions))(rest.pop("with", []), "with")
    edition, mode = _read_mode(_composed("with", edition, expansions), rest)
    players = number(9)(table.get("players", 3), "players")
    if players not in edition.starting_vp:
        raise BadScenario(f"players: {edition.id} is played by {_either(edition.starting_vp)}, not by {players}")
    if edition.automa and players != SEATS_WITH_RIVALS:
        raise BadScenario(f"players: with Rivals there are {SEATS_WITH_RIVALS} seats, not {players}")
    people = players - (edition.automa.seats if edition.automa else 0)
    seat_readers = _seat_readers(edition, players)
    of_rival = {*_RIVAL_KEYS, *map(name_of, edition.seat_facts)}
    own = {name: read for name, read in seat_readers.items() if name in of_rival}
    seats = [SeatPosition() for _ in range(players)]
    for key in list(rest):
        if key.startswith("seat") and key[4:].isdecimal():
            if int(key[4:]) >= players:
                raise BadScenario(f"{key}: {players} players sit at seat0 to seat{players - 1}")
            seat = int(key[4:])
            seats[seat] = SeatPosition(fields(rest.pop(key), seat_readers if seat < people else own, key))
    values = fields(rest, _table_readers(edition, players))
    words = {one.name for one in attrs.fields(Position)}
    named = {name: values.pop(name) for name in list(values) if name not in words}
    values["leaders"] = _leaders(edition, people, values.get("leaders", ()))
    if edition.automa is not None:
        values["leaders"] += _rivals_of(edition, values["leaders"], table.get("leaders", ())[people:])
    return Position(**values, **mode, expansions=expansions, named=named, seats=tuple(seats))


def _either(numbers: Mapping[int, object]) -> str:
    return " or ".join(map(str, numbers))


def _leaders(edition: Edition, players: int, named: Ids) -> Ids:
    """A leader for each seat, quiet ones where none is named."""
    for leader in named:
        if leader and named.count(leader) > 1:
            raise BadScenario(f"leaders: {leader!r} is named twice")
    quiet = edition.quiet
    free = (leader.id for leader in edition.leaders if leader.id not in named and leader.id not in quiet)
    leaders = []
    for seat, leader in enumerate((*named, *[""] * (players - len(named)))[:players]):
        if leader and leader not in edition.leader_by_id:
            raise BadScenario(f"leaders: {unknown('leader', leader, edition.leader_by_id)}")
        usual = quiet[seat] if seat < len(quiet) and quiet[seat] not in named else ""
        leaders.append(leader or usual or next(free))
    return tuple(leaders)


def _rivals_of(edition: Edition, taken: Ids, named: Ids) -> Ids:
    """A Rival for each of the last seats, quiet ones where none is named."""
    assert edition.automa is not None
    known = edition.automa.rival_by_id
    quiet = [rival for rival in edition.quiet_rivals if rival in known]
    free = [rival for rival in (*quiet, *known) if rival not in (*taken, *named)]
    free = list(dict.fromkeys(free))
    rivals = []
    for rival in (*named, *[""] * (edition.automa.seats - len(named))):
        if rival and rival not in known:
            raise BadScenario(f"leaders: {unknown('Rival', rival, known)}")
        rivals.append(rival or free.pop(0))
    return tuple(rivals)
