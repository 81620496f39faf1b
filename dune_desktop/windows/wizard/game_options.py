"""What can be chosen about a game besides its seats: expansions, and the cards of a blend."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.product import Recipe
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.blends.blends import DECKS, Blends
from dune_desktop.windows.games import about, product_name
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.panels import in_units, rounded
from dune_desktop.windows.widgets.ticks import Tick

_HEIGHT = 52.0


class GameOptions(QWidget):
    """One row, with what there is to choose in the edition."""

    #: An expansion is in play, or no longer.
    toggled = Signal()
    cards_asked = Signal()

    def __init__(self, look: Look, ticked: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._blends: Blends | None = None
        expansions = dict.fromkeys(one for edition in EDITIONS.values() for one in edition.recipe.expansions)
        self.ticks = {one: Tick(look) for one in expansions}
        self.cards, self.told = QPushButton(), role_label("quiet", wrap=True)
        self._row = QHBoxLayout(self)
        for widget, stretch in (*((tick, 0) for tick in self.ticks.values()), (self.told, 1), (self.cards, 0)):
            self._row.addWidget(widget, stretch, Qt.AlignmentFlag.AlignVCenter)
        self.told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for one, tick in self.ticks.items():
            tick.switch.setChecked(one in ticked)
            tick.switch.toggled.connect(self.toggled)
        self.cards.clicked.connect(self.cards_asked)
        look.changed.connect(self._scale)
        self._scale()

    @property
    def ticked(self) -> tuple[str, ...]:
        """All expansions that are ticked, also what can't be played now."""
        return tuple(one for one, tick in self.ticks.items() if tick.switch.isChecked())

    def show_for(self, recipe: Recipe, fitting: tuple[str, ...], blends: Blends | None) -> None:
        """For an edition and the expansions that fit now; ``blends``: its cards can be chosen."""
        self._blends = blends
        for one, tick in self.ticks.items():
            tick.setVisible(one in recipe.expansions)
            tick.setEnabled(one in fitting)
        self.cards.setVisible(blends is not None)
        self.setVisible(bool(recipe.expansions) or blends is not None)
        self.retell()

    def retell(self) -> None:
        """Count the cards anew."""
        blends = self._blends
        self.told.setText("" if blends is None else ", ".join(map(blends.told, DECKS)))

    def retranslate(self) -> None:
        """Make all words anew."""
        for one, tick in self.ticks.items():
            tick.say(product_name(one), about(one))
        self.cards.setText(self.tr("Choose cards…"))
        self.cards.setToolTip(self.tr("Which cards of both games are in the decks"))
        self.retell()

    def _scale(self) -> None:
        u = self._look.u
        side = round(tokens.S12 * u)
        self.setFixedHeight(round(_HEIGHT * u))
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(side)
        self.cards.setMinimumHeight(round(tokens.OPTION * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            rounded(painter, area, tokens.RADIUS_PANEL, None, soft_line(self._look.theme))
        painter.end()
