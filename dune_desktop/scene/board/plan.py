"""Where everything on the board stands: pure geometry in units, done on resize only."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF

from dune_desktop.engine.names import FACTIONS, TRACK_TOP
from dune_desktop.scene.layout import COMPACT, NORMAL, WIDE
from dune_desktop.scene.tokens import HIT

#: No box is smaller; one with a single icon may be narrower.
LEAST_BOX: Final = QSizeF(127, 52)
_LEAST_NORMAL: Final = QSizeF(960, 478)
_LEAST_WIDE: Final = QSizeF(1120, 560)
CORNERS: Final = 4


@frozen
class Arrangement:
    """Which spaces stand where, by id; of one edition."""

    factions: tuple[tuple[str, ...], ...]
    landsraad: tuple[tuple[str, ...], ...]
    choam: tuple[str, ...]
    #: Rows of the landscape, from the horizon on.
    lands: tuple[tuple[str, ...], ...]


ARRANGEMENTS: Final = {
    "base": Arrangement(
        factions=(
            ("conspire", "wealth"),
            ("heighliner", "foldspace"),
            ("selective_breeding", "secrets"),
            ("hardy_warriors", "stillsuits"),
        ),
        landsraad=(("high_council", "mentat", "swordmaster"), ("rally_troops", "hall_of_oratory")),
        choam=("secure_contract", "sell_melange"),
        lands=(
            ("sietch_tabr", "research_station", "carthag", "arrakeen"),
            ("the_great_flat", "hagga_basin", "imperial_basin"),
        ),
    )
}


@frozen
class Measures:
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


MEASURES: Final = {
    COMPACT: Measures(gap=4, pad=4, header=HIT, heading=17, box=(52, 56)),
    NORMAL: Measures(gap=5, pad=4, header=18, heading=19, box=(54, 60)),
    WIDE: Measures(gap=7, pad=5, header=22, heading=22, box=(60, 78)),
}


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
        """Two cubes fill the height of a cell, and leave a corridor: its numeral stands out over them."""
        narrowest = min(cell.width() for cell in self.cells)
        return float(int(min(24.0, (self.track.height() - 5) / 2, (narrowest - 8) / 2)))

    @property
    def upright(self) -> bool:
        """The header is a spine."""
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
    mentat: QRectF
    lands: QRectF
    """Around cities and desert."""
    basin: QRectF
    """Around the Conflict."""
    conflict: QRectF
    quadrants: tuple[QRectF, ...]
    """Clockwise from the upper left, one for each corner."""


def board_class(size: QSizeF) -> str:
    """By what the board itself has room for: a low one turns the bands of the factions into spines."""
    if size.height() < _LEAST_NORMAL.height():
        return COMPACT
    return NORMAL if size.width() < _LEAST_WIDE.width() or size.height() < _LEAST_WIDE.height() else WIDE


def plan(size: QSizeF, edition: str = "base") -> Plan:
    """The board in this size; all coordinates are whole units."""
    kind = board_class(size)
    m = MEASURES[kind]
    arrangement = ARRANGEMENTS[edition]
    outer = QRectF(m.gap, m.gap, size.width() - 2 * m.gap, size.height() - 2 * m.gap)
    left, middle = _sides(outer, m.gap)
    box, air = _heights(size.height(), m)
    group = m.heading + 2 * box + m.gap + m.pad
    groups = QRectF(middle.left(), middle.top(), middle.width(), group)
    spaces: dict[str, QRectF] = {}
    factions = _factions(left, m, kind, arrangement, spaces)
    landsraad, choam, mentat = _groups(groups, m, box, arrangement, spaces)
    lands = QRectF(middle.left(), groups.bottom() + air, middle.width(), 2 * box + air)
    for row, names in enumerate(arrangement.lands):
        line = QRectF(lands.left(), lands.top() + row * (box + air), lands.width(), box)
        spaces.update(zip(names, columns(line, len(names), max(m.gap, air // 2)), strict=True))
    basin = QRectF(middle.left(), lands.bottom() + air, middle.width(), middle.bottom() - lands.bottom() - air)
    conflict, quadrants = _conflict(basin, m.gap)
    return Plan(size, kind, factions, spaces, landsraad, choam, m.heading, mentat, lands, basin, conflict, quadrants)


def _sides(outer: QRectF, gap: float) -> tuple[QRectF, QRectF]:
    """The column of the factions, and what is right of it."""
    width = max(312.0, round(0.3 * outer.width()))
    left = QRectF(outer.left(), outer.top(), width, outer.height())
    return left, QRectF(left.right() + gap, outer.top(), outer.width() - width - gap, outer.height())


def _heights(height: float, m: Measures) -> tuple[float, float]:
    """The height of a box, and the air between the rows: the landscape shows through it."""
    least, most = m.box
    box = min(most, max(least, round(height * 0.105)))
    air = m.gap + max(0, round((height - 520) * 0.1))
    return box, air


def columns(rect: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    """Side by side, equally wide, in whole units."""
    edges = [round(n * (rect.width() + gap) / count) for n in range(count + 1)]
    return tuple(
        QRectF(rect.left() + start, rect.top(), end - start - gap, rect.height()) for start, end in pairwise(edges)
    )


def rows(rect: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    """One below the other, equally high, in whole units."""
    edges = [round(n * (rect.height() + gap) / count) for n in range(count + 1)]
    return tuple(
        QRectF(rect.left(), rect.top() + start, rect.width(), end - start - gap) for start, end in pairwise(edges)
    )


# ---------------------------------------------------------------- factions


def _factions(
    rect: QRectF, m: Measures, kind: str, arrangement: Arrangement, spaces: dict[str, QRectF]
) -> tuple[FactionPlan, ...]:
    found = []
    for block, names in zip(rows(rect, len(FACTIONS), m.gap), arrangement.factions, strict=True):
        header, inner = _spine(block, m) if kind == COMPACT else _band(block, m)
        box = max(LEAST_BOX.height(), round(0.57 * (inner.height() - m.pad)))
        top = QRectF(inner.left(), inner.top(), inner.width(), box)
        spaces.update(zip(names, columns(top, len(names), m.gap), strict=True))
        track = QRectF(inner.left(), top.bottom() + m.pad, inner.width(), inner.height() - box - m.pad)
        found.append(FactionPlan(block, header, _alliance(header), track, _cells(track)))
    return tuple(found)


def _band(block: QRectF, m: Measures) -> tuple[QRectF, QRectF]:
    height = m.header if block.height() < 165 else m.header + 6
    header = QRectF(block.left(), block.top(), block.width(), height)
    return header, block.adjusted(m.pad, height + m.pad, -m.pad, -m.pad)


def _spine(block: QRectF, m: Measures) -> tuple[QRectF, QRectF]:
    header = QRectF(block.left(), block.top(), m.header, block.height())
    return header, block.adjusted(m.header + m.pad, m.pad, -m.pad, -m.pad)


def _alliance(header: QRectF) -> QRectF:
    """The token's place: at the right of a band, at the foot of a spine; it may stand out of a low band."""
    side = max(20.0, min(header.width(), header.height()) - 2)
    if header.height() > header.width():
        return QRectF(header.center().x() - side / 2, header.bottom() - side - 2, side, side)
    return QRectF(header.right() - side - 6, header.center().y() - side / 2, side, side)


