"""The page of challenges: the list, and beside it what the chosen one is about."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton

from dune_desktop.challenges.challenge import challenges
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.challenges import goal
from dune_desktop.windows.challenges.challenge_list import ChallengeList, ChallengeModel, difficulty, state
from dune_desktop.windows.challenges.dealt_cards import DealtCards
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.layouts import column, fill, role_label, row
from dune_desktop.windows.widgets.page import SheetPage


class ChallengesPage(SheetPage):
    """Small positions with a goal."""

    most = (1160.0, 860.0)
    room = "challenges"
    least = QSizeF(1000, 600)

    #: The id of the one that is to be tried.
    try_asked = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        look = self.look
        self._solved: Collection[str] = ()
        self.progress = role_label("quiet")
        self.model = ChallengeModel(self)
        self.list = ChallengeList(self.model, look)
        self.title = Chapter(look)
        self.about, self.goal, self.teaches = (
            role_label("quiet"),
            role_label("heading", wrap=True),
            role_label("", True),
        )
        self.cards = DealtCards(look)
        self.how, self.play = role_label("quiet", wrap=True), QPushButton()
        self._lay_out()
        self.play.setProperty("accent", True)
        self.play.clicked.connect(self._try)
        self.list.taken.connect(self._try)
        self.list.chosen.connect(self._tell)
        self.begin()
        self.follow(())

    def _lay_out(self) -> None:
        for text in (self.goal, self.teaches, self.how):
            text.setAlignment(Qt.AlignmentFlag.AlignTop)
        right = column(self.title, self.about, self.goal, self.teaches, (self.cards, 1), self.how)
        both = row((self.list, 5), (right, 4))
        self.pad(right, gap=10)
        self.pad(both, gap=20)
        fill(self.body, (both, 1))
        fill(self.foot, self.progress, self.play)
        self.size_buttons(150, self.play)

    def follow(self, solved: Collection[str]) -> None:
        """Show what is solved now."""
        self._solved = solved
        found = challenges()
        now = self.list.row
        self.model.show(found.values(), solved)
        self.list.choose("" if now is None or now.key in solved else now.key)
        count = sum(one in found for one in solved)
        self.progress.setText(self.tr("{solved} of {all} solved").format(solved=count, all=len(found)))
        self._tell()

    def _tell(self) -> None:
        """Tell what the chosen one is about."""
        found = self.list.row
        if found is not None:
            self.title.setText(found.title)
            self.about.setText(f"{difficulty(found.challenge)} · {state(found.solved)}")
            self.goal.setText(goal(found.challenge))
            self.cards.deal(found.challenge)
            self.teaches.setText(self.tr("It is about: {teaches}.").format(teaches=found.teaches))

    def _try(self) -> None:
        found = self.list.row
        if found is not None:
            self.try_asked.emit(found.key)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Challenges"))
        self.list.setAccessibleName(self.tr("Challenges"))
        self.play.setText(self.tr("Try it"))
        self.how.setText(
            self.tr(
                "The others have revealed: you end the round alone. Your deck is known, nothing useful can be drawn"
                " from the Intrigue deck, and everything you need is there. There is one solution."
            )
        )
        self.list.viewport().update()
        self.follow(self._solved)
