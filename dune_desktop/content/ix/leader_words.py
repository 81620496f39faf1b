"""Words of the leaders of Rise of Ix: Snoopers, and the card that Ilesa sets aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.content.ix.facts import Ixian
from dune_desktop.engine import events, moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Discard, Gain, Step
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.effects.influence import InfluenceAmong
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import NO_CARD

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table

#: What the first of Tessia's Snoopers brings.
_FIRST_OBSERVED = Discard() >> Gain(spice=1)
#: Ilesa's card comes back in this turn of the round.
_SECOND = 2


# ---------------------------------------------------------------- Tessia Vernius


@frozen
class PlaceSnoopers(Effect):
    """A Snooper on the second space of each influence track (X2.8)."""

    def do(self, game: Game, at: Context) -> None:
        Ixian.of(game.players[at.seat]).snoopers = game.edition.every_faction


@frozen
class Observe(Effect):
    """``it``, the track: its Snooper goes onto the leader, and the space there gives its reward (QX24)."""

    def do(self, game: Game, at: Context) -> None:
        (faction,) = at.it
        own = Ixian.of(game.players[at.seat])
        own.snoopers = tuple(other for other in own.snoopers if other != faction)
        own.observed += 1
        bonus, step = game.edition.factions[faction].bonus, Step(faction)
        reward = (_FIRST_OBSERVED, bonus, step, bonus & step)[own.observed - 1]
        game.tell(events.SnooperMoved, at.seat, faction, own.observed)
        game.stack.append(Run(at.seat, NO_CARD, f"{at.address}.{own.observed}", (reward,), 0))


@frozen
class InfluenceSnooped(InfluenceAmong):
    """With a faction on whose track an own Snooper lies."""

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        return Ixian.of(table.players[at.seat]).snoopers


# ---------------------------------------------------------------- Ilesa Ecaz


@frozen
class SetAhead(Asking):
    """A card of the hand is set aside, face down, until the second turn of the round (X7.5)."""

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        own = Ixian.of(player)
        own.turns, own.back = 0, NO_CARD
        faces = dict.fromkeys([game.cards[card].id for card in player.hand])
        picks = [Action.of("pick", face) for face in faces]
        ask(game, self, at.seat, "card", picks, at.address, secret=True, about=tuple(player.hand))

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        card = moves.one_of(game, player.hand, action.args[0])
        moves.mix(game, player, player.hand)
        player.hand.remove(card)
        Ixian.of(player).ahead = [card]
        game.tell(events.CardAhead, run.seat, (card,), 1, 1 << run.seat)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].hand)


@frozen
class TakeBack(Effect):
    """The card that was set aside comes back to hand, openly, in the second turn or in a Reveal turn (X7.5)."""

    #: At once, whatever turn it is.
    now: bool = False

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        own = Ixian.of(player)
        own.turns, own.back = own.turns + (not self.now), NO_CARD
        if not own.ahead or not (self.now or own.turns == _SECOND):
            return
        (card,), own.ahead = own.ahead, []
        own.back = NO_CARD if self.now else card
        moves.show(game, card)
        moves.to_hand(game, player, card, "ahead")
