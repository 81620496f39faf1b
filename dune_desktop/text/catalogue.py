"""Every component of an edition as plain data: what is printed on it, and that in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import PlaceSpy
from dune_desktop.engine.market import PERSUASION
from dune_desktop.engine.names import BATTLE_ICONS, FACTIONS, ICONS
from dune_desktop.engine.printed import Card, Conflict, Contract, Faction, Intrigue, Leader, Objective, Post, Space
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.text.boxes import boxes_of, kind_of
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.effects import sentences
from dune_desktop.text.names import ability_names, name
from dune_desktop.text.spoken_names import speaking_of

Component = dict[str, Any]


def components(edition: Edition) -> list[Component]:
    """Every component of the edition, in the order of its content."""
    with speaking_of(edition.products):
        return [_component(edition, face) for face in faces(edition)]


def faces(edition: Edition) -> list[Any]:
    """What is printed on each of them; of kinds that only one product has, whatever lies in its decks and markets."""
    return [
        *edition.starters, *edition.imperium, *edition.reserve, *edition.intrigues, *edition.conflicts,
        *(side for leader in edition.leaders for side in leader.sides),
        *edition.spaces, *edition.factions, *edition.posts, *edition.objectives, *edition.contracts,
        *dict.fromkeys(card for automa in edition.automas for card in automa.deck),
        *dict.fromkeys(rival for automa in edition.automas for rival in automa.rivals),
        *(one for deck in edition.decks.values() for one in deck),
        *(card for market in edition.markets for card in market.stock),
    ]  # fmt: skip


def kind_of_component(face: object) -> str:
    """Which of the kinds it is that have names of their own: of cards, those of decks; a Faction is a track."""
    if isinstance(face, Card):
        return face.kind if face.money == PERSUASION.id else "tile"
    return "track" if isinstance(face, Faction) else kind_of(face)


def _component(edition: Edition, face: Any) -> Component:
    product = getattr(face, "product", edition.recipe.board.id)
    component: Component = {
        "id": face.id,
        "kind": kind_of_component(face),
        "edition": edition.id,
        "module": None if product in edition.recipe.always else product,
        "name": name(kind_of(face), face.id, edition.products),
        "copies": getattr(face, "copies", 1),
        # What a visit of a board space costs stands in its boxes.
        "cost": None if isinstance(face, Space) else getattr(face, "price", getattr(face, "cost", None)),
        "factions": [],
        "icons": [],
    }
    facts = _FACTS.of(face, edition) if type(face) in _FACTS else {}
    return component | facts | {"text": boxes_of(face)}


def _battle_icon(icon: int | None) -> str | None:
    return None if icon is None else BATTLE_ICONS[icon]


def _icons(icons: Iterable[int]) -> list[str]:
    return list(dict.fromkeys(ICONS[icon] for icon in icons))


#: What is told of a kind besides, for whoever reads it as data.
_FACTS: Final = ByKind[Component]("_FACTS")
_FACTS.update(
    {
        Card: lambda card, _: {
            "factions": [FACTIONS[faction] for faction in card.factions], "icons": _icons(card.icons),
            "money": card.money,
        },
        Intrigue: lambda card, _: {"kinds": list(card.kinds)},
        Conflict: lambda card, _: {
            "level": card.level, "controls": card.controls, "battle_icon": _battle_icon(card.icon),
            "protected": card.protected,
        },
        Space: lambda space, _: {
            "factions": [] if space.faction is None else [FACTIONS[space.faction]], "icons": _icons((space.icon,)),
            "icon": ICONS[space.icon], "combat": space.combat, "maker": space.maker,
        },
        Faction: lambda faction, _: {"factions": [faction.id]},
        Post: lambda post, edition: {
            "icons": _icons(edition.spaces[edition.space_index[space]].icon for space in post.spaces),
            "spaces": list(post.spaces),
        },
        Objective: lambda objective, _: {
            "battle_icon": _battle_icon(objective.icon), "players": list(objective.players),
            "first_player": objective.first,
        },
        Contract: lambda contract, _: {
            "space": contract.space, "harvest": contract.harvest or None, "acquire": contract.acquire,
            "immediate": contract.immediate, "sardaukar": contract.sardaukar,
        },
        HagalCard: lambda card, edition: {
            "icons": _icons(
                icon for one in card.box if isinstance(one.effect, PlaceSpy) for icon in one.effect.icons or ()
            ),
            "spaces": [side.space for side in card.sides], "swords": card.swords,
            "modes": [automa.mode for automa in edition.automas if card in automa.deck],
        },
        Rival: lambda rival, edition: {
            "factions": [FACTIONS[faction] for faction in rival.priorities], "value": rival.value,
            "streamlined": rival.streamlined,
            "modes": [automa.mode for automa in edition.automas if rival in automa.rivals],
        },
    }
)  # fmt: skip


@_FACTS(Leader)
def _leader(side: Leader, edition: Edition) -> Component:
    ability, signet = ability_names(side.id, edition.products)
    return {
        "complexity": side.complexity,
        "abilities": {"ability": ability, "signet": signet},
        "back_of": next((leader.id for leader in edition.leaders if side in leader.sides[1:]), None),
        "training": [
            {
                "id": space.id,
                "name": name("node", space.id, edition.products),
                "text": "" if space.effect is None else sentences((space.effect,)),
                "next": list(space.next),
            }
            for space in (() if side.training is None else side.training.nodes)
        ],
    }
