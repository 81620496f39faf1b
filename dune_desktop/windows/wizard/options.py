"""What can be chosen about a new game besides its seats: players or level, variants, expansions, cards of a blend."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.product import Recipe
from dune_desktop.engine.rivals.printed import VARIANTS, Automa
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.lists import both
from dune_desktop.text.names import explanation, ids, name
from dune_desktop.windows.blends.blends import DECKS, Blends
from dune_desktop.windows.games import product_name
from dune_desktop.windows.widgets.form_widgets import Segments, Switch
from dune_desktop.windows.widgets.layouts import MIDDLE, RIGHT, TOP, fill, role_label
from dune_desktop.windows.widgets.panels import PagePart, Panel

#: The levels of all editions, in the order of the segments.
_LEVELS: Final = ids("level")
#: The sentence has two lines, so that nothing moves where it has one.
_TOLD: Final = 36.0
_COLUMNS: Final = 2
#: Three variants still stand side by side.
_MOST_COLUMNS: Final = 3
#: Beside so many expansions there is room for the numbers of cards; else the tooltip of the button has them.
_TOLD_BESIDE: Final = 1
_HEIGHT: Final = 52.0


class Tick(PagePart):
    """A switch with its words, which turn it too."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.switch, self.words = Switch(look), QLabel()
        self.pad(fill(QHBoxLayout(self), (self.switch, 0, MIDDLE), (self.words, 1, MIDDLE)), 0, gap=tokens.S12)

    def say(self, words: str, about: str) -> None:
        """Word it, with all that is to be known of it."""
        self.words.setText(words)
        self.switch.setAccessibleName(words)
        self.switch.setAccessibleDescription(about)
        self.setToolTip(about)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.switch.click()


