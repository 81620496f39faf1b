"""What is wrong with a file of a game, which ``records`` says in English, in the language of the application."""

from __future__ import annotations

import re
from typing import Final

from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Text

#: By what ``records`` says. What stands in ``{...}`` there and not here is for programmers alone.
TROUBLES: Final[dict[str, Text]] = {
    "is not JSON, or was cut off": QT_TRANSLATE_NOOP("Trouble", "is not JSON, or was cut off"),
    "is not a record of a game": QT_TRANSLATE_NOOP("Trouble", "is not a record of a game"),
    "says no version": QT_TRANSLATE_NOOP("Trouble", "says no version"),
    "was written by a newer version of the program": QT_TRANSLATE_NOOP(
        "Trouble", "was written by a newer version of the program"
    ),
    "has no list of actions that a game could have": QT_TRANSLATE_NOOP(
        "Trouble", "has no list of actions that a game could have"
    ),
    "has values that no record has": QT_TRANSLATE_NOOP("Trouble", "has values that no record has"),
    "is of an edition that is not here: {edition}": QT_TRANSLATE_NOOP(
        "Trouble", "is of an edition that is not here: {edition}"
    ),
    "counts actions that it does not have": QT_TRANSLATE_NOOP("Trouble", "counts actions that it does not have"),
    "does not say who sits where": QT_TRANSLATE_NOOP("Trouble", "does not say who sits where"),
    "has seats of an unknown kind": QT_TRANSLATE_NOOP("Trouble", "has seats of an unknown kind"),
    "has names that can't be shown": QT_TRANSLATE_NOOP("Trouble", "has names that can't be shown"),
    "counts rounds or points that no game has": QT_TRANSLATE_NOOP(
        "Trouble", "counts rounds or points that no game has"
    ),
    "is too large for a record": QT_TRANSLATE_NOOP("Trouble", "is too large for a record"),
    "can't be read: {reason}": QT_TRANSLATE_NOOP("Trouble", "can't be read: {reason}"),
    "is not text": QT_TRANSLATE_NOOP("Trouble", "is not text"),
    "can't be set up: {error}": QT_TRANSLATE_NOOP("Trouble", "can't be set up"),
    "action {number} does not fit: {error}": QT_TRANSLATE_NOOP("Trouble", "action {number} does not fit"),
    "its actions do not lead to its digests: it was changed": QT_TRANSLATE_NOOP(
        "Trouble", "its actions do not lead to where it says: it was changed"
    ),
    "the rules have changed since it was written": QT_TRANSLATE_NOOP(
        "Trouble", "the rules have changed since it was written"
    ),
    "the rules have changed, and its kept state {error}": QT_TRANSLATE_NOOP(
        "Trouble", "the rules have changed since it was written"
    ),
    "the rules have changed: it goes on in round {round}, after {done} of {all} actions": QT_TRANSLATE_NOOP(
        "Trouble", "the rules have changed: it goes on in round {round}, after {done} of {all} actions"
    ),
}


def _pattern(said: str) -> re.Pattern[str]:
    """What a text with holes can be, with the name of a file before it or not."""
    parts = re.split(r"\{(\w+)\}", said)
    body = "".join(f"(?P<{part}>.*?)" if number % 2 else re.escape(part) for number, part in enumerate(parts))
    return re.compile(rf"(?P<before>(?:.*: )??){body}", re.DOTALL)


_PATTERNS: Final = {_pattern(said): text for said, text in TROUBLES.items()}


def worded(said: str) -> str:
    """The trouble as people are told it; what nobody knows stands for itself."""
    for pattern, text in _PATTERNS.items():
        found = pattern.fullmatch(said)
        if found is not None:
            return found["before"] + str(text).format(**found.groupdict())
    return said
