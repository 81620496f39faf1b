"""Effects free in order: a pool of items. The turn has its own; gains, plot lines and rewards are small ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events
from dune_desktop.engine.actions import DONE
from dune_desktop.engine.decisions import POOL_KIND, Decision
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Frame, Key
from dune_desktop.engine.frames.run import Run, resolve
from dune_desktop.engine.refusals import CHOSEN_LATER, NOTHING_HAPPENS, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.items import Item
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game


def add(game: Game, items: list[Item], item: Item) -> None:
    """A new item comes into a pool; what is quiet is resolved on the spot."""
    effect = item.printed.effect
    if game.automatic and effect.quiet(game, item) and effect.possible(game, item):
        if game.events is not None:
            game.tell(events.Resolved, item.seat, item.printed.address, alone=True)
        effect.do(game, item)
    else:
        items.append(item)


def settle(game: Game, items: list[Item]) -> tuple[list[Action], bool]:
    """Resolve constant gains whose condition is true; then, what of the rest can be resolved now.

    Equal copies are offered once. The second value tells whether one of them is mandatory.
    """
    options: list[Action] = []
    mandatory = False
    for item in items:
        printed = item.printed
        effect = printed.effect
        if effect.possible(game, item):
            if effect.constant and game.automatic:
                items.remove(item)
                resolve(game, item)
                return settle(game, items)  # one gain may make another possible
            if printed.do not in options:
                options.append(printed.do)
            if not mandatory and not effect.optional(game, item):
                mandatory = True
    return options, mandatory


def pull(game: Game, items: list[Item], action: Action) -> Item:
    """Take the item that ``do`` names out of the pool.

    Of equal items that of the card with the fewest open effects goes first: so most stays open whatever
    happens to a copy.
    """
    found: Item | None = None
    for item in items:
        if item.printed.do is action:
            if found is not None:
                found = _first_of_equal(game, items, action)
                break
            found = item
    assert found is not None
    items.remove(found)
    return found


def _first_of_equal(game: Game, items: list[Item], action: Action) -> Item:
    same = [item for item in items if item.printed.do is action and item.possible(game)]
    return min(same, key=lambda one: sum(other.card == one.card for other in items))


def why_not_do(game: Game, items: list[Item], action: Action) -> list[Refusal]:
    """Reasons against resolving an item; against a branch of one, ``x.agent.1.b``, what the branch lacks."""
    address = action.args[0]
    same = [item for item in items if item.printed.do is action]
    if any(item.possible(game) for item in same):
        return []
    if same:
        impossible, lack = Refusal("impossible_now", action.args), same[0].effect.lack(game, same[0])
        return [impossible] if lack is NOTHING_HAPPENS else [lack, impossible]
    owner, _, letter = address.rpartition(".")
    for item in items:
        branches = item.effect.sides(game, item) if item.address == owner else ()
        for n, branch in enumerate(branches):
            if letter == chr(ord("a") + n):
                return [CHOSEN_LATER if branch.possible(game, item) else branch.lack(game, item)]
    return [Refusal("not_open", action.args)]


@cloned
@define(eq=False)
class Pool(Frame):
    """A small pool, finished before anything else."""

    seat: Seat
    items: list[Item]
    source: str

    def step(self, game: Game) -> Decision | None:
        options, mandatory = settle(game, self.items)
        if not options:
            game.stack.pop()
            return None
        if self.may_leave(game, mandatory):
            options.append(DONE)
        elif len(options) == 1 and game.automatic:
            resolve(game, pull(game, self.items, options[0]))
            return None
        return Decision(self.seat, self.seat, POOL_KIND, options, "", self.source)

    def may_leave(self, game: Game, mandatory: bool) -> bool:
        """May what is left be left undone?"""
        return not mandatory

    def take(self, game: Game, action: Action) -> None:
        if action is DONE:
            game.stack.pop()
        else:
            resolve(game, pull(game, self.items, action), alone=False)

    def why_not(self, game: Game, action: Action) -> list[Refusal]:
        if action.verb == "do":
            return why_not_do(game, self.items, action)
        return Frame.why_not(self, game, action)

    def key(self) -> Key:
        return "Pool", self.seat, tuple(item.key() for item in self.items)


@cloned
@define(eq=False)
class Unit(Pool):
    """A pool whose last effect is offered with what it asks, where one may leave it: one question for both."""

    def step(self, game: Game) -> Decision | None:
        options, mandatory = settle(game, self.items)
        if mandatory or len(options) != 1:
            return Pool.step(self, game)
        item = pull(game, self.items, options[0])
        game.stack.append(Run(item.seat, item.card, item.address, (item.effect,), 0, item.it))
        return None

    def key(self) -> Key:
        return "Unit", self.seat, tuple(item.key() for item in self.items)
