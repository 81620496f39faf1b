"""What log and decision panel say in fixed games whose seats play at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import shiboken6

from dune_desktop.content import EDITIONS
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.setup import Setup
from dune_desktop.models.asking import Asking
from dune_desktop.models.choices import Choices
from dune_desktop.models.controller import GameController, SeatSetup
from dune_desktop.models.naming import Names
from dune_desktop.records.settings import Settings
from dune_desktop.text.log import heading, line
from dune_desktop.text.spoken import speaking_of
from tests.games import rivals_of, seats_of
from tests.wordings.files import Moment
from tests.wordings.speaking import overheard

#: As in ``tests.games.start``, and the seed.
GAMES: Final = (
    "base 11", "base 12", "uprising+choam 21", "uprising+choam 22", "blend+choam 31", "base@solo.mercenary 41",
    "base@two 42", "uprising+choam@solo.mentat 51", "uprising@two 52",
)  # fmt: skip
_SEATS: Final = (("Olha", "red"), ("Serhii", "blue"), ("Ivanka", "green"), ("Andrii", "yellow"))


def look_for_moments() -> Iterator[Moment]:
    """The decisions in which a sentence is said that was not said before."""
    known: set[tuple[str, str]] = set()
    for game in GAMES:
        with speaking_of(EDITIONS[_edition(game)].products):
            for actions, table in _played(game):
                with overheard() as heard:
                    for _ in table.texts():
                        pass
                if heard - known:
                    known |= heard
                    yield Moment(game, actions)


def table_in(moments: Iterable[tuple[str, tuple[int, ...]]]) -> str:
    """In the language that is spoken: each text where it is said first."""
    said: set[str] = set()
    lines = []
    for game, numbers in moments:
        lines.append(f"# {game}\n")
        with speaking_of(EDITIONS[_edition(game)].products):
            for actions, table in _played(game, numbers):
                new = [text for text in table.texts() if text and text not in said]
                said.update(new)
                lines.append("".join(f"{text}\n" for text in dict.fromkeys((f"[{actions}]", *new))))
    return "\n".join(lines)


class _Table:
    """A game with its question, at one moment of it."""

    def __init__(self, controller: GameController, asking: Asking) -> None:
        self._controller, self._asking = controller, asking

    def texts(self) -> Iterator[str]:
        """What happened last, then what is asked, also one step further."""
        controller = self._controller
        names = Names(controller)
        for event in controller.history[-1].events:
            game = controller.game
            yield from filter(None, (heading(event, game, names.seat), line(event, game, who=names.seat)))
        self._asking.retranslate()
        yield from _said(self._asking.choices)
        opening = next((row for row in self._asking.choices.rows() if row.lit and row.action is None), None)
        if opening is not None and self._asking.choose(opening.ref):
            yield from _said(self._asking.choices)
            self._asking.back()


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


def _edition(game: str) -> str:
    return game.partition(" ")[0].partition("@")[0].partition("+")[0]


def _played(game: str, moments: tuple[int, ...] = ()) -> Iterator[tuple[int, _Table]]:
    """At every decision, or at these only, which makes it quick."""
    controller = _begun(game)
    chance = seats_of(int(game.rpartition(" ")[2]))
    while controller.asked != NOBODY and (not moments or len(controller.history) <= moments[-1]):
        actions = len(controller.history)
        if not moments or actions in moments:
            asking = Asking(controller, Settings(confirm_buy=True))
            yield actions, _Table(controller, asking)
            shiboken6.delete(asking)  # no event loop runs that would do it later
        if controller.busy:
            controller.step()
            continue
        assert controller.game.decision is not None
        options = controller.game.decision.options
        controller.act(options[chance.below(len(options))])
    shiboken6.delete(controller)


def _begun(game: str) -> GameController:
    words, _, seed = game.rpartition(" ")
    edition, _, mode = words.partition("@")
    name, *modules = edition.split("+")
    rivals = rivals_of(name, mode)
    players = 3 if mode or int(seed) % 2 else 4
    people = {"": players, "solo": 1, "two": 2}[rivals.mode]
    seats = tuple(SeatSetup(*_SEATS[n], bot="" if n < people else "rival") for n in range(players))
    setup = Setup(
        players, int(seed), (), tuple(modules), mode=rivals.mode, level=rivals.level, variants=rivals.variants
    )
    assert name in EDITIONS
    return GameController(name, setup, seats, cover="open", opponents_speed=0)
