"""Windows and points of the rules: standing offers and intrigue cards in each, a window that a product brings."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import frozen

from dune_desktop.content import BASE, EDITIONS, registered
from dune_desktop.engine import events, moves, triggers
from dune_desktop.engine.abilities import GainsMore, Offers, When, WinsTies
from dune_desktop.engine.actions import Action
from dune_desktop.engine.composing import compose
from dune_desktop.engine.decisions import COMBAT, ENDGAME, REWARD, WIN
from dune_desktop.engine.effects import Discard, Draw, Gain, Pay
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames.windows import Window
from dune_desktop.engine.items import FOR_SEAT, Context, Item, Printed
from dune_desktop.engine.names import CITY, NO_CARD, CardNumber, Seat
from dune_desktop.engine.printed import Card, Intrigue
from dune_desktop.engine.product import Insert, Part, Product
from dune_desktop.engine.ranking import decided, final_order
from dune_desktop.engine.rivals.turn import begin_rival_turn
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game, Player, Table
from dune_desktop.engine.view import view
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.text import addresses, products
from dune_desktop.text.box_signs import intrigue_groups
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.refusals import reason
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text
from dune_desktop.text.wording import clause
from dune_desktop.windows.endings.score_words import ties
from tests.asked import position
from tests.box import opened
from tests.games import seats_of

GLEANING = "gleaning"


@frozen
class OpenGleaning(Effect):
    """The window of who has lost troops."""

    def do(self, game: Game, at: Context) -> None:
        game.stack.append(Window(at.seat, [], "gleaner", GLEANING))


def lost_troops(game: Game, seat: Seat, gone: tuple[int, ...]) -> list[Item]:
    return [Item(seat, NO_CARD, Printed("gleaner.window", OpenGleaning()))] if gone[0] >= 2 else []


WATER = Pay(spice=1) >> Gain(water=1)
SOLARI = Pay(spice=1) >> Gain(solari=2)
#: Wherever a seat has it, it may do this at any time.
STILL = Card(
    "still",
    cost=1,
    icons=(CITY,),
    ability=(
        Offers(WATER),
        Offers(SOLARI),
        *(Offers(WATER, window) for window in (COMBAT, WIN, REWARD, ENDGAME, GLEANING)),
    ),
)
#: It listens to everything that has a name.
EAR = Card(
    "ear",
    copies=2,
    cost=1,
    ability=(
        When("endgame_began", Gain(solari=1), item=False),
        When("turn_began", Gain(solari=10)),
        When("turn_ended", Draw(1)),
        When("intrigue_played", Gain(solari=100), item=False),
        When("intrigue_played", Gain(spice=1), item=False, others=True),
        When("turn_ended", Gain(water=1)),
        When("gone_home", Gain(water=1), item=False),
    ),
)
MISER = Card("miser", cost=1, ability=(GainsMore((1, 0, 0)), WinsTies()))
#: What is discarded asks, and a card discards two of them.
CRATE, CHEST = (Card(one, cost=1, discarded=Gain(solari=1) | Gain(spice=1)) for one in ("crate", "chest"))
PORTER = Card("porter", cost=1, icons=(CITY,), ability=(Offers(Discard(2) >> Gain(water=1)),))
GLEANER = Intrigue("gleaner", copies=2, window=GLEANING, there=Gain(spice=3))


def owned(table: Table, player: Player) -> Iterator[tuple[Card, CardNumber]]:
    mine = (*player.deck, *player.hand, *player.discard, *player.revealed, *player.played)
    return ((table.cards[card], card) for card in sorted(mine) if table.cards[card].id in OWN)


PRODUCT = Product(
    "moments",
    Part(
        imperium=(STILL, EAR, MISER, CRATE, CHEST, PORTER),
        intrigues=(GLEANER,),
        inserts=(Insert("owned", owned), Insert("hears", ("gone_home", lost_troops))),
    ),
)
OWN = ("still", "ear", "miser", "crate", "chest", "porter")
ROOM = Room(
    products=("moments",),
    names={
        "card": {one: Text("Test", one.title()) for one in OWN},
        "intrigue": {"gleaner": Text("Test", "Gleaner")},
        "box": {GLEANING: Text("Test", "After a Combat")},
    },
)
WITH = 'with = ["moments"]\n'


@pytest.fixture(autouse=True)
def _product() -> Iterator[None]:
    with products.registered(ROOM), registered(PRODUCT):
        yield


def at(text: str, edition: str = "base") -> Game:
    return build(EDITIONS[edition], read_position(EDITIONS[edition], tomllib.loads(WITH + text)))


def take(game: Game, *actions: str) -> None:
    for action in actions:
        game.apply(Action.parse(action))


def offered(game: Game) -> list[str]:
    assert game.decision is not None
    return [one.text for one in game.decision.options]


def codes(game: Game, action: str) -> list[str]:
    return [why.code for why in game.why_not(Action.parse(action))]


# ---------------------------------------------------------------- offers


def test_two_offers_of_one_owner_in_one_window_are_two_options() -> None:
    game = at('seat0 = {discard = ["still"], spice = 1}\n')
    assert offered(game)[-2:] == ["do still.plot", "do still.plot2"]
    take(game, "do still.plot2")
    assert (game.players[0].solari, game.players[0].spice) == (2, 0)
    assert codes(game, "do still.plot2") == ["cannot_pay", "impossible_now"]
    assert addresses.words(game.edition, "still.plot2") == "pay 1 spice → gain 2 Solari"


@pytest.mark.parametrize(("fighters", "window"), [("seat0", WIN), ("seat1", REWARD)])
def test_offers_stand_while_a_reward_waits(fighters: str, window: str) -> None:
    """The first of two who fight wins; the other one's reward has something to choose."""
    mine = 'discard = ["still"], spice = 1'
    troops = {"seat0": 3, "seat1": 1}
    seats = "".join(
        f"{seat} = {{troops = {n}{', ' + mine if seat == fighters else ''}}}\n" for seat, n in troops.items()
    )
    game = at(f'phase = "combat"\nconflict = "battle_for_arrakeen"\n{seats}')
    while game.decision is not None and game.decision.window == COMBAT:
        take(game, "pass")
    assert game.decision is not None
    assert (game.decision.window, game.decision.what) == (window, window)
    assert f"do still.{window}" in offered(game)
    take(game, f"do still.{window}")
    assert game.players[int(fighters[-1])].water == 2
    assert codes(game, f"do still.{window}") == ["cannot_pay", "impossible_now"] or game.decision.window != window


