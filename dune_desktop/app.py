"""Where the graphical program starts."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from dune_desktop import __version__
from dune_desktop.content import EDITIONS
from dune_desktop.engine.rivals.printed import MODES
from dune_desktop.text import tongue

_NAME = "Dune Desktop"


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window, and run until it is closed."""
    arguments = _parser().parse_args(argv)
    logging.basicConfig(level=logging.WARNING, format="%(name)s: %(message)s")
    if arguments.self_check:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    if arguments.self_check:
        from dune_desktop.windows.self_check import self_check  # noqa: PLC0415 (only for a check)

        return self_check(application, arguments.edition, arguments.mode)
    from dune_desktop.windows.main_window import MainWindow  # noqa: PLC0415 (after wrong arguments are told)

    window = MainWindow()
    window.show()
    return application.exec()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dune-desktop", description="Play Dune: Imperium. (dune-desktop-cli is the same program without a window.)"
    )
    parser.add_argument("--version", action="version", version=f"{_NAME} {__version__}")
    parser.add_argument(
        "--self-check", action="store_true", help="play a short game through the window, and say if all is well"
    )
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="base", help="the edition of the self-check")
    parser.add_argument("--mode", choices=MODES, default="", help="the self-check plays with Rivals")
    parser.add_argument("--lang", choices=("en",), default="en", help="the language of the window")
    return parser


def make_application() -> QApplication:
    """The application with its name, style and translations."""
    QCoreApplication.setApplicationName(_NAME)
    QCoreApplication.setApplicationVersion(__version__)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    application.setDesktopFileName("dune-desktop")
    tongue.install(QCoreApplication.translate)
    return application
