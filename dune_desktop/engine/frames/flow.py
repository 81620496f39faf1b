"""The course of a game: end of setup, rounds with their five phases, endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events, moves
from dune_desktop.engine.abilities import SETUP
from dune_desktop.engine.actions import DONE, NO, YES, Action
from dune_desktop.engine.agents import agents_of
from dune_desktop.engine.decisions import ENDGAME, ENDGAME_KIND, Decision
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.frames.combat import Combat, fighters
from dune_desktop.engine.frames.run import Queue, ask, happen
from dune_desktop.engine.frames.turn import begin_turn
from dune_desktop.engine.frames.windows import InOrder, act, chances
from dune_desktop.engine.names import CONFLICT, HOME, NOBODY, SUPPLY, Seat
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.state import Turn
from dune_desktop.engine.triggers import gather
from dune_desktop.engine.units import control_of

if TYPE_CHECKING:
    from dune_desktop.engine.items import Item
    from dune_desktop.engine.state import Game, Player


def setup_of_leaders(game: Game) -> Queue:
    """What leaders do at the end of setup (R2.16); what is chosen comes last, wherever its leader sits (Q38)."""
    return Queue(tuple(_of_all(game, SETUP)))


def next_frame(game: Game) -> None:
    """Between rounds the stack is empty: the next round, or the endgame (R23.1)."""
    if game.round and is_last_round(game):
        game.tell(events.PhaseBegan, events.ENDGAME)
        game.stack.append(Endgame(tuple(player.seat for player in game.clockwise())))
        if game.rules.listened_to("endgame_began"):
            _all_hear(game, "endgame_began")
    else:
        game.round += 1
        game.stack.append(Round())


def _all_hear(game: Game, point: str) -> None:
    """What begins for all seats: nobody chooses before the own cards are drawn (X7.5)."""
    happen(game, _of_all(game, point))


def _of_all(game: Game, point: str) -> list[Item]:
    """What all seats listen for, in turn order; what asks comes last."""
    items = [item for player in game.clockwise() for item in gather(game, point, player.seat)]
    return sorted(items, key=lambda item: item.effect.asks)


def is_last_round(game: Game) -> bool:
    """Somebody has the points, or the Conflict deck is empty; looked at in phase 5 only (R3.3)."""
    goal = game.edition.goal_of(len(game.players))
    for player in game.players:
        if player.vp >= goal:
            return True
    return not game.conflict_deck


def defender(game: Game) -> Seat:
    """The seat in control of the location that this round's Conflict is about."""
    location = game.conflicts[game.conflict].controls
    return NOBODY if location is None else control_of(game, game.edition.space_index[location])


class DefenceQuestion:
    """Whether the defence bonus is taken."""

    @staticmethod
    def chosen(game: Game, frame: Round, action: Action) -> None:
        if action is YES:
            moves.move(game, game.players[defender(game)], 1, SUPPLY, CONFLICT)


