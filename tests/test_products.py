"""Games are composed of products: what an invented one adds, replaces, takes out and needs is in play, or refused."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from attrs import define, frozen

from dune_desktop.content import BASE, BLEND, EDITIONS, PRODUCTS, UPRISING, registered
from dune_desktop.engine.composing import compose, usually_out
from dune_desktop.engine.effects import Draw, Gain, Persuasion, Recruit
from dune_desktop.engine.effects.contracts import deal_contracts
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.facts import CONTRACT, TableFacts, cloned, zone
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames.flow import Round, draw_first
from dune_desktop.engine.names import CITY, LANDSRAAD, SPICE_TRADE
from dune_desktop.engine.printed import STARTER, Card, Conflict, Contract, Face, Intrigue, Leader, Post, Section, Space
from dune_desktop.engine.product import Insert, Part, Product, on_board
from dune_desktop.engine.rivals.printed import HagalCard, Side
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.models.boards import BOARDS, Lying, arrangement
from dune_desktop.positions.building import build
from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import parse


@frozen(eq=False)
class Relic(Face):
    """A card of a kind that only the invented product has."""


@cloned
@define(eq=False)
class Digs(TableFacts):
    """Where they lie."""

    pile: list[int] = zone("relic")


def lay_relics(game: Game) -> None:
    """A step of dealing."""
    Digs.of(game).pile = list(game.faces)
    game.chance.shuffle(Digs.of(game).pile)


def count(phase: Round, game: Game) -> bool:
    """A phase that counts itself."""
    game.turn.harvested += 1
    return False


PIER = (Space("harbour", SPICE_TRADE, Gain(solari=2)), Space("pier", SPICE_TRADE, Recruit(1)))
RELICS = Product(
    "relics",
    Part(
        starters=(Card("trowel", kind=STARTER, copies=2, icons={CITY}, reveal=Persuasion(1)),),
        imperium=(Card("digger", copies=2, cost=2, icons={CITY}, agent=Draw(1)),),
        intrigues=(Intrigue("old_map", plot=Gain(spice=1)),),
        conflicts=(
            Conflict("siege_of_arrakeen", level=2, first=Gain(spice=1), second=(), third=(), controls="arrakeen"),
        ),
        leaders=(Leader("digger_queen", complexity=2, ability=(), signet=Draw(1)),),
        decks={"relic": (Relic("urn", copies=3), Relic("ring"))},
        spaces=(Space("research_station", CITY, Draw(2), combat=True),),
        sections=(Section("dig", (Space("dig", LANDSRAAD, Draw(1)),)),),
        takes_out=("starter.dagger",),
        table_facts=(Digs,),
        inserts=(Insert("phases", count, after=Round.combat), Insert("dealing", lay_relics)),
        variants=("long_game",),
    ),
    Part(when=(on_board("base"),), sections=(Section("choam", PIER),), takes_out=("imperium.crysknife",)),
    Part(
        when=(on_board("uprising"),),
        takes_out=("hagal.accept_contract_shipping_1", "hagal.accept_contract_shipping_2"),
    ),
    Part(when=(on_board("uprising"),), sections=(Section("choam", PIER, posts=(Post("post_pier", ("pier",)),)),)),
    Part(when=("choam",), contracts=(Contract("pier", Gain(water=1), space="pier"),)),
    Part(when=("long_game",), unless=("choam",), changes={"goal": 12}),
    Part(
        when=(on_board("base"), "solo"),
        hagal=(HagalCard("dig", Side("dig", Recruit(1)), copies=2), HagalCard("carthag", Side("pier"))),
        takes_out=("hagal.carthag",),
    ),
)
#: It needs the other, and is nothing for two.
GEMS = Product("gems", Part(imperium=(Card("gem", cost=1),)), needs=("relics",), bars=("two",))
WITH = ("relics",)


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with registered(RELICS), registered(GEMS):
        yield


def odd(*parts: Part, **more: Any) -> str:
    """What is said about a product with these parts in the base game."""
    with registered(Product("odd", *parts, **more)), pytest.raises(BadSetup) as raised:
        compose(BASE.recipe, ("odd",))
    return str(raised.value)


def test_what_it_adds_and_takes_out() -> None:
    edition = compose(BASE.recipe, WITH)
    assert edition.products == ("base", "relics")
    assert [card.id for card in edition.imperium] == sorted(
        {*BASE.card_by_id, "digger"} & {c.id for c in edition.imperium}
    )
    assert {card.id for card in edition.imperium} == {card.id for card in BASE.imperium} - {"crysknife"} | {"digger"}
    assert {card.id for card in edition.starters} == {card.id for card in BASE.starters} - {"dagger"} | {"trowel"}
    assert {"old_map"} == edition.intrigue_by_id.keys() - BASE.intrigue_by_id.keys()
    assert edition.leaders[-1].id == "digger_queen"
    added = (edition.card_by_id["digger"], edition.card_by_id["trowel"], edition.leaders[-1], *edition.decks["relic"])
    assert {thing.product for thing in added} == {"relics"}
    assert edition.card_by_id["dr_yueh"].product == "base"


#: Of Dune there are two in every starting deck.
DUNE = "starter.dune_the_desert_planet"
ONE = Product("one", Part(takes_one=(DUNE,), starters=(Card("spice_control", kind=STARTER),)))
BOTH = Product("both", Part(takes_one=(DUNE, DUNE)))
ALL = Product("all", Part(takes_out=(DUNE,)))


@pytest.mark.parametrize(
    ("products", "left"),
    [((), 2), ((ONE,), 1), ((BOTH,), 0), ((ALL,), 0), ((ONE, ALL), 0), ((ALL, ONE), 0), ((ALL, BOTH), 0)],
)
def test_one_copy_goes_or_all_whatever_another_has_taken_before(products: tuple[Product, ...], left: int) -> None:
    with ExitStack() as stack:
        for product in products:
            stack.enter_context(registered(product))
        game = new_game(BASE, Setup(3, 2, expansions=tuple(product.id for product in products)))
    decks = [card.id for card in game.cards]
    assert decks.count("dune_the_desert_planet") == 3 * left
    assert decks.count("spice_control") == 3 * (ONE in products)
    assert not faults(game)


def test_of_the_hagal_cards_one_may_go_too() -> None:
    tile = Product("tile", Part(when=("solo",), takes_one=("hagal.research_station", "hagal.fremkit", "hagal.fremkit")))
    with registered(tile):
        automa = compose(UPRISING.recipe, ("tile",), "solo", "mentat").automa
    assert automa is not None
    copies = {card.id: card.copies for card in automa.deck}
    assert (copies["research_station"], copies.get("fremkit")) == (1, None)


def test_a_space_may_be_covered_twice() -> None:
    with registered(Product("mat", Part(takes_out=COVERED[1:3]))), registered(Product("rug", Part(takes_out=COVERED))):
        edition = compose(UPRISING.recipe, ("mat", "rug"))
    assert len(edition.spaces) == len(UPRISING.spaces) - 3


def test_a_new_section_lies_as_its_product_says(monkeypatch: pytest.MonkeyPatch) -> None:
    spaces = (Space("gate", LANDSRAAD), Space("well", CITY), Space("yard", LANDSRAAD))
    oasis = Product("oasis", Part(sections=(Section("oasis", spaces),)))
    usual = arrangement(BASE)
    with registered(oasis):
        monkeypatch.setitem(BOARDS, "oasis", {"oasis": Lying((("yard", "gate"), ("well",)))})
        lying = arrangement(compose(BASE.recipe, ("oasis",)))
        assert lying.landsraad == (*usual.landsraad, ("yard", "gate"))
        assert lying.lands == ((*usual.lands[0], "well"), usual.lands[1])
        monkeypatch.delitem(BOARDS, "oasis")
        arrangement.cache_clear()
        plain = arrangement(compose(BASE.recipe, ("oasis",)))
        assert sorted(map(len, plain.landsraad)) == [4, 4]  # each space where its icon is


def test_conflicts_of_levels_that_are_not_played_are_in_the_box() -> None:
    long = Product("long", Part(changes={"conflict_levels": ((2, 5), (3, 4))}))
    with registered(long):
        game = new_game(BASE, Setup(3, 4, expansions=("long",)))
        assert not faults(game)
        first = {card for card, one in game.conflicts.items() if one.level == 1}
        assert first
        assert first < {*game.boxed}
        assert len(game.conflict_deck) + len(game.conflict_pile) == 9


@cloned
@define(eq=False)
class Offered(TableFacts):
    """Contracts of a product of its own."""

    letters: list[int] = zone(CONTRACT)


def lay_letters(game: Game) -> None:
    """A step of dealing."""
    Offered.of(game).letters = [n for n, one in game.contracts.items() if one.product == "letters"]


LETTERS = Product(
    "letters",
    Part(
        contracts=(Contract("letter", Gain(water=1), copies=3, space="arrakeen"),),
        table_facts=(Offered,),
        inserts=(Insert("dealing", lay_letters, before=deal_contracts),),
    ),
    needs=("choam",),
)


def test_a_product_keeps_its_contracts_apart() -> None:
    with registered(LETTERS):
        setup = Setup(3, 1, leaders=("lady_jessica",), expansions=("choam", "letters"))
        game, usual = new_game(UPRISING, setup), new_game(UPRISING, Setup(3, 1, expansions=("choam",)))
        assert not faults(game)
        assert len(Offered.of(game).letters) == 3
        lying = (*game.contract_bank, *game.contract_market, *game.contracts_aside)
        assert len(lying) == len(usual.contracts)
        assert "letter" not in {game.contracts[number].id for number in lying}
        scenario = {"name": "a", "players": 3, "seat0": {"contracts": ["letter"]}, "steps": [{"legal": ["reveal"]}]}
        (one,) = parse({"edition": "uprising", "with": ["choam", "letters"], "scenario": [scenario]}, "x")
        assert not isinstance(one, Miswritten), one
        game = build(one.edition, one.position)
        assert not faults(game)
        assert [game.contracts[number].id for number in game.players[0].contracts] == ["letter"]
        assert len(Offered.of(game).letters) == 2


def test_a_section_of_the_board_and_one_space_give_way() -> None:
    edition = compose(BASE.recipe, WITH)
    gone = {"sell_melange", "secure_contract"}
    assert [space.id for space in edition.spaces] == [
        *(("harbour", "pier")[n] if space.id in gone else space.id for n, space in _numbered(gone)), "dig",
    ]  # fmt: skip
    station = edition.spaces[edition.space_index["research_station"]]
    assert (station.product, [one.effect for one in station.boxes[0]]) == ("relics", [Draw(2)])
    uprising = compose(UPRISING.recipe, WITH)
    assert uprising.post_index.keys() ^ UPRISING.post_index.keys() == {"post_choam", "post_pier"}
    watched = [
        uprising.spaces[n].id
        for n in range(len(uprising.spaces))
        if uprising.spied((uprising.post_index["post_pier"],)) >> n & 1
    ]
    assert watched == ["pier"]
    assert "post_sietch_research" in uprising.post_index  # it is left where one space gave way to another


def _numbered(gone: set[str]) -> Iterator[tuple[int, Space]]:
    n = 0
    for space in BASE.spaces:
        yield n, space
        n += space.id in gone


#: Spaces, and Hagal cards of Rivals that would go there.
COVERED = (
    "space.sietch_tabr",
    "space.assembly_hall",
    "space.gather_support",
    "hagal.sietch_tabr",
    "hagal.assembly_hall",
    "hagal.gather_support_1",
    "hagal.gather_support_2",
)


def test_a_covered_space_leaves_its_posts() -> None:
    covers = Product("cover", Part(takes_out=COVERED))
    with registered(covers):
        edition = compose(UPRISING.recipe, ("cover",))
    assert len(edition.spaces) == len(UPRISING.spaces) - 3
    assert edition.posts[edition.post_index["post_sietch_research"]].spaces == ("research_station",)
    assert "post_landsraad_assembly" not in edition.post_index


def test_of_two_things_with_one_id_the_earlier_is_qualified() -> None:
    edition = compose(BASE.recipe, WITH)
    mine, other = edition.conflict_by_id["siege_of_arrakeen"], edition.conflict_by_id["siege_of_arrakeen_base"]
    assert (mine.product, other.product) == ("relics", "base")
    assert [one.address for one in other.first] == [
        f"siege_of_arrakeen_base.first.{n}" for n in range(1, len(other.first) + 1)
    ]
    assert [one.effect for one in other.first] == [one.effect for one in BASE.conflict_by_id["siege_of_arrakeen"].first]
    ids = compose(BLEND.recipe, WITH).conflict_by_id.keys()
    assert {"siege_of_arrakeen", "siege_of_arrakeen_base", "siege_of_arrakeen_uprising"} <= ids


def test_conflicts_of_others_are_protected_by_a_wall() -> None:
    assert compose(UPRISING.recipe, WITH).conflict_by_id["siege_of_arrakeen"].protected
    assert not compose(BASE.recipe, WITH).conflict_by_id["siege_of_arrakeen"].protected
    assert "conflict.siege_of_arrakeen" in usually_out(compose(UPRISING.recipe, WITH))  # U21.2


def test_hagal_cards_come_and_go_with_the_mode() -> None:
    solo = compose(BASE.recipe, WITH, "solo", "sardaukar")
    two = compose(BASE.recipe, WITH, "two")
    assert solo.automa is not None
    assert two.automa is not None
    assert [(card.id, card.copies, card.product) for card in solo.automa.deck][-2:] == [
        ("dig", 2, "relics"),
        ("carthag", 1, "relics"),
    ]
    assert [card.id for card in solo.automa.deck].count("carthag") == 1
    assert "dig" not in {card.id for card in two.automa.deck}


def test_it_can_depend_on_what_else_is_in_play() -> None:
    assert not compose(UPRISING.recipe, WITH).contracts
    assert compose(UPRISING.recipe, (*WITH, "choam")).contracts[-1].id == "pier"
    assert compose(UPRISING.recipe, WITH, variants=("long_game",)).goal == 12
    assert compose(UPRISING.recipe, (*WITH, "choam"), variants=("long_game",)).goal == 10
    with pytest.raises(BadSetup, match="uprising has no variant 'long_game'"):
        compose(UPRISING.recipe, variants=("long_game",))


def test_a_step_finds_its_place_in_every_course() -> None:
    for edition in EDITIONS.values():
        for automa in (None, *edition.automas):
            mode, level = ("", "") if automa is None else (automa.mode, next(iter(automa.level_by_id), ""))
            course = compose(edition.recipe, WITH, mode, level).course
            assert course.phases[course.phases.index(Round.combat) + 1] is count
            usual = edition.recipe.ground.course
            for into in ("phases", "sending", "dealing", "spoils"):
                for step in getattr(usual, into):
                    steps = getattr(Insert(into, lay_relics, before=step).put(course), into)
                    assert steps[steps.index(lay_relics) + 1] is course.standing(step)
    first = Insert("dealing", count, before=draw_first).put(BASE.course)
    assert first.dealing == (count, draw_first)
    assert Insert("dealing", count, instead=draw_first).put(BASE.course).dealing == (count,)
    assert Insert("dealing", count).put(BASE.course).dealing == (draw_first, count)


def test_what_stands_instead_of_a_step_is_found_by_its_name() -> None:
    def other(phase: Round, game: Game) -> bool:
        return count(phase, game)

    course = Insert("phases", count, instead=Round.turns).put(BASE.course)
    course = Insert("phases", other, instead=Round.turns).put(course)
    assert not {Round.turns, count} & {*course.phases}
    at = course.phases.index(other)
    assert at == BASE.course.phases.index(Round.turns)
    assert Insert("phases", count, after=Round.turns).put(course).phases[at : at + 2] == (other, count)


@pytest.mark.parametrize("mode", [{}, {"mode": "solo", "level": "mercenary"}, {"mode": "two"}])
def test_a_position_in_the_turns_begins_there_whatever_comes_before(mode: dict[str, str]) -> None:
    ran = []

    def dawns(phase: Round, game: Game) -> bool:
        ran.append(game.round)
        return False

    dawn = Product("dawn", Part(inserts=(Insert("phases", dawns, before=Round.turns),)))
    with registered(dawn):
        scenario = {"name": "a", "players": 3, "first": 0, "steps": [{"legal": ["reveal"]}], **mode}
        (one,) = parse({"with": ["dawn"], "scenario": [scenario]}, "x")
        assert not isinstance(one, Miswritten), one
        ran.clear()
        assert build(one.edition, one.position).turn.seat == 0
        assert ran == [1]  # only when the game that it is made of was set up


def test_a_deck_of_its_own_is_numbered_after_all_others() -> None:
    game = new_game(UPRISING, Setup(3, 1, expansions=(*WITH, "choam")))
    assert [face.id for face in game.faces.values()] == ["urn", "urn", "urn", "ring"]
    assert min(game.faces) > max(game.contracts)
    assert len(game.known) == max(game.faces) + 1


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mode", ["", "solo", "two"])
def test_games_are_played_with_it(edition: str, mode: str) -> None:
    automa = next((one for one in EDITIONS[edition].automas if one.mode == mode), None)
    level = "" if automa is None else next(iter(automa.level_by_id), "")
    setup = Setup(3, 5, expansions=WITH, mode=mode, level=level)
    game = new_game(EDITIONS[edition], setup)
    for _ in range(400):
        if game.decision is None:
            break
        options = game.decision.options
        game.apply(options[game.chance.below(len(options))])
        assert not faults(game)
    assert game.round > 1


def test_the_order_in_which_they_are_named_says_nothing() -> None:
    one = compose(UPRISING.recipe, ("gems", "choam", "relics"))
    assert one.products == ("uprising", "choam", "relics", "gems")
    assert one.expansions == ("choam", "relics", "gems")


def test_what_it_needs_and_what_it_bars() -> None:
    assert BASE.recipe.expansions == ("ix", "immortality", "relics", "gems")
    assert BASE.recipe.fitting(()) == ("ix", "immortality", "relics")
    assert BASE.recipe.fitting(("relics",)) == ("ix", "immortality", "relics", "gems")
    assert BASE.recipe.fitting(("relics", "two")) == ("ix", "immortality", "relics")
    assert BASE.recipe.joined(("gems",)) == ()
    assert BASE.recipe.joined(("gems", "relics"), "solo") == ("relics", "gems")
    assert BASE.recipe.joined(("gems", "relics"), "two") == ("relics",)
    with pytest.raises(BadSetup, match="gems is not played without relics"):
        compose(BASE.recipe, ("gems",))
    with pytest.raises(BadSetup, match="gems is not played with two"):
        compose(BASE.recipe, ("relics", "gems"), "two")
    assert [automa.mode for automa in compose(BASE.recipe, ("relics", "gems")).automas] == ["solo"]
    with pytest.raises(BadSetup, match="base is not played with 'choam'"):
        compose(BASE.recipe, ("choam",))
    with pytest.raises(BadSetup, match="base is not played with 'uprising'"):
        compose(BASE.recipe, ("uprising",))


def test_what_can_not_be_composed_is_said_in_a_sentence() -> None:
    assert odd(Part(takes_out=("hagal.nobody",))) == "odd takes out hagal.nobody, which is not there"
    assert odd(Part(takes_out=("starter.nothing",))) == "odd takes out starter.nothing, which is not there"
    assert odd(Part(takes_out=("stater.dagger",))) == "odd takes out stater.dagger, which is not there"
    assert odd(Part(spaces=(Space("moon", CITY),))) == "odd is about the space moon, which is not on the board"
    assert odd(Part(takes_out=("space.moon",))) == "odd is about the space moon, which is not on the board"
    assert (
        odd(Part(takes_out=("space.arrakeen",)))
        == "siege_of_arrakeen is about the space arrakeen, which is not on the board"
    )
    assert odd(Part(sections=(Section("x", (), posts=(Post("post_x", ("moon",)),)),))).startswith(
        "post_x is connected to"
    )
    assert odd(Part(imperium=(Card("x"), Card("x")))) == "odd prints 'x' twice"
    assert odd(Part(changes={"gaol": 12})) == "odd changes gaol, which no board has"
    step = Insert("spoils", count, after=draw_first)
    assert odd(Part(inserts=(step,))) == "count has no place in the course: draw_first is not among its spoils"
    assert odd(bars=(on_board("base"),)) == "base is not played with 'odd'"


def test_it_is_gone_when_it_is_no_longer_registered() -> None:
    with ExitStack() as stack:
        stack.enter_context(registered(Product("brief")))
        assert "brief" in BASE.recipe.expansions
    assert "brief" not in PRODUCTS
    assert "brief" not in BASE.recipe.expansions


def test_scenarios_name_it_and_its_variants() -> None:
    scenario = {"name": "a", "row": ["digger"], "variants": ["long_game"], "steps": [{"legal": ["reveal"]}]}
    for word in ("with", "modules"):
        (one,) = parse({word: ["relics"], "scenario": [scenario]}, "x")
        assert not isinstance(one, Miswritten)
        assert (one.position.setup.expansions, one.position.setup.variants) == (("relics",), ("long_game",))
        assert build(one.edition, one.position).edition.goal == 12
    (wrong,) = parse({"scenario": [scenario | {"row": []}]}, "x")
    assert str(wrong).endswith("variants: is for games with Rivals: is 'mode' missing?")
