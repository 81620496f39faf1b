"""Kinds of units: an invented one is recruited, deployed, fights, comes back, and holds a space for a round."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest
from attrs import define

from dune_desktop.content import EDITIONS, registered
from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import (
    Deploy,
    DeployFromSupply,
    HoldSpace,
    LoseTroops,
    Recruit,
    Retreat,
    RetreatTroops,
    Swords,
)
from dune_desktop.engine.facts import SPACE, SeatFacts, Where, cloned, number, some
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import CITY, CONFLICT, GARRISON, HELD, SPICE_TRADE
from dune_desktop.engine.printed import STARTER, Card, Intrigue
from dune_desktop.engine.product import Part, Product
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.rivals.printed import HagalCard, Side
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.units import UnitKind, control_of, strength, units
from dune_desktop.engine.view import view
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.records.record import Recorder, replay
from dune_desktop.text import products, refusals
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.log.sentences import line
from dune_desktop.text.room import Room
from dune_desktop.text.spoken_names import speaking_of_a_rival
from dune_desktop.text.translating import Text
from dune_desktop.text.wording import clause
from tests.games import events_of, seats_of


@cloned
@define(eq=False)
class Pottery(SeatFacts):
    """Where golems are."""

    clay: int = number(conserves="golem")
    kiln: int = number(conserves="golem")
    field: int = number(conserves="golem")
    posts: tuple[int, ...] = some(SPACE, conserves="golem")


GOLEM = UnitKind(
    "golem",
    strength=2,
    supply=Where("clay", Pottery),
    garrison=Where("kiln", Pottery),
    conflict=Where("field", Pottery),
    held=Where("posts", Pottery),
    number=3,
    survives=True,
    won=(HoldSpace(unit="golem"),),
)
POTTER = Card("potter", kind=STARTER, icons=(CITY, SPICE_TRADE), agent=Recruit(1, unit="golem"))
CALL = Intrigue("call", copies=20, plot=Deploy(2, unit="golem"), combat=Retreat(1, unit="golem") | Swords(1))
HAGAL = HagalCard("pottery", Side("arrakeen", Recruit(1, unit="golem")), copies=6, swords=1)
PRODUCT = Product(
    "golems", Part(starters=(POTTER,), intrigues=(CALL,), hagal=(HAGAL,), units=(GOLEM,), seat_facts=(Pottery,))
)
SAID = Room(
    products=("golems",),
    names={
        "unit": {"golem": Text("Test", "Golem")},
        "card": {"potter": Text("Test", "Potter")},
        "intrigue": {"call": Text("Test", "Call")},
    },
)


@pytest.fixture(autouse=True)
def _product() -> Iterator[None]:
    with products.registered(SAID), registered(PRODUCT):
        yield


def at(text: str, edition: str = "base") -> Game:
    game = build(EDITIONS[edition], read_position(EDITIONS[edition], tomllib.loads('with = ["golems"]\n' + text)))
    game.events = []
    return game


def take(game: Game, *actions: str) -> None:
    for action in actions:
        game.apply(Action.parse(action))
        assert faults(game) == []


def offered(game: Game, *verbs: str) -> list[str]:
    assert game.decision is not None
    return [one.text for one in (*game.decision.options, *game.decision.take_back) if one.verb in verbs]


def yard(game: Game, seat: int = 0) -> Pottery:
    return Pottery.of(game.players[seat])


#: The easiest of those that there are.
LEVELS = {"base@solo": "mercenary"}
SENT = 'seat0 = {hand = ["potter"], garrison = 3}\n'


def test_the_supply_is_where_all_are_at_first() -> None:
    game = new_game(EDITIONS["base"], Setup(3, seed=1, expansions=("golems",)))
    assert [yard(game, seat).clay for seat in range(3)] == [3, 3, 3]
    assert faults(game) == []
    yard(game).clay = 2
    assert faults(game) == ["seat 0: golem lost or made"]


def test_one_allowance_for_units_of_all_kinds() -> None:
    """What was recruited, and two others of the garrison, whatever they are (X3.3)."""
    game = at(SENT)
    yard(game).clay, yard(game).kiln = 1, 2
    take(game, "agent potter > arrakeen", "do potter.agent.1")
    assert yard(game).kiln == 3
    assert offered(game, "deploy", "take_back") == [
        "deploy 1", "deploy 2", "deploy 3", "deploy 1 golem", "deploy 2 golem", "deploy 3 golem",
    ]  # fmt: skip
    take(game, "deploy 2 golem")
    assert offered(game, "deploy", "take_back") == [
        "deploy 1", "deploy 2", "deploy 1 golem", "take_back 1 golem", "take_back 2 golem",
    ]  # fmt: skip
    take(game, "deploy 2")
    assert offered(game, "deploy") == []
    assert game.why_not(Action.parse("deploy 1 golem")) == [Refusal("deploy_limit", (0, "golem"))]
    assert game.why_not(Action.parse("deploy 1")) == [Refusal("deploy_limit", (0,))]
    take(game, "take_back 1 golem")
    assert offered(game, "deploy") == ["deploy 1", "deploy 1 golem"]
    assert units(game, game.players[0]) == 3
    assert strength(game, game.players[0]) == 6
    assert game.turn.units == 3
    assert game.turn.troops == 2


def test_what_waits_nowhere_is_not_deployed() -> None:
    game = at(SENT, "uprising")
    take(game, "agent potter > arrakeen")
    assert game.why_not(Action.parse("deploy 1 sandworm")) == [Refusal("unknown_unit", ("sandworm",))]
    assert game.why_not(Action.parse("take_back 1 spoon")) == [Refusal("unknown_unit", ("spoon",))]
    take(game, "do potter.agent.1", "deploy 1 golem")
    assert game.why_not(Action.parse("deploy 1 golem")) == [Refusal("too_few_troops", (GARRISON, 1, "golem"))]


LAST = """
conflict = "raid_stockpiles"
conflict_deck = ["skirmish_a"]
first = 0
turn = 0
control = {arrakeen = 1}
seat0 = {hand = []}
seat1 = {troops = 1, done = true}
seat2 = {done = true}
"""


def fought(deck: str = "skirmish_a") -> Game:
    """Two golems of one seat and one of another in the Conflict, when all have revealed."""
    game = at(LAST.replace("skirmish_a", deck))
    for seat, n in ((0, 2), (2, 1)):
        yard(game, seat).clay, yard(game, seat).field = 3 - n, n
    take(game, "reveal", "end")
    return game


def test_the_winner_holds_a_space_and_others_come_back() -> None:
    game = fought()
    assert "do golem.won.1" in offered(game, "do")  # free in order with the reward
    take(game, "do golem.won.1")
    assert offered(game, "pick") == ["pick arrakeen", "pick carthag", "pick imperial_basin"]
    take(game, "pick arrakeen")
    arrakeen = game.edition.space_index["arrakeen"]
    while game.round == 1:
        take(game, offered(game, "do", "trash", "pick", "done")[0])
    mine, other = yard(game), yard(game, 2)
    assert (mine.kiln, mine.field, mine.posts) == (1, 0, (arrakeen,))
    assert (other.kiln, other.field, other.posts) == (1, 0, ())
    assert (control_of(game, arrakeen), game.control[arrakeen]) == (0, 1)
    assert control_of(view(game, 1), arrakeen) == 0


def test_it_stays_until_the_end_of_the_next_combat() -> None:
    """The new winner can't choose the space that it is leaving, and a marker there counts again (X3.11)."""
    game = at(LAST)
    edition = game.edition
    arrakeen, carthag = edition.space_index["arrakeen"], edition.space_index["carthag"]
    yard(game, 1).clay, yard(game, 1).posts = 2, (carthag,)
    yard(game).clay, yard(game).field = 1, 2
    take(game, "reveal", "end", "do golem.won.1")
    assert offered(game, "pick") == ["pick arrakeen", "pick imperial_basin"]
    game.apply(Action.parse("pick arrakeen"))
    while game.round == 1 and not yard(game, 1).kiln:
        take(game, offered(game, "do", "trash", "pick", "done")[0])
    assert (yard(game, 1).posts, yard(game, 1).kiln, yard(game).posts) == ((), 1, (arrakeen,))


