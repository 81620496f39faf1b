"""The cards of a blend: every Imperium, Intrigue and Conflict card with a tick, and the blends that have a name."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces.measures import Face
from dune_desktop.text.folding import folded
from dune_desktop.windows.blends.blend_grid import GroupCards
from dune_desktop.windows.blends.blend_names import BlendNames
from dune_desktop.windows.blends.blends import DECKS, Blends
from dune_desktop.windows.widgets.face_view import FaceSheet
from dune_desktop.windows.widgets.form_widgets import SearchField, Segments
from dune_desktop.windows.widgets.layouts import MIDDLE, RIGHT, STRETCH, column, fill, role_label, row
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.widgets.panels import PagePart

#: The field to find a card by: no narrower, no wider.
_FIND: Final = (120.0, 220.0)


class _Deck(QScrollArea):
    """The cards of a deck, by the game that they come from."""

    def __init__(self, blends: Blends, deck: str, look: Look) -> None:
        super().__init__(widgetResizable=True)
        self._blends, self._deck = blends, deck
        self._content, self.nothing = PagePart(look), role_label("quiet")
        self.groups = [GroupCards(blends, group, look) for group in blends.groups[deck]]
        for group in self.groups:
            group.grid.moved.connect(self._keep_in_sight)
        column = fill(QVBoxLayout(self._content), self.nothing, *self.groups, (STRETCH, 1))
        self._content.pad(column, 0, gap=tokens.S12)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._content)

    def seek(self, letters: str) -> int:
        """Show only cards that are called so, of what is in play; how many there are."""
        in_play, number = self._blends.shown(self._deck), 0
        for group in self.groups:
            here = group.seek(letters) if group.group in in_play else 0
            group.setVisible(here > 0)
            number += here
        self.nothing.setVisible(not number)
        return number

    def first(self) -> Face | None:
        """The first card that is shown."""
        grids = (group.grid for group in self.groups if group.isVisibleTo(self))
        return next((grid.cards.index(0).data(Role.FACE) for grid in grids), None)

    def _keep_in_sight(self, grid: QWidget, rect: QRect) -> None:
        """Scroll to where the keyboard is."""
        place = grid.mapTo(self._content, rect.center())
        self.ensureVisible(place.x(), place.y(), 0, rect.height())


class BlendPage(SheetPage):
    """A tab for each deck; beside it the card that is pointed at."""

    most = (1240.0, 800.0)

    def __init__(self, look: Look, blends: Blends, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.blends = blends
        self.names = BlendNames(blends, look)
        self.decks = Segments(look, range(len(DECKS)), 0)
        self.search = SearchField(look)
        self._decks = [_Deck(blends, deck, self.look) for deck in DECKS]
        self.groups = {deck: cards.groups for deck, cards in zip(DECKS, self._decks, strict=True)}
        self._stack, self.face = QStackedWidget(), FaceSheet(look, blends.edition.products)
        self.wrong = role_label("danger", wrap=True)
        self._build()
        self.decks.chosen.connect(self._turn_to)
        self.search.textChanged.connect(self._search)
        blends.changed.connect(self.refresh)
        self.begin()
        self._turn_to(0)

    def _build(self) -> None:
        bar = row(self.decks, (STRETCH, 1), (self.search, 100))
        left = column(bar, (self._stack, 1))
        across = row((left, 1), self.face)
        for layout, gap in ((bar, tokens.S8), (left, tokens.S8), (across, tokens.S16)):
            self.pad(layout, gap=gap)
        least, most = _FIND
        self.keep_size(self.search.setMinimumWidth, least)
        self.keep_size(self.search.setMaximumWidth, most)
        self.head.addWidget(self.names)
        self.body.addLayout(across, 1)
        self.foot.addWidget(self.wrong, 1)
        self.wrong.setAlignment(RIGHT | MIDDLE)
        stops: list[QWidget] = [self.names, *map(self.decks.segment, range(len(DECKS))), self.search]
        for deck in self._decks:
            self._stack.addWidget(deck)
            for group in deck.groups:
                group.grid.pointed.connect(self.face.show_face)
                stops += (group.head, group.grid)
        for one, other in pairwise(stops):
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
        found = [deck.seek(letters) for deck in self._decks]
        if letters and not found[self._stack.currentIndex()] and any(found):
            self._turn_to(next(number for number, here in enumerate(found) if here))

    def _turn_to(self, deck: int) -> None:
        self.decks.choose(deck)
        self._stack.setCurrentIndex(deck)
        self._show_first()

    def _search(self) -> None:
        self._find()
        self._show_first()

    def _show_first(self) -> None:
        """The first card that is shown is told beside."""
        first = self._decks[self._stack.currentIndex()].first()
        if first is not None:
            self.face.show_face(first)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.decks.segment(self.decks.value()).setFocus()

    # ------------------------------------------------------------ words and lengths

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Cards of the blend"))
        self.search.call(self.tr("Find a card"))
        for deck in self._decks:
            deck.nothing.setText(self.tr("No card has that name."))
        self.refresh()
