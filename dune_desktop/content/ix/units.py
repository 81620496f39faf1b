"""Dreadnoughts (X3)."""

from dune_desktop.content.ix.conditions import Can, TakesPoint
from dune_desktop.content.ix.facts import DREADNOUGHTS, Ixian
from dune_desktop.engine.effects import VP, ChooseOne, HoldSpace, If, LoseTroops
from dune_desktop.engine.facts import Where
from dune_desktop.engine.names import CONFLICT
from dune_desktop.engine.units import UnitKind

_ID = "dreadnought"
#: X3.8; X10.9: of equal ones Imperial Basin, then counter-clockwise.
_HOLD = HoldSpace(unit=_ID, rival_order=("imperial_basin", "arrakeen", "carthag", "spice_refinery"))

DREADNOUGHT = UnitKind(
    _ID,
    strength=3,  # X3.5
    supply=Where("docked", Ixian),
    garrison=Where("commissioned", Ixian),
    conflict=Where("fighting", Ixian),
    held=Where("holding", Ixian),
    number=DREADNOUGHTS,
    survives=True,  # X3.7
    won=(If(Can(TakesPoint), ChooseOne((LoseTroops(1, CONFLICT, unit=_ID) >> VP(1), _HOLD), rival=1), _HOLD),),
)
