"""Tiles of a market as chips, lines, pictures and cards: name, price, and what they do find room in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from dune_desktop.engine.printed import Card
from dune_desktop.scene.drawing.tokens import DUSK
from dune_desktop.scene.faces import lay_out
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.measures import CHIP, HAND, LINE, NAME, PREVIEW, SIGN, SIZES, is_tile
from dune_desktop.scene.faces.operations import Gem, Icon, Icons, Label, Operation, Title
from dune_desktop.scene.faces.tile_faces import tile_signs
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.text.languages import LANGUAGES
from tests.ixian import with_ix
from tests.speaking import speaking

TILES = with_ix("base").market_by_id["tech"].stock
#: In the strip of each class of layout, in a list of the tray, and between two groups of the strip.
PLACES = ((CHIP, QSizeF(280, 52)), (CHIP, QSizeF(325, 60)), (LINE, QSizeF(288, 30)), (NAME, QSizeF(132, 26)))
NARROW = (CHIP, QSizeF(128, 52))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


def laid(tile: Card, style: str, size: QSizeF, **details: int) -> list[Operation]:
    return list(lay_out(tile, size.width(), size.height(), DUSK, style, **details))  # type: ignore[arg-type]


def test_all_tiles_are_told_from_cards() -> None:
    assert len(TILES) == 18
    assert all(map(is_tile, TILES))
    edition = with_ix("base")
    assert not any(map(is_tile, (*edition.imperium, *edition.starters, *edition.reserve)))


@pytest.mark.parametrize(("style", "size"), [*PLACES, NARROW], ids=str)
def test_every_name_is_whole(style: str, size: QSizeF, language: str) -> None:
    for tile in TILES:
        (title,) = (one for one in laid(tile, style, size, count=4) if isinstance(one, Title))
        assert not title.fitted.elided, tile.id
        assert not title.fitted.overflows, tile.id


def test_a_name_beside_digit_and_seal_is_worth_more_than_the_number_of_the_stack(language: str) -> None:
    for tile in TILES:
        laid_out = laid(tile, LINE, QSizeF(128, 28), count=4, aside=48)
        (title,) = (one for one in laid_out if isinstance(one, Title))
        numbered = any(isinstance(one, Label) and one.text == "4" for one in laid_out)
        assert not (numbered and title.fitted.elided), tile.id


@pytest.mark.parametrize(
    ("style", "size"), [PLACES[0], PLACES[2], (HAND, SIZES[HAND]), (PREVIEW, SIZES[PREVIEW])], ids=str
)
def test_the_price_of_now_is_paid_in_spice(style: str, size: QSizeF, qapp: QApplication) -> None:
    for tile in TILES:
        shown = laid(tile, style, size, cost=1)
        assert [(gem.price, gem.money) for gem in shown if isinstance(gem, Gem)] == [(1, "spice")]


def test_a_chip_says_all_that_a_tile_does_and_how_many_are_left(qapp: QApplication) -> None:
    for tile in TILES:
        shown = laid(tile, *PLACES[0], count=5)
        assert [one.signs for one in shown if isinstance(one, Icons)] == [tile_signs(tile)]
        assert [one.text for one in shown if isinstance(one, Label)] == ["5"]
        assert [one.name for one in shown if isinstance(one, Icon)] == ["tech_stack"]


@pytest.mark.parametrize(("place", "pictured"), [(PLACES[0], 16), (PLACES[1], 18), (NARROW, 0)], ids=str)
def test_a_chip_shows_its_picture_beside_all_words(
    place: tuple[str, QSizeF], pictured: int, qapp: QApplication
) -> None:
    """Also where its digit lies, which is painted over it."""
    for aside in (0, 30):
        seen = [tile for tile in TILES if any(isinstance(one, Scenery) for one in laid(tile, *place, aside=aside))]
        assert len(seen) == pictured
        for tile in seen:
            shown = laid(tile, *place, aside=aside)
            (picture,) = (one.rect for one in shown if isinstance(one, Scenery))
            (name,) = (one for one in shown if isinstance(one, Title))
            wide = max(QFontMetricsF(name.fitted.font).horizontalAdvance(line) for line in name.fitted.lines)
            assert name.rect.left() + wide < picture.left()
            for one in shown:
                if isinstance(one, Icons):
                    assert one.rect.left() + signs_width(one.signs, one.size) < picture.left()


def test_the_last_tile_of_a_stack_carries_no_number(qapp: QApplication) -> None:
    assert not [one for one in laid(TILES[0], *PLACES[0], count=1) if isinstance(one, Label)]


def test_a_sign_is_the_picture_of_the_tile(qapp: QApplication) -> None:
    pictures = {
        id(one.picture) for tile in TILES for one in laid(tile, SIGN, QSizeF(29, 29)) if isinstance(one, Scenery)
    }
    assert len(pictures) == len(TILES)
