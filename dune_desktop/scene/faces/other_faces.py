"""The faces of all that is not a card of a personal deck: intrigue, Conflicts, leaders, board spaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from attrs import evolve
from PySide6.QtCore import QRectF

from dune_desktop.engine.names import ICONS
from dune_desktop.engine.printed import Conflict, Intrigue, Leader, Space
from dune_desktop.scene.drawing.fitting import Fitted, fit
from dune_desktop.scene.drawing.tokens import BAND_TEXT, CAPTION, ICON_16, ICON_18, ICON_24, S2, S4, S8, S16, Theme
from dune_desktop.scene.faces.arrangement import height_of, roomiest
from dune_desktop.scene.faces.card_faces import band_part, box_part, rows_part
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.chips import edge_part, lines_of
from dune_desktop.scene.faces.contract_faces import battle_part, battle_width, wall_part
from dune_desktop.scene.faces.flow import Flow, flow
from dune_desktop.scene.faces.measures import FaceMeasures, motif, tint, title
from dune_desktop.scene.faces.operations import (
    CENTRE,
    Gem,
    Icon,
    Label,
    Medal,
    Numeral,
    Operation,
    RoundedBox,
    Title,
    mix,
)
from dune_desktop.scene.faces.paper import CardFrame, Paper
from dune_desktop.scene.faces.portraits import Portrait
from dune_desktop.text.names import NUMERALS, ability_names
from dune_desktop.text.pictograms.boxes import (
    Groups,
    box_groups,
    control_signs,
    intrigue_groups,
    intrigue_kinds,
    leader_groups,
    printed_groups,
    space_signs,
)


def _body(rect: QRectF, m: FaceMeasures) -> QRectF:
    return rect.adjusted(m.pad, m.band + m.pad - S2, -m.pad, -m.pad)


# ---------------------------------------------------------------- intrigue


def intrigue_face(card: Intrigue, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """A night picture above; for each time that it can be played, its sign and what it does then."""
    yield Paper(rect, theme.intrigue_paper, card.id)
    yield from band_part(card, rect, m, theme)
    body = _body(rect, m)
    parts = intrigue_groups(card)
    side = m.icon + S4
    flows = [flow(groups, body.width() - side - 3 * S4, body.height() / len(parts), m.signs) for _, groups in parts]
    heights = [height_of(found, m) for found in flows]
    top = body.bottom() - sum(heights) - S4 * (len(heights) - 1)
    picture = QRectF(body.left(), body.top(), body.width(), top - S4 - body.top())
    if picture.height() > S16:
        yield Scenery(picture, card.id, tint(card, theme), motif(card))
    for (kind, _), found, height in zip(parts, flows, heights, strict=True):
        box = QRectF(body.left(), top, body.width(), height)
        yield RoundedBox(box, mix(theme.intrigue_paper, theme.keyline, 0.1), theme.brass)
        yield Icon(QRectF(box.left() + S4, box.center().y() - m.icon / 2, m.icon, m.icon), kind.name)
        yield from rows_part(found, box.adjusted(side, 0, 0, 0), theme.intrigue_text, S4)
        top += height + S4
    yield CardFrame(rect)


def intrigue_line(card: Intrigue, rect: QRectF, theme: Theme, aside: float) -> Iterator[Operation]:
    """Kind and name: the list in the tray. ``aside``: what the name leaves free."""
    yield Paper(rect, theme.intrigue_paper, card.id)
    yield from edge_part(card, rect, theme)
    left = rect.left() + 5 + S4
    size = min(18.0, rect.height() - S4)
    for kind in intrigue_kinds(card):
        yield Icon(QRectF(left, rect.center().y() - size / 2, size, size), kind.name)
        left += size + S2
    words = QRectF(left + S2, rect.top(), rect.right() - max(S4, aside) - left - S2, rect.height())
    lines = lines_of(rect.height(), aside)
    yield Title(words, fit(title(card), words.width(), CAPTION, lines=lines, elide=True), theme.intrigue_text)
    yield CardFrame(rect, S4)


# ---------------------------------------------------------------- Conflicts


def conflict_face(card: Conflict, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Level, name, and a line for each place."""
    yield Paper(rect, theme.combat_box, card.id)
    yield from band_part(card, rect, m, theme, battle_width(card, m))
    level = QRectF(rect.right() - m.gem - S4, rect.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem)
    yield from battle_part(card, level)
    yield Numeral(level, NUMERALS[card.level], theme.brass, BAND_TEXT, m.caption, m.gem / 2)
    body = _body(rect, m)
    places = [box_groups(card.reward(place)) for place in (1, 2, 3)]
    height = min(1.6 * m.box, max(m.box, body.height() / 4.2))
    spare = body.height() - 3 * (height + S4)
    if spare > 2 * m.box:
        picture = QRectF(body.left(), body.top(), body.width(), spare)
        yield Scenery(picture, card.id, tint(card, theme), motif(card))
        body.setTop(body.top() + spare + S4)
    each = (body.height() - 2 * S4) / 3
    for number, groups in enumerate(places):
        row = QRectF(body.left(), body.top() + number * (each + S4), body.width(), each)
        side = min(m.icon + S2, each - S4)
        walled = card.protected and not number
        found = flow(groups, row.width() - side - 3 * S4 - walled * (side + S4), each - S4, m.signs)
        yield RoundedBox(row, theme.box, theme.rule)
        if walled:
            yield from wall_part(row, side, theme)
        disc = QRectF(row.left() + S4, row.center().y() - side / 2, side, side)
        yield Label(disc, str(number + 1), theme.text, m.title, align=CENTRE)
        yield from rows_part(found, row.adjusted(side + S4, 0, -walled * (side + S4), 0), theme.text, S4)
    yield CardFrame(rect)


