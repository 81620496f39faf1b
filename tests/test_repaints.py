"""What is painted anew, and that the same table always looks the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem, QWidget

from dune_desktop.engine.chance import Chance
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from tests.games import seats_of
from tests.monkey import COLOURS, NAMES
from tests.person import Person
from tests.trouble import open_window

#: What one decision may paint anew (notes/interface.md, 4), and what it takes to show another seat's things.
_DOZEN, _HANDED = 12, 36
#: Where posts stand on the edges of spaces, they are painted with them.
_POSTED, _POSTED_HANDED = 15, 40
#: The outline of a letter is never quite the same: it depends on what was written before.
_OUTLINE = 24


class Watched:
    """A table whose scene counts what its items paint."""

    def __init__(self, qtbot: QtBot, folder: Path, size: tuple[int, int] = (1600, 1000), **wanted: Any) -> None:
        wanted = {"cover": "open", "reduced_motion": True} | wanted
        self.window = open_window(folder, size, **wanted)
        qtbot.addWidget(self.window)
        self.person = Person(self.window)

    def begin(self, seed: int = 3, players: int = 4, edition: str = "base") -> None:
        seats = tuple(SeatSetup(NAMES[n], COLOURS[n]) for n in range(players))
        self.window.games.begin(Setup(players, seed), seats, (), edition)
        assert self.window.table is not None
        self.page = self.window.table
        self.controller = self.page.controller
        self.chance: Chance = seats_of(seed)
        self.settle()

    def settle(self) -> None:
        self.person.look(4)

    def act(self) -> None:
        """One random decision, without waiting for what is drawn."""
        question = self.controller.question
        assert question is not None
        assert question.options
        self.controller.act(question.options[self.chance.below(len(question.options))])

    def close_sheets(self) -> None:
        for panel in (self.page.milestones.round, self.page.milestones.final):
            panel.close_sheet()
        self.settle()

    def go_on(self, decisions: int) -> None:
        for _ in range(decisions):
            self.act()
            self.close_sheets()

    def picture(self) -> QImage:
        self.settle()
        return self.window.grab().toImage()


class Paints(QObject):
    """Counts how often each of these widgets is painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.times: Counter[QWidget] = Counter()
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt calls it)
        if event.type() == QEvent.Type.Paint:
            assert isinstance(watched, QWidget)
            self.times[watched] += 1
        return super().eventFilter(watched, event)


def test_an_answer_is_painted_once_and_nothing_below_the_table_is(qtbot: QtBot, tmp_path: Path) -> None:
    """Qt lays out lists, and what is newly shown, after it has painted them: so that is done before."""
    watched = Watched(qtbot, tmp_path)
    watched.begin()
    below = watched.page.parentWidget()
    paints = Paints(watched.page, below)
    often = []
    for _ in range(40):
        paints.times.clear()
        watched.act()
        watched.settle()
        often.append(paints.times[watched.page])
        assert not paints.times[below]
        watched.close_sheets()
    assert often.count(1) >= 35, often  # where a scroll bar comes or goes, and a round begins, it is twice


def difference(one: QImage, other: QImage, off: int = 0) -> tuple[int, int, int, int] | None:
    """The rectangle where two pictures differ; ``off``: by more than so much of a colour's 255."""
    if one == other:
        return None
    places = ((x, y) for y in range(0, one.height(), 2) for x in range(0, one.width(), 2))
    spots = [place for place in places if _apart(one.pixel(*place), other.pixel(*place)) > off]
    if off and not spots:
        return None
    xs, ys = zip(*spots, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _apart(one: int, other: int) -> int:
    """Of the colour in which two pixels differ most."""
    return max(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16)) if one != other else 0


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts what items of scenes that are made from now on paint."""
    counts: Counter[str] = Counter()

    def counting(paint: Callable[..., None]) -> Callable[..., None]:
        def counted(item: Any, *arguments: Any) -> None:
            counts[type(item).__name__] += 1
            paint(item, *arguments)

        return counted

    for kind in _item_classes():
        if "paint" in vars(kind):
            monkeypatch.setattr(kind, "paint", counting(kind.paint))
    return counts


def _item_classes() -> Iterator[Any]:
    waiting: list[type] = [QGraphicsItem]
    while waiting:
        below = waiting.pop().__subclasses__()
        waiting += below
        yield from (one for one in below if one.__module__.startswith("dune_desktop."))


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, painted: Counter[str]) -> Watched:
    watched = Watched(qtbot, tmp_path)
    watched.begin()
    return watched


@pytest.mark.parametrize(
    ("edition", "most", "most_handed"), [("base", _DOZEN, _HANDED), ("uprising", _POSTED, _POSTED_HANDED)]
)
def test_a_decision_within_a_turn_paints_a_dozen_items(
    qtbot: QtBot,
    tmp_path: Path,
    painted: Counter[str],
    edition: str,
    most: int,
    most_handed: int,
    record_property: Callable[[str, object], None],
) -> None:
    """What the table takes with an answer is a decision too, and painted with it.

    Where another seat is asked, the tray shows another's things: those decisions are told, and not held to it.
    """
    table = Watched(qtbot, tmp_path)
    table.begin(edition=edition)
    within: list[float] = []
    handed: list[float] = []
    for _ in range(120):
        seat, swapped = table.controller.looker, table.page.scene.tray.form
        painted.clear()
        before = len(table.controller.history)
        table.act()
        table.settle()
        same = seat == table.controller.looker and swapped == table.page.scene.tray.form
        taken = len(table.controller.history) - before
        (within if same else handed).append(sum(painted.values()) / taken)
        table.close_sheets()
    told = {"within a turn": within, "to another seat, or to the Reveal turn": handed, "all": within + handed}
    for name, counts in told.items():
        tail = quantiles(counts, n=10)[-1]
        print(f"{name}: {len(counts)} decisions, median {median(counts):.0f}, 90th percentile {tail:.0f}")
        record_property(name, f"{median(counts):.0f}, {tail:.0f}")
    assert median(within) <= most
    assert median(handed) <= most_handed


def test_what_another_seat_shares_is_not_painted_with_it(table: Watched, painted: Counter[str]) -> None:
    """The line round the tray takes its colour without the buttons, and the tracks show nobody's turn."""
    spared: list[set[str]] = []
    while len(spared) < 12:
        table.go_on(1)
        seat = table.controller.looker
        painted.clear()
        table.act()
        table.settle()
        if table.controller.looker != seat and not table.page.milestones.round.isVisible():
            spared.append({name for name, all_of_it in (("Button", 1), ("TrackItem", 3)) if painted[name] < all_of_it})
        table.close_sheets()
    for name in ("Button", "TrackItem"):
        assert sum(name in names for names in spared) > len(spared) / 2


