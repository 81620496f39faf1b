"""A referee of Immortality who hears what happens and keeps books: cubes, both tracks, the Tleilaxu Row, grafted cards.

What it knows of the game is written down here, from the printed board and cards, and nowhere else. A few random games
in the suite; ``python -m tests.test_immortality_referee 1000`` for as many as you like.
"""

from __future__ import annotations

import sys
from collections import Counter
from functools import singledispatchmethod

import pytest
from attrs import define, field

from dune_desktop.content.immortality.facts import Lab, TleilaxuRow
from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.events import Event
from dune_desktop.engine.faults import faults
from dune_desktop.engine.joining import WITH
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.state import Game
from tests.games import choose, events_of, seats_of, start

EDITIONS = (
    "base+immortality", "uprising+choam+immortality", "base+ix+immortality", "blend+choam+ix+immortality",
    "base+immortality@solo.sardaukar", "uprising+immortality@solo.sardaukar", "uprising+ix+immortality@.epic",
    "base+immortality@.go_to_11",
)  # fmt: skip

#: By node of the research track: what it gives, and where a token can go from there.
RESEARCH = {
    "r0": ("", "r1"),
    "r1": ("specimen", "r2a r2b"),
    "r2a": ("specimen", "r3a r3b"),
    "r2b": ("beetle", "r3b r3c"),
    "r3a": ("research", "r4a"),
    "r3b": ("specimen", "r4a r4b"),
    "r3c": ("beetle specimen", "r4b r4c"),
    "r4a": ("beetle", "r5a r5b"),
    "r4b": ("specimen", "r5b r5c"),
    "r4c": ("research", "r5c"),
    "r5a": ("research", "r6a"),
    "r5b": ("specimen", "r6a r6b"),
    "r5c": ("solari", "r6b r6c"),
    "r6a": ("spice", "r7a r7b"),
    "r6b": ("beetle", "r7b r7c"),
    "r6c": ("influence", "r7c"),
    "r7a": ("beetle", "r8a"),
    "r7b": ("", "r8a r8b"),
    "r7c": ("specimen", "r8b r8c"),
    "r8a": ("spice spice", ""),
    "r8b": ("beetle", ""),
    "r8c": ("", ""),
}
#: By step of the Tleilaxu track; the spice of the fourth is for the first who comes there.
TLEILAXU = ("", "", "intrigue", "", "point", "", "intrigue", "point")
PRICES = {
    "beguiling_pheromones": 3, "chairdog": 2, "contaminator": 1, "corrino_genes": 1, "face_dancer": 2,
    "face_dancer_initiate": 1, "from_the_tanks": 2, "ghola": 3, "guild_impersonator": 2, "industrial_espionage": 1,
    "scientific_breakthrough": 3, "slig_farmer": 2, "stitched_horror": 3, "subject_x_137": 2,
    "tleilaxu_infiltrator": 2, "twisted_mentat": 4, "unnatural_reflexes": 3, "usurp": 4, "reclaimed_forces": 3,
}  # fmt: skip
GRAFTS = {
    "bene_tleilax_researcher", "dissecting_kit", "interstellar_conspiracy", "planned_coupling", "replacement_eyes",
    "beguiling_pheromones", "chairdog", "face_dancer", "face_dancer_initiate", "ghola", "guild_impersonator",
    "slig_farmer", "stitched_horror", "tleilaxu_infiltrator", "twisted_mentat", "unnatural_reflexes", "usurp",
}  # fmt: skip
#: What else may put a card that is acquired on top of the deck.
TO_TOP = ("recruitment_mission",)


@define
class Seat:
    """What lies before a seat, as far as the referee has heard."""

    #: Troops by zone.
    troops: Counter[str] = field(factory=Counter)
    node: str = "r0"
    step: int = 0
    atomics: bool = True
    #: What it must gain before anything else comes.
    due: Counter[str] = field(factory=Counter)
    #: Troops that went home from the Conflict that has just ended.
    lost: int = 0
    #: What it has paid in specimens and not yet been given.
    paid: int = 0

    @property
    def column(self) -> int:
        return int(self.node[1])


