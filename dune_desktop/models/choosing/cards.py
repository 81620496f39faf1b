"""Picks of cards: to discard, to trash, out of the discard pile, out of the Row or the Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import (
    Acquire,
    AcquireForSolari,
    Discard,
    SetAside,
    SortTop,
    TakeFromDiscard,
    TrashCard,
)
from dune_desktop.engine.effects.cards import TRASHABLE
from dune_desktop.engine.names import DISCARD, HAND, INTRIGUE, PLAYED, REVEALED, CardNumber
from dune_desktop.engine.printed import Card, Intrigue
from dune_desktop.engine.view import HIDDEN
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.acquire import in_persuasion, in_solari, refuse_dearer, ware_rows
from dune_desktop.models.choosing.asked import Choosing
from dune_desktop.models.choosing.parts import deed, first, leave, picked
from dune_desktop.models.choosing.sheet import Sheet
from dune_desktop.models.naming import face_text
from dune_desktop.models.refs import CARD, Ref
from dune_desktop.text.pictograms import box_signs
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.models.choosing.asked import Asked, Place

_ZONES = {
    HAND: QT_TRANSLATE_NOOP("Choosing", "Hand"),
    DISCARD: QT_TRANSLATE_NOOP("Choosing", "Discard pile"),
    PLAYED: QT_TRANSLATE_NOOP("Choosing", "Played"),
    REVEALED: QT_TRANSLATE_NOOP("Choosing", "Revealed"),
    INTRIGUE: QT_TRANSLATE_NOOP("Choosing", "Intrigue"),
}


def card_pick(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """Which card; where it lies is told by the action."""
    action = asked.options[0]
    if action.verb == "discard":
        return _hand(asked, draft, place)
    if action.verb == "trash":
        sheet = _zones(asked, draft, place, _trash_prompt(asked, place))
        leave(asked, sheet, Choosing.tr("No, trash no card"))
        return sheet
    if ":" in action.args[0]:
        effect = first(place.effect, TakeFromDiscard)
        return _zones(asked, draft, place, "" if effect is None else deed(effect))
    return _market(asked, draft, place)


def _hand(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    effect = first(place.effect, Discard)
    n = 1 if effect is None else effect.n
    prompt = Choosing.tr("Discard %n card(s)", "", n)
    if n > 1:
        done = picked(asked.controller, asked.seat, "discard")
        counter = Choosing.tr("{one} of {all}").format(one=done + 1, all=n)
        prompt = Choosing.tr("{what}: {counter}").format(what=prompt, counter=counter)
    sheet = Sheet(draft, prompt, place.name, place.ref)
    mine = asked.by_face(asked.me.hand)
    sheet.group("", [_row(asked, mine[action.args[0]], action) for action in asked.options])
    return sheet


def _zones(asked: Asked, draft: tuple[Ref, ...], place: Place, prompt: str) -> Sheet:
    sheet = Sheet(draft, prompt, place.name, place.ref)
    for zone, title in _ZONES.items():
        actions = [action for action in asked.options if action.args[0].startswith(f"{zone}:")]
        cards: tuple[CardNumber, ...] = getattr(asked.me, zone)
        sheet.group(str(title), [_row(asked, _copies(asked, cards, action), action) for action in actions])
    return sheet


def _trash_prompt(asked: Asked, place: Place) -> str:
    me = asked.me
    if asked.options[0].args[0].startswith(f"{INTRIGUE}:"):
        return Choosing.tr("Trash an Intrigue card")
    effect = first(place.effect, TrashCard)
    if effect is not None and (effect.zones != TRASHABLE or effect.faction is not None):
        return deed(effect)
    return Choosing.tr("Trash a card: hand {hand}, discard pile {discard}, in play {play}").format(
        hand=len(me.hand), discard=len(me.discard), play=len(me.played) + len(me.revealed)
    )


def _copies(asked: Asked, cards: Iterable[CardNumber], action: Action) -> list[CardNumber]:
    """The cards that ``discard:dagger`` names; ``~1+2`` are the copies whose icons 1 and 2 are still open."""
    face_id, _, opens = action.args[0].partition(":")[2].partition("~")
    same = asked.by_face(cards)[face_id]
    return [card for card in same if _open_icons(asked, card) == opens] if opens else same


def _open_icons(asked: Asked, card: CardNumber) -> str:
    numbers = [address.rpartition(".")[2] for other, address in asked.view.turn.items if other == card]
    return "+".join(numbers) or "0"


def _row(asked: Asked, cards: list[CardNumber], action: Action) -> Choice:
    face = asked.controller.face(cards[0])
    assert isinstance(face, Card | Intrigue)
    box = {"trash": face.trashed, "discard": face.discarded}.get(action.verb, ()) if isinstance(face, Card) else ()
    opens = action.args[0].partition("~")[2]
    return Choice(
        (CARD, cards[0]),
        asked.names.card(cards[0]),
        action,
        signs=box_signs(box),
        detail=_detail(len(cards), opens),
        words="\n".join(face_text(face)),
        sealed=asked.sealed(action),
        also=tuple((CARD, card) for card in cards[1:]),
    )


def _detail(copies: int, opens: str) -> str:
    """How many copies there are, and how many effects of them are still open where that tells them apart."""
    many = f"×{copies}" if copies > 1 else ""
    if not opens:
        return many
    n = 0 if opens == "0" else opens.count("+") + 1
    return " · ".join(filter(None, (many, Choosing.tr("%n effect(s) still open", "", n))))


def _market(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    if first(place.effect, SortTop) is not None:
        return _top_cards(asked, draft, place)
    effect = first(place.effect, Acquire, AcquireForSolari, SetAside)
    prompt = Choosing.tr("Choose a card")
    if isinstance(effect, SetAside):
        prompt = Choosing.tr("Set aside a card from the Row")
    elif effect is not None:
        prompt = deed(effect)
    sheet = Sheet(draft, prompt, place.name, place.ref)
    sheet.group("", ware_rows(asked, "pick", in_solari if isinstance(effect, AcquireForSolari) else in_persuasion))
    if isinstance(effect, Acquire):
        refuse_dearer(asked, sheet, effect.limit)
    return sheet


def _top_cards(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """The cards that were looked at: one to hand, then one of the others to the discard pile."""
    prompt = Choosing.tr("Put one card into your hand")
    if asked.question.source.endswith(f".{DISCARD}"):
        prompt = Choosing.tr("Discard one card; the other one is trashed")
    sheet = Sheet(draft, prompt, place.name, place.ref)
    top = asked.by_face(card for card in reversed(asked.me.deck) if card != HIDDEN)
    sheet.group("", [_row(asked, top[action.args[0]], action) for action in asked.options])
    return sheet
