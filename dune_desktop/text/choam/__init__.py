"""What the CHOAM module says."""

from dune_desktop.text.choam import names
from dune_desktop.text.choam.book import BOOK
from dune_desktop.text.choam.rulings import RULINGS
from dune_desktop.text.room import Room

ROOM = Room(
    products=("choam",),
    names=names.NAMES,
    book=BOOK,
    explained={"module": names.ABOUT},
    abilities=names.ABILITIES,
    rulings=RULINGS,
)
