"""What a piece may be dropped on, with what that does; refused targets say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.names import CONFLICT, GARRISON, HOME, START_STAGE, SUPPLY
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.choosing import joining, send
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.choosing.tiles import why_not_post
from dune_desktop.models.refs import (
    AGENT,
    CARD,
    CONTRACT,
    DECK,
    DISCARD_PILE,
    FACTION,
    KINDS,
    OWN_TRAY,
    POST,
    RESERVE,
    SEAT,
    SPACE,
    SPY_SUPPLY,
    TABLE,
    TRASH,
    UNITS,
    YES,
    Ref,
    units_of,
    units_ref,
)

if TYPE_CHECKING:
    from dune_desktop.models.asking.choices import Choices
    from dune_desktop.models.choosing.open_question import OpenQuestion

Targets = dict[Ref, Choice]

#: Where a card lands by what is done to it.
_LANDS: dict[str, Ref] = {"discard": DISCARD_PILE, "trash": TRASH, "play": TABLE, "acquire": DISCARD_PILE}


def targets(asked: OpenQuestion, choices: Choices, ref: Ref) -> Targets:
    """By target: the choice that a drop there takes."""
    kind = ref[0]
    if kind == AGENT:
        return _pawn(asked, ref)
    if ref == SPY_SUPPLY:
        return _posts(asked, choices)
    if kind == UNITS:
        return _cubes(asked, choices, ref)
    if kind == CARD and asked.question.kind == TURN_KIND and ref[1] in asked.me.hand:
        return _spaces(asked, ref)
    choice = choices.by_ref.get(ref)
    if choice is None or not choice.lit:
        return {}
    if kind == FACTION:
        return {ref: choice}
    if kind == POST:
        return {SPY_SUPPLY: choice} if asked.question.what == "spy" else {}
    if kind == CONTRACT or kind not in KINDS:  # a tile, of whatever kind
        return {(SEAT, asked.seat): choice, OWN_TRAY: choice}
    return _card(asked, choice) if kind in (CARD, RESERVE) else {}


def _spaces(asked: OpenQuestion, ref: Ref) -> Targets:
    """A hand card on any space of the board."""
    card = int(ref[1])
    face_id = asked.face_id(card)
    legal = asked.sends.get(face_id, {})
    joined = joining.reached(asked, face_id)
    found: Targets = {}
    for space in range(len(asked.edition.spaces)):
        target = (SPACE, space)
        if space in legal:
            found[target] = send.visit(asked, space, face_id, legal[space])
        elif space in joined:
            found[target] = Choice(target, asked.names.space(space))
        else:
            why = send.why_send(asked, card, space)
            found[target] = Choice(target, asked.names.space(space), reason=why.reason, rule=why.rule)
    return found


def _pawn(asked: OpenQuestion, ref: Ref) -> Targets:
    """A pawn on a space: with which card is asked next."""
    step = send.send_step(asked, (ref,)) if asked.question.what == START_STAGE else None
    if step is None:
        return {}
    legal = step.finish().by_ref
    found: Targets = {}
    for space in range(len(asked.edition.spaces)):
        target = (SPACE, space)
        why = send.why_space(asked, space)
        if target in legal:
            found[target] = legal[target]
        elif ref[1] == HOME and why.reason:
            found[target] = Choice(target, asked.names.space(space), reason=why.reason, rule=why.rule)
    return found


def _cubes(asked: OpenQuestion, choices: Choices, ref: Ref) -> Targets:
    """Units go to the Conflict, anywhere in the own quadrant or onto its card, and back."""
    choice = choices.by_ref.get(ref)
    if choice is None or not choice.lit:
        return {}
    zone, unit = units_of(ref)
    if zone == CONFLICT:
        return {} if choice.ref[0] == YES else {units_ref(GARRISON, unit): choice}
    if zone not in (GARRISON, SUPPLY):
        return {}
    elsewhere = Choosing.tr("Your troops stand in your own quadrant of the Conflict.")
    quadrants: list[Ref] = [(SEAT, player.seat) for player in asked.view.players]
    found = {ref: Choice(ref, asked.names.seat(int(ref[1])), reason=elsewhere) for ref in quadrants}
    return found | dict.fromkeys((units_ref(CONFLICT, unit), (SEAT, asked.seat), (CARD, asked.view.conflict)), choice)


def _posts(asked: OpenQuestion, choices: Choices) -> Targets:
    """A spy from supply on a post."""
    if asked.question.what != "post":
        return {}
    found: Targets = {}
    for post in range(len(asked.edition.posts)):
        target, why = (POST, post), why_not_post(asked, post)
        offered = choices.by_ref.get(target)
        found[target] = offered or Choice(target, asked.names.post(post), reason=why.reason, rule=why.rule)
    return found


def _card(asked: OpenQuestion, choice: Choice) -> Targets:
    """A card to where its action brings it; an acquired one also on top of the deck, where that is allowed."""
    if choice.action is None:
        return {}
    verb = choice.action.verb
    target = _LANDS.get(verb)
    if target is None and verb == "pick":
        target = DISCARD_PILE
    if target is None:
        return {}
    found: Targets = {target: choice}
    for _, action in choice.variants:
        found[DECK, asked.seat] = evolve(choice, action=action, variants=())
    return found
