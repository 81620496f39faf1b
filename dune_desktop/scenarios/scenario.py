"""Scenarios: a position, what is done in it, and what must hold. ``tests/scenarios/README.md`` tells the format."""

from __future__ import annotations

import re
import tomllib
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from attrs import frozen

from dune_desktop.content import EDITIONS, USUAL
from dune_desktop.engine.actions import Action
from dune_desktop.engine.errors import BadAction, GameError
from dune_desktop.engine.faults import faults
from dune_desktop.engine.setup import played
from dune_desktop.files.disk import reason
from dune_desktop.positions.building import build
from dune_desktop.positions.position import Position, as_now, read_position
from dune_desktop.positions.readers import (
    Miswritten,
    Read,
    fields,
    kind_of,
    many,
    number,
    one_of,
    table_of,
    text,
    unknown,
)
from dune_desktop.scenarios.checking import check_words
from dune_desktop.scenarios.expecting import Expectation, Probes, probes_of
from dune_desktop.text.catalogue import faces, kind_of_component
from dune_desktop.text.rules import every_rule

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.state import Game

FORMAT = 1
_SEAT = re.compile(r"seat(\d): ")
_ID = re.compile(r"[a-z0-9_]+")
_ABOUT = ("name", "note", "covers", "rules")
_OWN_KEYS = (*_ABOUT, "steps", "expect")


@frozen
class Answer:
    """An action, and the seat whose answer it is; None: of the one that is asked."""

    action: Action
    seat: int | None = None

    def __str__(self) -> str:
        return self.action.text if self.seat is None else f"seat{self.seat}: {self.action}"


@frozen
class ScenarioStep:
    """An action or a check, and what takes it, or stops the scenario."""

    text: str
    take: Callable[[Game], None]
    #: The action; None: it is a check.
    answer: Answer | None = None


@frozen
class Scenario:
    """A position with its steps."""

    file: str
    name: str
    edition: Edition
    position: Position
    steps: tuple[ScenarioStep, ...]
    #: Components that it exercises, as ``kind.id``, and rules that it proves.
    covers: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


@frozen
class ScenarioOutcome:
    """What became of a scenario; ``trouble`` is empty when all holds."""

    scenario: Scenario
    trouble: tuple[str, ...] = ()

    def __str__(self) -> str:
        head = f"{self.scenario.file}: {self.scenario.name}"
        return "\n".join([head, *(f"    {line}" for line in self.trouble)]) if self.trouble else head


# ---------------------------------------------------------------- reading


def read(path: Path) -> list[Scenario | Miswritten]:
    """The scenarios of a file, in the place of a malformed one its error. Raises Miswritten for the file."""
    try:
        with path.open("rb") as file:
            tables = tomllib.load(file)
    except OSError as error:
        raise Miswritten(f"{path}: can't be read: {reason(error)}") from None
    except UnicodeDecodeError as error:
        raise Miswritten(f"{path}: is not UTF-8 text: {error.reason} at byte {error.start}") from None
    except tomllib.TOMLDecodeError as error:
        raise Miswritten(f"{path}: is not TOML: {error}") from None
    except ValueError as error:  # a path that is none
        raise Miswritten(f"{path}: can't be read: {error}") from None
    except RecursionError:
        raise Miswritten(f"{path}: is nested too deeply") from None
    return parse(tables, str(path))


def parse(tables: Mapping[str, Any], file: str) -> list[Scenario | Miswritten]:
    """The same for a file that is read already."""
    try:
        head = _head(tables)
    except Miswritten as error:
        raise Miswritten(f"{file}: {error}") from None
    edition = EDITIONS[head.get("edition", USUAL)]
    common: dict[str, Any] = {key: head[key] for key in ("mode", "level") if key in head}
    common |= {key: list(head[key]) for key in ("with", "variants") if key in head}
    found: list[Scenario | Miswritten] = []
    taken: set[str] = set()
    for count, table in enumerate(head["scenario"], 1):
        name = table.get("name") if isinstance(table, dict) else None
        where = f"{file}: scenario {count}" + (f" ({name})" if isinstance(name, str) else "")
        try:
            scenario = _scenario(edition, {**common, **as_now(table)} if isinstance(table, dict) else table, file)
            if scenario.name in taken:
                raise Miswritten(f"name: {scenario.name!r} is taken by another scenario of this file")
            taken.add(scenario.name)
            found.append(scenario)
        except Miswritten as error:
            found.append(Miswritten(f"{where}: {error}"))
    return found


