"""The menu of a turn: send an agent, resolve what is open, deploy, acquire, play plots, end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.actions import END, PASS, REVEAL
from dune_desktop.engine.names import AGENT_STAGE, REVEAL_STAGE, START_STAGE
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.choosing import acquire, joining, send, units
from dune_desktop.models.choosing.intrigue import play_rows, refuse_plays
from dune_desktop.models.choosing.items import add_rest, item_rows, open_effects, refuse_items, still_to_do
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.refs import END_BUTTON, PASS_BUTTON, REVEAL_BUTTON, Ref

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.models.choosing.open_question import OpenQuestion


def menu(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Everything that the seat can do in its turn."""
    if asked.question.what == START_STAGE and draft:
        step = joining.send_step(asked, draft)
        if step is not None:
            return step
    return _MENUS[asked.question.what](asked, draft)


def _start(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    can_send = bool(asked.sends)
    sheet = StepBuilder(
        draft, Choosing.tr("Send an Agent, or reveal") if can_send else Choosing.tr("Reveal your cards")
    )
    sheet.group(Choosing.tr("Send an Agent"), [*send.card_rows(asked), *joining.card_rows(asked)])
    _common(asked, sheet, item_rows(asked))
    send.add_pieces(asked, sheet)
    send.refuse_cards(asked, sheet)
    _refuse_common(asked, sheet)
    if asked.view.turn.may_pass:
        sheet.button(_button(asked, PASS_BUTTON, Choosing.tr("Pass this turn"), PASS))
    sheet.button(_reveal_button(asked, can_send))
    return sheet


def _button(
    asked: OpenQuestion, ref: Ref, title: str, action: Action, accent: bool = False, confirm: str = ""
) -> Choice:
    """In its place even while it is refused: then it says why."""
    if action in asked.options:
        return Choice(ref, title, action, sealed=asked.sealed(action), accent=accent, confirm=confirm)
    why = asked.why(action)
    return Choice(ref, title, reason=why.reason, rule=why.rule)


def _reveal_button(asked: OpenQuestion, can_send: bool) -> Choice:
    left = asked.me.home if can_send and asked.settings.confirm_reveal else 0
    confirm = Choosing.tr("%n Agent(s) left: reveal anyway?", "", left) if left else ""
    return _button(asked, REVEAL_BUTTON, Choosing.tr("Reveal"), REVEAL, not can_send, confirm)


def _agent(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    items = item_rows(asked)
    ends = END in asked.options
    sheet = StepBuilder(draft, Choosing.tr("Continue, or end the turn") if ends else still_to_do(open_effects(asked)))
    _common(asked, sheet, items, deploy=units.deploy_rows(asked))
    if ends and not sheet.lit:
        sheet.prompt = Choosing.tr("Nothing is left to do")
    units.add_pieces(asked, sheet)
    _refuse_common(asked, sheet)
    add_rest(asked, sheet)
    sheet.button(_end_button(asked))
    return sheet


def _reveal(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    wares = acquire.ware_rows(asked, "acquire")
    left = Choosing.tr("%n Persuasion left", "", asked.me.persuasion)
    buy = Choosing.tr("%n card(s) you can buy", "", len(wares))
    sheet = StepBuilder(draft, f"{left} · {buy}" if wares else left)
    _common(asked, sheet, item_rows(asked), wares=wares)
    acquire.refuse_wares(asked, sheet)
    _refuse_common(asked, sheet)
    add_rest(asked, sheet)
    sheet.button(_end_button(asked))
    return sheet


def _common(
    asked: OpenQuestion,
    sheet: StepBuilder,
    items: Sequence[Choice],
    deploy: Sequence[Choice] = (),
    wares: Sequence[Choice] = (),
) -> None:
    """What the stages of a turn share, in the order of the list."""
    sheet.group(Choosing.tr("Still to do"), items)
    sheet.group(Choosing.tr("Deploy"), deploy)
    sheet.group(Choosing.tr("Acquire"), wares)
    sheet.group(Choosing.tr("Play a plot"), play_rows(asked))


def _refuse_common(asked: OpenQuestion, sheet: StepBuilder) -> None:
    refuse_items(asked, sheet)
    refuse_plays(asked, sheet)


def _end_button(asked: OpenQuestion) -> Choice:
    open_still = _open_still(asked)
    confirm = open_still if asked.settings.confirm_end else ""
    return _button(asked, END_BUTTON, Choosing.tr("End turn"), END, not open_still, confirm)


def _open_still(asked: OpenQuestion) -> str:
    """What ending now would leave, as a question; plots can wait."""
    items = open_effects(asked)
    if items:
        return Choosing.tr("%n effect(s) still open: end the turn anyway?", "", items)
    if any(action.verb == "acquire" for action in asked.options):
        return Choosing.tr("%n Persuasion left to spend: end the turn anyway?", "", asked.me.persuasion)
    return units.left_to_deploy(asked)


_MENUS = {START_STAGE: _start, AGENT_STAGE: _agent, REVEAL_STAGE: _reveal}