def test_who_holds_a_space_has_what_control_brings() -> None:
    game = at('control = {arrakeen = 2}\nseat0.hand = ["potter"]')
    space = game.edition.space_index["arrakeen"]
    yard(game, 1).clay, yard(game, 1).posts = 2, (space,)
    take(game, "agent potter > arrakeen")
    assert [player.solari for player in game.players] == [0, 1, 0]


def test_it_defends_the_space() -> None:
    """Who holds it is asked when a Conflict for it is revealed, not whose marker it covers (X3.10)."""
    game = fought(deck="siege_of_arrakeen")
    take(game, "do golem.won.1", "pick arrakeen")
    while game.round == 1:
        take(game, offered(game, "do", "trash", "pick", "done")[0])
    assert game.decision is not None
    assert (game.decision.seat, game.decision.what, game.decision.source) == (0, "yes", "siege_of_arrakeen")


def test_a_seat_that_takes_no_reward_holds_a_space_all_the_same() -> None:
    """House Hagal between two people: its reward goes to nobody (B2.4), but its units hold what they win (X10.9)."""
    game = at(
        'mode = "two"\nphase = "combat"\nconflict = "skirmish_a"\n'
        "seat2 = {pottery = {clay = 1, field = 2}}\nseat0 = {troops = 1}"
    )
    while game.round == 1 and not yard(game, 2).posts:
        take(game, offered(game, "do", "pick", "done", "pass")[0])
    assert len(yard(game, 2).posts) == 1


