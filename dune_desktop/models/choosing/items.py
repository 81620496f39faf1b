"""Open effects: each with what it does in few words, and with what it costs and gives as icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Influence, Signet
from dune_desktop.engine.names import NO_CARD, CardNumber
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.choosing.factions import climb_of, climb_signs, climbed
from dune_desktop.models.choosing.parts import breaks, deed, first, short
from dune_desktop.models.refs import CARD, FACTION, ITEM, SIGNET, Ref
from dune_desktop.text.pictograms import effect_signs

if TYPE_CHECKING:
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.models.choosing.asked import Asked, Place
    from dune_desktop.models.choosing.factions import Climb
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
            effect, _ = _meant(asked, place)
            why = Why(Choosing.tr("{source}: not possible now.").format(source=place.name), "R13.8")
            signs, words = ((), "") if effect is None else (effect_signs(effect), deed(effect))
            title = _title(effect, None) or place.name
            sheet.refuse((ITEM, address), title, why, _pieces(asked, cards, place, None), signs, words)


def _cards_by_address(asked: Asked) -> dict[str, list[CardNumber]]:
    found: dict[str, list[CardNumber]] = {}
    for card, address in asked.items:
        found.setdefault(address, []).append(card)
    return found


def _meant(asked: Asked, place: Place) -> tuple[Effect | None, Climb | None]:
    """The effect, of the ring that of its leader; and the track that it moves on, if there is one."""
    effect = place.effect
    if isinstance(effect, Signet):
        effect = asked.edition.leader_by_id[asked.me.leader].signet
    return effect, climb_of(asked, effect)


def _title(effect: Effect | None, climb: Climb | None) -> str:
    if climb is not None:
        effect = Influence(climb.faction, climb.steps)
    return "" if effect is None else short(effect)


def _pieces(asked: Asked, cards: list[CardNumber], place: Place, climb: Climb | None) -> tuple[Ref, ...]:
    """Where the effect stands on the table, and where it is seen."""
    found: list[Ref] = [(CARD, card) for card in cards if card != NO_CARD]
    if not found and place.piece is not None:
        found.append(place.piece)
    if first(place.effect, Signet) is not None:
        found.append(SIGNET)
    if climb is not None:
        found.append((FACTION, climb.faction))
    return (*found, *breaks(asked, place.effect))


def _row(asked: Asked, action: Action, cards: list[CardNumber]) -> Choice:
    address = action.args[0]
    place = asked.place(address)
    effect, climb = _meant(asked, place)
    title = _title(effect, climb)
    words = "" if effect is None else deed(effect)
    details = (place.name if title else "", "" if climb is None else climbed(asked, climb), _copies(cards))
    return Choice(
        (ITEM, address),
        title or place.name,
        action,
        signs=climb_signs(asked, climb) if climb is not None else () if effect is None else effect_signs(effect),
        detail=" · ".join(filter(None, details)),
        words="" if words == title else words,
        sealed=asked.sealed(action),
        also=_pieces(asked, cards, place, climb),
        climb=0 if climb is None else climb.steps,
    )


def _copies(cards: list[CardNumber]) -> str:
    return f"×{len(cards)}" if len(cards) > 1 else ""