def test_a_reward_is_not_followed_by_a_window_of_offers_alone() -> None:
    game = at(
        'phase = "combat"\nconflict = "skirmish_a"\nseat0 = {troops = 3}\n'
        'seat1 = {troops = 1, discard = ["still"], spice = 2}\n'
    )
    assert game.decision is not None
    take(game, "pass")  # the offer in the Combat itself
    assert game.decision.window == REWARD
    take(game, "do skirmish_a.second.1")
    assert game.players[1].spice == 2
    assert game.decision.window not in (COMBAT, REWARD)


# ---------------------------------------------------------------- a window that a product brings

LOST = """
phase = "combat"
conflict = "guild_bank_raid"
seat0 = {troops = 1, swords = 6}
seat1 = {troops = 2, intrigue = ["gleaner"], water = 0}
"""


def test_a_card_has_a_box_for_a_window_of_its_product() -> None:
    assert GLEANER.windows.keys() == {GLEANING}
    assert GLEANER.kinds == (COMBAT,)
    assert boxes_of(GLEANER) == {GLEANING: "Gain 3 spice."}
    assert [sign.name for sign, _ in intrigue_groups(GLEANER)] == ["combat_card"]


def test_a_window_of_a_product_opens_where_its_frame_is_pushed() -> None:
    game = at(LOST)
    assert codes(game, "play gleaner") == ["wrong_window"]
    assert "cannot be played" in reason(game.why_not(Action.parse("play gleaner"))[0], game.edition)
    take(game, "pass")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.window, offered(game)) == (1, GLEANING, ["play gleaner", "done"])
    before = game.players[1].spice
    take(game, "play gleaner")
    assert game.players[1].spice == before + 3
    assert game.decision.window != GLEANING
    assert faults(game) == []


