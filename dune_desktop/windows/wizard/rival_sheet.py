"""The Rivals to choose from, each with its card."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtWidgets import QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.rivals.printed import Automa, Rival
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import HAGAL_BACK
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.lists import either
from dune_desktop.text.names import name
from dune_desktop.text.spoken_names import speaking_of
from dune_desktop.text.translating import Texts
from dune_desktop.windows.widgets.face_view import FACE
from dune_desktop.windows.widgets.portraits import LOW_FACE, PortraitSheet

Rivals = Texts("Rivals")


def choices(automa: Automa) -> tuple[str, ...]:
    """What can be chosen for the seat of a Rival; empty: a random one."""
    rivals = tuple(automa.rival_by_id)
    return rivals if len(rivals) == 1 else ("", *rivals)


def rival_name(rival: str, edition: Edition, automa: Automa) -> str:
    """As it is chosen from a list; those for a first game are marked."""
    if not rival:
        return Rivals.tr("Random Rival")
    called = name("rival", rival, edition.products)
    return Rivals.tr("{rival} (recommended)").format(rival=called) if rival in automa.advised else called


class RivalSheet(PortraitSheet):
    """Signet Ring, Scheme, priorities and value; random says what that means."""

    def __init__(self, look: Look, edition: Edition, automa: Automa, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edition, self._automa = edition, automa
        self.set_automa(edition, automa)

    def set_automa(self, edition: Edition, automa: Automa) -> None:
        """The Rivals of another game or mode."""
        self._edition, self._automa = edition, automa
        self._show_tiles(choices(automa))
        self._tiles.setVisible(len(choices(automa)) > 1)
        wordy = any(rival.scheme is not None for rival in automa.rivals)
        self._card.set_size(LOW_FACE if wordy else FACE)
        self._tell_tiles()

    # ------------------------------------------------------------ words

    def _retranslate(self) -> None:
        self.heading.setText(self._whose)
        self.area.setAccessibleName(self._whose)
        self._tell_tiles()
        rival = self._automa.rival_by_id.get(self._leader)
        self._card.show_face(rival, "" if rival is not None and rival.thrives else HAGAL_BACK)
        if rival is None:
            self._tell_random()
            return
        self._name.setText(name("rival", rival.id, self._edition.products))
        self._advice.setText(self._advised(rival))
        self._advice.setVisible(bool(self._advice.text()))
        self._tell(self._parts(rival))

    def _tell_tiles(self) -> None:
        for rival in self._tiles.leaders:
            self._tiles.say(rival, rival_name(rival, self._edition, self._automa))

    def _tell_random(self) -> None:
        self._name.setText(rival_name("", self._edition, self._automa))
        self._advice.setText(self.tr("Dealt when the game begins, from those that nobody has chosen."))
        self._advice.show()
        advice = self.tr("For a first game choose {rivals}.")
        names = [name("rival", rival, self._edition.products) for rival in self._automa.advised]
        self._text.setText(escape(advice.format(rivals=either(names))) if names else "")

    def _parts(self, rival: Rival) -> Iterator[tuple[str, str]]:
        """Each box of the card with its heading."""
        with speaking_of(self._edition.products):
            boxes = boxes_of(rival)
        for box, text in boxes.items():
            yield name("box", box), text

    def _advised(self, rival: Rival) -> str:
        if rival.id in self._automa.advised:
            return self.tr("Recommended for a first game.")
        if rival.thrives:
            return ""
        return self.tr(
            "It has no Leader and three Agents. After each Agent turn of the first player a House Hagal card is turned"
            " up and sends one of them; on Combat spaces its troops go to the Conflict."
        )
