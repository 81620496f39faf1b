"""The Master's search: what comes of an answer, in many dealt worlds.

Where most is decided, answers are played out to the end of the round; elsewhere they are followed to that of the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import define, evolve

from dune_desktop.bots import turns
from dune_desktop.engine.actions import END
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.knowledge import determinize
from dune_desktop.engine.names import START_STAGE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from dune_desktop.bots.bot import Effort
    from dune_desktop.bots.policy import Policy
    from dune_desktop.bots.turns import Way
    from dune_desktop.bots.valuation import Valuation
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.state import Game

#: Answers that look so much worse than the best one are not searched.
WORST = 0.6
#: What looking to the end of the own turn says counts as so many playouts.
PRIOR = 2
#: As few are left when the worse half has been given up, and again.
_FEWEST = 3
#: No round has so many decisions left.
_LIMIT = 600


@define(eq=False)
class Candidate:
    """An answer, and what has come of it so far: of so many tries all chances together."""

    ahead: Way
    total: float
    count: int
    #: Of those that were played out, the points at the end of the round: the own ones, and those of all others.
    points: tuple[int, int] = (0, 0)
    played: int = 0

    @property
    def chance(self) -> float:
        """How likely the seat wins after it."""
        return self.total / self.count

    @property
    def round_points(self) -> tuple[float, float] | None:
        """The own points at the end of the round, and those of all others, on average."""
        own, others = self.points
        return (own / self.played, others / self.played) if self.played else None

    def add(self, end: Game, seat: Seat, leaf: Valuation) -> None:
        """It was played out to here."""
        own, others = self.points
        mine, all_ = end.players[seat].vp, sum(player.vp for player in end.players)
        self.points = own + mine, others + all_ - mine
        self.total += leaf.chances(end, seat)[seat]
        self.count += 1
        self.played += 1


def search(
    world: Game,
    seat: Seat,
    valuation: Valuation,
    leaf: Valuation,
    policy: Policy,
    effort: Effort,
    judged: Action | None = None,
) -> list[Candidate]:
    """The answers, best first: those that look good are played out in the same worlds, the worse half ever less.

    ``judged``: an answer that is played out as often as the best one, however bad it looks.
    """
    ways = turns.ahead(world, seat, valuation, turns.worth_trying(world, judged))
    tried = (one for way in ways for one in (way, *_other_ways(world, way, ways, seat, valuation, judged)))
    found = [Candidate(one, PRIOR * one.chance, PRIOR) for one in tried]
    alive = [one for one in found if _wanted(one, judged) or one.ahead.chance >= WORST * ways[0].chance]
    if len(alive) > 1:

        def playout(dealt: Game, one: Candidate) -> None:
            one.add(played_out(dealt, one.ahead, seat, policy), seat, leaf)

        alive = _narrowed(alive, world, effort, playout, judged)
    ranked = sorted(found, key=lambda one: (one not in alive, -one.chance))
    best: dict[Action, Candidate] = {}
    for one in ranked:
        best.setdefault(one.ahead.action, one)
    return list(best.values())


def _other_ways(
    world: Game, way: Way, ways: Sequence[Way], seat: Seat, valuation: Valuation, judged: Action | None
) -> Iterator[Way]:
    """An answer that is judged is as good as the best way to go on: what else is left out costs later, not twice.

    Whoever plays does without: what is not tried often is not known well, and it can still do the rest.
    """
    if way.action != judged:
        return
    if world.turn.stage != START_STAGE:
        yield from turns.deploying(world, way, seat, valuation)
    yield from _joined(world, way, ways, seat, valuation)


def _joined(world: Game, way: Way, ways: Sequence[Way], seat: Seat, valuation: Valuation) -> Iterator[Way]:
    for other in ways[:_BESIDE]:
        if other.action not in (way.action, END):
            joined = turns.first_of(world, way.action, other, seat, valuation)
            if joined is not None:
                yield joined


#: So many of the answers that look best may join one that is judged.
_BESIDE: Final = 6

#: In so many worlds an answer is followed to the end of the turn, where that may show something.
WORLDS = 8


def weighed(
    world: Game, seat: Seat, valuation: Valuation, policy: Policy, effort: Effort, judged: Action | None = None
) -> list[Candidate]:
    """The answers, best first, by the ends of the own turn that they lead to; ``judged`` is one of them.

    What is drawn on the way in one world is luck: there several decide, as many as there is time for, and an answer
    tells of its usual end.
    """
    options = turns.worth_trying(world, judged)
    ways = {one.action: [one] for one in to_one_moment(world, seat, valuation, policy, options, judged)}
    if any(one.end.barrier != world.barrier for (one,) in ways.values()):
        chance = Chance(world.chance.state)
        for _ in range(1, WORLDS):
            if effort.cut():
                break
            for one in to_one_moment(determinize(world, seat, chance), seat, valuation, policy, options, judged):
                ways[one.action].append(one)
    found = [_usual(several) for several in ways.values()]
    return sorted(found, key=lambda one: -one.chance)


def to_one_moment(
    world: Game,
    seat: Seat,
    valuation: Valuation,
    policy: Policy,
    options: Sequence[Action] = (),
    judged: Action | None = None,
) -> list[Way]:
    """Follow all answers, or these, to the end of the turn; where one ends the round, all to the end of that.

    Before and after it, chances do not compare: who passes last in a Combat has its reward at once, who plays a
    card instead gets it a pass later. ``judged``: an answer that may be followed by what else looks good, too.
    """
    ways = turns.ahead(world, seat, valuation, options)
    for number, way in enumerate(ways):
        if way.action == judged:
            joined = _joined(world, way, ways, seat, valuation)
            ways[number] = max((way, *joined), key=lambda one: one.chance)
    going_on = [one for one in ways if one.end.decision is not None and one.end.round == world.round]
    if len(going_on) < len(ways):
        for one in going_on:
            end = one.end.clone()
            play_out(end, policy)
            ways[ways.index(one)] = evolve(one, end=end, chance=valuation.chances(end, seat)[seat])
    return ways


def _usual(several: list[Way]) -> Candidate:
    total = sum(one.chance for one in several)
    middle = total / len(several)
    return Candidate(min(several, key=lambda one: abs(one.chance - middle)), total, len(several))


def _wanted(one: Candidate, judged: Action | None) -> bool:
    return judged is not None and one.ahead.action == judged


def _narrowed(
    alive: list[Candidate],
    world: Game,
    effort: Effort,
    playout: Callable[[Game, Candidate], None],
    judged: Action | None,
) -> list[Candidate]:
    """Those that were played out to the end of the effort."""
    assert world.decision is not None
    chance = Chance(world.chance.state)
    halvings = [effort.playouts // 3, 2 * effort.playouts // 3]
    done = 0
    while done < effort.playouts:
        dealt = determinize(world, world.decision.seat, chance)
        for one in alive:
            if effort.cut():
                return alive
            playout(dealt, one)
            done += 1
        if halvings and done >= halvings[0]:
            halvings.pop(0)
            ranked, left = sorted(alive, key=lambda one: -one.chance), max(_FEWEST, (len(alive) + 1) // 2)
            alive = ranked[:left]
            if not any(_wanted(one, judged) for one in alive):
                alive += [one for one in ranked[left:] if _wanted(one, judged)][:1]
    return alive


def played_out(dealt: Game, way: Way, seat: Seat, policy: Policy) -> Game:
    """The own turn as it was foreseen, as far as that is possible in this world; then everybody by quick answers."""
    game = turns.after(dealt, way.action)
    line = iter(way.line)
    while turns.goes_on(game, seat):
        decision = game.decision
        assert decision is not None
        action = next(line, None)
        game.apply(action if action in decision.options else policy.choose(game))
    play_out(game, policy)
    return game


def play_out(game: Game, policy: Policy) -> None:
    """Play to the end of the round."""
    now = game.round
    for _ in range(_LIMIT):
        if game.decision is None or game.round != now:
            return
        game.apply(policy.choose(game))
