"""English names of everything printed in Uprising, for the translators, and what its modes and levels are.

What the base game has too, with the same name in every language, has its name there. A name that another edition
translates differently is told apart by its edition.
"""

from typing import Final

from dune_desktop.text.base import names as base
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
from dune_desktop.text.translating import TextTable

Post = TextTable("Post")
Objective = TextTable("Objective")
BattleIcon = TextTable("BattleIcon")
Training = TextTable("Training")

_CARDS_OF_BASE: Final = (
    "convincing_argument", "dagger", "diplomacy", "dune_the_desert_planet", "reconnaissance", "seek_allies",
    "signet_ring", "the_spice_must_flow",
)  # fmt: skip
_SPACES_OF_BASE: Final = (
    "heighliner", "high_council", "swordmaster", "sietch_tabr", "research_station", "arrakeen", "hagga_basin",
)  # fmt: skip

NAMES: Final = {
    "edition": {"uprising": Edition.tr("Dune: Imperium – Uprising")},
    "short": {"uprising": Editions.tr("Uprising")},
    "card": {
        **{card: base.NAMES["card"][card] for card in _CARDS_OF_BASE},
        "prepare_the_way": Card.tr("Prepare the Way"),
        "bene_gesserit_operative": Card.tr("Bene Gesserit Operative"),
        "branching_path": Card.tr("Branching Path"),
        "calculus_of_power": Card.tr("Calculus of Power"),
        "captured_mentat": Card.tr("Captured Mentat"),
        "chani_clever_tactician": Card.tr("Chani, Clever Tactician"),
        "corrinth_city": Card.tr("Corrinth City"),
        "covert_operation": Card.tr("Covert Operation"),
        "dangerous_rhetoric": Card.tr("Dangerous Rhetoric"),
        "desert_power": Card.tr("Desert Power"),
        "desert_survival": Card.tr("Desert Survival"),
        "double_agent": Card.tr("Double Agent"),
        "ecological_testing_station": Card.tr("Ecological Testing Station"),
        "fedaykin_stilltent": Card.tr("Fedaykin Stilltent"),
        "guild_envoy": Card.tr("Guild Envoy"),
        "guild_spy": Card.tr("Guild Spy"),
        "hidden_missive": Card.tr("Hidden Missive"),
        "imperial_spymaster": Card.tr("Imperial Spymaster"),
        "in_high_places": Card.tr("In High Places"),
        "junction_headquarters": Card.tr("Junction Headquarters"),
        "leadership": Card.tr("Leadership"),
        "long_live_the_fighters": Card.tr("Long Live the Fighters"),
        "maker_keeper": Card.tr("Maker Keeper"),
        "maula_pistol": Card.tr("Maula Pistol"),
        "northern_watermaster": Card.tr("Northern Watermaster"),
        "overthrow": Card.tr("Overthrow"),
        "paracompass": Card.tr("Paracompass"),
        "price_is_no_object": Card.tr("Price is No Object"),
        "public_spectacle": Card.tr("Public Spectacle"),
        "rebel_supplier": Card.tr("Rebel Supplier"),
        "reliable_informant": Card.tr("Reliable Informant"),
        "sardaukar_coordination": Card.tr("Sardaukar Coordination"),
        "sardaukar_soldier": Card.tr("Sardaukar Soldier"),
        "shishakli": Card.tr("Shishakli"),
        "smugglers_harvester": Card.tr("Smuggler's Harvester"),
        "smugglers_haven": Card.tr("Smuggler's Haven"),
        "southern_elders": Card.tr("Southern Elders"),
        "space_time_folding": Card.tr("Space-time Folding"),
        "spacing_guilds_favor": Card.tr("Spacing Guild's Favor"),
        "spy_network": Card.tr("Spy Network"),
        "steersman": Card.tr("Steersman"),
        "stilgar_the_devoted": Card.tr("Stilgar, the Devoted"),
        "strike_fleet": Card.tr("Strike Fleet"),
        "subversive_advisor": Card.tr("Subversive Advisor"),
        "treacherous_maneuver": Card.tr("Treacherous Maneuver"),
        "tread_in_darkness": Card.tr("Tread in Darkness"),
        "truthtrance": Card.tr("Truthtrance"),
        "undercover_asset": Card.tr("Undercover Asset"),
        "unswerving_loyalty": Card.tr("Unswerving Loyalty"),
        "weirding_woman": Card.tr("Weirding Woman"),
        "wheels_within_wheels": Card.tr("Wheels Within Wheels"),
    },
    "intrigue": {
        "buy_access": Intrigue.tr("Buy Access"),
        "call_to_arms": Intrigue.tr("Call to Arms"),
        "change_allegiances": Intrigue.tr("Change Allegiances"),
        "contingency_plan": Intrigue.tr("Contingency Plan"),
        "councilors_ambition": Intrigue.tr("Councilor's Ambition"),
        "crysknife": Intrigue.tr("Crysknife"),
        "cunning": Intrigue.tr("Cunning"),
        "depart_for_arrakis": Intrigue.tr("Depart for Arrakis"),
        "desert_mouse": Intrigue.tr("Desert Mouse"),
        "detonation": Intrigue.tr("Detonation"),
        "devour": Intrigue.tr("Devour"),
        "distraction": Intrigue.tr("Distraction"),
        "find_weakness": Intrigue.tr("Find Weakness"),
        "go_to_ground": Intrigue.tr("Go to Ground"),
        "imperium_politics": Intrigue.tr("Imperium Politics"),
        "impress": Intrigue.tr("Impress"),
        "inspire_awe": Intrigue.tr("Inspire Awe"),
        "intelligence_report": Intrigue.tr("Intelligence Report"),
        "manipulate": Intrigue.tr("Manipulate"),
        "market_opportunity": Intrigue.tr("Market Opportunity"),
        "mercenaries": Intrigue.tr("Mercenaries"),
        "opportunism": Intrigue.tr("Opportunism"),
        "ornithopter": Intrigue.tr("Ornithopter"),
        "questionable_methods": Intrigue.tr("Questionable Methods"),
        "secure_spice_trade": Intrigue.tr("Secure Spice Trade"),
        "shaddams_favor": Intrigue.tr("Shaddam's Favor"),
        "shadow_alliance": Intrigue.tr("Shadow Alliance"),
        "sietch_ritual": Intrigue.tr("Sietch Ritual"),
        "special_mission": Intrigue.tr("Special Mission"),
        "spice_is_power": Intrigue.tr("Spice is Power"),
        "spring_the_trap": Intrigue.tr("Spring the Trap"),
        "strategic_stockpiling": Intrigue.tr("Strategic Stockpiling"),
        "tactical_option": Intrigue.tr("Tactical Option"),
        "unexpected_allies": Intrigue.tr("Unexpected Allies"),
        "weirding_combat": Intrigue.tr("Weirding Combat"),
    },
    "conflict": {
        "skirmish_crysknife": Conflict.tr("Skirmish"),
        "skirmish_ornithopter": Conflict.tr("Skirmish"),
        "skirmish_desert_mouse": Conflict.tr("Skirmish"),
        "choam_security": Conflict.tr("CHOAM Security"),
        "spice_freighters": Conflict.tr("Spice Freighters"),
        "siege_of_arrakeen": base.NAMES["conflict"]["siege_of_arrakeen"],
        "seize_spice_refinery": Conflict.tr("Seize Spice Refinery"),
        "test_of_loyalty": Conflict.tr("Test of Loyalty"),
        "shadow_contest": Conflict.tr("Shadow Contest"),
        "secure_imperial_basin": Conflict.tr("Secure Imperial Basin", "uprising"),
        "protect_the_sietches": Conflict.tr("Protect the Sietches"),
        "trade_dispute": Conflict.tr("Trade Dispute"),
        "propaganda": Conflict.tr("Propaganda"),
        "battle_for_imperial_basin": Conflict.tr("Battle for Imperial Basin", "uprising"),
        "battle_for_arrakeen": base.NAMES["conflict"]["battle_for_arrakeen"],
        "battle_for_spice_refinery": Conflict.tr("Battle for Spice Refinery"),
    },
    "leader": {
        "feyd_rautha_harkonnen": Leader.tr("Feyd-Rautha Harkonnen"),
        "gurney_halleck": Leader.tr("Gurney Halleck"),
        "lady_amber_metulli": Leader.tr("Lady Amber Metulli"),
        "lady_margot_fenring": Leader.tr("Lady Margot Fenring"),
        "muad_dib": Leader.tr("Muad'Dib"),
        "lady_jessica": Leader.tr("Lady Jessica"),
        "reverend_mother_jessica": Leader.tr("Reverend Mother Jessica"),
        "princess_irulan": Leader.tr("Princess Irulan"),
        "staban_tuek": Leader.tr("Staban Tuek"),
    },
    "space": {
        **{space: base.NAMES["space"][space] for space in _SPACES_OF_BASE},
        "dutiful_service": Space.tr("Dutiful Service"),
        "sardaukar": Space.tr("Sardaukar"),
        "deliver_supplies": Space.tr("Deliver Supplies"),
        "espionage": Space.tr("Espionage"),
        "secrets": Space.tr("Secrets", "uprising"),
        "desert_tactics": Space.tr("Desert Tactics"),
        "fremkit": Space.tr("Fremkit"),
        "imperial_privilege": Space.tr("Imperial Privilege"),
        "assembly_hall": Space.tr("Assembly Hall"),
        "gather_support": Space.tr("Gather Support"),
        "shipping": Space.tr("Shipping"),
        "accept_contract": Space.tr("Accept Contract"),
        "spice_refinery": Space.tr("Spice Refinery"),
        "deep_desert": Space.tr("Deep Desert"),
        "imperial_basin": Space.tr("Imperial Basin", "uprising"),
    },
    #: A post has no printed name: it is called by what can be watched from it.
    "post": {
        "post_emperor": Post.tr("Emperor post"),
        "post_spacing_guild": Post.tr("Spacing Guild post"),
        "post_bene_gesserit": Post.tr("Bene Gesserit post"),
        "post_fremen": Post.tr("Fremen post"),
        "post_landsraad_council": Post.tr("High Council post"),
        "post_landsraad_assembly": Post.tr("Assembly Hall and Gather Support post"),
        "post_choam": Post.tr("Shipping and Accept Contract post"),
        "post_sietch_research": Post.tr("Sietch Tabr and Research Station post"),
        "post_research_refinery": Post.tr("Research Station and Spice Refinery post"),
        "post_refinery_arrakeen": Post.tr("Arrakeen and Spice Refinery post"),
        "post_deep_desert": Post.tr("Deep Desert post"),
        "post_hagga_basin": Post.tr("Hagga Basin post"),
        "post_imperial_basin": Post.tr("Imperial Basin post"),
    },
    #: An Objective is called by its battle icon.
    "objective": {
        "objective_desert_mouse_first_player": Objective.tr("Desert Mouse"),
        "objective_crysknife": Objective.tr("Crysknife"),
        "objective_ornithopter_1_3p": Objective.tr("Ornithopter"),
        "objective_desert_mouse_4_6p": Objective.tr("Desert Mouse"),
        "objective_crysknife_4_6p": Objective.tr("Crysknife"),
    },
    "battle_icon": {
        "crysknife": BattleIcon.tr("crysknife"),
        "desert_mouse": BattleIcon.tr("desert mouse"),
        "ornithopter": BattleIcon.tr("ornithopter"),
        "wild": BattleIcon.tr("wild"),
    },
    #: The spaces of Feyd-Rautha's training track, from the left; they have no printed names.
    "node": {
        "start": Training.tr("Start"),
        "fork1_top": Training.tr("First fork, above"),
        "fork1_bottom": Training.tr("First fork, below"),
        "middle": Training.tr("Middle"),
        "fork2_top": Training.tr("Second fork, above"),
        "fork2_bottom_1": Training.tr("Second fork, below"),
        "fork2_bottom_2": Training.tr("Second fork, below, second space"),
        "end": Training.tr("End"),
    },
}

