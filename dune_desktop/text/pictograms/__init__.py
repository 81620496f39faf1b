"""The words of cards as lines of icons, which the card faces draw; what stands for each is beside its sentence."""

from dune_desktop.text import effects
from dune_desktop.text.pictograms.boxes import (
    battle_sign,
    box_groups,
    box_signs,
    contract_reward,
    control_signs,
    faction_signs,
    hagal_lines,
    intrigue_groups,
    intrigue_kinds,
    leader_groups,
    offer_signs,
    printed_groups,
    requirement_signs,
    reward_signs,
    rival_groups,
    space_signs,
)
from dune_desktop.text.pictograms.drawing import amount_signs, icon_signs, needs_words, signs_of

__all__ = [
    "amount_signs",
    "battle_sign",
    "box_groups",
    "box_signs",
    "contract_reward",
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

_FILLED = effects
