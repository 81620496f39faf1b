"""``python -m dune_desktop``: the command line, and the table once there is one."""

import sys

if __name__ == "__main__":
    try:
        from dune_desktop.cli import main

        sys.exit(main())
    except KeyboardInterrupt:  # while it still starts
        sys.exit(130)
