"""The moment of victory: who has won, everybody's rank on a plate of lacquer, and what one may do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QLinearGradient, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dune_desktop.scene.art.plates import draw_divider
from dune_desktop.scene.art.portraits.portrait import draw_medal
from dune_desktop.scene.drawing import fonts, tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, fit_line
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.painting import rounded as rounded_path
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.windows.theme import gold, soft_line
from dune_desktop.windows.widgets.flow_layout import FlowLayout
from dune_desktop.windows.widgets.layouts import fill
from dune_desktop.windows.widgets.overlay import Sheet
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Align, PanelButton, line, rounded

_WIDTH: Final = 442.0
_STAR, _NAME, _LINE, _RULE = 40.0, 44.0, 20.0, 16.0
#: The letters of the winner's name, and of what it did.
_LARGE, _DEED = 38, 18
_ROW, _GAP, _MEDAL, _TOTAL = 54.0, 5.0, 46.0, 44.0
_SIGN, _STEP = 20.0, 23.0
#: The buttons stand so many abreast.
_ABREAST: Final = 4
#: Of the time in which all lines come, the share of one.
_COMING: Final = 0.6
#: How much of a line is in the colour of its seat, and how far.
_TINT, _TINTED = 0.26, 0.7


@frozen
class Rank:
    """A seat at the end: ``signs`` say what gave its points; ``words`` what its place is, where it has none."""

    name: str
    colour: str
    leader: str
    signs: tuple[str, ...]
    total: int
    words: str = ""


@frozen
class Crowning:
    """Who has won: its name, what it did, whom it played for how many points, and why it stands before the next one."""

    name: str = ""
    deed: str = ""
    score: str = ""
    tie: str = ""


class Herald(Painted):
    """Says who has won, below a star."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._told = Crowning()

    def tell(self, told: Crowning) -> None:
        self._told = told
        self.updateGeometry()
        self.update()

    @property
    def _tie(self) -> Fitted:
        return fit(self._told.tie, _WIDTH, tokens.SMALL, 400)

    def wanted(self) -> QSizeF:
        words = len(self._tie.lines) * _LINE if self._told.tie else 0.0
        return QSizeF(_WIDTH, _STAR + _NAME + 1.3 * _LINE + _LINE + words + _RULE)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme, told, width = self._look.theme, self._told, area.width()
        star = QRectF(0, 0, _STAR, _STAR)
        star.moveCenter(QRectF(0, 0, width, _STAR).center())
        draw_glyph(painter, "vp", star, theme)
        name = fit_line(told.name, width, _LARGE, fonts.BOLD)
        draw_fitted(painter, name, QRectF(0, _STAR, width, _NAME), theme.text, Align.AlignCenter)
        top = _STAR + _NAME
        line(painter, QRectF(0, top, width, 1.3 * _LINE), told.deed, _DEED, 600, gold(theme), Align.AlignHCenter)
        top += 1.3 * _LINE
        line(painter, QRectF(0, top, width, _LINE), told.score, tokens.FIGURE, 400, theme.text, Align.AlignHCenter)
        top += _LINE
        if told.tie:
            room = QRectF(0, top, width, area.height() - _RULE - top)
            draw_fitted(painter, self._tie, room, theme.text2, Align.AlignCenter)
        draw_divider(painter, QRectF(0, area.height() - _RULE, width, _RULE))


class Ranks(Painted):
    """A line for each seat, the winner first."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._ranks: tuple[Rank, ...] = ()
        self._share = 1.0

    def come(self, share: float) -> None:
        """Show as many lines as have come when this share of the time is over, and points as far as they count."""
        self._share = share
        self.update()

    def show_ranks(self, ranks: Sequence[Rank]) -> None:
        self._ranks = tuple(ranks)
        self.updateGeometry()
        self.update()

    def wanted(self) -> QSizeF:
        return QSizeF(_WIDTH, len(self._ranks) * (_ROW + _GAP))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        late = (1 - _COMING) / max(1, len(self._ranks) - 1)
        for number, rank in enumerate(self._ranks):
            share = min(1.0, max(0.0, (self._share - number * late) / _COMING))
            painter.setOpacity(share)
            shown = evolve(rank, total=round(share * rank.total))
            self._row(painter, QRectF(0, number * (_ROW + _GAP), area.width(), _ROW), shown, first=number == 0)

    def _row(self, painter: QPainter, rect: QRectF, rank: Rank, *, first: bool) -> None:
        theme = self._look.theme
        tint = QLinearGradient(rect.topLeft(), rect.topRight())
        tint.setColorAt(0, mix(theme.raised, tokens.SEAT_COLOURS[rank.colour], _TINT))
        tint.setColorAt(_TINTED, theme.raised)
        painter.fillPath(rounded_path(rect.adjusted(0.5, 0.5, -0.5, -0.5), tokens.RADIUS_BOX), tint)
        rounded(painter, rect, tokens.RADIUS_BOX, None, theme.text if first else soft_line(theme), 2 if first else 1)
        medal = QRectF(rect.left() + 5, rect.center().y() - _MEDAL / 2, _MEDAL, _MEDAL)
        draw_medal(painter, rank.leader, medal, theme)
        draw_mark(painter, rank.colour, QRectF(medal.right() - 14, medal.bottom() - 16, 18, 18))
        left = medal.right() + tokens.S12
        room = rect.right() - _TOTAL - left
        line(painter, QRectF(left, rect.top() + 3, room, 23), rank.name, tokens.HEADING, 700, theme.text)
        signs = QRectF(left, rect.bottom() - _SIGN - 5, room, _SIGN)
        if rank.words:
            line(painter, signs, rank.words, tokens.SMALL, 400, theme.text2)
        step = min(_STEP, room / max(1, len(rank.signs)))
        for number, sign in enumerate(rank.signs):
            draw_glyph(painter, sign, QRectF(signs.left() + number * step, signs.top(), _SIGN, _SIGN), theme)
        total = QRectF(rect.right() - _TOTAL, rect.top(), _TOTAL - tokens.S12, rect.height())
        line(painter, total, str(rank.total), tokens.BANNER, 700, theme.text, Align.AlignRight)


class _Grid(FlowLayout):
    """All buttons are equally wide, but for the first one, which has what the others leave."""

    def _rows(self, width: int, gap: int) -> list[dict[QWidget, int]]:
        first, *others = (widget for item in self._items if (widget := item.widget()) is not None)
        one = (width - gap * (_ABREAST - 1)) // _ABREAST
        beside = len(others) % _ABREAST
        rows = [{first: width - beside * (one + gap)} | dict.fromkeys(others[:beside], one)]
        starts = range(beside, len(others), _ABREAST)
        return rows + [dict.fromkeys(others[start : start + _ABREAST], one) for start in starts]


class VictoryPlate(Sheet):
    """Stands beside the winner."""

    def __init__(self, look: Look, buttons: Sequence[PanelButton], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.herald, self.ranks = Herald(look), Ranks(look)
        self.lines = fill(QVBoxLayout(self), self.herald, self.ranks, _Grid(look, *buttons))
