"""``--self-check``: the real window plays a short game by mouse and keys, keeps it, opens it again, and compares."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from traceback import extract_tb
from types import TracebackType
from typing import Final, TypeVar

from PySide6.QtCore import (
    QAbstractItemModel,
    QMessageLogContext,
    QModelIndex,
    QPoint,
    QPointF,
    Qt,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.view import View
from dune_desktop.files.settings import Settings, SettingsFile
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import BACK_BUTTON, CARD, SPACE, Ref
from dune_desktop.records.store import Store
from dune_desktop.scene.piece import Piece
from dune_desktop.sound.player import can_play
from dune_desktop.stopping import Stopped, hearing, stop, tell
from dune_desktop.text.arguments import say
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.main.table_sounds import count_sounds
from dune_desktop.windows.saved.load_page import LoadPage
from dune_desktop.windows.start.start_page import CONTINUE, LOAD, NEW_GAME, StartPage
from dune_desktop.windows.table.table_page import TablePage
from dune_desktop.windows.widgets.overlay import Overlay
from dune_desktop.windows.wizard.new_game_page import GAMES, NewGamePage

#: How long the game is, and how often events are handed round before something is thought to hang.
_ANSWERS, _PATIENCE = 60, 5000
#: Milliseconds from one look at who thinks to the next.
_MOMENT: Final = 10
_SEED: Final = 20
_SIZE: Final = (1280, 800)
_LEFT: Final = Qt.MouseButton.LeftButton
#: What the offscreen platform always says; on Windows it misses fonts, of which the program brings its own.
PLATFORM: Final = ("This plugin does not support", "QFontDatabase: Cannot find font directory")
_Page = TypeVar("_Page", bound=QWidget)
T = TypeVar("T")


class SelfCheckFailed(Exception):
    """What is not as it should be."""


def self_check(application: QApplication, edition: str, mode: str, expansions: tuple[str, ...] = ()) -> int:
    """Return the exit code; what went wrong stands on stderr. ``mode`` is as in ``engine.setup.Setup``."""
    stops: list[int] = []
    with TemporaryDirectory() as home, _Complaints() as ears, hearing(stops.append):
        try:
            told = _Check(application, Path(home), stops).run(edition, mode, expansions)
        except Stopped as stopped:
            tell(stopped)
            return stopped.code
        except Exception as error:  # whatever it is, it is what the check is there to find
            ears.heard.append(f"{type(error).__name__}: {error}")
            told = ""
        finally:
            application.closeAllWindows()
    for trouble in ears.heard:
        say(sys.stderr, f"self-check: {trouble}")
    if not ears.heard:
        say(sys.stdout, f"self-check: {told}")
    return int(bool(ears.heard))


class _Complaints(logging.Handler):
    """Keeps everything that Qt, Python and the program complain about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def __enter__(self) -> _Complaints:
        qInstallMessageHandler(self._message)
        logging.getLogger().addHandler(self)
        sys.excepthook = self._raised
        return self

    def __exit__(self, *_: object) -> None:
        qInstallMessageHandler(None)
        logging.getLogger().removeHandler(self)
        sys.excepthook = sys.__excepthook__

    def _message(self, _kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if not text.startswith(PLATFORM):
            self.heard.append(text)

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        place = "".join(f" ({frame.name}, line {frame.lineno})" for frame in extract_tb(trace, -1))
        self.heard.append(f"{kind.__name__}: {error}{place}")

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))


