"""The cards of a blend: every Imperium, Intrigue and Conflict card with a tick, and the blends that have a name."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.folding import folded
from dune_desktop.windows.blends.blend_grid import GroupCards
from dune_desktop.windows.blends.blend_names import BlendNames
from dune_desktop.windows.blends.blends import DECKS, Blends
from dune_desktop.windows.widgets.face_view import FaceSheet
from dune_desktop.windows.widgets.fields import SearchField, Segments
from dune_desktop.windows.widgets.page import SheetPage, role_label

#: The field to find a card by: no narrower, no wider.
_FIND: Final = (120.0, 220.0)


class BlendPage(SheetPage):
    """A tab for each deck, its cards by the game that they come from; beside them the card that is pointed at."""

    most = (1240.0, 800.0)

    def __init__(self, look: Look, blends: Blends, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.blends = blends
        self.names = BlendNames(blends, look)
        self.decks = Segments(look, range(len(DECKS)), 0)
        self.search = SearchField(look)
        self.groups: dict[str, list[GroupCards]] = {}
        self._nothing: list[QLabel] = []
        self._columns: list[QVBoxLayout] = []
        self._stack, self.face = QStackedWidget(), FaceSheet(look, blends.edition.products)
        self.wrong = role_label("danger", wrap=True)
        for deck in DECKS:
            self._stack.addWidget(self._deck(deck))
        self._build()
        self.decks.chosen.connect(self._turn_to)
        self.search.textChanged.connect(self._search)
        blends.changed.connect(self.refresh)
        self.begin()
        self._turn_to(0)

    # ------------------------------------------------------------ building

    def _deck(self, deck: str) -> QWidget:
        content, area = QWidget(), QScrollArea()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        self._columns.append(column)
        nothing = role_label("quiet")
        self._nothing.append(nothing)
        column.addWidget(nothing)
        self.groups[deck] = [GroupCards(self.blends, group, self.look) for group in self.blends.groups[deck]]
        for group in self.groups[deck]:
            column.addWidget(group)
            group.grid.pointed.connect(self.face.show_face)
            group.grid.moved.connect(self._keep_in_sight)
        column.addStretch(1)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        return area

    def _build(self) -> None:
        self._bar, self._across, left = QHBoxLayout(), QHBoxLayout(), QVBoxLayout()
        self._bar.addWidget(self.decks)
        self._bar.addStretch(1)
        self._bar.addWidget(self.search, 100)
        left.addLayout(self._bar)
        left.addWidget(self._stack, 1)
        self._left = left
        self._across.addLayout(left, 1)
        self._across.addWidget(self.face)
        self.head.addWidget(self.names)
        self.body.addLayout(self._across, 1)
        self.foot.addWidget(self.wrong, 1)
        self.wrong.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        stops = (stop for deck in DECKS for group in self.groups[deck] for stop in (group.head, group.grid))
        for one, other in pairwise((self.names, *map(self.decks.segment, range(len(DECKS))), self.search, *stops)):
            QWidget.setTabOrder(one, other)

    # ------------------------------------------------------------ showing

    def refresh(self) -> None:
        """Count anew; cards of expansions that are not in play are not shown."""
        for number, deck in enumerate(DECKS):
            self.decks.say(number, self.blends.told(deck))
        self.wrong.setText(self.blends.trouble())
        self._find()

    def _find(self) -> None:
        """Only cards that are called so; the deck that has some comes up."""
        letters = folded(self.search.text().strip())
        found = []
        for deck, nothing in zip(DECKS, self._nothing, strict=True):
            in_play, number = self.blends.shown(deck), 0
            for group in self.groups[deck]:
                here = group.seek(letters) if group.group in in_play else 0
                group.setVisible(here > 0)
                number += here
            nothing.setVisible(not number)
            found.append(number)
        if letters and not found[self._stack.currentIndex()] and any(found):
            self._turn_to(next(number for number, here in enumerate(found) if here))

    def _turn_to(self, deck: int) -> None:
        self.decks.segment(deck).setChecked(True)
        self._stack.setCurrentIndex(deck)
        self._show_first()

    def _search(self) -> None:
        self._find()
        self._show_first()

    def _show_first(self) -> None:
        """The first card that is shown is told beside."""
        groups = self.groups[DECKS[self._stack.currentIndex()]]
        first = next((group.grid.cards for group in groups if group.isVisibleTo(self._stack)), None)
        if first is not None:
            self.face.show_face(first.face(first.index(0)))

    def _keep_in_sight(self, grid: QWidget, rect: QRect) -> None:
        """Where the keyboard is."""
        area = self._stack.currentWidget()
        content = area.widget() if isinstance(area, QScrollArea) else None
        if isinstance(area, QScrollArea) and content is not None:
            place = grid.mapTo(content, rect.center())
            area.ensureVisible(place.x(), place.y(), 0, rect.height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.decks.segment(self.decks.value()).setFocus()

    # ------------------------------------------------------------ words and lengths

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Cards of the blend"))
        self.search.setPlaceholderText(self.tr("Find a card"))
        self.search.setAccessibleName(self.tr("Find a card"))
        for nothing in self._nothing:
            nothing.setText(self.tr("No card has that name."))
        self.refresh()

    def rescale(self) -> None:
        self._across.setSpacing(self.units(tokens.S16))
        self._left.setSpacing(self.units(tokens.S8))
        self._bar.setSpacing(self.units(tokens.S8))
        for column in self._columns:
            column.setSpacing(self.units(tokens.S12))
        least, most = map(self.units, _FIND)
        self.search.setMinimumWidth(least)
        self.search.setMaximumWidth(most)
