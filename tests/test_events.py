"""The events tell everything: from them alone one can keep the books of a game, and they tell nobody too much.

A fact of a turn, a score or a place that drifts away from what was told is a bug of one or the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from attrs import define, field

from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import Harvest
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import (
    AGENT_STAGE,
    CONFLICT,
    DECK,
    GARRISON,
    HAND,
    HOME,
    NO_CARD,
    NOBODY,
    PLAYED,
    REVEAL_STAGE,
    START_STAGE,
    SUPPLY,
)
from dune_desktop.engine.state import Game
from dune_desktop.engine.units import TROOP, strength
from tests.games import BASE, choose, events_of, seats_of, start, walk

_HARVESTS = {
    printed.address: printed.effect.base
    for space in BASE.spaces
    for box in space.boxes
    for printed in box
    if isinstance(printed.effect, Harvest)
}


# ---------------------------------------------------------------- books


@define
class Account:
    """What lies before a seat, as far as events and the printed setup tell."""

    vp: int
    solari: int = 0
    spice: int = 0
    water: int = BASE.starting_water
    persuasion: int = 0
    swords: int = 0
    supply: int = TROOP.number - BASE.starting_garrison
    garrison: int = BASE.starting_garrison
    troops: int = 0
    home: int = BASE.starting_agents
    agents: list[int] = field(factory=list)
    influence: list[int] = field(factory=lambda: [0] * 4)
    council: bool = False
    swordmaster: bool = False
    voice: int = HOME
    more_voices: tuple[int, ...] = ()
    done: bool = False
    #: Victory points by where they came from.
    track_vp: int = 0
    alliance_vp: int = 0
    hand: Counter[int] = field(factory=Counter)
    discard: Counter[int] = field(factory=Counter)
    played: Counter[int] = field(factory=Counter)
    revealed: Counter[int] = field(factory=Counter)
    intrigue: Counter[int] = field(factory=Counter)
    waiting: Counter[int] = field(factory=Counter)
    set_aside: Counter[int] = field(factory=Counter)

    @property
    def strength(self) -> int:
        return 2 * self.troops + self.swords if self.troops else 0


@define
class Facts:
    """The running turn."""

    seat: int = NOBODY
    stage: str = START_STAGE
    card: int = NO_CARD
    space: int = HOME
    recruited: int = 0
    deployed: int = 0
    deployed_by_card: int = 0
    spice_gained: int = 0
    harvested: int = 0


class Books:
    """Kept from events: one method for each kind, which may look at what is printed and at nothing else."""

    def __init__(self, players: int) -> None:
        self.seats = [Account(BASE.starting_vp[players]) for _ in range(players)]
        self.turn = Facts()
        self.round = 0
        self.conflict = NO_CARD
        self.alliances = [NOBODY] * 4
        self.mentat = NOBODY
        self.mentat_space = HOME
        self.mentat_won = NOBODY
        self.control = [NOBODY] * len(BASE.spaces)
        self.bonus = [0] * len(BASE.spaces)
        self.row: Counter[int] = Counter()
        self.trashed: Counter[int] = Counter()
        self.intrigue_discard: Counter[int] = Counter()
        self.over = False
        self._before: Event | None = None

    def read(self, game: Game) -> None:
        for event in events_of(game):
            getattr(self, f"_{type(event).__name__}")(event, game)
            self._before = event

    # ------------------------------------------------------------ points, influence, resources

    def _Gained(self, event: events.Gained, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        setattr(account, event.what, getattr(account, event.what) + event.n)
        if event.what == "spice" and event.n > 0 and event.seat == self.turn.seat:
            self.turn.spice_gained += event.n

    def _VictoryPoints(self, event: events.VictoryPoints, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        account.vp += event.n
        before = self._before
        if event.source == "alliance":
            account.alliance_vp += event.n
        elif isinstance(before, events.InfluenceMoved) and before.seat == event.seat:
            account.track_vp += event.n

    def _InfluenceMoved(self, event: events.InfluenceMoved, game: Game) -> None:  # noqa: N802
        influence = self.seats[event.seat].influence
        assert abs(event.step) == 1  # R7.3
        assert influence[event.faction] + event.step == event.value
        influence[event.faction] = event.value

    def _AllianceMoved(self, event: events.AllianceMoved, game: Game) -> None:  # noqa: N802
        assert self.alliances[event.faction] == event.old
        self.alliances[event.faction] = event.new

    # ------------------------------------------------------------ troops

    def _UnitsMoved(self, event: events.UnitsMoved, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        zones = {SUPPLY: "supply", GARRISON: "garrison", CONFLICT: "troops"}
        origin, target = zones[event.origin], zones[event.target]
        setattr(account, origin, getattr(account, origin) - event.n)
        setattr(account, target, getattr(account, target) + event.n)
        if event.seat == self.turn.seat:
            self._units(event)

    def _units(self, event: events.UnitsMoved) -> None:
        if (event.origin, event.target) == (SUPPLY, GARRISON):
            self.turn.recruited += event.n
        elif event.by_right:
            self.turn.deployed += event.n if event.target == CONFLICT else -event.n
        elif event.target == CONFLICT:
            self.turn.deployed_by_card += event.n

    # ------------------------------------------------------------ turns and rounds

    def _TurnBegan(self, event: events.TurnBegan, game: Game) -> None:  # noqa: N802
        self.turn = Facts(event.seat)
        self.seats[event.seat].voice = HOME
        self.seats[event.seat].more_voices = ()
        assert event.round == self.round

    def _TurnEnded(self, event: events.TurnEnded, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        if self.turn.stage == REVEAL_STAGE:
            account.discard += account.played + account.revealed
            self.trashed += account.set_aside
            account.played, account.revealed, account.set_aside = Counter(), Counter(), Counter()
            account.persuasion, account.done = 0, True
        self.turn = Facts()

    def _RoundBegan(self, event: events.RoundBegan, game: Game) -> None:  # noqa: N802
        self.round += 1
        assert event.round == self.round
        self.conflict = event.conflict
        self.mentat_space = HOME
        for seat, account in enumerate(self.seats):
            account.done, account.agents = False, []
            account.home = BASE.starting_agents + account.swordmaster + (self.mentat == seat)

    def _Ranked(self, event: events.Ranked, game: Game) -> None:  # noqa: N802
        assert {seat: strength for seat, strength, _ in event.ranking} == {
            seat: account.strength for seat, account in enumerate(self.seats)
        }

    def _GameOver(self, event: events.GameOver, game: Game) -> None:  # noqa: N802
        assert sorted(event.ranking) == list(range(len(self.seats)))
        self.over = True

    def _BonusSpice(self, event: events.BonusSpice, game: Game) -> None:  # noqa: N802
        assert event.amount in (0, self.bonus[event.space] + 1)
        self.bonus[event.space] = event.amount

    # ------------------------------------------------------------ agents and marks

    def _Sent(self, event: events.Sent, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        if event.origin == HOME:
            account.home -= 1
            last = account.home == 0 and self.mentat_space == HOME
        else:
            account.agents.remove(event.origin)
            last = self.mentat_space == event.origin and event.origin not in account.agents
        account.agents.append(event.space)
        if last and self.mentat == event.seat:  # own agents go first
            self.mentat_space = event.space
        self.turn.card, self.turn.space = event.card, event.space

    def _Recalled(self, event: events.Recalled, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        account.agents.remove(event.space)
        account.home += 1
        if self.mentat == event.seat and self.mentat_space == event.space and event.space not in account.agents:
            self.mentat_space = HOME

    def _MentatMoved(self, event: events.MentatMoved, game: Game) -> None:  # noqa: N802
        if self.mentat != NOBODY:
            self.seats[self.mentat].home -= 1
        if event.seat != NOBODY:
            self.seats[event.seat].home += 1
        self.mentat, self.mentat_won, self.mentat_space = event.seat, NOBODY, HOME

    def _Marked(self, event: events.Marked, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        if event.what == "control":
            self.control[event.place] = event.seat
        elif event.what == "voice":
            if HOME not in (event.place, account.voice):
                account.more_voices += (event.place,)
            else:
                account.voice = event.place
        elif event.what == "council":
            account.council = True
        elif event.what == "swordmaster":
            account.swordmaster = True
            account.home += 1
        else:
            assert event.what == "mentat_won"
            self.mentat_won = event.seat

    def _Tokens(self, event: events.Tokens, game: Game) -> None:  # noqa: N802
        assert len(set(event.factions)) == 2

    # ------------------------------------------------------------ cards

    def _Drew(self, event: events.Drew, game: Game) -> None:  # noqa: N802
        self.seats[event.seat].hand.update(event.cards)

    def _Shuffled(self, event: events.Shuffled, game: Game) -> None:  # noqa: N802
        if event.seat == NOBODY:
            self.intrigue_discard.clear()
        else:
            self.seats[event.seat].discard.clear()

    def _RevealedHand(self, event: events.RevealedHand, game: Game) -> None:  # noqa: N802
        account = self.seats[event.seat]
        account.hand.subtract(event.cards)
        account.revealed.update(event.cards)
        self.turn.stage = REVEAL_STAGE

    def _CardMoved(self, event: events.CardMoved, game: Game) -> None:  # noqa: N802
        if (event.origin, event.target) == (HAND, PLAYED):
            self.turn.stage, self.turn.card = AGENT_STAGE, event.card
        if event.origin == "waiting":  # an intrigue card
            self.seats[event.seat].waiting[event.card] -= 1
            self.intrigue_discard[event.card] += 1
            return
        for name, n in ((event.origin, -1), (event.target, 1)):
            zone = self._zone(event.seat, name)
            if zone is not None and not (name == "trashed" and game.cards[event.card].id in BASE.reserve_index):
                zone[event.card] += n

    def _zone(self, seat: int, name: str) -> Counter[int] | None:
        """None for decks and the Reserve: hidden, or of no interest."""
        if name in ("row", "trashed"):
            found: Counter[int] = getattr(self, name)
            return found
        return None if name in (DECK, "reserve") else getattr(self.seats[seat], name)

    def _DrewIntrigue(self, event: events.DrewIntrigue, game: Game) -> None:  # noqa: N802
        self.seats[event.seat].intrigue.update(event.cards)

    def _Stole(self, event: events.Stole, game: Game) -> None:  # noqa: N802
        self.seats[event.victim].intrigue[event.card] -= 1
        self.seats[event.seat].intrigue[event.card] += 1

    def _PlayedIntrigue(self, event: events.PlayedIntrigue, game: Game) -> None:  # noqa: N802
        self.seats[event.seat].intrigue[event.card] -= 1
        self.seats[event.seat].waiting[event.card] += 1

    # ------------------------------------------------------------ said, but nothing to keep

    def _Resolved(self, event: events.Resolved, game: Game) -> None:  # noqa: N802
        if event.address in _HARVESTS:
            self.turn.harvested = _HARVESTS[event.address]
        elif event.address.endswith("carryall.agent.1"):
            self.turn.harvested *= 2

    def _nothing(self, event: Event, game: Game) -> None: ...

    _PhaseBegan = _RewardBegan = _CombatEnded = _Looked = _Answered = _Passed = _Lost = _CombatBegan = _nothing

    # ------------------------------------------------------------ comparing

    def check(self, game: Game) -> None:
        assert self.of_table() == table(game)
        assert self.turn == facts(game)
        for account, player in zip(self.seats, game.players, strict=True):
            self.check_seat(account, player)
            assert account.strength == strength(game, player)

    def of_table(self) -> dict[str, Any]:
        table = {name: getattr(self, name) for name in _TABLE}
        return {**table, **{name: positive(getattr(self, name)) for name in _PILES}}

    def check_seat(self, account: Account, player: Any) -> None:
        mine = {name: getattr(account, name) for name in _SEAT}
        assert mine == {name: getattr(player, name) for name in _SEAT}
        assert sorted(account.agents) == sorted(player.agents)
        assert account.swords == player.swords
        for zone in _ZONES:
            assert positive(getattr(account, zone)) == Counter(getattr(player, zone)), zone
        assert account.track_vp == sum(value >= 2 for value in player.influence)
        assert account.alliance_vp == self.alliances.count(player.seat)


_TABLE = ("round", "conflict", "alliances", "mentat", "mentat_space", "mentat_won", "control", "bonus", "over")
_PILES = ("row", "trashed", "intrigue_discard")
_SEAT = (
    "solari", "spice", "water", "vp", "influence", "supply", "garrison", "troops", "home", "persuasion",
    "council", "swordmaster", "voice", "more_voices", "done",
)  # fmt: skip
_ZONES = ("hand", "discard", "played", "revealed", "intrigue", "waiting", "set_aside")


def positive(cards: Counter[int]) -> Counter[int]:
    """The cards of a zone; a count below zero is a card that left a place where it was not."""
    assert min(cards.values(), default=0) >= 0
    return +cards


def table(game: Game) -> dict[str, Any]:
    there = {name: getattr(game, name) for name in _TABLE}
    return {**there, **{name: Counter(getattr(game, name)) for name in _PILES}}


def facts(game: Game) -> Facts:
    turn = game.turn
    return Facts(
        turn.seat, turn.stage, turn.card, turn.space, turn.recruited, turn.deployed, turn.deployed_by_card,
        turn.spice_gained, turn.harvested,
    )  # fmt: skip


def choose_or_take_back(game: Game, chance: Chance) -> Action:
    """As random seats do, but troops are taken back now and then."""
    assert game.decision is not None
    back = game.decision.take_back
    return back[chance.below(len(back))] if back and not chance.below(3) else choose(game, chance)


@pytest.mark.parametrize("seed", range(200, 260))
def test_the_books_kept_from_events_agree_with_the_table(seed: int) -> None:
    game = start(seed, 3 + seed % 2, listen=True)
    chance = seats_of(seed)
    books = Books(len(game.players))
    books.read(game)
    books.check(game)
    while game.decision is not None:
        game.apply(choose_or_take_back(game, chance))
        books.read(game)
        books.check(game)
    assert books.over


# ---------------------------------------------------------------- all of them, and nobody's business


def kinds_of_events() -> set[str]:
    """Every kind of event that the engine can make."""
    found = {name: thing for name, thing in vars(events).items() if isinstance(thing, type)}
    return {name for name, thing in found.items() if issubclass(thing, Event) and not thing.__subclasses__()}


def test_every_kind_of_event_is_told_in_some_game() -> None:
    missing = kinds_of_events()
    for seed in range(200, 300):
        edition = ("base+ix", "blend+choam+ix", "uprising@solo.mentat.row_dice")[seed // 2 % 3]
        game = start(seed, 3 if "@" in edition else 3 + seed % 2, listen=True, edition=edition)
        for _ in walk(game, seats_of(seed)):
            missing -= {type(event).__name__ for event in events_of(game)}
        missing -= {type(event).__name__ for event in events_of(game)}
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("seed", range(300, 310))
def test_listening_changes_nothing(seed: int) -> None:
    heard, silent = start(seed, 3 + seed % 2, listen=True), start(seed, 3 + seed % 2)
    for action in walk(heard, seats_of(seed)):
        assert digest(silent) == digest(heard)
        assert silent.apply(action) == []
    assert digest(silent) == digest(heard)
    assert silent.events is None


def cards_of(event: Event) -> tuple[int, ...]:
    """The cards that an event names."""
    named = [getattr(event, name) for name in ("card", "conflict") if hasattr(event, name)]
    return tuple(card for card in (*named, *getattr(event, "cards", ())) if card >= 0)


@pytest.mark.parametrize("seed", range(400, 430))
def test_no_seat_is_told_of_a_card_that_it_does_not_know(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    told: Counter[bool] = Counter()
    usual = Game.tell

    def tell(game: Game, kind: type[Event], *values: Any, **named: Any) -> None:
        # What is known is asked while it is told: a shuffle behind it in the same action hides a card again.
        usual(game, kind, *values, **named)
        assert game.events is not None
        event = game.events[-1]
        for player in game.players:
            seen = cards_of(event.seen_by(player.seat))
            assert all(game.known[card] >> player.seat & 1 for card in seen), (player.seat, event)
            told[seen == cards_of(event)] += 1

    monkeypatch.setattr(Game, "tell", tell)
    game = start(seed, 3 + seed % 2, listen=True)
    for _ in walk(game, seats_of(seed)):
        pass
    assert min(told[True], told[False]) > 100


def audience(event: Event, players: int) -> list[int]:
    """The seats that are told which cards an event is about."""
    return [seat for seat in range(players) if cards_of(event.seen_by(seat)) == cards_of(event)]


def hidden(seed: int) -> Iterator[tuple[Event, int]]:
    """The events about hidden cards of a game, with the number of seats."""
    game = start(seed, 3 + seed % 2, listen=True)
    for _ in walk(game, seats_of(seed)):
        for event in events_of(game):
            if isinstance(event, events.Drew | events.DrewIntrigue | events.Looked | events.Stole):
                yield event, len(game.players)


def test_who_is_told_of_hidden_cards() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200, 300):
        for event, players in hidden(seed):
            seen[type(event).__name__] += 1
            if isinstance(event, events.Stole):
                assert audience(event, players) == sorted((event.seat, event.victim))
            else:
                assert isinstance(event, events.Drew | events.DrewIntrigue | events.Looked)
                assert audience(event, players) == [event.seat]
                assert all(event.seen_by(seat).count == len(event.cards) for seat in range(players))  # type: ignore[attr-defined]
    assert len(seen) == 4


def test_what_a_seat_sees_it_sees_again() -> None:
    for seed in range(200, 210):
        for event, players in hidden(seed):
            for seat in range(players):
                assert event.seen_by(seat).seen_by(seat) == event.seen_by(seat)
