"""Effects on cards in words and signs."""

from collections.abc import Callable
from typing import Final

from dune_desktop.engine import effects
from dune_desktop.engine.effects.cards import TRASHABLE, DiscardFromDeck, TrashFromDeck
from dune_desktop.engine.names import DECK, FACTIONS, HAND, PLAYED, REVEALED
from dune_desktop.text.drawing import drawing, more
from dune_desktop.text.effects.prompts import Asked, Choosing, counted, deed, leaving, prompting
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.products import of_faction
from dune_desktop.text.signs import ARROW, WORDS, Sign, Signs
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
_MAY_TRASH: dict[tuple[str, ...], Callable[[], str]] = {
    TRASHABLE: lambda: Effects.tr("you may trash a card (in hand, in your discard pile or in play)"),
    (PLAYED, REVEALED): lambda: Effects.tr("you may trash a card you have in play"),
}
_TRASH_OTHER: dict[tuple[str, ...], Callable[[], str]] = {
    TRASHABLE: lambda: Effects.tr("trash another card (in hand, in your discard pile or in play)"),
    (PLAYED, REVEALED): lambda: Effects.tr("trash another card you have in play"),
}


@wording(effects.TrashCard)
def _trash_card(effect: effects.TrashCard) -> str:
    if effect.faction is not None:
        return of_faction("trash_from_hand" if effect.zones == (HAND,) else "trash_in_play", effect.faction)
    return (_TRASH_OTHER if effect.other and effect.zones != (HAND,) else _TRASH)[effect.zones]()


wording.update(
    {
        effects.Draw: lambda effect: Effects.tr("draw %n card(s)", "", effect.n),
        effects.Discard: lambda effect: Effects.tr("discard %n card(s)", "", effect.n),
        effects.Trash: lambda effect: _MAY_TRASH[effect.zones](),
        effects.TrashThis: lambda _: Effects.tr("trash this card"),
        effects.TrashIntrigue: lambda _: Effects.tr("trash an Intrigue card from your hand"),
        effects.SwapIntrigues: lambda _: Effects.tr(
            "put any number of your Intrigue cards on the bottom of the Intrigue deck and draw as many"
        ),
        effects.KeepIntrigue: lambda _: Effects.tr(
            "look at the top 2 Intrigue cards, keep one of them and put the other one back on top"
        ),
        effects.IntrigueUnderDeck: lambda _: Effects.tr(
            "put an Intrigue card from your hand on the bottom of the Intrigue deck, unseen"
        ),
        effects.ReturnThis: lambda _: Effects.tr("return this card to your hand"),
        effects.SortTop: lambda _: Effects.tr(
            "look at the top 3 cards of your deck: take one of them into your hand, discard one and trash the other"
        ),
        DiscardFromDeck: lambda _: Effects.tr("discard a card you looked at"),
        TrashFromDeck: lambda _: Effects.tr("trash a card you looked at"),
        effects.TakeFromDiscard: lambda effect: of_faction("take", effect.faction),
        effects.ShuffleIn: lambda _: Effects.tr("shuffle your discard pile into your deck"),
        effects.Peek: lambda _: Effects.tr("look at the top card of your deck"),
        effects.TrashTop: lambda _: Effects.tr("trash the top card of your deck"),
        effects.Acquire: lambda effect: (_ACQUIRE_EXACTLY if effect.exactly else _ACQUIRE)[effect.to](effect.limit),
        effects.AcquireForSolari: lambda _: Effects.tr(
            "acquire a card, paying its cost in Solari instead of Persuasion, and take it into your hand"
        ),
        effects.AcquireReserve: lambda _: Effects.tr("acquire a {card} card from the Reserve"),
        effects.Buy: lambda effect: (
            Effects.tr("acquire for %n less from: {market}", "", effect.less)
            if effect.less
            else Effects.tr("acquire from: {market}")
        ),
        effects.SetAside: lambda _: Effects.tr(
            "remove a card from the Imperium Row, set it aside and refill the Row; "
            "in your Reveal turn this round you may acquire it for 1 Persuasion less"
        ),
    }
)


@prompting(effects.TrashCard, effects.Trash)
def _trash_which(effect: effects.TrashCard, asked: Asked) -> str:
    if effect.zones != TRASHABLE or effect.faction is not None:
        return deed(effect)
    me = asked.view.players[asked.question.player]
    return Choosing.tr("Trash a card: hand {hand}, discard pile {discard}, in play {play}").format(
        hand=len(me.hand), discard=len(me.discard), play=len(me.played) + len(me.revealed)
    )


