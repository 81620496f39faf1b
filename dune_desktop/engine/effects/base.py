"""What an effect is, and the words that join effects.

``&`` joins what is one unit, ``|`` chooses one, ``>>`` pays to get. Python binds ``>>`` before ``&`` before
``|``, so ``&`` refuses an arrow on either side: write ``cost >> (a & b)``.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from attrs import field, fields, frozen

from dune_desktop.engine.actions import PICK_AMOUNT
from dune_desktop.engine.derived import derived
from dune_desktop.engine.frames.pool import Pool, Unit, add, settle
from dune_desktop.engine.frames.run import Offered, Paying, Run, ask
from dune_desktop.engine.items import Context, Item, Printed
from dune_desktop.engine.knowledge import known_top
from dune_desktop.engine.refusals import COST_OF_CARD, NOTHING_HAPPENS, Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game, Player, Table

Rank = tuple[int, ...]


@frozen
class Effect:
    """A word of the game's language: a frozen value that can be resolved, asked about, drawn and worded."""

    #: A pure gain that could not matter later: resolved by itself as soon as it is possible.
    constant: ClassVar[bool] = False
    #: What is missing when it is not possible; set for words that make no sense to play without it.
    needs: ClassVar[Refusal | None] = None
    #: What is missing while it is not possible, where that is always the same: see ``lack``.
    lacks: ClassVar[Refusal | None] = None
    #: ``do`` needs its Run on the stack, because it may ask and go on with the answer, or leaves an ``it``.
    asks: ClassVar[bool] = False
    #: It is about the top card of the own deck, which may have been looked at for it.
    of_top: ClassVar[bool] = False
    #: It has been done when the agent was sent, and never lies open.
    when_sent: ClassVar[bool] = False
    #: The market where troops from supply lie from then on and lower prices.
    lends: ClassVar[str] = ""
    #: Whoever has chosen it among several may leave it all the same, by an answer to what it asks.
    stays_optional: ClassVar[bool] = False
    #: A sandworm in the Conflict gives it twice, as a reward (U16).
    doubles: ClassVar[bool] = True

    def __init_subclass__(cls) -> None:
        if "chosen" in cls.__dict__ and not (cls.asks or hasattr(cls.__base__, "chosen")):
            raise TypeError(f"{cls.__name__} takes an answer: it has to be an Asking, for which a frame waits")

    def do(self, game: Game, at: Context) -> None:
        """Resolve. Pushes one frame at most, and that as the last thing."""
        raise unsaid(self, "do")

    def possible(self, table: Table, at: Context) -> bool:
        """Would it do anything now?"""
        return True

    def lack(self, table: Table, at: Context) -> Refusal:
        """What is missing while it is not possible."""
        return self.lacks or self.needs or NOTHING_HAPPENS

    def sides(self, table: Table, at: Context) -> tuple[Effect, ...]:
        """What one would choose from now, in the printed order; nothing where there is no choice."""
        return ()

    def playable(self, table: Table, at: Context) -> bool:
        """May a card with this text be played: conditions met, costs payable? A gain may come to nothing."""
        return self.needs is None or self.possible(table, at)

    def idle(self, table: Table, at: Context) -> bool:
        """Could nothing of it change anything, though a card may be played for it? None is any number, too."""
        return False

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        """Why a card with this text can't be played; none exactly when it is ``playable``."""
        return [] if self.playable(table, at) else [self.needs or NOTHING_HAPPENS]

    def serves(self, table: Table, at: Context, items: Sequence[Item]) -> bool:
        """As a standing offer that alone is no reason to ask: could it bring about more of what lies open beside it?"""
        return True

    def applies(self, table: Table, at: Context) -> bool:
        """Is there anything that could come to nothing? Not while a condition turns it off."""
        return True

    def optional(self, table: Table, at: Context) -> bool:
        """May the seat leave it undone (R13.1)?"""
        return False

    def offer(self, game: Game, run: Run) -> None:
        """It came up, and may be left: ask whether to do it; at once with what it asks, where that can hold "no"."""
        game.stack.append(Offered(run.seat, run.card, run.address, self, run.it))

    def quiet(self, table: Table, at: Context) -> bool:
        """Can it be resolved by itself the moment that it comes up, because no order could make a difference?

        Looked at once, when it comes into a pool; a ``constant`` is looked at again until its condition holds.
        What a condition governs is quiet only if it is constant: the condition may change for the better.
        """
        return self.constant

    def parts(self) -> tuple[Effect, ...]:
        """The effects that it is joined of: all that its fields hold."""
        held = [getattr(self, one.name) for one in fields(type(self))]
        found = (one for value in held for one in (value if isinstance(value, tuple) else (value,)))
        return tuple(one for one in found if isinstance(one, Effect))

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        """How a Rival ranks an answer to what it asks, or else itself, as a branch: it takes the lowest (S7.2).

        Of equal ones a person chooses, or the first counts.
        """
        return ()

    def __and__(self, other: Effect) -> All:
        if isinstance(self, Arrow) or isinstance(other, Arrow):
            raise TypeError("write the gains of an arrow in brackets: cost >> (a & b)")
        return All((*_flat(All, self), *_flat(All, other)))

    def __or__(self, other: Effect) -> ChooseOne:
        return ChooseOne((*_flat(ChooseOne, self), *_flat(ChooseOne, other)))

    def __rshift__(self, gain: Effect) -> Arrow:
        raise TypeError(f"{type(self).__name__} is not a cost")