@cloned
@define(eq=False)
class Round(Frame):
    """The five phases (R9.1)."""

    at: int = 0
    #: Whose turn was last.
    last: Seat = NOBODY

    def step(self, game: Game) -> Decision | None:
        phases, stack = game.rules.course.phases, game.stack
        while self.at < len(phases):
            if not phases[self.at](self, game):
                self.at += 1
            if stack[-1] is not self:
                return None
        stack.pop()
        return None

    # A phase pushes one frame at most; it returns True to be called again when that is gone.

    def conflict(self, game: Game) -> None:
        """R10.1: the next Conflict card."""
        game.conflict = game.conflict_deck.pop()
        game.conflict_pile.append(game.conflict)
        moves.show(game, game.conflict)
        if game.events is not None:
            game.tell(events.RoundBegan, game.round, game.conflict)

    def defence(self, game: Game) -> None:
        """R10.2: who controls the location may deploy a troop from supply."""
        owner = defender(game)
        if owner != NOBODY and game.players[owner].supply:
            ask(game, DefenceQuestion, owner, "yes", [YES, NO], game.conflicts[game.conflict].id)

    def draw(self, game: Game) -> None:
        """R10.3: five cards, also to a hand that kept some."""
        for player in game.clockwise():
            moves.draw(game, player, game.edition.hand_size)
        if game.rules.listened_to("round_began"):
            _all_hear(game, "round_began")

    def turns(self, game: Game) -> bool:
        """R11: from the First Player clockwise until all have revealed."""
        players = game.players
        seats = len(players)
        seat = game.first if self.last == NOBODY else (self.last + 1) % seats
        for _ in players:
            if not players[seat].done:
                self.last = seat
                begin_turn(game, seat)
                return True
            seat = (seat + 1) % seats
        return False

    def combat(self, game: Game) -> None:
        game.turn = Turn()
        order = fighters(game)
        if game.events is not None:
            game.tell(events.CombatBegan, order)
        game.stack.append(Combat(order))

    def makers(self, game: Game) -> None:
        """R22: bonus spice where no agent stands."""
        if game.events is not None:
            game.tell(events.PhaseBegan, events.MAKERS)
        visited = [space for player in game.players for space in player.agents]
        for index in game.edition.makers:
            if index not in visited:
                game.bonus[index] += 1
                if game.events is not None:
                    game.tell(events.BonusSpice, index, game.bonus[index])

    def recall(self, game: Game) -> None:
        """R23.2, unless the game ends."""
        if is_last_round(game):
            return
        for player in game.players:
            player.agents = ()
            player.home = agents_of(game, player)
            player.done = False
        game.first = (game.first + 1) % len(game.players)


PHASES = (Round.conflict, Round.defence, Round.draw, Round.turns, Round.combat, Round.makers, Round.recall)


def draw_first(game: Game) -> None:
    """R2.15: the First Player by lot."""
    game.first = game.chance.below(len(game.players))


@cloned
@define(eq=False)
class Endgame(InOrder):
    """One window for each seat, clockwise from the First Player (R24.1)."""

    window = ENDGAME

    def step(self, game: Game) -> Decision | None:
        while self.at < len(self.order):
            player = game.players[self.order[self.at]]
            options = chances(game, player, ENDGAME)
            if player.intrigue or options:
                return Decision(player.seat, player.seat, ENDGAME_KIND, [*options, DONE], "", "", (), ENDGAME)
            self.at += 1
        game.over = True
        game.stack.pop()
        if game.events is not None:
            game.tell(events.GameOver, tuple(final_order(game)))
        return None

    def take(self, game: Game, action: Action) -> None:
        if action is DONE:
            self.at += 1
        else:
            act(game, game.players[self.order[self.at]], action, ENDGAME, [])


# ---------------------------------------------------------------- the Mentat, one more agent for whoever has it (R6)


def mentat_goes_last(game: Game, player: Player, origin: int, space: int) -> None:
    """Own agents leave the leader, or a space, before the Mentat does."""
    if game.mentat == player.seat and game.mentat_space == origin:
        there = player.home if origin == HOME else player.agents.count(origin)
        if there == 1:
            game.mentat_space = space


def mentat_comes_back(game: Game, seat: Seat, it: tuple[int, ...]) -> list[Item]:
    """An agent came back from this space: the Mentat did if no other of the seat stands there."""
    if game.mentat == seat and game.mentat_space in it and game.mentat_space not in game.players[seat].agents:
        game.mentat_space = HOME
    return []


def mentat_passes_on(_round: Round, game: Game) -> None:
    """R6.5: who has won the Mentat takes it before all agents come back, from wherever it is."""
    if is_last_round(game):
        return
    if (game.mentat != NOBODY or game.mentat_won != NOBODY) and game.events is not None:
        game.tell(events.MentatMoved, game.mentat_won)
    game.mentat, game.mentat_won, game.mentat_space = game.mentat_won, NOBODY, HOME
