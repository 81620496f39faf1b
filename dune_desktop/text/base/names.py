"""English names of everything printed in the base game, for the translators, and what its modes and levels are.

A name that another edition translates differently is told apart by its edition.
"""

from typing import Final

from dune_desktop.text.contexts import (
    Ability,
    Card,
    Conflict,
    Edition,
    Editions,
    Hagal,
    Intrigue,
    Leader,
    LevelText,
    ModeText,
    Sign,
    Space,
    VariantText,
)
from dune_desktop.text.room import Legend

NAMES: Final = {
    "edition": {"base": Edition.tr("Dune: Imperium")},
    "short": {"base": Editions.tr("Dune: Imperium")},
    "card": {
        "convincing_argument": Card.tr("Convincing Argument"),
        "dagger": Card.tr("Dagger"),
        "diplomacy": Card.tr("Diplomacy"),
        "dune_the_desert_planet": Card.tr("Dune, the Desert Planet"),
        "reconnaissance": Card.tr("Reconnaissance"),
        "seek_allies": Card.tr("Seek Allies"),
        "signet_ring": Card.tr("Signet Ring"),
        "arrakis_liaison": Card.tr("Arrakis Liaison"),
        "the_spice_must_flow": Card.tr("The Spice Must Flow"),
        "foldspace": Card.tr("Foldspace"),
        "arrakis_recruiter": Card.tr("Arrakis Recruiter"),
        "assassination_mission": Card.tr("Assassination Mission"),
        "bene_gesserit_initiate": Card.tr("Bene Gesserit Initiate"),
        "bene_gesserit_sister": Card.tr("Bene Gesserit Sister"),
        "carryall": Card.tr("Carryall"),
        "chani": Card.tr("Chani"),
        "choam_directorship": Card.tr("CHOAM Directorship"),
        "crysknife": Card.tr("Crysknife"),
        "dr_yueh": Card.tr("Dr. Yueh"),
        "duncan_idaho": Card.tr("Duncan Idaho"),
        "fedaykin_death_commando": Card.tr("Fedaykin Death Commando"),
        "firm_grip": Card.tr("Firm Grip"),
        "fremen_camp": Card.tr("Fremen Camp"),
        "gene_manipulation": Card.tr("Gene Manipulation"),
        "guild_administrator": Card.tr("Guild Administrator"),
        "guild_ambassador": Card.tr("Guild Ambassador"),
        "guild_bankers": Card.tr("Guild Bankers"),
        "gun_thopter": Card.tr("Gun Thopter"),
        "gurney_halleck": Card.tr("Gurney Halleck"),
        "imperial_spy": Card.tr("Imperial Spy"),
        "kwisatz_haderach": Card.tr("Kwisatz Haderach"),
        "lady_jessica": Card.tr("Lady Jessica"),
        "liet_kynes": Card.tr("Liet Kynes"),
        "missionaria_protectiva": Card.tr("Missionaria Protectiva"),
        "opulence": Card.tr("Opulence"),
        "other_memory": Card.tr("Other Memory"),
        "piter_de_vries": Card.tr("Piter De Vries"),
        "power_play": Card.tr("Power Play"),
        "reverend_mother_mohiam": Card.tr("Reverend Mother Mohiam"),
        "sardaukar_infantry": Card.tr("Sardaukar Infantry"),
        "sardaukar_legion": Card.tr("Sardaukar Legion"),
        "scout": Card.tr("Scout"),
        "shifting_allegiances": Card.tr("Shifting Allegiances"),
        "sietch_reverend_mother": Card.tr("Sietch Reverend Mother"),
        "smugglers_thopter": Card.tr("Smuggler's Thopter"),
        "space_travel": Card.tr("Space Travel"),
        "spice_hunter": Card.tr("Spice Hunter"),
        "spice_smugglers": Card.tr("Spice Smugglers"),
        "stilgar": Card.tr("Stilgar"),
        "test_of_humanity": Card.tr("Test of Humanity"),
        "the_voice": Card.tr("The Voice"),
        "thufir_hawat": Card.tr("Thufir Hawat"),
        "worm_riders": Card.tr("Worm Riders"),
    },
    "intrigue": {
        "allied_armada": Intrigue.tr("Allied Armada"),
        "ambush": Intrigue.tr("Ambush"),
        "bindu_suspension": Intrigue.tr("Bindu Suspension"),
        "bribery": Intrigue.tr("Bribery"),
        "bypass_protocol": Intrigue.tr("Bypass Protocol"),
        "calculated_hire": Intrigue.tr("Calculated Hire"),
        "charisma": Intrigue.tr("Charisma"),
        "choam_shares": Intrigue.tr("CHOAM Shares"),
        "corner_the_market": Intrigue.tr("Corner the Market"),
        "councilors_dispensation": Intrigue.tr("Councilor's Dispensation"),
        "demand_respect": Intrigue.tr("Demand Respect"),
        "dispatch_an_envoy": Intrigue.tr("Dispatch an Envoy"),
        "double_cross": Intrigue.tr("Double Cross"),
        "favored_subject": Intrigue.tr("Favored Subject"),
        "guild_authorization": Intrigue.tr("Guild Authorization"),
        "infiltrate": Intrigue.tr("Infiltrate"),
        "know_their_ways": Intrigue.tr("Know Their Ways"),
        "master_tactician": Intrigue.tr("Master Tactician"),
        "plans_within_plans": Intrigue.tr("Plans Within Plans"),
        "poison_snooper": Intrigue.tr("Poison Snooper"),
        "private_army": Intrigue.tr("Private Army"),
        "rapid_mobilization": Intrigue.tr("Rapid Mobilization"),
        "recruitment_mission": Intrigue.tr("Recruitment Mission"),
        "refocus": Intrigue.tr("Refocus"),
        "reinforcements": Intrigue.tr("Reinforcements"),
        "secret_of_the_sisterhood": Intrigue.tr("Secret of the Sisterhood"),
        "staged_incident": Intrigue.tr("Staged Incident"),
        "the_sleeper_must_awaken": Intrigue.tr("The Sleeper Must Awaken"),
        "tiebreaker": Intrigue.tr("Tiebreaker"),
        "to_the_victor": Intrigue.tr("To the Victor..."),
        "urgent_mission": Intrigue.tr("Urgent Mission"),
        "water_of_life": Intrigue.tr("Water of Life"),
        "water_peddlers_union": Intrigue.tr("Water Peddlers Union"),
        "windfall": Intrigue.tr("Windfall"),
    },
    "conflict": {
        "skirmish_a": Conflict.tr("Skirmish"),
        "skirmish_b": Conflict.tr("Skirmish"),
        "skirmish_c": Conflict.tr("Skirmish"),
        "skirmish_d": Conflict.tr("Skirmish"),
        "desert_power": Conflict.tr("Desert Power"),
        "raid_stockpiles": Conflict.tr("Raid Stockpiles"),
        "cloak_and_dagger": Conflict.tr("Cloak and Dagger"),
        "machinations": Conflict.tr("Machinations"),
        "sort_through_the_chaos": Conflict.tr("Sort Through the Chaos"),
        "terrible_purpose": Conflict.tr("Terrible Purpose"),
        "guild_bank_raid": Conflict.tr("Guild Bank Raid"),
        "siege_of_arrakeen": Conflict.tr("Siege of Arrakeen"),
        "siege_of_carthag": Conflict.tr("Siege of Carthag"),
        "secure_imperial_basin": Conflict.tr("Secure Imperial Basin", "base"),
        "battle_for_imperial_basin": Conflict.tr("Battle for Imperial Basin", "base"),
        "grand_vision": Conflict.tr("Grand Vision"),
        "battle_for_carthag": Conflict.tr("Battle for Carthag"),
        "battle_for_arrakeen": Conflict.tr("Battle for Arrakeen"),
    },
    "leader": {
        "paul_atreides": Leader.tr("Paul Atreides"),
        "duke_leto_atreides": Leader.tr("Duke Leto Atreides"),
        "baron_vladimir_harkonnen": Leader.tr("Baron Vladimir Harkonnen"),
        "glossu_rabban": Leader.tr("Glossu “The Beast” Rabban"),
        "helena_richese": Leader.tr("Helena Richese"),
        "count_ilban_richese": Leader.tr("Count Ilban Richese"),
        "countess_ariana_thorvald": Leader.tr("Countess Ariana Thorvald"),
        "earl_memnon_thorvald": Leader.tr("Earl Memnon Thorvald"),
    },
    "space": {
        "conspire": Space.tr("Conspire"),
        "wealth": Space.tr("Wealth"),
        "heighliner": Space.tr("Heighliner"),
        "foldspace": Space.tr("Foldspace"),
        "selective_breeding": Space.tr("Selective Breeding"),
        "secrets": Space.tr("Secrets", "base"),
        "hardy_warriors": Space.tr("Hardy Warriors"),
        "stillsuits": Space.tr("Stillsuits"),
        "high_council": Space.tr("High Council"),
        "mentat": Space.tr("Mentat"),
        "rally_troops": Space.tr("Rally Troops"),
        "hall_of_oratory": Space.tr("Hall of Oratory"),
        "swordmaster": Space.tr("Swordmaster"),
        "sell_melange": Space.tr("Sell Melange"),
        "secure_contract": Space.tr("Secure Contract"),
        "arrakeen": Space.tr("Arrakeen"),
        "carthag": Space.tr("Carthag"),
        "research_station": Space.tr("Research Station"),
        "sietch_tabr": Space.tr("Sietch Tabr"),
        "the_great_flat": Space.tr("The Great Flat"),
        "hagga_basin": Space.tr("Hagga Basin"),
        "imperial_basin": Space.tr("Imperial Basin", "base"),
    },
}

