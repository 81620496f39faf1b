"""A referee of Rise of Ix who hears what happens and keeps books: units, Freighters, tiles, spaces, strength.

A few random games in the suite; ``python -m tests.test_ix_referee 1000`` for as many as you like.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import singledispatchmethod

import pytest
from attrs import define, field

from dune_desktop.content.ix.facts import IxBoard, Ixian
from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.state import Game
from tests.games import choose, events_of, seats_of, start

EDITIONS = ("base+ix", "uprising+choam+ix", "blend+choam+ix")
LEADERS = (
    "prince_rhombur_vernius", "princess_yuna_moritani", "tessia_vernius", "viscount_hundro_moritani", "ilesa_ecaz",
    "archduke_armand_ecaz",
)  # fmt: skip
#: How much less the tile costs that an icon lets one acquire.
DISCOUNTS = {"tech_negotiation": 1, "shipping": 2}
STRENGTH = {"troop": 2, "dreadnought": 3, "sandworm": 3}
CONTROLLED = {"arrakeen", "carthag", "spice_refinery", "imperial_basin"}


@define
class Seat:
    """What lies before a seat, as far as the referee has heard."""

    #: Units by kind and zone.
    units: Counter[tuple[str, str]] = field(factory=Counter)
    #: Where its dreadnoughts stand.
    held: list[int] = field(factory=list)
    freighter: int = 0
    #: Rewards of the track that it is still owed.
    due: Counter[str] = field(factory=Counter)
    tiles: list[int] = field(factory=list)
    used: list[int] = field(factory=list)
    swords: int = 0


@define
class Referee:
    """Hears every event once, in order, and complains by failing."""

    game: Game
    seats: list[Seat] = field(init=False)
    markers: dict[int, int] = field(factory=dict)
    #: Tiles that lie open; what was just paid for one, and how many Negotiators came back.
    open: set[int] = field(init=False)
    paid: Counter[str] = field(factory=Counter)
    source: str = ""
    returned: int = 0
    winner: int = -1
    #: Dreadnoughts that stand since an earlier Combat, and whether the winner has sent one somewhere.
    before: dict[int, int] = field(factory=dict)
    placed: int = 0
    #: What control must bring now: whose, at which space.
    owed: list[tuple[int, str]] = field(factory=list)
    heard: Counter[str] = field(factory=Counter)

    def __attrs_post_init__(self) -> None:
        self.seats = [Seat() for _ in self.game.players]
        for player, seat in zip(self.game.players, self.seats, strict=True):
            seat.units["troop", "supply"], seat.units["troop", "garrison"] = player.supply, player.garrison
            seat.units["dreadnought", "supply"] = 2
        self.open = self._tops()

    def _tops(self) -> set[int]:
        return {stack[-1] for stack in IxBoard.of(self.game).tech if stack}

    def hear(self, told: list[Event]) -> None:
        """What one action brought; then the books agree with the table."""
        for event in told:
            self.heard[type(event).__name__] += 1
            self.note(event)
        self.agree()

    @singledispatchmethod
    def note(self, event: Event) -> None:
        """Whatever else happens is no matter of Ix."""

    # ------------------------------------------------------------ units

    @note.register
    def _(self, event: events.UnitsMoved) -> None:
        seat = self.seats[event.seat]
        if event.origin != "bank":
            seat.units[event.kind, event.origin] -= event.n
            assert seat.units[event.kind, event.origin] >= 0, event
        if event.target != "bank":
            seat.units[event.kind, event.target] += event.n
        if event.origin == "negotiators":
            assert event.target == "supply", event
            self.returned += event.n
        if event.kind == "dreadnought":
            self._dreadnought(seat, event)

    def _dreadnought(self, seat: Seat, event: events.UnitsMoved) -> None:
        assert (event.origin, event.target) in {
            ("supply", "garrison"), ("garrison", "conflict"), ("conflict", "garrison"), ("conflict", "held"),
            ("conflict", "supply"), ("held", "garrison"),
        }, event  # fmt: skip
        if event.target in ("held", "supply"):
            assert event.seat == self.winner, "only the winner's leaves the Conflict for a space, or for a point"
            self.placed += 1
        if event.origin == "held":
            (space,) = (space for space, owner in self.before.items() if owner == event.seat)
            seat.held.remove(space)
            del self.before[space]

    @note.register
    def _(self, event: events.Marked) -> None:
        if event.what != "control":
            return
        seat = self.seats[event.seat]
        if seat.units["dreadnought", "held"] > len(seat.held):
            assert self.game.edition.spaces[event.place].id in CONTROLLED
            assert all(event.place not in other.held for other in self.seats), "another dreadnought stands there"
            seat.held.append(event.place)
        else:
            self.markers[event.place] = event.seat

    @note.register
    def _(self, event: events.Sent) -> None:
        """Who has a dreadnought on the space is paid, or else who has the marker."""
        standing = [n for n, seat in enumerate(self.seats) if event.space in seat.held]
        marked = [self.markers[event.space]] if event.space in self.markers else []
        self.owed = [(owner, self.game.edition.spaces[event.space].id) for owner in standing or marked]

    # ------------------------------------------------------------ Combat

    @note.register
    def _(self, event: events.Ranked) -> None:
        for number, strength, _ in event.ranking:
            seat = self.seats[number]
            stronger = self.game.players[number].leader.id == "prince_rhombur_vernius"
            units = sum(
                (n + stronger * (kind == "dreadnought")) * seat.units[kind, "conflict"] for kind, n in STRENGTH.items()
            )
            assert strength == (units + seat.swords if units else 0), (number, event)
        self.winner, self.placed = event.winner, 0
        self.before = {space: number for number, seat in enumerate(self.seats) for space in seat.held}

    @note.register
    def _(self, event: events.CombatEnded) -> None:
        won = self.winner >= 0 and self.seats[self.winner].units["dreadnought", "conflict"] + self.placed > 0
        assert self.placed == won, "one of the winner's, and one only"
        self.winner = -1

    @note.register
    def _(self, event: events.PhaseBegan) -> None:
        for number, seat in enumerate(self.seats):
            assert not seat.units["dreadnought", "conflict"], (number, "dreadnoughts go home")
        assert not self.before, "those that stood have left"

    @note.register
    def _(self, event: events.Gained) -> None:
        if event.what == "swords":
            self.seats[event.seat].swords += event.n
        elif event.n < 0:
            self.paid[event.what] -= event.n
            self.source = event.source
        elif ".control." in event.source:
            self.owed.remove((event.seat, event.source.partition(".")[0]))

    # ------------------------------------------------------------ the shipping track

    @note.register
    def _(self, event: events.TrackMoved) -> None:
        if event.track != "shipping":
            return
        seat = self.seats[event.seat]
        if event.node:
            assert event.node == seat.freighter + 1, "one space at a time"
        else:
            assert seat.freighter > 0, "from the start nothing is recalled"
            seat.due.update(f"shipping.shipping_{n}" for n in range(1, seat.freighter + 1))
        seat.freighter = event.node

    @note.register
    def _(self, event: events.Resolved) -> None:
        if event.address.count(".") == 1 and event.address.startswith("shipping.shipping_"):
            seat = self.seats[event.seat]
            seat.due[event.address] -= 1
            assert seat.due[event.address] >= 0, event

    @note.register
    def _(self, event: events.TurnBegan) -> None:
        """What has to be taken of the track was taken; a tile may be left."""
        for seat in self.seats:
            assert not seat.due["shipping.shipping_1"]
            assert not seat.due["shipping.shipping_2"]
            seat.due.clear()
        assert not self.owed

    # ------------------------------------------------------------ tiles

    @note.register
    def _(self, event: events.CardMoved) -> None:
        if event.origin == "tech":
            price = self.game.cards[event.card].price or 0
            source = self.source if self.paid else ""
            due = max(0, price - self.returned)
            assert event.card in self.open
            assert len(+self.paid) <= 1, "in one currency"
            if source:
                less = DISCOUNTS.get(source.partition(".")[0], 0)
                assert self.paid.total() == max(0, due - less), (event, price, source, self.paid, self.returned)
                assert "solari" not in self.paid or source.startswith("appropriate"), source
            else:
                assert due <= 2, "nothing was paid"
            self.seats[event.seat].tiles.append(event.card)
            self.paid.clear()
            self.returned = 0
        elif event.origin == "tiles":
            self.seats[event.seat].tiles.remove(event.card)

    @note.register
    def _(self, event: events.TileUsed) -> None:
        seat = self.seats[event.seat]
        seat.tiles.remove(event.card)  # it lay face up
        seat.used.append(event.card)

    @note.register
    def _(self, event: events.RoundBegan) -> None:
        for seat in self.seats:
            seat.tiles += seat.used
            seat.used = []

    # ------------------------------------------------------------ the table

    def agree(self) -> None:
        """The books say what lies on the table."""
        for player, seat in zip(self.game.players, self.seats, strict=True):
            own = Ixian.of(player)
            theirs = [seat.units["dreadnought", zone] for zone in ("supply", "garrison", "conflict")]
            assert theirs == [own.docked, own.commissioned, own.fighting]
            assert sorted(seat.held) == sorted(own.holding)
            assert sum(theirs) + len(seat.held) == 2
            assert (seat.freighter, seat.units["troop", "negotiators"]) == (own.freighter, own.negotiators)
            assert (sorted(seat.tiles), sorted(seat.used)) == (sorted(own.tiles), sorted(own.used))
            assert seat.units["troop", "conflict"] == player.troops
        self.open = self._tops()
        self.paid.clear()
        self.source, self.returned = "", 0


def watched(seed: int) -> Referee:
    """A game that the referee has watched to its end."""
    players = 3 + seed // 3 % 2
    leaders = tuple(LEADERS[(seed + seat) % 6] for seat in range(players)) if seed % 2 else ()
    game = start(seed, players, leaders, listen=True, edition=EDITIONS[seed % 3])
    referee = Referee(game)
    chance = seats_of(seed)
    while game.decision is not None:
        game.apply(choose(game, chance))
        referee.hear(events_of(game))
    return referee


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_agrees(seed: int) -> None:
    assert watched(seed).heard["TurnBegan"] > 30


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for number in range(int(sys.argv[1])):
        try:
            total += watched(number).heard
        except AssertionError as error:
            print(number, EDITIONS[number % 3], error)
    print(total)
