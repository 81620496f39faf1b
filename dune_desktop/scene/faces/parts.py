"""What many faces have in common: a title band, what stands at its end, and boxes with rows of signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from dune_desktop.scene.drawing.fitting import Fitted, fit, line_height
from dune_desktop.scene.drawing.painting import LEFT, across
from dune_desktop.scene.drawing.tokens import BAND_TEXT, CAPTION, LINE, S2, S4, S16, UNLOAD, Theme
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.flow import LEADING, Flow, flow, height_of
from dune_desktop.scene.faces.measures import Face, FaceMeasures, bands, picture_of, title
from dune_desktop.scene.faces.operations import Band, Icon, Icons, Numeral, Operation, RoundedBox, Title
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.text.box_signs import UNLOADS, Groups

#: A title has so many lines where it can.
_USUAL_LINES: Final = 2
#: A title has no more lines than these, even on a narrow card.
_MOST_LINES: Final = 4


def body(rect: QRectF, m: FaceMeasures) -> QRectF:
    """Returns what the title band leaves of a face."""
    return rect.adjusted(m.pad, m.band + m.pad - S2, -m.pad, -m.pad)


def at_the_end(rect: QRectF, m: FaceMeasures) -> QRectF:
    """Returns the place of a cost or a sign at the right end of the title band."""
    return QRectF(rect.right() - m.gem - S4, rect.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem)


def band_part(
    face: Face, rect: QRectF, m: FaceMeasures, theme: Theme, right: float = 0.0, shown: float = 0.0
) -> Iterator[Operation]:
    """The title band; ``right``: what the title leaves free; ``shown``: the width that is seen, if not all."""
    yield Band(QRectF(rect.left(), rect.top(), rect.width(), m.band), bands(face, theme))
    words = _title(face, QRectF(rect.left(), rect.top(), shown or rect.width(), rect.height()), m, right)
    yield words if len(words.fitted.lines) <= _USUAL_LINES else _title(face, rect, m, right)


def _title(face: Face, rect: QRectF, m: FaceMeasures, right: float) -> Title:
    """Fits the title into its band: in two lines, or in as few more as hold it."""
    place = QRectF(rect.left(), rect.top(), rect.width(), m.band)
    place.adjust(m.pad + LINE, 0, -(right + S4 if right else m.pad) - LINE, -S2)
    lines, fitted = _USUAL_LINES, fit(title(face), place.width(), m.title)
    while fitted.overflows and lines < _MOST_LINES:
        lines += 1
        fitted = fit(title(face), place.width(), m.title, lines=lines)
    return Title(place, fitted, BAND_TEXT)


def with_room(face: Face, rect: QRectF, m: FaceMeasures, right: float) -> FaceMeasures:
    """Makes the band as high as the title of this face needs: some have more than two lines."""
    fitted = _title(face, rect, m, right).fitted
    more = max(0, len(fitted.lines) - _USUAL_LINES)
    return evolve(m, band=m.band + more * line_height(fitted.font))


def scenery_part(face: Face, picture: QRectF) -> Iterator[Operation]:
    """Shows the picture of the component, where there is room for one."""
    if picture.height() > S16:
        yield Scenery(picture, picture_of(face))


def count_part(rect: QRectF, count: int, theme: Theme, size: int = CAPTION) -> Numeral:
    """Says how many of them lie here."""
    text = f"×{count}"
    width = (len(text) + 0.8) * size * 0.62 + S4
    box = QRectF(rect.right() - width - S4, rect.bottom() - size - 3 * S4, width, size + S4 + S2)
    return Numeral(box, text, theme.raised, theme.text, size)


# ---------------------------------------------------------------- boxes


def rows_part(
    found: Flow, rect: QRectF, ink: QColor, pad: float = 0.0, align: Qt.AlignmentFlag = LEFT
) -> Iterator[Operation]:
    """Puts rows of signs in the middle of the height."""
    top = rect.center().y() - found.height / 2
    if found.rows and found.rows[0][:1] == (UNLOADS,):
        yield _red_start(found, rect, pad, align)
    for number, row in enumerate(found.rows):
        line = QRectF(rect.left() + pad, top + number * (found.size + LEADING), rect.width() - 2 * pad, found.size)
        yield Icons(line, row, found.size, ink, align)


def _red_start(found: Flow, rect: QRectF, pad: float, align: Qt.AlignmentFlag) -> RoundedBox:
    """The ground of the sign of Unload: from the edge of the box, as high as the box or as the first row."""
    spare = rect.width() - 2 * pad - signs_width(found.rows[0], found.size)
    box = rect.adjusted(LINE, LINE, 0, -LINE)
    box.setRight(rect.left() + pad + across(align) * spare + found.size + S2)
    if len(found.rows) > 1:
        box.setBottom(rect.center().y() - found.height / 2 + found.size + S2)
    return RoundedBox(box, UNLOAD)


def box_part(found: Flow, rect: QRectF, fill: QColor, ink: QColor, edge: QColor, pad: float) -> Iterator[Operation]:
    yield RoundedBox(QRectF(rect), fill, edge)
    yield from rows_part(found, rect, ink, pad)


@frozen(eq=False)
class SignBox:
    """A box at the foot of a face: rows of signs, perhaps with an icon before them and words above."""

    found: Flow
    height: float
    icon: str = ""
    words: Fitted | None = None
    #: Its own ground, if it is not that of the others.
    fill: QColor | None = None


def sign_box(groups: Groups, width: float, height: float, m: FaceMeasures, icon: str = "") -> SignBox:
    """``width`` and ``height`` are those of the room that the box may take, with its icon."""
    room = width - (m.icon + 3 * S4 if icon else 2 * S4)
    found = flow(groups, room, height, m.signs)
    return SignBox(found, height_of(found, m), icon)


def stacked_height(boxes: Sequence[SignBox]) -> float:
    """Returns the height of boxes that stand one below the other."""
    return sum(box.height for box in boxes) + S4 * max(0, len(boxes) - 1)


def all_fit(boxes: Sequence[SignBox], height: float) -> bool:
    """Says whether each box holds its signs, and all of them together are not too high."""
    return stacked_height(boxes) <= height and not any(box.found.overflows for box in boxes)


def above(boxes: Sequence[SignBox], room: QRectF) -> QRectF:
    """Returns what boxes at the foot leave free for a picture."""
    return room.adjusted(0, 0, 0, -stacked_height(boxes) - S4 * bool(boxes))


def stack_part(
    boxes: Sequence[SignBox],
    room: QRectF,
    m: FaceMeasures,
    colours: tuple[QColor, QColor, QColor],
    pad: float = S4,
) -> Iterator[Operation]:
    """Puts boxes at the foot of a face, one below the other. ``colours``: of the ground, the ink and the edge."""
    fill, ink, edge = colours
    top = room.bottom() - stacked_height(boxes)
    for one in boxes:
        box = QRectF(room.left(), top, room.width(), one.height)
        yield RoundedBox(QRectF(box), one.fill or fill, edge)
        if one.words is not None:
            yield Title(words_over(box, one.words, m), one.words, ink)
            box.setTop(box.top() + S2 + words_height(one.words, m))
        if one.icon:
            side = min(m.icon, box.height() - S2)
            yield Icon(QRectF(box.left() + S4, box.center().y() - side / 2, side, side), one.icon)
            box.setLeft(box.left() + side + S4)
        yield from rows_part(one.found, box, ink, pad)
        top += one.height + S4


def words_height(words: Fitted, m: FaceMeasures) -> float:
    return m.caption * 1.3 * len(words.lines)


def words_over(box: QRectF, words: Fitted, m: FaceMeasures) -> QRectF:
    """Returns the place of the words at the top of a box."""
    return QRectF(box.left() + S4, box.top() + S2, box.width() - 2 * S4, words_height(words, m))
