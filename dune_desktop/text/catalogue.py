"""Every component of an edition as plain data: what is printed on it, and that in words."""

from __future__ import annotations

from typing import Any, TypeVar

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import BATTLE_ICONS, FACTIONS, ICONS
from dune_desktop.engine.printed import (
    Card,
    Conflict,
    Contract,
    Faction,
    Intrigue,
    Leader,
    Objective,
    Post,
    Space,
)
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.text.boxes import (
    Boxes,
    card_boxes,
    conflict_boxes,
    faction_boxes,
    intrigue_boxes,
    leader_boxes,
    objective_boxes,
    post_boxes,
    space_boxes,
)
from dune_desktop.text.boxes_rivals import hagal_boxes, rival_boxes
from dune_desktop.text.contracts import contract_boxes
from dune_desktop.text.effects import sentences
from dune_desktop.text.names import ability_names, name
from dune_desktop.text.spoken import speaking_of

Component = dict[str, Any]
_Face = TypeVar("_Face", HagalCard, Rival)

KINDS = (
    "starter", "imperium", "reserve", "intrigue", "conflict", "leader", "space", "track",
    "post", "objective", "contract", "hagal", "rival",
)  # fmt: skip


def components(edition: Edition) -> list[Component]:
    """Every component of the edition, in the order of its content."""
    with speaking_of(edition.products):
        return [*_printed(edition)]


def _printed(edition: Edition) -> list[Component]:
    return [
        *(_card(edition, card) for card in (*edition.starters, *edition.imperium, *edition.reserve)),
        *(_intrigue(edition, card) for card in edition.intrigues),
        *(_conflict(edition, card) for card in edition.conflicts),
        *(_leader(edition, leader, side) for leader in edition.leaders for side in leader.sides),
        *(_space(edition, space) for space in edition.spaces),
        *(_faction(edition, faction) for faction in edition.factions),
        *(_post(edition, post) for post in edition.posts),
        *(_objective(edition, objective) for objective in edition.objectives),
        *(_contract(edition, contract) for contract in edition.contracts),
        *(_hagal(edition, card, modes) for card, modes in _by_mode([(one.mode, one.deck) for one in edition.automas])),
        *(_rival(edition, rival, modes) for rival, modes in _by_mode([(o.mode, o.rivals) for o in edition.automas])),
    ]


def _by_mode(decks: list[tuple[str, tuple[_Face, ...]]]) -> list[tuple[_Face, list[str]]]:
    """Each card once, with the modes of play that use it."""
    modes: dict[_Face, list[str]] = {}
    for mode, deck in decks:
        for card in deck:
            modes.setdefault(card, []).append(mode)
    return list(modes.items())


def _component(edition: Edition, component_id: str, kind: str, named: str, text: Boxes, **more: Any) -> Component:
    component: Component = {
        "id": component_id,
        "kind": kind,
        "edition": edition.id,
        "module": None,
        "name": name(named, component_id, edition.products),
        "copies": 1,
        "cost": None,
        "factions": [],
        "icons": [],
    }
    return component | more | {"text": text}


def _module(edition: Edition, product: str) -> str | None:
    """The expansion that a component comes with."""
    return None if product in edition.recipe.always else product


def _card(edition: Edition, card: Card) -> Component:
    return _component(
        edition,
        card.id,
        card.kind,
        "card",
        card_boxes(card),
        module=_module(edition, card.product),
        copies=card.copies,
        cost=card.cost,
        factions=[FACTIONS[faction] for faction in card.factions],
        icons=[ICONS[icon] for icon in card.icons],
    )


def _intrigue(edition: Edition, card: Intrigue) -> Component:
    return _component(
        edition,
        card.id,
        "intrigue",
        "intrigue",
        intrigue_boxes(card),
        module=_module(edition, card.product),
        copies=card.copies,
        kinds=list(card.kinds),
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
        battle_icon=_battle_icon(card.icon),
        protected=card.protected,
    )


def _battle_icon(icon: int | None) -> str | None:
    return None if icon is None else BATTLE_ICONS[icon]


def _leader(edition: Edition, leader: Leader, side: Leader) -> Component:
    ability, signet = ability_names(side.id, edition.products)
    return _component(
        edition,
        side.id,
        "leader",
        "leader",
        leader_boxes(side),
        module=_module(edition, leader.product),
        complexity=side.complexity,
        abilities={"ability": ability, "signet": signet},
        back_of=None if side is leader else leader.id,
        training=[
            {
                "id": space.id,
                "name": name("node", space.id, edition.products),
                "text": "" if space.effect is None else sentences((space.effect,)),
                "next": list(space.next),
            }
            for space in (() if side.training is None else side.training.nodes)
        ],
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


def _faction(edition: Edition, faction: Faction) -> Component:
    return _component(edition, faction.id, "track", "faction", faction_boxes(faction), factions=[faction.id])


def _post(edition: Edition, post: Post) -> Component:
    spaces = [edition.spaces[edition.space_index[space]] for space in post.spaces]
    return _component(
        edition,
        post.id,
        "post",
        "post",
        post_boxes(post),
        icons=list(dict.fromkeys(ICONS[space.icon] for space in spaces)),
        spaces=list(post.spaces),
    )


def _objective(edition: Edition, objective: Objective) -> Component:
    return _component(
        edition,
        objective.id,
        "objective",
        "objective",
        objective_boxes(objective),
        battle_icon=_battle_icon(objective.icon),
        players=list(objective.players),
        first_player=objective.first,
    )


def _contract(edition: Edition, contract: Contract) -> Component:
    return _component(
        edition,
        contract.id,
        "contract",
        "contract",
        contract_boxes(contract),
        module=_module(edition, contract.product),
        copies=contract.copies,
        space=contract.space,
        harvest=contract.harvest or None,
        acquire=contract.acquire,
        immediate=contract.immediate,
        sardaukar=contract.sardaukar,
    )


def _hagal(edition: Edition, card: HagalCard, modes: list[str]) -> Component:
    """A card of one id may be another in another mode."""
    return _component(
        edition,
        card.id,
        "hagal",
        "hagal",
        hagal_boxes(card),
        copies=card.copies,
        icons=[] if card.spy is None else [ICONS[card.spy]],
        spaces=[side.space for side in card.sides],
        swords=card.swords,
        modes=modes,
    )


def _rival(edition: Edition, rival: Rival, modes: list[str]) -> Component:
    return _component(
        edition,
        rival.id,
        "rival",
        "rival",
        rival_boxes(rival),
        factions=[FACTIONS[faction] for faction in rival.priorities],
        value=rival.value,
        streamlined=rival.streamlined,
        modes=modes,
    )
