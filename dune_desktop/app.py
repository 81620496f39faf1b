"""Where the graphical program starts."""

from __future__ import annotations

from dune_desktop.cli import main as command_line


def main() -> int:
    """Start. There is no table yet: say so, and show the command line."""
    return command_line([])
