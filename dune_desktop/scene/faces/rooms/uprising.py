"""What the pictures of Uprising show."""

from __future__ import annotations

from typing import Final

#: What is shown, and on which components.
SUBJECTS: Final = {
    "sandworm": "desert_power devour maker_keeper inspire_awe",
    "rider": "shishakli long_live_the_fighters unexpected_allies stilgar_the_devoted",
    "stilltent": "fedaykin_stilltent desert_survival go_to_ground southern_elders protect_the_sietches",
    "knife": "crysknife unswerving_loyalty cunning maula_pistol skirmish_crysknife objective_crysknife "
    "objective_crysknife_4_6p",
    "mouse": "desert_mouse chani_clever_tactician skirmish_desert_mouse "
    "objective_desert_mouse_first_player objective_desert_mouse_4_6p",
    "blow": "the_spice_must_flow spice_is_power secure_spice_trade",
    "water": "northern_watermaster sietch_ritual weirding_woman strategic_stockpiling "
    "secure_imperial_basin battle_for_imperial_basin",
    "station": "ecological_testing_station paracompass",
    "spice_trade": "smugglers_harvester market_opportunity choam_security battle_for_spice_refinery "
    "seize_spice_refinery",
    "sardaukar": "sardaukar_soldier sardaukar_coordination shaddams_favor test_of_loyalty",
    "rising": "leadership call_to_arms rebel_supplier mercenaries propaganda",
    "fleet": "strike_fleet ornithopter tactical_option skirmish_ornithopter objective_ornithopter_1_3p "
    "siege_of_arrakeen",
    "blast": "detonation overthrow spring_the_trap battle_for_arrakeen",
    "combat": "weirding_combat find_weakness",
    "talk": "double_agent dangerous_rhetoric shadow_alliance questionable_methods change_allegiances "
    "manipulate shadow_contest",
    "spyglass": "guild_spy imperial_spymaster spy_network covert_operation distraction special_mission",
    "spy": "reconnaissance bene_gesserit_operative undercover_asset subversive_advisor opportunism tread_in_darkness",
    "messenger": "hidden_missive reliable_informant intelligence_report",
    "spheres": "calculus_of_power branching_path wheels_within_wheels truthtrance captured_mentat "
    "contingency_plan prepare_the_way",
    "steersman": "steersman space_time_folding spacing_guilds_favor",
    "spacing_guild": "junction_headquarters guild_envoy depart_for_arrakis",
    "depot": "trade_dispute spice_freighters",
    "seal": "buy_access",
    "frigate": "smugglers_haven price_is_no_object",
    "throne": "in_high_places treacherous_maneuver imperium_politics impress",
    "emperor": "corrinth_city public_spectacle",
    "landsraad": "councilors_ambition",
}
