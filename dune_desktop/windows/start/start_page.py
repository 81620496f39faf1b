"""The first screen: go on, begin, load, set up, learn, leave; and what Continue opens there."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dune_desktop import __version__
from dune_desktop.bots.names import RIVAL
from dune_desktop.engine.names import NOBODY
from dune_desktop.records.store import Unlisted
from dune_desktop.scene.art.plates import draw_rising_sun
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.translating import Texts
from dune_desktop.windows.games import against, rivals_of, short_name
from dune_desktop.windows.locales import when
from dune_desktop.windows.saved.saved_words import named
from dune_desktop.windows.start.language_line import LanguageLine
from dune_desktop.windows.start.recent_line import DETAILED, RECENT, RecentLine
from dune_desktop.windows.widgets.form_widgets import MenuButton
from dune_desktop.windows.widgets.layouts import STRETCH, column, fill, role_label, row
from dune_desktop.windows.widgets.page import Page
from dune_desktop.windows.widgets.painted import Painted

if TYPE_CHECKING:
    from dune_desktop.models.game.controller import GameController
    from dune_desktop.records.game_info import SeatSetup
    from dune_desktop.records.saved_game import SavedGame
    from dune_desktop.records.store import Store

Continuing = Texts("Continuing")
#: The lines, by their places.
CONTINUE, NEW_GAME, LEARN, LOAD, COLLECTION, STATISTICS, SETTINGS, HELP, QUIT = range(9)
#: Of the lines; all are wider where what stands above them is.
_WIDTH, _HEIGHT = 400.0, 44.0
#: So high is a window with room for everything.
_ROOMY: Final = 640.0
#: From the left edge of the window.
_MARGIN, _TOP = 72.0, 40.0
#: How high the line below the title is with its sun, and the sun.
_RULE, _SUN = 28.0, 8.0


class _Rule(Painted):
    """A line of brass with a stud at each end, below the title; the sun rises over its middle."""

    def paint(self, painter: QPainter, area: QRectF) -> None:
        middle, foot = area.center().x(), area.bottom() - 4
        draw_rising_sun(painter, QPointF(middle, foot), _SUN)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.theme.brass)
        painter.drawRect(QRectF(0, foot - 0.75, area.width(), 1.5))
        for at in (3.0, area.width() - 3):
            painter.drawEllipse(QRectF(at - 3, foot - 3, 6, 6))


class StartPage(Page):
    """What one may do, at the left of the desert. What Continue opens is told on its line."""

    menu = True
    least = QSizeF(800, 560)

    continue_asked = Signal()
    new_game_asked = Signal()
    learn_asked = Signal()
    load_asked = Signal()
    collection_asked = Signal()
    statistics_asked = Signal()
    settings_asked = Signal()
    help_asked = Signal()
    quit_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._saved = self._game = ""
        #: Who has never played here chooses a language, and whether to learn or to begin.
        self.languages = LanguageLine(self.look)
        self._new = False
        self.recent = RecentLine(self.look)
        self._title, self._about = role_label("title"), role_label("heading")
        self._rule, self._notice = _Rule(self.look), role_label("quiet", wrap=True)
        signals = (
            self.continue_asked, self.new_game_asked, self.learn_asked, self.load_asked, self.collection_asked,
            self.statistics_asked, self.settings_asked, self.help_asked, self.quit_asked,
        )  # fmt: skip
        self.buttons = [MenuButton(self.look) for _ in signals]
        for button, signal in zip(self.buttons, signals, strict=True):
            button.clicked.connect(signal)
        first, *others = self.buttons
        pairs = [row(*pair) for pair in zip(others[::2], others[1::2], strict=True)]
        above = self._title, self._about, self._rule, (STRETCH, 1), self.languages
        lines = column((STRETCH, 2), *above, first, self.recent, *pairs, (STRETCH, 3), self._notice)
        for each in (lines, *pairs):
            self.pad(each, gap=tokens.S8)
        self.pad(fill(QHBoxLayout(self), lines, STRETCH), _MARGIN, _TOP, 0, tokens.S24)
        for before, after in pairwise((first, *self.recent.buttons, *others)):
            self.setTabOrder(before, after)
        self.begin()
        self.offer("")

    def offer(self, saved: str, game: str = "", others: Sequence[SavedGame] = (), *, new: bool = False) -> None:
        """What Continue would open, in words, and of which game; empty: nothing. ``new``: nobody has played yet."""
        self.recent.tell(others)
        self._fit()
        self._saved, self._game = saved, game
        self._new = new
        self.languages.setVisible(new)
        self.buttons[0].setVisible(bool(saved))
        for number, button in enumerate(self.buttons):
            button.set_accent(number == self._first)
        self.retranslate()

    @property
    def _first(self) -> int:
        return 0 if self._saved else 1

    def take_home(self) -> None:
        """Give the keyboard to what one most likely wants."""
        self.buttons[self._first].setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Dune Desktop"))
        self._about.setText(self.tr("An unofficial, open way to play Dune: Imperium"))
        self._notice.setText(
            self.tr(
                "Version {version}. Free software by people who love the game, with art of its own;"
                " neither made nor endorsed by the publishers of Dune: Imperium."
            ).format(version=__version__)
        )
        texts = (
            self.tr("Continue · {game}").format(game=self._game) if self._game else self.tr("Continue"),
            self.tr("New game"),
            self.tr("Learn by playing"),
            self.tr("Saved games"),
            self.tr("All cards"),
            self.tr("Statistics"),
            self.tr("Settings"),
            self.tr("Help"),
            self.tr("Quit"),
        )
        details = {CONTINUE: self._saved}
        if self._new:
            details |= {NEW_GAME: self.tr("You know the game"), LEARN: self.tr("The game is new to you")}
        for number, (button, text) in enumerate(zip(self.buttons, texts, strict=True)):
            button.say(text, details.get(number, ""))
        self.rescale()

    def rescale(self) -> None:
        font = QFont(self._title.font())
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, self.look.u)
        self._title.setFont(font)
        self._about.ensurePolished()
        wide = max(self.units(_WIDTH), self._about.sizeHint().width())
        self._rule.setFixedSize(wide, self.units(_RULE))
        for part in (self._notice, self.languages, self.recent):
            part.setFixedWidth(wide)
        half = (wide - self.units(tokens.S8)) // 2
        first, *others = self.buttons
        first.setFixedSize(wide, self.units(DETAILED))
        for line, button in enumerate(others, NEW_GAME):
            detailed = self._new and line in (NEW_GAME, LEARN)
            button.setFixedSize(half, self.units(DETAILED if detailed else _HEIGHT))

    def _fit(self) -> None:
        """Where there is little room, the games before the last are left to the list of them."""
        self.recent.allow(self.height() >= self.units(_ROOMY))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        else:
            super().keyPressEvent(event)


# ---------------------------------------------------------------- what Continue opens


@frozen
class ContinueOffer:
    """``told``: the game in words, and of which edition it is; empty: there is none."""

    told: tuple[str, str] = ("", "")
    game: str = ""
    #: Another copy of the program plays it.
    locked: bool = False
    #: Nobody can tell whether there is a game.
    unknown: bool = False
    #: Some of the games before it.
    others: tuple[SavedGame, ...] = ()


def others(store: Store, game: str, most: int = RECENT) -> tuple[SavedGame, ...]:
    """The newest games to go on with, besides this one; none where nobody can tell."""
    with suppress(Unlisted):
        return tuple(islice((one for one in store.unfinished() if one.id != game), most))
    return ()


def to_continue(store: Store, playing: GameController | None) -> ContinueOffer:
    """What is offered while this game is on the table, or none."""
    if playing is not None and playing.asked != NOBODY:
        told = Continuing.tr("Round {number}").format(number=playing.view.round)
        edition = playing.edition
        return ContinueOffer(
            (_who(told, rivals_of(edition), playing.seats), short_name(edition.id)),
            playing.game_id,
            others=others(store, playing.game_id),
        )
    try:
        found = list(islice(store.unfinished(), 1 + RECENT))
    except Unlisted:
        return ContinueOffer((Continuing.tr("The saved games can't be listed now"), ""), unknown=True)
    if not found:
        return ContinueOffer()
    saved, *before = found
    told = _stands(saved).format(number=saved.round, date=when(saved.saved))
    who = _who(told, against(saved.mode, saved.level), named(saved).seats)
    return ContinueOffer((who, short_name(saved.edition)), saved.id, saved.locked, others=tuple(before))


def _stands(saved: SavedGame) -> str:
    if saved.locked:
        return Continuing.tr("Open in another window, round {number}")
    if saved.trouble:
        return Continuing.tr("Damaged, can continue from round {number}")
    return Continuing.tr("Round {number}, {date}")


def _who(told: str, rivals: str, seats: tuple[SeatSetup, ...]) -> str:
    """Who plays a game, but for Rivals: of them the mode and the level are told."""
    people = ", ".join(seat.name for seat in seats if seat.bot != RIVAL)
    if rivals:
        return Continuing.tr("{told} · {mode}: {players}").format(told=told, mode=rivals, players=people)
    return Continuing.tr("{told}: {players}").format(told=told, players=people)
