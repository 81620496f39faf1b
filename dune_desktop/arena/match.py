"""One game of a contest."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from time import perf_counter

from attrs import define, field, frozen

from dune_desktop.arena.contest import Contest, Fixture
from dune_desktop.bots.bot import Bot
from dune_desktop.bots.making import bot_of
from dune_desktop.bots.names import RIVAL
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import Seat
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.setup import new_game
from dune_desktop.engine.state import Game
from dune_desktop.records.game_info import COLOURS, GameInfo, SeatSetup
from dune_desktop.records.record import Record, Recorder
from dune_desktop.simulate import LIMIT, Failure, beyond_limits, in_a_line


@frozen
class Sitting:
    """What came of the game for who sat there."""

    #: As it was dealt: some turn over in the course of a game.
    leader: str
    points: int
    #: How long each answer took that was not forced. The same game takes another time tomorrow.
    seconds: array[float] = field(factory=lambda: array("f"), eq=False, repr=False)


@frozen
class Match:
    """A game that was played; one that broke has no winner."""

    fixture: Fixture
    winner: Seat | None
    rounds: int
    decisions: int
    #: Rivals come last.
    seats: tuple[Sitting, ...]
    actions: tuple[str, ...] = field(repr=False)
    failure: Failure | None = None


@define
class _Player:
    bot: Bot
    lots: int
    seconds: array[float] = field(factory=lambda: array("f"))

    def answer(self, game: Game, seat: Seat, moment: int, contest: Contest) -> Action:
        """Within a world that was dealt for the seat; dealing it is not what takes the bot its time."""
        world = deal(game, seat, self.lots, moment)
        start = perf_counter()
        action = self.bot.choose(world, contest.effort())
        self.seconds.append(perf_counter() - start)
        return action


def play(contest: Contest, fixture: Fixture, making: Callable[[str], Bot] | None = None) -> Match:
    """Play it to its end, or to where it breaks; ``making`` knows bots that nobody else does."""
    actions: list[Action] = []
    game, winner, wrong, players, leaders = None, None, "", list[_Player](), list[str]()
    try:
        bots = [(making or bot_of)(contest.bots[place]) for place in fixture.places]
        players = [_Player(bot, fixture.lots(place)) for bot, place in zip(bots, fixture.places, strict=True)]
        game = new_game(EDITIONS[contest.edition], fixture.setup(contest))
        leaders = [player.leader.id for player in game.players]
        _play_on(game, players, contest, actions)
        wrong = f"did not end after {LIMIT} decisions" if not game.over else "; ".join(beyond_limits(game))
        winner = None if wrong else final_order(game)[0]
    except Exception as error:
        wrong = in_a_line(error)
    last = actions[-1].text if actions else ""
    failure = Failure(fixture.seed, contest.setup.players, len(actions), last, wrong) if wrong else None
    rounds = 0 if game is None else game.round
    texts = tuple(action.text for action in actions)
    return Match(fixture, winner, rounds, len(actions), _sittings(game, players, leaders), texts, failure)


def _play_on(game: Game, players: list[_Player], contest: Contest, actions: list[Action]) -> None:
    """Where there is one answer only, nobody is asked."""
    while (decision := game.decision) is not None and len(actions) < LIMIT:
        options, seat = decision.options, decision.seat
        action = options[0]
        if len(options) > 1:
            action = players[seat].answer(game, seat, len(actions), contest)
        actions.append(action)
        game.apply(action)


def _sittings(game: Game | None, players: list[_Player], leaders: list[str]) -> tuple[Sitting, ...]:
    if game is None:
        return ()
    times = [player.seconds for player in players]
    times += [array("f") for _ in game.players[len(times) :]]
    rows = zip(game.players, leaders, times, strict=True)
    return tuple(Sitting(leader, player.vp, seconds) for player, leader, seconds in rows)


def record(contest: Contest, match: Match) -> Record:
    """The game as it is kept, with who sat where; one that broke up to there."""
    kinds = [contest.bots[place] for place in match.fixture.places]
    kinds += [RIVAL] * (contest.setup.players - len(kinds))
    seats = tuple(SeatSetup(str(seat + 1), COLOURS[seat], kind) for seat, kind in enumerate(kinds))
    recorder = Recorder(contest.edition, match.fixture.setup(contest), table=GameInfo(seats))
    failure = match.failure
    for action in match.actions:
        try:
            recorder.apply(Action.parse(action))
        except Exception:
            if failure is None:
                raise
            break
    return recorder.record("" if failure is None else f"{failure.action}: {failure.error}")
