"""What the pictures of Uprising show."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.faces.features import EYES, Features, both
from dune_desktop.scene.glyphs.shapes import cut, disc, joined, line, poly

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

_FEYD: Final = Features(
    "bald", skin=-0.14, broad=1.02, cloak=1, lapel=False,
    behind=(
        ("dark", both(curve("M3 22 L10 6 Q14 -2 24 -15 Q23 -3 31 14 L18 28 Z"))),
        ("red", both(curve("M6 20 L12 7 Q15 0 21.6 -8 Q20 0 25 12 L15 24 Z"))),
    ),
    worn=(
        ("dark", both(curve("M14 19 L25 13 L32 17 L37 3 L39 19 L46 12 L44 30 L47 52 L20 52 Z"))),
        ("steel", both(line("17,24 32,20 42,27", 1.3))),
        ("red", poly("-9,13 0,20 9,13 4,52 -4,52")),
        ("dark", line("0,21 0,52", 1.2)),
    ),
    over=(
        ("dark", curve("M-36 52 Q-34 26 -30 10 L-22 10 Q-23 28 -21 52 Z")),
        ("skin", disc(-25.8, 7, 4.4, 4.6)),
        ("silver", poly("-25.8,-27 -23,-5 -28.6,-5")),
        ("steel", poly("-25.8,-27 -25.8,-5 -28.6,-5")),
        ("gold", joined(line("-31,-4 -20.6,-4", 2.2), line("-25.8,-4 -25.8,2", 3))),
    ),
)  # fmt: skip
_GURNEY: Final = Features(
    "bald", beard=True, broad=1.16, skin=0.36, grey=0.5, cloak=3,
    behind=(
        ("leather", line("11,44 26,-22", 6)),
        ("linen", joined(line("10.4,40 25,-24", 0.8), line("12.6,40 27,-24", 0.8))),
        ("leather", curve("M21.6 -19 L22.6 -33 Q27 -36 30.6 -31 L30 -17.4 Z")),
        ("trim", joined(*(line(f"{x},{y} {x + d},{y + 1.4}", 2.6) for x, y, d in
                          ((22, -30, -4), (21.6, -24, -4), (31, -28, 4), (31, -22, 4))))),
    ),
    worn=(("leather", line("-24,17 14,54", 5.4)), ("trim", disc(-9, 31.5, 2.6))),
    over=(
        ("hair", both(curve("M7.5 -20.5 Q15.5 -17 14.6 -2 L12.4 1 Q12.6 -10 8.6 -15 Q4 -18.6 0 -18.4 L0 -20.4 Z"))),
        ("red", line("-8.4,-8 -6.4,0 -8,5", 1.3)),
    ),
)  # fmt: skip
_AMBER: Final = Features(
    "bald", broad=0.9, skin=0.46, tone="worm_shade", cloak=1, home="fremen", lapel=False,
    behind=(
        ("wrap_shade", curve("M9 -22 Q27 -22 28 -2 Q28 12 36 22 L27 30 L22 24 Q17 10 17 -2 Z")),
        ("hair", both(curve("M8 -20 Q17 -16 16 0 Q16 12 13 22 L6 20 Z"))),
    ),
    worn=(
        ("cloth_shade", curve("M-17 12 Q0 21 17 12 Q25 20 19 29 Q0 41 -19 29 Q-25 20 -17 12 Z")),
        ("cloth", curve("M-16 11 Q0 20 16 11 Q21 16 18 21 Q0 31 -18 21 Q-21 16 -16 11 Z")),
    ),
    over=(
        ("wrap", curve("M-14.4 -7 Q-19 -29 0 -30 Q19 -29 14.4 -7 Q8 -14 0 -14.6 Q-8 -14 -14.4 -7 Z")),
        ("wrap_shade", joined(curve("M-14.4 -8 Q-10 -24 8 -29.4 L11 -28 Q-6 -22 -11 -11.5 Z"),
                              curve("M14.4 -8 Q13 -17 4 -20.5 L1.5 -18.6 Q9 -16 11 -11.5 Z"))),
        ("gold", disc(0, -17, 3.4)),
        ("red", disc(0, -17, 1.9)),
        ("gold", both(disc(13, 2.4, 1.5, 2.4))),
    ),
)  # fmt: skip
_MARGOT: Final = Features(
    "bald", broad=0.84, skin=0.0, tone="contract", cloak=2, lapel=False,
    behind=(
        ("linen", joined(poly("0,32 -30,-4 -24,-20 24,-20 30,-4"),
                         *(disc(x, y, 5.4) for x, y in ((-30, -3), (-29, -11), (-25.4, -18), (-19.4, -22.6), (30, -3),
                                                       (29, -11), (25.4, -18), (19.4, -22.6))))),
        ("linen_shade", both(joined(*(line(f"4,16 {x},{y}", 0.9) for x, y in
                                       ((30, 1), (30, -7), (27.4, -14.6), (22.4, -20.4)))))),
        ("hair", joined(disc(0, -27.5, 9.4, 8.6), disc(0, -12, 14.6, 12.5))),
        ("hair_shade", curve("M-8.6 -26 Q0 -20 8.6 -26 L8.6 -24 Q0 -18 -8.6 -24 Z")),
    ),
    worn=(("skin", curve("M-10 11 Q-8 26 0 29 Q8 26 10 11 Z")), ("gold", line("-9,15 0,22 9,15", 1.2)),
          ("gold", disc(0, 23.6, 2.1, 2.6))),
    over=(
        ("hair", both(curve("M0 -21 Q13 -21 13 -4 Q11.4 -12.6 0 -15 Z"))),
        ("gold", both(joined(disc(12.8, 1.6, 1.2), disc(12.8, 5, 1.7, 2.6)))),
    ),
)  # fmt: skip
_MUAD_DIB: Final = Features(
    "bald", skin=0.3, cloak=3, home="fremen", lapel=False,
    behind=(
        ("steel", joined(line("29,48 31,-22", 2.2), line("31,-22 27,-31 20.5,-30", 2.2), line("29.6,-6 33,-6", 2))),
        ("cloth_shade", curve("M-26 26 Q-27 -10 -15 -23 Q-6 -30 2 -37 Q6 -29 13 -25 Q26 -14 26 26 Z")),
    ),
    worn=(
        ("dark", curve("M-13 16 Q0 24 13 16 L18 52 L-18 52 Z")),
        ("steel", joined(line("-12,27 0,32 12,27", 1.4), line("-13,34 0,39 13,34", 1.4), line("0,24 0,52", 1.4))),
        ("cloth", both(curve("M11 15 Q24 15 36 30 L40 52 L18 52 Q19 30 11 15 Z"))),
    ),
    over=(
        ("dark", curve("M-12.6 -1.5 Q0 4.5 12.6 -1.5 L11 10 Q0 19 -11 10 Z")),
        ("steel", joined(disc(0, 1.4, 2.2, 2.8), line("1.5,2.4 6,7 10.5,15", 1.5))),
        ("cloth", cut(curve("M-20 22 Q-22 -12 -11 -21 Q-4 -26 1 -32 Q5 -26 11 -21 Q22 -12 20 22 Q12 24 8 18 "
                            "L-8 18 Q-12 24 -20 22 Z"),
                      curve("M-11 12 Q-15.5 -13 0 -17.5 Q15.5 -13 11 12 Q9 17 0 18 Q-9 17 -11 12 Z"))),
        EYES,
    ),
)  # fmt: skip
_JESSICA: Final = Features(
    "bald", broad=0.86, skin=0.1, tone="worm_shade", cloak=3, lapel=False,
    behind=(
        ("hair", curve("M-13 14 Q-18 6 -16 -8 Q-16 -26 0 -26 Q17 -26 17 -6 Q18 8 25 17 Q33 31 22 45 "
                       "Q23 30 14 22 L-4 18 Z")),
        ("hair_shade", curve("M13.4 -2 Q14 12 21 20 Q27 30 22 45 Q23 30 15 22 Q10 12 13.4 -2 Z")),
    ),
    worn=(
        ("light", curve("M-7 5 L-12 17 Q0 24 12 17 L7 5 Q0 11 -7 5 Z")),
        ("gold", joined(line("-12,17.4 0,22.4 12,17.4", 1.2), line("0,22.4 0,52", 1.2), disc(0, 25, 2.4))),
    ),
    over=(
        ("hair", both(curve("M0 -21.6 Q14 -21.6 13.4 0 Q12 -10.5 0 -16.6 Z"))),
        ("gold", joined(line("-13,-11 0,-13.4 13,-11", 1.5), poly("0,-17.4 2.4,-13 0,-8.6 -2.4,-13"))),
    ),
)  # fmt: skip
_MOTHER_JESSICA: Final = Features(
    "bald", broad=0.95, skin=0.1, cloak=2, home="fremen", lapel=False,
    behind=(
        ("gold", joined(*(poly(f"{x - 2.6},{y} {x + dx},{y - 11} {x + 2.6},{y}") for x, y, dx in
                          ((-15, -18, -5), (-8, -24, -2.5), (0, -26.4, 0), (8, -24, 2.5), (15, -18, 5))))),
        ("dark", curve("M-33 54 Q-31 6 -20 -16 Q-12 -28 0 -28.5 Q12 -28 20 -16 Q31 6 33 54 Z")),
    ),
    over=(
        ("cloak", cut(curve("M-24 40 Q-24 -8 -15 -19 Q0 -32 15 -19 Q24 -8 24 40 Q0 54 -24 40 Z"),
                      curve("M-9 10 Q-14.5 -12 0 -16.4 Q14.5 -12 9 10 Q0 15.4 -9 10 Z"))),
        ("gold", joined(line("-13.4,-8 -9,-15.5 0,-18.4 9,-15.5 13.4,-8", 1.7),
                        *(disc(x, y, 1.5) for x, y in ((0, -14.4), (-5.5, -13), (5.5, -13))))),
        ("dark", joined(line("0,4.4 0,8.6", 1.1), both(disc(4.6, -2.4, 0.8)))),
        ("gold", joined(line("-12,26 0,32 12,26", 1.3), disc(0, 34, 2.4))),
        EYES,
    ),
)  # fmt: skip
_IRULAN: Final = Features(
    "bald", broad=0.84, skin=-0.02, tone="contract", cloak=0, home="emperor", lapel=False,
    behind=(
        ("hair", curve("M-14.6 -8 Q-15 -24 0 -24 Q15 -24 14.6 -8 Q15 14 20 37 L-20 37 Q-15 14 -14.6 -8 Z")),
        ("hair_shade", both(curve("M9 6 L15.6 6 Q16 20 20 37 L11 37 Z"))),
    ),
    worn=(
        ("linen", curve("M-12 12 Q0 20 12 12 L17 52 L-17 52 Z")),
        ("gold", joined(line("-12,13 0,20 12,13", 1.3), line("-14,24 0,31 14,24", 1.3), disc(0, 31.4, 2.6))),
    ),
    over=(
        ("hair", both(curve("M0 -21 Q14 -21 13.6 4 Q11.4 -9 0 -15.4 Z"))),
        ("gold", curve("M-13 -12 L-17.5 -25 L-10 -20 L-7.6 -31 L-3 -22 L0 -37 L3 -22 L7.6 -31 L10 -20 L17.5 -25 "
                       "L13 -12 Q0 -17 -13 -12 Z")),
        ("eyes", joined(poly("0,-25.6 2.2,-20.6 0,-16.4 -2.2,-20.6"), both(disc(7.4, -18, 1.4)))),
        ("gold", both(joined(*(disc(13.6 - 0.1 * y, y, 1.1) for y in (-7, -3.4, 0.2, 3.8))))),
    ),
)  # fmt: skip
_STABAN: Final = Features(
    "bald", beard=True, broad=1.14, skin=0.42, cloak=1, home="spice_trade", lapel=False,
    worn=(
        ("leather", both(poly("14,18 28,22 24,52 6,52 8,34"))),
        ("cloth_shade", curve("M-23 22 Q-22 4 -10 8 Q0 14 10 8 Q22 4 23 22 Q16 34 0 34 Q-16 34 -23 22 Z")),
        ("cloth", curve("M-21 15 Q-18 4 -10 8 Q0 14 10 8 Q18 4 21 15 Q14 25 0 25 Q-14 25 -21 15 Z")),
        ("cloth_shade", curve("M9 27 L19 24 L23 45 L12 47 Z")),
    ),
    over=(
        ("leather", curve("M-14.4 -7 Q-16 -25.6 0 -25.6 Q16 -25.6 14.4 -7 L17.6 6 Q14 10 11.6 3 L11.4 -8 "
                          "Q0 -13.4 -11.4 -8 L-11.6 3 Q-14 10 -17.6 6 Z")),
        ("dark", line("-14.4,-15 0,-18 14.4,-15", 3)),
        ("steel", both(disc(7.4, -20, 7, 6))),
        ("gold", both(disc(7.4, -20, 4.8, 4))),
        ("linen", both(poly("5.4,-22.6 8.6,-22.6 5.2,-18.4 3.8,-19"))),
    ),
)  # fmt: skip

LIKENESSES: Final = {
    "feyd_rautha_harkonnen": _FEYD,
    "gurney_halleck": _GURNEY,
    "lady_amber_metulli": _AMBER,
    "lady_margot_fenring": _MARGOT,
    "muad_dib": _MUAD_DIB,
    "lady_jessica": _JESSICA,
    "reverend_mother_jessica": _MOTHER_JESSICA,
    "princess_irulan": _IRULAN,
    "staban_tuek": _STABAN,
}
