"""What is wrong with a file of a game, which ``records`` says in English, in the language of the application."""

from __future__ import annotations

import re
from typing import Final

from attrs import frozen

from dune_desktop.text.translating import Text, TextTable

Trouble = TextTable("Trouble")

#: What can be done, by kind of trouble.
_DAMAGED: Final = Trouble.tr("Nothing was changed in the file. If there is a copy of it, the copy can be imported.")
_NEWER: Final = Trouble.tr("Nothing was changed in the file. A newer version of the program opens it.")
_UNKNOWN: Final = Trouble.tr(
    "Nothing was changed in the file. It is damaged, or a newer version of the program opens it."
)
_FOREIGN: Final = Trouble.tr("Nothing was changed in the file. Choose a game that this program saved.")
_NO_CHALLENGE: Final = Trouble.tr("Nothing was changed in the file. Choose a challenge that this program exported.")
_UNREADABLE: Final = Trouble.tr("Make sure that the file can be read, and try again. Nothing was changed in it.")
_UNSAVED: Final = Trouble.tr(
    "You can keep playing. The game is saved as soon as possible: free some space, allow access or connect the disk."
)
_MISTAKE: Final = Trouble.tr("You can keep playing. The game is saved as soon as that works again.")
_REPORTED: Final = Trouble.tr(
    "Please pass on the report. You can keep playing; the game is saved as soon as that works again."
)
_UNLISTED: Final = Trouble.tr(
    "Make sure that its disk is connected and that the folder can be read. Nothing was changed in it."
)
_IN_FORCE: Final = Trouble.tr(
    "They apply until the window is closed, and are saved then if possible: free some space or allow access."
)
_RULES: Final = Trouble.tr("The game can be opened with the version of the program that saved it.")
_GOES_ON: Final = Trouble.tr("Decisions made after that have to be made again.")
_SAVED_NOW: Final = Trouble.tr("The game itself is saved again.")
_NOTHING_LOST: Final = Trouble.tr("Nothing that was decided is lost.")
_KEPT: Final = Trouble.tr("The damaged file is kept beside it, under another name.")
_ELSEWHERE: Final = Trouble.tr(
    "Close it there to keep playing here. You can also play a copy of it here, or watch it as a replay."
)
_ROOM: Final = Trouble.tr("It is among the deleted games, and can be restored from there.")
_TWO: Final = Trouble.tr("Both are in the list of saved games.")

#: Why a disk refuses, as ``files.disk`` says it.
REASONS: Final[dict[str, Text]] = {
    text.source: text
    for text in (
        Trouble.tr("the disk is full"),
        Trouble.tr("access is not allowed"),
        Trouble.tr("the disk can only be read"),
        Trouble.tr("the disk has an error"),
        Trouble.tr("the disk is not there any more"),
        Trouble.tr("the disk does not answer"),
        Trouble.tr("there is no such file"),
        Trouble.tr("a file is in the place of its folder"),
        Trouble.tr("it is not a file"),
        Trouble.tr("it is a link to somewhere else"),
        Trouble.tr("its name is too long"),
    )
}


def _trouble(text: Text, remedy: Text, said: str = "") -> tuple[str, tuple[Text, Text]]:
    """How it is worded, and what can be done; ``said``: how ``records`` says it, if otherwise."""
    return said or text.source, (text, remedy)


