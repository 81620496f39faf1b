"""From an answer to the rows that lead to it, and the rows that lead to what was advised."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from attrs import evolve, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.models.choosing.build import build
from dune_desktop.models.choosing.choices import Choice, ChoiceGroup, Choices
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion
from dune_desktop.models.refs import BACK_BUTTON, Ref
from dune_desktop.text.hints import percent

#: The refs that are chosen one after another; the last one takes the answer.
Way = tuple[Ref, ...]
#: A card, another that is played with it, and a space.
_LONGEST: Final = 3


@frozen
class Advised:
    """What was advised of an answer: which of the best it is, from 1, and the winning chance after it."""

    rank: int
    chance: float


@frozen
class Spot:
    """What alone is lit while something is only shown, with the digit of its row."""

    refs: frozenset[Ref]
    key: str


def ways_to(asked: OpenQuestion, action: Action, then: Action | None = None) -> tuple[Choice, ...]:
    """The rows or buttons that are chosen one after another for this answer; none where no row leads to it.

    ``then``: the next answer, which some rows hold too.
    """
    ways = _ways(asked, action, ())
    first: tuple[Choice, ...] = next(ways, ())
    if not first or first[-1].then in (None, then):
        return first
    return next((way for way in ways if way[-1].then is then), first)


def _ways(asked: OpenQuestion, action: Action, draft: Way) -> Iterator[tuple[Choice, ...]]:
    choices = build(asked, draft)
    open_rows = []
    for choice in (*choices.rows(), *choices.buttons):
        if not choice.refused and action in _answers(choice):
            yield (choice,)
        elif choice.lit and choice.action is None and choice.ref != BACK_BUTTON:
            open_rows.append(choice)
    if len(draft) + 1 < _LONGEST:
        for choice in open_rows:
            yield from ((choice, *rest) for rest in _ways(asked, action, (*draft, choice.ref)))


def _answers(choice: Choice) -> tuple[Action | None, ...]:
    return choice.action, *choice.steps, *choice.take_back, *(action for _, action in choice.variants)


def marked(choices: Choices, draft: Way, marks: Mapping[Way, Advised]) -> Choices:
    """The rows that lead to what was advised say so."""
    if not marks:
        return choices
    groups = tuple(
        ChoiceGroup(group.title, tuple(_row(row, said(row, draft, marks)) for row in group.rows))
        for group in choices.groups
    )
    buttons = tuple(_button(button, said(button, draft, marks)) for button in choices.buttons)
    return evolve(choices, groups=groups, buttons=buttons)


def said(choice: Choice, draft: Way, marks: Mapping[Way, Advised]) -> str:
    """What was advised of the answers that begin so; empty where none was."""
    way = (*draft, choice.ref)
    found = [mark for there, mark in marks.items() if there[: len(way)] == way]
    if choice.refused or not found:
        return ""
    mark = min(found, key=lambda one: one.rank)
    text = Choosing.tr("best hint: {chance}") if mark.rank == 1 else Choosing.tr("hint: {chance}")
    return text.format(chance=percent(mark.chance))


def _row(row: Choice, said: str) -> Choice:
    return evolve(row, detail=" · ".join(filter(None, (row.detail, said)))) if said else row


def _button(button: Choice, said: str) -> Choice:
    if not said:
        return button
    return evolve(button, title=Choosing.tr("{button} ({hint})").format(button=button.title, hint=said))
