"""The game on the table and the one that is watched: how they come to the screen and leave it again."""

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from dune_desktop.content import USUAL
from dune_desktop.engine.names import NOBODY
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.record import BadRecord
from dune_desktop.text.spoken_names import speak_of
from dune_desktop.text.translating import translate
from dune_desktop.text.troubles import told
from dune_desktop.windows.start.start_page import ContinueOffer, to_continue
from dune_desktop.windows.table import game_menu

if TYPE_CHECKING:
    from dune_desktop.engine.setup import Setup
    from dune_desktop.files.settings import SeatChoice
    from dune_desktop.models.game.controller import GameController
    from dune_desktop.models.shown_game import ShownGame
    from dune_desktop.records.game_info import SeatSetup
    from dune_desktop.records.record import Record, Replayed
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.replay.replay_page import ReplayPage
    from dune_desktop.windows.table.shown_page import ShownPage
    from dune_desktop.windows.table.table_page import TablePage


class CurrentGames(QObject):
    """Knows the game on the table and the one that is watched; the first stays while there is the other."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._store = window, window.store
        self.controller: GameController | None = None
        self.table: TablePage | None = None
        self.replay: ReplayPage | None = None

    def pages(self) -> Iterator[ShownPage]:
        """The pages of the games that there are."""
        yield from filter(None, (self.table, self.replay))

    def shown(self) -> ShownPage | None:
        """The page of the game that is shown now."""
        current = self._window.pages.currentWidget()
        return next((page for page in self.pages() if page is current), None)

    def come_to(self, page: QWidget) -> ShownPage | None:
        """Prepare for this page to be shown: if it is one of a game, words and colours become those of that game."""
        if page is self.table:
            self._end_watching()
        game = next((one for one in self.pages() if one is page), None)
        if game is not None:
            self._speak_of(game.controller)
        return game

    def _speak_of(self, game: ShownGame) -> None:
        speak_of(game.edition.products)
        self._window.look.set(colours=tuple(seat.colour for seat in game.seats))

    def follow_settings(self) -> None:
        if self.controller is not None:
            settings = self._window.settings
            self.controller.cover = settings.cover
            self.controller.opponents.speed = settings.opponents_speed
            self.controller.opponents.thoughts.seconds = settings.master_seconds
            self.controller.by_hand = settings.by_hand

    # ------------------------------------------------------------ on the table

    def begin(
        self, setup: Setup, seats: tuple[SeatSetup, ...], plans: tuple[SeatChoice, ...], edition: str = USUAL
    ) -> None:
        """Begin a new game, in the place of one in which nobody has decided anything."""
        self._window.settings.seats = plans
        self._window.save_settings()
        before = self.controller.game_id if self.controller is not None and self.controller.untouched else ""
        self._begin(edition, setup, seats)
        if before:
            self._store.forget(before)

    def begin_at(self, replayed: Replayed) -> None:
        """Begin a game where this one is, with those who sit there."""
        from dune_desktop.models.shown_game import seats_of

        record = replayed.recorder.record()
        self._begin(record.edition, record.setup, seats_of(record), replayed)

    def _begin(
        self, edition: str, setup: Setup, seats: tuple[SeatSetup, ...], replayed: Replayed | None = None
    ) -> None:
        """Begin a game where ``replayed`` is, or anew."""
        from dune_desktop.models.game.controller import GameController

        settings = self._window.settings
        self.play(
            GameController(
                edition, setup, seats, self, store=self._store, cover=settings.cover,
                opponents_speed=settings.opponents_speed, master_seconds=settings.master_seconds, replayed=replayed,
            )
        )  # fmt: skip

    def play_unkept(self, replayed: Replayed) -> None:
        """Play a game of which nothing stays, from where it is."""
        from dune_desktop.models.game.controller import GameController
        from dune_desktop.models.shown_game import seats_of

        record = replayed.recorder.record()
        self.play(GameController(record.edition, record.setup, seats_of(record), self, replayed=replayed))

    def to_continue(self) -> ContinueOffer:
        """What Continue opens: the game on the table if it is not over, or the newest one on disk."""
        return to_continue(self._store, self.controller)

    def go_on(self) -> None:
        """Continue the game on the table, or the newest one on disk."""
        if self.table is not None and self.table.controller.asked != NOBODY:
            self._window.show_page(self.table)
            return
        offer = self.to_continue()
        if offer.unknown:
            self._window.show_load()  # there is told why
        elif offer.locked:
            self._window.desk.show_saved(offer.game)
        elif offer.game:
            self.load(offer.game)

    def load(self, game: str) -> None:
        from dune_desktop.models.game.controller import GameController

        window = self._window
        if self.table is not None and self.table.controller.game_id == game:
            window.show_page(self.table)
            return
        try:
            opened = self._store.open(game)
        except (BadRecord, GameLocked) as error:
            window.answer(told(str(error)))
            if window.pages.currentWidget() is window.pages.start:
                window.show_start()  # another one can be continued
            return
        settings = window.settings
        controller = GameController.from_store(
            self._store, opened, self, cover=settings.cover, opponents_speed=settings.opponents_speed,
            master_seconds=settings.master_seconds,
        )  # fmt: skip
        self.play(controller)
        if controller.trouble:
            window.tell(told(controller.trouble))

    def play(self, controller: GameController) -> None:
        """Put the game on the table in the place of the one before."""
        from dune_desktop.windows.table.table_page import TablePage

        window = self._window
        self.leave()
        self.controller = controller
        controller.by_hand = window.settings.by_hand
        self._speak_of(controller)
        self.table = TablePage(controller, window.look, window.settings)
        self._add(self.table)
        self.table.closed.connect(self._close_table)
        self.table.watch_asked.connect(lambda: self.watch_record(controller.record(), controller.game_id))
        self.table.review_asked.connect(lambda: window.pages.reviewed.show(controller.record(), controller.game_id))
        self.table.setting_changed.connect(window.setting_changed)
        controller.failed.connect(window.tell)
        controller.unsaved.connect(window.tell_unsaved)
        controller.mended.connect(window.tell_mended)
        controller.shown.connect(window.warn_again)
        window.counting.follow(controller)
        window.show_page(self.table)
        if controller.asked == NOBODY:
            self.table.milestones.show_final(counted=True)
            self.table.take_home()

    def leave(self) -> None:
        """Take the game off the table; it is on disk."""
        self._end_watching()
        if self.table is not None:
            self._window.pages.drop(self.table)
            self.table = None
        if self.controller is not None:
            self.controller.opponents.paused = True
            self.controller.close()
            self.controller.deleteLater()
            self.controller = None

    def _close_table(self) -> None:
        self.leave()
        self._window.show_start()

    # ------------------------------------------------------------ what leads from a game to other pages

    def _add(self, page: ShownPage) -> None:
        window = self._window
        page.menu_asked.connect(self._obey_menu)
        page.help_asked.connect(window.show_help)
        page.rule_asked.connect(window.show_help)
        page.collection_asked.connect(window.pages.show_collection)
        page.new_game_asked.connect(window.show_new_game)
        page.statistics_asked.connect(window.show_statistics)
        window.pages.addWidget(page)

    def _obey_menu(self, line: str) -> None:
        """Do what the menu over a game asks of the window."""
        window = self._window
        handlers = {
            game_menu.COPY: self._save_copy,
            game_menu.CHALLENGE: window.pages.make_challenge,
            game_menu.SETTINGS: window.show_settings,
            game_menu.HELP: window.show_help,
            game_menu.COLLECTION: window.pages.show_collection,
            game_menu.KEYS: window.commands.sheets.show_keys,
            game_menu.GAMES: window.commands.sheets.show_games,
            game_menu.FULL_SCREEN: window.toggle_full_screen,
            game_menu.TITLE: self._leave_for_start,
            game_menu.QUIT: window.close,
        }
        handlers[line]()

    def _save_copy(self) -> None:
        assert self.table is not None
        name = self._window.desk.save_copy(self.table.controller)
        if name:
            self.table.menu.tell_copied(name)

    def _leave_for_start(self) -> None:
        """Show the first screen; the game stays, and Continue goes on with it."""
        for game in self.pages():
            game.menu.close_sheet()
        self._window.show_start()

    # ------------------------------------------------------------ watched

    def watch(self, game: str) -> None:
        """Watch a saved game from its beginning."""
        try:
            with self._store.naming(game):
                self.watch_record(self._store.load(game), game)
        except BadRecord as error:
            self._window.answer(told(str(error)))

    def watch_record(self, record: Record, game: str, position: int = 0) -> None:
        """Watch this record, which is that of a saved game, from a position. Raises BadRecord."""
        from dune_desktop.models.game.replaying import ReplayController
        from dune_desktop.windows.replay.replay_page import ReplayPage

        controller = ReplayController(record)
        self._end_watching()
        self._speak_of(controller)
        self.replay = ReplayPage(controller, self._window.look, self._window.settings)
        controller.setParent(self.replay)
        self._add(self.replay)
        self.replay.closed.connect(self.stop_watching)
        self.replay.branched.connect(self._play_on)
        self.replay.review_asked.connect(lambda: self._window.pages.reviewed.show(record, game))
        controller.go_to(position)
        self._window.visit(self.replay)

    def stop_watching(self) -> None:
        """Go back to where one came from."""
        self._window.back()
        self._end_watching()

    def _end_watching(self) -> None:
        if self.replay is not None:
            self.replay.controller.pause()
            self._window.pages.drop(self.replay)
            self.replay = None

    def _play_on(self) -> None:
        """Begin a new game where one is in what is watched."""
        from dune_desktop.windows.saved.saved_words import apart, name_of

        assert self.replay is not None
        watched = self.replay.controller
        record = watched.replay.record
        name = name_of(record.table, watched.seats)
        words = translate("MainWindow", "{game} (from round {round})")
        title = apart(self._store, words, name, round=watched.view.round)
        self.begin_at(watched.branch(title))
