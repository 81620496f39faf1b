"""Examines a position of a finished game: what each seat's chances were, and what the answer there cost."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from statistics import fmean
from typing import Final, Protocol

from attrs import evolve, field, frozen

from dune_desktop.bots import advice, worth
from dune_desktop.bots.advice import Advice, Rated
from dune_desktop.bots.bot import PLAYOUTS, Effort
from dune_desktop.bots.features import FEATURES
from dune_desktop.bots.master import worth_searching
from dune_desktop.bots.outcome import Upshot
from dune_desktop.bots.valuation import softmax, valuation_for
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.knowledge import redeal
from dune_desktop.engine.names import CardNumber, Seat
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.state import Game
from dune_desktop.records.playback import Replay
from dune_desktop.reviews.findings import CERTAIN, Chances, Finding, Verdict, mean, whole

#: Over so many ways that what nobody knew could have come, the average is taken.
_WAYS: Final = 48
#: Mixed into the seed of a game for these ways.
_OWN: Final = 0x2E71E3
#: No Intrigue card is worth less than so many usual ones, or more: when it can be played matters, too.
_WITHIN: Final = (0.4, 2.0)
_INTRIGUE: Final = FEATURES.index("intrigue")
#: So much of what better answers promise comes true. A Master in the place of one of four Skilled wins some 40 games
#: of a hundred more, while the answers that it finds better than theirs promise 80 to 100 together: what is lost with
#: one answer is often won back with the next, and ends of rounds are told apart more boldly than games end.
COMES_TRUE: Final = 0.5
#: A lesser difference is none: what is compared are estimates.
LEAST: Final = CERTAIN // 500


@lru_cache(8)
def _intrigue_worths(edition: Edition) -> dict[str, float]:
    """By its id, how many usual ones a card is worth: bots count them alone, but to draw a good one is luck."""
    most = {
        face.id: max(worth.points(worth.of_box(box)) for box in face.windows.values()) for face in edition.intrigues
    }
    usual = fmean(most[face.id] for face in edition.intrigues for _ in range(face.copies))
    least, best = _WITHIN
    return {card: min(best, max(least, points / usual)) for card, points in most.items()}


def _beyond_usual(game: Game, card: CardNumber) -> float:
    return _intrigue_worths(game.edition)[game.intrigues[card].id] - 1


class Adviser(Protocol):
    """Whose judgement a review is."""

    def chances(self, game: Game) -> Sequence[float]:
        """How likely each seat wins; ``game`` is not over."""
        ...

    def advise(self, world: Game, effort: Effort, judged: Action) -> Advice:
        """What the asked seat should answer, beside what it has; the world was dealt for it."""
        ...


class OfMaster:
    """The judgement of the strongest bot."""

    def chances(self, game: Game) -> Sequence[float]:
        """Each seat's own view of its chances, with the cards that it holds: what it draws is luck when it draws it."""
        valuation = valuation_for(game.edition)
        each = valuation.weights_at(game)[_INTRIGUE]
        own = []
        for player in game.players:
            scores = valuation.scores(game, player.seat)
            scores[player.seat] += each * sum(_beyond_usual(game, card) for card in player.intrigue)
            own.append(softmax(scores)[player.seat])
        return [share / sum(own) for share in own]

    def advise(self, world: Game, effort: Effort, judged: Action) -> Advice:
        return advice.advise(world, effort, judged)


@frozen
class Looker:
    """Examines the positions of one game, in any order: each says the same whenever it is looked at."""

    replay: Replay
    adviser: Adviser = field(factory=OfMaster)
    #: How many playouts the answer at the start of a turn is worth.
    playouts: int = PLAYOUTS

    def look(self, position: int) -> Finding:
        """Examine a position in which somebody is asked."""
        game, after = self.replay.game(position), self.replay.game(position + 1)
        decision, action = game.decision, self.replay.steps[position + 1].action
        assert decision is not None
        assert action is not None
        shown = after.barrier != game.barrier
        return Finding(
            position,
            decision.seat,
            whole(self._chances(game)),
            whole(self._expected(game, action, position) if shown else self._chances(after)),
            self._verdict(game, action, position) if len(decision.options) > 1 else None,
        )

    def chances(self, position: int) -> Chances:
        """How likely each seat wins at any position."""
        return whole(self._chances(self.replay.game(position)))

    def _chances(self, game: Game) -> Sequence[float]:
        if game.over:
            winner = final_order(game)[0]
            return [float(seat == winner) for seat in range(len(game.players))]
        return self.adviser.chances(game)

    # ------------------------------------------------------------ chance

    def _expected(self, game: Game, action: Action, position: int) -> list[float]:
        """The chances after this action, as they are on average when all comes anew that nobody knows yet."""
        lots = Chance((self.replay.record.setup.seed ^ _OWN) + position)
        return mean(self._chances(self._taken(game, action, lots)) for _ in range(_WAYS))

    def _taken(self, game: Game, action: Action, lots: Chance) -> Game:
        assert game.decision is not None
        new = game.clone()
        _come_anew(new, game.decision.seat, lots)
        new.apply(action)
        return new

    # ------------------------------------------------------------ skill

    def _verdict(self, game: Game, action: Action, position: int) -> Verdict | None:
        """Compare the answer with the best one, in a world as the asked seat could know it."""
        assert game.decision is not None
        seat = game.decision.seat
        searched, seed = worth_searching(game), self.replay.record.setup.seed
        effort = Effort(self.playouts if searched else 0)
        given = self.adviser.advise(deal(game, seat, seed, position), effort, action)
        taken = next((one for one in given.rated if one.action == action), None)
        if taken is None:
            return None
        cost = _cost(given, taken)
        if cost < LEAST:
            return Verdict(_bare(taken), None, 0, searched)
        return Verdict(taken, given.rated[0], cost, searched)


def _cost(given: Advice, taken: Rated) -> int:
    """By how much the best one is better, as far as that is no luck of the worlds in which it was tried."""
    if given.lead is not None and not given.lead.sure:
        return 0
    return round((given.rated[0].chance - taken.chance) * CERTAIN * COMES_TRUE)


def _bare(rated: Rated) -> Rated:
    """Without its reasons: nobody asks for them where nothing was better."""
    return evolve(rated, turn=(), parts=(), outcome=Upshot({}))


def _come_anew(game: Game, asked: Seat, lots: Chance) -> None:
    """Deal anew, in place, what no seat at all knows: who holds a card in hand keeps it."""
    for card, mask in enumerate(game.known):
        if mask:
            game.known[card] = mask | 1 << asked
    redeal(game, asked, lots)
    game.chance = Chance(lots.below(1 << 62))
