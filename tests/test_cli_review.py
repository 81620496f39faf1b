"""``review`` on the command line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dune_desktop.cli import review as command_module
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.told import ToldAnswers
from dune_desktop.models.game.replaying import ReplayController
from dune_desktop.records.record_text import dumps
from dune_desktop.reviews.findings import CERTAIN, Finding
from tests.replayed import record_of
from tests.reviewed import looked, replay, review
from tests.terminal import Run, command

__all__ = ["command"]


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game, and an adviser who needs no time."""
    return kept(tmp_path, monkeypatch, "base")


def kept(folder: Path, monkeypatch: pytest.MonkeyPatch, edition: str) -> Path:
    def look_at(_record: str, _playouts: int, positions: list[int]) -> list[Finding]:
        return [looked(edition)[position] for position in positions]

    monkeypatch.setattr(command_module, "look_at", look_at)
    path = folder / "game.json"
    path.write_text(dumps(replay(edition).record), encoding="utf-8")
    return path


def test_it_tells_seats_and_the_dearest_decisions(command: Run, game: Path) -> None:
    code, out, err = command("review", game)
    assert (code, err) == (0, "")
    table, *decisions = out.split("\n\n")
    head, *rows, unit = table.splitlines()
    assert re.split(" {2,}", head) == ["in percent", "start", "own decisions, pp", "others, pp", "luck, pp", "end"]
    assert unit == "pp: percentage points"
    for row, balance in zip(rows, review().balances(), strict=True):
        numbers = [round(float(cell) * CERTAIN / 100) for cell in row.split()[-5:]]
        told = (balance.start, balance.own, balance.others, balance.luck, balance.end)
        assert all(abs(one - other) <= 5 for one, other in zip(numbers, told, strict=True))
    assert len(decisions) == 20
    first = review().mistakes()[0]
    assert f"Round {first.round}, decision {first.finding.position}, " in decisions[0]
    assert f"-{first.cost / 100:.1f} pp\n" in decisions[0]
    assert first.finding.verdict is not None
    assert "1 Victory Point" in decisions[0]


def test_decisions_are_told_as_the_list_of_choices_calls_them(command: Run, game: Path) -> None:
    _, out, _ = command("review", game)
    told = ToldAnswers(ReplayController(replay().record), Settings())
    for said, mistake in zip(out.split("\n\n")[1:], review().mistakes(), strict=False):
        finding = mistake.finding
        assert finding.verdict is not None
        assert finding.verdict.better is not None
        _, question, taken, better, *_ = said.splitlines()
        assert question == f"  {told.question(finding)}"
        assert taken == f"  taken: {told.answer(finding, finding.verdict.taken.action)}"
        assert better == f"  better: {told.answer(finding, finding.verdict.better.action)}"
        assert ">" not in question + taken + better, "no action as the rules write it"


@pytest.mark.parametrize("language", ["uk", "ru", "bg"])
def test_decisions_are_told_in_the_language_that_is_asked_for(command: Run, game: Path, language: str) -> None:
    _, out, _ = command("--lang", language, "review", game)
    for said in out.split("\n\n")[1:]:
        _who, *words = said.splitlines()
        assert not re.search("[A-Za-z]{3}", "\n".join(words)), words


def test_against_rivals_alone_they_are_told_with_luck(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, out, _ = command("review", kept(tmp_path, monkeypatch, "base@solo.mercenary"))
    head, row, unit = out.split("\n\n")[0].splitlines()
    assert re.split(" {2,}", head) == ["in percent", "start", "own decisions, pp", "Rivals and luck, pp", "end"]
    start, own, luck, end = map(float, row.split()[-4:])
    assert start + own + luck == pytest.approx(end, abs=0.15)
    assert unit == "pp: percentage points"


def test_as_json_it_tells_all(command: Run, game: Path) -> None:
    code, out, _ = command("review", game, "--json")
    told, found = json.loads(out), review()
    assert code == 0
    assert len(told["decisions"]) == len(found.mistakes())
    assert len(told["chances"]) == len(list(found.stands()))
    assert all(sum(stand["chances"]) == pytest.approx(1) for stand in told["chances"])
    for seat in told["seats"]:
        assert seat["start"] + seat["own"] + seat["others"] + seat["luck"] == pytest.approx(seat["end"])


def test_a_game_that_is_not_over_is_refused(command: Run, tmp_path: Path) -> None:
    path = tmp_path / "begun.json"
    path.write_text(dumps(record_of("base", 3, actions=20)), encoding="utf-8")
    code, out, err = command("review", path)
    assert (code, out) == (2, "")
    assert err.strip().endswith(f"{path}: the game is not over")


def test_a_file_that_is_no_game_is_refused(command: Run, tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    path.write_text("{}", encoding="utf-8")
    code, _, err = command("review", path)
    assert code == 2
    assert "is not a record of a game" in err