class _Check:
    """Plays as a person before the window would, by mouse and keys."""

    def __init__(self, application: QApplication, home: Path, stops: list[int]) -> None:
        self._application = application
        #: The signals that ask for an end; they are obeyed between two events.
        self._stops = stops
        self._chance = Chance(_SEED)
        settings = SettingsFile(home)
        settings.save(Settings(opponents_speed=0, confirm_reveal=False))
        self._window = MainWindow(settings, Store(home / "games"))
        self._window.resize(*_SIZE)
        self._window.show()
        self._window.activateWindow()
        self._look()

    def run(self, edition: str, mode: str, expansions: tuple[str, ...]) -> str:
        self._begin(edition, mode, expansions)
        if self._table.controller.edition.id != edition:
            raise SelfCheckFailed(f"{edition} can't be played in the window yet")
        heard = f"{count_sounds()} sounds" if can_play() else "silent, for want of miniaudio"
        answers = self._play()
        kept = self._state()
        self._window.games.leave()
        self._window.show_start()
        self._click(self._page(StartPage).buttons[CONTINUE])
        self._settle()
        self._compare(kept, "Continue")
        self._window.games.leave()
        self._open_from_list()
        self._compare(kept, "Load")
        steps = len(self._table.controller.history)
        return f"{answers} answers, {steps} steps: played, kept and opened again alike; {heard}"

    # ------------------------------------------------------------ pages

    @property
    def _table(self) -> TablePage:
        table = self._window.table
        if table is None:
            raise SelfCheckFailed("there is no table")
        return table

    def _page(self, kind: type[_Page]) -> _Page:
        page = self._window.findChild(kind)
        if not isinstance(page, kind) or not page.isVisible():
            raise SelfCheckFailed(f"{kind.__name__} is not shown")
        return page

    def _begin(self, edition: str, mode: str, expansions: tuple[str, ...]) -> None:
        """Begin a game with people and Rivals, or with two computer players; the seed makes it always the same."""
        self._click(self._page(StartPage).buttons[NEW_GAME])
        wizard = self._page(NewGamePage)
        self._click(wizard.games.segment(GAMES.index(edition)))
        self._click(wizard.modes.segment(MODES.index(mode)))
        for one in expansions:
            self._click(wizard.options.ticks[one].switch)
        if mode == TABLE:
            QTest.keyClick(wizard.rows[1].kind, Qt.Key.Key_Home)
        self._click(wizard.advanced)
        QTest.keyClicks(wizard.seed, str(_SEED))
        self._click(wizard.start)
        self._settle()

    def _open_from_list(self) -> None:
        self._window.show_start()
        self._click(self._page(StartPage).buttons[LOAD])
        self._click(self._page(LoadPage).open)
        self._settle()

    # ------------------------------------------------------------ hands

    def _look(self) -> None:
        self._application.processEvents()
        if self._stops:
            stop(self._stops[0])

    def _click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self._look()
        if not widget.isVisible() or not widget.isEnabled():
            raise SelfCheckFailed(f"{widget.accessibleName() or type(widget).__name__} can't be clicked")
        QTest.mouseClick(widget, _LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())
        self._look()

    def _key(self, key: Qt.Key) -> None:
        if not self._window.isActiveWindow():  # a tooltip may have taken that from it where there is no real screen
            self._window.activateWindow()
            self._look()
        focused: QWidget | None = self._window.focusWidget()
        QTest.keyClick(focused or self._window, key)
        self._look()

    def _settle(self) -> None:
        """Wait until somebody here is asked: put sheets away, read Rivals' turns, lift covers, let others move."""
        patience = _PATIENCE
        while patience:
            self._look()
            controller = self._table.controller
            if controller.opponents.pondering:  # which ends in any case, and does not depend on how often one looks
                QTest.qWait(_MOMENT)
                continue
            patience -= 1
            if any(sheet.isVisible() for sheet in self._table.findChildren(Overlay)):
                self._key(Qt.Key.Key_Escape)
            elif self._table.reading.now is not None:
                self._click(self._table.decision.wait.go_on)
            elif controller.covered_for != NOBODY:
                self._click(self._table.decision.cover.uncover)
            elif controller.asked in (controller.looker, NOBODY):
                return
        raise SelfCheckFailed("the others do not come to an end")

    # ------------------------------------------------------------ playing

    def _play(self) -> int:
        """Answer by list, keys, pieces and drags in turn; says how often."""
        ways = (self._drag, self._by_row, self._by_piece, self._by_key)
        for answer in range(_ANSWERS):
            self._settle()
            if self._table.controller.asked == NOBODY:
                return answer
            before = self._progress()
            way = ways[answer % len(ways)]
            if not (way() or self._by_row() or self._by_button()) or self._progress() == before:
                raise SelfCheckFailed(f"answer {answer} ({way.__name__[1:]}) changed nothing")
        self._settle()
        while self._table.answering.draft:
            self._key(Qt.Key.Key_Escape)
        return _ANSWERS

    def _progress(self) -> tuple[int, object]:
        table = self._table
        return len(table.controller.history), table.answering.draft

    def _one_of(self, things: Iterable[T]) -> T | None:
        """Choose any of them, by the seed."""
        found = list(things)
        return found[self._chance.below(len(found))] if found else None

    def _by_row(self) -> bool:
        """Take a row of the list; say, as all ways do, whether there was something to take."""
        choice = self._one_of(filter(_can_be_taken, self._table.answering.choices.rows()))
        if choice is None:
            return False
        view = self._table.decision.ask.options
        index = next(index for index in _rows(view.model()) if view.choice(index) == choice)
        view.scrollTo(index)
        self._look()
        if choice.steps:  # a stepper: Enter adds one
            view.setCurrentIndex(index)
            QTest.keyClick(view, Qt.Key.Key_Return)
        else:
            self._click(view.viewport(), view.visualRect(index).center())
        return True

    def _by_key(self) -> bool:
        choices = self._table.answering.choices
        keyed = (choice for choice in (*choices.rows(), *choices.buttons) if choice.key)
        choice = self._one_of(filter(_can_be_taken, keyed))
        if choice is not None:
            self._key(Qt.Key(Qt.Key.Key_0 + int(choice.key)))
        return choice is not None

    def _by_button(self) -> bool:
        choice = self._one_of(filter(_can_be_taken, self._table.answering.choices.buttons))
        button = None if choice is None else self._table.decision.ask.button(choice.ref)
        if button is not None:
            self._click(button)
        return button is not None

    # ------------------------------------------------------------ on the table

    def _cards(self) -> dict[Piece, Ref]:
        """The cards of the hand."""
        pieces = (piece for piece in self._table.scene.region("tray") if piece.isVisible())
        return {piece: piece.ref for piece in pieces if piece.ref is not None and piece.ref[0] == CARD}

    def _by_piece(self) -> bool:
        """Click a card of the hand, where it can be chosen."""
        table = self._table
        card = self._one_of(card for card, ref in self._cards().items() if table.answering.state(ref).kind == "lit")
        if card is not None:
            self._click(table.view.viewport(), self._point(card))
        return card is not None

    def _drag(self) -> bool:
        """Drag a card of the hand onto a space."""
        table = self._table
        for card, ref in self._cards().items():
            legal = {to for to, choice in table.answering.targets(ref).items() if choice.lit and to[0] == SPACE}
            target = self._one_of(other for other in table.scene.region("board") if other.ref in legal)
            if target is not None:
                self._carry(self._point(card), self._point(target))
                return True
        return False

    def _point(self, piece: Piece) -> QPoint:
        return self._table.view.mapFromScene(piece.mapToScene(piece.hit().center()))

    def _carry(self, start: QPoint, end: QPoint) -> None:
        viewport = self._table.view.viewport()
        QTest.mousePress(viewport, _LEFT, Qt.KeyboardModifier.NoModifier, start)
        for part in range(1, 6):
            QTest.mouseMove(viewport, (QPointF(start) + QPointF(end - start) * (part / 5)).toPoint())
            self._look()
        QTest.mouseRelease(viewport, _LEFT, Qt.KeyboardModifier.NoModifier, end)
        self._look()

    # ------------------------------------------------------------ comparing

    def _state(self) -> tuple[str, View, list[str]]:
        """Describe the whole game, what is seen of it, and how that is told in words."""
        table = self._table
        table.models.words.be_read(True)
        words = [str(index.data()) for index in _rows(table.models.words)]
        return digest(table.controller.game), table.controller.view, words

    def _compare(self, kept: tuple[str, View, list[str]], how: str) -> None:
        for what, before, after in zip(("game", "view", "words"), kept, self._state(), strict=True):
            if before != after:
                raise SelfCheckFailed(f"after {how} the {what} is another one")


def _can_be_taken(choice: Choice) -> bool:
    """It is done with one press: what is asked about first is left."""
    return choice.lit and not choice.confirm and choice.ref != BACK_BUTTON


def _rows(model: QAbstractItemModel) -> list[QModelIndex]:
    """All rows of a tree."""
    every = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
    return model.match(model.index(0, 0), Qt.ItemDataRole.DisplayRole, "", -1, every)
