"""Two cards for one agent: cards of a product that exists here only are played together with others."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from dune_desktop.content import BASE, registered
from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.conditions import Has, Joined, JoinedTo
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import AddIcons, Gain, If, IgnoreAgents, Recruit, SendAnywhere
from dune_desktop.engine.events import Event
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import CITY, EMPEROR, FREMEN, LANDSRAAD, NO_CARD
from dune_desktop.engine.printed import STARTER, Card
from dune_desktop.engine.product import Part, Product
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from dune_desktop.models.refs import CARD
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.scenarios import scenario
from dune_desktop.text import products
from dune_desktop.text.log import sentences
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text
from tests.asked import answers, drop, position, set_up, space
from tests.games import seats_of, walk

#: Cards that are played together with another one only; without an icon, with one, and one that needs none.
TWINE = Card("twine", kind=STARTER, joins=True, agent=(Gain(spice=1), If(JoinedTo((EMPEROR,)), Gain(solari=1))))
KNOT = Card("knot", kind=STARTER, copies=2, joins=True, icons=(CITY,), agent=If(Joined(), Recruit(1)))
#: It goes alone, too, and gives more when it does not.
THREAD = Card("thread", kind=STARTER, icons=(LANDSRAAD,), agent=If(Joined(), Gain(water=1)))
ROPE = Card("rope", kind=STARTER, sending=SendAnywhere())
#: More icons in company.
RIBBON = Card("ribbon", kind=STARTER, icons=(LANDSRAAD,), sending=If(Joined(), AddIcons((CITY, EMPEROR))))
#: Past foreign agents on spaces of one of its icons.
WEDGE = Card("wedge", kind=STARTER, icons=(CITY, EMPEROR), sending=IgnoreAgents((EMPEROR,)))
#: Past foreign agents everywhere, with enough influence.
NEEDLE = Card("needle", kind=STARTER, icons=(CITY,), sending=If(Has(EMPEROR, 2), IgnoreAgents()))
CARDS = (TWINE, KNOT, THREAD, ROPE, RIBBON, WEDGE, NEEDLE)
WITH = 'with = ["joining"]\n'


@pytest.fixture(autouse=True)
def _product() -> Iterator[None]:
    names = {card.id: Text("Test", card.id.title()) for card in CARDS}
    room = Room(products=("joining",), names={"card": names})
    with products.registered(room), registered(Product("joining", Part(starters=CARDS))):
        yield


def new(seed: int, events: list[Event] | None = None) -> Game:
    return new_game(BASE, Setup(3 + seed % 2, seed, expansions=("joining",)), events)


def at(text: str) -> Game:
    return build(BASE, read_position(BASE, tomllib.loads(WITH + text)))


def offered(game: Game, card: str) -> list[str]:
    assert game.decision is not None
    return [one.text for one in game.decision.options if one.verb == "agent" and card in one.args[0].split("+")]


def test_a_card_that_asks_for_a_partner_never_goes_alone() -> None:
    game = at('seat0.hand = ["twine"]')
    assert offered(game, "twine") == []
    why = game.why_not(Action.parse("agent twine > arrakeen"))
    assert [one.code for one in why] == ["alone", "icon_missing"]


def test_the_icons_of_both_cards_count() -> None:
    game = at('seat0.hand = ["twine", "knot", "thread"]')
    alone, spaces = set(offered(game, "thread")), BASE.spaces
    city, landsraad = ({one.id for one in spaces if one.icon == icon} for icon in (CITY, LANDSRAAD))
    both = {one.args[1] for one in game.decision.options if one.args[:1] == ("knot+thread",)}
    assert both <= city | landsraad
    assert both & city
    assert both & landsraad
    assert any(one.startswith("agent thread >") for one in alone)
    assert game.why_not(Action.parse("agent thread+knot > arrakeen"))[0].code == "unknown_card"  # named otherwise
    assert not any("thread+dagger" in one for one in alone)


def test_two_copies_can_be_played_together_and_one_can_not() -> None:
    assert "agent knot+knot > arrakeen" in offered(at('seat0.hand = ["knot", "knot"]'), "knot")
    one = at('seat0.hand = ["knot", "dagger"]')
    assert [why.code for why in one.why_not(Action.parse("agent knot+knot > arrakeen"))] == ["not_in_hand"]


def test_a_card_that_sends_anywhere_sends_the_pair() -> None:
    hand = 'seat0 = {hand = ["twine", "rope", "knot"], solari = 9, spice = 9, water = 9, agents = ["arrakeen"'
    assert "agent twine+rope > arrakeen" in offered(at(hand + "]}"), "twine")
    away = at(hand + ', "carthag"]}')
    assert "agent twine+rope > arrakeen" in offered(away, "twine")
    assert not any("knot+twine" in one for one in offered(away, "knot"))  # no agent is left for these
    assert [why.code for why in away.why_not(Action.parse("agent knot+twine > research_station"))] == ["no_agent_left"]


def test_icons_that_a_card_has_only_in_company() -> None:
    game = at('seat0 = {hand = ["twine", "ribbon"], solari = 9, spice = 9, water = 9}')
    found = offered(game, "ribbon")
    alone, both = ({one.split(" > ")[1] for one in found if ("twine" in one) is pair} for pair in (False, True))
    assert "arrakeen" not in alone
    assert both >= alone | {"arrakeen", "conspire"}


@pytest.mark.parametrize(("influence", "codes"), [(0, ["occupied"]), (2, [])])
def test_what_a_card_lifts_while_a_condition_holds(influence: int, codes: list[str]) -> None:
    text = 'seat0 = {{hand = ["needle", "twine"], influence = {{emperor = {}}}}}\nseat1.agents = ["arrakeen"]'
    game = at(text.format(influence))
    for cards in ("needle", "twine+needle"):
        send = Action.parse(f"agent {cards} > arrakeen")
        assert [why.code for why in game.why_not(send)] == codes
        assert (send in game.decision.options) is (not codes)
    if not codes:
        game.apply(Action.parse("agent needle > arrakeen"))
        assert game.players[0].agents == (game.edition.space_index["arrakeen"],)


def test_what_opens_spaces_of_its_own_icon_opens_no_others() -> None:
    """X6.9: an icon that infiltrates lets nobody into spaces of icons that a card has besides, or in this turn."""
    board = (
        'seat0 = {hand = ["wedge", "twine"], solari = 9, spice = 9, water = 9}\nseat1.agents = ["arrakeen", "conspire"]'
    )
    game = at(board)
    for cards in ("wedge", "twine+wedge"):
        assert f"agent {cards} > conspire" in offered(game, "wedge")
        why = game.why_not(Action.parse(f"agent {cards} > arrakeen"))
        assert [one.code for one in why] == ["occupied"]
    game.turn.extra_icons |= 1 << FREMEN
    game.players[1].agents += (game.edition.space_index["hardy_warriors"],)
    assert [one.code for one in game.why_not(Action.parse("agent wedge > hardy_warriors"))] == ["occupied"]


def test_both_boxes_are_open_and_know_each_other() -> None:
    game = at('seat0 = {hand = ["twine", "imperial_spy"], solari = 0, spice = 0}')
    game.apply(Action.parse("agent twine+imperial_spy > wealth"))
    me = game.players[0]
    twine, other = (next(n for n in me.played if game.cards[n].id == face) for face in ("twine", "imperial_spy"))
    assert (game.turn.card, game.turn.partner) == (twine, other)
    assert view(game, 1).turn.partner == other
    assert game.clone().turn.partner == other
    assert me.spice == 1
    assert me.solari == 3  # two of Wealth, one for the Emperor card
    assert "do imperial_spy.agent.1" in [one.text for one in game.decision.options]


@pytest.mark.parametrize(("cards", "water"), [("thread", 0), ("knot+thread", 1)])
def test_what_counts_only_for_two_cards(cards: str, water: int) -> None:
    game = at('seat0 = {hand = ["knot", "thread"], solari = 9, water = 0}')
    game.apply(Action.parse(f"agent {cards} > rally_troops"))
    assert game.players[0].water == water


def test_offered_means_exactly_no_refusal() -> None:
    words = [f"{one.id}+{other.id}" for one in (*BASE.starters, *CARDS) for other in (*BASE.starters, *CARDS)]
    words += [card.id for card in (*BASE.starters, *CARDS)]
    everything = {Action.parse(f"agent {word} > {one.id}") for word in words for one in BASE.spaces}
    pairs = 0
    for seed in range(4):
        game = new(seed)
        for count, _ in enumerate(walk(game, seats_of(seed))):
            if count % 23 == 0 and game.decision is not None:
                sent = {one for one in game.decision.options if one.verb == "agent"}
                pairs += sum("+" in one.text for one in sent)
                for action in everything | sent:
                    assert (game.why_not(action) == []) == (action in sent), (action, game.why_not(action))
    assert pairs > 20


def test_whole_games_have_no_fault_and_copies_go_on_alike() -> None:
    joined = 0
    for seed in range(12):
        game, chance = new(seed, []), seats_of(seed)
        while game.decision is not None:
            other, mine = game.clone(), chance.below(len(game.decision.options))
            action = game.decision.options[mine]
            told = game.apply(action)
            joined += sum(isinstance(one, events.Sent) and one.partner != NO_CARD for one in told)
            if "+" in action.text:
                other.apply(action)
                assert digest(other) == digest(game)
                assert faults(game) == []
        assert faults(game) == []
    assert joined > 20


def test_the_log_names_both_cards() -> None:
    game = at('seat0.hand = ["knot", "dagger"]')
    game.events = []
    told = game.apply(Action.parse("agent knot+dagger > arrakeen"))
    sent = next(one for one in told if isinstance(one, events.Sent))
    assert sentences.line(sent, game) == "Seat 1 sends an Agent to Arrakeen with Knot and Dagger."


@pytest.mark.usefixtures("qapp")
def test_the_panel_asks_for_the_partner_and_every_way_is_there() -> None:
    text = 'seat0 = {hand = ["twine", "knot", "dagger", "diplomacy"], solari = 9}'
    answering = position(WITH + text)
    controller = set_up(WITH + text)
    options = {one for one in controller.question.options if one.verb == "agent"}
    found = {action for _, action in answers(answering, by_rows=True) if action.verb == "agent"}
    assert found == options
    hand = controller.view.players[0].hand
    twine, dagger = ((CARD, next(n for n in hand if controller.face(n).id == face)) for face in ("twine", "dagger"))
    assert answering.choose(twine)
    assert answering.choices.prompt == "Twine: grafted with which card?"
    assert answering.choose(dagger)
    assert answering.choices.prompt == "Twine and Dagger: where to?"
    assert answering.choose(space(answering, "rally_troops"))
    answering = position(WITH + text)
    assert drop(answering, twine, space(answering, "rally_troops"))
    assert answering.controller.view.turn.partner == dagger[1]  # type: ignore[attr-defined]  # no other fits there
    answering = position(WITH + text.replace('"knot"', '"thread"'))  # as the dagger does
    assert drop(answering, twine, space(answering, "rally_troops"))
    assert answering.choices.prompt == "Twine: grafted with which card?"


def test_scenarios_name_two_cards() -> None:
    text = """
    with = ["joining"]
    [[scenario]]
    name = "Twine and Thread on a Landsraad space"
    covers = ["rally_troops"]
    seat0 = {hand = ["twine", "thread", "dagger"], solari = 4, water = 0}
    steps = [
      {refused = {"agent twine > rally_troops" = "alone", "agent thread+dagger > rally_troops" = "unknown_card"}},
      {legal = ["agent twine+dagger > rally_troops"]},
      "agent twine+thread > rally_troops",
    ]
    expect = {seat0.hand = ["dagger"], seat0.played = ["twine", "thread"], seat0.water = 1}
    """
    (one,) = scenario.parse(tomllib.loads(text), "twine.toml")
    assert isinstance(one, scenario.Scenario), one
    assert scenario.run(one).trouble == ()
