"""Games against Rivals, for the tests of what is shown of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dune_desktop.bots.names import RIVAL
from dune_desktop.engine import events
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.rivals.printed import SOLO, TWO, VARIANTS
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.records.game_info import SeatSetup
from tests.games import seats_of

COLOURS = ("red", "blue", "green")
PEOPLE_OF = {SOLO: 1, TWO: 2}
#: Edition, mode, level, variants, Rivals.
GAMES = (
    ("base", SOLO, "mercenary", (), ()),
    ("base", TWO, "", (), ()),
    ("uprising", SOLO, "mentat", VARIANTS, ()),
    ("uprising", TWO, "", (), ("glossu_rabban",)),
)
IDS = [f"{edition}_{mode}" for edition, mode, *_ in GAMES]


def game(
    edition: str = "base",
    mode: str = SOLO,
    level: str = "sardaukar",
    variants: tuple[str, ...] = (),
    rivals: tuple[str, ...] = (),
    seed: int = 1,
    **more: Any,
) -> GameController:
    people = PEOPLE_OF[mode]
    seats = tuple(SeatSetup(f"Player {n}", COLOURS[n], "" if n < people else RIVAL) for n in range(3))
    leaders = (*(None,) * people, *rivals)
    setup = Setup(3, seed, leaders, mode=mode, level=level if mode == SOLO else "", variants=variants)
    return GameController(edition, setup, seats, **({"cover": "open"} | more))


def play(
    controller: GameController, until: Callable[[], bool] = lambda: False, each: Callable[[], None] = lambda: None
) -> bool:
    """People answer at random, Rivals move step by step; whether it came to what was waited for."""
    chance: Chance = seats_of(3)
    while controller.asked != NOBODY:
        if until():
            return True
        if controller.opponents.busy:
            controller.opponents.step()
        else:
            controller.uncover()
            assert controller.question is not None
            options = controller.question.options or ()
            stays = [one for one in options if one.verb != "reveal"] or list(options)
            assert controller.act(stays[chance.below(len(stays))])
        each()
    return until()


def last(controller: GameController, kind: type[events.Event]) -> Any:
    return next((event for event in controller.history[-1].events if isinstance(event, kind)), None)
