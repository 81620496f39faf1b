"""Every word that asks does so in a scenario of something that it is printed on; one that does it wrong is named."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from attrs import frozen

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import PICK_AMOUNT, Action
from dune_desktop.engine.effects import AcquireReserve, ChooseTokens, PairWild
from dune_desktop.engine.effects.base import Asking, Cost, Effect
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import Context
from dune_desktop.engine.state import Game
from dune_desktop.positions.readers import Miswritten
from dune_desktop.scenarios.scenario import Scenario, run
from dune_desktop.text import addresses
from dune_desktop.text.effects.prompts import prompting
from dune_desktop.text.wording import wording
from tests.rules import TESTS
from tests.scenario_files import load
from tests.test_vocabulary import open_item, table
from tests.worded import worded

#: Why no scenario leads to what these ask.
EXEMPT = {
    AcquireReserve: "it takes the one card that it names",
    ChooseTokens: "it asks before the first round: see test_rules_setup.py",
    PairWild: "no component has it: see scenarios/uprising/objectives.toml",
}


def _words(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts():
        yield from _words(part)


def asks(kind: type[Effect]) -> bool:
    """It takes an answer, or may have to be picked before it is paid."""
    if issubclass(kind, Cost) and kind.what:
        return True
    return issubclass(kind, Asking) and kind.asks and kind.chosen is not Asking.chosen


@cache
def printed() -> dict[type[Effect], set[str]]:
    """By kind of word that asks, the ids of what it is printed on."""
    found: dict[type[Effect], set[str]] = defaultdict(set)
    for edition in EDITIONS.values():
        for _, component, one in addresses._all_printed(edition):
            for word in _words(one.effect):
                if asks(type(word)) and type(word) not in EXEMPT:
                    found[type(word)].add(component)
    return found


@cache
def scenarios() -> tuple[Scenario, ...]:
    found: list[Scenario] = []
    for path in sorted((TESTS / "scenarios").rglob("*.toml")):
        try:
            found += load(path)
        except Miswritten:  # test_scenarios fails for it
            continue
    return tuple(found)


@pytest.mark.parametrize("kind", printed(), ids=lambda kind: kind.__name__)
def test_a_word_that_asks_is_asked_in_a_scenario(kind: type[Effect]) -> None:
    on = printed()[kind]
    found: list[Any] = []

    def look(game: Game) -> None:
        if game.decision is not None and isinstance(game.decision.asks, kind):
            found.append(game.decision)

    for scenario in scenarios():
        if on & {component.partition(".")[2] for component in scenario.covers}:
            run(scenario, look)
            if found:
                return
    pytest.fail(f"no scenario of {', '.join(sorted(on))} leads to what {kind.__name__} asks", pytrace=False)


# ---------------------------------------------------------------- what can go wrong


def asked_by(word: Effect) -> Game:
    """The game at what a word asks that waits in the pool of a turn."""
    game = table()
    game.apply(open_item(game, word).printed.do)
    return game


@frozen
class Beg(Asking):
    """Asks for so much, of so many amounts."""

    what: str = "amount"
    n: int = 2

    def do(self, game: Game, at: Context) -> None:
        ask(game, self, at.seat, self.what, list(PICK_AMOUNT[: self.n]), at.address)


def test_who_asks_and_offers_nothing_is_named() -> None:
    assert faults(asked_by(Beg())) == []
    assert faults(asked_by(Beg(n=0))) == ["Beg asks, but offers no answer"]


def test_who_asks_for_what_nobody_entered_is_named() -> None:
    assert faults(asked_by(Beg("alms"))) == ["Beg asks for 'alms', which is no Pick that was entered"]


def test_who_does_not_say_what_it_does_is_named() -> None:
    with pytest.raises(NotImplementedError, match="Beg has no 'chosen'"):
        asked_by(Beg()).apply(PICK_AMOUNT[1])

    @frozen
    class Idle(Asking):
        """Asks nothing."""

    with pytest.raises(NotImplementedError, match="Idle has no 'do'"):
        asked_by(Idle())


def test_who_takes_answers_has_to_be_asking() -> None:
    with pytest.raises(TypeError, match="Take takes an answer: it has to be an Asking"):

        @frozen
        class Take(Effect):
            """No frame waits for its answer."""

            def chosen(self, game: Game, run: Run, action: Action) -> None: ...


def test_a_hole_of_a_prompt_that_nothing_fills_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(wording, Beg, lambda one: f"beg for {one.n}")
    worded(asked_by(Beg()))
    words = "{sorce}: how much?"
    monkeypatch.setitem(prompting, Beg, lambda _, asked: words.format(source=asked.source))
    with pytest.raises(AssertionError, match=r"the prompt of Beg\(.*\) has a hole 'sorce' that nothing fills"):
        worded(asked_by(Beg()))
