"""The faces of all that is no card of a personal deck: intrigue, Conflicts, contracts, leaders, board spaces."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSizeF

from dune_desktop.engine.names import BATTLE_ICONS, ICONS
from dune_desktop.engine.printed import Conflict, Contract, Intrigue, Leader, Objective, Space
from dune_desktop.scene.art.portraits.portrait import Portrait
from dune_desktop.scene.drawing.fitting import fit
from dune_desktop.scene.drawing.painting import CENTRE
from dune_desktop.scene.drawing.tokens import BAND_TEXT, CAPTION, ICON_16, ICON_18, ICON_24, S2, S4, S6, S8, S16, Theme
from dune_desktop.scene.faces import parts
from dune_desktop.scene.faces.chips import edge_part, lines_of
from dune_desktop.scene.faces.flow import Flow, flow, height_of, roomiest
from dune_desktop.scene.faces.measures import FaceMeasures, kind_band, kind_box, title
from dune_desktop.scene.faces.operations import (
    Gem,
    Icon,
    KindMedal,
    Label,
    Medal,
    Numeral,
    Operation,
    RoundedBox,
    Title,
    mix,
)
from dune_desktop.text.box_signs import (
    Groups,
    box_groups,
    contract_reward,
    control_signs,
    intrigue_groups,
    intrigue_kinds,
    leader_groups,
    printed_groups,
    space_signs,
)
from dune_desktop.text.names import NUMERALS, ability_names

#: So much of a picture's lesser side is the sign in its middle.
_SIGN: Final = 0.62
#: Medals of its kinds stand on a picture that is so many times as high; below, the band and the boxes tell them.
_MEDALS: Final = 5
#: The names of abilities need so wide a box.
_NAMED: Final = 150
#: Of a Conflict card, the share of the picture where the rewards leave so much; how much higher than a box they get.
_SCENE, _ROOMY = 0.46, 1.6


# ---------------------------------------------------------------- intrigue


def intrigue_face(card: Intrigue, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows a night picture above; for each time that it can be played, its sign and what it does then."""
    yield from parts.band_part(card, rect, m, theme)
    body, times = parts.body(rect, m), intrigue_groups(card)
    width = body.width() - S4  # a little air behind the last sign
    boxes = [
        evolve(parts.sign_box(groups, width, body.height() / len(times), m, kind.name), fill=kind_box(kind.name, theme))
        for kind, groups in times
    ]
    picture = parts.above(boxes, body)
    yield from parts.scenery_part(card, picture)
    if picture.height() > _MEDALS * m.medal:
        for number, kind in enumerate(intrigue_kinds(card)):
            left = picture.left() + S4 + number * (m.medal + S4)
            yield KindMedal(QRectF(left, picture.top() + S4, m.medal, m.medal), kind.name, kind_band(kind.name, theme))
    yield from parts.stack_part(boxes, body, m, (theme.intrigue_paper, theme.intrigue_text, theme.brass))


def intrigue_line(card: Intrigue, rect: QRectF, theme: Theme, aside: float) -> Iterator[Operation]:
    """Shows kind and name, as a line of the list in the tray. ``aside``: what the name leaves free."""
    yield from edge_part(card, rect, theme)
    left, size, kinds = rect.left() + 5 + S4, min(18.0, rect.height() - S4), intrigue_kinds(card)
    words = QRectF(left, rect.top(), rect.right() - max(S4, aside) - left, rect.height())
    beside = words.adjusted(len(kinds) * (size + S2) + S2, 0, 0, 0)
    way = partial(fit, title(card), size=CAPTION, lines=lines_of(rect.height(), aside), elide=True)
    fitted = way(beside.width())
    if fitted.elided and aside:  # with a digit it can be played now: that says its kind, too
        yield Title(words, way(words.width()), theme.intrigue_text)
        return
    for number, kind in enumerate(kinds):
        place = QRectF(left + number * (size + S2), rect.center().y() - size / 2, size, size)
        yield Icon(place, kind.name)
    yield Title(beside, fitted, theme.intrigue_text)


# ---------------------------------------------------------------- Conflicts, Objectives, contracts


