"""Rules of Uprising that no single scenario can tell: whole tables, every Conflict card, and what the log is told."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.content import EDITIONS, UPRISING
from dune_desktop.engine import events, units
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import COMBAT, ENDGAME, PLOT, WIN
from dune_desktop.engine.effects import Gain, PickOf, Recruit
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import ICONS, SPY, WILD
from dune_desktop.engine.printed import Conflict
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from tests.games import seats_of, walk
from tests.rules import proves


def table(**position: Any) -> Game:
    """A position written as in a scenario."""
    return build(UPRISING, read_position(UPRISING, position))


def take(game: Game, *texts: str) -> list[events.Event]:
    """Take these actions; what happened, all together."""
    game.events = []
    return [event for text in texts for event in game.apply(Action.parse(text))]


def options(game: Game) -> list[str]:
    assert game.decision is not None
    return [action.text for action in game.decision.options]


# ---------------------------------------------------------------- the printed tables

#: The post, and what it is connected to.
POSTS = """
sardaukar dutiful_service
heighliner deliver_supplies
espionage secrets
desert_tactics fremkit
high_council imperial_privilege swordmaster
assembly_hall gather_support
shipping accept_contract
sietch_tabr research_station
research_station spice_refinery
spice_refinery arrakeen
deep_desert
hagga_basin
imperial_basin
"""
COMBAT_SPACES = """
arrakeen spice_refinery research_station sietch_tabr imperial_basin hagga_basin deep_desert heighliner
desert_tactics fremkit
"""


@proves("U11.1", "U11.13")
def test_thirteen_posts_for_twelve_spies() -> None:
    assert [post.spaces for post in UPRISING.posts] == [tuple(line.split()) for line in POSTS.split("\n") if line]
    assert len(UPRISING.posts) > 4 * UPRISING.spies


@proves("U8.2", "U17.1")
def test_combat_and_maker_spaces() -> None:
    assert {space.id for space in UPRISING.spaces if space.combat} == set(COMBAT_SPACES.split())
    assert {space.id for space in UPRISING.spaces if space.maker} == {"deep_desert", "hagga_basin", "imperial_basin"}


@proves("U6.1", "U6.3")
def test_eight_icons_and_three_requirements_of_influence() -> None:
    assert ICONS[SPY] == "spy"
    needy = {"imperial_privilege": "landsraad", "shipping": "spice_trade", "sietch_tabr": "city"}
    for space_id, icon in needy.items():
        space = UPRISING.spaces[UPRISING.space_index[space_id]]
        assert (ICONS[space.icon], space.faction) == (icon, None)


@proves("U10.3")
def test_the_wall_protects_the_conflicts_of_three_places() -> None:
    places = {"arrakeen", "spice_refinery", "imperial_basin"}
    assert sum(card.protected for card in UPRISING.conflicts) == 6
    assert all(card.protected is (card.controls in places) for card in UPRISING.conflicts)


@proves("U5.4", "U5.1")
def test_no_intrigue_card_of_uprising_waits_for_a_won_conflict() -> None:
    assert UPRISING.windows == {PLOT, COMBAT, ENDGAME}
    assert WIN in EDITIONS["blend"].windows


# ---------------------------------------------------------------- doubling


def winner(conflict: Conflict, worms: int) -> tuple[Game, list[events.Event]]:
    """Before the reward of a seat that wins alone, rich enough for every arrow; then the choices, always the first."""
    game = table(
        phase="combat",
        wall=False,
        conflict=conflict.id,
        round={1: 1, 2: 3, 3: 8}[conflict.level],
        seat0={
            "troops": 1,
            "worms": worms,
            "solari": 20,
            "spice": 20,
            "supply": 8,
            "spies": ["post_choam", "post_fremen"],
            "intrigue": ["impress"],  # so that the seat is asked before the reward
            "trophies": [],
        },
    )
    told = take(game, "pass")
    while game.decision is not None and game.decision.kind != "turn":
        assert game.decision.seat == 0
        told += game.apply(game.decision.options[0])
    return game, told


def total(told: list[events.Event], kind: type[events.Event], **how: object) -> int:
    """How much of it seat 0 got as a reward, that is until the round was over."""
    until = next(n for n, event in enumerate(told) if isinstance(event, events.RoundBegan))
    mine = [event for event in told[:until] if isinstance(event, kind) and getattr(event, "seat", 0) == 0]
    mine = [event for event in mine if all(getattr(event, name) == value for name, value in how.items())]
    return sum(getattr(event, "n", getattr(event, "count", 1)) for event in mine)


@proves("U16.1", "U16.2", "U16.3", "U16.7")
@pytest.mark.parametrize("conflict", UPRISING.conflicts, ids=lambda one: one.id)
def test_a_sandworm_doubles_every_part_of_the_first_reward_but_control(conflict: Conflict) -> None:
    for worms in (0, 1, 2):
        times = 2 if worms else 1
        game, told = winner(conflict, worms)
        fixed = [printed.effect for printed in conflict.first]
        gains = [printed for printed in conflict.first if isinstance(printed.effect, Gain)]
        for what in ("solari", "spice", "water"):
            gained = sum(total(told, events.Gained, what=what, source=printed.address) for printed in gains)
            assert gained == times * sum(getattr(printed.effect, what) for printed in gains)
        assert total(told, events.UnitsMoved, target="garrison") == times * sum(
            effect.n for effect in fixed if isinstance(effect, Recruit)
        )
        influence = 2 if any(isinstance(effect, PickOf) for effect in fixed) else 1
        asks = [one for one in conflict.first if "Influence" in repr(one.effect)]
        assert sum(game.players[0].influence) == (times * influence if asks else 0)
        marks = [e for e in told if isinstance(e, events.Marked) and e.what == "control"]
        assert len(marks) == (conflict.controls is not None)
        assert sum(isinstance(event, events.Doubled) for event in told) == (worms > 0)
        taken = [game.conflicts[event.card] for event in told if isinstance(event, events.TrophyTaken)]
        assert [face.id for face in taken] == [conflict.id]


@proves("U16.2", "U16.4")
def test_a_doubled_arrow_is_paid_twice_at_most() -> None:
    game, told = winner(UPRISING.conflict_by_id["spice_freighters"], worms=1)
    assert total(told, events.Gained, what="spice", n=-3) == -6
    # two points for six spice, and one for reaching 2 with the first faction
    assert game.players[0].vp == 3


@proves("U15.5", "U15.6", "U15.7")
def test_pairs_of_won_cards() -> None:
    for conflict in UPRISING.conflicts:
        for objective in UPRISING.objectives:
            if 3 not in objective.players:
                continue
            game = table(
                phase="combat",
                conflict=conflict.id,
                round={1: 1, 2: 3, 3: 8}[conflict.level],
                seat0={"troops": 1, "intrigue": ["impress"], "trophies": [objective.id]},
            )
            flipped = [event for event in winner_takes(game) if isinstance(event, events.TrophiesFlipped)]
            pair = conflict.icon == objective.icon != WILD
            assert bool(flipped) is pair
            assert len(game.players[0].trophies) == (0 if pair else 2)
            assert len(game.players[0].flipped) == (2 if pair else 0)


def winner_takes(game: Game) -> list[events.Event]:
    told = take(game, "pass")
    while game.decision is not None and game.decision.kind != "turn":
        told += game.apply(game.decision.options[-1])
    return told


# ---------------------------------------------------------------- sending


@proves("U6.4")
def test_influence_is_waived_also_in_a_game_without_spy_icons() -> None:
    """The list of where agents may go once looked for such cards only where some card had the spy icon."""
    without = tuple(f"imperium.{card.id}" for card in UPRISING.imperium if card.icon_mask >> SPY & 1)
    game = new_game(UPRISING, Setup(3, 1, left_out=without))
    player = game.players[game.first]
    card = next(card for card in game.imperium_deck + game.row if game.cards[card].id == "undercover_asset")
    (game.row if card in game.row else game.imperium_deck).remove(card)
    player.hand.append(card)
    player.solari = player.spice = 9
    game.decision = game.stack[-1].step(game)
    for space in ("imperial_privilege", "shipping", "sietch_tabr"):
        assert f"agent undercover_asset > {space}" in options(game)
        assert game.why_not(Action.parse(f"agent undercover_asset > {space}")) == []


@proves("U11.3", "U11.12")
def test_a_spy_is_not_recalled_from_a_shared_post_to_place_none() -> None:
    """Of three city posts with spies on all, one of them shared, a recall of the own one there frees nothing."""
    game = table(
        leaders=["lady_margot_fenring"],
        seat0={"hand": ["signet_ring"], "spies": ["post_sietch_research", "post_emperor", "post_fremen"]},
        seat1={"spies": ["post_sietch_research", "post_research_refinery", "post_refinery_arrakeen"]},
    )
    take(game, "agent signet_ring > accept_contract")
    assert "do signet_ring.agent.1" not in options(game)
    assert game.why_not(Action.parse("do signet_ring.agent.1"))


@proves("U11.6", "U11.8", "U7.1", "Q13")
def test_one_spy_infiltrates_and_another_one_gathers() -> None:
    game = table(
        seat0={"hand": ["reconnaissance"], "water": 2, "spies": ["post_sietch_research", "post_research_refinery"]},
        seat1={"agents": ["research_station"]},
        seat2={"agents": ["research_station"]},
    )
    told = take(game, "agent reconnaissance > research_station", "pick post_research_refinery")
    assert options(game) == ["pick post_sietch_research", "pick no"]
    told += take(game, "pick post_sietch_research")
    resolved = [event.address for event in told if isinstance(event, events.Resolved)]
    assert resolved[:2] == ["research_station.infiltrate", "research_station.gather"]
    assert game.players[0].spies == ()
    assert game.turn.spies_recalled == 2


# ---------------------------------------------------------------- what the log is told


@proves("U20.7")
def test_the_ban_of_a_ring_is_told_when_the_card_is_played() -> None:
    game = table(modules=["choam"], leaders=["shaddam_corrino_iv"], seat0={"hand": ["signet_ring"]})
    told = take(game, "agent signet_ring > arrakeen")
    assert next(event.address for event in told if isinstance(event, events.Resolved)) == "shaddam_corrino_iv.ring"
    assert not [text for text in options(game) if text.startswith("deploy")]


@proves("U20.4", "U20.5")
@pytest.mark.parametrize(("turned", "space"), [(False, "fremkit"), (True, "secrets")])
def test_the_side_of_a_leader_that_is_down_is_not_told_to_have_no_effect(turned: bool, space: str) -> None:
    game = table(leaders=["lady_jessica"], seat0={"hand": ["diplomacy"], "turned": turned, "water": 0})
    told = take(game, f"agent diplomacy > {space}")
    while game.decision is not None and "end" not in options(game):
        told += take(game, next(text for text in options(game) if text.startswith("do ")))
    told += take(game, "end")
    (end,) = (event for event in told if isinstance(event, events.TurnEnded))
    down = "lady_jessica" if turned else "reverend_mother_jessica"
    assert not [address for address in end.fizzled if address.startswith(down)]


# ---------------------------------------------------------------- whole games


@proves("U8.1", "U9.7", "U11.12", "U15.8", "U18.2", "U18.5")
@pytest.mark.parametrize("seed", range(6))
def test_what_holds_in_every_position_of_random_games(seed: int) -> None:
    game = new_game(UPRISING, Setup(3 + seed % 2, seed, expansions=("choam",)))
    for player in game.players:
        player.hooks, player.water = True, 6
    for _ in walk(game, seats_of(seed)):
        assert not faults(game)
        assert len(game.contract_market) == 2 or not game.contract_bank
        for player in game.players:
            assert len(set(player.spies)) == len(player.spies) <= 3
            icons = [icon for icon in (icon_of(game, card) for card in player.trophies) if icon not in (None, WILD)]
            assert len(icons) == len(set(icons))
            assert player.garrison + player.troops + player.supply + player.memories == 12
        due = [item.address for item in game.turn.items if item.address.endswith(".contract") and item.possible(game)]
        assert game.decision is not None
        assert not due or game.decision.kind != "turn" or "end" not in options(game), due


def icon_of(game: Game, card: int) -> int | None:
    return game.objectives[card].icon if card in game.objectives else game.conflicts[card].icon


@proves("U14.3", "U14.2")
@pytest.mark.parametrize(
    ("troops", "worms", "swords", "strength"), [(0, 0, 5, 0), (1, 0, 0, 2), (0, 1, 2, 5), (2, 2, 3, 13)]
)
def test_strength(troops: int, worms: int, swords: int, strength: int) -> None:
    game = table(seat0={"troops": troops, "worms": worms, "swords": swords, "hand": []})
    assert units.strength(game, game.players[0]) == strength
