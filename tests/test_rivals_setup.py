"""Games with Rivals from their first moment, and what no scenario can say."""

from __future__ import annotations

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import TURN_UP
from dune_desktop.engine.effects import EachOpponent, Gain
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.faults import faults
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import CRYSKNIFE, DESERT_MOUSE, NO_CARD, ORNITHOPTER
from dune_desktop.engine.rivals.printed import Automa
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.engine.trophies import battle_icon
from tests.games import start
from tests.rules import proves


def automa(edition: str, mode: str) -> Automa:
    return next(one for one in EDITIONS[edition].automas if one.mode == mode)


# ---------------------------------------------------------------- who plays


@proves("S1.1", "B2.1")
def test_there_are_three_seats_and_the_last_are_rivals() -> None:
    for style, people in (("base@solo.mentat", 1), ("uprising@solo.mentat", 1), ("base@two", 2), ("uprising@two", 2)):
        game = start(3, edition=style)
        assert [player.rival is None for player in game.players] == [seat < people for seat in range(3)]
        assert [player.vp for player in game.players] == [0, 0, 0]
        assert len({player.leader.id for player in game.players}) == 3


@pytest.mark.parametrize("edition", ["base", "uprising", "blend"])
def test_four_seats_are_not_played_with_rivals(edition: str) -> None:
    with pytest.raises(BadSetup):
        new_game(EDITIONS[edition], Setup(4, 1, mode="two"))


def test_a_solo_game_needs_a_level_and_two_players_have_none() -> None:
    for mode, level in (("solo", ""), ("solo", "novice"), ("two", "mentat"), ("three", "")):
        with pytest.raises(BadSetup):
            new_game(EDITIONS["uprising"], Setup(3, 1, mode=mode, level=level))


@proves("S1.8")
def test_streamlined_rivals_are_for_two_players() -> None:
    streamlined = {"lady_amber_metulli", "glossu_rabban"}
    two, solo = automa("uprising", "two"), automa("uprising", "solo")
    assert {rival.id for rival in two.rivals if rival.streamlined} == streamlined
    assert not streamlined & solo.rival_by_id.keys()
    assert len(two.rivals) == 10
    with pytest.raises(BadSetup):
        new_game(EDITIONS["uprising"], Setup(3, 1, (None, "glossu_rabban"), mode="solo", level="mentat"))


@proves("S1.7", "B3.1")
def test_some_rivals_are_advised_for_a_first_game() -> None:
    solo = automa("uprising", "solo")
    assert solo.advised
    assert all(solo.rival_by_id[rival].value in (8, 9) for rival in solo.advised)
    two = automa("uprising", "two")
    assert two.advised
    assert all(two.rival_by_id[rival].streamlined for rival in two.advised)
    assert automa("base", "solo").advised == ("earl_memnon_thorvald", "glossu_rabban")


@proves("B3.1")
def test_paul_and_helena_are_no_rivals() -> None:
    base = automa("base", "solo")
    assert {leader.id for leader in EDITIONS["base"].leaders} - base.rival_by_id.keys() == {
        "paul_atreides",
        "helena_richese",
    }
    assert all(rival.leader.ability == () for rival in base.rivals)
    with pytest.raises(BadSetup):
        new_game(EDITIONS["base"], Setup(3, 1, (None, "paul_atreides"), mode="solo", level="mentat"))


def test_nobody_plays_against_a_rival_of_the_own_leader() -> None:
    with pytest.raises(BadSetup):
        new_game(EDITIONS["uprising"], Setup(3, 1, ("muad_dib", "muad_dib"), mode="solo", level="mentat"))
    for seed in range(60):
        game = start(seed, edition="uprising@solo.mentat")
        assert len({player.leader.id for player in game.players}) == 3


def test_naming_what_chance_would_deal_leaves_the_game_as_it_is() -> None:
    for style in ("base@solo.mentat", "uprising@two"):
        game = start(5, edition=style)
        again = start(5, leaders=tuple(player.leader.id for player in game.players), edition=style)
        assert [player.hand for player in again.players] == [player.hand for player in game.players]
        assert again.hagal_deck == game.hagal_deck


# ---------------------------------------------------------------- the deck, the marker, Objectives


@proves("S1.3", "Q16")
@pytest.mark.parametrize(
    ("style", "cards", "reshuffle"),
    [("uprising@solo.mentat", 36, 0), ("uprising@two", 37, 1), ("base@solo.mentat", 27, 0), ("base@two", 28, 1)],
)
def test_the_hagal_deck(style: str, cards: int, reshuffle: int) -> None:
    game = start(1, edition=style)
    assert len(game.hagal) == cards
    assert sorted(game.hagal_deck + game.hagal_discard) == sorted(game.hagal)
    faces = [card.id for card in game.hagal.values()]
    assert faces.count("reshuffle") == reshuffle
    assert faces.count("desert_tactics") == (1 if style.startswith("uprising") else 0)
    assert faces.count("arrakeen_1p") == (3 if style == "base@solo.mentat" else 0)
    assert faces.count("arrakeen_2p") == (3 if style == "base@two" else 0)
    other = start(2, edition=style)
    assert [other.hagal[card].id for card in other.hagal_deck] != [game.hagal[card].id for card in game.hagal_deck]


