"""What only cards of Immortality say, mostly of the card that they are grafted to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.content.immortality.facts import Lab
from dune_desktop.engine import moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Cost, Effect
from dune_desktop.engine.effects.meanings import If
from dune_desktop.engine.effects.sending import AddIcons
from dune_desktop.engine.effects.units import Deploy
from dune_desktop.engine.items import Item
from dune_desktop.engine.joining import other_card
from dune_desktop.engine.names import GARRISON, HOME, NO_CARD, PLAYED, mask
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Player, Table

_ALONE = Refusal("needs_joined")


@frozen
class TrashPartner(Cost):
    """The card that is grafted to this one."""

    lacks = _ALONE

    def payable(self, table: Table, at: Context) -> bool:
        return other_card(table, at.card) in table.players[at.seat].played

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        partner = other_card(game, at.card)
        moves.trash(game, game.players[at.seat], partner, at)
        return (partner,)


@frozen
class TrashEither(Cost):
    """One of two grafted cards, this one or the other; itself if it is alone (QI15)."""

    what = "card"
    lacks = Refusal("not_in_play")

    def _there(self, table: Table, at: Context) -> list[int]:
        played = table.players[at.seat].played
        return [card for card in (at.card, other_card(table, at.card)) if card in played]

    def payable(self, table: Table, at: Context) -> bool:
        return bool(self._there(table, at))

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        there = self._there(table, at)
        if picked or len(there) < 2:
            return None
        return [Action.of("trash", f"{PLAYED}:{table.cards[card].id}") for card in there]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        there = self._there(game, at)
        faces = [f"{PLAYED}:{game.cards[card].id}" for card in there]
        card = there[faces.index(picked[0].args[0])] if picked else there[0]
        moves.trash(game, game.players[at.seat], card, at)
        return (card,)


@frozen
class FetchPartner(Effect):
    """When the own Reveal turn begins, the card grafted to this one comes back to hand (I14.6)."""

    constant = True
    lacks = _ALONE

    def do(self, game: Game, at: Context) -> None:
        own = Lab.of(game.players[at.seat])
        own.fetched += (other_card(game, at.card),)

    def possible(self, table: Table, at: Context) -> bool:
        return other_card(table, at.card) in table.players[at.seat].played


def fetch(game: Game, player: Player) -> None:
    """What was grafted to a Chairdog comes back, unless it has left play (QI16)."""
    own = Lab.of(player)
    for card in own.fetched:
        if card in player.played:
            moves.take_back_card(game, player, card)
    own.fetched = ()


@frozen
class PaidByIcons(Effect):
    """1 solari for each agent icon of the card grafted to this one, as one gain (I14.13, QI17)."""

    lacks = _ALONE

    def _icons(self, table: Table, at: Context) -> int:
        partner, turn = other_card(table, at.card), table.turn
        if partner == NO_CARD:
            return 0
        face = table.cards[partner]
        icons = face.icon_mask
        for printed in face.sending:
            effect = printed.effect
            item = Item(at.seat, partner, printed)
            if isinstance(effect, If) and isinstance(effect.then, AddIcons) and effect.condition.holds(table, item):
                icons |= mask(effect.then.icons)
        if turn.iconed == partner:
            icons |= turn.extra_icons
        return icons.bit_count()

    def do(self, game: Game, at: Context) -> None:
        moves.gain(game, game.players[at.seat], self._icons(game, at), 0, 0, at.address)

    def possible(self, table: Table, at: Context) -> bool:
        return self._icons(table, at) > 0


@frozen
class RecallSent(Effect):
    """The agent that was sent in this turn may come back to its leader; what it permits stays (QI19)."""

    lacks = Refusal("no_agent_on_board")

    def do(self, game: Game, at: Context) -> None:
        moves.recall_agent(game, game.players[at.seat], game.turn.space)

    def possible(self, table: Table, at: Context) -> bool:
        turn = table.turn
        return turn.seat == at.seat and turn.space != HOME and turn.space in table.players[at.seat].agents

    def optional(self, table: Table, at: Context) -> bool:
        return True


@frozen
class GraftToRow(Effect):
    """It may be grafted to a card of the Row instead, which is trashed when the turn ends (I14.9)."""

    when_sent = True


@frozen
class DeployGarrison(Deploy):
    """The same of a card that nobody plays for nothing (QI9)."""

    needs = Refusal("too_few_troops", (GARRISON, 1))

    def why_unplayable(self, table: Table, at: Context) -> list[Refusal]:
        return [] if self.possible(table, at) else [self.lack(table, at)]
