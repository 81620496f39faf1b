"""The tree of options: true at every question of whole games, by few signals, and readable without eyes."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from dune_desktop.engine.chance import Chance
from dune_desktop.models import refs
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.asking.option_tree import OptionModel
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.roles import Role
from tests.asked import position, table

pytestmark = pytest.mark.usefixtures("qapp")

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
TIP = Qt.ItemDataRole.ToolTipRole


def groups(model: OptionModel) -> list[QModelIndex]:
    return [model.index(row, 0) for row in range(model.rowCount())]


def rows(model: OptionModel) -> list[QModelIndex]:
    return [model.index(row, 0, group) for group in groups(model) for row in range(model.rowCount(group))]


def same(model: OptionModel, answering: Answering) -> bool:
    """The tree shows what is asked."""
    shown = [(group.data(), [row.data(Role.CHOICE) for row in rows_of(model, group)]) for group in groups(model)]
    return shown == [(group.title, list(group.rows)) for group in answering.choices.groups]


def rows_of(model: OptionModel, group: QModelIndex) -> list[QModelIndex]:
    return [model.index(row, 0, group) for row in range(model.rowCount(group))]


@pytest.mark.parametrize(("seed", "players"), [(0, 3), (5, 4)])
def test_it_follows_whole_games(seed: int, players: int, qtmodeltester: Any, qtlog: Any) -> None:
    answering = table(seed, players)
    model = OptionModel(answering)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    resets = QSignalSpy(model.modelReset)
    controller, chance = answering.controller, Chance(seed)  # type: ignore[attr-defined]
    step = 0
    while controller.question is not None:
        step += 1
        lit = [row for row in answering.choices.rows() if row.lit and row.action is None]
        if lit:
            assert answering.choose(lit[chance.below(len(lit))].ref)
            assert same(model, answering)
            assert answering.back()
        assert same(model, answering)
        if step % 50 == 0:
            qtmodeltester.check(model)
        options = controller.question.options
        assert controller.act(options[chance.below(len(options))])
    assert model.rowCount() == 0
    assert resets.count() == 0
    assert [record.message for record in qtlog.records] == []


def test_a_row_stays_when_only_its_numbers_change() -> None:
    answering = position('seat0 = {hand = ["reconnaissance"], garrison = 2}', "agent reconnaissance > carthag")
    model = OptionModel(answering)
    stepper = next(row for row in rows(model) if row.data(Role.REF) == refs.GARRISON_UNITS)
    kept = [model.rowsInserted, model.rowsRemoved, model.rowsMoved]
    spies = [QSignalSpy(signal) for signal in kept]
    changed = QSignalSpy(model.dataChanged)
    assert answering.step(refs.GARRISON_UNITS, 1)
    assert [spy.count() for spy in spies] == [0, 0, 0]
    assert changed.count() == 1
    assert stepper.data(Role.CHOICE).detail == "strength 2"


def test_what_stays_from_step_to_step_is_not_made_anew() -> None:
    answering = position(
        'seat0 = {hand = ["convincing_argument", "diplomacy"]}\nrow = ["scout", "dr_yueh", "chani"]', "reveal"
    )
    model = OptionModel(answering)
    liaison = next(QPersistentModelIndex(row) for row in rows(model) if row.data() == "Arrakis Liaison")
    scout = next(row.data(Role.REF) for row in rows(model) if row.data() == "Scout")
    assert answering.choose(scout)
    assert same(model, answering)
    assert liaison.isValid()
    assert liaison.data() == "Arrakis Liaison"


def test_the_roles_tell_what_a_row_is() -> None:
    answering = position('seat0 = {hand = ["diplomacy"], intrigue = ["ambush"], solari = 2}')
    model = OptionModel(answering)
    card, ambush = rows(model)
    assert isinstance(card.data(Role.CHOICE), Choice)
    assert (card.data(), card.data(Role.CHOICE).key) == ("Diplomacy", "1")
    assert card.data(Role.CHOICE).signs[0].name == "emperor"
    assert card.data(SPOKEN) == (
        "Diplomacy. 5 spaces. Agent icons: Emperor, Spacing Guild, Bene Gesserit, Fremen. Key 1."
    )
    assert ambush.data(Role.CHOICE).reason == "Ambush cannot be played during a turn."
    assert ambush.data(TIP) == "Ambush cannot be played during a turn. (R8.2)"
    assert ambush.data(SPOKEN) == "Ambush. Ambush cannot be played during a turn."
    assert [group.data(SPOKEN) for group in groups(model)] == ["Send an Agent: 1 option", "Why not? 1"]
    assert all(group.data(Role.CHOICE) is None for group in groups(model))


def test_a_sealed_row_warns() -> None:
    answering = position('seat0.hand = ["reconnaissance"]', "agent reconnaissance > carthag")
    model = OptionModel(answering)
    drawing = next(row for row in rows(model) if row.data(Role.CHOICE).sealed)
    assert drawing.data(TIP) == "Shows something hidden: it can't be undone."
    assert drawing.data(SPOKEN) == ("Draw 1 Intrigue card. Carthag. Shows something hidden: it can't be undone. Key 1.")


def test_the_boxes_of_a_space_are_lines_to_read_and_sentences_to_hear() -> None:
    answering = position('seat0 = {hand = ["spice_hunter"], water = 1}')
    assert answering.choose(next(row.ref for row in answering.choices.rows() if row.title == "Spice Hunter"))
    model = OptionModel(answering)
    basin = next(row for row in rows(model) if row.data() == "Hagga Basin")
    assert basin.data(TIP) == "Cost: 1 water\nEffects: Harvest 2 spice and all bonus spice on this space."
    assert basin.data(SPOKEN) == (
        "Hagga Basin. Cost: 1 water. Effects: Harvest 2 spice and all bonus spice on this space. Key 4."
    )


def test_an_inline_question_is_two_rows() -> None:
    answering = position('seat0.hand = ["dagger"]')
    model = OptionModel(answering)
    assert answering.choose(refs.REVEAL_BUTTON)
    assert [(row.data(), row.data(Role.CHOICE).key) for row in rows(model)] == [
        ("Reveal", "1"),
        ("Continue playing", "2"),
    ]
    assert same(model, answering)
    assert answering.back()
    assert same(model, answering)
