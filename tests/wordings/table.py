"""What log and decision panel say in the positions of scenarios, which are the same whatever lies in the decks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final

import shiboken6
from attrs import evolve

from dune_desktop.engine.decisions import RIVAL_KIND
from dune_desktop.engine.errors import GameError
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.state import Game
from dune_desktop.files.settings import Settings
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.choosing.choices import Choices
from dune_desktop.models.game.controller import GameController
from dune_desktop.positions.building import build
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.records.record import Recorder, RecordStep, Replayed
from dune_desktop.scenarios.scenario import Scenario
from dune_desktop.text.log.sentences import heading, line, with_causes
from dune_desktop.text.spoken_names import speaking_of
from tests.asked import table
from tests.scenario_files import load
from tests.wordings.examples import examples
from tests.wordings.files import Moment
from tests.wordings.speaking import overheard

_SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
#: The seed deals what a position does not say: what is said with each of them depends on the position alone.
_SEEDS: Final = (7001, 7002)
_BARON: Final = "baron_vladimir_harkonnen"
_SEATS: Final = (("Olha", "red"), ("Serhii", "blue"), ("Ivanka", "green"), ("Andrii", "yellow"))


def look_for_moments() -> Iterator[Moment]:
    """The questions in which a sentence is said that was not said before, and that depend on nothing that is dealt."""
    with overheard() as known:
        for _ in examples():
            pass
    for path in sorted(_SCENARIOS.rglob("*.toml")):
        file = str(path.relative_to(_SCENARIOS))
        for name, scenario in _scenarios(file).items():
            for steps in range(len(scenario.steps) + 1):
                with overheard() as heard:
                    said = _said_in(scenario, steps)
                if heard - known and all(_said_in(_dealt(scenario, seed), steps) == said for seed in _SEEDS):
                    known |= heard
                    yield Moment(file, name, steps)


def table_in(moments: Iterable[Moment]) -> str:
    """In the language that is spoken: each text where it is said first."""
    said: set[str] = set()
    lines = []
    for title, texts in chain(examples(), (_setup(),), _positions(moments)):
        new = [text for text in dict.fromkeys(texts) if text and text not in said]
        said.update(new)
        lines.append("".join(f"{text}\n" for text in (f"# {title}", *new)))
    return "\n".join(lines)


def asked_in(moments: Iterable[Moment]) -> tuple[set[str], set[str]]:
    """The kinds of questions, and of picks, that are asked there."""
    games = (_played(_scenarios(file)[name], steps)[0] for file, name, steps in moments)
    asked = [game.decision for game in games if game.decision is not None]
    return {one.kind for one in asked} - {RIVAL_KIND}, {one.what for one in asked}


def _setup() -> tuple[str, list[str]]:
    """The one question of the setup; no scenario has it, as positions begin after that."""
    answering = table(1, 3, (_BARON, "paul_atreides", "glossu_rabban"))
    texts = [*_said(answering.choices)]
    answering.take(next(answering.choices.rows()))
    return f"setup: {_BARON}", [*texts, *_said(answering.choices)]


def _positions(moments: Iterable[Moment]) -> Iterator[tuple[str, list[str]]]:
    for file, name, steps in moments:
        yield f"{file}: {name} [{steps}]", _said_in(_scenarios(file)[name], steps)


@cache
def _scenarios(file: str) -> dict[str, Scenario]:
    return {one.name: one for one in load(_SCENARIOS / file)}


def _dealt(scenario: Scenario, seed: int) -> Scenario:
    return evolve(scenario, position=evolve(scenario.position, setup=evolve(scenario.position.setup, seed=seed)))


def _said_in(scenario: Scenario, steps: int) -> list[str]:
    """What the log says of the last of so many steps, then what is asked, also one step further."""
    with speaking_of(scenario.edition.products):
        try:
            game, step = _played(scenario, steps)
        except GameError:
            return []
        controller = _controller(scenario, game, step)
        try:
            return [*filter(None, (*_told(controller), *_asked(controller)))]
        finally:
            shiboken6.delete(controller)


def _played(scenario: Scenario, steps: int) -> tuple[Game, RecordStep]:
    game = build(scenario.edition, scenario.position)
    game.events = []
    last = RecordStep(NOBODY, None, ())
    for one in scenario.steps[:steps]:
        if one.answer is not None and game.decision is not None:
            seat, action = game.decision.seat, one.answer.action
            last = RecordStep(seat, action, tuple(game.apply(action)))
    return game, last


def _controller(scenario: Scenario, game: Game, step: RecordStep) -> GameController:
    recorder = Recorder(scenario.edition.id, scenario.position.setup, [])
    recorder.game = game
    names = zip(_SEATS, game.players, strict=False)
    seats = tuple(SeatSetup(*seat, bot="rival" if player.rival else "") for seat, player in names)
    replayed = Replayed(recorder, "", [RecordStep(NOBODY, None, ()), step])
    return GameController(
        scenario.edition.id, recorder.setup, seats, cover="open", opponents_speed=0, replayed=replayed
    )


def _told(controller: GameController) -> Iterator[str | None]:
    game, names = controller.game, [seat.name for seat in controller.seats]
    for event, cause in with_causes(controller.history[-1].events, controller.edition):
        yield from (heading(event, game, names.__getitem__), line(event, game, None, names.__getitem__, cause))


def _asked(controller: GameController) -> Iterator[str]:
    decision = controller.game.decision
    if decision is None or decision.kind == RIVAL_KIND:
        return
    answering = Answering(controller, Settings(confirm_buy=True))
    yield from _said(answering.choices)
    opening = next((row for row in answering.choices.rows() if row.lit and row.action is None), None)
    if opening is not None and answering.choose(opening.ref):
        yield from _said(answering.choices)
    shiboken6.delete(answering)  # no event loop runs that would do it later


def _said(choices: Choices) -> Iterator[str]:
    yield from (f"{choices.heading} · {choices.source}", choices.prompt)
    for group in choices.groups:
        yield group.title
        for row in group.rows:
            yield " | ".join(filter(None, (row.title, row.detail, row.words.replace("\n", " / "), row.reason)))
            yield from (title for title, _ in row.variants)
            yield row.confirm
    for button in choices.buttons:
        yield " | ".join(filter(None, (button.title, button.detail, button.words.replace("\n", " / "))))
        yield button.confirm
