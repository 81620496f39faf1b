"""Who can't tell some colours apart: what must be told apart differs for these eyes too, or by its form.

Pictures are painted as on the table, and looked at through the eyes of people with protanopia, deuteranopia and
tritanopia. Of colours alone ``test_tokens`` speaks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtGui", exc_type=ImportError)

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from dune_desktop.engine.names import FACTIONS
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import SEAT_COLOURS, THEMES, Theme
from dune_desktop.scene.faces.states import CHOSEN, LIT, REFUSED, draw_state
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.factions import AGENT_ICONS
from dune_desktop.scene.glyphs.gains import GAINS
from dune_desktop.scene.glyphs.piece_pictures import PIECES, draw_piece
from dune_desktop.windows.widgets.panels import focus_ring
from tests.eyes import EYES, Lab, ciede2000, lab, seen

#: Of pictures, in pixels: as small as pieces are on the table of the smallest window.
SIDE = 16
#: What differs so much is seen to be another colour, and a share of the picture of another form.
APART, FORM = 12.0, 0.05
#: A pixel is as bright as the ground, or it is not: of these steps of brightness.
STEP = 24.0

eyes = pytest.mark.parametrize("eye", [eye for eye in EYES if eye != "normal"])
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
Draw = Callable[[QPainter, QRectF], None]
Picture = tuple[Lab, ...]


def picture(draw: Draw, ground: QColor, eye: str, side: int = SIDE) -> Picture:
    """Each pixel as this eye sees it."""
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, QRectF(0, 0, side, side))
    painter.end()
    return tuple(_lab(image.pixel(x, y), eye) for y in range(side) for x in range(side))


@cache
def _lab(pixel: int, eye: str) -> Lab:
    return lab(seen(QColor(pixel), eye))


def form(one: Picture, other: Picture) -> float:
    """The share of the pictures that is brighter or darker in the one than in the other."""
    return sum(abs(here[0] - there[0]) > STEP for here, there in zip(one, other, strict=True)) / len(one)


def colours(one: Picture, other: Picture) -> float:
    """By how much at least a fifth of what is not the ground in both differs: bodies do, and keylines never."""
    ground = one[0]
    shown = [pair for pair in zip(one, other, strict=True) if pair != (ground, ground)]
    apart = sorted((ciede2000(*pair) for pair in shown), reverse=True)
    return apart[len(apart) // 5] if apart else 0.0


def alike(pictures: dict[str, Picture]) -> list[tuple[str, str]]:
    """Pairs that neither colour nor form tells apart."""
    return [
        (one, other)
        for (one, here), (other, there) in combinations(pictures.items(), 2)
        if form(here, there) < FORM and colours(here, there) < APART
    ]


def _glyph(name: str, theme: Theme) -> Draw:
    return lambda painter, rect: draw_glyph(painter, name, rect, theme)


def _piece(kind: str, colour: str, hollow: bool = False) -> Draw:
    return lambda painter, rect: draw_piece(painter, kind, colour, rect, hollow)


@eyes
@pytest.mark.parametrize("kind", PIECES)
def test_each_eye_tells_the_pieces_of_one_seat_from_those_of_another(qtbot: QtBot, eye: str, kind: str) -> None:
    """By the colour of the body, and by the mark that is cut into it (``test_glyphs`` looks at that alone)."""
    dark = THEMES["dusk"].window
    told = {colour: picture(_piece(kind, colour), dark, eye, 24) for colour in SEAT_COLOURS}
    assert alike(told) == []
    for one, other in combinations(told.values(), 2):
        assert colours(one, other) >= APART


@eyes
def test_pieces_at_home_and_sent_out_are_told_apart(qtbot: QtBot, eye: str) -> None:
    for colour in SEAT_COLOURS:
        home, out = (
            picture(_piece("pawn", colour, hollow), THEMES["dusk"].window, eye, 24) for hollow in (False, True)
        )
        assert form(home, out) >= FORM


@eyes
@themes
def test_factions_are_told_apart_by_their_emblems(qtbot: QtBot, eye: str, theme: Theme) -> None:
    told = {faction: picture(_glyph(faction, theme), theme.paper, eye) for faction in FACTIONS}
    assert min(form(one, other) for one, other in combinations(told.values(), 2)) >= FORM


@eyes
@pytest.mark.parametrize("kind", [AGENT_ICONS, GAINS], ids=["agent icons", "gains"])
def test_no_two_icons_look_alike(qtbot: QtBot, eye: str, kind: dict[str, object]) -> None:
    theme = THEMES["dusk"]
    assert alike({name: picture(_glyph(name, theme), theme.paper, eye) for name in kind}) == []


@eyes
@themes
def test_what_can_be_taken_is_told_from_what_can_not(qtbot: QtBot, eye: str, theme: Theme) -> None:
    """By a line as bright as nothing else, a tick, or a veil: not by a colour."""
    look = Look()
    look.set(theme=theme)

    def state(kind: str) -> Draw:
        def draw(painter: QPainter, rect: QRectF) -> None:
            painter.fillRect(rect.adjusted(2, 2, -2, -12), theme.paper)
            draw_state(painter, rect.adjusted(2, 2, -2, -12), kind, "", False, look)

        return draw

    told = {kind: picture(state(kind), theme.ground, eye, 48) for kind in ("", LIT, CHOSEN, REFUSED)}
    for one, other in ((one, other) for one, other in combinations(told, 2) if {one, other} & {LIT, CHOSEN}):
        assert form(told[one], told[other]) >= FORM or colours(told[one], told[other]) >= APART, (one, other)


@eyes
@themes
def test_the_rings_of_the_table_are_told_apart(qtbot: QtBot, eye: str, theme: Theme) -> None:
    """That of the keyboard is dashed; those of a tour and of what can be taken differ in brightness, and by a digit."""
    look = Look()
    look.set(theme=theme)
    rings = {
        "keyboard": picture(lambda painter, rect: focus_ring(painter, rect, 6, look), theme.window, eye, 48),
        "lit": picture(lambda painter, rect: draw_state(painter, rect, LIT, "", False, look), theme.window, eye, 48),
    }
    assert alike(rings) == []
    tour, act = (lab(seen(colour, eye)) for colour in (theme.beacon, theme.accent))
    assert ciede2000(tour, act) >= APART


@eyes
@themes
def test_good_news_and_bad_news_are_told_from_plain_words(eye: str, theme: Theme) -> None:
    plain, danger, good = (lab(seen(colour, eye)) for colour in (theme.text, theme.danger, theme.good))
    assert ciede2000(danger, good) >= 6
    assert ciede2000(plain, danger) >= 6


def test_the_eyes_see_what_they_should() -> None:
    """Red and green look much the same to the eyes that lack one of them, and not to the others."""
    red, green, blue, yellow = map(QColor, ("#c04040", "#5f7a30", "#3070c0", "#d8c040"))
    for eye, alike_, apart in (("deutan", (red, green), (blue, yellow)), ("protan", (red, green), (blue, yellow))):
        near, far = (ciede2000(*(lab(seen(one, eye)) for one in pair)) for pair in (alike_, apart))
        assert near < 15 < 40 < far
    assert form(picture(_none, QColor("black"), "tritan"), picture(_dot, QColor("black"), "tritan")) > FORM


def _none(painter: QPainter, rect: QRectF) -> None:
    pass


def _dot(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("white"))
    painter.drawEllipse(rect.center() + QPointF(1, 1), 4, 4)
