"""A challenge in the making: the moment of a game, who is to solve it, and what can be wanted of them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from attrs import field, frozen

from dune_desktop.challenges.challenge import Challenge, Goal, Made
from dune_desktop.challenges.challenge_text import topic_of
from dune_desktop.challenges.posing import moment_at, posed, posers, seated
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import COMBAT_KIND
from dune_desktop.engine.frames.flow import is_last_round
from dune_desktop.engine.names import Seat
from dune_desktop.engine.state import Game
from dune_desktop.records.playback import Replay

#: The kinds of goals that a person can set; the first two need more to be said.
POINTS, CARD, VICTORY, SWORDMASTER, COUNCIL, WIN = "points", "card", "victory", "swordmaster", "council", "win"
#: So many more points at the most.
MOST_POINTS = 6


@frozen
class Occasion:
    """Where a turn or Combat begins in a game, as those see it who may make a challenge of it."""

    replay: Replay
    game: Game
    #: Who can be the solver.
    seats: tuple[Seat, ...]
    #: All that is dealt anew follows from it.
    lots: int = field(factory=lambda: secrets.randbits(62), repr=False)

    def goals(self, seat: Seat) -> dict[str, tuple[object, ...]]:
        """By kind, what has to be said besides: how many points, which card; nothing where that is all."""
        player, table = self.game.players[seat], self.game
        found: dict[str, tuple[object, ...]] = {POINTS: tuple(range(1, MOST_POINTS + 1)), VICTORY: ()}
        if table.decision is None or table.decision.kind != COMBAT_KIND:
            if not player.swordmaster:
                found[SWORDMASTER] = ()
            if not player.council:
                found[COUNCIL] = ()
            if cards := self._cards(seat):
                found[CARD] = cards
        if is_last_round(table):
            found[WIN] = ()
        return found

    def _cards(self, seat: Seat) -> tuple[str, ...]:
        """What lies to be bought, of which the seat has no copy yet."""
        table, player = self.game, self.game.players[seat]
        own = {table.cards[card].id for card in (*player.hand, *player.deck, *player.discard, *player.played)}
        reserve = (stack[-1] for stack in table.reserve if stack)
        to_buy = dict.fromkeys(table.cards[card].id for card in (*table.row, *reserve))
        return tuple(card for card in to_buy if card not in own)

    def challenge(self, seat: Seat, kind: str, more: object, title: str, hint: str) -> Challenge:
        """The challenge of this goal, for which no solution is known yet. Raises Unwritable."""
        goal = self._goal(seat, kind, more)
        setup = seated(self.replay.record.setup, self.game)
        position = posed(self.game, setup, seat, Chance(self.lots + seat))
        made = Made(title=title, hint=hint)
        return Challenge("", self.replay.record.edition, 1, goal, position, (), topic_of(goal), seat, made)

    def _goal(self, seat: Seat, kind: str, more: object) -> Goal:
        if kind == POINTS:
            assert isinstance(more, int)
            return Goal(points=self.game.players[seat].vp + more)
        if kind == CARD:
            return Goal(card=str(more))
        return Goal(victory=kind == VICTORY, swordmaster=kind == SWORDMASTER, council=kind == COUNCIL, win=kind == WIN)


def moment_of(replay: Replay, position: int, among: Sequence[Seat]) -> Occasion | None:
    """The moment in which this position lies. None: nobody among these has anything to do there."""
    number = moment_at(replay, position)
    if number is None:
        return None
    game = replay.game(number)
    seats = tuple(seat for seat in posers(game) if seat in among)
    return Occasion(replay, game, seats) if seats else None
