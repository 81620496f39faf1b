"""Permissions for the running turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import Printed

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


@frozen
class DeployAnywhere(Effect):
    """Troops recruited this turn may be deployed whatever the space; beside a combat space's right it adds nothing."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.deploy_anywhere = True


@frozen
class NoDeployment(Effect):
    """No unit of the seat may enter the Conflict in this turn (U20.7)."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.no_deployment = True


@frozen
class EachAcquired(Effect):
    """Each further card that is acquired in this Reveal turn gives something."""

    effect: Effect
    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.turn.each_acquired += (Printed(at.address, self.effect),)
