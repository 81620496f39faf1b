"""How the page of the statistics looks and reads, in every size, theme and language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from dune_desktop.text import translating
from dune_desktop.windows.locales import Dictionary
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.statistics.diagrams import CARDS, INTRIGUE, LEADERS, POINTS, TITLES
from dune_desktop.windows.statistics.statistics_page import CHART, TABLE, StatisticsPage
from tests.clipped import watching
from tests.compiling import outside
from tests.counted import PEOPLE, Open, cells, choose, opened, shown, values
from tests.person import Person
from tests.reading import reading
from tests.speaking import speaking

__all__ = ["opened"]

SIZES = ((1280, 672), (1280, 800), (1600, 1000))


class _Corners(QTranslator):
    """Everything stands in corners and is longer by a third."""

    def translate(self, _context: str, source: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        if not any(map(str.isalpha, source)):
            return source
        return f"‹{source}{'~' * (len(source) // 3)}›"


@pytest.fixture
def corners(qapp: QApplication) -> Iterator[None]:
    translator = _Corners()
    translating.install(QCoreApplication.translate)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    for _ in range(3):
        qapp.processEvents()
    translating.install(None)


def _all_of_it(window: MainWindow) -> Iterator[StatisticsPage]:
    page, person = shown(window), Person(window)
    for kind in TITLES:
        for form in (CHART, TABLE):
            choose(page, kind, form)
            person.look(3)
            yield page
    page.buttons.delete.click()
    person.look(3)
    yield page
    page.buttons.keep.click()


@pytest.mark.parametrize("games", [0, 1, 30])
@pytest.mark.parametrize(("size", "theme"), list(zip(SIZES, ("dusk", "light", "dusk"), strict=True)))
def test_nothing_is_cut_off(opened: Open, size: tuple[int, int], theme: str, games: int) -> None:
    with watching(PEOPLE) as clipped:
        window = opened(games, size, theme=theme)
        for _ in _all_of_it(window):
            clipped.look_at(window)
            clipped.settle(window)
        assert clipped.failures == []


@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
@pytest.mark.parametrize(("size", "scale"), [(SIZES[0], 0), ((1920, 1080), 150)])
def test_nothing_is_cut_off_in_other_languages(opened: Open, language: str, size: tuple[int, int], scale: int) -> None:
    with speaking(language), watching(PEOPLE) as clipped:
        window = opened(30, size, language=language, table_scale=scale)
        for page in _all_of_it(window):
            page.filters.edition.setCurrentIndex(page.filters.edition.count() - 1)  # a long name
            clipped.look_at(window)
            clipped.settle(window)
        window.show_start()
        Person(window).look(3)
        clipped.look_at(window)
        assert clipped.failures == []


def test_all_of_it_is_translated_and_has_room(opened: Open, corners: None) -> None:
    with watching(PEOPLE) as clipped, reading() as found:
        window = opened(30, SIZES[1])
        for page in _all_of_it(window):
            found.look_again_at(page)
            english = {text: where for text, where in found.texts.items() if _english(text)}
            assert english == {}
            assert found.unfilled() == {}
            clipped.look_at(window)
            clipped.settle(window)
        # Names give way in a chooser; its list has all of them.
        assert [one for one in clipped.failures if "Filters/Chooser" not in one] == []


def _english(text: str) -> bool:
    rest = outside(text)
    for name in PEOPLE:
        rest = rest.replace(name, "")
    return any(map(str.isalpha, rest))


def test_it_changes_its_language_while_it_is_shown(opened: Open) -> None:
    window = opened(30)
    page = shown(window)
    with speaking("uk"):
        Person(window).look(3)
        assert page.filters.edition.itemText(1) == "Дюна. Імперіум"
        assert any("Атрід" in row[0] for row in cells(page))
    Person(window).look(3)
    assert page.filters.edition.itemText(1) == "Dune: Imperium"


@pytest.mark.parametrize(
    ("language", "kind", "games"), [("uk", LEADERS, 2), ("bg", LEADERS, 2), ("uk", CARDS, 30), ("bg", INTRIGUE, 30)]
)
def test_equals_are_in_the_order_of_their_names(opened: Open, language: str, kind: str, games: int) -> None:
    with speaking(language):
        page = shown(opened(games, language=language))
        choose(page, kind, TABLE)
        rows, dictionary = cells(page), Dictionary()
        pairs = [(one[0], other[0]) for one, other in pairwise(rows) if one[1:4] == other[1:4]]
        assert pairs
        assert all(dictionary.compare(*pair) < 0 for pair in pairs)


def test_won_and_not_won_differ_without_colour(opened: Open) -> None:
    page = shown(opened(30))
    choose(page, LEADERS)
    rows = page.diagram.diagram.rows
    number = next(n for n, row in enumerate(rows) if 0 < row.part < row.total)
    page.bars.setCurrentIndex(page.diagram.index(number, 0))
    rect = page.bars.visualRect(page.diagram.index(number, 0))
    image = page.bars.viewport().grab(rect).toImage()
    middle = image.height() // 2
    lightness = [image.pixelColor(x, middle).lightness() for x in range(image.width())]
    signs = "".join("#" if value > 150 else "." for value in lightness)
    filled = re.search("#{20,}", signs)
    assert filled is not None
    assert len(re.findall(r"\.+", signs[filled.end() :])) > 1  # stripes, and what is beside the bar


def test_many_games_are_no_trouble(opened: Open) -> None:
    window = opened(300)
    page = shown(window)
    assert values(page)["Games"] == "300"
    for kind in TITLES:
        choose(page, kind)
        Person(window).look()
        assert page.diagram.rowCount() == {POINTS: 300}.get(kind, page.diagram.rowCount()) > 3
