"""Both games together (U21): the board and all the pieces of Uprising, leaders and decks of both."""

from attrs import evolve

from dune_desktop.content.base import BASE
from dune_desktop.content.uprising import UPRISING
from dune_desktop.engine.printed import Conflict, of_product

#: There is no Mentat to hire (U21.3).
_NO_INTRIGUE = {"calculated_hire"}
#: They are about the Mentat (U21.3) or about Carthag, which this board does not have (U21.10).
_NO_CONFLICT = {"sort_through_the_chaos", "siege_of_carthag", "battle_for_carthag"}


def _conflict(printed: Conflict) -> Conflict:
    """A Conflict card of the base game on this board: with an id of its own, and protected by its title (U10.3)."""
    taken = printed.id in UPRISING.conflict_by_id
    return Conflict(
        f"{printed.id}_base" if taken else printed.id,
        level=printed.level,
        first=tuple(one.effect for one in printed.first),
        second=tuple(one.effect for one in printed.second),
        third=tuple(one.effect for one in printed.third),
        controls=printed.controls,
        protected=printed.controls is not None,
    )


_BASE_CONFLICTS = of_product("base", tuple(_conflict(card) for card in BASE.conflicts if card.id not in _NO_CONFLICT))

#: Conflict cards without a battle icon make pairs rarer: they stay in the box unless somebody wants them (U21.2).
USUAL_LEFT_OUT = tuple(f"conflict.{card.id}" for card in _BASE_CONFLICTS)

BLEND = evolve(
    UPRISING,
    id="blend",
    products=("base", *UPRISING.products),
    imperium=(*UPRISING.imperium, *BASE.imperium),
    intrigues=(*UPRISING.intrigues, *(card for card in BASE.intrigues if card.id not in _NO_INTRIGUE)),
    conflicts=(*UPRISING.conflicts, *_BASE_CONFLICTS),
    leaders=(*UPRISING.leaders, *BASE.leaders),
)
