"""Measures the window: start, a new game, decisions, a drag, another theme, frames, rest, repaints, memory. Offscreen.

``bench.py`` calls it. Each measurement has a process of its own, so that none is warmed by another, and a home of its
own, where no pictures are kept yet; "kept" says that those of a game are there already, as from the second start on.
The modules are compiled by then, as they are from the second start on, wherever that is forbidden here.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from dune_desktop.engine.actions import Action
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.table.table_page import TablePage

#: Wall time is noisy: of so many runs the best counts.
RUNS = 5
SIZE = (1600, 1000)
SEED, PLAYERS = 3, 4
_READY = "ready"
#: Of all processes. An empty value allows Python to keep what it has compiled.
_SURROUNDINGS: Final = {"PYTHONDONTWRITEBYTECODE": ""}
#: Seconds that the table is watched at rest, and that a disk may take.
_REST, _PATIENCE = 4.0, 60.0


@frozen
class Figure:
    """A measured figure and what it should be below."""

    name: str
    value: float
    unit: str
    aim: str
    #: To the same at rest, larger is slower.
    ratio: float = 0.0


def figures() -> list[Figure]:
    """All of them, in the order of a session."""
    with tempfile.TemporaryDirectory() as compiled:
        _SURROUNDINGS["PYTHONPYCACHEPREFIX"] = compiled
        return _figures()


def _figures() -> list[Figure]:
    _start()  # compiles
    start = min(_start() for _ in range(RUNS))
    new_game = min(inside("new_game")["seconds"] for _ in range(RUNS))
    theme = min(inside("theme")["first"] for _ in range(RUNS))
    kept = _kept()
    still = [inside("play", "0") for _ in range(2)]
    moving = [inside("play", "1") for _ in range(2)]
    best_still, best_moving = (min(runs, key=lambda run: float(run["median"])) for runs in (still, moving))
    uprising = min((inside("play", "0", "uprising") for _ in range(2)), key=lambda run: float(run["median"]))
    hurried = min((inside("play", "0", "base", "hurried") for _ in range(2)), key=lambda run: float(run["median"]))
    drag = min(inside("drag")["median"] for _ in range(3))
    frames = inside("frames")
    median_ratio, tail_ratio = (frames[f"thinking{which}"] / frames[f"rest{which}"] for which in ("", " tail"))
    return [
        Figure("start to a usable start screen", start * 1e3, "ms", "under 1,200"),
        Figure("start, pictures kept", kept["start"] * 1e3, "ms", "under 600"),
        Figure("new game to a drawn table", new_game * 1e3, "ms", "under 400"),
        Figure("new game, pictures kept", kept["new game"] * 1e3, "ms", "under 400"),
        Figure("another theme", theme * 1e3, "ms", "under 150"),
        Figure("another theme, pictures kept", kept["theme"] * 1e3, "ms", "under 150"),
        Figure("another theme, and back", kept["back"] * 1e3, "ms", "under 150"),
        Figure("decision, median", best_still["median"] * 1e3, "ms", "under 15"),
        Figure("decision, 99th percentile", best_still["tail"] * 1e3, "ms", "under 40"),
        Figure("decision in a hurry, 99th percentile", hurried["tail"] * 1e3, "ms", ""),
        Figure("painted ahead, in a whole game", best_still["ahead"] * 1e3, "ms", ""),
        Figure("decision, pictures kept, median", kept["median"] * 1e3, "ms", "under 15"),
        Figure("decision, pictures kept, 99th percentile", kept["tail"] * 1e3, "ms", "under 40"),
        Figure("decision with motion, median", best_moving["median"] * 1e3, "ms", "under 15"),
        Figure("decision with motion, 99th", best_moving["tail"] * 1e3, "ms", "under 40"),
        Figure("decision in Uprising, median", uprising["median"] * 1e3, "ms", "under 15"),
        Figure("decision in Uprising, 99th percentile", uprising["tail"] * 1e3, "ms", "under 40"),
        Figure("items repainted in Uprising, median", uprising["painted"], "", "up to 12"),
        Figure("drag frame, median", drag * 1e3, "ms", "under 2"),
        Figure("between frames at rest, median", frames["rest"] * 1e3, "ms", "under 17"),
        Figure("between frames at rest, 99th percentile", frames["rest tail"] * 1e3, "ms", "under 25"),
        Figure("between frames, Master thinks, median", frames["thinking"] * 1e3, "ms", "under 17", median_ratio),
        Figure("between frames, Master thinks, 99th", frames["thinking tail"] * 1e3, "ms", "under 25", tail_ratio),
        Figure("items repainted, median", best_still["painted"], "", "up to 12"),
        Figure("items repainted, 90th percentile", best_still["painted tail"], "", ""),
        Figure("items repainted within a turn", best_still["painted within"], "", "up to 12"),
        Figure("items repainted for another seat", best_still["painted handed"], "", ""),
        Figure("memory of a game, peak", best_moving["memory"] / 2**20, "MB", "under 300"),
        Figure("processor at rest", inside("rest")["share"] * 100, "%", "under 1"),
    ]


# --- processes ------------------------------------------------------------------------------------


def _command(home: str, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, **_SURROUNDINGS, "QT_QPA_PLATFORM": "offscreen", "DUNE_DESKTOP_HOME": home}
    command = [sys.executable, __file__, *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def _kept() -> dict[str, float]:
    """The same where pictures of a game are kept already."""
    with tempfile.TemporaryDirectory() as home:
        _inside_at(home, "fill")
        themes = [_inside_at(home, "theme") for _ in range(RUNS)]
        played = min((_inside_at(home, "play", "0") for _ in range(2)), key=lambda run: float(run["median"]))
        return {
            "start": min(start_at(home) for _ in range(RUNS)),
            "new game": min(_inside_at(home, "new_game")["seconds"] for _ in range(RUNS)),
            "theme": min(run["first"] for run in themes),
            "back": min(run["back"] for run in themes),
            "median": played["median"],
            "tail": played["tail"],
        }


def _start() -> float:
    with tempfile.TemporaryDirectory() as home:
        return start_at(home)


def start_at(home: str) -> float:
    """Seconds from the start of a process until it says that the first screen is there."""
    start = perf_counter()
    with _command(home, "start") as process:
        assert process.stdout is not None
        said = process.stdout.readline().strip()
        taken = perf_counter() - start
    assert said == _READY, said
    return taken


def inside(*arguments: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as home:
        return _inside_at(home, *arguments)


def _inside_at(home: str, *arguments: str) -> dict[str, float]:
    """What a process of its own has measured."""
    with _command(home, *arguments) as process:
        told, complaints = process.communicate()
    # Qt goes on after an error in Python; what it draws then is not what is to be measured.
    if process.returncode or "Traceback" in complaints:
        sys.exit(f"{' '.join(arguments)} failed:\n{complaints}")
    found: dict[str, float] = json.loads(told)
    return found


# --- inside ---------------------------------------------------------------------------------------


class Bench:
    """A window like a player's."""

    def __init__(self, size: tuple[int, int] = SIZE) -> None:
        from dune_desktop.app import make_application  # noqa: PLC0415 (its time is part of what is measured)

        self.application: QApplication = make_application()
        from dune_desktop.scene.drawing.prints import keep_prints  # noqa: PLC0415

        keep_prints(self.application)
        from dune_desktop.windows.main.main_window import MainWindow  # noqa: PLC0415

        self.window: MainWindow = MainWindow()
        self.window.resize(*size)
        self.window.show()
        gc.freeze()  # as the program does it
        self.settle()

    def settle(self) -> None:
        """Until all is drawn: layouts first, then the scene, then the widgets."""
        for _ in range(3):
            self.application.processEvents()

    def wait(self) -> None:
        """Until something happens, as the program waits."""
        from PySide6.QtCore import QEventLoop  # noqa: PLC0415

        self.application.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def begin(self, edition: str = "base", joined: tuple[str, ...] = ()) -> TablePage:
        """A game of four at an open table; with what always comes with it, and what has ``joined``."""
        from dune_desktop.content import EDITIONS  # noqa: PLC0415
        from dune_desktop.engine.setup import Setup  # noqa: PLC0415
        from dune_desktop.records.game_info import SeatSetup  # noqa: PLC0415

        names, colours = ("Serhii", "Olha", "Andrii", "Lesia"), ("red", "blue", "green", "yellow")
        seats = tuple(SeatSetup(name, colour) for name, colour in zip(names, colours, strict=True))
        self.window.settings.cover = "open"
        setup = Setup(PLAYERS, SEED, expansions=(*EDITIONS[edition].recipe.modules, *joined))
        self.window.games.begin(setup, seats[:PLAYERS], (), edition)
        self.settle()
        assert self.window.table is not None
        return self.window.table

    def dress(self, theme: str) -> float:
        """Seconds until all is drawn in this theme."""
        start = perf_counter()
        self.window.settings.theme = theme
        self.window.setting_changed("theme")
        self.settle()
        return perf_counter() - start

    def keep(self) -> None:
        """Until all pictures are on disk."""
        from dune_desktop.scene.drawing.picture_cache import PIXMAPS  # noqa: PLC0415

        assert PIXMAPS.prints is not None
        PIXMAPS.prints.rest()
        assert PIXMAPS.prints.cupboard.flush(_PATIENCE)

    def close_sheets(self, page: TablePage) -> None:
        """As the player does, between two decisions."""
        from dune_desktop.windows.widgets.overlay import Overlay  # noqa: PLC0415

        for sheet in page.findChildren(Overlay):
            if sheet.isVisible():
                sheet.close_sheet()
                self.settle()