def _icons(game: Game) -> list[int | None]:
    return [battle_icon(game, player.trophies[0]) for player in game.players]


@proves("S1.4", "S1.5")
def test_objectives_of_a_solo_game_are_dealt_at_random_and_give_the_marker() -> None:
    firsts = set()
    for seed in range(40):
        game = start(seed, edition="uprising@solo.sardaukar")
        assert sorted(map(str, _icons(game))) == sorted(map(str, (CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER)))
        assert _icons(game)[game.first] == DESERT_MOUSE
        firsts.add(game.first)
    assert firsts == {0, 1, 2}


@proves("S1.4", "S1.5")
def test_with_two_people_the_rival_has_the_ornithopter_and_a_person_the_marker() -> None:
    firsts = set()
    for seed in range(40):
        game = start(seed, edition="uprising@two")
        assert _icons(game)[2] == ORNITHOPTER
        assert _icons(game)[game.first] == DESERT_MOUSE
        firsts.add(game.first)
    assert firsts == {0, 1}


@proves("B3.4")
def test_alone_in_the_base_game_the_rival_to_the_left_begins() -> None:
    for seed in range(10):
        game = start(seed, edition="base@solo.sardaukar")
        assert game.first == 1
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind) == (1, "rival")


def test_with_two_people_in_the_base_game_one_of_them_begins() -> None:
    assert {start(seed, edition="base@two").first for seed in range(30)} == {0, 1}


@proves("S2.5")
def test_a_level_forces_its_variants_and_others_may_be_added() -> None:
    expert = ("smart_politics", "brutal_escalation", "expert_deployment")
    for level, variants in (("mercenary", ()), ("sardaukar", ()), ("mentat", expert), ("kwisatz_haderach", expert)):
        game = start(1, edition=f"uprising@solo.{level}.row_dice")
        assert game.edition.variants == (*variants, "row_dice")
    with pytest.raises(BadSetup):
        start(1, edition="uprising@two.row_dice")
    with pytest.raises(BadSetup):
        start(1, edition="base@two.smart_politics")


# ---------------------------------------------------------------- beyond what can happen


@proves("S4.11", "B1.8")
@pytest.mark.parametrize("style", ["uprising@solo.sardaukar", "base@solo.sardaukar", "uprising@two", "base@two"])
def test_where_no_card_can_be_used_the_rival_stops_for_this_round(style: str) -> None:
    game = start(4, edition=style)
    while game.decision is not None and game.decision.kind != "rival":
        options = game.decision.options
        game.apply(next((one for one in options if one.verb == "agent"), options[0]))
    assert game.decision is not None
    seat, round_ = game.decision.seat, game.round
    everywhere = tuple(range(len(game.edition.spaces)))
    person = game.players[0]
    person.agents = everywhere  # more agents than there are: no card can be used
    turned = 0
    while game.decision is not None and game.decision.kind == "rival" and game.decision.seat == seat:
        game.apply(TURN_UP)
        turned += 1
    assert len(game.hagal) < turned <= 2 * len(game.hagal) + 2
    rival = game.players[seat]
    assert rival.agents == ()
    person.agents = ()
    person.home = 2
    while game.decision is not None and game.round == round_:
        assert (game.decision.kind, game.decision.seat) != ("rival", seat)
        options = game.decision.options
        game.apply(next((one for one in options if one.verb == "reveal"), options[0]))
    assert not rival.done
    assert rival.home == 2 + rival.swordmaster
    assert not faults(game)


@proves("S11.6", "S11.1", "B1.7")
@pytest.mark.parametrize(
    ("style", "solari"), [("uprising@solo.sardaukar", 1), ("base@solo.sardaukar", 1), ("base@two", 0)]
)
def test_what_opponents_gain_rivals_gain_too_if_they_gain_anything(style: str, solari: int) -> None:
    game = start(1, edition=style)
    gift = EachOpponent(Gain(solari=1))
    assert gift.possible(game, Item(0, NO_CARD, Printed("test.1", gift)))
    gift.do(game, Item(0, NO_CARD, Printed("test.1", gift)))
    while game.stack[-1].step(game) is None and type(game.stack[-1]).__name__ == "Queue":
        pass
    assert game.players[2].solari == solari
    assert game.players[0].solari == 0