def _head(tables: Mapping[str, Any]) -> dict[str, Any]:
    """What is said for all scenarios of a file, and these as they stand there."""
    head = fields(
        as_now(tables),
        {
            "format": _format,
            "edition": one_of("edition", EDITIONS),
            "with": many(text),
            **dict.fromkeys(("mode", "level"), text),
            "variants": many(text),
            "scenario": many(lambda table, key: table),
        },
    )
    if not head.get("scenario"):
        raise Miswritten("has no [[scenario]]")
    return head


def _format(value: object, key: str) -> int:
    version: int = number(999999)(value, key)
    if version != FORMAT:
        raise Miswritten(f"{key}: version {version} of the scenario format, this program reads {FORMAT}")
    return version


def _scenario(edition: Edition, table: object, file: str) -> Scenario:
    if not isinstance(table, dict):
        raise Miswritten(f"expected a table, found {kind_of(table)}")
    if "name" not in table:
        raise Miswritten("name: is missing")
    own = {key: table[key] for key in _OWN_KEYS if key in table}
    position = read_position(edition, {key: value for key, value in table.items() if key not in own})
    values = _own(own, edition, position)
    covers = values.get("covers", ())
    _check_covers(covers, {**table, "leaders": position.setup.leaders})
    return Scenario(file, values["name"], edition, position, values["steps"], covers, values.get("rules", ()))


def _own(table: dict[str, Any], edition: Edition, position: Position) -> dict[str, Any]:
    """What it has besides its position; what it expects in the end is its last step."""
    edition = played(edition, position.setup)
    probes = probes_of(edition, position.setup.players)
    values = fields(
        table,
        {
            "name": text,
            "note": text,
            "covers": many(lambda value, key: _component(edition, value, key)),
            "rules": many(one_of("rule", every_rule())),
            "steps": many(lambda value, key: value),
            "expect": lambda value, key: probes.expectations(table_of(value, key), key),
        },
    )
    steps = [_step(probes, value, f"step {n}") for n, value in enumerate(values.get("steps", ()), 1)]
    if values.get("expect"):
        steps.append(ScenarioStep("at the end", partial(_must_hold, values["expect"])))
    if not steps:
        raise Miswritten("neither 'steps' nor 'expect': nothing is tested")
    return {**values, "steps": tuple(steps)}


def components(edition: Edition) -> list[str]:
    """Everything that scenarios can cover, as ``kind.id``."""
    return [f"{kind_of_component(face)}.{face.id}" for face in faces(edition)]


def _component(edition: Edition, value: object, key: str) -> str:
    """``kind.id``; the id alone where only one component has it."""
    word: str = text(value, key)
    known = components(edition)
    if word in known:
        return word
    found = [name for name in known if name.partition(".")[2] == word]
    if len(found) > 1:  # spaces and leaders have been there before Rivals
        found = [name for name in found if name.partition(".")[0] not in ("hagal", "rival")] or found
    if len(found) > 1:
        raise Miswritten(f"{key}: {word!r} can be {' or '.join(map(repr, found))}: write one of these")
    if not found:
        raise Miswritten(f"{key}: {unknown('component', word, [name.partition('.')[2] for name in known])}")
    return found[0]


def _check_covers(covers: Sequence[str], table: Mapping[str, Any]) -> None:
    """What is covered must be named: a list of ids that was copied along covers nothing."""
    words = _ID.findall(str({key: value for key, value in table.items() if key not in _ABOUT}))
    for component in covers:
        if component.partition(".")[2] not in words:
            raise Miswritten(f"covers: {component!r} is named neither in the position nor in the steps")


def _answer(probes: Probes, value: object, key: str) -> Answer:
    words = text(value, key)
    asked = _SEAT.match(words)
    if asked is not None and int(asked[1]) >= probes.players:
        raise Miswritten(f"{key}: seat{asked[1]}: {probes.players} players sit at seat0 to seat{probes.players - 1}")
    try:
        action = Action.parse(words if asked is None else words[asked.end() :])
    except BadAction as error:
        raise Miswritten(f"{key}: {error}") from None
    return Answer(action, None if asked is None else int(asked[1]))


def _step(probes: Probes, value: object, key: str) -> ScenarioStep:
    if isinstance(value, str):
        answer = _answer(probes, value, key)
        return ScenarioStep(value, partial(_apply, answer), answer)
    if len(table_of(value, key)) != 1:
        raise Miswritten(f"{key}: a step is an action or a table with one of 'legal', 'refused', 'expect'")
    checks: dict[str, Read] = {
        "legal": lambda value, key: partial(_must_be_legal, many(partial(_answer, probes))(value, key)),
        "refused": lambda value, key: partial(_must_be_refused, _refused(probes, value, key)),
        "expect": lambda value, key: partial(_must_hold, probes.expectations(table_of(value, key), key)),
    }
    ((name, check),) = fields(value, checks, key).items()
    return ScenarioStep(name, check)


