"""What a product changes of the seats that the rules play: steps of a turn, prices, answers, cards of its own."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from dune_desktop.content import EDITIONS, registered
from dune_desktop.content.uprising.rivals import deploy
from dune_desktop.engine import events
from dune_desktop.engine.abilities import Common, Offers, When
from dune_desktop.engine.actions import Action
from dune_desktop.engine.composing import compose
from dune_desktop.engine.conditions import AgentAt
from dune_desktop.engine.decisions import COMBAT_KIND
from dune_desktop.engine.effects import (
    DrawIntrigue,
    Gain,
    HoldSpace,
    Influence,
    Pay,
    PickOf,
    PlaceSpy,
    Recruit,
    Swords,
)
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import BENE_GESSERIT, EMPEROR, FREMEN
from dune_desktop.engine.product import Insert, Part, Product
from dune_desktop.engine.rivals.buying import IN_SPICE, Aim, Price, aims
from dune_desktop.engine.rivals.printed import HagalCard, Side
from dune_desktop.engine.rivals.turn import RivalTurn
from dune_desktop.engine.rivals.words import ConflictLevel
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game, Player
from dune_desktop.engine.view import view
from dune_desktop.models.naming import face_text
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.text.box_signs import hagal_lines
from dune_desktop.text.log.sentences import line

RIVAL, PERSON = 1, 0
SETUP = {
    "base": 'mode = "solo"\nlevel = "sardaukar"\nleaders = ["", "earl_memnon_thorvald", "glossu_rabban"]\n',
    "uprising": 'mode = "solo"\nlevel = "sardaukar"\nleaders = ["", "staban_tuek", "gurney_halleck"]\n',
}


@contextmanager
def product(*inserts: Insert, **part: object) -> Iterator[None]:
    with registered(Product("new", Part(when=("solo",), inserts=inserts, **part))):  # type: ignore[arg-type]
        yield


def at(text: str, edition: str = "base") -> Game:
    """The Rival in seat 1 is about to turn up a card."""
    text = f'with = ["new"]\nturn = {RIVAL}\n{SETUP[edition]}{text}'
    game = build(EDITIONS[edition], read_position(EDITIONS[edition], tomllib.loads(text)))
    game.events = []
    return game


def turn_up(game: Game, times: int = 1) -> Player:
    for _ in range(times):
        game.apply(Action.parse("turn_up"))
        assert faults(game) == []
    return game.players[RIVAL]


def ignored(game: Game) -> list[events.Event]:
    return [event for event in game.events or () if isinstance(event, events.HagalIgnored)]


def where(game: Game) -> list[str]:
    return [game.edition.spaces[space].id for space in game.players[RIVAL].agents]


# ---------------------------------------------------------------- the turn


def prepare(turn: RivalTurn, game: Game, player: Player) -> None:
    """A step: before every card its way is free of others."""
    game.turn.ignore_agents = -1


def boast(turn: RivalTurn, game: Game, player: Player) -> None:
    """A step: whoever has sent an agent is paid."""
    player.water += len(player.agents)


def test_a_step_of_its_own_stands_in_a_turn() -> None:
    with product(Insert("rival_turn", boast, after=RivalTurn.send)):
        game = at('hagal_top = ["conspire", "wealth"]\nseat0.agents = ["conspire"]\nseat1.water = 0')
        assert turn_up(game).water == 0
        assert turn_up(game).water == 1


def test_agents_of_others_do_not_block_who_ignores_them() -> None:
    text = 'hagal_top = ["conspire", "wealth"]\nseat0.agents = ["conspire"]'
    with product(Insert("rival_turn", prepare, before=RivalTurn.turn)):
        game = at(text)
        turn_up(game)
        assert where(game) == ["conspire"]
        game = at(text.replace("seat0", "seat1"))
        turn_up(game, 2)
        assert where(game) == ["conspire", "wealth"]  # own ones always do


def test_a_game_without_rivals_has_no_turn_of_theirs() -> None:
    everywhere = Product("new", Part(inserts=(Insert("rival_turn", boast, after=RivalTurn.send),)))
    with registered(everywhere), pytest.raises(BadSetup, match="boast has no place in the course"):
        new_game(EDITIONS["base"], Setup(3, seed=1, expansions=("new",)))


def test_who_is_ahead_is_counted_as_a_product_says() -> None:
    """With units that are stronger than troops strength is compared on every board (X10.18)."""
    text = (
        'variants = ["expert_deployment"]\nconflict = "skirmish_crysknife"\nhagal_top = ["research_station"]\n'
        "seat0.troops = 1\nseat1 = {troops = 3, garrison = 2, supply = 7}"
    )
    with product():
        assert turn_up(at(text, "uprising")).troops == 7  # two units ahead
    with product(Insert("rival_turn", RivalTurn.deploy, instead=deploy)):
        assert turn_up(at(text, "uprising")).troops == 3  # a strength of four


@pytest.mark.parametrize("item", [True, False])
def test_the_begin_of_a_turn_of_a_rival_is_heard(item: bool) -> None:
    """What is free in order for people is done as it comes, before a card is turned up."""
    dawn = Common("dawn", (When("turn_began", DrawIntrigue() & Recruit(1), AgentAt("wealth"), item),))
    with product(Insert("common", dawn)):
        player = at('seat1 = {agents = ["wealth"], intrigue = [], garrison = 0}').players[RIVAL]
        assert (len(player.intrigue), player.garrison) == (1, 1)


def test_what_an_agent_sets_off_in_the_turn_of_a_rival_is_done() -> None:
    """Also what people could leave: it pays whenever it can."""
    toll = Common("toll", (When("agent_sent", Pay(solari=1) >> DrawIntrigue()),))
    with product(Insert("common", toll)):
        player = turn_up(at('hagal_top = ["wealth"]\nseat1 = {solari = 1, intrigue = []}'))
        assert (player.solari, len(player.intrigue)) == (0, 1)


# ---------------------------------------------------------------- cards


def test_a_card_without_a_space_does_what_it_says_and_another_is_turned_up() -> None:
    """So Carthag can be said for boards that have no such space (I13.10)."""
    scouts = HagalCard("scouts", Influence(FREMEN), Gain(spice=7), swords=1)
    with product(hagal=(scouts,)):
        game = at('hagal_top = ["scouts", "wealth"]\nseat1 = {spice = 0, vp = 0}')
        player = turn_up(game)
        assert (player.influence[FREMEN], player.spice, player.vp, where(game)) == (1, 0, 1, [])
        assert game.decision is not None
        assert [option.text for option in game.decision.options] == ["turn_up"]
        turn_up(game)
        assert where(game) == ["wealth"]
        assert not ignored(game)
        assert any("Then another House Hagal card is turned up." in part for part in face_text(scouts))
        ((space, _when, groups),) = hagal_lines(scouts)
        assert (space, [[sign.name for sign in group] for group in groups]) == ("", [["influence_fremen", "spice"]])


def test_a_card_without_anything_is_ignored() -> None:
    with product(hagal=(HagalCard("carthag"),), takes_out=("hagal.carthag",)):
        game = at('hagal_top = ["carthag", "wealth"]')
        turn_up(game)
        (event,) = ignored(game)
        assert line(event, game).endswith("ignores Carthag: its condition is not met.")
        turn_up(game)
        assert where(game) == ["wealth"]


# ---------------------------------------------------------------- purchases


def test_a_product_says_when_something_buys_a_point() -> None:
    """Spice is saved until the last Conflicts (X10.13); what a panel shows is the same."""
    late = Price("spice", IN_SPICE.n, ConflictLevel((3,)))
    text = 'hagal_top = ["wealth"]\nseat1 = {spice = 8, vp = 0}\nconflict = '
    with product(Insert("rival_prices", late, instead=IN_SPICE)):
        game = at(text + '"raid_stockpiles"')
        assert [aim.what for aim in aims(view(game, PERSON), game.players[RIVAL])] == ["intrigue", "water", "solari"]
        assert (turn_up(game).spice, game.players[RIVAL].vp) == (8, 0)
        game = at(text + '"battle_for_carthag"')
        player = turn_up(game)
        assert (player.spice, player.vp) == (1, 1)
        assert aims(view(game, PERSON), player)[1] == Aim("spice", 1, 7)


def test_a_level_may_have_prices_of_its_own() -> None:
    dear = Price("spice", 9)
    part = Part(when=("kwisatz_haderach",), inserts=(Insert("rival_prices", dear, instead=IN_SPICE),))
    with registered(Product("new", part)):
        usual, hard = (
            compose(EDITIONS["base"].recipe, ("new",), "solo", level).course.rival_prices
            for level in ("sardaukar", "kwisatz_haderach")
        )
    assert (usual[1], hard[1], len(hard)) == (IN_SPICE, dear, len(usual))


# ---------------------------------------------------------------- answers


def asked_of(game: Game) -> int:
    """Who answers what the Rival is asked."""
    assert game.decision is not None
    return game.decision.seat


def test_a_rival_holds_spaces_in_an_order() -> None:
    """An opponent's marker is covered, an own one if nothing else is left, then by the order (X10.9)."""
    hold = HoldSpace(unit="troop", rival_order=("imperial_basin", "arrakeen", "carthag"))
    with product():
        game = at("control = {carthag = 0, imperial_basin = 1}")
        player = game.players[RIVAL]
        picks = [game.edition.pick_space[space] for space in game.edition.controllable]

        def order() -> list[str]:
            return [one.args[0] for one in sorted(picks, key=lambda pick: hold.rank(game, player, pick))]

        assert order() == ["carthag", "arrakeen", "imperial_basin"]
        game.control = [-1] * len(game.control)
        assert order() == ["imperial_basin", "arrakeen", "carthag"]