def test_what_happens_to_units_is_told() -> None:
    game = fought()
    told = list(events_of(game))
    for action in ("do golem.won.1", "pick arrakeen"):
        told += game.apply(Action.parse(action))
    while game.round == 1:
        told += game.apply(Action.parse(offered(game, "do", "trash", "pick", "done")[0]))
    moved = [event for event in told if isinstance(event, events.UnitsMoved) and event.kind == "golem"]
    assert [(one.seat, one.n, one.origin, one.target) for one in moved] == [
        (0, 1, CONFLICT, HELD), (0, 1, CONFLICT, GARRISON), (2, 1, CONFLICT, GARRISON),
    ]  # fmt: skip
    assert [line(one, game) for one in moved] == [
        "Seat 1 leaves on the board: 1 × Golem.",
        "Seat 1 returns to the garrison: 1 × Golem.",
        "Seat 3 returns to the garrison: 1 × Golem.",
    ]


def test_refusals_name_what_is_no_troop() -> None:
    for refusal, words in (
        (Refusal("deploy_limit", (2, "golem")), "2 × Golem at most."),
        (Refusal("take_back_limit", (0, "golem")), "0 × Golem at most."),
        (Refusal("too_few_troops", (GARRISON, 1, "golem")), "You have too few: Golem."),
    ):
        assert refusals.reason(refusal, EDITIONS["base"]) == words


def test_words_name_what_is_no_troop() -> None:
    for effect, words in (
        (Recruit(2, unit="golem"), "commission 2 × Golem"),
        (Deploy(unit="golem"), "deploy up to Golem from your garrison to the Conflict"),
        (DeployFromSupply(unit="golem"), "deploy 1 × Golem from your supply to the Conflict"),
        (LoseTroops(1, CONFLICT, unit="golem"), "lose 1 × Golem"),
        (RetreatTroops(1, 1, unit="golem"), "retreat 1 × Golem to the garrison"),
        (HoldSpace(unit="golem"), "put 1 × Golem on a board space that can be controlled"),
    ):
        assert clause(effect) == words
        assert any(sign.name == "golem" for sign in signs_of(effect))
    with speaking_of_a_rival():
        assert clause(Recruit(2, unit="golem")) == "commissions 2 × Golem"


@pytest.mark.parametrize("edition", ["base", "uprising", "blend", "base@solo", "uprising@two"])
def test_games_with_it_are_sound(edition: str) -> None:
    name, _, mode = edition.partition("@")
    deployed = 0
    for seed in range(3):
        setup = Setup(
            3 if mode else 3 + seed % 2, seed, expansions=("golems",), mode=mode, level=LEVELS.get(edition, "")
        )
        game, chance = new_game(EDITIONS[name], setup, []), seats_of(seed)
        while game.decision is not None:
            options = game.decision.options
            action = options[chance.below(len(options))]
            deployed += action.text.startswith("deploy") and action.text.endswith("golem")
            copy = game.clone()
            game.apply(action)
            if chance.below(8) == 0:
                assert not any(game.why_not(option) for option in (game.decision.options if game.decision else ()))
                copy.apply(action)
                assert digest(copy) == digest(game)
                assert faults(game) == []
        assert faults(game) == []
    assert deployed


def test_a_record_of_it_plays_again() -> None:
    recorder = Recorder("base", Setup(3, 5, expansions=("golems",)))
    game, chance = recorder.game, seats_of(5)
    while game.decision is not None:
        recorder.apply(game.decision.options[chance.below(len(game.decision.options))])
    record = recorder.record()
    assert any(text.startswith("deploy") and text.endswith("golem") for text in record.actions)
    assert digest(replay(record).recorder.game) == digest(game)