#: Of a Leader, or a side of one: its standing ability and its Signet Ring ability.
ABILITIES: Final = {
    "feyd_rautha_harkonnen": (Ability.tr("Devious Strength"), Ability.tr("Personal Training")),
    "gurney_halleck": (Ability.tr("Always Smiling"), Ability.tr("Warmaster")),
    "lady_amber_metulli": (Ability.tr("Desert Scouts"), Ability.tr("Fill Coffers")),
    "lady_margot_fenring": (Ability.tr("Loyalty"), Ability.tr("Arrakis Informant")),
    "muad_dib": (Ability.tr("Unpredictable Foe"), Ability.tr("Lead the Way")),
    "lady_jessica": (Ability.tr("Other Memories"), Ability.tr("Spice Agony")),
    "reverend_mother_jessica": (Ability.tr("Reverend Mother"), Ability.tr("Water of Life")),
    "princess_irulan": (Ability.tr("Imperial Birthright"), Ability.tr("Chronicler's Insight")),
    "staban_tuek": (Ability.tr("Smuggle Spice"), Ability.tr("Unseen Network")),
}

#: What the icons mean that other games do not have.
LEGEND: Final[Legend] = {
    Sign.tr("Spies, sandworms and contracts"): {
        "spy": Sign.tr("Place a Spy; as an Agent icon: spaces that your Spies watch"),
        "recall_spy": Sign.tr("Recall a Spy"),
        "sandworm": Sign.tr("Summon a sandworm"),
        "hooks": Sign.tr("Maker hooks"),
        "wall": Sign.tr("Destroy the Shield Wall"),
        "shield_wall": Sign.tr("Protected by the Shield Wall: no sandworms"),
        "contract": Sign.tr("Take a contract"),
        "objective": Sign.tr("Objective"),
        "memory": Sign.tr("Memory"),
        "trash_intrigue": Sign.tr("Trash an Intrigue card"),
    },
    Sign.tr("Battle icons"): {
        "crysknife": Sign.tr("Battle icon: crysknife"),
        "desert_mouse": Sign.tr("Battle icon: desert mouse"),
        "ornithopter": Sign.tr("Battle icon: ornithopter"),
        "wild": Sign.tr("Battle icon: any of the three"),
    },
}

