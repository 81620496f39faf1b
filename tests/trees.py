"""Effects joined to trees of marked leaves, a short recursive reader of them, and what the engine makes of the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from dune_desktop.engine.actions import PICK_AMOUNT, Action
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.effects import All, Arrow, ChooseOne, Effect, Gain, If, PickOf, Then
from dune_desktop.engine.effects.base import Asking, Cost
from dune_desktop.engine.frames.pool import Pool
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
conditions = st.one_of(st.builds(AtLeast, st.integers(0, 4)), st.just(Odd()))


def _joined(below: st.SearchStrategy[Shape]) -> st.SearchStrategy[Shape]:
    some = st.lists(below, min_size=2, max_size=4)
    return st.one_of(
        st.tuples(st.just("all"), some),
        st.tuples(st.just("choice"), some),
        st.tuples(st.just("then"), some),
        st.tuples(st.just("pick"), some),
        st.tuples(st.just("arrow"), st.lists(_costs, min_size=1, max_size=3), below),
        st.tuples(st.just("if"), conditions, below, st.none() | below),
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
        return ChooseOne(tuple(map(self.build, branches)))

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
            case ChooseOne(branches=branches):
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
            case All(effects=parts) | ChooseOne(branches=parts) | PickOf(branches=parts):
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
            case ChooseOne(branches=branches):
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
ADDRESS = "test.1"
AT = Item(0, NO_CARD, Printed(ADDRESS, Gain()))


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
        item = Item(game.turn.seat, NO_CARD, Printed(ADDRESS, effect))
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
