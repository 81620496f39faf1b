"""From the address of an effect, such as ``thufir_hawat.reveal.2``, to the names and words that a person knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from attrs import fields

from dune_desktop.engine.abilities import Offers, Standing
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import All, ChooseOne, Influence, PickOf, SortTop
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import COPIED, Printed
from dune_desktop.engine.printed import Leader, Space
from dune_desktop.engine.rivals.words import InfluencePlace
from dune_desktop.engine.rules import addressed
from dune_desktop.text.boxes import kind_of
from dune_desktop.text.lists import inside_quotes
from dune_desktop.text.names import any_name, name
from dune_desktop.text.spoken_names import speaking_of, speaking_of_a_rival
from dune_desktop.text.translating import Texts
from dune_desktop.text.wording import STEPS, clause

Addresses = Texts("Addresses")

#: What the address of a Scheme ends with, and what stands in those of the effects of Hagal cards.
SCHEME: Final = ".scheme"
_HAGAL: Final = ".hagal."
#: Kind and id of the component, and the effect.
_Place = tuple[str, str, Effect]


def source(edition: Edition, address: str) -> str:
    """The name of the component that the address, or an id, belongs to; an unknown one stands for itself."""
    place = find(edition, address)
    if place is not None and place[0] == "contract":
        return Addresses.tr("{name} contract").format(name=inside_quotes(name("contract", place[1], edition.products)))
    if place is not None:
        called = name(place[0], place[1], edition.products)
        return called[:1].upper() + called[1:]  # units have small names
    return any_name(address.partition(".")[0], edition.products)


def words(edition: Edition, address: str, of_a_rival: bool = False) -> str:
    """What the effect does, as a clause; empty for an unknown address. A Rival who does it is spoken of."""
    place = find(edition, address)
    if place is None:
        return ""
    part = address.rpartition(".")[2]
    if part in _TAKEN_APART and any(_joins(place[2], SortTop)):
        return _TAKEN_APART[part]()
    with speaking_of(edition.products), speaking_of_a_rival(of_a_rival or _of_rival(address)):
        text = clause(place[2])
    return STEPS[part][1]().format(effect=text) if part in STEPS and place[0] == "space" else text


#: What is asked while the top cards of a deck are sorted.
_TAKEN_APART: Final[dict[str, Callable[[], str]]] = {
    "hand": lambda: Addresses.tr("take one of these cards into your hand"),
    "discard": lambda: Addresses.tr("discard one of these cards and trash the other"),
}


def _of_rival(address: str) -> bool:
    """On a Hagal card or a Rival's."""
    return _HAGAL in address or SCHEME in address


def find(edition: Edition, address: str) -> _Place | None:
    """The printed effect, or the part of a unit (a number) or of a choice (a letter) below it."""
    places = printed_places(edition)
    if address in places:
        return places[address]
    owner, _, copied = address.partition(COPIED)
    if copied:
        place = find(edition, copied)
        return None if place is None else ("card", owner, place[2])
    parent, _, part = address.rpartition(".")
    place = find(edition, parent) if parent else None
    if place is None:
        return None
    wanted: type[Effect] | tuple[type[Effect], ...] = All if part.isdecimal() else (ChooseOne, PickOf)
    joins = list(_joins(place[2], wanted))
    parts = joins[0].parts() if len(joins) == 1 else ()
    index = int(part) - 1 if part.isdecimal() else ord(part[0]) - ord("a")
    return (place[0], place[1], parts[index]) if 0 <= index < len(parts) else place


def _joins(effect: Effect, wanted: type[Effect] | tuple[type[Effect], ...]) -> Iterator[Effect]:
    """The outermost joins of a kind."""
    if isinstance(effect, wanted):
        yield effect
        return
    for part in effect.parts():
        yield from _joins(part, wanted)


@lru_cache(16)  # every blend is an edition of its own
def printed_places(edition: Edition) -> dict[str, _Place]:
    """By its address, every effect that is printed on a component, which that is, and the effect."""
    places: dict[str, _Place] = {}
    for kind, component_id, printed in _all_printed(edition):
        places[printed.address] = kind, component_id, printed.effect
    for kind, component_id, printed in _of_automa(edition):
        _, _, effect = places.setdefault(printed.address, (kind, component_id, printed.effect))
        if effect != printed.effect and isinstance(effect, InfluencePlace):  # two cards for one space
            places[printed.address] = kind, component_id, InfluencePlace(0)
    return places


def _all_printed(edition: Edition) -> Iterator[tuple[str, str, Printed]]:
    cards = (*edition.starters, *edition.imperium, *edition.reserve, *edition.intrigues, *edition.conflicts)
    owned = (card for market in edition.markets for card in market.stock)
    others = (one for deck in edition.decks.values() for one in deck)
    things: tuple[Any, ...] = (*cards, *edition.contracts, *owned, *others)
    for thing in things:
        yield from ((kind_of(thing), thing.id, printed) for printed in _of(thing))
    for leader in edition.leaders:
        for side in leader.sides:
            yield from (("leader", side.id, printed) for printed in _of_leader(side))
    for space in edition.spaces:
        yield from (("space", space.id, printed) for printed in _of_space(space))
        for step, (effect, _) in STEPS.items():
            yield "space", space.id, Printed(f"{space.id}.{step}", effect)
    for rule in edition.course.common:
        yield from (("source", rule.id, printed) for printed in _of_abilities(rule))
    for faction in edition.factions:
        yield "faction", faction.id, faction.printed
    for track in edition.tracks:
        yield from (("track", track.id, printed) for rewards in track.rewards for printed in rewards)
    for kind in edition.units:
        yield from (("unit", kind.id, printed) for printed in kind.spoils)


def _of_automa(edition: Edition) -> Iterator[tuple[str, str, Printed]]:
    """Of House Hagal, in a game with Rivals. A leader has the Signet Ring ability of that name before a Rival has."""
    if edition.automa is None:
        return
    for card in edition.automa.deck:
        for side in card.sides:
            yield from (("space", side.space, printed) for printed in side.box)
        yield from (("hagal", card.id, printed) for printed in card.box)
    for rival in edition.automa.rivals:
        if rival.thrives:
            yield "rival", rival.id, Printed(f"{rival.id}.signet", rival.leader.signet)
        if rival.scheme is not None:
            yield "rival", rival.id, rival.scheme


def _of(thing: Any) -> Iterator[Printed]:
    """All that stands in the boxes of a component, and what its abilities set off."""
    for one in fields(type(thing)):
        value = getattr(thing, one.name)
        yield from (part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, Printed))
    if getattr(thing, "ability", ()):
        yield from _of_abilities(thing)


def _of_leader(leader: Leader) -> Iterator[Printed]:
    yield Printed(f"{leader.id}.signet", leader.signet)
    if leader.training is not None:
        yield from chain.from_iterable(leader.training.rewards)
    yield from _of_abilities(leader)


def _of_abilities(thing: Standing) -> Iterator[Printed]:
    """What its standing abilities set off or offer."""
    for address, ability in addressed(thing):
        found = ability if isinstance(ability, Offers) else ability.trigger()
        if found is not None:
            yield Printed(address, found.effect)


def _of_space(space: Space) -> Iterator[Printed]:
    yield from chain(*space.boxes, space.control, space.reveal)
    if space.faction is not None:
        yield from (Printed(printed.address, Influence(space.faction)) for printed in space.visit)
