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
#: Cards of the Reserve, or of another market, that have a sign of their own.
OWN_SIGNS: Final = {"foldspace": Sign("foldspace")}


@drawing(TrashCard)
def _trash_card(effect: TrashCard) -> Signs:
    faction = () if effect.faction is None else (Sign(FACTIONS[effect.faction]),)
    return (Sign("trash"), *faction) if effect.zones == TRASHABLE or effect.other else (Sign("trash"), *faction, WORDS)


@drawing(AcquireReserve)
def _acquire_reserve(effect: AcquireReserve) -> Signs:
    known = OWN_SIGNS.get(effect.card)
    return (Sign("acquire"), WORDS) if known is None else (known,)


drawing.update(
    {
        Draw: lambda effect: (Sign("card", str(effect.n)),),
        Discard: lambda effect: (Sign("discard", more(effect.n)),),
        Trash: lambda _: (Sign("trash", may=True),),
        TrashThis: lambda _: (Sign("trash_this"),),
        TrashIntrigue: lambda _: (Sign("trash_intrigue"),),
        ReturnThis: lambda _: (Sign("return_card"), WORDS),
        SortTop: lambda _: (Sign("look"), Sign("deck"), WORDS),
        DiscardFromDeck: lambda _: (Sign("discard"), Sign("deck")),
        TrashFromDeck: lambda _: (Sign("trash"), Sign("deck")),
        TakeFromDiscard: lambda effect: (Sign("return_card"), Sign(FACTIONS[effect.faction])),
        ShuffleIn: lambda _: (WORDS, Sign("discard_pile"), Sign("deck")),
        Peek: lambda _: (Sign("look"), Sign("deck")),
        TrashTop: lambda _: (Sign("trash"), Sign("deck")),
        Acquire: lambda effect: (Sign("acquire", f"{'=' if effect.exactly else '≤'}{effect.limit}"), *_TO[effect.to]),
        AcquireForSolari: lambda _: (Sign("acquire"), Sign("solari"), WORDS),
        SetAside: lambda _: (Sign("row"), WORDS),
    }
)
