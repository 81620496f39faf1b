"""What an answer comes to for a seat: the difference between two moments of one world, as plain data for words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from attrs import evolve, frozen

from dune_desktop.bots.belongings import own_markets, own_money, tracks_back, tracks_on
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.units import TROOP, control_of, strength

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.printed import Faction
    from dune_desktop.engine.state import Game, Player
    from dune_desktop.engine.tracks import Track

_Amount = TypeVar("_Amount", int, float)
#: By kind, how many.
Units = tuple[tuple[str, int], ...]
#: What is counted before and after. Some are there only once.
COUNTED: Final = (
    "points", "solari", "spice", "water", "cards", "intrigue", "swordmaster", "council", "mentat", "agents", "hooks",
    "spies", "contracts", "completed", "trophies", "freighter", "research", "tleilaxu", "specimens",
)  # fmt: skip
#: Those that say nothing when the next round has begun: everybody has drawn, and is at home again.
_OF_THE_ROUND: Final = ("cards", "mentat", "agents")


@frozen
class TrackChange:
    """What changes on the track of a Faction."""

    faction: int
    #: Down, if negative.
    steps: int
    #: It brings the victory point of the track, or takes it away.
    point: int = 0
    #: The next step will bring the victory point.
    near_point: bool = False
    #: It brings the bonus of the track.
    bonus: bool = False
    #: The next step will bring the bonus.
    near_bonus: bool = False
    #: The Alliance comes, or goes.
    alliance: int = 0


@frozen
class Fight:
    """How the seat stands in the Conflict, and the strongest of the others."""

    before: int
    own: int
    #: How strong others are does not change, as a rule: this is after the turn.
    other: int
    #: How many of the others are as strong or stronger.
    ahead: int
    #: The id of its card.
    conflict: str
    #: It was stronger than all others before.
    led: bool = False
    #: Units that double the reward have come, and there were none before.
    doubles: bool = False

    @property
    def takes_lead(self) -> bool:
        """Nobody is as strong any more."""
        return bool(self.own) and not self.ahead and not self.led


@frozen
class Upshot:
    """What has changed. Cards and spaces are ids, units are named by their kind."""

    #: By what is counted, of those in ``COUNTED`` that changed.
    counts: dict[str, int]
    tracks: tuple[TrackChange, ...] = ()
    #: By kind, those that were recruited and those that came into the Conflict; negative: lost, taken back.
    recruited: Units = ()
    deployed: Units = ()
    acquired: tuple[str, ...] = ()
    trashed: tuple[str, ...] = ()
    #: What was bought and lies before the seat.
    tiles: tuple[str, ...] = ()
    #: Spaces of which control was won, and lost.
    controlled: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    #: None where nobody fights, or the Conflict is over.
    fight: Fight | None = None
    #: The Agent that was sent was the last one at home.
    last_agent: bool = False
    #: The next round has begun, and with it all that a new round brings.
    round_over: bool = False


def outcome(before: Game, after: Game, seat: Seat) -> Upshot:
    """What changes for the seat from one moment of a world to a later one."""
    over = after.over or after.round != before.round
    then, now = before.players[seat], after.players[seat]
    counts = {name: n for name, n in _counts(before, after, then, now) if n and not (over and name in _OF_THE_ROUND)}
    had, has = _cards(then), _cards(now)
    return Upshot(
        counts,
        tracks=tuple(_tracks(before, after, seat)),
        recruited=() if over else _units(before, then, now, everywhere=True),
        deployed=() if over else _units(before, then, now, everywhere=False),
        acquired=_faces(before, seat, has - had),
        trashed=_faces(before, seat, had - has),
        tiles=_faces(before, seat, _tiles(after, now) - _tiles(before, then)),
        controlled=tuple(_controlled(before, after, seat)),
        lost=tuple(_controlled(after, before, seat)),
        fight=None if over else _fight(before, after, seat),
        last_agent=not over and then.home > now.home == 0,
        round_over=over,
    )


def apart(own: Upshot, others: Sequence[Upshot]) -> Upshot:
    """What this answer comes to and not every other one does, too: in the middle of a turn they share most of it."""
    if not others:
        return own
    counts = {name: common_less(n, [other.counts.get(name, 0) for other in others]) for name, n in own.counts.items()}
    acquired, trashed, tiles = (Counter(cards) for cards in (own.acquired, own.trashed, own.tiles))
    for other in others:
        acquired &= Counter(other.acquired)
        trashed &= Counter(other.trashed)
        tiles &= Counter(other.tiles)
    return evolve(
        own,
        counts={name: n for name, n in counts.items() if n},
        tracks=tuple(track for track in own.tracks if any(track not in other.tracks for other in others)),
        recruited=_units_apart(own.recruited, [other.recruited for other in others]),
        deployed=_units_apart(own.deployed, [other.deployed for other in others]),
        acquired=tuple((Counter(own.acquired) - acquired).elements()),
        trashed=tuple((Counter(own.trashed) - trashed).elements()),
        tiles=tuple((Counter(own.tiles) - tiles).elements()),
        controlled=tuple(space for space in own.controlled if any(space not in other.controlled for other in others)),
        fight=own.fight if any(other.fight != own.fight for other in others) else None,
    )


def common_less(own: _Amount, others: Sequence[_Amount]) -> _Amount:
    """A gain or a loss without what it is in every other case."""
    if own > 0:
        return own - max(type(own)(0), min(own, *others))
    return own - min(type(own)(0), max(own, *others))


def _units_apart(own: Units, others: Sequence[Units]) -> Units:
    found = ((kind, common_less(n, [dict(other).get(kind, 0) for other in others])) for kind, n in own)
    return tuple((kind, n) for kind, n in found if n)


# ---------------------------------------------------------------- what is counted


def _counts(before: Game, after: Game, then: Player, now: Player) -> Iterator[tuple[str, int]]:
    yield "points", now.vp - then.vp
    for name in ("solari", "spice", "water", "swordmaster", "council", "hooks"):
        yield name, getattr(now, name) - getattr(then, name)
    yield "cards", _drawn(then, now)
    yield "intrigue", len(now.intrigue) + len(now.waiting) - len(then.intrigue) - len(then.waiting)
    yield "mentat", (after.mentat == now.seat) - (before.mentat == now.seat)
    yield "agents", now.home - then.home
    yield "spies", len(now.spies) - len(then.spies)
    completed = len(now.completed) - len(then.completed)
    yield "contracts", len(now.contracts) - len(then.contracts) + completed
    yield "completed", completed
    yield "trophies", len(now.trophies) - len(then.trophies)
    tracks = tracks_back(before.edition)
    yield "freighter", sum(_steps(track, then, now) for track in tracks)
    for track in tracks_on(before.edition):
        yield track.id, _steps(track, then, now)
    for money in own_money(before.edition):
        yield money.id, money.fact.of(now) - money.fact.of(then)


def _steps(track: Track, then: Player, now: Player) -> int:
    """How far the token has gone."""
    return track.steps[track.at(now)] - track.steps[track.at(then)]


def _drawn(then: Player, now: Player) -> int:
    """Cards that have left the deck, and those of the discard pile that are in hand or in play."""
    drawn = set(then.deck).difference(now.deck)
    return len(drawn | set(then.discard).intersection((*now.hand, *now.played, *now.revealed)))


def _units(table: Game, then: Player, now: Player, everywhere: bool) -> Units:
    """By kind, how many more there are in the Conflict, or in all that is not the supply."""
    changes = (
        (kind.id, sum(zone.of(now) - zone.of(then) for zone in zones))
        for kind in (TROOP, *table.edition.others)
        if (zones := [kind.conflict, *((kind.garrison,) if everywhere and kind.garrison else ())])
        if not everywhere or kind.garrison
    )
    return tuple((kind, n) for kind, n in changes if n)


# ---------------------------------------------------------------- tracks


def _tracks(before: Game, after: Game, seat: Seat) -> Iterator[TrackChange]:
    for number in before.edition.every_faction:
        steps = after.players[seat].influence[number] - before.players[seat].influence[number]
        alliance = (after.alliances[number] == seat) - (before.alliances[number] == seat)
        if steps or alliance:
            yield _track(before.edition.factions[number], after.players[seat].influence[number], steps, alliance)


def _track(faction: Faction, value: int, steps: int, alliance: int) -> TrackChange:
    up, was = steps > 0, value - steps
    return TrackChange(
        faction.number,
        steps,
        point=(value >= faction.point) - (was >= faction.point),
        near_point=up and value == faction.point - 1,
        bonus=up and was < faction.height <= value,
        near_bonus=up and value == faction.height - 1,
        alliance=alliance,
    )


# ---------------------------------------------------------------- cards, spaces, the Conflict


def _cards(player: Player) -> set[CardNumber]:
    """All that are the seat's, wherever they lie."""
    return {*player.hand, *player.deck, *player.discard, *player.played, *player.revealed}


