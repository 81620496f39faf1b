"""Portraits and pictures on faces: leaders tell themselves apart, cards show what they are about."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from dune_desktop.content import BASE, UPRISING
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT, Theme
from dune_desktop.scene.faces.measures import Face
from dune_desktop.scene.faces.motifs import MOTIFS
from dune_desktop.scene.faces.portraits import draw_medal, draw_shadow
from dune_desktop.scene.faces.rooms import LIKENESSES, SUBJECTS

LEADERS = sorted({*BASE.leader_by_id, *UPRISING.leader_by_id})
pytestmark = pytest.mark.usefixtures("qapp")


def drawn(draw: Callable[[QPainter, str, QRectF], None], leader: str) -> QImage:
    """As small as portraits get where they are still to be known."""
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw(painter, leader, QRectF(image.rect()))
    painter.end()
    return image


def unlike(first: QImage, second: QImage) -> int:
    """How many pixels are of clearly different colours."""
    places = ((x, y) for x in range(first.width()) for y in range(first.height()))
    pairs = ((first.pixelColor(x, y).getRgb(), second.pixelColor(x, y).getRgb()) for x, y in places)
    return sum(sum(abs(one - other) for one, other in zip(*pair, strict=True)) > 60 for pair in pairs)


@pytest.mark.parametrize("theme", [DUSK, LIGHT], ids=lambda theme: theme.name)
def test_leaders_of_uprising_tell_themselves_apart(theme: Theme) -> None:
    assert set(LEADERS) == set(LIKENESSES)

    def medal(painter: QPainter, leader: str, rect: QRectF) -> None:
        draw_medal(painter, leader, rect, theme)

    images = {leader: drawn(medal, leader) for leader in LEADERS}
    for first in UPRISING.leader_by_id:
        for second in LEADERS:
            assert first == second or unlike(images[first], images[second]) > 100, (first, second)


def test_their_shadows_do_too() -> None:
    def shadow(painter: QPainter, leader: str, rect: QRectF) -> None:
        draw_shadow(painter, leader, rect, DUSK.text)

    images = {leader: drawn(shadow, leader) for leader in UPRISING.leader_by_id}
    for first, second in combinations(images, 2):
        assert unlike(images[first], images[second]) > 60, (first, second)


def test_components_of_uprising_show_what_they_are_about() -> None:
    told: tuple[Face, ...] = (*UPRISING.imperium, *UPRISING.reserve, *UPRISING.intrigues, *UPRISING.conflicts)
    more: tuple[Face, ...] = (*UPRISING.contracts, *UPRISING.objectives)
    assert [face.id for face in (*told, *more) if (face.product, face.id) not in SUBJECTS] == []
    assert set(SUBJECTS.values()) <= set(MOTIFS)
