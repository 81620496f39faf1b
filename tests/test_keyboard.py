"""Games without a mouse: from the first screen through the wizard, and to the final count."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from dune_desktop.engine.names import NOBODY
from dune_desktop.files.settings import Settings
from dune_desktop.models import refs
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.table.table_scene import TableView
from dune_desktop.windows.decision.option_list import OptionList
from dune_desktop.windows.decision.wait_page import WaitPage
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.widgets.overlay import Overlay
from dune_desktop.windows.wizard.new_game_page import GAMES
from tests.agreeing import row_indexes
from tests.asked import confirming
from tests.monkey import Monkey
from tests.person import CTRL, NONE, SHIFT, Person, name_of
from tests.trouble import Trouble, open_window
from tests.windowed import at_random

Key = Qt.Key
#: What stands for a button besides its digit.
_COMMANDS = {
    refs.REVEAL_BUTTON: (Key.Key_F9, NONE),
    refs.END_BUTTON: (Key.Key_Return, CTRL),
    refs.DONE_BUTTON: (Key.Key_Return, CTRL),
    refs.PASS_BUTTON: (Key.Key_Return, CTRL),
    refs.PASS_ALL_BUTTON: (Key.Key_Return, SHIFT),
    refs.BACK_BUTTON: (Key.Key_Escape, NONE),
}


#: What is alone with the keyboard, and says itself what keys do; the table has its own ring, and lines a caret.
WHOLE = (Overlay, WaitPage, TableView, QLineEdit)


class Handless(Person):
    """Has no mouse, and wants to see at any moment where the keyboard is."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        #: Of which widgets it was seen.
        self._sighted: set[str] = set()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        super().key(key, modifier)
        focus = QApplication.focusWidget()
        assert focus is None or focus.isVisible()
        kind = type(focus).__name__ + str(isinstance(focus, OptionList) and focus.currentIndex().isValid())
        if focus is not None and kind not in self._sighted and not isinstance(focus, WHOLE):
            self._sighted.add(kind)
            assert self._marks(focus), kind

    def _marks(self, focus: QWidget) -> bool:
        """Whether the picture of the widget is another while it has the keyboard."""
        with_it = focus.grab().toImage()
        focus.clearFocus()
        without = focus.grab().toImage()
        focus.setFocus()
        return bool(with_it != without)

    def _there(self, *_: object) -> NoReturn:
        raise AssertionError("a mouse was used")

    def hover(self, *_: object) -> NoReturn:
        raise AssertionError("a mouse was used")

    wheel = hover

    def tab_to(self, widget: QWidget, most: int = 60) -> None:
        """Tab until the widget has the keyboard."""
        passed = []
        for _ in range(most):
            if self.focus() is widget:
                return
            self.key(Key.Key_Tab)
            passed.append(name_of(self.focus()))
        raise AssertionError(f"Tab never comes to {name_of(widget)}: {passed}")