def unsaid(word: Effect, what: str) -> NotImplementedError:
    return NotImplementedError(f"{type(word).__name__} has no '{what}'")


def _flat(join: type[All] | type[ChooseOne], effect: Effect) -> tuple[Effect, ...]:
    return effect.parts() if type(effect) is join else (effect,)


@frozen
class Asking(Effect):
    """An effect that asks: ``chosen`` takes the answer, with the frame that runs the effect on top."""

    asks = True

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        """Go on with the answer."""
        raise unsaid(self, "chosen")


@frozen
class Cost(Asking):
    """An effect that can also be paid. Picked through ``choices``, then carried out by ``pay``."""

    #: What its pick asks for.
    what: ClassVar[str] = ""
    #: How many picks it takes at most.
    picks: ClassVar[int] = 1
    #: Picks from cards that others do not see: that nobody had to ask would tell them what is there.
    secret: ClassVar[bool] = False
    asks = False  # its Paying does
    needs = COST_OF_CARD

    def payable(self, table: Table, at: Context) -> bool:
        """Can it be paid in full now (R13.5)?"""
        raise unsaid(self, "payable")

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        """What can be picked next, after ``picked``; None when nothing is left to pick."""
        return None

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        """Carry it out; what was moved becomes ``it``. Pushes one frame at most."""
        raise unsaid(self, "pay")

    def enables(self, gain: Effect) -> bool:
        """Does paying it always make part of the gain possible?"""
        return False

    def possible(self, table: Table, at: Context) -> bool:
        return self.payable(table, at)

    def do(self, game: Game, at: Context) -> None:
        if self.possible(game, at):
            reports = isinstance(at, Run) and at is game.stack[-1]  # else nobody waits for what was moved
            game.stack.append(Paying(at.seat, at.card, at.address, (self,), None, reports, at.it))

    def __rshift__(self, gain: Effect) -> Arrow:
        return Arrow((self,), gain)


