"""Picks: a row for each answer; in a way of their own yes or no, sides, cards, Factions and seats."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.engine.actions import NO, PICK_AMOUNT, YES, Action
from dune_desktop.engine.decisions import PICKS
from dune_desktop.engine.effects import Advance, Effect, HoldSpace, PickOf, Recall
from dune_desktop.engine.effects import ChooseOne as Either
from dune_desktop.engine.frames.flow import DefenceQuestion
from dune_desktop.engine.names import HOME
from dune_desktop.models.boards import reading
from dune_desktop.models.choosing import cards, tracks, units
from dune_desktop.models.choosing.amounts import amount_pick, amount_row
from dune_desktop.models.choosing.buying import within_reach
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.factions import (
    Climb,
    climb_of,
    climb_signs,
    climbed,
    faction_pick,
    faction_step,
    why_no_climb,
)
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.choosing.step_builder import StepBuilder, begun, breaks, leave, lends
from dune_desktop.models.refs import AGENT, BRANCH, CONFLICT_UNITS, FACTION, SEAT, SPACE, SUPPLY_UNITS, Ref
from dune_desktop.models.refs import YES as YES_OR_NO
from dune_desktop.text.box_signs import control_signs
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.effects import deed
from dune_desktop.text.signs import Sign, Signs


def pick(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """What an effect or a rule asks."""
    return _SHEETS.get(asked.question.what, _rows)(asked, draft)


def _rows(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """A row for each answer, spaces as one reads the board, seats around the table."""
    step = begun(asked, draft)
    kind = PICKS[asked.question.what]
    row = _ROWS.get(kind.id) or _ROWS.get(kind.of, _thing)
    rows = [row(asked, action) for action in asked.options if action is not NO]
    step.group("", sorted(rows, key=lambda row: _order(asked, row.ref)))
    leave(asked, step)
    return step


def _order(asked: OpenQuestion, ref: Ref) -> int:
    kind, what = ref
    if kind in (SPACE, AGENT) and what != HOME:
        return reading(asked.edition).index(int(what))
    return int(what) if kind == SEAT else HOME


def _thing(asked: OpenQuestion, action: Action) -> Choice:
    """Whatever has an id and a name."""
    kind, word = PICKS[asked.question.what].of, action.args[0]
    return asked.offer((kind, word), asked.thing(kind, word), action)


def _space(asked: OpenQuestion, action: Action) -> Choice:
    """What is to be held tells what that brings (X3.10)."""
    space = asked.edition.space_index[action.args[0]]
    held = isinstance(asked.question.asks, HoldSpace)
    signs = control_signs(asked.edition.spaces[space]) if held else ()
    return asked.offer((SPACE, space), asked.names.space(space), action, signs=signs)


def _agent(asked: OpenQuestion, action: Action) -> Choice:
    if action.args[0] == "leader":
        return asked.offer((AGENT, HOME), Choosing.tr("From your Leader"), action)
    space = asked.edition.space_index[action.args[0]]
    return asked.offer((AGENT, space), asked.names.space(space), action, also=((SPACE, space),))


def _seat(asked: OpenQuestion, action: Action) -> Choice:
    seat = int(action.args[0].removeprefix("seat"))
    return asked.offer((SEAT, seat), asked.names.seat(seat), action, key=str(seat + 1), seat=seat)


def _seats(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Opponents; why not the others."""
    step = _rows(asked, draft)
    offered = [action.args[0] for action in asked.options]
    for player in asked.view.players:
        if player.seat != asked.seat and f"seat{player.seat}" not in offered:
            name = asked.names.seat(player.seat)
            why = Why(Choosing.tr("It would have no effect on {player}.").format(player=name), "R13.6")
            step.refuse((SEAT, player.seat), name, why)
    return step


# ---------------------------------------------------------------- yes or no


def _offer(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """The deed named, or no."""
    asks, step = asked.question.asks, begun(asked, draft)
    title, detail = Choosing.tr("Yes"), ""
    signs: Signs = ()
    also: tuple[Ref, ...] = ()
    if asks is DefenceQuestion:
        title, signs = Choosing.tr("Deploy a troop from your supply"), (Sign("deploy"),)
        detail, also = units.strength(asked, 1), (SUPPLY_UNITS, CONFLICT_UNITS)
    elif isinstance(asks, Effect):
        piece = asked.asker.piece
        title, signs = deed(asks), signs_of(asks)
        also = (*(() if piece is None else (piece,)), *breaks(asked, asks))
    step.group("", [asked.offer((YES_OR_NO, 1), title, YES, key="1", signs=signs, detail=detail, also=also)])
    leave(asked, step)
    return step


# ---------------------------------------------------------------- sides


def _branch(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    asks, step = asked.question.asks, begun(asked, draft)
    if not isinstance(asks, Either | PickOf):  # numbers of something else
        step.group("", [amount_row(asked, action) for action in asked.options])
        return step
    climbs = [climb for branch in asks.branches if (climb := climb_of(asked, branch)) is not None]
    if len(climbs) == len(asks.branches):
        return _tracks(asked, step, climbs)
    rows = [_side(asked, number, branch) for number, branch in enumerate(asks.branches, 1)]
    step.group("", [row for row in rows if row.action in asked.options])
    for number, row in enumerate(rows, 1):
        if row.action not in asked.options:
            step.refuse(row.ref, row.title, asked.why(PICK_AMOUNT[number]), signs=row.signs)
    leave(asked, step)
    return step


def _tracks(asked: OpenQuestion, step: StepBuilder, climbs: list[Climb]) -> StepBuilder:
    """Sides that are factions are asked like factions (Machinations)."""
    actions = {climb: PICK_AMOUNT[number] for number, climb in enumerate(climbs, 1)}
    offered = {climb: action for climb, action in actions.items() if action in asked.options}
    why = {climb: why_no_climb(asked, climb) if asked.for_rival else asked.why(actions[climb]) for climb in climbs}
    return faction_step(asked, step, offered, why)


def _side(asked: OpenQuestion, number: int, branch: Effect) -> Choice:
    action, climb = PICK_AMOUNT[number], climb_of(asked, branch)
    if isinstance(branch, Advance | Recall):
        return tracks.token_row(asked, branch, action, str(number))
    return Choice(
        (BRANCH, chr(ord("a") + number - 1)),
        deed(branch),
        action,
        key=str(number),
        signs=signs_of(branch) if climb is None else climb_signs(asked, climb),
        detail="" if climb is None else climbed(asked, climb),
        sealed=action in asked.options and asked.sealed(action),
        also=(*lends(branch), *breaks(asked, branch), *within_reach(asked, branch))
        if climb is None
        else ((FACTION, climb.faction),),
        climb=0 if climb is None else climb.steps,
    )


_ROWS: dict[str, Callable[[OpenQuestion, Action], Choice]] = {
    "space": _space,
    "agent": _agent,
    "seat": _seat,
    "unit": units.unit_row,
    "post": cards.post_row,
    "contract": cards.contract_row,
    "trophy": cards.trophy_row,
    "node": tracks.node_row,
}
_SHEETS: dict[str, Callable[[OpenQuestion, tuple[Ref, ...]], StepBuilder]] = {
    "yes": _offer,
    "branch": _branch,
    "amount": amount_pick,
    "card": cards.card_pick,
    "faction": faction_pick,
    "seat": _seats,
}
