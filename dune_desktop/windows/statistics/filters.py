"""Which games count: of whom, which edition, mode and level, and since when."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.statistics.summary import GameSummary
from dune_desktop.statistics.tally import GameFilter, people
from dune_desktop.text.names import ids
from dune_desktop.windows.games import MODES
from dune_desktop.windows.statistics import statistics_words
from dune_desktop.windows.widgets.fields import Chooser

#: Days back; None: always, 0: since New Year.
_PERIODS: Final = (None, 30, 365, 0)
#: Shares of the width: names of editions are long.
_WIDE, _WIDER = 3, 5


class Filters(QWidget):
    """A row of choosers. Whoever has played most is chosen until somebody chooses."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._games: tuple[GameSummary, ...] = ()
        self.player, self.edition, self.mode = Chooser(look), Chooser(look), Chooser(look)
        self.level, self.period = Chooser(look), Chooser(look)
        self._chosen = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for chooser in self._choosers():
            chooser.setMinimumWidth(1)
            self._row.addWidget(chooser, _WIDER if chooser is self.edition else _WIDE)
            chooser.activated.connect(self.changed)
        self.player.activated.connect(self._choose)
        look.changed.connect(self._scale)
        self._scale()

    def _choosers(self) -> tuple[Chooser, ...]:
        return self.player, self.edition, self.mode, self.level, self.period

    def _scale(self) -> None:
        self._row.setSpacing(round(tokens.S8 * self._look.u))
        for chooser in self._choosers():
            chooser.setMinimumHeight(round(tokens.OPTION * self._look.u))

    def _choose(self) -> None:
        self._chosen = True

    def choice(self) -> GameFilter:
        """What is chosen."""
        found = (chooser.currentData() for chooser in (self.player, self.edition, self.mode, self.level))
        player, edition, mode, level = found
        return GameFilter(player or "", edition, mode, level, _since(self.period.currentData()))

    def show_all(self) -> None:
        """All games of everybody."""
        self._chosen = True
        for chooser in self._choosers():
            chooser.setCurrentIndex(0)
        self.changed.emit()

    def follow(self, games: tuple[GameSummary, ...]) -> None:
        """Choose among these games from now on."""
        self._games = games
        self.retranslate()

    def retranslate(self) -> None:
        """Make all words anew; what is chosen stays."""
        games, told = self._games, people(self._games)
        text = self.tr("{player} · {games}")
        players = {
            key: text.format(player=statistics_words.player(name), games=statistics_words.games(n))
            for key, name, n in told
        }
        editions = _in_order({game.edition for game in games}, EDITIONS)
        modes = _in_order({game.mode for game in games}, MODES)
        levels = _in_order({game.level for game in games if game.level}, ids("level"))
        periods = (self.tr("Any time"), self.tr("Last 30 days"), self.tr("Last 12 months"), self.tr("This year"))
        for chooser, title, choices in (
            (self.player, self.tr("Player"), {"": self.tr("All players"), **players}),
            (self.edition, self.tr("Edition"), _each(self.tr("All editions"), editions, statistics_words.edition_name)),
            (self.mode, self.tr("Mode"), _each(self.tr("All modes"), modes, statistics_words.mode_of)),
            (self.level, self.tr("Level"), _each(self.tr("All levels"), levels, statistics_words.level_of)),
            (self.period, self.tr("Period"), dict(zip(_PERIODS, periods, strict=True))),
        ):
            chooser.call(title)
            chooser.offer(choices, chooser.currentData())
        self.level.setVisible(bool(levels))
        if not self._chosen and told:
            self.player.setCurrentIndex(1)


def _in_order(found: set[str], known: Iterable[str]) -> list[str]:
    """As they are listed elsewhere; what another version of the program knows is last."""
    places = {one: number for number, one in enumerate(known)}
    return sorted(found, key=lambda one: (places.get(one, len(places)), one))


def _each(every: str, ids: Iterable[str], called: Callable[[str], str]) -> dict[str | None, str]:
    """All of them, or one."""
    return {None: every, **{one: called(one) for one in ids}}


def _since(days: int | None) -> date | None:
    today = date.today()
    if days is None:
        return None
    return today - timedelta(days) if days else today.replace(month=1, day=1)
