"""A record as text, and in a file: what is written, and what of it is believed when it is read again."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, get_args

from cattrs import Converter
from cattrs.errors import ForbiddenExtraKeysError
from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import compose, leavable
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.setup import SEATS_WITH_RIVALS, Setup
from dune_desktop.files import strict_json
from dune_desktop.files.disk import TooLarge, read_whole, reason
from dune_desktop.positions.position import read_position
from dune_desktop.positions.readers import Miswritten
from dune_desktop.records.game_info import LONGEST, GameInfo, mistakes
from dune_desktop.records.record import FORMAT, RULES, VERSION, BadRecord, NewerRecord, Record

#: By version, what makes the values of a record into those of the next version. Whoever changes what is written raises
#: ``record.VERSION`` and adds a function here; samples of every version lie in ``tests/records`` and have to load.
#: Values that are not as they should be stay so: they are refused afterwards, like those of any record.
MIGRATIONS: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}

#: No game comes near; more is an attack.
MOST_BYTES: Final = 4_000_000
_MOST_ACTIONS: Final = 20_000
_MOST_SEED: Final = 1 << 64

# Without details it stops at the first mistake: a file can hold a million of them.
_converter = Converter(forbid_extra_keys=True, detailed_validation=False)
strict_json.take_as_they_are(_converter)
_converter.register_structure_hook_func(lambda kind: kind == dict[str, Any], lambda value, _: _table(value))


#: A kept state is plain already: it is written with every decision.
_converter.register_unstructure_hook_func(lambda kind: kind == dict[str, Any], lambda value: value)


def _table(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError("expected a table")
    return value


def _list_of(kind: Any) -> Callable[[Any, Any], tuple[Any, ...]]:
    """Make the hook that takes a list, and nothing else that has elements, such as a text."""
    (inner, _) = get_args(kind)

    def structure(value: Any, _: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise TypeError("expected a list")
        return tuple(_converter.structure(one, inner) for one in value)

    return structure


_converter.register_structure_hook_factory(lambda kind: getattr(kind, "__origin__", None) is tuple, _list_of)
#: Expansions have been called modules in the first records, and older versions of the program read new ones, too.
_NAMED: Final = override(rename="modules")
_converter.register_structure_hook(Setup, make_dict_structure_fn(Setup, _converter, expansions=_NAMED))
_converter.register_unstructure_hook(
    GameInfo, make_dict_unstructure_fn(GameInfo, _converter, tour=override(omit_if_default=True))
)
_converter.register_unstructure_hook(Setup, make_dict_unstructure_fn(Setup, _converter, expansions=_NAMED))


#: The head first, for whoever reads it.
_ORDER = (
    "format", "version", "rules", "edition", "table", "setup", "position", "digest", "failure", "rounds", "actions",
    "kept",
)  # fmt: skip


def dumps(record: Record) -> str:
    """Write the record as JSON."""
    plain = _converter.unstructure(record)
    for name in ("table", "position"):
        if plain[name] is None:
            del plain[name]
    for name in ("modules", "left_out", "mode", "level", "variants"):  # most games have none
        if not plain["setup"][name]:
            del plain["setup"][name]
    return json.dumps({key: plain[key] for key in _ORDER if key in plain}, separators=(",", ":")) + "\n"


def loads(text: str) -> Record:
    """Read the record that the text holds. Raises BadRecord."""
    plain = _parsed(text)
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise BadRecord("is not a record of a game")
    for name, newest in (("version", VERSION), ("rules", RULES)):  # what else a newer one has, only that knows
        number = plain.get(name)
        if type(number) is not int or number < 1:
            raise BadRecord("says no version")
        if number > newest:
            raise NewerRecord("was written by a newer version of the program")
    try:
        for older in range(plain["version"], VERSION):
            plain = {**MIGRATIONS[older](plain), "version": older + 1}
        if not isinstance(plain.get("actions"), list) or len(plain["actions"]) > _MOST_ACTIONS:
            raise BadRecord("has no list of actions that a game could have")
        record = _converter.structure(plain, Record)
    except (ForbiddenExtraKeysError, TypeError, ValueError, KeyError, AttributeError):
        raise BadRecord("has values that no record has") from None
    for wrong in _wrong(record):
        raise BadRecord(wrong)
    return record


def _parsed(text: str) -> Any:
    try:
        return strict_json.parse(text)
    except strict_json.OddValue:
        raise BadRecord("has values that no record has") from None
    except (ValueError, RecursionError):
        raise BadRecord("is not JSON, or was cut off") from None


def _wrong(record: Record) -> Iterator[str]:
    if not _sane(record.setup) or any(len(action) > LONGEST for action in record.actions):
        yield "has values that no record has"
    if record.edition not in EDITIONS:
        yield f"is of an edition that is not here: {record.edition[:40]!r}"
        return
    yield from _contradictions(EDITIONS[record.edition], record.setup)
    yield from _misplaced(record)
    counts = [one.actions for one in record.rounds] + ([record.kept.actions] if record.kept else [])
    if any(not 0 < count <= len(record.actions) for count in counts):
        yield "counts actions that it does not have"
    if record.table is not None:
        yield from mistakes(record.table, record.setup.players)


def _sane(setup: Setup) -> bool:
    """Tell whether chance can begin with the seed and nothing is named twice."""
    lists = (setup.expansions, setup.left_out, setup.variants)
    return 0 <= setup.seed < _MOST_SEED and not any(len(set(words)) < len(words) for words in lists)


def _contradictions(edition: Edition, setup: Setup) -> Iterator[str]:
    """Tell what no game of the edition is set up with: who shows a game that was read need not doubt any id."""
    for word in _strangers(edition, setup):
        yield f"has something that no game of its kind has: {word[:40]!r}"
    seats = SEATS_WITH_RIVALS if setup.mode else setup.players
    if setup.players not in edition.starting_vp or setup.players != seats:
        yield f"can't be set up: it is not played by {setup.players}"
    named = [leader for leader in setup.leaders if leader is not None]
    if len(setup.leaders) > setup.players or len(set(named)) < len(named):
        yield "can't be set up: its leaders are not one for each seat"


def _misplaced(record: Record) -> Iterator[str]:
    """Tell what is wrong with the position in which the game began: it is read as one of a scenario is."""
    if record.position is None:
        return
    try:
        setup = read_position(EDITIONS[record.edition], record.position).setup
    except Miswritten as error:
        yield f"can't be set up: {str(error)[:LONGEST]}"
        return
    if setup != record.setup:
        yield "can't be set up: its position is of another game"


def _strangers(edition: Edition, setup: Setup) -> list[str]:
    """List the words of the setup that name nothing in such a game."""
    recipe = edition.recipe
    expansions = tuple(one for one in recipe.expansions if one in setup.expansions)
    unknown = [word for word in setup.expansions if word not in expansions]
    try:
        whole = compose(recipe, recipe.joined({*expansions, *recipe.modules}))
        edition = compose(recipe, expansions)
    except BadSetup:
        return [*unknown, *setup.expansions]
    automas = {automa.mode: automa for automa in edition.automas}
    automa = automas.get(setup.mode)
    people = setup.players - (0 if automa is None else automa.seats)
    leaders = {leader.id: leader for leader in edition.leaders}
    named: tuple[tuple[Iterable[str | None], Container[str | None]], ...] = (
        ((setup.mode,), ("", *automas)),
        ((setup.level,), ("",) if automa is None else ("", *automa.level_by_id)),
        (setup.variants, edition.choices if automa is None else automa.variants),
        (setup.left_out, leavable(whole)),
        (setup.leaders[:people], (None, *leaders)),
        (setup.leaders[people:], (None, *(leaders if automa is None else automa.rival_by_id))),
    )
    return unknown + [str(word) for words, known in named for word in words if word not in known]


def load(path: Path, data: bytes | None = None, *, follow: bool = True) -> Record:
    """Read the record in a file, or in ``data`` that it holds. Raises BadRecord with one line that names the file."""
    with naming(path):
        try:
            return loads((read(path, follow=follow) if data is None else data).decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise BadRecord("is not text") from None


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Make every BadRecord that is raised within begin with the name of this file."""
    try:
        yield
    except BadRecord as error:
        said = str(error)
        raise type(error)(said if said.startswith(f"{path}: ") else f"{path}: {said}") from None


def read(path: Path, *, follow: bool = True) -> bytes:
    """Read a file that may hold a record. Raises BadRecord with one line that names the file."""
    try:
        return read_whole(path, MOST_BYTES, follow=follow)
    except TooLarge:
        raise BadRecord(f"{path}: is too large for a record") from None
    except OSError as error:
        raise BadRecord(f"{path}: can't be read: {reason(error)}") from None
