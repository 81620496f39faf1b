"""A question to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.names import Seat

TURN_KIND, POOL_KIND, COMBAT_KIND, ENDGAME_KIND, PICK_KIND = "turn", "pool", "combat", "endgame", "pick"
#: A Rival turns up its next card: one answer, so that its turn can be followed card by card.
RIVAL_KIND = "rival"
KINDS = (TURN_KIND, POOL_KIND, COMBAT_KIND, ENDGAME_KIND, PICK_KIND, RIVAL_KIND)
#: What a pick asks for.
PICKS = (
    "branch", "amount", "card", "faction", "space", "agent", "seat", "yes",
    "post", "spy", "contract", "trophy", "training",
)  # fmt: skip


@define(eq=False)
class Decision:
    """Who is asked, for whom, what kind of question, because of what, and every legal answer.

    Never changed once made: clones of a game share it.
    """

    seat: Seat
    player: Seat
    kind: str
    options: list[Action]
    what: str = ""
    source: str = ""
    #: Legal, offered by the window, but never to bots: taking back goes in circles.
    take_back: tuple[Action, ...] = ()
    #: What is offered with yes or no: mostly a part of what stands at ``source``.
    offered: Effect | None = None