def test_whoever_has_any_intrigue_card_is_asked_there() -> None:
    game = at(LOST.replace('"gleaner"', '"bribery"'))
    take(game, "pass")
    assert game.decision is not None
    assert (game.decision.window, offered(game)) == (GLEANING, ["done"])
    assert codes(game, "play bribery") == ["wrong_window"]
    assert reason(game.why_not(Action.parse("play bribery"))[0], game.edition) == "This cannot be done now."
    game = at(LOST.replace(', intrigue = ["gleaner"]', ""))
    assert game.decision is None or game.decision.window != GLEANING


@pytest.mark.usefixtures("qapp")
def test_the_panel_shows_it() -> None:
    answering = position(WITH + LOST, "pass")
    assert answering.choices.prompt == "You may act now, or continue"
    assert [row.title for row in answering.choices.rows() if row.action is not None] == ["Gleaner"]
    answering = position(WITH + LOST.replace('"gleaner"', '"bribery"'), "pass")
    assert answering.choices.prompt.startswith("You cannot play any of your cards now.")


# ---------------------------------------------------------------- points of the rules


def test_the_beginning_of_the_endgame_is_heard() -> None:
    game = at('phase = "endgame"\nseat0 = {discard = ["ear"], solari = 0}\n')
    assert game.players[0].solari == 0  # it had begun
    game = at('phase = "turn"\nconflict_deck = []\nseat0 = {discard = ["ear"], solari = 0, intrigue = ["bribery"]}\n')
    while game.decision is not None and game.decision.window != ENDGAME:
        take(game, "reveal" if "reveal" in offered(game) else "end" if "end" in offered(game) else offered(game)[-1])
    assert game.players[0].solari % 10 == 1


def test_the_end_of_a_turn_is_heard_and_what_is_drawn_then_stays_in_hand() -> None:
    game = at('seat0 = {hand = ["dagger"], deck = ["dune_the_desert_planet"], discard = ["ear"]}\n')
    me = game.players[0]
    take(game, "reveal", "end")
    assert game.turn.seat == 1
    assert [game.cards[card].id for card in me.hand] == ["dune_the_desert_planet"]
    assert not me.revealed
    assert faults(game) == []


@pytest.mark.parametrize(("card", "gives"), [("windfall", 2), ("charisma", 0)])
def test_a_played_intrigue_card_is_heard_by_its_seat_and_by_others(card: str, gives: int) -> None:
    """Also one that waits for the Reveal turn."""
    game = at(
        f'seat0 = {{discard = ["ear"], intrigue = ["{card}"], solari = 0, spice = 0}}\n'
        'seat1 = {discard = ["ear"], spice = 0}\n'
    )
    take(game, f"play {card}")
    assert game.players[0].solari == 10 + gives + 100  # its turn has begun, the card, and that it was played
    assert (game.players[0].spice, game.players[1].spice) == (0, 1)


def test_units_that_have_gone_home_are_heard_by_who_had_any() -> None:
    game = at(LOST.replace('"gleaner"], water = 0', '"gleaner"], water = 0, discard = ["ear"]'))
    before = game.players[1].water
    take(game, "pass")
    assert game.players[1].water == before + 1


def test_a_rival_hears_that_its_turn_begins_and_ends() -> None:
    game = new_game(EDITIONS["uprising"], Setup(3, 5, expansions=("moments",), mode="solo", level="sardaukar"))
    rival = next(player for player in game.players if player.rival is not None)
    ear = next(card for card, face in enumerate(game.cards) if face.id == "ear")
    game.imperium_deck = [card for card in game.imperium_deck if card != ear]
    rival.discard.append(ear)
    game.rules.refresh(game, rival.seat)
    before = rival.solari
    begin_rival_turn(game, rival.seat)
    assert rival.solari == before + 10
    game.events, told = [], list[object]()
    game.advance()
    while game.turn.seat == rival.seat:
        game.apply(game.decision.options[0])
        told += game.events
    ended = next(n for n, event in enumerate(told) if isinstance(event, events.TurnEnded))
    assert events.Gained(rival.seat, "water", 1, "ear.ability.6") in told[ended:]
    assert faults(game) == []


