"""Fixed games: what they were is written down, and every way to have them again is the same game.

``digests.txt`` holds the digest of the state at the end of every round, where the stack is empty. A change of the rules
shows there as a difference, from the round on in which it matters. When it is meant:

    python -m tests.test_digests

writes the file anew. Look at the difference before you keep it: a rule that did not change has not moved.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path

import pytest
from attrs import evolve, frozen

from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import TakeSeat, Then, Trash
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import EMPEROR, NO_CARD
from dune_desktop.engine.state import Game
from tests.games import BASE, changing, follow, frame_classes, plain_copy, seats_of, start, walk

ROOT = Path(__file__).parent.parent
FILE = Path(__file__).with_name("digests.txt")
_HEAD = """\
# The digest at the end of every round of games of random seats: edition, players, seed, then one digest a round.
# Made by `python -m tests.test_digests`: see there.
"""

# ---------------------------------------------------------------- fixed games


@frozen
class Fixed:
    """A game that anybody can play again: both generators come from the seed."""

    #: With its modules and mode: ``uprising+choam@solo.mentat``.
    edition: str
    players: int
    seed: int

    def __str__(self) -> str:
        return f"{self.edition} {self.players} {self.seed}"


#: How many of each edition and number of players.
_MANY = {
    "base": 12, "uprising": 6, "uprising+choam": 6, "blend+choam": 4,
    "base+ix": 4, "uprising+choam+ix": 3, "blend+choam+ix": 2,
    "base+immortality": 3, "uprising+choam+immortality": 2, "blend+immortality": 1,
    "base+ix+immortality": 2, "uprising+choam+ix+immortality": 1,
}  # fmt: skip
#: With Rivals there are three seats: so many of each.
_WITH_RIVALS = {
    "base@solo.mercenary": 2, "base@solo.sardaukar": 2, "base@solo.mentat": 2, "base@solo.kwisatz_haderach": 2,
    "base@two": 4,
    "uprising@solo.mercenary": 2, "uprising+choam@solo.sardaukar.row_dice": 2, "uprising@solo.mentat": 2,
    "uprising+choam@solo.kwisatz_haderach": 2, "uprising@two": 3, "uprising+choam@two.smart_politics": 2,
    "blend@solo.mentat": 1, "blend+choam@two": 1,
    "base+immortality@solo.mentat": 1, "uprising+immortality@solo.sardaukar": 2, "base+ix+immortality@two": 1,
    "uprising+choam+ix+immortality@solo.mentat": 1,
}  # fmt: skip
GAMES = (
    *(Fixed(edition, players, seed) for edition, many in _MANY.items() for players in (3, 4) for seed in range(many)),
    *(
        Fixed(edition, 3, 10 * at + n)  # two levels may well play the same round
        for at, (edition, many) in enumerate(_WITH_RIVALS.items())
        for n in range(many)
    ),
)


def rounds(fixed: Fixed) -> list[str]:
    """The digests where the stack is empty behind each round, and at the end."""
    game = start(fixed.seed, fixed.players, edition=fixed.edition)
    found: list[str] = []
    course = game.rules.course

    def next_frame(between: Game) -> None:
        found.append(digest(between))
        course.next_frame(between)

    game.rules = evolve(game.rules, course=evolve(course, next_frame=next_frame))
    for _ in walk(game, seats_of(fixed.seed)):
        pass
    return [*found, digest(game)]


def stored() -> dict[str, list[str]]:
    """What the file says, by game."""
    lines = [line.split() for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {" ".join(words[:3]): words[3:] for words in lines}


def write() -> None:
    """Make the file anew."""
    lines = [" ".join((str(fixed), *rounds(fixed))) for fixed in GAMES]
    FILE.write_text(_HEAD + "\n".join(lines) + "\n", "utf-8", newline="\n")


def test_the_file_holds_exactly_the_fixed_games() -> None:
    assert list(stored()) == [str(fixed) for fixed in GAMES]


@pytest.mark.parametrize("fixed", GAMES, ids=str)
def test_a_fixed_game_is_what_it_was(fixed: Fixed) -> None:
    was, now = stored()[str(fixed)], rounds(fixed)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(was, now, strict=False)))
    assert was == now, f"another game from round {same + 1} on: the top of this file says what to do"


def test_all_rounds_of_all_games_differ() -> None:
    digests = [one for found in stored().values() for one in found]
    assert len(set(digests)) == len(digests) > 200


# ---------------------------------------------------------------- the same game in another process


@frozen
class Case:
    """A game as what another process needs to play it again: numbers and texts."""

    edition: str
    players: int
    seed: int
    #: From a position that random seats do not reach: see ``arrange``.
    arranged: bool = False
    texts: tuple[str, ...] = ()
    #: Where to copy it: so many actions on.
    at: tuple[int, ...] = ()

    def start(self) -> Game:
        if not self.arranged:
            return start(self.seed, self.players, edition=self.edition)
        game = start(self.seed, self.players, ("paul_atreides", "glossu_rabban", "count_ilban_richese"))
        arrange(game)
        return game

    @staticmethod
    def of(line: str) -> Case:
        edition, players, seed, arranged, texts, at = json.loads(line)
        return Case(edition, players, seed, arranged, tuple(texts), tuple(at))

    def __str__(self) -> str:
        return json.dumps([self.edition, self.players, self.seed, self.arranged, self.texts, self.at])


_PAY_WITH_INFLUENCE = BASE.card_by_id["shifting_allegiances"].agent[0]


def arrange(game: Game) -> None:
    """All seats at 4 with the Emperor, and the one whose turn it is pays with influence: it has to name an heir.

    Then something comes up for it that it may leave.
    """
    me = game.players[game.turn.seat]
    me.spice += 2
    for player in game.players:
        player.influence[EMPEROR] = 4
        player.vp += 1
    game.alliances[EMPEROR] = me.seat
    me.vp += 1
    game.turn.items.append(Item(me.seat, NO_CARD, _PAY_WITH_INFLUENCE))
    game.turn.items.append(Item(me.seat, NO_CARD, Printed("test.1", Then(TakeSeat(), Trash()))))
    game.advance()
    game.apply(_PAY_WITH_INFLUENCE.do)


Kinds = set[type[Frame]]


def played(one: Case, asked: Kinds, below: Kinds) -> Case:
    """The game played by random seats, to be copied wherever a kind of frame asks, or lies below, for the first time.

    Those kinds are added to the sets.
    """
    texts: list[str] = []
    at: list[int] = []
    game = one.start()
    for action in walk(game, seats_of(one.seed)):
        top, rest = {type(game.stack[-1])}, {type(frame) for frame in game.stack[:-1]}
        if top - asked or rest - below:
            at.append(len(texts))
        asked |= top
        below |= rest
        texts.append(action.text)
    return evolve(one, texts=tuple(texts), at=tuple(at))


@cache
def _cases() -> tuple[list[Case], Kinds, Kinds]:
    asked: Kinds = set()
    below: Kinds = set()
    games = [played(Case(fixed.edition, fixed.players, fixed.seed), asked, below) for fixed in GAMES]
    games.append(played(Case("base", 3, 12, arranged=True), asked, below))
    return [one for one in games if one.at], asked, below


def test_every_kind_of_frame_is_copied() -> None:
    _, asked, below = _cases()
    answering = {"TurnMenu", "Ask", "Pool", "Window", "Combat", "Endgame", "Heir", "Offered", "Lines", "RivalTurn"}
    assert {kind.__name__ for kind in asked} == answering | {"Unit", "SparingWindow"}
    assert asked | below == frame_classes()


_STRIDE = 20


def trail(game: Game, texts: Sequence[str]) -> list[str]:
    """Digests along the way to the end."""
    return [digest(one) for n, one in enumerate(follow(game, texts)) if n % _STRIDE == 0 or n == len(texts)]


def trails(one: Case) -> list[list[str]]:
    """The way to the end: replayed from texts, of clones and plain copies made on it, of what those were made of."""
    found = [trail(one.start(), one.texts)]
    game = one.start()
    for n, _ in enumerate(follow(game, one.texts)):
        if n in one.at:
            found.append(trail(game.clone(), one.texts[n:]))
            found.append(trail(plain_copy(game), one.texts[n:]))
    return [*found, [digest(game)]]


def elsewhere(hash_seed: int, *arguments: str, told: str = "") -> str:
    """What this module says in another process."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.test_digests", *arguments],
        input=told,
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
    )
    return done.stdout


