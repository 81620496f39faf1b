"""``python -m tests.disturbed [WHAT ...]``: what befalls a program that plays for hours, for real. Linux, Xvfb.

The whole program plays on a display of its own, against bots, some of which think in another process. Both are
suspended, or the one that thinks is held or killed; the clock jumps, the screen becomes another one, the display goes
away. Each time the game has to go on, or to be on disk with a line on stderr; nobody stays behind.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Final

from dune_desktop.bots.names import NOVICE, RANDOM
from dune_desktop.files.settings import Settings, SettingsFile
from dune_desktop.models.game import thinker
from dune_desktop.records.store import Store
from tests.kill_nine import ROOT, Kills, look

#: Decisions after which it goes on as before, and seconds within which they have to be made.
_ON, _PATIENCE = 5, 120.0
#: Seconds for which it is suspended: longer than an answer may take.
_LONG: Final = thinker.PATIENCE / 1000 + 5
_FAKED: Final = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1")
_GONE: Final = "dune-desktop: the display does not answer any more; all that was decided is saved"
_REPLACED: Final = "a thinking process is replaced"

_PLAYER = """
import sys
from tests.signals import play
sys.exit(play(1, sys.argv.pop()))
"""


class Table:
    """The program on its display, and what it has told."""

    def __init__(self, home: Path, bot: str) -> None:
        read, write = os.pipe()
        size = ("-screen", "0", "1600x1000x24")
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), *size], pass_fds=[write], stderr=subprocess.DEVNULL
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.display = f":{told.readline().strip()}"
        self.clock = home / "clock"
        self.folder = home / "games"
        SettingsFile(home).save(Settings(opponents_speed=0, cover="open", language="en"))
        self.player = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, "--lang", "en", bot], cwd=ROOT, env=self._surroundings(home),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.reports: list[list[str]] = []
        self.complaints: list[str] = []
        self._hearing = [Thread(target=hear, daemon=True) for hear in (self._read, self._listen)]
        for one in self._hearing:
            one.start()

    def _surroundings(self, home: Path) -> dict[str, str]:
        here = {**os.environ, "DUNE_DESKTOP_HOME": str(home), "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb"}
        if _FAKED.exists():
            self.set_clock("+0")
            here |= {"LD_PRELOAD": str(_FAKED), "FAKETIME_TIMESTAMP_FILE": str(self.clock)}
            here |= {"FAKETIME_NO_CACHE": "1", "DONT_FAKE_MONOTONIC": "1"}
        return here

    def _read(self) -> None:
        assert self.player.stdout is not None
        for line in self.player.stdout:
            if not line.startswith("here"):
                self.reports.append(line.split())

    def _listen(self) -> None:
        assert self.player.stderr is not None
        self.complaints += (line.rstrip() for line in self.player.stderr)

    def set_clock(self, offset: str) -> None:
        """It is so much later now, as the program sees it."""
        self.clock.write_text(f"{offset}\n", encoding="ascii")

    def workers(self) -> list[int]:
        """The processes that it has started."""
        children = Path(f"/proc/{self.player.pid}/task/{self.player.pid}/children")
        return [int(number) for number in children.read_text(encoding="ascii").split()]

    def goes_on(self) -> None:
        """Wait until so many more decisions are made."""
        wanted = len(self.reports) + _ON
        _until(lambda: len(self.reports) >= wanted or self.player.poll() is not None)
        assert self.player.poll() is None, f"it ended with {self.player.returncode}: {self.complaints}"

    def thinks(self) -> int:
        """Wait until there is a process that thinks; its number."""
        _until(lambda: bool(self.workers()))
        return self.workers()[0]

    def ended(self) -> int:
        """Wait until it has; the exit code."""
        code = self.player.wait(_PATIENCE)
        for one in self._hearing:
            one.join(_PATIENCE)
        return code

    def close(self) -> None:
        """End what is still there."""
        for process in (self.player, self.screen):
            if process.poll() is None:
                process.kill()
            process.wait(_PATIENCE)


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + _PATIENCE
    while not done():
        assert time.monotonic() < end, "what was waited for did not happen"
        time.sleep(0.05)


def there(process: int) -> bool:
    """It is there, and no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def playing(bot: str = NOVICE) -> Iterator[Table]:
    """Somebody plays against such bots, and goes on at the end; then all is on disk."""
    with tempfile.TemporaryDirectory() as home:
        table = Table(Path(home), bot)
        try:
            table.goes_on()
            yield table
            if table.player.poll() is None:
                table.goes_on()
                table.player.terminate()
                assert table.ended() == 128 + signal.SIGTERM, table.complaints
            assert "Traceback (most recent call last):" not in table.complaints
            found = Kills()
            look(Store(table.folder), table.reports, found, 1)
            assert not found.wrong, found
        finally:
            table.close()


