"""Where files are kept."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

#: The folder in which all is kept instead: on a memory stick, and in tests.
HOME = "DUNE_DESKTOP_HOME"
_USUAL = platformdirs.PlatformDirs("dune-desktop", appauthor=False)


def games_folder() -> Path:
    """Where games are saved."""
    return (_home() or _USUAL.user_data_path) / "games"


def challenges_folder(games: Path) -> Path:
    """Where the challenges are kept that people have made: beside their games."""
    return games.with_name("challenges")


def settings_folder() -> Path:
    """Where the settings are kept."""
    return _home() or _USUAL.user_config_path


def state_folder() -> Path:
    """Where the log and reports are kept."""
    return _home() or _USUAL.user_state_path


def cache_folder() -> Path:
    """Where is kept what can be made again: it may be deleted at any moment."""
    home = _home()
    return _USUAL.user_cache_path if home is None else home / "cache"


def kept_elsewhere() -> bool:
    """Whether all is kept in a folder that was named, and nothing where the system has it."""
    return _home() is not None


def _home() -> Path | None:
    home = os.environ.get(HOME)
    return Path(home) if home else None
