"""Effects as lines of icons: the reader of the effect tree that the card faces draw."""

from dune_desktop.text.pictograms import (
    abilities,
    board,
    cards,
    conditions,
    gains,
    influence,
    joins,
    leaders,
    others,
    rivals,
    spies,
    tracks,
    trophies,
    turn,
    units,
)
from dune_desktop.text.pictograms.boxes import (
    box_groups,
    box_signs,
    control_signs,
    faction_signs,
    intrigue_groups,
    intrigue_kinds,
    leader_groups,
    offer_signs,
    printed_groups,
    requirement_signs,
    reward_signs,
    space_signs,
)
from dune_desktop.text.pictograms.drawing import needs_words, signs_of
from dune_desktop.text.pictograms.gains import amounts
from dune_desktop.text.pictograms.rivals import hagal_lines, rival_groups
from dune_desktop.text.pictograms.turn import icon_signs

__all__ = [
    "amounts",
    "box_groups",
    "box_signs",
    "control_signs",
    "faction_signs",
    "hagal_lines",
    "icon_signs",
    "intrigue_groups",
    "intrigue_kinds",
    "leader_groups",
    "needs_words",
    "offer_signs",
    "printed_groups",
    "requirement_signs",
    "reward_signs",
    "rival_groups",
    "signs_of",
    "space_signs",
]

_FILLED = (
    abilities, board, cards, conditions, gains, influence, joins, leaders, others, rivals, spies, tracks, trophies,
    turn, units,
)  # fmt: skip
