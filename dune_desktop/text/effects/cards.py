"""Effects on cards in words and signs."""

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.effects import (
    Acquire,
    AcquireForSolari,
    AcquireReserve,
    Buy,
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
from dune_desktop.engine.names import DECK, FACTIONS, HAND, PLAYED, REVEALED
from dune_desktop.text.effects.prompts import Asked, Choosing, counted, deed, leaving, prompting
from dune_desktop.text.effects.words import Effects
from dune_desktop.text.factions import of_faction
from dune_desktop.text.pictograms.drawing import drawing, more
from dune_desktop.text.pictograms.signs import WORDS, Sign, Signs
from dune_desktop.text.wording import wording

_ACQUIRE: dict[str, Callable[[int], str]] = {
    "": lambda n: Effects.tr("acquire a card that costs %n Persuasion or less", "", n),
    DECK: lambda n: Effects.tr("acquire a card that costs %n Persuasion or less and put it on top of your deck", "", n),
    HAND: lambda n: Effects.tr("acquire a card that costs %n Persuasion or less and take it into your hand", "", n),
}
_ACQUIRE_EXACTLY: dict[str, Callable[[int], str]] = {
    "": lambda n: Effects.tr("acquire a card that costs exactly %n Persuasion", "", n),
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


@wording(TrashCard)
def _trash_card(effect: TrashCard) -> str:
    if effect.faction is not None:
        return of_faction("trash_from_hand" if effect.zones == (HAND,) else "trash_in_play", effect.faction)
    return (_TRASH_OTHER if effect.other and effect.zones != (HAND,) else _TRASH)[effect.zones]()


wording.update(
    {
        Draw: lambda effect: Effects.tr("draw %n card(s)", "", effect.n),
        Discard: lambda effect: Effects.tr("discard %n card(s)", "", effect.n),
        Trash: lambda _: Effects.tr("you may trash a card (in hand, in your discard pile or in play)"),
        TrashThis: lambda _: Effects.tr("trash this card"),
        TrashIntrigue: lambda _: Effects.tr("trash an Intrigue card from your hand"),
        ReturnThis: lambda _: Effects.tr("return this card to your hand"),
        SortTop: lambda _: Effects.tr(
            "look at the top 3 cards of your deck: take one of them into your hand, discard one and trash the other"
        ),
        DiscardFromDeck: lambda _: Effects.tr("discard a card you looked at"),
        TrashFromDeck: lambda _: Effects.tr("trash a card you looked at"),
        TakeFromDiscard: lambda effect: of_faction("take", effect.faction),
        ShuffleIn: lambda _: Effects.tr("shuffle your discard pile into your deck"),
        Peek: lambda _: Effects.tr("look at the top card of your deck"),
        TrashTop: lambda _: Effects.tr("trash the top card of your deck"),
        Acquire: lambda effect: (_ACQUIRE_EXACTLY if effect.exactly else _ACQUIRE)[effect.to](effect.limit),
        AcquireForSolari: lambda _: Effects.tr(
            "acquire a card, paying its cost in Solari instead of Persuasion, and take it into your hand"
        ),
        AcquireReserve: lambda _: Effects.tr("acquire a {card} card from the Reserve"),
        Buy: lambda effect: (
            Effects.tr("acquire for %n less from: {market}", "", effect.less)
            if effect.less
            else Effects.tr("acquire from: {market}")
        ),
        SetAside: lambda _: Effects.tr(
            "remove a card from the Imperium Row, set it aside and refill the Row; "
            "in your Reveal turn this round you may acquire it for 1 Persuasion less"
        ),
    }
)


@prompting(TrashCard, Trash)
def _trash_which(effect: TrashCard, asked: Asked) -> str:
    if effect.zones != TRASHABLE or effect.faction is not None:
        return deed(effect)
    me = asked.view.players[asked.question.player]
    return Choosing.tr("Trash a card: hand {hand}, discard pile {discard}, in play {play}").format(
        hand=len(me.hand), discard=len(me.discard), play=len(me.played) + len(me.revealed)
    )


@prompting(SortTop)
def _sort_which(_effect: SortTop, asked: Asked) -> str:
    if asked.question.step == 1:
        return Choosing.tr("Put one card into your hand")
    return Choosing.tr("Discard one card; the other one is trashed")


prompting.update(
    {
        Discard: lambda effect, asked: counted(Choosing.tr("Discard %n card(s)", "", effect.n), asked),
        TrashIntrigue: lambda _, __: Choosing.tr("Trash an Intrigue card"),
        SetAside: lambda _, __: Choosing.tr("Set aside a card from the Row"),
    }
)
leaving[Trash] = lambda _: Choosing.tr("No, trash no card")


# ---------------------------------------------------------------- as signs


#: Where an acquired card goes if not to the discard pile.
_TO: Final[dict[str, Signs]] = {"": (), DECK: (Sign("deck"),), HAND: (Sign("card"),)}
#: Cards of the Reserve, or of another market, that have a sign of their own.
OWN_SIGNS: Final = {"foldspace": Sign("foldspace")}


@drawing(TrashCard)
def _trash_card_signs(effect: TrashCard) -> Signs:
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
        Buy: lambda _: (Sign("acquire"), WORDS),
        SetAside: lambda _: (Sign("row"), WORDS),
    }
)
