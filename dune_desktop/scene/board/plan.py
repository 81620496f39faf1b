"""Where everything on the board stands: pure geometry in units, done on resize only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
#: What the rows of the landscape are farther apart where there is room: skylines rise above their boxes.
_SKYLINE: Final = 10


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
    ladder: float
    """How wide a track is that stands beside the Conflict,"""
    tracks: float
    """and how wide several are."""


MEASURES: Final = {
    COMPACT: PlanMeasures(gap=4, pad=4, header=HIT, heading=17, box=(52, 56), post=26, wall=4, ladder=104, tracks=312),
    NORMAL: PlanMeasures(gap=5, pad=4, header=18, heading=19, box=(54, 60), post=28, wall=5, ladder=108, tracks=312),
    WIDE: PlanMeasures(gap=7, pad=5, header=22, heading=22, box=(60, 78), post=34, wall=6, ladder=150, tracks=400),
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
        rect, side, inset = self.cells[cell], self.cube, 1.0
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
    """Clockwise from the upper left, one for each corner; or one below the other."""
    tracks: QRectF = field(factory=QRectF)
    """Of what tracks there are at the right of the Conflict."""
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
    return _Planner(size, arrangement).plan()


class _Planner:
    """Lays one board out; ``spaces`` fills while the regions are divided."""

    def __init__(self, size: QSizeF, arrangement: BoardArrangement) -> None:
        self.size, self.arrangement = size, arrangement
        self.kind = board_class(size)
        self.m = MEASURES[self.kind]
        least, most = self.m.box
        #: The height of a box of the middle.
        self.box = min(most, max(least, round(size.height() * 0.105)))
        #: Between the rows, where the landscape shows.
        high = size.height()
        self.air = self.m.gap + max(0, round((high - 520) * 0.1)) + (_SKYLINE if high >= _LEAST_WIDE.height() else 0)
        #: Between spaces with a post between them.
        self.joint = self.m.post - 2 * OVER
        self.spaces: dict[str, QRectF] = {}

    def plan(self) -> Plan:
        m, box = self.m, self.box
        outer = QRectF(m.gap, m.gap, self.size.width() - 2 * m.gap, self.size.height() - 2 * m.gap)
        side = max(312.0, round(0.3 * outer.width()))
        factions = self.factions(QRectF(outer.left(), outer.top(), side, outer.height()))
        middle = outer.adjusted(side + m.gap, 0, 0, 0)
        groups = QRectF(middle.left(), middle.top(), middle.width(), m.heading + 2 * box + m.gap + m.pad)
        landsraad, choam = self.groups(groups)
        wall = m.wall if self.arrangement.walled else 0.0
        around = max(self.air, wall + 2) if wall else self.air
        lands = QRectF(middle.left(), groups.bottom() + around, middle.width(), 2 * box + self.air)
        walled, corridor = self.lands(lands)
        top = lands.bottom() + around
        basin = QRectF(middle.left(), top, middle.width(), middle.bottom() - top)
        tracks, fight = QRectF(basin), QRectF(basin)
        wide = m.tracks if len(self.arrangement.tracks) > 1 else m.ladder if self.arrangement.tracks else 0.0
        tracks.setLeft(basin.right() - wide)
        if wide:
            fight.setRight(tracks.left() - m.gap)
        conflict, quadrants = (_conflict if fight.width() >= _LEAST_CONFLICT else _table)(fight, m.gap)
        places = {name: self.spaces.pop(name) for name in [*self.spaces] if name.startswith("*")}
        return Plan(
            self.size, self.kind, factions, self.spaces, landsraad, choam, m.heading, lands, basin, conflict, quadrants,
            tracks=tracks,
            posts=tuple(self.posts((landsraad.right() + choam.left()) / 2)),
            places=places,
            walled=walled,
            wall=corridor,
            wall_line=wall,
        )  # fmt: skip

    def line(self, rect: QRectF, names: Sequence[str], gap: float) -> None:
        """Places spaces side by side, with room for a post where one stands right of a space."""
        if not names:
            return
        posted = self.arrangement.posted
        gaps = [self.joint if name in posted else gap for name in names]
        if names[-1] not in posted:
            gaps[-1] = 0.0
        parts = [self.arrangement.width(name) for name in names]
        one = (rect.width() - sum(gaps)) / sum(parts)
        ends = accumulate(part * one + space for part, space in zip(parts, gaps, strict=True))
        for name, (start, end), space in zip(names, pairwise((0, *map(round, ends))), gaps, strict=True):
            self.spaces[name] = QRectF(rect.left() + start, rect.top(), end - start - space, rect.height())

    def factions(self, rect: QRectF) -> tuple[FactionPlan, ...]:
        found, pad = [], self.m.pad
        blocks = rows(rect, len(self.arrangement.factions), self.m.gap)
        for block, names in zip(blocks, self.arrangement.factions, strict=True):
            header, inner = self.header(block), block.adjusted(pad, pad, -pad, -pad)
            if self.kind == COMPACT:
                inner.setLeft(header.right() + pad)
            else:
                inner.setTop(header.bottom() + pad)
            box = max(LEAST_BOX.height(), round(0.57 * (inner.height() - pad)))
            self.line(QRectF(inner.left(), inner.top(), inner.width(), box), names, self.m.gap)
            track = inner.adjusted(0, box + pad, 0, 0)
            found.append(FactionPlan(block, header, _alliance(header), track, _cells(track)))
        return tuple(found)

    def header(self, block: QRectF) -> QRectF:
        """Returns the spine at the left of a low block, or the band above it."""
        if self.kind == COMPACT:
            return QRectF(block.left(), block.top(), self.m.header, block.height())
        return QRectF(block.left(), block.top(), block.width(), self.m.header + (0 if block.height() < 165 else 6))

    def groups(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Places Landsraad and CHOAM with their spaces."""
        m, found = self.m, self.arrangement
        wide = max(map(len, found.landsraad))
        between = self.joint if "" in found.posted else m.gap
        joints = [self.joint if name in found.posted else m.gap for name in found.landsraad[0][:-1]]
        right = round((rect.width() - between - 4 * m.pad - sum(joints)) / (wide + 1)) + 2 * m.pad
        landsraad = rect.adjusted(0, 0, -right - between, 0)
        choam = QRectF(landsraad.right() + between, rect.top(), right, rect.height())
        inner = landsraad.adjusted(m.pad, m.heading, -m.pad, -m.pad)
        for line, names in zip(rows(inner, len(found.landsraad), m.gap), found.landsraad, strict=True):
            if len(names) < wide:
                self.spaces.update(zip(names, columns(line, wide, m.gap), strict=False))
            else:
                self.line(line, names, m.gap)
        cells = rows(choam.adjusted(m.pad, m.heading, -m.pad, -m.pad), len(found.choam), m.gap)
        self.spaces.update(zip(found.choam, cells, strict=True))
        return landsraad, choam

    def lands(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Places cities and desert; returns what the Shield Wall goes round, and the place of its token before it."""
        m, box, air, protected = self.m, self.box, self.air, self.arrangement.walled
        gap = max(m.gap, air // 2)
        lines = [QRectF(rect.left(), rect.top() + row * (box + air), rect.width(), box) for row in range(2)]
        if not protected:
            for line, names in zip(lines, self.arrangement.lands, strict=True):
                self.line(line, names, gap)
            return QRectF(), QRectF()
        corridor = m.post + 2 * m.wall
        inside = round(_WALLED * (rect.width() - corridor - m.wall))
        left = rect.right() - m.wall - inside
        for line, names in zip(lines, self.arrangement.lands, strict=True):
            before = QRectF(line.left(), line.top(), left - corridor + self.joint - line.left(), box)
            self.line(before, [one for one in names if one not in protected], gap)
            behind = QRectF(left, line.top(), inside, box)
            self.line(behind, [one for one in names if one in protected], gap)
        side = min(m.post, box + air - m.post)
        token = QRectF(left - OVER - side, round(rect.center().y() - side / 2), side, side)
        return QRectF(left, rect.top(), inside, rect.height()), token

    def posts(self, before_choam: float) -> Iterator[PostPlan]:
        """``before_choam``: the middle between the groups, where a post stands that is right of no space."""
        side = self.m.post
        for post in self.arrangement.posts:
            watched = [self.spaces[space] for space in post.spaces]
            if post.right_of:
                box = self.spaces[post.right_of]
                x, y = box.right() + side / 2 - OVER, box.center().y()
            else:
                x, y = before_choam, sum(box.center().y() for box in watched) / len(watched)
            rect = QRectF(round(x - side / 2), round(y - side / 2), side, side)
            yield PostPlan(post.id, rect, tuple(_link(rect.center(), box) for box in watched))


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


#: Where the Conflict is narrower, the seats stand in a table beside its card.
_LEAST_CONFLICT: Final = 500.0
#: Of that the part of the card.
_CARD: Final = 0.47


def _table(basin: QRectF, gap: float) -> tuple[QRectF, tuple[QRectF, ...]]:
    """Puts the card at the left, and a line for each seat at its right."""
    card = QRectF(basin.left(), basin.top(), round(_CARD * (basin.width() - gap)), basin.height())
    lines = QRectF(card.right() + gap, basin.top(), basin.right() - card.right() - gap, basin.height())
    return card, rows(lines, CORNERS, gap)


def _conflict(basin: QRectF, gap: float) -> tuple[QRectF, tuple[QRectF, ...]]:
    """Puts the card in the middle, the seats around it; where there is little room, all are of one width."""
    width = round(min(330.0, max(200.0, 0.3 * basin.width()), (basin.width() - 2 * gap) / 3))
    side = (basin.width() - width - 2 * gap) // 2
    card = QRectF(basin.left() + side + gap, basin.top(), basin.width() - 2 * (side + gap), basin.height())
    left = QRectF(basin.left(), basin.top(), side, basin.height())
    right = QRectF(card.right() + gap, basin.top(), side, basin.height())
    (upper_left, lower_left), (upper_right, lower_right) = rows(left, 2, gap), rows(right, 2, gap)
    return card, (upper_left, upper_right, lower_right, lower_left)
