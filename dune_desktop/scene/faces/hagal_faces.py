"""The faces of House Hagal cards and of Rivals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QRectF

from dune_desktop.content import PRODUCTS
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.printed import Space
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.tokens import (
    BAND_TEXT,
    CAPTION,
    ICON_13,
    ICON_16,
    ICON_18,
    ICON_24,
    LINE,
    NO_FACTION_BAND,
    RADIUS_CELL,
    S2,
    S4,
    S16,
    Theme,
    faction_band,
)
from dune_desktop.scene.faces.arrangement import height_of, roomiest
from dune_desktop.scene.faces.card_faces import title_part, with_room
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.flow import Flow, flow
from dune_desktop.scene.faces.operations import CENTRE, Band, Icon, Icons, Numeral, Operation, RoundedBox, Title, mix
from dune_desktop.scene.faces.paper import CardFrame, Paper
from dune_desktop.scene.faces.portraits import Portrait
from dune_desktop.text.pictograms.boxes import Groups, hagal_lines, rival_groups
from dune_desktop.text.pictograms.signs import AND, IF, OR, Sign, Signs
from dune_desktop.text.spoken_names import called

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from dune_desktop.scene.faces.measures import FaceMeasures

#: Narrower than this there is no room for a name.
NAMED: Final = 100.0
#: Of signs without a name beside them, the first that fits.
_MINI_SIGNS: Final = (28.0, float(ICON_24), 21.0, float(ICON_18), float(ICON_16), 15.0, 14.0, float(ICON_13), 12.0)
#: More spaces than these have one box together.
_MOST_BOXES: Final = 2


#: An icon, or none, the signs beside it, and how high both are.
_Boxes = list[tuple[str, Flow, float]]


def spaces_of(card: HagalCard) -> tuple[Space, ...]:
    """Those to which it may send the agent, as the latest product has them: their agent icons are the same in all."""
    printed = {space.id: space for product in PRODUCTS.values() for space in product.spaces}
    return tuple(printed[side.space] for side in card.sides)


def icons_of(card: HagalCard) -> tuple[str, ...]:
    """The agent icons of its spaces, each once; the signs of what it does without one."""
    if card.reshuffle:
        return ("random",)
    if card.box:
        return tuple(sign.name for sign in _bare(hagal_lines(card)[0][2]))
    return tuple(dict.fromkeys(ICONS[space.icon] for space in spaces_of(card)))


def faction_of(card: HagalCard) -> int | None:
    return next((space.faction for space in spaces_of(card) if space.faction is not None), None)


def motif_of(card: HagalCard) -> str:
    """What stands on the horizon of its picture."""
    if card.sides:
        return ICONS[spaces_of(card)[0].icon]
    return "spyglass" if "spy" in icons_of(card) else ""


def ground_of(card: HagalCard) -> tuple[QColor, ...]:
    """The colours of its title."""
    return (faction_band(faction_of(card)),)


def _swords(card: HagalCard) -> Signs:
    return (Sign("sword", str(card.swords)),)


# ---------------------------------------------------------------- Hagal cards


def hagal_face(card: HagalCard, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Name and swords above, a picture, and a box for each space."""
    if rect.width() < NAMED:
        yield from mini_face(card, rect, theme)
        return
    words, right = called("hagal", card.id), 0.0 if card.reshuffle else 1.7 * m.icon
    m = with_room(words, rect, m, right)
    yield Paper(rect, theme.paper, card.id)
    yield Band(QRectF(rect.left(), rect.top(), rect.width(), m.band), ground_of(card))
    yield title_part(words, rect, m, right)
    if right:
        place = QRectF(rect.right() - right - S4, rect.top(), right + S4, m.band - S2)
        yield Icons(place, _swords(card), m.icon, BAND_TEXT)
    body = rect.adjusted(m.pad, m.band + m.pad - S2, -m.pad, -m.pad)
    boxes = _boxes(card, body, m)
    top = body.bottom() - sum(height for *_, height in boxes) - S4 * max(0, len(boxes) - 1)
    picture = QRectF(body.left(), body.top(), body.width(), top - S4 * bool(boxes) - body.top())
    if picture.height() > S16:
        yield Scenery(picture, card.id, mix(theme.sky, ground_of(card)[0], 0.5), motif_of(card))
        yield from _icons(card, picture, 1.5 * m.icon)
    yield from _stack(boxes, QRectF(body.left(), top, body.width(), 0), m, theme)
    yield CardFrame(rect)


