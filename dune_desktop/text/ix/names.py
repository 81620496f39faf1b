"""English names of everything that Rise of Ix prints, for the translators, and what it adds to a game."""

from typing import Final

from dune_desktop.text.base import names as base
from dune_desktop.text.choam import names as choam
from dune_desktop.text.contexts import (
    Ability,
    Card,
    Conflict,
    Edition,
    Editions,
    Hagal,
    Intrigue,
    Leader,
    Space,
    VariantText,
)
from dune_desktop.text.translating import TextTable
from dune_desktop.text.uprising import names as uprising

GameOptions = TextTable("GameOptions")
Contract = TextTable("Contract")
Fact = TextTable("Fact")
Market = TextTable("Market")
Post = TextTable("Post")
Resource = TextTable("Resource")
Source = TextTable("Source")
Shipping = TextTable("Shipping")
Tech = TextTable("Tech")
Unit = TextTable("Unit")
Variant = TextTable("Variant")

TILES: Final = {
    "artillery": Tech.tr("Artillery"),
    "chaumurky": Tech.tr("Chaumurky"),
    "detonation_devices": Tech.tr("Detonation Devices"),
    "disposal_facility": Tech.tr("Disposal Facility"),
    "flagship": Tech.tr("Flagship"),
    "holoprojectors": Tech.tr("Holoprojectors"),
    "holtzman_engine": Tech.tr("Holtzman Engine"),
    "invasion_ships": Tech.tr("Invasion Ships"),
    "memocorders": Tech.tr("Memocorders"),
    "minimic_film": Tech.tr("Minimic Film"),
    "restricted_ordnance": Tech.tr("Restricted Ordnance"),
    "shuttle_fleet": Tech.tr("Shuttle Fleet"),
    "sonic_snoopers": Tech.tr("Sonic Snoopers"),
    "spaceport": Tech.tr("Spaceport"),
    "spy_satellites": Tech.tr("Spy Satellites"),
    "training_drones": Tech.tr("Training Drones"),
    "troop_transports": Tech.tr("Troop Transports"),
    "windtraps": Tech.tr("Windtraps"),
}

NAMES: Final = {
    "edition": {"ix": Edition.tr("Dune: Imperium – Rise of Ix")},
    "short": {"ix": Editions.tr("Rise of Ix")},
    "card": {
        "appropriate": Card.tr("Appropriate"),
        "bounty_hunter": Card.tr("Bounty Hunter"),
        "choam_delegate": Card.tr("CHOAM Delegate"),
        "control_the_spice": Card.tr("Control the Spice"),
        "court_intrigue": Card.tr("Court Intrigue"),
        "desert_ambush": Card.tr("Desert Ambush"),
        "embedded_agent": Card.tr("Embedded Agent"),
        "esmar_tuek": Card.tr("Esmar Tuek"),
        "freighter_fleet": Card.tr("Freighter Fleet"),
        "full_scale_assault": Card.tr("Full-Scale Assault"),
        "guild_accord": Card.tr("Guild Accord"),
        "guild_chief_administrator": Card.tr("Guild Chief Administrator"),
        "imperial_bashar": Card.tr("Imperial Bashar"),
        "imperial_shock_trooper": Card.tr("Imperial Shock Trooper"),
        "in_the_shadows": Card.tr("In the Shadows"),
        "ix_guild_compact": Card.tr("Ix-Guild Compact"),
        "ixian_engineer": Card.tr("Ixian Engineer"),
        "jamis": Card.tr("Jamis"),
        "landing_rights": Card.tr("Landing Rights"),
        "local_fence": Card.tr("Local Fence"),
        "negotiated_withdrawal": Card.tr("Negotiated Withdrawal"),
        "satellite_ban": Card.tr("Satellite Ban"),
        "sayyadina": Card.tr("Sayyadina"),
        "shai_hulud": Card.tr("Shai-Hulud"),
        "spice_trader": Card.tr("Spice Trader"),
        "treachery": Card.tr("Treachery"),
        "truthsayer": Card.tr("Truthsayer"),
        "water_peddler": Card.tr("Water Peddler"),
        "web_of_power": Card.tr("Web of Power"),
        "weirding_way": Card.tr("Weirding Way"),
        **TILES,
    },
    "intrigue": {
        "advanced_weaponry": Intrigue.tr("Advanced Weaponry"),
        "blackmail": Intrigue.tr("Blackmail"),
        "cannon_turrets": Intrigue.tr("Cannon Turrets"),
        "cull": Intrigue.tr("Cull"),
        "diversion": Intrigue.tr("Diversion"),
        "expedite": Intrigue.tr("Expedite"),
        "finesse": Intrigue.tr("Finesse"),
        "glimpse_the_path": Intrigue.tr("Glimpse the Path"),
        "grand_conspiracy": Intrigue.tr("Grand Conspiracy"),
        "ixian_probe": Intrigue.tr("Ixian Probe"),
        "machine_culture": Intrigue.tr("Machine Culture"),
        "quid_pro_quo": Intrigue.tr("Quid Pro Quo"),
        "second_wave": Intrigue.tr("Second Wave"),
        "secret_forces": Intrigue.tr("Secret Forces"),
        "strategic_push": Intrigue.tr("Strategic Push"),
        "strongarm": Intrigue.tr("Strongarm"),
        "war_chest": Intrigue.tr("War Chest"),
    },
    "conflict": {
        "skirmish_e": base.NAMES["conflict"]["skirmish_a"],
        "skirmish_f": base.NAMES["conflict"]["skirmish_a"],
        "trade_monopoly": Conflict.tr("Trade Monopoly"),
        "economic_supremacy": Conflict.tr("Economic Supremacy"),
    },
    "leader": {
        "archduke_armand_ecaz": Leader.tr("Archduke Armand Ecaz"),
        "ilesa_ecaz": Leader.tr("Ilesa Ecaz"),
        "prince_rhombur_vernius": Leader.tr("Prince Rhombur Vernius"),
        "tessia_vernius": Leader.tr("Tessia Vernius"),
        "princess_yuna_moritani": Leader.tr("“Princess” Yuna Moritani"),
        "viscount_hundro_moritani": Leader.tr("Viscount Hundro Moritani"),
    },
    "space": {
        "interstellar_shipping": Space.tr("Interstellar Shipping"),
        "smuggling": Space.tr("Smuggling"),
        "tech_negotiation": Space.tr("Tech Negotiation"),
        "dreadnought": Space.tr("Dreadnought"),
    },
    "track": {"shipping": Shipping.tr("Shipping track")},
    #: Its spaces have no printed names.
    "node": {
        "shipping_0": Shipping.tr("Start"),
        "shipping_1": Shipping.tr("First space"),
        "shipping_2": Shipping.tr("Second space"),
        "shipping_3": Shipping.tr("Third space"),
    },
    "market": {"tech": Market.tr("Tech tiles")},
    "resource": {"negotiators": Resource.tr("Negotiators")},
    "unit": {"dreadnought": Unit.tr("dreadnoughts")},
    "source": {"ix_contracts": Source.tr("Contracts of Rise of Ix"), "epic": Source.tr("Epic game")},
    "variant": {"epic": Variant.tr("Epic game")},
    #: Of what a seat has, what nothing else tells.
    "fact": {
        "negotiators": Fact.tr("Negotiators on Ix"),
        "used": Fact.tr("Used Tech tiles"),
        "snoopers": Fact.tr("Snoopers on the influence tracks"),
        "ahead": Fact.tr("Set aside until the second turn"),
    },
}

