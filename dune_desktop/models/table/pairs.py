"""Which cards sent an agent together in this round: after the turn no rule asks, so only the events tell."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.engine.events import RoundBegan, Sent
from dune_desktop.engine.names import NO_CARD, CardNumber
from dune_desktop.records.record import RecordStep


def partners(history: Sequence[RecordStep]) -> dict[CardNumber, CardNumber]:
    """To each card of a pair the other one; a card that came back to hand and was sent anew has left its first one."""
    found: dict[CardNumber, CardNumber] = {}
    for step in reversed(history):
        for event in reversed(step.events):
            if isinstance(event, RoundBegan):
                return _mutual(found)
            if isinstance(event, Sent):
                found.setdefault(event.card, event.partner)
                found.setdefault(event.partner, event.card)
    return _mutual(found)


def _mutual(found: dict[CardNumber, CardNumber]) -> dict[CardNumber, CardNumber]:
    return {card: other for card, other in found.items() if NO_CARD not in (card, other) and found[other] == card}
