"""Where a bundled program begins: as ``dune-desktop-cli`` without a window, otherwise as its first word says."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from dune_desktop.__main__ import main, without_window


def libraries_for_others() -> None:
    """Let what is started from here, such as a file manager, have the system's libraries and not the bundle's."""
    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
        os.environ.pop(name, None)
        if before := os.environ.pop(f"{name}_ORIG", ""):
            os.environ[name] = before


if __name__ == "__main__":
    libraries_for_others()
    sys.exit(without_window() if Path(sys.argv[0]).stem == "dune-desktop-cli" else main())
