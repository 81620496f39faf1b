"""The printed boxes of every kind of component in words: box name -> text, in reading order, empty ones left out.

What is named in them is called as in the edition that ``spoken_names.speaking_of`` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import fields

from dune_desktop.engine.abilities import Ability, WithRing
from dune_desktop.engine.effects import All, Influence
from dune_desktop.engine.items import Printed
from dune_desktop.engine.names import BATTLE_ICONS, FACTIONS
from dune_desktop.engine.printed import (
    Card,
    Conflict,
    Contract,
    Faction,
    Intrigue,
    Leader,
    Objective,
    Offer,
    Post,
    Space,
)
from dune_desktop.engine.rivals.printed import HagalCard, Rival, Side
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.effects import amounts, box, sentence, sentences
from dune_desktop.text.effects.abilities import ability_sentences
from dune_desktop.text.effects.conditions import requirement
from dune_desktop.text.effects.sentences import Effects, either_clause
from dune_desktop.text.lists import both, either, in_a_row
from dune_desktop.text.spoken_names import called, speaking_of_a_rival
from dune_desktop.text.translating import Texts
from dune_desktop.text.wording import clause

Contracts = Texts("Contracts")
Boxes = dict[str, str]
#: What is printed on a component, by its kind.
boxed: Final = ByKind[Boxes]("boxed")


def kind_of(face: object) -> str:
    """Under which its name is known."""
    return "hagal" if isinstance(face, HagalCard) else type(face).__name__.lower()


def boxes_of(face: Any) -> Boxes:
    """The boxes of any component; of a card, and of a kind that only one product has, just as they are printed."""
    if type(face) in boxed:
        return boxed.of(face)
    worded = {
        where: ability_sentences(parts) if isinstance(parts[0], Ability) else box(parts)
        for where, parts in printed_parts(face).items()
    }
    if isinstance(face, Card) and face.joins:
        worded = {
            "joins": Effects.tr("In an Agent turn this card is played together with exactly one other card."),
            **worded,
        }
    if isinstance(face, Card) and face.marked:
        worded["marked"] = Effects.tr("Rivals of a solo game may acquire this tile.")
    return filled(**worded)


#: Of a card with Unload: what its Reveal box is called, and what is the same box.
_UNLOADS: Final = {"reveal": "unload"}
_LIKE_REVEAL: Final = ("trashed", "discarded")


def printed_parts(face: Any) -> dict[str, tuple[Any, ...]]:
    """What stands in each box: printed effects, or abilities."""
    printed = {one.name: getattr(face, one.name) for one in fields(type(face)) if one.repr}
    boxes = {where: parts for where, parts in printed.items() if isinstance(parts, tuple) and parts}
    if isinstance(face, Card) and face.unloads:  # one box, that gives in all these cases
        boxes = {_UNLOADS.get(where, where): parts for where, parts in boxes.items() if where not in _LIKE_REVEAL}
    if isinstance(face, Card) and face.ability:  # it is no leader's
        boxes["own_ability"] = boxes.pop("ability")
    return {where: parts for where, parts in boxes.items() if isinstance(parts[0], Ability | Printed)}


def filled(**boxes: str) -> Boxes:
    """Those that say something."""
    return {where: text for where, text in boxes.items() if text}


@boxed(Intrigue)
def _intrigue(card: Intrigue) -> Boxes:
    """An intrigue card; one that waits for the Reveal turn is a plot."""
    return filled(
        requires="" if card.when is None else requirement(card.when),
        plot=_waiting(card) if card.reveal else box(card.plot),
        combat=box(card.combat),
        win=box(card.win),
        endgame=box(card.endgame),
        **{card.window: box(card.there)},
    )


def _waiting(card: Intrigue) -> str:
    effects = in_a_row([clause(printed.effect) for printed in card.reveal])
    return sentence(Effects.tr("in your Reveal turn this round: {effects}").format(effects=effects))


@boxed(Conflict)
def _conflict(card: Conflict) -> Boxes:
    """The rewards of a Conflict card, its battle icon and whether it is protected."""
    return filled(
        first=box(card.first),
        second=box(card.second),
        third=box(card.third),
        battle_icon=_battle_icon(card.icon),
        protected=Effects.tr("Protected: no sandworms while the Shield Wall stands.") if card.protected else "",
    )


#: By battle icon: what it is good for.
_BATTLE_ICONS: Final[dict[str, Callable[[], str]]] = {
    "crysknife": lambda: Effects.tr("Crysknife: a pair of these is worth 1 Victory Point."),
    "desert_mouse": lambda: Effects.tr("Desert mouse: a pair of these is worth 1 Victory Point."),
    "ornithopter": lambda: Effects.tr("Ornithopter: a pair of these is worth 1 Victory Point."),
    "wild": lambda: Effects.tr("Wild: makes a pair with any other battle icon at the end of the game."),
}


def _battle_icon(icon: int | None) -> str:
    return "" if icon is None else _BATTLE_ICONS[BATTLE_ICONS[icon]]()


@boxed(Objective)
def _objective(objective: Objective) -> Boxes:
    """An Objective."""
    first = Effects.tr("You begin the game as the First Player.") if objective.first else ""
    return filled(battle_icon=_battle_icon(objective.icon), effects=first)


@boxed(Leader)
def _leader(leader: Leader) -> Boxes:
    """A side of a leader: standing ability, Signet Ring ability, training track."""
    ring = [one.effect for one in leader.ability if isinstance(one, WithRing)]
    return filled(
        ability=ability_sentences([one for one in leader.ability if not isinstance(one, WithRing)]),
        signet=sentences((*ring, leader.signet)),
        training=_training(leader),
    )


def _training(leader: Leader) -> str:
    """The spaces of the track with their rewards, in order."""
    if leader.training is None:
        return ""
    spaces = [
        Effects.tr("{space}: {reward}").format(space=called("node", space.id), reward=sentence(clause(space.effect)))
        for space in leader.training.nodes
        if space.effect is not None
    ]
    return " ".join(spaces)


@boxed(Space)
def _space(space: Space) -> Boxes:
    """A board space; ``control`` is for whoever controls it, ``reveal`` for whoever has an Agent here."""
    return filled(
        requires=" ".join(requirement(condition) for condition in space.requires),
        cost=_cost(space),
        later="" if space.later is None else either([amounts(price) for price in space.later_prices]),
        effects=_space_effects(space),
        control=box(space.control),
        reveal=box(space.reveal),
    )


def _cost(space: Space) -> str:
    prices = either([amounts(offer.price) for offer in space.offers if any(offer.price)] or [""])
    if prices and any(offer.cost is None for offer in space.offers):
        return Effects.tr("{cost} (optional)").format(cost=prices)
    return prices


def _space_effects(space: Space) -> str:
    visit = () if space.faction is None else (Influence(space.faction),)
    if len(space.offers) == 1:
        return sentences((*visit, *space.offers[0].effects))
    options = either_clause([_offer(offer) for offer in space.offers])
    return sentence(Effects.tr("choose one: {options}").format(options=options))


def _offer(offer: Offer) -> str:
    gain = clause(All(offer.effects))
    return gain if offer.cost is None else Effects.tr("{cost} → {gain}").format(cost=clause(offer.cost), gain=gain)


@boxed(Faction)
def _faction(faction: Faction) -> Boxes:
    """An influence track's bonus."""
    return filled(bonus=sentences((faction.bonus,)))


