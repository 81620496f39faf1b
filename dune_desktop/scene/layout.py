"""Where everything stands, in units; on resize only. Three classes, no fourth: larger screens have a larger ``u``."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, QSizeF

COMPACT, NORMAL, WIDE = "compact", "normal", "wide"
LEAST_WIDTH, LEAST_HEIGHT = 1280, 640
LEAST = QSizeF(LEAST_WIDTH, LEAST_HEIGHT)
LEAST_U = 0.8


@frozen
class Regions:
    """The regions of the table page. The board, Row and tray belong to the scene, the rest are widgets."""

    size: str
    u: float
    top_bar: QRectF
    board: QRectF
    row: QRectF
    tray: QRectF
    seats: QRectF
    since: QRectF
    decision: QRectF
    #: How much of the Row's region the strip above it has.
    strip: float = 0.0
    #: There is room for one of them only: the strip, or the Row.
    shared: bool = False


@frozen
class _Measures:
    top: float
    tray: float
    row: float
    column: float


_MEASURES: Final = {
    COMPACT: _Measures(32, 138, 34, 300),
    NORMAL: _Measures(36, 172, 112, 300),
    WIDE: _Measures(40, 208, 132, 356),
}
#: In the Reveal turn the tray is a line of chips, and the Row has its room. Wide has room for both as they are.
_REVEAL_TRAY: Final = {COMPACT: 64, NORMAL: 66}
_LEAST_REVEAL_ROW: Final = 124
#: Below a strip it is lower, for the sake of the board.
_LOW_REVEAL_ROW: Final = 114
#: From this height on Compact has room for faces in the Row.
_ROOM_FOR_FACES, _FACES_ROW = 720.0, 112.0
#: A lane of the strip above the Row, where a product has markets or tracks of its own.
_LANE: Final = {COMPACT: 17.0, NORMAL: 28.0, WIDE: 32.0}
#: Below this height there is no room for a strip besides: it shares one line with the Row, which is so high, and in the
#: Reveal turn the Row has chips.
_ROOM_FOR_STRIP, _SHARED_ROW, _CHIPS_ROW = 660.0, 40.0, 62.0
_GAP: Final = 4
#: The decision panel is never lower; the open log has what is above it.
LEAST_DECISION: Final = 314.0
#: In the lowest column: a seat's panel, with what the acting seat has more of it than the others; since my turn.
_LEAST_SEAT, _ACTING_MORE, _LEAST_SINCE = 54.0, 22.0, 30.0
#: What parts of the column grow to, one after the other: two lines of since my turn, the decision panel, seats with
#: four rows, four lines of since my turn, seats with faces of cards. So more height never leaves the question less.
_GROWTH: Final = (("since", 76.0), ("decision", 420.0), ("seat", 98.0), ("since", 122.0), ("seat", 136.0))
#: What grows before all that, by the number of seats: first the decision panel, then seats with three rows; where there
#: are only three seats, then both once more.
_FOUR_SEATS: Final = (("decision", 344.0), ("seat", 80.0))
_THREE_SEATS: Final = (("decision", 400.0), ("seat", 80.0), ("decision", 432.0), ("seat", 94.0))


def columns(rect: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    """Divides a rectangle into equally wide ones side by side, in whole units."""
    edges = [round(n * (rect.width() + gap) / count) for n in range(count + 1)]
    return tuple(
        QRectF(rect.left() + start, rect.top(), end - start - gap, rect.height()) for start, end in pairwise(edges)
    )


def rows(rect: QRectF, count: int, gap: float) -> tuple[QRectF, ...]:
    """Divides a rectangle into equally high ones one below the other, in whole units."""
    edges = [round(n * (rect.height() + gap) / count) for n in range(count + 1)]
    return tuple(
        QRectF(rect.left(), rect.top() + start, rect.width(), end - start - gap) for start, end in pairwise(edges)
    )


def largest_u(size: QSizeF, least: QSizeF = LEAST) -> float:
    """Return the largest unit at which a window of this size still has room for the smallest layout."""
    return min(size.width() / least.width(), size.height() / least.height())


def automatic_u(size: QSizeF) -> float:
    """The units grow in quarters from a window of 2048×1152 on."""
    return max(1.0, int(4 * min(size.width() / 2048, size.height() / 1152)) / 4)


def fitting_u(size: QSizeF, scale: float = 0.0, least: QSizeF = LEAST) -> float:
    """Returns the units of a window: those that the settings ask for (0: automatic), as far as it has room for them."""
    return min(scale or automatic_u(size), max(LEAST_U, largest_u(size, least)))


def text_u(size: QSizeF, scale: float = 0.0, least: QSizeF = LEAST) -> float:
    """Returns the units that the settings ask for, whatever has room; what they leave to the program fits."""
    return scale or fitting_u(size, scale, least)


def size_class(size: QSizeF, u: float) -> str:
    """Compact, Normal or Wide, by the size in units."""
    width, height = size.width() / u, size.height() / u
    if height < 760:
        return COMPACT
    return NORMAL if width < 1500 or height < 900 else WIDE


def regions(size: QSizeF, u: float, seats: int = 4, reveal: bool = False, lanes: float = 0.0) -> Regions:
    """Lays a window out in units of ``u`` device-independent pixels; ``lanes``: how high the strip of tracks is."""
    kind = size_class(size, u)
    m = _MEASURES[kind]
    width, height = size.width() / u, size.height() / u
    row, tray, above = m.row, m.tray, lanes * _LANE[kind]
    if kind == COMPACT and height - above >= _ROOM_FOR_FACES:
        row = _FACES_ROW
    tight = bool(lanes) and height < _ROOM_FOR_STRIP
    shared = tight and not reveal
    if reveal and kind in _REVEAL_TRAY:
        least = _LOW_REVEAL_ROW if lanes else _LEAST_REVEAL_ROW
        row, tray = max(least, row + tray - _REVEAL_TRAY[kind]), _REVEAL_TRAY[kind]
        row = _CHIPS_ROW if tight else row
    if shared:
        row = above = max(_SHARED_ROW, above)
    else:
        row += above
    left = width - m.column - 3 * _GAP
    tray_top = height - tray - _GAP
    row_top = tray_top - row - _GAP
    column = left + 2 * _GAP
    seats_height, since = _column(height - m.top - 3 * _GAP, seats)
    since_top = m.top + seats_height + _GAP
    decision_top = since_top + since + _GAP
    return Regions(
        kind,
        u,
        QRectF(0, 0, width, m.top),
        QRectF(_GAP, m.top, left, row_top - m.top - _GAP),
        QRectF(_GAP, row_top, left, row),
        QRectF(_GAP, tray_top, left, tray),
        QRectF(column, m.top, m.column, seats_height),
        QRectF(column, since_top, m.column, since),
        QRectF(column, decision_top, m.column, height - decision_top - _GAP),
        above,
        shared,
    )


def _column(room: float, seats: int) -> tuple[float, float]:
    """Returns how high the seats and since my turn are; the decision panel has the rest."""
    high = {
        "seat": seats * _LEAST_SEAT + (seats - 1) * _GAP + _ACTING_MORE,
        "since": _LEAST_SINCE,
        "decision": LEAST_DECISION,
    }
    left = room - sum(high.values())
    for part, wanted in (*(_FOUR_SEATS if seats > 3 else _THREE_SEATS), *_GROWTH):
        most = seats * wanted + (seats - 1) * _GAP if part == "seat" else wanted
        more = max(0.0, min(left, most - high[part]))
        high[part] += more
        left -= more
    return high["seat"], high["since"]
