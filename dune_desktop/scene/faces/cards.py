"""The face of a card of a personal deck: band, agent icons, picture, agent box, reveal box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF

from dune_desktop.engine.names import ICONS
from dune_desktop.engine.printed import STARTER, Card
from dune_desktop.scene import fonts
from dune_desktop.scene.faces.arrangement import Arrangement, arranged, per_column, roomiest
from dune_desktop.scene.faces.flow import LEADING, Flow
from dune_desktop.scene.faces.measures import HAND, NAME, Face, Measures, bands, factions, motif, tint, title
from dune_desktop.scene.faces.operations import (
    CENTRE,
    Band,
    Gem,
    Icon,
    Icons,
    Label,
    Medal,
    Numeral,
    Operation,
    Operations,
    Panel,
    Title,
    faded,
    mix,
)
from dune_desktop.scene.faces.paper import Frame, Paper
from dune_desktop.scene.faces.scenery import Scenery
from dune_desktop.scene.fitting import Fitted, fit
from dune_desktop.scene.signs import cut, signs_width
from dune_desktop.scene.tokens import BAND_TEXT, CAPTION, ICON_11, ICON_13, ICON_16, LINE, S2, S4, S8, Theme
from dune_desktop.text.names import name
from dune_desktop.text.pictograms import box_groups
from dune_desktop.text.pictograms.boxes import Groups
from dune_desktop.text.pictograms.drawing import units
from dune_desktop.text.pictograms.signs import Signs

#: In chips agent icons give way so far.
_LEAST_ICON: Final = 12.0
#: What the title of a line leaves to the number of cards in its stack.
_COUNT: Final = 22.0


def band_part(face: Face, rect: QRectF, m: Measures, theme: Theme, right: float = 0.0) -> Iterator[Operation]:
    """The title band; ``right``: what the title leaves free."""
    band = QRectF(rect.left(), rect.top(), rect.width(), m.band)
    yield Band(band, bands(face, theme))
    words = band.adjusted(m.pad + LINE, 0, -(right + S4 if right else m.pad) - LINE, -S2)
    yield Title(words, fit(title(face), words.width(), m.title), BAND_TEXT)


def rows_part(found: Flow, rect: QRectF, ink: QColor, pad: float) -> Iterator[Operation]:
    """Rows of signs in the middle of the height."""
    top = rect.center().y() - found.height / 2
    for number, row in enumerate(found.rows):
        line = QRectF(rect.left() + pad, top + number * (found.size + LEADING), rect.width() - 2 * pad, found.size)
        yield Icons(line, row, found.size, ink)


def box_part(found: Flow, rect: QRectF, fill: QColor, ink: QColor, edge: QColor, pad: float) -> Iterator[Operation]:
    """A box with its rows of signs."""
    yield Panel(QRectF(rect), fill, edge)
    yield from rows_part(found, rect, ink, pad)


def card_face(card: Card, rect: QRectF, m: Measures, theme: Theme, price: int | None, count: int) -> Operations:
    """Everything of a face with a picture: in hand, Row and preview. ``count``: of a stack, even of one; else 0."""
    return tuple(_card(card, rect, m, theme, price, count))


def _card(card: Card, rect: QRectF, m: Measures, theme: Theme, price: int | None, count: int) -> Iterator[Operation]:
    yield Paper(rect, theme.paper, card.id)
    yield from band_part(card, rect, m, theme, 0 if price is None else m.gem)
    found = arranged(card, rect.adjusted(m.pad, m.band + m.pad - S2, -m.pad, -m.pad), m)
    edge = mix(theme.reveal_box, theme.brass, 0.6)
    yield from box_part(found.reveal, found.bottom, theme.reveal_box, theme.reveal_text, edge, m.pad)
    yield from _picture(card, found, theme)
    yield from (_named_icons if m.named else _agent_icons)(card, found.middle, found.m, theme)
    if price is not None:
        gem = QRectF(rect.right() - m.gem - S4, rect.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem)
        yield Gem(gem, price, card.cost)
    if count:
        yield count_part(rect, count, theme, m.caption)
    yield Frame(rect)


def count_part(rect: QRectF, count: int, theme: Theme, size: int = CAPTION) -> Operation:
    """How many of them lie here."""
    text = f"×{count}"
    width = (len(text) + 0.8) * size * 0.62 + S4
    box = QRectF(rect.right() - width - S4, rect.bottom() - size - 3 * S4, width, size + S4 + S2)
    return Numeral(box, text, theme.raised, theme.text, size)


# ---------------------------------------------------------------- agent icons


def _agent_icons(card: Card, middle: QRectF, m: Measures, theme: Theme) -> Iterator[Operation]:
    """Down the left edge, which stays in sight when cards overlap."""
    most = per_column(middle, m)
    for number, icon in enumerate(card.icons):
        x = middle.left() + number // most * (m.icon + S2)
        y = middle.top() + number % most * (m.icon + S2)
        yield Icon(QRectF(x, y, m.icon, m.icon), ICONS[icon])


def _named_icons(card: Card, middle: QRectF, m: Measures, theme: Theme) -> Iterator[Operation]:
    """A plaque on the picture: the icons, each with its name."""
    names = [fit(name("icon", ICONS[icon]), middle.width() / 2, m.caption, lines=1) for icon in card.icons]
    wide = max((fonts.metrics(m.caption, fonts.SEMIBOLD).horizontalAdvance(one.lines[0]) for one in names), default=0)
    each, top = m.icon + S4, middle.top() + S4
    if names:
        plaque = QRectF(middle.left() + S4, top, m.icon + wide + 2 * m.pad + S4, each * len(names) + S4)
        yield Panel(plaque, faded(theme.paper, 0.94), theme.brass)
    for number, (icon, fitted) in enumerate(zip(card.icons, names, strict=True)):
        square = QRectF(middle.left() + m.pad + S4, top + S4 + number * each, m.icon, m.icon)
        yield Icon(square, ICONS[icon])
        yield Title(QRectF(square.right() + S4, square.top(), wide + S4, m.icon), fitted, theme.ink)


# ---------------------------------------------------------------- picture and boxes


def _picture(card: Card, found: Arrangement, theme: Theme) -> Iterator[Operation]:
    """The picture, and on its lower part what the agent does; above, what being acquired or trashed does."""
    m, sky = found.m, found.sky
    if sky.height() >= S8:
        yield Scenery(found.scene, card.id, tint(card, theme), motif(card))
    if sky.height() >= m.medal + 2 * S2:
        yield from _medals(factions(card), sky, m)
    if found.agent.rows:
        yield from box_part(found.agent, found.below, theme.agent_box, theme.ink, theme.brass, m.inset)
    if found.when.rows:
        yield from box_part(found.when, found.ribbon, faded(theme.paper, 0.94), theme.ink, theme.brass, m.inset)


def _medals(own: tuple[int, ...], rect: QRectF, m: Measures) -> Iterator[Operation]:
    x = rect.right() - S2 - len(own) * (m.medal + S2)
    for faction in own:
        yield Medal(QRectF(x, rect.top() + S2, m.medal, m.medal), faction)
        x += m.medal + S2


# ---------------------------------------------------------------- chips


def chip_face(card: Card, rect: QRectF, theme: Theme, price: int | None, count: int) -> Operations:
    """Faction edge, name, cost, agent icons, reveal box."""
    return tuple(_chip(card, rect, theme, price, count))


def edge_part(face: Face, rect: QRectF, theme: Theme) -> Iterator[Operation]:
    """The paper with a stripe of the faction's colour, or of two, at its left."""
    colours = bands(face, theme)
    each = (rect.height() - 2 * LINE) / len(colours)
    for number, colour in enumerate(colours):
        yield Panel(QRectF(rect.left() + LINE, rect.top() + LINE + number * each, 6, each), colour, radius=S2)


