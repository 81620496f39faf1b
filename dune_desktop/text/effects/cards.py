"""Effects on cards in words."""

from collections.abc import Callable

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
from dune_desktop.engine.names import (
    BENE_GESSERIT,
    DECK,
    DISCARD,
    EMPEROR,
    FREMEN,
    HAND,
    PLAYED,
    REVEALED,
    SPACING_GUILD,
)
from dune_desktop.text.effects.prompts import Asked, Choosing, counted, deed, prompting
from dune_desktop.text.effects.words import Effects, wording
from dune_desktop.text.spoken import called

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
_ACQUIRE_EXACTLY: dict[str, Callable[[int], str]] = {
    DISCARD: lambda n: Effects.tr("acquire a card that costs exactly %n Persuasion", "", n),
    DECK: lambda n: Effects.tr("acquire a card that costs exactly %n Persuasion and put it on top of your deck", "", n),
    HAND: lambda n: Effects.tr("acquire a card that costs exactly %n Persuasion and take it into your hand", "", n),
}
_TRASH: dict[tuple[str, ...], Callable[[], str]] = {
    TRASHABLE: lambda: Effects.tr("trash a card (in hand, in your discard pile or in play)"),
    (HAND,): lambda: Effects.tr("trash a card from your hand"),
    (PLAYED, REVEALED): lambda: Effects.tr("trash a card you have in play"),
}
_TRASH_OTHER: dict[tuple[str, ...], Callable[[], str]] = {
    TRASHABLE: lambda: Effects.tr("trash another card (in hand, in your discard pile or in play)"),
    (PLAYED, REVEALED): lambda: Effects.tr("trash another card you have in play"),
}
_TRASH_FROM_HAND: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Effects.tr("trash an Emperor card from your hand"),
    SPACING_GUILD: lambda: Effects.tr("trash a Spacing Guild card from your hand"),
    BENE_GESSERIT: lambda: Effects.tr("trash a Bene Gesserit card from your hand"),
    FREMEN: lambda: Effects.tr("trash a Fremen card from your hand"),
}
_TRASH_IN_PLAY: dict[int, Callable[[], str]] = {
    EMPEROR: lambda: Effects.tr("trash another Emperor card you have in play"),
    SPACING_GUILD: lambda: Effects.tr("trash another Spacing Guild card you have in play"),
    BENE_GESSERIT: lambda: Effects.tr("trash another Bene Gesserit card you have in play"),
    FREMEN: lambda: Effects.tr("trash another Fremen card you have in play"),
}
_TRASH_OF: dict[tuple[str, ...], dict[int, Callable[[], str]]] = {
    (HAND,): _TRASH_FROM_HAND,
    (PLAYED, REVEALED): _TRASH_IN_PLAY,
}


@wording(Draw)
def _draw(effect: Draw) -> str:
    return Effects.tr("draw %n card(s)", "", effect.n)


@wording(Discard)
def _discard(effect: Discard) -> str:
    return Effects.tr("discard %n card(s)", "", effect.n)


@wording(TrashCard)
def _trash_card(effect: TrashCard) -> str:
    if effect.faction is not None:
        return _TRASH_OF[effect.zones][effect.faction]()
    return (_TRASH_OTHER if effect.other and effect.zones != (HAND,) else _TRASH)[effect.zones]()


@wording(Trash)
def _trash(_effect: Trash) -> str:
    return Effects.tr("you may trash a card (in hand, in your discard pile or in play)")


@wording(TrashThis)
def _trash_this(_effect: TrashThis) -> str:
    return Effects.tr("trash this card")


@wording(TrashIntrigue)
def _trash_intrigue(_effect: TrashIntrigue) -> str:
    return Effects.tr("trash an Intrigue card from your hand")


@wording(ReturnThis)
def _return_this(_effect: ReturnThis) -> str:
    return Effects.tr("return this card to your hand")


@wording(SortTop)
def _sort_top(_effect: SortTop) -> str:
    return Effects.tr(
        "look at the top 3 cards of your deck: take one of them into your hand, discard one and trash the other"
    )


@wording(DiscardFromDeck)
def _discard_from_deck(_effect: DiscardFromDeck) -> str:
    return Effects.tr("discard a card you looked at")


@wording(TrashFromDeck)
def _trash_from_deck(_effect: TrashFromDeck) -> str:
    return Effects.tr("trash a card you looked at")


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
    return (_ACQUIRE_EXACTLY if effect.exactly else _ACQUIRE)[effect.to](effect.limit)


@wording(AcquireForSolari)
def _acquire_for_solari(_effect: AcquireForSolari) -> str:
    return Effects.tr("acquire a card, paying its cost in Solari instead of Persuasion, and take it into your hand")


@wording(AcquireReserve)
def _acquire_reserve(effect: AcquireReserve) -> str:
    return Effects.tr("acquire a {card} card from the Reserve").format(card=called("card", effect.card))


@wording(SetAside)
def _set_aside(_effect: SetAside) -> str:
    return Effects.tr(
        "remove a card from the Imperium Row, set it aside and refill the Row; "
        "in your Reveal turn this round you may acquire it for 1 Persuasion less"
    )


# ---------------------------------------------------------------- what they ask


@prompting(Discard)
def _discard_which(effect: Discard, asked: Asked) -> str:
    return counted(Choosing.tr("Discard %n card(s)", "", effect.n), asked)


@prompting(TrashCard)
def _trash_which(effect: TrashCard, asked: Asked) -> str:
    if effect.zones != TRASHABLE or effect.faction is not None:
        return deed(effect)
    me = asked.view.players[asked.question.player]
    return Choosing.tr("Trash a card: hand {hand}, discard pile {discard}, in play {play}").format(
        hand=len(me.hand), discard=len(me.discard), play=len(me.played) + len(me.revealed)
    )


@prompting(Trash, no=lambda: Choosing.tr("No, trash no card"))
def _trash_or_not(effect: Trash, asked: Asked) -> str:
    return _trash_which(effect, asked)


@prompting(TrashIntrigue)
def _trash_which_intrigue(_effect: TrashIntrigue, _asked: Asked) -> str:
    return Choosing.tr("Trash an Intrigue card")


@prompting(SortTop)
def _sort_which(_effect: SortTop, asked: Asked) -> str:
    if asked.question.step == 1:
        return Choosing.tr("Put one card into your hand")
    return Choosing.tr("Discard one card; the other one is trashed")


@prompting(SetAside)
def _set_aside_which(_effect: SetAside, _asked: Asked) -> str:
    return Choosing.tr("Set aside a card from the Row")