#: By what ``records`` says. A hole that is not in the wording is for programmers alone.
TROUBLES: Final = dict((
    _trouble(Trouble.tr("is not JSON, or was cut off"), _DAMAGED),
    _trouble(Trouble.tr("is not a record of a game"), _FOREIGN),
    _trouble(Trouble.tr("says no version"), _DAMAGED),
    _trouble(Trouble.tr("was written by a newer version of the program"), _NEWER),
    _trouble(Trouble.tr("has no list of actions that a game could have"), _DAMAGED),
    _trouble(Trouble.tr("has values that no record has"), _DAMAGED),
    _trouble(Trouble.tr("is of an edition that is not here: {edition}"), _NEWER),
    _trouble(Trouble.tr("has something that no game of its kind has: {word}"), _UNKNOWN),
    _trouble(Trouble.tr("counts actions that it does not have"), _DAMAGED),
    _trouble(Trouble.tr("does not say who sits where"), _DAMAGED),
    _trouble(Trouble.tr("has seats of an unknown kind"), _UNKNOWN),
    _trouble(Trouble.tr("has names that can't be shown"), _DAMAGED),
    _trouble(Trouble.tr("has a date that no game has"), _DAMAGED),
    _trouble(Trouble.tr("counts rounds or points that no game has"), _DAMAGED),
    _trouble(Trouble.tr("is too large for a record"), _FOREIGN),
    _trouble(Trouble.tr("is not a challenge"), _NO_CHALLENGE),
    _trouble(Trouble.tr("is too large for a challenge"), _NO_CHALLENGE),
    _trouble(
        Trouble.tr("has values that no challenge has"), _DAMAGED, "has values that no challenge has: {error}"
    ),
    _trouble(
        Trouble.tr("its solution does not lead to its goal: it was changed"), _DAMAGED
    ),
    _trouble(Trouble.tr("can't be read: {reason}"), _UNREADABLE),
    _trouble(Trouble.tr("can't be saved: {reason}"), _UNSAVED),
    _trouble(Trouble.tr("can't be saved because of a mistake in the program"), _MISTAKE),
    _trouble(
        Trouble.tr("can't be saved because of a mistake in the program, which is reported in {folder}"),
        _REPORTED,
    ),
    _trouble(Trouble.tr("the settings can't be saved: {reason}"), _IN_FORCE),
    _trouble(Trouble.tr("the saved games can't be listed: {reason}"), _UNLISTED),
    _trouble(Trouble.tr("the games that were saved in it are not there any more"), _UNLISTED),
    _trouble(Trouble.tr("is not text"), _DAMAGED),
    _trouble(Trouble.tr("can't be set up"), _DAMAGED, "can't be set up: {error}"),
    _trouble(Trouble.tr("action {number} does not fit"), _DAMAGED, "action {number} does not fit: {error}"),
    _trouble(
        Trouble.tr("its actions do not lead to where it says: it was changed"),
        _DAMAGED,
        "its actions do not lead to its digests: it was changed",
    ),
    _trouble(Trouble.tr("the rules have changed since it was written"), _RULES),
    _trouble(
        Trouble.tr("the rules have changed since it was written"),
        _RULES,
        "the rules have changed, and its kept state {error}",
    ),
    _trouble(
        Trouble.tr("the rules have changed: it goes on in round {round}, after {done} of {all} actions"),
        _GOES_ON,
    ),
    _trouble(Trouble.tr("the rules have changed: its log begins in round {round}"), _NOTHING_LOST),
    _trouble(Trouble.tr("is damaged: it goes on from the state kept in round {round}"), _KEPT),
    _trouble(Trouble.tr("is open in another window of the program"), _ELSEWHERE),
    _trouble(Trouble.tr("was changed by another program: what it wrote is kept as {name}"), _TWO),
    _trouble(Trouble.tr("was damaged: what it held is kept as {name}"), _SAVED_NOW),
    _trouble(Trouble.tr("the oldest saved game without a name has made room for the new one"), _ROOM),
))  # fmt: skip


@frozen
class _Found:
    """A trouble that is known: the file that it names, how it is worded, and what can be done."""

    before: str
    worded: str
    remedy: str


def _pattern(said: str) -> re.Pattern[str]:
    """What a text with holes can be, with the name of a file before it or not."""
    parts = re.split(r"\{(\w+)\}", said)
    body = "".join(f"(?P<{part}>.*?)" if number % 2 else re.escape(part) for number, part in enumerate(parts))
    return re.compile(rf"(?P<before>(?:.*: )??){body}", re.DOTALL)


_PATTERNS: Final = {_pattern(said): texts for said, texts in TROUBLES.items()}


def _find(said: str) -> _Found | None:
    for pattern, (text, remedy) in _PATTERNS.items():
        match = pattern.fullmatch(said)
        if match is not None:
            holes = {hole: because(value) for hole, value in match.groupdict().items()}
            return _Found(match["before"], str(text).format(**holes), str(remedy))
    return None


def because(said: str) -> str:
    """Why a disk refuses; what the system says besides stands as it is."""
    return str(REASONS.get(said, said))


def worded(said: str) -> str:
    """The trouble as people are told it; what nobody knows stands for itself."""
    found = _find(said)
    return said if found is None else found.before + found.worded


def told(said: str) -> str:
    """The trouble in whole sentences, the file first, with what can be done about it."""
    found = _find(said)
    if found is None:
        return said
    trouble = found.before + found.worded
    if not found.before:
        trouble = trouble[:1].upper() + trouble[1:]
    return str(Trouble.tr("{trouble}. {remedy}")).format(trouble=trouble.removesuffix("."), remedy=found.remedy)