def conflict_face(card: Conflict, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows level and battle icon, name, and a line for each place."""
    yield from parts.band_part(card, rect, m, theme, m.gem if card.icon is None else 2 * m.gem + S4)
    level = parts.at_the_end(rect, m)
    if card.icon is not None:
        yield Icon(level.translated(-level.width() - S4, 0), BATTLE_ICONS[card.icon])
    yield Numeral(level, NUMERALS[card.level], theme.brass, BAND_TEXT, m.caption, m.gem / 2)
    body, side = parts.body(rect, m), m.icon + S2
    room = QSizeF(body.width() - side - 3 * S4, body.height() - 2 * (side + S6 + S4))
    found = [_reward(card, place, room, side, m) for place in (1, 2, 3)]
    picture, boxes = _shared([_low(one, m) for one in found], body, m)
    yield from parts.scenery_part(card, picture)
    for number, (rows, row) in enumerate(zip(found, boxes, strict=True)):
        walled = card.protected and not number
        yield RoundedBox(row, theme.box, theme.rule)
        if walled:
            yield from _wall(row, side, theme)
        disc = QRectF(row.left() + S4, row.center().y() - side / 2, side, side)
        yield Label(disc, str(number + 1), theme.text, m.title, align=CENTRE)
        yield from parts.rows_part(rows, row.adjusted(side + S4, 0, -walled * (side + S4), 0), theme.text, S4)


def _low(rows: Flow, m: FaceMeasures) -> float:
    """The least height of a reward."""
    return height_of(rows, evolve(m, box=m.icon + S8, around=S2))


def _shared(low: list[float], body: QRectF, m: FaceMeasures) -> tuple[QRectF, list[QRectF]]:
    """Shares a Conflict card between its picture and the rewards, none of which is lower than it has to be."""
    gaps, least = len(low) * S4, sum(low)
    roomy = min((1 - _SCENE) * body.height() - gaps, len(low) * _ROOMY * m.box)
    rewards = max(least, roomy)
    if body.height() - gaps - rewards <= S16:  # too little to see anything
        rewards = body.height() - gaps + S4
    top = body.bottom() - rewards - gaps + S4
    picture, boxes = QRectF(body.topLeft(), QPointF(body.right(), top - S4)), []
    for height in (one + (rewards - least) / len(low) for one in low):
        boxes.append(QRectF(body.left(), top, body.width(), height))
        top += height + S4
    return picture, boxes


def _reward(card: Conflict, place: int, room: QSizeF, side: float, m: FaceMeasures) -> Flow:
    """The signs of what a place gets; beside those of the first one the sign of the Shield Wall may stand."""
    walled = card.protected and place == 1
    groups = box_groups(card.reward(place))
    return flow(groups, room.width() - walled * (side + S4), room.height(), m.signs)


def _wall(row: QRectF, side: float, theme: Theme) -> Iterator[Operation]:
    """The sign at the right of the first reward says that the Shield Wall protects the place."""
    place = QRectF(row.right() - side - S4, row.center().y() - side / 2, side, side)
    yield RoundedBox(place, mix(theme.combat_box, theme.keyline, 0.3), theme.brass)
    yield Icon(place.adjusted(S2, S2, -S2, -S2), "shield_wall")


def contract_face(contract: Contract, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows what completes it in the band, the reward in the box."""
    m = parts.with_room(contract, rect, m, m.gem)
    yield from parts.band_part(contract, rect, m, theme, m.gem)
    yield Icon(parts.at_the_end(rect, m), "contract")
    body = parts.body(rect, m)
    boxes = _plain_boxes((contract_reward(contract),), body, m)
    yield from parts.scenery_part(contract, parts.above(boxes, body))
    yield from parts.stack_part(boxes, body, m, (theme.agent_box, theme.ink, theme.brass), m.pad)


def objective_face(objective: Objective, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows its battle icon on a picture; beside the name the sign of the First Player, where it has it."""
    yield from parts.band_part(objective, rect, m, theme, m.gem if objective.first else 0.0)
    if objective.first:
        yield Icon(parts.at_the_end(rect, m), "first_player")
    body = parts.body(rect, m)
    yield from parts.scenery_part(objective, body)
    side = _SIGN * min(body.width(), body.height())
    yield Icon(
        QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side), BATTLE_ICONS[objective.icon]
    )


# ---------------------------------------------------------------- leaders


def leader_face(leader: Leader, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows a portrait, then the ability and the signet ring's, each with its name where there is room."""
    yield from parts.band_part(leader, rect, m, theme)
    body = parts.body(rect, m)
    picture, words = QRectF(body), QRectF(body)
    abreast = body.width() > 1.6 * body.height()
    if abreast:
        picture.setWidth(min(body.height(), 0.4 * body.width()))
        words.setLeft(picture.right() + S4)
    boxes = _ability_boxes(leader, words, m)
    if not abreast:
        picture.setBottom(parts.above(boxes, words).bottom())
    if picture.height() > S16:
        yield Portrait(picture, leader.id)
    yield from parts.stack_part(boxes, words, m, (theme.agent_box, theme.ink, theme.brass))


def _ability_boxes(leader: Leader, words: QRectF, m: FaceMeasures) -> list[parts.SignBox]:
    """Tries the usual boxes; low ones with smaller signs; then low ones without the names."""
    low = evolve(m, box=ICON_24, around=S2, signs=(*m.signs, ICON_18, ICON_16))
    named = words.width() >= _NAMED
    ways = ((m, named), (low, named), (low, False))
    return roomiest(
        (_abilities(leader, words, *way) for way in ways), lambda boxes: parts.all_fit(boxes, words.height())
    )


def _abilities(leader: Leader, words: QRectF, m: FaceMeasures, named: bool) -> list[parts.SignBox]:
    boxes = []
    for icon, ability, groups in zip(("", "signet"), ability_names(leader.id), leader_groups(leader), strict=True):
        over = fit(ability, words.width() - 2 * S4, m.caption) if named else None
        high = 0.0 if over is None else parts.words_height(over, m)
        found = flow(groups, words.width() - (m.icon + 3 * S4), words.height() / 2 - high - 2 * S4, m.signs)
        boxes.append(parts.SignBox(found, height_of(found, m) + high, icon, over))
    return boxes


# ---------------------------------------------------------------- board spaces, and what only one product has


def space_face(space: Space, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows a board space as a card of its own, for the preview."""
    yield from parts.band_part(space, rect, m, theme, m.gem)
    yield Icon(parts.at_the_end(rect, m), ICONS[space.icon])
    body = parts.body(rect, m)
    boxes = _plain_boxes([(line,) for line in (space_signs(space), control_signs(space)) if line], body, m)
    picture = parts.above(boxes, body)
    yield from parts.scenery_part(space, picture)
    if space.faction is not None:
        yield Medal(QRectF(picture.left() + S4, picture.top() + S4, m.medal, m.medal), space.faction)
    if space.combat:
        corner = QRectF(picture.left() + S4, picture.bottom() - m.gem - S4, m.gem, m.gem)
        yield Icon(corner, "combat")
    yield from parts.stack_part(boxes, body, m, (theme.panel, theme.text, theme.rule), m.pad)


def any_face(thing: Any, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Shows the name, cost and boxes of a component of a kind that only one product has."""
    cost = getattr(thing, "cost", None)
    yield from parts.band_part(thing, rect, m, theme, 0.0 if cost is None else m.gem)
    if cost is not None:
        yield Gem(parts.at_the_end(rect, m), cost, cost)
    body = parts.body(rect, m)
    boxes = _plain_boxes(printed_groups(thing), body, m)
    yield from parts.scenery_part(thing, parts.above(boxes, body))
    yield from parts.stack_part(boxes, body, m, (theme.panel, theme.text, theme.rule), m.pad)


def _plain_boxes(lines: Sequence[Groups], room: QRectF, m: FaceMeasures) -> list[parts.SignBox]:
    """Makes a box for each of these lines, padded as the face is."""
    sizes = (*m.signs, ICON_16)
    flows = [flow(groups, room.width() - 2 * m.pad, room.height() / 2, sizes) for groups in lines]
    return [parts.SignBox(found, height_of(found, m)) for found in flows]


def plain_line(thing: Any, rect: QRectF, theme: Theme) -> Iterator[Operation]:
    """Shows the name of whatever has no line form of its own."""
    words = rect.adjusted(S8, 0, -S4, 0)
    yield Title(words, fit(title(thing), words.width(), CAPTION, elide=True), theme.ink)