#: Of a Leader, or a side of one: its standing ability and its Signet Ring ability.
ABILITIES: Final = {
    "paul_atreides": (Ability.tr("Prescience"), Ability.tr("Discipline")),
    "duke_leto_atreides": (Ability.tr("Landsraad Popularity"), Ability.tr("Prudent Diplomacy")),
    "baron_vladimir_harkonnen": (Ability.tr("Masterstroke"), Ability.tr("Scheme")),
    "glossu_rabban": (Ability.tr("Arrakis Fiefdom"), Ability.tr("Brutality")),
    "helena_richese": (Ability.tr("Eyes Everywhere"), Ability.tr("Manipulate")),
    "count_ilban_richese": (Ability.tr("Ruthless Negotiator"), Ability.tr("Manufacturing")),
    "countess_ariana_thorvald": (Ability.tr("Spice Addict"), Ability.tr("Hidden Reservoir")),
    "earl_memnon_thorvald": (Ability.tr("Connections"), Ability.tr("Spice Hoard")),
}

#: What the icons mean that other games do not have.
LEGEND: Final[Legend] = {
    Sign.tr("Pieces and places"): {
        "mentat": Sign.tr("Mentat"),
        "voice": Sign.tr("The Voice: closed to opponents"),
        "token": Sign.tr("Secret Faction token"),
    },
    Sign.tr("Actions"): {"foldspace": Sign.tr("Acquire Foldspace")},
}

