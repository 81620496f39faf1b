"""A word that only this test knows asks for things that only this test knows: nothing else has to learn of either."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from attrs import frozen
from pytestqt.qtbot import QtBot

from dune_desktop.content import registered
from dune_desktop.engine import decisions, moves
from dune_desktop.engine.actions import NO, Action
from dune_desktop.engine.effects.base import Asking
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import Context
from dune_desktop.engine.printed import Intrigue
from dune_desktop.engine.product import Part, Product
from dune_desktop.engine.state import Game
from dune_desktop.models.asking.answering import LIT
from dune_desktop.models.asking.answering import Answering as Question
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import OWN_TRAY, YES
from dune_desktop.text import products
from dune_desktop.text.drawing import drawing
from dune_desktop.text.effects.prompts import Asked, counted, leaving, prompting
from dune_desktop.text.log.sentences import line
from dune_desktop.text.room import Room
from dune_desktop.text.signs import Sign, Signs
from dune_desktop.text.translating import Text
from dune_desktop.text.wording import wording
from tests.agreeing import row_indexes
from tests.asked import buttons, drop, position, rows, set_up
from tests.paged import dressed, show
from tests.person import Person

__all__ = ["dressed"]

#: What is beside what on a track that no game has.
_HAVENS = {"ford": "The Ford", "ridge": "The Ridge", "well": "The Well"}


@frozen
class Push(Asking):
    """A marker goes to so many havens, one after another; each brings as many solari as it has letters."""

    times: int = 1
    may: bool = False
    havens: tuple[str, ...] = tuple(_HAVENS)

    def do(self, game: Game, at: Context) -> None:
        picks = [Action.of("pick", haven) for haven in self.havens]
        step = len(at.it) + 1
        ask(
            game, self, at.seat, "haven", [*picks, *([NO] if self.may else [])], at.address, step=step, steps=self.times
        )

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if action is not NO:
            moves.gain(game, game.players[run.seat], len(action.args[0]), 0, 0, run.address)
            run.it += (len(action.args[0]),)
            if len(run.it) < self.times:
                self.do(game, run)


@frozen
class Follow(Push):
    """The same, with words of its own."""


def _sentence(effect: Push) -> str:
    return f"move to {effect.times} haven(s)"


def _prompt(_effect: Follow, asked: Asked) -> str:
    return counted(f"{asked.source}: where to?", asked)


def _signs(_effect: Push) -> Signs:
    return (Sign("solari"),)


_TABLES: tuple[dict[Any, Any], ...] = (
    decisions.PICKS, wording, prompting, leaving, drawing
)  # fmt: skip


@pytest.fixture(autouse=True)
def _own_words() -> Iterator[None]:
    """All that a product enters for such words, as it enters it; gone after the test."""
    before = [dict(table) for table in _TABLES]
    decisions.enter(decisions.Pick("haven", "haven"))
    for kind in (Push, Follow):
        wording(kind)(_sentence)
        drawing(kind)(_signs)
    prompting(Follow)(_prompt)
    leaving[Follow] = lambda _asked: "No, stay there"
    havens = {haven: Text("Haven", name) for haven, name in _HAVENS.items()}
    with products.registered(
        Room(products=("leaping",), names={"haven": havens, "intrigue": {"leap": Text("", "Leap")}})
    ):
        yield
    for table, entries in zip(_TABLES, before, strict=True):
        table.clear()
        table.update(entries)


@contextmanager
def printed(effect: Push) -> Iterator[str]:
    """A position in which an intrigue card of a product with this text is in hand."""
    with registered(Product("leaping", Part(intrigues=(Intrigue("leap", plot=effect),)))):
        yield 'with = ["leaping"]\nseat0 = {hand = ["dagger"], intrigue = ["leap"], solari = 0}'


def told(answering: Question) -> list[str]:
    """What the log says of the last answer."""
    controller = answering.controller  # type: ignore[attr-defined]
    lines = (line(event, controller.game, who=Names(controller).seat) for event in controller.history[-1].events)
    return list(filter(None, lines))


def test_its_sentence_is_its_prompt_and_each_of_its_things_a_row() -> None:
    with printed(Push()) as text:
        answering = position(text, "play leap")
        assert (answering.choices.prompt, answering.choices.source) == ("Move to 1 haven(s)", "Leap")
        assert [(row.key, row.title) for row in rows(answering).values()] == [
            ("1", "The Ford"),
            ("2", "The Ridge"),
            ("3", "The Well"),
        ]
        assert buttons(answering) == []
        assert answering.state(("haven", "ridge")).kind == LIT  # a piece that stands for it on the table
        assert answering.reason(("haven", "gorge")) == "This is not one of the choices."
        assert drop(answering, ("haven", "ridge"), OWN_TRAY)
        assert answering.controller.view.players[0].solari == 5  # type: ignore[attr-defined]
        assert told(answering) == ["Serhii gains 5 Solari (Leap)."]


def test_its_own_prompt_counts_and_it_can_be_left_in_its_own_words() -> None:
    with printed(Follow(2, may=True)) as text:
        answering = position(text, "play leap")
        assert answering.choices.prompt == "Leap: where to?: 1 of 2"
        assert buttons(answering) == ["No, stay there"]
        assert answering.press("1")
        assert answering.choices.prompt == "Leap: where to?: 2 of 2"
        assert answering.choose((YES, 0))
        assert answering.controller.view.players[0].solari == 4  # type: ignore[attr-defined]


def test_a_single_answer_is_told_by_its_name() -> None:
    with printed(Push(havens=("well",))) as text:
        assert "Serhii takes the only choice: The Well." in told(position(text, "play leap"))


def test_in_the_window_it_is_answered_by_a_click_on_its_row(qtbot: QtBot) -> None:
    with printed(Push()) as text:
        page = show(qtbot, set_up(text, "play leap"))
        options = page.decision.ask.options
        index = next(index for index in row_indexes(page) if options.choice(index).title == "The Well")  # type: ignore[union-attr]
        Person(page).click(options.viewport(), options.visualRect(index).center())
        assert page.controller.view.players[0].solari == 4
