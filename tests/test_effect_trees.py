"""Words that join effects, against a reading of them that has no frames: the same answers must leave the same trace.

Hypothesis builds trees of marked leaves and answers whatever the engine asks. Then a short recursive reader walks the
same tree with the same answers. Both write the marks of the leaves that happened, and what had happened when each
question was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from attrs import frozen
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dune_desktop.engine.actions import PICK_AMOUNT, Action
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.effects import All, Arrow, Choice, Effect, Gain, If, Pay, PickOf, Then
from dune_desktop.engine.effects.base import Asking, Cost
from dune_desktop.engine.frames.pool import Pool, add
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import Context, Item, Printed
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.state import Game
from tests.games import start

# ---------------------------------------------------------------- leaves


def trace(game: Game) -> list[int]:
    """The marks so far. They lie where trashed cards would: none of the effects here looks at those."""
    return game.trashed


def mark(number: int, answers: tuple[str, ...] = ()) -> int:
    """A leaf's number and what was answered, as one number; numbers and answers hold no 0."""
    return int("".join((str(number), "0", *answers)))


def number_of(marked: int) -> int:
    """The leaf that left a mark."""
    return int(str(abs(marked)).partition("0")[0])


def happened(game: Game) -> int:
    """How many leaves did, quiet ones aside: as in the real games, no condition looks at what a constant gives."""
    return sum(marked > 0 for marked in trace(game))


@frozen
class Leaf(Effect):
    """Happens, and that is all."""

    number: int

    def do(self, game: Game, at: Context) -> None:
        trace(game).append(mark(self.number))