def measure_start() -> str:
    Bench()
    return _READY


def measure_new_game() -> dict[str, float]:
    from dune_desktop.app import load_table  # noqa: PLC0415

    bench = Bench()
    load_table(at_once=True)  # as it has been when somebody gets to "Begin"
    start = perf_counter()
    bench.begin()
    return {"seconds": perf_counter() - start}


def measure_theme() -> dict[str, float]:
    """The other theme at a table that is shown, and the first one again."""
    bench = Bench()
    to_a_turn(bench.begin())
    bench.settle()
    return {"first": bench.dress("light"), "back": bench.dress("dusk")}


def measure_rest() -> dict[str, float]:
    """How much of a processor the table takes while nothing happens."""
    from PySide6.QtCore import QTimer  # noqa: PLC0415

    bench = Bench()
    page = bench.begin()
    to_a_turn(page)
    bench.settle()
    page.scene.ahead.finish()
    bench.keep()
    before = process_time()
    QTimer.singleShot(int(_REST * 1e3), bench.application.quit)
    bench.application.exec()
    return {"share": (process_time() - before) / _REST}


def fill() -> dict[str, float]:
    """Keep the pictures of the game that is played, in both themes."""
    bench = Bench()
    page = bench.begin()
    bench.dress("light")
    bench.dress("dusk")
    for action in decisions(bench, page):
        page.controller.act(action)
        bench.settle()
        page.scene.ahead.finish()
        bench.keep()
    return {}