# ---------------------------------------------------------------- what befalls it


def suspended() -> None:
    """Both processes are, for longer than an answer may take: nothing is to be replaced."""
    with playing() as table:
        for _ in range(3):
            table.thinks()
            held = [table.player.pid, *table.workers()]
            for one in held:
                os.kill(one, signal.SIGSTOP)
            time.sleep(_LONG)
            for one in reversed(held):
                os.kill(one, signal.SIGCONT)
            table.goes_on()
        assert not [line for line in table.complaints if _REPLACED in line]


def held() -> None:
    """What thinks is held, and later another one is killed: they are replaced."""
    with playing() as table:
        for number in (signal.SIGSTOP, signal.SIGKILL):
            worker = table.thinks()
            os.kill(worker, number)
            _until(lambda worker=worker: not there(worker))  # type: ignore[misc]
            table.goes_on()
        assert len([line for line in table.complaints if _REPLACED in line]) >= 1


def clock() -> None:
    """It is set back and ahead, by days and years."""
    assert _FAKED.exists(), "install libfaketime"
    with playing(RANDOM) as table:
        for offset in ("-1d", "+2d", "-3y", "+40y", "+0"):
            table.set_clock(offset)
            table.goes_on()
        listed = [game.id for game in Store(table.folder).saved()]
        assert table.reports[-1][0] == listed[0], "the newest is not the first"


def screen() -> None:
    """The only one is switched off, what is left becomes smaller than the window, and it comes back."""
    with playing(RANDOM) as table:
        for change in (("--off",), ("--mode", "1600x1000"), ("--off",), (), ("--mode", "1600x1000")):
            what = ("--output", "screen", *change) if change else ("--fb", "800x600")
            # Xvfb complains, and does it.
            subprocess.run(["xrandr", "-display", table.display, *what], check=False, capture_output=True)
            table.goes_on()


def lost() -> None:
    """The display goes away, and nobody stays behind."""
    with playing() as table:
        workers = [table.thinks()]
        table.screen.kill()
        assert table.ended() == 1, table.complaints
        assert [line for line in table.complaints if line] == [_GONE], table.complaints
        _until(lambda: not any(map(there, workers)))


_SCREENS: Final = {
    "screens": [
        {"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080},
        {"name": "two", "x": 1920, "y": 0, "width": 4200, "height": 2600},
    ]
}
_MOVED = """
from dune_desktop.app import make_application
application = make_application()
from dune_desktop.engine.setup import Setup
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.windows.main.main_window import MainWindow
from tests.seated import seats
window = MainWindow()
window.resize(1600, 1000)
window.show()
window.settings.cover = "open"
window.games.begin(Setup(3, 1), seats(3), ())

def at(x):
    window.move(x, 10)
    for _ in range(3):
        application.processEvents()
    return window.devicePixelRatioF(), window.grab().toImage(), PIXMAPS.bytes

first, there, back, again = (at(x) for x in (10, 2000, 10, 2000))
assert [ratio for ratio, *_ in (first, there, back, again)] == [1, 2, 1, 2]
assert there[1].size() == first[1].size() * 2
assert (first[1], there[1]) == (back[1], again[1])
assert there[2] == back[2] == again[2], "more is kept each time"
"""


def moved() -> None:
    """The window goes to a screen of twice as many pixels and back: the pictures are those of the screen."""
    with tempfile.TemporaryDirectory() as home:
        file = Path(home) / "screens.json"
        file.write_text(json.dumps(_SCREENS), encoding="ascii")
        here = {"QT_QPA_PLATFORM": f"offscreen:configfile={file}", "QT_SCREEN_SCALE_FACTORS": "one=1;two=2"}
        environment = {**os.environ, **here, "DUNE_DESKTOP_HOME": home}
        subprocess.run([sys.executable, "-c", _MOVED], cwd=ROOT, env=environment, check=True)


_ALL: Final = {one.__name__: one for one in (suspended, held, clock, screen, moved, lost)}

if __name__ == "__main__":
    assert shutil.which("Xvfb"), "install Xvfb"
    for what in sys.argv[1:] or _ALL:
        _ALL[what]()
        print(f"{what}: all is well", flush=True)
