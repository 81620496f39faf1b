"""One seat of the wizard: mark, name, human or computer, leader."""

from __future__ import annotations

from typing import Final

from attrs import evolve
from PySide6.QtWidgets import QLineEdit, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.files.settings import SeatChoice
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.names import name
from dune_desktop.text.players import called, numbered
from dune_desktop.windows.games import playable
from dune_desktop.windows.widgets.fields import Chooser
from dune_desktop.windows.widgets.seat_place import SeatPlace

BOT: Final = "random"
_LONGEST_NAME: Final = 24
_KIND: Final = 140.0


class SeatEditor(SeatPlace):
    """Edits a ``SeatChoice``; without a name the seat is called by its number."""

    def __init__(
        self, look: Look, edition: Edition, plan: SeatChoice, seat: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, seat, parent)
        self._edition = edition
        self.plan = plan
        self._manned = False
        self.name = QLineEdit(maxLength=_LONGEST_NAME, text=plan.name)
        self.kind, self.leader = Chooser(look), Chooser(look)
        self.fill((self.name, 4), (self.kind, 0), (self.leader, 5))
        self.set_edition(edition, edition.recipe.modules)
        self.name.textChanged.connect(self._edited)
        self.kind.activated.connect(self._edited)
        self.leader.activated.connect(self._edited)
        self.leader.highlighted.connect(self._point)
        self._scale()

    @property
    def bot(self) -> str:
        """Who plays here; empty: a person."""
        return "" if self._manned else self.plan.bot

    @property
    def choice(self) -> str:
        return self.plan.leader

    def shown_name(self) -> str:
        """The name, or one that says what sits here."""
        return called(self.kept_name(), self.seat, self.bot)

    def kept_name(self) -> str:
        """The same as records have it, in no language."""
        return self.name.text().strip() or numbered(self.seat)

    def set_manned(self, manned: bool) -> None:
        """In games with Rivals nobody else plays but people."""
        self._manned = manned
        self.kind.setVisible(not manned)
        self._retranslate()

    def set_edition(self, edition: Edition, expansions: tuple[str, ...]) -> None:
        """The leaders of another game, or with other expansions; one that is not there gives way to a random one."""
        self._edition = edition
        self._leaders = [leader.id for leader in edition.leaders if playable(edition, leader, expansions)]
        kept = self.plan.leader in self._leaders
        self.set_plan(self.plan if kept else evolve(self.plan, leader=""))

    def set_plan(self, plan: SeatChoice) -> None:
        """Show another plan; the edited name stays as it is."""
        self.plan = plan
        self.set_colour(plan.colour)
        self._retranslate()

    def choose(self, choice: str) -> None:
        """Give the seat this leader, as its list would."""
        self.set_plan(evolve(self.plan, leader=choice))
        self.changed.emit(self.seat)

    def _edited(self) -> None:
        self.plan = evolve(
            self.plan, name=self.name.text().strip(), bot=self.kind.currentData(), leader=self.leader.currentData()
        )
        self._retranslate()
        self.pointed.emit(self.seat, self.plan.leader)
        self.changed.emit(self.seat)

    def _point(self, index: int) -> None:
        self.pointed.emit(self.seat, self.leader.itemData(index))

    def _scale(self) -> None:
        super()._scale()
        self._measure()

    def _measure(self) -> None:
        words = map(self.kind.itemText, range(self.kind.count()))
        self.kind.setFixedWidth(max(round(_KIND * self._look.u), *map(self.kind.width_for, words)))

    def _retranslate(self) -> None:
        super()._retranslate()
        number = self.seat + 1
        self.name.setPlaceholderText(called(numbered(self.seat), self.seat, self.bot))
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").format(number=number))
        self.kind.setToolTip(self.tr("The computer moves at random: good for a first look at the table."))
        self.leader.setAccessibleName(self.tr("Leader of seat {number}").format(number=number))
        self.kind.offer({"": self.tr("Human"), BOT: self.tr("Computer (random)")}, self.plan.bot)
        self._measure()
        names = {leader: name("leader", leader, self._edition.products) for leader in self._leaders}
        self.leader.offer({"": self.tr("Random Leader"), **names}, self.plan.leader)