@define
class Referee:
    """Hears every event once, in order, and complains by failing."""

    game: Game
    seats: list[Seat] = field(init=False)
    #: Somebody has come to the fourth step.
    taken: bool = False
    #: How many cards have left the Tleilaxu Row, and the card of the Row that was usurped in this turn.
    gone: int = 0
    usurped: int = NO_CARD
    swept: int = 0
    topped: set[int] = field(factory=set)
    over: bool = False
    heard: Counter[str] = field(factory=Counter)

    def __attrs_post_init__(self) -> None:
        self.seats = [Seat() for _ in self.game.players]
        for player, seat in zip(self.game.players, self.seats, strict=True):
            seat.troops.update(supply=player.supply, garrison=player.garrison)
            own = [self.game.cards[card].id for card in (*player.hand, *player.deck)]
            if player.rival is None:
                assert own.count("experimentation") == 2
                assert "dune_the_desert_planet" not in own

    def hear(self, told: list[Event]) -> None:
        """What one action brought; then the books agree with the table."""
        for event in told:
            self.heard[type(event).__name__] += 1
            self.note(event)
        self.agree()

    @singledispatchmethod
    def note(self, event: Event) -> None:
        """Whatever else happens is no matter of the Tleilaxu."""

    # ------------------------------------------------------------ cubes

    @note.register
    def _(self, event: events.UnitsMoved) -> None:
        seat = self.seats[event.seat]
        if event.kind != "troop":
            return
        assert "specimens" not in (event.origin, event.target) or "supply" in (event.origin, event.target), event
        seat.troops[event.origin] -= event.n
        assert seat.troops[event.origin] >= 0, event
        seat.troops[event.target] += event.n
        if event.target == "specimens":
            self.heard["specimens"] += event.n
            self._pay(seat, "specimen", event.n)
        if self.over and (event.origin, event.target) == ("conflict", "supply"):
            seat.lost += event.n

    @note.register
    def _(self, event: events.Gained) -> None:
        seat = self.seats[event.seat]
        if event.what == "specimens":
            assert event.n < 0, "they are generated, not gained"
            seat.troops["specimens"] += event.n
            seat.troops["supply"] -= event.n
            assert seat.troops["specimens"] >= 0
            seat.paid -= event.n
        elif event.source.startswith(("research.", "tleilaxu.")) and event.n > 0:
            if not seat.due["bonus"] or event.what != "spice":
                self._pay(seat, event.what, event.n)
            else:
                assert event.n == seat.due.pop("bonus")

    def _pay(self, seat: Seat, what: str, n: int = 1) -> None:
        """What was due has come."""
        seat.due[what] -= min(n, seat.due[what])
        seat.due += Counter()

    # ------------------------------------------------------------ the tracks

    @note.register
    def _(self, event: events.TrackMoved) -> None:
        seat, player = self.seats[event.seat], self.game.players[event.seat]
        if event.track == "research":
            node = self.game.edition.track_by_id["research"].nodes[event.node].id
            assert player.rival is None
            assert node in RESEARCH[seat.node][1].split(), (seat.node, node)
            self._pay(seat, "research")
            self._nothing_due(seat)
            seat.node = node
            seat.due.update(RESEARCH[node][0].split())
            if not seat.troops["supply"]:
                del seat.due["specimen"]
            if seat.step == len(TLEILAXU) - 1:
                del seat.due["beetle"]
        elif event.track == "tleilaxu":
            assert event.node == seat.step + 1, "one space at a time"
            self._pay(seat, "beetle")
            seat.step = event.node
            if TLEILAXU[seat.step]:
                seat.due[TLEILAXU[seat.step]] += 1
            if seat.step == 4:
                seat.due["bonus"] = 2 * (not self.taken)
                self.taken = True

    @note.register
    def _(self, event: events.DrewIntrigue) -> None:
        self._pay(self.seats[event.seat], "intrigue", len(event.cards))

    @note.register
    def _(self, event: events.VictoryPoints) -> None:
        if event.source.startswith("tleilaxu."):
            assert event.n == 1
            self._pay(self.seats[event.seat], "point")

    @note.register
    def _(self, event: events.InfluenceMoved) -> None:
        self._pay(self.seats[event.seat], "influence")

    def _nothing_due(self, seat: Seat) -> None:
        """It has gained all; without any intrigue card left there is none to draw."""
        missing = {what for what, n in seat.due.items() if n and what != "intrigue"}
        assert not missing, (seat.node, seat.step, missing)
        seat.due.clear()

    # ------------------------------------------------------------ two cards for one agent

    @note.register
    def _(self, event: events.Sent) -> None:
        if self.game.players[event.seat].rival is not None:
            return
        names = [self.game.cards[card].id for card in (event.card, event.partner) if card != NO_CARD]
        grafts = GRAFTS.intersection(names)
        assert bool(grafts) == (len(names) == 2), names
        self.heard["pairs"] += len(names) == 2
        if event.partner != NO_CARD and event.partner in self.game.row:
            assert names[0] == "usurp"
            self.usurped = event.partner
            self.heard["usurped"] += 1

    @note.register
    def _(self, event: events.TurnEnded) -> None:
        assert self.usurped == NO_CARD, "it is trashed before the turn ends"

    # ------------------------------------------------------------ the Tleilaxu Row, Family Atomics

    @note.register
    def _(self, event: events.CardMoved) -> None:
        if event.origin == "tleilaxu":
            self.gone += 1
            self.heard[f"tleilaxu {event.target}"] += 1
            if event.target != "trashed":
                seat = self.seats[event.seat]
                assert seat.paid == PRICES[self.game.cards[event.card].id], event
                seat.paid = 0
                assert event.target in ("discard", "deck")
                assert event.target != "deck" or seat.column >= 4 or self._may_top(event.seat), event
        elif event.origin == "row" and event.target == "trashed":
            if event.card == self.usurped:
                self.usurped = NO_CARD
            else:
                self.swept += 1

    def _may_top(self, seat: int) -> bool:
        return seat in self.topped or self.game.rules.seats[seat].to_top

    @note.register
    def _(self, event: events.Marked) -> None:
        if event.what == "atomics":
            seat = self.seats[event.seat]
            assert seat.atomics, "once per game"
            assert self.game.turn.seat == event.seat, "in one's own turn"
            seat.atomics, self.swept = False, 0
            self.heard["atomics"] += 1

    @note.register
    def _(self, event: events.PlayedIntrigue) -> None:
        card = self.game.intrigues[event.card].id
        if card in TO_TOP:
            self.topped.add(event.seat)
        if card == "harvest_cells":
            assert self.seats[event.seat].lost >= 3, "three troops were lost at the end of the Conflict"
            self.heard["harvested"] += 1

    # ------------------------------------------------------------ time

    @note.register
    def _(self, event: events.TurnBegan) -> None:
        self.over = False
        for seat in self.seats:
            self._nothing_due(seat)
            seat.lost = 0

    @note.register
    def _(self, event: events.RoundBegan) -> None:
        self.topped.clear()  # one that was played in an Agent turn waits for the Reveal turn

    @note.register
    def _(self, event: events.CombatEnded) -> None:
        self.over = True

    def agree(self) -> None:
        """The books say what lies on the table."""
        track, laid = self.game.edition.track_by_id["research"], TleilaxuRow.of(self.game)
        for player, seat in zip(self.game.players, self.seats, strict=True):
            own = Lab.of(player)
            assert (track.nodes[own.research].id, own.tleilaxu) == (seat.node, seat.step)
            assert (own.specimens, own.atomics_used) == (seat.troops["specimens"], not seat.atomics)
            assert (player.supply, player.garrison, player.troops) == tuple(
                seat.troops[zone] for zone in ("supply", "garrison", "conflict")
            )
            assert sum(seat.troops.values()) == 12
            if player.rival is not None:
                assert (seat.node, own.specimens, own.atomics_used) == ("r0", 0, False)
            seat.paid = 0
        assert len(laid.tleilaxu_row) == min(2, 18 - self.gone)
        assert len(laid.tleilaxu_deck) == max(0, 16 - self.gone)
        assert [self.game.cards[card].id for card in laid.reclaimed] == ["reclaimed_forces"]
        assert len(self.game.row) == 5 or not self.game.imperium_deck