@frozen
@derived
class All(Effect):
    """All of a unit, in any order."""

    effects: tuple[Effect, ...]
    #: No order could make a difference: they go as they are printed, and nobody is asked.
    as_printed: bool = field(default=False, kw_only=True, repr=False)
    #: What is left of it at last, and may be left undone, is one question with what it asks.
    in_one: bool = field(default=False, kw_only=True, repr=False)

    @cached_property
    def constant(self) -> bool:  # type: ignore[override]
        return all(effect.constant for effect in self.effects)

    def do(self, game: Game, at: Context) -> None:
        if self.as_printed:
            game.stack.append(Run(at.seat, at.card, at.address, self.effects, len(self.effects), at.it))
            return
        items: list[Item] = []
        for number, effect in enumerate(self.effects, 1):
            add(game, items, Item(at.seat, at.card, Printed(f"{at.address}.{number}", effect), at.it))
        options, _ = settle(game, items)
        if options:  # Q34: what is impossible when the unit ends is lost
            pool = Unit if self.in_one else Pool
            game.stack.append(pool(at.seat, items, at.address))

    def possible(self, table: Table, at: Context) -> bool:
        for effect in self.effects:  # noqa: SIM110 (as of arrows)
            if effect.possible(table, at):
                return True
        return False

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.effects[0].lack(table, at)

    def playable(self, table: Table, at: Context) -> bool:
        return all(effect.playable(table, at) for effect in self.effects)

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        return [why for effect in self.effects for why in effect.why_unplayable(table, at)]

    def __rshift__(self, gain: Effect) -> Arrow:
        costs = tuple(effect for effect in self.effects if isinstance(effect, Cost))
        if len(costs) != len(self.effects):
            raise TypeError("every part before an arrow must be a cost")
        return Arrow(costs, gain)


@frozen(init=False)
class Then(Effect):
    """One after another, the later parts knowing (as ``it``) what the earlier ones moved."""

    steps: tuple[Effect, ...]

    def __init__(self, *steps: Effect) -> None:
        self.__attrs_init__(steps)

    def do(self, game: Game, at: Context) -> None:
        game.stack.append(Run(at.seat, at.card, at.address, self.steps, 1, at.it))

    def possible(self, table: Table, at: Context) -> bool:
        return self.steps[0].possible(table, at)

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.steps[0].lack(table, at)

    def playable(self, table: Table, at: Context) -> bool:
        return self.steps[0].playable(table, at)

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        return self.steps[0].why_unplayable(table, at)


@frozen
@derived
class ChooseOne(Asking):
    """Choose one. Branches are known by their printed number, from 1."""

    branches: tuple[Effect, ...]
    #: The branch that Rivals choose while it is possible; 0: their priorities or a person decide.
    rival: int = field(default=0, kw_only=True, repr=False)

    @cached_property
    def of_top(self) -> bool:  # type: ignore[override]
        return any(branch.of_top for branch in self.branches)

    def do(self, game: Game, at: Context) -> None:
        options = [PICK_AMOUNT[n] for n, branch in enumerate(self.branches, 1) if branch.possible(game, at)]
        if options:
            about = known_top(game, at.seat) if self.of_top else ()
            ask(game, self, at.seat, "branch", options, at.address, about=about)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        number = int(action.args[0])
        Branch(number, self.branches[number - 1]).do(game, run)

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        return () if answer is None or not self.rival else (int(answer.args[0]) != self.rival,)

    def possible(self, table: Table, at: Context) -> bool:
        for branch in self.branches:  # noqa: SIM110 (as of arrows)
            if branch.possible(table, at):
                return True
        return False

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.branches[0].lack(table, at)

    def sides(self, table: Table, at: Context) -> tuple[Effect, ...]:
        return self.branches

    def playable(self, table: Table, at: Context) -> bool:
        for branch in self.branches:  # noqa: SIM110 (as of arrows)
            if branch.playable(table, at) and branch.possible(table, at):
                return True
        return False

    def idle(self, table: Table, at: Context) -> bool:
        return all(branch.idle(table, at) for branch in self.branches if branch.possible(table, at))

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        if self.playable(table, at):
            return []
        return [why for branch in self.branches for why in branch.why_unplayable(table, at)] or [NOTHING_HAPPENS]

    def optional(self, table: Table, at: Context) -> bool:
        """Only when every branch that is possible may be left: an arrow beside a gain is a choice, not a way out."""
        for branch in self.branches:  # noqa: SIM110 (as of arrows)
            if not branch.optional(table, at) and branch.possible(table, at):
                return False
        return True


