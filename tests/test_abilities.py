"""Standing abilities of what a seat owns: they come and go with a thing, and are shared where seats own the same."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from dune_desktop.content import BASE, registered
from dune_desktop.engine import moves
from dune_desktop.engine.abilities import CostLess, Offers, Passive, SeesTop, Stronger, When
from dune_desktop.engine.actions import DONE, END, PASS, REVEAL, Action
from dune_desktop.engine.decisions import COMBAT, ENDGAME
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import AddIcons, Draw, Gain, IgnoreAgents, Pay, WaiveRequirement
from dune_desktop.engine.faults import faults
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.names import CITY, LANDSRAAD, SPICE_TRADE, CardNumber
from dune_desktop.engine.printed import STARTER, Card
from dune_desktop.engine.product import Insert, Part, Product
from dune_desktop.engine.rules import rules_of
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game, Player, Table
from dune_desktop.engine.units import strength
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.text import boxes, products
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text
from tests.asked import position
from tests.games import seats_of

TRADE = Pay(spice=1) >> Gain(solari=2)
#: In play, from the Agent turn to the end of the Reveal turn.
BANNER = Card(
    "banner",
    kind=STARTER,
    icons=(CITY,),
    ability=(
        CostLess(LANDSRAAD, solari=2),
        Passive(IgnoreAgents((SPICE_TRADE,))),
        Stronger("troop", 1),
        SeesTop(),
        When("solari_paid", Gain(water=1), item=False),
        When("agent_sent", Draw(1)),
        Offers(TRADE),
        Offers(TRADE, COMBAT),
        Offers(TRADE, ENDGAME),
    ),
)
#: Bought in mid-game, and the seat's until it is trashed.
DEED = Card("deed", cost=1, ability=(CostLess(CITY, solari=1), Offers(Pay(water=1) >> Gain(spice=1))))
#: Every agent goes with one more icon, and where influence is missing.
LICENCE = Card("licence", cost=9, ability=(Passive(WaiveRequirement()), Passive(AddIcons((CITY,)))))
#: It listens at the beginning of rounds and turns, and after a won Conflict.
CHARTER = Card(
    "charter",
    cost=9,
    ability=(
        When("round_began", Gain(solari=2), item=False),
        When("turn_began", Gain(spice=1), item=False),
        When("conflict_won", Gain(water=1) | Draw(1)),
    ),
)


def owned(table: Table, player: Player) -> Iterator[tuple[Card, CardNumber]]:
    mine = (*player.deck, *player.hand, *player.discard, *player.revealed)
    return ((table.cards[card], card) for card in sorted(mine) if table.cards[card].id in ("deed", "charter"))


PRODUCT = Product(
    "owning", Part(starters=(BANNER,), imperium=(DEED, CHARTER, LICENCE), inserts=(Insert("owned", owned),))
)
WITH = 'with = ["owning"]\n'


@pytest.fixture(autouse=True)
def _product() -> Iterator[None]:
    names = {"banner": Text("Test", "Banner"), "deed": Text("Test", "Deed"), "charter": Text("Test", "Charter")}
    with products.registered(Room(products=("owning",), names={"card": names})), registered(PRODUCT):
        yield


def at(text: str) -> Game:
    return build(BASE, read_position(BASE, tomllib.loads(WITH + text)))


def take(game: Game, *actions: str) -> None:
    for action in actions:
        game.apply(Action.parse(action))


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [one.text for one in game.decision.options]


IN_PLAY = """
leaders = ["glossu_rabban"]
seat0 = {hand = ["dagger", "dune_the_desert_planet"], played = ["banner"], solari = 2, spice = 1}
"""


def test_what_is_in_play_listens() -> None:
    game = at(IN_PLAY)
    take(game, "agent dagger > rally_troops")
    me = game.players[0]
    assert (me.solari, me.water) == (0, 2)
    assert "do banner.ability.6" in offered(game)
    take(game, "do banner.ability.6")
    assert len(me.hand) == 2


def test_it_lowers_prices_and_lifts_what_blocks() -> None:
    there = IN_PLAY + 'seat1.agents = ["imperial_basin"]'
    with_it, without = at(there), at(there.replace('played = ["banner"], ', ""))
    for action, codes in (
        ("dagger > rally_troops", ["cost"]),
        ("dune_the_desert_planet > imperial_basin", ["occupied"]),
    ):
        send = Action.parse(f"agent {action}")
        assert send in with_it.decision.options
        assert [why.code for why in without.why_not(send)] == codes


def test_every_agent_of_the_seat_is_sent_with_it() -> None:
    there = IN_PLAY.replace('played = ["banner"]', 'played = ["licence"]')
    for text, codes in ((there, []), (IN_PLAY, ["icon_missing", "needs_influence"])):
        game = at(text)
        send = Action.parse("agent dagger > sietch_tabr")
        assert (send in game.decision.options) is (not codes)
        assert [why.code for why in game.why_not(send)] == codes


def test_it_permits_and_strengthens() -> None:
    game = at(IN_PLAY + "\n")
    me = game.players[0]
    me.troops, me.supply, top = 2, me.supply - 2, me.deck[-1]
    assert strength(game, me) == 6
    assert knows(game, 0, top)
    take(game, "reveal", "end")
    assert strength(game, me) == 5  # a Dagger has been revealed
    assert not knows(game, 0, me.deck[-1])


def test_it_offers_in_the_own_turn_and_not_to_others() -> None:
    game = at(IN_PLAY)
    take(game, "do banner.plot")
    assert (game.players[0].solari, game.players[0].spice) == (4, 0)
    assert "do banner.plot" not in offered(game)
    assert [why.code for why in game.why_not(Action.parse("do banner.plot"))] == ["cannot_pay", "impossible_now"]
    assert "reveal" in offered(game)  # nothing else has happened
    assert [why.code for why in at("").why_not(Action.parse("do banner.plot"))] == ["not_open"]


@pytest.mark.parametrize(("phase", "leave"), [("combat", PASS), ("endgame", DONE)])
def test_it_offers_in_the_windows_that_it_names(phase: str, leave: Action) -> None:
    fights = ", troops = 1" if phase == "combat" else ""
    game = at(f'phase = "{phase}"\nseat0 = {{played = ["banner"], spice = 2{fights}}}\n')
    assert offered(game) == [f"do banner.{phase}", leave.text]
    take(game, f"do banner.{phase}", f"do banner.{phase}")
    assert game.decision is None or f"do banner.{phase}" not in offered(game)
    game = at(f'phase = "{phase}"\nseat0 = {{played = ["banner"], spice = 0{fights}}}\n')
    assert game.decision is None or f"do banner.{phase}" not in offered(game)


def test_it_ends_where_it_leaves_play() -> None:
    game = at(IN_PLAY)
    before = game.rules
    take(game, "reveal", "end")
    assert game.rules is not before
    assert not game.rules.seats[0].pieces
    assert game.rules.seats[0].tariffs is new_game(BASE, Setup(3, 1, expansions=("owning",))).rules.seats[0].tariffs


def test_what_is_bought_in_mid_game_counts_at_once_and_until_it_goes() -> None:
    game = at('row = ["deed"]\nseat0 = {hand = ["dagger"], persuasion = 3, water = 1}\n')
    take(game, "reveal")
    assert "do deed.plot" not in offered(game)
    take(game, "acquire deed")
    assert "do deed.plot" in offered(game)
    take(game, "do deed.plot")
    me = game.players[0]
    assert (me.water, me.spice) == (0, 1)
    (deed,) = me.discard
    moves.trash(game, me, deed, FOR_SEAT[0])
    game.advance()
    assert "do deed.plot" not in offered(game)
    assert game.rules.offers[0] == {}


def test_what_listens_to_rounds_and_turns() -> None:
    game = at('phase = "round"\nseat0 = {discard = ["charter"], solari = 0}\n')
    me = game.players[0]
    assert (game.turn.seat, me.solari, me.spice) == (0, 2, 1)
    take(game, "reveal", "end")
    assert (me.solari, me.spice, game.players[1].spice) == (2, 1, 0)


def test_what_listens_to_a_won_conflict_is_part_of_the_reward() -> None:
    game = at('phase = "combat"\nconflict = "skirmish_a"\nseat0 = {discard = ["charter"], troops = 2, water = 0}\n')
    assert (game.decision.source, offered(game)) == ("charter.ability.3", ["pick 1", "pick 2"])
    take(game, "pick 1")
    assert game.players[0].water == 1


def test_rules_are_shared_by_all_who_own_the_same_and_copies_keep_theirs() -> None:
    one, other = at(IN_PLAY), at(IN_PLAY)
    assert one.rules is other.rules
    copy = one.clone()
    take(one, "reveal", "end")
    assert copy.rules is other.rules
    assert one.rules is not other.rules
    take(copy, "reveal", "end")
    assert copy.rules is one.rules
    assert digest(copy) == digest(one)


def test_rules_are_always_those_of_what_is_owned() -> None:
    seen = 0
    for seed in range(10):
        game, chance = new_game(BASE, Setup(3 + seed % 2, seed, expansions=("owning",))), seats_of(seed)
        while game.decision is not None:
            assert rules_of(game) is game.rules
            for action in game.decision.options:
                assert game.why_not(action) == []
            seen += any(rules.pieces for rules in game.rules.seats)
            game.apply(game.decision.options[chance.below(len(game.decision.options))])
        assert faults(game) == []
    assert seen > 100


def test_what_counts_while_it_lies_there_is_worded() -> None:
    words = boxes.boxes_of(BANNER)["own_ability"]
    assert words.startswith("Board spaces with the Landsraad icon cost you 2 Solari less.")
    assert boxes.boxes_of(CHARTER)["own_ability"].startswith("At the start of each round: gain 2 Solari.")


@pytest.mark.usefixtures("qapp")
def test_the_panel_has_what_is_offered_and_does_not_hold_back_for_it() -> None:
    answering = position(WITH + IN_PLAY)
    titles = [row.title for row in answering.choices.rows() if row.action is not None and row.action.verb == "do"]
    assert titles
    answering = position(WITH + IN_PLAY.replace(', "dune_the_desert_planet"', ""), "reveal")
    end = next(one for one in answering.choices.buttons if one.action is END)
    assert end.confirm == ""
    assert REVEAL not in [one.action for one in answering.choices.buttons]
