"""Every refusal has a sentence, and a game is never at a loss for words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dune_desktop import engine
from dune_desktop.content import BASE, EDITIONS
from dune_desktop.engine import conditions as engine_conditions
from dune_desktop.engine import events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.conditions import Condition, Not
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import (
    Effect,
    If,
)
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.text import addresses, refusals
from dune_desktop.text.refusals import reason
from dune_desktop.text.wording import opposite
from tests.kinds import every_kind

ENGINE = Path(engine.__file__).parent

EXAMPLES: dict[str, tuple[tuple[str | int, ...], str]] = {
    "unknown_card": (("spoon",), "There is no card “spoon” in this game."),
    "unknown_space": (("attic",), "There is no board space “attic” in this game."),
    "not_in_hand": (("ambush",), "Ambush is not in your hand."),
    "icon_missing": (("dagger", "arrakeen"), "Dagger has no Agent icon for Arrakeen."),
    "alone": (("dagger",), "Dagger sends an Agent only when it is grafted to another card."),
    "occupied": (("arrakeen", 1), "Seat 2 already has an Agent at Arrakeen."),
    "cost": (("conspire", 0, 4, 0), "You cannot pay the cost of Conspire: 4 spice."),
    "voice": (("secrets", 0), "Seat 1 has closed Secrets to opponents with The Voice."),
    "wrong_window": (("to_the_victor", "combat"), "To the Victor... cannot be played during Combat."),
    "cost_of_card": ((), "You cannot pay the cost of this card."),
    "too_dear": (("dagger", 3, 1, "spice"), "Dagger costs 3 spice; you have 1."),
    "track_start": (("shipping",), "Your Freighter stands at the start."),
    "track_end": (("influence",), "Your token cannot go any further."),
    "needs_on_track": (("influence", 2), "Your token has not come 2 steps far."),
    "needs_has_on": ((3, 4), "You need 3 or more Influence with each of 4 Factions."),
    "needs_alliance": (("emperor",), "You do not have the Emperor Alliance."),
    "needs_bond": (("bene_gesserit",), "You have no other Bene Gesserit card in play."),
    "needs_agent_at": (("hall_of_oratory",), "You have no Agent at Hall of Oratory."),
    "needs_deployed": ((4,), "You need to have deployed 4 troops to the Conflict this turn."),
    "needs_deployed_units": ((3,), "You need to have deployed 3 units to the Conflict this turn."),
    "needs_spies": ((2,), "You need 2 Spies on the board."),
    "needs_units": ((3,), "You need 3 units in the Conflict."),
    "needs_worms": ((1,), "You need 1 sandworm in the Conflict."),
    "needs_some_of": ((3,), "You have less than 3 of these."),
    "needs_solari": ((10,), "You have less than 10 Solari."),
    "needs_persuasion": ((6,), "You have less than 6 Persuasion."),
    "needs_agents_on": ((2,), "You have less than 2 Agents on such board spaces."),
    "needs_has_tiles": ((3,), "You have less than 3 tech tiles."),
    "needs_can_muster": ((3,), "No Agent was sent to a Combat space, or less than 3 troops are left."),
    "needs_commissioned": ((2,), "You have commissioned less than 2 dreadnoughts."),
    "needs_strength": ((6,), "You need a strength of 6 or more in the Conflict."),
    "needs_gained_spice": ((1,), "You have not gained spice this turn."),
    "needs_acquired_card": (("the_spice_must_flow",), "You have not acquired The Spice Must Flow this turn."),
    "needs_completed": ((2,), "You need to have completed 2 contracts."),
    "needs_deck_has": ((3,), "You need 3 cards in your deck."),
    "needs_it_is": (("fremen",), "It is not a Fremen card."),
    "needs_closed": ((), "At this level of difficulty you cannot gain a Swordmaster."),
    "needs_most_bonus": (("hagga_basin",), "Hagga Basin does not have the most bonus spice."),
    "needs_bonus_at": (("hagga_basin",), "There is no bonus spice at Hagga Basin."),
    "needs_it_costs": ((1,), "The card costs less than 1 Persuasion."),
    "needs_alliance_elsewhere": (
        (4,),
        "You need 4 or more Influence with a Faction whose Alliance an opponent has.",
    ),
    "needs_reached": (("emperor",), "This is not Influence with the Emperor."),
    "needs_is_side": (("paul_atreides",), "Paul Atreides is not your Leader now."),
    "needs_owns": (("the_spice_must_flow", 2), "You need 2 copies of The Spice Must Flow."),
    "needs_owns_most": (
        ("the_spice_must_flow",),
        "You do not own more copies of The Spice Must Flow than each opponent.",
    ),
    "not_a_combat_space": (("wealth",), "Wealth is not a Combat space, so you cannot deploy troops."),
    "deploy_limit": ((1,), "You can deploy 1 more troop at most."),
    "take_back_limit": ((2,), "You can take back 2 troops at most."),
    "unknown_unit": (("golem",), "No such units wait in a garrison: golem."),
    "not_for_sale": (("stilgar",), "Stilgar is not available to acquire."),
    "no_price": (("foldspace",), "Foldspace has no cost in Persuasion: only an effect can acquire it."),
    "persuasion": (("stilgar", 5, 3), "Stilgar costs 5 Persuasion; you have 3."),
    "still_to_do": (("thufir_hawat.reveal.2",), "Thufir Hawat is still to be resolved: draw 1 Intrigue card."),
    "not_open": (("scout.reveal.3",), "Scout: there is no such effect to resolve now."),
    "impossible_now": (
        ("opulence.reveal.2",),
        "Opulence: this is not possible now: pay 6 Solari → gain 1 Victory Point.",
    ),
    "too_few_troops": (("conflict", 3), "You need 3 troops in the Conflict."),
    "cannot_pay": ((3, 1, 0), "You cannot pay 3 Solari and 1 spice."),
    "hand_too_small": ((2,), "You need 2 cards in your hand."),
    "too_little_influence": ((1,), "You need 1 Influence that you can lose."),
    "needs_influence": (("fremen", 2), "You need 2 or more Influence with the Fremen."),
    "needs_joined_to": (
        ("emperor", "fremen"),
        "The other grafted card is of none of these Factions: Emperor, Fremen.",
    ),
    "not_in_row": (("stilgar",), "Stilgar is not in the Imperium Row."),
    "needs_genetic_marker": ((2,), "You do not have the second genetic marker."),
    "needs_spice": ((3,), "You have less than 3 spice."),
    "too_few_specimens": ((1,), "You need 1 specimen."),
}


def _snake(word: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in word).lstrip("_")


def refusal_codes() -> Iterator[tuple[Path, ast.expr]]:
    """Where the engine makes refusals, and what stands for the code."""
    for file in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                yield file, node.args[0]


def test_every_refusal_has_a_sentence() -> None:
    codes = {code.value for _, code in refusal_codes() if isinstance(code, ast.Constant)}
    assert codes - refusals.refused.keys() == set()


def test_only_conditions_compute_their_codes() -> None:
    computed = {file.parent for file, code in refusal_codes() if not isinstance(code, ast.Constant)}
    assert computed == {Path(engine_conditions.__file__).parent}


def test_every_condition_has_a_sentence() -> None:
    own = {kind for kind in every_kind(Condition) if vars(kind).keys() & {"refusal", "lacking"}}
    codes = {f"needs_{_snake(kind.__name__)}" for kind in every_kind(Condition) if kind not in own}
    codes |= {f"only_without_{_snake(kind.__name__)}" for kind in opposite if isinstance(kind, type)}
    assert codes - refusals.refused.keys() == set()


def _conditions(effect: Effect) -> Iterator[Condition]:
    if isinstance(effect, If):
        yield effect.condition
    for part in effect.parts():
        yield from _conditions(part)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_opposite_in_content_is_worded(edition: Any) -> None:
    used = [condition for space in edition.spaces for condition in space.requires]
    used += [one for _, _, printed in addresses._all_printed(edition) for one in _conditions(printed.effect)]
    opposites = {type(one.condition) for one in used if isinstance(one, Not)}
    assert opposites <= opposite.keys()


@pytest.mark.parametrize("code", refusals.refused)
def test_refusal(code: str) -> None:
    values, expected = EXAMPLES.get(code, ((), ""))
    words = reason(Refusal(code, values), BASE)
    assert expected in ("", words)
    assert words[0].isupper() or words[0].isdigit()
    assert words.endswith(".")
    assert not {"{", "}", "%"} & set(words)


def test_refusals_know_who_reads_and_who_plays() -> None:
    occupied = Refusal("occupied", ("arrakeen", 1))
    assert reason(occupied, BASE, viewer=1) == "Your own Agent already stands at Arrakeen."
    assert reason(occupied, BASE, viewer=0, who=["Ann", "Bo"].__getitem__) == "Bo already has an Agent at Arrakeen."
    assert reason(Refusal("deploy_limit", (0,)), BASE) == "You cannot deploy any more troops this turn."
    assert reason(Refusal("take_back_limit", (0,)), BASE) == "No deployed troops can be taken back now."


def test_an_unknown_refusal_is_still_a_sentence() -> None:
    assert reason(Refusal("brand_new"), BASE) == "This is not possible now."


@pytest.mark.parametrize(
    ("edition", "setup"),
    [
        (BASE, Setup(players=4, seed=3)),
        (EDITIONS["uprising"], Setup(players=4, seed=3, expansions=("choam",))),
        (EDITIONS["uprising"], Setup(players=3, seed=4)),
        (EDITIONS["blend"], Setup(players=4, seed=5, expansions=("choam",))),
    ],
    ids=lambda value: getattr(value, "id", ""),
)
def test_a_game_is_never_at_a_loss_for_words(edition: Edition, setup: Setup) -> None:
    game = new_game(edition, setup)
    game.events = []
    chance = Chance(3)
    met: dict[Action, None] = {}
    for number in range(240):
        assert game.decision is not None
        met |= dict.fromkeys(game.decision.options)
        if number % 12 == 0:
            for action in met:
                for refusal in game.why_not(action):
                    words = reason(refusal, edition, game.decision.seat)
                    assert words != "This is not possible now."
                    assert not {"{", "%"} & set(words)
        for event in game.apply(game.decision.options[chance.below(len(game.decision.options))]):
            if isinstance(event, events.Resolved):
                assert addresses.words(edition, event.address), event
                assert addresses.source(edition, event.address)[0].isupper()