@frozen
class Branch(Effect):
    """A branch that was chosen, at an address of its own: a letter, ``x.agent.1.b``."""

    number: int
    effect: Effect

    def do(self, game: Game, at: Context) -> None:
        address = f"{at.address}.{chr(ord('a') + self.number - 1)}"
        taken = 0 if self.effect.stays_optional else 1
        game.stack.append(Run(at.seat, at.card, address, (self.effect,), taken, at.it))

    def possible(self, table: Table, at: Context) -> bool:
        return self.effect.possible(table, at)


@frozen(init=False)
class PickOf(Asking):
    """Choose several different ones: all are named before the first is resolved (R13.10)."""

    count: int
    branches: tuple[Effect, ...]

    def __init__(self, count: int, *branches: Effect) -> None:
        self.__attrs_init__(count, branches)

    def do(self, game: Game, at: Context) -> None:
        assert isinstance(at, Run)
        at.it = ()
        self._ask(game, at)

    def _ask(self, game: Game, at: Run) -> None:
        open_branches = [
            PICK_AMOUNT[n] for n, branch in enumerate(self.branches, 1) if n not in at.it and branch.possible(game, at)
        ]
        if len(at.it) < self.count and open_branches:
            named = len(at.it) + 1
            ask(game, self, at.seat, "branch", open_branches, at.address, step=named, steps=self.count)
        elif at.it:
            chosen = tuple(Branch(n, self.branches[n - 1]) for n in at.it)
            at.it = ()
            game.stack.append(Run(at.seat, at.card, at.address, chosen, len(chosen)))

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        run.it += (int(action.args[0]),)
        self._ask(game, run)

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        return () if answer is None else self.branches[int(answer.args[0]) - 1].rank(table, player)

    def possible(self, table: Table, at: Context) -> bool:
        return any(branch.possible(table, at) for branch in self.branches)

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.branches[0].lack(table, at)

    def sides(self, table: Table, at: Context) -> tuple[Effect, ...]:
        return self.branches


@frozen
@derived
class Arrow(Effect):
    """Pay to get: optional and once (R13.3, R13.4). Taking it is paying; there is no yes/no question."""

    costs: tuple[Cost, ...]
    gain: Effect

    @cached_property
    def enabled(self) -> bool:
        """Paying always makes part of the gain possible."""
        return any(cost.enables(self.gain) for cost in self.costs)

    def do(self, game: Game, at: Context) -> None:
        game.stack.append(Paying(at.seat, at.card, at.address, self.costs, self.gain, False, at.it))

    def possible(self, table: Table, at: Context) -> bool:
        # Asked for every arrow at every decision: making a generator takes longer than the answer.
        for cost in self.costs:
            if not cost.payable(table, at):
                return False
        return self.enabled or self.gain.possible(table, at)

    def _unpaid(self, table: Table, at: Context) -> Cost | None:
        return next((cost for cost in self.costs if not cost.payable(table, at)), None)

    def lack(self, table: Table, at: Context) -> Refusal:
        return (self._unpaid(table, at) or self.gain).lack(table, at)

    def playable(self, table: Table, at: Context) -> bool:
        return self.possible(table, at) and (self.enabled or self.gain.playable(table, at))

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        why = [] if self._unpaid(table, at) is None else [COST_OF_CARD]
        why += [] if self.enabled else self.gain.why_unplayable(table, at)
        return why or ([] if self.enabled or self.gain.possible(table, at) else [NOTHING_HAPPENS])

    def optional(self, table: Table, at: Context) -> bool:
        return True

    def __rshift__(self, gain: Effect) -> Arrow:
        raise TypeError("an arrow can't be a cost")
