"""What is written over pictures, computed pixel by pixel: the board is painted without its words, and each is held
against every pixel that it would cover.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from dune_desktop.engine.printed import Conflict
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record import Record, Recorder, replay
from dune_desktop.scene.board import conflict, contract_market, faction, ground, item, ladder, quadrant, space
from dune_desktop.scene.board.conflict import ConflictValue
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.land.ground import paint_ground
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import Fitted
from dune_desktop.scene.drawing.painting import LEFT, across, down
from dune_desktop.scene.drawing.tokens import FIGURE, THEMES
from dune_desktop.scene.faces.states import LIT, REFUSED
from dune_desktop.scene.glyphs import sign_lines
from dune_desktop.scene.glyphs.sign_lines import signs_width
from tests.eyes import luminance
from tests.games import seats_of
from tests.scenes import COLOURS, Sitting
from tests.speaking import speaking

SIZES = ((1600, 1000), (1280, 800), (1280, 672))
#: A reward is so large at least, if its line is wide enough.
LEAST_REWARD = 21.0
#: What a text needs on every pixel; what can't be taken, too.
LEAST = 4.5
MODULES = (space, quadrant, conflict, contract_market, faction, ground, ladder)


@frozen(eq=False)
class Written:
    """Where something would have been written on the image, and in which colour."""

    what: str
    place: QRectF
    colour: QColor


class Page:
    """Takes down what is written instead of writing it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[Written] = []
        nothing = ("draw_glyph", "draw_piece", "draw_mark", "draw_shadow", "draw_free", "draw_haloed")
        for module in (*MODULES, item):
            for name in nothing:
                monkeypatch.setattr(module, name, lambda *_, **__: None, raising=False)
            monkeypatch.setattr(module, "draw_fitted", self._fitted, raising=False)
            monkeypatch.setattr(module, "draw_text", self._text, raising=False)
            monkeypatch.setattr(module, "draw_signs", self._signs, raising=False)

    def _fitted(self, painter: QPainter, fitted: Fitted, rect: QRectF, colour: QColor, align: Any = LEFT) -> None:
        measures = QFontMetricsF(fitted.font)
        wide = max(map(measures.horizontalAdvance, fitted.lines), default=0.0)
        high = (len(fitted.lines) - 0.2) * fitted.font.pixelSize()
        left = rect.left() + (rect.width() - wide) * across(align)
        top = rect.top() + (rect.height() - high) * down(align)
        self._note(painter, " ".join(fitted.lines), QRectF(left, top, wide, high), colour)

    def _text(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        colour: QColor,
        size: float = FIGURE,
        weight: int = fonts.SEMIBOLD,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        wide = fonts.metrics(size, weight).horizontalAdvance(text)
        left = rect.left() + (rect.width() - wide) * across(align)
        top = rect.top() + (rect.height() - 0.8 * size) * down(align)
        self._note(painter, text, QRectF(left, top, wide, 0.8 * size), colour)

    def _signs(self, painter: QPainter, signs: Any, rect: QRectF, size: float, theme: Any, **more: Any) -> None:
        if signs and not more.get("dim"):
            lines, _ = sign_lines._laid_out(signs, rect.width(), size, more.get("rows", 1))
            wide = max(map(sign_lines._width, lines))
            left = rect.left() + (rect.width() - wide) * across(more.get("align", LEFT))
            place = QRectF(left, rect.center().y() - 0.36 * size, wide, 0.72 * size)
            self._note(painter, "signs", place, more.get("ink") or theme.text)

    def _note(self, painter: QPainter, what: str, place: QRectF, colour: QColor) -> None:
        self.written.append(Written(what, painter.worldTransform().mapRect(place), colour))


@cache
def _light(rgb: int) -> float:
    return luminance(QColor(rgb))


def least_contrast(image: QImage, written: Written) -> float:
    """Of one colour against all the pixels that it would stand on."""
    ink, place = luminance(written.colour), written.place.toAlignedRect().intersected(image.rect())
    assert image.format() == QImage.Format.Format_RGB32
    covered = image.copy(place)  # as long as its pixels are read
    lights = [_light(rgb) for rgb in set(memoryview(covered.constBits()).cast("I"))]
    return min((max(ink, one) + 0.05) / (min(ink, one) + 0.05) for one in (min(lights), max(lights)))


@cache
def in_the_third_round(edition: str) -> Record:
    """A game of random seats, who reveal when they can do nothing else; no table follows it so far."""
    board, *expansions = edition.split("+")
    recorder, chance = Recorder(board, Setup(4, 5, expansions=tuple(expansions))), seats_of(5)
    while (game := recorder.game).round < 3:
        assert game.decision is not None
        options = [one for one in game.decision.options if one.verb != "reveal"] or list(game.decision.options)
        recorder.apply(options[chance.below(len(options))])
    return recorder.record()


def sitting_of(edition: str, theme: str, size: tuple[int, int]) -> Sitting:
    seats, record = tuple(SeatSetup(f"Player {n}", COLOURS[n]) for n in range(4)), in_the_third_round(edition)
    controller = GameController(record.edition, record.setup, seats, cover="open", replayed=replay(record))
    sitting = Sitting(controller=controller)
    sitting.look.set(theme=THEMES[theme])
    sitting.lay_out(size)
    return sitting


def painted(sitting: Sitting, kind: str, *, apart: bool = False) -> QImage:
    """The board with each of its things in this state, painted without any cache; ``apart``: the ground alone."""
    board = sitting.scene.board
    assert board.plan is not None
    image = QImage(board.plan.size.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_ground(painter, board.plan, sitting.look.theme)
    for patch in board.patches:
        _paint_at(painter, patch.pos(), patch.draw)
    things: list[BoardItem[Any]] = [*board.factions, *board.spaces, *board.quadrants, board.conflict, board.past]
    things += board.beside.items()
    if board.desert is not None and board.desert.market is not None:
        things.append(board.desert.market.bank)
    for thing in () if apart else filter(BoardItem.isVisible, things):
        thing.set(kind=kind, key="")
        _paint_at(painter, thing.pos(), thing.draw)
        if kind == LIT:
            _paint_at(painter, thing.pos(), thing.draw_lit)
    painter.end()
    return image


def _paint_at(painter: QPainter, place: QPointF, paint: Callable[[QPainter], None]) -> None:
    painter.save()
    painter.translate(place)
    paint(painter)
    painter.restore()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("edition", ["base", "uprising", "uprising+ix"])
def test_words_over_pictures_can_be_read(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, edition: str, size: tuple[int, int], theme: str
) -> None:
    """As things stand at rest, when they can be taken, and when they are refused."""
    sitting = sitting_of(edition, theme, size)
    page = Page(monkeypatch)
    for kind in ("", LIT, REFUSED):
        page.written.clear()
        image = painted(sitting, kind)
        assert len(page.written) > 40
        weak = {one: round(found, 2) for one in page.written if (found := least_contrast(image, one)) < LEAST}
        assert weak == {}, kind


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("edition", ["base", "uprising"])
@pytest.mark.parametrize("language", ["en", "bg"])
def test_every_conflict_can_be_read_over_its_picture(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, edition: str, theme: str, language: str
) -> None:
    """Also where its name takes two lines."""
    with speaking(language):
        sitting = sitting_of(edition, theme, SIZES[-1])
        item, page = sitting.scene.board.conflict, Page(monkeypatch)
        faces = {card: sitting.controller.face(card) for card in range(1000) if sitting.controller.game.face(card)}
        conflicts = [card for card, face in faces.items() if isinstance(face, Conflict)]
        assert len(conflicts) > 10
        ground = painted(sitting, "", apart=True)
        for card in conflicts:
            item.show_value(ConflictValue(card, takers=((0,), (1,), (2,))))
            page.written.clear()
            image = QImage(ground)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_at(painter, item.pos(), item.draw)
            painter.end()
            weak = {one: round(found, 2) for one in page.written if (found := least_contrast(image, one)) < LEAST}
            assert weak == {}, faces[card]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_rewards_are_large_where_their_line_is_wide_enough(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """They are what is fought for: nobody should have to lean forward, whatever the window."""
    sitting = sitting_of("base", "dusk", size)
    item, drawn = sitting.scene.board.conflict, []
    faces = [card for card in range(1000) if isinstance(sitting.controller.game.face(card), Conflict)]

    def note(_painter: QPainter, signs: Any, rect: QRectF, side: float, *_: Any, **__: Any) -> None:
        drawn.append((signs, rect, side))

    monkeypatch.setattr(conflict, "draw_signs", note)
    image = QImage(item.rect.size().toSize(), QImage.Format.Format_RGB32)
    for card in faces:
        item.show_value(ConflictValue(card, takers=((0,), (1,), (2,))))
        painter = QPainter(image)
        item.draw(painter)
        painter.end()
    assert len(drawn) == 3 * len(faces)
    small = [
        side for signs, rect, side in drawn if side < LEAST_REWARD and signs_width(signs, LEAST_REWARD) <= rect.width()
    ]
    assert small == []
