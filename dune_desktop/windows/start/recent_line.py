"""The games before the one that Continue opens, side by side: a click goes on with one of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.games import short_name
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.widgets.form_widgets import MenuButton
from dune_desktop.windows.widgets.layouts import bare, fill
from dune_desktop.windows.widgets.panels import PagePart

if TYPE_CHECKING:
    from dune_desktop.records.saved_game import SavedGame

#: So many games.
RECENT: Final = 2
#: How high a line with a detail is.
DETAILED: Final = 62.0


class RecentLine(PagePart):
    """It is hidden where there is no other game, or no room."""

    #: This game is to be opened.
    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._games: Sequence[SavedGame] = ()
        self.buttons = [MenuButton(look) for _ in range(RECENT)]
        self.pad(fill(bare(QHBoxLayout(self)), *((button, 1) for button in self.buttons)), 0, gap=tokens.S8)
        for number, button in enumerate(self.buttons):
            button.clicked.connect(partial(self._choose, number))
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # one alone has its half
            button.setSizePolicy(policy)

    def tell(self, games: Sequence[SavedGame]) -> None:
        """Offer the first of these."""
        self._games = games[:RECENT]
        self.retranslate()

    def allow(self, room: bool) -> None:
        """Show it if there is room for it, and something to show."""
        self.setVisible(room and bool(self._games))

    def _choose(self, number: int, _checked: bool = False) -> None:
        self.chosen.emit(self._games[number].id)

    def retranslate(self) -> None:
        words = self.tr("Round {number} · {edition}")
        for game, button in zip(self._games, self.buttons, strict=False):
            told = words.format(number=game.round, edition=short_name(game.edition))
            button.say(saved_words.title(saved_words.named(game)), told)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(self._games))

    def relook(self) -> None:
        super().relook()
        for button in self.buttons:
            button.setFixedHeight(self.units(DETAILED))
