"""Where files are kept, and how they are written: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

import platformdirs

_APPLICATION = "dune-desktop"
#: All in one folder: for a memory stick, and for tests.
HOME = "DUNE_DESKTOP_HOME"


def games_folder() -> Path:
    """Of saved games."""
    home = os.environ.get(HOME)
    return (Path(home) if home else platformdirs.user_data_path(_APPLICATION, appauthor=False)) / "games"


def settings_folder() -> Path:
    """Of the settings."""
    home = os.environ.get(HOME)
    return Path(home) if home else platformdirs.user_config_path(_APPLICATION, appauthor=False)


def write_whole(path: Path, text: str) -> None:
    """After a crash at any moment there is the old file or the new one. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
