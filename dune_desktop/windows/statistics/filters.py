"""Which games count: of whom, which edition, mode and level, and since when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.statistics.summary import GameSummary
from dune_desktop.statistics.tally import GameFilter, people
from dune_desktop.text.names import ids
from dune_desktop.text.players import LEVELS
from dune_desktop.windows.games import MODES
from dune_desktop.windows.statistics import statistics_words as words
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.layouts import fill
from dune_desktop.windows.widgets.panels import PagePart

#: Days back; None: always, 0: since New Year.
_PERIODS: Final = (None, 30, 365, 0)
#: Shares of the width: names of editions are long.
_WIDE, _WIDER = 3, 5


class Filters(PagePart):
    """A row of choosers. Whoever has played most is chosen until somebody chooses."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._games: tuple[GameSummary, ...] = ()
        self.choosers = [Chooser(look) for _ in range(5)]
        self.player, self.edition, self.mode, self.level, self.period = self.choosers
        self._chosen = False
        shares = (_WIDER if chooser is self.edition else _WIDE for chooser in self.choosers)
        self.pad(fill(QHBoxLayout(self), *zip(self.choosers, shares, strict=True)), 0, gap=tokens.S8)
        for chooser in self.choosers:
            chooser.setMinimumWidth(1)
            self.keep_size(chooser.setMinimumHeight, tokens.OPTION)
            chooser.activated.connect(self.changed)
        self.player.activated.connect(self._choose)

    def _choose(self) -> None:
        self._chosen = True

    def choice(self) -> GameFilter:
        player, edition, mode, level, days = (chooser.currentData() for chooser in self.choosers)
        return GameFilter(player or "", edition, mode, level, _since(days))

    def show_all(self) -> None:
        """Choose all games of everybody."""
        self._chosen = True
        for chooser in self.choosers:
            chooser.setCurrentIndex(0)
        self.changed.emit()

    def follow(self, games: tuple[GameSummary, ...]) -> None:
        """Choose among these games from now on."""
        self._games = games
        self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew; what is chosen stays."""
        told, text = people(self._games), self.tr("{player} · {games}")
        players = {key: text.format(player=words.player(name), games=words.games(n)) for key, name, n in told}
        editions = self._each(self.tr("All editions"), "edition", EDITIONS, words.edition_name)
        modes = self._each(self.tr("All modes"), "mode", MODES, words.mode_of)
        levels = self._each(self.tr("All levels"), "levels", (*ids("level"), *LEVELS), words.level_of)
        periods = (self.tr("Any time"), self.tr("Last 30 days"), self.tr("Last 12 months"), self.tr("This year"))
        titles = (self.tr("Player"), self.tr("Edition"), self.tr("Mode"), self.tr("Level"), self.tr("Period"))
        choices: tuple[Mapping[Any, str], ...] = (
            {"": self.tr("All players"), **players}, editions, modes, levels,
            dict(zip(_PERIODS, periods, strict=True)),
        )  # fmt: skip
        for chooser, title, offered in zip(self.choosers, titles, choices, strict=True):
            chooser.call(title)
            chooser.offer(offered, chooser.currentData())
        self.level.setVisible(len(levels) > 1)
        if not self._chosen and told:
            self.player.setCurrentIndex(1)

    def _each(self, every: str, what: str, known: Iterable[str], called: Callable[[str], str]) -> dict[str | None, str]:
        """Offer all of them, or one, in the usual order; what another version of the program knows is last."""
        places = {one: number for number, one in enumerate(known)}
        having = (getattr(game, what) for game in self._games)
        found = {one for some in having for one in ((some,) if isinstance(some, str) else some)}
        ordered = sorted(found, key=lambda one: (places.get(one, len(places)), one))
        return {None: every, **{one: called(one) for one in ordered}}


def _since(days: int | None) -> date | None:
    today = date.today()
    if days is None:
        return None
    return today - timedelta(days) if days else today.replace(month=1, day=1)
