"""Measures the time between frames, at rest and while a Master thinks in its process. ``bench_table.py`` calls it."""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from bench_table import Bench, at_share, to_a_turn
from PySide6.QtCore import QEvent, QObject, QVariantAnimation

from dune_desktop.bots.letters import Budget, SentWorld
from dune_desktop.bots.worlds import deal
from dune_desktop.scene.flights.flight import Flight, FlightItem

if TYPE_CHECKING:
    from dune_desktop.windows.table.table_page import TablePage

#: At rest and while a Master thinks, by turns, so that whatever else the machine does meets both; seconds of each.
TURNS, TURN = 6, 2.5
#: More playouts than there is time for.
ENDLESS = 1_000_000
#: Milliseconds over the board and back.
WAY = 1200


class Frames(QObject):
    """Notes when the view is painted. A card flies to and fro over the board meanwhile, and never lands."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._painted: list[float] = []
        scene = page.scene
        board, card = scene.board.sceneBoundingRect(), scene.tray.hand.cards[0]
        start, end = board.translated(-board.width() / 2, 0), board.translated(board.width() / 2, 0)
        self._card = FlightItem(Flight(card.likeness(), start, end, duration=WAY // 2), scene.overlay)
        self._clock = QVariantAnimation(self, startValue=0, endValue=WAY, duration=WAY)
        self._clock.setLoopCount(-1)
        self._clock.valueChanged.connect(lambda moment: self._card.fly(min(moment, WAY - 1 - moment)))
        self._clock.start()
        page.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt calls it so)
        if event.type() == QEvent.Type.Paint:
            self._painted.append(perf_counter())
        return super().eventFilter(watched, event)

    def watch(self, bench: Bench, seconds: float) -> list[float]:
        """The time from each frame to the next, for so many seconds."""
        self._painted.clear()
        end = perf_counter() + seconds
        while perf_counter() < end:
            bench.wait()
        return [after - before for before, after in zip(self._painted, self._painted[1:], strict=False)]


def measure_frames() -> dict[str, float]:
    """Of each kind the median and the 99th percentile, in seconds."""
    bench = Bench()
    page = bench.begin()
    to_a_turn(page)
    bench.settle()
    page.scene.ahead.finish()
    thinker, world, answers = page.hints.thinker, _sent(page), list[object]()
    thinker.advise(world, Budget(1), answers.append)  # now the process is there, and has at hand what it needs
    while not answers:
        bench.wait()
    frames, rest, thinking = Frames(page), list[float](), list[float]()
    for _ in range(TURNS):
        rest += frames.watch(bench, TURN)
        asked = thinker.advise(world, Budget(ENDLESS), answers.append)
        thinking += frames.watch(bench, TURN)
        assert len(answers) == 1, "it has not thought all the time"
        thinker.forget(asked)
        frames.watch(bench, TURN / 10)  # until it has heard of that
    bench.window.close()
    return {
        "rest": median(rest),
        "rest tail": at_share(rest, 0.99),
        "thinking": median(thinking),
        "thinking tail": at_share(thinking, 0.99),
    }


def _sent(page: TablePage) -> SentWorld:
    """The question as the hint asks it."""
    controller, recorder = page.controller, page.controller.recorder
    world = deal(controller.game, controller.looker, recorder.setup.seed, recorder.actions)
    return SentWorld.of(world, recorder.edition, recorder.setup)
