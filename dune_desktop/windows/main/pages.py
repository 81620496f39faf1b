"""The pages of the window besides those of games: each is made, and connected, when it is first wanted."""

# What the first screen does not need is imported when it is first wanted, so that the program is there at once.
# ruff: noqa: PLC0415
from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from dune_desktop.windows.main.learning import learn
from dune_desktop.windows.main.reviewed import ReviewedGame
from dune_desktop.windows.start.start_page import StartPage

if TYPE_CHECKING:
    from dune_desktop.challenges.own_challenges import OwnChallenges
    from dune_desktop.scene.faces.measures import Face
    from dune_desktop.windows.blends.blend_page import BlendPage
    from dune_desktop.windows.challenges.challenges_page import ChallengesPage
    from dune_desktop.windows.collection.collection_page import CollectionPage
    from dune_desktop.windows.help.help_page import HelpPage
    from dune_desktop.windows.learning.learn_page import LearnPage
    from dune_desktop.windows.main.crash_page import CrashPage
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.main.making_challenges import MakingChallenges
    from dune_desktop.windows.main.tried_challenge import TriedChallenge
    from dune_desktop.windows.saved.load_page import LoadPage
    from dune_desktop.windows.settings.settings_page import SettingsPage
    from dune_desktop.windows.statistics.statistics_page import StatisticsPage
    from dune_desktop.windows.widgets.page import Page
    from dune_desktop.windows.wizard.new_game_page import NewGamePage

PageT = TypeVar("PageT", bound="Page")


