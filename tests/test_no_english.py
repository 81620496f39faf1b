"""No text is left in English: in a language in which everything stands in corners, nothing that is read stands outside.

And it changes at once, wherever one is: back in English no corner is left, and in the other language again all are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from tests.compiling import outside
from tests.messages import ROOT
from tests.reading import ALIKE, Reading, caps_of_keys, reading, words_of_keys
from tests.test_languages import corners, english_again, speak
from tests.touring import BLEND, PARTS, Tour
from tests.trouble import Trouble, open_window

__all__ = ["corners", "english_again"]

_ALIKE: Final = (*ALIKE, BLEND)
_ALIKE_PATTERNS: Final = (
    re.compile(r"\b(?:[RSBUXI]|Q[XI]?)\d+(\.\d+)?\b"),  # numbers of rules
    re.compile(r"\b\d{8}-\d{6}-\w{6}\b\.json\b"),  # the file of a game that can't be read
    re.compile(r"\AI{1,3}\Z"),  # levels of Conflicts
)
#: A field for a key says by itself that it wants one.
_BY_QT: Final = ("settings_page:KeyRow/QLineEdit",)
#: Where a text is one key of several that are pressed together.
_CAPS: Final = "key_caps:KeyCaps.paint"
#: A message is said once, in the language of that moment.
_OF_THE_MOMENT: Final = ("main_window:MainWindow/Notice",)


def untranslated(text: str, keys: Iterable[str]) -> str:
    """What stands in no corners, and is not said alike everywhere; ``keys``: what they are called."""
    found = outside(text)
    if not any(map(str.isalpha, found)):
        return found
    for pattern in _ALIKE_PATTERNS:
        found = pattern.sub("", found)
    for same in (*_ALIKE, *keys):
        found = found.replace(same, "")
    return found


def english(found: Reading) -> dict[str, str]:
    caps, keys = caps_of_keys(), words_of_keys()
    return {
        text: where
        for text, where in found.texts.items()
        if where not in _BY_QT
        and not (where == _CAPS and text in caps)
        and any(map(str.isalpha, untranslated(text, keys)))
    }


def in_corners(found: Reading) -> dict[str, str]:
    return {text: where for text, where in found.texts.items() if where not in _OF_THE_MOMENT and "‹" in text}


def kind_of(stop: str) -> str:
    """Sheets of seats, covers, rounds are one kind each; so is what differs behind a dash: leaders, Rivals, piles."""
    return re.sub(r"\d+", "", stop.partition(" - ")[0])


@pytest.mark.parametrize("parts", PARTS, ids=lambda parts: parts[0])
def test_everything_is_translated_and_changes_at_once(
    parts: tuple[str, ...], qtbot: QtBot, qtlog: Any, corners: Path, tmp_path: Path
) -> None:
    window = open_window(tmp_path / "home", (1600, 1000), language="uk", reduced_motion=True, opponents_speed=0)
    qtbot.addWidget(window)
    speak(window, "uk")
    tour, seen = Tour(window), set[str]()
    missed, unfilled, kept, lost = (dict[str, str]() for _ in range(4))
    with Trouble(qtlog) as trouble, reading() as found:
        for stop in tour.stops(parts):
            found.look_again_at(tour.root)
            missed |= _told(stop, english(found))
            unfilled |= _told(stop, found.unfilled())
            if tour.root is window and kind_of(stop) not in seen:
                seen.add(kind_of(stop))
                speak(window, "en")
                found.look_again_at(window)
                kept |= _told(stop, in_corners(found))
                speak(window, "uk")
                found.look_again_at(window)
                lost |= _told(stop, english(found))
            trouble.logged.clear()  # what people are told is logged, too
            trouble.check()
    assert seen
    assert missed == {}
    assert unfilled == {}
    assert kept == {}  # in English
    assert lost == {}  # by being in English meanwhile


def _told(stop: str, wrong: dict[str, str]) -> dict[str, str]:
    return {f"{where}: {text!r}": stop for text, where in wrong.items()}


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("‹Gain ‹spice››", ""),
        ("‹Gain› spice", " spice"),
        ("‹Shortened …", ""),
        ("‹Undo: ‹Deploy›› (Ctrl+Z)", " ()"),
        ("Space", ""),
        ("Rule R13.8: ‹may›", "Rule : "),
    ],
)
def test_what_stands_outside_is_seen(text: str, rest: str) -> None:
    assert untranslated(text, words_of_keys()) == rest


# ---------------------------------------------------------------- in the sources


def _asked(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
            yield node


def _uncollected(code: str) -> list[int]:
    """Lines that ask for a text where ``lupdate`` does not look, or that it can't read there."""
    tree = ast.parse(code)
    within = {call for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for call in _asked(node)}
    return [
        call.lineno
        for call in _asked(tree)
        if call in within or not (isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str))
    ]


def test_every_text_is_asked_for_where_lupdate_finds_it() -> None:
    """Not in an f-string, and as a literal."""
    wrong = {}
    for file in sorted((ROOT / "dune_desktop").rglob("*.py")):
        if file.name != "tongue.py":  # the door itself
            lines = _uncollected(file.read_text(encoding="utf-8"))
            wrong |= {f"{file.relative_to(ROOT)}:{line}": "" for line in lines}
    assert wrong == {}


@pytest.mark.parametrize("code", ["f\"<b>{self.tr('Keys')}</b>\"", "Bar.tr(text)", "Bar.tr('a' if n else 'b')"])
def test_a_text_that_lupdate_does_not_find_is_seen(code: str) -> None:
    assert _uncollected(code) == [1]
