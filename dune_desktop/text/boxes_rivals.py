"""The boxes of Hagal cards and of Rival cards in words, which speak of the Rival in the third person."""

from __future__ import annotations

from dune_desktop.engine.effects import All, PlaceSpy
from dune_desktop.engine.names import FACTIONS
from dune_desktop.engine.rivals.printed import HagalCard, Rival, Side
from dune_desktop.text.boxes import Boxes, filled
from dune_desktop.text.effects import sentence, sentences
from dune_desktop.text.effects.words import Effects
from dune_desktop.text.lists import both
from dune_desktop.text.names import name
from dune_desktop.text.spoken import called, speaking_of_a_rival
from dune_desktop.text.wording import clause


def hagal_boxes(card: HagalCard) -> Boxes:
    """A Hagal card: what it is in a turn, and its swords."""
    with speaking_of_a_rival():
        return filled(
            rival_turn=_turn(card),
            swords="" if card.reshuffle else sentence(Effects.tr("%n sword(s)", "", card.swords)),
        )


def _turn(card: HagalCard) -> str:
    if card.reshuffle:
        return Effects.tr("All House Hagal cards are shuffled into a new deck, and another card is turned up.")
    if card.spy is not None:
        placed = sentence(clause(PlaceSpy((card.spy,))))
        return Effects.tr("{effect} Then another House Hagal card is turned up.").format(effect=placed)
    return " ".join(map(_side, card.sides))


def _side(side: Side) -> str:
    """A space, when it is the one to look at, and what the card gives there."""
    space, effect = called("space", side.space), clause(All(tuple(one.effect for one in side.box)))
    if side.when is None:
        return sentence(Effects.tr("{space}: {effect}").format(space=space, effect=effect))
    return sentence(
        Effects.tr("{space}, {condition}: {effect}").format(space=space, condition=clause(side.when), effect=effect)
    )


def rival_boxes(rival: Rival) -> Boxes:
    """A Rival card; House Hagal of two people in the base game has none."""
    with speaking_of_a_rival():
        return filled(
            signet=sentences((rival.leader.signet,)) if rival.thrives else "",
            scheme="" if rival.scheme is None else sentences((rival.scheme.effect,)),
            priorities=sentence(both([name("faction", FACTIONS[one]) for one in rival.priorities]))
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
