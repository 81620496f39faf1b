"""What an agent's visit to a space costs the seat that is asked, and gives, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.units import control_of
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.naming import box_lines
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.effects import amounts, box

if TYPE_CHECKING:
    from dune_desktop.models.choosing.open_question import OpenQuestion


def words_of_space(asked: OpenQuestion, space: int) -> str:
    """Its boxes as they stand in its tooltip, as far as they matter to this visit: a line each."""
    return "\n".join((*box_lines(_boxes(asked, space)), *_there_now(asked, space)))


def _boxes(asked: OpenQuestion, space: int) -> dict[str, str]:
    """Without what must be, because it is; with the price of this seat, unless that is a choice among effects."""
    printed = boxes_of(asked.edition.spaces[space])
    prices = asked.prices(space)
    cost = amounts(prices[0]) if len(prices) == 1 and any(prices[0]) else ""
    shown = {where: text for where, text in printed.items() if where in ("effects", "reveal")}
    return ({"cost": cost} if cost else {}) | shown


def _there_now(asked: OpenQuestion, space: int) -> Iterator[str]:
    """Spice that gathered, and who is paid for control when an agent comes (R15.3)."""
    if asked.view.bonus[space]:
        yield Choosing.tr("%n bonus spice there", "", asked.view.bonus[space])
    owner, bonus = control_of(asked.view, space), asked.edition.spaces[space].control
    if not bonus or owner == NOBODY:
        return
    effects = box(bonus)
    if owner == asked.seat:
        yield Choosing.tr("Control bonus for you: {effects}").format(effects=effects)
    else:
        yield Choosing.tr("Control bonus for {player}: {effects}").format(
            player=asked.names.seat(owner), effects=effects
        )
