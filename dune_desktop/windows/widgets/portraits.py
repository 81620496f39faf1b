"""Portraits to choose from, and below them the card of one of them with its wording."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.face_view import FACE, FaceView
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.panels import in_units, rounded
from dune_desktop.windows.wizard.leader_tiles import LeaderTiles

#: Where the portraits need two rows, or there is much to be told.
LOW_FACE: Final = QSizeF(150, 214)
_WIDTH: Final = 518.0


class PortraitSheet(QWidget):
    """What it tells of whom is for those who fill it."""

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._leader, self._whose = "", ""
        self.heading, self._name = role_label("quiet"), role_label("heading", wrap=True)
        self._advice, self._text = role_label("quiet", wrap=True), role_label("", wrap=True)
        self._tiles, self._card = LeaderTiles(look, _WIDTH - 2 * tokens.S16), FaceView(look)
        self.area = QScrollArea()
        self._words, self._across, self._beside = QVBoxLayout(), QHBoxLayout(), QVBoxLayout()
        self._column = QVBoxLayout(self)
        self._tiles.chosen.connect(self.chosen)
        self._build()
        look.changed.connect(self._scale)
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
        self._across.addWidget(self._card, 0, Qt.AlignmentFlag.AlignTop)
        self._across.addLayout(self._beside, 1)
        self._column.addWidget(self.heading)
        self._column.addWidget(self._tiles, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addLayout(self._across, 1)

    def _reach_words(self, _least: int, most: int) -> None:
        """The keyboard comes to the words only where they have to be scrolled."""
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus)

    def _show_tiles(self, leaders: tuple[str, ...]) -> None:
        self._tiles.show_leaders(leaders)
        self._card.set_size(FACE if self._tiles.rows == 1 else LOW_FACE)

    def tile(self, leader: str) -> QAbstractButton:
        """The portrait of a leader; empty: the one for a random leader."""
        return self._tiles.tile(leader)

    def show_leader(self, whose: str, leader: str) -> None:
        """Show this leader for a seat; empty: a random one."""
        self._whose, self._leader = whose, leader
        self._tiles.tile(leader).setChecked(True)
        self._retranslate()

    def say_whose(self, whose: str) -> None:
        """The seat is called otherwise now."""
        self._whose = whose
        self._retranslate()

    def show_taken(self, taken: Mapping[str, tuple[str, ...]]) -> None:
        """The colours of the seats that have a leader, by its id."""
        self._tiles.show_taken(taken)

    def told(self) -> str:
        """All that is said of the leader that is shown."""
        return "\n".join((self._name.text(), self._advice.text(), self._text.text()))

    def _tell(self, parts: Iterable[tuple[str, str]]) -> None:
        """The boxes of the card, each with its heading."""
        paragraphs = (f"<b>{escape(title)}</b><br>{escape(text)}</p>" for title, text in parts)
        between = f'<p style="margin-top:{round(tokens.S4 * self._look.u)}px; margin-bottom:0;">'
        self._text.setText('<p style="margin:0;">' + between.join(paragraphs))

    def _retranslate(self) -> None:
        """Make all words anew."""
        raise NotImplementedError

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
