"""Pictures that are kept on disk for the next start."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from dune_desktop.engine.setup import Setup
from dune_desktop.files import cupboard as cupboards
from dune_desktop.files.cupboard import Cupboard
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.catalogue import PICTURES
from dune_desktop.scene.art.pictures.pages import START
from dune_desktop.scene.drawing import picture_cache
from dune_desktop.scene.drawing import prints as printing
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.picture_cache import PixmapCache
from dune_desktop.scene.drawing.prints import Prints
from dune_desktop.windows.widgets import page
from tests.painting import WORDLESS, Listener, listening
from tests.person import Person
from tests.seated import seats
from tests.trouble import open_window

SIZE = QSizeF(20, 10)
#: What there is: the first word of their keys.
KINDS = {"banner", "ground", "hall", "loom", "medal", "picture", "plate", "plinth", "shadow", "sheet", "strip"}


class Painting:
    """Counts how often it is painted."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self, painter: QPainter) -> None:
        self.times += 1
        painter.fillRect(QRectF(2, 2, 5, 5), QColor("#c08040"))


def start(folder: Path) -> PixmapCache:
    """The program as it begins."""
    cache = PixmapCache()
    cache.prints = Prints(Cupboard(folder))
    return cache


def draw(cache: PixmapCache, paint: Painting, key: str = "dune") -> bytes:
    pixmap = cache.pixmap(("print", key), SIZE, 1.5, paint, lasting=True)
    assert pixmap.devicePixelRatio() == 1.5
    return pixmap.toImage().constBits().tobytes()


def rest(cache: PixmapCache) -> None:
    """Nothing is painted for a while."""
    assert cache.prints is not None
    cache.prints.rest()
    assert cache.prints.cupboard.flush(10)


@pytest.fixture
def kept(qtbot: QtBot, tmp_path: Path) -> bytes:
    """A picture is on disk; these are its pixels."""
    cache = start(tmp_path)
    pixels = draw(cache, Painting())
    rest(cache)
    assert len(list(tmp_path.iterdir())) == 1
    return pixels


def test_the_next_start_paints_nothing(kept: bytes, tmp_path: Path) -> None:
    paint = Painting()
    assert draw(start(tmp_path), paint) == kept
    assert paint.times == 0


def test_another_picture_or_another_size_is_painted(kept: bytes, tmp_path: Path) -> None:
    cache, paint = start(tmp_path), Painting()
    draw(cache, paint, "sietch")
    cache.pixmap(("print", "dune"), SIZE, 2.0, paint, lasting=True)
    cache.pixmap(("print", "dune"), SIZE, 1.5, paint)  # it is no print
    assert paint.times == 3


def test_another_version_paints_its_own(kept: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "__version__", "0.0.1")
    paint = Painting()
    draw(start(tmp_path), paint)
    assert paint.times == 1


