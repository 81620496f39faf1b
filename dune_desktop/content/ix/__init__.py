"""Rise of Ix: dreadnoughts, tech tiles, the shipping track. It joins the base game, Uprising and their blend."""

from dune_desktop.content.base.starters import FOLDSPACE
from dune_desktop.content.ix.board import MARKET, SECTIONS, TRACK, UPRISING_SECTIONS
from dune_desktop.content.ix.conflicts import CONFLICTS
from dune_desktop.content.ix.contracts import CONTRACTS, ChooseContract, deal_offered
from dune_desktop.content.ix.course import tiles, turn_tiles_up
from dune_desktop.content.ix.facts import DealtContracts, IxBoard, Ixian, Unchosen
from dune_desktop.content.ix.imperium import IMPERIUM
from dune_desktop.content.ix.intrigue import INTRIGUES
from dune_desktop.content.ix.leaders import LEADERS
from dune_desktop.content.ix.rivals import OF_RIVALS
from dune_desktop.content.ix.starters import STARTERS, lay_in_discard
from dune_desktop.content.ix.units import DREADNOUGHT
from dune_desktop.content.ix.words import wagers_won
from dune_desktop.engine.abilities import Common, StartWith
from dune_desktop.engine.effects import DrawIntrigue
from dune_desktop.engine.effects.contracts import deal_contracts
from dune_desktop.engine.frames.flow import Round
from dune_desktop.engine.product import Insert, Part, Product, on_board
from dune_desktop.engine.rivals.printed import MODES

EPIC, IX_CONFLICTS = "epic", "ix_conflicts"
#: Another expansion, which changes what this one does.
IMMORTALITY = "immortality"

PRODUCT = Product(
    "ix",
    Part(
        imperium=IMPERIUM,
        intrigues=INTRIGUES,
        conflicts=CONFLICTS,
        leaders=LEADERS,
        units=(DREADNOUGHT,),
        tracks=(TRACK,),
        markets=(MARKET,),
        seat_facts=(Ixian,),
        table_facts=(IxBoard,),
        inserts=(
            Insert("phases", turn_tiles_up, after=Round.conflict),
            Insert("owned", tiles),
            Insert("hears", ("conflict_won", wagers_won)),
        ),
    ),
    Part(
        when=(on_board("base"),),
        sections=SECTIONS,
        takes_out=(
            "space.rally_troops",
            "space.hall_of_oratory",
            "hagal.rally_troops",  # X10.1
            "hagal.hall_of_oratory",
        ),
    ),
    Part(
        when=(on_board("uprising"),),
        reserve=(FOLDSPACE,),  # X9.6
        sections=UPRISING_SECTIONS,
        takes_out=(
            "space.assembly_hall",
            "space.gather_support",
            "hagal.accept_contract_shipping_1",  # X11.1
            "hagal.accept_contract_shipping_2",
            "hagal.gather_support_1",
            "hagal.gather_support_2",
            "hagal.assembly_hall",
        ),
    ),
    # X9.4: they have no battle icons. Where cards are chosen one by one, they are among these; Rivals play without.
    Part(when=(on_board("uprising"),), unless=("base", *MODES), variants=(IX_CONFLICTS,)),
    Part(
        when=(on_board("uprising"),),
        unless=("base", IX_CONFLICTS),
        boxed=tuple(f"conflict.{conflict.id}" for conflict in CONFLICTS),
    ),
    *OF_RIVALS,
    Part(  # X9.7
        when=("choam",),
        contracts=CONTRACTS,
        seat_facts=(DealtContracts,),
        table_facts=(Unchosen,),
        inserts=(
            Insert("dealing", deal_offered, before=deal_contracts),
            Insert("common", Common("ix_contracts", (StartWith(ChooseContract()),))),
        ),
    ),
    Part(unless=MODES, variants=(EPIC,)),  # X8.7
    # X8.2; with Immortality the card is in the discard pile, and the deck stays whole (I10.2).
    Part(when=(EPIC,), unless=(IMMORTALITY,), takes_one=("starter.dune_the_desert_planet",), starters=STARTERS),
    Part(
        when=(EPIC, IMMORTALITY),
        starters=STARTERS,
        inserts=(Insert("dealing", lay_in_discard),),
    ),
    Part(  # X8
        when=(EPIC,),
        changes={"goal": 12, "conflict_levels": ((2, 5), (3, 5)), "starting_garrison": 5},
        kept=("conflict.economic_supremacy",),  # X9.4: without it there are too few of level III
        inserts=(Insert("common", Common("epic", (StartWith(DrawIntrigue()),))),),
    ),
)
