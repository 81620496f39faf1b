"""What Uprising adds, for who knows the base game: a round with a spy, a sandworm, a doubled reward and a pair."""

from __future__ import annotations

from typing import Any, Final

from dune_desktop.tours.tour import Remark, Showing, Task, Tour, TourStep

_IRULAN, _MARGOT = 1, 2

_POSITION: Final[dict[str, Any]] = {
    "players": 3,
    "seed": 2,
    "leaders": ["gurney_halleck", "princess_irulan", "lady_margot_fenring"],
    "first": 0,
    "round": 3,
    "conflict": "spice_freighters",
    "conflict_deck": [
        "siege_of_arrakeen", "shadow_contest", "trade_dispute", "propaganda", "battle_for_arrakeen",
        "battle_for_imperial_basin", "battle_for_spice_refinery",
    ],
    "row": ["maula_pistol", "desert_survival", "double_agent", "stilgar_the_devoted", "sardaukar_soldier"],
    "imperium_top": ["truthtrance", "spy_network"],
    "intrigue_top": ["imperium_politics", "cunning", "mercenaries"],
    "seat0": {
        "hand": ["diplomacy", "reconnaissance", "dune_the_desert_planet", "dagger", "convincing_argument"],
        "deck": ["signet_ring", "convincing_argument", "dagger", "dune_the_desert_planet", "seek_allies"],
        "vp": 1,
        "swordmaster": True,
        "spice": 4,
        "water": 0,
        "solari": 1,
        "garrison": 3,
        "influence": {"fremen": 2, "emperor": 1},
        "spies": ["post_hagga_basin"],
        "trophies": ["objective_crysknife"],
    },
    "seat1": {
        "hand": ["reconnaissance", "dagger", "dagger", "dune_the_desert_planet", "convincing_argument"],
        "influence": {"fremen": 2},
        "vp": 1,
        "water": 1,
        "garrison": 3,
        "trophies": ["objective_ornithopter_1_3p"],
    },
    "seat2": {
        "hand": ["dune_the_desert_planet", "diplomacy", "dagger", "convincing_argument", "convincing_argument"],
        "vp": 0,
        "trophies": ["objective_desert_mouse_first_player"],
    },
}  # fmt: skip

_SPY: Final[tuple[TourStep, ...]] = (
    Remark("pair", points=("card spice_freighters", "seat 0")),
    Task("spies", ("agent diplomacy > espionage",)),
    Task("draw_first", ("do espionage.1",), free=("do espionage.influence",)),
    Task("place_spy", ("do espionage.2",)),
    Task("post", ("pick post_sietch_research",)),
    Task("end_again", ("end",)),
    Showing(
        "before_you",
        _IRULAN,
        ("agent reconnaissance > sietch_tabr", "do sietch_tabr.1", "pick 1", "deploy 2", "end"),
        points=("space sietch_tabr",),
    ),
    Showing("", _MARGOT, ("agent dune_the_desert_planet > imperial_basin", "do imperial_basin.1", "end")),
    Task("infiltrate", ("agent reconnaissance > sietch_tabr",)),
    Task("needs", ("do sietch_tabr.1",)),
    Task("hooks", ("pick 1",)),
    Task("two_troops", troops=2),
    Task("end_again", ("end",)),
)

_WORM: Final[tuple[TourStep, ...]] = (
    Showing("", _IRULAN, ("agent dagger > assembly_hall", "do assembly_hall.1", "end")),
    Showing("", _MARGOT, ("agent diplomacy > fremkit", "do fremkit.influence", "do fremkit.1", "end")),
    Task("desert_again", ("agent dune_the_desert_planet > hagga_basin",)),
    Task("gather", ("pick post_hagga_basin",)),
    Task("maker", ("do hagga_basin.1",), free=("deploy", "take_back")),
    Task("worm", ("pick 2",)),
    Task("end_worm", ("end",)),
    Showing("", _IRULAN, ("reveal", "end")),
    Showing("", _MARGOT, ("reveal", "end")),
    Task("reveal_worm", ("reveal",)),
    Task("buy_worm", ("acquire stilgar_the_devoted", "acquire"), optional=True),
    Task("end_again", ("end",), free=("acquire",)),
)

_REWARD: Final[tuple[TourStep, ...]] = (
    Showing("", _IRULAN, ("pass",)),
    Task("doubled", ("do spice_freighters.first.1",)),
    Task("emperor", ("pick emperor",)),
    Task("once_more", ("do spice_freighters.first.1",)),
    Task("sisterhood", ("pick bene_gesserit",)),
    Task("spice_point", ("do spice_freighters.first.2",)),
    Remark("five"),
    Remark("protected", points=("card siege_of_arrakeen",)),
)

UPRISING: Final = Tour("uprising", "uprising", _POSITION, (*_SPY, *_WORM, *_REWARD), chapters=("pair", "desert_again"))
