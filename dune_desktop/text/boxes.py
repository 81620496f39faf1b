"""The printed boxes of every kind of component in words: box name -> text, in reading order, empty ones left out.

What is named in them is called as in the edition that ``spoken.speaking_of`` says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.abilities import WithRing
from dune_desktop.engine.effects import All, Influence
from dune_desktop.engine.names import BATTLE_ICONS
from dune_desktop.engine.printed import Card, Conflict, Faction, Intrigue, Leader, Objective, Offer, Post, Space
from dune_desktop.text.abilities import abilities
from dune_desktop.text.conditions import requirement
from dune_desktop.text.effects import amounts, box, sentence, sentences
from dune_desktop.text.effects.words import Effects, either_clause
from dune_desktop.text.lists import both, either, in_a_row
from dune_desktop.text.spoken import called
from dune_desktop.text.wording import clause

Boxes = dict[str, str]


def filled(**boxes: str) -> Boxes:
    """Those that say something."""
    return {where: text for where, text in boxes.items() if text}


def card_boxes(card: Card) -> Boxes:
    """A card of a personal deck."""
    return filled(
        sending=box(card.sending),
        agent=box(card.agent),
        reveal=box(card.reveal),
        acquired=box(card.acquired),
        trashed=box(card.trashed),
        discarded=box(card.discarded),
    )


def intrigue_boxes(card: Intrigue) -> Boxes:
    """An intrigue card; one that waits for the Reveal turn is a plot."""
    return filled(
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


def objective_boxes(objective: Objective) -> Boxes:
    """An Objective."""
    first = Effects.tr("You begin the game as the First Player.") if objective.first else ""
    return filled(battle_icon=_battle_icon(objective.icon), effects=first)


def leader_boxes(leader: Leader) -> Boxes:
    """A side of a leader: standing ability, Signet Ring ability, training track."""
    ring = [one.effect for one in leader.ability if isinstance(one, WithRing)]
    return filled(
        ability=abilities([one for one in leader.ability if not isinstance(one, WithRing)]),
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


def space_boxes(space: Space) -> Boxes:
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


def faction_boxes(faction: Faction) -> Boxes:
    """An influence track's bonus."""
    return filled(bonus=sentences((faction.bonus,)))


def post_boxes(post: Post) -> Boxes:
    """An observation post: what a Spy on it is spying on."""
    return filled(spaces=sentence(both([called("space", space) for space in post.spaces])))
