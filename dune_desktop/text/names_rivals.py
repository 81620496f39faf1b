"""English names of all that House Hagal and the Rivals bring, and what modes, levels and variants are, in a sentence.

A Hagal card that sends an Agent to one space is called like the space, a Rival like the Leader.
"""

from typing import Final

from dune_desktop.text import names_base, names_uprising
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

HOUSE_HAGAL: Final = QT_TRANSLATE_NOOP("Leader", "House Hagal")

HAGAL_BASE: Final[dict[str, Text]] = {
    **{
        space: names_base.SPACES[space]
        for space in (
            "conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors",
            "stillsuits", "rally_troops", "hall_of_oratory", "carthag",
        )
    },
    "harvest_spice": QT_TRANSLATE_NOOP("Hagal", "Harvest Spice"),
    "arrakeen_1p": names_base.SPACES["arrakeen"],
    "arrakeen_2p": names_base.SPACES["arrakeen"],
    "reshuffle": QT_TRANSLATE_NOOP("Hagal", "Reshuffle"),
}  # fmt: skip

HAGAL_UPRISING: Final[dict[str, Text]] = {
    "place_spy_spice_trade": QT_TRANSLATE_NOOP("Hagal", "Place Spy"),
    "place_spy_city": QT_TRANSLATE_NOOP("Hagal", "Place Spy"),
    "place_spy_landsraad": QT_TRANSLATE_NOOP("Hagal", "Place Spy"),
    **{
        space: names_uprising.SPACES[space]
        for space in (
            "sardaukar", "dutiful_service", "heighliner", "espionage", "secrets", "desert_tactics", "fremkit",
            "assembly_hall", "research_station", "spice_refinery", "arrakeen", "sietch_tabr", "deep_desert",
        )
    },
    "deliver_supplies_heighliner": QT_TRANSLATE_NOOP("Hagal", "Deliver Supplies / Heighliner"),
    "gather_support_1": names_uprising.SPACES["gather_support"],
    "gather_support_2": names_uprising.SPACES["gather_support"],
    "accept_contract_shipping_1": QT_TRANSLATE_NOOP("Hagal", "Accept Contract / Shipping"),
    "accept_contract_shipping_2": QT_TRANSLATE_NOOP("Hagal", "Accept Contract / Shipping"),
    "hagga_basin_imperial_basin": QT_TRANSLATE_NOOP("Hagal", "Hagga Basin / Imperial Basin"),
    "reshuffle": HAGAL_BASE["reshuffle"],
}  # fmt: skip

RIVALS_BASE: Final[dict[str, Text]] = {
    **{
        leader: names_base.LEADERS[leader]
        for leader in (
            "duke_leto_atreides", "baron_vladimir_harkonnen", "glossu_rabban", "count_ilban_richese",
            "countess_ariana_thorvald", "earl_memnon_thorvald",
        )
    },
    "house_hagal": HOUSE_HAGAL,
}  # fmt: skip

RIVALS_UPRISING: Final[dict[str, Text]] = {
    "feyd_rautha_harkonnen": names_uprising.LEADERS["feyd_rautha_harkonnen"],
    "muad_dib": names_uprising.LEADERS["muad_dib"],
    "baron_vladimir_harkonnen": names_base.LEADERS["baron_vladimir_harkonnen"],
    "lady_jessica": names_uprising.LEADERS["lady_jessica"],
    "glossu_rabban": names_base.LEADERS["glossu_rabban"],
    "princess_irulan": names_uprising.LEADERS["princess_irulan"],
    "gurney_halleck": names_uprising.LEADERS["gurney_halleck"],
    "lady_margot_fenring": names_uprising.LEADERS["lady_margot_fenring"],
    "staban_tuek": names_uprising.LEADERS["staban_tuek"],
    "lady_amber_metulli": names_uprising.LEADERS["lady_amber_metulli"],
}

#: Of an edition, by kind.
NAMES: Final[dict[str, dict[str, dict[str, Text]]]] = {
    "base": {"hagal": HAGAL_BASE, "rival": RIVALS_BASE},
    "uprising": {"hagal": HAGAL_UPRISING, "rival": RIVALS_UPRISING},
    "blend": {"hagal": HAGAL_UPRISING, "rival": RIVALS_UPRISING},
}

