"""The CHOAM module, which comes in the box of Uprising: contracts."""

from dune_desktop.content.choam.cards import IMPERIUM, INTRIGUES, LEADERS
from dune_desktop.content.choam.contracts import CONTRACTS
from dune_desktop.engine.effects import contracts
from dune_desktop.engine.effects.board import raise_wall
from dune_desktop.engine.frames.send import Send
from dune_desktop.engine.product import Insert, Part, Product

PRODUCT = Product(
    "choam",
    Part(
        imperium=IMPERIUM,
        intrigues=INTRIGUES,
        leaders=LEADERS,
        contracts=CONTRACTS,
        inserts=(
            Insert("dealing", contracts.deal_contracts, before=raise_wall),
            Insert("sending", contracts.visited, after=Send.fill),
            Insert("hears", ("acquired", contracts.acquired)),
        ),
    ),
    box="uprising",
    needs=("uprising",),
)
