"""The page of a review: it follows what is found, and leads from each decision to the game as it was there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from dune_desktop.models.asking.told import ToldAnswers
from dune_desktop.models.game.replaying import ReplayController
from dune_desktop.models.reviewing import Reviewing
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.review.balance_table import BalanceTable
from dune_desktop.windows.review.chances_chart import ChancesChart
from dune_desktop.windows.review.lesson import LessonLine, summed_up
from dune_desktop.windows.review.mistakes import MistakeList, MistakeModel
from dune_desktop.windows.review.review_words import Review, ReviewWords
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.layouts import column, fill, role_label, row
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.widgets.panels import announce
from dune_desktop.windows.widgets.progress_bar import ProgressBar

if TYPE_CHECKING:
    from dune_desktop.files.settings import Settings
    from dune_desktop.reviews.findings import Finding

#: Whose decisions are shown: instead of a seat.
_ALL: Final = -1
#: So many decisions are shown at most: who reads them all has had the best of it.
_MOST: Final = 30


class ReviewPage(SheetPage):
    """Chart and table at the left, the dearest decisions at the right; above them how far the work has come."""

    most = (1320.0, 900.0)
    least = QSizeF(1060, 620)

    #: The game is to be watched from this position.
    watch_asked = Signal(int)
    #: A new game is to go on from this position.
    play_asked = Signal(int)
    #: The decision at this position is to be tried once more.
    try_asked = Signal(int)
    #: The rules are to be shown at this number, challenges of this topic.
    rule_asked = Signal(str)
    topic_asked = Signal(str)

    def __init__(
        self, work: Reviewing, game: ReplayController, look: Look, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        look = self.look
        self.work, self.game = work, game
        colours = tuple(seat.colour for seat in game.seats)
        self.words = ReviewWords(game, ToldAnswers(game, settings))
        self.progress, self.bar, self.button = role_label("quiet"), ProgressBar(look), QPushButton()
        self._chart_heading, self._list_heading = Chapter(look), Chapter(look)
        self.chart = ChancesChart(look, colours, self.words.stand)
        self.table = BalanceTable(look, colours, self.words)
        #: By position, what a decision was about.
        self._topics: dict[int, str] = {}
        self.seats, self.nothing = Chooser(look), role_label("quiet", wrap=True)
        self.model = MistakeModel(self.words, self)
        self.list = MistakeList(self.model, look, colours)
        self.sum, self.lesson = role_label("", wrap=True), LessonLine(look)
        self.watch, self.play, self.try_it = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.begin()
        self.follow()

    def _lay_out(self) -> None:
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.try_it.setProperty("accent", True)
        fill(self.head, self.progress, self.bar, self.button)
        both, right = QGridLayout(), column((self.list, 1), (self.nothing, 1), self.lesson)
        both.addWidget(self._chart_heading, 0, 0)
        both.addLayout(row((self._list_heading, 1), self.seats), 0, 1)
        both.addWidget(self.chart, 1, 0)
        both.addWidget(self.table, 2, 0)
        both.addLayout(right, 1, 1, 2, 1)
        both.setRowStretch(1, 1)
        for at, share in enumerate((5, 4)):
            both.setColumnStretch(at, share)
        self.pad(right, gap=tokens.S6)
        self.keep_size(both.setHorizontalSpacing, tokens.S16)
        self.keep_size(both.setVerticalSpacing, tokens.S6)
        fill(self.body, self.sum, (both, 1))
        fill(self.foot, self.play, self.watch, self.try_it)
        self.size_buttons(96, self.button, self.play, self.watch, self.try_it)

    def _connect(self) -> None:
        self.work.changed.connect(self.follow)
        self.button.clicked.connect(self._stop_or_go_on)
        self.seats.currentIndexChanged.connect(self.follow)
        self.chart.taken.connect(self.watch_asked)
        self.list.taken.connect(self.watch_asked)
        self.list.chosen.connect(self._chosen)
        self.watch.clicked.connect(self._watch)
        self.play.clicked.connect(self._play)
        self.try_it.clicked.connect(self._try)
        self.lesson.rule_asked.connect(self.rule_asked)
        self.lesson.topic_asked.connect(self.topic_asked)

    # ------------------------------------------------------------ following

    def follow(self) -> None:
        """Show what has been found so far."""
        review, seat = self.work.review, self.seats.currentData()
        mistakes = review.mistakes(None if seat in (None, _ALL) else seat)
        self.model.show(mistakes[:_MOST])
        self.list.setVisible(bool(mistakes))
        self.nothing.setVisible(not mistakes)
        self.lesson.setVisible(bool(mistakes))
        for button in (self.watch, self.play, self.try_it):
            button.setEnabled(bool(mistakes))
        self.sum.setText(summed_up(mistakes, "" if seat in (None, _ALL) else self.words.seat(seat)))
        self.sum.setVisible(bool(mistakes))
        self._topics = {mistake.finding.position: mistake.topic for mistake in mistakes}
        self._tell_lesson()
        self.chart.show_stands(tuple(review.stands()))
        self.table.show_balances(review.told_balances(), review.alone, review.whole)
        self._tell_progress()

    def _tell_lesson(self) -> None:
        position = self.list.position
        self.lesson.tell("" if position is None else self._topics.get(position, ""))

    def _tell_progress(self) -> None:
        work, review = self.work, self.work.review
        open_ = not review.whole
        for widget in (self.progress, self.bar, self.button):
            widget.setVisible(open_)
        self.bar.show_part(len(review.found) / max(1, review.all))
        if work.failed:
            said = self.tr("The review could not be finished.")
        elif work.busy:
            said = self.tr("Decision {n} of {all}").format(n=len(review.found), all=review.all)
        else:
            said = self.tr("Stopped at decision {n} of {all}").format(n=len(review.found), all=review.all)
        if work.failed and said != self.progress.text():
            announce(self, said)
        self.progress.setText(said)
        self.button.setText(self._deed())
        self.nothing.setText(
            self.tr("Nothing has been found yet.") if open_ else self.tr("No decision could have been better.")
        )

    def _deed(self) -> str:
        if self.work.busy:
            return self.tr("Stop")
        return self.tr("Try again") if self.work.failed else self.tr("Continue")

    def _stop_or_go_on(self) -> None:
        (self.work.stop if self.work.busy else self.work.start)()

    def heading_of(self, finding: Finding) -> str:
        """Whose decision it was, and in which round."""
        mistakes = self.work.review.mistakes(finding.seat)
        return next(self.words.heading(one) for one in mistakes if one.finding is finding)

    # ------------------------------------------------------------ going there

    def _chosen(self, position: int) -> None:
        """Who looks at the chart while dearer decisions are still found is not led away from there."""
        self._tell_lesson()
        if self.list.chosen_by_hand or not self.chart.hasFocus():
            self.chart.point_at(position)

    def _watch(self) -> None:
        if self.list.position is not None:
            self.watch_asked.emit(self.list.position)

    def _play(self) -> None:
        if self.list.position is not None:
            self.play_asked.emit(self.list.position)

    def _try(self) -> None:
        if self.list.position is not None:
            self.try_asked.emit(self.list.position)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.list if self.list.isVisibleTo(self) else self.chart).setFocus()

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        super().retranslate()
        self.game.retranslate()
        self.heading.setText(self.tr("Review"))
        self._chart_heading.setText(self.tr("Winning chances, in percent"))
        self._list_heading.setText(self.tr("What cost most"))
        self.chart.setAccessibleName(self.tr("Winning chances"))
        self.chart.setToolTip(
            self.tr("Arrow keys go from turn to turn; Enter or a double click watches the game there.")
        )
        self.list.setAccessibleName(self.tr("What cost most"))
        self.table.setAccessibleName(self.tr("Decisions and luck"))
        self.watch.setText(self.tr("Watch this decision"))
        self.try_it.setText(self.tr("Try it yourself"))
        self.try_it.setToolTip(self.tr("Decide once more, and compare"))
        self.play.setText(self.tr("Play from here"))
        self.play.setToolTip(self.tr("Begin a new game at this decision"))
        everybody = {_ALL: Review.tr("All players")}
        self.seats.call(self.tr("Whose decisions"))
        people = {seat: self.words.seat(seat) for seat in self.game.people}
        self.seats.offer(everybody | people, self.seats.currentData())
        self.model.forget_words()
        self.follow()
        self.chart.retell()
