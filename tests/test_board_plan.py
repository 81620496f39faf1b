"""Where the board's things stand, at every size and table scale; and that every name fits where it stands."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRectF, QSizeF

from dune_desktop.content import EDITIONS
from dune_desktop.engine.printed import Space
from dune_desktop.models.boards import MENTAT, arrangement
from dune_desktop.scene.board.faction import NUMERAL
from dune_desktop.scene.board.item import tag_on
from dune_desktop.scene.board.plan import CORNERS, LEAST_BOX, Plan, plan
from dune_desktop.scene.board.space_box import sizes_of, title_rect, voice_mark
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.tokens import BODY, FIGURE, HIT, ICON_16, S2, S4, S6
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.scene.layout import LEAST_DECISION, LEAST_HEIGHT, LEAST_WIDTH, fitting_u, regions
from dune_desktop.text.box_signs import box_signs, space_signs
from dune_desktop.text.names import name
from dune_desktop.text.signs import Sign

BASE = EDITIONS["base"]
LYING = arrangement(BASE)
WINDOWS = ((1280, 640), (1280, 672), (1280, 800), (1600, 1000), (2560, 1440))
SCALES = (0.0, 0.8, 1.0, 1.25, 1.5, 2.0)


def boards() -> list[QSizeF]:
    """The board in every window, at every table scale, with three and four seats, and in the Reveal turn."""
    found = {
        regions(QSizeF(*window), fitting_u(QSizeF(*window), scale), seats, reveal).board.size().toTuple()
        for window in WINDOWS
        for scale in SCALES
        for seats in (3, 4)
        for reveal in (False, True)
    }
    return [QSizeF(*size) for size in sorted(found)]


BOARDS = boards()
#: Text is measured, so there must be an application.
pytestmark = pytest.mark.usefixtures("qapp")
every_board = pytest.mark.parametrize("size", BOARDS, ids=lambda size: f"{size.width():.0f}x{size.height():.0f}")


def _folder() -> Path | None:
    places = (parent / "shared" / "facts" for parent in Path(__file__).resolve().parents)
    return next((place for place in places if place.is_dir()), None)


@cache
def facts_names(kind: str, edition: str) -> dict[str, set[str]]:
    """By id, what the facts call it in every language; nothing where they are not at hand."""
    folder = _folder()
    rows: list[dict[str, Any]] = []
    if folder is not None:
        rows = json.loads((folder / "names.json").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        if row["kind"] == kind and row["edition"] in (edition, "both"):
            found[row["id"]].update(row[language] for language in ("en", "uk", "ru", "bg"))
    return found


def names(kind: str) -> dict[str, set[str]]:
    """By id, what it is called in every language; in English alone where the facts are not at hand."""
    ids = {"space": [space.id for space in BASE.spaces], "faction": list(LYING.factions)}
    return facts_names(kind, "base") or {one: {name(kind, one)} for one in ids.get(kind, []) if isinstance(one, str)}


def surfaces(found: Plan) -> dict[str, QRectF]:
    """All that may not overlap."""
    factions = {f"faction {n}": faction.block for n, faction in enumerate(found.factions)}
    middle = {"landsraad": found.landsraad, "choam": found.choam, "conflict": found.conflict}
    lands = {space: found.spaces[space] for row in LYING.lands for space in row}
    return factions | middle | lands | {f"quadrant {n}": rect for n, rect in enumerate(found.quadrants)}


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("scale", SCALES)
def test_no_scale_leaves_fewer_units_than_the_smallest_layout(window: tuple[int, int], scale: float) -> None:
    u = fitting_u(QSizeF(*window), scale)
    assert window[0] / u >= LEAST_WIDTH - 0.01
    assert window[1] / u >= LEAST_HEIGHT - 0.01
    found = regions(QSizeF(*window), u)
    assert found.decision.height() >= LEAST_DECISION
    assert found.decision.bottom() <= window[1] / u


# ---------------------------------------------------------------- the board


@pytest.mark.parametrize("width", [1280, 1366, 1600])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_higher_window_gives_the_question_no_less_room(width: int, seats: int) -> None:
    """And no panel of a seat is higher than its rows with faces of the cards in play."""
    found = [regions(QSizeF(width, height), 1.0, seats) for height in range(640, 1101)]
    rooms = [one.decision.height() for one in found]
    assert rooms[0] >= LEAST_DECISION
    assert rooms == sorted(rooms)
    assert all((one.seats.height() + 4) / seats - 4 <= 136 for one in found)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_full_screen_of_a_small_laptop_gives_the_question_its_room(seats: int) -> None:
    found = regions(QSizeF(1366, 768), 1.0, seats)
    assert found.decision.height() >= {3: 430, 4: 344}[seats]
    assert (found.seats.height() + 4) / seats - 4 <= 84
    assert found.since.height() <= 78


@every_board
def test_every_space_has_a_box_that_is_large_enough(size: QSizeF) -> None:
    found = plan(size, LYING)
    assert found.spaces.keys() == {space.id for space in BASE.spaces}
    for box in found.spaces.values():
        assert box.width() >= LEAST_BOX.width()
        assert box.height() >= LEAST_BOX.height()


@every_board
def test_everything_lies_on_the_board_and_nothing_on_something_else(size: QSizeF) -> None:
    found = plan(size, LYING)
    board = QRectF(0, 0, size.width(), size.height())
    there = surfaces(found)
    for what, rect in there.items():
        assert board.contains(rect), what
    for (what, one), (other, two) in combinations(there.items(), 2):
        assert not one.intersects(two), (what, other)
    for (what, one), (other, two) in combinations(found.spaces.items(), 2):
        assert not one.intersects(two), (what, other)


@every_board
def test_boxes_lie_in_their_groups_and_blocks(size: QSizeF) -> None:
    found = plan(size, LYING)
    for faction, ids in zip(found.factions, LYING.factions, strict=True):
        assert faction.block.contains(faction.header)
        assert not faction.header.intersects(faction.track)
        for box in ids:
            assert faction.block.contains(found.spaces[box])
            assert not found.spaces[box].intersects(faction.header)
            assert not found.spaces[box].intersects(faction.track)
    boxes = found.spaces | found.places
    for box in (boxes[space] for row in LYING.landsraad for space in row):
        assert found.landsraad.contains(box)
        assert box.top() >= found.landsraad.top() + found.heading
    assert not any(found.places[MENTAT].intersects(box) for box in found.spaces.values())
    assert all(found.choam.contains(found.spaces[space]) for space in LYING.choam)


@every_board
def test_each_seat_has_a_slot_of_its_own_in_every_cell(size: QSizeF) -> None:
    for faction in plan(size, LYING).factions:
        assert len(faction.cells) == BASE.tops[0] + 1
        assert faction.cube >= 13  # its mark is legible
        for number, cell in enumerate(faction.cells):
            assert faction.track.contains(cell)
            assert min(cell.width(), cell.height()) >= HIT
            slots = [faction.slot(number, corner) for corner in range(CORNERS)]
            assert all(cell.contains(slot) for slot in slots)
            assert not any(one.intersects(two) for one, two in combinations(slots, 2))
            numeral = fonts.metrics(NUMERAL, fonts.BOLD).horizontalAdvance(str(number))
            assert faction.corridor(number).width() >= numeral + 1


@every_board
def test_the_token_of_an_alliance_keeps_off_the_tags_of_spaces(size: QSizeF) -> None:
    """And off the seal beside the digit."""
    found = plan(size, LYING)
    for faction, ids in zip(found.factions, LYING.factions, strict=True):
        for box in (found.spaces[space] for space in ids):
            tag = tag_on(box)
            assert not faction.alliance.intersects(tag.adjusted(-ICON_16 + S4, 0, 0, 0))
            assert box.left() < tag.left() < box.right() < tag.right()


@every_board
def test_quadrants_have_room_for_their_lines(size: QSizeF) -> None:
    found = plan(size, LYING)
    for quadrant in found.quadrants:
        assert quadrant.height() >= 3 * HIT
        assert quadrant.width() >= 200
    assert found.conflict.width() >= 190


# ---------------------------------------------------------------- names and signs


@every_board
def test_every_name_of_a_space_fits_in_two_lines(size: QSizeF) -> None:
    found = plan(size, LYING)
    for space in BASE.spaces:
        box = found.spaces[space.id].size()
        for title in names("space")[space.id]:
            fitted = fit(title, title_rect(box).width(), sizes_of(box).title)
            assert not fitted.overflows, (title, box)
            assert fitted.stretch == 100, (title, box)
            assert len(fitted.lines) <= 2


@every_board
def test_titles_leave_the_lower_line_free(size: QSizeF) -> None:
    for box in plan(size, LYING).spaces.values():
        sizes = sizes_of(box.size())
        assert title_rect(box.size()).bottom() + sizes.sign <= box.height()


def room(space: Space, box: QSizeF) -> float:
    """What the pieces that may stand on a space leave of its lower line: an agent, swords, flag, bonus, seats."""
    sizes = sizes_of(box)
    taken = 2 * S6 + sizes.pawn + (sizes.sign if space.combat else -S2)
    taken += sizes.sign + 2 if space.control else 0
    taken += signs_width((Sign("spice", "+9"),), sizes.sign) + 4 if space.maker else 0
    return box.width() - taken - (3 * sizes.sign if space.id == "high_council" else 0)


@every_board
def test_the_voice_covers_no_title(size: QSizeF) -> None:
    for box in plan(size, LYING).spaces.values():
        mark = voice_mark(box.size())
        assert not mark.intersects(title_rect(box.size()))
        assert QRectF(0, 0, box.width(), box.height()).contains(mark)


@every_board
def test_signs_fit_beside_an_agent(size: QSizeF) -> None:
    found = plan(size, LYING)
    for space in BASE.spaces:
        box = found.spaces[space.id].size()
        width = signs_width(space_signs(space, None, 0), sizes_of(box).sign)
        assert width <= room(space, box), (space.id, box, width)


@every_board
def test_names_of_factions_and_conflicts_fit(size: QSizeF) -> None:
    found = plan(size, LYING)
    for faction in found.factions:
        for titles in names("faction").values():
            width = faction.alliance.left() - faction.header.left() - 35
            assert faction.upright or not any(fit(one, width, BODY, 700, 1).overflows for one in titles)
    for titles in names("conflict").values():
        width = found.conflict.width() - 24 - 3 * 8 - 28
        assert not any(fit(one, width, FIGURE, 700).overflows for one in titles)


@every_board
def test_rewards_fit_beside_two_marks(size: QSizeF) -> None:
    width = plan(size, LYING).conflict.width() - 12 - 24 - 8 - 2 * 22 - 8
    for conflict in BASE.conflicts:
        for place in (1, 2, 3):
            assert signs_width(box_signs(conflict.reward(place)), 19) <= 2 * width - 19, conflict.id
