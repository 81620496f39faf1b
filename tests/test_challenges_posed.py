"""Challenges of moments of games: nothing hidden stays in them, a search finds their solutions, and they are kept."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from dune_desktop.challenges.challenge import BUYING, CONFLICT, Challenge, Goal
from dune_desktop.challenges.challenge_text import MOST_BYTES, BadChallenge, dumps, leads_there, load, loads
from dune_desktop.challenges.own_challenges import ENDING, OwnChallenges
from dune_desktop.challenges.posing import posed
from dune_desktop.challenges.solving import begun
from dune_desktop.challenges.worker import Solver
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.faults import faults
from dune_desktop.models.shown_game import seated, seats_of
from dune_desktop.positions.writing import Unwritable
from dune_desktop.records.game_info import RIVAL
from dune_desktop.records.record import RULES
from dune_desktop.text.challenges import goal
from dune_desktop.text.troubles import told
from dune_desktop.windows.main.tried_challenge import begun as at_the_table
from tests.posing import moments, solution_of, solved, unsolved

# ---------------------------------------------------------------- posing


@pytest.mark.parametrize("edition", ["base", "uprising+choam", "uprising@solo.mentat"])
def test_the_solver_ends_the_round_alone_with_what_it_had(edition: str) -> None:
    kinds = set()
    for game, setup, seat in moments(edition, 3, 4, 5):
        challenge = unsolved(game, setup, seat, edition.partition("+")[0].partition("@")[0])
        made, me = begun(challenge), game.players[seat]
        assert made.decision is not None
        assert made.decision.seat == seat
        kinds.add(made.decision.kind)
        assert not faults(made)
        now = made.players[seat]
        assert sorted(made.face(card).id for card in now.hand) == sorted(game.face(card).id for card in me.hand)
        assert sorted(made.face(card).id for card in now.intrigue) == sorted(game.face(card).id for card in me.intrigue)
        assert (now.solari, now.spice, now.water, now.vp, now.troops) == (
            me.solari, me.spice, me.water, me.vp, me.troops,
        )  # fmt: skip
        for other in made.opponents(seat):
            assert other.done
            assert not other.hand
            assert not other.intrigue
    assert "turn" in kinds


def test_what_was_hidden_can_t_be_read_from_it() -> None:
    """Two games that differ only in what the seat does not know give the same challenge of the same lots."""
    game, setup, seat = next(moments("base", 3, 4, 7))
    other = game.clone()
    other.players[seat].deck.reverse()
    other.imperium_deck.reverse()
    other.intrigue_deck.reverse()
    rival = other.opponents(seat)[0]
    rival.hand[:], rival.deck[:] = rival.deck[: len(rival.hand)], [*rival.hand, *rival.deck[len(rival.hand) :]]
    assert posed(game, setup, seat, Chance(7)) == posed(other, setup, seat, Chance(7))
    assert setup.seed not in (value for value in posed(game, setup, seat, Chance(7)).values() if type(value) is int)


# ---------------------------------------------------------------- solving


def test_a_search_finds_a_way_and_then_the_best_of_all() -> None:
    challenge = solved()
    assert leads_there(challenge)
    lines: list[dict[str, Any]] = []
    Solver(challenge, lines.append).solve(20, 100_000)
    assert lines[-1] == {"ways": lines[-1]["ways"], "every": True}
    assert lines[-1]["ways"] >= 1
    assert any("states" in one for one in lines)


def test_nothing_leads_to_what_is_too_much() -> None:
    lines: list[dict[str, Any]] = []
    Solver(evolve(solved(), solution=(), goal=Goal(points=90)), lines.append).solve(5, 100_000)
    assert lines[-1] == {"ways": 0, "every": True}


def test_a_search_that_grows_too_large_says_what_it_has_found() -> None:
    lines: list[dict[str, Any]] = []
    Solver(solved(), lines.append).solve(0, 1)
    assert lines[-1] == {"ways": 0, "every": False}


def test_a_victory_is_told_from_points() -> None:
    """To win the Conflict is what is wanted, whatever it brings: whoever has most strength in it has won."""
    for game, setup, seat in moments("base", 3, 4, 4):
        challenge = unsolved(game, setup, seat, "base", Goal(victory=True))
        found = solution_of(challenge, 60, 60)
        if found:
            assert leads_there(evolve(challenge, solution=found))
            assert goal(challenge).startswith("Win the Conflict “")
            assert not leads_there(evolve(challenge, solution=found[:-1]))
            return
    pytest.fail("nobody could win a Conflict in this game")


def test_a_way_that_needs_luck_is_known_as_such() -> None:
    """Of all ways that were found by chance some hang on what is drawn, and some do not."""
    sure = set()
    for game, setup, seat in moments("uprising", 3, 4, 5):
        lines: list[dict[str, Any]] = []
        Solver(unsolved(game, setup, seat, "uprising"), lines.append).solve(40, 30)
        sure |= {one["sure"] for one in lines if "way" in one}
    assert sure == {True, False}


# ---------------------------------------------------------------- as text


def plain() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(dumps(solved()))
    return found


def refused(text: str) -> str:
    with pytest.raises(BadChallenge) as error:
        loads(text, "own.made")
    said = str(error.value)
    assert "\n" not in said
    assert told(said).count(". ") >= 1  # what is wrong, and what can be done
    return said


def test_what_is_written_is_read_again() -> None:
    challenge = solved()
    again = loads(dumps(challenge), challenge.id)
    assert again == evolve(challenge, level=again.level)
    assert evolve(solved(), goal=Goal(card="stilgar")).made == challenge.made


def test_the_topic_follows_from_the_goal() -> None:
    assert loads(dumps(evolve(solved(), solution=())).replace('"rules":3', '"rules":1'), "x").topic == "agents"
    game, setup, seat = next(moments("base", 3, 4, 4))
    for wanted, topic in ((Goal(victory=True), CONFLICT), (Goal(card="foldspace"), BUYING)):
        text = dumps(unsolved(game, setup, seat, "base", wanted)).replace('"rules":3', '"rules":1')
        assert loads(text, "x").topic == topic


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "dune-desktop record"}, "is not a challenge"),
        ({"version": 0}, "says no version"),
        ({"version": 2}, "was written by a newer version of the program"),
        ({"rules": RULES + 1}, "was written by a newer version of the program"),
        ({"title": ""}, "has values that no challenge has"),
        ({"title": "a\nb"}, "has values that no challenge has"),
        ({"title": "a" * 61}, "has values that no challenge has"),
        ({"hint": 3}, "has values that no challenge has"),
        ({"edition": "chess"}, "has values that no challenge has"),
        ({"seat": 2}, "can't be set up"),
        ({"seat": 7}, "can't be set up"),
        ({"goal": {}}, "has values that no challenge has"),
        ({"goal": {"points": True}}, "has values that no challenge has"),
        ({"goal": {"card": "excalibur"}}, "has values that no challenge has"),
        ({"goal": {"points": 40}}, "its solution does not lead to its goal"),
        ({"position": {}}, "can't be set up"),
        ({"position": {"seat0": {"hand": ["excalibur"]}}}, "can't be set up"),
        ({"solution": ["fly moon"]}, "has values that no challenge has"),
        ({"solution": ["reveal", "reveal"]}, "its solution does not lead to its goal"),
        ({"solution": "reveal"}, "has values that no challenge has"),
        ({"surprise": 1}, "has values that no challenge has"),
    ],
)
def test_what_could_not_have_been_written_is_refused(change: dict[str, Any], said: str) -> None:
    assert refused(json.dumps(plain() | change)).startswith(said)


def test_a_goal_that_is_reached_already_is_none() -> None:
    seat = f"seat{solved().seat}"
    ahead = solved().position | {seat: solved().position[seat] | {"vp": 3}}
    reached = evolve(solved(), position=ahead, goal=Goal(points=3))
    assert refused(dumps(reached)).startswith("can't be set up: there is nothing to do")


def test_what_is_cut_off_or_no_json_is_refused() -> None:
    text = dumps(solved())
    assert refused(text[:-20]) == "is not JSON, or was cut off"
    assert refused("[" * 100_000) == "is not JSON, or was cut off"
    assert refused(text.replace('"seat":', '"seat":0,"seat":')).startswith("has values that no challenge has")


def test_whatever_is_changed_is_refused_or_a_challenge() -> None:
    """Values of a position by chance in the place of others: nothing but BadChallenge comes of it."""
    chance, refusals = Random(3), 0
    for _ in range(60):
        changed = plain()
        _change(changed["position"], chance)
        try:
            loads(json.dumps(changed), "own.made")
        except BadChallenge:
            refusals += 1
    assert 10 < refusals < 60


def _change(table: dict[str, Any], chance: Random) -> None:
    key = chance.choice([*table])
    if isinstance(table[key], dict) and table[key]:
        _change(table[key], chance)
    else:
        table[key] = chance.choice([0, 1, 99, -1, True, [], {}, "", "dagger", ["dagger"], [[]]])


def test_older_rules_leave_a_challenge_without_a_solution() -> None:
    old = plain() | {"rules": RULES - 1, "solution": ["reveal"]}
    assert loads(json.dumps(old), "own.made").solution == ()


# ---------------------------------------------------------------- kept


def test_a_challenge_that_has_lost_its_solution_can_be_renamed_and_brought_in(
    own: OwnChallenges, tmp_path: Path
) -> None:
    """It is written by the rules of now, and is there after it."""
    old = tmp_path / "old.challenge"
    old.write_text(json.dumps(plain() | {"rules": RULES - 1, "solution": ["reveal"]}), encoding="utf-8")
    own.rename(own.bring_in(old), "Still there")
    assert [(one.solution, one.made and one.made.title) for one in own.all()] == [((), "Still there")]


@pytest.fixture
def own(tmp_path: Path) -> OwnChallenges:
    return OwnChallenges(tmp_path / "challenges")


def titles(own: OwnChallenges) -> list[str]:
    return [one.made.title for one in own.all() if one.made is not None]


def test_challenges_are_kept_renamed_deleted_and_brought_back(own: OwnChallenges) -> None:
    assert own.all() == []
    kept = own.keep(solved())
    assert kept.id.startswith("own.My-own-")
    own.rename(kept, "Second try")
    assert titles(own) == ["Second try"]
    assert own.all()[0].id == kept.id
    place = own.delete(kept)
    assert own.all() == []
    assert own.restore(place) == kept.id
    assert titles(own) == ["Second try"]


def test_ten_that_were_deleted_can_be_brought_back(own: OwnChallenges) -> None:
    places = [own.delete(own.keep(solved())) for _ in range(12)]
    assert len(list((own.folder / "deleted").iterdir())) == 10
    with pytest.raises(OSError):
        own.restore(places[0])
    own.restore(places[-1])
    assert len(own.all()) == 1


def test_a_challenge_goes_to_others_and_is_not_taken_twice(own: OwnChallenges, tmp_path: Path) -> None:
    kept = own.keep(solved())
    file = tmp_path / f"given{ENDING}"
    own.export(kept, file)
    assert own.bring_in(file).id == kept.id
    others = OwnChallenges(tmp_path / "others")
    brought = others.bring_in(file)
    assert evolve(brought, id=kept.id) == own.all()[0]
    assert len(others.all()) == 1


def test_files_that_are_none_are_told_by_name_and_left_alone(own: OwnChallenges, tmp_path: Path) -> None:
    own.keep(solved())
    broken = own.folder / f"broken{ENDING}"
    broken.write_bytes(b"\xff\xfe")
    assert len(own.all()) == 1
    assert broken.exists()
    for content, said in (
        (b"\xff", "is not text"),
        (b"{", "is not JSON, or was cut off"),
        (b" " * (MOST_BYTES + 1), ""),
    ):
        file = tmp_path / f"odd{ENDING}"
        file.write_bytes(content)
        with pytest.raises(BadChallenge) as error:
            own.bring_in(file)
        assert str(error.value) == f"{file}: {said or 'is too large for a challenge'}"
    with pytest.raises(BadChallenge, match="there is no such file"):
        load(tmp_path / "nothing", "")


def test_names_in_other_letters_are_kept_in_files_that_every_system_can_have(own: OwnChallenges) -> None:
    challenge: Challenge = solved().named("Пустеля: спайс / вода?", "")
    kept = own.keep(challenge)
    assert titles(own) == ["Пустеля: спайс / вода?"]
    assert all(letter.isascii() and letter not in ":/?" for letter in kept.id)


# ---------------------------------------------------------------- at the table


@pytest.mark.parametrize(("edition", "mode"), [("base", "two"), ("uprising", "solo.mentat"), ("base+ix", "")])
def test_the_solver_is_the_only_person_wherever_it_sits(edition: str, mode: str) -> None:
    """Against Rivals, too: their seats stay theirs, and the other person's is a computer's."""
    for game, setup, seat in moments(f"{edition}@{mode}" if mode else edition, 3, 4, 6):
        try:
            challenge = unsolved(game, setup, seat, edition.partition("+")[0])
        except Unwritable:
            continue
        replayed = at_the_table(challenge)
        sitting = seated(seats_of(replayed.recorder.record()), replayed.recorder.game)
        assert [number for number, one in enumerate(sitting) if not one.bot] == [seat]
        rivals = [player.seat for player in game.players if player.rival is not None]
        assert [number for number, one in enumerate(sitting) if one.bot == RIVAL] == rivals
