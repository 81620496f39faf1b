"""Effects on cards as signs."""

from typing import Final

from dune_desktop.engine.effects import (
    Acquire,
    AcquireForSolari,
    AcquireReserve,
    Discard,
    Draw,
    Peek,
    ReturnThis,
    SetAside,
    ShuffleIn,
    SortTop,
    TakeFromDiscard,
    Trash,
    TrashCard,
    TrashIntrigue,
    TrashThis,
    TrashTop,
)
from dune_desktop.engine.effects.cards import TRASHABLE, DiscardFromDeck, TrashFromDeck
from dune_desktop.engine.names import DECK, DISCARD, FACTIONS, HAND
from dune_desktop.text.pictograms.drawing import drawing, more
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs

#: Where an acquired card goes if not to the discard pile.
_TO: Final[dict[str, Signs]] = {DISCARD: (), DECK: (Sign("deck"),), HAND: (Sign("card"),)}
#: Cards of the Reserve that have a sign of their own.
_RESERVE: Final = {"foldspace": Sign("foldspace")}


@drawing(Draw)
def _draw(effect: Draw) -> Signs:
    return (Sign("card", str(effect.n)),)


@drawing(Discard)
def _discard(effect: Discard) -> Signs:
    return (Sign("discard", more(effect.n)),)


@drawing(TrashCard)
def _trash_card(effect: TrashCard) -> Signs:
    faction = () if effect.faction is None else (Sign(FACTIONS[effect.faction]),)
    return (Sign("trash"), *faction) if effect.zones == TRASHABLE or effect.other else (Sign("trash"), *faction, WORDS)


@drawing(Trash)
def _trash(_effect: Trash) -> Signs:
    return (Sign("trash", may=True),)


@drawing(TrashThis)
def _trash_this(_effect: TrashThis) -> Signs:
    return (Sign("trash_this"),)


@drawing(TrashIntrigue)
def _trash_intrigue(_effect: TrashIntrigue) -> Signs:
    return (Sign("trash_intrigue"),)


@drawing(ReturnThis)
def _return_this(_effect: ReturnThis) -> Signs:
    return (Sign("return_card"), WORDS)


@drawing(SortTop)
def _sort_top(_effect: SortTop) -> Signs:
    return (Sign("look"), Sign("deck"), WORDS)


@drawing(DiscardFromDeck)
def _discard_from_deck(_effect: DiscardFromDeck) -> Signs:
    return (Sign("discard"), Sign("deck"))


@drawing(TrashFromDeck)
def _trash_from_deck(_effect: TrashFromDeck) -> Signs:
    return (Sign("trash"), Sign("deck"))


@drawing(TakeFromDiscard)
def _take_from_discard(effect: TakeFromDiscard) -> Signs:
    return (Sign("return_card"), Sign(FACTIONS[effect.faction]))


@drawing(ShuffleIn)
def _shuffle_in(_effect: ShuffleIn) -> Signs:
    return (WORDS, Sign("discard_pile"), Sign("deck"))


@drawing(Peek)
def _peek(_effect: Peek) -> Signs:
    return (Sign("look"), Sign("deck"))


@drawing(TrashTop)
def _trash_top(_effect: TrashTop) -> Signs:
    return (Sign("trash"), Sign("deck"))


@drawing(Acquire)
def _acquire(effect: Acquire) -> Signs:
    return (Sign("acquire", f"{'=' if effect.exactly else '≤'}{effect.limit}"), *_TO[effect.to])


@drawing(AcquireForSolari)
def _acquire_for_solari(_effect: AcquireForSolari) -> Signs:
    return (Sign("acquire"), Sign("solari"), WORDS)


@drawing(AcquireReserve)
def _acquire_reserve(effect: AcquireReserve) -> Signs:
    known = _RESERVE.get(effect.card)
    return (Sign("acquire"), WORDS) if known is None else (known,)


@drawing(SetAside)
def _set_aside(_effect: SetAside) -> Signs:
    return (Sign("row"), WORDS)