def _chip(card: Card, rect: QRectF, theme: Theme, price: int | None, count: int) -> Iterator[Operation]:
    gem = 0.0 if price is None else 21.0
    yield Paper(rect, theme.paper, card.id)
    yield from edge_part(card, rect, theme)
    inner = rect.adjusted(5 + S4, S2, -S4, -S4)
    pile = count_part(QRectF(rect.left(), rect.top(), rect.width() - gem - S2, 32), count, theme)
    words = QRectF(inner.left(), inner.top(), inner.width() - gem, 28)
    beside = pile.rect.left() - S4 - words.left() if count else words.width()
    fitted = fit(title(card), beside, CAPTION, elide=True)
    low = bool(count) and fitted.elided  # a long name leaves the number no room but below it
    if low:
        fitted = fit(title(card), words.width(), CAPTION, elide=True)
    elif count:
        words.setWidth(beside)
        yield pile
    if price is not None:
        yield Gem(QRectF(rect.right() - gem - S4, rect.top() + S4, gem, gem), price, card.cost)
    lower = QRectF(inner.left(), inner.bottom() - 20, inner.width(), 20)
    icons = len(card.icons) * _LEAST_ICON + S2
    beside_icons = lower.width() - (icons if len(fitted.lines) > 1 else 0)
    reveal, size = _in_a_row(box_groups(card.reveal), beside_icons - 2 * LINE)
    wide = max(43.0, signs_width(reveal, size) + 2 * S4)
    if len(fitted.lines) == 1 and icons + wide > lower.width():  # the icons stand below the one line of the title
        words.setHeight(15)
        row = QRectF(lower.left(), words.bottom(), words.width(), 16)
    else:
        wide = min(wide, lower.width() - icons)
        row = QRectF(lower.left(), lower.top(), lower.width() - wide - S2, 20)
    yield Title(words, fitted, theme.ink)
    yield from _icon_row(card, row)
    box = QRectF(inner.right() - min(wide, lower.width()), lower.top(), min(wide, lower.width()), 20)
    yield Panel(box, theme.reveal_box)
    if low:
        yield count_part(QRectF(inner.left(), lower.top(), box.left() - inner.left(), 29), count, theme)
    room = box.adjusted(LINE, 0, -LINE, 0)
    yield Icons(room, cut(reveal, room.width(), size), size, theme.reveal_text, CENTRE)
    yield Frame(rect, S4)


