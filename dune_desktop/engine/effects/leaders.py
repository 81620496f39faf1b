"""Effects of leaders: the signet ring, the Baron's tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events, moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.effects.influence import Advance, Step
from dune_desktop.engine.effects.meanings import Meaning
from dune_desktop.engine.facts import Where
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import FACTIONS, SUPPLY
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.triggers import heard_late

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table
    from dune_desktop.engine.tracks import Track

_MEMORIES = Where("memories")


@frozen
class Signet(Meaning):
    """The ring ability of the own leader, looked up when it is used."""

    def meant(self, table: Table, at: Context) -> Effect:
        return table.players[at.seat].leader.signet

    def do(self, game: Game, at: Context) -> None:
        signet = self.meant(game, at)
        ring = Run(at.seat, at.card, f"{game.players[at.seat].leader.id}.signet", (signet,))
        if signet.asks:
            game.stack.append(ring)
        else:
            signet.do(game, ring)

    def quiet(self, table: Table, at: Context) -> bool:
        return self.meant(table, at).constant


@frozen
class ChooseTokens(Asking):
    """Secretly choose so many different factions at the end of setup (R2.16)."""

    n: int = 2

    def do(self, game: Game, at: Context) -> None:
        options = [pick for f, pick in enumerate(game.edition.pick_faction) if f not in game.players[at.seat].tokens]
        chosen = len(game.players[at.seat].tokens)
        ask(game, self, at.seat, "faction", options, at.address, step=chosen + 1, steps=self.n)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        player.tokens = tuple(sorted((*player.tokens, FACTIONS.index(action.args[0]))))
        if len(player.tokens) < self.n:
            self.do(game, run)


@frozen
class RevealTokens(Effect):
    """Reveal the chosen tokens: one influence with each, once per game (R26.5)."""

    lacks = Refusal("needs_has_tokens")

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        tokens = player.tokens
        player.tokens = ()
        game.turn.rely_on_troops()
        game.barrier += 1
        game.tell(events.Tokens, at.seat, tokens)
        game.stack.append(Run(at.seat, at.card, at.address, tuple(Step(f) for f in tokens)))

    def possible(self, table: Table, at: Context) -> bool:
        return bool(table.players[at.seat].tokens)


@frozen
class Train(Advance):
    """One space on along the own leader's training track (U20.1)."""

    what = "training"
    track: str = ""

    def on(self, table: Table, at: Context) -> Track:
        track = table.players[at.seat].leader.training
        assert track is not None
        return track


@frozen
class Memory(Effect):
    """A troop from supply becomes a memory (U20.3, Q11)."""

    lacks = Refusal("too_few_troops", (SUPPLY, 1))

    def do(self, game: Game, at: Context) -> None:
        moves.set_aside(game, game.players[at.seat], 1, _MEMORIES)

    def possible(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].supply > 0


@frozen
class OtherMemories(Effect):
    """All memories back to supply, a card for each, and the leader's other side is up for good (U20.4, Q11)."""

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        n, other = player.memories, player.leader.other_side
        assert other is not None
        moves.set_aside(game, player, -n, _MEMORIES)
        player.leader, player.turned = other, True
        game.rules.refresh(game, at.seat)
        game.tell(events.LeaderTurned, at.seat, other.id)
        game.turn.items[:0] = heard_late(game, "agent_sent", at.seat)  # U20.5
        moves.draw(game, player, n)

    def possible(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].leader.other_side is not None
