"""Somebody who clicks where a row was a moment ago, lets go elsewhere, and plays on while the table changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from dune_desktop.engine.actions import Action
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import ITEM, REST_BUTTON
from dune_desktop.windows.table.table_page import TablePage
from dune_desktop.windows.widgets.overlay import Overlay
from tests.agreeing import row_indexes
from tests.person import Person, Unreachable
from tests.pointing import Mouse

_SIZES = ((1280, 672), (1280, 800), (1500, 900))


class Careless:
    """Every step is a move to something, something that happens meanwhile, and clicks without looking again."""

    def __init__(self, page: TablePage, seed: int) -> None:
        self.page, self.chance = page, Random(seed)
        self.mouse = Mouse(page)
        self.done: Counter[str] = Counter()
        #: How often the table had changed under the pointer, and how often a click took something.
        self.changed = self.taken = 0

    def play(self, steps: int) -> None:
        for _ in range(steps):
            if self.page.controller.asked < 0:
                return
            for sheet in self.page.findChildren(Overlay):
                sheet.close_sheet()
            self.step()

    def step(self) -> None:
        aim = self.chance.choice((self._row, self._row, self._button, self._piece))
        found = aim()
        if found is None:
            return
        choice, at = found
        self.mouse.move(at)
        meant = self._meant(choice)
        happens: Callable[[], object] = self.chance.choice(
            (self._nothing, self._nothing, self._answer, self._resize, self._undo, self._rest)
        )
        before = len(self.page.controller.history)
        if self.chance.randrange(4):
            happens()
            self._clicks(meant)
        else:
            self._slips(happens, meant, far=aim != self._piece)  # a piece would be dragged
        self.done[happens.__name__] += 1
        self.changed += len(self.page.controller.history) != before

    # ------------------------------------------------------------ aiming

    def _row(self) -> tuple[Choice, QPoint] | None:
        view = self.page.decision.ask.options
        rows = [index for index in row_indexes(self.page) if view.visualRect(index).isValid()]
        if self.page.decision.page is not self.page.decision.ask or not rows:
            return None
        index = self.chance.choice(rows)
        view.scrollTo(index)
        QApplication.processEvents()
        choice, box = view.choice(index), view.visualRect(index)
        at = QPoint(self.chance.randrange(box.left(), box.right()), box.center().y())
        if choice is None or not view.viewport().rect().contains(at):
            return None
        return choice, view.viewport().mapTo(self.page, at)

    def _button(self) -> tuple[Choice, QPoint] | None:
        choices = self.page.answering.choices.buttons
        if self.page.decision.page is not self.page.decision.ask or not choices:
            return None
        choice = self.chance.choice(choices)
        button = self.page.decision.ask.button(choice.ref)
        return None if button is None else (choice, button.mapTo(self.page, button.rect().center()))

    def _piece(self) -> tuple[Choice, QPoint] | None:
        by_ref = self.page.answering.choices.by_ref
        pieces = [piece for piece in self.page.scene.pieces() if piece.isVisible() and piece.ref in by_ref]
        if not pieces:
            return None
        piece = self.chance.choice(pieces)
        assert piece.ref is not None
        try:
            at = Person(self.page).spot(self.page, piece)  # type: ignore[arg-type]  # a page of its own is its window
        except Unreachable:
            return None
        return by_ref[piece.ref], self.page.view.viewport().mapTo(self.page, at)

    def _meant(self, choice: Choice) -> set[Action]:
        """The actions that one sees there."""
        own = {choice.action, *choice.steps, *choice.take_back} if choice.lit or choice.take_back else set()
        if choice.ref[0] == ITEM:
            alike = (choice.ref, *(ref for ref in choice.also if ref[0] == ITEM))
            own |= {Action.of("do", str(ref[1])) for ref in alike}
        if choice.ref == REST_BUTTON:
            own |= set(self.page.controller.rest)
        return {action for action in own if action is not None}

    # ------------------------------------------------------------ what happens meanwhile

    def _nothing(self) -> None:
        pass

    def _answer(self) -> None:
        """By key, or somebody else does."""
        question = self.page.controller.question
        if question is not None and question.options:
            self.page.controller.act(self.chance.choice(question.options))

    def _rest(self) -> None:
        self.page.controller.do_rest()

    def _undo(self) -> None:
        self.page.controller.undo()

    def _resize(self) -> None:
        self.page.resize(*self.chance.choice(_SIZES))
        QApplication.processEvents()

    # ------------------------------------------------------------ clicking

    def _clicks(self, meant: set[Action]) -> None:
        for _ in range(self.chance.randrange(1, 4)):
            self._watched(self.mouse.click, meant)

    def _slips(self, happens: Callable[[], object], meant: set[Action], far: bool) -> None:
        """Something happens between press and release, and the pointer may be elsewhere by then."""
        self.mouse.press()
        happens()
        if far and self.chance.randrange(2):
            self.mouse.at += QPoint(self.chance.randrange(-60, 60), self.chance.randrange(-60, 60))
        self._watched(self.mouse.release, meant)

    def _watched(self, deed: Callable[[], object], meant: set[Action]) -> None:
        before = len(self.page.controller.history)
        if not self.page.rect().contains(self.mouse.at):  # the window has become smaller
            self.mouse.move(self.page.rect().center())
            meant = set()
        deed()
        taken = [step.action for step in self.page.controller.history[before:]]
        self.taken += bool(taken)
        assert set(taken) <= meant, f"{taken} instead of {meant}"
