"""Pieces on the table: what each may be dropped on and what that does, and why one can't be taken now."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from dune_desktop.engine.actions import END, PASS, REVEAL, Action
from dune_desktop.engine.decisions import PICK_KIND, PLOT, TURN_KIND
from dune_desktop.engine.effects.units import HoldSpace
from dune_desktop.engine.names import CONFLICT, GARRISON, HOME, NOBODY, REVEAL_STAGE, START_STAGE, SUPPLY
from dune_desktop.engine.printed import Card, Intrigue
from dune_desktop.models.choosing import send
from dune_desktop.models.choosing.acquire import why_acquire
from dune_desktop.models.choosing.buying import is_sold, money_targets
from dune_desktop.models.choosing.cards import why_not_post
from dune_desktop.models.choosing.choices import Choice, Choices
from dune_desktop.models.choosing.grafting import Pair, pair_of, pairs_of, partner_key
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.choosing.tracks import token_targets
from dune_desktop.models.choosing.units import recruited
from dune_desktop.models.refs import (
    AGENT,
    ATOMICS,
    BUTTON,
    CARD,
    CONTRACT,
    DECK,
    DISCARD_PILE,
    FACTION,
    ITEM,
    KINDS,
    LEADER,
    MONEY,
    NODE,
    OWN_TRAY,
    POST,
    PURSE,
    RESERVE,
    SEAT,
    SPACE,
    SPY_SUPPLY,
    SUPPLY_UNITS,
    TABLE,
    TOKEN,
    TRASH,
    UNITS,
    YES,
    Ref,
    units_of,
    units_ref,
)

Targets = dict[Ref, Choice]

#: Where a card lands by what is done to it.
_LANDS: dict[str, Ref] = {"discard": DISCARD_PILE, "trash": TRASH, "play": TABLE, "acquire": DISCARD_PILE}


def targets(asked: OpenQuestion, choices: Choices, ref: Ref) -> Targets:
    """By target: the choice that a drop there takes."""
    kind = ref[0]
    if kind in _SOURCES:
        return _SOURCES[kind](asked, choices, ref)
    if ref == SPY_SUPPLY:
        return _spies(asked, choices)
    if ref == SUPPLY_UNITS:
        return _supplied(asked, choices) | _cubes(asked, choices, ref)
    if kind == UNITS:
        return _held(asked, choices, ref) or _cubes(asked, choices, ref)
    half = _half(asked, choices, ref)
    if half is not None:
        return _to_spaces(asked, choices, half)
    choice = choices.by_ref.get(ref)
    if choice is None or not choice.lit or kind == NODE:
        return {}
    if kind == FACTION:
        return {ref: choice}
    if kind == POST:
        return {SPY_SUPPLY: choice} if asked.question.what == "spy" else {}
    if kind == CONTRACT or kind not in KINDS or is_sold(asked, ref):  # a tile, of whatever kind
        return {(SEAT, asked.seat): choice, OWN_TRAY: choice}
    return _carried(asked, choice) if kind in (CARD, RESERVE) else {}


def _half(asked: OpenQuestion, choices: Choices, ref: Ref) -> Ref | None:
    """The hand card that goes with this one: the card itself, or the first of two that are one by now."""
    if ref[0] != CARD or asked.question.kind != TURN_KIND:
        return None
    halves = (one for one in choices.draft if one[0] == CARD)
    return ref if ref[1] in asked.me.hand else next(halves) if ref in choices.draft else None


def _to_spaces(asked: OpenQuestion, choices: Choices, ref: Ref) -> Targets:
    """A hand card on any space of the board, or on a card that it may be grafted to; of two that are one, both go."""
    card = int(ref[1])
    word, legal = _sent_with(asked, choices, card)
    paired = pairs_of(asked, word)
    joined: dict[int, list[Pair]] = {}
    for pair in paired.values():
        for space in pair.sends:
            joined.setdefault(space, []).append(pair)
    found: Targets = {}
    for space in range(len(asked.edition.spaces)):
        target = (SPACE, space)
        if space in legal:
            found[target] = send.visit(asked, space, word, legal[space])
        elif len(joined.get(space, ())) == 1:
            (pair,) = joined[space]
            found[target] = send.visit(asked, space, pair.word, pair.sends[space])
        elif space in joined:
            found[target] = Choice(target, asked.names.space(space))
        else:
            found[target] = asked.refused(target, asked.names.space(space), send.why_send(asked, card, space))
    others = [one for one in (*asked.me.hand, *asked.view.row) if one != card]
    partners: list[Ref] = [(CARD, one) for one in others if partner_key(asked, one) in paired]
    return found | {partner: Choice(partner, asked.called(partner)) for partner in partners}


def _sent_with(asked: OpenQuestion, choices: Choices, card: int) -> tuple[str, dict[int, Action]]:
    """What an action calls the card, with the one that it is grafted to by now; and where that can go."""
    drafted = [int(what) for kind, what in choices.draft if kind == CARD]
    if len(drafted) > 1 and card in drafted:
        pair = pair_of(asked, drafted[0], drafted[1])
        if pair is not None:
            return pair.word, pair.sends
    face_id = asked.face_id(card)
    return face_id, asked.sends.get(face_id, {})


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
            found[target] = asked.refused(target, asked.names.space(space), why)
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


def _supplied(asked: OpenQuestion, choices: Choices) -> Targets:
    """A troop from supply to the market that it is lent to; another unit to the garrison when it is recruited."""
    purses = {ref: choice for ref, choice in choices.by_ref.items() if ref[0] == PURSE}
    found = {ref: choice for ref, choice in purses.items() if choice.lit and choice.action is not None}
    for row in choices.rows():
        recruit = recruited(asked, row.action) if row.lit and row.action is not None else None
        if recruit is not None:
            found |= dict.fromkeys((units_ref(GARRISON, recruit.unit), (SEAT, asked.seat)), row)
    return found


def _returned(asked: OpenQuestion, choices: Choices, ref: Ref) -> Targets:
    """Cubes that are money go back to the own supply."""
    choice, market = choices.by_ref.get(ref), asked.edition.market_by_id[str(ref[1])]
    return {} if choice is None or not choice.lit or market.money.back is None else {SUPPLY_UNITS: choice}


def _on_the_row(asked: OpenQuestion, choices: Choices) -> Targets:
    """Family Atomics on any card of the Row: all of them leave the game."""
    choice = choices.by_ref.get(ATOMICS)
    return {} if choice is None or not choice.lit else {(CARD, card): choice for card in asked.view.row}


def _held(asked: OpenQuestion, choices: Choices, ref: Ref) -> Targets:
    """A unit that has won onto the space that it is to hold."""
    asks = asked.question.asks
    if not isinstance(asks, HoldSpace) or ref != units_ref(CONFLICT, asks.unit):
        return {}
    return {row.ref: row for row in choices.rows() if row.ref[0] == SPACE and row.lit}


def _spies(asked: OpenQuestion, choices: Choices) -> Targets:
    """A spy from supply on a post."""
    if asked.question.what != "post":
        return {}
    found: Targets = {}
    for post in range(len(asked.edition.posts)):
        target, why = (POST, post), why_not_post(asked, post)
        found[target] = choices.by_ref.get(target) or asked.refused(target, asked.names.post(post), why)
    return found


def _carried(asked: OpenQuestion, choice: Choice) -> Targets:
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


_SOURCES: dict[str, Callable[[OpenQuestion, Choices, Ref], Targets]] = {
    AGENT: lambda asked, _choices, ref: _pawn(asked, ref),
    MONEY: lambda asked, choices, ref: money_targets(asked, choices.rows(), str(ref[1])),
    TOKEN: lambda _asked, choices, _ref: token_targets(choices),
    PURSE: _returned,
    LEADER: lambda asked, choices, ref: _on_the_row(asked, choices) if ref == ATOMICS else {},
}


# ---------------------------------------------------------------- why not: asked only for what somebody points at


def why_not(asked: OpenQuestion, draft: tuple[Ref, ...], ref: Ref) -> Why:
    """One sentence; empty for what nobody would try to take."""
    kind, what = ref
    if kind == CARD:
        return _card(asked, draft, int(what))
    if kind == SPACE:
        return _space(asked, draft, int(what))
    if kind == RESERVE:
        return why_acquire(asked, ref)
    if kind == POST:
        return why_not_post(asked, int(what)) if asked.question.what in ("post", "spy") else Why()
    action = meant(asked, ref)
    return Why() if action is None else asked.why(action)


def meant(asked: OpenQuestion, ref: Ref) -> Action | None:
    """The answer that somebody would mean who takes a piece that is no card, space or post; none where nobody would."""
    kind, what = ref
    return _MEANT.get(kind, _nothing if kind in KINDS else _pick)(asked, what)


def _card(asked: OpenQuestion, draft: tuple[Ref, ...], card: int) -> Why:
    face = asked.controller.face(card)
    if isinstance(face, Intrigue):
        return asked.why(Action.of("play", face.id)) if card in asked.me.intrigue else Why()
    if not isinstance(face, Card):
        return Why()
    if card in asked.me.hand:
        return _hand_card(asked, draft, card)
    owner = next((player.seat for player in asked.view.opponents(asked.me.seat) if card in player.set_aside), NOBODY)
    if owner == NOBODY:
        return why_acquire(asked, (CARD, card))
    return Why(Choosing.tr("It is set aside: only {player} may acquire it.").format(player=asked.names.seat(owner)))


def _hand_card(asked: OpenQuestion, draft: tuple[Ref, ...], card: int) -> Why:
    if asked.question.kind == PICK_KIND:
        return asked.why(Action.of("discard", asked.face_id(card)))
    if asked.question.what != START_STAGE or asked.question.kind != TURN_KIND:
        return asked.why(Action.of("agent", asked.face_id(card), asked.edition.spaces[0].id))
    if draft and draft[-1][0] == SPACE:
        return send.why_send(asked, card, int(draft[-1][1]))
    return send.why_card(asked, card)


def _space(asked: OpenQuestion, draft: tuple[Ref, ...], space: int) -> Why:
    if asked.question.kind != TURN_KIND:
        return asked.why(Action.of("pick", asked.edition.spaces[space].id))
    if asked.question.what == START_STAGE and draft and draft[-1][0] == CARD:
        return send.why_send(asked, int(draft[-1][1]), space)
    return send.why_space(asked, space)


# ---------------------------------------------------------------- what somebody would mean who takes a piece


def _nothing(_asked: OpenQuestion, _what: int | str) -> None:
    return None


def _pick(asked: OpenQuestion, what: int | str) -> Action | None:
    """A thing of a kind that only a product has."""
    return Action.of("pick", str(what)) if asked.question.kind == PICK_KIND else None


def _agent(asked: OpenQuestion, what: int | str) -> Action | None:
    if asked.question.kind != TURN_KIND or what != HOME or not asked.me.hand:
        return None
    return Action.of("agent", asked.face_id(asked.me.hand[0]), asked.edition.spaces[0].id)


def _units(asked: OpenQuestion, what: int | str) -> Action | None:
    zone, name = units_of((UNITS, what))
    kind = asked.edition.unit_by_id.get(name)
    if asked.question.kind != TURN_KIND or asked.question.what == REVEAL_STAGE or kind is None:
        return None
    return {GARRISON: kind.deploys[1], CONFLICT: kind.take_backs[1]}.get(zone)


_ATOMICS = Action.of("do", f"family_atomics.{PLOT}")
_BUTTONS = {"reveal": REVEAL, "end": END, "pass": PASS}
_MEANT: dict[str, Callable[[OpenQuestion, int | str], Action | None]] = {
    ITEM: lambda _asked, what: Action.of("do", str(what)),
    LEADER: lambda _asked, what: _ATOMICS if (LEADER, what) == ATOMICS else None,
    FACTION: lambda asked, what: asked.edition.pick_faction[int(what)] if asked.question.what == "faction" else None,
    SEAT: lambda asked, what: Action.of("pick", f"seat{what}") if asked.question.what == "seat" else None,
    AGENT: _agent,
    UNITS: _units,
    BUTTON: lambda _asked, what: _BUTTONS.get(str(what)),
}
