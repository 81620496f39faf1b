"""The settings: what there is, what it may be, and the file that they are kept in.

To add one that people choose, declare it in ``Settings`` with ``_switch``, ``_number`` or ``_choice``, and put its
words into ``SECTIONS`` of ``windows/settings/settings_page.py``. Then it is read, checked and kept, and has a line on
that page. What is to obey it is given the ``Settings``, or hears of it in ``MainWindow.setting_changed``.
"""

from __future__ import annotations

import json
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import attrs
from attrs import define, field, fields, frozen, setters
from cattrs import Converter

from dune_desktop.content import USUAL
from dune_desktop.files.disk import read_whole, replace, write_whole
from dune_desktop.files.folders import settings_folder
from dune_desktop.files.locks import seize
from dune_desktop.files.strict_json import take_as_they_are

SWITCH, NUMBER, CHOICE = "switch", "number", "choice"
#: What numbers count.
PERCENT, MILLISECONDS, SECONDS = "percent", "milliseconds", "seconds"
_FILE: Final = "settings.json"
_MOST_BYTES: Final = 1_000_000
#: Seconds for which another copy of the program may be writing.
_PATIENCE: Final = 0.5
#: Collections, of which each copy of the program keeps what the others have added.
_BY_KEY: Final = ("keys", "sights")
_BY_ITEM: Final = ("solved", "blends")
#: What only grows: each copy adds its own.
_BY_SUM: Final = ("finished",)


@frozen
class Option:
    """What a setting that people choose may be. The page of the settings makes a line of it."""

    kind: str
    default: bool | int | str
    #: Of numbers. ``automatic``: 0 is allowed besides, and leaves the number to the program.
    least: int = 0
    most: int = 0
    step: int = 1
    unit: str = PERCENT
    automatic: bool = False
    choices: tuple[str, ...] = ()

    def allows(self, value: object) -> bool:
        if type(value) is not type(self.default):
            return False
        if self.kind == NUMBER:
            assert isinstance(value, int)
            return self.least <= value <= self.most or (self.automatic and not value)
        return self.kind == SWITCH or value in self.choices


def _check(_: object, attribute: attrs.Attribute[Any], value: object) -> None:
    if not attribute.metadata["option"].allows(value):
        raise ValueError(f"{attribute.name} can't be {value!r}")


def _chosen(option: Option) -> Any:
    return field(default=option.default, validator=_check, on_setattr=setters.validate, metadata={"option": option})


def _switch(default: bool) -> Any:
    return _chosen(Option(SWITCH, default))


def _number(default: int, least: int, most: int, step: int, unit: str = PERCENT, automatic: bool = False) -> Any:
    return _chosen(Option(NUMBER, default, least, most, step, unit, automatic))


def _choice(*choices: str) -> Any:
    return _chosen(Option(CHOICE, choices[0], choices=choices))


@frozen
class SeatChoice:
    """What was last chosen for a seat of a new game; no leader: a random one."""

    name: str = ""
    colour: str = ""
    bot: str = ""
    leader: str = ""


@frozen
class Blend:
    """A choice of cards, by name; ``left_out`` as in ``engine.setup.Setup``, perhaps with cards of a newer version."""

    name: str = ""
    left_out: tuple[str, ...] = ()


@define
class Settings:
    """One object, given to all who ask; who changes it tells the others. A value that can't be is a ValueError."""

    #: 0: no animations.
    animation_speed: int = _number(100, 0, 200, 10)
    #: For each move of a bot; 0: at once.
    opponents_speed: int = _number(800, 0, 5000, 100, MILLISECONDS)
    #: That a Master thinks about an answer.
    master_seconds: int = _number(2, 1, 5, 1, SECONDS)
    #: What happens at the table is heard, so loud; and so is the wind of the desert, which goes on all the time.
    sounds: bool = _switch(True)
    sounds_volume: int = _number(60, 10, 100, 10)
    ambience: bool = _switch(False)
    ambience_volume: int = _number(40, 10, 100, 10)
    #: What a Rival has done stands until the person goes on.
    read_rivals: bool = _switch(True)
    #: Ask before a Reveal turn with agents left, an end of turn with something useful open, a purchase.
    confirm_reveal: bool = _switch(True)
    confirm_end: bool = _switch(True)
    confirm_buy: bool = _switch(False)
    #: What is still open before a turn ends is told; see ``models.asking.coach``.
    still_open: str = _choice("first", "always", "never")
    #: Nothing goes by itself; see ``models.game.by_itself``.
    by_hand: bool = _switch(False)
    #: Between people at one screen; see ``models.game.session``.
    cover: str = _choice("always", "ask", "open")
    table_scale: int = _number(0, 80, 200, 5, automatic=True)
    #: The table is never larger than the window, whatever size is asked for.
    whole_table: bool = _switch(False)
    theme: str = _choice("dusk", "light", "contrast", "system")
    reduced_motion: bool = _switch(False)
    #: A code such as ``uk``; empty: that of the system.
    language: str = _choice("", "en", "uk", "ru", "bg")

    # What the windows remember.
    #: By command, the keys that stand for it instead of the usual ones.
    keys: dict[str, str] = field(factory=dict)
    #: Of the main window: ``windows.main.placing.WindowPlace``.
    geometry: str = ""
    #: By size of the window, what of the board is seen: ``scene.board.board.Sight``; without one, all of it.
    sights: dict[str, tuple[float, float, float]] = field(factory=dict)
    #: The folder in which games were saved: if one day there is nothing in it, its disk is not there.
    games: str = ""
    #: The last new game: the edition, the modules that were ticked, the cards of a blend (None: as usual), the seats.
    edition: str = USUAL
    modules: tuple[str, ...] = ()
    blend: Blend | None = None
    seats: tuple[SeatChoice, ...] = ()
    #: ``solo``, ``two``, or empty for a game without Rivals, which has so many players (0: never chosen).
    mode: str = "solo"
    players: int = 0
    #: Of a game with Rivals. Where none was ever chosen, it is played with those that are advised.
    level: str = ""
    variants: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    #: The blends that have a name.
    blends: tuple[Blend, ...] = ()
    #: The challenges that were solved, by id.
    solved: tuple[str, ...] = ()
    #: Kinds of what is still open that were dismissed, as often as they were; and how many games one has finished.
    dismissed: tuple[str, ...] = ()
    finished: int = 0
    #: Settings of a newer version of the program, kept for it.
    unknown: dict[str, Any] = field(factory=dict)


