"""Where files are kept."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APPLICATION = "dune-desktop"
#: All in one folder: for a memory stick, and for tests.
HOME = "DUNE_DESKTOP_HOME"


def games_folder() -> Path:
    """Of saved games."""
    home = os.environ.get(HOME)
    return (Path(home) if home else platformdirs.user_data_path(APPLICATION, appauthor=False)) / "games"


def settings_folder() -> Path:
    """Of the settings."""
    home = os.environ.get(HOME)
    return Path(home) if home else platformdirs.user_config_path(APPLICATION, appauthor=False)
