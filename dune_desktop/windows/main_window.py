"""The window: its pages, and the game that is being played."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QSizeF, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from dune_desktop.bots import RIVAL
from dune_desktop.engine.names import NOBODY
from dune_desktop.records.record import BadRecord
from dune_desktop.records.settings import SeatChoice, Settings, SettingsFile
from dune_desktop.records.store import Store
from dune_desktop.scene.layout import LEAST_HEIGHT, LEAST_U, LEAST_WIDTH, table_u
from dune_desktop.scene.look import Look
from dune_desktop.scene.tokens import DUSK, LIGHT, THEMES, Theme
from dune_desktop.text.spoken import speak_of
from dune_desktop.text.troubles import worded
from dune_desktop.windows import language, theme
from dune_desktop.windows.dates import when
from dune_desktop.windows.editions import against, rivals_of, short_name
from dune_desktop.windows.notice import Notice
from dune_desktop.windows.start import StartPage

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
if TYPE_CHECKING:
    from dune_desktop.engine.setup import Setup
    from dune_desktop.models.controller import GameController, SeatSetup
    from dune_desktop.windows.table_page import TablePage

_log = logging.getLogger(__name__)
_TITLE = "Dune Desktop"


class MainWindow(QMainWindow):
    """Start, wizard, load, settings, help, and the table; pages are made when they are first wanted."""

    def __init__(self, settings_file: SettingsFile | None = None, store: Store | None = None) -> None:
        super().__init__()
        self._file = SettingsFile() if settings_file is None else settings_file
        self.settings: Settings = self._file.load()
        self.store = Store() if store is None else store
        self.look = Look(self)
        self.controller: GameController | None = None
        self.table: TablePage | None = None
        self._pages = QStackedWidget()
        self._made: dict[str, QWidget] = {}
        self.notice = Notice(self.look, self)
        self.setCentralWidget(self._pages)
        self.setWindowTitle(_TITLE)
        self.setMinimumSize(round(LEAST_WIDTH * LEAST_U), round(LEAST_HEIGHT * LEAST_U))
        self._dress()
        self._restore_geometry()
        self.show_start()

    # ------------------------------------------------------------ pages

    def _page(self, name: str) -> QWidget:
        if name not in self._made:
            page = self._made[name] = _MAKERS[name](self)
            self._pages.addWidget(page)
        return self._made[name]

    def _show(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        if page is self.table:
            self.table.take_home()

    def show_start(self) -> None:
        """The first screen; a running game is kept and can be continued."""
        page = self._page("start")
        assert isinstance(page, StartPage)
        self._show(page)
        page.offer(*self._to_continue())

    def _to_continue(self) -> tuple[str, str]:
        """What Continue would open, in words, and of which game."""
        if self.controller is not None and self.controller.asked != NOBODY:
            edition, seats = self.controller.edition, self.controller.seats
            told = self.tr("Round {number}").format(number=self.controller.view.round)
            return self._who(told, rivals_of(edition), seats), short_name(edition.id)
        saved = self.store.latest()
        if saved is None:
            return "", ""
        told = self.tr("Round {number}, {date}").format(number=saved.round, date=when(saved.saved))
        return self._who(told, against(saved.mode, saved.level), saved.seats), short_name(saved.edition)

    def _who(self, told: str, rivals: str, seats: tuple[SeatSetup, ...]) -> str:
        """Who plays a game, but for Rivals: of them the mode and the level are told."""
        people = ", ".join(seat.name for seat in seats if seat.bot != RIVAL)
        if rivals:
            return self.tr("{told} · {mode}: {players}").format(told=told, mode=rivals, players=people)
        return self.tr("{told}: {players}").format(told=told, players=people)

    def show_new_game(self) -> None:
        """The wizard."""
        self._show(self._page("new_game"))

    def show_cards(self) -> None:
        """The cards of the blend that the wizard has."""
        self._show(self._page("cards"))

    def show_load(self) -> None:
        """The saved games."""
        self._show(self._page("load"))

    def show_settings(self) -> None:
        """The settings; Back goes to the table if a game runs."""
        self._show(self._page("settings"))

    def show_help(self, rule: str = "") -> None:
        """Keys, icons and rules; open at a rule if its number is given."""
        from dune_desktop.windows.help import HelpPage

        page = self._page("help")
        assert isinstance(page, HelpPage)
        page.retell()
        self._show(page)
        if rule:
            page.show_rule(rule)

    def back(self) -> None:
        """To the table if there is one, else to the start."""
        if self.table is not None:
            self._show(self.table)
        else:
            self.show_start()

    # ------------------------------------------------------------ games

    def begin(
        self, setup: Setup, seats: tuple[SeatSetup, ...], plans: tuple[SeatChoice, ...], edition: str = "base"
    ) -> None:
        """Begin a new game."""
        from dune_desktop.models.controller import GameController

        self.settings.seats = plans
        self._save_settings()
        self.play(
            GameController(
                edition,
                setup,
                seats,
                self,
                store=self.store,
                cover=self.settings.cover,
                opponents_speed=self.settings.opponents_speed,
            )
        )

    def go_on(self) -> None:
        """Continue: the game on the table, or the newest one on disk."""
        if self.table is not None and self.table.controller.asked != NOBODY:
            self._show(self.table)
            return
        saved = self.store.latest()
        if saved is not None:
            self.load(saved.id)

    def load(self, game: str) -> None:
        """Open a saved game."""
        from dune_desktop.models.controller import GameController

        try:
            record = self.store.load(game)
            controller = GameController.from_record(
                record,
                self,
                store=self.store,
                game_id=game,
                cover=self.settings.cover,
                opponents_speed=self.settings.opponents_speed,
            )
        except BadRecord as error:
            self.tell(self.tr("This game can't be opened: {reason}").format(reason=worded(str(error))))
            return
        self.play(controller)
        if controller.trouble:
            self.tell(worded(controller.trouble))

    def play(self, controller: GameController) -> None:
        """Put the game on the table in the place of the one before."""
        from dune_desktop.windows.table_page import TablePage

        self.leave()
        self.controller = controller
        speak_of(controller.edition.id)
        self.look.set(colours=tuple(seat.colour for seat in controller.seats))
        self.table = TablePage(controller, self.look, self.settings)
        self.table.menu_asked.connect(self.show_start)
        self.table.help_asked.connect(self.show_help)
        self.table.rule_asked.connect(self.show_help)
        self.table.new_game_asked.connect(self.show_new_game)
        self.table.closed.connect(self._close_game)
        controller.failed.connect(self.tell)
        self._pages.addWidget(self.table)
        self._show(self.table)
        if controller.asked == NOBODY:
            self.table.milestones.show_final(counted=True)
            self.table.take_home()

    def leave(self) -> None:
        """Take the game off the table; it is on disk."""
        if self.table is not None:
            self._pages.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        if self.controller is not None:
            self.controller.paused = True
            self.controller.deleteLater()
            self.controller = None

    def _close_game(self) -> None:
        self.leave()
        self.show_start()

    def tell(self, text: str) -> None:
        """Say something that went wrong, over whatever is shown."""
        _log.warning("%s", text)
        self.notice.tell(text)

    # ------------------------------------------------------------ look

    def _dress(self) -> None:
        """Everything that depends on settings and size."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        scale = self.settings.table_scale / 100
        motion = 0.0 if self.settings.reduced_motion else self.settings.animation_speed / 100
        before = (self.look.theme, self.look.u)
        wanted = (self._theme(), table_u(QSizeF(self.size()), scale))
        if wanted != before or not application.styleSheet():
            self.look.theme, self.look.u = wanted
            theme.apply(application, self.look)
            self.look.changed.emit()
        self.look.set(motion=motion)

    def _theme(self) -> Theme:
        if self.settings.theme == "system":
            scheme = QGuiApplication.styleHints().colorScheme()
            return LIGHT if scheme == Qt.ColorScheme.Light else DUSK
        return THEMES[self.settings.theme]

    def setting_changed(self, name: str) -> None:
        """A setting was changed: it is in force at once, and kept."""
        if name == "language":
            language.speak(self.settings.language)
        self._dress()
        if self.controller is not None:
            self.controller.cover = self.settings.cover
            self.controller.opponents_speed = self.settings.opponents_speed
        if self.table is not None and name == "keys":
            self.table.set_keys(self.settings.keys)
        self._save_settings()

    def _save_settings(self) -> None:
        try:
            self._file.save(self.settings)
        except OSError as error:
            self.tell(self.tr("The settings could not be saved: {reason}").format(reason=error.strerror or error))

    def _restore_geometry(self) -> None:
        saved = QByteArray.fromBase64(self.settings.geometry.encode())
        if saved.isEmpty() or not self.restoreGeometry(saved):
            self.resize(1600, 1000)
            screen = QGuiApplication.primaryScreen()
            if screen is not None:
                self.resize(self.size().boundedTo(screen.availableSize()))

    # ------------------------------------------------------------ events

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._dress()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ThemeChange and self.settings.theme == "system":
            self._dress()
        if event.type() == QEvent.Type.LanguageChange:  # before the pages hear of it: what they paint has words in it
            self.look.set(language=self.look.language + 1)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._save_settings()
        self.leave()
        self.store.flush()
        super().closeEvent(event)


