"""The faces of House Hagal cards and of Rivals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import evolve
from PySide6.QtCore import QRectF

from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.scene.art.portraits.portrait import Portrait
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.painting import CENTRE
from dune_desktop.scene.drawing.tokens import (
    BAND_TEXT,
    CAPTION,
    ICON_13,
    ICON_16,
    ICON_18,
    ICON_24,
    S2,
    S4,
    S16,
    Theme,
)
from dune_desktop.scene.faces import parts
from dune_desktop.scene.faces.flow import Flow, flow, roomiest
from dune_desktop.scene.faces.measures import FaceMeasures, bands, spaces_of
from dune_desktop.scene.faces.operations import Band, Icon, Icons, Numeral, Operation, RoundedBox, Title, mix
from dune_desktop.text.box_signs import Groups, hagal_lines, rival_groups
from dune_desktop.text.signs import AND, IF, OR, Sign, Signs

#: Narrower than this there is no room for a name.
NAMED: Final = 100.0
#: Of signs without a name beside them, the first that fits.
_MINI_SIGNS: Final = (28.0, float(ICON_24), 21.0, float(ICON_18), float(ICON_16), 15.0, 14.0, float(ICON_13), 12.0)
#: The last ones that boxes have, where the usual ones are too large.
_SMALL_SIGNS: Final = (float(ICON_16), 15.0, 14.0, float(ICON_13))
#: More spaces than these have one box together.
_MOST_BOXES: Final = 2


def icons_of(card: HagalCard) -> tuple[str, ...]:
    """Returns the agent icons of its spaces, each once; if it has no spaces, the signs of what it does."""
    if card.reshuffle:
        return ("random",)
    if card.box:
        return tuple(sign.name for sign in _bare(hagal_lines(card)[0][2]))
    return tuple(dict.fromkeys(ICONS[space.icon] for space in spaces_of(card)))


def _swords(card: HagalCard) -> Signs:
    return (Sign("sword", str(card.swords)),)


# ---------------------------------------------------------------- Hagal cards


def is_mini(face: object, rect: QRectF) -> bool:
    """Says whether it is a House Hagal card that is too small for its name."""
    return isinstance(face, HagalCard) and rect.width() < NAMED


def hagal_face(card: HagalCard, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows name and swords above, a picture, and a box for each space."""
    if is_mini(card, rect):
        yield from mini_face(card, rect, theme)
        return
    right = 0.0 if card.reshuffle else 1.7 * m.icon
    m = parts.with_room(card, rect, m, right)
    yield from parts.band_part(card, rect, m, theme, right)
    if right:
        place = QRectF(rect.right() - right - S4, rect.top(), right + S4, m.band - S2)
        yield Icons(place, _swords(card), m.icon, BAND_TEXT)
    body = parts.body(rect, m)
    boxes = _boxes(card, body, m)
    picture = parts.above(boxes, body)
    if picture.height() > S16:
        yield from parts.scenery_part(card, picture)
        yield from _icons(card, picture, 1.5 * m.icon)
    yield from parts.stack_part(boxes, body, m, (theme.agent_box, theme.ink, theme.brass))


def _boxes(card: HagalCard, room: QRectF, m: FaceMeasures) -> list[parts.SignBox]:
    """Tries the usual boxes; low ones with smaller signs; then only what there is to be had."""
    low = evolve(m, box=ICON_24, around=S2, signs=(*m.signs, *_SMALL_SIGNS))
    ways = ((m, False), (low, False), (low, True))
    return roomiest((_ways(card, room, *way) for way in ways), lambda boxes: parts.all_fit(boxes, room.height()))


def _ways(card: HagalCard, room: QRectF, m: FaceMeasures, bare: bool) -> list[parts.SignBox]:
    """Makes a box for each space: when, and what the card gives there. ``bare``: without conditions."""
    boxes = []
    lines, icons = hagal_lines(card), {space.id: ICONS[space.icon] for space in spaces_of(card)}
    if len(lines) > _MOST_BOXES:  # whichever it is, it gives as much as is printed there
        lines = ((lines[0][0], lines[0][1], tuple(map(_uncounted, lines[0][2]))),)
    for space, when, groups in lines:
        told: Groups = ((*when, IF, *groups[0]), *groups[1:]) if when else groups
        shown = (_bare(groups),) if bare else told
        boxes.append(parts.sign_box(shown, room.width(), 0.8 * room.height() / len(lines), m, icons.get(space, "")))
    return boxes


