"""What questions share: the sheet that a pick begins with, and what an effect is called in a row."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.actions import NO
from dune_desktop.engine.effects import DestroyWall, If
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.refs import CARD, SHIELD_WALL, YES, Ref
from dune_desktop.text.effects import capital, no_words, prompt
from dune_desktop.text.wording import clause

if TYPE_CHECKING:
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.models.choosing.open_question import OpenQuestion

#: Two lines of a row in the narrowest panel; what can be left out of a clause.
_SHORT: Final = 60
_ASIDE: Final = re.compile(r"\s*\([^()]*\)")


def has(effect: Effect, kind: type[Effect]) -> bool:
    """A word of this kind stands in it."""
    return isinstance(effect, kind) or any(has(part, kind) for part in effect.parts())


def breaks(asked: OpenQuestion, effect: Effect) -> tuple[Ref, ...]:
    """The Shield Wall, where the effect may destroy it."""
    return (SHIELD_WALL,) if asked.view.wall and has(effect, DestroyWall) else ()


def short(effect: Effect) -> str:
    """The same in few words, for a row of a list; empty when it takes more, and the source has to do."""
    if isinstance(effect, If):  # it is offered while its condition holds
        return short(effect.then) if effect.otherwise is None else ""
    text = _ASIDE.sub("", clause(effect))
    if len(text) > _SHORT and not effect.parts():
        text = text.partition(":")[0]
    return capital(text) if len(text) <= _SHORT else ""


def begun(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """The sheet of a pick: what is asked, by what, and the card that was looked at for it."""
    sheet = StepBuilder(draft, prompt(asked), asked.source, asked.asker.ref)
    if len(asked.question.about) == 1:
        (top,) = asked.question.about
        sheet.looked_at = CARD, top
        card = asked.names.card(top)
        sheet.prompt = Choosing.tr("On top of your deck: {card}. {question}").format(card=card, question=sheet.prompt)
    return sheet


def leave(asked: OpenQuestion, sheet: StepBuilder) -> None:
    """A button for "no" below what can be picked, where the question has that answer."""
    if NO in asked.options:
        number = len(asked.options)
        key = str(number) if number < 10 else ""
        sheet.button(Choice((YES, 0), no_words(asked), NO, key, sealed=asked.sealed(NO)))
