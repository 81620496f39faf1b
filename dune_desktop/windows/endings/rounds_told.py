"""The story of the rounds: a heading, what is to be shown, and the chart."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout

from dune_desktop.models.story.chronicle import Chronicle
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text
from dune_desktop.windows.endings.round_chart import RoundChart
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.form_widgets import Segments
from dune_desktop.windows.widgets.layouts import fill, row
from dune_desktop.windows.widgets.panels import PagePart

#: What the chart can show.
_LINES: Final[dict[str, Text]] = {
    "vp": QT_TRANSLATE_NOOP("Chart", "Victory Points"),
    "solari": QT_TRANSLATE_NOOP("Chart", "Solari"),
    "spice": QT_TRANSLATE_NOOP("Chart", "Spice"),
    "water": QT_TRANSLATE_NOOP("Chart", "Water"),
}


class RoundsTold(PagePart):
    """It keeps its place while it is hidden, so that nothing moves when it comes."""

    def __init__(self, look: Look, colours: tuple[str, ...]) -> None:
        super().__init__(look)
        self._story: Chronicle | None = None
        self._heading, self._chart = Chapter(look), RoundChart(look, colours)
        self.lines = Segments(look, range(len(_LINES)), 0)
        self.lines.chosen.connect(self._draw)
        whole = fill(QVBoxLayout(self), row((self._heading, 1), self.lines), (self._chart, 1))
        self.pad(whole, 0, gap=tokens.S12)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_story(self, story: Chronicle) -> None:
        """Draw the rounds of this game."""
        self._story = story
        self._draw(self.lines.value())

    def _draw(self, number: int) -> None:
        if self._story is not None:
            self._chart.show_story(self._story, tuple(_LINES)[number])

    def retranslate(self) -> None:
        self._heading.setText(self.tr("Round by round"))
        for number, words in enumerate(_LINES.values()):
            self.lines.say(number, str(words))
