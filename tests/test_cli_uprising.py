"""The program without a window: other editions, modules, mixed games, and what a scenario of Uprising can say wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine.setup import Setup
from dune_desktop.records.record import replay
from dune_desktop.records.record_text import load
from dune_desktop.simulate import GamesWanted, left_out
from tests.terminal import Run, command, refused

__all__ = ["command"]

# ---------------------------------------------------------------- simulate


@pytest.mark.parametrize(
    ("argv", "head"),
    [
        (["--edition", "uprising"], "2 (uprising)\nseats      4"),
        (["--edition", "uprising", "--with", "choam", "--players", "3"], "2 (uprising + choam)\nseats      3"),
        (["--edition", "blend"], "2 (blend)\nseats      4"),
        (["--blend", "--modules", "choam"], "2 (blend + choam, mixed)\nseats      4"),
    ],
)
def test_games_of_every_edition_are_simulated(command: Run, argv: list[str], head: str) -> None:
    code, out, err = command("simulate", "--games", 2, *argv)
    assert (code, err) == (0, "")
    assert head in out
    assert "completed  2" in out


def test_the_summary_says_which_modules(command: Run) -> None:
    values = json.loads(command("simulate", "--games", 1, "--json", "--blend", "--modules", "choam")[1])
    assert (values["edition"], values["modules"], values["mixed"]) == ("blend", ["choam"], True)


def test_jobs_share_mixed_games(command: Run) -> None:
    def played(*argv: object) -> dict[str, Any]:
        values: dict[str, Any] = json.loads(command("simulate", "--games", 4, "--json", "--blend", *argv)[1])
        del values["seconds"]
        return values

    assert played() == played("--jobs", 2)


def test_a_mixed_game_is_saved_with_what_it_leaves_out(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert command("simulate", "--games", 1, "--seed", 5, "--blend", "--modules", "choam", "--save", file)[0] == 0
    record = load(file)
    assert (record.edition, record.setup.expansions) == ("blend", ("choam",))
    assert record.setup.left_out == left_out(EDITIONS["blend"], 5)
    assert replay(record).recorder.game.over
    code, out, _ = command("replay", file)
    assert code == 0
    assert "Round 1" in out


def test_every_mixed_game_has_other_cards_and_enough_of_them() -> None:
    blend = EDITIONS["blend"]
    outs = [GamesWanted("blend", Setup(4), mixed=True).with_seed(seed).left_out for seed in range(60)]
    assert len(set(outs)) == len(outs)
    sizes = [len(out) for out in outs]
    assert min(sizes) < 60 < 110 < max(sizes)
    for out in outs:
        assert sum(card.copies for card in blend.imperium if f"imperium.{card.id}" not in out) >= 10
        assert sum(card.copies for card in blend.intrigues if f"intrigue.{card.id}" not in out) >= 5
        for level, count in blend.conflict_levels:
            cards = [one for one in blend.conflicts if one.level == level and f"conflict.{one.id}" not in out]
            assert len(cards) >= count
    assert GamesWanted("blend", Setup(4)).with_seed(1).left_out == ()


@pytest.mark.parametrize(
    ("argv", "about"),
    [
        (["simulate", "--modules", "choam"], "base is not played with 'choam'"),
        (["simulate", "--edition", "uprising", "--modules", "ox"], "not played with 'ox'; there is: choam, ix"),
        (["simulate", "--edition", "uprising", "--blend"], "--blend: mixes the cards of edition 'blend'"),
        (["simulate", "--edition", "uprising", "--players", "6"], "3 or 4"),
        (["perft", "--depth", "1", "--modules", "choam"], "base is not played with 'choam'"),
    ],
)
def test_bad_arguments_get_one_line(command: Run, argv: list[str], about: str) -> None:
    assert about in refused(command(*argv))


def test_perft_of_a_game_with_contracts(command: Run) -> None:
    code, out, _ = command("perft", "--edition", "uprising", "--with", "choam", "--depth", 2)
    assert code == 0
    *lines, total = out.splitlines()
    assert sum(int(line.rpartition(": ")[2]) for line in lines) == int(total.removeprefix("total "))


# ---------------------------------------------------------------- scenario

BAD_KEYS = {
    "seat0.spies = ['post_emperr']": "seat0.spies: unknown post 'post_emperr', did you mean 'post_emperor'?",
    "seat0.spies = ['post_emperor', 'post_choam', 'post_fremen', 'post_deep_desert']": "4 are too many, at most 3",
    "seat0.spies = ['post_choam', 'post_choam']": "seat 0: spies on",
    "conflict = 'siege_of_arrakeen'\nseat0.worms = 1": "sandworm in a Conflict that keeps it out",
    "seat0.contracts = ['harvest_3']": "is 'with = [...]' missing?",
    "contract_market = ['harvest_3']": "is 'with = [...]' missing?",
    "modules = ['ox']": "with: unknown expansion 'ox'",
    "with = ['choma']": "with: unknown expansion 'choma', did you mean 'choam'?",
    "with = ['choam']\nmodules = ['choam']": "modules: is another word for 'with'",
    "modules = ['choam']\nseat0.contracts = ['immediate', 'immediate']": "no 'immediate' is left, there are 1",
    "modules = ['choam']\ncontract_market = []\ncontract_bank = ['harvest_4']": "contract_market: only 0 contracts",
    "modules = ['choam']\ncontract_market = ['immediate', 'harvest_3', 'harvest_4']": "3 are too many, at most 2",
    "seat0.trophies = ['skirmish_crysknife']": "round: is 1, but 1 Conflict cards are won already",
    "round = 3\nseat0.trophies = ['skirmish_crysknife', 'choam_security']": "a pair of battle icons lies face up",
    "seat0.trophies = ['objective_crysknife', 'objective_ornithopter_1_3p']": "seat0: has two Objectives",
    "seat0.trophies = ['objective_crysknife_4_6p']": "is not dealt with so many seats",
    "seat0.trophies = ['objective_crysknife']\nseat1.flipped = ['objective_crysknife']": "is named twice",
    "round = 3\nseat0.trophies = ['propaganda']\nseat1.flipped = ['propaganda']": "'propaganda' is named twice",
    "seat0.turned = true": "seat0.turned: 'lady_margot_fenring' has no other side",
    "seat0.training = 'middle'": "seat0.training: 'lady_margot_fenring' does not train",
    "seat0.training = 'midle'": "did you mean 'middle'?",
    "seat0 = {memories = 10, garrison = 3}": "12 troops in all, which does not fit garrison 3, memories 10",
    "leaders = ['reverend_mother_jessica']": "unknown leader",
    "leaders = ['shaddam_corrino_iv']": "unknown leader",
    "expect.seat0.spies = ['arrakeen']": "unknown post 'arrakeen'",
}


@pytest.mark.parametrize("keys", BAD_KEYS)
def test_bad_scenarios_get_one_line(command: Run, tmp_path: Path, keys: str) -> None:
    file = tmp_path / "bad.toml"
    rest = "" if "expect" in keys else "steps = [{legal = ['reveal']}]\n"
    file.write_text(f"edition = 'uprising'\n[[scenario]]\nname = 'odd'\n{rest}{keys}\n", encoding="utf-8")
    line = refused(command("scenario", file))
    assert "odd" in line
    assert BAD_KEYS[keys] in line


@pytest.mark.parametrize("key", ["seat0.spies", "seat0.worms", "seat0.trophies", "seat0.contracts", "wall"])
def test_the_base_game_knows_none_of_it(command: Run, tmp_path: Path, key: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(f"[[scenario]]\nname = 'odd'\nsteps = ['reveal']\n{key} = []\n", encoding="utf-8")
    assert f"unknown key {key.rpartition('.')[2]!r}" in refused(command("scenario", file))


def test_modules_of_a_file_are_those_of_its_scenarios_unless_they_say_others(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "modules.toml"
    text = """
    edition = "uprising"
    modules = ["choam"]
    [[scenario]]
    name = "with"
    expect = {contract_market.count = 2, contract_bank.count = 18}
    [[scenario]]
    name = "without"
    modules = []
    expect = {contract_market.count = 0, contract_bank.count = 0}
    """
    file.write_text(text, encoding="utf-8")
    assert command("scenario", file)[:2] == (0, "2 of 2 scenarios pass\n")
