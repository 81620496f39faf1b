"""``python -m tests.signals 200 [SEED]``: the window is asked to end so many times while somebody plays in it.

Ctrl-C and the like come at random moments of starting, playing, painting and saving, one time in some twice. Each time
the window has to close with one line on stderr and the exit code of the signal, and the game has to be on disk.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from dune_desktop.files.settings import Settings, SettingsFile
from dune_desktop.records.store import Store
from tests.kill_nine import ROOT, Kills, fingerprint, half_written, latest_of, look, report

_SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
#: Seconds within which the signal comes, from the first decision on or from the start; and how long the end may take.
_LONGEST, _START, _PATIENCE = 1.0, 2.0, 60.0
#: One time in so many it comes while the program starts, or comes twice within so many seconds.
_EARLY, _TWICE, _AGAIN = 10, 8, 0.05
#: After so many times another folder is played in: a full one makes room, and that is told.
_GAMES = 20
#: What the offscreen platform always says.
_PLATFORM: Final = "This plugin does not support"

_PLAYER = """
import sys
from tests.signals import play
sys.exit(play(int(sys.argv.pop())))
"""


# ---------------------------------------------------------------- the player, who is asked to end


def play(seed: int, bot: str = "random") -> int:
    """The whole program as it starts, with somebody at its window who decides, paints and turns pages."""
    from dune_desktop import __main__ as program
    from dune_desktop import stopping
    from dune_desktop.windows.main import main_window

    for number in _SIGNALS:  # who is started in the background ignores some of them
        signal.signal(number, signal.SIG_DFL)
    stopping.end_at_once()
    report("here", "0 0")
    from PySide6.QtCore import QTimer

    class Window(main_window.MainWindow):
        def __init__(self, file: SettingsFile, *, beside: bool) -> None:
            super().__init__(file, beside=beside)
            chance = Random(seed)
            self._timer = QTimer(self, interval=chance.choice((0, 0, 5, 30)))
            self._timer.timeout.connect(lambda: _step(self, chance, bot))
            self._timer.start()

    main_window.MainWindow = Window  # type: ignore[misc]
    return program.main()


def _step(window: object, chance: Random, bot: str) -> None:
    from dune_desktop.engine.names import NOBODY
    from dune_desktop.engine.setup import Setup
    from dune_desktop.windows.main.main_window import MainWindow
    from tests.seated import seats

    assert isinstance(window, MainWindow)
    controller = window.controller
    if controller is None or controller.asked == NOBODY:
        saved = latest_of(window.store)
        if saved is not None and chance.random() < 0.9 and not saved.finished:
            window.games.load(saved.id)
        else:
            window.games.begin(Setup(3, chance.randrange(1000)), seats(1, bot=bot), ())
        return
    if controller.opponents.busy:
        assert window.table is not None
        window.table.milestones.round.close_sheet()  # bots wait until the end of a round was read
        return
    beside = chance.random()
    if beside < 0.1:
        chance.choice((window.show_settings, window.show_help, window.show_load, window.back, window.back))()
    elif beside < 0.2:
        window.resize(chance.randrange(1100, 1600), chance.randrange(700, 1000))
    elif not (beside < 0.3 and controller.undo()):
        assert controller.question is not None
        controller.act(chance.choice(controller.question.options))
    window.repaint()
    report(controller.game_id, fingerprint(controller.record().actions))


# ---------------------------------------------------------------- who asks it, and looks at what is left


def stop(home: Path, times: int, seed: int) -> Kills:
    """Let it play, ask it to end, and look, so many times."""
    found, chance = Kills(), Random(seed)
    for number in range(times):
        place = home / str(number // _GAMES)
        SettingsFile(place).save(Settings(opponents_speed=0, cover="open", language="en"))
        _play_and_stop(place, place / "games", seed * 1000 + number, chance, found)
        found.count += 1
    return found


def _play_and_stop(home: Path, folder: Path, seed: int, chance: Random, found: Kills) -> None:
    before = half_written(folder)
    program = [sys.executable, "-c", _PLAYER, "--lang", "en", str(seed)]
    here = {**os.environ, "DUNE_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    player = subprocess.Popen(program, cwd=ROOT, env=here, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert player.stdout is not None
    first = player.stdout.readline()
    early = not chance.randrange(_EARLY)
    if not early:
        first += player.stdout.readline()
    time.sleep(chance.random() * (_START if early else _LONGEST))
    number, twice = chance.choice(_SIGNALS), not chance.randrange(_TWICE)
    player.send_signal(number)
    if twice:
        time.sleep(chance.random() * _AGAIN)
        player.send_signal(number)
    try:
        said, complained = player.communicate(timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        player.kill()
        said, complained = player.communicate()
    reports = [line.split() for line in (first + said).splitlines() if not line.startswith("here")]
    found.decisions += len(reports)
    found.wrong += _wrong(number, player.returncode, complained)
    torn = half_written(folder) - before
    found.writing += bool(torn)
    if torn and not (twice or early):
        found.wrong.append(f"it has left {torn}")
    look(Store(folder), reports, found, len(reports) if twice else 0)


def _wrong(number: signal.Signals, code: int, complained: str) -> list[str]:
    """What it should not have said, or did not."""
    lines = [line for line in complained.splitlines() if not line.startswith(_PLATFORM)]
    wrong = [] if lines == [f"dune-desktop: stopped by {number.name}"] else [f"{number.name}: it said {lines}"]
    return wrong + ([] if code == 128 + number else [f"{number.name}: exit code {code}"])


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        stops = stop(Path(home), int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
        print(stops)
        sys.exit(bool(stops.wrong))
