"""Contracts and battle icons as signs."""

from __future__ import annotations

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import BATTLE_ICONS, ICONS
from dune_desktop.engine.printed import Conflict, Contract, Objective
from dune_desktop.text.pictograms.boxes import Groups, groups_of
from dune_desktop.text.pictograms.signs import Sign, Signs


def contract_reward(contract: Contract) -> Groups:
    """What completing it gives."""
    return groups_of(contract.done.effect.parts())


def contract_condition(contract: Contract, edition: Edition) -> Signs:
    """What completes it: the icon of the space, or the deed."""
    if contract.space is not None:
        return (Sign(ICONS[edition.spaces[edition.space_index[contract.space]].icon]),)
    if contract.harvest:
        return Sign("maker"), Sign("spice", f"{contract.harvest}+")
    return (Sign("acquire"),) if contract.acquire is not None else (Sign("contract"),)


def battle_sign(face: Conflict | Objective) -> Sign | None:
    """Its battle icon; base Conflicts have none."""
    return None if face.icon is None else Sign(BATTLE_ICONS[face.icon])
