"""From a question and a draft to what the decision panel shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.decisions import COMBAT_KIND, ENDGAME, ENDGAME_KIND, PICK_KIND, POOL_KIND, TURN_KIND
from dune_desktop.engine.frames.flow import DefenceQuestion
from dune_desktop.engine.names import NOBODY
from dune_desktop.models.asking.choices import Choices
from dune_desktop.models.choosing import picks, turn, windows
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.refs import Ref
from dune_desktop.text.spoken_names import speaking_of_a_rival

if TYPE_CHECKING:
    from dune_desktop.engine.view import View
    from dune_desktop.models.choosing.open_question import OpenQuestion
    from dune_desktop.models.naming import Names

_KINDS = {
    TURN_KIND: turn.menu,
    POOL_KIND: windows.pool,
    COMBAT_KIND: windows.combat,
    ENDGAME_KIND: windows.endgame,
    PICK_KIND: picks.pick,
}


def build(asked: OpenQuestion, draft: tuple[Ref, ...], page: int = 0) -> Choices:
    """The next step of the answer."""
    with speaking_of_a_rival(asked.for_rival):
        sheet = _KINDS[asked.question.kind](asked, draft)
    sheet.heading = _heading(asked)
    if asked.for_rival:
        rival = asked.names.seat(asked.me.seat)
        sheet.prompt = Choosing.tr("For {rival}: {prompt}").format(rival=rival, prompt=sheet.prompt)
    if draft and not sheet.is_step:
        sheet.narrow(draft[-1], Choosing.tr("{thing}: which effect?").format(thing=asked.called(draft[-1])))
    return sheet.finish(page)


def _heading(asked: OpenQuestion) -> str:
    """Who is asked; in whose turn, where that is another's, or when, where it is nobody's."""
    who, active = asked.names.seat(asked.seat), asked.view.turn.seat
    if asked.for_rival:
        return Choosing.tr("{player} decides for {rival}").format(player=who, rival=asked.names.seat(asked.me.seat))
    if active == asked.seat:
        return Choosing.tr("{player}: your turn").format(player=who)
    if active != NOBODY:
        return Choosing.tr("{player}, in {active}'s turn").format(player=who, active=asked.names.seat(active))
    return _time(asked).format(player=who, round=asked.view.round)


def _time(asked: OpenQuestion) -> str:
    """When it is nobody's turn."""
    view, question = asked.view, asked.question
    sources = {question.source, *(pool.source for pool in view.pools)}
    if not view.round:
        return Choosing.tr("{player}: setup")
    if question.kind == ENDGAME_KIND or f".{ENDGAME}" in question.source:
        return Choosing.tr("{player}: the end of the game")
    if view.combat is not None:
        return Choosing.tr("{player}: Combat")
    if question.asks is DefenceQuestion:
        return Choosing.tr("{player}: defence")
    if not sources.isdisjoint(asked.edition.conflict_by_id):
        return Choosing.tr("{player}: Conflict rewards")
    return Choosing.tr("{player}: round {round}")


def unasked(names: Names, view: View) -> Choices:
    """What is said while somebody else is asked, or nobody any more."""
    if view.question is None:
        return Choices(Choosing.tr("The game is over"))
    return Choices(Choosing.tr("Waiting for {player}").format(player=names.seat(view.question.seat)))
