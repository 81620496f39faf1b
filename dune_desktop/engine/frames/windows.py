"""Windows: named moments in which a seat may take up standing offers and play intrigue cards.

Those of the rules are named in ``decisions``. A product that has one more pushes a ``Window`` of its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import define

from dune_desktop.engine.abilities import COMBAT_CARDS
from dune_desktop.engine.actions import DONE
from dune_desktop.engine.decisions import COMBAT, POOL_KIND, REWARD, Decision
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Frame, Key
from dune_desktop.engine.frames.intrigue import play, playable, why_not_play
from dune_desktop.engine.frames.pool import Pool, pull, settle, why_not_do
from dune_desktop.engine.frames.run import resolve
from dune_desktop.engine.items import FOR_SEAT, Item
from dune_desktop.engine.refusals import NOT_NOW, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game, Player, Table


def standing(table: Table, seat: Seat, window: str) -> tuple[Item, ...]:
    """All that the seat may do in this window, while it is possible, because of what it owns."""
    return table.rules.offers[seat].get(window, ())


def chances(game: Game, player: Player, window: str) -> list[Action]:
    """Standing offers and intrigue cards that the seat can take up and play now, each face once."""
    options = offers(game, player, window) if window in game.rules.offers[player.seat] else []
    if window != COMBAT or COMBAT_CARDS not in game.rules.seats[player.seat].barred:  # S10.2
        options += plays(game, player, window)
    return options


def offers(game: Game, player: Player, window: str) -> list[Action]:
    """The standing offers that are possible now, in a window that has any."""
    options: list[Action] = []
    for item in game.rules.offers[player.seat][window]:
        printed = item.printed
        if printed.effect.possible(game, item) and printed.do not in options:
            options.append(printed.do)
    return options


def plays(game: Game, player: Player, window: str) -> list[Action]:
    """The intrigue cards that can be played now."""
    options: list[Action] = []
    at = FOR_SEAT[player.seat]
    for card in player.intrigue:
        face = game.intrigues[card]
        if window in face.windows and face.play not in options and playable(game, at, face, window):
            options.append(face.play)
    return options


def act(game: Game, player: Player, action: Action, window: str, items: list[Item]) -> None:
    """Do what was offered: of standing offers, cards, and the items that lie open there."""
    if action.verb == "play":
        play(game, player, action.args[0], window)
    else:
        offered = _offered(game, player, window, action) if window in game.rules.offers[player.seat] else None
        resolve(game, offered or pull(game, items, action), False)


def _offered(game: Game, player: Player, window: str, action: Action) -> Item | None:
    """The standing offer that the action names, if it names one: none has the address of an open item."""
    for item in game.rules.offers[player.seat][window]:
        if item.printed.do is action and item.possible(game):
            return item
    return None


def why_not(game: Game, player: Player, action: Action, window: str, items: list[Item]) -> list[Refusal]:
    """Reasons against doing or playing it there."""
    if action.verb == "do":
        return why_not_do(game, [*items, *standing(game, player.seat, window)], action)
    if window == COMBAT and COMBAT_CARDS in game.rules.seats[player.seat].barred:
        return [NOT_NOW]
    return why_not_play(game, player, action.args[0], window)


#: What is done in windows.
_VERBS = ("do", "play")


@define(eq=False)
class InOrder(Frame):
    """Seats are asked in a window one after another."""

    window: ClassVar[str]
    order: tuple[Seat, ...]
    at: int = 0

    def why_not(self, game: Game, action: Action) -> list[Refusal]:
        if action.verb in _VERBS:
            return why_not(game, game.players[self.order[self.at]], action, self.window, [])
        return Frame.why_not(self, game, action)


@cloned
@define(eq=False)
class Window(Pool):
    """A window of one seat, with what it has to resolve meanwhile."""

    window: str

    def step(self, game: Game) -> Decision | None:
        player = game.players[self.seat]
        # A seat with any intrigue card is asked: passing for it would tell that none of them fits.
        asked = bool(player.intrigue) and self.window in game.edition.windows
        if not asked and self.window not in game.rules.offers[self.seat]:
            return Pool.step(self, game)
        options, mandatory = settle(game, self.items)
        more = chances(game, player, self.window)
        if not asked and not (more and self._wanted(game, options)):
            return Pool.step(self, game)
        options += more
        if not mandatory:
            options.append(DONE)
        return Decision(self.seat, self.seat, POOL_KIND, options, self.window, self.source, (), self.window)

    def _wanted(self, game: Game, options: list[Action]) -> bool:
        """Is what stands open there a reason to ask who holds no card?"""
        if self.window not in game.rules.seats[self.seat].prompts:
            return self.is_served(game)
        return bool(options) or self.window != REWARD  # a reward is waited for, not followed

    def is_served(self, game: Game) -> bool:
        """Could a standing offer bring about more of what stands open there?"""
        offered = standing(game, self.seat, self.window)
        return any(offer.effect.serves(game, offer, self.items) for offer in offered)

    def take(self, game: Game, action: Action) -> None:
        if action is DONE:
            game.stack.pop()
        else:
            act(game, game.players[self.seat], action, self.window, self.items)

    def why_not(self, game: Game, action: Action) -> list[Refusal]:
        if action.verb in _VERBS:
            return why_not(game, game.players[self.seat], action, self.window, self.items)
        return Frame.why_not(self, game, action)

    def key(self) -> Key:
        return "Window", self.seat, self.window, tuple(item.key() for item in self.items)