#: Of a Leader: its standing ability and its Signet Ring ability.
ABILITIES: Final = {
    "archduke_armand_ecaz": (Ability.tr("Coordination"), Ability.tr("Conscript")),
    "ilesa_ecaz": (Ability.tr("One Step Ahead"), Ability.tr("Guild Contacts")),
    "prince_rhombur_vernius": (Ability.tr("Heavy Lasgun Cannons"), Ability.tr("Ixian Technology")),
    "tessia_vernius": (Ability.tr("Careful Observation"), Ability.tr("Duplicity")),
    "princess_yuna_moritani": (Ability.tr("Smuggling Operation"), Ability.tr("Final Delivery")),
    "viscount_hundro_moritani": (Ability.tr("Intelligence"), Ability.tr("Couriers")),
}

ABOUT: Final = {
    "ix": GameOptions.tr(
        "Dreadnoughts, Tech tiles and Freighters, four new board spaces, 35 more Imperium cards, 17 more Intrigue"
        " cards, 4 more Conflicts and 6 more Leaders."
    )
}
VARIANTS: Final = {
    "epic": VariantText.tr(
        "The game goes to 12 points, without a Conflict I; everybody begins with five troops in the garrison, an"
        " Intrigue card and Control the Spice."
    ),
    "brutal_escalation": uprising.VARIANTS["brutal_escalation"],
    "row_dice": uprising.VARIANTS["row_dice"],
}

# ---------------------------------------------------------------- House Hagal and Rivals

#: A Hagal card that has no name here is called like the space that it sends an Agent to.
HAGAL: Final = {
    "foldspace_interstellar_shipping": Hagal.tr("Foldspace / Interstellar Shipping"),
    "smuggling_interstellar_shipping": Hagal.tr("Smuggling / Interstellar Shipping"),
    "dreadnought_1p": NAMES["space"]["dreadnought"],
    "dreadnought_2p": NAMES["space"]["dreadnought"],
}

# ---------------------------------------------------------------- with Uprising

WITH_UPRISING: Final = {
    #: For Ilesa alone (X9.6).
    "card": {"foldspace": base.NAMES["card"]["foldspace"]},
    #: A post is called by what can be watched from it.
    "post": {
        "post_ix_choam": Post.tr("Interstellar Shipping and Smuggling post"),
        "post_ix": Post.tr("Tech Negotiation and Dreadnought post"),
    },
    #: Contracts for the same space have the same name, as printed; their rewards tell them apart.
    "contract": {
        "ix_dreadnought": Contract.tr("Dreadnought"),
        "ix_espionage": choam.NAMES["contract"]["espionage"],
        "ix_harvest_3": choam.NAMES["contract"]["harvest_3"],
        "ix_harvest_4": choam.NAMES["contract"]["harvest_4"],
        "ix_heighliner": choam.NAMES["contract"]["heighliner_water"],
        "ix_high_council": choam.NAMES["contract"]["high_council_solari"],
        "ix_interstellar_shipping": Contract.tr("Interstellar Shipping"),
        "ix_secrets": Contract.tr("Secrets"),
        "ix_smuggling": Contract.tr("Smuggling"),
        "ix_tech_negotiation": Contract.tr("Tech Negotiation"),
    },
    "variant": {"ix_conflicts": Variant.tr("Conflicts of Rise of Ix")},
}
VARIANTS_WITH_UPRISING: Final = {
    "ix_conflicts": VariantText.tr("The Conflicts of Rise of Ix are dealt too, though they have no battle icons."),
}
