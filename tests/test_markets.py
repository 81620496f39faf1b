"""Markets, tracks, factions and icons are values: what no printed product has of them works as what they say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import define, evolve

from dune_desktop.content import BASE, registered
from dune_desktop.engine.abilities import AcquiresToTop, Common
from dune_desktop.engine.actions import Action
from dune_desktop.engine.composing import compose
from dune_desktop.engine.conditions import OnTrack
from dune_desktop.engine.effects import DrawIntrigue, Gain, If, Influence, Persuasion
from dune_desktop.engine.effects.acquiring import Acquire, AcquireReserve, Buy
from dune_desktop.engine.effects.influence import Advance, Recall
from dune_desktop.engine.effects.meanings import May
from dune_desktop.engine.events import Answered, CardMoved
from dune_desktop.engine.facts import OPEN, PERSONAL, SeatFacts, TableFacts, Where, cloned, number, stacks, zone
from dune_desktop.engine.faults import faults
from dune_desktop.engine.items import Printed
from dune_desktop.engine.market import ROW, Market, Money, acquisitions
from dune_desktop.engine.names import ANY, CITY, FACTIONS, HAND, ICONS, faction, icon
from dune_desktop.engine.printed import STARTER, Card, Faction, Section, Space
from dune_desktop.engine.product import Insert, Part, Product
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game, Player
from dune_desktop.engine.tracks import Node, Track, line
from dune_desktop.engine.view import view

TRADERS, HARBOUR = faction("traders"), icon("traders")


@cloned
@define
class Wharf(SeatFacts):
    """What each seat has of the traders."""

    coins: int = number()
    ship: int = number()
    study: int = number()
    crates: list[int] = zone(PERSONAL)


@cloned
@define
class Quay(TableFacts):
    """Three face-down stacks of crates, the top ones turned up."""

    stacks: list[list[int]] = stacks(PERSONAL)
    bell: list[int] = zone(PERSONAL, seen=OPEN)
    silk: list[int] = zone(PERSONAL, seen=OPEN)
    bales: list[int] = zone(PERSONAL)
    banners: list[int] = zone(PERSONAL, seen=OPEN)


CRATES = Market(
    id="crates",
    zone=Where("stacks", Quay),
    stacks=True,
    places=3,
    stock=tuple(Card(f"crate_{n}", price=n, acquired=Gain(spice=1)) for n in range(1, 7)),
    money=Money(Where("coins", Wharf)),
    open=False,
    to=Where("crates", Wharf),
    cards=False,
)
#: It stays where it lies, whoever buys it.
BELL = Market(
    id="bell",
    zone=Where("bell", Quay),
    stock=(Card("bell", price=1, acquired=Gain(solari=2)),),
    money=Money(Where("water")),
    to=None,
)
#: Who has studied may put it on top of the deck.
SILK = Market(
    id="silk",
    zone=Where("silk", Quay),
    deck=Where("bales", Quay),
    places=2,
    stock=(Card("silk", copies=4, price=1),),
    money=Money(Where("water")),
    top=OnTrack("study", 1),
)
#: No card, though it is sold for persuasion.
BANNERS = Market(id="banners", zone=Where("banners", Quay), stock=(Card("banner", cost=2),), cards=False)
VOYAGE = Track(
    "voyage", line("voyage", Gain(solari=1), Gain(spice=2), DrawIntrigue()), Where("ship", Wharf), when_back=True
)
STUDY = Track(
    "study",
    (
        Node("door", next=("hall",)),
        Node("hall", Gain(solari=1), ("cell",), first=Gain(water=1)),
        Node("cell", requires=OnTrack("voyage", 2)),
    ),
    Where("study", Wharf),
)
SPACES = (
    Space("pier", HARBOUR, Advance("voyage", 2)),
    Space("arsenal", CITY, May(Buy("crates", less=2))),
    Space("sea", CITY, Recall("voyage")),
    Space("school", CITY, (Advance("study"), If(OnTrack("study", 1), Gain(solari=5)))),
    Space("court", CITY, Influence(ANY)),
    Space("sheds", CITY, AcquireReserve("foldspace")),
    Space("tailor", CITY, Buy("silk")),
    Space("college", CITY, (Acquire(9), Acquire(9, to=HAND))),
)
TRADE = Product(
    "traders",
    Part(
        starters=(Card("pass", kind=STARTER, copies=3, icons={CITY, HARBOUR}, reveal=Persuasion(1)),),
        factions=(Faction(TRADERS, Gain(solari=9), top=3, point=1, height=2),),
        markets=(CRATES, BELL, SILK, BANNERS),
        tracks=(VOYAGE, STUDY),
        sections=(Section("port", SPACES),),
        seat_facts=(Wharf,),
        table_facts=(Quay,),
        variants=("carriers",),
    ),
    Part(when=("carriers",), inserts=(Insert("common", Common("carriers", (AcquiresToTop(),))),)),
)


def begun(*variants: str) -> Game:
    """A game in which everybody can go anywhere."""
    game = new_game(BASE, Setup(3, 5, expansions=("traders",), variants=variants), [])
    for player in game.players:
        cards = [card for card in (*player.hand, *player.deck) if game.cards[card].id == "pass"]
        rest = [card for card in (*player.hand, *player.deck) if card not in cards]
        player.hand, player.deck = cards + rest[:2], rest[2:]
    game.advance()
    return game


@pytest.fixture
def game() -> Iterator[Game]:
    with registered(TRADE):
        yield begun()


@pytest.fixture
def carried() -> Iterator[Game]:
    """Everybody may put what they acquire on top of their deck."""
    with registered(TRADE):
        yield begun("carriers")


def act(game: Game, *texts: str) -> None:
    for text in texts:
        action = Action.parse(text)
        assert game.why_not(action) == [], text
        game.apply(action)
        assert faults(game) == []


def turn(game: Game, space: str, *texts: str) -> Player:
    """The seat to move goes there, does this, and ends its turn; so do others that only reveal."""
    assert game.decision is not None
    seat = game.decision.seat
    act(game, f"agent pass > {space}", *texts)
    return game.players[seat]


def asked(game: Game) -> list[str]:
    assert game.decision is not None
    return [option.text for option in game.decision.options]


# ---------------------------------------------------------------- markets


def test_stacks_are_dealt_with_their_top_cards_turned_up(game: Game) -> None:
    piles = Quay.of(game).stacks
    assert [len(pile) for pile in piles] == [2, 2, 2]
    assert sorted(game.cards[card].id for pile in piles for card in pile) == [f"crate_{n}" for n in range(1, 7)]
    for seat in range(3):
        assert [[card >= 0 for card in pile] for pile in Quay.of(view(game, seat)).stacks] == [[False, True]] * 3


def test_an_effect_buys_for_less_from_a_market_that_is_closed(game: Game) -> None:
    assert game.decision is not None
    seat = game.decision.seat
    Wharf.of(game.players[seat]).coins = 4
    tops = [pile[-1] for pile in Quay.of(game).stacks]
    affordable = [card for card in tops if (game.cards[card].price or 0) - 2 <= 4]
    me = turn(game, "arsenal")
    act(game, next(option for option in asked(game) if option.startswith("do arsenal")))
    wanted = max(affordable, key=lambda card: game.cards[card].price or 0)
    assert {f"pick {game.cards[card].id} crates" for card in affordable} <= {*asked(game), "pick no"}
    act(game, f"pick {game.cards[wanted].id} crates")
    price = max(0, (game.cards[wanted].price or 0) - 2)
    assert (Wharf.of(me).coins, Wharf.of(me).crates, me.spice) == (4 - price, [wanted], 1)
    assert sorted(len(pile) for pile in Quay.of(game).stacks) == [1, 2, 2]
    assert Quay.of(view(game, 0)).stacks[tops.index(wanted)][-1] >= 0


def test_nothing_is_bought_there_with_persuasion(game: Game) -> None:
    assert game.decision is not None
    seat = game.decision.seat
    game.players[seat].persuasion = 20
    act(game, "reveal")
    assert not any(option.endswith("crates") for option in asked(game))
    top = game.cards[Quay.of(game).stacks[0][-1]].id
    assert [one.code for one in game.why_not(Action.parse(f"acquire {top} crates"))] == ["not_for_sale"]


def test_where_all_costs_less_less_money_buys_it() -> None:
    with registered(Product("sale", Part(markets=(evolve(ROW, less=1),)))):
        for expansions, less in (((), 0), (("sale",), 1)):
            game = new_game(BASE, Setup(3, 5, expansions=expansions))
            player, costs = game.players[0], {game.cards[card].id: game.cards[card].cost for card in game.row}
            player.persuasion = min(cost for cost in costs.values() if cost is not None) - 1
            bought = {action.args[0] for action in acquisitions(game, player)}
            assert bool(bought & costs.keys()) is bool(less)
            assert {one for one, cost in costs.items() if cost == player.persuasion + less} == bought & costs.keys()


def test_what_stays_where_it_lies_is_bought_again_and_again(game: Game) -> None:
    assert game.decision is not None
    me = game.players[game.decision.seat]
    me.water = 2
    bell = Quay.of(game).bell[:]
    act(game, "reveal", "acquire bell bell", "acquire bell bell")
    assert (me.water, me.solari, Quay.of(game).bell, me.discard) == (0, 4, bell, [])


def test_a_condition_lets_one_put_what_one_buys_on_the_deck(game: Game) -> None:
    assert game.decision is not None
    me = game.players[game.decision.seat]
    me.water = 2
    act(game, "reveal", "acquire silk silk")
    assert [one.code for one in game.why_not(Action.parse("acquire silk silk top"))] == ["not_to_top"]
    assert [game.cards[card].id for card in me.discard] == ["silk"]
    assert (len(Quay.of(game).silk), len(Quay.of(game).bales)) == (2, 1)
    Wharf.of(me).study = 1
    game.advance()
    assert {"acquire silk silk", "acquire silk silk top"} <= {*asked(game)}
    act(game, "acquire silk silk top")
    assert game.cards[me.deck[-1]].id == "silk"


def test_what_is_no_card_is_not_acquired_as_one(game: Game) -> None:
    assert game.decision is not None
    me = game.players[game.decision.seat]
    Wharf.of(me).coins = 9
    turn(game, "arsenal")
    act(game, "do arsenal.1")
    game.turn.each_acquired, game.turn.to_top = (Printed("prize", Gain(solari=5)),), True
    assert not any(option.endswith("top") for option in asked(game))
    solari, before = me.solari, len(game.events or ())
    act(game, next(option for option in asked(game) if option != "pick no"))
    assert len(Wharf.of(me).crates) == 1
    assert (me.solari, me.spice, game.turn.acquired) == (solari, 1, ())
    (moved,) = [one for one in (game.events or ())[before:] if isinstance(one, CardMoved)]
    assert (moved.origin, moved.target, moved.acquired) == ("crates", "crates", False)


def test_a_permission_of_the_turn_moves_nothing_that_stays_where_it_lies(game: Game) -> None:
    assert game.decision is not None
    me = game.players[game.decision.seat]
    me.water = 2
    act(game, "reveal")
    game.turn.to_top = True
    game.advance()
    assert {"acquire bell bell", "acquire silk silk top"} <= {*asked(game)}
    assert "acquire bell bell top" not in asked(game)
    assert [one.code for one in game.why_not(Action.parse("acquire bell bell top"))] == ["not_to_top"]


def test_an_ability_puts_on_the_deck_what_is_acquired_in_any_way(carried: Game) -> None:
    game = carried
    assert game.decision is not None
    me = game.players[game.decision.seat]
    me.water = 1
    turn(game, "tailor", "do tailor.1")
    assert asked(game) == ["pick silk silk", "pick silk silk top"]
    act(game, "pick silk silk top")
    assert (me.water, game.cards[me.deck[-1]].id, me.discard) == (0, "silk", [])
    act(game, "end")
    other = turn(game, "sheds", "do sheds.1")
    assert asked(game) == ["pick foldspace", "pick foldspace top"]
    act(game, "pick foldspace top")
    assert game.cards[other.deck[-1]].id == "foldspace"
    act(game, "end")
    third = turn(game, "college", "do college.1")
    row = game.cards[game.row[0]].id
    assert {f"pick {row}", f"pick {row} top"} <= {*asked(game)}
    assert "pick banner banners" not in asked(game)  # the effect speaks of a card
    act(game, f"pick {row} top", "do college.2")
    assert game.cards[third.deck[-1]].id == row
    assert any(option.endswith("top") for option in asked(game))  # also where the effect says another place (X12.8)
    act(game, next(option for option in asked(game) if option.startswith("pick")))
    act(game, "end", "reveal")
    me.persuasion = 9
    game.advance()
    assert {"acquire arrakis_liaison", "acquire arrakis_liaison top", "acquire banner banners"} <= {*asked(game)}
    assert "acquire bell bell top" not in asked(game)


def test_without_a_choice_nothing_is_asked(game: Game) -> None:
    me = turn(game, "sheds", "do sheds.1")
    assert [game.cards[card].id for card in me.discard] == ["foldspace"]
    assert not any(isinstance(one, Answered) for one in game.events or ())


def test_what_is_sold_carries_the_money_of_its_market() -> None:
    assert {card.money for card in CRATES.stock} == {"coins"}
    assert all(card.cost is None for card in CRATES.stock)


# ---------------------------------------------------------------- tracks


def test_a_token_goes_on_and_its_rewards_come_when_it_goes_back(game: Game) -> None:
    me = turn(game, "pier", "do pier.1")
    assert (Wharf.of(me).ship, me.solari, me.spice) == (2, 0, 0)
    act(game, "do pier.influence", "end")
    for _ in game.opponents(me.seat):
        act(game, "reveal", "end")
    act(game, "agent pass > sea", "do sea.1")
    while any(option.startswith("do voyage") for option in asked(game)):
        act(game, next(option for option in asked(game) if option.startswith("do voyage")))
    assert (Wharf.of(me).ship, me.solari, me.spice) == (0, 1, 2)


def test_a_token_at_the_start_is_not_called_back(game: Game) -> None:
    turn(game, "sea")
    assert "do sea.1" not in asked(game)
    assert [one.code for one in game.why_not(Action.parse("do sea.1"))] == ["track_start", "impossible_now"]


def test_the_first_to_come_gains_more_and_a_node_can_be_closed(game: Game) -> None:
    assert game.decision is not None
    me = game.players[game.decision.seat]
    water = me.water
    turn(game, "school", "do school.1")
    assert (Wharf.of(me).study, me.solari, me.water) == (1, 6, water + 1)
    at = game.edition.track_by_id["study"]
    assert [node.id for node in at.ahead(game, me)] == []
    Wharf.of(me).ship = 2
    assert [node.id for node in at.ahead(game, me)] == ["cell"]
    other = game.players[(me.seat + 1) % 3]
    assert len(at.move(game, other, 1)) == 1


# ---------------------------------------------------------------- factions and icons


def test_a_fifth_faction_has_a_track_an_alliance_and_an_icon_of_its_own(game: Game) -> None:
    edition = game.edition
    assert (FACTIONS[TRADERS], ICONS[HARBOUR]) == ("traders", "traders")
    assert edition.factions[-1].number == TRADERS == 4
    assert [len(player.influence) for player in game.players] == [5] * 3
    assert len(game.alliances) == 5
    assert edition.spaces[edition.space_index["pier"]].faction == TRADERS
    me = turn(game, "pier", "do pier.influence")
    assert (me.influence[TRADERS], me.vp) == (1, 1)
    assert view(game, 0).players[me.seat].influence[TRADERS] == 1


def test_of_any_faction_means_all_of_the_game(game: Game) -> None:
    me = turn(game, "court", "do court.1")
    assert asked(game) == [f"pick {one.id}" for one in game.edition.factions]
    me.influence[TRADERS] = 1
    act(game, "pick traders")
    assert game.alliances[TRADERS] == me.seat
    assert me.solari == 9
    assert me.influence[TRADERS] == game.edition.tops[TRADERS] - 1


def test_games_without_the_product_know_nothing_of_it() -> None:
    plain = compose(BASE.recipe)
    assert [one.id for one in plain.factions] == list(FACTIONS[:4])
    game = new_game(BASE, Setup(3, 5))
    assert [len(player.influence) for player in game.players] == [4] * 3
