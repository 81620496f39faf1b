"""Alone against two Rivals, for who knows Uprising: a round in which they do all that they can do."""

from __future__ import annotations

from typing import Any, Final

from dune_desktop.tours.tour import Remark, Showing, Task, Tour, TourStep

_STABAN, _MARGOT = 1, 2

_POSITION: Final[dict[str, Any]] = {
    "mode": "solo",
    "level": "mercenary",
    "seed": 2,
    "leaders": ["gurney_halleck", "staban_tuek", "lady_margot_fenring"],
    "first": 0,
    "round": 3,
    "conflict": "choam_security",
    "conflict_deck": [
        "siege_of_arrakeen", "shadow_contest", "trade_dispute", "propaganda", "battle_for_arrakeen",
        "battle_for_imperial_basin", "battle_for_spice_refinery",
    ],
    "hagal_top": [
        "arrakeen", "place_spy_city", "fremkit", "deep_desert", "spice_refinery", "accept_contract_shipping_1",
        "research_station", "gather_support_1", "sardaukar", "espionage",
    ],
    "row": ["maula_pistol", "desert_survival", "double_agent", "hidden_missive", "sardaukar_soldier"],
    "imperium_top": ["truthtrance", "spy_network"],
    "intrigue_top": ["cunning"],
    "seat0": {
        "hand": ["reconnaissance", "diplomacy", "dagger", "dune_the_desert_planet", "convincing_argument"],
        "deck": ["signet_ring", "convincing_argument", "dagger", "dune_the_desert_planet", "seek_allies"],
        "intrigue": ["weirding_combat"],
        "trophies": ["objective_crysknife"],
        "vp": 0,
        "garrison": 3,
        "solari": 2,
        "spice": 1,
    },
    "seat1": {
        "solari": 3,
        "spice": 3,
        "water": 1,
        "garrison": 0,
        "influence": {"fremen": 1},
        "spies": ["post_spacing_guild", "post_fremen"],
        "trophies": ["objective_ornithopter_1_3p"],
    },
    "seat2": {
        "water": 1,
        "garrison": 0,
        "intrigue": ["mercenaries", "imperium_politics", "detonation", "contingency_plan"],
        "trophies": ["objective_desert_mouse_first_player"],
    },
}  # fmt: skip

#: What a Rival may be asked for: once for each card.
_CARD: Final = ("turn_up",)

_CARDS_OF_THE_RIVALS: Final[tuple[TourStep, ...]] = (
    Remark("rivals", points=("seat 1", "seat 2")),
    Task("as_ever", ("agent reconnaissance > arrakeen",)),
    Task("draw_and_deploy", ("do arrakeen.2",)),
    Task("all_three", troops=3),
    Task("end_again", ("end",)),
    Showing("ignored", _STABAN, _CARD, points=("space arrakeen", "card arrakeen")),
    Showing("scheme", _STABAN, _CARD, points=("card place_spy_city", "seat 1")),
    Showing("for_nothing", _STABAN, _CARD, points=("space fremkit", "card fremkit")),
    Showing("no_spice", _MARGOT, _CARD, points=("space deep_desert", "card deep_desert")),
    Showing("own_ring", _MARGOT, _CARD, points=("space spice_refinery", "card spice_refinery")),
)

_WHAT_THEY_BUY: Final[tuple[TourStep, ...]] = (
    Task("her_cards", ("agent diplomacy > secrets",), free=("do secrets.influence",)),
    Task("take_one", ("do secrets.2",), free=("do secrets.influence",)),
    Task("draw_yours", ("do secrets.1",), free=("do secrets.influence",)),
    Task("end_again", ("end",)),
    Showing("all_together", _STABAN, _CARD, points=("seat 1",)),
    Remark("points_for_sale", points=("seat 1", "seat 2")),
    Showing("straight_in", _MARGOT, _CARD, points=("space research_station", "card research_station")),
)

_COMBAT: Final[tuple[TourStep, ...]] = (
    Task("never_reveal", ("reveal",)),
    Task("ahead", ("acquire double_agent", "acquire"), optional=True),
    Task("end_again", ("end",), free=("acquire",)),
    Showing("going_on", _STABAN, _CARD, points=("space gather_support",)),
    Remark("their_swords", points=("seat 1", "seat 2")),
    Task("nobody_answers", ("play weirding_combat",)),
    Task("nothing_more", ("pass",)),
    Remark("rewards"),
    Remark("asked_for_them"),
    Remark("be_first"),
)

RIVALS: Final = Tour(
    "rivals",
    "uprising",
    _POSITION,
    (*_CARDS_OF_THE_RIVALS, *_WHAT_THEY_BUY, *_COMBAT),
    chapters=("rivals", "her_cards", "never_reveal"),
)
