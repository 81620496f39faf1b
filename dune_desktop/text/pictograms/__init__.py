"""Effects as lines of icons: the reader of the effect tree that the card faces draw."""

from dune_desktop.engine.abilities import Ability
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.counts import Count
from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.engine.effects.influence import InfluenceAmong
from dune_desktop.text.effects import kinds
from dune_desktop.text.pictograms import (
    abilities,
    board,
    cards,
    conditions,
    drawing,
    gains,
    influence,
    joins,
    leaders,
    others,
    rivals,
    spies,
    trophies,
    turn,
    units,
)
from dune_desktop.text.pictograms.abilities import ability_signs
from dune_desktop.text.pictograms.boxes import (
    box_groups,
    box_signs,
    control_signs,
    intrigue_groups,
    intrigue_kinds,
    leader_groups,
    offer_signs,
    requirement_signs,
    reward_signs,
    space_signs,
    track_signs,
)
from dune_desktop.text.pictograms.conditions import condition_signs
from dune_desktop.text.pictograms.drawing import effect_signs, needs_words
from dune_desktop.text.pictograms.gains import amounts
from dune_desktop.text.pictograms.rivals import hagal_lines, rival_groups
from dune_desktop.text.pictograms.turn import icon_signs

__all__ = [
    "ability_signs",
    "amounts",
    "box_groups",
    "box_signs",
    "condition_signs",
    "control_signs",
    "effect_signs",
    "hagal_lines",
    "icon_signs",
    "intrigue_groups",
    "intrigue_kinds",
    "leader_groups",
    "needs_words",
    "offer_signs",
    "requirement_signs",
    "reward_signs",
    "rival_groups",
    "space_signs",
    "track_signs",
    "undrawn",
]

_FILLED = (board, cards, gains, influence, joins, leaders, others, rivals, spies, trophies, turn, units)
_BASES = (Effect, Asking, Cost, InfluenceAmong, Condition, Count, Ability)
_DRAWN: set[type] = {*drawing.DRAWINGS, *conditions.DRAWINGS, *gains.COUNTS, *abilities.DRAWINGS}


def undrawn() -> list[type]:
    """Kinds of effect, condition, count and ability that have no signs; bases of others need none."""
    every: list[type] = [*kinds(Effect), *kinds(Condition), *kinds(Count), *kinds(Ability)]
    return [kind for kind in every if kind not in (*_DRAWN, *_BASES) and not kind.__name__.startswith("_")]
