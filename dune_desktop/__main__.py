"""``python -m dune_desktop``: the window; with a command word, such as ``simulate``, the command line."""

import sys

from dune_desktop.text.arguments import names_command


def main() -> int:
    """Go where the first word says."""
    if names_command(sys.argv[1:]):
        from dune_desktop.cli import main as command_line  # noqa: PLC0415 (no Qt without a window)

        return command_line()
    from dune_desktop.app import main as window  # noqa: PLC0415

    return window()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # while it still starts
        sys.exit(130)
