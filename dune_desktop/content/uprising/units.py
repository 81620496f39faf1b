"""What fights besides troops."""

from dune_desktop.engine.effects.board import behind_wall
from dune_desktop.engine.facts import Where
from dune_desktop.engine.units import UnitKind

#: From the bank and back to it (U9).
SANDWORM = UnitKind("sandworm", strength=3, conflict=Where("worms"), kept_out=behind_wall, doubles=True)

UNITS = (SANDWORM,)
