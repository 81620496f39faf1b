"""A fact is declared once: whatever reads a state reads the facts that an invented product adds."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator

import pytest
from attrs import define, frozen

from dune_desktop.content import BASE, registered
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest, key
from dune_desktop.engine.facts import (
    FACTION,
    KNOWN,
    SEAT,
    SPACE,
    SeatFacts,
    TableFacts,
    cloned,
    each,
    flag,
    names_in,
    number,
    one,
    plain,
    some,
    zone,
)
from dune_desktop.engine.faults import faults
from dune_desktop.engine.knowledge import redeal
from dune_desktop.engine.names import WATCHER
from dune_desktop.engine.printed import Face
from dune_desktop.engine.product import Insert, Part, Product
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game, Turn
from dune_desktop.engine.view import HIDDEN, view
from dune_desktop.models.naming import Names
from dune_desktop.models.table.seat_figures import added, say
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.positions.readers import Miswritten
from dune_desktop.records import snapshot
from dune_desktop.scenarios.scenario import Scenario, parse, run
from dune_desktop.text import products
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text
from tests.asked import set_up
from tests.games import changing, plain_copy


@frozen(eq=False)
class Plan(Face):
    """A card of a kind that only the product has."""


@cloned
@define
class Yard(SeatFacts):
    """What lies before a seat."""

    ships: int = number()
    afloat: bool = flag()
    berth: int = one(SPACE)
    cranes: tuple[int, ...] = some(SPACE)
    favour: list[int] = each(FACTION)
    notes: tuple[str, ...] = plain(())
    plans: list[int] = zone("plan")
    built: tuple[int, ...] = zone("plan", few=True)


@cloned
@define
class Tide(TableFacts):
    """What lies on the table."""

    height: int = number()
    pilot: int = one(SEAT)
    buoys: list[int] = each(SPACE, SEAT)
    drawer: list[int] = zone("plan", seen=KNOWN)


def deal(game: Game) -> None:
    """A plan for each seat."""
    drawer = Tide.of(game).drawer = list(game.faces)
    game.chance.shuffle(drawer)
    for player in game.players:
        card = drawer.pop()
        Yard.of(player).plans.append(card)
        game.known[card] = 1 << player.seat


PLANS = (Plan("sloop", copies=3), Plan("barge", copies=2), Plan("raft"))
HARBOUR = Product(
    "harbour",
    Part(decks={"plan": PLANS}, seat_facts=(Yard,), table_facts=(Tide,), inserts=(Insert("dealing", deal),)),
)
_WITH = 'with = ["harbour"]\n'


@pytest.fixture(autouse=True)
def _product() -> Iterator[None]:
    with registered(HARBOUR):
        yield


def new(seed: int = 1) -> Game:
    return new_game(BASE, Setup(3, seed, expansions=("harbour",)))


def at(text: str) -> Game:
    return build(BASE, read_position(BASE, tomllib.loads(_WITH + text)))


def test_each_seat_and_the_table_have_their_own() -> None:
    game = new()
    Yard.of(game.players[0]).ships = 2
    assert [Yard.of(player).ships for player in game.players] == [2, 0, 0]
    assert Yard.of(game.players[1]).favour == [0, 0, 0, 0]
    assert Tide.of(game).buoys == [-1] * len(game.edition.spaces)
    assert not new_game(BASE, Setup(3)).players[0].added


def test_with_a_product_the_base_game_keeps_the_facts_that_later_boxes_brought() -> None:
    for words in ("deploy_anywhere", "no_deployment", "armed", "others"):
        assert words in names_in(new().edition, Turn)
        assert words not in names_in(BASE, Turn)
    game = new()
    before = key(game)
    game.turn.deploy_anywhere = True
    assert key(game) != before


def test_a_clone_has_them_all_and_shares_none() -> None:
    game = new()
    Yard.of(game.players[1]).cranes = (3, 4)
    clone = game.clone()
    assert key(clone) == key(game)
    Yard.of(clone.players[1]).plans.clear()
    Tide.of(clone).buoys[2] = 1
    assert len(Yard.of(game.players[1]).plans) == 1
    assert Tide.of(game).buoys[2] == -1


def _sail(game: Game) -> None:
    Yard.of(game.players[2]).ships += 1


def _rise(game: Game) -> None:
    Tide.of(game).height += 1


def _favour(game: Game) -> None:
    Yard.of(game.players[0]).favour[3] += 1


def _draw(game: Game) -> None:
    Yard.of(game.players[0]).plans.append(Tide.of(game).drawer.pop())


@pytest.mark.parametrize("change", [_sail, _rise, _favour, _draw])
def test_a_digest_tells_every_difference(change: Callable[[Game], None]) -> None:
    game = new()
    before = digest(game)
    change(game)
    assert digest(game) != before


def test_games_without_the_product_have_the_digests_that_they_had() -> None:
    with_it, without = key(new()), key(new_game(BASE, Setup(3, 1)))
    assert len(str(with_it)) > len(str(without))
    later = {*names_in(new().edition, Game)} - {*names_in(BASE, Game)}
    assert len(without[2]) + len(later) + 1 == len(with_it[2])  # type: ignore[arg-type]


def test_hidden_cards_are_seen_by_who_knows_them() -> None:
    game = new()
    (mine,) = Yard.of(game.players[0]).plans
    assert [Yard.of(view(game, seat).players[0]).plans for seat in (0, 1, WATCHER)] == [[mine], [HIDDEN], [HIDDEN]]
    assert set(Tide.of(view(game, 0)).drawer) == {HIDDEN}
    assert Yard.of(game.players[0]).plans == [mine]


def test_twin_worlds_look_alike_and_keep_all_cards() -> None:
    others = 0
    for seed in range(20):
        game = new(seed)
        twin = game.clone()
        redeal(twin, 0, Chance(seed))
        assert view(twin, 0) == view(game, 0)
        assert Yard.of(twin.players[0]).plans == Yard.of(game.players[0]).plans
        assert faults(twin) == []
        others += Yard.of(twin.players[1]).plans != Yard.of(game.players[1]).plans
    assert others > 5


@pytest.mark.parametrize("change", [_sail, _rise, _favour])
def test_views_differ_by_what_is_open(change: Callable[[Game], None]) -> None:
    game = new()
    before = view(game, 1)
    change(game)
    assert view(game, 1) != before


def test_a_kept_state_holds_them() -> None:
    game = new()
    for change in (_sail, _rise, _favour, _draw):
        change(game)
    Yard.of(game.players[1]).berth = 7
    Yard.of(game.players[1]).notes = ("low water", "fog")
    game.stack.clear()
    kept = json.loads(json.dumps(snapshot.take(game)))
    assert kept["players"][2]["yard"]["ships"] == 1
    assert kept["game"]["tide"]["height"] == 1
    again = new()
    again.round = game.round
    snapshot.restore(again, kept)
    assert [Yard.of(player) for player in again.players] == [Yard.of(player) for player in game.players]
    assert Tide.of(again) == Tide.of(game)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ships", "2"),
        ("afloat", 1),
        ("berth", 99),
        ("cranes", [-1]),
        ("favour", [0]),
        ("notes", "fog"),
        ("plans", [5]),
        ("built", None),
    ],
)
def test_a_kept_state_with_what_can_not_be_is_refused(name: str, value: object) -> None:
    game = new()
    game.stack.clear()
    kept = json.loads(json.dumps(snapshot.take(game)))
    kept["players"][0]["yard"][name] = value
    with pytest.raises(snapshot.BadSnapshot):
        snapshot.restore(new(), kept)


def test_faults_find_what_is_lost_or_below_zero() -> None:
    game = new()
    assert faults(game) == []
    Yard.of(game.players[1]).ships = -1
    Yard.of(game.players[2]).plans.clear()
    found = faults(game)
    assert "seat 1: ships is below zero" in found
    assert any("plan cards are lost" in fault for fault in found)


def test_scenarios_say_and_expect_them() -> None:
    text = """
    [[scenario]]
    name = "A harbour"
    with = ["harbour"]
    tide = {height = 3, pilot = 1, buoys.arrakeen = 2}
    seat0.yard = {ships = 2, afloat = true, berth = "carthag", favour.fremen = 1, plans = ["raft", "sloop"]}
    seat1.yard = {cranes = ["wealth", "arrakeen"], built = ["barge"], plans = []}
    seat2.yard = {plans = []}
    [scenario.expect]
    tide = {height = 3, pilot = 1, buoys.arrakeen = 2, buoys.carthag = "nobody", drawer.count = 3}
    seat0.yard = {ships = 2, afloat = true, berth = "carthag", favour.fremen = 1, plans = ["sloop", "raft"]}
    seat1.yard = {cranes = ["arrakeen", "wealth"], built.count = 1, berth = "nowhere"}
    """
    (scenario,) = parse(tomllib.loads(text), "harbour.toml")
    assert isinstance(scenario, Scenario)
    assert run(scenario).trouble == ()
    game = at('seat1.yard.built = ["barge"]\nseat0.yard.plans = ["raft"]')
    (built,), (plan,) = Yard.of(game.players[1]).built, Yard.of(game.players[0]).plans
    assert [Yard.of(view(game, 2).players[seat]).plans for seat in (0, 1)] == [[HIDDEN], [HIDDEN]]
    assert Yard.of(view(game, 2).players[1]).built == (built,)
    assert game.face(plan).id == "raft"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seat0.yard.shps = 1", "seat0.yard: unknown key 'shps', did you mean 'ships'"),
        ("seat0.yard.ships = true", "seat0.yard.ships: expected a number"),
        ('seat0.yard.berth = "moon"', "seat0.yard.berth: unknown space 'moon'"),
        ('seat0.yard.plans = ["raft", "raft"]', "no 'raft' is left"),
        ('tide.drawer = ["galley"]', "tide.drawer: unknown plan 'galley'"),
    ],
)
def test_what_a_scenario_can_not_say_is_told(text: str, why: str) -> None:
    with pytest.raises(Miswritten, match=why):
        at(text)


def test_a_plain_copy_agrees() -> None:
    game = new()
    assert key(plain_copy(game)) == key(game)
    assert not changing(game) & changing(game.clone())


_TOLD = ("ships", "afloat", "berth", "cranes", "favour", "plans", "height", "pilot")
NAMES = {"fact": {one: Text("Test", one.title()) for one in _TOLD}, "plan": {"raft": Text("Test", "Raft")}}


@pytest.mark.usefixtures("qapp")
def test_the_table_tells_what_the_product_names() -> None:
    text = """
    tide = {height = 3, pilot = 1}
    [seat0.yard]
    ships = 2
    afloat = true
    cranes = ["wealth", "arrakeen"]
    favour.fremen = 1
    plans = ["raft"]
    """
    with products.registered(Room(products=("harbour",), names=NAMES)):
        controller = set_up(_WITH + text)
        models, names = TableModels(controller), Names(controller)
        tip, other = (models.seats.tip(models.seats.rows[seat]).split("\n") for seat in (0, 1))
        assert {"Ships: 2", "Afloat", "Cranes: Wealth, Arrakeen", "Favour: Fremen: 1", "Plans: Raft"} <= {*tip}
        assert "Berth" not in " ".join(tip)
        assert {"Ships: 0", "Plans: Hidden card"} <= {*other}
        assert say(names, added(names, controller.view)) == ["Height: 3", "Pilot: Olha"]