def _in_a_row(groups: Groups, width: float) -> tuple[Signs, float]:
    """All in one line, without the joints between groups or in smaller signs where it would be too long."""
    joined, bare = units(groups), tuple(sign for group in groups for sign in group)
    ways = ((signs, size) for size in (ICON_16, ICON_13, ICON_11) for signs in (joined, bare))
    return roomiest(ways, lambda way: signs_width(*way) <= width)


def _icon_row(card: Card, rect: QRectF) -> Iterator[Operation]:
    size = min(ICON_16, rect.width() / max(1, len(card.icons)))
    for number, icon in enumerate(card.icons):
        yield Icon(QRectF(rect.left() + number * size, rect.center().y() - size / 2, size, size), ICONS[icon])


def line_face(card: Card, rect: QRectF, theme: Theme, price: int | None, count: int, aside: float = 0.0) -> Operations:
    """One line: cost and name. ``aside``: what the name leaves free."""
    return tuple(_line(card, rect, theme, price, count, aside))


def _line(card: Card, rect: QRectF, theme: Theme, price: int | None, count: int, aside: float) -> Iterator[Operation]:
    yield Paper(rect, theme.paper, card.id)
    yield from edge_part(card, rect, theme)
    left = rect.left() + 5 + S4
    if price is not None:
        yield Gem(QRectF(left, rect.center().y() - 11, 22, 22), price, card.cost)
        left += 22 + S2
    words = QRectF(left, rect.top(), rect.right() - max(S4, aside) - left, rect.height())
    lines = 2 if rect.height() >= 26 else 1
    fitted = fit(title(card), words.width() - _COUNT if count else words.width(), CAPTION, lines=lines, elide=True)
    if count and fitted.elided:
        fitted = fit(title(card), words.width(), CAPTION, lines=lines, elide=True)
        yield from _beside_a_line(words, fitted, count, theme)
    elif count:
        words.adjust(0, 0, -_COUNT, 0)
        yield Label(QRectF(words.right() + S2, rect.top(), 20, rect.height()), f"×{count}", theme.ink, CAPTION)
    yield Title(words, fitted, theme.ink)
    yield Frame(rect, S4)


def _beside_a_line(words: QRectF, fitted: Fitted, count: int, theme: Theme) -> Iterator[Operation]:
    """How many are left, at the end of a line that is short enough; if none is, the tooltip has the number."""
    metrics, each = QFontMetricsF(fitted.font), words.height() / len(fitted.lines)
    for number, line in enumerate(fitted.lines):
        if metrics.horizontalAdvance(line) <= words.width() - _COUNT:
            where = QRectF(words.right() - 20, words.top() + number * each, 20, each)
            yield Label(where, f"×{count}", theme.ink, CAPTION)
            return


def price_of(card: Card, style: str, price: int | None) -> int | None:
    """What the gem says. In the hand a card shows its cost only when somebody asks for it."""
    if price is not None or style in (HAND, NAME):
        return price
    return None if card.kind == STARTER else card.cost