@prompting(effects.SortTop)
def _sort_which(_effect: effects.SortTop, asked: Asked) -> str:
    if asked.question.step == 1:
        return Choosing.tr("Put one card into your hand")
    return Choosing.tr("Discard one card; the other one is trashed")


prompting.update(
    {
        effects.Discard: lambda effect, asked: counted(Choosing.tr("Discard %n card(s)", "", effect.n), asked),
        effects.TrashIntrigue: lambda _, __: Choosing.tr("Trash an Intrigue card"),
        effects.SwapIntrigues: lambda _, __: Choosing.tr("Put which Intrigue card under the deck?"),
        effects.KeepIntrigue: lambda _, __: Choosing.tr("Keep which Intrigue card? The other one goes back on top."),
        effects.IntrigueUnderDeck: lambda _, __: Choosing.tr("Put which Intrigue card on the bottom of the deck?"),
        effects.SetAside: lambda _, __: Choosing.tr("Set aside a card from the Row"),
    }
)
leaving[effects.SwapIntrigues] = lambda _: Choosing.tr("No more: draw as many")
leaving[effects.Trash] = lambda _: Choosing.tr("No, trash no card")


# ---------------------------------------------------------------- as signs


#: Where an acquired card goes if not to the discard pile.
_TO: Final[dict[str, Signs]] = {"": (), DECK: (Sign("deck"),), HAND: (Sign("card"),)}
#: Cards of the Reserve, or of another market, that have a sign of their own.
OWN_SIGNS: Final = {"foldspace": Sign("foldspace")}


@drawing(effects.TrashCard)
def _trash_card_signs(effect: effects.TrashCard) -> Signs:
    faction = () if effect.faction is None else (Sign(FACTIONS[effect.faction]),)
    return (Sign("trash"), *faction) if effect.zones == TRASHABLE or effect.other else (Sign("trash"), *faction, WORDS)


@drawing(effects.AcquireReserve)
def _acquire_reserve(effect: effects.AcquireReserve) -> Signs:
    known = OWN_SIGNS.get(effect.card)
    return (Sign("acquire"), WORDS) if known is None else (known,)


drawing.update(
    {
        effects.Draw: lambda effect: (Sign("card", str(effect.n)),),
        effects.Discard: lambda effect: (Sign("discard", more(effect.n)),),
        effects.Trash: lambda _: (Sign("trash", may=True),),
        effects.TrashThis: lambda _: (Sign("trash_this"),),
        effects.TrashIntrigue: lambda _: (Sign("trash_intrigue"),),
        effects.IntrigueUnderDeck: lambda _: (Sign("intrigue"), Sign("deck")),
        effects.SwapIntrigues: lambda _: (Sign("intrigue", "0+"), ARROW, Sign("intrigue", "0+")),
        effects.KeepIntrigue: lambda _: (Sign("look"), Sign("intrigue", "2"), ARROW, Sign("intrigue", "1")),
        effects.ReturnThis: lambda _: (Sign("return_card"), WORDS),
        effects.SortTop: lambda _: (Sign("look"), Sign("deck"), WORDS),
        DiscardFromDeck: lambda _: (Sign("discard"), Sign("deck")),
        TrashFromDeck: lambda _: (Sign("trash"), Sign("deck")),
        effects.TakeFromDiscard: lambda effect: (Sign("return_card"), Sign(FACTIONS[effect.faction])),
        effects.ShuffleIn: lambda _: (WORDS, Sign("discard_pile"), Sign("deck")),
        effects.Peek: lambda _: (Sign("look"), Sign("deck")),
        effects.TrashTop: lambda _: (Sign("trash"), Sign("deck")),
        effects.Acquire: lambda effect: (
            Sign("acquire", f"{'=' if effect.exactly else '≤'}{effect.limit}"),
            *_TO[effect.to],
        ),
        effects.AcquireForSolari: lambda _: (Sign("acquire"), Sign("solari"), WORDS),
        effects.Buy: lambda _: (Sign("acquire"), WORDS),
        effects.SetAside: lambda _: (Sign("row"), WORDS),
    }
)
