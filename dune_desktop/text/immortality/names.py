"""English names of everything that Immortality prints, for the translators, and what it adds to a game."""

from typing import Final

from dune_desktop.text.base import names as base
from dune_desktop.text.contexts import Card, Edition, Editions, Intrigue, Sign, VariantText
from dune_desktop.text.translating import TextTable

Box = TextTable("Box")
GameOptions = TextTable("GameOptions")
Fact = TextTable("Fact")
Market = TextTable("Market")
Research = TextTable("Research")
Resource = TextTable("Resource")
Source = TextTable("Source")
Tleilaxu = TextTable("Tleilaxu")
Variant = TextTable("Variant")

NAMES: Final = {
    "edition": {"immortality": Edition.tr("Dune: Imperium – Immortality")},
    "short": {"immortality": Editions.tr("Immortality")},
    "card": {
        "experimentation": Card.tr("Experimentation"),
        "bene_tleilax_lab": Card.tr("Bene Tleilax Lab"),
        "bene_tleilax_researcher": Card.tr("Bene Tleilax Researcher"),
        "blank_slate": Card.tr("Blank Slate"),
        "clandestine_meeting": Card.tr("Clandestine Meeting"),
        "corrupt_smuggler": Card.tr("Corrupt Smuggler"),
        "dissecting_kit": Card.tr("Dissecting Kit"),
        "for_humanity": Card.tr("For Humanity"),
        "high_priority_travel": Card.tr("High Priority Travel"),
        "imperium_ceremony": Card.tr("Imperium Ceremony"),
        "interstellar_conspiracy": Card.tr("Interstellar Conspiracy"),
        "keys_to_power": Card.tr("Keys to Power"),
        "lisan_al_gaib": Card.tr("Lisan al Gaib"),
        "long_reach": Card.tr("Long Reach"),
        "occupation": Card.tr("Occupation"),
        "organ_merchants": Card.tr("Organ Merchants"),
        "planned_coupling": Card.tr("Planned Coupling"),
        "replacement_eyes": Card.tr("Replacement Eyes"),
        "sardaukar_quartermaster": Card.tr("Sardaukar Quartermaster"),
        "shadout_mapes": Card.tr("Shadout Mapes"),
        "show_of_strength": Card.tr("Show of Strength"),
        "spiritual_fervor": Card.tr("Spiritual Fervor"),
        "stillsuit_manufacturer": Card.tr("Stillsuit Manufacturer"),
        "throne_room_politics": Card.tr("Throne Room Politics"),
        "tleilaxu_master": Card.tr("Tleilaxu Master"),
        "tleilaxu_surgeon": Card.tr("Tleilaxu Surgeon"),
        # Tleilaxu cards
        "beguiling_pheromones": Card.tr("Beguiling Pheromones"),
        "chairdog": Card.tr("Chairdog"),
        "contaminator": Card.tr("Contaminator"),
        "corrino_genes": Card.tr("Corrino Genes"),
        "face_dancer": Card.tr("Face Dancer"),
        "face_dancer_initiate": Card.tr("Face Dancer Initiate"),
        "from_the_tanks": Card.tr("From the Tanks"),
        "ghola": Card.tr("Ghola"),
        "guild_impersonator": Card.tr("Guild Impersonator"),
        "industrial_espionage": Card.tr("Industrial Espionage"),
        "scientific_breakthrough": Card.tr("Scientific Breakthrough"),
        "slig_farmer": Card.tr("Slig Farmer"),
        "stitched_horror": Card.tr("Stitched Horror"),
        "subject_x_137": Card.tr("Subject X-137"),
        "tleilaxu_infiltrator": Card.tr("Tleilaxu Infiltrator"),
        "twisted_mentat": Card.tr("Twisted Mentat"),
        "unnatural_reflexes": Card.tr("Unnatural Reflexes"),
        "usurp": Card.tr("Usurp"),
        "reclaimed_forces": Card.tr("Reclaimed Forces"),
    },
    "intrigue": {
        "breakthrough": Intrigue.tr("Breakthrough"),
        "counterattack": Intrigue.tr("Counterattack"),
        "disguised_bureaucrat": Intrigue.tr("Disguised Bureaucrat"),
        "economic_positioning": Intrigue.tr("Economic Positioning"),
        "gruesome_sacrifice": Intrigue.tr("Gruesome Sacrifice"),
        "harvest_cells": Intrigue.tr("Harvest Cells"),
        "illicit_dealings": Intrigue.tr("Illicit Dealings"),
        "shadowy_bargain": Intrigue.tr("Shadowy Bargain"),
        "study_melange": Intrigue.tr("Study Melange"),
        "tleilaxu_puppet": Intrigue.tr("Tleilaxu Puppet"),
        "vicious_talents": Intrigue.tr("Vicious Talents"),
    },
    "space": {"research_station": base.NAMES["space"]["research_station"]},
    "track": {"research": Research.tr("Research track"), "tleilaxu": Tleilaxu.tr("Tleilaxu track")},
    #: Their spaces have no printed names.
    "node": {
        "r0": Research.tr("Start"),
        "r1": Research.tr("Column 1"),
        "r2a": Research.tr("Column 2, top"),
        "r2b": Research.tr("Column 2, bottom"),
        "r3a": Research.tr("Column 3, top"),
        "r3b": Research.tr("Column 3, middle"),
        "r3c": Research.tr("Column 3, bottom"),
        "r4a": Research.tr("Column 4, top"),
        "r4b": Research.tr("Column 4, middle"),
        "r4c": Research.tr("Column 4, bottom"),
        "r5a": Research.tr("Column 5, top"),
        "r5b": Research.tr("Column 5, middle"),
        "r5c": Research.tr("Column 5, bottom"),
        "r6a": Research.tr("Column 6, top"),
        "r6b": Research.tr("Column 6, middle"),
        "r6c": Research.tr("Column 6, bottom"),
        "r7a": Research.tr("Column 7, top"),
        "r7b": Research.tr("Column 7, middle"),
        "r7c": Research.tr("Column 7, bottom"),
        "r8a": Research.tr("Column 8, top"),
        "r8b": Research.tr("Column 8, middle"),
        "r8c": Research.tr("Column 8, bottom"),
        "tleilaxu_0": Tleilaxu.tr("Start"),
        "tleilaxu_1": Tleilaxu.tr("Step 1"),
        "tleilaxu_2": Tleilaxu.tr("Step 2"),
        "tleilaxu_3": Tleilaxu.tr("Step 3"),
        "tleilaxu_4": Tleilaxu.tr("Step 4"),
        "tleilaxu_5": Tleilaxu.tr("Step 5"),
        "tleilaxu_6": Tleilaxu.tr("Step 6"),
        "tleilaxu_7": Tleilaxu.tr("Step 7"),
    },
    "market": {"tleilaxu": Market.tr("Tleilaxu Row"), "reclaimed": Card.tr("Reclaimed Forces")},
    "resource": {"specimens": Resource.tr("specimens")},
    #: Where troops are lost from.
    "zone": {"garrison": Sign.tr("Garrison"), "conflict": Sign.tr("Conflict")},
    "variant": {"go_to_11": Variant.tr("Go to 11")},
    "box": {"harvest": Box.tr("When you lose 3 or more troops at the end of a Conflict")},
    "source": {
        "specimens": Source.tr("Specimens"),
        "family_atomics": Source.tr("Family Atomics"),
        "harvest": Source.tr("End of the Conflict"),
    },
    #: Of what a seat has, what nothing else tells.
    "fact": {
        "specimens": Fact.tr("Specimens in the Axolotl tanks"),
        "atomics_used": Fact.tr("Family Atomics used"),
        "fetched": Fact.tr("Comes back when the Reveal turn begins"),
    },
    #: A House Hagal card is called like the space that it sends an Agent to.
    "hagal": {
        "research_station_immortality": base.NAMES["space"]["research_station"],
        "carthag_immortality_left": base.NAMES["space"]["carthag"],
        "carthag_immortality_right": base.NAMES["space"]["carthag"],
        "carthag_immortality_plain": base.NAMES["space"]["carthag"],
    },
}

ABOUT: Final = {
    "immortality": GameOptions.tr(
        "Research and the Tleilaxu track, specimens that buy 18 Tleilaxu cards, cards grafted together, Family Atomics,"
        " 30 more Imperium cards and 15 more Intrigue cards."
    )
}
VARIANTS: Final = {
    "go_to_11": VariantText.tr(
        "The game goes to 11 points; four players begin without a Victory Point instead, and play to 10."
    )
}
