"""Portraits and pictures on faces: leaders tell themselves apart, cards show what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from unittest.mock import patch

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from dune_desktop.content import EDITIONS, PRODUCTS
from dune_desktop.scene.art.bent import Bent
from dune_desktop.scene.art.canvas import Canvas, Point
from dune_desktop.scene.art.lights import LIGHTS
from dune_desktop.scene.art.portraits.held import Holds
from dune_desktop.scene.art.portraits.portrait import LIKENESSES, Portrait, draw_medal, draw_shadow
from dune_desktop.scene.art.portraits.pose import turned_head
from dune_desktop.scene.art.portraits.sitter import Head, Likeness, Sitter
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT, Theme

RIVALS = {rival for one in EDITIONS.values() for automa in one.automas for rival in automa.rival_by_id}
PARTS = [part for product in PRODUCTS.values() for part in product.parts]
LEADERS = {side.id for part in PARTS for leader in part.leaders for side in leader.sides}
WHO = sorted(LEADERS | RIVALS)
SIDE = 40
#: Greys that are clearly apart, of 256.
APART = 24
pytestmark = pytest.mark.usefixtures("qapp")


def drawn(draw: Callable[[QPainter, str, QRectF], None], who: str, side: int = SIDE) -> QImage:
    """As small as portraits get where they are still to be known."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, who, QRectF(image.rect()))
    painter.end()
    return image


def unlike(first: QImage, second: QImage, form: QImage.Format) -> int:
    """How many of the pixels are clearly apart in this one channel."""
    rows = [bytes(image.convertToFormat(form).constBits()) for image in (first, second)]
    return sum(abs(one - other) > APART for one, other in zip(*rows, strict=True))


def test_everybody_has_a_likeness_of_their_own() -> None:
    assert sorted(LIKENESSES) == WHO
    worn = [(likeness.head, likeness.worn) for likeness in LIKENESSES.values()]
    assert all(first != second for first, second in combinations(worn, 2))


def test_everybody_sits_in_a_way_of_their_own() -> None:
    poses = [(one.head.turn, one.head.nod, one.head.body, one.head.tilt) for one in LIKENESSES.values()]
    assert len(set(poses)) == len(poses)
    turns = [turn for turn, *_ in poses]
    assert all(abs(turn) >= 4 for turn in turns)
    assert min(sum(turn < 0 for turn in turns), sum(turn > 0 for turn in turns)) >= len(turns) // 3


def test_in_a_turned_head_the_middle_goes_aside_and_the_outline_stays() -> None:
    points = ((0.0, 10.0), (0.0, 38.0), (-60.0, 10.0), (60.0, 10.0), (0.0, 120.0))
    eyes, nose, left, right, breast = bent(Head(turn=8.0), points)
    assert eyes[0] == pytest.approx(8, abs=1)
    assert nose[0] > eyes[0] + 2
    assert (left[0], right[0], breast[0]) == (-60, 60, 0)
    far, near = (x for x, _ in bent(Head(turn=8.0), ((30.0, 10.0), (-30.0, 10.0))))
    assert far - 8 < 8 - near


def bent(head: Head, points: Sequence[Point]) -> list[Point]:
    """Where a portrait with this head paints these."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    likeness = Likeness("atreides", "fair", head, ())
    canvas = Canvas(painter, LIGHTS["dusk"], QRectF(image.rect()))
    turned = turned_head(Sitter(canvas, likeness, fine=True, whole=True, outline=head.outline())).canvas
    painter.end()
    assert isinstance(turned, Bent)
    return [turned.bend(x, y) for x, y in points]


def test_only_whole_portraits_show_hands() -> None:
    """What is held is told apart by nothing but the whole picture; heads have no room for it."""
    armed = evolve(LIKENESSES["paul_atreides"], worn=LIKENESSES["glossu_rabban"].worn)
    empty = evolve(armed, worn=tuple(part for part in armed.worn if not isinstance(part, Holds)))
    for near, alike in ((False, False), (True, True)):
        images = []
        for one in (armed, empty):
            with patch.dict(LIKENESSES, paul_atreides=one):
                images.append(drawn(partial(shown, near=near), "paul_atreides", 240))
        assert (images[0] == images[1]) == alike


def shown(painter: QPainter, who: str, rect: QRectF, *, near: bool) -> None:
    Portrait(rect, who, near).paint(painter, DUSK)


@pytest.mark.parametrize("theme", [DUSK, LIGHT], ids=lambda theme: theme.name)
def test_medals_are_told_apart_without_colour(theme: Theme) -> None:
    """At 40 pixels to a side, an eighth of them are of clearly different greys."""

    def medal(painter: QPainter, who: str, rect: QRectF) -> None:
        draw_medal(painter, who, rect, theme)

    images = {who: drawn(medal, who) for who in WHO}
    for first, second in combinations(WHO, 2):
        found = unlike(images[first], images[second], QImage.Format.Format_Grayscale8)
        assert found > SIDE * SIDE / 8, (first, second, found)


def test_heads_in_the_ground_are_told_apart_by_their_outline() -> None:
    """As high as in the smallest quadrant; what rises above is seen as well."""

    def shadow(painter: QPainter, who: str, rect: QRectF) -> None:
        draw_shadow(painter, who, rect.adjusted(0, 0.3 * rect.height(), 0, 0), DUSK.window)

    images = {who: drawn(shadow, who, 2 * SIDE) for who in WHO}
    for first, second in combinations(WHO, 2):
        found = unlike(images[first], images[second], QImage.Format.Format_Alpha8)
        assert found > 150, (first, second, found)


@pytest.mark.parametrize("who", WHO)
def test_a_portrait_fills_its_place_and_nothing_else(who: str) -> None:
    """High, wide and small ones, and the head alone."""
    for wide, high, near in ((90, 200, False), (200, 60, False), (66, 92, True), (26, 26, False)):
        image = QImage(wide + 20, high + 20, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        place = QRectF(10, 10, wide, high)
        Portrait(place, who, near).paint(painter, DUSK)
        painter.end()
        inside = [(x, y) for x in (10, wide + 9) for y in (10, high + 9)]
        outside = [(x, high // 2) for x in (9, wide + 10)] + [(wide // 2, y) for y in (9, high + 10)]
        assert all(image.pixelColor(x, y).alpha() == 255 for x, y in inside), (wide, high)
        assert not any(image.pixelColor(x, y).alpha() for x, y in outside), (wide, high)


def test_in_a_low_strip_leaders_are_told_apart_without_colour() -> None:
    """There the camera goes near, so that more than a tiny head is seen."""

    def strip(painter: QPainter, who: str, rect: QRectF) -> None:
        Portrait(QRectF(rect.left(), rect.top(), rect.width(), rect.width() / 3), who).paint(painter, DUSK)

    images = {who: drawn(strip, who, 3 * SIDE) for who in WHO}
    for first, second in combinations(WHO, 2):
        found = unlike(images[first], images[second], QImage.Format.Format_Grayscale8)
        assert found > 450, (first, second, found)