@boxed(Post)
def _post(post: Post) -> Boxes:
    """An observation post: what a Spy on it is spying on."""
    return filled(spaces=sentence(both([called("space", space) for space in post.spaces])))


@boxed(Contract)
def _contract(contract: Contract) -> Boxes:
    """Its two boxes."""
    return {"requires": _completed_by(contract), "effects": sentences(contract.done.effect.parts())}


def _completed_by(contract: Contract) -> str:
    if contract.space is not None:
        return Contracts.tr("Send an Agent to {space}.").format(space=called("space", contract.space))
    if contract.harvest:
        return Contracts.tr(
            "Send an Agent to a Maker board space and gain %n or more spice in that turn.", "", contract.harvest
        )
    if contract.acquire is not None:
        return Contracts.tr("Acquire {card}.").format(card=called("card", contract.acquire))
    return Contracts.tr("Completed as soon as it is taken.")


# ---------------------------------------------------------------- which speak of a Rival, in the third person


@boxed(HagalCard)
def _hagal(card: HagalCard) -> Boxes:
    """A Hagal card: what it is in a turn, and its swords."""
    with speaking_of_a_rival():
        return filled(
            rival_turn=_turn(card),
            swords="" if card.reshuffle else sentence(Effects.tr("%n sword(s)", "", card.swords)),
        )


def _turn(card: HagalCard) -> str:
    if card.reshuffle:
        return Effects.tr("All House Hagal cards are shuffled into a new deck, and another card is turned up.")
    if card.box:
        done = sentence(clause(All(tuple(one.effect for one in card.box))))
        return Effects.tr("{effect} Then another House Hagal card is turned up.").format(effect=done)
    return " ".join(map(_side, card.sides))


def _side(side: Side) -> str:
    """A space, when it is the one to look at, and what the card gives there."""
    space, effect = called("space", side.space), clause(All(tuple(one.effect for one in side.box)))
    if side.when is None:
        return sentence(Effects.tr("{space}: {effect}").format(space=space, effect=effect))
    return sentence(
        Effects.tr("{space}, {condition}: {effect}").format(space=space, condition=clause(side.when), effect=effect)
    )


@boxed(Rival)
def _rival(rival: Rival) -> Boxes:
    """A Rival card; House Hagal of two people in the base game has none."""
    with speaking_of_a_rival():
        return filled(
            signet=sentences((rival.leader.signet,)) if rival.thrives else "",
            scheme="" if rival.scheme is None else sentences((rival.scheme.effect,)),
            priorities=sentence(both([called("faction", FACTIONS[one]) for one in rival.priorities]))
            if rival.priorities
            else "",
            value=_value(rival.value),
            limits=_limits(rival),
        )


def _value(value: int) -> str:
    if not value:
        return ""
    return Effects.tr(
        "%n resources and Intrigue cards, paid as soon as it has them:"
        " Solari first, then spice, Intrigue cards, water.",
        "",
        value,
    )


def _limits(rival: Rival) -> str:
    if not rival.thrives:
        return Effects.tr("No resources, no rewards, no Victory Points, no control.")
    if rival.streamlined:
        return Effects.tr(
            "No Victory Points: this Rival cannot win."
            " Once it has its Swordmaster, it gains no resources and draws no Intrigue cards."
        )
    return ""
