"""Contracts in words: what completes one, and what that gives."""

from __future__ import annotations

from dune_desktop.engine.printed import Contract
from dune_desktop.text.effects import sentences
from dune_desktop.text.spoken import called
from dune_desktop.text.tongue import Context

Contracts = Context("Contracts")


def contract_boxes(contract: Contract) -> dict[str, str]:
    """Its two boxes."""
    return {"requires": _condition(contract), "effects": sentences(contract.done.effect.parts())}


def _condition(contract: Contract) -> str:
    if contract.space is not None:
        return Contracts.tr("Send an Agent to {space}.").format(space=called("space", contract.space))
    if contract.harvest:
        return Contracts.tr(
            "Send an Agent to a Maker board space and gain %n or more spice in that turn.", "", contract.harvest
        )
    if contract.acquire is not None:
        return Contracts.tr("Acquire {card}.").format(card=called("card", contract.acquire))
    return Contracts.tr("Completed as soon as it is taken.")
