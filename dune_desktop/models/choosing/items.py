"""Open effects: each with the name of what it comes from, and what it costs and gives as icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import NO_CARD, CardNumber
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.choosing.parts import deed
from dune_desktop.models.refs import CARD, ITEM, Ref
from dune_desktop.text.pictograms import effect_signs

if TYPE_CHECKING:
    from dune_desktop.models.choosing.asked import Asked
    from dune_desktop.models.choosing.sheet import Sheet


def still_to_do(n: int) -> str:
    """The prompt over open effects."""
    return Choosing.tr("One effect still to do") if n == 1 else Choosing.tr("Still to do: %n, in any order", "", n)


def item_rows(asked: Asked) -> list[Choice]:
    """The effects that can be resolved now."""
    cards = _cards_by_address(asked)
    return [_row(asked, action, cards.get(action.args[0], [])) for action in asked.options if action.verb == "do"]


def refuse_items(asked: Asked, sheet: Sheet) -> None:
    """The open effects that are not possible now, and wait (R13.8)."""
    offered = {action.args[0] for action in asked.options if action.verb == "do"}
    for address, cards in _cards_by_address(asked).items():
        if address not in offered:
            place = asked.place(address)
            why = Why(Choosing.tr("Not possible now."), "R13.8")
            effect = place.effect
            signs, words = ((), "") if effect is None else (effect_signs(effect), deed(effect))
            sheet.refuse((ITEM, address), place.name, why, _pieces(cards, place.ref), signs, words)


def _cards_by_address(asked: Asked) -> dict[str, list[CardNumber]]:
    found: dict[str, list[CardNumber]] = {}
    for card, address in asked.items:
        found.setdefault(address, []).append(card)
    return found


def _pieces(cards: list[CardNumber], ref: Ref | None) -> tuple[Ref, ...]:
    """Where the effect stands on the table."""
    on_cards = tuple((CARD, card) for card in cards if card != NO_CARD)
    return on_cards or (() if ref is None else (ref,))


def _row(asked: Asked, action: Action, cards: list[CardNumber]) -> Choice:
    address = action.args[0]
    place = asked.place(address)
    return Choice(
        (ITEM, address),
        place.name,
        action,
        signs=() if place.effect is None else effect_signs(place.effect),
        detail=f"×{len(cards)}" if len(cards) > 1 else "",
        words="" if place.effect is None else deed(place.effect),
        sealed=asked.sealed(action),
        also=_pieces(cards, place.ref),
    )
