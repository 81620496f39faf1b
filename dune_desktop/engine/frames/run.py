"""Effects being resolved one after another: Run, Ask, Paying, Queue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from attrs import define, field

from dune_desktop.engine import events
from dune_desktop.engine.actions import NO, PICK_AMOUNT, YES
from dune_desktop.engine.decisions import PICK_KIND, Decision, PickDecision
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Asker, Frame, Key
from dune_desktop.engine.names import CardNumber, Seat
from dune_desktop.engine.refusals import CHOSEN_ALREADY, NOT_AMONG_CHOICES, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.effects.base import Cost, Effect
    from dune_desktop.engine.items import Item
    from dune_desktop.engine.state import Game


@cloned
@define(eq=False)
class Run(Frame):
    """Effects resolved in order: each is finished, questions and triggers included, before the next begins.

    What is impossible when its turn comes is lost (R13.6). The first ``taken`` of them were chosen by the seat;
    of the others, those that one may leave are offered.
    """

    seat: Seat
    card: CardNumber
    address: str
    steps: tuple[Effect, ...]
    taken: int = 1
    it: tuple[int, ...] = ()
    at: int = 0

    def step(self, game: Game) -> Decision | None:
        stack = game.stack
        for effect in self.steps[self.at :]:
            self.at += 1
            if effect.possible(game, self):
                if self.at > self.taken and effect.optional(game, self):
                    effect.offer(game, self)
                else:
                    effect.do(game, self)
                if stack[-1] is not self:
                    return None
            elif game.events is not None and effect.applies(game, self):
                game.tell(events.Lost, self.seat, self.address, self.at > 1)
        stack.pop()
        return None

    def key(self) -> Key:
        return "Run", self.seat, self.card, self.address, self.it, self.taken - self.at, repr(self.steps[self.at :])


@define(eq=False)
class Offered(Frame):
    """An effect that comes up in the course of another, and that one may leave."""

    seat: Seat
    card: CardNumber
    address: str
    effect: Effect
    it: tuple[int, ...] = ()

    def step(self, game: Game) -> Decision | None:
        return PickDecision(self.seat, self.seat, PICK_KIND, [YES, NO], "yes", self.address, asks=self.effect)

    def take(self, game: Game, action: Action) -> None:
        game.stack.pop()
        if action is YES:
            game.stack.append(Run(self.seat, self.card, self.address, (self.effect,), 1, self.it))

    def key(self) -> Key:
        return "Offer", self.seat, self.card, self.address, self.it, repr(self.effect)


@define(eq=False)
class Ask(Frame):
    """A pick. The answer goes to the frame below, which knows what to do with it."""

    asker: Asker
    asked: Decision

    def step(self, game: Game) -> Decision | None:
        return self.asked

    def take(self, game: Game, action: Action) -> None:
        game.stack.pop()
        game.stack[-1].answered(game, self.asker, action)

    def why_not(self, game: Game, action: Action) -> list[Refusal]:
        if self.asked.what != "branch" or action.verb != "pick" or action in self.asked.options:
            return Frame.why_not(self, game, action)
        at: Any = game.stack[-2]
        branches = cast("Effect", self.asker).sides(game, at)
        if action not in PICK_AMOUNT[1 : len(branches) + 1]:
            return [NOT_AMONG_CHOICES]
        branch = branches[int(action.args[0]) - 1]
        return [CHOSEN_ALREADY if branch.possible(game, at) else branch.lack(game, at)]

    def key(self) -> Key:
        asked = self.asked
        options = tuple(option.text for option in asked.options)
        return "Ask", asked.seat, asked.player, asked.what, asked.source, options, str(self.asker)


def ask(
    game: Game,
    asker: Asker,
    player: Seat,
    what: str,
    options: list[Action],
    source: str,
    *,
    secret: bool = False,
    step: int = 1,
    steps: int = 1,
    cost: bool = False,
    about: tuple[CardNumber, ...] = (),
) -> None:
    """Ask a seat to pick; a single answer is taken by itself, and said, unless that would tell a secret."""
    if len(options) == 1 and game.automatic and not secret:
        if game.events is not None:
            against = _closed(game, cast("Effect", asker)) if what == "branch" else ()
            game.tell(events.Answered, player, what, options[0].text, source, against)
        game.stack[-1].answered(game, asker, options[0])
    else:
        asked = PickDecision(
            player, player, PICK_KIND, options, what, source, (), "", asker, step, steps, cost, about
        )  # fmt: skip
        game.stack.append(Ask(asker, asked))


def _closed(game: Game, asker: Effect) -> tuple[Refusal, ...]:
    """What the branches lack that can't be chosen; of those that a condition turns off, nobody looks for any."""
    at: Any = game.stack[-1]
    shut = (one for one in asker.sides(game, at) if one.applies(game, at) and not one.possible(game, at))
    return tuple(one.lack(game, at) for one in shut)


