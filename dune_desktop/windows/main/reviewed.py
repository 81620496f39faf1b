"""The game that is looked back at: its page, and the work at it, which goes on while other pages are shown."""

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dune_desktop.records.record import BadRecord
from dune_desktop.text.spoken_names import speak_of
from dune_desktop.text.troubles import told

if TYPE_CHECKING:
    from dune_desktop.records.record import Record
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.review.review_page import ReviewPage


class ReviewedGame(QObject):
    """Knows one review at a time: another one begins only when its game is asked for."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: ReviewPage | None = None
        self._record: Record | None = None
        #: The id of its saved game.
        self._game = ""

    def show_saved(self, game: str) -> None:
        """Look back at a saved game."""
        store = self._window.store
        try:
            with store.naming(game):
                self.show(store.load(game), game)
        except BadRecord as error:
            self._window.answer(told(str(error)))

    def show(self, record: Record, game: str) -> None:
        """Look back at this game; where it was looked through before, that is shown at once. Raises BadRecord."""
        if self.page is None or self._record is None or record.actions != self._record.actions or game != self._game:
            self.end()
            self._record, self._game = record, game
            self.page = self._made(record, game)
            self.page.work.start()
        speak_of(self.page.game.edition.products)
        self._window.visit(self.page)

    def _made(self, record: Record, game: str) -> ReviewPage:
        from dune_desktop.models.game.replaying import ReplayController
        from dune_desktop.models.reviewing import Reviewing
        from dune_desktop.windows.review.review_page import ReviewPage

        window = self._window
        controller = ReplayController(record)
        speak_of(controller.edition.products)
        work = Reviewing(record, controller.replay, window.store, game)
        page = ReviewPage(work, controller, window.look, window.settings)
        for one in (controller, work):
            one.setParent(page)
        page.back_asked.connect(window.back)
        page.watch_asked.connect(self._watch)
        page.play_asked.connect(self._play)
        page.try_asked.connect(self._try)
        page.rule_asked.connect(window.show_help)
        page.topic_asked.connect(window.pages.show_challenges_of)
        window.pages.addWidget(page)
        return page

    def _watch(self, position: int) -> None:
        assert self._record is not None
        self._window.games.watch_record(self._record, self._game, position)

    def _play(self, position: int) -> None:
        """Ask whether a new game shall begin there, where one sees where that is."""
        self._watch(position)
        replay = self._window.replay
        assert replay is not None
        replay.panel.ask_to_branch()

    def _try(self, position: int) -> None:
        from dune_desktop.windows.main.tried_decision import try_again

        assert self.page is not None
        try_again(self._window, self.page, position)

    def end(self) -> None:
        """Stop the work at it; what was found is kept."""
        if self.page is not None:
            self.page.work.stop()
            self._window.pages.drop(self.page)
            self.page = None
