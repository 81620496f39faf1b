"""Contracts and battle icons as signs."""

from __future__ import annotations

from dune_desktop.engine.names import BATTLE_ICONS
from dune_desktop.engine.printed import Conflict, Contract, Objective
from dune_desktop.text.pictograms.boxes import Groups, groups_of
from dune_desktop.text.pictograms.signs import Sign


def contract_reward(contract: Contract) -> Groups:
    """What completing it gives."""
    return groups_of(contract.done.effect.parts())


def battle_sign(face: Conflict | Objective) -> Sign | None:
    """Its battle icon; base Conflicts have none."""
    return None if face.icon is None else Sign(BATTLE_ICONS[face.icon])
