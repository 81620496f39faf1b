"""Playing an intrigue card, whatever the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events, moves
from dune_desktop.engine.decisions import PLOT
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Frame, Key
from dune_desktop.engine.frames.pool import Pool, add
from dune_desktop.engine.frames.run import resolve
from dune_desktop.engine.items import FOR_SEAT, ForSeat, Item
from dune_desktop.engine.names import NO_CARD, REVEAL_STAGE, CardNumber, Seat
from dune_desktop.engine.refusals import NOTHING_HAPPENS, Refusal
from dune_desktop.engine.triggers import fire

if TYPE_CHECKING:
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.printed import Intrigue
    from dune_desktop.engine.state import Game, Player


@define(eq=False)
class Spend(Frame):
    """The card is discarded when what lies above this frame is done (R8.1)."""

    seat: Seat
    card: CardNumber

    def step(self, game: Game) -> Decision | None:
        game.stack.pop()
        moves.spend_intrigue(game, game.players[self.seat], self.card)
        if "intrigue_played" in game.rules.listeners[self.seat]:
            fire(game, "intrigue_played", self.seat, it=(self.card,))
        return None


def playable(game: Game, at: ForSeat, face: Intrigue, window: str) -> bool:
    """Conditions are met and costs can be paid (R8.3)."""
    if face.when is not None and not face.when.holds(game, at):
        return False
    if window == PLOT and face.reveal:
        return True
    box = face.windows[window]
    idle = game.edition.idle_plays
    for printed in box:  # noqa: SIM110 (as of arrows)
        if printed.effect.playable(game, at) and (idle or not printed.effect.idle(game, at)):
            return True
    return False


def why_not_play(game: Game, player: Player, card_id: str, window: str) -> list[Refusal]:
    """Every reason against playing this card in this window."""
    face = game.edition.intrigue_by_id.get(card_id)
    if face is None:
        return [Refusal("unknown_card", (card_id,))]
    if all(game.intrigues[card] is not face for card in player.intrigue):
        return [Refusal("not_in_hand", (card_id,))]
    if window not in face.windows:
        return [Refusal("wrong_window", (card_id, window))]
    at = FOR_SEAT[player.seat]
    if playable(game, at, face, window):
        return []
    if face.when is not None and not face.when.holds(game, at):
        return [face.when.lacking(game, at)]
    why = [one for printed in face.windows[window] for one in printed.effect.why_unplayable(game, at)]
    return list(dict.fromkeys(why)) or [NOTHING_HAPPENS]


def play(game: Game, player: Player, card_id: str, window: str) -> None:
    """Lay the card open, resolve what it does now, then discard it, unless it waits for the Reveal turn (R8.5)."""
    card = moves.held_intrigue(game, player, card_id)
    face = game.intrigues[card]
    player.intrigue.remove(card)
    player.waiting += (card,)
    moves.show(game, card)
    if game.events is not None:
        game.tell(events.PlayedIntrigue, player.seat, card)
    if window == PLOT and face.reveal:
        if game.turn.stage == REVEAL_STAGE:
            reveal_waiting(game, player, card)
        if "intrigue_played" in game.rules.listeners[player.seat]:
            fire(game, "intrigue_played", player.seat, it=(card,))
        return
    game.stack.append(Spend(player.seat, card))
    printed = face.windows[window]
    items = [Item(player.seat, NO_CARD, one) for one in printed]
    if len(items) == 1:
        if items[0].possible(game):
            resolve(game, items[0], alone=False)
    else:
        pool: list[Item] = []
        for item in items:
            add(game, pool, item)
        game.stack.append(Lines(player.seat, pool, face.id, len(items)))


@cloned
@define(eq=False)
class Lines(Pool):
    """The separate lines of a card: any of them, but one at least (Q6)."""

    printed: int

    def may_leave(self, game: Game, mandatory: bool) -> bool:
        return not mandatory and len(self.items) < self.printed

    def key(self) -> Key:
        return "Lines", self.seat, self.printed, tuple(item.key() for item in self.items)


def reveal_waiting(game: Game, player: Player, card: CardNumber) -> None:
    """What a waiting plot gives in the Reveal turn."""
    for printed in game.intrigues[card].reveal:
        add(game, game.turn.items, Item(player.seat, NO_CARD, printed))
