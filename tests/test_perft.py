"""How many sequences of actions there are from fixed positions: a change of the rules shows here as a number.

perft.txt says which questions are counted: that is for people to write. Where in which game each of them is asked, how
deep is counted, and what comes out, is for ``UPDATE_PERFT=1 pytest tests/test_perft.py``: a position that does not ask
its question any more, or from which the ways are too few now, is replaced by one of another game. A kind of pick that
no line counts yet gets one.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve, frozen

from dune_desktop.content import EDITIONS
from dune_desktop.engine.decisions import COMBAT_KIND, ENDGAME_KIND, KINDS, PICK_KIND, POOL_KIND, TURN_KIND
from dune_desktop.engine.names import AGENT_STAGE, REVEAL_STAGE, START_STAGE
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.simulate import perft, perft_by_action, random_action, seats_of, walk
from tests.games import start

FILE = Path(__file__).parent / "perft.txt"
UPDATE = "UPDATE_PERFT" in os.environ
CHANGED = (
    "a rule or the order of options changed: look at the difference, then make the file anew with "
    "UPDATE_PERFT=1 pytest tests/test_perft.py"
)
#: What a count is made of: at most so many actions deep and so many sequences, and at least so many if any game has it.
DEEPEST, MOST, ENOUGH = 9, 20_000, 2_000
#: The games that are searched for a question.
GAMES = range(1, 121)
_WITH_CARDS = (POOL_KIND, COMBAT_KIND, ENDGAME_KIND)


@frozen
class Line:
    """A question that a game asks, and the ways on from there."""

    edition: str
    players: int
    #: It is asked in this round or a later one.
    round: int
    #: Kind and stage of the question.
    asked: str
    #: The position: a new game of this seed, so many random steps on.
    seed: int
    steps: int
    depth: int
    count: int

    @staticmethod
    def parse(line: str) -> Line:
        edition, players, number, asked, *position = line.split()
        return Line(edition, int(players), int(number), asked, *map(int, position))

    def __str__(self) -> str:
        question = f"{self.edition:14} {self.players:7} {self.round:5}  {self.asked:13}"
        return f"{question} {self.seed:4} {self.steps:5} {self.depth:5} {self.count:7}"

    def measured(self) -> Line:
        """What is there now."""
        game = self.game(self.seed)
        walk(game, self.steps, self.seed)
        return evolve(self, asked=_asked(game), count=perft(game, self.depth))

    def game(self, seed: int) -> Game:
        """The new game that a position begins with."""
        return start(seed, self.players, edition=self.edition)


def _asked(game: Game) -> str:
    """Kind and stage of a question; "play" is a Combat, a reward or an Endgame with a card that can be played."""
    decision = game.decision
    if decision is None:
        return "over"
    if not game.round:
        return f"setup.{decision.what}"
    plays = decision.kind in _WITH_CARDS and any(action.verb == "play" for action in decision.options)
    return f"{decision.kind}.{'play' if plays else decision.what or '-'}"


def _lines() -> list[Line]:
    text = FILE.read_text(encoding="utf-8")
    return [Line.parse(line) for line in text.splitlines() if line.strip() and not line.startswith("#")]


# ---------------------------------------------------------------- making the file anew


def _positions(line: Line) -> Iterator[tuple[int, int, Game]]:
    """Seed, steps and game of the positions that ask what the line wants: the one that it has, then all others."""
    game = line.game(line.seed)
    walk(game, line.steps, line.seed)
    if game.round >= line.round and _asked(game) == line.asked:
        yield line.seed, line.steps, game
    for seed in GAMES:
        game, chance, steps = line.game(seed), seats_of(seed), 0
        while game.decision is not None:
            if game.round >= line.round and _asked(game) == line.asked:
                yield seed, steps, game
            game.apply(random_action(game, chance))
            steps += 1


def _ways(game: Game) -> tuple[int, int]:
    """The depth with the most sequences within the limits, and how many: level by level, so that it ends at a limit."""
    best, level = (0, 0), [game]
    for depth in range(1, DEEPEST + 1):
        answering = [(one, one.decision.options) for one in level if one.decision is not None]
        count = sum(len(options) for _, options in answering)
        if count > MOST:
            break
        if count > best[1]:
            best = depth, count
        level = []
        for one, options in answering:
            for action in options:
                level.append(one.clone())
                level[-1].apply(action)
    return best


def _renewed(line: Line, taken: set[tuple[int, int]]) -> Line:
    """The line with the first position that has ways enough, or else with that which has the most."""
    best = evolve(line, depth=0, count=0)
    for seed, steps, game in _positions(line):
        if (line.players, seed) in taken:  # every line looks into a game of its own
            continue
        depth, count = _ways(game)
        if count > best.count:
            best = evolve(line, seed=seed, steps=steps, depth=depth, count=count)
        if count >= ENOUGH:
            break
    assert best.count, f"no game asks {line.asked} from round {line.round} on: change that line of perft.txt"
    taken.add((best.players, best.seed))
    return best


def _uncounted(lines: list[Line], games: range) -> list[Line]:
    """A line for each kind of pick that some of the games ask, and that none of the lines counts."""
    counted, found = {line.asked for line in lines}, dict[str, Line]()
    for edition, line in {line.edition: line for line in lines}.items():
        for seed in games:
            game, chance = line.game(seed), seats_of(seed)
            while game.decision is not None:
                asked = _asked(game)
                if game.round and game.decision.kind == PICK_KIND and asked not in counted:
                    found.setdefault(asked, Line(edition, line.players, 1, asked, seed, 0, 0, 0))
                game.apply(random_action(game, chance))
    return [*found.values()]


@pytest.mark.skipif(not UPDATE, reason="only when asked for")
def test_update() -> None:
    comments = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    taken: set[tuple[int, int]] = set()
    lines = _lines()
    renewed = [str(_renewed(line, taken)) for line in (*lines, *_uncounted(lines, GAMES))]
    FILE.write_text("\n".join([*comments, *renewed]) + "\n", encoding="utf-8")


# ---------------------------------------------------------------- tests


@pytest.mark.skipif(UPDATE, reason="the file is made anew")
def test_every_kind_of_pick_is_counted() -> None:
    missing = _uncounted(_lines(), GAMES[:12])
    assert not missing, f"{', '.join(line.asked for line in missing)}: UPDATE_PERFT=1 pytest tests/test_perft.py"


@pytest.mark.skipif(UPDATE, reason="the file is made anew")
@pytest.mark.parametrize("line", _lines(), ids=lambda line: f"{line.players}-{line.round}-{line.asked}")
def test_count(line: Line) -> None:
    now = line.measured()
    if now != line:
        pytest.fail(f"{CHANGED}\n  expected  {line}\n  found     {now}", pytrace=False)


def test_every_kind_of_question_is_counted() -> None:
    asked = {line.asked for line in _lines()}
    assert {one.partition(".")[0] for one in asked} == {"setup", *KINDS}
    assert {f"{TURN_KIND}.{stage}" for stage in (START_STAGE, AGENT_STAGE, REVEAL_STAGE)} <= asked
    assert {f"{kind}.play" for kind in _WITH_CARDS} <= asked


def test_the_counts_by_action_add_up() -> None:
    game = new_game(EDITIONS["base"], Setup(4, 1))
    assert sum(count for _, count in perft_by_action(game, 2)) == perft(game, 2)


def test_depths_zero_and_one() -> None:
    game = new_game(EDITIONS["base"], Setup(3, 1))
    assert game.decision is not None
    assert perft(game, 0) == 1
    assert perft(game, 1) == len(game.decision.options)


def test_an_ended_game_has_no_way_on() -> None:
    game = new_game(EDITIONS["base"], Setup(3, 1))
    walk(game, 5_000, 1)
    assert game.over
    assert perft(game, 0) == 1
    assert perft(game, 3) == 0


def test_counting_changes_nothing() -> None:
    from dune_desktop.engine.digest import digest

    game = new_game(EDITIONS["base"], Setup(4, 2))
    before = digest(game)
    perft(game, 2)
    assert digest(game) == before
