"""Faces of House Hagal cards and of Rivals: laid out inside the card, nothing over anything else, in all sizes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage

from dune_desktop.content import EDITIONS
from dune_desktop.engine.effects import Influence, Recruit
from dune_desktop.engine.names import EMPEROR
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.scene import faces
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT, Theme
from dune_desktop.scene.faces import draw_face
from dune_desktop.scene.faces.measures import CHIP, HAND, LINE, NAME, PREVIEW, ROW, Face
from dune_desktop.scene.faces.operations import Icon, Icons, Operations, Title
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.spoken_names import speaking_of
from dune_desktop.windows.widgets.preview_text import plain, tell
from tests.painting import painter_on

pytestmark = pytest.mark.usefixtures("qapp")

AUTOMAS = [(edition, automa) for edition in ("base", "uprising") for automa in EDITIONS[edition].automas]
#: Without a space: with words, and with nothing.
OWN = (HagalCard("carthag", Influence(EMPEROR), Recruit(2), swords=1), HagalCard("carthag"))
CARDS = [(edition, card) for edition, automa in AUTOMAS for card in automa.deck] + [("base", card) for card in OWN]
RIVALS = [(edition, rival) for edition, automa in AUTOMAS for rival in automa.rivals]
EVERY: list[tuple[str, Face]] = [*CARDS, *RIVALS]
#: In piles, low in piles, beside texts, as the big card.
PLACES = ((HAND, 112, 160), (HAND, 112, 126), (HAND, 212, 297), (PREVIEW, 320, 448))
#: On the board of each class of layout, and in the decision panel.
MINI = ((HAND, 42, 56), (HAND, 45, 60), (HAND, 64, 85), (HAND, 78, 104), (HAND, 83, 111))


def laid_out(face: Face, style: str, width: float, height: float) -> Operations:
    return faces.lay_out(face, width, height, DUSK, style)


def every() -> Iterator[tuple[str, Operations, QRectF]]:
    for edition, face in EVERY:
        with speaking_of(EDITIONS[edition].products):
            for style, width, height in PLACES if isinstance(face, Rival) else (*PLACES, *MINI):
                where = f"{edition} {face.id} {style} {width}x{height}"
                yield where, laid_out(face, style, width, height), QRectF(0, 0, width, height)


def test_everything_lies_inside_the_card() -> None:
    for where, operations, rect in every():
        for one in operations:
            assert one.rect.height() >= -0.01, (where, one)
            assert rect.adjusted(-2.1, -0.1, 2.1, 0.1).contains(one.rect) or one.rect.isEmpty(), (where, one)


def test_signs_fit_their_lines() -> None:
    for where, operations, _ in every():
        for one in operations:
            if isinstance(one, Icons):
                assert signs_width(one.signs, one.size) <= one.rect.width() + 2.5, (where, one.signs, one.rect)


def test_nothing_that_is_read_lies_over_something_else_that_is_read() -> None:
    for where, operations, _ in every():
        read = [one.rect for one in operations if isinstance(one, Icons | Icon | Title)]
        for first, second in combinations(read, 2):
            common = first.intersected(second)
            assert common.width() < 2.5 or common.height() < 2.5, (where, first, second)


def test_swords_are_on_every_card_but_reshuffle() -> None:
    for _, card in CARDS:
        for style, width, height in (*PLACES, *MINI):
            shown = [
                sign for one in laid_out(card, style, width, height) if isinstance(one, Icons) for sign in one.signs
            ]
            assert (("sword", str(card.swords)) in [(sign.name, sign.number) for sign in shown]) != card.reshuffle


@pytest.mark.parametrize("theme", [DUSK, LIGHT], ids=lambda theme: theme.name)
def test_every_face_is_painted_in_every_style(theme: Theme) -> None:
    look = Look()
    look.set(theme=theme)
    for style, width, height in (*PLACES, *MINI, (ROW, 169, 124), (CHIP, 131, 56), (LINE, 131, 32), (NAME, 90, 27)):
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with painter_on(image) as painter:
            for _, face in EVERY:
                draw_face(painter, face, QRectF(0, 0, width, height), look, style)
        assert image.pixelColor(width // 2, height // 2).alpha() == 255


@pytest.mark.parametrize(("edition", "face"), EVERY, ids=[f"{edition}_{face.id}" for edition, face in EVERY])
def test_the_big_card_says_everything(edition: str, face: Face) -> None:
    with speaking_of(EDITIONS[edition].products):
        boxes = boxes_of(face)
    said = plain(tell(face, EDITIONS[edition].products))
    assert all(text in said for text in boxes.values())
    assert not tell(face, EDITIONS[edition].products).rulings  # those of a leader of the same name are not its own