class ModeOptions(PagePart):
    """Without Rivals the number of players; with them a sentence, and in a solo game above it the level."""

    def __init__(self, look: Look, edition: Edition, players: int, level: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edition = edition
        self._automa: Automa | None = None
        self.players = Segments(look, tuple(edition.starting_vp), players)
        self.levels = Segments(look, range(len(_LEVELS)), _LEVELS.index(level) if level in _LEVELS else 0)
        self.told = role_label("quiet", wrap=True)
        self.told.setAlignment(TOP)
        self.keep_size(self.told.setMinimumHeight, _TOLD)
        self.levels.chosen.connect(self.retranslate)
        self.pad(fill(QVBoxLayout(self), self.players, self.levels, self.told), 0, gap=tokens.S4)

    def show_for(self, edition: Edition, automa: Automa | None) -> None:
        """Offer what this mode has; None: without Rivals."""
        self._edition, self._automa = edition, automa
        self.players.setVisible(automa is None)
        self.levels.setVisible(bool(automa and automa.levels))
        self.told.setVisible(automa is not None)
        self.retranslate()

    @property
    def level(self) -> str:
        """The level of this game; empty where there are none."""
        return self.chosen if self._automa is not None and self._automa.levels else ""

    @property
    def chosen(self) -> str:
        """The level that was chosen, also where there are none now."""
        return _LEVELS[self.levels.value()]

    def retranslate(self) -> None:
        for number in self._edition.starting_vp:
            self.players.say(number, self.tr("{number} players").format(number=number))
        for number, level in enumerate(_LEVELS):
            self.levels.say(number, name("level", level))
            self.levels.segment(number).setToolTip(self._about(level))
        if self._automa is not None:
            mode = explanation("mode", self._automa.mode, self._edition.products)
            self.told.setText(self._about(self.level) if self.level else mode)

    def _about(self, level: str) -> str:
        grade, about = name("grade", level), explanation("level", level, self._edition.products)
        if level == _LEVELS[0]:
            return self.tr("{grade}, recommended for a first game. {about}").format(grade=grade, about=about)
        return self.tr("{grade}. {about}").format(grade=grade, about=about)


class VariantTicks(Panel):
    """What the level demands is ticked and can't be changed; what was ticked besides is kept for other levels."""

    ground = ""

    def __init__(self, look: Look, chosen: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        more = (one for edition in EDITIONS.values() for one in everything(edition).choices)
        self.ticks = {variant: Tick(look, self) for variant in dict.fromkeys((*VARIANTS, *more))}
        for tick in self.ticks.values():
            tick.words.setWordWrap(True)
        #: All that were ticked by hand, also what can't be played now.
        self.chosen = tuple(variant for variant in self.ticks if variant in chosen)
        #: Those that can be ticked, and those that the level brings.
        self._choices: tuple[str, ...] = ()
        self._forced: tuple[str, ...] = ()
        self._automa: Automa | None = None
        self._products: tuple[str, ...] = ()
        self._grid = QGridLayout(self)
        for tick in self.ticks.values():
            tick.switch.toggled.connect(self._choose)
        self.pad(self._grid, tokens.S12, tokens.S8, tokens.S12, tokens.S8)
        self.keep_size(self._grid.setHorizontalSpacing, tokens.S16)
        self.keep_size(self._grid.setVerticalSpacing, tokens.S4)

    def show_for(self, edition: Edition, automa: Automa | None, level: str) -> None:
        """Offer the variants of this level of a mode; None: of a game without Rivals."""
        self._automa, self._products = automa, edition.products
        self._choices = edition.choices if automa is None else automa.variants
        played = None if automa is None else automa.level_by_id.get(level)
        self._forced = () if played is None else played.variants
        self._level = level
        self._arrange()
        self.retranslate()

    def _arrange(self) -> None:
        levels = () if self._automa is None else self._automa.levels
        known = {*self._choices, *(variant for level in levels for variant in level.variants)}
        columns = _MOST_COLUMNS if len(known) == _MOST_COLUMNS else _COLUMNS
        number = 0
        for variant, tick in self.ticks.items():
            self._grid.removeWidget(tick)
            tick.setVisible(variant in known)
            if variant in known:
                self._grid.addWidget(tick, *divmod(number, columns))
                number += 1
        self._grid.activate()
        self.updateGeometry()
        self.setVisible(bool(known))

    @property
    def played(self) -> tuple[str, ...]:
        """Those that were ticked besides what the level demands."""
        return tuple(one for one in self.chosen if self._is_free(one))

    def _is_free(self, variant: str) -> bool:
        return variant in self._choices and variant not in self._forced

    def _choose(self) -> None:
        self.chosen = tuple(
            variant
            for variant, tick in self.ticks.items()
            if (tick.switch.isChecked() if self._is_free(variant) else variant in self.chosen)
        )

    def retranslate(self) -> None:
        for variant, tick in self.ticks.items():
            if tick.isVisibleTo(self):
                with QSignalBlocker(tick.switch):
                    tick.switch.setChecked(variant in self._forced or variant in self.played)
                tick.setEnabled(self._is_free(variant))
                about = explanation("variant", variant, self._products)
                tick.say(name("variant", variant), f"{about} {self._reason(variant)}".strip())

    def _reason(self, variant: str) -> str:
        """Why it can't be turned."""
        if variant in self._forced:
            return self.tr("Required at the level {level}.").format(level=name("level", self._level))
        if variant in self._choices or self._automa is None:
            return ""
        levels = [name("level", level.id) for level in self._automa.levels if variant in level.variants]
        return self.tr("Part of the levels {levels}.").format(levels=both(levels))


class GameOptions(Panel):
    """One row, with the expansions of the edition, and the way to the cards of a blend."""

    #: An expansion is in play, or no longer.
    toggled = Signal()
    cards_asked = Signal()
    ground = ""

    def __init__(self, look: Look, ticked: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._blends: Blends | None = None
        self.ticks = {one: Tick(look) for edition in EDITIONS.values() for one in edition.recipe.expansions}
        self.cards, self.told = QPushButton(), role_label("quiet", wrap=True)
        ticks = ((tick, 0, MIDDLE) for tick in self.ticks.values())
        row = fill(QHBoxLayout(self), *ticks, (self.told, 1, MIDDLE), (self.cards, 0, MIDDLE))
        self.told.setAlignment(RIGHT | MIDDLE)
        self.keep_size(self.setFixedHeight, _HEIGHT)
        self.keep_size(self.cards.setMinimumHeight, tokens.OPTION)
        for one, tick in self.ticks.items():
            tick.switch.setChecked(one in ticked)
            tick.switch.toggled.connect(self.toggled)
        self.cards.clicked.connect(self.cards_asked)
        self.pad(row, tokens.S12, 0, tokens.S12, 0, gap=tokens.S12)

    @property
    def ticked(self) -> tuple[str, ...]:
        """All expansions that are ticked, also what can't be played now."""
        return tuple(one for one, tick in self.ticks.items() if tick.switch.isChecked())

    def show_for(self, recipe: Recipe, fitting: tuple[str, ...], blends: Blends | None) -> None:
        """Offer these expansions, of which some fit now; ``blends``: its cards can be chosen."""
        self._blends = blends
        for one, tick in self.ticks.items():
            tick.setVisible(one in recipe.expansions)
            tick.setEnabled(one in fitting)
        self.cards.setVisible(blends is not None)
        self.told.setVisible(len(recipe.expansions) <= _TOLD_BESIDE)
        self.setVisible(bool(recipe.expansions) or blends is not None)
        self.retranslate()

    def count(self) -> None:
        """Count the cards anew."""
        blends = self._blends
        told = "" if blends is None else ", ".join(map(blends.told, DECKS))
        self.told.setText(told)
        self.cards.setToolTip("\n".join(filter(None, (self.tr("Which cards of both games are in the decks"), told))))

    def retranslate(self) -> None:
        for one, tick in self.ticks.items():
            tick.say(product_name(one), explanation("module", one, (one,)))
        self.cards.setText(self.tr("Choose cards…"))
        self.count()
