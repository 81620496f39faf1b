"""Models of the table over whole games: they are what the view says, for Qt's tester as well as for the words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import Qt

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.engine.view import View, view
from dune_desktop.models import refs
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.naming import Names
from dune_desktop.models.roles import Role
from dune_desktop.models.table import zones
from dune_desktop.models.table.board import SpaceModel
from dune_desktop.models.table.in_words import WordsModel
from dune_desktop.models.table.seats import SeatModel
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.models.table.zones import SEAT_ZONES, past_conflicts
from dune_desktop.text.translating import install
from tests.asked import set_up
from tests.tables import WORDS, Ears, all_models, indexes, play, table, texts, watched

DISPLAY, TOOL_TIP = Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("seed", "players", "edition", "choam"),
    [(11, 3, "base", False), (12, 4, "base", False), (15, 4, "uprising", True), (16, 3, "blend", False)],
)
def test_whole_games_under_qts_tester(qtlog: Any, seed: int, players: int, edition: str, choam: bool) -> None:
    controller = table(seed, players, edition=edition, choam=choam)
    models = TableModels(controller)
    testers = watched(*(model for model in all_models(models) if model not in (models.log, models.words)))
    for _ in play(controller, seed, undo=12):
        pass
    assert qtlog.records == []
    assert testers


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_a_whole_game_in_words_under_qts_tester(qtlog: Any, edition: str) -> None:
    controller = table(13, 4, edition=edition, choam=edition != "base")
    words, seats, spaces = (kind(Names(controller)) for kind in (WordsModel, SeatModel, SpaceModel))
    testers = watched(words)
    for n, _ in enumerate(play(controller, 13, undo=12)):
        if n % 120 == 0:  # Qt goes through all of them at each change
            for model in (seats, spaces):
                model.sync(controller.view)
            words.sync(controller.view, controller.places(), seats.rows, spaces.rows)
    assert qtlog.records == []
    assert testers


@pytest.fixture
def kept() -> list[object]:
    """Outlives the tester of pytest-qt, which disconnects itself from the model at the end."""
    return []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["tracks", "spaces", "seats", "log", "since", "words", "hand", "row"])
def test_models_pass_the_tester_of_pytest_qt(kept: list[object], qtmodeltester: Any, name: str) -> None:
    controller = table(14)
    _check(kept, qtmodeltester, controller, name)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["spaces", "seats", "log", "words", "posts", "market", "contracts"])
def test_models_of_uprising_pass_the_tester_of_pytest_qt(kept: list[object], qtmodeltester: Any, name: str) -> None:
    _check(kept, qtmodeltester, table(14, edition="uprising", choam=True), name)


def _check(kept: list[object], qtmodeltester: Any, controller: GameController, name: str) -> None:
    models = TableModels(controller)
    kept.append(models)
    qtmodeltester.check(models.zones.get(name) or getattr(models, name), force_py=True)
    for n, _ in enumerate(play(controller, 14, undo=12)):
        if n == 12:
            break


# ---------------------------------------------------------------- the truth


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", [21, 22])
def test_zones_hold_what_the_view_shows(seed: int) -> None:
    controller = table(seed, 3 + seed % 2)
    models = TableModels(controller)
    seen = set()
    for _ in play(controller, seed, undo=20):
        view = controller.view
        me = view.players[view.seat]
        for zone in (zones.HAND, zones.INTRIGUE, zones.WAITING, zones.PLAYED, zones.REVEALED, zones.DISCARD):
            assert models.zone(zone).cards == list(getattr(me, zone))
            seen.update({zone} if getattr(me, zone) else ())
        assert models.zone(zones.DECK).cards == list(view.deck_content)
        for zone in (zones.ROW, zones.TRASHED, zones.INTRIGUE_DISCARD, zones.CONFLICT_PILE):
            assert models.zone(zone).cards == list(getattr(view, zone))
        assert models.zone(zones.SET_ASIDE).cards == [card for p in view.players for card in p.set_aside]
        assert models.zone(zones.CONFLICT).cards == [view.conflict]
    assert len(seen) >= 5


@pytest.mark.usefixtures("qapp")
def test_conflicts_that_were_won_are_past_ones_too() -> None:
    text = """
    round = 4
    conflict = "propaganda"
    seat0 = {trophies = ["objective_crysknife", "shadow_contest"], flipped = ["skirmish_crysknife", "trade_dispute"]}
    """
    controller = set_up(text, edition="uprising")
    names = Names(controller)
    past = [face.id for card in past_conflicts(controller.view, names) if (face := names.face(card)) is not None]
    assert past == ["skirmish_crysknife", "shadow_contest", "trade_dispute", "propaganda"]
    assert TableModels(controller).zone(zones.CONFLICT_PILE).cards == past_conflicts(controller.view, names)


@pytest.mark.usefixtures("qapp")
def test_stacks_of_the_reserve_are_rows_with_a_count() -> None:
    controller = table(23)
    models = TableModels(controller)
    rows = models.zone(zones.RESERVE).rows
    assert [row.ref for row in rows] == [(refs.RESERVE, "arrakis_liaison"), (refs.RESERVE, "the_spice_must_flow")]
    assert [(row.count, row.cost) for row in rows] == [(8, 2), (10, 9)]
    foldspace = controller.edition.space_index["foldspace"]
    assert models.spaces.rows[foldspace].stack == 6
    assert [row.stack for row in models.spaces.rows if row.key != foldspace] == [-1] * 21
    game = controller.game
    game.reserve[0].clear()
    models.zone(zones.RESERVE).sync(_fresh(controller))
    index = models.zone(zones.RESERVE).index(0, 0)
    assert index.data(DISPLAY) == "Arrakis Liaison"
    assert index.data(Role.COUNT) == 0
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Arrakis Liaison, costs 2 Persuasion, 0 left"


@pytest.mark.usefixtures("qapp")
def test_discounts_change_prices() -> None:
    controller = table(24)
    models = TableModels(controller)
    game = controller.game
    row = models.zone(zones.ROW)
    before = [index.data(Role.COST) for index in indexes(row)]
    face = game.cards[game.row[2]]
    ears = Ears(row)
    game.turn.discounts = ((face.id, 2),)
    row.sync(_fresh(controller))
    assert before[2] is not None
    assert row.index(2, 0).data(Role.COST) == max(0, before[2] - 2)
    assert ("changed", 2, 2) in ears.take()
    card = game.row.pop()
    game.players[1].set_aside = [card]
    models.zone(zones.SET_ASIDE).sync(_fresh(controller))
    aside = models.zone(zones.SET_ASIDE).rows[0]
    assert (aside.card, aside.seat, aside.cost) == (card, 1, game.cards[card].cost - 1)  # type: ignore[operator]


@pytest.mark.usefixtures("qapp")
def test_while_nobody_looks_the_swordmaster_costs_what_it_costs_all() -> None:
    controller = table(24, edition="uprising")
    models = TableModels(controller)
    space = controller.edition.space_index["swordmaster"]
    for has, price in ((False, None), (True, (6, 0, 0))):
        controller.game.players[1].swordmaster = has
        for seat in (0, WATCHER):
            models.spaces.sync(view(controller.game, seat))
            assert models.spaces.rows[space].price == price


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", [31, 32])
def test_boards_and_seats_are_what_the_view_says(seed: int) -> None:
    controller = table(seed, 3 + seed % 2)
    models = TableModels(controller)
    for _ in play(controller, seed, undo=20):
        view = controller.view
        for faction, holder in enumerate(view.alliances):
            for player in view.players:
                cell = models.tracks.cell(faction, player.seat)
                assert (cell.number, cell.alliance) == (player.influence[faction], holder == player.seat)
        _check_spaces(models, view)
        for player, row in zip(view.players, models.seats.rows, strict=True):
            assert row.player == player


def _check_spaces(models: TableModels, view: View) -> None:
    for row in models.spaces.rows:
        assert sorted(row.agents) == sorted(p.seat for p in view.players for space in p.agents if space == row.key)
        assert (row.bonus, row.control) == (view.bonus[row.key], view.control[row.key])
        assert (row.mentat != NOBODY) == (view.mentat_space == row.key)


@pytest.mark.usefixtures("qapp")
def test_who_has_passed_in_combat_is_shown_until_somebody_plays() -> None:
    for seed in range(40, 60):
        controller = table(seed, 4)
        models = TableModels(controller)
        passed: list[int] = []
        for _ in play(controller, seed):
            combat = controller.view.combat
            now = [row.key for row in models.seats.rows if row.passed]
            assert len(now) == (combat.passes if combat is not None else 0)
            if len(passed) == 2 and not now and combat is not None:
                return
            passed = now
    raise AssertionError("nobody played after two passes in any of these games")


# ---------------------------------------------------------------- who may see what


@pytest.mark.usefixtures("qapp")
def test_behind_the_cover_nothing_is_in_the_hand() -> None:
    controller = table(71, cover="always")
    models = TableModels(controller)
    assert controller.looker == WATCHER
    for zone in SEAT_ZONES:
        assert models.zone(zone).rowCount() == 0
    ears = Ears(models.zone(zones.HAND))
    controller.uncover()
    assert ears.take() == [("inserted", 0, 4)]
    assert models.zone(zones.DECK).rowCount() == 5


@pytest.mark.usefixtures("qapp")
def test_hands_of_others_are_backs() -> None:
    controller = table(72)
    models = TableModels(controller)
    other = (controller.looker + 1) % 3
    pile = models.pile(other, zones.HAND)
    assert [row.ref for row in pile.rows] == [None] * 5
    assert {index.data(DISPLAY) for index in indexes(pile)} == {"Hidden card"}
    assert {index.data(Role.FACE) for index in indexes(pile)} == {None}
    assert models.pile(other, zones.HAND) is pile
    for _ in play(controller, 72):
        view = controller.view
        assert pile.cards == list(view.players[other].hand)


# ---------------------------------------------------------------- least signals


@pytest.mark.usefixtures("qapp")
def test_playing_a_card_takes_one_row() -> None:
    controller = table(81)
    models = TableModels(controller)
    hand, played = Ears(models.zone(zones.HAND)), Ears(models.zone(zones.PLAYED))
    others = [Ears(models.zone(zone)) for zone in (zones.ROW, zones.DISCARD, zones.INTRIGUE, zones.TRASHED, zones.DECK)]
    spaces = Ears(models.spaces)
    question = controller.question
    assert question is not None
    assert question.options is not None
    plain = ("wealth", "secure_contract", "conspire", "rally_troops", "hall_of_oratory")
    send = next(a for a in question.options if a.verb == "agent" and a.args[1] in plain)
    place = [controller.face(card).id for card in models.zone(zones.HAND).cards].index(send.args[0])  # type: ignore[union-attr]
    assert controller.act(send)
    assert hand.take() == [("removed", place, place)]
    assert played.take() == [("inserted", 0, 0)]
    assert [ears.take() for ears in others] == [[]] * 5
    space = controller.edition.space_index[send.args[1]]
    assert spaces.take() == [("changed", space, space)]


@pytest.mark.usefixtures("qapp")
def test_deploying_changes_the_row_of_one_seat() -> None:
    for seed in range(82, 100):
        controller = table(seed)
        models = TableModels(controller)
        for _ in play(controller, seed):
            question = controller.question
            deploy = Action.of("deploy", 1)
            if question is None or deploy not in (question.options or ()):
                continue
            seat = question.seat
            quiet = [Ears(model) for model in (*models.zones.values(), models.tracks, models.spaces)]
            seats = Ears(models.seats)
            controller.act(deploy)
            assert seats.take() == [("changed", seat, seat)]
            assert [ears.take() for ears in quiet] == [[]] * len(quiet)
            return
    raise AssertionError("nobody could deploy")


@pytest.mark.usefixtures("qapp")
def test_nothing_is_ever_reset() -> None:
    controller = table(101, 4)
    models = TableModels(controller)
    ears = [Ears(model) for model in all_models(models)]
    for _ in play(controller, 101, undo=10):
        for each in ears:
            assert not [name for name, _, _ in each.take() if name == "reset"]


# ---------------------------------------------------------------- words


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("seed", [111, 112])
def test_everything_can_be_said(seed: int) -> None:
    controller = table(seed, 3 + seed % 2)
    models = TableModels(controller)
    for n, _ in enumerate(play(controller, seed)):
        if n % 40 == 0:
            for model in all_models(models):
                for words in texts(model):
                    assert words
                    assert not re.search(r"[{}%_]|\w\((e?s|\w*\|\w*)\)|\(\)|“”|  |None", words), words


@pytest.mark.usefixtures("qapp")
def test_another_language_changes_the_words_and_nothing_else() -> None:
    controller = table(113)
    models = TableModels(controller)
    for n, _ in enumerate(play(controller, 113)):
        if n == 80:
            break
    english = [texts(model) for model in all_models(models)]
    changes: list[tuple[Any, list[int]]] = []
    for model in all_models(models):
        model.dataChanged.connect(lambda _first, _last, roles, model=model: changes.append((model, roles)))
    try:
        install(lambda _context, source, _disambiguation, _n: f"§ {source}")
        models.retranslate()
        assert {tuple(roles) for _, roles in changes} == {WORDS}
        assert models.spaces.index(0, 0).data(DISPLAY) == "§ Conspire"
        assert all(words.startswith("§ ") for words in texts(models.log))
    finally:
        install(None)
    models.retranslate()
    assert [texts(model) for model in all_models(models)] == english


def _fresh(controller: GameController) -> View:
    return view(controller.game, controller.looker)
