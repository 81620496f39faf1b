"""Effects on cards in words."""

from collections.abc import Callable

from dune_desktop.engine.effects import (
    Acquire,
    AcquireReserve,
    Discard,
    Draw,
    Peek,
    SetAside,
    ShuffleIn,
    TakeFromDiscard,
    Trash,
    TrashCard,
    TrashThis,
    TrashTop,
)
from dune_desktop.engine.names import BENE_GESSERIT, DECK, DISCARD, EMPEROR, FREMEN, HAND, SPACING_GUILD
from dune_desktop.text.effects.words import Effects, wording
from dune_desktop.text.names import name

_TAKE: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Effects.tr("take an Emperor card from your discard pile into your hand"),
    SPACING_GUILD: lambda: Effects.tr("take a Spacing Guild card from your discard pile into your hand"),
    BENE_GESSERIT: lambda: Effects.tr("take a Bene Gesserit card from your discard pile into your hand"),
    FREMEN: lambda: Effects.tr("take a Fremen card from your discard pile into your hand"),
}
_ACQUIRE: dict[str, Callable[[int], str]] = {
    DISCARD: lambda n: Effects.tr("acquire a card that costs %n Persuasion or less", "", n),
    DECK: lambda n: Effects.tr("acquire a card that costs %n Persuasion or less and put it on top of your deck", "", n),
    HAND: lambda n: Effects.tr("acquire a card that costs %n Persuasion or less and take it into your hand", "", n),
}


@wording(Draw)
def _draw(effect: Draw) -> str:
    return Effects.tr("draw %n card(s)", "", effect.n)


@wording(Discard)
def _discard(effect: Discard) -> str:
    return Effects.tr("discard %n card(s)", "", effect.n)


@wording(TrashCard)
def _trash_card(_effect: TrashCard) -> str:
    return Effects.tr("trash a card (in hand, in your discard pile or in play)")


@wording(Trash)
def _trash(_effect: Trash) -> str:
    return Effects.tr("you may trash a card (in hand, in your discard pile or in play)")


@wording(TrashThis)
def _trash_this(_effect: TrashThis) -> str:
    return Effects.tr("trash this card")


@wording(TakeFromDiscard)
def _take_from_discard(effect: TakeFromDiscard) -> str:
    return _TAKE[effect.faction]()


@wording(ShuffleIn)
def _shuffle_in(_effect: ShuffleIn) -> str:
    return Effects.tr("shuffle your discard pile into your deck")


@wording(Peek)
def _peek(_effect: Peek) -> str:
    return Effects.tr("look at the top card of your deck")


@wording(TrashTop)
def _trash_top(_effect: TrashTop) -> str:
    return Effects.tr("trash the top card of your deck")


@wording(Acquire)
def _acquire(effect: Acquire) -> str:
    return _ACQUIRE[effect.to](effect.limit)


@wording(AcquireReserve)
def _acquire_reserve(effect: AcquireReserve) -> str:
    return Effects.tr("acquire a {card} card from the Reserve").format(card=name("card", effect.card))


@wording(SetAside)
def _set_aside(_effect: SetAside) -> str:
    return Effects.tr(
        "remove a card from the Imperium Row, set it aside and refill the Row; "
        "in your Reveal turn this round you may acquire it for 1 Persuasion less"
    )
