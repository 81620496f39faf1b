"""The list of saved games: each row has a picture, its name, who plays with how many points, how far it has come."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelection, QModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListView, QStyle, QStyleOptionViewItem, QWidget

from dune_desktop.engine.names import Seat
from dune_desktop.models.roles import Role
from dune_desktop.records.game_info import LONGEST
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.text.folding import folded
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.saved.row_picture import SIZE, draw_row_picture
from dune_desktop.windows.saved.saved_model import SavedFilter, SavedRow, game_of
from dune_desktop.windows.saved.saved_words import SavedWords
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, focus_ring, line, rounded, show_rows
from dune_desktop.windows.widgets.type_ahead import Typed

_PAD, _MARK = 8.0, 18.0
_HEIGHT: Final = SIZE.height() + 2 * _PAD
_LEFT: Final = SIZE.width() + 2 * _PAD + 6
#: Where the state and the date stand, and the three lines of a row.
_SIDE: Final = 210.0
_LINE: Final = SIZE.height() / 3
#: What each player needs besides the name: mark, sign of points, points, sign of the winner.
_BESIDE: Final = 102.0


def _line(rect: QRectF, number: int) -> QRectF:
    """One of the three lines right of the picture."""
    return QRectF(_LEFT, _PAD + number * _LINE, rect.width() - _LEFT - _PAD - 6, _LINE)


def _shares(wanted: list[float], room: float) -> list[float]:
    """What is short is as wide as it wants to be; what is long shares the rest."""
    most = 0.0
    for number, width in enumerate(sorted(wanted)):
        most = min(width, room / (len(wanted) - number))
        room -= most
    return [min(width, most) for width in wanted]


def _found(game: SavedGame) -> str:
    """What stands beside the players: that somebody else has the game, or who has won it."""
    return saved_words.elsewhere(game) or saved_words.won(game)


class SavedDelegate(UnitDelegate):
    """Paints the ``SavedRow`` of a row; its name is edited in its place."""

    gap = 6.0

    def height(self, _index: Index, _width: float) -> float:
        return _HEIGHT

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        row = index.data(Role.VALUE)
        assert isinstance(row, SavedRow)
        self._ground(painter, rect, state)
        draw_row_picture(painter, QPointF(_PAD, _PAD), row.game, self.look)
        name, ink = _line(rect, 0).adjusted(0, 0, -_SIDE, 0), self.look.theme.text
        line(painter, name, saved_words.heading(row.game), tokens.HEADING, 700, ink)
        self._side(painter, rect, row.game)
        if not row.game.trouble:
            beside = _SIDE if _found(row.game) else 0.0
            self._players(painter, _line(rect, 1).adjusted(0, 0, -beside, 0), row.game)
        self._told(painter, _line(rect, 2).adjusted(0, 0, -_SIDE, 0), row.game)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect.adjusted(2, 2, -2, -2), tokens.RADIUS_BOX, self.look)

    def _ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        theme = self.look.theme
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        edge, width = (theme.text, 2.0) if chosen else (theme.text2 if over else soft_line(theme), tokens.LINE)
        rounded(painter, rect, tokens.RADIUS_PANEL, theme.button if chosen else theme.raised, edge, width)

    def _side(self, painter: QPainter, rect: QRectF, game: SavedGame) -> None:
        """How far it has come, when it was saved, and that somebody else has it."""
        theme = self.look.theme
        ink = theme.danger if game.trouble else theme.text
        for number, (text, size, weight, colour) in enumerate((
            (saved_words.state(game), tokens.FIGURE, 600, ink),
            (_found(game), tokens.SMALL, 600, theme.text),
            (saved_words.saved(game), tokens.SMALL, 400, theme.text2),
        )):  # fmt: skip
            room = _line(rect, number)
            room.setLeft(room.right() - _SIDE)
            line(painter, room, text, size, weight, colour, Align.AlignRight)

    def _told(self, painter: QPainter, room: QRectF, game: SavedGame) -> None:
        """Which game, if that is not its heading, then its leaders; or what is wrong."""
        theme = self.look.theme
        if game.trouble:
            line(painter, room.adjusted(0, 0, _SIDE / 2, 0), saved_words.trouble(game), tokens.SMALL, 400, theme.text2)
            return
        if game.title:
            played = saved_words.called(game)
            line(painter, room, played, tokens.SMALL, 600, theme.text)
            room.adjust(metrics(tokens.SMALL, 600).horizontalAdvance(played) + tokens.S12, 0, 0, 0)
        line(painter, room, saved_words.leaders(game), tokens.SMALL, 400, theme.text2)

    def _players(self, painter: QPainter, room: QRectF, game: SavedGame) -> None:
        """Long names give way only where there is no room for all of them."""
        left, best = room.left(), saved_words.winner(game)
        wide = [metrics(tokens.FIGURE, 600).horizontalAdvance(seat.name) + 2 for seat in game.seats]
        for seat, width in enumerate(_shares(wide, max(0.0, room.width() - _BESIDE * len(wide)))):
            place = QRectF(left, room.top(), width + _BESIDE, room.height())
            self._player(painter, place, game, seat, seat == best)
            left = place.right()

    def _player(self, painter: QPainter, place: QRectF, game: SavedGame, seat: Seat, won: bool) -> None:
        """Mark, name and points; the winner's name stands on a plate."""
        theme, setup, middle = self.look.theme, game.seats[seat], place.center().y()
        named = place.adjusted(_MARK + 6, 0, _MARK + 6 - _BESIDE, 0)
        if won:
            rounded(painter, place.adjusted(-4, 2, -28, -2), tokens.RADIUS_CELL, None, theme.brass, tokens.SEAT_LINE)
        draw_mark(painter, setup.colour, QRectF(place.left(), middle - _MARK / 2, _MARK, _MARK))
        line(painter, named, setup.name, tokens.FIGURE, 600, theme.text)
        if seat < len(game.scores):
            at = named.right() + 4
            draw_glyph(painter, "vp", QRectF(at, middle - 8, 16, 16), theme)
            points = QRectF(at + 19, place.top(), 22, place.height())
            line(painter, points, str(game.scores[seat]), tokens.FIGURE, 600, theme.text)

    # ------------------------------------------------------------ another name

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:
        field = QLineEdit(parent)
        field.setMaxLength(LONGEST)
        field.setAccessibleName(SavedWords.tr("Name of the game"))
        field.setPlaceholderText(SavedWords.tr("Name of the game"))
        return field

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        u = self.look.u
        width = option.rect.width() / u
        place = _line(QRectF(0, 0, width, 0), 0).adjusted(-tokens.S8, -3, -_SIDE - tokens.S12, 5)
        editor.setGeometry(QRectF(place.topLeft() * u, place.size() * u).toRect().translated(option.rect.topLeft()))


