"""A Rival's Agent turn: Hagal cards are turned up until one sends an agent (S4.1-S4.11, B1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events, moves
from dune_desktop.engine.actions import TURN_UP, Action
from dune_desktop.engine.agents import in_the_way, sending
from dune_desktop.engine.decisions import RIVAL_KIND, Decision
from dune_desktop.engine.effects.sending import UNCHANGED
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.frames.pool import pull, settle
from dune_desktop.engine.frames.run import Queue, happen, resolve
from dune_desktop.engine.frames.send import move_agent
from dune_desktop.engine.frames.turn import deployable, finish
from dune_desktop.engine.items import FOR_SEAT, Item
from dune_desktop.engine.names import AGENT_STAGE, CONFLICT, GARRISON, HOME, NO_CARD, NOBODY, CardNumber, Seat
from dune_desktop.engine.rivals.buying import buy
from dune_desktop.engine.rivals.printed import SMART_POLITICS
from dune_desktop.engine.rivals.variants import stays, wasted
from dune_desktop.engine.state import Turn
from dune_desktop.engine.triggers import fire, gather
from dune_desktop.engine.units import TROOP, control_of, strength

if TYPE_CHECKING:
    from dune_desktop.engine.rivals.printed import Side
    from dune_desktop.engine.rivals.variants import Lead
    from dune_desktop.engine.state import Game, Player


def begin_rival_turn(game: Game, seat: Seat) -> None:
    """The turn passes to a Rival."""
    game.turn = Turn(seat)
    if game.events is not None:
        game.tell(events.TurnBegan, seat, game.round)
    game.stack.append(RivalTurn(seat))
    fire(game, "turn_began", seat)


def turn_up(game: Game, seat: Seat, combat: bool = False) -> CardNumber:
    """The next Hagal card that is no Reshuffle; the deck is made anew where it has to be (S4.1)."""
    while True:
        if not game.hagal_deck:
            _reshuffle(game, seat)
        card = game.hagal_deck.pop()
        game.hagal_discard.append(card)
        moves.show(game, card)
        if game.hagal[card].reshuffle:
            _reshuffle(game, seat)
            continue
        if game.events is not None:
            game.tell(events.HagalTurned, seat, card, combat)
        return card


def _reshuffle(game: Game, seat: Seat) -> None:
    game.hagal_deck += game.hagal_discard
    game.hagal_discard.clear()
    moves.shuffle(game, game.hagal_deck)
    game.tell(events.HagalShuffled, seat)


@cloned
@define(eq=False)
class RivalTurn(Frame):
    """Turns up cards until one can be used; then sends, resolves, deploys: the steps are the course's."""

    seat: Seat
    #: The last card that was turned up, and its side that sends the agent.
    card: CardNumber = NO_CARD
    side: int = -1
    stage: int = 0
    #: How many cards of this turn have sent no agent: it ends when the whole deck has come twice (S4.11).
    ignored: int = 0

    def step(self, game: Game) -> Decision | None:
        """The next step, once all that has come into the turn's pool is done."""
        items = game.turn.items
        options = settle(game, items)[0] if items else ()
        if options:
            resolve(game, pull(game, items, options[0]))
        elif self.stage == 0:
            return Decision(self.seat, self.seat, RIVAL_KIND, [TURN_UP])
        else:
            if self.stage > 1:  # else nothing has changed since its answer was asked for
                buy(game)
            step = game.rules.course.rival_turn[self.stage - 1]
            self.stage += 1
            step(self, game, game.players[self.seat])
        return None

    def take(self, game: Game, action: Action) -> None:
        self.stage = 1

    def turn(self, game: Game, player: Player) -> None:
        """The next card: an agent, something without one, or nothing."""
        if self.ignored > 2 * len(game.hagal):  # S4.11
            player.done = True
            finish(game, player)
            return
        self.card = turn_up(game, self.seat)
        box = game.hagal[self.card].box
        why, space = ("", HOME) if box else self._choose_side(game, player)
        if why and game.events is not None:
            game.tell(events.HagalIgnored, self.seat, self.card, why, space)
        if why or box:
            self.stage = 0
            self.ignored += 1
            happen(game, [Item(self.seat, NO_CARD, printed) for printed in box])

    def _choose_side(self, game: Game, player: Player) -> tuple[str, int]:
        """Only the side that fits now is looked at (S4.3); a reason and its space where it can't be used (S4.4)."""
        at = FOR_SEAT[self.seat]
        sides = game.hagal[self.card].sides
        self.side = next((n for n, one in enumerate(sides) if one.when is None or one.when.holds(game, at)), -1)
        if self.side < 0:
            return "condition", game.edition.space_index[sides[0].space] if sides else HOME
        space = game.edition.space_index[sides[self.side].space]
        if space in player.agents or self._is_blocked(game, player, space):
            return "occupied", space
        if any(space in other.voices for other in game.players if other is not player):
            return "voice", space
        if SMART_POLITICS in game.edition.variants and wasted(game, player, sides[self.side].space):
            return "smart_politics", space
        return "", space

    @staticmethod
    def _is_blocked(game: Game, player: Player, space: int) -> bool:
        """Foreign agents stand there, and nothing that it owns lifts that."""
        return bool(in_the_way(game, player, UNCHANGED, space)) and bool(
            in_the_way(game, player, sending(game, player, ()), space)
        )

    def send(self, game: Game, player: Player) -> None:
        """An agent goes there; who controls the space is paid (S4.5), and people hear of it (S11.1)."""
        space = game.edition.space_index[self._side(game).space]
        move_agent(game, player, HOME, space)
        turn = game.turn
        turn.stage, turn.fresh, turn.space = AGENT_STAGE, False, space
        if game.events is not None:
            game.tell(events.Sent, self.seat, self.card, space, HOME)
        owner = control_of(game, space)
        controls = game.edition.spaces[space].control if owner != NOBODY else ()
        happen(game, [Item(owner, NO_CARD, printed) for printed in controls] + gather(game, "agent_sent", self.seat))

    def effects(self, game: Game, player: Player) -> None:
        """What the card shows, left to right; nothing of the space counts (S4.6)."""
        game.stack.append(Queue(tuple(Item(self.seat, NO_CARD, printed) for printed in self._side(game).box)))

    def deploy(self, game: Game, player: Player, lead: Lead = (strength, 4)) -> None:
        """On a combat space all units recruited this turn, and two of the garrison; troops come last (S4.8, B1.4)."""
        for kind in (*game.edition.commanded, TROOP):
            n = deployable(game, kind.zones[GARRISON].of(player), kind)
            if n and not (kind is TROOP and stays(game, player, lead)):
                moves.move(game, player, n, GARRISON, CONFLICT, kind.id, True)

    def end(self, game: Game, player: Player) -> None:
        finish(game, player)

    def _side(self, game: Game) -> Side:
        return game.hagal[self.card].sides[self.side]


STEPS = (RivalTurn.turn, RivalTurn.send, RivalTurn.effects, RivalTurn.deploy, RivalTurn.end)
