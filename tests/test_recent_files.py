"""The desktop's list of recent files: what we add, what stays as others have it, and when it is left alone."""

from __future__ import annotations

import os
import stat
import sys
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dune_desktop.files import recent_files
from dune_desktop.files.recent_files import remember

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no such list here")

_BOOKMARK = "{http://www.freedesktop.org/standards/desktop-bookmarks}"
_OTHERS = """<?xml version="1.0" encoding="UTF-8"?>
<xbel version="1.0"
      xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
      xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
  <bookmark href="file:///home/olha/%D0%BB%D0%B8%D1%81%D1%82.odt" added="2026-01-01T10:00:00Z">
    <title>Лист</title>
    <info><metadata owner="http://freedesktop.org">
      <mime:mime-type type="application/vnd.oasis.opendocument.text"/>
      <bookmark:groups><bookmark:group>Office</bookmark:group></bookmark:groups>
      <bookmark:applications>
        <bookmark:application name="LibreOffice" exec="&apos;soffice %u&apos;" count="3"/>
      </bookmark:applications>
    </metadata></info>
  </bookmark>
</xbel>
"""


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = tmp_path / "recently-used.xbel"
    file.write_text(_OTHERS, encoding="utf-8")
    file.chmod(0o600)
    return file


def entries(file: Path) -> dict[str | None, ET.Element]:
    return {one.get("href"): one for one in ET.parse(file).getroot()}


def counts(entry: ET.Element) -> dict[str | None, str | None]:
    return {one.get("name"): one.get("count") for one in entry.iter(f"{_BOOKMARK}application")}


def test_a_file_comes_last_and_what_others_have_written_stays(kept: Path, tmp_path: Path) -> None:
    game = tmp_path / "гра 1 #2.dune"
    remember(game)
    letter, ours = entries(kept).values()
    assert ours.get("href") == game.as_uri()
    assert counts(ours) == {"Dune Desktop": "1"}
    assert "application/x-dune-desktop-game" in ET.tostring(ours, "unicode")
    assert letter.findtext("title") == "Лист"
    assert counts(letter) == {"LibreOffice": "3"}
    assert "Office" in ET.tostring(letter, "unicode")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == [kept.name]


def test_a_file_that_is_there_is_counted_and_not_added_again(kept: Path, tmp_path: Path) -> None:
    for _ in range(3):
        remember(tmp_path / "a.dune")
    _, ours = entries(kept).values()
    assert counts(ours) == {"Dune Desktop": "3"}


def test_two_copies_of_the_program_lose_nothing(kept: Path, tmp_path: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(remember, (tmp_path / f"{number}.dune" for number in range(12))))
    assert len(entries(kept)) == 13


@pytest.mark.parametrize("spoiled", ["", "<xbel", "<html/>", "\0"])
def test_what_is_no_list_is_left_as_it_is(kept: Path, tmp_path: Path, spoiled: str) -> None:
    kept.write_text(spoiled)
    remember(tmp_path / "a.dune")
    assert kept.read_text() == spoiled


def test_where_nobody_keeps_a_list_none_is_begun(kept: Path, tmp_path: Path) -> None:
    kept.unlink()
    remember(tmp_path / "a.dune")
    assert not kept.exists()


def test_a_memory_stick_leaves_no_traces(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUNE_DESKTOP_HOME", str(tmp_path / "stick"))
    remember(tmp_path / "a.dune")
    assert kept.read_text(encoding="utf-8") == _OTHERS


def test_a_disk_that_is_full_leaves_the_list_whole(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no space left")

    monkeypatch.setattr(recent_files.os, "replace", full)
    remember(tmp_path / "a.dune")
    assert kept.read_text(encoding="utf-8") == _OTHERS
    assert os.listdir(tmp_path) == [kept.name]


def test_a_list_behind_a_link_stays_behind_it(kept: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.xbel"
    kept.rename(real)
    kept.symlink_to(real)
    remember(tmp_path / "a.dune")
    assert kept.is_symlink()
    assert len(entries(real)) == 2
