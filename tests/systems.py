"""What not every system has. A test that needs it is skipped elsewhere, and says why."""

from __future__ import annotations

import os

import pytest

_WINDOWS = os.name == "nt"

posix = pytest.mark.skipif(_WINDOWS, reason="Windows has no such thing")
signals = pytest.mark.skipif(_WINDOWS, reason="signals are those of POSIX")
links = pytest.mark.skipif(_WINDOWS, reason="not everybody may make links on Windows, and Wine makes none")
#: A device is called con, the case of letters makes no other name, < is in none, and what is too long is not there.
names = pytest.mark.skipif(_WINDOWS, reason="Windows has no such name, or takes it for another one")
#: A file is removed, moved or replaced while somebody has it open.
unheld = pytest.mark.skipif(_WINDOWS, reason="what is open stays where it is on Windows")