def measure_play(moving: bool, edition: str = "base", pace: str = "") -> dict[str, float]:
    """Every decision of a game, from the answer until it is drawn.

    Whoever is asked takes a while, in which pictures are painted ahead; in a "hurried" game nobody does.
    """
    bench = Bench()
    import_module("dune_desktop.windows.table.table_page")  # all that paints has to be there to be counted
    bench.window.settings.reduced_motion = not moving
    bench.window.setting_changed("reduced_motion")
    painted = watch_paints()
    page = bench.begin(edition)
    times: list[float] = []
    within: list[int] = []
    handed: list[int] = []
    ahead = 0.0
    for action in decisions(bench, page):
        start = perf_counter()
        if not pace:
            page.scene.ahead.finish()
        ahead += perf_counter() - start
        painted.clear()
        before = _shown(page)
        start = perf_counter()
        page.controller.act(action)
        bench.settle()
        times.append(perf_counter() - start)
        (within if _shown(page) == before else handed).append(sum(painted.values()))
    bench.window.close()
    return {
        "median": median(times),
        "tail": at_share(times, 0.99),
        "ahead": ahead,
        "painted": median(within + handed),
        "painted tail": at_share(within + handed, 0.9),
        "painted within": median(within),
        "painted handed": median(handed),
        "memory": peak_memory(),
    }


