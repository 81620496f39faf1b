"""Every sign has a glyph, drawn inside its square, with digits that can be read; the typeface has every letter."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtGui", exc_type=ImportError)

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QRawFont

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.picture_cache import PIXMAPS, PixmapCache
from dune_desktop.scene.drawing.tokens import (
    DUSK,
    GLYPH_COLOURS,
    GLYPH_KEYLINE,
    ICON_13,
    LIGHT,
    SEAT_COLOURS,
    SEAT_MARKS,
    Theme,
)
from dune_desktop.scene.glyphs import GLYPHS, draw_glyph
from dune_desktop.scene.glyphs.laboratory import LABORATORY
from dune_desktop.scene.glyphs.machines import MACHINES
from dune_desktop.scene.glyphs.piece_pictures import MARKS, PIECES, draw_piece
from dune_desktop.scene.glyphs.shapes import GRID, placed
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.text.products import legend
from dune_desktop.text.signs import ARROW, OR, Sign
from tests.eyes import contrast
from tests.painting import inked

ALPHABET = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "АБВГҐДЕЄЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюяѝЍ"
    " .,:;!?()[]+-‐−×–—“”«»„’'\"/%№→…·✓’ʼ"
)


def _facts() -> Path | None:
    places = (parent / "shared" / "facts" / "names.json" for parent in Path(__file__).resolve().parents)
    return next((place for place in places if place.is_file()), None)


def _letters() -> set[str]:
    facts = _facts()
    rows: list[dict[str, Any]] = json.loads(facts.read_text(encoding="utf-8")) if facts else []
    return set(ALPHABET).union(*(row.get(language, "") for row in rows for language in ("en", "uk", "ru", "bg")))


def canvas(side: int = 48) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def drawn(name: str, size: float, number: str = "", u: float = 1.0, **options: Any) -> QImage:
    """The glyph in the middle of a canvas of twice its size."""
    image = canvas(round(2 * size * u))
    painter = QPainter(image)
    painter.scale(u, u)
    draw_glyph(painter, name, QRectF(size / 2, size / 2, size, size), DUSK, number, **options)
    painter.end()
    return image


def painted(image: QImage) -> QRectF:
    """What is not transparent."""
    spots = inked(image, 8)
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return QRectF(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1) if spots else QRectF()


NAMES = tuple(GLYPHS)


def test_every_sign_of_the_legend_has_a_glyph(qapp: Any) -> None:
    assert {sign for signs in legend().values() for sign in signs} <= GLYPHS.keys()


@pytest.mark.parametrize("name", NAMES)
def test_a_glyph_fills_its_square_and_stays_in_it(qapp: Any, name: str) -> None:
    for u, number in ((1.0, ""), (2.0, "8")):
        size = 24
        found = painted(drawn(name, size, number, u))
        square = QRectF(size * u / 2, size * u / 2, size * u, size * u)
        assert square.contains(found)
        assert max(found.width(), found.height()) >= 0.6 * size * u


def test_glyphs_are_different_from_each_other(qapp: Any) -> None:
    pictures = {bytes(drawn(name, 24).constBits()) for name in NAMES}
    assert len(pictures) == len(NAMES)


@pytest.mark.parametrize("theme", [DUSK, LIGHT], ids=lambda theme: theme.name)
def test_signs_of_expansions_are_told_from_everything_without_colour_where_signs_are_smallest(
    qapp: Any, theme: Theme
) -> None:
    """At 13 pixels to a side, a quarter of them are of clearly different greys."""

    def greys(name: str) -> bytes:
        image = QImage(ICON_13, ICON_13, QImage.Format.Format_RGB32)
        image.fill(theme.ix_box)
        painter = QPainter(image)
        draw_glyph(painter, name, QRectF(image.rect()), theme)
        painter.end()
        return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())

    pictures = {name: greys(name) for name in NAMES}
    for one, other in combinations(NAMES, 2):
        if {one, other} & (MACHINES.keys() | LABORATORY.keys()):
            apart = sum(abs(x - y) > 24 for x, y in zip(pictures[one], pictures[other], strict=True))
            assert apart > ICON_13 * ICON_13 / 4, (one, other, apart)


@pytest.mark.parametrize("name", sorted(name for name, glyph in GLYPHS.items() if glyph.digit))
def test_digits_can_be_read(qapp: Any, name: str) -> None:
    bodies = [shape.slot for shape in GLYPHS[name].shapes if shape.keyline]
    assert min(contrast(GLYPH_COLOURS[slot], GLYPH_COLOURS["keyline"]) for slot in bodies) >= 4.5
    assert drawn(name, 24, "1") != drawn(name, 24, "7")


def test_the_same_pixels_wherever_a_glyph_stands(qapp: Any) -> None:
    for scale in (1.0, 1.25, 2.0, 1.37):
        image = canvas(120)
        painter = QPainter(image)
        painter.translate(7.4, 3.7)
        painter.scale(scale, scale)
        draw_glyph(painter, "spice", QRectF(2.3, 1.1, 16, 16), DUSK, "3")
        painter.end()
        straight = canvas(120)
        painter = QPainter(straight)
        painter.translate(round(7.4 + 2.3 * scale), round(3.7 + 1.1 * scale))
        painter.scale(scale, scale)
        draw_glyph(painter, "spice", QRectF(0, 0, 16, 16), DUSK, "3")
        painter.end()
        assert image == straight


def test_a_device_pixel_ratio_gives_the_same_as_a_scale(qapp: Any) -> None:
    image = canvas(64)
    image.setDevicePixelRatio(2)
    painter = QPainter(image)
    draw_glyph(painter, "troop", QRectF(4, 4, 24, 24), DUSK, "3")
    painter.end()
    image.setDevicePixelRatio(1)
    scaled = canvas(64)
    painter = QPainter(scaled)
    painter.scale(2, 2)
    draw_glyph(painter, "troop", QRectF(4, 4, 24, 24), DUSK, "3")
    painter.end()
    assert image == scaled


def test_dim_is_paler_and_ink_colours_arrows_only(qapp: Any) -> None:
    assert painted(drawn("spice", 24, dim=True)) == painted(drawn("spice", 24))
    assert drawn("spice", 24, dim=True) != drawn("spice", 24)
    assert drawn("arrow", 24, ink=DUSK.ink) != drawn("arrow", 24)
    assert drawn("spice", 24, ink=DUSK.ink) == drawn("spice", 24)


@pytest.mark.parametrize("kind", PIECES)
def test_pieces_stay_in_their_square_and_differ_by_more_than_colour(qapp: Any, kind: str) -> None:
    greys = set()
    for colour in SEAT_COLOURS:
        image = canvas()
        painter = QPainter(image)
        draw_piece(painter, kind, colour, QRectF(12, 12, 24, 24))
        painter.end()
        assert QRectF(12, 12, 24, 24).contains(painted(image))
        dark = [
            (x, y) for x in range(48) for y in range(48)
            if image.pixelColor(x, y).alpha() > 200 and image.pixelColor(x, y).lightness() < 60
        ]  # fmt: skip
        greys.add(tuple(dark))
    assert len(greys) == len(SEAT_COLOURS)


@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_the_mark_on_a_small_cube_is_as_large_as_can_be(colour: str) -> None:
    """Where a cube has 13 pixels it is the mark, not the colour, that tells a weak eye whose it is."""
    cube = PIECES["troop"]
    mark = placed(MARKS[SEAT_MARKS[colour]], *cube.mark).boundingRect()
    assert max(mark.width(), mark.height()) >= 10
    assert max(cube.path.boundingRect().width(), cube.path.boundingRect().height()) + 2 * GLYPH_KEYLINE >= GRID - 0.5


def test_a_sent_agent_is_hollow(qapp: Any) -> None:
    def pawn(hollow: bool) -> QImage:
        image = canvas()
        painter = QPainter(image)
        draw_piece(painter, "pawn", "red", QRectF(12, 12, 24, 24), hollow=hollow)
        painter.end()
        return image

    assert pawn(True).pixelColor(24, 19).alpha() < 255 == pawn(False).pixelColor(24, 19).alpha()


# --- lines of signs ---------------------------------------------------------------------------------

SIGNS = (Sign("spice", "2"), ARROW, Sign("troop", "3"), Sign("water", "1"))


def lined(width: float, rows: int, size: float = 18.0) -> tuple[bool, QImage]:
    image = canvas(200)
    painter = QPainter(image)
    fitted = draw_signs(painter, SIGNS, QRectF(10, 10, width, 60), size, LIGHT, rows=rows)
    painter.end()
    return fitted, image


def test_signs_take_rows_and_what_does_not_fit_becomes_words(qapp: Any) -> None:
    whole = signs_width(SIGNS, 18)
    assert lined(whole + 1, 1)[0]
    assert not lined(whole - 1, 1)[0]
    assert lined(whole - 1, 2)[0]
    for width, rows in ((whole + 1, 1), (whole - 1, 1), (whole / 2, 3)):
        assert QRectF(10, 10, width, 60).contains(painted(lined(width, rows)[1]))


def test_no_row_begins_with_what_closes_a_bracket(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[str, float]] = []
    monkeypatch.setattr(
        "dune_desktop.scene.glyphs.sign_lines.draw_glyph",
        lambda _painter, name, square, *_: drawn.append((name, square.top())),
    )
    signs = (Sign("open"), Sign("spice", "2"), OR, Sign("solari", "3"), Sign("close", "×2"))
    image = canvas(200)
    painter = QPainter(image)
    wide = signs_width(signs[:-1], 18) + 1
    assert draw_signs(painter, signs, QRectF(10, 10, wide, 60), 18, LIGHT, rows=2)
    painter.end()
    (first, *_), (second, *_) = drawn, [one for one in drawn if one[1] > drawn[0][1]]
    assert (first[0], second[0]) == ("open", "solari")


def test_longer_numbers_and_those_of_small_icons_stand_beside(qapp: Any) -> None:
    assert signs_width((Sign("spice", "2"),), 18) == 18
    assert signs_width((Sign("spice", "12"),), 18) > 30
    assert signs_width((Sign("spice", "2"),), 13) > 18
    assert signs_width((Sign("agent", "2"),), 18) > 24


# --- the typeface and the cache -------------------------------------------------------------------------


@pytest.mark.parametrize("weight", [fonts.REGULAR, fonts.SEMIBOLD, fonts.BOLD, fonts.TITLE])
def test_the_typeface_has_every_letter_and_figures_of_one_width(qapp: Any, weight: int) -> None:
    raw = QRawFont.fromFont(fonts.font(20, weight))
    assert raw.familyName().startswith("Cormorant SC" if weight == fonts.TITLE else "Source Sans 3")
    letters = _letters() - ({"✓"} if weight == fonts.TITLE else set())  # no title is ticked
    assert sorted(letter for letter in letters if not raw.supportsCharacter(ord(letter))) == []
    widths = {round(fonts.metrics(20, weight).horizontalAdvance(figure), 3) for figure in "0123456789"}
    assert len(widths) == 1


def test_weights_are_different(qapp: Any) -> None:
    widths = [fonts.metrics(20, weight).horizontalAdvance("Hagga Basin") for weight in (400, 600, 700)]
    assert widths == sorted(set(widths))


def test_the_typeface_comes_with_its_licence_and_is_small() -> None:
    files = list(fonts.resource("fonts").glob("*.?tf"))
    assert len(files) == 4
    assert all(file.stat().st_size < 400_000 for file in files)
    for licence in ("OFL.txt", "OFL-CormorantSC.txt"):
        assert "SIL OPEN FONT LICENSE" in fonts.resource("fonts", licence).read_text(encoding="utf-8")


def test_the_cache_paints_once_and_lets_the_oldest_go(qapp: Any) -> None:
    painted_keys: list[str] = []
    cache = PixmapCache(limit=3 * 10 * 10 * 4)

    def ask(key: str) -> None:
        pixmap = cache.pixmap(key, QSizeF(5, 5), 2.0, lambda painter: painted_keys.append(key))
        assert (pixmap.width(), pixmap.devicePixelRatio()) == (10, 2.0)

    for key in "abcacdb":
        ask(key)
    assert painted_keys == ["a", "b", "c", "d", "b"]
    assert (len(cache), cache.bytes) == (3, 1200)


def test_drawing_again_paints_nothing(qapp: Any) -> None:
    drawn("vp", 24)
    held = len(PIXMAPS)
    drawn("vp", 24)
    assert len(PIXMAPS) == held
