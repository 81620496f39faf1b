"""Two cards for one agent: the card that asks for a partner and its partner; the space comes before, or after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.joining import WITH
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.choosing import send
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.refs import CARD, SPACE, Ref

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.models.choosing.open_question import OpenQuestion

#: By the face of the other card: the word for both, and where they can send an agent.
Pairs = dict[str, tuple[str, dict[int, "Action"]]]


def card_rows(asked: OpenQuestion, space: int | None = None) -> list[Choice]:
    """The hand cards that send an agent, to this space or to any, with another card only."""
    rows = []
    for face_id, cards in asked.by_face(asked.me.hand).items():
        spaces = reached(asked, face_id)
        if spaces if space is None else space in spaces:
            rows.append(send.hand_row(asked, cards, spaces))
    return rows


def reached(asked: OpenQuestion, face_id: str) -> set[int]:
    """The spaces that a card that asks for a partner can send an agent to with one."""
    joins = asked.edition.card_by_id[face_id].joins
    return {space for _, sends in _pairs(asked, face_id, None).values() for space in sends if joins}


def _pairs(asked: OpenQuestion, face_id: str, space: int | None) -> Pairs:
    found: Pairs = {}
    for word, sends in asked.sends.items():
        one, _, other = word.partition(WITH)
        if other and face_id in (one, other) and (space is None or space in sends):
            found[other if face_id == one else one] = word, sends if space is None else {space: sends[space]}
    return found


def send_step(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder | None:
    """What comes after a card, a space or a pawn, also where two cards are played together."""
    cards = [int(what) for kind, what in draft if kind == CARD]
    space = next((int(what) for kind, what in draft if kind == SPACE), None)
    if cards and asked.edition.card_by_id[asked.face_id(cards[0])].joins:
        return _partners(asked, draft, cards, space)
    sheet = send.send_step(asked, draft)
    rows = [] if space is None else card_rows(asked, space)
    if rows:
        sheet = sheet or _which_card(draft, asked.names.space(int(draft[-1][1])))
        sheet.group("", rows)
    return sheet


def _partners(
    asked: OpenQuestion, draft: tuple[Ref, ...], cards: list[CardNumber], space: int | None
) -> StepBuilder | None:
    pairs = _pairs(asked, asked.face_id(cards[0]), space)
    if len(cards) > 1:
        word, sends = pairs.get(asked.face_id(cards[1]), ("", {}))
        return send.where_to(asked, draft, word, sends) if sends else None
    sheet = _which_card(draft, asked.names.card(cards[0]))
    partners = asked.by_face([card for card in asked.me.hand if card != cards[0]])
    for face_id, (_, sends) in pairs.items():
        action = None if space is None else sends[space]
        sheet.group("", [send.hand_row(asked, partners[face_id], sends, action)])
    return sheet if pairs else None


def _which_card(draft: tuple[Ref, ...], title: str) -> StepBuilder:
    sheet = StepBuilder(draft, Choosing.tr("{space}: with which card?").format(space=title), title, draft[-1])
    sheet.is_step = True
    return sheet