def test_of_several_things_those_with_the_least_influence_are_picked() -> None:
    """What says where it stands is ordered, what is left open a person decides."""
    two = HagalCard("two", Side("wealth", PickOf(2, Influence(EMPEROR), Influence(FREMEN), Influence(BENE_GESSERIT))))
    with product(hagal=(two,)):
        influence = "influence = {emperor = 2, fremen = 0, bene_gesserit = 1}"
        game = at(f'hagal_top = ["two"]\nseat1 = {{{influence}}}')
        assert turn_up(game).influence[EMPEROR] == 2
        assert (game.players[RIVAL].influence[FREMEN], game.players[RIVAL].influence[BENE_GESSERIT]) == (1, 2)
        game = at(f'hagal_top = ["two"]\nseat1 = {{{influence.replace("= 2", "= 1")}}}')
        turn_up(game)
        assert asked_of(game) == PERSON
        assert game.decision is not None
        assert [option.text for option in game.decision.options] == ["pick 1", "pick 3"]


def test_its_posts_are_looked_at_first() -> None:
    card = HagalCard("spy", PlaceSpy())
    with product(Insert("rival_posts", "post_sietch_research", before="post_choam"), hagal=(card,)):
        game = at("", "uprising")
        player = game.players[RIVAL]
        picks = [post.pick for post in game.edition.posts]
        ranked = sorted(picks, key=lambda pick: PlaceSpy().rank(game, player, pick))
        assert ranked[4].args[0] == "post_sietch_research"  # after those of the four factions


def test_a_rival_takes_what_it_is_offered_in_a_combat() -> None:
    horn = Common("horn", (Offers(Pay(solari=1) >> Swords(2), COMBAT_KIND),))
    with product(Insert("common", horn)):
        text = 'with = ["new"]\nphase = "combat"\nfirst = 1\nseat0 = {intrigue = ["ambush"], troops = 1}\n'
        text += SETUP["base"] + "seat1 = {solari = 2, troops = 1}"
        game = build(EDITIONS["base"], read_position(EDITIONS["base"], tomllib.loads(text)))
        assert (asked_of(game), game.players[RIVAL].solari) == (PERSON, 0)