def _tiles(table: Game, player: Player) -> set[CardNumber]:
    """What the seat has bought in markets of its own, face down or not."""
    zones = (zone for market in own_markets(table.edition) for zone in (market.to, market.used) if zone is not None)
    return {card for zone in zones for card in zone.of(player)}


def _faces(table: Game, seat: Seat, cards: set[CardNumber]) -> tuple[str, ...]:
    """Those whose place the seat knows: what a dealt world has drawn, or laid into the Row, may be another card."""
    return tuple(table.cards[card].id for card in sorted(cards) if knows(table, seat, card))


def _controlled(before: Game, after: Game, seat: Seat) -> Iterator[str]:
    for number, space in enumerate(after.edition.spaces):
        if control_of(after, number) == seat != control_of(before, number):
            yield space.id


def _fight(before: Game, after: Game, seat: Seat) -> Fight | None:
    if after.conflict == NOBODY:
        return None
    own, own_before = (strength(table, table.players[seat]) for table in (after, before))
    others, others_before = ([strength(table, one) for one in table.opponents(seat)] for table in (after, before))
    if not own and not any(others):
        return None
    doubled, doubled_before = (_doubles(table, table.players[seat]) for table in (after, before))
    return Fight(
        own_before,
        own,
        max(others),
        sum(other >= own for other in others if other),
        conflict=after.conflicts[after.conflict].id,
        led=own_before > max(others_before),
        doubles=doubled and not doubled_before,
    )


def _doubles(table: Game, player: Player) -> bool:
    return any(kind.doubles and kind.conflict.of(player) for kind in table.edition.others)