MODES: Final = {
    "solo": QT_TRANSLATE_NOOP("Mode", "Solo game"),
    "two": QT_TRANSLATE_NOOP("Mode", "Two-player game"),
}
LEVELS: Final = {
    "mercenary": QT_TRANSLATE_NOOP("Level", "Mercenary"),
    "sardaukar": QT_TRANSLATE_NOOP("Level", "Sardaukar"),
    "mentat": QT_TRANSLATE_NOOP("Level", "Mentat"),
    "kwisatz_haderach": QT_TRANSLATE_NOOP("Level", "Kwisatz Haderach"),
}
#: How hard a level is.
GRADES: Final = {
    "mercenary": QT_TRANSLATE_NOOP("Grade", "Novice"),
    "sardaukar": QT_TRANSLATE_NOOP("Grade", "Veteran"),
    "mentat": QT_TRANSLATE_NOOP("Grade", "Expert"),
    "kwisatz_haderach": QT_TRANSLATE_NOOP("Grade", "Expert+"),
}
VARIANTS: Final = {
    "smart_politics": QT_TRANSLATE_NOOP("Variant", "Smart Politics"),
    "brutal_escalation": QT_TRANSLATE_NOOP("Variant", "Brutal Escalation"),
    "expert_deployment": QT_TRANSLATE_NOOP("Variant", "Expert Deployment"),
    "row_dice": QT_TRANSLATE_NOOP("Variant", "Imperium Row Churn"),
}
#: Kinds whose ids are the same in all editions.
COMMON: Final = {"mode": MODES, "level": LEVELS, "grade": GRADES, "variant": VARIANTS}

# ---------------------------------------------------------------- what they are

_MODES_BASE: Final = {
    "solo": QT_TRANSLATE_NOOP("ModeText", "You play against two Rivals, led by the House Hagal cards."),
    "two": QT_TRANSLATE_NOOP("ModeText", "House Hagal takes part as a third player who fights and stands in the way."),
}
_MODES_UPRISING: Final = {
    "solo": _MODES_BASE["solo"],
    "two": QT_TRANSLATE_NOOP("ModeText", "Two players against each other and a Rival, led by the House Hagal cards."),
}
_LEVELS_BASE: Final = {
    "mercenary": QT_TRANSLATE_NOOP(
        "LevelText",
        "You begin with 1 more Solari and 1 more spice, the Rivals without troops in their garrisons;"
        " they get their Swordmasters in round 5.",
    ),
    "sardaukar": QT_TRANSLATE_NOOP(
        "LevelText",
        "The Mentat costs you 5 Solari; each Rival begins with an Intrigue card and gets its Swordmaster in round 4.",
    ),
    "mentat": QT_TRANSLATE_NOOP(
        "LevelText",
        "As Sardaukar, but the Swordmasters of the Rivals come in round 3, and Expert Deployment applies.",
    ),
    "kwisatz_haderach": QT_TRANSLATE_NOOP("LevelText", "As Mentat, and you can never gain a Swordmaster."),
}
_LEVELS_UPRISING: Final = {
    "mercenary": QT_TRANSLATE_NOOP(
        "LevelText", "You begin with an Intrigue card, the Rivals without troops in their garrisons."
    ),
    "sardaukar": QT_TRANSLATE_NOOP("LevelText", "The usual setup, for you and the Rivals."),
    "mentat": QT_TRANSLATE_NOOP(
        "LevelText", "As Sardaukar, with Smart Politics, Brutal Escalation and Expert Deployment."
    ),
    "kwisatz_haderach": _LEVELS_BASE["kwisatz_haderach"],
}
_SMART: Final = QT_TRANSLATE_NOOP(
    "VariantText",
    "A Rival skips Faction board spaces without a cost where its Alliance is safe or where it is far behind.",
)
_BRUTAL: Final = QT_TRANSLATE_NOOP(
    "VariantText", "In a Conflict III, two House Hagal cards make up the combat bonus of a Rival."
)
_DICE: Final = QT_TRANSLATE_NOOP(
    "VariantText", "After each of your Reveal turns, two dice remove cards from the Imperium Row."
)
_VARIANTS_BASE: Final = {
    "expert_deployment": QT_TRANSLATE_NOOP(
        "VariantText",
        "In a Conflict I or II a Rival deploys no troops while its strength is at least 4 higher than any "
        "other player's.",
    ),
}
_VARIANTS_UPRISING: Final = {
    "smart_politics": _SMART,
    "brutal_escalation": _BRUTAL,
    "expert_deployment": QT_TRANSLATE_NOOP(
        "VariantText",
        "In a Conflict I or II a Rival deploys no troops while it has at least 3 more units than any other player.",
    ),
    "row_dice": _DICE,
}
_OF_UPRISING: Final = {"mode": _MODES_UPRISING, "level": _LEVELS_UPRISING, "variant": _VARIANTS_UPRISING}
#: Edition, kind and id -> a sentence.
EXPLAINED: Final[dict[str, dict[str, dict[str, Text]]]] = {
    "base": {"mode": _MODES_BASE, "level": _LEVELS_BASE, "variant": _VARIANTS_BASE},
    "uprising": _OF_UPRISING,
    "blend": _OF_UPRISING,
}
