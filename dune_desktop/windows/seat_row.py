"""One seat of the wizard: mark, name, human or computer, leader."""

from __future__ import annotations

from typing import Final

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QWidget

from dune_desktop.engine.printed import Edition
from dune_desktop.records.settings import SeatChoice
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.scene.pieces import draw_mark
from dune_desktop.text.names import name
from dune_desktop.windows.chrome import focus_ring, in_units, rounded
from dune_desktop.windows.editions import playable
from dune_desktop.windows.fields import Chooser
from dune_desktop.windows.theme import soft_line

COLOURS: Final = tuple(tokens.SEAT_COLOURS)
BOT: Final = "random"
_MARK, _HEIGHT = 34.0, 56.0
_LONGEST_NAME: Final = 24


class _MarkButton(QAbstractButton):
    """The mark of the seat; a click gives it the next one."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._colour = look, ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_colour(self, colour: str) -> None:
        self._colour = colour
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            if self.underMouse():
                rounded(painter, area, tokens.RADIUS_BOX, self._look.theme.button, None)
            draw_mark(painter, self._colour, area.adjusted(4, 4, -4, -4))
            if self.hasFocus():
                focus_ring(painter, area, tokens.RADIUS_BOX, self._look)
        painter.end()


class SeatRow(QWidget):
    """Edits a ``SeatChoice``; without a name the seat is called by its number."""

    changed = Signal()
    #: The seat, and the leader to show: its id, or empty for a random one.
    pointed = Signal(int, str)
    colour_asked = Signal(int)

    def __init__(
        self, look: Look, edition: Edition, plan: SeatChoice, seat: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._edition, self._seat = look, edition, seat
        self.plan = plan
        self._chosen = False
        self.mark = _MarkButton(look)
        self.name = QLineEdit(maxLength=_LONGEST_NAME, text=plan.name)
        self.kind, self.leader = Chooser(look), Chooser(look)
        self._row = QHBoxLayout(self)
        for widget, stretch in ((self.mark, 0), (self.name, 4), (self.kind, 0), (self.leader, 5)):
            self._row.addWidget(widget, stretch)
            widget.installEventFilter(self)
        for bot in ("", BOT):
            self.kind.addItem("", bot)
        self.set_edition(edition, edition.modules)
        self.mark.clicked.connect(self._ask_colour)
        self.name.textChanged.connect(self._edited)
        self.kind.activated.connect(self._edited)
        self.leader.activated.connect(self._edited)
        self.leader.highlighted.connect(self._point)
        look.changed.connect(self._scale)
        self._scale()

    def shown_name(self) -> str:
        """The name, or one that says what sits here."""
        text = self.name.text().strip()
        return text or self.name.placeholderText()

    def set_edition(self, edition: Edition, modules: tuple[str, ...]) -> None:
        """The leaders of another game, or with other modules; one that is not among them gives way to a random one."""
        self._edition = edition
        self.leader.blockSignals(True)  # filling a list points at its rows
        self.leader.clear()
        leaders = [leader.id for leader in edition.leaders if playable(leader, modules)]
        for leader in ("", *leaders):
            self.leader.addItem("", leader)
        self.leader.blockSignals(False)
        kept = self.plan.leader in leaders
        self.set_plan(self.plan if kept else evolve(self.plan, leader=""))

    def set_plan(self, plan: SeatChoice) -> None:
        """Show another plan; the edited name stays as it is."""
        self.plan = plan
        self.kind.setCurrentIndex(max(0, self.kind.findData(plan.bot)))
        self.leader.setCurrentIndex(max(0, self.leader.findData(plan.leader)))
        self.mark.set_colour(plan.colour)
        self._retranslate()
        self.update()

    def choose(self, leader: str) -> None:
        """Give the seat this leader, as its list would."""
        self.set_plan(evolve(self.plan, leader=leader))
        self.changed.emit()

    def set_chosen(self, chosen: bool) -> None:
        """The leader of this seat is shown beside."""
        self._chosen = chosen
        self.update()

    def _edited(self) -> None:
        self.plan = evolve(
            self.plan, name=self.name.text().strip(), bot=self.kind.currentData(), leader=self.leader.currentData()
        )
        self._retranslate()
        self.pointed.emit(self._seat, self.plan.leader)
        self.changed.emit()

    def _point(self, index: int) -> None:
        self.pointed.emit(self._seat, self.leader.itemData(index))

    def _ask_colour(self) -> None:
        self.colour_asked.emit(self._seat)

    def _scale(self) -> None:
        u = self._look.u
        self.setFixedHeight(round(_HEIGHT * u))
        self.mark.setFixedSize(round(_MARK * u), round(_MARK * u))
        side = round(tokens.S12 * u)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(round(tokens.S8 * u))
        self.kind.setFixedWidth(round(176 * u))

    def _retranslate(self) -> None:
        number = self._seat + 1
        human = self.tr("Player {number}").format(number=number)
        computer = self.tr("Computer {number}").format(number=number)
        self.name.setPlaceholderText(computer if self.plan.bot else human)
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        self.mark.setToolTip(self.tr("Another colour: a click swaps it with the seat that has it"))
        self.mark.setAccessibleName(self.tr("Colour of seat {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").format(number=number))
        self.kind.setToolTip(self.tr("The computer moves at random: good for a first look at the table."))
        self.leader.setAccessibleName(self.tr("Leader of seat {number}").format(number=number))
        for index, text in enumerate((self.tr("Human"), self.tr("Computer (random)"))):
            self.kind.setItemText(index, text)
        self.leader.setItemText(0, self.tr("Random leader"))
        for index in range(1, self.leader.count()):
            self.leader.setItemText(index, name("leader", self.leader.itemData(index), self._edition.id))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self._seat, self.plan.leader)
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit(self._seat, self.plan.leader)
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            rounded(painter, area, tokens.RADIUS_PANEL, theme.raised, soft_line(theme))
            stripe = QRectF(0, 0, 5 if self._chosen else 0, area.height()).adjusted(0, 8, 0, -8)
            if self._chosen:
                rounded(painter, area, tokens.RADIUS_PANEL, None, tokens.SEAT_COLOURS[self.plan.colour], 2)
                rounded(painter, stripe, 2, tokens.SEAT_COLOURS[self.plan.colour], None)
        painter.end()
