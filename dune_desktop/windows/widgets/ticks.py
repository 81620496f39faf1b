"""A switch with its words, and the ticks of the variants that a game can be played with."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import everything
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.rivals.printed import VARIANTS, Automa
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.lists import both
from dune_desktop.text.names import explanation, name
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.fields import Switch
from dune_desktop.windows.widgets.panels import in_units, rounded

_COLUMNS = 2


class _Words(QLabel):
    """They are part of the switch: a click on them turns it."""

    clicked = Signal()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.clicked.emit()


class Tick(QWidget):
    """Something that is in play or not."""

    toggled = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.switch, self._words = Switch(look), _Words()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._words, 1, Qt.AlignmentFlag.AlignVCenter)
        self.switch.toggled.connect(self.toggled)
        self._words.clicked.connect(self.switch.click)
        look.changed.connect(self._scale)
        self._scale()

    def say(self, words: str, about: str) -> None:
        """What it is, and all that is to be known of it."""
        self._words.setText(words)
        self.switch.setAccessibleName(words)
        self.switch.setAccessibleDescription(about)
        for widget in (self.switch, self._words):
            widget.setToolTip(about)

    def _scale(self) -> None:
        self._row.setSpacing(round(tokens.S12 * self._look.u))


class VariantTicks(QWidget):
    """What the level demands is ticked and can't be changed; what was ticked besides is kept for other levels."""

    changed = Signal()

    def __init__(self, look: Look, chosen: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        more = (one for edition in EDITIONS.values() for one in everything(edition).choices)
        self._all = tuple(dict.fromkeys((*VARIANTS, *more)))
        self._chosen = [variant for variant in self._all if variant in chosen]
        self._edition: Edition | None = None
        self._automa: Automa | None = None
        self._level = ""
        self._shown: list[str] = []
        self.ticks = {variant: Tick(look, self) for variant in self._all}
        self._grid = QGridLayout(self)
        for tick in self.ticks.values():
            tick.hide()
            tick.switch.clicked.connect(self._choose)
        look.changed.connect(self._scale)
        self._scale()

    def show_for(self, edition: Edition, automa: Automa | None, level: str) -> None:
        """For this level of a mode; None: a game without Rivals."""
        self._edition, self._automa, self._level = edition, automa, level
        shown = [variant for variant in self._all if variant in self._known()]
        if shown != self._shown:
            self._arrange(shown)
        self.setVisible(bool(shown))
        self.retell()

    def _arrange(self, shown: list[str]) -> None:
        self._shown = shown
        for variant, tick in self.ticks.items():
            self._grid.removeWidget(tick)
            tick.setVisible(variant in shown)
        for number, variant in enumerate(shown):
            self._grid.addWidget(self.ticks[variant], *divmod(number, _COLUMNS))
        self._grid.activate()
        self.updateGeometry()

    @property
    def chosen(self) -> tuple[str, ...]:
        """All that were ticked by hand, also what can't be played now."""
        return tuple(self._chosen)

    @property
    def played(self) -> tuple[str, ...]:
        """Those that were ticked besides what the level demands."""
        return tuple(one for one in self._chosen if one in self._choices() and one not in self._forced())

    def _choices(self) -> tuple[str, ...]:
        """Those that can be ticked."""
        if self._automa is not None:
            return self._automa.variants
        return () if self._edition is None else self._edition.choices

    def _known(self) -> tuple[str, ...]:
        """Those that can be ticked, and those that only a level brings."""
        levels = () if self._automa is None else self._automa.levels
        return (*self._choices(), *(variant for level in levels for variant in level.variants))

    def _forced(self) -> tuple[str, ...]:
        level = None if self._automa is None else self._automa.level_by_id.get(self._level)
        return () if level is None else level.variants

    def _choose(self) -> None:
        """Somebody has turned a switch that can be turned."""
        free = [variant for variant, tick in self.ticks.items() if tick.isVisibleTo(self) and tick.isEnabled()]
        kept = [variant for variant in self._chosen if variant not in free]
        ticked = [variant for variant in free if self.ticks[variant].switch.isChecked()]
        self._chosen = [variant for variant in self._all if variant in (*kept, *ticked)]
        self.changed.emit()

    def retell(self) -> None:
        """Make all words anew, and tick what is in play."""
        if self._edition is None:
            return
        forced, played = self._forced(), self.played
        for variant in dict.fromkeys(self._known()):
            tick = self.ticks[variant]
            tick.switch.setChecked(variant in forced or variant in played)
            tick.setEnabled(variant not in forced and variant in self._choices())
            about = explanation("variant", variant, self._edition.products)
            tick.say(name("variant", variant), f"{about} {self._reason(variant)}".strip())

    def _reason(self, variant: str) -> str:
        """Why it can't be turned."""
        if variant in self._forced():
            return self.tr("Required at the level {level}.").format(level=name("level", self._level))
        if variant in self._choices() or self._automa is None:
            return ""
        levels = [name("level", level.id) for level in self._automa.levels if variant in level.variants]
        return self.tr("Part of the levels {levels}.").format(levels=both(levels))

    def _scale(self) -> None:
        side, u = tokens.S12, self._look.u
        self._grid.setContentsMargins(*(round(one * u) for one in (side, tokens.S8, side, tokens.S8)))
        self._grid.setHorizontalSpacing(round(tokens.S16 * u))
        self._grid.setVerticalSpacing(round(tokens.S4 * u))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retell()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            rounded(painter, area, tokens.RADIUS_PANEL, None, soft_line(self._look.theme))
        painter.end()
