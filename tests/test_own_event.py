"""An event of a product's own is told by every reader as soon as it has its sentence, and says itself what it ends."""

from __future__ import annotations

import pytest
from attrs import frozen

from dune_desktop.engine import events
from dune_desktop.engine.events import PHASE, REWARDS, Event, Outcome
from dune_desktop.engine.names import HAND, HOME, NOBODY, PLAYED, Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import SEAT, SPACE
from dune_desktop.models.roles import Role
from dune_desktop.models.story.log_tree import LogModel
from dune_desktop.models.story.nesting import Telling
from dune_desktop.models.story.since_my_turn import SinceModel
from dune_desktop.models.story.touched import brings
from dune_desktop.records.record import RecordStep
from dune_desktop.text.log.log_words import Teller, heads, says
from tests.tables import indexes, table

pytestmark = pytest.mark.usefixtures("qapp")

ME, OLHA = 0, 1
WEALTH = 1


@frozen
class Shipped(Outcome):
    """A freighter brought spice."""

    space: int
    n: int


@frozen
class StormBegan(Event, begins=PHASE):
    """A phase that a product brings."""


@pytest.fixture(autouse=True)
def _room(monkeypatch: pytest.MonkeyPatch) -> None:
    def shipped(event: Shipped, tell: Teller) -> str:
        return f"{tell.who(event.seat)} ships {event.n} spice to {tell.space(event.space)}"

    monkeypatch.setitem(says, Shipped, shipped)
    monkeypatch.setitem(says, StormBegan, lambda _event, _tell: None)
    monkeypatch.setitem(heads, StormBegan, lambda _event, _tell: "The storm")
    monkeypatch.setitem(brings, Shipped, lambda event: {"spice": event.n})


def history(*steps: tuple[Seat, list[Event]]) -> list[RecordStep]:
    return [RecordStep(NOBODY, None, ()), *(RecordStep(seat, None, tuple(happened)) for seat, happened in steps)]


TOLD = history(
    (ME, [events.RoundBegan(1, 165), events.TurnBegan(ME, 1), events.TurnEnded(ME), events.TurnBegan(OLHA, 1)]),
    (OLHA, [events.CardMoved(OLHA, 12, HAND, PLAYED), events.Sent(OLHA, 12, WEALTH, HOME)]),
    (OLHA, [events.Resolved(OLHA, "conspire.2"), Shipped(OLHA, WEALTH, 3), events.TurnEnded(OLHA)]),
    (NOBODY, [StormBegan(), Shipped(ME, WEALTH, 1)]),
)


def test_the_log_tells_it_with_its_cause_under_the_turn_and_the_phase() -> None:
    log = LogModel(Names(table(1)))
    log.sync(TOLD, ME)
    rows = {str(index.data()): index for index in indexes(log)}
    line = rows["Olha ships 3 spice to Wealth (Conspire)."]
    assert str(line.parent().data()).startswith("Olha: ")
    assert {(SEAT, OLHA), (SPACE, WEALTH)} <= set(line.data(Role.REFS))
    assert [(sign.name, sign.number) for sign in line.parent().data(Role.SIGNS)] == [("spice", "3")]
    assert rows["Serhii ships 1 spice to Wealth."].parent().data() == "The storm"


def test_since_my_turn_counts_it_and_says_what_the_log_says() -> None:
    since = SinceModel(Names(table(1)))
    since.sync(TOLD, ME)
    (turn,) = since.rows
    assert since.text(turn) == "Olha: Wealth"
    assert [(sign.name, sign.number) for sign in turn.signs] == [("spice", "3")]
    assert "Olha ships 3 spice to Wealth (Conspire)." in since.tip(turn).splitlines()


def test_a_deed_ends_where_one_of_its_rank_begins() -> None:
    telling = Telling(table(1).edition)
    telling.follow(TOLD)
    turns = [one.within[PHASE] for one in telling.told]
    assert [deed and type(deed.event) for deed in turns] == [
        None, events.TurnBegan, events.TurnBegan, events.TurnBegan, events.TurnBegan, events.TurnBegan,
        events.TurnBegan, events.TurnBegan, events.TurnBegan, StormBegan, StormBegan,
    ]  # fmt: skip
    assert turns[2] is not turns[3]
    assert turns[3] is turns[8]


def test_what_the_rewards_bring_is_within_them_and_ends_with_the_combat() -> None:
    telling = Telling(table(1).edition)
    fought: list[Event] = [events.CombatBegan((OLHA,)), events.Ranked(((OLHA, 4, 1),), OLHA)]
    won: list[Event] = [events.RewardBegan(OLHA, 1), events.PlayedIntrigue(OLHA, 150), Shipped(OLHA, WEALTH, 1)]
    telling.follow(history((OLHA, [*fought, *won, events.CombatEnded(), Shipped(OLHA, WEALTH, 2)])))
    within = [one.within[REWARDS] is not None for one in telling.told]
    assert within == [False, True, True, True, True, True, False]


def test_another_history_is_told_from_where_it_differs() -> None:
    telling = Telling(table(1).edition)
    assert telling.follow(TOLD) == 0
    before = list(telling.told)
    other = [*TOLD[:3], RecordStep(OLHA, None, (events.TurnEnded(OLHA),))]
    assert telling.follow(other) == 3
    assert telling.told[:6] == before[:6]
    assert [type(one.event) for one in telling.told[6:]] == [events.TurnEnded]
    assert telling.follow(TOLD) == 3
    assert telling.told == before
