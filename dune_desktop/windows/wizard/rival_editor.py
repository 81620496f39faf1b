"""The seat of a Rival in the wizard."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.rivals.printed import Automa
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.names import name
from dune_desktop.windows.widgets.fields import Chooser
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.seat_place import SeatPlace
from dune_desktop.windows.wizard.rival_sheet import choices, rival_name


class RivalEditor(SeatPlace):
    """Which Rival, where there are several."""

    def __init__(
        self, look: Look, edition: Edition, automa: Automa, wanted: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, 0, parent)
        self._edition, self._automa, self._rival = edition, automa, wanted
        #: What a person chose, also where this game has it not; anything that is no Rival: the one that is advised.
        self.wanted = wanted
        self._number = 0
        self._called, self.rivals = role_label(""), Chooser(look)
        self.fill((self._called, 4), (self.rivals, 5))
        self.rivals.activated.connect(self._edited)
        self.rivals.highlighted.connect(self._point)
        self._scale()

    @property
    def choice(self) -> str:
        return self._rival

    def shown_name(self) -> str:
        return name("rival", self._rival, self._edition.products) if self._rival else self.title()

    def title(self) -> str:
        return self.tr("Rival {number}").format(number=self._number) if self._number else self.tr("Rival")

    def sit(self, seat: int, number: int, colour: str) -> None:
        """On this seat; ``number``: which of several, 0 if it is the only one."""
        self.seat, self._number = seat, number
        self.set_colour(colour)
        self._retranslate()

    def set_automa(self, edition: Edition, automa: Automa, taken: Collection[str]) -> None:
        """The Rivals of another game or mode; one that nobody chose, that it has not or that is taken is advised."""
        self._edition, self._automa = edition, automa
        offered = choices(automa)
        self._rival = next(
            one for one in (self.wanted, *automa.advised, *offered) if one in offered and one not in taken
        )
        self.rivals.setVisible(len(offered) > 1)
        self._retranslate()

    def choose(self, choice: str) -> None:
        self.wanted = self._rival = choice
        self._retranslate()
        self.changed.emit(self.seat)

    def _edited(self) -> None:
        self.pointed.emit(self.seat, self.rivals.currentData())
        self.choose(self.rivals.currentData())

    def _point(self, index: int) -> None:
        self.pointed.emit(self.seat, self.rivals.itemData(index))

    def _retranslate(self) -> None:
        super()._retranslate()
        offered = choices(self._automa)
        self._called.setText(self.shown_name() if len(offered) == 1 else self.title())
        self.rivals.setAccessibleName(self.tr("Rival of seat {number}").format(number=self.seat + 1))
        names = {rival: rival_name(rival, self._edition, self._automa) for rival in offered}
        self.rivals.offer(names, self._rival)