# ---------------------------------------------------------------- the list


class SavedList(QListView):
    """One row is the chosen one, as long as there is any; others may be marked with it."""

    #: Another row is the chosen one now, or others are marked.
    chosen = Signal()

    def __init__(self, games: SavedFilter, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = games
        self._typed = Typed()
        self.setModel(games)
        show_rows(self, SavedDelegate(look, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def game(self) -> SavedGame | None:
        index = self.currentIndex()
        return game_of(index) if index.isValid() else None

    def marked(self) -> list[SavedGame]:
        """All that something can be done with at once, as they stand in the list."""
        return [game_of(index) for index in sorted(self.selectionModel().selectedRows(), key=QModelIndex.row)]

    def choose(self, game: str) -> bool:
        """Make a game the chosen one; False if it is not in the list."""
        index = self.games.row_of(game)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index)
        return index.isValid()

    def choose_some(self) -> None:
        """Make the first game the chosen one if none is; where none is marked, it is."""
        if not self.currentIndex().isValid() or not self.selectionModel().hasSelection():
            at = self.currentIndex() if self.currentIndex().isValid() else self.games.index(0, 0)
            self.setCurrentIndex(at)

    def rename(self) -> None:
        index = self.currentIndex()
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEditable:
            self.scrollTo(index)
            self.edit(index)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.chosen.emit()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        """Go on to the game below; Qt goes up where several can be marked."""
        if start <= self.currentIndex().row() <= end:
            below = end + 1 < self.games.rowCount()
            self.setCurrentIndex(self.games.index(end + 1 if below else start - 1, 0))
        super().rowsAboutToBeRemoved(parent, start, end)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().height() < event.oldSize().height():  # what is said below has come
            self.scrollTo(self.currentIndex())

    def keyboardSearch(self, search: str) -> None:
        found = self._typed.find(folded(search), self._beginning, self.currentIndex())
        if found is not None:
            self.setCurrentIndex(found)

    def _beginning(self, letters: str) -> list[QModelIndex]:
        rows = (self.games.index(row, 0) for row in range(self.games.rowCount()))
        return [row for row in rows if f" {letters}" in f" {saved_words.searched(game_of(row))}".replace("\n", " ")]