# ---------------------------------------------------------------- House Hagal and Rivals

#: A Hagal card that has no name here is called like the space that it sends an Agent to, a Rival like the Leader.
HAGAL: Final = {
    "harvest_spice": Hagal.tr("Harvest Spice"),
    "arrakeen_1p": NAMES["space"]["arrakeen"],
    "arrakeen_2p": NAMES["space"]["arrakeen"],
    "reshuffle": Hagal.tr("Reshuffle"),
}
RIVALS: Final = {"house_hagal": Leader.tr("House Hagal")}

MODES: Final = {
    "solo": ModeText.tr("You play against two Rivals, led by the House Hagal cards."),
    "two": ModeText.tr("House Hagal takes part as a third player who fights and stands in the way."),
}
LEVELS: Final = {
    "mercenary": LevelText.tr(
        "You begin with 1 more Solari and 1 more spice, the Rivals without troops in their garrisons;"
        " they get their Swordmasters in round 5."
    ),
    "sardaukar": LevelText.tr(
        "The Mentat costs you 5 Solari; each Rival begins with an Intrigue card and gets its Swordmaster in round 4."
    ),
    "mentat": LevelText.tr(
        "As Sardaukar, but the Swordmasters of the Rivals come in round 3, and Expert Deployment applies."
    ),
    "kwisatz_haderach": LevelText.tr("As Mentat, and you can never gain a Swordmaster."),
}
VARIANTS: Final = {
    "expert_deployment": VariantText.tr(
        "In a Conflict I or II a Rival deploys no troops while its strength is at least 4 higher than any "
        "other player's."
    )
}
