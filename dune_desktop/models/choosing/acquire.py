"""Acquiring with persuasion in the Reveal turn, or by an effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import CardNumber
from dune_desktop.engine.printed import Card
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.refs import CARD, RESERVE, Ref
from dune_desktop.text.effects import box
from dune_desktop.text.pictograms import box_signs
from dune_desktop.text.pictograms.signs import ARROW, Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.models.choosing.asked import Asked
    from dune_desktop.models.choosing.sheet import Sheet

#: Ref, other refs, face, and the word that tells the source in an action.
Ware = tuple[Ref, tuple[Ref, ...], Card, str]


def wares(asked: Asked) -> Iterator[Ware]:
    """All that lies there to acquire: the Row, the Reserve, what is set aside for the seat."""
    for face_id, cards in asked.by_face(asked.view.row).items():
        yield (CARD, cards[0]), _others(cards), asked.edition.card_by_id[face_id], ""
    for reserve, stack in zip(asked.edition.reserve, asked.view.reserve, strict=True):
        if stack:
            yield (RESERVE, reserve.id), (), reserve, ""
    for face_id, cards in asked.by_face(asked.me.set_aside).items():
        yield (CARD, cards[0]), _others(cards), asked.edition.card_by_id[face_id], "set_aside"


def _others(cards: Sequence[CardNumber]) -> tuple[Ref, ...]:
    return tuple((CARD, card) for card in cards[1:])


def price(asked: Asked, face: Card, source: str) -> int | None:
    """The persuasion that a card costs in this turn; None: it has no price."""
    if face.cost is None:
        return None
    less = sum(n for card_id, n in asked.view.turn.discounts if card_id == face.id)
    return max(0, face.cost - less - (1 if source else 0))


def in_persuasion(n: int) -> str:
    """The printed cost of a card that an effect acquires."""
    return Choosing.tr("cost: %n Persuasion", "", n)


def in_solari(n: int) -> str:
    """The same where it is paid in Solari (Price Is No Object)."""
    return Choosing.tr("cost: %n Solari", "", n)


def ware_rows(asked: Asked, verb: str, cost: Callable[[int], str] = in_persuasion) -> list[Choice]:
    """What can be acquired, to the discard pile or, where that is allowed, on top of the deck."""
    offered = {action.args: action for action in asked.options if action.verb == verb}
    rows = []
    for ref, also, face, source in wares(asked):
        words = (face.id, source) if source else (face.id,)
        action = offered.get(words)
        if action is not None:
            worth = "" if verb == "acquire" or face.cost is None else cost(face.cost)
            rows.append(_row(asked, ref, also, face, source, worth, action, offered.get((*words, "top"))))
    return rows


def _row(
    asked: Asked,
    ref: Ref,
    also: tuple[Ref, ...],
    face: Card,
    source: str,
    worth: str,
    action: Action,
    top: Action | None,
) -> Choice:
    title = asked.thing("card", face.id)
    bought = action.verb == "acquire"
    cost = price(asked, face, source) if bought else None  # an effect takes it without paying
    on_top = () if top is None else ((Choosing.tr("On top of your deck"), top),)
    confirm = asked.settings.confirm_buy and bought
    return Choice(
        ref,
        title,
        action,
        signs=_signs(cost, face),
        detail=worth,
        words=_words(cost, face),
        sealed=asked.sealed(action),
        also=also,
        variants=on_top,
        confirm=Choosing.tr("Acquire {card}?").format(card=title) if confirm else "",
    )


def _signs(cost: int | None, face: Card) -> Signs:
    paid = () if cost is None else (Sign("persuasion", str(cost)),)
    arrow = (ARROW,) if paid and face.acquired else ()
    return (*paid, *arrow, *box_signs(face.acquired))


def _words(cost: int | None, face: Card) -> str:
    costs = "" if cost is None else Choosing.tr("Costs %n Persuasion.", "", cost)
    acquired = Choosing.tr("When acquired: {effects}").format(effects=box(face.acquired)) if face.acquired else ""
    return " ".join(filter(None, (costs, acquired)))


def refuse_wares(asked: Asked, sheet: Sheet) -> None:
    """Cards that cost more than is left, and by how much."""
    for ref, also, face, source in wares(asked):
        cost = price(asked, face, source)
        if cost is not None and cost > asked.me.persuasion:
            short = Choosing.tr("%n Persuasion short", "", cost - asked.me.persuasion)
            sheet.refuse(ref, asked.thing("card", face.id), Why(short, "R18.2"), also)


def refuse_dearer(asked: Asked, sheet: Sheet, limit: int) -> None:
    """Cards whose printed cost is beyond what an effect acquires (R18.10)."""
    for ref, also, face, _ in wares(asked):
        if face.cost is not None and face.cost > limit:
            why = Why(Choosing.tr("Costs more than %n Persuasion", "", limit), "R18.10")
            sheet.refuse(ref, asked.thing("card", face.id), why, also)


def why_acquire(asked: Asked, face_id: str, source: str = "") -> Why:
    words = (face_id, source) if source else (face_id,)
    return asked.why(Action.of("acquire", *words))
