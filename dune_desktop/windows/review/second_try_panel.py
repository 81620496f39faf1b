"""What is said while a decision is made once more: the question, and then how the answer compares with the best one."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dune_desktop.models.asking.second_try import BEST, OPEN, SAME, SecondTry
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.review.review_words import ReviewWords
from dune_desktop.windows.table.saying_panel import SayingPanel

#: How wide the buttons are.
_SHARES: Final = (10.0, 10.0, 8.0)


class SecondTryPanel(SayingPanel):
    """Asks what one would do; nothing is said of what was done in the game before there is an answer."""

    review_asked = Signal()
    again_asked = Signal()

    def __init__(self, second_try: SecondTry, words: ReviewWords, heading: str, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, _SHARES)
        self.second_try = second_try
        self._words, self._heading = words, heading
        self.review, self.show_best, self.again = self.buttons
        self.review.clicked.connect(self.review_asked)
        self.show_best.clicked.connect(second_try.tell)
        self.again.clicked.connect(self.again_asked)
        second_try.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def sentence(self) -> str:
        """What is said now."""
        tried, words = self.second_try, self._words
        finding = tried.finding
        if tried.state == OPEN and not tried.told:
            return self.tr("What would you do here? Your answer is compared with what the review thinks best.")
        if tried.state == BEST:
            return " ".join((self.tr("The review thinks so, too: nothing was better."), words.why(finding)))
        better = " ".join((f"{words.better(finding)}.", words.why(finding)))
        if tried.state == SAME:
            return " ".join((self.tr("So it was in the game, too."), better))
        return better

    def retranslate(self) -> None:
        over = self.second_try.state != OPEN
        self.review.show_text(self.tr("Review"), tip=self.tr("Back to the review"), accent=over)
        self.show_best.show_text(self.tr("Show me"), tip=self.tr("What the review thinks best, and why"))
        self.show_best.setEnabled(not over and not self.second_try.told)
        self.again.show_text(self.tr("Again"), tip=self.tr("Decide once more"))
        self.say(self.sentence, self._heading)
