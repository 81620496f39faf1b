"""The window: which page it shows, how it looks, and what it says when something goes wrong."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from dune_desktop.files.disk import reason
from dune_desktop.files.settings import Settings, SettingsFile
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.layout import LEAST_HEIGHT, LEAST_U, LEAST_WIDTH, fitting_u, text_u
from dune_desktop.text.troubles import told
from dune_desktop.windows import language, theme
from dune_desktop.windows.main import placing
from dune_desktop.windows.main.current_games import CurrentGames
from dune_desktop.windows.main.game_files import GameFiles
from dune_desktop.windows.main.page_area import PageArea
from dune_desktop.windows.main.pages import Pages
from dune_desktop.windows.main.window_keys import WindowKeys
from dune_desktop.windows.statistics.counting import Counting
from dune_desktop.windows.widgets.notice import ANSWER, Notice
from dune_desktop.windows.widgets.tips import Tips

if TYPE_CHECKING:
    from dune_desktop.models.game.controller import GameController
    from dune_desktop.windows.replay.replay_page import ReplayPage
    from dune_desktop.windows.table.table_page import TablePage

_log = logging.getLogger(__name__)
_TITLE = "Dune Desktop"
#: Of what notices tell; of each matter only the last one is true.
_SAVING, _SETTINGS, _CLOSING = "saving", "settings", "closing"


class MainWindow(QMainWindow):
    """Shows one page at a time: the table, a game that is watched, or one of ``Pages``."""

    #: A setting has changed, by its name, and is obeyed.
    settings_changed = Signal(str)

    def __init__(
        self, settings_file: SettingsFile | None = None, store: Store | None = None, *, beside: bool = False
    ) -> None:
        """``beside``: another window of the program may stand where this one stood last."""
        super().__init__()
        self._file = SettingsFile() if settings_file is None else settings_file
        self.settings: Settings = self._file.load()
        self.store = Store() if store is None else store
        self.store.used = self.settings.games == str(self.store.folder)
        self.look = Look(self)
        #: The games that can't be saved, of which the person was told when closing.
        self._warned: tuple[str, ...] | None = None
        self.pages = Pages(self)
        self.tips = Tips(self)
        self.commands = WindowKeys(self)
        self.notice = Notice(self.look, self)
        #: Saved games and their files.
        self.desk = GameFiles(self)
        #: Finished games in numbers.
        self.counting = Counting(self.store, self)
        #: The game on the table, and the one that is watched.
        self.games = CurrentGames(self)
        self.area = PageArea(self.look, self.pages, self)
        self.setCentralWidget(self.area)
        theme.follow_the_system(self._dress)
        self.setWindowTitle(_TITLE)
        self.setMinimumSize(round(LEAST_WIDTH * LEAST_U), round(LEAST_HEIGHT * LEAST_U))
        self._dress()
        placing.put(self, self.settings.geometry, beside)
        self.show_start()
        self.counting.begin()

    # ------------------------------------------------------------ games

    @property
    def controller(self) -> GameController | None:
        """The game on the table."""
        return self.games.controller

    @property
    def table(self) -> TablePage | None:
        """Its page."""
        return self.games.table

    @property
    def replay(self) -> ReplayPage | None:
        """The page of the game that is watched."""
        return self.games.replay

    # ------------------------------------------------------------ pages

    def show_page(self, page: QWidget) -> None:
        game = self.games.come_to(page)
        if game is not None:
            self.notice.over(ANSWER)  # whoever plays or watches has left behind why something else was not done
        self.pages.setCurrentWidget(page)
        if game is not None:
            game.take_home()

    def visit(self, page: QWidget) -> None:
        """Show a page that leads back to where one is now."""
        if self.pages.currentWidget() is not page:
            self.pages.opened_from[page] = self.pages.currentWidget()
        self.show_page(page)

    def back(self) -> None:
        """Go where one came from; from the first screen to the game that is watched or played, if there is one."""
        there = self.pages.opened_from.pop(self.pages.currentWidget(), None) or self.replay or self.table
        if there is None or there is self.pages.start:
            if self.pages.currentWidget() is self.pages.start:
                self._leave_full_screen()
            self.show_start()
        else:
            self.show_page(there)

    def show_start(self) -> None:
        """Show the first screen. A running game can be continued; others may come to look meanwhile."""
        if self.controller is not None:
            self.controller.leave_screen()
        self.show_page(self.pages.start)
        self._offer()
        self.pages.start.take_home()

    def _offer(self) -> None:
        """Tell what can be continued now, in the language of now."""
        offer = self.games.to_continue()
        self.pages.start.offer(*offer.told, offer.others, new=not (offer.told[0] or self.settings.seats))

    def show_new_game(self) -> None:
        self.visit(self.pages.new_game)

    def show_learn(self) -> None:
        """Show the games that teach."""
        self.visit(self.pages.learn)
        self.pages.learn.take_home()

    def show_cards(self) -> None:
        """Show the cards of the blend that the wizard has."""
        self.visit(self.pages.cards)

    def show_load(self) -> None:
        self.visit(self.pages.load)

    def show_statistics(self) -> None:
        self.visit(self.pages.statistics)

    def show_settings(self) -> None:
        self.visit(self.pages.settings)

    def show_help(self, rule: str = "") -> None:
        """Show keys, icons and rules; open at a rule if its number is given."""
        game = self.replay or self.table
        self.pages.help.open_at(rule, None if game is None else game.controller.edition)
        self.visit(self.pages.help)

    # ------------------------------------------------------------ what went wrong

    def tell(self, text: str, matter: str = "") -> None:
        """Say something that went wrong by itself, over whatever is shown."""
        _log.warning("%s", text)
        self.notice.tell(text, matter)

    def answer(self, text: str, matter: str = ANSWER) -> None:
        """Say why what was just asked for is not done."""
        _log.warning("%s", text)
        self.notice.answer(text, matter)

    def tell_unsaved(self, text: str) -> None:
        """Say that the game on the table can't be saved."""
        self.tell(text, _SAVING)

    def tell_mended(self, text: str) -> None:
        """Say that the game on the table can be saved again."""
        self.notice.over(_CLOSING)
        self.notice.over(_SAVING, text)

    def warn_again(self) -> None:
        """Forget that the person was warned: who has played on since has more to lose."""
        self._warned = None

    # ------------------------------------------------------------ look

    def _dress(self) -> None:
        """Set everything that depends on settings and size."""
        scale = self.settings.table_scale / 100
        motion = 0.0 if self.settings.reduced_motion else self.settings.animation_speed / 100
        before = (self.look.theme, self.look.u)
        units = fitting_u if self.settings.whole_table else text_u
        wanted = (theme.wanted(self.settings.theme), units(QSizeF(self.size()), scale))
        if wanted != before or not self.styleSheet():
            self.look.theme, self.look.u = wanted
            theme.apply(self, self.look)
            self.look.changed.emit()
        self.look.set(motion=motion, asked=scale)
        self.area.make_room()

    def setting_changed(self, name: str) -> None:
        """Obey a setting that was changed, at once, and keep it."""
        if name == "language":
            language.speak(self.settings.language)
        self._dress()
        self.games.follow_settings()
        if name == "keys":
            self.commands.keys.change(self.settings.keys)
            for game in self.games.pages():
                game.set_keys(self.settings.keys)
        self.settings_changed.emit(name)
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

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the place and size of before, which the settings keep with it."""
        before = self.normalGeometry()
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        if not (self.isFullScreen() or self.isMaximized()):
            self.setGeometry(before)  # not every system knows it of a window that was opened in full screen

    def _leave_full_screen(self) -> None:
        if self.isFullScreen():
            self.toggle_full_screen()

    # ------------------------------------------------------------ events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave full screen by Esc where nothing else has wanted it."""
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self._leave_full_screen()
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._dress()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ThemeChange and self.settings.theme == "system":
            self._dress()
        if event.type() == QEvent.Type.LanguageChange:  # before the pages hear of it: what they paint has words in it
            self.look.set(language=self.look.language + 1)
            self.commands.keys.refresh()
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.pages.currentWidget() is self.pages.start:
            self._offer()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.store.flush() and self.store.writer.unsaved not in ((), self._warned):
            self._warned = self.store.writer.unsaved
            said = self.tr("{trouble} Close again to leave without it.")
            self.answer(said.format(trouble=told(self.store.trouble)), _CLOSING)
            event.ignore()
            return
        self.counting.stop()
        self.pages.reviewed.end()
        self.settings.geometry = placing.place_of(self).text
        if not self.store.hangs:  # the window would wait for a disk that does not answer
            self.save_settings()
        try:
            self.games.leave()
        except Exception:  # the game is on disk, and who closes the window wants to leave
            _log.exception("the game could not be put away")
        super().closeEvent(event)
