"""Battle icons of won Conflict cards and Objectives (U15, U17.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Cost
from dune_desktop.engine.names import WILD, CardNumber
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.trophies import battle_icon, flip

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class Flip(Cost):
    """A face-up card with the battle icon, or the wild one, is turned face down (Q5)."""

    needs = Refusal("no_battle_icon")
    icon: int
    what = "trophy"

    def _cards(self, table: Table, at: Context) -> list[CardNumber]:
        trophies = table.players[at.seat].trophies
        return [card for card in trophies if battle_icon(table, card) in (self.icon, WILD)]

    def payable(self, table: Table, at: Context) -> bool:
        return bool(self._cards(table, at))

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        return None if picked else [_pick(table, card) for card in self._cards(table, at)]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        card = next(card for card in self._cards(game, at) if _pick(game, card) is picked[0])
        flip(game, game.players[at.seat], (card,))
        return ()


@frozen
class PairWild(Cost):
    """At the end of the game the wild icon pairs with a face-up card of any other icon (U17.2)."""

    what = "trophy"

    def _wild(self, table: Table, at: Context) -> CardNumber | None:
        trophies = table.players[at.seat].trophies
        return next((card for card in trophies if battle_icon(table, card) == WILD), None)

    def _partners(self, table: Table, at: Context) -> list[CardNumber]:
        return [card for card in table.players[at.seat].trophies if battle_icon(table, card) not in (WILD, None)]

    def payable(self, table: Table, at: Context) -> bool:
        return self._wild(table, at) is not None and bool(self._partners(table, at))

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        return None if picked else [_pick(table, card) for card in self._partners(table, at)]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        wild = self._wild(game, at)
        assert wild is not None
        card = next(card for card in self._partners(game, at) if _pick(game, card) is picked[0])
        flip(game, game.players[at.seat], (wild, card))
        return ()


def _pick(table: Table, card: CardNumber) -> Action:
    return Action.of("pick", table.face(card).id)
