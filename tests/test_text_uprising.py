"""What Uprising brought, in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.conditions import Condition, ItCosts, ItIs
from dune_desktop.engine.effects import Discard, Effect, If, TrashCard
from dune_desktop.text import addresses
from dune_desktop.text.catalogue import components
from dune_desktop.text.spoken_names import called, speaking_of
from tests.test_text import leaves


@cache
def found(edition: str) -> dict[tuple[str, str], dict[str, Any]]:
    """Every component of an edition by kind and id."""
    return {(one["kind"], one["id"]): one for one in components(EDITIONS[edition])}


UPRISING = {
    ("imperium", "bene_gesserit_operative", "reveal"): (
        "1 Persuasion. If you have 2 or more Spies on the board: 2 more Persuasion."
    ),
    ("imperium", "calculus_of_power", "reveal"): (
        "2 Persuasion. Trash another Emperor card you have in play → 3 swords."
    ),
    ("imperium", "chani_clever_tactician", "agent"): (
        "If you have 3 or more units in the Conflict: draw 1 Intrigue card."
    ),
    ("imperium", "chani_clever_tactician", "reveal"): (
        "Retreat 2 of your troops → 4 swords. Fremen Bond: 2 Persuasion."
    ),
    ("imperium", "delivery_agreement", "reveal"): (
        "Choose one: gain 1 spice;"
        " or if you have completed 4 or more contracts: trash this card → gain 1 Victory Point."
    ),
    ("imperium", "desert_power", "reveal"): (
        "Choose one: gain 2 Persuasion; or if you have Maker hooks: pay 1 water → summon 1 sandworm."
    ),
    ("imperium", "double_agent", "agent"): (
        "Place a Spy on an observation post connected to the board space you sent an Agent to this turn,"
        " even on one with an opponent's Spy."
    ),
    ("imperium", "guild_spy", "agent"): (
        "Discard 1 card → draw 1 card; if you discarded a Spacing Guild card: draw 1 Intrigue card."
    ),
    ("imperium", "guild_spy", "reveal"): (
        "2 Persuasion. If you acquired The Spice Must Flow this turn:"
        " gain 1 Influence with each Faction you are spying on."
    ),
    ("imperium", "leadership", "reveal"): (
        "2 Persuasion, 1 sword. 1 sword for each other card you revealed this turn that gives swords."
    ),
    ("imperium", "long_live_the_fighters", "agent"): (
        "If you have 3 or more cards in your deck: look at the top 3 cards of your deck:"
        " take one of them into your hand, discard one and trash the other."
    ),
    ("imperium", "price_is_no_object", "agent"): (
        "You may acquire a card, paying its cost in Solari instead of Persuasion, and take it into your hand."
    ),
    ("imperium", "reliable_informant", "agent"): (
        "Place a Spy on an observation post connected to a board space with one of these icons"
        " (Emperor, Bene Gesserit or Fremen)."
    ),
    ("imperium", "subversive_advisor", "agent"): (
        "If you sent an Agent to a Faction's board space this turn:"
        " gain 2 Influence instead of 1 with the Faction whose board space you visit; trash this card."
    ),
    ("imperium", "tread_in_darkness", "agent"): (
        "If you have another Bene Gesserit card in play:"
        " draw 1 card and you may trash a card (in hand, in your discard pile or in play)."
    ),
    ("imperium", "undercover_asset", "sending"): (
        "The Agent you send with this card need not meet the Influence requirement of the board space."
    ),
    ("imperium", "weirding_woman", "agent"): (
        "If you have another Bene Gesserit card in play: return this card to your hand."
    ),
    ("intrigue", "buy_access", "plot"): (
        "Pay 5 Solari → gain 1 Influence with each of 2 different Factions of your choice."
    ),
    ("intrigue", "call_to_arms", "plot"): (
        "In your Reveal turn this round: whenever you acquire a card, recruit 1 troop."
    ),
    ("intrigue", "crysknife", "endgame"): (
        "Turn one of your face-up Conflict or Objective cards with the crysknife or wild battle icon face down"
        " → gain 1 Victory Point."
    ),
    ("intrigue", "distraction", "plot"): (
        "If you have deployed 3 or more units to the Conflict this turn:"
        " place a Spy on any observation post, even on one with an opponent's Spy."
    ),
    ("intrigue", "go_to_ground", "combat"): "Retreat 1 or 2 of your troops → place a Spy.",
    ("intrigue", "opportunism", "plot"): (
        "Lose 2 Influence (with one or more Factions of your choice) and pay 2 Solari → gain 1 Victory Point."
    ),
    ("intrigue", "special_mission", "plot"): (
        "Choose one: place a Spy on an observation post connected to a board space with the City icon;"
        " or recall 1 Spy → destroy the Shield Wall (optional) and gain 2 spice."
    ),
    ("intrigue", "unexpected_allies", "plot"): (
        "Pay 2 water → destroy the Shield Wall (optional) and summon 1 sandworm."
    ),
    ("conflict", "battle_for_arrakeen", "first"): (
        "Gain 1 Victory Point. Gain control of Arrakeen. Recall 2 Spies → gain 1 Victory Point."
    ),
    ("conflict", "battle_for_arrakeen", "battle_icon"): "Crysknife: a pair of these is worth 1 Victory Point.",
    ("conflict", "siege_of_arrakeen", "protected"): "Protected: no sandworms while the Shield Wall stands.",
    ("conflict", "trade_dispute", "first"): (
        "Take a contract (or gain 2 Solari if there is none). Gain 1 water."
        " You may trash a card (in hand, in your discard pile or in play)."
    ),
    ("leader", "feyd_rautha_harkonnen", "ability"): "In your Reveal turn: recall 1 Spy → 2 swords.",
    ("leader", "feyd_rautha_harkonnen", "signet"): (
        "Move your token one space along the training track and gain the reward of that space."
    ),
    ("leader", "lady_jessica", "ability"): (
        "When you send an Agent to a Bene Gesserit board space: you may return all your memories"
        " (to your supply; draw 1 card for each) and flip this Leader."
    ),
    ("leader", "reverend_mother_jessica", "ability"): (
        "When you send an Agent to a board space of one of these Factions (Bene Gesserit or Fremen):"
        " pay 1 water → repeat the effects printed on that board space."
    ),
    ("leader", "princess_irulan", "ability"): "When you reach 2 Influence with the Emperor: draw 1 Intrigue card.",
    ("leader", "staban_tuek", "ability"): (
        "You start the game without the card Diplomacy."
        " Whenever an opponent sends an Agent to a Maker board space you are spying on: gain 1 spice."
    ),
    ("leader", "staban_tuek", "signet"): (
        "You may place a Spy; if its observation post is connected to a board space with the Landsraad icon:"
        " pay 1 spice → gain 3 Solari; if its observation post is connected to a Faction's board space:"
        " pay 2 Solari → draw 1 Intrigue card."
    ),
    ("leader", "shaddam_corrino_iv", "signet"): (
        "You cannot deploy units to the Conflict this turn. Choose one: gain 1 Solari and recruit 1 troop;"
        " or pay 3 Solari → gain 1 Influence with a Faction of your choice."
    ),
    ("space", "gather_support", "cost"): "2 Solari (optional)",
    ("space", "gather_support", "effects"): (
        "Choose one: recruit 2 troops; or pay 2 Solari → recruit 2 troops and gain 1 water."
    ),
    ("space", "swordmaster", "later"): "6 Solari",
    ("space", "deep_desert", "effects"): (
        "Choose one: harvest 4 spice and all bonus spice on this space;"
        " or if you have Maker hooks: summon 2 sandworms and gain all bonus spice on this space."
    ),
    ("space", "sietch_tabr", "effects"): (
        "Choose one: take Maker hooks, recruit 1 troop and gain 1 water;"
        " or gain 1 water and destroy the Shield Wall (optional)."
    ),
    ("track", "emperor", "bonus"): "Place a Spy.",
    ("post", "post_landsraad_council", "spaces"): ("High Council, Imperial Privilege and Swordmaster."),
    ("objective", "objective_desert_mouse_first_player", "effects"): "You begin the game as the First Player.",
    ("contract", "harvest_3", "requires"): (
        "Send an Agent to a Maker board space and gain 3 or more spice in that turn."
    ),
    ("contract", "arrakeen_troop_spy", "requires"): "Send an Agent to Arrakeen.",
    ("contract", "arrakeen_troop_spy", "effects"): "Recruit 1 troop. Place a Spy.",
}


@pytest.mark.parametrize("where", UPRISING, ids=".".join)
def test_wording_of_uprising(where: tuple[str, str, str]) -> None:
    kind, component, box = where
    for edition in ("uprising", "blend"):
        assert found(edition)[kind, component]["text"][box] == UPRISING[where]


def test_ids_are_called_as_in_the_edition_that_is_spoken_of() -> None:
    assert called("space", "assembly_hall") == "Assembly Hall"
    with speaking_of(("uprising", "choam")):
        assert called("space", "imperial_basin") == "Imperial Basin"
        assert called("card", "the_spice_must_flow") == "The Spice Must Flow"
    with pytest.raises(LookupError):
        called("space", "attic")


def test_the_other_side_of_a_leader_and_a_training_track_are_in_the_catalogue() -> None:
    reverend = found("uprising")["leader", "reverend_mother_jessica"]
    assert reverend["back_of"] == "lady_jessica"
    track = found("uprising")["leader", "feyd_rautha_harkonnen"]["training"]
    assert [space["id"] for space in track][-2:] == ["fork2_bottom_2", "end"]
    assert track[0]["next"] == ["fork1_top", "fork1_bottom"]
    assert track[-1]["text"] == "Recruit 1 troop. Place a Spy."
    assert found("uprising")["contract", "espionage"]["copies"] == 2
    assert found("uprising")["imperium", "cargo_runner"]["module"] == "choam"
    assert found("uprising")["conflict", "propaganda"]["battle_icon"] == "wild"


@pytest.mark.parametrize(
    ("address", "source", "words"),
    [
        ("arrakeen_water.contract", "Arrakeen contract", "complete the contract: gain 1 water"),
        ("arrakeen_troop_spy.contract.2", "Arrakeen contract", "place a Spy"),
        ("shaddam_corrino_iv.ring", "Shaddam Corrino IV", "you cannot deploy units to the Conflict this turn"),
        ("reverend_mother_jessica.signet", "Reverend Mother Jessica", "pay 1 spice → gain 1 water"),
        ("feyd_rautha_harkonnen.end", "Feyd-Rautha Harkonnen", "recruit 1 troop and place a Spy"),
        ("feyd_rautha_harkonnen.end.2", "Feyd-Rautha Harkonnen", "place a Spy"),
        ("arrakeen.infiltrate", "Arrakeen", "Infiltrate: recall 1 Spy"),
        ("arrakeen.gather", "Arrakeen", "Gather Intelligence: recall 1 Spy → draw 1 card"),
        ("long_live_the_fighters.agent.1.hand", "Long Live the Fighters", "take one of these cards into your hand"),
        (
            "long_live_the_fighters.agent.1.discard",
            "Long Live the Fighters",
            "discard one of these cards and trash the other",
        ),
        (
            "wild.endgame",
            "Wild battle icon",
            (
                "turn your Conflict card with the wild battle icon and another face-up Conflict or Objective card"
                " face down → gain 1 Victory Point"
            ),
        ),
        ("battle_icons", "Pair of battle icons", ""),
    ],
)
def test_addresses_of_uprising(address: str, source: str, words: str) -> None:
    for edition in (EDITIONS["uprising"], EDITIONS["blend"]):
        assert (addresses.source(edition, address), addresses.words(edition, address)) == (source, words)


def _conditions(effect: Effect) -> Iterator[Condition]:
    if isinstance(effect, If):
        yield effect.condition
    for part in effect.parts():
        yield from _conditions(part)


#: What gives them their ``it``.
_BEFORE: dict[type[Condition], type[Effect]] = {ItIs: Discard, ItCosts: TrashCard}


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_what_is_told_of_it_was_done_before(edition: Any) -> None:
    """The wording says "if you discarded" or "if you trashed": no condition may be about what was done otherwise."""
    for _, _, printed in addresses._all_printed(edition):
        asked = {type(one) for one in _conditions(printed.effect)} & _BEFORE.keys()
        assert {_BEFORE[kind] for kind in asked} <= {type(leaf) for leaf in leaves(printed.effect)}, printed.address
