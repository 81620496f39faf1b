"""Reports of what went wrong: a folder for each, with what happened, the game as far as it came, and the log."""

from __future__ import annotations

import logging
import os
import platform
import shutil
import traceback
from contextlib import suppress
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

import platformdirs

from dune_desktop import __version__
from dune_desktop.records.disk import write_whole
from dune_desktop.records.folders import APPLICATION, HOME

#: The files of a report.
ERROR, GAME, LOG = "error.txt", "game.json", "log.txt"
#: How many reports are kept, and how long the log may grow.
KEPT, _LOG_BYTES = 10, 256_000
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def state_folder() -> Path:
    """Of the log and of reports."""
    home = os.environ.get(HOME)
    return Path(home) if home else platformdirs.user_state_path(APPLICATION, appauthor=False)


def reports_folder() -> Path:
    return state_folder() / "reports"


def start_log() -> None:
    """Warnings go into a file from now on, where that can be written."""
    path = state_folder() / LOG
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True)
        handler.setFormatter(logging.Formatter(_FORMAT))
        handler.setLevel(logging.WARNING)
        logging.getLogger().addHandler(handler)


def describe(error: BaseException) -> str:
    """What happened, and where it ran: all that a programmer wants to know. No names of people, no paths of games."""
    about = (
        f"Dune Desktop {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        "".join(traceback.format_exception(error)),
    )
    return "\n".join(about)


def write_report(text: str, game: str = "") -> Path:
    """A folder with what happened and the record of the game. Raises OSError."""
    folder = _new_folder()
    write_whole(folder / ERROR, text)
    if game:
        write_whole(folder / GAME, game)
    with suppress(OSError):
        shutil.copyfile(state_folder() / LOG, folder / LOG)
    _tidy()
    return folder


def _new_folder() -> Path:
    folder = reports_folder() / f"{datetime.now():%Y%m%d-%H%M%S-%f}"
    folder.mkdir(parents=True)
    return folder


def _tidy() -> None:
    """The oldest go; never anything that is no report."""
    reports = sorted(path for path in reports_folder().iterdir() if (path / ERROR).is_file())
    for path in reports[:-KEPT]:
        shutil.rmtree(path, ignore_errors=True)
