"""Cards where there is no room for a picture: chips with title, icons and reveal box, and lines with the title."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from dune_desktop.engine.printed import Card
from dune_desktop.scene.drawing.fitting import Fitted, fit, most_lines
from dune_desktop.scene.drawing.painting import CENTRE
from dune_desktop.scene.drawing.tokens import CAPTION, GRAFT_HEAD, ICON_11, ICON_13, ICON_16, LINE, S2, S4, Theme
from dune_desktop.scene.faces.flow import Flow, flow, roomiest
from dune_desktop.scene.faces.measures import Face, bands, edge_icons, title
from dune_desktop.scene.faces.operations import Gem, Icon, Label, Operation, RoundedBox, Title
from dune_desktop.scene.faces.parts import count_part, rows_part
from dune_desktop.scene.glyphs.sign_lines import cut, signs_width
from dune_desktop.text.box_signs import Groups, reveal_groups
from dune_desktop.text.drawing import unit_signs
from dune_desktop.text.signs import Signs

#: The foot of a chip; it is higher where the reveal box needs two rows, and lower under a title of three lines.
_FOOT, _HIGH_FOOT, _LOW_FOOT = 20.0, 26.0, 15.0
#: A title of one line.
_ONE_LINE: Final = 15.0
#: In a foot of one row agent icons give way so far.
_LEAST_ICON: Final = 12.0
_LEAST_BOX: Final = 43.0
#: A box in which nothing is revealed may be as narrow as this.
_LEAST_EMPTY: Final = 8.0
#: The room of the sign of a card that asks for a partner; in less than that with a name, the name has all of it.
_LINK, _BESIDE_A_LINK = 16.0, 62.0
#: What the title of a line leaves to the number of cards in its stack.
_COUNT: Final = 22.0


def edge_part(face: Face, rect: QRectF, theme: Theme) -> Iterator[Operation]:
    """The paper with a stripe of the faction's colour, or of two, at its left."""
    colours = bands(face, theme)
    each = (rect.height() - 2 * LINE) / len(colours)
    for number, colour in enumerate(colours):
        yield RoundedBox(QRectF(rect.left() + LINE, rect.top() + LINE + number * each, 6, each), colour, radius=S2)


# ---------------------------------------------------------------- chips


@frozen(eq=False)
class _Foot:
    """Below the title of a chip: agent icons in columns of so many, and the reveal box."""

    icons: QRectF
    column: int
    box: QRectF
    found: Flow


def chip_face(card: Card, rect: QRectF, theme: Theme, price: int | None, count: int) -> Iterator[Operation]:
    """Faction edge, name, cost, agent icons, reveal box."""
    gem = 0.0 if price is None else 21.0
    yield from edge_part(card, rect, theme)
    inner = rect.adjusted(5 + S4, S2, -S4, -S4)
    pile = count_part(QRectF(rect.left(), rect.top(), rect.width() - gem - S2, 32), count, theme)
    words = QRectF(inner.left(), inner.top(), inner.width() - gem, inner.height())
    beside = pile.rect.left() - S4 - words.left() if count else words.width()
    fitted = fit(title(card), beside, CAPTION, elide=True)
    low = bool(count) and fitted.elided  # a long name leaves the number no room but below it
    if low:
        fitted = fit(title(card), words.width(), CAPTION, elide=True)
    elif count:
        words.setWidth(beside)
        yield pile
    elif fitted.elided:
        fitted = fit(title(card), words.width(), CAPTION, lines=3, elide=True)
    if price is not None:
        yield Gem(QRectF(rect.right() - gem - S4, rect.top() + S4, gem, gem), price, card.price, card.money)
    place = QRectF(inner)
    if low:
        pile.rect.moveBottomLeft(inner.bottomLeft())
        yield pile
        place.setLeft(pile.rect.right() + S2)
    foot = _foot(card, place, words.right() - place.left(), len(fitted.lines))
    words.setBottom(foot.icons.top() if len(fitted.lines) == 1 else foot.box.top())
    yield Title(words, fitted, theme.ink)
    yield from _foot_part(card, foot, theme)


def _link_part(middle: QPointF) -> Iterator[Operation]:
    """The sign of a card that asks for a partner."""
    link = QRectF(middle.x() - ICON_13 / 2, middle.y() - ICON_13 / 2, ICON_13, ICON_13)
    yield RoundedBox(link.adjusted(-1, -1, 1, 1), GRAFT_HEAD)
    yield Icon(link, "grafted")


def _foot(card: Card, inner: QRectF, above: float, lines: int) -> _Foot:
    """Under a title of so many lines: one row, or two where not all that is revealed fits in one."""
    one = _one_row(card, inner, above, lines)
    if not one.found.overflows or lines > 2:
        return one
    two = _two_rows(card, inner, lines)
    return one if two.found.overflows else two


