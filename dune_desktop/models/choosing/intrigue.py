"""Intrigue cards in their windows: plots in a turn, combat, winning, endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import PLOT
from dune_desktop.engine.names import CardNumber
from dune_desktop.engine.printed import Intrigue
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.naming import face_text
from dune_desktop.models.refs import CARD
from dune_desktop.text.pictograms.boxes import box_signs
from dune_desktop.text.pictograms.signs import IF, Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.models.choosing.open_question import OpenQuestion
    from dune_desktop.models.choosing.step_builder import StepBuilder


def play_rows(asked: OpenQuestion) -> list[Choice]:
    """The cards that can be played now; copies are one choice."""
    mine = asked.by_face(asked.me.intrigue)
    return [_row(asked, mine[action.args[0]], action) for action in asked.options if action.verb == "play"]


def _row(asked: OpenQuestion, cards: list[CardNumber], action: Action) -> Choice:
    face = asked.edition.intrigue_by_id[action.args[0]]
    return Choice(
        (CARD, cards[0]),
        asked.names.card(cards[0]),
        action,
        signs=_signs(face, asked.question.window),
        words="\n".join(face_text(face)),
        sealed=asked.sealed(action),
        also=tuple((CARD, card) for card in cards[1:]),
    )


def _signs(face: Intrigue, window: str) -> Signs:
    signs = box_signs(face.windows[window])
    return (Sign("reveal"), IF, *signs) if window == PLOT and face.reveal else signs


def refuse_plays(asked: OpenQuestion, sheet: StepBuilder) -> None:
    """The own cards that can't be played now."""
    offered = {action.args[0] for action in asked.options if action.verb == "play"}
    for face_id, cards in asked.by_face(asked.me.intrigue).items():
        if face_id not in offered:
            also = [(CARD, card) for card in cards[1:]]
            sheet.refuse((CARD, cards[0]), asked.names.card(cards[0]), asked.why(Action.of("play", face_id)), also)
