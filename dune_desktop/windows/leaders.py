"""The leaders to choose from: small portraits, and below them the card of one with its wording."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from dune_desktop.engine.printed import Edition, Leader
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.text.boxes import leader_boxes
from dune_desktop.text.names import ability_names, name
from dune_desktop.text.spoken import speaking_of
from dune_desktop.windows.chrome import in_units, rounded
from dune_desktop.windows.editions import playable
from dune_desktop.windows.face_view import FACE, FaceView
from dune_desktop.windows.leader_tiles import LeaderTiles
from dune_desktop.windows.page import role_label
from dune_desktop.windows.theme import soft_line

#: Where the portraits need two rows.
_LOW_FACE: Final = QSizeF(150, 214)
_WIDTH: Final = 518.0


class LeaderSheet(QWidget):
    """The portraits, and the card of the leader that is pointed at; random says what that means."""

    chosen = Signal(str)

    def __init__(self, look: Look, edition: Edition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._edition = look, edition
        self._modules: tuple[str, ...] = ()
        self._leader, self._whose = "", ""
        self._turned = False
        self.heading, self._name = role_label("quiet"), role_label("heading", wrap=True)
        self._advice, self._text = role_label("quiet", wrap=True), role_label("", wrap=True)
        self._tiles, self._card = LeaderTiles(look, _WIDTH - 2 * tokens.S16), FaceView(look)
        self.turn, self.area = QPushButton(), QScrollArea()
        self._words, self._across, self._beside = QVBoxLayout(), QHBoxLayout(), QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._tiles.chosen.connect(self.chosen)
        self.turn.clicked.connect(self._turn)
        self._card.clicked.connect(self._turn)
        self._build()
        look.changed.connect(self._scale)
        self.set_edition(edition, ())
        self._scale()

    def _build(self) -> None:
        content = QWidget()
        content.setLayout(self._words)
        self._words.setContentsMargins(0, 0, 0, 0)
        for label in (self._name, self._advice, self._text):
            self._words.addWidget(label)
        self._text.setTextFormat(Qt.TextFormat.RichText)
        self._words.addStretch()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(content)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.verticalScrollBar().rangeChanged.connect(self._reach_words)
        self._beside.addWidget(self.area, 1)
        self._beside.addWidget(self.turn, 0, Qt.AlignmentFlag.AlignLeft)
        self._across.addWidget(self._card, 0, Qt.AlignmentFlag.AlignTop)
        self._across.addLayout(self._beside, 1)
        self._column.addWidget(self.heading)
        self._column.addWidget(self._tiles, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(self._across, 1)

    def _reach_words(self, _least: int, most: int) -> None:
        """The keyboard comes to the words only where they have to be scrolled."""
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def set_edition(self, edition: Edition, modules: tuple[str, ...]) -> None:
        """The leaders of another game, or with other modules."""
        self._edition, self._modules = edition, modules
        self._tiles.set_edition(edition, modules)
        self._card.set_size(FACE if self._tiles.rows == 1 else _LOW_FACE)

    def tile(self, leader: str) -> QAbstractButton:
        """The portrait of a leader; empty: the one for a random leader."""
        return self._tiles.tile(leader)

    def show_leader(self, whose: str, leader: str) -> None:
        """Show this leader for a seat; empty: a random one."""
        self._whose, self._turned = whose, self._turned and leader == self._leader
        self._leader = leader
        self._tiles.tile(leader).setChecked(True)
        self._retranslate()

    def show_taken(self, taken: Mapping[str, tuple[str, ...]]) -> None:
        """The colours of the seats that have a leader, by its id."""
        self._tiles.show_taken(taken)

    def told(self) -> str:
        """All that is said of the leader that is shown."""
        return "\n".join((self._name.text(), self._advice.text(), self._text.text()))

    def _turn(self) -> None:
        printed = self._edition.leader_by_id.get(self._leader)
        if printed is not None and printed.other_side is not None:
            self._turned = not self._turned
            self._retranslate()

    # ------------------------------------------------------------ words

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Leader of {player}").format(player=self._whose))
        self.area.setAccessibleName(self.heading.text())
        self._tiles.retranslate()
        printed = self._edition.leader_by_id.get(self._leader)
        other = None if printed is None else printed.other_side
        self.turn.setVisible(other is not None)
        if printed is None:
            self._card.show_face(None)
            self._tell_random()
            return
        shown = other if other is not None and self._turned else printed
        self._card.show_face(shown)
        self._name.setText(name("leader", shown.id, self._edition.id))
        self._advice.setText(self._advised(printed.complexity))
        if other is not None:
            hidden = printed if shown is other else other
            self.turn.setText(self.tr("Turn over"))
            self.turn.setToolTip(name("leader", hidden.id, self._edition.id))
        parts = (f"<p><b>{escape(title)}</b><br>{escape(text)}</p>" for title, text in self._parts(shown))
        self._text.setText("".join(parts))

    def _tell_random(self) -> None:
        self._name.setText(self._tiles.called(""))
        self._advice.setText(self.tr("Dealt when the game begins, from those that nobody has chosen."))
        advice = self.tr("For a first game choose one of complexity 1: {leaders}.")
        self._text.setText(escape(advice.format(leaders=", ".join(self._easy()))))

    def _parts(self, leader: Leader) -> Iterator[tuple[str, str]]:
        """Each box of the card with its heading."""
        with speaking_of(self._edition.id):
            boxes = leader_boxes(leader)
        ability, signet = ability_names(leader.id, self._edition.id)
        headings = {"ability": ability, "signet": self.tr("Signet Ring: {name}").format(name=signet)}
        for box, text in boxes.items():
            yield headings.get(box) or name("box", box), text

    def _easy(self) -> Iterator[str]:
        for leader in self._edition.leaders:
            if leader.complexity == 1 and playable(leader, self._modules):
                yield self._tiles.called(leader.id)

    def _advised(self, complexity: int) -> str:
        if complexity == 1:
            return self.tr("Complexity 1 of 3: advised for a first game.")
        if complexity == 2:
            return self.tr("Complexity 2 of 3.")
        return self.tr("Complexity 3 of 3: for players who know the game.")

    # ------------------------------------------------------------ lengths

    def _scale(self) -> None:
        u = self._look.u
        side = round(tokens.S16 * u)
        self._column.setContentsMargins(side, round(tokens.S12 * u), side, side)
        self._column.setSpacing(round(tokens.S12 * u))
        self._across.setSpacing(side)
        for column in (self._beside, self._words):
            column.setSpacing(round(tokens.S8 * u))
        self.setFixedWidth(round(_WIDTH * u))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        with in_units(painter, self.rect(), self._look.u) as area:
            rounded(painter, area, tokens.RADIUS_PANEL, self._look.theme.raised, soft_line(self._look.theme))
        painter.end()