def _cells(track: QRectF) -> tuple[QRectF, ...]:
    """Seven cells; those of the point and of the bonus are wider, for what is printed there."""
    gap, count = 1, TRACK_TOP + 1
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
    rect: QRectF, m: Measures, box: float, arrangement: Arrangement, spaces: dict[str, QRectF]
) -> tuple[QRectF, QRectF, QRectF]:
    """Landsraad, CHOAM, and the Mentat's cell: the one that the spaces of the Landsraad leave free."""
    wide = max(map(len, arrangement.landsraad))
    one = (rect.width() - m.gap - 4 * m.pad - (wide - 1) * m.gap) / (wide + 1)
    right = round(one) + 2 * m.pad
    landsraad = QRectF(rect.left(), rect.top(), rect.width() - right - m.gap, rect.height())
    choam = QRectF(landsraad.right() + m.gap, rect.top(), right, rect.height())
    mentat = QRectF()
    inner = landsraad.adjusted(m.pad, m.heading, -m.pad, -m.pad)
    for line, names in zip(rows(inner, len(arrangement.landsraad), m.gap), arrangement.landsraad, strict=True):
        cells = columns(line, wide, m.gap)
        spaces.update(zip(names, cells, strict=False))
        mentat = cells[-1] if len(names) < wide else mentat
    cells = rows(choam.adjusted(m.pad, m.heading, -m.pad, -m.pad), len(arrangement.choam), m.gap)
    spaces.update(zip(arrangement.choam, cells, strict=True))
    return landsraad, choam, mentat


def _conflict(basin: QRectF, gap: float) -> tuple[QRectF, tuple[QRectF, ...]]:
    """The card in the middle, the seats around it."""
    width = round(min(330.0, max(200.0, 0.3 * basin.width())))
    side = (basin.width() - width - 2 * gap) // 2
    card = QRectF(basin.left() + side + gap, basin.top(), basin.width() - 2 * (side + gap), basin.height())
    left = QRectF(basin.left(), basin.top(), side, basin.height())
    right = QRectF(card.right() + gap, basin.top(), side, basin.height())
    (upper_left, lower_left), (upper_right, lower_right) = rows(left, 2, gap), rows(right, 2, gap)
    return card, (upper_left, upper_right, lower_right, lower_left)
