"""Every tour is played through the window with the mouse, as somebody does who knows nothing but what it says.

With DUNE_TEXT=all in the environment each of them is played in each language.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.models import refs
from dune_desktop.models.asking.guide import Guide
from dune_desktop.models.refs import Ref
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.text.tours import SENTENCES, sentence
from dune_desktop.tours import TOURS
from dune_desktop.tours.first_game import FIRST_GAME
from dune_desktop.tours.rivals import RIVALS
from dune_desktop.tours.tour import Task, Tour
from dune_desktop.tours.uprising import UPRISING
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.table_page import TablePage
from tests.clipped import watching
from tests.person import Person
from tests.speaking import speaking
from tests.windowed import opened, seeded

__all__ = ["seeded"]

#: The smallest window, and a usual one.
LOW, USUAL = (1280, 672), (1280, 800)
SOME = [(FIRST_GAME, "uk", LOW), (UPRISING, "ru", LOW), (RIVALS, "bg", USUAL)]
ALL = [(tour, language, LOW) for tour in TOURS.values() for language in LANGUAGES]
PLAYED = ALL if os.environ.get("DUNE_TEXT") == "all" else SOME

#: So many presses lead through any of them.
MOST = 120


class Learner:
    """Does with the mouse what is ringed, and reads what is said."""

    def __init__(self, window: MainWindow, tour: Tour) -> None:
        self.window, self.tour, self.person = window, tour, Person(window)
        self.begin()

    def begin(self) -> None:
        self.window.show_start()
        self.person.click(self.window.pages.start.buttons[2])
        self.person.click(self.window.pages.learn.lines[self.tour.id])

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def guide(self) -> Guide:
        return self.page.guided.guide

    @property
    def step(self) -> str:
        return self.tour.steps[self.guide.step].id

    def wait(self) -> None:
        """Until there is something to read or to do."""
        self.person.wait(lambda: self._sheet() or self.guide.to_be_read or self.guide.to_be_done is not None)

    def _sheet(self) -> bool:
        return self.page.milestones.round.isVisible()

    def go_on(self) -> None:
        """Read one thing, or press one thing."""
        self.wait()
        if self._sheet():
            self.person.key(Qt.Key.Key_Return)
        elif self.guide.to_be_read:
            self.person.click(self.page.guided.panel.next)
        else:
            self.press(*self.place_of(self.page.answering.meant[-1]))

    def go_to(self, step: str) -> None:
        for _ in range(MOST):
            self.wait()
            if self.step == step and not self._sheet():
                return
            self.go_on()
        raise AssertionError(f"never came to {step}")

    # ------------------------------------------------------------ what is meant

    def place_of(self, ref: Ref) -> tuple[QWidget, QRect]:
        """Where it is ringed and can be pressed: on the table, in the list, or at the foot of the panel."""
        page, ask = self.page, self.page.decision.ask
        ring = page.guided.beacons.rings().get(ref)
        if ring is not None:
            return page.view.viewport(), page.view.mapFromScene(ring).boundingRect()
        button = ask.button(ref)
        if button is not None:
            return button, button.rect()
        index = ask.options.row_of(ref)
        if index is not None:
            return ask.options.viewport(), ask.options.visualRect(index)
        also = [one for one in page.guided.beacons.rings() if one[0] in (refs.SPACE, refs.CARD)]
        assert also, f"nothing shows where {ref} is"
        return self.place_of(also[0])

    def press(self, widget: QWidget, place: QRect) -> None:
        self.person.click(widget, place.center())

    def sees(self, ref: Ref) -> bool:
        """Nothing lies over its middle, and it is inside the window."""
        widget, place = self.place_of(ref)
        return self.person.reaches(widget, place.center())


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return opened(qtbot, tmp_path, LOW, reduced_motion=True, opponents_speed=0)


@pytest.fixture(params=TOURS.values(), ids=lambda tour: tour.id)
def learner(request: pytest.FixtureRequest, window: MainWindow) -> Learner:
    return Learner(window, request.param)


@pytest.fixture(params=PLAYED, ids=lambda one: f"{one[0].id}-{one[1]}")
def in_a_language(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Learner]:
    tour, language, size = request.param
    with speaking(language):
        window = opened(qtbot, tmp_path, size, reduced_motion=True, opponents_speed=0, language=language)
        yield Learner(window, tour)


def test_a_tour_is_played_to_its_end_by_what_it_rings(in_a_language: Learner) -> None:
    learner = in_a_language
    page, told = learner.page, list[str]()
    with watching() as clipped:
        for _ in range(MOST):
            if not learner.guide.guides:
                break
            learner.wait()
            assert not learner.guide.strayed, told
            if not page.milestones.round.isVisible():
                if learner.step not in told[-1:]:
                    told.append(learner.step)
                assert [ref for ref in page.answering.meant if not learner.sees(ref)] == [], learner.step
            assert not (learner.guide.to_be_read and page.decision.wait.step.isVisible())
            learner.go_on()
    assert clipped.failures == []
    assert told == [step.id for step in learner.tour.steps if step.id]
    assert page.guided.panel.isHidden()
    assert page.since.isVisible()


def test_one_may_leave_come_back_begin_again_skip_and_go_an_own_way(learner: Learner) -> None:
    window, person = learner.window, learner.person
    step = next(step.id for step in learner.tour.steps if isinstance(step, Task))
    learner.go_to(step)
    person.click(learner.page.guided.panel.next)  # skipped: it is done without its being pressed
    learner.wait()
    after = learner.step
    assert learner.page.controller.recorder.actions
    assert after != step

    window.games.leave()
    window.show_start()
    person.click(window.pages.start.buttons[0])
    learner.wait()
    assert learner.step == after

    person.click(learner.page.guided.panel.again)
    assert learner.step == learner.tour.chapters[0]
    assert not learner.page.controller.recorder.actions

    learner.go_to(step)
    meant = learner.page.answering.meant
    other = next(one for one in learner.page.answering.choices.rows() if one.lit and one.ref not in meant)
    learner.press(*learner.place_of(other.ref))
    while not learner.guide.strayed:
        answer = next(one for one in learner.page.answering.choices.rows() if one.lit)
        learner.press(*learner.place_of(answer.ref))
    assert learner.guide.sentence == sentence("strayed", ())
    assert learner.page.answering.meant == ()
    person.click(learner.page.guided.panel.next)
    assert learner.page.guided.panel.isHidden()

    window.games.leave()
    learner.begin()
    person.click(learner.page.guided.panel.leave)
    assert not learner.guide.guides
    assert learner.page.guided.beacons.rings() == {}


def test_the_key_that_moves_the_others_on_reads_what_they_wait_for(window: MainWindow) -> None:
    learner = Learner(window, FIRST_GAME)
    learner.go_to("others_fight")
    done = len(learner.page.controller.history)
    learner.page.view.setFocus()
    learner.page.decision.wait.press()
    learner.page.decision.wait.take()
    learner.page.decision.wait.hurry()
    assert len(learner.page.controller.history) == done
    learner.person.key(Qt.Key.Key_Space)
    learner.wait()
    assert learner.step == "occupied"
    learner.guide.back()
    learner.go_to("others_fight")
    learner.page.view.setFocus()
    learner.person.key(Qt.Key.Key_Return)
    learner.wait()
    assert learner.step == "occupied"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_its_panel_in_the_lowest_window(language: str, qtbot: QtBot, tmp_path: Path) -> None:
    with speaking(language):
        window = opened(qtbot, tmp_path, LOW, reduced_motion=True, language=language)
        panel = Learner(window, FIRST_GAME).page.guided.panel
        with watching() as clipped:
            for step in SENTENCES:
                panel.say(sentence(step, ("base", "uprising")))
                panel.repaint()
    assert clipped.failures == []
