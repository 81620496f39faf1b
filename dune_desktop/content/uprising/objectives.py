"""The five Objectives; which are dealt depends on the number of seats."""

from dune_desktop.engine.names import CRYSKNIFE, DESERT_MOUSE, ORNITHOPTER
from dune_desktop.engine.printed import Objective

OBJECTIVES = (
    Objective("objective_desert_mouse_first_player", DESERT_MOUSE, players=(3, 4), first=True),
    Objective("objective_crysknife", CRYSKNIFE, players=(3, 4)),
    Objective("objective_ornithopter_1_3p", ORNITHOPTER, players=(3,)),
    Objective("objective_desert_mouse_4_6p", DESERT_MOUSE, players=(4,)),
    Objective("objective_crysknife_4_6p", CRYSKNIFE, players=(4,)),
)
