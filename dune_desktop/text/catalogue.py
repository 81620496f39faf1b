"""Every component of an edition as plain data: what is printed on it, and that in words."""

from __future__ import annotations

from typing import Any

from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.engine.printed import (
    COMBAT,
    ENDGAME,
    PLOT,
    Card,
    Conflict,
    Edition,
    Intrigue,
    Leader,
    Space,
    Track,
)
from dune_desktop.text.boxes import (
    Boxes,
    card_boxes,
    conflict_boxes,
    intrigue_boxes,
    leader_boxes,
    space_boxes,
    track_boxes,
)
from dune_desktop.text.names import ability_names, name

Component = dict[str, Any]

KINDS = ("starter", "imperium", "reserve", "intrigue", "conflict", "leader", "space", "track")


def components(edition: Edition) -> list[Component]:
    """Every component of the edition, in the order of its content."""
    return [
        *(_card(edition, card) for card in (*edition.starters, *edition.imperium, *edition.reserve)),
        *(_intrigue(edition, card) for card in edition.intrigues),
        *(_conflict(edition, card) for card in edition.conflicts),
        *(_leader(edition, leader) for leader in edition.leaders),
        *(_space(edition, space) for space in edition.spaces),
        *(_track(edition, track) for track in edition.tracks),
    ]


def _component(edition: Edition, component_id: str, kind: str, named: str, text: Boxes, **more: Any) -> Component:
    component: Component = {
        "id": component_id,
        "kind": kind,
        "edition": edition.id,
        "module": None,
        "name": name(named, component_id, edition.id),
        "copies": 1,
        "cost": None,
        "factions": [],
        "icons": [],
    }
    return component | more | {"text": text}


def _card(edition: Edition, card: Card) -> Component:
    return _component(
        edition,
        card.id,
        card.kind,
        "card",
        card_boxes(card),
        copies=card.copies,
        cost=card.cost,
        factions=[FACTIONS[faction] for faction in card.factions],
        icons=[ICONS[icon] for icon in card.icons],
    )


def _intrigue(edition: Edition, card: Intrigue) -> Component:
    windows = {
        PLOT: card.plot or card.reveal,
        COMBAT: card.combat or card.win,
        ENDGAME: card.endgame,
    }
    return _component(
        edition,
        card.id,
        "intrigue",
        "intrigue",
        intrigue_boxes(card),
        copies=card.copies,
        kinds=[window for window, printed in windows.items() if printed],
    )


def _conflict(edition: Edition, card: Conflict) -> Component:
    return _component(
        edition,
        card.id,
        "conflict",
        "conflict",
        conflict_boxes(card),
        level=card.level,
        controls=card.controls,
    )


def _leader(edition: Edition, leader: Leader) -> Component:
    ability, signet = ability_names(leader.id, edition.id)
    return _component(
        edition,
        leader.id,
        "leader",
        "leader",
        leader_boxes(leader),
        complexity=leader.complexity,
        abilities={"ability": ability, "signet": signet},
    )


def _space(edition: Edition, space: Space) -> Component:
    return _component(
        edition,
        space.id,
        "space",
        "space",
        space_boxes(space),
        factions=[] if space.faction is None else [FACTIONS[space.faction]],
        icons=[ICONS[space.icon]],
        icon=ICONS[space.icon],
        combat=space.combat,
        maker=space.maker,
    )


def _track(edition: Edition, track: Track) -> Component:
    faction = FACTIONS[track.faction]
    return _component(edition, faction, "track", "faction", track_boxes(track), factions=[faction])
