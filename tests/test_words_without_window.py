"""The command line and the troubles of files in another language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from dune_desktop import cli
from dune_desktop.text import languages, translating, troubles
from dune_desktop.text.arguments import asked_language, names_command
from tests.compiling import compiled
from tests.messages import ROOT


@pytest.fixture
def corners(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ukrainian, with every text in corners."""
    file = compiled("uk", tmp_path, all_of_it=True)
    monkeypatch.setattr(languages, "file", lambda _: file)
    yield
    translating.install(None)


# ---------------------------------------------------------------- the command line


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["--lang", "uk", "content"], "uk"),
        (["--lang=bg", "content"], "bg"),
        (["--lang", "ru", "--lang", "uk"], "uk"),
        (["content", "--lang", "uk"], "uk"),
        (["--lang"], ""),
        (["--lang", "xx", "content"], ""),
        ([], ""),
    ],
)
def test_the_language_is_known_before_all_else(words: list[str], wanted: str) -> None:
    assert asked_language(words) == wanted


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["content"], True),
        (["--lang", "uk", "content"], True),
        (["--lang=uk", "content", "--json"], True),
        (["--lang", "uk"], False),
        (["--lang"], False),
        (["--self-check", "--edition", "base"], False),
        (["--lang", "uk", "--self-check"], False),
        ([], False),
    ],
)
def test_a_command_may_follow_the_language(words: list[str], wanted: bool) -> None:
    assert names_command(words) == wanted


@pytest.mark.usefixtures("corners")
def test_help_and_summaries_are_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "uk"]) == 0
    told = capsys.readouterr().out
    assert told.count("‹") == told.count("›") > 8
    assert "‹usage: ›" in told
    assert cli.main(["--lang", "uk", "simulate", "--games", "1"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows
    assert all(row.startswith("‹") for row in rows)


@pytest.mark.usefixtures("corners")
@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--players", "7"],
        ["simulate", "--players", "x"],
        ["simulate", "--edition", "bse"],
        ["simulate", "--no-such-option"],
        ["replay", "no/such/file"],
        ["perft"],
        ["no-such-command"],
    ],
)
def test_bad_input_is_told_in_the_language(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "uk", *words]) == cli.BAD_INPUT
    told = capsys.readouterr().err
    assert "‹" in told
    assert told.count("\n") == 1


# ---------------------------------------------------------------- troubles of files


def said() -> Iterator[str]:
    """Every trouble that ``records`` has a text for, with the names of its holes."""
    raised = ("BadRecord", "NewerRecord")
    read = {"record.py": raised, "record_text.py": raised, "game_info.py": ()}
    for file, functions in read.items():
        for node in ast.walk(ast.parse((ROOT / "dune_desktop" / "records" / file).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                yield from _texts(node.args[0])
            elif isinstance(node, ast.Yield) and node.value is not None:
                yield from _texts(node.value)


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in node.values)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _texts(value)


@pytest.mark.usefixtures("corners")
def test_every_trouble_is_worded() -> None:
    languages.speak("uk")
    found = [one for one in said() if one != "7: 7"]  # the file, and a trouble
    assert len(found) > 15
    assert [one for one in found if "‹" not in troubles.worded(one)] == []
    assert troubles.worded("a/b: c.json: is not text") == "a/b: c.json: ‹is not text›"
    assert troubles.worded("a.json: can't be read: No such file") == "a.json: ‹can't be read: No such file›"
    assert troubles.worded("what nobody knows") == "what nobody knows"
