"""The command line in another language: what people are told is translated, in help, results, refusals, and replays."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from dune_desktop import cli
from dune_desktop.text import languages, translating
from tests.compiling import compiled, outside

Say = Callable[..., str]

#: What is written in commands, and stands in help and refusals as it is written.
_COMMANDS = re.compile(
    r"dune-desktop( [a-z]+)?|-{1,2}[a-z]+|\b[A-Z]+\b|\{[a-z,]+\}|^ +[a-z]+$|^ {4}[a-z]+(?= )", re.MULTILINE
)
#: Ids that scenarios and JSON have too: of components; and editions, modes, levels, bots.
_IDS = re.compile(r"\[\w+\]|\b(base|uprising|solo|mentat|random|rival)\b")


@pytest.fixture(scope="module")
def corners(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled("uk", tmp_path_factory.mktemp("corners"), all_of_it=True)


@pytest.fixture
def say(
    corners: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Say]:
    """Run a command, and tell what it says outside of corners."""
    monkeypatch.setattr(languages, "file", lambda _: corners)

    def run(*argv: object, ids: bool = False) -> str:
        with pytest.MonkeyPatch.context() as wide:
            wide.setenv("COLUMNS", "500")  # help is not broken into lines
            with suppress(SystemExit):  # so ends what helps
                cli.main(["--lang", "uk", *map(str, argv)])
        said = "".join(capsys.readouterr())
        assert said
        plain = _COMMANDS.sub("", outside(said.replace(str(tmp_path), "")))
        return re.sub(r"[\W\d_]+", " ", _IDS.sub("", plain) if ids else plain).strip()

    yield run
    translating.install(None)


@pytest.mark.parametrize("command", ["", "content", "simulate", "arena", "scenario", "replay", "check", "perft"])
def test_help(say: Say, command: str) -> None:
    assert say(*command.split(), "--help") == ""


@pytest.mark.parametrize("edition", ["base", "uprising", "blend"])
def test_content(say: Say, edition: str) -> None:
    assert say("content", "--edition", edition, ids=True) == ""


@pytest.mark.parametrize("options", ["", "--edition uprising --mode solo --level mentat"])
def test_a_game_from_its_summary_to_its_replay(say: Say, options: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert say("simulate", "--games", 1, *options.split(), "--save", kept, ids=True) == ""
    assert say("replay", kept) == ""
    assert say("replay", kept, "--seat", 1, "--round", 2) == ""
    assert say("check", kept) == ""
    assert say("replay", kept, "--seat", 9) == ""
    assert say("replay", kept, "--round", 99) == ""


@pytest.mark.parametrize("options", ["", "--edition uprising --mode solo --level mentat"])
def test_a_game_of_bots(say: Say, options: str) -> None:
    assert say("arena", "--seats", "random", "--games", 3, *options.split(), ids=True) == ""


@pytest.mark.parametrize(
    "words",
    [
        "nix", "perft", "simulate --zz", "simulate --save", "simulate --games x", "simulate --games 0",
        "simulate --edition bas", "simulate --edition zzz", "simulate --modules x",
        "simulate --edition uprising --modules x", "simulate --players 7", "simulate --level mentat",
        "simulate --mode two --level mentat", "simulate --mode solo --level x", "simulate --mode x",
        "simulate --mode solo --players 4", "simulate --mode solo --variants x", "simulate --blend --edition base",
        "arena", "arena --seats x", "arena --seats random,random --mode solo --level mentat",
        "arena --seats random --seconds x", "scenario tests/scenarios/base/starters.toml",
    ],
)  # fmt: skip
def test_what_can_not_be_done(say: Say, words: str) -> None:
    assert say(*words.split()) == ""


@pytest.mark.parametrize("content", [None, b"", b"no game", b"\xff", b"[]", b"{}"])
@pytest.mark.parametrize("command", ["replay", "check"])
def test_files_that_are_none(say: Say, command: str, content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "1"
    if content is not None:
        file.write_bytes(content)
    assert say(command, file) == ""


@pytest.mark.parametrize(("language", "loaded"), [("en", "False"), ("uk", "True")])
def test_only_another_language_loads_qt(language: str, loaded: str) -> None:
    """Its start takes longer, and who speaks English does not wait for it."""
    asked = f"import sys; from dune_desktop import cli; cli.main(['--lang', '{language}', 'simulate', '--games', '1'])"
    command = [sys.executable, "-c", f"{asked}; print('PySide6.QtCore' in sys.modules)"]
    started = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120, check=True)
    assert started.stdout.splitlines()[-1] == loaded