@cloned
@define(eq=False)
class Paying(Frame):
    """A cost: picked completely, then paid completely; only then follows the gain (R13.5)."""

    seat: Seat
    card: CardNumber
    address: str
    parts: tuple[Cost, ...]
    gain: Effect | None = None
    #: The Run below goes on with ``it``.
    reports: bool = False
    it: tuple[int, ...] = ()
    #: The answers for each part so far.
    picked: list[tuple[Action, ...]] = field(factory=lambda: [()])
    paid: int = 0

    def step(self, game: Game) -> Decision | None:
        stack = game.stack
        parts = self.parts
        picked = self.picked
        costs = len(parts)
        while (at := len(picked)) <= costs:
            part = parts[at - 1]
            options = part.choices(game, self, picked[-1])
            if options is None:
                picked.append(())
                continue
            n = len(picked[-1]) + 1
            ask(
                game, part, self.seat, part.what, options, self.address,
                secret=part.secret, step=n, steps=part.picks, cost=True,
            )  # fmt: skip
            if stack[-1] is not self:
                return None
        for part in parts[self.paid :]:
            self.paid += 1
            it = part.pay(game, self, picked[self.paid - 1])
            if it:
                self.it = it
            if stack[-1] is not self:
                return None
        stack.pop()
        if self.gain is not None:
            stack.append(Run(self.seat, self.card, self.address, (self.gain,), 0, self.it))
        elif self.reports:
            below = stack[-1]
            assert isinstance(below, Run)
            below.it = self.it
        return None

    def answered(self, game: Game, asker: Asker, action: Action) -> None:
        self.picked[-1] += (action,)

    def key(self) -> Key:
        picked = tuple(tuple(a.text for a in part) for part in self.picked)
        left = repr((self.parts[self.paid :], self.gain))
        return "Paying", self.seat, self.card, self.address, self.it, picked, self.paid, self.reports, left


@cloned
@define(eq=False)
class Queue(Frame):
    """Items resolved in the given order, also of different seats: triggers, opponents one after another."""

    items: tuple[Item, ...]
    at: int = 0

    def step(self, game: Game) -> Decision | None:
        stack = game.stack
        for item in self.items[self.at :]:
            self.at += 1
            come_up(game, item)
            if stack[-1] is not self:
                return None
        stack.pop()
        return None

    def key(self) -> Key:
        return "Queue", self.at, tuple(item.key() for item in self.items)


def resolve(game: Game, item: Item, alone: bool = True) -> None:
    """Begin an item: at once when it asks nothing, else as a frame. Pushes one frame at most."""
    if game.events is not None:
        game.tell(events.Resolved, item.seat, item.printed.address, alone)
    effect = item.printed.effect
    if effect.asks:
        game.stack.append(Run(item.seat, item.card, item.printed.address, (effect,), 1, item.it))
    else:
        effect.do(game, item)


def come_up(game: Game, item: Item) -> None:
    """Something set an item off: it is resolved if it is possible, offered if one may leave it."""
    effect = item.printed.effect
    if not effect.possible(game, item):
        game.tell(events.Lost, item.seat, item.address)
    elif effect.optional(game, item):
        game.stack.append(Run(item.seat, item.card, item.address, (effect,), 0, item.it))
    else:
        resolve(game, item)


def happen(game: Game, items: list[Item]) -> None:
    """Several things set off at one point of the rules, before anything else, in the printed order."""
    if len(items) > 1:
        game.stack.append(Queue(tuple(items)))
    elif items:
        come_up(game, items[0])