def _stack(boxes: _Boxes, place: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Boxes one below the other, each with an icon before its signs."""
    top = place.top()
    for icon, found, height in boxes:
        box = QRectF(place.left(), top, place.width(), height)
        yield RoundedBox(box, theme.agent_box, theme.brass)
        left = float(S4)
        if icon:
            side = min(m.icon, height - S2)
            yield Icon(QRectF(box.left() + S4, box.center().y() - side / 2, side, side), icon)
            left += side + S4
        yield from _rows(found, box.adjusted(left, 0, -S4, 0), theme)
        top += height + S4


def _boxes(card: HagalCard, body: QRectF, m: FaceMeasures) -> _Boxes:
    """As usual; in low boxes with smaller signs; just what there is to be had."""
    low = evolve(m, box=ICON_24, around=S2, signs=(*m.signs, ICON_16, 15.0, 14.0, float(ICON_13)))
    ways = ((m, False), (low, False), (low, True))

    def fits(boxes: _Boxes) -> bool:
        high = sum(height for *_, height in boxes) + S4 * max(0, len(boxes) - 1)
        return high <= body.height() and not any(found.overflows for _, found, _ in boxes)

    return roomiest((_ways(card, body, *way) for way in ways), fits)


def _ways(card: HagalCard, body: QRectF, m: FaceMeasures, bare: bool) -> _Boxes:
    """For each space when, and what the card gives there; ``bare``: without conditions."""
    boxes = []
    lines, icons = hagal_lines(card), {space.id: ICONS[space.icon] for space in spaces_of(card)}
    if len(lines) > _MOST_BOXES:  # whichever it is, it gives as much as is printed there
        lines = ((lines[0][0], lines[0][1], tuple(map(_uncounted, lines[0][2]))),)
    for space, when, groups in lines:
        told: Groups = ((*when, IF, *groups[0]), *groups[1:]) if when else groups
        icon = icons[space] if space else ""
        room = body.width() - (m.icon + 3 * S4 if icon else 2 * S4)
        found = flow((_bare(groups),) if bare else told, room, 0.8 * body.height() / len(lines), m.signs)
        boxes.append((icon, found, height_of(found, m)))
    return boxes


def _uncounted(signs: Signs) -> Signs:
    return tuple(Sign(sign.name) if sign.name == "spice" and sign.number != "0" else sign for sign in signs)


def _icons(card: HagalCard, picture: QRectF, side: float) -> Iterator[Operation]:
    """The agent icons, large, in the middle of the picture."""
    icons = icons_of(card)
    side = min(side, picture.height() - S4)
    x = picture.center().x() - (len(icons) * (side + S4) - S4) / 2
    for icon in icons:
        yield Icon(QRectF(x, picture.center().y() - side / 2, side, side), icon)
        x += side + S4


def _rows(found: Flow, rect: QRectF, theme: Theme) -> Iterator[Operation]:
    top = rect.center().y() - found.height / 2
    for number, row in enumerate(found.rows):
        line = QRectF(rect.left(), top + number * (found.size + 3), rect.width(), found.size)
        yield Icons(line, row, found.size, theme.ink)


def mini_face(card: HagalCard, rect: QRectF, theme: Theme) -> Iterator[Operation]:
    """Without a name, which stands beside it: agent icons and swords above, what it gives below."""
    yield Paper(rect, theme.paper, card.id)
    edge = max(4.0, rect.height() * 0.06)
    yield Band(QRectF(rect.left(), rect.top(), rect.width(), edge), ground_of(card))
    inner = rect.adjusted(S4, edge + S2, -S4, -S4)
    small = inner.width() < 56
    side = min(0.36 * inner.height(), 0.5 * inner.width())
    beside = 0.0
    if not card.reshuffle:
        size = float(ICON_13 if small else ICON_18)
        beside = 1.15 * size
        yield Icons(QRectF(inner.right() - beside, inner.top(), beside + S2, size + S2), _swords(card), size, theme.ink)
    icons = icons_of(card)[:1]
    side = min(side, inner.width() - beside - S2)
    for icon in icons:
        yield Icon(QRectF(inner.left(), inner.top(), side, side), icon)
    box = QRectF(inner.left() - S2, inner.top() + side + S4, inner.width() + S4, inner.height() - side - S4 + S2)
    told = _told(card)
    if told:
        yield RoundedBox(box, theme.agent_box, theme.brass)
        found = _fitting(told, box)
        top = box.center().y() - found.height / 2
        for number, row in enumerate(found.rows):
            line = QRectF(box.left() + S2, top + number * (found.size + 3), box.width() - S4, found.size)
            yield Icons(line, row, found.size, theme.ink, CENTRE)
    yield CardFrame(rect, RADIUS_CELL)


def _fitting(told: Groups, box: QRectF) -> Flow:
    """With its conditions; where there is no room for them, just what there is to be had."""
    room = box.width() - S4, box.height() - S4
    found = flow(told, *room, _MINI_SIGNS)
    return flow((_bare(told),), *room, _MINI_SIGNS) if found.overflows else found


def _bare(told: Groups) -> Signs:
    """Every gain once."""
    gains: dict[str, Sign] = {}
    for group in told:
        last = max((at for at, sign in enumerate(group) if sign == IF), default=-1)
        gains |= {sign.name: sign for sign in group[last + 1 :] if sign not in (OR, AND)}
    return tuple(gains.values())


def _told(card: HagalCard) -> Groups:
    """What it gives, at one space or the other."""
    if card.box:  # without what stands above already
        signs = _bare(hagal_lines(card)[0][2])
        return ((*signs[: bool(signs[0].number)], *signs[1:]),)
    several = [groups for _, _, groups in hagal_lines(card)]
    if len(several) > _MOST_BOXES:
        return tuple(map(_uncounted, several[0]))
    if len(several) == _MOST_BOXES and several[0] != several[1]:
        return (*several[0][:-1], (*several[0][-1], OR, *several[1][0]), *several[1][1:])
    return several[0] if several else ()


# ---------------------------------------------------------------- Rivals


def rival_face(rival: Rival, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """A portrait; priorities and value; Signet Ring and Scheme."""
    yield Paper(rect, theme.paper, rival.id)
    band = QRectF(rect.left(), rect.top(), rect.width(), m.band)
    yield Band(band, (NO_FACTION_BAND,))
    words = band.adjusted(m.pad + LINE, 0, -m.gem - S4 - m.pad, -S2)
    yield Title(words, fit(called("rival", rival.id), words.width(), m.title), BAND_TEXT)
    yield Icon(QRectF(band.right() - m.gem - S4, band.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem), "rival")
    body = rect.adjusted(m.pad, m.band + m.pad - S2, -m.pad, -m.pad)
    boxes = _rival_boxes(rival, body, m)
    top = body.bottom() - sum(height for *_, height in boxes) - S4 * max(0, len(boxes) - 1)
    picture = QRectF(body.left(), body.top(), body.width(), top - S4 * bool(boxes) - body.top())
    if picture.height() > S16:
        yield Portrait(picture, rival.id, theme.sky)
        if rival.value:
            yield from _value(rival, picture, m, theme)
    yield from _stack(boxes, QRectF(body.left(), top, body.width(), 0), m, theme)
    yield CardFrame(rect)


def _rival_boxes(rival: Rival, body: QRectF, m: FaceMeasures) -> _Boxes:
    """The priorities, the Signet Ring, the Scheme."""
    signet, scheme = rival_groups(rival)
    parts: list[tuple[str, Groups]] = []
    if rival.priorities:
        parts.append(("", (tuple(Sign(f"influence_{FACTIONS[faction]}") for faction in rival.priorities),)))
    if rival.thrives:
        parts.append(("signet", signet))
    if scheme:
        parts.append(("spy", scheme))
    found = []
    for icon, groups in parts:
        room = body.width() - (m.icon + 3 * S4 if icon else 2 * S4)
        signs = flow(groups, room, body.height() / 4, (*m.signs, ICON_16, 15.0, 14.0, float(ICON_13)))
        found.append((icon, signs, height_of(signs, m)))
    return found


def _value(rival: Rival, picture: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """What its Swordmaster costs, in a corner of the portrait."""
    side = m.icon
    place = QRectF(picture.right() - 2 * side - 3 * S4, picture.top() + S4, 2 * side + 2 * S4, side + S4)
    yield Numeral(place, "", mix(theme.paper, theme.keyline, 0.75), BAND_TEXT, CAPTION)
    yield Icon(QRectF(place.left() + S2, place.top() + S2, side, side), "swordmaster")
    value = QRectF(place.left() + side, place.top(), side + S4, place.height())
    yield Title(value, fit(str(rival.value), value.width(), m.title, lines=1), BAND_TEXT, CENTRE)
