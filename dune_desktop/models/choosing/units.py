"""Units: deploying step by step, and amounts that an effect lets one move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dune_desktop.engine import units
from dune_desktop.engine.actions import PICK_AMOUNT, Action
from dune_desktop.engine.effects import (
    Deploy,
    DeployRecruited,
    DeployUnits,
    Recruit,
    Retreat,
    RetreatTroops,
    RetreatUnits,
)
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.units import OfUnits
from dune_desktop.engine.names import CONFLICT, GARRISON
from dune_desktop.engine.units import TROOP, UnitKind
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion
from dune_desktop.models.choosing.step_builder import StepBuilder, begun
from dune_desktop.models.refs import AMOUNT, CONFIRM_BUTTON, UNIT, Ref, units_ref
from dune_desktop.text.lists import both
from dune_desktop.text.signs import Sign
from dune_desktop.text.units import counted, unit_name

#: What moves units into the Conflict, what moves them out, and what asks how many.
DEPLOYING, MOVING = (Deploy, DeployRecruited), (Deploy, DeployRecruited, Retreat, RetreatTroops)


def strength(asked: OpenQuestion, more: int, kind: UnitKind = TROOP) -> str:
    """How strong the seat is in the Conflict, and would be with so many more units there."""
    now, after = (units.strength(asked.view, asked.me, n, kind) for n in (0, more))
    return Choosing.tr("strength {now} → {after}").format(now=now, after=after)


def deploy_rows(asked: OpenQuestion) -> list[Choice]:
    """The steppers of a combat space: as often as one likes, while allowance and garrison last (R14.6).

    What the allowance no longer permits keeps its row: the rows below it stay where they are.
    """
    rows = [(kind, _deploy_row(asked, kind)) for kind in asked.edition.units]
    if not any(row.steps or row.take_back for _, row in rows):
        return []
    return [row for kind, row in rows if row.steps or row.take_back or _waits(asked, kind)]


def _waits(asked: OpenQuestion, kind: UnitKind) -> bool:
    """Some are in the garrison, and nothing keeps them out of the Conflict but the allowance."""
    there = kind.zones.get(GARRISON)
    kept_out = kind.kept_out is not None and kind.kept_out(asked.view) is not None
    return there is not None and bool(there.of(asked.me)) and not kept_out


def _about(actions: Iterable[Action], verb: str, kind: UnitKind) -> tuple[Action, ...]:
    """Those that deploy, or take back, units of this kind."""
    return tuple(one for one in actions if one.verb == verb and (one.args[1:] or (TROOP.id,)) == (kind.id,))


def _deploy_row(asked: OpenQuestion, kind: UnitKind) -> Choice:
    steps = _about(asked.options, "deploy", kind)
    take_back = _about(asked.question.take_back or (), "take_back", kind)
    most = len(steps)
    ends = (0, -1 if take_back else 0, min(1, most), most)
    now, *after = (units.strength(asked.view, asked.me, n, kind) for n in ends)
    title = Choosing.tr("Deploy troops")
    if kind is not TROOP:
        title = Choosing.tr("Deploy: {units}").format(units=unit_name(kind.id))
    return Choice(
        units_ref(GARRISON, kind.id),
        title,
        steps[0] if steps else None,
        signs=(Sign("deploy", str(most) if most > 1 else ""),) if most else (),
        detail=Choosing.tr("strength {now}").format(now=now),
        words="\n".join(_said(asked, n, kind) for n in sorted({1, most}) if n <= most),
        sealed=bool(steps) and asked.sealed(steps[0]),
        steps=steps,
        take_back=take_back,
        strengths=(after[0], after[1], after[2]),
    )


def _said(asked: OpenQuestion, n: int, kind: UnitKind) -> str:
    title = _amount_title(n, True, kind)
    return Choosing.tr("{what}: {change}").format(what=title, change=strength(asked, n, kind))


def left_to_deploy(asked: OpenQuestion) -> str:
    """What could still be deployed where nothing has been, as a question before the turn ends."""
    turn = asked.view.turn
    if turn.deployed or turn.by_right:
        return ""
    troops = len(_about(asked.options, "deploy", TROOP))
    if troops:
        return Choosing.tr("You can still deploy %n troop(s): end the turn anyway?", "", troops)
    found = ((kind.id, len(_about(asked.options, "deploy", kind))) for kind in asked.edition.commanded)
    others = [counted(unit, n) for unit, n in found if n]
    if not others:
        return ""
    return Choosing.tr("You can still deploy {units}: end the turn anyway?").format(units=both(others))


def recruited(asked: OpenQuestion, action: Action) -> Recruit | None:
    """The effect that brings other units than troops from supply, if the action is that."""
    if action not in asked.open:
        return None
    effect: Effect = asked.open[action][0].effect
    while not isinstance(effect, Recruit) and len(effect.parts()) == 1:
        effect = effect.parts()[0]
    return effect if isinstance(effect, Recruit) and effect.unit != TROOP.id else None


def add_pieces(asked: OpenQuestion, step: StepBuilder) -> None:
    """Own units in the Conflict can be taken back one by one."""
    for kind in asked.edition.units:
        take_back = _about(asked.question.take_back or (), "take_back", kind)
        if take_back:
            title = Choosing.tr("Take a troop back")
            if kind is not TROOP:
                title = Choosing.tr("Take back {units}").format(units=counted(kind.id, 1))
            step.piece(Choice(units_ref(CONFLICT, kind.id), title, take_back[0], take_back=take_back))


# ---------------------------------------------------------------- units of several kinds, one after another


#: Where the own units are of which these pick one.
_PICKED_FROM: Final[dict[object, str]] = {DeployUnits: GARRISON, RetreatUnits: CONFLICT}


def unit_row(asked: OpenQuestion, action: Action) -> Choice:
    """One unit of a kind; an own one can be pointed at."""
    kind, zone = action.args[0], _PICKED_FROM.get(type(asked.question.asks))
    also = () if zone is None else (units_ref(zone, kind),)
    return asked.offer((UNIT, kind), counted(kind, 1), action, signs=(Sign(kind),), also=also)


# ---------------------------------------------------------------- amounts


def moved(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """How many units an effect moves: a row for each number, or piece by piece and then confirmed."""
    asks = asked.question.asks
    assert isinstance(asks, OfUnits)
    into, kind = isinstance(asks, DEPLOYING), asked.edition.unit_by_id[asks.unit]
    amounts = {int(action.args[0]): action for action in asked.options}
    most = max(amounts)
    step = begun(asked, draft)
    step.prompt = Choosing.tr("{what}: {change}").format(
        what=step.prompt, change=strength(asked, most if into else -most, kind)
    )
    step.is_step = True
    drafted = int(draft[-1][1]) if draft else 0
    step.group("", [_amount_row(asked, n, into, kind, n == drafted > 0) for n in amounts])
    if drafted + 1 in amounts:
        title = Choosing.tr("One more troop") if kind is TROOP else _amount_title(drafted + 1, into, kind)
        step.piece(Choice((AMOUNT, drafted + 1), title, also=(units_ref(GARRISON if into else CONFLICT, kind.id),)))
    if drafted:
        title = _amount_title(drafted, into, kind)
        step.button(Choice(CONFIRM_BUTTON, title, amounts[drafted], accent=True))
    return step


def _amount_title(n: int, into: bool, kind: UnitKind) -> str:
    if kind is not TROOP:
        text = Choosing.tr("Deploy {units}") if into else Choosing.tr("Retreat {units}")
        return text.format(units=counted(kind.id, n))
    if not n:
        return Choosing.tr("No troops")
    return Choosing.tr("Deploy %n troop(s)", "", n) if into else Choosing.tr("Retreat %n troop(s)", "", n)


def _amount_row(asked: OpenQuestion, n: int, into: bool, kind: UnitKind, chosen: bool) -> Choice:
    return asked.offer(
        (AMOUNT, n),
        _amount_title(n, into, kind),
        PICK_AMOUNT[n],
        key=str(n) if n < 10 else "",
        signs=(Sign("deploy" if into else "retreat", str(n)),) if n else (),
        detail=strength(asked, n if into else -n, kind),
        chosen=chosen,
    )
