"""Where the graphical program starts."""

from __future__ import annotations

import argparse
import gc
import logging
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from dune_desktop import __version__
from dune_desktop.content import EDITIONS, EXPANSIONS, USUAL
from dune_desktop.engine.rivals.printed import MODES
from dune_desktop.stopping import Stopped, tell
from dune_desktop.text import languages
from dune_desktop.text.arguments import (
    Parser,
    add_expansions,
    add_language,
    add_version,
    asked_language,
    names_command,
    program,
    say,
    take_every_letter,
)
from dune_desktop.text.translating import Texts
from dune_desktop.windows import display
from dune_desktop.windows.display import Application, path_of
from dune_desktop.windows.main.another import BESIDE
from dune_desktop.windows.main.closing import Closing

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow

CommandLine = Texts("CommandLine")

_NAME = "Dune Desktop"
#: Milliseconds that the first screen has to itself before the modules of the table are loaded.
_AT_LEISURE: Final = 300
#: What a table needs, in the order in which each brings little that is new.
_TABLE: Final = (
    "models.game.controller", "models.story.log_tree", "models.table.table_models", "models.choosing.build",
    "models.asking.answering", "scene.art.heads.busts", "scene.art.craft.devices", "scene.art.still.furniture",
    "scene.art.pictures.base", "scene.art.pictures.uprising", "scene.art.pictures.catalogue", "scene.faces",
    "scene.board.board", "scene.tray.tray", "scene.table.table_scene",
    "windows.endings.milestones", "windows.decision.decision_panel", "windows.table.table_page",
)  # fmt: skip


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window, and run until it is closed."""
    given = sys.argv[1:] if argv is None else argv
    if names_command(given):  # ``dune-desktop check FILE``: no window for that
        from dune_desktop.cli import main as command_line  # noqa: PLC0415

        return command_line(given)
    take_every_letter()
    languages.speak(asked_language(given) or languages.of_the_terminal())
    parser = _parser()
    arguments = parser.parse_args(given)
    for one in arguments.expansions:
        possible = EDITIONS[arguments.edition].recipe.expansions
        if one not in possible:
            told = CommandLine.tr("--with: {edition} is not played with '{expansion}'")
            parser.error(told.format(edition=arguments.edition, expansion=one))
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    if arguments.self_check:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    from dune_desktop.files.reports import start_log  # noqa: PLC0415
    from dune_desktop.files.settings import SettingsFile  # noqa: PLC0415 (after wrong arguments are told)
    from dune_desktop.scene.drawing.prints import keep_prints  # noqa: PLC0415
    from dune_desktop.windows.language import speak  # noqa: PLC0415

    file = SettingsFile()
    chosen = arguments.lang or ("en" if arguments.self_check else file.load().language)
    if not speak(chosen) and arguments.lang:
        told = CommandLine.tr("there is no file with the translations: {path}").format(path=languages.file(chosen))
        say(sys.stderr, f"{program()}: {told}")
        return 1
    if arguments.self_check:
        from dune_desktop.windows.main.self_check import self_check  # noqa: PLC0415 (only for a check)

        return self_check(application, arguments.edition, arguments.mode, arguments.expansions)
    from dune_desktop.windows.main.crash import CrashWatch  # noqa: PLC0415
    from dune_desktop.windows.main.main_window import MainWindow  # noqa: PLC0415 (after wrong arguments are told)
    from dune_desktop.windows.main.table_glints import TableGlints  # noqa: PLC0415
    from dune_desktop.windows.main.table_sounds import TableSounds, open_loudspeaker  # noqa: PLC0415

    start_log()
    keep_prints(application)
    window = MainWindow(file, beside=arguments.beside)
    CrashWatch(window).install()
    loudspeaker = open_loudspeaker()
    TableSounds(window, loudspeaker)
    TableGlints(window)
    application.aboutToQuit.connect(loudspeaker.close)
    window.show()
    if arguments.file:
        QTimer.singleShot(0, partial(window.desk.open_file, path_of(arguments.file)))
    elif arguments.go_on:
        QTimer.singleShot(0, window.games.go_on)
    elif arguments.new_game:
        QTimer.singleShot(0, window.show_new_game)
    if isinstance(application, Application):
        application.hand_files_to(window.desk.open_file)
    return _until_closed(application, window)


def _until_closed(application: QApplication, window: MainWindow) -> int:
    """Run and return the exit code; a line on stderr says so if a signal closed the window, and not the person."""
    closing = Closing(window)
    gc.freeze()  # what lives as long as the program is not looked through anew in the middle of a game: 20 ms
    QTimer.singleShot(_AT_LEISURE, load_table)
    try:
        with closing.hearing(), display.watching(window.store.flush):
            code = application.exec()
    finally:
        gc.unfreeze()
    if not closing.by:
        return code
    stopped = Stopped(closing.by)
    tell(stopped)
    return stopped.code


def load_table(*, at_once: bool = False) -> None:
    """Load the modules of the table while somebody looks at the first screen, so that a new game waits for none."""
    left = [name for name in _TABLE if f"{__package__}.{name}" not in sys.modules]
    for name in left if at_once else left[:1]:
        import_module(f"{__package__}.{name}")
    if left and not at_once:
        QTimer.singleShot(0, load_table)  # in small steps: a click comes between two of them
    else:
        gc.freeze()


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="dune-desktop",
        description=CommandLine.tr("Play Dune: Imperium. (dune-desktop-cli is the same program without a window.)"),
    )
    file = CommandLine.tr("a saved game to open; it is imported first if it is not among the saved games")
    parser.add_argument("file", nargs="?", metavar="FILE", help=file)
    add_version(parser, f"{_NAME} {__version__}")
    first = parser.add_mutually_exclusive_group()
    first.add_argument("--continue", dest="go_on", action="store_true", help=CommandLine.tr("go on with the last game"))
    first.add_argument("--new-game", action="store_true", help=CommandLine.tr("choose a new game"))
    beside = CommandLine.tr("leave the place of the last window to it: another one may be open")
    parser.add_argument(BESIDE, action="store_true", help=beside)
    check = CommandLine.tr("play a short game through the window, and say if all is well")
    parser.add_argument("--self-check", action="store_true", help=check)
    edition = CommandLine.tr("the edition of the self-check")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default=USUAL, help=edition)
    add_expansions(parser, EXPANSIONS)
    parser.add_argument("--mode", choices=MODES, default="", help=CommandLine.tr("the self-check plays with Rivals"))
    add_language(parser, CommandLine.tr("the language, whatever the settings say"))
    return parser


def make_application() -> QApplication:
    """Make the application, with its name and style."""
    QCoreApplication.setApplicationName(_NAME)
    QCoreApplication.setApplicationVersion(__version__)
    application = QApplication.instance() or display.make(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    application.setDesktopFileName("dune-desktop")
    return application
