"""What only the panel of a Rival shows: how far it is from what it buys, and its priorities."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from dune_desktop.engine.names import FACTIONS
from dune_desktop.engine.rivals.buying import SWORDMASTER, Aim
from dune_desktop.models.table.seats import SeatRow, nearest
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.tokens import Theme
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text.translating import Texts
from dune_desktop.windows.widgets.panels import line

RivalRows = Texts("RivalRows")

_ICON: Final = float(tokens.ICON_18)
#: From one priority to the next; a sign with its number.
_STEP: Final = 33.0


def paint_goods(painter: QPainter, box: QRectF, row: SeatRow, theme: Theme) -> None:
    """Resources and intrigue cards, each with how many a Victory Point costs."""
    player = row.player
    if player.rival is None or not player.rival.thrives:
        text = RivalRows.tr("No resources, no rewards")
        line(painter, box, text, tokens.SMALL, 400, theme.text2)
        return
    goods = {"spice": player.spice, "solari": player.solari, "water": player.water, "intrigue": len(player.intrigue)}
    needs = {aim.what: aim.needs for aim in row.aims}
    step = min(58.0, (box.width() - 54) / len(goods))
    for number, (glyph, count) in enumerate(goods.items()):
        cell = QRectF(box.x() + number * step, box.y(), step, box.height())
        end = _count(painter, cell, glyph, str(count), theme)
        if glyph in needs:
            rest = QRectF(end + 1, box.y(), cell.right() - end, box.height())
            line(painter, rest, f"/{needs[glyph]}", tokens.SMALL, 400, theme.text2)


def paint_plan(painter: QPainter, box: QRectF, row: SeatRow, theme: Theme) -> None:
    """Its priorities in order, each with its influence; at the right what it buys next."""
    player = row.player
    assert player.rival is not None
    x = box.x()
    for faction in player.rival.priorities:
        cell = QRectF(x, box.y(), _STEP, box.height())
        _count(painter, cell, f"influence_{FACTIONS[faction]}", str(player.influence[faction]), theme)
        x += _STEP
    aim = nearest(row.aims)
    if row.swordmaster_in:
        _at_right(painter, box, ("swordmaster",), _in_round(row.swordmaster_in), theme)
    elif aim is not None:
        signs = ("swordmaster",) if aim.what == SWORDMASTER else ("vp", aim.what)
        _at_right(painter, box, signs, _score(aim), theme)
    elif not player.rival.scores:
        line(painter, QRectF(x, box.y(), box.right() - x, box.height()), _cannot_win(), tokens.SMALL, 400, theme.text2)


def _in_round(number: int) -> str:
    return RivalRows.tr("in round {number}").format(number=number)


def _score(aim: Aim) -> str:
    return RivalRows.tr("{has} of {needs}").format(has=aim.has, needs=aim.needs)


def _cannot_win() -> str:
    return RivalRows.tr("Cannot win")


def _count(painter: QPainter, cell: QRectF, glyph: str, number: str, theme: Theme) -> float:
    """A glyph with its number; says where that ends."""
    draw_glyph(painter, glyph, QRectF(cell.x(), cell.center().y() - 9, _ICON, _ICON), theme)
    width = metrics(tokens.FIGURE, 600).horizontalAdvance(number)
    line(painter, QRectF(cell.x() + 21, cell.y(), width + 2, cell.height()), number, tokens.FIGURE, 600, theme.text)
    return cell.x() + 21 + width


def _at_right(painter: QPainter, box: QRectF, signs: tuple[str, ...], text: str, theme: Theme) -> None:
    width = metrics(tokens.SMALL, 600).horizontalAdvance(text)
    x = box.right() - width - len(signs) * (_ICON + 3)
    for sign in signs:
        draw_glyph(painter, sign, QRectF(x, box.center().y() - 9, _ICON, _ICON), theme)
        x += _ICON + 3
    line(painter, QRectF(x, box.y(), width + 2, box.height()), text, tokens.SMALL, 600, theme.text)
