"""The figures as tiles: a number, above it what it counts, below it in small what belongs to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QStyle, QStyleOptionViewItem, QWidget

from dune_desktop.models.roles import Role
from dune_desktop.models.rows import SPOKEN
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.statistics.tally import PlayedGame, games_of, key_of, mean, minutes, streaks
from dune_desktop.windows.statistics.statistics_words import (
    Statistics,
    average,
    length,
    number,
    rate,
    signed,
    with_head,
)
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, focus_ring, rounded

Figure = tuple[str, str, str]
"""What is counted, the number, and what belongs to it in small."""
#: In the place of a number that there is not.
_NOTHING: Final = "–"
_ABREAST: Final = 2
_GAP, _PAD, _LINE, _LINES = 6.0, 8.0, 16.0, 27.0
#: No lower than its four lines need, no higher than looks well.
_LEAST, _MOST = 80.0, 96.0
#: As wide as a scroll bar.
_BAR: Final = 14.0


def figures(found: Sequence[PlayedGame], one_player: bool) -> list[Figure]:
    """List all figures; the games of ``one_player`` follow each other, so that there are wins in a row."""
    games, wins = games_of(found), sum(entry.seat.won for entry in found)
    whole = [entry for entry in found if entry.game.whole]
    people = len({key_of(entry.seat.name) for entry in found})
    played_by = "" if people == 1 else Statistics.tr("%n player(s)", "", people)
    of_all = Statistics.tr("{wins} of {games}").format(wins=number(wins), games=number(len(found)))
    margin = signed(mean(entry.margin for entry in found))
    against = Statistics.tr("{margin} against the best opponent").format(margin=margin)
    now, most = map(number, streaks(found))
    at_most = Statistics.tr("now; at most {number}").format(number=most)
    in_a_row = at_most if one_player else Statistics.tr("for one player only")
    deck = mean(sum(times for _, times in entry.seat.deck) for entry in found)
    decisions, known = number(round(mean(game.decisions for game in games))), mean(map(minutes, games))
    lasted = length(known) if known else _NOTHING
    in_a_game = Statistics.tr("in a game")
    return [
        (Statistics.tr("Games"), number(len(games)), played_by),
        (Statistics.tr("Wins"), rate(wins, len(found)), of_all),
        (Statistics.tr("Average place"), average(mean(entry.seat.place for entry in found)), ""),
        (Statistics.tr("Average points"), average(mean(entry.seat.score for entry in found)), against),
        (Statistics.tr("Wins in a row"), now if one_player else _NOTHING, in_a_row),
        (Statistics.tr("Conflicts won"), average(mean(entry.seat.conflicts for entry in whole)), in_a_game),
        (Statistics.tr("Rounds"), average(mean(game.rounds for game in games)), in_a_game),
        (Statistics.tr("Decisions"), decisions, Statistics.tr("of all in a game")),
        (Statistics.tr("Length of a game"), lasted, Statistics.tr("if played in one go")),
        (Statistics.tr("Cards in the deck"), average(deck), Statistics.tr("at the end")),
    ]


class _TileDelegate(UnitDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        view = option.widget
        assert isinstance(view, Tiles)
        return view.gridSize()

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        theme = self.look.theme
        head, value, detail = index.data(Role.VALUE)
        tile = rect.adjusted(0, 0, -_GAP, -_GAP)
        rounded(painter, tile, tokens.RADIUS_BOX, theme.raised, soft_line(theme))
        room = tile.adjusted(_PAD, 4, -_PAD, -5)
        wide = room.width()
        above = QRectF(room.x(), room.y(), wide, _LINE)
        below = QRectF(room.x(), room.bottom() - _LINES, wide, _LINES)
        draw_fitted(painter, fit(head, wide, tokens.SMALL, 600, lines=1), above, theme.text2)
        number = fit(value, wide, tokens.BANNER, 700, lines=1, least=tokens.BODY)
        draw_fitted(painter, number, QRectF(room.x(), above.bottom(), wide, below.top() - above.bottom()), theme.text)
        if detail:
            told = fit(detail, wide, tokens.CAPTION, 400)
            draw_fitted(painter, told, below, theme.text2, Align.AlignLeft | Align.AlignBottom)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, tile, tokens.RADIUS_BOX, self.look)


class Tiles(QListWidget):
    """Tiles stand two abreast; arrow keys go from one to the next."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setItemDelegate(_TileDelegate(look, self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        look.changed.connect(self._divide)

    def show_figures(self, found: Sequence[Figure]) -> None:
        """Show these, of which there are always as many, in the same order."""
        while self.count() < len(found):
            self.addItem("")
        for row, (head, value, detail) in enumerate(found):
            item = self.item(row)
            item.setText(head)
            item.setData(SPOKEN, ", ".join(filter(None, (with_head(head, value), detail))))
            item.setData(Role.VALUE, (head, value, detail))
        self._divide()

    def _divide(self) -> None:
        """Divide the width among those abreast, the height among the rows of tiles."""
        rows = max(1, -(-self.count() // _ABREAST))
        high = min(max((self.height() - 2) // rows, round(_LEAST * self._look.u)), round(_MOST * self._look.u))
        bar = round(_BAR * self._look.u)  # there is room for it, whether it is needed or not
        size = QSize((self.width() - bar) // _ABREAST, high)
        if size != self.gridSize() and size.isValid():
            self.setGridSize(size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()
