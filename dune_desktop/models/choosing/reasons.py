"""Why a thing on the table can't be taken now: asked only for what somebody points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dune_desktop.engine.actions import END, PASS, REVEAL, Action
from dune_desktop.engine.decisions import PICK_KIND
from dune_desktop.engine.names import CONFLICT, FACTIONS, GARRISON, HOME, NOBODY, REVEAL_STAGE, START_STAGE, Seat
from dune_desktop.engine.printed import Card, Intrigue
from dune_desktop.models.choosing import send
from dune_desktop.models.choosing.acquire import why_acquire
from dune_desktop.models.choosing.open_question import Choosing, Why
from dune_desktop.models.choosing.tiles import why_not_post
from dune_desktop.models.refs import (
    AGENT,
    BUTTON,
    CARD,
    FACTION,
    ITEM,
    KINDS,
    POST,
    RESERVE,
    SEAT,
    SPACE,
    UNITS,
    Ref,
    units_of,
)

if TYPE_CHECKING:
    from dune_desktop.models.choosing.open_question import OpenQuestion

_BUTTONS = {"reveal": REVEAL, "end": END, "pass": PASS}


def why_not(asked: OpenQuestion, draft: tuple[Ref, ...], ref: Ref) -> Why:
    """One sentence; empty for what nobody would try to take."""
    kind, what = ref
    if kind not in KINDS:  # of a kind that only a product has
        return asked.why(Action.of("pick", what)) if asked.question.kind == PICK_KIND else Why()
    look = _KINDS.get(kind)
    return Why() if look is None else look(asked, draft, what)


def _card(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    card = int(what)
    face = asked.controller.face(card)
    if isinstance(face, Intrigue):
        return asked.why(Action.of("play", face.id)) if card in asked.me.intrigue else Why()
    if not isinstance(face, Card):
        return Why()
    if card in asked.me.hand:
        return _hand_card(asked, draft, card)
    owner = next((player.seat for player in asked.view.opponents(asked.me.seat) if card in player.set_aside), NOBODY)
    return why_acquire(asked, (CARD, card)) if owner == NOBODY else _not_for_you(asked, owner)


def _not_for_you(asked: OpenQuestion, owner: Seat) -> Why:
    return Why(Choosing.tr("It is set aside: only {player} may acquire it.").format(player=asked.names.seat(owner)))


def _hand_card(asked: OpenQuestion, draft: tuple[Ref, ...], card: int) -> Why:
    if asked.question.kind == "pick":
        return asked.why(Action.of("discard", asked.face_id(card)))
    if asked.question.what != START_STAGE or asked.question.kind != "turn":
        return asked.why(Action.of("agent", asked.face_id(card), asked.edition.spaces[0].id))
    if draft and draft[-1][0] == SPACE:
        return send.why_send(asked, card, int(draft[-1][1]))
    return send.why_card(asked, card)


def _space(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    space = int(what)
    if asked.question.kind != "turn":
        return asked.why(Action.of("pick", asked.edition.spaces[space].id))
    if asked.question.what == START_STAGE and draft and draft[-1][0] == CARD:
        return send.why_send(asked, int(draft[-1][1]), space)
    return send.why_space(asked, space)


def _reserve(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    return why_acquire(asked, (RESERVE, what))


def _item(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    return asked.why(Action.of("do", str(what)))


def _faction(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    return asked.why(Action.of("pick", FACTIONS[int(what)])) if asked.question.what == "faction" else Why()


def _seat(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    return asked.why(Action.of("pick", f"seat{what}")) if asked.question.what == "seat" else Why()


def _agent(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    if asked.question.kind != "turn" or what != HOME or not asked.me.hand:
        return Why()
    return asked.why(Action.of("agent", asked.face_id(asked.me.hand[0]), asked.edition.spaces[0].id))


def _units(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    if asked.question.kind != "turn" or asked.question.what == REVEAL_STAGE:
        return Why()
    zone, name = units_of((UNITS, what))
    kind = asked.edition.unit_by_id.get(name)
    if kind is None or zone not in (GARRISON, CONFLICT):
        return Why()
    return asked.why((kind.deploys if zone == GARRISON else kind.take_backs)[1])


def _post(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    return why_not_post(asked, int(what)) if asked.question.what in ("post", "spy") else Why()


def _button(asked: OpenQuestion, draft: tuple[Ref, ...], what: int | str) -> Why:
    action = _BUTTONS.get(str(what))
    return Why() if action is None else asked.why(action)


_KINDS: dict[str, Callable[[OpenQuestion, tuple[Ref, ...], int | str], Why]] = {
    CARD: _card,
    SPACE: _space,
    RESERVE: _reserve,
    ITEM: _item,
    FACTION: _faction,
    SEAT: _seat,
    AGENT: _agent,
    UNITS: _units,
    POST: _post,
    BUTTON: _button,
}
