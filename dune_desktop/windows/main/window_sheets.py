"""What opens over the window on whatever page: all keys, and the switch between games. A game waits below it."""

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QObject

from dune_desktop.engine.names import NOBODY
from dune_desktop.windows.commands import FOCUS, WATCH, Command
from dune_desktop.windows.main.another import open_another
from dune_desktop.windows.start.start_page import others
from dune_desktop.windows.widgets.overlay import WindowSheet

if TYPE_CHECKING:
    from dune_desktop.windows.help.key_sheet import KeySheet
    from dune_desktop.windows.keys import Keys
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.saved.games_sheet import GamesSheet
#: So many games are offered.
_OFFERED: Final = 12

SheetT = TypeVar("SheetT", bound=WindowSheet)


class WindowSheets(QObject):
    """It belongs to a window; each sheet is made when it is first wanted."""

    def __init__(self, window: MainWindow, keys: Keys) -> None:
        super().__init__(window)
        self._window, self._keys = window, keys

    @cached_property
    def keys(self) -> KeySheet:
        from dune_desktop.windows.help.key_sheet import KeySheet

        window = self._window
        return self._waited_for(KeySheet(window.look, window, window.pages, self._keys))

    @cached_property
    def games(self) -> GamesSheet:
        from dune_desktop.windows.saved.games_sheet import GamesSheet

        window = self._window
        sheet = self._waited_for(GamesSheet(window.look, window, window.pages))
        sheet.open_asked.connect(window.games.load)
        sheet.list_asked.connect(window.show_load)
        sheet.new_game_asked.connect(window.show_new_game)
        sheet.window_asked.connect(self.open_window)
        return sheet

    def _waited_for(self, sheet: SheetT) -> SheetT:
        sheet.closed.connect(lambda: self._hold(False))
        return sheet

    def _hold(self, held: bool) -> None:
        game = self._window.games.shown()
        if game is not None:
            game.hold(held, "sheet")

    # ------------------------------------------------------------ opening

    def show_keys(self) -> None:
        """Show all keys, or close them again."""
        if self.keys.isVisible():
            self.keys.close_sheet()
        else:
            self._hold(True)
            self.keys.tell(self._works)

    def show_games(self) -> None:
        """Show the games to go on with; the key once more goes to the next of them."""
        if self.games.isVisible():
            self.games.step()
            return
        playing = self._window.controller
        waits = playing is not None and playing.is_kept and playing.asked != NOBODY
        now = self._window.games.to_continue().told[0] if waits else ""
        self._hold(True)
        self.games.tell(others(self._window.store, "" if playing is None else playing.game_id, _OFFERED), now)

    def open_window(self) -> None:
        """Open another window, in which another game can be played."""
        if not open_another():
            self._window.answer(self.tr("Another window could not be opened."))

    def _works(self, command: Command) -> bool:
        """Whether the command does something on the page that is shown."""
        game = self._window.games.shown()
        actions = self._keys.actions if game is None else self._keys.actions | game.keys.actions
        focus = command.scope == FOCUS and game is not None
        return command.id in actions or focus or (command.scope == WATCH and game is self._window.replay is not None)
