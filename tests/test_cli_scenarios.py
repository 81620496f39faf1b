"""``scenario``: what holds, what differs and how that is told, and one clear line for every bad file."""

from __future__ import annotations

from pathlib import Path

import pytest

from dune_desktop import cli
from tests.terminal import Run, command, refused

__all__ = ["command"]

ROOT = Path(__file__).parent.parent
STARTERS = ROOT / "tests/scenarios/base/starters.toml"


def test_scenarios_that_hold(command: Run) -> None:
    code, out, err = command("scenario", STARTERS)
    assert (code, err) == (0, "")
    count = STARTERS.read_text(encoding="utf-8").count("[[scenario]]")
    assert out == f"{count} of {count} scenarios pass\n"


FAILING = """
[[scenario]]
name = "expects too much"
seat0.hand = ["dagger", "diplomacy"]
steps = ["agent diplomacy > wealth", {expect = {seat0.solari = 3, seat0.hand = ["diplomacy"], asked = 1}}]
[[scenario]]
name = "does what is illegal"
seat0.hand = ["dagger"]
steps = ["agent dagger > wealth"]
[[scenario]]
name = "takes what is legal for illegal"
steps = [{refused = ["reveal"]}]
[[scenario]]
name = "names another reason"
seat0.hand = ["dagger"]
steps = [{refused = {"agent dagger > wealth" = "cost"}}]
[[scenario]]
name = "asks another"
steps = ["seat1: reveal"]
[[scenario]]
name = "takes what is illegal for legal"
steps = [{legal = ["deploy 1"]}]
[[scenario]]
name = "goes on after the end"
phase = "endgame"
steps = ["done"]
[[scenario]]
name = "holds"
steps = [{legal = ["reveal"]}]
"""


