"""Immortality: research, specimens and the Tleilaxu, grafted cards. It joins any game."""

from dune_desktop.content.immortality.board import MARKETS, RESEARCH_STATION, RESEARCH_TRACK, TLEILAXU_TRACK
from dune_desktop.content.immortality.card_words import fetch
from dune_desktop.content.immortality.course import (
    COMMON,
    before_defence,
    harvest,
    no_combat_cards,
    note_combat_card,
)
from dune_desktop.content.immortality.facts import Lab, TleilaxuRow
from dune_desktop.content.immortality.hagal import CARTHAGS, CARTHAGS_WITHOUT_SPACE
from dune_desktop.content.immortality.hagal import RESEARCH_STATION as STATION_OF_RIVALS
from dune_desktop.content.immortality.imperium import IMPERIUM
from dune_desktop.content.immortality.intrigue import INTRIGUES
from dune_desktop.content.immortality.starters import STARTERS
from dune_desktop.engine.frames.flow import Round
from dune_desktop.engine.frames.send import Send, choose_iconed
from dune_desktop.engine.product import Insert, Part, Product, on_board
from dune_desktop.engine.rivals.printed import SOLO

GO_TO_11 = "go_to_11"

PRODUCT = Product(
    "immortality",
    Part(
        imperium=IMPERIUM,
        intrigues=INTRIGUES,
        takes_out=("starter.dune_the_desert_planet",),  # I2.6
        starters=STARTERS,
        tracks=(RESEARCH_TRACK, TLEILAXU_TRACK),
        markets=MARKETS,
        spaces=(RESEARCH_STATION,),
        seat_facts=(Lab,),
        table_facts=(TleilaxuRow,),
        changes={"idle_plays": False},  # QI8
        inserts=(
            Insert("phases", no_combat_cards, after=Round.conflict),
            Insert("phases", before_defence, before=Round.defence),
            Insert("sending", choose_iconed, before=Send.choose_agent),
            Insert("before_reveal", fetch),
            Insert("hears", ("intrigue_played", note_combat_card)),
            Insert("hears", ("gone_home", harvest)),
            *(Insert("common", common) for common in COMMON),
        ),
    ),
    Part(variants=(GO_TO_11,)),
    Part(
        when=(GO_TO_11,), unless=("epic",), changes={"goal": 11, "goals": {4: 10}, "starting_vp": {3: 0, 4: 0}}
    ),  # I10.1, QI23
    Part(
        when=(SOLO, on_board("base")),
        takes_out=("hagal.carthag",),  # I11.2
        hagal=(STATION_OF_RIVALS, *CARTHAGS),
    ),
    Part(
        when=(SOLO, on_board("uprising")),
        takes_one=("hagal.research_station",),  # I13.9
        hagal=(STATION_OF_RIVALS, *CARTHAGS_WITHOUT_SPACE),
    ),
)