#: All that people choose, by name.
OPTIONS: Final[dict[str, Option]] = {
    one.name: one.metadata["option"] for one in fields(Settings) if "option" in one.metadata
}

_TYPES: Final[dict[str, Any]] = {
    one.name: one.type for one in fields(attrs.resolve_types(Settings)) if one.name != "unknown"
}
_converter: Final = Converter(forbid_extra_keys=True)
take_as_they_are(_converter)


def _good_blends(value: Any, _: Any) -> tuple[Blend, ...]:
    """Read the blends that can be read: one that was spoiled takes no other with it."""
    found = []
    for plain in value if type(value) is list else ():
        with suppress(Exception):
            found.append(_converter.structure(plain, Blend))
    return tuple(found)


_converter.register_structure_hook_func(lambda kind: kind == tuple[Blend, ...], _good_blends)


class SettingsFile:
    """Keeps the settings on disk. Whatever is in the file, there are settings.

    Several copies of the program may keep theirs in it: each writes what was changed there.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (settings_folder() if folder is None else folder) / _FILE
        #: The settings when they were read or written here last; who never did writes all of them.
        self._before: dict[str, Any] | None = None

    def load(self) -> Settings:
        """Read the settings; those that the file does not have, or has wrong, are the usual ones."""
        settings = self._there() or Settings()
        self._before = _plain(settings)
        return settings

    def _there(self) -> Settings | None:
        """What the file has; None: nothing that can be read."""
        try:
            plain = self._read()
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError):  # what can't be read now is not to be replaced either
            self._set_aside()
            return None
        return _structured(plain)

    def _read(self) -> dict[str, Any]:
        plain = json.loads(read_whole(self.path, _MOST_BYTES, follow=True).decode())
        if not isinstance(plain, dict):
            raise ValueError("no settings")
        _written(plain)  # half a letter can't be, and nobody else can do anything with it either
        return plain

    def _set_aside(self) -> None:
        """Keep the file under another name, for whoever wants to see what is wrong with it."""
        with suppress(OSError):
            replace(self.path, self.path.with_name(f"{_FILE}.bad"))

    def save(self, settings: Settings) -> None:
        """Write what has changed since they were read; the rest is as the file has it now. Raises OSError."""
        plain = _plain(settings)
        lock = seize(self.path.with_suffix(".lock"), _PATIENCE)
        try:
            there = self._there()
            if there is None or self._before is None:
                whole = plain
            else:
                whole = _merged(self._before, plain, _plain(there))
            write_whole(self.path, _written(whole))
        finally:
            if lock is not None:  # who has it for so long has forgotten it
                lock.release()
        self._before = plain


def _plain(settings: Settings) -> dict[str, Any]:
    """The settings as the file has them, each with a value of its own."""
    plain: dict[str, Any] = deepcopy(_converter.unstructure(settings))
    return {key: value for key, value in plain.pop("unknown").items() if key not in plain} | plain


def _merged(before: dict[str, Any], here: dict[str, Any], there: dict[str, Any]) -> dict[str, Any]:
    """What was changed here, put into what others have written meanwhile."""
    changed = {name: value for name, value in here.items() if name not in before or value != before[name]}
    return there | {name: _joined(name, before.get(name), value, there.get(name)) for name, value in changed.items()}


def _joined(name: str, before: Any, here: Any, there: Any) -> Any:
    """A setting that was changed here; what is collected in it grows and shrinks on both sides."""
    if name in _BY_KEY:
        changed = {key: value for key, value in here.items() if before.get(key) != value}
        return {key: value for key, value in there.items() if key in here or key not in before} | changed
    if name in _BY_ITEM:
        added = [one for one in here if one not in before and one not in there]
        return [*(one for one in there if one in here or one not in before), *added]
    if name in _BY_SUM:
        return there + here - before
    return here


def _written(plain: dict[str, Any]) -> bytes:
    """Make the text of the file. Raises UnicodeEncodeError for what is no text."""
    return (json.dumps(plain, ensure_ascii=False, indent=1) + "\n").encode()


def _structured(plain: dict[str, Any]) -> Settings:
    settings = Settings()
    for name, value in plain.items():
        if name not in _TYPES:
            settings.unknown[name] = value
            continue
        with suppress(Exception):  # whatever it is, it is no value of this setting
            setattr(settings, name, _converter.structure(value, _TYPES[name]))
    return settings
