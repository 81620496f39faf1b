"""What the CHOAM module says."""

from dune_desktop.text.choam import names
from dune_desktop.text.choam.rulings import RULINGS
from dune_desktop.text.room import Room

ROOM = Room(
    products=("choam",),
    names=names.NAMES,
    explained={"module": names.ABOUT},
    abilities=names.ABILITIES,
    rulings=RULINGS,
)