@pytest.mark.parametrize("edition", ["base", "blend+choam"])
def test_two_processes_with_other_hashes_play_the_same_game(edition: str) -> None:
    first, second = (elsewhere(hash_seed, "game", edition, "4", "3") for hash_seed in (1, 2))
    assert first.split() == second.split() == stored()[f"{edition} 4 3"]


def test_replay_clones_and_copies_agree_here() -> None:
    for one in _cases()[0]:
        whole, *copies, (end,) = trails(one)
        assert end == whole[-1]
        for way, n in zip(copies, [n for n in one.at for _ in ("clone", "copy")], strict=True):
            assert way[-1] == end
            assert way == trail(last(follow(one.start(), one.texts[:n])), one.texts[n:])


@pytest.mark.parametrize("fixed", GAMES[::3], ids=str)
def test_a_clone_is_its_game_wherever_it_is_made(fixed: Fixed) -> None:
    """At every third decision, and not at the same ones in every game."""
    game = start(fixed.seed, fixed.players, edition=fixed.edition)
    for n, _ in enumerate(walk(game, seats_of(fixed.seed))):
        if n % 3 != fixed.seed % 3:
            continue
        clone = game.clone()
        assert digest(clone) == digest(plain_copy(game)) == digest(game)
        assert (clone.barrier, clone.automatic, clone.events) == (game.barrier, True, None)
        assert clone.decision is game.decision


def test_a_clone_shares_nothing_that_changes() -> None:
    for one in _cases()[0]:
        for n, game in enumerate(follow(one.start(), one.texts)):
            if n in one.at:
                shared = changing(game) & changing(game.clone())
                assert shared <= {id(game.boxed)}  # no rule ever changes what went back to the box


def test_replay_clones_and_copies_agree_in_another_process() -> None:
    told = "\n".join(map(str, _cases()[0]))
    found = json.loads(elsewhere(3, "trails", told=told))
    assert found == [trails(one) for one in _cases()[0]]


def last(games: Iterable[Game]) -> Game:
    """Where they end."""
    *_, game = games
    return game


def test_naming_the_leaders_that_chance_deals_changes_nothing() -> None:
    for seed in range(8):
        dealt = start(seed, 4)
        named = start(seed, 4, tuple(player.leader.id for player in dealt.players))
        assert digest(named) == digest(dealt)


def main(arguments: list[str]) -> None:
    """Without arguments make the file anew; the rest is what the tests ask of another process."""
    match arguments:
        case []:
            write()
        case ["game", edition, players, seed]:
            print(*rounds(Fixed(edition, int(players), int(seed))))
        case ["trails"]:
            print(json.dumps([trails(Case.of(line)) for line in sys.stdin]))
        case _:
            sys.exit(f"unknown arguments: {arguments}")


if __name__ == "__main__":
    main(sys.argv[1:])