def _one_row(card: Card, inner: QRectF, above: float, lines: int) -> _Foot:
    """The box beside the agent icons, or below them under a title of one line, where they have the width ``above``."""
    lower = QRectF(inner)
    lower.setTop(inner.bottom() - (_FOOT if lines < 3 else _LOW_FOOT))
    icons = len(edge_icons(card)) * _LEAST_ICON + S2
    room = lower.width() - 2 * LINE - (icons if lines > 1 else 0)
    signs, size = _in_a_row(reveal_groups(card), room, lower.height())
    wide = max(_LEAST_BOX, signs_width(signs, size) + 2 * S4)
    if lines == 1 and icons + wide > lower.width():
        top = inner.top() + _ONE_LINE
        row = QRectF(inner.left(), top, above, min(ICON_16, lower.top() - top))
    else:
        wide = min(wide, lower.width() - icons)
        if lines > 2:  # the icons give way: there is no room for two rows
            wide = max(wide, _LEAST_EMPTY)
        row = QRectF(lower.left(), lower.top(), lower.width() - wide - S2, lower.height())
    box = lower.adjusted(lower.width() - min(wide, lower.width()), 0, 0, 0)
    shown = cut(signs, box.width() - 2 * LINE, size)
    return _Foot(row, 1, box, Flow((shown,), size, overflows=shown != signs))


def _two_rows(card: Card, inner: QRectF, lines: int) -> _Foot:
    """The agent icons stand by twos, and the box has all that is left beside them."""
    lower = QRectF(inner)
    lower.setTop(inner.top() + _ONE_LINE if lines == 1 else inner.bottom() - _HIGH_FOOT)
    icons = QRectF(lower)
    edge = edge_icons(card)
    icons.setWidth(ceil(len(edge) / 2) * min(ICON_16, lower.height() / 2))
    box = lower.adjusted(icons.width() + (S2 if edge else 0), 0, 0, 0)
    found = flow(reveal_groups(card), box.width() - 2 * LINE, box.height(), (ICON_16, ICON_13, ICON_11))
    return _Foot(icons, 2, box, found)


def _in_a_row(groups: Groups, width: float, height: float) -> tuple[Signs, float]:
    """All in one line, without the joints between groups or in smaller signs where it would be too long."""
    joined, bare = unit_signs(groups), tuple(sign for group in groups for sign in group)
    sizes = [size for size in (ICON_16, ICON_13, ICON_11) if size <= height]
    ways = ((signs, size) for size in sizes for signs in (joined, bare))
    return roomiest(ways, lambda way: signs_width(*way) <= width)


def _foot_part(card: Card, foot: _Foot, theme: Theme) -> Iterator[Operation]:
    yield from _icon_part(card, foot)
    yield RoundedBox(foot.box, theme.reveal_box)
    yield from rows_part(foot.found, foot.box, theme.reveal_text, LINE, CENTRE)


def _icon_part(card: Card, foot: _Foot) -> Iterator[Operation]:
    """From top to bottom, then from left to right."""
    edge = edge_icons(card)
    columns = ceil(len(edge) / foot.column)
    size = min(ICON_16, foot.icons.width() / max(1, columns), foot.icons.height() / foot.column)
    for number, icon in enumerate(edge):
        across, down = divmod(number, foot.column)
        middle = foot.icons.top() + (down + 0.5) * foot.icons.height() / foot.column
        yield Icon(QRectF(foot.icons.left() + across * size, middle - size / 2, size, size), icon)


# ---------------------------------------------------------------- lines


def line_face(
    card: Card, rect: QRectF, theme: Theme, price: int | None, count: int, aside: float
) -> Iterator[Operation]:
    """One line: cost and name. ``aside``: what the name leaves free."""
    yield from edge_part(card, rect, theme)
    left = rect.left() + 5 + S4
    if price is not None:
        yield Gem(QRectF(left, rect.center().y() - 11, 22, 22), price, card.price, card.money)
        left += 22 + S2
    words = QRectF(left, rect.top(), rect.right() - max(S4, aside) - left, rect.height())
    # One that was played or revealed asks for no partner any more.
    if card.joins and price is not None and words.width() >= _BESIDE_A_LINK:
        words.adjust(0, 0, -_LINK, 0)
        yield from _link_part(QPointF(words.right() + _LINK / 2, rect.bottom() - S2 - _LINK / 2))
    lines = lines_of(rect.height(), aside)
    fitted = fit(title(card), words.width() - _COUNT if count else words.width(), CAPTION, lines=lines, elide=True)
    if count and fitted.elided:
        fitted = fit(title(card), words.width(), CAPTION, lines=lines, elide=True)
        yield from _beside_a_line(words, fitted, count, theme)
    elif count:
        words.adjust(0, 0, -_COUNT, 0)
        yield Label(QRectF(words.right() + S2, rect.top(), 20, rect.height()), f"×{count}", theme.ink, CAPTION)
    yield Title(words, fitted, theme.ink)


def lines_of(height: float, aside: float) -> int:
    """How many lines a name may have; where a tag stands beside it, the line of what can be taken lies round it."""
    return min(most_lines(height), 2) if aside else most_lines(height)


def _beside_a_line(words: QRectF, fitted: Fitted, count: int, theme: Theme) -> Iterator[Operation]:
    """How many are left, at the end of a line that is short enough; if none is, the tooltip has the number."""
    metrics, each = QFontMetricsF(fitted.font), words.height() / len(fitted.lines)
    for number, line in enumerate(fitted.lines):
        if metrics.horizontalAdvance(line) <= words.width() - _COUNT:
            where = QRectF(words.right() - 20, words.top() + number * each, 20, each)
            yield Label(where, f"×{count}", theme.ink, CAPTION)
            return
