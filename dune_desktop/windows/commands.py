"""What can be commanded by keyboard, as data: menus, tooltips, the settings page and the help read it."""

from __future__ import annotations

import sys
from typing import Final

from attrs import frozen

from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text, Texts

Commands = Texts("Commands")

#: Anywhere on the table; only where the focus is (lists, scene); in every window; where a game is watched.
TABLE, FOCUS, PROGRAM, WATCH = "table", "focus", "program", "watch"


@frozen
class Command:
    """One command. ``keys``: its default keys, portable, several parted by ``"; "``."""

    id: str
    text: Text
    keys: str
    scope: str = TABLE


#: As every program on this system has it; a Mac keeps F11 for itself.
_FULL_SCREEN: Final = "Meta+Ctrl+F" if sys.platform == "darwin" else "F11"
#: No bare letters: they do not arrive from Cyrillic layouts, and letters find.
COMMANDS: Final = (
    Command("take", QT_TRANSLATE_NOOP("Commands", "Choose"), "Enter; Return", FOCUS),
    Command("big_card", QT_TRANSLATE_NOOP("Commands", "Big card, next step, or play and pause"), "Space", FOCUS),
    Command("back", QT_TRANSLATE_NOOP("Commands", "Close, or step back"), "Esc; Backspace", FOCUS),
    Command("pass_on", QT_TRANSLATE_NOOP("Commands", "Pass for the rest of this Combat"), "Shift+Enter; Shift+Return"),
    Command("undo", QT_TRANSLATE_NOOP("Commands", "Undo"), "Ctrl+Z"),
    Command("redo", QT_TRANSLATE_NOOP("Commands", "Redo"), "Ctrl+Shift+Z; Ctrl+Y"),
    Command("end", QT_TRANSLATE_NOOP("Commands", "End the turn"), "Ctrl+Enter; Ctrl+Return"),
    Command("rest", QT_TRANSLATE_NOOP("Commands", "Do the rest"), "F2"),
    Command("move_now", QT_TRANSLATE_NOOP("Commands", "Let the computer move now"), "Shift+F2"),
    Command("reveal", QT_TRANSLATE_NOOP("Commands", "Reveal"), "F9"),
    Command("why", QT_TRANSLATE_NOOP("Commands", "Rule, or reason why not"), "F1"),
    Command("hint", QT_TRANSLATE_NOOP("Commands", "Hint"), "Shift+F1"),
    Command("since", QT_TRANSLATE_NOOP("Commands", "Since my turn"), "F3"),
    Command("boards", QT_TRANSLATE_NOOP("Commands", "Boards of the expansions"), "F4"),
    Command("row", QT_TRANSLATE_NOOP("Commands", "Imperium Row"), "F5"),
    Command("next_region", QT_TRANSLATE_NOOP("Commands", "Next area"), "F6"),
    Command("previous_region", QT_TRANSLATE_NOOP("Commands", "Previous area"), "Shift+F6"),
    Command("log", QT_TRANSLATE_NOOP("Commands", "Log"), "F7"),
    Command("words", QT_TRANSLATE_NOOP("Commands", "Table in words"), "F8"),
    Command("collection", QT_TRANSLATE_NOOP("Commands", "All cards"), "Ctrl+F"),
    Command("menu", QT_TRANSLATE_NOOP("Commands", "Menu"), "F10"),
    Command("full_screen", QT_TRANSLATE_NOOP("Commands", "Full screen"), _FULL_SCREEN, PROGRAM),
    Command("quit", QT_TRANSLATE_NOOP("Commands", "Quit"), "Ctrl+Q", PROGRAM),
    Command("step_on", QT_TRANSLATE_NOOP("Commands", "Watching: next decision"), "Right", WATCH),
    Command("step_off", QT_TRANSLATE_NOOP("Commands", "Watching: previous decision"), "Left", WATCH),
    Command("turn_on", QT_TRANSLATE_NOOP("Commands", "Watching: next turn"), "Ctrl+Right", WATCH),
    Command("turn_off", QT_TRANSLATE_NOOP("Commands", "Watching: previous turn"), "Ctrl+Left", WATCH),
    Command("round_on", QT_TRANSLATE_NOOP("Commands", "Watching: next round"), "PgDown", WATCH),
    Command("round_off", QT_TRANSLATE_NOOP("Commands", "Watching: previous round"), "PgUp", WATCH),
    Command("to_start", QT_TRANSLATE_NOOP("Commands", "Watching: go to the beginning"), "Home", WATCH),
    Command("to_end", QT_TRANSLATE_NOOP("Commands", "Watching: go to the end"), "End", WATCH),
)
#: The n-th option, 0 for the tenth; with Shift its other way, such as on top of the deck.
DIGITS: Final = "1234567890"
DIGIT_COMMANDS: Final = (
    *(Command(f"option_{digit}", QT_TRANSLATE_NOOP("Commands", "Choose option {digit}"), digit) for digit in DIGITS),
    *(
        Command(f"other_{digit}", QT_TRANSLATE_NOOP("Commands", "Option {digit}, other way"), f"Shift+{digit}")
        for digit in DIGITS
    ),
)
BY_ID: Final = {command.id: command for command in (*COMMANDS, *DIGIT_COMMANDS)}


def title(command: Command) -> str:
    return str(command.text).format(digit=command.id[-1])
