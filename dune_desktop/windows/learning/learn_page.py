"""The games that teach, a line each, and the challenges."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.tours import ABOUT, TITLES
from dune_desktop.windows.widgets.form_widgets import MenuButton
from dune_desktop.windows.widgets.layouts import STRETCH, fill, role_label
from dune_desktop.windows.widgets.page import SheetPage

_LINE: Final = 62.0


class LearnPage(SheetPage):
    """The first line is for who has never played."""

    most = (680.0, 476.0)
    room = "learn"

    #: The tour of this id is to begin.
    asked = Signal(str)
    challenges_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._how = role_label("quiet", wrap=True)
        self.lines = {tour: MenuButton(self.look) for tour in TITLES}
        for tour, button in self.lines.items():
            button.clicked.connect(partial(self.asked.emit, tour))
        self.challenges = MenuButton(self.look)
        self.challenges.clicked.connect(self.challenges_asked)
        next(iter(self.lines.values())).set_accent(True)
        lines = (*self.lines.values(), self.challenges)
        for button in lines:
            self.keep_size(button.setMinimumHeight, _LINE)
        fill(self.body, self._how, *lines, STRETCH)
        self.begin()

    def take_home(self) -> None:
        """Give the keyboard to the first game."""
        next(iter(self.lines.values())).setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Learn by playing"))
        self._how.setText(
            self.tr(
                "What is meant is ringed; all else stays possible. You can go back, leave, and come back another day."
            )
        )
        for tour, button in self.lines.items():
            button.say(str(TITLES[tour]), str(ABOUT[tour]))
        self.challenges.say(
            self.tr("Challenges"), self.tr("Small positions with a goal, from easy to hard, for who knows the rules")
        )