def _uncounted(signs: Signs) -> Signs:
    return tuple(Sign(sign.name) if sign.name == "spice" and sign.number != "0" else sign for sign in signs)


def _icons(card: HagalCard, picture: QRectF, side: float) -> Iterator[Operation]:
    """The agent icons stand at the left of the picture, and are large: its subject stands right of them."""
    side = min(side, picture.height() - S4)
    x = picture.left() + 2 * S4
    for icon in icons_of(card):
        yield Icon(QRectF(x, picture.center().y() - side / 2, side, side), icon)
        x += side + S4


def mini_face(card: HagalCard, rect: QRectF, theme: Theme) -> Iterator[Operation]:
    """Shows agent icons and swords above, what it gives below; its name stands beside it."""
    edge = max(4.0, rect.height() * 0.06)
    yield Band(QRectF(rect.left(), rect.top(), rect.width(), edge), bands(card, theme))
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
        yield from parts.rows_part(_fitting(told, box), box, theme.ink, S2, CENTRE)


def _fitting(told: Groups, box: QRectF) -> Flow:
    """Shows the gains with their conditions; where there is no room for these, without."""
    room = box.width() - S4, box.height() - S4
    found = flow(told, *room, _MINI_SIGNS)
    return flow((_bare(told),), *room, _MINI_SIGNS) if found.overflows else found


def _bare(told: Groups) -> Signs:
    """Returns every gain once."""
    gains: dict[str, Sign] = {}
    for group in told:
        last = max((at for at, sign in enumerate(group) if sign == IF), default=-1)
        gains |= {sign.name: sign for sign in group[last + 1 :] if sign not in (OR, AND)}
    return tuple(gains.values())


def _told(card: HagalCard) -> Groups:
    """Returns what the card gives, at one space or the other."""
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
    """Shows a portrait; priorities and value; Signet Ring and Scheme."""
    yield from parts.band_part(rival, rect, m, theme, m.gem)
    yield Icon(parts.at_the_end(rect, m), "rival")
    body = parts.body(rect, m)
    boxes = _rival_boxes(rival, body, m)
    picture = parts.above(boxes, body)
    if picture.height() > S16:
        yield Portrait(picture, rival.id)
        if rival.value:
            yield from _value(rival, picture, m, theme)
    yield from parts.stack_part(boxes, body, m, (theme.agent_box, theme.ink, theme.brass))


def _rival_boxes(rival: Rival, room: QRectF, m: FaceMeasures) -> list[parts.SignBox]:
    """Makes boxes of the priorities, the Signet Ring and the Scheme."""
    signet, scheme = rival_groups(rival)
    printed: list[tuple[str, Groups]] = []
    if rival.priorities:
        printed.append(("", (tuple(Sign(f"influence_{FACTIONS[faction]}") for faction in rival.priorities),)))
    if rival.thrives:
        printed.append(("signet", signet))
    if scheme:
        printed.append(("spy", scheme))
    m = evolve(m, signs=(*m.signs, *_SMALL_SIGNS))
    return [parts.sign_box(groups, room.width(), room.height() / 4, m, icon) for icon, groups in printed]


def _value(rival: Rival, picture: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows what its Swordmaster costs, in a corner of the portrait."""
    side = m.icon
    place = QRectF(picture.right() - 2 * side - 3 * S4, picture.top() + S4, 2 * side + 2 * S4, side + S4)
    yield Numeral(place, "", mix(theme.paper, theme.keyline, 0.75), BAND_TEXT, CAPTION)
    yield Icon(QRectF(place.left() + S2, place.top() + S2, side, side), "swordmaster")
    value = QRectF(place.left() + side, place.top(), side + S4, place.height())
    yield Title(value, fit(str(rival.value), value.width(), m.title, lines=1), BAND_TEXT, CENTRE)
