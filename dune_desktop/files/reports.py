"""Reports of what went wrong: a folder for each, with what happened, the games as far as they came, and the log."""

from __future__ import annotations

import logging
import platform
import shutil
import traceback
from contextlib import suppress
from datetime import datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from dune_desktop import __version__
from dune_desktop.files.disk import write_whole
from dune_desktop.files.folders import state_folder

#: The files of a report: what happened, the game that was played, the one that was watched, and the log.
ERROR, GAME, WATCHED, LOG = "error.txt", "game.json", "watched.json", "log.txt"
#: How many reports are kept, and how long the log may grow.
KEPT, _LOG_BYTES = 10, 256_000
_FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_log = logging.getLogger(__name__)


def reports_folder() -> Path:
    return state_folder() / "reports"


def start_log() -> None:
    """Write warnings into a file from now on, where that is possible."""
    path = state_folder() / LOG
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            path, maxBytes=_LOG_BYTES, backupCount=1, encoding="utf-8", delay=True, errors="backslashreplace"
        )
        handler.setFormatter(logging.Formatter(_FORMAT))
        handler.setLevel(logging.WARNING)
        logging.getLogger().addHandler(handler)


def describe(error: BaseException) -> str:
    """Word what happened and where it ran, for a programmer. It has no names of people, no paths of games."""
    about = (
        f"Dune Desktop {__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        "".join(traceback.format_exception(error)),
    )
    return "\n".join(about).encode(errors="backslashreplace").decode()  # names of files need not be text


def report(error: Exception, game: str = "") -> Path | None:
    """Report a mistake that was caught, once. Returns where the report lies, if it could be written."""
    text = describe(error)
    written = next((folder for folder in _reports() if _says(folder, text)), None)
    if written is None:
        _log.error("a mistake of the program", exc_info=error)
        with suppress(OSError):
            written = write_report(text, game)
    return written


def write_report(text: str, game: str = "", watched: str = "") -> Path:
    """Make a folder with what happened and the records of the games. Raises OSError, and leaves nothing then."""
    folder = reports_folder() / f"{datetime.now():%Y%m%d-%H%M%S-%f}"
    folder.mkdir(parents=True)
    try:
        for name, content in ((ERROR, text), (GAME, game), (WATCHED, watched)):
            if content:
                write_whole(folder / name, content.encode(errors="backslashreplace"))  # as JSON would have it too
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    with suppress(OSError):
        shutil.copyfile(state_folder() / LOG, folder / LOG)
    others = [one for one in _reports() if one != folder]  # the clock may have gone back: then they seem newer
    for old in others[KEPT - 1 :]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def _reports() -> list[Path]:
    """List the folders of reports, the newest first."""
    try:
        return sorted((path for path in reports_folder().iterdir() if (path / ERROR).is_file()), reverse=True)
    except OSError:
        return []


def _says(folder: Path, text: str) -> bool:
    try:
        return (folder / ERROR).read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
