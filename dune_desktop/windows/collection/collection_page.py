"""Everything in print: looked for on the left, told on the right, and where it is in the game on the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, QSizeF, QUrl, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from dune_desktop.models.shown_game import ShownGame
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces.measures import Face
from dune_desktop.windows.collection.collection import Exhibit, Finder, exhibits, key_of
from dune_desktop.windows.collection.collection_filters import CollectionFilters
from dune_desktop.windows.collection.collection_grid import CollectionGrid, FoundExhibits
from dune_desktop.windows.collection.whereabouts import InGame
from dune_desktop.windows.table.preview import Preview
from dune_desktop.windows.widgets.face_view import FaceSheet
from dune_desktop.windows.widgets.form_widgets import SearchField
from dune_desktop.windows.widgets.layouts import CENTRE, MIDDLE, RIGHT, column, fill, role_label, row
from dune_desktop.windows.widgets.page import SheetPage

_FIND: Final = 280


class CollectionPage(SheetPage):
    """What is typed is looked for in names first, then in all that a card says."""

    most = (1500.0, 980.0)
    room = "collection"
    narrow = QSizeF(1000, 520)
    #: A rule's number was clicked.
    rule_asked = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._finder = Finder()
        self._in_game: InGame | None = None
        self._told: Exhibit | None = None
        self.search, self.filters = SearchField(self.look), CollectionFilters(self.look)
        self.grid = CollectionGrid(FoundExhibits(self), self.look)
        self.nothing, self.show_all = role_label("quiet"), QPushButton()
        self.face, self.where = FaceSheet(self.look, ()), role_label("quiet", wrap=True)
        self.count = role_label("quiet")
        self.preview = Preview(self.look, self, ())
        self._build()
        self._connect()
        self.begin()

    def _build(self) -> None:
        left = column(self.filters, (self.nothing, 0, CENTRE), (self.show_all, 0, CENTRE), (self.grid, 1))
        right = column((self.face, 1), self.where)
        across = row((left, 1), right)
        for layout, gap in ((left, tokens.S8), (right, tokens.S8), (across, tokens.S16)):
            self.pad(layout, gap=gap)
        self.keep_size(self.search.setFixedWidth, _FIND)
        self.head.addWidget(self.search)
        self.body.addLayout(across, 1)
        fill(self.foot, (self.count, 1, RIGHT | MIDDLE))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.filters.changed.connect(self._find)
        self.show_all.clicked.connect(self._show_everything)
        self.grid.told.connect(self._tell)
        self.grid.enlarged.connect(self._enlarge)
        for words in (self.face.words, self.preview.words):
            words.anchorClicked.connect(self._rule)

    # ------------------------------------------------------------ opening

    def open_at(self, face: Face | None, game: ShownGame | None) -> None:
        """Say where cards are in this game, if there is one; stand on a face, if one is meant."""
        self._in_game = None if game is None else InGame(game)
        self.filters.follow(game is not None)
        if face is not None:
            with QSignalBlocker(self.filters), QSignalBlocker(self.search):
                self.filters.show_all()
                self.search.clear()
            self._told = next((one for one in exhibits() if one.key == key_of(face)), self._told)
        self._find()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._find()
        self.search.setFocus()

    # ------------------------------------------------------------ finding and telling

    def _find(self) -> None:
        """Show what is left; what was told stays told while it is among them."""
        if not self.isVisible():  # all that cards say is read when somebody looks
            return
        game = self._in_game if self.filters.in_game else None
        among = None if game is None else [one for one in exhibits() if game.copies[one.key]]
        found = self._finder.find(self.filters.sought(self.search.text()), self.filters.order.currentData(), among)
        told = self._told
        self.grid.found.show(found)
        for widget, shown in ((self.grid, found), (self.nothing, not found), (self.show_all, not found)):
            widget.setVisible(bool(shown))
        self.count.setText(self.tr("{number} of {all}").format(number=len(found), all=len(exhibits())))
        if found:
            self.grid.stand_on(found.index(told) if told in found else 0)

    def _show_everything(self) -> None:
        self.search.clear()
        self.filters.show_all()

    def _tell(self, exhibit: Exhibit) -> None:
        self._told = exhibit
        self.face.show_face(exhibit.face)
        self.where.setText("" if self._in_game is None else self._in_game.told(exhibit.key))
        self.where.setVisible(self._in_game is not None)

    def _enlarge(self, exhibit: Exhibit) -> None:
        self.preview.show_face(exhibit.face, [one.face for one in self.grid.found.found])

    def _rule(self, link: QUrl) -> None:
        self.rule_asked.emit(link.toString())

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("All cards"))
        self.search.call(self.tr("Find by name or text"))
        self.nothing.setText(self.tr("Nothing in print is like that."))
        self.show_all.setText(self.tr("Show all"))
        self.grid.setAccessibleName(self.heading.text())
        self._finder = Finder()
        self.filters.retranslate()
        self.face.retranslate()
        if self._told is not None:
            self._tell(self._told)
        self._find()