def test_nothing_is_painted_when_nothing_changes(table: Watched, painted: Counter[str]) -> None:
    table.go_on(25)
    painted.clear()
    table.controller.shown.emit(table.controller.view, ())
    table.settle()
    assert not painted
    table.page.answering.changed.emit()
    table.settle()
    assert not painted


def test_a_table_at_rest_looks_like_one_whose_flights_were_cut_short(qtbot: QtBot, tmp_path: Path) -> None:
    still, moving = (_pictures_of_a_game(qtbot, tmp_path / str(motion), motion) for motion in (False, True))
    assert [action for action, flew, _ in moving if flew]
    for (action, _, one), (_, _, other) in zip(still, moving, strict=True):
        assert one == other, f"after {action}"


def _pictures_of_a_game(qtbot: QtBot, folder: Path, moving: bool) -> list[tuple[str, bool, bytes]]:
    """Each action, whether something flew then, and what the table looks like at once when that is cut short."""
    table = Watched(qtbot, folder, reduced_motion=not moving)
    table.begin()
    told = []
    for _ in range(30):
        table.act()
        table.close_sheets()
        flew = table.page.scene.flights.flying
        table.page.scene.still()
        told.append((str(table.controller.history[-1].action), flew, _digest(table.picture())))
    table.window.close()
    return told


def _digest(picture: QImage) -> bytes:
    return sha256(picture.constBits()).digest()


def test_undo_and_redo_leave_the_same_picture(table: Watched) -> None:
    tried = 0
    while tried < 15:
        table.act()
        table.close_sheets()
        if table.controller.can_undo:
            before = table.picture()
            assert table.controller.undo()
            table.settle()
            assert table.controller.redo()
            tried += 1
            after = table.picture()
            assert difference(after, before) is None, f"after {table.controller.history[-1].action}"


def test_a_theme_there_and_back_leaves_the_same_picture(table: Watched) -> None:
    table.go_on(20)
    before = table.picture()
    for theme in ("light", "dusk"):
        table.window.settings.theme = theme
        table.window.setting_changed("theme")
        table.settle()
        assert (difference(table.picture(), before) is None) == (theme == "dusk")


def test_a_size_there_and_back_leaves_the_same_picture(table: Watched) -> None:
    table.go_on(20)
    before = table.picture()
    for size in ((1280, 672), (1600, 1000)):
        table.window.resize(*size)
        table.settle()
    assert difference(table.picture(), before) is None


@pytest.mark.parametrize(
    ("before", "edition", "size"),
    [("base", "uprising", (1280, 800)), ("uprising", "base", (1600, 1000)), ("blend", "base", (1280, 800))],
)
def test_a_table_shows_nothing_of_another_editions_game_before_it(
    qtbot: QtBot, tmp_path: Path, before: str, edition: str, size: tuple[int, int]
) -> None:
    """The same kinds of pieces with the same values stand in the same places; what is printed on them is another."""
    table = Watched(qtbot, tmp_path, size)

    def pictures(shown: str) -> list[QImage]:
        table.begin(edition=shown)
        first = table.picture()
        table.go_on(6)
        told = [first, table.picture()]
        table.window.games.leave()
        return told

    PIXMAPS.clear()
    fresh = pictures(edition)
    PIXMAPS.clear()
    pictures(before)
    for after, alone in zip(pictures(edition), fresh, strict=True):
        assert difference(after, alone, _OUTLINE) is None


def test_a_scale_there_and_back_leaves_the_same_picture(table: Watched) -> None:
    table.go_on(20)
    before = table.picture()
    for scale in (80, 120, 0):
        table.window.settings.table_scale = scale
        table.window.setting_changed("table_scale")
        table.settle()
    assert difference(table.picture(), before) is None
