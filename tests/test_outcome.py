"""What an answer comes to: the difference between two moments, for a seat."""

from __future__ import annotations

import tomllib

import pytest

from dune_desktop.bots.advice import advise
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.outcome import COUNTED, Fight, TrackChange, Upshot, outcome
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import EMPEROR
from dune_desktop.engine.state import Game
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from tests.games import choose, seats_of, start


def after(text: str, *actions: str, edition: str = "base", seat: int = 0) -> Upshot:
    """What these actions come to in a position that is given as in the scenarios."""
    where = read_position(EDITIONS[edition], tomllib.loads(text))
    before = build(EDITIONS[edition], where)
    end = played(before, *actions)
    return outcome(before, end, seat)


def played(game: Game, *actions: str) -> Game:
    end = game.clone()
    for action in actions:
        end.apply(Action.parse(action))
    return end


CONFLICT = "skirmish_a"
ARRAKEEN = """
conflict = "skirmish_a"
seat0 = {hand = ["reconnaissance"], deck_top = ["dagger"], garrison = 3, water = 1}
seat1 = {troops = 3}
"""


def test_troops_cards_and_the_conflict() -> None:
    found = after(ARRAKEEN, "agent reconnaissance > arrakeen", "do arrakeen.2", "deploy 3", "end")
    assert found.counts == {"cards": 1, "agents": -1}
    assert found.recruited == (("troop", 1),)
    assert found.deployed == (("troop", 3),)
    assert found.fight == Fight(before=0, own=6, other=6, ahead=1, conflict=CONFLICT)
    assert not found.round_over


def test_goods_are_paid_and_gained() -> None:
    found = after('seat0 = {hand = ["diplomacy"], spice = 4}', "agent diplomacy > conspire", "do conspire.3")
    assert found.counts == {"spice": -4, "solari": 5, "intrigue": 1, "agents": -1}
    assert found.recruited == (("troop", 2),)
    assert found.deployed == ()
    assert found.fight is None


@pytest.mark.parametrize(
    ("influence", "climb"),
    [
        (0, TrackChange(EMPEROR, 1, near_point=True)),
        (1, TrackChange(EMPEROR, 1, point=1)),
        (2, TrackChange(EMPEROR, 1, near_bonus=True)),
        (3, TrackChange(EMPEROR, 1, bonus=True, alliance=1)),
        (4, TrackChange(EMPEROR, 1)),
    ],
)
def test_a_step_says_what_it_brings(influence: int, climb: TrackChange) -> None:
    found = after(
        f'seat0 = {{hand = ["diplomacy"], influence = {{emperor = {influence}}}}}',
        "agent diplomacy > wealth", "do wealth.influence",
    )  # fmt: skip
    assert found.tracks == (climb,)
    assert found.counts.get("points", 0) == climb.point + climb.alliance


def test_an_alliance_is_lost_to_who_climbs_higher() -> None:
    text = """
    seat0 = {hand = ["diplomacy"], influence = {emperor = 4}}
    seat1 = {influence = {emperor = 4}}
    alliances = {emperor = 1}
    """
    actions = ("agent diplomacy > wealth", "do wealth.influence")
    assert after(text, *actions).tracks == (TrackChange(EMPEROR, 1, alliance=1),)
    assert after(text, *actions, seat=1).tracks == (TrackChange(EMPEROR, 0, alliance=-1),)


def test_what_is_acquired_and_trashed() -> None:
    text = """
    row = ["stilgar", "chani", "duncan_idaho", "carryall", "gurney_halleck"]
    seat0 = {hand = [], persuasion = 5}
    """
    assert after(text, "reveal", "acquire stilgar", "end").acquired == ("stilgar",)
    text = 'seat0 = {hand = ["diplomacy", "dagger"], spice = 2, deck_top = ["reconnaissance", "signet_ring"]}'
    found = after(text, "agent diplomacy > selective_breeding", "do selective_breeding.1", "trash hand:dagger")
    assert found.trashed == ("dagger",)
    assert found.counts == {"spice": -2, "cards": 2, "agents": -1}


def test_what_nobody_knows_yet_is_not_named() -> None:
    """In a dealt world some card comes into the Row: another one may come in the game."""
    text = """
    row = ["stilgar", "chani", "duncan_idaho", "carryall", "gurney_halleck"]
    imperium_top = ["crysknife"]
    seat0 = {hand = [], persuasion = 9}
    """
    assert after(text, "reveal", "acquire stilgar", "acquire crysknife", "end").acquired == ("stilgar",)


def test_the_council_and_the_swordmaster() -> None:
    found = after('seat0 = {hand = ["dagger"], solari = 5}', "agent dagger > high_council", "do high_council.1")
    assert found.counts == {"solari": -5, "council": 1, "agents": -1}
    found = after('seat0 = {hand = ["dagger"], solari = 8}', "agent dagger > swordmaster", "do swordmaster.1")
    assert found.counts == {"solari": -8, "swordmaster": 1}