def eager(game: Game, chance: Chance) -> Action:
    """What is of Immortality is mostly taken where it is offered; specimens and the Row are seldom given away."""
    assert game.decision is not None
    options = game.decision.options
    kept = [one for one in options if one.text not in _WASTE] if chance.below(12) else options
    wanted = [one for one in kept if WITH in one.text or _tleilaxu(game, one) or one.verb == "play"]
    found = (wanted if wanted and chance.below(4) else kept) or options
    return found[chance.below(len(found))]


_WASTE = (
    "do specimens.plot",
    "do specimens.combat",
    "do specimens.win",
    "do specimens.reward",
    "do family_atomics.plot",
)


def _tleilaxu(game: Game, action: Action) -> bool:
    """It acquires one of the Tleilaxu Row, or goes on with its box."""
    name = action.args[0].partition(".")[0] if action.args else ""
    return action.verb in ("acquire", "do", "pick") and name in PRICES


def watched(seed: int) -> Referee:
    """A game that the referee has watched to its end; seats of every other one want all that is new."""
    edition = EDITIONS[seed % len(EDITIONS)]
    solo = "@solo" in edition
    game = start(seed, 3 if solo else 3 + seed // len(EDITIONS) % 2, listen=True, edition=edition)
    referee = Referee(game)
    referee.hear(events_of(game))
    chance, chosen = seats_of(seed), eager if seed // 8 % 2 else choose
    while game.decision is not None:
        game.apply(chosen(game, chance))
        assert not faults(game)
        referee.hear(events_of(game))
    return referee


@pytest.mark.parametrize("seed", range(16))
def test_the_referee_agrees(seed: int) -> None:
    heard = watched(seed).heard
    assert heard["TurnBegan"] > 30
    assert heard["TrackMoved"]


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for number in range(int(sys.argv[1])):
        try:
            total += watched(number).heard
        except AssertionError as error:
            print(number, EDITIONS[number % len(EDITIONS)], error)
    print(total)
