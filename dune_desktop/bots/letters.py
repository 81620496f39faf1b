"""What a program and a process that thinks for it write to each other: a line of JSON each.

``{"id": 7, "do": "choose", "edition": "base", "setup": {...}, "world": "gASV...", "bot": "skilled", ...}`` is
answered by ``{"id": 7, "action": "agent dagger > arrakeen"}``, or by ``{"id": 7, "error": "..."}`` if the bot fails.
``"do"`` may also be ``advise``, ``chances`` and ``prepare``. ``{"do": "hurry", "id": 7}`` asks to answer now with what
was found so far; ``{"do": "forget", "id": 7}`` not to answer at all. The first line from the process says that it is
there.
"""

from __future__ import annotations

import json
import pickle
from base64 import b64decode, b64encode
from typing import TYPE_CHECKING, Any, Final

from attrs import asdict, evolve, frozen

from dune_desktop.bots.bot import PLAYOUTS
from dune_desktop.bots.worlds import packed, unpacked
from dune_desktop.engine.setup import Setup

if TYPE_CHECKING:
    from dune_desktop.bots.advice import Advice
    from dune_desktop.engine.state import Game

#: What is asked.
CHOOSE, ADVISE, CHANCES, PREPARE = "choose", "advise", "chances", "prepare"
#: What is said of something that was asked before.
HURRY, FORGET = "hurry", "forget"
#: Says that the process is there and listens.
READY: Final = "ready"

Values = dict[str, Any]


@frozen
class Budget:
    """How much may be thought about a question: an ``Effort`` that can be written down."""

    playouts: int = PLAYOUTS
    #: 0: no clock cuts it short.
    seconds: float = 0.0

    def values(self) -> Values:
        """For a line."""
        return {"playouts": self.playouts, "seconds": self.seconds}


@frozen
class Place:
    """Which game is played, as far as everybody may know it: no seed, from which all cards would follow."""

    edition: str
    setup: Setup

    @staticmethod
    def of(edition: str, setup: Setup) -> Place:
        """Leaders are in every world, and no matter of what is printed."""
        return Place(edition, evolve(setup, seed=0, leaders=()))

    def values(self) -> Values:
        """For a line."""
        return {"edition": self.edition, "setup": asdict(self.setup)}

    @staticmethod
    def read(values: Values) -> Place:
        """From a line."""
        setup: Values = {key: tuple(one) if isinstance(one, list) else one for key, one in values["setup"].items()}
        return Place(values["edition"], Setup(**setup))


@frozen
class SentWorld:
    """A world that was dealt for a seat (``worlds.deal``), as it leaves the process of the game."""

    place: Place
    world: bytes

    @staticmethod
    def of(world: Game, edition: str, setup: Setup) -> SentWorld:
        """Of a dealt world, never of the game itself."""
        return SentWorld(Place.of(edition, setup), packed(world, setup.players))

    def values(self) -> Values:
        """For a line."""
        return {**self.place.values(), "world": _text(self.world)}

    @staticmethod
    def read(values: Values) -> Game:
        """The world, from a line."""
        place = Place.read(values)
        return unpacked(b64decode(values["world"]), place.edition, place.setup)


def line(values: Values) -> bytes:
    """What is written."""
    return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def of_line(line: bytes) -> Values:
    """What was written. Raises ValueError."""
    values = json.loads(line)
    if not isinstance(values, dict):
        raise ValueError(f"no letter: {line[:80]!r}")
    return values


def advice_text(advice: Advice) -> str:
    """Advice is all plain values; both sides are the same program."""
    return _text(pickle.dumps(advice, pickle.HIGHEST_PROTOCOL))


def advice_of(text: str) -> Advice:
    """What ``advice_text`` has written."""
    advice: Advice = pickle.loads(b64decode(text))
    return advice


def _text(data: bytes) -> str:
    return b64encode(data).decode("ascii")
