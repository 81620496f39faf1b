"""A saved game as a row: who plays with how many points, how far it has come, when it was saved."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle

from dune_desktop.bots import RIVAL
from dune_desktop.content import EDITIONS
from dune_desktop.records.store import Saved
from dune_desktop.scene import tokens
from dune_desktop.scene.fonts import metrics
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.pieces import draw_mark
from dune_desktop.text.names import name
from dune_desktop.text.tongue import Context
from dune_desktop.text.troubles import worded
from dune_desktop.windows.chrome import Align, Index, UnitDelegate, focus_ring, line, rounded
from dune_desktop.windows.dates import when
from dune_desktop.windows.editions import against, short_name
from dune_desktop.windows.theme import soft_line

SavedGame = Context("SavedGame")
SAVED: Final = Qt.ItemDataRole.UserRole
RIGHT: Final = Align.AlignRight
_HEIGHT, _PAD, _MARK, _SIDE = 62.0, 14.0, 18.0, 150.0
#: What each player needs besides the name.
_BESIDE: Final = 78.0


def state(game: Saved) -> str:
    """How far it has come."""
    if game.trouble:
        return SavedGame.tr("Can't be read")
    return SavedGame.tr("Finished") if game.finished else SavedGame.tr("Round {number}").format(number=game.round)


def trouble(game: Saved) -> str:
    """What is wrong with the file, without where it lies."""
    return worded(game.trouble.removeprefix(f"{game.path}: "))


def leaders(game: Saved) -> str:
    """Who was chosen, or dealt. Rivals are told with the seats."""
    edition = EDITIONS.get(game.edition)
    known = () if edition is None else edition.leader_by_id
    rivals = [seat for seat, one in enumerate(game.seats) if one.bot == RIVAL]
    people = [leader for seat, leader in enumerate(game.leaders) if seat not in rivals]
    return ", ".join(name("leader", leader, game.edition) for leader in people if leader in known)


def called(game: Saved) -> str:
    """Which game, and how it is played against Rivals."""
    rivals = against(game.mode, game.level)
    played = short_name(game.edition)
    return SavedGame.tr("{game} · {mode}").format(game=played, mode=rivals) if rivals else played


def spoken(game: Saved) -> str:
    """All of it in words."""
    if game.trouble:
        return f"{game.path.name}: {trouble(game)}"
    return SavedGame.tr("{game}: {players}. {state}, saved {when}").format(
        game=called(game),
        players=", ".join(seat.name for seat in game.seats),
        state=state(game),
        when=when(game.saved),
    )


class SavedDelegate(UnitDelegate):
    """Paints the ``Saved`` of a row."""

    gap = 6.0

    def height(self, _index: Index, _width: float) -> float:
        return _HEIGHT

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state_: QStyle.StateFlag) -> None:
        theme, game = self.look.theme, index.data(SAVED)
        chosen = bool(state_ & QStyle.StateFlag.State_Selected)
        over = bool(state_ & QStyle.StateFlag.State_MouseOver)
        edge, width = (theme.text, 2.0) if chosen else (theme.text2 if over else soft_line(theme), tokens.LINE)
        rounded(painter, rect, tokens.RADIUS_PANEL, theme.button if chosen else theme.raised, edge, width)
        upper = QRectF(_PAD, 6, rect.width() - 2 * _PAD, rect.height() / 2 - 6)
        lower = QRectF(_PAD, rect.height() / 2, upper.width(), rect.height() / 2 - 6)
        said = SavedGame.tr("saved {when}").format(when=when(game.saved))
        line(painter, upper, state(game), tokens.FIGURE, 600, theme.danger if game.trouble else theme.text, RIGHT)
        line(painter, lower, said, tokens.SMALL, 400, theme.text2, RIGHT)
        if game.trouble:
            line(painter, upper.adjusted(0, 0, -_SIDE, 0), game.path.name, tokens.FIGURE, 600, theme.text)
        else:
            self._players(painter, upper.adjusted(0, 0, -_SIDE, 0), game)
        told = trouble(game) if game.trouble else game.title or leaders(game)
        self._told(painter, lower.adjusted(0, 0, -_SIDE - 60, 0), game, told)
        if state_ & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect.adjusted(2, 2, -2, -2), tokens.RADIUS_BOX, self.look)

    def _told(self, painter: QPainter, room: QRectF, game: Saved, told: str) -> None:
        """Which game, then its leaders or what is wrong."""
        if game.edition:
            played = called(game)
            line(painter, room, played, tokens.SMALL, 600, self.look.theme.text)
            room.adjust(metrics(tokens.SMALL, 600).horizontalAdvance(played) + tokens.S12, 0, 0, 0)
        line(painter, room, told, tokens.SMALL, 400, self.look.theme.text2)

    def _players(self, painter: QPainter, room: QRectF, game: Saved) -> None:
        """Mark, name and points of each; only where there is no room for all of them names give way."""
        theme, left = self.look.theme, room.left()
        wide = [metrics(tokens.FIGURE, 600).horizontalAdvance(seat.name) + 2 for seat in game.seats]
        spare = (room.width() - sum(wide)) / max(1, len(wide)) - _BESIDE
        for seat, setup in enumerate(game.seats):
            name_room = QRectF(left + _MARK + 6, room.top(), wide[seat] + min(0.0, spare), room.height())
            draw_mark(painter, setup.colour, QRectF(left, room.center().y() - _MARK / 2, _MARK, _MARK))
            line(painter, name_room, setup.name, tokens.FIGURE, 600, theme.text)
            left = name_room.right() + 6
            if seat < len(game.scores):
                draw_glyph(painter, "vp", QRectF(left, room.center().y() - 8, 16, 16), theme)
                points = QRectF(left + 19, room.top(), 20, room.height())
                line(painter, points, str(game.scores[seat]), tokens.FIGURE, 600, theme.text)
            left = name_room.left() + name_room.width() + _BESIDE - _MARK - 6
