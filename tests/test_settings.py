"""Settings: whatever is in the file, there are settings; and what is written is whole."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest
from attrs import fields
from hypothesis import given, settings
from hypothesis import strategies as st

from dune_desktop.files import folders
from dune_desktop.files.settings import (
    CHOICE,
    NUMBER,
    OPTIONS,
    SWITCH,
    Blend,
    SeatChoice,
    Settings,
    SettingsFile,
)
from dune_desktop.models.game.session import ALWAYS, ASK, OPEN
from tests.systems import posix

#: What the windows remember by themselves.
REMEMBERED = (
    "keys", "geometry", "sights", "games", "edition", "modules", "blend", "seats", "mode", "players", "level",
    "variants", "rivals", "blends", "solved", "dismissed", "finished", "unknown",
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path)


def test_no_file_gives_the_usual_settings(file: SettingsFile) -> None:
    assert file.load() == Settings()
    assert not file.path.exists()


def test_what_is_saved_comes_back(file: SettingsFile) -> None:
    one = Settings(
        animation_speed=0,
        cover="ask",
        table_scale=150,
        theme="light",
        language="uk",
        keys={"undo": "Ctrl+U"},
        geometry="AAEC",
        edition="blend",
        modules=("choam",),
        blend=Blend("Свій", ("imperium.dr_yueh",)),
        blends=(Blend("Свій", ("imperium.dr_yueh",)), Blend("All")),
        seats=(SeatChoice("Ольга", "red"), SeatChoice("", "blue", "random", "paul_atreides")),
        mode="two",
        players=3,
        level="mentat",
        variants=("smart_politics",),
        rivals=("", "gurney_halleck"),
    )
    file.save(one)
    assert file.load() == one
    assert "Ольга" in file.path.read_text(encoding="utf-8")


def test_every_option_is_described_and_allows_its_default() -> None:
    usual = Settings()
    for name, option in OPTIONS.items():
        assert getattr(usual, name) == option.default
        assert option.allows(option.default)
        assert option.kind in (SWITCH, NUMBER, CHOICE)
        assert (option.kind == NUMBER) == (option.most > option.least)
        assert (option.kind == CHOICE) == bool(option.choices)
        if option.kind == NUMBER:
            assert (option.most - option.least) % option.step == 0
    assert list(OPTIONS) == [one.name for one in fields(Settings) if one.name not in REMEMBERED]
    assert OPTIONS["cover"].choices == (ALWAYS, ASK, OPEN)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("animation_speed", 201),
        ("animation_speed", True),
        ("animation_speed", -1),
        ("animation_speed", "100"),
        ("table_scale", 79),
        ("table_scale", 40),
        ("theme", "green"),
        ("confirm_end", 1),
        ("confirm_end", None),
    ],
)
def test_a_value_that_can_not_be_is_refused(name: str, value: object) -> None:
    usual = Settings()
    with pytest.raises(ValueError, match=name):
        setattr(usual, name, value)
    assert usual == Settings()


def test_zero_scale_is_automatic() -> None:
    assert OPTIONS["table_scale"].allows(0)
    assert OPTIONS["table_scale"].allows(80)
    assert not OPTIONS["table_scale"].allows(1)


_HALF_A_LETTER = '{"voice": "\\ud83e", "geometry": "\\ud800"}'


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "7", '"x"', "null", "[" * 100_000, "\x00", "x" * 1_000_001, _HALF_A_LETTER]
)
def test_a_broken_file_is_set_aside(file: SettingsFile, text: str) -> None:
    file.path.write_text(text)
    assert file.load() == Settings()
    assert not file.path.exists()
    assert file.path.with_name("settings.json.bad").read_text() == text
    file.save(Settings())
    assert file.load() == Settings()


def test_a_file_that_is_no_text_is_set_aside(file: SettingsFile) -> None:
    file.path.write_bytes(b"\xff\xfe")
    assert file.load() == Settings()
    assert file.path.with_name("settings.json.bad").read_bytes() == b"\xff\xfe"


def test_a_folder_in_its_place_is_no_reason_to_fail(file: SettingsFile) -> None:
    file.path.mkdir(parents=True)
    assert file.load() == Settings()


def test_what_can_not_be_read_now_is_not_lost(file: SettingsFile, monkeypatch: pytest.MonkeyPatch) -> None:
    file.save(Settings(blends=(Blend("Mine", ("imperium.dr_yueh",)),)))
    content = file.path.read_bytes()

    def refuse(*_: object, **__: object) -> bytes:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("dune_desktop.files.settings.read_whole", refuse)
        file.save(file.load())
    assert file.load() == Settings()
    assert file.path.with_name("settings.json.bad").read_bytes() == content


@posix
def test_nobody_waits_for_a_pipe_in_its_place(file: SettingsFile) -> None:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(file.path)
    assert file.load() == Settings()
    file.save(Settings(theme="light"))
    assert file.load().theme == "light"


@posix
def test_a_link_to_what_has_no_end_is_no_reason_to_fail(file: SettingsFile) -> None:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.symlink_to("/dev/zero")
    assert file.load() == Settings()


def test_one_wrong_value_spoils_no_other(file: SettingsFile) -> None:
    plain = {
        "theme": "green",
        "cover": "open",
        "keys": {"undo": 3},
        "seats": [{"name": "A", "nose": "long"}],
        "animation_speed": 10**400,
        "geometry": None,
        "confirm_buy": True,
    }
    file.path.write_text(json.dumps(plain))
    assert file.load() == Settings(cover="open", confirm_buy=True)


def test_settings_of_an_older_version_choose_the_base_game(file: SettingsFile) -> None:
    file.path.write_text('{"seats": [{"name": "A", "colour": "red", "bot": "", "leader": ""}]}')
    loaded = file.load()
    assert (loaded.edition, loaded.modules, loaded.blend, loaded.blends) == ("base", (), None, ())
    assert loaded.seats[0].name == "A"


def test_a_blend_that_was_spoiled_takes_no_other_with_it(file: SettingsFile) -> None:
    good = {"name": "Good", "left_out": ["imperium.of_a_newer_version"]}
    plain = {"blends": [{"name": 3}, good, "x", {"name": "B", "left_out": [1]}], "blend": 7, "modules": 8}
    file.path.write_text(json.dumps(plain))
    assert file.load() == Settings(blends=(Blend("Good", ("imperium.of_a_newer_version",)),))


def test_settings_of_a_newer_version_are_kept(file: SettingsFile) -> None:
    file.path.write_text('{"voice": {"volume": 3}, "unknown": 4, "theme": "light"}')
    loaded = file.load()
    assert loaded.unknown == {"voice": {"volume": 3}, "unknown": 4}
    loaded.cover = "ask"
    file.save(loaded)
    plain = json.loads(file.path.read_text())
    assert plain["voice"] == {"volume": 3}
    assert plain["unknown"] == 4
    assert file.load() == loaded


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(deadline=None, max_examples=150)
@given(st.dictionaries(st.sampled_from([one.name for one in fields(Settings)]) | st.text(max_size=8), _JSON))
def test_whatever_stands_in_the_file_there_are_settings(
    tmp_path_factory: pytest.TempPathFactory, plain: dict[str, Any]
) -> None:
    file = SettingsFile(tmp_path_factory.getbasetemp() / "any")
    file.path.parent.mkdir(exist_ok=True)
    file.path.write_text(json.dumps(plain))
    loaded = file.load()
    assert all(option.allows(getattr(loaded, name)) for name, option in OPTIONS.items())
    file.save(loaded)
    assert repr(file.load()) == repr(loaded)  # NaN is not equal to itself


def test_a_save_that_fails_leaves_the_old_file(file: SettingsFile, monkeypatch: pytest.MonkeyPatch) -> None:
    file.save(Settings(theme="light"))

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(OSError, match="space"):
        file.save(Settings(theme="dusk"))
    assert file.load().theme == "light"
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.json"]


def test_all_can_be_in_one_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    assert SettingsFile().path == tmp_path / "settings.json"
    assert folders.games_folder() == tmp_path / "games"
    monkeypatch.delenv(folders.HOME)
    assert tmp_path not in SettingsFile().path.parents
    assert folders.games_folder().name == "games"


# ---------------------------------------------------------------- several copies of the program


def test_what_another_copy_has_changed_meanwhile_stays(tmp_path: Path) -> None:
    one, other = SettingsFile(tmp_path), SettingsFile(tmp_path)
    mine, theirs = one.load(), other.load()
    theirs.theme, theirs.solved, theirs.finished = "light", ("first",), 2
    theirs.keys["undo"], theirs.sights["1280x800"] = "F12", (2.0, 0.5, 0.5)
    other.save(theirs)
    mine.table_scale, mine.solved, mine.finished = 120, ("second",), 1
    mine.keys["redo"] = "Shift+F12"
    one.save(mine)
    found = SettingsFile(tmp_path).load()
    assert (found.theme, found.table_scale) == ("light", 120)
    assert found.solved == ("first", "second")
    assert found.finished == 3
    assert found.keys == {"undo": "F12", "redo": "Shift+F12"}
    assert found.sights == {"1280x800": (2.0, 0.5, 0.5)}


def test_of_what_both_have_changed_the_last_one_stays(tmp_path: Path) -> None:
    one, other = SettingsFile(tmp_path), SettingsFile(tmp_path)
    mine, theirs = one.load(), other.load()
    for theme in ("light", "system"):
        theirs.theme = theme
        other.save(theirs)
    mine.theme = "light"
    one.save(mine)
    assert SettingsFile(tmp_path).load().theme == "light"
    other.save(theirs)
    assert SettingsFile(tmp_path).load().theme == "light"  # nothing was changed there since


def test_what_was_taken_away_stays_away(tmp_path: Path) -> None:
    SettingsFile(tmp_path).save(Settings(solved=("a", "b"), keys={"undo": "F12"}, blends=(Blend("x"), Blend("y"))))
    one, other = SettingsFile(tmp_path), SettingsFile(tmp_path)
    mine, theirs = one.load(), other.load()
    mine.solved, mine.blends = ("b",), (Blend("y"),)
    del mine.keys["undo"]
    one.save(mine)
    theirs.solved, theirs.blends = (*theirs.solved, "c"), (*theirs.blends, Blend("z"))
    theirs.keys["redo"] = "Shift+F12"
    other.save(theirs)
    found = SettingsFile(tmp_path).load()
    assert found.solved == ("b", "c")
    assert [blend.name for blend in found.blends] == ["y", "z"]
    assert found.keys == {"redo": "Shift+F12"}


def test_a_file_that_was_deleted_or_spoiled_meanwhile_is_written_whole(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    file.save(Settings(theme="light", solved=("a",)))
    one = SettingsFile(tmp_path)
    settings = one.load()
    for spoil in (one.path.unlink, lambda: one.path.write_text("{")):
        spoil()
        settings.table_scale += 100
        one.save(settings)
        assert SettingsFile(tmp_path).load() == settings


def test_what_a_newer_version_has_written_meanwhile_stays(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)
    settings = file.load()
    (tmp_path / "settings.json").write_text('{"future": [1], "theme": "light"}')
    settings.table_scale = 120
    file.save(settings)
    assert json.loads(file.path.read_text())["future"] == [1]
    assert file.load().theme == "light"