def decisions(bench: Bench, page: TablePage) -> Iterator[Action]:
    """The answers of random seats, the same every time; whoever gets one takes it."""
    from dune_desktop.engine.chance import Chance  # noqa: PLC0415

    chance = Chance(SEED)
    while (question := page.controller.question) is not None and question.options:
        yield question.options[chance.below(len(question.options))]
        bench.close_sheets(page)


def _shown(page: TablePage) -> tuple[int, str]:
    """Whose things the tray shows, and in which form: in the Reveal turn all of it is laid out anew."""
    return page.controller.looker, page.scene.tray.form


def measure_drag() -> dict[str, float]:
    """A card over the whole board: each move of the mouse until it is drawn."""
    from PySide6.QtCore import QPoint, Qt  # noqa: PLC0415
    from PySide6.QtTest import QTest  # noqa: PLC0415

    bench = Bench()
    page = bench.begin()
    to_a_turn(page)
    bench.settle()
    view, scene = page.view, page.scene
    targets = page.answering.targets
    card = next(
        item for item in scene.tray.hand.cards if item.ref and any(one.lit for one in targets(item.ref).values())
    )
    start = view.mapFromScene(card.anchor().center())
    board = view.mapFromScene(scene.board.sceneBoundingRect()).boundingRect()
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, none, start)
    QTest.mouseMove(view.viewport(), start - QPoint(0, 30))
    bench.settle()
    times = []
    for n in range(300):
        x = board.left() + board.width() * (n % 60) // 60
        y = board.top() + board.height() * (n // 60) // 5
        begun = perf_counter()
        QTest.mouseMove(view.viewport(), QPoint(x, y))
        bench.application.processEvents()
        times.append(perf_counter() - begun)
    assert scene.dragging.active
    return {"median": median(times)}


def to_a_turn(page: TablePage) -> None:
    """Where a card can be sent."""
    while not any(one.verb == "agent" for one in _options(page)):
        page.controller.act(_options(page)[0])


def _options(page: TablePage) -> tuple[Any, ...]:
    question = page.controller.question
    assert question is not None
    return question.options or ()


def watch_paints() -> Counter[str]:
    """Counts what the items of scenes that are made from now on paint, by class."""
    painted: Counter[str] = Counter()
    for kind in _item_classes():
        if "paint" in vars(kind):
            kind.paint = _counting(kind.paint, painted)  # type: ignore[attr-defined]
    return painted


def _counting(paint: Callable[..., None], painted: Counter[str]) -> Callable[..., None]:
    def counted(item: Any, *arguments: Any) -> None:
        painted[type(item).__name__] += 1
        paint(item, *arguments)

    return counted


def _item_classes() -> set[type]:
    from PySide6.QtWidgets import QGraphicsItem  # noqa: PLC0415

    found: set[type] = set()
    waiting: list[type] = [QGraphicsItem]
    while waiting:
        below: list[type] = waiting.pop().__subclasses__()
        waiting += below
        found.update(one for one in below if one.__module__.startswith("dune_desktop."))
    return found


def at_share(values: list[Any], share: float) -> float:
    """The value below which this share of them lies."""
    return float(sorted(values)[min(len(values) - 1, int(len(values) * share))])


def peak_memory() -> int:
    """Bytes that this process has held at most."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii")
    except OSError:
        return 0
    return next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith("VmHWM"))


def main(what: str, *arguments: str) -> None:
    if what == "start":
        print(measure_start(), flush=True)
        os._exit(0)  # how long it takes to leave is not asked
    measures: dict[str, Callable[[], dict[str, float]]] = {
        "new_game": measure_new_game,
        "play": lambda: measure_play(arguments[0] == "1", *arguments[1:]),
        "drag": measure_drag,
        "theme": measure_theme,
        "rest": measure_rest,
        "fill": fill,
        "frames": lambda: import_module("bench_frames").measure_frames(),
        "grow": lambda: import_module("bench_growth").measure(*arguments),
    }
    print(json.dumps(measures[what]()), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