@pytest.mark.parametrize("edition", ["base", "uprising", "blend"])
def test_offered_means_no_refusal_in_all_windows(edition: str) -> None:
    seen: set[str] = set()
    for seed in range(6):
        game, chance = new_game(EDITIONS[edition], Setup(3, seed, expansions=("moments",))), seats_of(seed)
        while game.decision is not None:
            seen.add(game.decision.window)
            for action in game.decision.options:
                assert game.why_not(action) == []
            game.apply(game.decision.options[chance.below(len(game.decision.options))])
        assert faults(game) == []
    assert {COMBAT, ENDGAME, GLEANING} <= seen


# ---------------------------------------------------------------- what abilities make of gains, ties, discarded cards


def test_each_gain_in_the_own_turn_brings_more() -> None:
    game = at('seat0 = {discard = ["miser"], solari = 0, spice = 1, water = 0}\nseat1 = {solari = 0}\n')
    me, other = game.players[:2]
    moves.gain(game, me, 2, 1, 0, "test")
    moves.gain(game, me, 1, 0, 1, "test")
    assert (me.solari, me.spice, me.water) == (5, 2, 1)
    moves.gain(game, me, -2, -1, 0, "test")  # paid
    moves.gain(game, other, 2, 0, 0, "test")
    assert (me.solari, me.spice, other.solari) == (3, 1, 2)
    game.turn.seat = 1
    moves.gain(game, me, 2, 0, 0, "test")
    assert me.solari == 5


def test_an_ability_comes_before_all_that_is_compared_between_equal_points() -> None:
    game = at('phase = "endgame"\nseat0 = {vp = 9, spice = 5}\nseat1 = {vp = 9, discard = ["miser"]}\n')
    assert final_order(game) == [1, 0, 2]
    assert decided(game, 1, 0) == ("ability", 1, 0)
    assert decided(game, 0, 2) is None
    moves.trash(game, game.players[1], game.players[1].discard[0], FOR_SEAT[1])
    assert final_order(game)[:2] == [0, 1]
    assert decided(game, 0, 1) == ("spice", 5, game.players[1].spice)
    (tie,) = ties(view(game, 0), (0, 1, 2))
    assert tie.words(["A", "B", "C"]).startswith("A ranks above B on spice, 5 : ")


def test_cards_discarded_together_are_asked_about_in_the_order_in_which_they_were_picked() -> None:
    game = at('seat0 = {hand = ["crate", "chest", "dagger"], played = ["porter"]}\n')
    take(game, "do porter.plot", "discard crate", "discard chest")
    assert (game.decision.source, len(game.players[0].hand)) == ("crate.discarded.1", 1)
    take(game, "pick 1")
    assert game.decision.source == "chest.discarded.1"
    take(game, "pick 2")
    assert game.decision.kind == "turn"
    assert faults(game) == []


# ---------------------------------------------------------------- in words


def test_every_point_has_words_for_the_own_seat_and_for_others() -> None:
    fired = {
        found
        for path in Path(triggers.__file__).parent.rglob("*.py")
        for found in re.findall(
            r'"(\w+)" in game\.rules\.listeners|listened_to\("(\w+)"|fire\(game, "(\w+)"', path.read_text("utf-8")
        )
    }
    points = {point for found in fired for point in found if point}
    assert {"acquired", "turn_ended", "gone_home", "intrigue_played", "endgame_began"} < points
    for point in points:
        told = {clause(When(point, Draw(1), others=others)) for others in (False, True)}
        assert len(told) == 2 or point in ("round_began", "endgame_began")


def test_a_box_of_a_unit_has_words() -> None:
    with opened():
        edition = compose(BASE.recipe, ("raiders",))
        assert addresses.words(edition, "ship.won.1")
        assert addresses.source(edition, "ship.won.1") == "Ship"


def test_abilities_of_gains_and_ties_have_words() -> None:
    assert boxes_of(MISER)["own_ability"] == (
        "Whenever you gain Solari in your turn, gain 1 more. You win ties at the end of the game."
    )
