"""What the tests of questions need: a table with open hands, and every way to every answer."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import OPEN
from dune_desktop.models.refs import BACK_BUTTON, CONFIRM_BUTTON, SPACE, Ref
from dune_desktop.positions.building import build
from dune_desktop.positions.position import read_position
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record import Recorder, RecordStep, Replayed

SEATS = (
    SeatSetup("Serhii", "red"),
    SeatSetup("Olha", "blue"),
    SeatSetup("Andrii", "green"),
    SeatSetup("Ivanka", "yellow"),
)


def table(
    seed: int,
    players: int = 3,
    leaders: tuple[str | None, ...] = (),
    *,
    edition: str = "base",
    expansions: tuple[str, ...] = (),
    **settings: Any,
) -> Answering:
    """A new game where everybody shows everything, with all modules."""
    setup = Setup(players, seed, leaders, (*EDITIONS[edition].recipe.modules, *expansions))
    controller = GameController(edition, setup, SEATS[:players], cover=OPEN)
    return _answering(controller, **settings)


def position(
    text: str, *actions: str, edition: str = "base", seats: tuple[SeatSetup, ...] = SEATS, **settings: Any
) -> Answering:
    """The question in a position, given as in the scenarios, after these actions."""
    return _answering(set_up(text, *actions, edition=edition, seats=seats), **settings)


def set_up(text: str, *actions: str, edition: str = "base", seats: tuple[SeatSetup, ...] = SEATS) -> GameController:
    """The game in a position, given as in the scenarios, after these actions; every step is taken by hand."""
    where = read_position(EDITIONS[edition], tomllib.loads(text))
    recorder = Recorder(edition, where.setup, [])
    recorder.game = build(EDITIONS[edition], where)
    recorder.game.events = []
    replayed = Replayed(recorder, "", [RecordStep(NOBODY, None, ())])
    controller = GameController(edition, recorder.setup, seats[: where.setup.players], cover=OPEN, replayed=replayed)
    controller.by_hand = True
    for action in actions:
        assert controller.act(Action.parse(action)), action
    return controller


def _answering(controller: GameController, **settings: Any) -> Answering:
    answering = Answering(controller, Settings(**settings))
    answering.controller = controller  # type: ignore[attr-defined]
    return answering


def answers(answering: Answering, by_rows: bool) -> Iterator[tuple[tuple[Ref, ...], Action]]:
    """Every way to an answer from here: by rows and buttons alone, or by pieces of the table too."""
    choices = answering.choices
    rows = {choice.ref: choice for choice in (*choices.rows(), *choices.buttons)}
    for ref, choice in (rows if by_rows else choices.by_ref).items():
        if ref == BACK_BUTTON:
            continue
        for action in whole(choice):
            yield (ref,), action
        if choice.lit and choice.action is None:
            before = answering.draft
            assert answering.choose(ref)
            assert answering.draft[:-1] == before
            for path, action in answers(answering, by_rows):
                yield (ref, *path), action
            assert answering.back()
            assert answering.draft == before


def drop(answering: Answering, source: Ref, target: Ref) -> bool:
    """Drag a piece onto another one."""
    choice = answering.targets(source).get(target)
    return choice is not None and choice.lit and answering.drop(source, choice)


def rows(answering: Answering) -> dict[str, Choice]:
    """What can be taken, by its title."""
    return {row.title: row for row in answering.choices.rows() if not row.refused}


def refused(answering: Answering) -> dict[str, str]:
    """What is refused, with the reason."""
    return {row.title: row.reason for row in answering.choices.rows() if row.refused}


def confirming(answering: Answering) -> Choice | None:
    """What was taken and waits for a yes: it stands in the place of the question."""
    return next((row for row in answering.choices.rows() if row.ref == CONFIRM_BUTTON), None)


def buttons(answering: Answering) -> list[str]:
    return [button.title for button in answering.choices.buttons]


def signs(choice: Choice) -> str:
    return " ".join(sign.name + sign.number for sign in choice.signs)


def space(answering: Answering, space_id: str) -> Ref:
    return SPACE, answering.controller.edition.space_index[space_id]  # type: ignore[attr-defined]


def whole(choice: Choice) -> list[Action]:
    """The answers that a choice gives by itself."""
    own = [] if choice.action is None or choice.refused else [choice.action]
    return [*own, *choice.steps, *choice.take_back, *(action for _, action in choice.variants)]
