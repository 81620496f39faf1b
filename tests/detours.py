"""What a person at the table does besides answering: looks, opens, undoes, walks about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QToolButton

from dune_desktop.models.refs import (
    AGENT,
    CARD,
    CONTRACT,
    DECK,
    FACTION,
    POST,
    RESERVE,
    UNITS,
)
from dune_desktop.scene.faces.states import LIT
from dune_desktop.scene.piece import Piece
from dune_desktop.windows.table.game_menu import HELP, SETTINGS, TITLE
from dune_desktop.windows.table.top_bar import LevelChips
from tests.agreeing import check_table, check_words
from tests.person import CTRL, MIDDLE, RIGHT, Person, Unreachable, name_of
from tests.trouble import Trouble

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.table.table_page import TablePage

_DRAGGED = (CARD, AGENT, UNITS, RESERVE, FACTION, POST, CONTRACT)


class Player:
    """Somebody at the window: ``frames``: one step in so many is painted."""

    def __init__(self, window: MainWindow, seed: int, trouble: Trouble, detours: int = 8, frames: int = 1) -> None:
        self.window, self.seed, self.trouble, self.detours, self.frames = window, seed, trouble, detours, frames
        self.person = Person(window)
        self.chance = Random(seed)
        self.steps = 0
        self.doing = ""
        self.done: Counter[str] = Counter()
        #: What is wrong, without being the end of the game.
        self.wrong: Counter[str] = Counter()
        self.each: Callable[[], None] = lambda: None

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    def amiss(self, wrong: bool, what: str) -> bool:
        """Write down what is wrong, and go on."""
        if wrong:
            self.wrong[what] += 1
        return wrong

    def check(self) -> None:
        self.trouble.check()
        if self.amiss(not self.window.isActiveWindow(), f"the window lost the keyboard: {self.doing}"):
            self.window.activateWindow()
            self.page.decision.take_home()
            self.person.look()
        check_table(self.page)
        if self.steps % 97 == 0:
            check_words(self.page)


class Detours(Player):
    """One step in so many does something beside the game."""

    def _detour(self) -> None:
        deed = self.chance.choice(
            (
                self._undo, self._undo, self._undo, self._big_card, self._read_log, self._read_words, self._open_pile,
                self._seat_sheet, self._walk_since, self._zoom, self._hover, self._why, self._wrong_drag, self._let_go,
                self._regions, self._menu, self._pages,
            )
        )  # fmt: skip
        self.doing = deed.__name__.strip("_")
        before = len(self.page.controller.history)
        deed()
        self.done[self.doing] += 1
        if deed != self._undo:
            assert len(self.page.controller.history) == before, "a detour has answered"

    def _undo(self) -> None:
        """Back and, half the time, forth again."""
        controller, undo = self.page.controller, self.page.decision.ask.undo
        if not controller.can_undo:
            assert not undo.isEnabled()
            return
        before = controller.view
        if self.chance.randrange(2):
            self.person.click(undo)
        else:
            self.person.key(Qt.Key.Key_Z, CTRL)
        assert controller.view != before
        if self.chance.randrange(2):
            self.check()
            self.person.key(Qt.Key.Key_Y, CTRL)
            assert controller.view == before

    def _big_card(self) -> None:
        pieces = [
            piece for piece in self.page.scene.pieces() if piece.isVisible() and piece.ref and piece.ref[0] == CARD
        ]
        for piece in self.chance.sample(pieces, min(3, len(pieces))):
            try:
                at = self.person.spot(self.page, piece)
            except Unreachable:
                continue
            self.person.click(self.page.view.viewport(), at, RIGHT)
            assert self.page.preview.isVisible()
            self.each()
            self.person.key(self.chance.choice((Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down)))
            self._close(self.page.preview)
            return

    def _read_log(self) -> None:
        log = self.page.log
        self.person.key(Qt.Key.Key_F7)
        assert log.isVisible()
        if self.chance.randrange(3) == 0:
            self.person.click(log.search)
            self.person.write("dr")
            self.person.key(Qt.Key.Key_Escape)
            log.search.clear()
        self.person.wheel(log.tree.viewport(), QPoint(20, 20), self.chance.choice((-3, 3)))
        self.each()
        if log.isVisible():
            self.person.key(Qt.Key.Key_F7)
        assert not log.isVisible()

    def _read_words(self) -> None:
        words = self.page.words
        self.person.key(Qt.Key.Key_F8)
        assert words.isVisible()
        self.person.key(Qt.Key.Key_Down)
        self.person.key(Qt.Key.Key_Right)
        self.each()
        self.person.key(self.chance.choice((Qt.Key.Key_F8, Qt.Key.Key_Escape)))
        assert not words.isVisible()

    def _open_pile(self) -> None:
        page = self.page
        if page.piles.isVisible():
            return
        piles = [*page.scene.tray.piles.values()]
        piles = [pile for pile in piles if pile.isVisible() and pile.kind != LIT]
        if piles and self.chance.randrange(2):
            self.person.click(page.view.viewport(), self.person.spot(page, self.chance.choice(piles)))
        else:
            buttons = [
                one for one in page.top_bar.findChildren(QAbstractButton) if one.accessibleName()[-1:].isdecimal()
            ]
            buttons += page.top_bar.findChildren(LevelChips)
            self.person.click(self.chance.choice(buttons))
        self.each()
        if page.piles.isVisible():
            close = page.piles.findChildren(QToolButton)[0]
            if self.chance.randrange(2):
                self.person.click(close)
            else:
                focus = name_of(self.person.focus())
                self.person.key(Qt.Key.Key_Escape)
                if self.amiss(page.piles.isVisible(), f"Esc closes no pile with the keyboard on {focus}"):
                    self.person.click(close)
        assert not page.piles.isVisible()

    def _seat_sheet(self) -> None:
        page, seat = self.page, self.chance.randrange(len(self.page.controller.seats))
        box = page.seats.visualRect(page.models.seats.index(seat, 0))
        self.person.click(page.seats.viewport(), box.center(), RIGHT)
        assert page.sheet.isVisible()
        self.each()
        self._close(page.sheet)

    def _walk_since(self) -> None:
        for _ in range(self.chance.randrange(1, 4)):
            self.person.key(Qt.Key.Key_F3)
        if self.page.since.at >= 0:
            self.person.key(Qt.Key.Key_Escape)
        assert self.page.since.at < 0

    def _zoom(self) -> None:
        """Closer, aside, and back to the whole board."""
        page = self.page
        view, board = page.view, page.scene.board
        at = view.mapFromScene(board.sceneBoundingRect().center())
        if not self.person.reaches(view.viewport(), at):
            return
        self.person.wheel(view.viewport(), at, 3)
        assert board.zoomed > 1
        self.person.drag(view.viewport(), at, at + QPoint(40, -30), button=MIDDLE)
        if self.chance.randrange(2) and not page.piles.isVisible():  # a picker may lie over the button
            self.person.click(view.viewport(), self.person.spot(page, board.fit))
        else:
            self.person.wheel(view.viewport(), at, -9)
        assert board.zoomed == 1

    def _hover(self) -> None:
        view = self.page.view.viewport()
        for _ in range(4):
            self.person.hover(view, QPoint(self.chance.randrange(view.width()), self.chance.randrange(view.height())))
        rows = self.page.decision.ask.options.viewport()
        for y in range(4, rows.height(), max(8, rows.height() // 5)):
            self.person.hover(rows, QPoint(30, y))

    def _why(self) -> None:
        """F1 opens what is refused or says a rule; where nothing is, help."""
        self.person.key(Qt.Key.Key_F1)
        if self.window.table is not self.window.pages.currentWidget():  # type: ignore[attr-defined]
            self.each()
            self.person.key(Qt.Key.Key_Escape)
        assert self.window.pages.currentWidget() is self.window.table  # type: ignore[attr-defined]

    def _wrong_drag(self) -> None:
        """A drop where it may not go changes nothing, and says why."""
        for piece in self.page.scene.pieces():
            if piece.isVisible() and may_drag(piece) and piece.ref is not None and piece.ref[0] == CARD:
                targets = self.page.answering.targets(piece.ref)
                refused = [ref for ref, choice in targets.items() if choice.refused]
                if refused and any(choice.lit for choice in targets.values()):
                    try:
                        start = self.person.spot(self.page, piece)
                        end = self._target_spot(self.chance.choice(refused), set(targets))
                    except Unreachable:
                        continue
                    self.person.drag(self.page.view.viewport(), start, end)
                    assert self.page.scene.bubble.words
                    return

    def _let_go(self) -> None:
        """A drag that is given up."""
        for piece in self.page.scene.pieces():
            if piece.isVisible() and may_drag(piece) and piece.ref is not None:
                if not any(choice.lit for choice in self.page.answering.targets(piece.ref).values()):
                    continue
                try:
                    start = self.person.spot(self.page, piece)
                except Unreachable:
                    continue
                view = self.page.view.viewport()
                self.person.carry(view, start, start + QPoint(60, -40))
                assert self.page.scene.dragging.active
                self.person.key(Qt.Key.Key_Escape)
                assert not self.page.scene.dragging.active
                QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
                return

    def _regions(self) -> None:
        """F6 round the table, with arrows and the big card, and home."""
        for _ in range(self.chance.randrange(1, 7)):
            self.person.key(Qt.Key.Key_F6)
            self.person.key(self.chance.choice((Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)))
        for _ in range(8):
            if self.page.decision.ask.options.hasFocus():
                return
            self.person.key(Qt.Key.Key_F6)
        self.amiss(True, f"F6 never comes home from {name_of(self.person.focus())}")
        self.page.decision.take_home()

    def _menu(self) -> None:
        """The menu, and on with the game."""
        self.person.key(Qt.Key.Key_F10)
        self.each()
        assert self.person.focus().isVisible()
        self.person.key(Qt.Key.Key_Return if self.chance.randrange(2) else Qt.Key.Key_Space)
        assert self.window.pages.currentWidget() is self.page
        assert not self.page.menu.isVisible()

    def _pages(self) -> None:
        """To a page from the menu, or from the first screen, and on with the game."""
        self.person.key(Qt.Key.Key_F10)
        line = self.chance.choice((SETTINGS, HELP, TITLE))
        self.person.click(self.page.menu.lines[line])
        start = self.window.pages.start
        if line == TITLE:
            self.person.click(start.buttons[self.chance.choice((3, 4, 5, 6, 7))])
        self.each()
        self.person.key(Qt.Key.Key_Escape)
        if line == TITLE:
            self.person.click(start.buttons[0])
        else:
            self.person.key(Qt.Key.Key_F10)
        assert self.window.pages.currentWidget() is self.page
        assert not self.page.menu.isVisible()


def may_drag(piece: Piece) -> bool:
    return piece.ref is not None and (piece.ref[0] in _DRAGGED or piece.ref[0] == DECK)


def scroll_to(widget: Any, at: QPoint | None = None) -> None:
    """As the wheel would."""
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    if above is not None:
        spot = widget.mapTo(above.widget(), at or widget.rect().center())
        above.ensureVisible(spot.x(), spot.y())
