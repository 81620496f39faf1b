"""Pictures: each component has its own, it keeps within its frame, is the same every time, and is told from others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from itertools import combinations
from operator import sub

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, qGray

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import compose, everything
from dune_desktop.engine.edition import Edition
from dune_desktop.scene.art.canvas import ALL, HIGH, WIDE
from dune_desktop.scene.art.lights import LIGHTS
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.catalogue import PICTURES, PLAIN
from dune_desktop.scene.drawing.picture_cache import painted as cached
from dune_desktop.scene.faces.measures import Face, picture_of
from dune_desktop.text.boxes import kind_of
from tests.painting import painter_on

#: As large as pictures are in the Imperium Row, and where on the image.
ROW = QRectF(9, 7, 122, 50)
#: So many shapes at most make a picture: a card shall not take longer than the eye sees.
MOST_SHAPES = 3000
#: The least mean distance of two pictures of a kind, in steps of 255.
LEAST_DISTANCE = 9.0
pytestmark = pytest.mark.usefixtures("qapp")


def composed() -> Iterator[Edition]:
    """Each edition as it lies in its box, with whatever can join it, and in its variants."""
    for edition in EDITIONS.values():
        recipe, whole = edition.recipe, everything(edition)
        variants = [compose(recipe, recipe.joined(recipe.expansions), variants=(one,)) for one in whole.choices]
        yield from (edition, whole, *variants)


def components() -> Iterator[Face]:
    for edition in composed():
        yield from edition.card_by_id.values()
        yield from (*edition.intrigues, *edition.conflicts, *edition.spaces, *edition.contracts, *edition.objectives)
        for automa in edition.automas:
            yield from automa.deck


def declared() -> list[tuple[str, str, Picture]]:
    return [(kind, name, picture) for kind, named in PICTURES.items() for name, picture in named.items()]


class Counted(QPainter):
    """Counts the shapes that it paints."""

    shapes = 0

    def fillPath(self, *given: object) -> None:  # noqa: N802 (Qt's name)
        self.shapes += 1
        super().fillPath(*given)  # type: ignore[call-overload]

    def strokePath(self, *given: object) -> None:  # noqa: N802 (Qt's name)
        self.shapes += 1
        super().strokePath(*given)  # type: ignore[call-overload]

    def fillRect(self, *given: object) -> None:  # noqa: N802 (Qt's name)
        self.shapes += 1
        super().fillRect(*given)  # type: ignore[call-overload]


def blank() -> QImage:
    image = QImage(140, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def painted(picture: Picture) -> QImage:
    image = blank()
    with painter_on(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture.paint(painter, ROW)
    return image


def test_a_very_wide_strip_steps_back_and_cuts_no_head() -> None:
    """Five to one, and beyond what is painted it goes on as in a mirror."""
    for kind, name, picture in declared():
        seen = picture.seen(200, 40)
        assert seen.height() >= min(HIGH, picture.span, 200), (kind, name)
        assert seen.left() <= 0, (kind, name)
        assert seen.right() >= WIDE, (kind, name)
    image = QImage(240, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painter_on(image) as painter:
        PLAIN.paint(painter, QRectF(image.rect()))
    assert all(image.pixelColor(x, 20).alpha() == 255 for x in range(240))


def test_a_very_wide_strip_shows_the_same_on_every_screen() -> None:
    """What is painted for two pixels a unit is, made small again, what is painted for one."""
    wide, ((_kind, _name, picture),) = QSizeF(240, 40), [one for one in declared() if one[1] == "choam_directorship"]
    paint = partial(picture.paint, rect=QRectF(QPointF(), wide))
    once, twice = (cached(wide, scale, paint).toImage() for scale in (1.0, 2.0))
    small = twice.scaled(once.size(), mode=Qt.TransformationMode.SmoothTransformation)
    greys = [[qGray(image.pixel(x, y)) for x in range(4, 240, 8) for y in range(4, 40, 8)] for image in (once, small)]
    assert max(map(abs, map(sub, *greys))) < 60
    assert sum(map(abs, map(sub, *greys))) / len(greys[0]) < 8


def test_every_component_has_a_picture() -> None:
    faces = list(components())
    assert {kind_of(face) for face in faces} == set(PICTURES)
    assert [(kind_of(face), face.id) for face in faces if picture_of(face) is PLAIN] == []


def test_every_picture_is_that_of_a_component() -> None:
    shown = {id(picture_of(face)) for face in components()}
    assert [(kind, name) for kind, name, picture in declared() if id(picture) not in shown] == []


def test_a_picture_fills_its_frame_and_nothing_else() -> None:
    for kind, name, picture in declared():
        image = painted(picture)
        places = [ROW.topLeft() + QPointF(x, y) for x in range(0, 122, 11) for y in range(0, 50, 7)]
        assert all(image.pixelColor(place.toPoint()).alpha() == 255 for place in places), (kind, name)
        with painter_on(image) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(ROW, Qt.GlobalColor.black)
        assert image == blank(), (kind, name)


@pytest.mark.parametrize("shape", [0.5, 0.8, 1.0, 1.6, 2.4, 4.0, 5.5])
def test_the_camera_steps_back_and_cuts_nothing_at_the_sides(shape: float) -> None:
    for kind, name, picture in declared():
        seen = picture.seen(100 * shape, 100)
        assert seen.width() == pytest.approx(shape * seen.height()), (kind, name)
        assert ALL.adjusted(-140.01, -0.01, 140.01, 0.01).contains(seen), (kind, name)  # beyond: as in a mirror
        assert shape < WIDE / HIGH or (seen.left() <= 0.01 and seen.right() >= WIDE - 0.01), (kind, name)


def test_the_camera_goes_near_where_a_frame_is_no_more_than_a_slit() -> None:
    """As beside the full boxes of a card in a low Row: round the subject, and without leaving the picture."""
    for kind, name, picture in declared():
        seen = picture.seen(22, 44)
        assert seen.height() < 0.8 * HIGH, (kind, name)
        assert QRectF(0, 0, WIDE, HIGH).adjusted(-0.01, -0.01, 0.01, 0.01).contains(seen), (kind, name)
        assert seen.top() <= (picture.heart or picture.focus) <= seen.bottom(), (kind, name)
        assert picture.seen(60, 120).height() == HIGH, (kind, name)


def test_a_picture_is_the_same_every_time() -> None:
    for kind, name, picture in declared():
        assert painted(picture) == painted(picture), (kind, name)


def test_a_picture_is_made_of_few_shapes_under_a_light_that_there_is() -> None:
    for kind, name, picture in declared():
        assert picture.light in LIGHTS, (kind, name)
        image = blank()
        painter = Counted(image)
        try:
            picture.paint(painter, ROW)
        finally:
            painter.end()
        assert 0 < painter.shapes < MOST_SHAPES, (kind, name, painter.shapes)


@cache
def thumbnail(kind: str, name: str) -> bytes:
    """What is left of a picture at Row size if one squints: 24 by 10 colours, red, green and blue."""
    small = painted(PICTURES[kind][name]).copy(ROW.toRect())
    small = small.scaled(24, 10, mode=Qt.TransformationMode.SmoothTransformation)
    rows = small.convertToFormat(QImage.Format.Format_RGB888)
    line = rows.bytesPerLine()
    return b"".join(bytes(rows.constBits())[at * line : at * line + 72] for at in range(10))


@pytest.mark.parametrize("kind", PICTURES)
def test_two_pictures_of_a_kind_are_told_apart_in_the_row(kind: str) -> None:
    """The measure is the mean distance of red, green and blue over thumbnails of 122 by 50, seen as 24 by 10."""
    alike = []
    for first, second in combinations(PICTURES[kind], 2):
        one, other = thumbnail(kind, first), thumbnail(kind, second)
        distance = sum(map(abs, map(sub, one, other))) / len(one)
        if distance < LEAST_DISTANCE:
            alike.append((first, second, round(distance, 1)))
    assert alike == []


def test_the_camera_goes_nearer_where_only_a_part_of_the_frame_is_free() -> None:
    """Between the title and the rewards of a Conflict its subject is seen, and larger than in a strip."""
    picture = PICTURES["conflict"]["battle_for_arrakeen"]
    near = picture.seen(250, 126, 0.58)
    assert near.height() < picture.seen(250, 126).height()
    assert (picture.heart - near.top()) / near.height() == pytest.approx(0.58)


def test_a_tile_over_a_space_shows_another_place_and_only_where_it_lies() -> None:
    """The Research Station keeps its id under the tile of Immortality (I8.5)."""
    plain, tiled = (
        picture_of(edition.spaces[edition.space_index["research_station"]])
        for edition in (EDITIONS["base"], everything(EDITIONS["base"]))
    )
    assert plain is PICTURES["space"]["research_station"]
    assert tiled is PICTURES["space"]["research_station_immortality"]
