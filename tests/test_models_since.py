"""What happened since my turn: a row for each turn and answer of the others, with what it brought."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import CONFLICT, DECK, FREMEN, GARRISON, HAND, HOME, NOBODY, PLAYED, SUPPLY, WATCHER
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import AGENT, CARD, FACTION, SEAT, SPACE, UNITS
from dune_desktop.models.roles import Role
from dune_desktop.models.story import passages
from dune_desktop.models.story.log_tree import LogModel
from dune_desktop.models.story.nesting import Telling
from dune_desktop.models.story.since_my_turn import TEXTS, Passage, SinceModel
from dune_desktop.models.story.touched import gains
from dune_desktop.records.record import RecordStep
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import GLYPHS
from dune_desktop.text.signs import Sign
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.table.since_panel import SincePanel
from tests.tables import indexes, play, table

pytestmark = pytest.mark.usefixtures("qapp")

ME, OLHA, ANDRII = 0, 1, 2
WEALTH, CARTHAG = 1, 16


def history(*steps: tuple[int, list[Event]]) -> list[RecordStep]:
    return [RecordStep(NOBODY, None, ()), *(RecordStep(seat, None, tuple(happened)) for seat, happened in steps)]


def told(*steps: tuple[int, list[Event]], looker: int = ME) -> SinceModel:
    """A history of these steps, the setup before them."""
    since = SinceModel(Names(table(1)))
    since.sync(history(*steps), looker)
    return since


def rows(since: SinceModel) -> list[tuple[str, dict[str, str]]]:
    """Texts and signs."""
    return [(since.text(row), {sign.name: sign.number for sign in row.signs}) for row in since.rows]


MY_TURN: list[Event] = [
    events.TurnBegan(ME, 1),
    events.Sent(ME, 3, WEALTH, HOME),
    events.Gained(ME, "solari", 2, "wealth.1"),
]


def sent(seat: int, space: int) -> list[Event]:
    return [events.CardMoved(seat, 12, HAND, PLAYED), events.Sent(seat, 12, space, HOME)]


def test_turns_of_others_since_the_own_one() -> None:
    since = told(
        (ME, MY_TURN),
        (ME, [events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]),
        (OLHA, [*sent(OLHA, CARTHAG), events.UnitsMoved(OLHA, "troop", 1, SUPPLY, GARRISON)]),
        (OLHA, [events.UnitsMoved(OLHA, "troop", 3, GARRISON, CONFLICT, True)]),
        (OLHA, [events.DrewIntrigue(OLHA, (150,), 1, 1 << OLHA), events.TurnEnded(OLHA), events.TurnBegan(ANDRII, 1)]),
        (ANDRII, [events.RevealedHand(ANDRII, (20, 21)), events.Gained(ANDRII, "persuasion", 2, "x.reveal.1")]),
        (
            ANDRII,
            [
                events.Gained(ANDRII, "persuasion", -2, "x"),
                events.CardMoved(ANDRII, 60, "row", "discard", True),
            ],
        ),
        (ANDRII, [events.CardMoved(NOBODY, 61, DECK, "row"), events.TurnEnded(ANDRII), events.TurnBegan(ME, 1)]),
    )
    assert rows(since) == [
        ("Olha: Carthag", {"troop": "1", "deploy": "3", "intrigue": "1"}),
        ("Andrii: Reveal turn", {"persuasion": "2", "acquire": "1"}),
    ]
    olha, andrii = since.rows
    assert (olha.kind, olha.ref, olha.key) == (passages.SENT, (SPACE, CARTHAG), (2, 1))
    assert {(SEAT, OLHA), (SPACE, CARTHAG), (CARD, 12)} <= set(olha.refs)
    assert (CARD, 150) not in olha.refs
    assert {(CARD, 20), (CARD, 21), (CARD, 60), (CARD, 61)} <= set(andrii.refs)
    assert since.moved_refs == {
        (OLHA, (AGENT, CARTHAG)),
        (OLHA, (UNITS, GARRISON)),
        (OLHA, (UNITS, CONFLICT)),
        (NOBODY, (CARD, 61)),
    }
    assert "Olha draws 1 Intrigue card." in since.tip(olha)
    index = since.index(0, 0)
    assert index.data(Role.SIGNS) == (Sign("troop", "1"), Sign("deploy", "3"), Sign("intrigue", "1"))
    assert (index.data(Role.SEAT), index.data(Role.STEP), index.data(Role.KIND)) == (OLHA, 2, passages.SENT)
    assert index.data(Role.REFS) == olha.refs
    assert str(index.data(Qt.ItemDataRole.AccessibleTextRole)).startswith("Olha: Carthag ")


def test_it_can_be_read_until_the_own_turn_is_over() -> None:
    since = told((ME, MY_TURN), (ME, [events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]), (OLHA, sent(OLHA, CARTHAG)))
    before = rows(since)
    assert len(before) == 1
    steps = [*since.telling.steps, RecordStep(OLHA, None, (events.TurnEnded(OLHA), events.TurnBegan(ME, 1)))]
    steps.append(RecordStep(ME, None, tuple(sent(ME, WEALTH))))
    since.sync(steps, ME)
    assert rows(since) == before
    assert since.moved_refs == {(OLHA, (AGENT, CARTHAG))}
    since.sync([*steps, RecordStep(ME, None, (events.TurnEnded(ME), events.TurnBegan(OLHA, 1)))], ME)
    assert rows(since) == []
    assert since.moved_refs == frozenset()


def test_what_i_play_in_combat_is_nobody_elses() -> None:
    since = told(
        (ME, [events.TurnEnded(ME), events.CombatBegan((OLHA, ME))]),
        (OLHA, [events.PlayedIntrigue(OLHA, 150)]),
        (ME, [events.PlayedIntrigue(ME, 151), events.Gained(ME, "swords", 2, "x.combat.1")]),
        (OLHA, [events.Passed(OLHA)]),
    )
    assert [row.kind for row in since.rows] == [passages.PLAYED, passages.PASSED]
    assert all((CARD, 151) not in row.refs for row in since.rows)


def test_behind_the_cover_stands_what_everybody_knows() -> None:
    steps = (
        (ME, [events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]),
        (OLHA, [*sent(OLHA, CARTHAG), events.DrewIntrigue(OLHA, (150,), 1, 1 << OLHA), events.TurnEnded(OLHA)]),
    )
    mine = told(*steps)
    covered = SinceModel(mine.names)
    covered.sync(history(*steps), ME, WATCHER)
    assert rows(covered) == rows(mine)
    assert all(row.events == tuple(event.seen_by(WATCHER) for event in row.events) for row in covered.rows)


def test_an_answer_in_my_turn_has_a_row() -> None:
    since = told(
        (ME, MY_TURN),
        (ANDRII, [events.CardMoved(ANDRII, 40, HAND, "discard"), events.Gained(ME, "solari", 1, "x.agent.1")]),
    )
    assert [text for text, _ in rows(since)] == [f"Andrii discards {since.names.card(40)}"]
    assert since.rows[0].kind == passages.ANSWERED


def test_an_answer_of_mine_in_another_turn_leaves_that_turn_one_row() -> None:
    since = told(
        (ME, [events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]),
        (OLHA, sent(OLHA, CARTHAG)),
        (ME, [events.CardMoved(ME, 40, HAND, "discard")]),
        (OLHA, [events.InfluenceMoved(OLHA, FREMEN, 1)]),
        (
            OLHA,
            [
                events.UnitsMoved(OLHA, "troop", 2, SUPPLY, GARRISON),
                events.TurnEnded(OLHA),
                events.TurnBegan(ANDRII, 1),
            ],
        ),
    )
    assert rows(since) == [
        ("Olha: Carthag", {"influence_fremen": "1", "troop": "2"}),
    ]


def test_what_a_rival_buys_in_the_turn_of_another_seat_or_after_combat_has_a_row() -> None:
    buys: list[Event] = [events.Bought(ANDRII, "vp", 7, 0, 0, 0), events.VictoryPoints(ANDRII, 1, "rival")]
    since = told(
        (ME, [events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]),
        (OLHA, [*sent(OLHA, CARTHAG), events.Gained(ANDRII, "solari", 1, "carthag.control"), *buys]),
        (OLHA, [events.UnitsMoved(OLHA, "troop", 1, SUPPLY, GARRISON), events.TurnEnded(OLHA)]),
        (NOBODY, [events.UnitsMoved(ANDRII, "troop", 1, CONFLICT, SUPPLY), *buys]),
    )
    bought = ("Andrii pays 7 Solari for a Victory Point", {"vp": "1"})
    assert rows(since) == [("Olha: Carthag", {"troop": "1"}), bought, bought]


def test_a_conflict_with_cards_passes_and_rewards() -> None:
    since = told(
        (ME, [events.TurnEnded(ME), events.CombatBegan((OLHA, ANDRII, ME))]),
        (OLHA, [events.PlayedIntrigue(OLHA, 150), events.Gained(OLHA, "swords", 2, "x.combat.1")]),
        (ANDRII, [events.Passed(ANDRII), events.Passed(ME, alone=True)]),
        (
            OLHA,
            [
                events.Passed(OLHA),
                events.Ranked(((OLHA, 8, 1), (ANDRII, 4, 2), (ME, 0, 0)), OLHA),
                events.RewardBegan(ANDRII, 2),
                events.Gained(ANDRII, "spice", 1, "skirmish.second.1"),
                events.RewardBegan(OLHA, 1),
                events.Gained(OLHA, "spice", 2, "skirmish.first.1"),
                events.CombatEnded(),
                events.UnitsMoved(OLHA, "troop", 3, CONFLICT, SUPPLY),
                events.UnitsMoved(ANDRII, "troop", 2, CONFLICT, SUPPLY),
                events.Gained(OLHA, "swords", -2, "combat"),
                events.PhaseBegan(events.MAKERS),
                events.BonusSpice(20, 1),
                events.MentatMoved(NOBODY),
                events.RoundBegan(2, 190),
                events.Drew(OLHA, (12, 13), 2, 1 << OLHA),
                events.Drew(ME, (1, 2), 2, 1 << ME),
                events.TurnBegan(OLHA, 2),
            ],
        ),
    )
    card = since.names.card(150)
    assert rows(since) == [
        (f"Olha: {card}", {"sword": "2"}),
        ("Andrii passes", {}),
        ("Olha passes", {}),
        ("Olha wins the Conflict", {"spice": "2"}),
        ("Andrii: reward", {"spice": "1"}),
        ("Round 2 begins", {}),
    ]
    assert since.rows[0].ref == (CARD, 150)
    started = next(row for row in since.rows if row.kind == passages.ROUND)
    assert {(CARD, 1), (CARD, 2)} <= set(started.refs)
    assert (SEAT, OLHA) not in started.refs
    assert {ref for _, ref in since.moved_refs} == {(SPACE, 20)}


def test_whose_rewards_are_told_apart_depends_on_who_looks_even_if_all_read_the_same() -> None:
    """So it is between people: under each cover stands what everybody knows."""
    steps = history(
        (OLHA, [events.TurnEnded(ME), events.TurnEnded(ANDRII), events.CombatBegan((OLHA, ME))]),
        (
            OLHA,
            [
                events.Ranked(((OLHA, 8, 1), (ME, 4, 2)), OLHA),
                events.RewardBegan(ME, 2),
                events.Gained(ME, "spice", 1, "skirmish.second.1"),
                events.RewardBegan(OLHA, 1),
                events.Gained(OLHA, "spice", 2, "skirmish.first.1"),
                events.CombatEnded(),
            ],
        ),
    )
    kept = SinceModel(Names(table(1)))
    for looker in (ME, ANDRII, ME):
        kept.sync(steps, looker, WATCHER)
        fresh = SinceModel(kept.names)
        fresh.sync(steps, looker, WATCHER)
        assert list(kept.rows) == list(fresh.rows)


def test_steps_back_on_a_track_are_no_gain() -> None:
    since = told(
        (OLHA, [events.InfluenceMoved(OLHA, FREMEN, 1), events.InfluenceMoved(OLHA, FREMEN, 2)]),
        (ME, [events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]),
        (OLHA, [events.InfluenceMoved(OLHA, FREMEN, 1, -1), events.VictoryPoints(OLHA, -1, "x")]),
    )
    assert rows(since) == [("Olha: turn", {})]
    assert since.moved_refs == {(OLHA, (FACTION, FREMEN))}


def test_who_watches_looks_back_to_the_beginning_of_the_round() -> None:
    since = told(
        (OLHA, [events.TurnEnded(OLHA), events.RoundBegan(2, 190), events.TurnBegan(ANDRII, 2)]),
        (ANDRII, sent(ANDRII, WEALTH)),
        looker=WATCHER,
    )
    assert [text for text, _ in rows(since)] == ["Round 2 begins", "Andrii: Wealth"]


# ---------------------------------------------------------------- whole games


def deeds_of(controller: GameController, looker: int) -> list[Passage]:
    since = SinceModel(Names(controller))
    since.sync(controller.history, looker)
    return list(since.rows)


@pytest.mark.parametrize("seed", [301, 302, 303])
def test_whole_games_are_followed_as_if_told_at_once(seed: int) -> None:
    controller = table(seed, 3 + seed % 2)
    models = {looker: SinceModel(Names(controller)) for looker in (ME, OLHA, WATCHER)}
    kinds = set()
    for n, _ in enumerate(play(controller, seed, undo=8)):
        for looker, since in models.items():
            since.sync(controller.history, looker)
            if n % 5 == 0:
                assert list(since.rows) == deeds_of(controller, looker)
            for row in since.rows:
                kinds.add(row.kind)
                assert since.text(row)
                assert since.tip(row)
                assert row.events == tuple(event.seen_by(looker) for event in row.events)
                assert row.events
                assert {sign.name for sign in row.signs} <= GLYPHS.keys()
                if row.kind in (
                    passages.TURN,
                    passages.SENT,
                    passages.REVEALED,
                    passages.PASSED,
                    passages.PLAYED,
                    passages.ANSWERED,
                ):
                    assert row.seat not in (looker, NOBODY)
    assert kinds >= {
        passages.SENT,
        passages.REVEALED,
        passages.FOUGHT,
        passages.REWARDED,
        passages.ROUND,
    }
    assert kinds <= TEXTS.keys()


def test_every_line_of_a_row_stands_in_the_log() -> None:
    controller = table(304, 4)
    since, log = SinceModel(Names(controller)), LogModel(Names(controller))
    told = 0
    for n, _ in enumerate(play(controller, 304)):
        if n % 10 == 0:
            since.sync(controller.history, ME)
            log.sync(controller.history, ME)
            lines = [line for row in since.rows for line in since.lines(row)]
            unknown = set(lines) - {str(index.data()) for index in indexes(log)}
            assert all(line.startswith("Round ") for line in unknown)  # the heading says it
            told += len(lines)
    assert told > 200


@pytest.mark.parametrize("seed", [311, 312])
def test_every_turn_of_the_others_is_told_once(seed: int) -> None:
    controller = table(seed)
    for _ in play(controller, seed):
        if controller.asked != ME:
            continue
        telling = Telling(controller.edition)
        telling.follow(controller.history)
        happened = [one.event for one in telling.told[telling.since_turn(ME) :]]
        turns = [event.seat for event in happened if isinstance(event, events.TurnBegan) and event.seat != ME]
        found = [row.seat for row in deeds_of(controller, ME) if isinstance(row.events[0], events.TurnBegan)]
        assert found == turns


def test_all_signs_of_gains_can_be_drawn() -> None:
    controller = table(321, 4)
    for _ in play(controller, 321):
        pass
    names = {name for step in controller.history for event in step.events for name in gains(event)}
    assert len(names) > 12
    assert names <= GLYPHS.keys()


# ---------------------------------------------------------------- what is counted, and what folds

LAST_ROUND: tuple[tuple[int, list[Event]], ...] = (
    (ME, [events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]),
    (OLHA, [*sent(OLHA, CARTHAG), events.TurnEnded(OLHA), events.CombatBegan((OLHA, ANDRII))]),
    (ANDRII, [events.Passed(ANDRII)]),
    (OLHA, [events.Passed(OLHA), events.Ranked(((OLHA, 8, 1), (ANDRII, 4, 2)), OLHA)]),
    (
        NOBODY,
        [events.UnitsMoved(OLHA, "troop", 3, CONFLICT, SUPPLY), events.RoundBegan(2, 165), events.TurnBegan(ANDRII, 2)],
    ),
)


def test_moves_alone_are_counted() -> None:
    """That a Conflict is decided and that a round begins is no move of anybody."""
    since = told(*LAST_ROUND, (ANDRII, sent(ANDRII, WEALTH)))
    assert [text for text, _ in rows(since)] == [
        "Olha: Carthag",
        "Andrii passes",
        "Olha passes",
        "Olha wins the Conflict",
        "Round 2 begins",
        "Andrii: Wealth",
    ]
    assert since.moves == 4


def test_in_one_line_moves_alone_have_numbers() -> None:
    """The same are counted by the headline and by F3, which also walks to what is no move."""
    box = SincePanel(told(*LAST_ROUND), Look(), Keys())
    box.resize(300, 30)
    assert box.title() == "Round 2 begins"
    titles = []
    for _ in range(5):
        box.walk()
        titles.append(box.title())
    assert titles == [
        "1 of 3: Olha: Carthag",
        "2 of 3: Andrii passes",
        "3 of 3: Olha passes",
        "Olha wins the Conflict",
        "Round 2 begins",
    ]
    after = SincePanel(told(*LAST_ROUND, (ANDRII, sent(ANDRII, WEALTH))), Look(), Keys())
    after.resize(300, 30)
    assert after.title() == "4 moves, the last: Andrii: Wealth"


def test_what_came_before_the_round_folds_into_its_line() -> None:
    since = told(*LAST_ROUND, (ANDRII, sent(ANDRII, WEALTH)))
    assert since.folded == 4
    began = since.rows[4]
    assert since.tip(began).splitlines()[:5] == [
        "Olha: Carthag",
        "Andrii passes",
        "Olha passes",
        "Olha wins the Conflict",
        "Round 2 begins",
    ]
    assert told(*LAST_ROUND[:3]).folded == 0
