"""Where everything on the board stands: pure geometry in units, done on resize only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from dune_desktop.models.boards import BoardArrangement
from dune_desktop.scene.drawing.tokens import HIT
from dune_desktop.scene.layout import COMPACT, NORMAL, WIDE, columns, rows

#: No box is smaller; one with a single icon may be narrower.
LEAST_BOX: Final = QSizeF(127, 52)
_LEAST_NORMAL: Final = QSizeF(960, 478)
_LEAST_WIDE: Final = QSizeF(1120, 560)
CORNERS: Final = 4


@frozen
class PlanMeasures:
    """The sizes of a class of layout."""

    gap: float
    """Between boxes."""
    pad: float
    """Inside a group or block."""
    header: float
    """The band of a faction; a spine in Compact."""
    heading: float
    """Of Landsraad and CHOAM."""
    box: tuple[float, float]
    """Least and greatest height of a box of the middle."""
    post: float
    """An observation post; it reaches a little over its neighbours."""
    wall: float
    """How thick the Shield Wall is."""


MEASURES: Final = {
    COMPACT: PlanMeasures(gap=4, pad=4, header=HIT, heading=17, box=(52, 56), post=26, wall=4),
    NORMAL: PlanMeasures(gap=5, pad=4, header=18, heading=19, box=(54, 60), post=28, wall=5),
    WIDE: PlanMeasures(gap=7, pad=5, header=22, heading=22, box=(60, 78), post=34, wall=6),
}
#: How far a post reaches over what it stands between.
OVER: Final = 1.0


#: Beside two cubes: what is between them, and their distance to the edges of the cell.
_CORRIDOR: Final = 10.0


@frozen
class FactionPlan:
    """The block of a faction: band or spine, two boxes, and a track of seven cells."""

    block: QRectF
    header: QRectF
    alliance: QRectF
    track: QRectF
    cells: tuple[QRectF, ...]

    @property
    def cube(self) -> float:
        """Two cubes fill the height of a cell, and leave a corridor: its numeral stands there, and touches none."""
        narrowest = min(cell.width() for cell in self.cells)
        return float(int(min(24.0, (self.track.height() - 5) / 2, (narrowest - _CORRIDOR) / 2)))

    @property
    def upright(self) -> bool:
        """Says whether the header is a spine."""
        return self.header.height() > self.header.width()

    def slot(self, cell: int, corner: int) -> QRectF:
        """Where the cube of a seat stands: each seat has a corner of its own in every cell."""
        rect, side, inset = self.cells[cell], self.cube, 1.5
        x = rect.right() - side - inset if corner in (1, 2) else rect.left() + inset
        y = rect.bottom() - side - inset if corner in (2, 3) else rect.top() + inset
        return QRectF(x, y, side, side)

    def corridor(self, cell: int) -> QRectF:
        """What the four corners leave free: numeral, star and bonus stand there."""
        left, right = self.slot(cell, 0), self.slot(cell, 1)
        rect = self.cells[cell]
        return QRectF(left.right(), rect.top(), right.left() - left.right(), rect.height())


@frozen
class PostPlan:
    """An observation post: a circle, and the lines from it to its spaces."""

    id: str
    rect: QRectF
    lines: tuple[tuple[QPointF, ...], ...]


@frozen
class Plan:
    """Every thing of the board and its rectangle."""

    size: QSizeF
    kind: str
    factions: tuple[FactionPlan, ...]
    spaces: dict[str, QRectF]
    landsraad: QRectF
    choam: QRectF
    heading: float
    """The height of the headings of the groups."""
    lands: QRectF
    """Around cities and desert."""
    basin: QRectF
    """Around the Conflict."""
    conflict: QRectF
    quadrants: tuple[QRectF, ...]
    """Clockwise from the upper left, one for each corner."""
    posts: tuple[PostPlan, ...] = ()
    places: dict[str, QRectF] = field(factory=dict, hash=False)
    """By name, what is no space: of the contracts, of the Mentat, of what a product lays there."""
    walled: QRectF = field(factory=QRectF)
    """What the Shield Wall goes round."""
    wall: QRectF = field(factory=QRectF)
    """Its token."""
    wall_line: float = 0.0


def board_class(size: QSizeF) -> str:
    """Chooses by what the board itself has room for: a low one turns the bands of the factions into spines."""
    if size.height() < _LEAST_NORMAL.height():
        return COMPACT
    return NORMAL if size.width() < _LEAST_WIDE.width() or size.height() < _LEAST_WIDE.height() else WIDE


def plan(size: QSizeF, arrangement: BoardArrangement) -> Plan:
    """Lays the board out in this size; all coordinates are whole units."""
    kind = board_class(size)
    m = MEASURES[kind]
    outer = QRectF(m.gap, m.gap, size.width() - 2 * m.gap, size.height() - 2 * m.gap)
    left, middle = _sides(outer, m.gap)
    box, air = _heights(size.height(), m)
    group = m.heading + 2 * box + m.gap + m.pad
    groups = QRectF(middle.left(), middle.top(), middle.width(), group)
    spaces: dict[str, QRectF] = {}
    factions = _factions(left, m, kind, arrangement, spaces)
    landsraad, choam = _groups(groups, m, box, arrangement, spaces)
    wall = m.wall if arrangement.walled else 0.0
    around = max(air, wall + 2) if wall else air
    lands = QRectF(middle.left(), groups.bottom() + around, middle.width(), 2 * box + air)
    walled, corridor = _lands(lands, m, box, air, arrangement, spaces)
    top = lands.bottom() + around
    basin = QRectF(middle.left(), top, middle.width(), middle.bottom() - top)
    conflict, quadrants = _conflict(basin, m.gap)
    places = {name: spaces.pop(name) for name in [*spaces] if name.startswith("*")}
    return Plan(
        size, kind, factions, spaces, landsraad, choam, m.heading, lands, basin, conflict, quadrants,
        posts=_posts(arrangement, spaces, m, landsraad, choam),
        places=places,
        walled=walled,
        wall=corridor,
        wall_line=wall,
    )  # fmt: skip


def _sides(outer: QRectF, gap: float) -> tuple[QRectF, QRectF]:
    """Returns the column of the factions, and what is right of it."""
    width = max(312.0, round(0.3 * outer.width()))
    left = QRectF(outer.left(), outer.top(), width, outer.height())
    return left, QRectF(left.right() + gap, outer.top(), outer.width() - width - gap, outer.height())


def _heights(height: float, m: PlanMeasures) -> tuple[float, float]:
    """Returns the height of a box, and of the air between the rows, where the landscape shows."""
    least, most = m.box
    box = min(most, max(least, round(height * 0.105)))
    air = m.gap + max(0, round((height - 520) * 0.1))
    return box, air


def _line(
    rect: QRectF,
    names: Sequence[str],
    gap: float,
    m: PlanMeasures,
    arrangement: BoardArrangement,
    spaces: dict[str, QRectF],
) -> None:
    """Places spaces side by side, with room for a post where one stands right of a space."""
    if not names:
        return
    posted = arrangement.posted
    gaps = [m.post - 2 * OVER if name in posted else gap for name in names]
    if names[-1] not in posted:
        gaps[-1] = 0.0
    parts = [arrangement.width(name) for name in names]
    one = (rect.width() - sum(gaps)) / sum(parts)
    ends = accumulate(part * one + space for part, space in zip(parts, gaps, strict=True))
    for name, (start, end), space in zip(names, pairwise((0, *map(round, ends))), gaps, strict=True):
        spaces[name] = QRectF(rect.left() + start, rect.top(), end - start - space, rect.height())


# ---------------------------------------------------------------- factions


def _factions(
    rect: QRectF, m: PlanMeasures, kind: str, arrangement: BoardArrangement, spaces: dict[str, QRectF]
) -> tuple[FactionPlan, ...]:
    found = []
    for block, names in zip(rows(rect, len(arrangement.factions), m.gap), arrangement.factions, strict=True):
        header, inner = _spine(block, m) if kind == COMPACT else _band(block, m)
        box = max(LEAST_BOX.height(), round(0.57 * (inner.height() - m.pad)))
        top = QRectF(inner.left(), inner.top(), inner.width(), box)
        _line(top, names, m.gap, m, arrangement, spaces)
        track = QRectF(inner.left(), top.bottom() + m.pad, inner.width(), inner.height() - box - m.pad)
        found.append(FactionPlan(block, header, _alliance(header), track, _cells(track)))
    return tuple(found)


def _band(block: QRectF, m: PlanMeasures) -> tuple[QRectF, QRectF]:
    height = m.header if block.height() < 165 else m.header + 6
    header = QRectF(block.left(), block.top(), block.width(), height)
    return header, block.adjusted(m.pad, height + m.pad, -m.pad, -m.pad)


def _spine(block: QRectF, m: PlanMeasures) -> tuple[QRectF, QRectF]:
    header = QRectF(block.left(), block.top(), m.header, block.height())
    return header, block.adjusted(m.header + m.pad, m.pad, -m.pad, -m.pad)


#: Of a band.
_CORNER: Final = 36.0


def _alliance(header: QRectF) -> QRectF:
    """The token's place: at the foot of a spine; at the right of a band, out of which it may stand if that is low.

    There it keeps off the corner, where the tag and the seal of the space below it stand.
    """
    side = max(20.0, min(header.width(), header.height()) - 2)
    if header.height() > header.width():
        return QRectF(header.center().x() - side / 2, header.bottom() - side - 2, side, side)
    return QRectF(header.right() - side - _CORNER, header.center().y() - side / 2, side, side)


#: As many as the widest track has.
_CELLS: Final = 7


def _cells(track: QRectF) -> tuple[QRectF, ...]:
    """Divides a track into seven cells; those of the point and of the bonus are wider, for what is printed there."""
    gap, count = 1, _CELLS
    wider = 8
    narrow = (track.width() - gap * (count - 1) - 2 * wider) / count
    cells, x = [], track.left()
    for cell in range(count):
        end = x + narrow + (wider if cell in (2, 4) else 0)
        cells.append(QRectF(round(x), track.top(), round(end) - round(x), track.height()))
        x = end + gap
    return tuple(cells)


# ---------------------------------------------------------------- the middle


def _groups(
    rect: QRectF, m: PlanMeasures, box: float, arrangement: BoardArrangement, spaces: dict[str, QRectF]
) -> tuple[QRectF, QRectF]:
    """Places Landsraad and CHOAM with their spaces."""
    wide = max(map(len, arrangement.landsraad))
    posted = arrangement.posted
    between = m.post - 2 * OVER if "" in posted else m.gap
    joints = [m.post - 2 * OVER if name in posted else m.gap for name in arrangement.landsraad[0][:-1]]
    one = (rect.width() - between - 4 * m.pad - sum(joints)) / (wide + 1)
    right = round(one) + 2 * m.pad
    landsraad = QRectF(rect.left(), rect.top(), rect.width() - right - between, rect.height())
    choam = QRectF(landsraad.right() + between, rect.top(), right, rect.height())
    inner = landsraad.adjusted(m.pad, m.heading, -m.pad, -m.pad)
    for line, names in zip(rows(inner, len(arrangement.landsraad), m.gap), arrangement.landsraad, strict=True):
        if len(names) < wide:
            spaces.update(zip(names, columns(line, wide, m.gap), strict=False))
        else:
            _line(line, names, m.gap, m, arrangement, spaces)
    cells = rows(choam.adjusted(m.pad, m.heading, -m.pad, -m.pad), len(arrangement.choam), m.gap)
    spaces.update(zip(arrangement.choam, cells, strict=True))
    return landsraad, choam


def _lands(
    rect: QRectF, m: PlanMeasures, box: float, air: float, arrangement: BoardArrangement, spaces: dict[str, QRectF]
) -> tuple[QRectF, QRectF]:
    """Places cities and desert; returns what the Shield Wall goes round, and the place of its token before it."""
    gap = max(m.gap, air // 2)
    lines = [QRectF(rect.left(), rect.top() + row * (box + air), rect.width(), box) for row in range(2)]
    if not arrangement.walled:
        for line, names in zip(lines, arrangement.lands, strict=True):
            _line(line, names, gap, m, arrangement, spaces)
        return QRectF(), QRectF()
    corridor = m.post + 2 * m.wall
    inside = round(_WALLED * (rect.width() - corridor - m.wall))
    left = rect.right() - m.wall - inside
    for line, names in zip(lines, arrangement.lands, strict=True):
        before = QRectF(line.left(), line.top(), left - corridor + m.post - 2 * OVER - line.left(), box)
        _line(before, [one for one in names if one not in arrangement.walled], gap, m, arrangement, spaces)
        behind = [one for one in names if one in arrangement.walled]
        _line(QRectF(left, line.top(), inside, box), behind, gap, m, arrangement, spaces)
    behind_wall = QRectF(left, rect.top(), inside, rect.height())
    side = min(m.post, box + air - m.post)
    return behind_wall, QRectF(left - OVER - side, round(rect.center().y() - side / 2), side, side)


def _posts(
    arrangement: BoardArrangement, spaces: dict[str, QRectF], m: PlanMeasures, landsraad: QRectF, choam: QRectF
) -> tuple[PostPlan, ...]:
    found = []
    for post in arrangement.posts:
        watched = [spaces[space] for space in post.spaces]
        if post.right_of:
            box = spaces[post.right_of]
            at = QPointF(box.right() + m.post / 2 - OVER, box.center().y())
        else:
            middle = sum(box.center().y() for box in watched) / len(watched)
            at = QPointF((landsraad.right() + choam.left()) / 2, middle)
        rect = QRectF(round(at.x() - m.post / 2), round(at.y() - m.post / 2), m.post, m.post)
        found.append(PostPlan(post.id, rect, tuple(_link(rect.center(), box) for box in watched)))
    return tuple(found)


def _link(start: QPointF, box: QRectF) -> tuple[QPointF, ...]:
    """Leads from a post to a space: straight to a neighbour, over the top of the row to one that is farther away."""
    near = QPointF(min(max(start.x(), box.left()), box.right()), min(max(start.y(), box.top()), box.bottom()))
    if abs(near.x() - start.x()) <= _NEAR or near.y() != start.y():
        return start, near
    above, goal = box.top() - _OVERHEAD, box.left() + _NEAR / 2
    return start, QPointF(start.x(), above), QPointF(goal, above), QPointF(goal, box.top())


#: The part of the landscape behind the Shield Wall.
_WALLED: Final = 0.44
#: How far a neighbour of a post is at most, and how high the line to others passes over a row.
_NEAR, _OVERHEAD = 60.0, 4.0


def _conflict(basin: QRectF, gap: float) -> tuple[QRectF, tuple[QRectF, ...]]:
    """Puts the card in the middle, the seats around it."""
    width = round(min(330.0, max(200.0, 0.3 * basin.width())))
    side = (basin.width() - width - 2 * gap) // 2
    card = QRectF(basin.left() + side + gap, basin.top(), basin.width() - 2 * (side + gap), basin.height())
    left = QRectF(basin.left(), basin.top(), side, basin.height())
    right = QRectF(card.right() + gap, basin.top(), side, basin.height())
    (upper_left, lower_left), (upper_right, lower_right) = rows(left, 2, gap), rows(right, 2, gap)
    return card, (upper_left, upper_right, lower_right, lower_left)
