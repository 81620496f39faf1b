"""What can be learned from a decision: what it was about, with the way to its rules and to challenges of that kind."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from dune_desktop.reviews.review import Mistake
from dune_desktop.reviews.topics import dearest
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.challenges import RULE_OF, TOPICS
from dune_desktop.text.lists import in_a_row
from dune_desktop.windows.review.review_words import Review, points
from dune_desktop.windows.widgets.layouts import bare, fill, role_label
from dune_desktop.windows.widgets.panels import PagePart


class LessonLine(PagePart):
    """Belongs to the chosen decision."""

    #: The rules are to be shown at this number, challenges of this topic.
    rule_asked = Signal(str)
    topic_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.topic = ""
        self.about, self.rules, self.challenges = role_label("quiet", wrap=True), QPushButton(), QPushButton()
        line = fill(bare(QHBoxLayout(self)), (self.about, 1), self.rules, self.challenges)
        self.pad(line, gap=tokens.S6)
        for button in (self.rules, self.challenges):
            self.keep_size(button.setMinimumHeight, tokens.OPTION)
        self.rules.clicked.connect(lambda: self.rule_asked.emit(RULE_OF[self.topic]))
        self.challenges.clicked.connect(lambda: self.topic_asked.emit(self.topic))
        self.retranslate()

    def tell(self, topic: str) -> None:
        """Say what the decision was about."""
        self.topic = topic
        self.retranslate()

    def retranslate(self) -> None:
        named = str(TOPICS[self.topic]) if self.topic else ""
        self.about.setText(self.tr("About: {topic}").format(topic=named) if named else "")
        self.rules.setText(self.tr("Rules"))
        self.rules.setToolTip(self.tr("What the rules say about it"))
        self.challenges.setText(self.tr("Challenges"))
        self.challenges.setToolTip(self.tr("Small positions in which it can be practised"))


def summed_up(mistakes: Sequence[Mistake], player: str) -> str:
    """What cost most in the game, all decisions of one kind taken together; empty where nothing did."""
    found = [
        Review.tr("{topic} ({cost} pp)", "percentage points").format(topic=str(TOPICS[topic]), cost=points(-cost))
        for topic, cost in dearest((mistake.topic, mistake.cost) for mistake in mistakes)
    ]
    if not found:
        return ""
    told = Review.tr("What cost {player} most: {topics}.") if player else Review.tr("What cost most: {topics}.")
    return told.format(player=player, topics=in_a_row(found))
