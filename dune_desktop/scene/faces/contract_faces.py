"""Contracts and Objectives as cards, and the battle icons of Conflict cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF

from dune_desktop.engine.names import BATTLE_ICONS
from dune_desktop.engine.printed import Conflict, Contract, Objective
from dune_desktop.scene.drawing.tokens import S2, S4, S16, Theme
from dune_desktop.scene.faces.arrangement import height_of
from dune_desktop.scene.faces.card_faces import band_part, box_part, with_room
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.flow import flow
from dune_desktop.scene.faces.measures import FaceMeasures, motif, tint, title
from dune_desktop.scene.faces.operations import Icon, Operation, RoundedBox, mix
from dune_desktop.scene.faces.paper import CardFrame, Paper
from dune_desktop.text.pictograms.boxes import contract_reward

#: So much of a picture's lesser side is the sign in its middle.
_SIGN: Final = 0.62


def contract_face(contract: Contract, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """What completes it in the band, the reward in the box."""
    m = with_room(title(contract), rect, m, m.gem)
    yield Paper(rect, theme.paper, contract.id)
    yield from band_part(contract, rect, m, theme, m.gem)
    corner = QRectF(rect.right() - m.gem - S4, rect.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem)
    yield Icon(corner, "contract")
    body = rect.adjusted(m.pad, m.band + m.pad - S2, -m.pad, -m.pad)
    found = flow(contract_reward(contract), body.width() - 2 * m.pad, body.height() / 2, m.signs)
    box = QRectF(body)
    box.setTop(body.bottom() - height_of(found, m))
    picture = QRectF(body)
    picture.setBottom(box.top() - S4)
    if picture.height() > S16:
        yield Scenery(picture, contract.id, tint(contract, theme), motif(contract))
    yield from box_part(found, box, theme.agent_box, theme.ink, theme.brass, m.pad)
    yield CardFrame(rect)


def objective_face(objective: Objective, rect: QRectF, m: FaceMeasures, theme: Theme) -> Iterator[Operation]:
    """Its battle icon on a picture; beside the name the sign of the First Player, where it has it."""
    yield Paper(rect, theme.paper, objective.id)
    yield from band_part(objective, rect, m, theme, m.gem if objective.first else 0.0)
    if objective.first:
        corner = QRectF(rect.right() - m.gem - S4, rect.top() + (m.band - S2 - m.gem) / 2, m.gem, m.gem)
        yield Icon(corner, "first_player")
    body = rect.adjusted(m.pad, m.band + m.pad - S2, -m.pad, -m.pad)
    yield Scenery(body, objective.id, tint(objective, theme), motif(objective))
    side = _SIGN * min(body.width(), body.height())
    yield Icon(QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side), sign_of(objective))
    yield CardFrame(rect)


def sign_of(face: Conflict | Objective) -> str:
    """The battle icon."""
    return "" if face.icon is None else BATTLE_ICONS[face.icon]


def battle_part(card: Conflict, level: QRectF) -> Iterator[Operation]:
    """The battle icon, left of the level."""
    if card.icon is not None:
        yield Icon(level.translated(-level.width() - S4, 0), sign_of(card))


def battle_width(card: Conflict, m: FaceMeasures) -> float:
    """What stands at the right of a Conflict's band."""
    return m.gem if card.icon is None else 2 * m.gem + S4


def wall_part(row: QRectF, side: float, theme: Theme) -> Iterator[Operation]:
    """At the right of the first reward: the Shield Wall protects the place."""
    place = QRectF(row.right() - side - S4, row.center().y() - side / 2, side, side)
    yield RoundedBox(place, mix(theme.combat_box, theme.keyline, 0.3), theme.brass)
    yield Icon(place.adjusted(S2, S2, -S2, -S2), "shield_wall")
