"""Standing offers that can wait for ever, and the moments in which somebody thinks of them.

They are offered with nearly every decision: where nothing speaks for one, it is not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.bots import worth
from dune_desktop.bots.belongings import kept_atomics, rounds_left
from dune_desktop.bots.features import progress
from dune_desktop.bots.starts import card_value
from dune_desktop.content.immortality.words import ReturnSpecimens, UseAtomics
from dune_desktop.engine.frames.windows import standing
from dune_desktop.engine.market import ROW
from dune_desktop.engine.names import REVEAL_STAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.engine.state import Game, Player


def timely(game: Game) -> list[Action]:
    """Those for which something speaks now."""
    decision = game.decision
    assert decision is not None
    player = game.players[decision.player]
    offers = {item.printed.do: type(item.effect) for item in standing(game, decision.player, decision.window)}
    return [
        one for one in decision.options if (speaks := _SPEAKS.get(offers.get(one))) is not None and speaks(game, player)
    ]


def _row_is_poor(game: Game, player: Player) -> bool:
    """New cards would, on average, offer so much more for the own persuasion that no later round is better for it."""
    if game.turn.stage != REVEAL_STAGE or game.turn.seat != player.seat:
        return False
    left = 1 - progress(game)

    def values(cards: Sequence[CardNumber]) -> list[float]:
        faces = (game.cards[card] for card in cards)
        return [card_value(game, player, face, left) if face.needs <= player.persuasion else 0.0 for face in faces]

    always = max(values([stack[-1] for stack in game.reserve if stack]), default=0.0)
    now = max(always, *values(game.row))
    new = best_of([max(always, value) for value in values(game.imperium_deck)], ROW.places)
    return new - now > kept_atomics(rounds_left(game, player) - 1)


def best_of(values: list[float], drawn: int) -> float:
    """The best of so many that are drawn of these, on average."""
    found, none = 0.0, 1.0  # none: how likely no better one was drawn
    left = len(values)
    for value in sorted(values, reverse=True):
        worse = none * max(0, left - drawn) / left
        found += (none - worse) * value
        none, left = worse, left - 1
    return found


def _supply_is_short(game: Game, player: Player) -> bool:
    """More troops are to be recruited than there are in supply."""
    items = (*game.turn.items, *(item for frame in game.stack for item in getattr(frame, "items", ())))
    signet = player.leader.signet
    own = (worth.brings(item.effect, signet) for item in items if item.seat == player.seat)
    return any(worth.amount(one, "troops") > player.supply for one in own)


#: By effect, what can speak for it.
_SPEAKS: Final[Mapping[Any, Callable[[Game, Player], bool]]] = {
    UseAtomics: _row_is_poor,
    ReturnSpecimens: _supply_is_short,
}
