"""The leaders to choose from, each with its card: two sides where it has them."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.printed import Leader
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.names import ability_names, name
from dune_desktop.text.spoken_names import speaking_of
from dune_desktop.windows.games import playable, product_name
from dune_desktop.windows.widgets.portraits import PortraitSheet


class LeaderSheet(PortraitSheet):
    """Random says what that means. Leaders of expansions that are not in play can't be chosen."""

    def __init__(self, look: Look, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edition = edition
        self._expansions: tuple[str, ...] = ()
        self._turned = False
        self.turn = QPushButton()
        self._beside.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignLeft)
        self.turn.clicked.connect(self._turn)
        self._card.clicked.connect(self._turn)
        self.set_edition(edition, ())

    def set_edition(self, edition: Edition, expansions: tuple[str, ...]) -> None:
        """The leaders of another game, or with other expansions."""
        self._edition, self._expansions = edition, expansions
        self._show_tiles(("", *(leader.id for leader in edition.leaders)))
        for leader in edition.leaders:
            self.tile(leader.id).setEnabled(playable(edition, leader, expansions))
        self._tell_tiles()

    def show_leader(self, whose: str, leader: str) -> None:
        self._turned = self._turned and leader == self._leader
        super().show_leader(whose, leader)

    def _turn(self) -> None:
        printed = self._edition.leader_by_id.get(self._leader)
        if printed is not None and printed.other_side is not None:
            self._turned = not self._turned
            self._retranslate()

    # ------------------------------------------------------------ words

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Leader of {player}").format(player=self._whose))
        self.area.setAccessibleName(self.heading.text())
        self._tell_tiles()
        printed = self._edition.leader_by_id.get(self._leader)
        other = None if printed is None else printed.other_side
        self.turn.setVisible(other is not None)
        if printed is None:
            self._card.show_face(None)
            self._tell_random()
            return
        shown = other if other is not None and self._turned else printed
        self._card.show_face(shown)
        self._name.setText(name("leader", shown.id, self._edition.products))
        self._advice.setText(self._advised(printed.complexity))
        if other is not None:
            hidden = printed if shown is other else other
            self.turn.setText(self.tr("Turn over"))
            self.turn.setToolTip(name("leader", hidden.id, self._edition.products))
        self._tell(self._parts(shown))

    def _tell_tiles(self) -> None:
        self._tiles.say("", self.tr("Random Leader"))
        for leader in self._edition.leaders:
            words = name("leader", leader.id, self._edition.products)
            self._tiles.say(leader.id, words + self._note(leader))

    def _note(self, leader: Leader) -> str:
        if not playable(self._edition, leader, self._expansions):
            return self.tr(" (only with the {module})").format(module=product_name(leader.product))
        return self.tr(" (complexity {number})").format(number=leader.complexity)

    def _tell_random(self) -> None:
        self._name.setText(self.tr("Random Leader"))
        self._advice.setText(self.tr("Dealt when the game begins, from those that nobody has chosen."))
        advice = self.tr("For a first game choose one of complexity 1: {leaders}.")
        self._text.setText(escape(advice.format(leaders=", ".join(self._easy()))))

    def _parts(self, leader: Leader) -> Iterator[tuple[str, str]]:
        """Each box of the card with its heading."""
        with speaking_of(self._edition.products):
            boxes = boxes_of(leader)
        ability, signet = ability_names(leader.id, self._edition.products)
        headings = {"ability": ability, "signet": self.tr("Signet Ring: {name}").format(name=signet)}
        for box, text in boxes.items():
            yield headings.get(box) or name("box", box), text

    def _easy(self) -> Iterator[str]:
        for leader in self._edition.leaders:
            if leader.complexity == 1 and playable(self._edition, leader, self._expansions):
                yield name("leader", leader.id, self._edition.products)

    def _advised(self, complexity: int) -> str:
        if complexity == 1:
            return self.tr("Complexity 1 of 3: recommended for a first game.")
        if complexity == 2:
            return self.tr("Complexity 2 of 3.")
        return self.tr("Complexity 3 of 3: for players who know the game.")