class Typist(Monkey):
    """A monkey with a keyboard only."""

    def __init__(self, window: MainWindow, seed: int, trouble: Trouble) -> None:
        super().__init__(window, seed, trouble, detours=9)
        self.person: Handless = Handless(window)

    # ------------------------------------------------------------ between questions

    def _close(self, sheet: Overlay) -> None:
        self.doing = f"closing {type(sheet).__name__}"
        self.person.key(self.chance.choice((Key.Key_Escape, Key.Key_Space, Key.Key_Return)))
        assert not sheet.isVisible()

    def _uncover(self) -> None:
        controller = self.page.controller
        waiting, before = controller.covered_for, len(controller.history)
        self.doing = "uncovering"
        self._home()
        self.person.key(Key.Key_Return)
        assert controller.looker == waiting or len(controller.history) > before

    def _wait_for_others(self) -> None:
        controller = self.page.controller
        before = len(controller.history)
        self.doing = "waiting for others"
        self._home()
        if controller.opponents.busy:
            self.person.key(Key.Key_Space)
        self.person.wait(lambda: len(controller.history) > before or controller.asked == NOBODY)

    # ------------------------------------------------------------ answering

    def _answer(self) -> None:
        ways = [self._by_key] * 4 + [self._by_arrows] * 3 + [self._by_command] * 3 + [self._by_cursor] * 3
        ways += [self._by_stepper, self._by_finding]
        for _ in range(200):
            way = self.chance.choice(ways)
            if way():
                self.done[way.__name__] += 1
                return
        raise AssertionError("no key answers")

    def _home(self) -> None:
        """The keyboard is on the list, or on what stands in its place."""
        for _ in range(8):
            if self.page.decision.isAncestorOf(self.person.focus()):
                return
            self.person.key(Key.Key_F6)
        raise AssertionError(f"F6 never comes home from {name_of(self.person.focus())}")

    def _by_key(self) -> bool:
        self._home()
        if self.page.answering.choices.pages > 1 and self.chance.randrange(2):
            self.person.key(self.chance.choice((Key.Key_PageDown, Key.Key_PageUp)))
        return super()._by_key()

    def _by_arrows(self) -> bool:
        """Up or down to a row, then Enter; perhaps its big card before."""
        view = self.page.decision.ask.options
        rows = [index for index in row_indexes(self.page) if (found := view.choice(index)) and found.lit]
        rows = [index for index in rows if not view.choice(index).take_back]  # type: ignore[union-attr]
        if not rows:
            return False
        self._home()
        wanted = view.choice(self.chance.choice(rows))
        assert wanted is not None
        way = self.chance.choice((Key.Key_Down, Key.Key_Up))
        self.doing = f"going to {wanted.title!r} with {way}"
        for _ in range(2):
            for _ in range(view.model().rowCount() + 60):
                if view.choice() == wanted:
                    break
                self.person.key(way)
            way = Key.Key_Up if way == Key.Key_Down else Key.Key_Down
        assert view.choice() == wanted, "the arrows never get there"
        if self.chance.randrange(6) == 0:
            self._preview_row()
        action = wanted.steps[0] if wanted.steps else None
        return self._do("arrows", wanted, lambda: self.person.key(Key.Key_Return), action)

    def _preview_row(self) -> None:
        self.person.key(Key.Key_Space)
        if self.page.preview.isVisible():
            self.person.key(Key.Key_Down)
            self.person.key(Key.Key_Space)
            assert not self.page.preview.isVisible()
            assert self.page.decision.ask.options.hasFocus()

    def _by_command(self) -> bool:
        """A button by its key; one without a key by Tab and Space."""
        buttons = [choice for choice in self.page.answering.choices.buttons if choice.lit]
        if not buttons:
            return False
        choice = self.chance.choice(buttons)
        if choice.ref in _COMMANDS:
            key, modifier = _COMMANDS[choice.ref]
            self._home()
            return self._do("command", choice, lambda: self.person.key(key, modifier))
        if choice.key:
            return self._do("digit", choice, lambda: self.person.key(Key(Key.Key_0 + int(choice.key))))
        return self._by_tab(choice)

    def _by_tab(self, choice: Choice) -> bool:
        button = self.page.decision.ask.button(choice.ref)
        assert button is not None
        self._home()
        self.person.tab_to(button)
        return self._do("tab", choice, lambda: self.person.key(Key.Key_Space))

    def _by_stepper(self) -> bool:
        for choice in self.page.answering.choices.rows():
            if choice.steps and (not choice.take_back or self.chance.randrange(3)):
                self._home()
                return self._do("plus", choice, lambda: self.person.key(Key.Key_Plus), choice.steps[0])
            if choice.take_back:
                self._home()
                return self._do("minus", choice, lambda: self.person.key(Key.Key_Minus), choice.take_back[0])
        return False

    def _by_cursor(self) -> bool:
        """In the scene: arrows to something lit, then Enter."""
        page = self.page
        for _ in range(7):
            if page.view.hasFocus():
                break
            self.person.key(Key.Key_F6)
        else:
            return False
        for _ in range(self.chance.randrange(6)):
            self.person.key(self.chance.choice((Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)))
        piece = page.scene.cursor.piece
        if piece is None or piece.ref is None or piece.kind != LIT:
            return False
        choice = page.answering.choices.by_ref[piece.ref]
        if choice.ref == refs.BACK_BUTTON:
            return False
        return self._do(f"cursor on {piece.ref}", choice, lambda: self.person.key(Key.Key_Return))

    # ------------------------------------------------------------ detours

    def _detour(self) -> None:
        deeds = (self._undo, self._look_up, self._read_words, self._walk_since, self._why, self._regions, self._menu)
        deed = self.chance.choice(deeds)
        self.doing = deed.__name__.strip("_")
        self._home()
        deed()

    def _undo(self) -> None:
        controller = self.page.controller
        if controller.can_undo:
            before = controller.view
            self.person.key(Key.Key_Z, CTRL)
            assert controller.view != before
            self.person.key(Key.Key_Z, CTRL | SHIFT)
            assert controller.view == before

    def _look_up(self) -> None:
        """The log and the Row."""
        for key, panel in ((Key.Key_F7, self.page.log), (Key.Key_F5, self.page.piles)):
            if panel is self.page.piles and panel.picking:
                continue
            self.person.key(key)
            assert panel.isVisible()
            self.person.key(Key.Key_Down)
            self.person.key(Key.Key_Escape)
            assert not panel.isVisible()

    def _regions(self) -> None:
        for _ in range(4):
            self.person.key(Key.Key_F6)
        for _ in range(2):
            self.person.key(Key.Key_F6, SHIFT)
        self._home()

    def finish(self) -> None:
        """The final panel closes, opens again, and leads away."""
        self.doing = "the end"
        final, person = self.page.milestones.final, self.person
        assert final.isVisible()
        person.key(Key.Key_Space)
        assert not final.isVisible()
        person.key(Key.Key_Return)
        assert final.isVisible()
        leave = next(one for one in final.findChildren(QAbstractButton) if one.text() == "Leave")
        person.tab_to(leave)
        person.key(Key.Key_Space)
        assert self.window.table is None
        self.trouble.check()