class Pages(QStackedWidget):
    """Shows one of the pages. Those of games are added by ``CurrentGames``."""

    #: A game is not needed any more.
    dropped = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        #: The game that is looked back at.
        self.reviewed = ReviewedGame(window)
        #: By page, the one that it was opened from: there its way back leads.
        self.opened_from: dict[QWidget | None, QWidget | None] = {}

    def needs(self) -> QSize:
        """What the page that is shown needs, in pixels."""
        page = self.currentWidget()
        return QSize(0, 0) if page is None else page.needs()  # type: ignore[attr-defined]

    def minimumSizeHint(self) -> QSize:
        """Pages that are not shown need nothing."""
        return QSize(0, 0)

    def drop(self, page: QWidget) -> None:
        """Forget the page of a game that is not needed any more, and that anything leads back to it."""
        self.opened_from = {one: there for one, there in self.opened_from.items() if page not in (one, there)}
        self.removeWidget(page)
        page.setParent(self)  # it has been all the time: PySide has forgotten that, and would never let go of it
        page.deleteLater()
        self.dropped.emit()

    def _added(self, page: PageT) -> PageT:
        page.back_asked.connect(self._window.back)
        self.addWidget(page)
        return page

    @cached_property
    def start(self) -> StartPage:
        window = self._window
        page = StartPage(window.look)
        page.continue_asked.connect(window.games.go_on)
        page.new_game_asked.connect(window.show_new_game)
        page.learn_asked.connect(window.show_learn)
        page.load_asked.connect(window.show_load)
        page.collection_asked.connect(self.show_collection)
        page.statistics_asked.connect(window.show_statistics)
        page.settings_asked.connect(window.show_settings)
        page.help_asked.connect(window.show_help)
        page.quit_asked.connect(window.close)
        page.languages.chosen.connect(self._speak)
        page.recent.chosen.connect(window.games.load)
        return self._added(page)

    def _speak(self, language: str) -> None:
        """Who starts the program for the first time has chosen a language."""
        self._window.settings.language = language
        self._window.setting_changed("language")
        self.start.take_home()

    @cached_property
    def learn(self) -> LearnPage:
        from dune_desktop.windows.learning.learn_page import LearnPage

        page = LearnPage(self._window.look)
        page.asked.connect(partial(learn, self._window))
        page.challenges_asked.connect(self.show_challenges)
        return self._added(page)

    @cached_property
    def new_game(self) -> NewGamePage:
        from dune_desktop.windows.wizard.new_game_page import NewGamePage

        window = self._window
        page = NewGamePage(window.look, window.settings)
        page.begin_asked.connect(window.games.begin)
        page.cards_asked.connect(window.show_cards)
        return self._added(page)

    @cached_property
    def cards(self) -> BlendPage:
        """The page of the blend that the wizard has."""
        from dune_desktop.windows.blends.blend_page import BlendPage

        window = self._window
        blends = next(iter(self.new_game.blends.values()))
        page = BlendPage(window.look, blends)
        blends.stored.connect(window.save_settings)
        return self._added(page)

    @cached_property
    def load(self) -> LoadPage:
        return self._added(self._window.desk.page())

    @cached_property
    def statistics(self) -> StatisticsPage:
        from dune_desktop.windows.statistics.statistics_page import StatisticsPage

        return self._added(StatisticsPage(self._window.look, self._window.counting))

    @cached_property
    def settings(self) -> SettingsPage:
        from dune_desktop.windows.settings.settings_page import SettingsPage

        window = self._window
        page = SettingsPage(window.look, window.settings)
        page.changed.connect(window.setting_changed)
        return self._added(page)

    @cached_property
    def help(self) -> HelpPage:
        from dune_desktop.windows.help.help_page import HelpPage

        return self._added(HelpPage(self._window.look, self._window.settings.keys))

    @cached_property
    def collection(self) -> CollectionPage:
        from dune_desktop.windows.collection.collection_page import CollectionPage

        page = CollectionPage(self._window.look)
        page.rule_asked.connect(self._window.show_help)
        self.dropped.connect(partial(page.open_at, None, None))
        return self._added(page)

    @cached_property
    def challenges(self) -> ChallengesPage:
        from dune_desktop.windows.challenges.challenges_page import ChallengesPage

        window = self._window
        page = ChallengesPage(window.look, self.own, window.settings.keys)
        page.try_asked.connect(self.tried.begin)
        page.files_chosen.connect(self.making.bring_in)
        page.failed.connect(window.answer)
        return self._added(page)

    @cached_property
    def own(self) -> OwnChallenges:
        """The challenges that people have made."""
        from dune_desktop.challenges.own_challenges import OwnChallenges
        from dune_desktop.files.folders import challenges_folder

        return OwnChallenges(challenges_folder(self._window.store.folder))

    @cached_property
    def making(self) -> MakingChallenges:
        """What makes challenges of games, and brings in those of others."""
        from dune_desktop.windows.main.making_challenges import MakingChallenges

        return MakingChallenges(self._window)

    @cached_property
    def tried(self) -> TriedChallenge:
        """What puts challenges on the table."""
        from dune_desktop.windows.main.tried_challenge import TriedChallenge

        return TriedChallenge(self._window)

    def make_challenge(self) -> None:
        """Make a challenge of the game that is shown."""
        self.making.ask()

    def show_challenges(self) -> None:
        """Show the challenges as they stand; the way back leads to all else that can be learned."""
        self.challenges.follow(self._window.settings.solved)
        self.opened_from[self.challenges] = self.learn
        self._window.show_page(self.challenges)

    def show_challenges_of(self, topic: str) -> None:
        """Show those that teach this; the way back leads to where one is now."""
        self.challenges.follow(self._window.settings.solved)
        self.challenges.filters.choose(topic=topic)
        self._window.visit(self.challenges)

    def show_collection(self, face: Face | None = None) -> None:
        """Show everything in print, and where it is in the game on the table; at a card if one is meant."""
        game = self._window.replay or self._window.table
        self.collection.open_at(face, None if game is None else game.controller)
        self._window.visit(self.collection)

    @cached_property
    def crash(self) -> CrashPage:
        from dune_desktop.windows.main.crash_page import CrashPage

        page = CrashPage(self._window.look)
        page.back_asked.connect(self._window.show_start)
        self.addWidget(page)
        return page