def _refused(probes: Probes, value: object, key: str) -> list[tuple[Answer, str]]:
    """Actions, or actions with the code of a refusal; what they name exists, or they would be refused for that."""
    codes = dict.fromkeys(many(text)(value, key)) if isinstance(value, list) else table_of(value, key)
    found = []
    for one, code in codes.items():
        answer = _answer(probes, one, key)
        check_words(probes.edition, answer.action, key)
        found.append((answer, "" if code is None else text(code, f"{key}.{one}")))
    return found


# ---------------------------------------------------------------- running


class _Stop(Exception):
    """The scenario fails here, for the reasons that are its arguments, a line each."""


def run(scenario: Scenario, look: Callable[[Game], None] | None = None) -> ScenarioOutcome:
    """Build the position and take the steps, up to the first that fails. Raises Miswritten when it can't be built.

    ``look`` is shown the game before the first step and after each.
    """
    try:
        game = build(scenario.edition, scenario.position)
    except (Miswritten, GameError) as error:
        raise Miswritten(f"{scenario.file}: scenario {scenario.name!r}: {error}") from None
    except Exception as error:
        return ScenarioOutcome(scenario, ("the engine fails when the position is built:", _crash(error)))
    for number_, step in enumerate(scenario.steps, 1):
        try:
            if look is not None:
                look(game)
            step.take(game)
        except _Stop as stop:
            head, *lines = stop.args
        except Exception as error:
            head, lines = "the engine fails:", [_crash(error)]
        else:
            continue
        return ScenarioOutcome(scenario, (f"step {number_}, {step.text}: {head}", *(f"    {line}" for line in lines)))
    return ScenarioOutcome(scenario)


def _crash(error: Exception) -> str:
    """An exception in one line: what, and where in the code."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{where}"


def _apply(answer: Answer, game: Game) -> None:
    asked = None if game.decision is None else game.decision.seat
    if asked is None:
        raise _Stop("nobody is asked any more, the game is over")
    if answer.seat not in (None, asked):
        raise _Stop(f"seat{asked} is asked, not seat{answer.seat}", *_question(game))
    if not _offered(game, answer):
        raise _Stop(f"is not legal: {_reasons(game, answer)}", *_question(game))
    game.apply(answer.action)
    if wrong := faults(game):
        raise _Stop("leads to what can't be:", *wrong)


def _must_be_legal(answers: Iterable[Answer], game: Game) -> None:
    for answer in answers:
        if not _offered(game, answer) or game.why_not(answer.action, answer.seat):
            raise _Stop(f"'{answer}' must be legal: {_reasons(game, answer)}", *_question(game))


def _must_be_refused(answers: Iterable[tuple[Answer, str]], game: Game) -> None:
    for answer, code in answers:
        refusals = game.why_not(answer.action, answer.seat)
        if _offered(game, answer):
            raise _Stop(f"'{answer}' must be refused, but it is legal", *_question(game))
        if not refusals or (code and all(code not in (refusal.code, str(refusal)) for refusal in refusals)):
            why = _reasons(game, answer)
            raise _Stop(f"'{answer}' must be refused because of '{code}', but the reason is: {why}")


def _must_hold(expected: Iterable[Expectation], game: Game) -> None:
    differences = [line for line in (one.difference(game) for one in expected) if line is not None]
    if differences:
        raise _Stop("does not hold:", *differences, *_question(game))


def _offered(game: Game, answer: Answer) -> bool:
    decision = game.decision
    if decision is None or answer.seat not in (None, decision.seat):
        return False
    return answer.action in decision.options or answer.action in decision.take_back


def _reasons(game: Game, answer: Answer) -> str:
    return "; ".join(map(str, game.why_not(answer.action, answer.seat))) or "no reason is given"


def _question(game: Game) -> list[str]:
    """Who is asked what, for somebody who looks for the mistake."""
    decision = game.decision
    if decision is None:
        return ["the game is over"]
    about = " ".join(word for word in (decision.kind, decision.what, decision.source) if word)
    lines = [
        f"seat{decision.seat} is asked ({about}); legal is:",
        *_columns([action.text for action in (*decision.options, *decision.take_back)]),
    ]
    if game.turn.items:
        lines += ["open in the turn, possible or not:", *_columns([item.address for item in game.turn.items])]
    return lines


def _columns(texts: Sequence[str], width: int = 100) -> list[str]:
    lines = [""]
    for one in texts:
        if lines[-1] and len(lines[-1]) + len(one) > width:
            lines.append("")
        lines[-1] += f" | {one}" if lines[-1] else one
    return [f"    {line}" for line in lines]
