"""The faces of leaders in the panels of seats, and what stands beside them."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

import itertools

from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from dune_desktop.models.roles import Role
from dune_desktop.models.table.seats import SeatRow
from dune_desktop.windows.table import seat_panels
from dune_desktop.windows.table.seat_strip import ICON, Strip, count_width
from tests.paged import dressed, may_send, open_table

__all__ = ["dressed"]

#: Of the second row of the narrowest panel, beside a face.
ROOM = QRectF(0, 0, 252, 22)


@pytest.mark.parametrize(
    ("size", "width"), [((1280, 672), 36), ((1280, 800), 36), ((1600, 1000), 58), ((2048, 1152), 58)]
)
def test_every_panel_has_its_leaders_face(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], width: float
) -> None:
    page, shown = open_table(qtbot, may_send), []
    monkeypatch.setattr(
        seat_panels, "draw_strip", lambda _painter, leader, strip, *_how: shown.append((leader, strip.right()))
    )
    page.resize(*size)
    page.seats.grab()
    leaders = {player.leader.id for player in page.controller.view.players}
    assert set(shown) == {(leader, width) for leader in leaders}


@pytest.mark.parametrize("spice", [0, 9, 18])
@pytest.mark.parametrize("agents", [2, 3])
def test_resources_beside_a_face_cover_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, spice: int, agents: int
) -> None:
    page, ends = open_table(qtbot, may_send), []
    delegate = page.seats.itemDelegate()
    assert isinstance(delegate, seat_panels.SeatDelegate)
    row: SeatRow = page.seats.model().index(0, 0).data(Role.VALUE)
    player = evolve(row.player, spice=spice, solari=2 * spice, water=spice, home=agents, agents=())
    count = Strip.count

    def counted(strip: Strip, x: float, glyph: str, number: int | str) -> float:
        end = count(strip, x, glyph, number)
        ends.append((x, end))
        return end

    monkeypatch.setattr(Strip, "count", counted)
    image = QImage(300, 30, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    shown = evolve(row, player=player)
    delegate._paint_goods(painter, ROOM, shown, seat_panels._column(shown, ROOM.width()))
    painter.end()
    assert len(ends) == 5
    assert all(end <= x for (_, end), (x, _) in itertools.pairwise(ends)), ends
    assert ends[-1][1] <= ROOM.right() - agents * 17


@pytest.mark.parametrize(("spice", "agents"), [(9, 3), (9, 4), (12, 3), (12, 4)])
def test_pawns_draw_together_before_resources_and_tiles_cover_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, spice: int, agents: int
) -> None:
    page, ends, pawns = open_table(qtbot, may_send), [0.0], []
    delegate = page.seats.itemDelegate()
    assert isinstance(delegate, seat_panels.SeatDelegate)
    row: SeatRow = page.seats.model().index(0, 0).data(Role.VALUE)
    player = evolve(row.player, spice=spice, solari=10, home=agents, agents=())
    count = Strip.count
    monkeypatch.setattr(Strip, "count", lambda *how: ends.append(count(*how)) or ends[-1])
    monkeypatch.setattr(seat_panels, "draw_piece", lambda _painter, _kind, _colour, place, **_how: pawns.append(place))
    image = QImage(300, 30, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    shown = evolve(row, player=player, owned=(("tech", (1, 2)),))
    delegate._paint_goods(painter, ROOM, shown, seat_panels._column(shown, ROOM.width()))
    painter.end()
    assert (len(ends) - 1, len(pawns)) == (6, agents)
    assert max(ends) <= pawns[0].left()
    assert all(two.left() - one.left() >= 8 for one, two in itertools.pairwise(pawns))
    assert pawns[-1].right() <= ROOM.right()


@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
@pytest.mark.parametrize("said", ["", "revealed"])
def test_what_a_seat_has_stands_in_columns_where_there_is_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], said: str
) -> None:
    """Also beside what is said at the end of the row."""
    page, starts = open_table(qtbot, may_send), []
    count = Strip.count
    monkeypatch.setattr(
        Strip, "count", lambda strip, x, *what: (starts.append((round(strip.box.y()), x)), count(strip, x, *what))[1]
    )
    monkeypatch.setattr(seat_panels, "status", lambda _row: said)
    page.resize(*size)
    page.seats.grab()
    goods, troops = ([x for _, x in row] for _, row in itertools.islice(itertools.groupby(starts, lambda at: at[0]), 2))
    assert troops == goods[: len(troops)]
    assert count_width("") - ICON < seat_panels._LEAST_APART  # a number is nearest to its own sign
