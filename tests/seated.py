"""Games with people and bots at one screen, for the tests of the controller."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.engine.actions import END, REVEAL, Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN, Session
from dune_desktop.models.shown_game import seats_of
from dune_desktop.records.game_info import GameInfo, SeatSetup
from dune_desktop.records.record import Record, Recorder, RecordStep, Replayed, replay

COLOURS = ("red", "blue", "green", "yellow")
NAMES = ("Olha", "Andrii", "Iva", "Boris")


def seats(humans: int, players: int = 3, bot: str = "random") -> tuple[SeatSetup, ...]:
    """So many humans, then bots."""
    return tuple(SeatSetup(NAMES[n], COLOURS[n], "" if n < humans else bot) for n in range(players))


def game_of(humans: int = 3, players: int = 3, seed: int = 1, **more: object) -> GameController:
    return GameController("base", Setup(players, seed), seats(humans, players), **more)  # type: ignore[arg-type]


def resumed(record: Record, **more: object) -> GameController:
    """The game of a record, to be played on."""
    more = {"replayed": replay(record, listen=True), **more}
    return GameController(record.edition, record.setup, seats_of(record), **more)  # type: ignore[arg-type]


def options(controller: GameController) -> tuple[Action, ...]:
    assert controller.question is not None
    assert controller.question.options
    return controller.question.options


def play_on(controller: GameController, chance: Chance, until: Callable[[], bool] = lambda: False) -> None:
    """All seats answer at random, each uncovers when it is asked, bots move when they are due."""
    while controller.asked != NOBODY and not until():
        if controller.opponents.busy:
            controller.opponents.step()
            continue
        controller.uncover()
        some = options(controller)
        assert controller.act(some[chance.below(len(some))])


def session(seed: int, players: int, cover: str = OPEN) -> Session:
    recorder = Recorder("base", Setup(players, seed), [], GameInfo(seats(players, players)))
    begun = Replayed(recorder, "", [RecordStep(NOBODY, None, tuple(recorder.game.events or ()))])
    return Session(begun, tuple(range(players)), cover)


def early(leader: str = "helena_richese") -> GameController:
    """The first turn of this leader, with open hands."""
    controller = GameController("base", Setup(3, 1, (leader,)), seats(3), cover=OPEN)
    while controller.asked != 0:
        controller.act(REVEAL if REVEAL in options(controller) else END)
    return controller