# ---------------------------------------------------------------- leaders


def leader_face(leader: Leader, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """A portrait, then the ability and the signet ring's, each with its name where there is room."""
    yield Paper(rect, theme.paper, leader.id)
    yield from band_part(leader, rect, m, theme)
    body = _body(rect, m)
    picture, words = QRectF(body), QRectF(body)
    abreast = body.width() > 1.6 * body.height()
    if abreast:
        picture.setWidth(min(body.height(), 0.4 * body.width()))
        words.setLeft(picture.right() + S4)
    boxes = _ability_boxes(leader, words, m)
    top = words.bottom() - sum(height for *_, height in boxes) - S4
    if not abreast:
        picture.setBottom(top - S4)
    if picture.height() > S16:
        yield Portrait(picture, leader.id, tint(leader, theme))
    for sign, (named, found, height) in zip(("", "signet"), boxes, strict=True):
        box = QRectF(words.left(), top, words.width(), height)
        yield RoundedBox(QRectF(box), theme.agent_box, theme.brass)
        if named:
            over = box.adjusted(S4, S2, -S4, 0)
            over.setHeight(_words_height(named, m))
            yield Title(over, named, theme.ink)
            box.setTop(over.bottom())
        if sign:
            yield Icon(QRectF(box.left() + S4, box.center().y() - m.icon / 2, m.icon, m.icon), sign)
            box.setLeft(box.left() + m.icon + S4)
        yield from rows_part(found, box, theme.ink, S4)
        top += height + S4
    yield CardFrame(rect)


#: The names of the two abilities where there is room for them, their signs, and how high each is with both.
_Abilities = list[tuple[Fitted | None, Flow, float]]


def _ability_boxes(leader: Leader, words: QRectF, m: FaceMeasures) -> _Abilities:
    """As usual; in low boxes with smaller signs; without the names."""
    low = evolve(m, box=ICON_24, around=S2, signs=(*m.signs, ICON_18, ICON_16))
    named = words.width() >= 150
    ways = ((m, named), (low, named), (low, False))

    def fits(boxes: _Abilities) -> bool:
        high = sum(height for *_, height in boxes) + S4
        return high <= words.height() and not any(found.overflows for _, found, _ in boxes)

    return roomiest((_abilities(leader, words, *way) for way in ways), fits)


def _abilities(leader: Leader, words: QRectF, m: FaceMeasures, named: bool) -> _Abilities:
    boxes = []
    for ability, groups in zip(ability_names(leader.id), leader_groups(leader), strict=True):
        over = fit(ability, words.width() - 2 * S4, m.caption) if named else None
        above = _words_height(over, m)
        found = flow(groups, words.width() - (m.icon + 3 * S4), words.height() / 2 - above - 2 * S4, m.signs)
        boxes.append((over, found, height_of(found, m) + above))
    return boxes


def _words_height(named: Fitted | None, m: FaceMeasures) -> float:
    return 0.0 if named is None else m.caption * 1.3 * len(named.lines)


# ---------------------------------------------------------------- board spaces


def space_face(space: Space, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """A board space as a card of its own, for the preview."""
    yield Paper(rect, theme.combat_box if space.combat else theme.box, space.id)
    yield from band_part(space, rect, m, theme, m.gem)
    yield Icon(
        QRectF(rect.right() - m.gem - S4, rect.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem), ICONS[space.icon]
    )
    lines = [(line,) for line in (space_signs(space), control_signs(space)) if line]
    picture, boxes = _stacked(lines, _body(rect, m), m, theme)
    yield Scenery(picture, space.id, tint(space, theme), motif(space))
    if space.faction is not None:
        yield Medal(QRectF(picture.right() - m.medal - S4, picture.top() + S4, m.medal, m.medal), space.faction)
    if space.combat:
        corner = QRectF(picture.left() + S4, picture.bottom() - m.gem - S4, m.gem, m.gem)
        yield Icon(corner, "combat")
    yield from boxes
    yield CardFrame(rect)


def any_face(thing: Any, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """A component of a kind that only one product has: its name, its cost and its boxes."""
    cost = getattr(thing, "cost", None)
    yield Paper(rect, theme.paper, thing.id)
    yield from band_part(thing, rect, m, theme, 0.0 if cost is None else m.gem)
    if cost is not None:
        yield Gem(QRectF(rect.right() - m.gem - S4, rect.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem), cost, cost)
    picture, boxes = _stacked(printed_groups(thing), _body(rect, m), m, theme)
    if picture.height() > S16:
        yield Scenery(picture, thing.id, tint(thing, theme), motif(thing))
    yield from boxes
    yield CardFrame(rect)


def _stacked(lines: Sequence[Groups], body: QRectF, m: FaceMeasures, theme: Theme) -> tuple[QRectF, list[Operation]]:
    """A box for each of these at the foot, and what they leave free for a picture."""
    flows = [flow(groups, body.width() - 2 * m.pad, body.height() / 2, (*m.signs, ICON_16)) for groups in lines]
    heights = [height_of(found, m) for found in flows]
    top = body.bottom() - sum(heights) - S4 * (len(heights) - 1)
    picture = QRectF(body.left(), body.top(), body.width(), top - S4 - body.top())
    parts: list[Operation] = []
    for found, height in zip(flows, heights, strict=True):
        box = QRectF(body.left(), top, body.width(), height)
        parts += box_part(found, box, theme.panel, theme.text, theme.rule, m.pad)
        top += height + S4
    return picture, parts


def plain_line(name: str, rect: QRectF, theme: Theme, seed: str) -> Iterator[Operation]:
    """Whatever has no line form of its own: its name."""
    yield Paper(rect, theme.paper, seed)
    words = rect.adjusted(S8, 0, -S4, 0)
    yield Title(words, fit(name, words.width(), CAPTION, elide=True), theme.ink)
    yield CardFrame(rect, S4)


def small(m: FaceMeasures, rect: QRectF) -> FaceMeasures:
    """Thinner bands and boxes where a face is low."""
    if rect.height() >= 150:
        return m
    return evolve(m, band=32) if rect.height() >= 120 else evolve(m, band=30, box=28)
