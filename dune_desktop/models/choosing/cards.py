"""Picks of cards: to discard, to trash, out of the discard pile, out of the Row or the Reserve."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import NO, Action
from dune_desktop.engine.effects import Acquire, AcquireForSolari
from dune_desktop.engine.effects.cards import named
from dune_desktop.engine.names import DISCARD, HAND, INTRIGUE, PLAYED, REVEALED, CardNumber
from dune_desktop.engine.printed import Card, Intrigue
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.choosing.acquire import in_persuasion, in_solari, refuse_dearer, ware_rows
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.choosing.parts import begun, leave
from dune_desktop.models.naming import face_text
from dune_desktop.models.refs import CARD, Ref
from dune_desktop.text.pictograms.boxes import box_signs
from dune_desktop.text.translating import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.models.choosing.open_question import OpenQuestion
    from dune_desktop.models.choosing.step_builder import StepBuilder

_ZONES = {
    HAND: QT_TRANSLATE_NOOP("Choosing", "Hand"),
    DISCARD: QT_TRANSLATE_NOOP("Choosing", "Discard pile"),
    PLAYED: QT_TRANSLATE_NOOP("Choosing", "Played"),
    REVEALED: QT_TRANSLATE_NOOP("Choosing", "Revealed"),
    INTRIGUE: QT_TRANSLATE_NOOP("Choosing", "Intrigue"),
}


def card_pick(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Which card; where it lies is told by the action, or by what the question is about."""
    sheet = begun(asked, draft)
    action = asked.options[0]
    if ":" in action.args[0]:
        _zones(asked, sheet)
    elif action.verb == "discard":
        sheet.group("", _rows(asked, asked.me.hand))
    elif asked.question.about:
        sheet.group("", _rows(asked, asked.question.about))
    else:
        _market(asked, sheet)
    leave(asked, sheet)
    return sheet


def _rows(asked: OpenQuestion, cards: Iterable[CardNumber]) -> list[Choice]:
    found = asked.by_face(cards)
    return [_row(asked, found[action.args[0]], action) for action in asked.options]


def _zones(asked: OpenQuestion, sheet: StepBuilder) -> None:
    """Under the name of where they lie."""
    lying: dict[str, list[Choice]] = {zone: [] for zone in _ZONES}
    for action in asked.options:
        if action is not NO:
            zone = action.args[0].partition(":")[0]
            lying.setdefault(zone, []).append(_row(asked, named(asked.view, asked.me, action), action))
    for zone, rows in lying.items():
        sheet.group(str(_ZONES.get(zone, "")), rows)


def _row(asked: OpenQuestion, cards: list[CardNumber], action: Action) -> Choice:
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


def _market(asked: OpenQuestion, sheet: StepBuilder) -> None:
    asks = asked.question.asks
    sheet.group("", ware_rows(asked, "pick", in_solari if isinstance(asks, AcquireForSolari) else in_persuasion))
    if isinstance(asks, Acquire):
        refuse_dearer(asked, sheet, asks.limit)
