"""Troops: deploying step by step, and amounts that an effect lets one move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import units
from dune_desktop.engine.effects import Deploy, DeployRecruited, Retreat, RetreatTroops
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing
from dune_desktop.models.choosing.parts import begun
from dune_desktop.models.refs import AMOUNT, CONFIRM_BUTTON, CONFLICT_UNITS, GARRISON_UNITS, Ref
from dune_desktop.text.pictograms.signs import Sign

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.models.choosing.asked import Asked
    from dune_desktop.models.choosing.sheet import Sheet

#: What moves troops into the Conflict, what moves them out, and what asks how many.
DEPLOYING, MOVING = (Deploy, DeployRecruited), (Deploy, DeployRecruited, Retreat, RetreatTroops)


def strength(asked: Asked, more: int) -> str:
    """How strong the seat is in the Conflict, and would be with so many more troops there."""
    return Choosing.tr("strength {now} → {after}").format(now=_strength(asked, 0), after=_strength(asked, more))


def _strength(asked: Asked, more: int) -> int:
    """Of the seat, with so many more troops in the Conflict (R19.1, R19.3)."""
    return units.strength(asked.view, asked.me, more)


def deploy_rows(asked: Asked) -> list[Choice]:
    """The stepper of a combat space: as often as one likes, while allowance and garrison last (R14.6)."""
    steps = tuple(action for action in asked.options if action.verb == "deploy")
    take_back = asked.question.take_back or ()
    if not steps and not take_back:
        return []
    most = len(steps)
    now = Choosing.tr("strength {now}").format(now=_strength(asked, 0))
    return [
        Choice(
            GARRISON_UNITS,
            Choosing.tr("Deploy troops"),
            steps[0] if steps else None,
            signs=(Sign("deploy", str(most) if most > 1 else ""),) if most else (),
            detail=now,
            words="\n".join(_said(asked, n) for n in sorted({1, most}) if n <= most),
            sealed=bool(steps) and asked.sealed(steps[0]),
            steps=steps,
            take_back=take_back,
            strengths=(
                _strength(asked, -1 if take_back else 0),
                _strength(asked, min(1, most)),
                _strength(asked, most),
            ),
        )
    ]


def _said(asked: Asked, n: int) -> str:
    return Choosing.tr("{what}: {change}").format(what=_amount_title(n, into=True), change=strength(asked, n))


def add_pieces(asked: Asked, sheet: Sheet) -> None:
    """Own cubes in the Conflict can be taken back one by one."""
    take_back = asked.question.take_back
    if take_back:
        sheet.piece(Choice(CONFLICT_UNITS, Choosing.tr("Take a troop back"), take_back[0], take_back=take_back))


# ---------------------------------------------------------------- amounts


def troops(asked: Asked, draft: tuple[Ref, ...]) -> Sheet:
    """How many troops an effect moves: a row for each number, or cube by cube and then confirmed."""
    into = isinstance(asked.question.asks, DEPLOYING)
    cube = GARRISON_UNITS if into else CONFLICT_UNITS
    amounts = {int(action.args[0]): action for action in asked.options}
    most = max(amounts)
    sheet = begun(asked, draft)
    sheet.prompt = Choosing.tr("{what}: {change}").format(
        what=sheet.prompt, change=strength(asked, most if into else -most)
    )
    sheet.is_step = True
    drafted = int(draft[-1][1]) if draft else 0
    sheet.group("", [_amount_row(asked, n, action, into, n == drafted > 0) for n, action in amounts.items()])
    if drafted + 1 in amounts:
        title = Choosing.tr("One more troop")
        sheet.piece(Choice((AMOUNT, drafted + 1), title, also=(cube,)))
    if drafted:
        title = _amount_title(drafted, into)
        sheet.button(Choice(CONFIRM_BUTTON, title, amounts[drafted], accent=True))
    return sheet


def _amount_title(n: int, into: bool) -> str:
    if not n:
        return Choosing.tr("No troops")
    return Choosing.tr("Deploy %n troop(s)", "", n) if into else Choosing.tr("Retreat %n troop(s)", "", n)


def _amount_row(asked: Asked, n: int, action: Action, into: bool, chosen: bool) -> Choice:
    return Choice(
        (AMOUNT, n),
        _amount_title(n, into),
        action,
        key=str(n) if n < 10 else "",
        signs=(Sign("deploy" if into else "retreat", str(n)),) if n else (),
        detail=strength(asked, n if into else -n),
        sealed=asked.sealed(action),
        chosen=chosen,
    )
