"""What Rise of Ix brings to games with Rivals, by mode and board (X10, X11)."""

from typing import Final

from dune_desktop.content.ix.hagal import HAGAL, HAGAL_SOLO, HAGAL_TWO, HAGAL_WITH_FOLDSPACE, RIVALS
from dune_desktop.content.ix.rival_tiles import ships, trash_unmarked, use_ships, use_tiles, when_acquired
from dune_desktop.content.ix.words import TILE_ACQUIRED
from dune_desktop.content.uprising.rivals import deploy
from dune_desktop.engine.product import Insert, Part, on_board
from dune_desktop.engine.rivals.buying import IN_SPICE, Price
from dune_desktop.engine.rivals.printed import BRUTAL_ESCALATION, ROW_DICE, SOLO, TWO
from dune_desktop.engine.rivals.rounds import roll_row_dice
from dune_desktop.engine.rivals.turn import RivalTurn
from dune_desktop.engine.rivals.words import ConflictLevel

#: They keep their spice for tiles until the last Conflicts (X10.13).
_LATE_SPICE: Final = Price("spice", IN_SPICE.n, ConflictLevel((3,)))
#: Strength is compared on Uprising's board, too (X10.18), and the new posts stand first (X11.5).
_ON_UPRISING: Final = (
    Insert("rival_turn", RivalTurn.deploy, instead=deploy),
    Insert("rival_posts", "post_ix_choam", instead="post_choam"),
    Insert("rival_posts", "post_ix", instead="post_landsraad_assembly"),
)

OF_RIVALS: Final = (
    Part(
        when=(SOLO,),
        hagal=(*HAGAL, *HAGAL_SOLO),
        inserts=(
            Insert("dealing", trash_unmarked),
            Insert("hears", (TILE_ACQUIRED, when_acquired)),
            Insert("owned", ships),
            Insert("rival_prices", _LATE_SPICE, instead=IN_SPICE),
            Insert("rival_turn", use_tiles, before=RivalTurn.turn),
            Insert("rival_turn", use_ships, before=RivalTurn.send),
            Insert("rival_turn", use_tiles, after=RivalTurn.effects),
        ),
    ),
    Part(when=(TWO,), hagal=(*HAGAL, *HAGAL_TWO)),
    Part(when=(on_board("base"), TWO), hagal=HAGAL_WITH_FOLDSPACE),
    Part(
        when=(on_board("base"), SOLO),
        hagal=HAGAL_WITH_FOLDSPACE,
        rivals=RIVALS,
        variants=(BRUTAL_ESCALATION, ROW_DICE),  # X10.19
        inserts=(Insert("after_reveal", roll_row_dice),),
    ),
    Part(when=(on_board("uprising"), SOLO), inserts=_ON_UPRISING),
    Part(when=(on_board("uprising"), TWO), inserts=_ON_UPRISING),
)
