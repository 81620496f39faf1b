"""What the window does with files of games: it brings them in, opens them, shows their list."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject

from dune_desktop.challenges.own_challenges import is_challenge
from dune_desktop.files.disk import reason
from dune_desktop.files.locks import GameLocked
from dune_desktop.files.recent_files import remember
from dune_desktop.records.game_folder import SUFFIX, is_id
from dune_desktop.records.game_info import GameInfo
from dune_desktop.text.troubles import because
from dune_desktop.windows.main.dropping import Dropping
from dune_desktop.windows.saved.saved_words import apart, name_of

# What the first screen does not need is imported when it is first wanted.
# ruff: noqa: PLC0415
if TYPE_CHECKING:
    from dune_desktop.models.game.controller import GameController
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.saved.import_sheet import Brought, BroughtSheet
    from dune_desktop.windows.saved.load_page import LoadPage


class GameFiles(QObject):
    """It belongs to a window. Files come by drag, by the list's button, from the command line and from the system."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.dropping = Dropping(window.look, window)
        self.dropping.dropped.connect(self.bring_in)
        self._sheet: BroughtSheet | None = None

    def page(self) -> LoadPage:
        """The list of saved games."""
        from dune_desktop.windows.saved.load_page import LoadPage

        window = self._window
        page = LoadPage(window.look, window.store, self._rename, window.settings.keys)
        page.load_asked.connect(window.games.load)
        page.watch_asked.connect(window.games.watch)
        page.review_asked.connect(window.pages.reviewed.show_saved)
        page.failed.connect(window.answer)
        page.files_chosen.connect(self.bring_in)
        page.deleting.connect(self._put_away)
        page.written.connect(lambda path: remember(Path(path)))
        return page

    def _rename(self, game: str, title: str) -> None:
        playing = self._window.controller
        if playing is not None and playing.game_id == game:
            playing.rename(title)
        else:
            self._window.store.rename(game, title)

    def show_saved(self, game: str) -> None:
        """Show the list of saved games at this one."""
        self._window.show_load()
        self._window.pages.load.choose(game)

    def _put_away(self, game: str) -> None:
        """A game that is to be deleted can't stay on the table."""
        playing = self._window.controller
        if playing is not None and playing.game_id == game:
            self._window.games.leave()

    def save_copy(self, playing: GameController) -> str:
        """Save the game as it stands as another one; what that is called, or nothing."""
        from dune_desktop.models.shown_game import now

        record, store = playing.record(), self._window.store
        title = apart(store, self.tr("{game} (copy)"), name_of(record.table, playing.seats))
        try:
            store.copy(evolve(record, table=GameInfo(playing.sitting, title, now())))
        except OSError as error:
            self._window.answer(self.tr("The copy can't be saved: {reason}").format(reason=because(reason(error))))
            return ""
        return title

    # ------------------------------------------------------------ files

    def open_file(self, path: Path) -> None:
        """Put the game in this file on the table, or say why not. A saved game is opened as the list of them does."""
        if is_challenge(path):
            self._window.pages.making.bring_in([path])
            return
        from dune_desktop.windows.saved.import_sheet import Brought, bring_in

        own = self._own(path)
        brought = Brought(path, own, known=True) if own else bring_in(self._window.store, path)
        if brought.game:
            brought = self._free(brought)
        if brought.trouble:
            self.sheet().tell((brought,))
        else:
            if not own:
                remember(path)
            self._window.games.load(brought.game)

    def _own(self, path: Path) -> str:
        """Find the saved game that has this file, if it is one."""
        own = self._window.store.has(path) and path.suffix == SUFFIX and is_id(path.stem)
        return path.stem if own else ""

    def _free(self, brought: Brought) -> Brought:
        """Add what is wrong if another copy of the program plays the game."""
        store = self._window.store
        try:
            store.claim(brought.game)
        except GameLocked as error:
            return evolve(brought, trouble=str(error).rpartition(": ")[2])
        store.release(brought.game)
        return brought

    def bring_in(self, paths: Iterable[str | Path]) -> None:
        """Take files over as games or challenges, and tell what came of each."""
        found = [Path(path) for path in paths]
        posed = [path for path in found if is_challenge(path)]
        games = [path for path in found if path not in posed]
        if posed:
            self._window.pages.making.bring_in(posed)
        if games:
            self.sheet().read(games)

    def _brought(self, game: str) -> None:
        """Files were read, and the first of them may be a game now."""
        from dune_desktop.windows.saved.load_page import LoadPage

        page = self._window.findChild(LoadPage)
        if page is not None and page.isVisible():
            page.refresh()
            page.list.choose(game)

    def sheet(self) -> BroughtSheet:
        """What tells about files that were brought in."""
        if self._sheet is None:
            from dune_desktop.windows.saved.import_sheet import BroughtSheet

            window = self._window
            self._sheet = BroughtSheet(window.look, window, window.pages, window.store)
            self._sheet.open_asked.connect(window.games.load)
            self._sheet.list_asked.connect(self.show_saved)
            self._sheet.done.connect(self._brought)
        return self._sheet
