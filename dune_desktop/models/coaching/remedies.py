"""How could I? From what was tried in vain to the nearest way there, or that there is none this round.

What one can do about a refusal stands in ``remedied``, by its code; where an agent may go, in ``visits``.
"""

from __future__ import annotations

from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.names import START_STAGE
from dune_desktop.engine.printed import Intrigue
from dune_desktop.models.choosing.acquire import wares
from dune_desktop.models.choosing.open_question import OpenQuestion
from dune_desktop.models.choosing.pieces import meant
from dune_desktop.models.coaching import visits
from dune_desktop.models.coaching.remedied import Case, Remedy, for_all
from dune_desktop.models.refs import CARD, RESERVE, SPACE, Ref

#: Stands beside the lack that it comes from.
_THEREFORE = "impossible_now"


def remedy(asked: OpenQuestion, draft: tuple[Ref, ...], ref: Ref) -> Remedy | None:
    """How what was tried could be done; None where it can be, or where nothing can be said."""
    if asked.for_rival:
        return None
    hand = [int(what) for kind, what in (*draft, ref) if kind == CARD and what in asked.me.hand]
    space = next((int(what) for kind, what in (ref, *draft) if kind == SPACE), None)
    if asked.question.kind == TURN_KIND and (hand or space is not None):
        return _sending(asked, asked.face_id(hand[-1]) if hand else "", space)
    action = _attempt(asked, ref)
    refusals = [] if action is None else asked.controller.why(action)
    told = [one for one in refusals if one.code != _THEREFORE] or refusals
    return None if action is None else for_all([Case(asked, action, refusal) for refusal in told])


def _sending(asked: OpenQuestion, card: str, space: int | None) -> Remedy | None:
    if asked.question.what != START_STAGE:  # whatever goes where, it is too late in this turn
        faces = [card] if card else [asked.face_id(one) for one in asked.me.hand[:1]]
        actions = [Action.of("agent", face_id, asked.edition.spaces[space or 0].id) for face_id in faces]
        return for_all([Case(asked, one, refusal) for one in actions for refusal in asked.controller.why(one)])
    if space is None:
        return None if card in asked.sends else visits.any_space(asked, card)
    if space in asked.sends.get(card, {}):
        return None
    return visits.visit(asked, card, space) if card else visits.any_card(asked, space)


def _attempt(asked: OpenQuestion, ref: Ref) -> Action | None:
    """The answer that was meant."""
    kind, what = ref
    face = asked.controller.face(int(what)) if kind == CARD else None
    if isinstance(face, Intrigue):
        return face.play if what in asked.me.intrigue else None
    if kind in (CARD, RESERVE):
        ware = next((ware for ware in wares(asked) if ref in (ware.ref, *ware.also)), None)
        return None if ware is None else Action.of("acquire", *ware.words)
    return meant(asked, ref)