# ---------------------------------------------------------------- House Hagal and Rivals

HAGAL: Final = {
    "place_spy_spice_trade": Hagal.tr("Place Spy"),
    "place_spy_city": Hagal.tr("Place Spy"),
    "place_spy_landsraad": Hagal.tr("Place Spy"),
    "deliver_supplies_heighliner": Hagal.tr("Deliver Supplies / Heighliner"),
    "gather_support_1": NAMES["space"]["gather_support"],
    "gather_support_2": NAMES["space"]["gather_support"],
    "accept_contract_shipping_1": Hagal.tr("Accept Contract / Shipping"),
    "accept_contract_shipping_2": Hagal.tr("Accept Contract / Shipping"),
    "hagga_basin_imperial_basin": Hagal.tr("Hagga Basin / Imperial Basin"),
    "reshuffle": base.HAGAL["reshuffle"],
}
#: Those that are no Leaders of Uprising.
RIVALS: Final = {leader: base.NAMES["leader"][leader] for leader in ("baron_vladimir_harkonnen", "glossu_rabban")}

MODES: Final = {
    "solo": base.MODES["solo"],
    "two": ModeText.tr("Two players against each other and a Rival, led by the House Hagal cards."),
}
LEVELS: Final = {
    "mercenary": LevelText.tr("You begin with an Intrigue card, the Rivals without troops in their garrisons."),
    "sardaukar": LevelText.tr("The usual setup, for you and the Rivals."),
    "mentat": LevelText.tr("As Sardaukar, with Smart Politics, Brutal Escalation and Expert Deployment."),
    "kwisatz_haderach": base.LEVELS["kwisatz_haderach"],
}
VARIANTS: Final = {
    "smart_politics": VariantText.tr(
        "A Rival skips Faction board spaces without a cost where its Alliance is safe or where it is far behind."
    ),
    "brutal_escalation": VariantText.tr(
        "In a Conflict III, two House Hagal cards make up the combat bonus of a Rival."
    ),
    "expert_deployment": VariantText.tr(
        "In a Conflict I or II a Rival deploys no troops while it has at least 3 more units than any other player."
    ),
    "row_dice": VariantText.tr("After each of your Reveal turns, two dice remove cards from the Imperium Row."),
}
