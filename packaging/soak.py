"""Sits at the table for hours of a person's time, in minutes, and tells whether anything piles up. Offscreen.

In each hour games of all kinds are played with bots and Rivals, in other languages, themes and sizes; pages are
opened, games watched and looked back at, hints asked for. After it the window rests at its first screen, and what it
holds is counted: from the third hour on, when all has been seen once, no figure may go on growing.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from attrs import asdict, frozen
from bench_table import Bench
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QProcess, QTimer

from dune_desktop.bots.names import SKILLED
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.windows.table.shown_page import ShownPage

if TYPE_CHECKING:
    from dune_desktop.windows.table.table_page import TablePage

#: What a person answers in an hour: one question in fifteen seconds.
ANSWERS: Final = 240
#: Seconds that bots may take for all that they do between two answers, and that a review is watched.
_PATIENCE, _WATCHED = 120.0, 1.0
#: From this hour on nothing grows: every picture, page and product has been seen by then.
STEADY: Final = 3
_NAMES: Final = ("Serhii", "Olha", "Andrii", "Lesia")
_COLOURS: Final = ("red", "blue", "green", "yellow")
_SIZES: Final = ((1280, 672), (1600, 1000), (1280, 800))


@frozen
class Kind:
    """What is played: ``mode`` is empty without Rivals."""

    edition: str
    players: int
    modules: tuple[str, ...] = ()
    mode: str = ""

    def setup(self, seed: int) -> Setup:
        """The game itself, with the strongest level of its Rivals."""
        automas = (one for one in EDITIONS[self.edition].automas if one.mode == self.mode)
        levels = next((one.levels for one in automas), ())
        level = levels[-1].id if levels else ""
        return Setup(self.players, seed, expansions=self.modules, mode=self.mode, level=level)

    def seats(self) -> tuple[SeatSetup, ...]:
        """One person and everybody else."""
        other = "rival" if self.mode else SKILLED
        players = ("", *(other,) * (self.players - 1))
        return tuple(SeatSetup(_NAMES[n], _COLOURS[n], player) for n, player in enumerate(players))


KINDS: Final = (
    Kind("base", 4),
    Kind("uprising", 3, ("choam",)),
    Kind("base", 3, mode="solo"),
    Kind("base", 3, ("ix", "immortality")),
    Kind("uprising", 3, ("choam",), "solo"),
    Kind("blend", 4, ("choam", "ix", "immortality")),
)


@frozen
class Held:
    """What the program holds while it rests."""

    memory: int
    threads: int
    files: int
    processes: int
    timers: int
    widgets: int
    #: Of games that were left.
    pages: int
    qt_objects: int
    python_objects: int

    def grown(self, early: Held) -> Iterator[str]:
        """What has grown since then, in words."""
        before = asdict(early)
        for name, value in asdict(self).items():
            part, some = _SLACK.get(name, (0.0, 1))
            if name == "pages" and value:
                yield f"{value} pages of games are still there"
            elif value > before[name] * (1 + part) + some:
                yield f"{name.replace('_', ' ')} grew from {before[name]:,} to {value:,}"


#: How much larger than after hour ``STEADY`` each may be at the end: a part of it, and so many. A saved game has a row
#: in a list, and a cache may not have been full.
_SLACK: Final = {"memory": (0.08, 0), "python_objects": (0.03, 1500), "qt_objects": (0.02, 20)}


class Soak:
    """A window, and who sits before it."""

    def __init__(self, seed: int, answers: int) -> None:
        self._bench, self._answers = Bench(), answers
        self._chance, self._kinds, self._seed = Chance(seed), cycle(KINDS), seed
        self._beat = QTimer(self._bench.window)  # whoever waits for what never comes shall see the time pass
        self._beat.start(50)
        window = self._bench.window
        window.settings.reduced_motion, window.settings.opponents_speed, window.settings.cover = True, 0, "open"

    def hour(self, number: int) -> Held:
        """Play for an hour, look at everything, and rest."""
        self._dress(number)
        left = self._answers
        while left > 0:
            left -= self._play(left)
            self._look_around(number)
        self._look_back()
        self._come_to_rest()
        return self._held()

    # ------------------------------------------------------------ at the table

    def _play(self, most: int) -> int:
        """A new game, to its end or for so many answers, which are counted."""
        self._seed += 1
        kind = next(self._kinds)
        self._bench.window.games.begin(kind.setup(self._seed), kind.seats(), (), kind.edition)
        page = self._table()
        for answers in range(most):
            if not self._asked(page):
                return answers + 1
            self._answer(page, answers)
        return most

    def _asked(self, page: TablePage) -> bool:
        """Wait until the person is asked; say so, or that the game is over."""
        controller = page.controller

        def ready() -> bool:
            self._bench.close_sheets(page)
            if page.reading.now is not None:
                page.reading.go_on()
            return controller.asked in (NOBODY, controller.looker)

        self._until(ready, _PATIENCE)
        return controller.asked != NOBODY

    def _answer(self, page: TablePage, number: int) -> None:
        """Like a person: asks what the Master would do now and then, and takes something back."""
        controller = page.controller
        question = controller.question
        assert question is not None
        assert question.options is not None
        if number % 60 == 30:
            page.hints.ask()
            self._until(lambda: page.hints.open, _PATIENCE)
            page.hints.close()
        controller.act(question.options[self._chance.below(len(question.options))])
        if number % 20 == 10 and controller.can_undo:
            controller.undo()
        self._bench.settle()

    # ------------------------------------------------------------ beside the table

    def _dress(self, number: int) -> None:
        """Another language, theme and size for each hour."""
        window, settings = self._bench.window, self._bench.window.settings
        settings.language = ("en", "uk", "ru", "bg")[number % 4]
        settings.theme = ("dusk", "light")[number % 2]
        for name in ("language", "theme"):
            window.setting_changed(name)
            self._bench.settle()
        window.resize(*_SIZES[number % len(_SIZES)])
        self._bench.settle()

    def _look_around(self, number: int) -> None:
        """Every page, and the table once more in what everybody else calls it."""
        window = self._bench.window
        visits: tuple[Callable[[], object], ...] = (
            window.show_help, window.show_settings, window.show_statistics, window.show_load, window.show_learn,
            window.show_new_game, window.pages.show_collection, window.pages.show_challenges, window.show_start,
        )  # fmt: skip
        for visit in visits:
            visit()
            self._bench.settle()
        assert window.table is not None
        window.show_page(window.table)
        self._dress(number + 1)
        self._dress(number)

    def _look_back(self) -> None:
        """Watch the game that was played last, and begin to look for its mistakes."""
        window = self._bench.window
        page = self._table()
        record, game = page.controller.record(), page.controller.game_id
        window.games.watch_record(record, game)
        assert window.replay is not None
        for _ in range(40):
            window.replay.controller.step()
            self._bench.settle()
        window.games.stop_watching()
        window.pages.reviewed.show(record, game)
        start = perf_counter()
        self._until(lambda: perf_counter() - start > _WATCHED, _PATIENCE)
        window.pages.reviewed.end()

    def _come_to_rest(self) -> None:
        """At the first screen, with no game on the table and everything written."""
        window = self._bench.window
        window.games.leave()
        window.show_start()
        assert window.store.flush()
        self._bench.keep()
        for _ in range(3):
            self._bench.settle()
            # Nothing runs an event loop here, and without one processEvents() leaves these to the next.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            gc.collect()

    # ------------------------------------------------------------ tools

    def _table(self) -> TablePage:
        self._bench.settle()
        page = self._bench.window.table
        assert page is not None
        return page

    def _until(self, done: Callable[[], bool], seconds: float) -> None:
        end = perf_counter() + seconds
        while not done():
            assert perf_counter() < end, "what was waited for did not happen"
            self._bench.wait()

    def _held(self) -> Held:
        application, window = self._bench.application, self._bench.window
        memory = _resident()
        for empty in (*_bounded(), PIXMAPS.clear):
            empty()
        gc.collect()
        # Actions are words that are made once: the more games, the more of them have been said.
        held = [one for one in gc.get_objects() if not isinstance(one, Action)]
        children = [*window.findChildren(QObject), *application.findChildren(QObject)]
        return Held(
            memory=memory,
            threads=len(os.listdir("/proc/self/task")),
            files=len(os.listdir("/proc/self/fd")),
            processes=sum(isinstance(one, QProcess) for one in children),
            timers=sum(isinstance(one, QTimer) and one.isActive() for one in children),
            widgets=len(application.allWidgets()),
            pages=sum(isinstance(one, ShownPage) for one in held),
            qt_objects=len(children),
            python_objects=len(held),
        )


def _bounded() -> Iterator[Callable[[], None]]:
    """What empties the caches that keep so much at most: they fill for hours, so what is in them is not counted."""
    for name, module in list(sys.modules.items()):
        for one in vars(module).values() if name.startswith("dune_desktop.") else ():
            told = getattr(one, "cache_info", None)
            if told is not None and told().maxsize is not None:
                yield one.cache_clear


def _resident() -> int:
    """Megabytes of this process in memory now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def main() -> int:
    """Sit there; 1 if anything has grown."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=int, default=12, help="of a person's time (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: %(default)s)")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="in an hour (default: %(default)s)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["DUNE_DESKTOP_HOME"] = home
        soak = Soak(args.seed, args.answers)
        kept: list[Held] = []
        for number in range(args.hours):
            start = perf_counter()
            kept.append(soak.hour(number))
            figures = ", ".join(f"{name.replace('_', ' ')} {value:,}" for name, value in asdict(kept[-1]).items())
            print(f"hour {number + 1:2} ({perf_counter() - start:4.0f} s): {figures}", flush=True)
        grown = list(kept[-1].grown(kept[min(STEADY, len(kept)) - 1]))
    print("\n".join(grown) or "nothing piles up")
    return int(bool(grown))


if __name__ == "__main__":
    sys.exit(main())
