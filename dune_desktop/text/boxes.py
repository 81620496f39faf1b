"""The printed boxes of every kind of component in words: box name -> text, in reading order, empty ones left out."""

from __future__ import annotations

from dune_desktop.engine.effects import Influence
from dune_desktop.engine.printed import Card, Conflict, Intrigue, Leader, Offer, Space, Track
from dune_desktop.text.abilities import abilities
from dune_desktop.text.conditions import requirement
from dune_desktop.text.effects import amounts, box, clause, sentence, sentences
from dune_desktop.text.effects.words import Effects, either_clause
from dune_desktop.text.lists import either, in_a_row

Boxes = dict[str, str]


def _filled(**boxes: str) -> Boxes:
    return {where: text for where, text in boxes.items() if text}


def card_boxes(card: Card) -> Boxes:
    """A card of a personal deck."""
    return _filled(
        sending=box(card.sending),
        agent=box(card.agent),
        reveal=box(card.reveal),
        acquired=box(card.acquired),
        trashed=box(card.trashed),
        discarded=box(card.discarded),
    )


def intrigue_boxes(card: Intrigue) -> Boxes:
    """An intrigue card; one that waits for the Reveal turn is a plot."""
    return _filled(
        requires="" if card.when is None else requirement(card.when),
        plot=_waiting(card) if card.reveal else box(card.plot),
        combat=box(card.combat),
        win=box(card.win),
        endgame=box(card.endgame),
    )


def _waiting(card: Intrigue) -> str:
    effects = in_a_row([clause(printed.effect) for printed in card.reveal])
    return sentence(Effects.tr("in your Reveal turn this round: {effects}").format(effects=effects))


def conflict_boxes(card: Conflict) -> Boxes:
    """The rewards of a Conflict card."""
    return _filled(first=box(card.first), second=box(card.second), third=box(card.third))


def leader_boxes(leader: Leader) -> Boxes:
    """A leader's standing ability and Signet Ring ability."""
    return _filled(ability=abilities(leader.ability), signet=sentences((leader.signet,)))


def space_boxes(space: Space) -> Boxes:
    """A board space; ``control`` is for whoever controls it, ``reveal`` for whoever has an Agent here."""
    return _filled(
        requires=" ".join(requirement(condition) for condition in space.requires),
        cost=_cost(space),
        effects=_space_effects(space),
        control=box(space.control),
        reveal=box(space.reveal),
    )


def _cost(space: Space) -> str:
    prices = [amounts(offer.price) for offer in space.offers if any(offer.price)]
    return either(prices) if prices else ""


def _space_effects(space: Space) -> str:
    visit = () if space.faction is None else (Influence(space.faction),)
    if len(space.offers) == 1:
        return sentences((*visit, *space.offers[0].effects))
    options = either_clause([_offer(offer) for offer in space.offers])
    return sentence(Effects.tr("choose one: {options}").format(options=options))


def _offer(offer: Offer) -> str:
    gain = in_a_row([clause(effect) for effect in offer.effects])
    return gain if offer.cost is None else Effects.tr("{cost} → {gain}").format(cost=clause(offer.cost), gain=gain)


def track_boxes(track: Track) -> Boxes:
    """An influence track's bonus."""
    return _filled(bonus=sentences((track.bonus,)))
