"""The printed boxes of components as signs. A group is one printed effect: it is kept together where there is room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dune_desktop.engine.abilities import WithRing
from dune_desktop.engine.conditions import AgentAt, Not
from dune_desktop.engine.decisions import COMBAT, ENDGAME, PLOT, WIN
from dune_desktop.engine.effects import All, Harvest, If
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import Printed
from dune_desktop.engine.names import BATTLE_ICONS, RESOURCES
from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Leader, Objective, Offer, Space
from dune_desktop.engine.rivals.printed import HagalCard, Rival
from dune_desktop.engine.rules import Price
from dune_desktop.engine.tracks import Node
from dune_desktop.text.boxes import printed_parts
from dune_desktop.text.drawing import amount_signs, happened, or_signs, plain, signs_of, unit_signs
from dune_desktop.text.signs import ARROW, IF, Sign, Signs

Groups = tuple[Signs, ...]

#: The kinds of intrigue card, as the signs for when it is played.
WINDOWS = {PLOT: Sign("plot"), COMBAT: Sign("combat_card"), WIN: Sign("combat_card"), ENDGAME: Sign("endgame_card")}

#: Before a Reveal box that is gained when its card is discarded or trashed, too (X6.2).
UNLOADS = Sign("unload")


def groups_of(effects: Iterable[Effect]) -> Groups:
    """Effects in a row, a group for each line that they might take."""
    parts = (part for effect in effects for part in (effect.parts() if isinstance(effect, All) else (effect,)))
    groups: list[Signs] = []
    for signs in filter(None, map(signs_of, parts)):
        if groups and plain(signs) and plain(groups[-1]):
            groups[-1] += signs
        else:
            groups.append(signs)
    return tuple(groups)


def box_groups(box: Sequence[Printed]) -> Groups:
    """A printed box, a group for each line that it might take; gains side by side are one group."""
    return groups_of(printed.effect for printed in box)


def reveal_groups(card: Card) -> Groups:
    """The Reveal box of a card, with the sign of Unload before it where it has that (X6.2)."""
    groups = box_groups(card.reveal)
    return ((UNLOADS, *groups[0]), *groups[1:]) if card.unloads else groups


def printed_groups(thing: Any) -> tuple[Groups, ...]:
    """Of any component, a row of groups for each of its boxes."""
    return tuple(
        box_groups(parts) if isinstance(parts[0], Printed) else tuple(map(signs_of, parts))
        for parts in printed_parts(thing).values()
    )


def box_signs(box: Sequence[Printed]) -> Signs:
    """A printed box in one line."""
    return unit_signs(box_groups(box))


def intrigue_groups(card: Intrigue) -> tuple[tuple[Sign, Groups], ...]:
    """When it is played, and what it does then."""
    only = () if card.when is None else (*signs_of(card.when), IF)
    found = []
    for window, box in card.windows.items():
        groups = box_groups(box)
        if box is card.reveal and box:  # waits for the Reveal turn
            groups = ((Sign("reveal"), IF, *groups[0]), *groups[1:])
        if groups:
            before = (*happened[window], IF) if window in happened else ()
            found.append((WINDOWS.get(window, WINDOWS[COMBAT]), ((*only, *before, *groups[0]), *groups[1:])))
    return tuple(found)


def intrigue_kinds(card: Intrigue) -> Signs:
    """Plot, combat, endgame: what kinds of card it is."""
    return tuple(dict.fromkeys(kind for kind, _ in intrigue_groups(card)))


def leader_groups(leader: Leader) -> tuple[Groups, Groups]:
    """A leader's standing abilities and the signet ring's ability."""
    standing = [one for one in leader.ability if not isinstance(one, WithRing)]
    ring = [one.effect for one in leader.ability if isinstance(one, WithRing)]
    return tuple(map(signs_of, standing)), groups_of((*ring, leader.signet))


# ---------------------------------------------------------------- board spaces


def requirement_signs(space: Space) -> Signs:
    """What a seat must have to send an agent there. That it can be taken only once the piece itself shows."""
    return tuple(sign for what in space.requires if not isinstance(what, Not) for sign in (*signs_of(what), IF))


def offer_signs(offer: Offer, price: Price | None = None, bonus: int | None = None) -> Signs:
    """Pay to get; ``price`` now, if a leader changes it, and ``bonus`` spice that lies there now."""
    cost = amount_signs(offer.price if price is None else price)
    gain = unit_signs(_with_bonus(effect, bonus) for effect in offer.effects)
    return (*cost, ARROW, *gain) if cost else gain


def _with_bonus(effect: Effect, bonus: int | None) -> Signs:
    if bonus is None:
        return signs_of(effect)
    if not isinstance(effect, Harvest):  # within a choice too, what lies there stands apart
        return tuple(sign for sign in signs_of(effect) if sign.name != "maker")
    spice = Sign("spice", str(effect.base))
    return (spice, Sign("spice", f"+{bonus}")) if bonus else (spice,)


def space_signs(space: Space, price: Price | None = None, bonus: int | None = None) -> Signs:
    """A board space: what it asks for, costs and gives, and what an agent there gives in the Reveal turn."""
    offers = space.offers
    gain = offer_signs(offers[0], price, bonus) if len(offers) == 1 else _offers(offers)
    return (*requirement_signs(space), *unit_signs(filter(None, (gain, _reveal(space)))))


def _offers(offers: Sequence[Offer]) -> Signs:
    """Several offers: from least to most where only the numbers differ."""
    rows = [offer_signs(offer) for offer in offers]
    names = {tuple(sign.name for sign in row) for row in rows}
    return tuple(map(_between, zip(*rows, strict=True))) if len(names) == 1 else or_signs(rows)


def _between(signs: tuple[Sign, ...]) -> Sign:
    first, last = signs[0], signs[-1]
    if first.name not in RESOURCES or first.number == last.number:
        return first
    return Sign(first.name, f"{first.number}{'/' if len(signs) == 2 else '–'}{last.number}")


def _reveal(space: Space) -> Signs:
    effects = [printed.effect for printed in space.reveal]
    here = [one.then if isinstance(one, If) and isinstance(one.condition, AgentAt) else one for one in effects]
    return (Sign("reveal"), IF, *unit_signs(groups_of(here))) if here else ()


def control_signs(space: Space) -> Signs:
    """What whoever controls the space gains when an agent arrives."""
    return (Sign("control"), IF, *box_signs(space.control)) if space.control else ()


def node_signs(node: Node) -> Signs:
    """What a space of a track usually brings: what somebody may have that makes it more is told in words."""
    return () if node.effect is None else signs_of(usual(node.effect))


def usual(effect: Effect) -> Effect:
    """Return it as it is for who has nothing that makes it more."""
    if isinstance(effect, If) and effect.otherwise is not None:
        return usual(effect.otherwise)
    return All(tuple(map(usual, effect.parts()))) if isinstance(effect, All) else effect


# ---------------------------------------------------------------- Hagal cards and Rivals, contracts, battle icons

#: Of a Hagal card: the id of the space, empty without one; when it is the one to look at; what the card gives there.
HagalLine = tuple[str, Signs, Groups]


def hagal_lines(card: HagalCard) -> tuple[HagalLine, ...]:
    """A line for each space of a Hagal card, or one for what it does without one; none for Reshuffle."""
    if card.box:
        return (("", (), box_groups(card.box)),)
    return tuple((one.space, () if one.when is None else signs_of(one.when), box_groups(one.box)) for one in card.sides)


def rival_groups(rival: Rival) -> tuple[Groups, Groups]:
    """What its Signet Ring does, and its Scheme."""
    scheme = () if rival.scheme is None else groups_of((rival.scheme.effect,))
    return groups_of((rival.leader.signet,)), scheme


def contract_reward(contract: Contract) -> Groups:
    """What completing it gives."""
    return groups_of(contract.done.effect.parts())


def battle_sign(face: Conflict | Objective) -> Sign | None:
    """Its battle icon; base Conflicts have none."""
    return None if face.icon is None else Sign(BATTLE_ICONS[face.icon])