@pytest.fixture
def trouble(qtlog: Any) -> Iterator[Trouble]:
    with Trouble(qtlog) as trouble:
        yield trouble


@pytest.mark.parametrize(("edition", "size"), [("base", (1280, 800)), ("uprising", (1280, 672))])
def test_a_game_is_begun_by_keyboard(
    edition: str, size: tuple[int, int], qtbot: QtBot, trouble: Trouble, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_random(monkeypatch)
    window = open_window(tmp_path, size, reduced_motion=True, opponents_speed=0)
    qtbot.addWidget(window)
    typist = Typist(window, 31, trouble)
    typist.person.look(3)
    _seat(window, typist.person, edition)
    controller = typist.page.controller
    assert controller.edition.id == edition
    assert controller.view.contract_market or edition == "base"
    assert [seat.name for seat in controller.seats] == ["Olha", "Player 2", "Computer 3"]
    assert controller.humans == (0, 1)
    typist.until = 3
    typist.play(tmp_path)
    window.close()
    trouble.check()
    assert dict(typist.wrong) == {}


def test_a_kept_game_is_gone_on_with_to_its_end_by_keyboard(qtbot: QtBot, trouble: Trouble, tmp_path: Path) -> None:
    window = open_window(tmp_path, (1280, 800), reduced_motion=True, opponents_speed=0)
    qtbot.addWidget(window)
    typist = Typist(window, 11, trouble)
    typist.since = 8
    typist.begin(3, 2)
    typist.play(tmp_path)
    window.close()
    trouble.check()
    assert dict(typist.wrong) == {}


def _seat(window: MainWindow, person: Handless, game: str = "base") -> None:
    """From the first screen: new game, which one, three seats, a name, a second human, a seed; begin."""
    assert name_of(person.focus()).endswith("'New game'")
    person.key(Key.Key_Return)
    page: Any = window.pages.currentWidget()  # type: ignore[attr-defined]
    person.tab_to(page.modes.segment(0))
    for _ in range(MODES.index(TABLE)):
        person.key(Key.Key_Right)
    if game != "base":
        person.tab_to(page.games.segment(0))
        for _ in range(GAMES.index(game)):
            person.key(Key.Key_Right)
        person.tab_to(page.options.ticks["choam"].switch)
        if not page.options.ticks["choam"].switch.isChecked():
            person.key(Key.Key_Space)
    person.tab_to(page.players.segment(3))
    person.key(Key.Key_Space)
    assert page.players.value() == 3
    person.tab_to(page.rows[0].name)
    person.write("Olha")
    person.tab_to(page.rows[1].kind)
    person.key(Key.Key_Home)
    person.tab_to(page.advanced)
    person.key(Key.Key_Space)
    person.tab_to(page.seed)
    person.write("20")
    person.tab_to(page.start)
    person.key(Key.Key_Return)


def test_all_keys_can_be_others(qtbot: QtBot, qtlog: Any, tmp_path: Path) -> None:
    """A player who has F9 elsewhere reveals with the other key."""
    window = open_window(tmp_path, (1280, 800), reduced_motion=True, cover="open", keys={"reveal": "F11"})
    qtbot.addWidget(window)
    assert Settings(keys={"reveal": "F11"}).keys == window.settings.keys
    with Trouble(qtlog) as trouble:
        typist = Typist(window, 3, trouble)
        typist.begin(4, 4)
        stage = typist.page.controller.view.turn.stage
        typist.person.key(Key.Key_F9)
        assert typist.page.controller.view.turn.stage == stage
        assert confirming(typist.page.answering) is None
        typist.person.key(Key.Key_F11)
        assert confirming(typist.page.answering) is not None
        trouble.check()