@frozen
class Quiet(Leaf):
    """Resolved by itself, as constant gains are."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        trace(game).append(-mark(self.number))


@frozen
class Asks(Asking):
    """Asks so many times, then happens."""

    number: int
    answers: int
    times: int = 1

    def do(self, game: Game, at: Context) -> None:
        assert isinstance(at, Run)
        at.it = ()
        ask(game, self, at.seat, "branch", list(PICK_AMOUNT[1 : self.answers + 1]), at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        run.it += (int(action.args[0]),)
        if len(run.it) < self.times:
            ask(game, self, run.seat, "branch", list(PICK_AMOUNT[1 : self.answers + 1]), run.address)
        else:
            trace(game).append(mark(self.number, tuple(map(str, run.it))))


@frozen
class Costs(Cost):
    """A cost with so many picks, payable once so many leaves have happened."""

    number: int
    picks: int
    after: int = 0
    what = "branch"

    def payable(self, game: Game, at: Context) -> bool:
        return len(trace(game)) >= self.after

    def choices(self, game: Game, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        return None if len(picked) == self.picks else list(PICK_AMOUNT[1:3])

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        trace(game).append(mark(self.number, tuple(action.args[0] for action in picked)))
        return ()


@frozen
class AtLeast(Condition):
    """So many leaves have happened: once true, always true."""

    n: int

    def holds(self, game: Game, at: Context) -> bool:
        return happened(game) >= self.n


@frozen
class Odd(Condition):
    """True and false by turns."""

    def holds(self, game: Game, at: Context) -> bool:
        return happened(game) % 2 == 1


# ---------------------------------------------------------------- trees

Shape = tuple[Any, ...]

_leaves = st.one_of(
    st.just(("leaf",)),
    st.just(("quiet",)),
    st.tuples(st.just("asks"), st.integers(2, 3), st.integers(1, 2)),
    st.tuples(st.just("costs"), st.integers(0, 2), st.integers(0, 3)),
)
_costs = st.tuples(st.just("costs"), st.integers(0, 2), st.integers(0, 3))
_conditions = st.one_of(st.builds(AtLeast, st.integers(0, 4)), st.just(Odd()))


def _joined(below: st.SearchStrategy[Shape]) -> st.SearchStrategy[Shape]:
    some = st.lists(below, min_size=2, max_size=4)
    return st.one_of(
        st.tuples(st.just("all"), some),
        st.tuples(st.just("choice"), some),
        st.tuples(st.just("then"), some),
        st.tuples(st.just("pick"), some),
        st.tuples(st.just("arrow"), st.lists(_costs, min_size=1, max_size=3), below),
        st.tuples(st.just("if"), _conditions, below, st.none() | below),
    )


shapes = st.recursive(_leaves, _joined, max_leaves=9)


class Builder:
    """Makes effects of a shape, each leaf with a number of its own without a 0 in it."""

    def __init__(self) -> None:
        self.numbers: Iterator[int] = (n for n in range(1, 1000) if "0" not in str(n))

    def build(self, shape: Shape) -> Effect:
        kind, *rest = shape
        return getattr(self, f"_{kind}")(*rest)  # type: ignore[no-any-return]

    def _leaf(self) -> Effect:
        return Leaf(next(self.numbers))

    def _quiet(self) -> Effect:
        return Quiet(next(self.numbers))

    def _asks(self, answers: int, times: int) -> Effect:
        return Asks(next(self.numbers), answers, times)

    def _costs(self, picks: int, after: int) -> Costs:
        return Costs(next(self.numbers), picks, after)

    def _all(self, parts: list[Shape]) -> Effect:
        return All(tuple(map(self.build, parts)))

    def _choice(self, branches: list[Shape]) -> Effect:
        return Choice(tuple(map(self.build, branches)))

    def _then(self, steps: list[Shape]) -> Effect:
        return Then(*map(self.build, steps))

    def _pick(self, branches: list[Shape]) -> Effect:
        return PickOf(2, *map(self.build, branches))

    def _arrow(self, costs: list[Shape], gain: Shape) -> Effect:
        return Arrow(tuple(self._costs(*rest) for _, *rest in costs), self.build(gain))

    def _if(self, condition: Condition, then: Shape, otherwise: Shape | None) -> Effect:
        return If(condition, self.build(then), None if otherwise is None else self.build(otherwise))


# ---------------------------------------------------------------- the reader


class Reader:
    """What a tree means, read from top to bottom: recursion in place of frames."""

    def __init__(self, game: Game, answers: list[str]) -> None:
        self.game = game  # nothing of it is used but the marks and the flag
        self.answers = iter(answers)
        self.asked: list[Asked] = []

    def read(self, effect: Effect, address: str) -> None:
        match effect:
            case Leaf() | Asks() | Costs():
                self.leaf(effect)
            case All(effects=parts):
                self.pool({f"{address}.{n}": part for n, part in enumerate(parts, 1)})
            case Then(steps=steps):
                self.read(steps[0], address)
                for step in steps[1:]:
                    self.come_up(step, address)
            case Choice(branches=branches):
                self.choose(branches, 1, address)
            case PickOf(count=count, branches=branches):
                self.choose(branches, count, address)
            case Arrow(costs=costs, gain=gain):
                self.pay(costs)
                self.come_up(gain, address)
            case If():
                branch = self.branch(effect)
                if branch is not None:
                    self.read(branch, address)

    def come_up(self, effect: Effect, address: str) -> None:
        """In the course of something else: lost if impossible, offered if one may leave it."""
        if self.possible(effect) and (not self.optional(effect) or self.ask(["pick yes", "pick no"]) == "pick yes"):
            self.read(effect, address)

    def leaf(self, effect: Leaf | Asks | Costs) -> None:
        if isinstance(effect, Costs):
            self.pay((effect,))
        elif isinstance(effect, Asks):
            answers = tuple(self.pick(range(1, effect.answers + 1)) for _ in range(effect.times))
            trace(self.game).append(mark(effect.number, answers))
        else:
            trace(self.game).append(mark(effect.number) * (-1 if effect.constant else 1))

    def pool(self, parts: dict[str, Effect]) -> None:
        while True:
            for address, part in list(parts.items()):
                if self.game.automatic and self.constant(part) and self.possible(part):
                    self.read(parts.pop(address), address)
            there = {f"do {address}": part for address, part in parts.items() if self.possible(part)}
            if not there:
                return
            may_leave = all(self.optional(part) for part in there.values())
            answer = self.ask([*there, "done"] if may_leave else [*there])
            if answer == "done":
                return
            address = answer.removeprefix("do ")
            self.read(parts.pop(address), address)

    def choose(self, branches: tuple[Effect, ...], count: int, address: str) -> None:
        chosen: list[int] = []
        while len(chosen) < count:
            options = [n for n, one in enumerate(branches, 1) if n not in chosen and self.possible(one)]
            if not options:
                break
            chosen.append(int(self.pick(options)))
        for n in chosen:
            if self.possible(branches[n - 1]):
                self.read(branches[n - 1], f"{address}.{chr(ord('a') + n - 1)}")

    def pay(self, costs: tuple[Cost, ...]) -> None:
        mine = [cost for cost in costs if isinstance(cost, Costs)]
        picked = [tuple(self.pick((1, 2)) for _ in range(cost.picks)) for cost in mine]
        for cost, picks in zip(mine, picked, strict=True):
            trace(self.game).append(mark(cost.number, picks))

    def pick(self, numbers: Iterable[int]) -> str:
        return self.ask([f"pick {n}" for n in numbers]).removeprefix("pick ")

    def ask(self, options: list[str]) -> str:
        if len(options) == 1 and self.game.automatic:
            return options[0]
        self.asked.append((tuple(trace(self.game)), options))
        return next(self.answers)

    def branch(self, effect: If) -> Effect | None:
        return effect.then if effect.condition.holds(self.game, AT) else effect.otherwise

    def possible(self, effect: Effect | None) -> bool:
        match effect:
            case None:
                return False
            case Costs(after=after):
                return len(trace(self.game)) >= after
            case All(effects=parts) | Choice(branches=parts) | PickOf(branches=parts):
                return any(map(self.possible, parts))
            case Then(steps=steps):
                return self.possible(steps[0])
            case Arrow(costs=costs, gain=gain):
                return all(map(self.possible, costs)) and self.possible(gain)
            case If():
                return self.possible(self.branch(effect))
        return True

    def optional(self, effect: Effect | None) -> bool:
        match effect:
            case Choice(branches=branches):
                return all(self.optional(branch) for branch in branches if self.possible(branch))
            case If():
                return self.optional(self.branch(effect))
        return isinstance(effect, Arrow)

    def constant(self, effect: Effect) -> bool:
        match effect:
            case All(effects=parts):
                return all(map(self.constant, parts))
            case If(then=then, otherwise=None):
                return self.constant(then)
        return isinstance(effect, Quiet)


# ---------------------------------------------------------------- the engine

Asked = tuple[tuple[int, ...], list[str]]
_ADDRESS = "test.1"
AT = Item(0, NO_CARD, Printed(_ADDRESS, Gain()))


@cache
def _table() -> Game:
    game = start(seed=1, leaders=("paul_atreides", "glossu_rabban", "count_ilban_richese"))
    game.trashed.clear()
    return game


def table(automatic: bool) -> Game:
    """A turn has begun and nothing has happened in it."""
    game = _table().clone()
    game.automatic = automatic
    return game


class Played:
    """An effect resolved by the engine, in a pool of its own or in that of a turn.

    ``choose`` answers every question with one of so many options.
    """

    def __init__(self, effect: Effect, automatic: bool, choose: Callable[[int], int], in_turn: bool = False) -> None:
        self.game = game = table(automatic)
        self.choose = choose
        self.asked: list[Asked] = []
        self.answers: list[str] = []
        item = Item(game.turn.seat, NO_CARD, Printed(_ADDRESS, effect))
        depth = len(game.stack)
        if in_turn:
            game.turn.items.append(item)
            game.advance()
            self.begin(item.printed.do)
        else:
            game.stack.append(Pool(game.turn.seat, [item], "test"))
            game.advance()
        while len(game.stack) > depth:
            self.answer()

    def begin(self, do: Action) -> None:
        assert self.game.decision is not None
        if do in self.game.decision.options:
            self.game.apply(do)

    def answer(self) -> None:
        assert self.game.decision is not None
        options = self.game.decision.options
        self.asked.append((tuple(trace(self.game)), [option.text for option in options]))
        action = options[self.choose(len(options)) if len(options) > 1 else 0]
        self.answers.append(action.text)
        self.game.apply(action)

    @property
    def order(self) -> list[int]:
        """The numbers of the leaves, as they happened."""
        return [number_of(marked) for marked in trace(self.game)]


def nodes(effect: Effect) -> Iterator[Effect]:
    """An effect and all that it is joined of."""
    yield effect
    for part in effect.parts():
        yield from nodes(part)


def leaves(*effects: Effect) -> set[int]:
    """The numbers of all leaves of trees."""
    found = (node for effect in effects for node in nodes(effect))
    return {node.number for node in found if isinstance(node, Leaf | Asks | Costs)}


def in_order(order: list[int], *groups: set[int]) -> bool:
    """What happened of one group happened before anything of the next."""
    places = [[place for place, number in enumerate(order) if number in group] for group in groups]
    flat = [place for group in places for place in group]
    return flat == sorted(flat)


def drawn(data: st.DataObject) -> Callable[[int], int]:
    """Answers of hypothesis."""
    return lambda n: data.draw(st.integers(0, n - 1))


# ---------------------------------------------------------------- tests

trees = shapes.map(lambda shape: Builder().build(shape))
often = settings(
    max_examples=600,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],  # that one looks at a clock
)


@often
@given(trees, st.booleans(), st.data())
def test_a_pool_resolves_a_tree_as_it_reads(effect: Effect, automatic: bool, data: st.DataObject) -> None:
    played = Played(effect, automatic, drawn(data))
    reader = Reader(table(automatic), played.answers)
    reader.pool({_ADDRESS: effect})
    assert reader.asked == played.asked
    assert trace(reader.game) == trace(played.game)


@often
@given(trees, st.booleans(), st.data())
def test_a_turn_resolves_a_tree_as_it_reads(effect: Effect, automatic: bool, data: st.DataObject) -> None:
    played = Played(effect, automatic, drawn(data), in_turn=True)
    reader = Reader(table(automatic), played.answers)
    if reader.possible(effect):
        reader.read(effect, _ADDRESS)
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
    asking = builder.build(("asks", answers, 2))
    effect = Then(asking, *(builder.build(shape) for shape in later))
    played = Played(effect, automatic, drawn(data))
    open_questions = [happened for happened, options in played.asked if options[0] == "pick 1"][:2]
    assert open_questions == [(), ()]
    assert played.order[0] in leaves(asking)


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
        st.tuples(st.just("if"), _conditions, below, st.none()),
    ),
    max_leaves=5,
)


@often
@given(_constants)
def test_what_is_quiet_leaves_no_frame(shape: Shape) -> None:
    """A pool resolves it while it fills: a frame that it left would lie below that pool, to be met later."""
    effect = Builder().build(shape)
    game = table(automatic=True)
    item = Item(game.turn.seat, NO_CARD, Printed(_ADDRESS, effect))
    depth = len(game.stack)
    add(game, game.turn.items, item)
    assert len(game.stack) == depth


# ---------------------------------------------------------------- writing them down

leaf, other, third, cost, dear = Leaf(1), Leaf(2), Leaf(3), Costs(4, 0), Costs(5, 0)


def test_and_joins_one_unit_whatever_the_brackets() -> None:
    assert leaf & other & third == All((leaf, other, third))
    assert leaf & (other & third) == All((leaf, other, third))


def test_or_joins_one_choice_whatever_the_brackets() -> None:
    assert leaf | other | third == Choice((leaf, other, third))
    assert leaf | (other | third) == Choice((leaf, other, third))


def test_and_binds_before_or() -> None:
    assert leaf & other | third == Choice((All((leaf, other)), third))
    assert leaf | other & third == Choice((leaf, All((other, third))))


def test_an_arrow_binds_before_or() -> None:
    assert leaf | cost >> other == Choice((leaf, Arrow((cost,), other)))
    assert cost >> leaf | other == Choice((Arrow((cost,), leaf), other))


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
