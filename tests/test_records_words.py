"""What a record names, and when it was: only what the program knows of such a game is taken, and told if it is not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.bots import names
from dune_desktop.content import EDITIONS
from dune_desktop.engine.edition import Edition
from dune_desktop.records.game_info import BOTS, COLOURS, RIVAL
from dune_desktop.records.record import BadRecord, nobodies, replay
from dune_desktop.records.record_text import dumps, load, loads
from dune_desktop.statistics.summary import summarize
from dune_desktop.statistics.tally import GameFilter, entries
from dune_desktop.text.troubles import told
from tests.mutants import SAMPLES
from tests.sample_records import played

Values = dict[str, Any]
BY_NAME = {path.stem: path for path in SAMPLES}
#: Words that some game or other knows.
SOME = ("base", "choam", "solo", "mentat", "row_dice", "rival", "random", "red", "imperium.dr_yueh", "paul_atreides")


def plain(name: str = "base_3_finished") -> Values:
    values: Values = json.loads(BY_NAME[name].read_text(encoding="utf-8"))
    return values


def refused(values: Values) -> str:
    """Already when it is read: the list of saved games plays none again."""
    with pytest.raises(BadRecord) as error:
        loads(json.dumps(values))
    said = str(error.value)
    assert "\n" not in said
    assert told(said) != said  # it is in words, with what can be done
    return said


def of_setup(key: str, *words: object) -> Callable[[Values], None]:
    return lambda values: values["setup"].__setitem__(key, words[0] if key in ("mode", "level") else list(words))


def of_seat(key: str, word: str) -> Callable[[Values], None]:
    return lambda values: values["table"]["seats"][1].__setitem__(key, word)


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("base_3_finished", of_setup("level", "zzz")),
        ("base_3_finished", of_setup("level", "mentat")),  # there are no Rivals
        ("base_3_finished", of_setup("variants", "zzz")),
        ("base_3_finished", of_setup("variants", "row_dice")),
        ("base_3_finished", of_setup("mode", "zzz")),
        ("base_3_finished", of_setup("modules", "zzz")),
        ("base_3_finished", of_setup("modules", "choam")),
        ("base_3_finished", of_setup("left_out", "zzz")),
        ("base_3_finished", of_setup("left_out", "paul_atreides")),
        ("base_3_finished", of_setup("left_out", "intrigue.no_such_card")),
        ("base_3_finished", of_setup("leaders", "lady_jessica", "paul_atreides", "helena_richese")),
        ("base_3_finished", of_setup("leaders", "house_hagal", None, None)),
        ("base_3_finished", of_setup("leaders", "", None, None)),
        ("base_solo_finished", of_setup("level", "zzz")),
        ("base_solo_finished", of_setup("variants", "row_dice")),  # of Uprising
        ("base_solo_finished", of_setup("leaders", None, None, "paul_atreides")),  # no Rival
        ("base_two_second_round", of_setup("level", "mentat")),
        ("uprising_4_fourth_round", of_setup("leaders", "shaddam_corrino_iv", None, None, None)),  # of the module
        ("uprising_4_choam_finished", of_setup("modules", "choam", "zzz")),
        ("uprising_4_choam_finished", of_setup("left_out", "imperium.dr_yueh")),
        ("blend_solo_finished", of_setup("leaders", None, "house_hagal")),
    ],
)  # fmt: skip
def test_what_no_such_game_has_is_refused(name: str, change: Callable[[Values], None]) -> None:
    values = plain(name)
    change(values)
    assert "no game of its kind has: '" in refused(values)


@pytest.mark.parametrize(
    "change",
    [
        of_seat("colour", "purple"), of_seat("colour", "/etc"), of_seat("colour", "Red"), of_seat("colour", ""),
        of_seat("bot", "mastermind"), of_seat("bot", "human"), of_seat("bot", "Random"), of_seat("bot", " "),
        of_seat("bot", "master."), of_seat("bot", "random.warlike"), of_seat("bot", "master.kind"),
    ],
)  # fmt: skip
def test_a_seat_has_a_colour_and_a_player_that_are_known(change: Callable[[Values], None]) -> None:
    values = plain()
    change(values)
    assert "seats of an unknown kind" in refused(values)


@pytest.mark.parametrize(
    ("setup", "why"),
    [
        ({"players": 5}, "can't be set up"),
        ({"players": 0}, "can't be set up"),
        ({"players": 4, "mode": "solo", "level": "mentat"}, "can't be set up"),
        ({"leaders": ["paul_atreides", "paul_atreides", None]}, "can't be set up"),
        ({"leaders": [None, None, None, None]}, "can't be set up"),
        ({"left_out": ["imperium.dr_yueh"] * 2}, "no record has"),
    ],
)
def test_what_contradicts_itself_is_refused(setup: Values, why: str) -> None:
    values = plain()
    values["setup"] |= setup
    assert why in refused(values)


def test_a_word_that_was_put_in_can_not_make_a_mess_of_the_line() -> None:
    values = plain()
    values["setup"]["level"] = "\u202e\n" + "x" * 150
    assert len(refused(values)) < 120


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_word_of_another_game_is_refused_or_the_game_is_none_other(path: Path) -> None:
    """Every list and word of every setup, replaced by every word that some game knows."""
    whole = json.loads(path.read_text(encoding="utf-8"))
    for key in ("modules", "left_out", "mode", "level", "variants", "leaders"):
        for word in SOME:
            values = {**whole, "setup": {**whole["setup"], key: word if key in ("mode", "level") else [word]}}
            try:
                record = loads(json.dumps(values))
            except BadRecord as error:
                assert told(str(error)) != str(error)  # noqa: PT017 (not each of them is refused)
            else:
                _expect_known(record.setup.players, EDITIONS[record.edition], values["setup"])


def _expect_known(players: int, edition: Edition, setup: Values) -> None:
    modes = {automa.mode: automa for automa in edition.automas}
    automa = modes.get(setup.get("mode", ""))
    assert automa is not None or not setup.get("mode")
    assert players == 3 or automa is None
    assert setup.get("level", "") in ("", *(automa.level_by_id if automa else ()))
    assert set(setup.get("variants", ())) <= set(automa.variants if automa else ())
    assert set(setup.get("modules", ())) <= set(edition.recipe.expansions)


def test_whatever_the_program_knows_is_taken() -> None:
    for edition in EDITIONS.values():
        cards = [f"imperium.{card.id}" for card in edition.imperium[:2]]
        cards += [f"intrigue.{edition.intrigues[0].id}", f"conflict.{edition.conflicts[0].id}"]
        setups: list[Values] = [{"players": players} for players in edition.starting_vp]
        setups += [{"players": 3, "modules": [one]} for one in edition.recipe.modules]
        setups += [{"players": 3, "left_out": cards}]
        setups += [
            {"players": 3, "leaders": [one.id], "modules": list(edition.recipe.modules)} for one in edition.leaders
        ]
        for automa in edition.automas:
            levels = [level.id for level in automa.levels] or [""]
            head = {"players": 3, "mode": automa.mode}
            setups += [{**head, "level": level, "variants": list(automa.variants)} for level in levels]
            setups += [{**head, "level": levels[0], "leaders": [None, None, rival]} for rival in automa.rival_by_id]
        for setup in setups:
            values = {**plain("base_3_begun"), "edition": edition.id, "setup": {"seed": 1, "leaders": [], **setup}}
            del values["table"]
            loads(json.dumps(values))


def test_records_know_every_bot() -> None:
    assert set(BOTS) == {RIVAL, *names.BOTS}
    assert names.RIVAL == RIVAL


@pytest.mark.parametrize("bot", ["random", "novice", "skilled.merchant", "master"])
def test_a_seat_of_any_bot_is_read(bot: str) -> None:
    values = plain()
    of_seat("bot", bot)(values)
    assert loads(json.dumps(values)).table.seats[1].bot == bot


def test_records_know_every_colour() -> None:
    pytest.importorskip("PySide6.QtGui", exc_type=ImportError)
    from dune_desktop.scene.drawing.tokens import SEAT_COLOURS, SEAT_MARKS

    assert set(COLOURS) == SEAT_COLOURS.keys() == SEAT_MARKS.keys()


# ---------------------------------------------------------------- Rivals without a name for who plays them


def test_a_seat_of_the_rules_is_nobody_s_whatever_its_table_says() -> None:
    """Records of random games name nobody; a renamed one has numbers for names."""
    record = load(BY_NAME["base_solo_finished"])
    game = replay(record).recorder.game
    assert [seat.bot for seat in nobodies(game).seats] == ["", "rival", "rival"]
    values = plain("base_solo_finished")
    for seat, bot in zip(values["table"]["seats"], ("rival", "", "random"), strict=True):
        seat["bot"] = bot
    summary = summarize(loads(json.dumps(values)), "x")
    assert [seat.bot for seat in summary.seats] == ["", "rival", "rival"]
    assert len(entries((summary,), GameFilter())) == 1


# ---------------------------------------------------------------- dates

GOOD_DATES = (
    "", "2026-11-18T19:30:00+02:00", "2026-11-18T17:30:00+00:00", "2026-11-18T19:30:00", "1970-01-01T00:00:10+00:00",
    "1969-12-31T19:00:10-05:00", "2099-12-31T23:59:59+14:00", "2026-11-18T19:30:00.123456-03:30",
)  # fmt: skip
BAD_DATES = (
    "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00", "9999-12-31T23:59:59",
    "1969-12-31T23:59:59+00:00", "3000-01-01T00:00:00+00:00", "yesterday", "2026-13-01T00:00:00+00:00", "0", "-1",
    "2026-11-18T25:00:00+00:00", "18.11.2026", "\u0662\u0660\u0662\u0666-11-18T19:30:00+02:00",
)  # fmt: skip


@pytest.mark.parametrize("date", BAD_DATES)
def test_a_date_that_is_none_or_that_no_game_has_is_refused(date: str) -> None:
    values = plain()
    values["table"]["started"] = date
    assert refused(values) == "has a date that no game has"


@pytest.mark.parametrize("date", GOOD_DATES)
def test_whatever_date_a_clock_could_have_said_is_taken(date: str) -> None:
    values = plain()
    values["table"]["started"] = date
    record = loads(json.dumps(values))
    assert loads(dumps(record)) == record


def test_a_game_that_begins_now_is_loaded() -> None:
    pytest.importorskip("PySide6.QtCore", exc_type=ImportError)
    from dune_desktop.models.shown_game import now

    values = json.loads(dumps(played("uprising+choam@solo.mentat.row_dice", 3, 1, 5).record()))
    values["table"]["started"] = now()
    replay(loads(json.dumps(values)))