def test_the_next_round_tells_nothing_of_cards_and_agents() -> None:
    text = """
    players = 3
    conflict = "siege_of_arrakeen"
    seat0 = {hand = [], troops = 2, garrison = 0}
    seat1 = {revealed_already = true}
    seat2 = {revealed_already = true}
    """
    found = after(text.replace("revealed_already", "done"), "reveal", "end")
    assert found.round_over
    assert found.controlled == ("arrakeen",)
    assert found.counts == {"points": 1}
    assert found.recruited == found.deployed == ()
    assert found.fight is None


@pytest.mark.parametrize(
    ("there", "led", "takes_lead"),
    [("", False, False), ("troops = 1, ", False, True), ("troops = 2, swords = 4, ", True, False)],
)
def test_who_comes_out_ahead_and_who_was(there: str, led: bool, takes_lead: bool) -> None:
    """The others have 6: three troops draw level, four come out ahead, two with swords were ahead before."""
    text = ARRAKEEN.replace("seat0 = {", f"seat0 = {{{there}")
    fight = after(text, "agent reconnaissance > arrakeen", "do arrakeen.2", "deploy 3").fight
    assert fight is not None
    assert (fight.led, fight.takes_lead) == (led, takes_lead)


def test_the_first_sandworms_double_the_reward() -> None:
    text = """
    conflict = "skirmish_crysknife"
    seat0 = {hand = ["dune_the_desert_planet"], water = 1, hooks = true}
    """
    sent = "agent dune_the_desert_planet > hagga_basin", "do hagga_basin.1", "pick 2"
    found = after(text, *sent, edition="uprising")
    assert found.deployed == (("sandworm", 1),)
    assert found.fight == Fight(0, 3, 0, 0, "skirmish_crysknife", doubles=True)
    again = after(text.replace("hooks", "worms = 1, hooks"), *sent, edition="uprising").fight
    assert again is not None
    assert not again.doubles


@pytest.mark.parametrize(("sent", "last"), [('"wealth"', True), ("", False)])
def test_the_last_agent(sent: str, last: bool) -> None:
    text = f'seat0 = {{hand = ["dagger"], solari = 5, agents = [{sent}]}}'
    assert after(text, "agent dagger > high_council").last_agent is last
    assert not after(text, "reveal").last_agent


def test_spies_hooks_and_contracts() -> None:
    found = after(
        'seat0 = {hand = ["diplomacy"], spice = 1}',
        "agent diplomacy > espionage", "do espionage.2", "pick post_choam",
        edition="uprising",
    )  # fmt: skip
    assert found.counts["spies"] == 1
    found = after(
        'seat0 = {hand = ["reconnaissance"], influence = {fremen = 2}}',
        "agent reconnaissance > sietch_tabr", "do sietch_tabr.1", "pick 1",
        edition="uprising",
    )  # fmt: skip
    assert found.counts == {"water": 1, "hooks": 1, "agents": -1}
    assert found.recruited == (("troop", 1),)


def test_tiles_ships_and_the_freighter() -> None:
    ix = 'with = ["ix"]\n'
    market = 'ixboard = {tech = ["chaumurky", "flagship", "spaceport"]}\nseat0 = {hand = ["dagger"], spice = 3}'
    sent = "agent dagger > tech_negotiation", "do tech_negotiation.1", "pick 1", "pick chaumurky tech"
    found = after(ix + market, *sent)
    assert found.tiles == ("chaumurky",)
    assert found.acquired == ()
    assert found.counts == {"spice": -3, "intrigue": 2, "agents": -1}
    ship = 'seat0 = {hand = ["dagger"], solari = 3}'
    found = after(ix + ship, "agent dagger > dreadnought", "do dreadnought.1")
    assert found.recruited == (("dreadnought", 1),)
    moves = 'seat0 = {hand = ["dune_the_desert_planet"]}'
    found = after(ix + moves, "agent dune_the_desert_planet > smuggling", "do smuggling.2")
    assert found.counts == {"solari": 1, "freighter": 1, "agents": -1}


@pytest.mark.parametrize("edition", ["base", "base+ix", "uprising+choam", "uprising@solo.mentat"])
def test_all_that_changes_in_a_game_has_a_name(edition: str) -> None:
    game = start(5, edition=edition)
    chance, named = seats_of(5), set[str]()
    while game.decision is not None:
        before, seat = game.clone(), game.decision.player
        game.apply(choose(game, chance))
        named.update(outcome(before, game, seat).counts)
    assert named <= set(COUNTED)
    assert len(named) > 7


def test_advice_says_what_each_answer_comes_to() -> None:
    game = start(3, 3)
    advice = advise(game, Effort())
    assert {one.action for one in advice.rated} == set(game.decision.options if game.decision else ())
    assert all(one.turn[0] is one.action for one in advice.rated)
    assert all(one.outcome.counts["agents"] == -1 for one in advice.rated if one.action.verb == "agent")
