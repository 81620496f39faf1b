"""The window: its pages, and the game that is being played."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, QSizeF, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from dune_desktop.content import USUAL
from dune_desktop.engine.names import NOBODY
from dune_desktop.files.disk import reason
from dune_desktop.files.locks import GameLocked
from dune_desktop.files.settings import SeatChoice, Settings, SettingsFile
from dune_desktop.records.record import BadRecord
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT, THEMES, Theme
from dune_desktop.scene.layout import LEAST_HEIGHT, LEAST_U, LEAST_WIDTH, table_u
from dune_desktop.text.spoken_names import speak_of
from dune_desktop.text.troubles import told
from dune_desktop.windows import language, theme
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.pages import Pages
from dune_desktop.windows.saved.desk import Desk
from dune_desktop.windows.start.continuing import to_continue
from dune_desktop.windows.statistics.counting import Counting
from dune_desktop.windows.table import game_menu
from dune_desktop.windows.widgets.notice import ANSWER, Notice
from dune_desktop.windows.widgets.tips import Tips

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
if TYPE_CHECKING:
    from dune_desktop.engine.setup import Setup
    from dune_desktop.models.game.controller import GameController, SeatSetup
    from dune_desktop.models.game.shown import ShownGame
    from dune_desktop.records.record import Record, Replayed
    from dune_desktop.windows.crash.crash import Crash
    from dune_desktop.windows.replay.replay_page import ReplayPage
    from dune_desktop.windows.table.shown_page import ShownPage
    from dune_desktop.windows.table.table_page import TablePage

_log = logging.getLogger(__name__)
_TITLE = "Dune Desktop"
#: What the system draws above the window, more or less.
_TITLE_BAR = QSize(0, 32)
#: Of what notices tell; of each matter only the last one is true.
_SAVING, _SETTINGS, _CLOSING = "saving", "settings", "closing"


class MainWindow(QMainWindow):
    """Shows one page at a time: the table, a game that is watched, or one of ``Pages``."""

    def __init__(self, settings_file: SettingsFile | None = None, store: Store | None = None) -> None:
        super().__init__()
        self._file = SettingsFile() if settings_file is None else settings_file
        self.settings: Settings = self._file.load()
        self.store = Store() if store is None else store
        self.store.used = self.settings.games == str(self.store.folder)
        self.look = Look(self)
        #: The games that can't be saved, of which the person was told when closing.
        self._warned: tuple[str, ...] | None = None
        self.controller: GameController | None = None
        self.table: TablePage | None = None
        #: The game that is watched.
        self.replay: ReplayPage | None = None
        self.pages = Pages(self)
        self.tips = Tips(self)
        #: By page, the one that it was opened from: there its way back leads.
        self._from: dict[QWidget | None, QWidget | None] = {}
        self.keys = Keys(self.settings.keys)
        self.keys.handle(self, {"full_screen": self.toggle_full_screen, "quit": self.close})
        self.notice = Notice(self.look, self)
        #: Saved games and their files.
        self.desk = Desk(self)
        #: Finished games in numbers.
        self.counting = Counting(self.store, self)
        self.setCentralWidget(self.pages)
        self.setWindowTitle(_TITLE)
        self.setMinimumSize(round(LEAST_WIDTH * LEAST_U), round(LEAST_HEIGHT * LEAST_U))
        self._dress()
        self._restore_geometry()
        self.show_start()
        self.counting.begin()

    # ------------------------------------------------------------ pages

    def _show(self, page: QWidget) -> None:
        if page is self.table:
            self._end_watching()
        game = next((one for one in (self.table, self.replay) if one is page), None)
        if game is not None:
            self.notice.over(ANSWER)  # whoever plays or watches has left behind why something else was not done
            self._speak_of(game.controller)
        self.pages.setCurrentWidget(page)
        if game is not None:
            game.take_home()

    def _speak_of(self, game: ShownGame) -> None:
        """Words and colours are those of this game."""
        speak_of(game.edition.products)
        self.look.set(colours=tuple(seat.colour for seat in game.seats))

    def _visit(self, page: QWidget) -> None:
        """Show a page that leads back to where one is now."""
        if self.pages.currentWidget() is not page:
            self._from[page] = self.pages.currentWidget()
        self._show(page)

    def back(self) -> None:
        """To where one came from; from the first screen to the game that is watched or played, if there is one."""
        there = self._from.pop(self.pages.currentWidget(), None) or self.replay or self.table
        if there is None or there is self.pages.start:
            self.show_start()
        else:
            self._show(there)

    def show_start(self) -> None:
        """The first screen; a running game is kept and can be continued. Others may come to the screen meanwhile."""
        if self.controller is not None:
            self.controller.leave_screen()
        self._show(self.pages.start)
        self._offer()
        self.pages.start.take_home()

    def _offer(self) -> None:
        """What can be continued now, in the language of now."""
        self.pages.start.offer(*to_continue(self.store, self.controller).told)

    def show_new_game(self) -> None:
        """The wizard."""
        self._visit(self.pages.new_game)

    def show_cards(self) -> None:
        """The cards of the blend that the wizard has."""
        self._visit(self.pages.cards)

    def show_load(self) -> None:
        """The saved games."""
        self._visit(self.pages.load)

    def show_statistics(self) -> None:
        """What the finished games come to."""
        self._visit(self.pages.statistics)

    def show_settings(self) -> None:
        """The settings."""
        self._visit(self.pages.settings)

    def show_help(self, rule: str = "") -> None:
        """Keys, icons and rules; open at a rule if its number is given."""
        game = self.replay or self.table
        self.pages.help.open_at(rule, None if game is None else game.controller.edition)
        self._visit(self.pages.help)

    def show_crash(self, crash: Crash) -> QWidget:
        """What went wrong, and where the report of it lies; the page that tells it."""
        page = self.pages.crash
        page.tell(crash)
        self._show(page)
        return page

    # ------------------------------------------------------------ games

    def begin(
        self, setup: Setup, seats: tuple[SeatSetup, ...], plans: tuple[SeatChoice, ...], edition: str = USUAL
    ) -> None:
        """Begin a new game, in the place of one in which nobody has decided anything."""
        self.settings.seats = plans
        self.save_settings()
        before = self.controller.game_id if self.controller is not None and self.controller.untouched else ""
        self._begin(edition, setup, seats)
        if before:
            self.store.forget(before)

    def _begin(
        self, edition: str, setup: Setup, seats: tuple[SeatSetup, ...], replayed: Replayed | None = None
    ) -> None:
        """``replayed``: it begins where this one is."""
        from dune_desktop.models.game.controller import GameController

        settings = self.settings
        self.play(
            GameController(
                edition, setup, seats, self, store=self.store, cover=settings.cover,
                opponents_speed=settings.opponents_speed, replayed=replayed,
            )
        )  # fmt: skip

    def go_on(self) -> None:
        """Continue: the game on the table, or the newest one on disk."""
        if self.table is not None and self.table.controller.asked != NOBODY:
            self._show(self.table)
            return
        offer = to_continue(self.store, None)
        if offer.unknown:
            self.show_load()  # there is told why
        elif offer.locked:
            self.desk.show_saved(offer.game)
        elif offer.game:
            self.load(offer.game)

    def load(self, game: str) -> None:
        """Open a saved game."""
        from dune_desktop.models.game.controller import GameController

        if self.table is not None and self.table.controller.game_id == game:
            self._show(self.table)
            return
        try:
            opened = self.store.open(game)
        except (BadRecord, GameLocked) as error:
            self.answer(told(str(error)))
            if self.pages.currentWidget() is self.pages.start:
                self.show_start()  # another one can be continued
            return
        controller = GameController.from_store(
            self.store, opened, self, cover=self.settings.cover, opponents_speed=self.settings.opponents_speed
        )
        self.play(controller)
        if controller.trouble:
            self.tell(told(controller.trouble))

    def play(self, controller: GameController) -> None:
        """Put the game on the table in the place of the one before."""
        from dune_desktop.windows.table.table_page import TablePage

        self.leave()
        controller.by_hand = self.settings.by_hand
        self.controller = controller
        self._speak_of(controller)
        self.table = TablePage(controller, self.look, self.settings)
        self._add(self.table)
        self.table.closed.connect(self._close_game)
        self.table.watch_asked.connect(self._watch_table)
        self.table.setting_changed.connect(self.setting_changed)
        controller.failed.connect(self.tell)
        controller.unsaved.connect(self._tell_unsaved)
        controller.mended.connect(self._tell_mended)
        controller.shown.connect(self._warn_again)
        self.desk.pictures.follow(self.table)
        self.counting.follow(controller)
        self._show(self.table)
        if controller.asked == NOBODY:
            self.table.milestones.show_final(counted=True)
            self.table.take_home()

    def _add(self, page: ShownPage) -> None:
        """A page of a game, and the ways that lead from it to others."""
        page.menu_asked.connect(self._obey_menu)
        page.help_asked.connect(self.show_help)
        page.rule_asked.connect(self.show_help)
        page.new_game_asked.connect(self.show_new_game)
        page.statistics_asked.connect(self.show_statistics)
        self.pages.addWidget(page)

    def _obey_menu(self, line: str) -> None:
        """What the menu over a game has for the window to do."""
        deeds = {
            game_menu.COPY: self._save_copy,
            game_menu.SETTINGS: self.show_settings,
            game_menu.HELP: self.show_help,
            game_menu.FULL_SCREEN: self.toggle_full_screen,
            game_menu.TITLE: self._leave_for_start,
            game_menu.QUIT: self.close,
        }
        deeds[line]()

    def _save_copy(self) -> None:
        assert self.table is not None
        name = self.desk.save_copy(self.table.controller)
        if name:
            self.table.menu.tell_copied(name)

    def _leave_for_start(self) -> None:
        """The game stays, and Continue goes on with it."""
        for game in filter(None, (self.table, self.replay)):
            game.menu.close_sheet()
        self.show_start()

    def _warn_again(self) -> None:
        """Who has played on since has more to lose."""
        self._warned = None

    def leave(self) -> None:
        """Take the game off the table; it is on disk."""
        self._end_watching()
        self.desk.pictures.leave()
        if self.table is not None:
            self._take_off(self.table)
            self.table = None
        if self.controller is not None:
            self.controller.paused = True
            self.controller.close()
            self.controller.deleteLater()
            self.controller = None

    def _take_off(self, page: ShownPage) -> None:
        """The page of a game is not needed any more, and nothing leads back to it."""
        self._from = {one: there for one, there in self._from.items() if page not in (one, there)}
        self.pages.removeWidget(page)
        page.deleteLater()

    def _close_game(self) -> None:
        self.leave()
        self.show_start()

    # ------------------------------------------------------------ watching

    def watch(self, game: str) -> None:
        """Watch a saved game from its beginning; a game on the table stays there."""
        try:
            with self.store.naming(game):
                self._watch(self.store.load(game))
        except BadRecord as error:
            self.answer(told(str(error)))

    def _watch_table(self) -> None:
        if self.controller is not None:
            self._watch(self.controller.record())

    def _watch(self, record: Record) -> None:
        from dune_desktop.models.game.replaying import ReplayController
        from dune_desktop.windows.replay.replay_page import ReplayPage

        controller = ReplayController(record)
        self._end_watching()
        self._speak_of(controller)
        self.replay = ReplayPage(controller, self.look, self.settings)
        controller.setParent(self.replay)
        self._add(self.replay)
        self.replay.closed.connect(self._stop_watching)
        self.replay.branched.connect(self._play_on)
        self._visit(self.replay)

    def _end_watching(self) -> None:
        if self.replay is not None:
            self.replay.controller.pause()
            self._take_off(self.replay)
            self.replay = None

    def _stop_watching(self) -> None:
        """Back to where one came from."""
        self.back()
        self._end_watching()

    def _play_on(self) -> None:
        """A new game begins where one is in what is watched."""
        from dune_desktop.windows.saved.game_names import apart, called

        assert self.replay is not None
        watched = self.replay.controller
        record = watched.replay.record
        name = called(record.table, watched.seats)
        title = apart(self.store, self.tr("{game} (from round {round})"), name, round=watched.view.round)
        self._begin(record.edition, record.setup, watched.sitting, watched.branch(title))

    # ------------------------------------------------------------ what went wrong

    def tell(self, text: str, matter: str = "") -> None:
        """Say something that went wrong by itself, over whatever is shown."""
        _log.warning("%s", text)
        self.notice.tell(text, matter)

    def answer(self, text: str, matter: str = ANSWER) -> None:
        """Say why what was just asked for is not done."""
        _log.warning("%s", text)
        self.notice.answer(text, matter)

    def _tell_unsaved(self, text: str) -> None:
        self.tell(text, _SAVING)

    def _tell_mended(self, text: str) -> None:
        self.notice.over(_CLOSING)
        self.notice.over(_SAVING, text)

    # ------------------------------------------------------------ look

    def _dress(self) -> None:
        """Everything that depends on settings and size."""
        scale = self.settings.table_scale / 100
        motion = 0.0 if self.settings.reduced_motion else self.settings.animation_speed / 100
        before = (self.look.theme, self.look.u)
        wanted = (self._theme(), table_u(QSizeF(self.size()), scale))
        if wanted != before or not self.styleSheet():
            self.look.theme, self.look.u = wanted
            theme.apply(self, self.look)
            self.look.changed.emit()
        self.look.set(motion=motion, asked=scale)

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
            self.controller.by_hand = self.settings.by_hand
        if name == "keys":
            self.keys.change(self.settings.keys)
            for game in filter(None, (self.table, self.replay)):
                game.set_keys(self.settings.keys)
        self.save_settings()

    def save_settings(self) -> None:
        """Keep them on disk, or say why not."""
        if self.store.used:
            self.settings.games = str(self.store.folder)
        try:
            self._file.save(self.settings)
        except OSError as error:
            self.tell(told(f"{self._file.path}: the settings can't be saved: {reason(error)}"), _SETTINGS)
        else:
            self.notice.over(_SETTINGS)

    def _restore_geometry(self) -> None:
        saved = QByteArray.fromBase64(self.settings.geometry.encode())
        if saved.isEmpty() or not self.restoreGeometry(saved):
            self.resize(1600, 1000)
            screen = QGuiApplication.primaryScreen()
            if screen is not None:
                self.resize(self.size().boundedTo(screen.availableSize() - _TITLE_BAR))

    def toggle_full_screen(self) -> None:
        """All of the screen, and back to the place and size of before, which the settings keep with it."""
        before = self.normalGeometry()
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        if not (self.isFullScreen() or self.isMaximized()):
            self.setGeometry(before)  # not every system knows it of a window that was opened in full screen

    # ------------------------------------------------------------ events

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._dress()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ThemeChange and self.settings.theme == "system":
            self._dress()
        if event.type() == QEvent.Type.LanguageChange:  # before the pages hear of it: what they paint has words in it
            self.look.set(language=self.look.language + 1)
            self.keys.refresh()
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.pages.currentWidget() is self.pages.start:
            self._offer()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.store.flush() and self.store.unsaved not in ((), self._warned):
            self._warned = self.store.unsaved
            said = self.tr("{trouble} Close again to leave without it.")
            self.answer(said.format(trouble=told(self.store.trouble)), _CLOSING)
            event.ignore()
            return
        self.counting.stop()
        self.settings.geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        if not self.store.hangs:  # the window would wait for a disk that does not answer
            self.save_settings()
        try:
            self.leave()
        except Exception:  # the game is on disk, and who closes the window wants to leave
            _log.exception("the game could not be put away")
        super().closeEvent(event)
