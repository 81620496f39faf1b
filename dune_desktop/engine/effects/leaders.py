"""Effects of leaders: the signet ring, the Baron's tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import events
from dune_desktop.engine.actions import PICK_FACTION
from dune_desktop.engine.effects.base import Asking, Effect
from dune_desktop.engine.effects.influence import Step
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import FACTIONS

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game


@frozen
class Signet(Effect):
    """The ring ability of the own leader, looked up when it is used."""

    def _effect(self, game: Game, at: Context) -> Effect:
        return game.players[at.seat].leader.signet

    def do(self, game: Game, at: Context) -> None:
        signet = self._effect(game, at)
        ring = Run(at.seat, at.card, f"{game.players[at.seat].leader.id}.signet", (signet,))
        if signet.asks:
            game.stack.append(ring)
        else:
            signet.do(game, ring)

    def possible(self, game: Game, at: Context) -> bool:
        return self._effect(game, at).possible(game, at)

    def optional(self, game: Game, at: Context) -> bool:
        return self._effect(game, at).optional(game, at)

    def quiet(self, game: Game, at: Context) -> bool:
        return self._effect(game, at).constant

    def reveals(self, game: Game, at: Context) -> bool:
        return self._effect(game, at).reveals(game, at)


@frozen
class ChooseTokens(Asking):
    """Secretly choose so many different factions at the end of setup (R2.16)."""

    n: int = 2

    def do(self, game: Game, at: Context) -> None:
        options = [pick for f, pick in enumerate(PICK_FACTION) if f not in game.players[at.seat].tokens]
        ask(game, self, at.seat, "faction", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        player = game.players[run.seat]
        player.tokens = tuple(sorted((*player.tokens, FACTIONS.index(action.args[0]))))
        if len(player.tokens) < self.n:
            self.do(game, run)


@frozen
class RevealTokens(Effect):
    """Reveal the chosen tokens: one influence with each, once per game (R26.5)."""

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        tokens = player.tokens
        player.tokens = ()
        game.turn.floor = max(game.turn.floor, game.turn.units)
        game.barrier += 1
        if game.events is not None:
            game.tell(events.Tokens(at.seat, tokens))
        game.stack.append(Run(at.seat, at.card, at.address, tuple(Step(f) for f in tokens)))

    def possible(self, game: Game, at: Context) -> bool:
        return bool(game.players[at.seat].tokens)

    def reveals(self, game: Game, at: Context) -> bool:
        return True
