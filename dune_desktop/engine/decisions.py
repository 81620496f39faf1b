"""A question to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from attrs import define, frozen

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.frames.base import Asker
    from dune_desktop.engine.names import CardNumber, Seat

TURN_KIND, POOL_KIND, COMBAT_KIND, ENDGAME_KIND, PICK_KIND = "turn", "pool", "combat", "endgame", "pick"
#: A Rival turns up its next card: one answer, so that its turn can be followed card by card.
RIVAL_KIND = "rival"
KINDS = (TURN_KIND, POOL_KIND, COMBAT_KIND, ENDGAME_KIND, PICK_KIND, RIVAL_KIND)

#: Windows, by what intrigue cards have for them: in the own turn, in a Combat, with a reward of the winner, with one of
#: anybody else, at the end of the game. A product may have more.
PLOT, COMBAT, WIN, REWARD, ENDGAME = "plot", "combat", "win", "reward", "endgame"


@frozen
class Pick:
    """What a pick asks for."""

    id: str
    #: What its options are: the kind of component by whose ids they are named; empty where they are no such things.
    of: str = ""
    #: Those of them that are not printed in any game.
    ids: tuple[str, ...] = ()


#: By id. A product's new kind of pick is entered beside the effect that asks for it.
PICKS: dict[str, Pick] = {}


def enter(*picks: Pick) -> None:
    """From now on effects can ask for these."""
    PICKS.update((pick.id, pick) for pick in picks)


enter(
    Pick("branch"),
    Pick("amount"),
    Pick("yes", ids=("yes", "no")),
    Pick("card", "card"),
    Pick("trophy", "card"),
    Pick("faction", "faction"),
    Pick("space", "space"),
    Pick("agent", "space", ("leader",)),
    Pick("seat", "seat", ("seat0", "seat1", "seat2", "seat3")),
    Pick("post", "post"),
    Pick("spy", "post"),
    Pick("contract", "contract"),
    Pick("unit", "unit"),
    Pick("training", "node"),
    Pick("node", "node"),
)


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
    #: The window in which one may play cards and take up standing offers.
    window: str = ""

    # What only a ``PickDecision`` says: most decisions are menus, and are made faster without it.
    #: The effect that asks, or that is offered with yes or no; else the rule that asks.
    asks: ClassVar[Effect | Asker | None] = None
    #: Of so many picks that are asked one after another this is one, counted from 1.
    step: ClassVar[int] = 1
    steps: ClassVar[int] = 1
    #: What is picked is paid or lost.
    cost: ClassVar[bool] = False
    #: The cards that it is about: who is asked knows them, others may not.
    about: ClassVar[tuple[CardNumber, ...]] = ()


@define(eq=False)
class PickDecision(Decision):
    """One in which an effect or a rule asks for something."""

    asks: Effect | Asker | None = None  # type: ignore[misc]
    step: int = 1  # type: ignore[misc]
    steps: int = 1  # type: ignore[misc]
    cost: bool = False  # type: ignore[misc]
    about: tuple[CardNumber, ...] = ()  # type: ignore[misc]
