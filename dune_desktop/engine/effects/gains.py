"""Plain gains and payments, and what they are counted by."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events, moves, tracks
from dune_desktop.engine.effects.base import Cost, Effect
from dune_desktop.engine.frames.run import Run
from dune_desktop.engine.names import NO_CARD
from dune_desktop.engine.refusals import NO_OPPONENT, NOTHING_HAPPENS, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class Gain(Effect):
    """Resources from the bank."""

    solari: int = 0
    spice: int = 0
    water: int = 0
    constant = True

    def do(self, game: Game, at: Context) -> None:
        moves.gain(game, game.players[at.seat], self.solari, self.spice, self.water, at.address)


@frozen
class Pay(Cost):
    """Resources to the bank."""

    solari: int = 0
    spice: int = 0
    water: int = 0

    def payable(self, table: Table, at: Context) -> bool:
        player = table.players[at.seat]
        return player.solari >= self.solari and player.spice >= self.spice and player.water >= self.water

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("cannot_pay", (self.solari, self.spice, self.water))

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        moves.gain(game, game.players[at.seat], -self.solari, -self.spice, -self.water, at.address)
        return ()


@frozen
class LoseWater(Effect):
    """All water goes back to the bank."""

    constant = True

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        moves.gain(game, player, 0, 0, -player.water, at.address)


@frozen
class VP(Effect):
    """Victory points."""

    n: int
    constant = True

    def do(self, game: Game, at: Context) -> None:
        tracks.victory_points(game, game.players[at.seat], self.n, at.address)


@frozen
class Persuasion(Effect):
    """Persuasion for this Reveal turn."""

    n: int
    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.players[at.seat].persuasion += self.n
        if game.events is not None:
            game.tell(events.Gained, at.seat, "persuasion", self.n, at.address)


@frozen
class Swords(Effect):
    """Strength without troops; it counts while a troop is in the Conflict (R19.3)."""

    n: int
    constant = True

    def do(self, game: Game, at: Context) -> None:
        game.players[at.seat].swords += self.n
        if at.card != NO_CARD:
            game.turn.armed += (at.card,)
        if game.events is not None:
            game.tell(events.Gained, at.seat, "swords", self.n, at.address)


@frozen
class Per(Effect):
    """A gain as often as something counts at the moment that it is resolved."""

    count: Count
    effect: Effect

    def do(self, game: Game, at: Context) -> None:
        game.stack.append(Run(at.seat, at.card, at.address, (self.effect,) * self.count.of(game, at)))

    def possible(self, table: Table, at: Context) -> bool:
        return self.count.of(table, at) > 0 and self.effect.possible(table, at)

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.effect.lack(table, at) if self.count.of(table, at) else NOTHING_HAPPENS


@frozen
class DrawIntrigue(Effect):
    """Intrigue cards from the deck (R8.6)."""

    lacks = Refusal("no_intrigue_left")
    n: int = 1

    def do(self, game: Game, at: Context) -> None:
        moves.draw_intrigue(game, game.players[at.seat], self.n)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.intrigue_deck or table.intrigue_discard)


@frozen
class StealIntrigue(Effect):
    """One at random from each opponent with so many or more, clockwise (R8.7)."""

    lacks = NO_OPPONENT
    least: int = 4

    def do(self, game: Game, at: Context) -> None:
        for victim in game.opponents(at.seat):
            if len(victim.intrigue) >= self.least:
                moves.steal_intrigue(game, game.players[at.seat], victim)

    def possible(self, table: Table, at: Context) -> bool:
        return any(len(victim.intrigue) >= self.least for victim in table.opponents(at.seat))


@frozen
class Count:
    """Something that is counted."""

    def of(self, table: Table, at: Context) -> int:
        raise NotImplementedError


@frozen
class InPlay(Count):
    """Own cards of a faction in play, played and revealed ones alike."""

    faction: int

    def of(self, table: Table, at: Context) -> int:
        player = table.players[at.seat]
        return sum(self.faction in table.cards[card].factions for card in (*player.played, *player.revealed))


@frozen
class CompletedContracts(Count):
    """Own contracts that are done."""

    def of(self, table: Table, at: Context) -> int:
        return len(table.players[at.seat].completed)


@frozen
class UnitsInConflict(Count):
    """Own units of a kind in the Conflict."""

    unit: str

    def of(self, table: Table, at: Context) -> int:
        found: int = table.edition.unit_by_id[self.unit].conflict.of(table.players[at.seat])
        return found


@frozen
class RevealedOf(Count):
    """Own cards of a faction revealed in this turn."""

    faction: int

    def of(self, table: Table, at: Context) -> int:
        return sum(self.faction in table.cards[card].factions for card in table.players[at.seat].revealed)


@frozen
class FactionsAtMost(Count):
    """Factions where the seat has no more influence than this."""

    n: int

    def of(self, table: Table, at: Context) -> int:
        return sum(value <= self.n for value in table.players[at.seat].influence)


@frozen
class Armed(Count):
    """Own cards revealed in this turn that have given swords, but for the one that counts them."""

    def of(self, table: Table, at: Context) -> int:
        revealed = table.players[at.seat].revealed
        return len({card for card in table.turn.armed if card != at.card and card in revealed})


@frozen
class OtherArmed(Armed):
    """The same, counted by one of those cards."""