def _start(window: MainWindow) -> QWidget:
    page = StartPage(window.look)
    page.continue_asked.connect(window.go_on)
    page.new_game_asked.connect(window.show_new_game)
    page.load_asked.connect(window.show_load)
    page.settings_asked.connect(window.show_settings)
    page.help_asked.connect(window.show_help)
    page.quit_asked.connect(window.close)
    page.back_asked.connect(window.back)
    return page


def _new_game(window: MainWindow) -> QWidget:
    from dune_desktop.windows.new_game import NewGamePage

    page = NewGamePage(window.look, window.settings)
    page.begin_asked.connect(window.begin)
    page.cards_asked.connect(window.show_cards)
    page.back_asked.connect(window.show_start)
    return page


def _cards(window: MainWindow) -> QWidget:
    from dune_desktop.windows.blend_page import BlendPage
    from dune_desktop.windows.new_game import NewGamePage

    wizard = window._page("new_game")
    assert isinstance(wizard, NewGamePage)
    blends = next(iter(wizard.blends.values()))
    page = BlendPage(window.look, blends)
    blends.stored.connect(window._save_settings)
    page.back_asked.connect(window.show_new_game)
    return page


def _load(window: MainWindow) -> QWidget:
    from dune_desktop.windows.load import LoadPage

    page = LoadPage(window.look, window.store)
    page.load_asked.connect(window.load)
    page.failed.connect(window.tell)
    page.back_asked.connect(window.show_start)
    return page


def _settings(window: MainWindow) -> QWidget:
    from dune_desktop.windows.settings import SettingsPage

    page = SettingsPage(window.look, window.settings)
    page.changed.connect(window.setting_changed)
    page.back_asked.connect(window.back)
    return page


def _help(window: MainWindow) -> QWidget:
    from dune_desktop.windows.help import HelpPage

    page = HelpPage(window.look, window.settings.keys)
    page.back_asked.connect(window.back)
    return page


_MAKERS: Final[dict[str, Callable[[MainWindow], QWidget]]] = {
    "start": _start, "new_game": _new_game, "load": _load, "settings": _settings, "help": _help,
    "cards": _cards,
}  # fmt: skip
