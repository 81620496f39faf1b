"""A challenge as text, and in a file: what is written, and what of it is believed when it is read again."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any, Final

from attrs import evolve, fields

from dune_desktop.challenges.challenge import AGENTS, BUYING, CONFLICT, HARDEST, Challenge, Goal, Made
from dune_desktop.challenges.solving import begun, deeds_of, leads
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.errors import GameError
from dune_desktop.files import strict_json
from dune_desktop.files.disk import TooLarge, read_whole, reason
from dune_desktop.positions import readers
from dune_desktop.positions.readers import Miswritten
from dune_desktop.records.game_info import LONGEST, clean
from dune_desktop.records.record import RULES

FORMAT: Final = "dune-desktop challenge"
VERSION: Final = 1
#: Letters of a name that fits where challenges are listed.
LONGEST_TITLE: Final = 60
#: No position comes near; more is an attack.
MOST_BYTES: Final = 400_000
_MOST_STEPS: Final = 200
_MUCH: Final = 999


class BadChallenge(Exception):
    """A file that is no challenge, or one that can't be trusted: one line that says what is wrong."""


def dumps(challenge: Challenge) -> str:
    """Write one that a person has made."""
    made = challenge.made
    assert made is not None
    goal = {one.name: value for one in fields(Goal) if (value := getattr(challenge.goal, one.name)) != one.default}
    plain = {
        "format": FORMAT, "version": VERSION, "rules": RULES, "title": made.title, "hint": made.hint,
        "edition": challenge.edition, "seat": challenge.seat, "goal": goal, "position": challenge.position,
        "solution": [action.text for action in challenge.solution], "ways": made.ways, "every": made.every,
        "sure": made.sure,
    }  # fmt: skip
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False) + "\n"


def topic_of(goal: Goal) -> str:
    """What one learns by reaching it."""
    return CONFLICT if goal.victory else BUYING if goal.card else AGENTS


def level_of(solution: tuple[Action, ...]) -> int:
    """How hard it is to find, by how much has to be done."""
    return min(HARDEST, max(1, len(deeds_of(solution))))


# ---------------------------------------------------------------- reading


def loads(text: str, name: str) -> Challenge:
    """Read the challenge that the text holds, and try it; ``name`` becomes its id. Raises BadChallenge."""
    challenge, rules = _read(text, name)
    return _tried(challenge, same_rules=rules == RULES)


def read(text: str, name: str) -> Challenge:
    """Read one for which a solution may still be looked for. Raises BadChallenge."""
    return _read(text, name)[0]


def _read(text: str, name: str) -> tuple[Challenge, int]:
    """The challenge, and the rules by which it was made."""
    plain = _parsed(text)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadChallenge("is not a challenge")
    for key, newest in (("version", VERSION), ("rules", RULES)):
        number = plain.get(key)
        if type(number) is not int or number < 1:
            raise BadChallenge("says no version")
        if number > newest:
            raise BadChallenge("was written by a newer version of the program")
    try:
        return _made(readers.fields(plain, _READERS), name), plain["rules"]
    except (Miswritten, GameError) as error:
        raise BadChallenge(f"has values that no challenge has: {str(error)[:LONGEST]}") from None


def _parsed(text: str) -> Any:
    try:
        return strict_json.parse(text)
    except strict_json.OddValue as error:
        raise BadChallenge(f"has values that no challenge has: {str(error)[:LONGEST]}") from None
    except (ValueError, RecursionError):
        raise BadChallenge("is not JSON, or was cut off") from None


def _line(most: int, value: object, key: str) -> str:
    """A text that can be shown on one line; an empty one is one, too."""
    if type(value) is not str or len(value) > most or clean(value) != value:
        raise Miswritten(f"{key}: can't be shown")
    return value


_GOAL: Final[dict[str, readers.Read]] = {
    one.name: readers.flag if type(one.default) is bool else readers.text if one.name == "card" else readers.number(99)
    for one in fields(Goal)
}
_READERS: Final[dict[str, readers.Read]] = {
    "format": readers.text,
    "version": readers.number(VERSION, 1),
    "rules": readers.number(RULES, 1),
    "title": partial(_line, LONGEST_TITLE),
    "hint": partial(_line, LONGEST),
    "edition": readers.one_of("edition", EDITIONS),
    "seat": readers.number(9),
    "goal": lambda value, key: Goal(**readers.fields(value, _GOAL, key)),
    "position": readers.table_of,
    "solution": readers.many(readers.text, _MOST_STEPS),
    "ways": readers.number(_MUCH),
    "every": readers.flag,
    "sure": readers.flag,
}


def _made(read: dict[str, Any], name: str) -> Challenge:
    missing = [key for key in _READERS if key not in read]
    if missing or read["goal"] == Goal() or not read["title"]:
        raise Miswritten(f"{', '.join(missing) or 'goal or title'}: is missing")
    made = Made(**{key: read[key] for key in ("title", "hint", "ways", "every", "sure")})
    solution = tuple(map(Action.parse, read["solution"]))
    goal, seat = read["goal"], read["seat"]
    return Challenge(
        name, read["edition"], level_of(solution), goal, read["position"], solution, topic_of(goal), seat, made
    )


def _tried(challenge: Challenge, *, same_rules: bool) -> Challenge:
    """Begin it, and go the way that it shows: what rules of before have found may not lead there any more."""
    try:
        game = begun(challenge)
    except Exception as error:  # a position may break the rules in ways that nobody thought of
        raise BadChallenge(f"can't be set up: {' '.join(str(error).split())[:LONGEST]}") from None
    if game.decision is None or game.decision.seat != challenge.seat or challenge.reached(game):
        raise BadChallenge("can't be set up: there is nothing to do in it")
    if challenge.goal.card and challenge.goal.card not in game.edition.card_by_id:
        raise BadChallenge(f"has values that no challenge has: {challenge.goal.card[:40]!r}")
    if not challenge.solution or leads_there(challenge):  # without one it may be tried and given on all the same
        return challenge
    if same_rules:
        raise BadChallenge("its solution does not lead to its goal: it was changed")
    return evolve(challenge, solution=())


def leads_there(challenge: Challenge) -> bool:
    """Tell whether the solution reaches the goal with its last step."""
    try:
        return bool(challenge.solution) and leads(challenge, begun(challenge), challenge.solution)
    except GameError:
        return False


def load(path: Path, name: str) -> Challenge:
    """Read the challenge in a file. Raises BadChallenge with one line that names the file."""
    try:
        return loads(read_whole(path, MOST_BYTES, follow=True).decode("utf-8-sig"), name)
    except BadChallenge as error:
        raise BadChallenge(f"{path}: {error}") from None
    except UnicodeDecodeError:
        raise BadChallenge(f"{path}: is not text") from None
    except TooLarge:
        raise BadChallenge(f"{path}: is too large for a challenge") from None
    except OSError as error:
        raise BadChallenge(f"{path}: can't be read: {reason(error)}") from None
