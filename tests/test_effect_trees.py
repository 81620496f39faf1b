"""Words that join effects, against a reading of them that has no frames: the same answers must leave the same trace.

Hypothesis builds trees of marked leaves and answers whatever the engine asks. Then a short recursive reader walks the
same tree with the same answers. Both write the marks of the leaves that happened, and what had happened when each
question was asked.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dune_desktop.engine.effects import All, Arrow, ChooseOne, Effect, Gain, Pay, Then
from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import NO_CARD
from tests.trees import (
    ADDRESS,
    Builder,
    Costs,
    Leaf,
    Played,
    Reader,
    Shape,
    conditions,
    drawn,
    in_order,
    leaves,
    nodes,
    shapes,
    table,
    trace,
)

trees = shapes.map(lambda shape: Builder().build(shape))
often = settings(
    max_examples=300,
    suppress_health_check=[HealthCheck.too_slow],  # that one looks at a clock
)


@often
@given(trees, st.booleans(), st.data())
def test_a_pool_resolves_a_tree_as_it_reads(effect: Effect, automatic: bool, data: st.DataObject) -> None:
    played = Played(effect, automatic, drawn(data))
    reader = Reader(table(automatic), played.answers)
    reader.pool({ADDRESS: effect})
    assert reader.asked == played.asked
    assert trace(reader.game) == trace(played.game)


@often
@given(trees, st.booleans(), st.data())
def test_a_turn_resolves_a_tree_as_it_reads(effect: Effect, automatic: bool, data: st.DataObject) -> None:
    played = Played(effect, automatic, drawn(data), in_turn=True)
    reader = Reader(table(automatic), played.answers)
    if reader.possible(effect):
        reader.read(effect, ADDRESS)
    assert reader.asked == played.asked
    assert trace(reader.game) == trace(played.game)
    assert played.game.stack[-1].key() == table(automatic).stack[-1].key()


@often
@given(trees, st.booleans(), st.data())
def test_costs_come_entirely_before_gains_and_steps_in_order(
    effect: Effect, automatic: bool, data: st.DataObject
) -> None:
    order = Played(effect, automatic, drawn(data)).order
    assert len(set(order)) == len(order)
    for node in nodes(effect):
        if isinstance(node, Then):
            assert in_order(order, *(leaves(step) for step in node.steps))
        elif isinstance(node, Arrow):
            assert in_order(order, *(leaves(cost) for cost in node.costs), leaves(node.gain))
            paid = leaves(*node.costs) & set(order)
            assert paid in (set(), leaves(*node.costs))
            assert paid or not leaves(node.gain) & set(order)


@often
@given(st.lists(shapes, min_size=1, max_size=3), st.integers(2, 3), st.booleans(), st.data())
def test_nothing_behind_an_open_question_has_happened(
    later: list[Shape], answers: int, automatic: bool, data: st.DataObject
) -> None:
    builder = Builder()
    answering = builder.build(("asks", answers, 2))
    effect = Then(answering, *(builder.build(shape) for shape in later))
    played = Played(effect, automatic, drawn(data))
    open_questions = [happened for happened, options in played.asked if options[0] == "pick 1"][:2]
    assert open_questions == [(), ()]
    assert played.order[0] in leaves(answering)


@often
@given(st.integers(0, 2), st.integers(0, 2), st.data())
def test_a_cost_is_picked_completely_before_any_of_it_is_paid(first: int, second: int, data: st.DataObject) -> None:
    cost, other, gain = Costs(1, first), Costs(2, second), Leaf(3)
    played = Played(Arrow((cost, other), gain), False, drawn(data))
    taken, *picks = played.asked
    assert taken == ((), ["do test.1", "done"])
    if played.answers[0] == "done":
        assert not picks
        assert not played.order
    else:
        assert picks == [((), ["pick 1", "pick 2"])] * (first + second)
        assert played.order == [1, 2, 3]


_constants = st.recursive(
    st.just(("quiet",)),
    lambda below: st.one_of(
        st.tuples(st.just("all"), st.lists(below, min_size=2, max_size=3)),
        st.tuples(st.just("if"), conditions, below, st.none()),
    ),
    max_leaves=5,
)


@often
@given(_constants)
def test_what_is_quiet_leaves_no_frame(shape: Shape) -> None:
    """A pool resolves it while it fills: a frame that it left would lie below that pool, to be met later."""
    effect = Builder().build(shape)
    game = table(automatic=True)
    item = Item(game.turn.seat, NO_CARD, Printed(ADDRESS, effect))
    depth = len(game.stack)
    add(game, game.turn.items, item)
    assert len(game.stack) == depth


# ---------------------------------------------------------------- writing them down

leaf, other, third, cost, dear = Leaf(1), Leaf(2), Leaf(3), Costs(4, 0), Costs(5, 0)


def test_and_joins_one_unit_whatever_the_brackets() -> None:
    assert leaf & other & third == All((leaf, other, third))
    assert leaf & (other & third) == All((leaf, other, third))


def test_or_joins_one_choice_whatever_the_brackets() -> None:
    assert leaf | other | third == ChooseOne((leaf, other, third))
    assert leaf | (other | third) == ChooseOne((leaf, other, third))


def test_and_binds_before_or() -> None:
    assert leaf & other | third == ChooseOne((All((leaf, other)), third))
    assert leaf | other & third == ChooseOne((leaf, All((other, third))))


def test_an_arrow_binds_before_or() -> None:
    assert leaf | cost >> other == ChooseOne((leaf, Arrow((cost,), other)))
    assert cost >> leaf | other == ChooseOne((Arrow((cost,), leaf), other))


def test_brackets_make_the_gain_of_an_arrow() -> None:
    assert cost >> (leaf & other) == Arrow((cost,), All((leaf, other)))


def test_brackets_make_the_cost_of_an_arrow() -> None:
    assert (cost & dear) >> leaf == Arrow((cost, dear), leaf)


@pytest.mark.parametrize(
    "written",
    [
        lambda: cost >> leaf & other,
        lambda: leaf & cost >> other,
        lambda: cost & dear >> leaf,
        lambda: (cost >> leaf) & (dear >> other),
        lambda: Pay(water=1) >> Gain(solari=1) & Gain(spice=1),
    ],
)
def test_and_refuses_an_arrow_on_either_side(written: Callable[[], Effect]) -> None:
    with pytest.raises(TypeError, match="brackets"):
        written()


@pytest.mark.parametrize(
    "written",
    [
        lambda: leaf >> other,
        lambda: (leaf & cost) >> other,
        lambda: (cost | dear) >> other,
        lambda: (cost >> leaf) >> other,
        lambda: Gain(solari=1) >> Gain(spice=1),
    ],
)
def test_only_a_cost_stands_before_an_arrow(written: Callable[[], Effect]) -> None:
    with pytest.raises(TypeError, match="cost"):
        written()
