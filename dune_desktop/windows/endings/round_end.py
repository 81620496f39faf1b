"""The end of a round: who fought, what the rewards brought, where points came from. Any closing key goes on."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dune_desktop.engine.names import CardNumber, Seat
from dune_desktop.engine.rivals.buying import SWORDMASTER
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.story.chronicle import RoundStory
from dune_desktop.models.story.touched import Gains, add_gains, gain_signs
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.sign_lines import draw_signs
from dune_desktop.text.names import name
from dune_desktop.text.signs import Signs
from dune_desktop.text.translating import Texts
from dune_desktop.windows.endings.score_words import place_name, points_from
from dune_desktop.windows.widgets.face_view import FaceView
from dune_desktop.windows.widgets.layouts import TOP, fill, role_label, row
from dune_desktop.windows.widgets.leader_mark import draw_plate, draw_seated
from dune_desktop.windows.widgets.overlay import Overlay
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import PanelButton, announce, line

RoundEnd = Texts("RoundEnd")
_WIDTH: Final = 758.0
_ROW, _POINT_LINE, ROW_GAP = 58.0, 17.0, 8.0
#: Where the columns begin: name, strength, the reward's place, its gains, points.
_NAME, _STRENGTH, _PLACE, _GAINS, _POINTS, _TOTAL = 66.0, 196.0, 248.0, 338.0, 452.0, 694.0
#: The face of the leader.
_FACE: Final = 46.0
CARD: Final = QSizeF(190, 266)


@frozen
class Line:
    """What is told of a seat."""

    colour: str
    leader: str
    name: str
    strength: int
    place: str
    signs: Signs
    points: tuple[str, ...]
    total: int

    @property
    def height(self) -> float:
        return max(_ROW, len(self.points) * _POINT_LINE + 12)


class _Table(Painted):
    lines: tuple[Line, ...] = ()

    def show_lines(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines
        self.updateGeometry()
        self.update()

    def wanted(self) -> QSizeF:
        return QSizeF(_WIDTH, sum(one.height + ROW_GAP for one in self.lines))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        top = 0.0
        for one in self.lines:
            self._paint(painter, QRectF(0, top, area.width(), one.height), one)
            top += one.height + ROW_GAP

    def _paint(self, painter: QPainter, rect: QRectF, one: Line) -> None:
        theme = self._look.theme
        draw_plate(painter, rect, one.colour, theme)
        middle = rect.center().y()
        draw_seated(painter, QRectF(9, middle - _FACE / 2, _FACE, _FACE), one.colour, one.leader, theme)
        room = QRectF(_NAME, rect.top(), _STRENGTH - _NAME - 6, rect.height())
        draw_fitted(painter, fit(one.name, room.width(), tokens.FIGURE, elide=True), room, theme.text)
        if one.strength:
            draw_glyph(painter, "sword", QRectF(_STRENGTH, middle - 10, 20, 20), theme)
            self._text(painter, rect, _STRENGTH + 24, _PLACE, str(one.strength), 700)
        self._text(painter, rect, _PLACE, _GAINS, one.place, 400)
        draw_signs(
            painter, one.signs, QRectF(_GAINS, rect.top() + 2, _POINTS - _GAINS - 8, rect.height() - 4),
            tokens.ICON_19, theme, rows=2,
        )  # fmt: skip
        first = middle - len(one.points) * _POINT_LINE / 2
        for number, point in enumerate(one.points):
            spot = QRectF(_POINTS, first + number * _POINT_LINE, _TOTAL - _POINTS - 8, _POINT_LINE)
            line(painter, spot, point, tokens.SMALL, 400, theme.text2)
        draw_glyph(painter, "vp", QRectF(_TOTAL, middle - 11, 22, 22), theme)
        self._text(painter, rect, _TOTAL + 28, _WIDTH, str(one.total), 700)

    def _text(self, painter: QPainter, rect: QRectF, left: float, right: float, text: str, weight: int) -> None:
        spot = QRectF(left, rect.top(), right - left - 6, rect.height())
        line(painter, spot, text, tokens.FIGURE, weight, self._look.theme.text)


class RoundPanel(Overlay):
    """One round told with a line for each seat. All of it is public, so it may lie over a cover."""

    by_itself = True

    def __init__(self, controller: GameController, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._controller = controller
        self._told: RoundStory | None = None
        self._heading, self._outcome = role_label("banner"), role_label("heading")
        self._next = role_label("quiet", wrap=True)
        self._card, self.table = FaceView(look, CARD), _Table(look)
        self._go_on = PanelButton(look)
        self._go_on.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._go_on.clicked.connect(self.close_sheet)
        across = row((self._card, 0, TOP), (self.table, 1, TOP))
        self.pad(across, gap=tokens.S24)
        fill(self.column, self._heading, self._outcome, across, row((self._next, 1), self._go_on))

    def show_round(self, told: RoundStory) -> None:
        self._told = told
        self.retranslate()
        self.open()
        announce(self, self.accessibleName())

    def retranslate(self) -> None:
        told = self._told
        if told is None:
            return
        self._card.show_face(self._controller.face(told.conflict))
        title = self._conflict(told.conflict)
        heading = RoundEnd.tr("Round {number}: {conflict}").format(number=told.number, conflict=title)
        self._heading.setText(heading.rstrip(": "))  # of a game that began in this round nobody tells for what
        self._outcome.setText(self._won(told))
        self._next.setText(self._to_come())
        self._go_on.show_text(RoundEnd.tr("Continue"), RoundEnd.tr("Enter"), accent=True)
        self.table.show_lines(tuple(self._line(seat, told) for seat in self._order(told)))
        self.setAccessibleName(f"{self._heading.text()}. {self._outcome.text()}")

    def _conflict(self, card: CardNumber) -> str:
        face = self._controller.face(card)
        return "" if face is None else name("conflict", face.id, self._controller.edition.products)

    def _to_come(self) -> str:
        view = self._controller.view
        first = self._controller.seats[view.first].name
        words = RoundEnd.tr("Next is round {number}: {conflict}. First Player: {player}.")
        return words.format(number=view.round, conflict=self._conflict(view.conflict), player=first)

    def _won(self, told: RoundStory) -> str:
        if not any(strength for _, strength, _ in told.ranking):
            return RoundEnd.tr("Nobody had any strength in the Conflict.")
        if told.winner < 0:
            return RoundEnd.tr("Nobody wins the Conflict: the strongest are tied.")
        return RoundEnd.tr("{player} wins the Conflict.").format(player=self._controller.seats[told.winner].name)

    def _order(self, told: RoundStory) -> list[Seat]:
        """List the strongest first, then the others in turn order."""
        fought = [seat for seat, strength, _ in told.ranking if strength]
        return [*fought, *(seat for seat in range(len(self._controller.seats)) if seat not in fought)]

    def _line(self, seat: Seat, told: RoundStory) -> Line:
        setup = self._controller.seats[seat]
        strength, place = next(((n, place) for one, n, place in told.ranking if one == seat), (0, 0))
        won = [one for one in told.points if one.seat == seat]
        words = tuple(points_from(self._controller.edition, one.source, one.n) for one in won)
        if any(one.seat == seat and one.what == SWORDMASTER for one in told.purchases):
            words += (RoundEnd.tr("has bought its Swordmaster"),)
        signs = _brought(seat, told) if place else ()
        leader = self._controller.view.players[seat].leader.id
        return Line(setup.colour, leader, setup.name, strength, place_name(place), signs, words, told.accounts[seat].vp)


def _brought(seat: Seat, told: RoundStory) -> Signs:
    """Add up what the rewards of the Conflict brought the seat."""
    total: Gains = {}
    for event in told.rewards:
        if getattr(event, "seat", None) == seat:
            add_gains(total, event)
    return gain_signs(total)
