"""Sending an agent: fixed steps, with no plot in between (R12)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events, moves
from dune_desktop.engine.abilities import RING_PLAYED
from dune_desktop.engine.actions import NO, PICK_AMOUNT, Action
from dune_desktop.engine.agents import in_the_way, payable, prices
from dune_desktop.engine.effects.leaders import Signet
from dune_desktop.engine.effects.sending import SameBox
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Frame, Key
from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.frames.run import ask, happen
from dune_desktop.engine.items import COPIED, Item, Printed
from dune_desktop.engine.joining import other_card
from dune_desktop.engine.names import AGENT_STAGE, HAND, HOME, NO_CARD, NOBODY, PLAYED, CardNumber, Seat
from dune_desktop.engine.triggers import fire, gather
from dune_desktop.engine.units import control_of

if TYPE_CHECKING:
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.effects.sending import Sending
    from dune_desktop.engine.printed import Card
    from dune_desktop.engine.state import Game, Player

#: Not chosen yet.
_OPEN = -2


class AgentQuestion:
    """Which agent goes: the answer is "leader" or the space that it leaves."""

    @staticmethod
    def chosen(game: Game, frame: Send, action: Action) -> None:
        word = action.args[0]
        frame.origin = HOME if word == "leader" else game.edition.space_index[word]


class AmountQuestion:
    """How much is paid, where that is a choice."""

    @staticmethod
    def chosen(game: Game, frame: Send, action: Action) -> None:
        offers = prices(game, game.players[frame.seat], frame.sent, frame.space)
        frame.offer = next(n for n, price in enumerate(offers) if sum(price) == int(action.args[0]))


@cloned
@define(eq=False)
class Send(Frame):
    """One agent on its way: play the card, choose the agent and the cost, pay, place, then the effects."""

    seat: Seat
    #: One, or two that are played together; the first names the turn.
    cards: tuple[CardNumber, ...]
    space: int
    #: What they send it with, while they are still in hand.
    sent: Sending
    at: int = 0
    origin: int = _OPEN
    offer: int = _OPEN

    def step(self, game: Game) -> Decision | None:
        player = game.players[self.seat]
        stack = game.stack
        for step in game.rules.course.sending[self.at :]:
            self.at += 1
            step(self, game, player)
            if stack[-1] is not self:
                return None
        stack.pop()
        return None

    def play(self, game: Game, player: Player) -> None:
        turn = game.turn
        turn.stage, turn.fresh, turn.card = AGENT_STAGE, False, self.cards[0]
        if len(self.cards) > 1:
            turn.partner = self.cards[1]
        for card in self.cards:
            if card not in player.hand:
                turn.usurped = card  # it stays in the Row, and is not in play (I14.9)
                continue
            player.hand.remove(card)
            player.played.append(card)
            moves.show(game, card)
            if game.events is not None:
                game.tell(events.CardMoved, self.seat, card, HAND, PLAYED)
            if game.cards[card].ability:
                game.rules.refresh(game, self.seat)
        if RING_PLAYED in game.rules.listeners[self.seat] and self._rings(game):
            fire(game, RING_PLAYED, self.seat)

    def _rings(self, game: Game) -> bool:
        return any(Signet in game.cards[card].words for card in self.cards)

    def choose_agent(self, game: Game, player: Player) -> None:
        """Kwisatz Haderach may take an agent from a space, all others come from the leader."""
        if not self.sent.anywhere or not player.agents:
            self.origin = HOME
            return
        options = [game.edition.pick_space[space] for space in dict.fromkeys(player.agents)]
        if player.home:
            options.insert(0, Action.of("pick", "leader"))
        ask(game, AgentQuestion, self.seat, "agent", options, self._source(game))

    def choose_offer(self, game: Game, player: Player) -> None:
        """The amount of a cost that is a choice is fixed now (R13.12)."""
        offers = prices(game, player, self.sent, self.space)
        if len(offers) > 1:
            amounts = [PICK_AMOUNT[sum(price)] for price in offers if payable(player, price)]
            ask(game, AmountQuestion, self.seat, "amount", amounts, self._source(game))
        else:
            self.offer = 0

    def place(self, game: Game, player: Player) -> None:
        """Pay, move the agent, and let triggers of the arrival happen at once (R12.5-R12.7, Q20)."""
        solari, spice, water = prices(game, player, self.sent, self.space)[self.offer]
        space = game.edition.spaces[self.space]
        if solari or spice or water:
            moves.gain(game, player, -solari, -spice, -water, space.id)
        move_agent(game, player, self.origin, self.space)
        game.turn.space, game.turn.offer = self.space, self.offer
        if game.events is not None:
            game.tell(events.Sent, self.seat, self.cards[0], self.space, self.origin, game.turn.partner)
        listeners = game.rules.listeners[self.seat]
        now = gather(game, "solari_paid", self.seat) if solari and "solari_paid" in listeners else []
        if space.control:
            owner = control_of(game, self.space)
            if owner != NOBODY:
                now += [Item(owner, NO_CARD, printed) for printed in space.control]
        if "agent_sent" in listeners:
            now += gather(game, "agent_sent", self.seat)
        if now:
            happen(game, now)

    def fill(self, game: Game, player: Player) -> None:
        """Everything else is free in order (R12.8)."""
        space = game.edition.spaces[self.space]
        items = game.turn.items
        for item in space.items[self.offer][self.seat]:
            add(game, items, item)
        for card in self.cards:
            face = game.cards[card]
            box = copied(face, game.cards[other_card(game, card)]) if SameBox in face.words else face.agent
            for printed in box:
                if not printed.effect.when_sent:
                    add(game, items, Item(self.seat, card, printed))

    def _source(self, game: Game) -> str:
        return game.edition.spaces[self.space].id

    def key(self) -> Key:
        return "Send", self.seat, self.cards, self.space, self.at, self.origin, self.offer


@lru_cache(1024)
def copied(face: Card, partner: Card) -> tuple[Printed, ...]:
    """The Agent box of the partner, as that of this card: a ring is in both."""
    return tuple(Printed(f"{face.id}{COPIED}{printed.address}", printed.effect) for printed in partner.agent)


def move_agent(game: Game, player: Player, origin: int, space: int) -> None:
    """From the leader, or from a space."""
    for depart in game.rules.course.departing:
        depart(game, player, origin, space)
    if origin == HOME:
        player.home -= 1
    else:
        agents = list(player.agents)
        agents.remove(origin)
        player.agents = tuple(agents)
    player.agents += (space,)


# ---------------------------------------------------------------- two cards for one agent (I7)


class IconsQuestion:
    """Which of two cards has the icons that were added in this turn."""

    @staticmethod
    def chosen(game: Game, frame: Send, action: Action) -> None:
        faces = [game.cards[card].id for card in frame.cards]
        game.turn.iconed = frame.cards[faces.index(action.args[0])]


def choose_iconed(send: Send, game: Game, player: Player) -> None:
    """Icons that were added for this turn are those of one of the two cards (I7.10, QI13)."""
    if game.turn.extra_icons and len(send.cards) > 1:
        faces = dict.fromkeys(game.cards[card].id for card in send.cards)
        picks = [Action.of("pick", face) for face in faces]
        ask(game, IconsQuestion, send.seat, "card", picks, _source(game, send, "icons"))


# ---------------------------------------------------------------- steps that spies make possible (U11)


class InfiltrateQuestion:
    """Which spy is recalled to enter an occupied space."""

    @staticmethod
    def chosen(game: Game, frame: Send, action: Action) -> None:
        _tell(game, frame, "infiltrate")
        moves.recall_spy(game, game.players[frame.seat], game.edition.post_index[action.args[0]])


class GatherQuestion:
    """Which spy is recalled for a card, or none."""

    @staticmethod
    def chosen(game: Game, frame: Send, action: Action) -> None:
        if action is not NO:
            player = game.players[frame.seat]
            _tell(game, frame, "gather")
            moves.recall_spy(game, player, game.edition.post_index[action.args[0]])
            moves.draw(game, player, 1)


def infiltrate(send: Send, game: Game, player: Player) -> None:
    """Where foreign agents stand and nothing else lifts that, a spy is recalled; one is enough (U11.6, Q13)."""
    if in_the_way(game, player, send.sent, send.space):
        spies = _spies_at(game, player, send.space)
        ask(game, InfiltrateQuestion, send.seat, "spy", spies, _source(game, send, "infiltrate"))


def gather_intelligence(send: Send, game: Game, player: Player) -> None:
    """Before any effect one may recall one spy that watches the space to draw a card (U11.7)."""
    spies = _spies_at(game, player, send.space)
    if spies and (player.deck or player.discard):  # Q36: not for nothing
        ask(game, GatherQuestion, send.seat, "spy", [*spies, NO], _source(game, send, "gather"))


def _spies_at(game: Game, player: Player, space: int) -> list[Action]:
    posts = game.edition.posts_at[space]
    return [game.edition.posts[post].pick for post in player.spies if post in posts]


def _tell(game: Game, send: Send, what: str) -> None:
    if game.events is not None:
        game.tell(events.Resolved, send.seat, _source(game, send, what))


def _source(game: Game, send: Send, what: str) -> str:
    return f"{game.edition.spaces[send.space].id}.{what}"
