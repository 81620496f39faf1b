"""The first game of somebody who never read the rules: base game, two rounds of three seats, the hand of a third."""

from __future__ import annotations

from typing import Any, Final

from dune_desktop.tours.tour import Remark, Showing, Task, Tour, TourStep

_RABBAN, _ILBAN = 1, 2

_POSITION: Final[dict[str, Any]] = {
    "players": 3,
    "seed": 2,
    "leaders": ["earl_memnon_thorvald", "glossu_rabban", "count_ilban_richese"],
    "first": 0,
    "conflict": "skirmish_a",
    "conflict_deck": [
        "secure_imperial_basin", "terrible_purpose", "raid_stockpiles", "cloak_and_dagger", "desert_power",
        "battle_for_carthag", "grand_vision", "battle_for_imperial_basin", "battle_for_arrakeen",
    ],
    "row": ["arrakis_recruiter", "space_travel", "fedaykin_death_commando", "gun_thopter", "stilgar"],
    "imperium_top": ["spice_hunter", "bene_gesserit_sister", "guild_administrator", "fremen_camp", "duncan_idaho"],
    "intrigue_top": ["ambush", "windfall", "water_peddlers_union", "bribery"],
    "seat0": {
        "hand": ["reconnaissance", "diplomacy", "dagger", "dune_the_desert_planet", "convincing_argument"],
        "deck": ["signet_ring", "dagger", "dune_the_desert_planet", "seek_allies", "convincing_argument"],
    },
    "seat1": {
        "hand": ["reconnaissance", "dagger", "dagger", "dune_the_desert_planet", "convincing_argument"],
        "deck": ["convincing_argument", "diplomacy", "signet_ring", "dune_the_desert_planet", "seek_allies"],
    },
    "seat2": {
        "hand": ["dune_the_desert_planet", "diplomacy", "dagger", "convincing_argument", "convincing_argument"],
        "deck": ["signet_ring", "reconnaissance", "dagger", "dune_the_desert_planet", "seek_allies"],
    },
}  # fmt: skip

_TOO_DEAR: Final = {
    "conspire": "too_dear", "heighliner": "too_dear", "selective_breeding": "too_dear", "rally_troops": "too_dear",
    "high_council": "too_dear", "swordmaster": "too_dear", "mentat": "too_dear", "sell_melange": "too_dear",
    "the_great_flat": "too_dear",
}  # fmt: skip

_FIRST_ROUND: Final[tuple[TourStep, ...]] = (
    Remark("you", points=("seat 0",)),
    Remark("aim", points=("card skirmish_a",)),
    Task(
        "icon",
        ("agent reconnaissance > carthag",),
        then="carthag",
        tries={"carthag": "no_icon", "convincing_argument": "for_reveal", **_TOO_DEAR},
    ),
    Task("draw", ("do carthag.2",)),
    Task("deploy", troops=3, tries={"ambush": "not_now"}),
    Remark("strength", points=("card ambush",), tries={"ambush": "not_now"}),
    Task("end", ("end",), tries={"ambush": "not_now"}),
    Showing(
        "others_fight",
        _RABBAN,
        ("agent reconnaissance > arrakeen", "do arrakeen.2", "deploy 3", "end"),
        points=("space arrakeen", "seat 1"),
    ),
    Showing(
        "occupied",
        _ILBAN,
        ("agent dune_the_desert_planet > secure_contract", "end"),
        points=("space secure_contract",),
    ),
    Task(
        "factions",
        ("agent diplomacy > wealth",),
        then="wealth",
        free=("do wealth.influence",),
        tries={"wealth": "no_icon", "secure_contract": "is_occupied", "ambush": "not_now", **_TOO_DEAR},
    ),
    Remark("influence", points=("faction emperor",)),
    Task("no_agents", ("end",), free=("do wealth.influence",)),
    Showing("", _RABBAN, ("agent dagger > hall_of_oratory", "end")),
    Showing("again", _ILBAN, ("agent diplomacy > stillsuits", "do stillsuits.influence", "end")),
    Task("reveal", ("reveal",), tries={"ambush": "not_now"}),
    Task("buy", ("acquire space_travel", "acquire"), optional=True, tries={"ambush": "not_now"}),
    Task("end_bought", ("end",), free=("acquire",), tries={"ambush": "not_now"}),
    Showing("tie", _RABBAN, ("reveal", "?acquire arrakis_recruiter", "end"), points=("seat 1",)),
    Showing("no_troop", _ILBAN, ("reveal", "?acquire gun_thopter", "end"), points=("seat 2",)),
    Task("ambush", ("play ambush",)),
    Remark("won"),
    Remark("makers", points=("space imperial_basin", "space hagga_basin", "space the_great_flat")),
)

_SECOND_ROUND: Final[tuple[TourStep, ...]] = (
    Remark("new_cards", points=("button discard",)),
    Showing("", _RABBAN, ("agent diplomacy > hardy_warriors", "do hardy_warriors.influence", "deploy 3", "end")),
    Showing(
        "their_turns", _ILBAN, ("agent signet_ring > hall_of_oratory", "end"), points=("card secure_imperial_basin",)
    ),
    Task(
        "desert",
        ("agent dune_the_desert_planet > imperial_basin",),
        then="bonus",
        free=("do imperial_basin.1",),
        tries={"imperial_basin": "no_icon", "hall_of_oratory": "is_occupied", **_TOO_DEAR},
    ),
    Task("second_place", troops=1, free=("do imperial_basin.1",)),
    Task("end_again", ("end",), free=("do imperial_basin.1",)),
    Showing("", _RABBAN, ("agent dune_the_desert_planet > secure_contract", "end")),
    Showing("", _ILBAN, ("agent reconnaissance > carthag", "do carthag.2", "end")),
    Task("ring", ("agent signet_ring > sell_melange",), tries={"sell_melange": "no_icon", "carthag": "is_occupied"}),
    Remark("leader", points=("leader signet",)),
    Task("end_sold", ("end",)),
    Showing("", _RABBAN, ("reveal", "?acquire arrakis_recruiter", "end")),
    Showing("", _ILBAN, ("reveal", "?acquire gun_thopter", "end")),
    Task("reveal_again", ("reveal",)),
    Task("liaison", ("acquire arrakis_liaison", "acquire"), optional=True),
    Task("end_again", ("end",), free=("acquire",)),
    Showing("control", _RABBAN, ("pass", "do secure_imperial_basin.first.2", "done"), points=("space imperial_basin",)),
)

_THIRD_ROUND: Final[tuple[TourStep, ...]] = (Remark("shuffled"), Remark("free", points=("space swordmaster",)))

FIRST_GAME: Final = Tour(
    "first_game",
    "base",
    _POSITION,
    (*_FIRST_ROUND, *_SECOND_ROUND, *_THIRD_ROUND),
    chapters=("you", "new_cards", "shuffled"),
)
