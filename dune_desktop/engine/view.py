"""What a seat may see: the only thing that windows, logs and bots read.

It is a table too, so whatever asks only what lies on a table can be asked of it. Cards that the seat does not know are
HIDDEN in it; numbers of others may be looked up in the game's printed cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from attrs import define, field, frozen

from dune_desktop.engine.facts import BACKS, KNOWN, OWN, copier, hidden_facts
from dune_desktop.engine.frames.combat import Combat
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.names import CardNumber, Seat
from dune_desktop.engine.state import Table, shown_items

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.frames.base import Asker
    from dune_desktop.engine.state import Game

HIDDEN = -1
Cards = tuple[CardNumber, ...]


@frozen
class Question:
    """The decision; its options only for who is asked."""

    seat: Seat
    player: Seat
    kind: str
    what: str
    source: str
    options: tuple[Action, ...] | None
    take_back: tuple[Action, ...] | None
    #: What asks is printed or a rule, so everybody may know it.
    asks: Effect | Asker | None
    step: int
    steps: int
    cost: bool
    #: For who is asked.
    about: Cards
    window: str


def _open(pools: tuple[Pool, ...]) -> list[object]:
    return [(pool.seat, pool.source, shown_items(pool.items)) for pool in pools]


@define
class View(Table):
    """The table as one seat sees it. Never changed once made; equal to another where the seat sees no difference."""

    seat: Seat = field(kw_only=True)
    question: Question | None = field(kw_only=True)
    #: Finished before the turn's own items, the last one first: gains of an arrow, lines of a plot, combat rewards.
    pools: tuple[Pool, ...] = field(kw_only=True, eq=_open)
    #: The rounds of combat intrigue.
    combat: Combat | None = field(kw_only=True, eq=lambda combat: combat and combat.key())
    #: The levels of the cards of the Conflict deck: their backs differ.
    levels: tuple[int, ...] = field(kw_only=True)
    #: One's own deck without its order.
    deck_content: Cards = field(kw_only=True)


_laid: Callable[[Table], View] = copier(Table, View)


def view(game: Game, seat: Seat) -> View:
    """The table as this seat sees it."""
    table = _laid(game)
    table.seat = seat
    table.question = _question(game, seat)
    table.pools = tuple(frame.clone() for frame in game.stack if isinstance(frame, Pool))
    table.combat = next((frame.clone() for frame in game.stack if isinstance(frame, Combat)), None)
    table.levels = tuple([game.conflicts[card].level for card in game.conflict_deck])
    table.deck_content = ()
    for thing in (table, *table.added.values()):
        _hide(thing, game, seat, mine=False)
    for player in table.players:
        deck, mine = player.deck, player.seat == seat
        for thing in (player, *player.added.values()):
            _hide(thing, game, seat, mine)
        if mine and deck:
            table.deck_content = tuple(sorted(deck))
            if knows(game, seat, deck[-1]):
                player.deck[-1] = deck[-1]
    return table


def _hide(thing: Any, game: Game, seat: Seat, mine: bool) -> None:
    """Put HIDDEN in place of what the seat does not know."""
    known, bit = game.known, 1 << seat
    for fact in hidden_facts(thing.__class__):
        value: Any = getattr(thing, fact.name)
        if not value:
            continue
        if fact.seen == KNOWN:
            if fact.per:
                value = [[card if known[card] & bit else HIDDEN for card in one] for one in value]
            else:
                value = value.__class__([card if known[card] & bit else HIDDEN for card in value])
        elif fact.seen == BACKS or (fact.seen == OWN and not mine):
            value = value.__class__([HIDDEN] * len(value))
        setattr(thing, fact.name, value)


def _question(game: Game, seat: Seat) -> Question | None:
    decision = game.decision
    if decision is None:
        return None
    asked = decision.seat == seat
    return Question(
        seat=decision.seat,
        player=decision.player,
        kind=decision.kind,
        what=decision.what,
        source=decision.source,
        options=tuple(decision.options) if asked else None,
        take_back=tuple(decision.take_back) if asked else None,
        asks=decision.asks,
        step=decision.step,
        steps=decision.steps,
        cost=decision.cost,
        about=decision.about if asked else (),
        window=decision.window,
    )
