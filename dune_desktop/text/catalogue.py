"""Every component of an edition as plain data: what is printed on it, and that in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import PlaceSpy
from dune_desktop.engine.names import BATTLE_ICONS, FACTIONS, ICONS
from dune_desktop.engine.printed import Card, Conflict, Contract, Faction, Intrigue, Leader, Objective, Post, Space
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.text.boxes import boxes_of, kind_of
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.effects import sentences
from dune_desktop.text.names import ability_names, name
from dune_desktop.text.spoken_names import speaking_of

Component = dict[str, Any]
_Face = TypeVar("_Face", HagalCard, Rival)


def components(edition: Edition) -> list[Component]:
    """Every component of the edition, in the order of its content."""
    with speaking_of(edition.products):
        return [*_printed(edition)]


def _printed(edition: Edition) -> list[Component]:
    """Of kinds that only one product has, whatever lies in its decks and markets."""
    decks = _by_mode([(one.mode, one.deck) for one in edition.automas])
    rivals = _by_mode([(one.mode, one.rivals) for one in edition.automas])
    return [
        *(_component(edition, card) for card in (*edition.starters, *edition.imperium, *edition.reserve)),
        *(_component(edition, card) for card in (*edition.intrigues, *edition.conflicts)),
        *(_leader(edition, leader, side) for leader in edition.leaders for side in leader.sides),
        *(_component(edition, space) for space in edition.spaces),
        *(_component(edition, faction, kind="track") for faction in edition.factions),
        *(_component(edition, post) for post in edition.posts),
        *(_component(edition, one) for one in (*edition.objectives, *edition.contracts)),
        *(_component(edition, card, modes=modes) for card, modes in decks),
        *(_component(edition, rival, modes=modes) for rival, modes in rivals),
        *(_component(edition, one) for deck in edition.decks.values() for one in deck),
        *(_component(edition, card) for market in edition.markets for card in market.stock),
    ]


def _by_mode(decks: list[tuple[str, tuple[_Face, ...]]]) -> list[tuple[_Face, list[str]]]:
    """Each card once, with the modes of play that use it."""
    modes: dict[_Face, list[str]] = {}
    for mode, deck in decks:
        for card in deck:
            modes.setdefault(card, []).append(mode)
    return list(modes.items())


def _component(edition: Edition, face: Any, **more: Any) -> Component:
    named, product = kind_of(face), getattr(face, "product", edition.recipe.board.id)
    component: Component = {
        "id": face.id,
        "kind": face.kind if isinstance(face, Card) else named,
        "edition": edition.id,
        "module": None if product in edition.recipe.always else product,
        "name": name(named, face.id, edition.products),
        "copies": getattr(face, "copies", 1),
        # What a visit of a board space costs stands in its boxes.
        "cost": None if isinstance(face, Space) else getattr(face, "cost", None),
        "factions": [],
        "icons": [],
    }
    facts = _FACTS.of(face, edition) if type(face) in _FACTS else {}
    return component | facts | more | {"text": boxes_of(face)}


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
        HagalCard: lambda card, _: {
            "icons": _icons(
                icon for one in card.box if isinstance(one.effect, PlaceSpy) for icon in one.effect.icons or ()
            ),
            "spaces": [side.space for side in card.sides], "swords": card.swords,
        },
        Rival: lambda rival, _: {
            "factions": [FACTIONS[faction] for faction in rival.priorities], "value": rival.value,
            "streamlined": rival.streamlined,
        },
    }
)  # fmt: skip


def _leader(edition: Edition, leader: Leader, side: Leader) -> Component:
    ability, signet = ability_names(side.id, edition.products)
    return _component(
        edition,
        side,
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
