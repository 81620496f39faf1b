"""``python -m dune_desktop.cli``: the program without a window."""

import sys
from multiprocessing import freeze_support

from dune_desktop.cli import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