def test_differences_are_readable(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "failing.toml"
    file.write_text(FAILING, encoding="utf-8")
    code, out, err = command("scenario", file)
    assert (code, err) == (cli.FAILED, "")
    for line in (
        "failing.toml: expects too much",
        "step 2, expect: does not hold:",
        "seat0.solari: expected 3, found 2",
        "seat0.hand: expected ['diplomacy'], found ['dagger']",
        "asked: expected 1, found 0",
        "step 1, agent dagger > wealth: is not legal: icon_missing dagger wealth",
        "seat0 is asked (turn start); legal is:",
        "'reveal' must be refused, but it is legal",
        "must be refused because of 'cost', but the reason is: icon_missing dagger wealth",
        "seat0 is asked, not seat1",
        "'deploy 1' must be legal: no_agent_sent",
        "nobody is asked any more, the game is over",
        "1 of 8 scenarios pass",
    ):
        assert line in out, line


FAILED_EXPECT = """\
: expects too much
    step 2, expect: does not hold:
        round: expected 2, found 1
        seat0 is asked (turn agent); legal is:
            do carthag.2 | deploy 1 | deploy 2 | deploy 3
        open in the turn, possible or not:
            carthag.2 | missionaria_protectiva.agent.1
0 of 1 scenarios pass
"""


def test_a_failed_expectation_shows_the_question(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "failing.toml"
    scenario = """
    [[scenario]]
    name = "expects too much"
    seat0.hand = ["missionaria_protectiva"]
    steps = ["agent missionaria_protectiva > carthag", {expect = {round = 2}}]
    """
    file.write_text(scenario, encoding="utf-8")
    code, out, _ = command("scenario", file)
    assert code == cli.FAILED
    assert out.removeprefix(str(file)) == FAILED_EXPECT


def test_a_malformed_scenario_does_not_hide_the_others(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    malformed = """
    [[scenario]]
    name = "can't be read"
    steps = ["revel"]
    [[scenario]]
    name = "can't be built"
    seat0 = {garrison = 10, troops = 3}
    steps = ["reveal"]
    """
    file.write_text(malformed + FAILING, encoding="utf-8")
    code, out, err = command("scenario", file)
    assert code == cli.BAD_INPUT
    read, built = err.splitlines()
    assert "bad.toml: scenario 1 (can't be read): step 1: not an action: 'revel'" in read
    assert 'bad.toml: scenario "can\'t be built": seat0: a seat has 12 troops in all' in built
    assert "bad.toml: expects too much" in out
    assert out.endswith("1 of 10 scenarios pass\n")


BAD_FILES = {
    "[[scenario": "is not TOML",
    "": "has no [[scenario]]",
    "scenario = 3": "scenario: expected a list, found a number",
    "scenario = [3]": "scenario 1: expected a table, found a number",
    "format = 2\n[[scenario]]": "format: version 2",
    "format = true\n[[scenario]]": "format: expected a number",
    "edition = 'dune'\n[[scenario]]": "unknown edition 'dune'",
    "speed = 2\n[[scenario]]": "unknown key 'speed'",
    "[[scenario]]": "name: is missing",
    "[[scenario]]\nname = ''": "name: is empty",
    "[[scenario]]\nname = 1": "name: expected a text, found a number",
    "[[scenario]]\nname = 'x'": "nothing is tested",
    "a" * 5000 + " = " + "[" * 5000: "",
}


@pytest.mark.parametrize("text", BAD_FILES, ids=range(len(BAD_FILES)))
def test_bad_files_get_one_line(command: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    line = refused(command("scenario", file))
    assert "bad.toml: " in line
    assert BAD_FILES[text] in line


BAD_KEYS = {
    "playrs = 3": "unknown key 'playrs', did you mean 'players'?",
    "players = 7": "players: base is played by 3 or 4, not by 7",
    "players = -3": "players: -3 is not within",
    "players = '3'": "players: expected a number, found a text",
    "players = true": "players: expected a number, found true or false",
    "players = 3.0": "players: expected a number, found a number with a fraction",
    "seed = -1": "seed: -1 is not within",
    "first = 3": "first: 3 is not within 0 and 2",
    "turn = 1\nseat1.done = true": "turn: seat1 is done",
    "round = 11": "round: 11 is not within 1 and 10",
    "phase = 'tun'": "unknown phase 'tun', did you mean 'turn'?",
    "leaders = ['paul']": "leaders: unknown leader 'paul'",
    "leaders = ['paul_atreides', 'paul_atreides']": "named twice",
    "leaders = ['', '', '', '']": "leaders: 4 are too many",
    "conflict = 'skirmish_z'": "unknown Conflict card 'skirmish_z'",
    "conflict_deck = ['skirmish_a', 'skirmish_a']": "'skirmish_a' is named twice",
    "row = ['dagger']": "row: unknown Imperium card 'dagger'",
    "row = ['stilgar', 'stilgar']": "row: no 'stilgar' is left, there are 1",
    "imperium_top = ['dagger']": "imperium_top: 'dagger' is a starting card",
    "imperium_top = ['foldspace']": "'foldspace' is a Reserve card",
    "intrigue_top = ['stilgar']": "unknown intrigue card 'stilgar'",
    "intrigue_deck = []\nintrigue_discard = ['windfall']": "only one of them can be named",
    "intrigue_rest = 3": "intrigue_rest: 3 is not within 0 and 2",
    "row = []\nimperium_deck = ['stilgar']": "row: only 0 cards",
    "reserve.foldspace = 7": "reserve.foldspace: only 6",
    "reserve.dagger = 1": "unknown Reserve card 'dagger'",
    "bonus.arrakeen = 1": "unknown maker space 'arrakeen'",
    "control.wealth = 1": "unknown space that can be controlled 'wealth'",
    "control.arrakeen = 5": "control.arrakeen: 5 is not within",
    "alliances.fremen = 0": "the influence of seat0, 0, is below 4",
    "seat0.influence.fremen = 4\nseat1.influence.fremen = 5\nalliances.fremen = 0": "is not the highest, which is 5",
    "seat0.influence.fremen = 4\nseat1.influence.fremen = 4": "name who holds the token",
    "alliances.harkonnen = 0": "unknown faction 'harkonnen'",
    "mentat = 'away'": "mentat: expected a seat or 'home'",
    "mentat_at = 'wealth'": "nobody has the Mentat",
    "mentat = 0\nmentat_at = 'wealth'": "no agent of seat0 stands there",
    "seat3.solari = 1": "seat3: 3 players sit at seat0 to seat2",
    "seat0 = 3": "seat0: expected a table, found a number",
    "seat0.hnd = []": "seat0: unknown key 'hnd', did you mean 'hand'?",
    "seat0.hand = 'dagger'": "seat0.hand: expected a list, found a text",
    "seat0.hand = ['dager']": "seat0.hand: unknown card 'dager', did you mean 'dagger'?",
    "seat0.hand = ['dagger', 'dagger', 'dagger']": "seat0.hand: no 'dagger' is left, there are 2",
    "seat0.intrigue = ['windfall', 'windfall']": "seat0.intrigue: no 'windfall' is left",
    "seat0.deck = []\nseat0.deck_top = ['dagger']": "'deck' is the whole deck",
    "seat0.set_aside = ['dagger']": "'dagger' can't come from the Imperium Row",
    "seat0.trashed = ['foldspace']": "'foldspace' goes back to its Reserve stack",
    "seat0.solari = -1": "seat0.solari: -1 is not within",
    "seat0.troops = 13": "seat0.troops: 13 is not within 0 and 12",
    "seat0 = {garrison = 10, troops = 3}": "12 troops in all, which does not fit garrison 10, troops 3",
    "seat0 = {garrison = 1, troops = 1, supply = 1}": "which does not fit supply 1, garrison 1, troops 1",
    "seat0.influence.fremen = 7": "seat0.influence.fremen: 7 is not within 0 and 6",
    "seat0.agents = ['wealth', 'secrets', 'arrakeen']": "3 stand on the board, but the seat has 2",
    "seat0.tokens = ['fremen', 'emperor']": "'paul_atreides' has no tokens",
    "leaders = ['baron_vladimir_harkonnen']\nseat0.tokens = ['fremen', 'fremen']": "two different factions",
    "seat0.voice = 'wealth'": "seat0.voice: ends when the own turn begins",
    "phase = 'combat'\nseat0.done = false": "seat0.done: can't be false in this phase",
    "seat0.revealed_at = 1\nseat1.revealed_at = 1": "can't have revealed at once",
    "covers = ['dager']": "unknown component 'dager', did you mean 'dagger'?",
    "covers = ['foldspace']": "'reserve.foldspace' or 'space.foldspace'",
    "covers = ['stilgar']": "'imperium.stilgar' is named neither in the position nor in the steps",
    "rules = ['first rule']": "rules: unknown rule 'first rule'",
    "expect = 3": "expect: expected a table",
    "expect.seat0.solri = 1": "expect: unknown key 'seat0.solri', did you mean 'seat0.solari'?",
    "expect.seat5.solari = 1": "expect.seat5.solari: 3 players sit at",
    "expect.seat0.solari = 'x'": "expect.seat0.solari: expected a number, found a text",
    "expect.rnd = 1": "unknown key 'rnd', did you mean 'round'?",
    "expect.asked = 4": "expect.asked: 4 is not within",
    "steps = ['revel']": "step 1: not an action: 'revel'",
    "steps = ['reveal', 'agent dagger wealth']": "step 2: not an action",
    "steps = ['seat9: reveal']": "step 1: seat9: 3 players sit at",
    "steps = [3]": "step 1: expected a table, found a number",
    "steps = [{}]": "step 1: a step is",
    "steps = [{legal = ['reveal'], expect = {round = 1}}]": "step 1: a step is",
    "steps = [{wants = 3}]": "step 1: unknown key 'wants'",
    "steps = [{legal = 'reveal'}]": "step 1.legal: expected a list",
    "steps = [{refused = {reveal = 3}}]": "step 1.refused.reveal: expected a text",
    "steps = [{refused = ['agent dager > wealth']}]": "step 1.refused: unknown id 'dager', did you mean 'dagger'?",
    "steps = [{refused = ['agent dagger > welth']}]": "step 1.refused: unknown id 'welth', did you mean 'wealth'?",
    "steps = [{refused = {'play winfall' = ''}}]": "unknown id 'winfall', did you mean 'windfall'?",
    "steps = [{refused = ['trash hand:dager']}]": "step 1.refused: unknown id 'dager'",
    "steps = [{refused = ['trash hnad:dagger']}]": "step 1.refused: unknown zone 'hnad', did you mean 'hand'?",
    "steps = [{refused = ['pick welth']}]": "step 1.refused: unknown id 'welth', did you mean 'wealth'?",
    "steps = [{refused = ['deploy 3 shipp']}]": "step 1.refused: unknown word 'shipp'",
    "steps = [{refused = ['acquire foldspace topp']}]": "step 1.refused: unknown word 'topp', did you mean 'top'?",
    "rules = ['R99.9']": "rules: unknown rule 'R99.9'",
    "steps = [{refused = ['do carthag.9']}]": "step 1.refused: unknown address 'carthag.9'",
    "steps = [{refused = ['seat7: reveal']}]": "step 1.refused: seat7: 3 players sit at",
    "steps = [{legal = ['seat7: reveal']}]": "step 1.legal: seat7: 3 players sit at",
}


@pytest.mark.parametrize("keys", BAD_KEYS)
def test_bad_scenarios_get_one_line(command: Run, tmp_path: Path, keys: str) -> None:
    file = tmp_path / "bad.toml"
    rest = "" if "steps" in keys or "expect" in keys else "steps = [{legal = ['reveal']}]\n"
    # A table of TOML ends the keys of the scenario, dotted keys do not.
    file.write_text(f"[[scenario]]\nname = 'odd'\n{rest}{keys}\n", encoding="utf-8")
    line = refused(command("scenario", file))
    assert "bad.toml: scenario" in line
    assert "odd" in line
    assert BAD_KEYS[keys] in line


def test_a_check_can_say_whose_answer_it_is(command: Run, tmp_path: Path) -> None:
    text = """
    [[scenario]]
    name = "holds"
    seat0.hand = ["dagger"]
    steps = [
      {legal = ["seat0: reveal"]},
      {refused = {"seat1: reveal" = "not_yours"}},
      {refused = ["seat2: reveal", "seat0: do paul_atreides.ability.1"]},
      {expect = {asked = 0, options.count = 2, take_back.count = 0}},
    ]
    [[scenario]]
    name = "asks another"
    steps = [{legal = ["seat1: reveal"]}]
    [[scenario]]
    name = "takes what is legal for illegal"
    steps = [{refused = ["seat0: reveal"]}]
    """
    file = tmp_path / "seats.toml"
    file.write_text(text, encoding="utf-8")
    code, out, _ = command("scenario", file)
    assert code == cli.FAILED
    assert "'seat1: reveal' must be legal: not_yours" in out
    assert "'seat0: reveal' must be refused, but it is legal" in out
    assert out.endswith("1 of 3 scenarios pass\n")


def test_two_scenarios_of_a_name(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[[scenario]]\nname = 'x'\nsteps = ['reveal']\n" * 2, encoding="utf-8")
    assert "'x' is taken by another scenario" in refused(command("scenario", file))


def test_unreadable_files(command: Run, tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes(b"name = '\xe9'")
    assert "is not UTF-8 text" in refused(command("scenario", tmp_path / "latin.toml"))
    assert "can't be read" in refused(command("scenario", tmp_path / "missing.toml"))
    assert "can't be read" in refused(command("scenario", tmp_path))
    assert "can't be read" in refused(command("scenario", "nul\0.toml"))


def test_a_bad_file_does_not_hide_the_others(command: Run, tmp_path: Path) -> None:
    code, out, err = command("scenario", tmp_path / "missing.toml", STARTERS)
    assert code == cli.BAD_INPUT
    assert "missing.toml" in err
    count = STARTERS.read_text(encoding="utf-8").count("[[scenario]]")
    assert out == f"{count} of {count} scenarios pass\n"
