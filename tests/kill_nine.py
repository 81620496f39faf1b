"""``python -m tests.kill_nine 200 [SEED]``: a game is played on and on, and killed so many times at random moments.

After each kill the game is opened as the program would open it, and compared with what the player had reported:
nothing may be missing that was acknowledged, and no file may be unreadable. One time in three the player decides faster
than the disk can write; else, at most the last decision may be missing.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from random import Random

from attrs import define, field

from dune_desktop.files.disk import UNFINISHED
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.records.store import Store

ROOT = Path(__file__).parent.parent
#: Seconds within which the player is killed, from its first decision on; and how long it may take to come to that.
_LONGEST, _PATIENCE = 0.5, 60.0
#: One time in so many it is killed while it starts.
_EARLY = 10

_PLAYER = """
import sys
from tests.kill_nine import play
play(sys.argv[1], int(sys.argv[2]))
"""


def fingerprint(actions: tuple[str, ...]) -> str:
    """Of all actions up to here."""
    return f"{len(actions)} {blake2b(' '.join(actions).encode(), digest_size=8).hexdigest()}"


def latest_of(store: Store) -> SavedGame | None:
    """The game that Continue offers."""
    return next((game for game in store.unfinished() if not game.locked), None)


# ---------------------------------------------------------------- the player, which is killed


def play(folder: str, seed: int) -> None:
    """Play the latest game on, or a new one, and report every decision of the person as soon as it is taken."""
    from PySide6.QtCore import QCoreApplication, QTimer

    from dune_desktop.engine.names import NOBODY
    from dune_desktop.engine.setup import Setup
    from dune_desktop.models.game.controller import GameController
    from tests.seated import seats

    application, chance, store = QCoreApplication([]), Random(seed), Store(Path(folder))

    def begin() -> GameController:
        latest = latest_of(store)
        if latest is not None:
            return GameController.from_store(store, store.open(latest.id), opponents_speed=0)
        setup = Setup(3, chance.randrange(1000))
        return GameController("base", setup, seats(1), store=store, opponents_speed=0)

    def acknowledge() -> None:
        nonlocal waits
        waits = False
        report(controller.game_id, fingerprint(controller.record().actions), "kept")

    def follow() -> GameController:
        begun = begin()
        begun.kept.connect(acknowledge)
        return begun

    waits, hasty = False, is_hasty(seed)
    controller = follow()

    def decide() -> None:
        nonlocal controller, waits
        if controller.asked == NOBODY:
            controller.close()
            controller = follow()
        if controller.opponents.busy or (waits and not hasty):
            return
        waits = True
        if not (chance.random() < 0.1 and controller.undo()):
            assert controller.question is not None
            assert controller.act(chance.choice(controller.question.options))
        report(controller.game_id, fingerprint(controller.record().actions))

    timer = QTimer(interval=chance.choice((0, 0, 5, 30)))
    timer.timeout.connect(decide)
    timer.start()
    application.exec()


def is_hasty(seed: int) -> bool:
    """This player does not wait until a decision is on disk; few people are faster than that."""
    return not seed % 3


def report(game: str, done: str, how: str = "decided") -> None:
    """To who looks for it afterwards."""
    os.write(1, f"{game} {done} {how}\n".encode())


# ---------------------------------------------------------------- who kills it, and looks at what is left


@define
class Kills:
    """What came out of it."""

    count: int = 0
    decisions: int = 0
    #: By how many decisions were missing.
    missing: Counter[int] = field(factory=Counter)
    #: How often it was killed in the middle of a write.
    writing: int = 0
    wrong: list[str] = field(factory=list)

    def __str__(self) -> str:
        lost = ", ".join(f"{n} missing: {times}" for n, times in sorted(self.missing.items()))
        kills = f"{self.count} times, {self.writing} of them in the middle of a write, after {self.decisions} decisions"
        return f"{kills}: {lost}; wrong: {self.wrong or 'none'}"


def kill(folder: Path, times: int, seed: int) -> Kills:
    """Let it play, kill it, and look, so many times."""
    found, chance = Kills(), Random(seed)
    for number in range(times):
        before = half_written(folder)
        reports = _play_and_kill(folder, seed * 1000 + number, chance)
        found.count += 1
        found.writing += not half_written(folder) <= before
        found.decisions += len(reports)
        look(Store(folder), reports, found, len(reports) if is_hasty(seed * 1000 + number) else 1)
    return found


def _play_and_kill(folder: Path, seed: int, chance: Random) -> list[list[str]]:
    """Game, number of actions and fingerprint for each decision that was reported."""
    player = subprocess.Popen([sys.executable, "-c", _PLAYER, str(folder), str(seed)], cwd=ROOT, stdout=subprocess.PIPE)
    assert player.stdout is not None
    first = b""
    if chance.randrange(_EARLY):
        first = player.stdout.readline()
    time.sleep(chance.random() * _LONGEST)
    code = player.poll()
    player.kill()
    reported = (first + player.stdout.read()).decode()
    player.stdout.close()
    player.wait(_PATIENCE)
    assert code is None, f"it ended by itself: {code}"
    return [line.split() for line in reported.splitlines(keepends=True) if line.endswith("\n")]


def half_written(folder: Path) -> set[str]:
    """The files that did not become whole."""
    return {path.name for path in folder.rglob(f"*{UNFINISHED}")}


def look(store: Store, reports: list[list[str]], found: Kills, most: int) -> None:
    """Every file can be read, and nothing is missing that was acknowledged, nor more decisions than so many."""
    for saved in store.saved():
        states = [saved, *store.older(saved.id)]
        found.wrong += [one.trouble for one in states if one.trouble]
    if not reports:
        return
    game = reports[-1][0]
    actions = _actions(store, game, found)
    mine = [report for report in reports if report[0] == game]
    there = next((n for n in reversed(range(len(mine))) if _holds(actions, mine[n])), -1)
    missing = Counter(how for *_, how in mine[there + 1 :])
    found.missing[missing["decided"]] += 1
    if missing["kept"] or missing["decided"] > most:
        found.wrong.append(f"{game}: missing are {dict(missing)}")


def _actions(store: Store, game: str, found: Kills) -> tuple[str, ...]:
    """What is on disk; nothing, if it was killed before the first decision was."""
    if game not in {saved.id for saved in store.saved()}:
        return ()
    opened = store.open(game)
    store.release(game)
    if opened.trouble:
        found.wrong.append(opened.trouble)
    return opened.record.actions


def _holds(actions: tuple[str, ...], report: list[str]) -> bool:
    """The game on disk has come to this decision, or further."""
    _, count, print_, _ = report
    return fingerprint(actions[: int(count)]) == f"{count} {print_}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as home:
        kills = kill(Path(home) / "games", int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
        print(kills)
        sys.exit(bool(kills.wrong))
