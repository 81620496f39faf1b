"""What can be commanded by keyboard, as data: menus, tooltips, the settings page and the help read it."""

from __future__ import annotations

import sys
from typing import Final

from attrs import frozen

from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text, Texts

Commands = Texts("Commands")

#: Anywhere on the table; only where the focus is (lists, scene); in every window; where a game is watched.
TABLE, FOCUS, PROGRAM, WATCH = "table", "focus", "program", "watch"
#: What commands are about, in the order in which the sheet of all keys has them.
ANSWERS, LOOKS, GOES, WATCHES, WINDOW = "answers", "looks", "goes", "watches", "window"
ABOUT: Final = {
    ANSWERS: QT_TRANSLATE_NOOP("Commands", "Answering"),
    LOOKS: QT_TRANSLATE_NOOP("Commands", "Looking closer"),
    GOES: QT_TRANSLATE_NOOP("Commands", "Getting around"),
    WATCHES: QT_TRANSLATE_NOOP("Commands", "Watching a game"),
    WINDOW: QT_TRANSLATE_NOOP("Commands", "Window and program"),
}


@frozen
class Command:
    """One command. ``keys``: its default keys, portable, several parted by ``"; "``."""

    id: str
    text: Text
    keys: str
    about: str
    scope: str = TABLE


#: As every program on this system has it; a Mac keeps F11 for itself.
_FULL_SCREEN: Final = "Meta+Ctrl+F" if sys.platform == "darwin" else "F11"
#: No bare letters: they do not arrive from Cyrillic layouts, and letters find.
COMMANDS: Final = (
    Command("take", QT_TRANSLATE_NOOP("Commands", "Choose"), "Enter; Return", ANSWERS, FOCUS),
    Command("big_card", QT_TRANSLATE_NOOP("Commands", "Big card, next step, or play and pause"), "Space", LOOKS, FOCUS),
    Command("back", QT_TRANSLATE_NOOP("Commands", "Close, or step back"), "Esc; Backspace", GOES, FOCUS),
    Command(
        "pass_on",
        QT_TRANSLATE_NOOP("Commands", "Pass for the rest of this Combat"),
        "Shift+Enter; Shift+Return",
        ANSWERS,
    ),
    Command("undo", QT_TRANSLATE_NOOP("Commands", "Undo"), "Ctrl+Z", ANSWERS),
    Command("redo", QT_TRANSLATE_NOOP("Commands", "Redo"), "Ctrl+Shift+Z; Ctrl+Y", ANSWERS),
    Command("end", QT_TRANSLATE_NOOP("Commands", "End the turn"), "Ctrl+Enter; Ctrl+Return", ANSWERS),
    Command("rest", QT_TRANSLATE_NOOP("Commands", "Do the rest"), "F2", ANSWERS),
    Command("move_now", QT_TRANSLATE_NOOP("Commands", "Let the computer move now"), "Shift+F2", ANSWERS),
    Command("reveal", QT_TRANSLATE_NOOP("Commands", "Reveal"), "F9", ANSWERS),
    Command("why", QT_TRANSLATE_NOOP("Commands", "Rule, or reason why not"), "F1", LOOKS),
    Command("how", QT_TRANSLATE_NOOP("Commands", "How could I?"), "F12", LOOKS),
    Command("hint", QT_TRANSLATE_NOOP("Commands", "Hint"), "Shift+F1", ANSWERS),
    Command("since", QT_TRANSLATE_NOOP("Commands", "Since my turn"), "F3", LOOKS),
    Command("boards", QT_TRANSLATE_NOOP("Commands", "Boards of the expansions"), "F4", LOOKS),
    Command("row", QT_TRANSLATE_NOOP("Commands", "Imperium Row"), "F5", LOOKS),
    Command("next_region", QT_TRANSLATE_NOOP("Commands", "Next area"), "F6", GOES),
    Command("previous_region", QT_TRANSLATE_NOOP("Commands", "Previous area"), "Shift+F6", GOES),
    Command("log", QT_TRANSLATE_NOOP("Commands", "Log"), "F7", LOOKS),
    Command("words", QT_TRANSLATE_NOOP("Commands", "Table in words"), "F8", LOOKS),
    Command("collection", QT_TRANSLATE_NOOP("Commands", "All cards"), "Ctrl+F", LOOKS),
    Command("menu", QT_TRANSLATE_NOOP("Commands", "Menu"), "F10", GOES),
    Command("zoom_in", QT_TRANSLATE_NOOP("Commands", "Zoom in on the board"), "Ctrl++; Ctrl+=", LOOKS),
    Command("zoom_out", QT_TRANSLATE_NOOP("Commands", "Zoom out"), "Ctrl+-; Ctrl+_", LOOKS),
    Command("zoom_fit", QT_TRANSLATE_NOOP("Commands", "The whole board"), "Ctrl+0", LOOKS),
    Command("all_keys", QT_TRANSLATE_NOOP("Commands", "All keys"), "?; Ctrl+F1", WINDOW, PROGRAM),
    Command("games", QT_TRANSLATE_NOOP("Commands", "Switch to another game"), "Ctrl+G", WINDOW, PROGRAM),
    Command("new_window", QT_TRANSLATE_NOOP("Commands", "New window"), "Ctrl+N", WINDOW, PROGRAM),
    Command("full_screen", QT_TRANSLATE_NOOP("Commands", "Full screen"), _FULL_SCREEN, WINDOW, PROGRAM),
    Command("quit", QT_TRANSLATE_NOOP("Commands", "Quit"), "Ctrl+Q", WINDOW, PROGRAM),
    Command("step_on", QT_TRANSLATE_NOOP("Commands", "Watching: next decision"), "Right", WATCHES, WATCH),
    Command("step_off", QT_TRANSLATE_NOOP("Commands", "Watching: previous decision"), "Left", WATCHES, WATCH),
    Command("turn_on", QT_TRANSLATE_NOOP("Commands", "Watching: next turn"), "Ctrl+Right", WATCHES, WATCH),
    Command("turn_off", QT_TRANSLATE_NOOP("Commands", "Watching: previous turn"), "Ctrl+Left", WATCHES, WATCH),
    Command("round_on", QT_TRANSLATE_NOOP("Commands", "Watching: next round"), "PgDown", WATCHES, WATCH),
    Command("round_off", QT_TRANSLATE_NOOP("Commands", "Watching: previous round"), "PgUp", WATCHES, WATCH),
    Command("to_start", QT_TRANSLATE_NOOP("Commands", "Watching: go to the beginning"), "Home", WATCHES, WATCH),
    Command("to_end", QT_TRANSLATE_NOOP("Commands", "Watching: go to the end"), "End", WATCHES, WATCH),
)
#: The n-th option, 0 for the tenth; with Shift its other way, such as on top of the deck.
DIGITS: Final = "1234567890"
DIGIT_COMMANDS: Final = (
    *(
        Command(f"option_{digit}", QT_TRANSLATE_NOOP("Commands", "Choose option {digit}"), digit, ANSWERS)
        for digit in DIGITS
    ),
    *(
        Command(f"other_{digit}", QT_TRANSLATE_NOOP("Commands", "Option {digit}, other way"), f"Shift+{digit}", ANSWERS)
        for digit in DIGITS
    ),
)
BY_ID: Final = {command.id: command for command in (*COMMANDS, *DIGIT_COMMANDS)}


def title(command: Command) -> str:
    return str(command.text).format(digit=command.id[-1])
