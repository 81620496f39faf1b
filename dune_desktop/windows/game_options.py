"""What can be chosen about a game besides its seats: modules, and the cards of a blend."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.blends import DECKS, Blends
from dune_desktop.windows.chrome import in_units, rounded
from dune_desktop.windows.editions import module_name
from dune_desktop.windows.page import role_label
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.ticks import Tick

CHOAM = "choam"
_HEIGHT = 52.0


class GameOptions(QWidget):
    """One row, with what there is to choose in the edition."""

    #: The CHOAM module is in play, or no longer.
    toggled = Signal(bool)
    cards_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._blends: Blends | None = None
        self._tick = Tick(look)
        self.choam = self._tick.switch
        self.cards, self.told = QPushButton(), role_label("quiet", wrap=True)
        self._row = QHBoxLayout(self)
        for widget, stretch in ((self._tick, 0), (self.told, 1), (self.cards, 0)):
            self._row.addWidget(widget, stretch, Qt.AlignmentFlag.AlignVCenter)
        self.told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.choam.toggled.connect(self.toggled)
        self.cards.clicked.connect(self.cards_asked)
        look.changed.connect(self._scale)
        self._scale()
        self.show_for((), None)

    def show_for(self, modules: tuple[str, ...], blends: Blends | None) -> None:
        """For an edition with these modules; ``blends``: its cards can be chosen."""
        self._blends = blends
        self._tick.setVisible(CHOAM in modules)
        self.cards.setVisible(blends is not None)
        self.setVisible(bool(modules) or blends is not None)
        self.retell()

    def retell(self) -> None:
        """Count the cards anew."""
        blends = self._blends
        self.told.setText("" if blends is None else ", ".join(map(blends.told, DECKS)))

    def retranslate(self) -> None:
        """Make all words anew."""
        about = self.tr(
            "20 contracts to complete, 4 more Imperium cards, 4 more Intrigue cards, and Shaddam Corrino IV as a"
            " Leader. Without the module each contract icon is 2 Solari."
        )
        self._tick.say(module_name(CHOAM), about)
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