def test_changed_drawing_paints_anew(kept: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = tmp_path / "scene"
    sources.mkdir()
    (sources / "art.py").write_text("sand = 1", encoding="utf-8")
    monkeypatch.setattr(printing, "_SCENE", sources)
    paint = Painting()
    draw(start(tmp_path), paint)
    assert paint.times == 1


@pytest.mark.parametrize(
    "spoil",
    [
        lambda content: b"",
        lambda content: content[:40],
        lambda content: content + b"more",
        lambda content: content[:-1] + bytes([content[-1] ^ 1]),
        lambda content: b"not a picture",
    ],
)
def test_a_broken_file_is_painted_anew_and_mended(kept: bytes, tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    file.write_bytes(spoil(whole))
    cache, paint = start(tmp_path), Painting()
    assert draw(cache, paint) == kept
    assert paint.times == 1
    rest(cache)
    assert file.read_bytes() == whole


def test_a_folder_that_takes_nothing_is_no_reason_to_fail(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "pictures").write_text("a file in its place", encoding="utf-8")
    cache, paint = start(tmp_path / "pictures"), Painting()
    draw(cache, paint)
    rest(cache)
    draw(cache, paint, "sietch")
    rest(cache)
    assert paint.times == 2
    assert (tmp_path / "pictures").read_text(encoding="utf-8") == "a file in its place"


def test_files_that_are_deleted_meanwhile_are_painted_and_kept_again(kept: bytes, tmp_path: Path) -> None:
    cache, paint = start(tmp_path), Painting()
    (file,) = tmp_path.iterdir()
    file.unlink()
    tmp_path.rmdir()
    assert draw(cache, paint) == kept
    rest(cache)
    assert paint.times == 1
    assert file.exists()


def test_two_copies_of_the_program_keep_the_same_pictures(qtbot: QtBot, tmp_path: Path) -> None:
    first, second, paint = start(tmp_path), start(tmp_path), Painting()
    for cache in (first, second):
        for number in range(20):
            draw(cache, paint, f"dune {number}")
    rest(first)
    rest(second)
    assert paint.times == 40
    assert len(list(tmp_path.iterdir())) == 20
    third = start(tmp_path)
    for number in range(20):
        draw(third, paint, f"dune {number}")
    assert paint.times == 40


def test_the_oldest_files_give_way(tmp_path: Path) -> None:
    cupboard = Cupboard(tmp_path, limit=1 << 16)
    for number in range(40):
        cupboard.put(f"{number:02}", bytes(4000))
        assert cupboard.flush(10)
        if (file := tmp_path / f"{number:02}").exists():
            os.utime(file, (number, number))  # disks tell times in steps
    names = sorted(file.name for file in tmp_path.iterdir())
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= cupboard.limit
    assert names[-1] == "39"
    assert names == [f"{number:02}" for number in range(40 - len(names), 40)]


def test_what_waits_for_a_slow_disk_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cupboards, "_WAITING", 10_000)
    monkeypatch.setattr(Cupboard, "_begin", lambda cupboard: None)
    cupboard = Cupboard(tmp_path)
    for number in range(9):
        cupboard.put(str(number), bytes(3000))
    assert len(cupboard._waiting) == 3


def test_keys_of_pictures_tell_no_addresses() -> None:
    """Their ``repr`` is their name on disk, so it is the same in every process, and another for every picture."""
    told = [repr(picture) for kind in PICTURES.values() for picture in kind.values()]
    assert not [text for text in told if " at 0x" in text]
    assert len(set(told)) == len(told)


def test_the_picture_behind_a_page_is_kept(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[Picture] = []
    paint = Picture.paint

    def noted(picture: Picture, painter: QPainter, rect: QRectF, at: float | None = None) -> None:
        painted.append(picture)
        paint(picture, painter, rect, at)

    monkeypatch.setattr(Picture, "paint", noted)
    pictures = []
    for _ in range(2):
        page._painted.cache_clear()
        cache = start(tmp_path)
        monkeypatch.setattr(picture_cache, "PIXMAPS", cache)
        canvas = QPixmap(320, 200)
        painter = QPainter(canvas)
        page.paint_backdrop(painter, QRectF(canvas.rect()), Look(), menu=True)
        painter.end()
        pictures.append(canvas.toImage())
        rest(cache)
    assert painted == [START["dusk"]]
    assert pictures[0] == pictures[1]


class _Words(Listener):
    """What is said while a print is painted, with its key."""

    def __init__(self) -> None:
        self.prints: list[Hashable] = []
        self.said: list[tuple[Hashable, str]] = []

    def text(self, _where: str, _font: QFont, _rect: QRectF, text: str) -> None:
        if self.prints:
            self.said.append((self.prints[0], text))


def test_prints_have_no_words(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are the same in every language, and whoever listens for words does not have them painted."""
    words, kinds = _Words(), set()
    pixmap = PixmapCache.pixmap

    def noted(cache: PixmapCache, key: Any, *given: Any, lasting: bool = False) -> QPixmap:
        if not lasting:
            return pixmap(cache, key, *given)
        words.prints.append(key)
        kinds.add(key[0])
        try:
            return pixmap(cache, key, *given, lasting=True)
        finally:
            words.prints.pop()

    monkeypatch.setattr(PixmapCache, "pixmap", noted)
    window = open_window(tmp_path, cover="open", reduced_motion=True)
    qtbot.addWidget(window)
    person = Person(window)
    with listening(words):
        person.look()
        window.games.begin(Setup(4, 1, expansions=("ix",)), seats(4, 4), (), "uprising")
        person.look(3)
        window.table.open_pile("row")
        person.look(3)
        window.table.sheet.open_seat(1)
        person.look(3)
    assert kinds == KINDS
    assert words.said == []


def test_nothing_is_written_on_what_is_left_out_while_words_are_heard() -> None:
    files = [file for package in WORDLESS for file in Path(str(package.__file__)).parent.rglob("*.py")]
    assert len(files) > 50
    writes = re.compile(r"drawText|addText|draw_text|draw_fitted|draw_signs|import fitting")
    assert [file.name for file in files if writes.search(file.read_text(encoding="utf-8"))] == []
