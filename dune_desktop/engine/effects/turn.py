"""Permissions for the running turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.effects.base import Effect

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game


@frozen
class MayPass(Effect):
    """The turn may be passed: neither Agent nor Reveal turn now (R26.3)."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.may_pass = True


@frozen
class Discount(Effect):
    """Each copy of a card costs so much persuasion less this turn."""

    card: str
    n: int
    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.discounts += ((self.card, self.n),)


@frozen
class AcquireToTop(Effect):
    """Each card acquired in this Reveal turn may go on top of the deck."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.to_top = True
