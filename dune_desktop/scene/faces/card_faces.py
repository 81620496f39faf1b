"""The face of a card of a personal deck: band, agent icons, picture, agent box, reveal box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from dune_desktop.engine.printed import STARTER, Card
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.scene.drawing.tokens import S2, S4, Theme
from dune_desktop.scene.faces.flow import FaceArrangement, arranged, per_column
from dune_desktop.scene.faces.measures import GRAFT, HAND, NAME, OWN, FaceMeasures, edge_icons, factions
from dune_desktop.scene.faces.operations import Gem, Icon, Medal, Operation, RoundedBox, Title, mix
from dune_desktop.scene.faces.parts import at_the_end, band_part, body, box_part, count_part, scenery_part
from dune_desktop.text.names import name

#: A lower strip is left to the picture: the band tells the faction as well.
_MEDAL_ROOM: Final = 34.0
#: A picture that lies behind boxes is a ghost on the paper: pieces of it in full colour would be read as signs.
_GHOST: Final = 0.64


def card_face(
    card: Card, rect: QRectF, m: FaceMeasures, theme: Theme, price: int | None, count: int, shown: float
) -> Iterator[Operation]:
    """Everything of a face with a picture: in hand, Row and preview. ``count``: of a stack, even of one; else 0."""
    yield from band_part(card, rect, m, theme, 0 if price is None else m.gem, shown)
    found = _arranged(card, rect, m, shown)
    edge = mix(theme.reveal_box, theme.brass, 0.6)
    yield from box_part(found.reveal, found.bottom, theme.reveal_box, theme.reveal_text, edge, m.pad)
    yield from _picture(card, found, theme)
    yield from (_named_icons if m.named else _agent_icons)(card, found.middle, found.m, theme)
    if price is not None:
        yield Gem(at_the_end(rect, m), price, card.price, card.money)
    if count:
        yield count_part(rect, count, theme, m.caption)


def _arranged(card: Card, rect: QRectF, m: FaceMeasures, shown: float) -> FaceArrangement:
    """Keeps everything in what another card leaves to be seen, if it has room there."""
    if shown:
        found = arranged(card, body(QRectF(rect.left(), rect.top(), shown, rect.height()), m), m)
        if found.fits():
            return found
    return arranged(card, body(rect, m), m)


# ---------------------------------------------------------------- agent icons


def _agent_icons(card: Card, middle: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Down the left edge, which stays in sight when cards overlap."""
    most = per_column(middle, m)
    for number, icon in enumerate(edge_icons(card)):
        x = middle.left() + number // most * (m.icon + S2)
        y = middle.top() + number % most * (m.icon + S2)
        yield Icon(QRectF(x, y, m.icon, m.icon), icon)


def _named_icons(card: Card, middle: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """A plaque on the picture: the icons, each with its name."""
    icons = edge_icons(card)
    called = [name("box", "joins") if icon == GRAFT else name("icon", icon) for icon in icons]
    names = [fit(one, middle.width() / 2, m.caption, lines=1) for one in called]
    wide = max((fonts.metrics(m.caption, fonts.SEMIBOLD).horizontalAdvance(one.lines[0]) for one in names), default=0)
    each, top = m.icon + S4, middle.top() + S4
    if names:
        plaque = QRectF(middle.left() + S4, top, m.icon + wide + 2 * m.pad + S4, each * len(names) + S4)
        yield RoundedBox(plaque, faded(theme.paper, 0.94), theme.brass)
    for number, (icon, fitted) in enumerate(zip(icons, names, strict=True)):
        square = QRectF(middle.left() + m.pad + S4, top + S4 + number * each, m.icon, m.icon)
        yield Icon(square, icon)
        yield Title(QRectF(square.right() + S4, square.top(), wide + S4, m.icon), fitted, theme.ink)


# ---------------------------------------------------------------- picture and boxes


def _picture(card: Card, found: FaceArrangement, theme: Theme) -> Iterator[Operation]:
    """The picture, and on its lower part what the agent does; above, what being acquired or trashed does."""
    m, sky = found.m, found.sky
    yield from scenery_part(card, found.scene)
    if found.behind and not found.aside:
        yield RoundedBox(found.scene, faded(theme.paper, _GHOST), theme.brass)
        if edge_icons(card):
            yield RoundedBox(_column(card, found), faded(theme.paper, 0.94), theme.brass)
    if sky.height() >= max(_MEDAL_ROOM, m.medal + 2 * S2):
        yield from _medals(factions(card), sky, m)
    for rows, place, fill in (
        (found.agent, found.below, theme.graft_box if card.joins else theme.agent_box),
        (found.when, found.ribbon, faded(theme.paper, 0.94)),
    ):
        if found.behind or found.aside:
            place.setWidth(min(place.width(), rows.width + 2 * m.inset))
        if found.aside and not (found.agent.rows and found.when.rows):
            place.moveTop(found.middle.center().y() - place.height() / 2)
        if rows.rows:
            yield from box_part(rows, place, fill, theme.ink, theme.brass, m.inset)


def _column(card: Card, found: FaceArrangement) -> QRectF:
    """Returns the ground of the agent icons where the picture lies behind them."""
    most, step = per_column(found.middle, found.m), found.m.icon + S2
    count = len(edge_icons(card))
    high = min(count, most) * step
    return QRectF(found.middle.topLeft(), QSizeF(-(-count // most) * step, min(high, found.middle.height())))


def _medals(own: tuple[int, ...], rect: QRectF, m: FaceMeasures) -> Iterator[Operation]:
    x = rect.right() - S2 - len(own) * (m.medal + S2)
    for faction in own:
        yield Medal(QRectF(x, rect.top() + S2, m.medal, m.medal), faction)
        x += m.medal + S2


def price_of(card: Card, style: str, price: int | None) -> int | None:
    """What the gem says. In the hand a card shows its cost only when somebody asks for it."""
    if price is not None or style in (HAND, OWN, NAME):
        return price
    return None if card.kind == STARTER else card.price
