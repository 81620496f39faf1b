"""What several tests need: games played at random by the engine's own generator, so that two numbers are a game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from attrs import fields

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.events import Event
from dune_desktop.engine.facts import Facts
from dune_desktop.engine.frames.base import Frame
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game

BASE = EDITIONS["base"]

#: Mixed into the seed of a game for the generator of its seats: both of one seed would go in step.
_SEATS = 0x5EA75


def seats_of(seed: int) -> Chance:
    """The generator from which the random seats of this game choose."""
    return Chance(seed ^ _SEATS)


def start(
    seed: int, players: int = 3, leaders: tuple[str | None, ...] = (), listen: bool = False, edition: str = "base"
) -> Game:
    """A game at its first decision; with ``listen`` its events are made, those of the setup too.

    ``edition`` may name modules, and the mode with Rivals, its level and variants: ``uprising+choam@solo.mentat``.
    """
    game, _, mode = edition.partition("@")
    name, *modules = game.split("+")
    rivals = rivals_of(name, mode)
    setup = Setup(
        players, seed, leaders, tuple(modules), mode=rivals.mode, level=rivals.level, variants=rivals.variants
    )
    return new_game(EDITIONS[name], setup, [] if listen else None)


class Rivals(NamedTuple):
    """The mode of a game, its level and its variants; empty: people only."""

    mode: str = ""
    level: str = ""
    variants: tuple[str, ...] = ()


def rivals_of(edition: str, words: str) -> Rivals:
    """``solo.mentat.row_dice``: the mode, its level, variants."""
    mode, *rest = words.split(".")
    levels = {level.id for one in EDITIONS[edition].automas for level in one.levels}
    level = next((word for word in rest if word in levels), "")
    return Rivals(mode, level, tuple(word for word in rest if word != level))


def choose(game: Game, chance: Chance) -> Action:
    """One of the options, each equally likely."""
    assert game.decision is not None
    return game.decision.options[chance.below(len(game.decision.options))]


def walk(game: Game, chance: Chance) -> Iterator[Action]:
    """Play to the end with random seats; each action is yielded before it is taken."""
    while game.decision is not None:
        action = choose(game, chance)
        yield action
        game.apply(action)


def play(seed: int, players: int = 3) -> tuple[Game, list[str]]:
    """A random game played to its end, with the texts of its actions."""
    game = start(seed, players)
    return game, [action.text for action in walk(game, seats_of(seed))]


def follow(game: Game, texts: Iterable[str]) -> Iterator[Game]:
    """Take actions given as texts; the game is yielded before each of them and at the end."""
    for text in texts:
        yield game
        game.apply(Action.parse(text))
    yield game


def frame_classes() -> set[type[Frame]]:
    """Every kind of frame that the engine has and that does something itself."""
    found: set[type[Frame]] = set()
    waiting = [Frame]
    while waiting:
        below = waiting.pop().__subclasses__()
        # attrs makes a slotted class anew: the first one is still there, but is not what its module holds.
        below = [cls for cls in below if getattr(sys.modules[cls.__module__], cls.__name__) is cls]
        found.update(below)
        waiting += below
    return {cls for cls in found if cls.__module__.startswith("dune_desktop.") and cls.step is not Frame.step}


def events_of(game: Game) -> list[Event]:
    """What the last action made."""
    assert game.events is not None
    return game.events


_STATE: tuple[type[Any], ...] = (Facts, Frame)


def plain_copy(thing: Any) -> Any:
    """A copy field by field, knowing nothing of ``clone``: it misses no field and shares nothing that changes."""
    if isinstance(thing, Chance):
        copy = Chance(0)
        copy.state = thing.state
        return copy
    if isinstance(thing, _STATE):
        copy = object.__new__(type(thing))
        for field in fields(type(thing)):
            setattr(copy, field.name, plain_copy(getattr(thing, field.name)))
        return copy
    if isinstance(thing, list):
        return [plain_copy(one) for one in thing]
    if isinstance(thing, dict) and any(isinstance(one, Facts) for one in thing.values()):
        return {cls: plain_copy(one) for cls, one in thing.items()}
    if isinstance(thing, bytearray):
        return bytearray(thing)
    return thing  # printed, or never changed once made


def changing(thing: Any) -> set[int]:
    """The identities of all that may change in a state."""
    if isinstance(thing, Chance | bytearray):
        return {id(thing)}
    if isinstance(thing, dict) and any(isinstance(one, Facts) for one in thing.values()):
        return {id(thing), *(number for one in thing.values() for number in changing(one))}
    if isinstance(thing, list):
        return {id(thing), *(number for one in thing for number in changing(one))}
    if isinstance(thing, _STATE) and thing.clone() is not thing:  # some frames never change
        return {id(thing), *(n for field in fields(type(thing)) for n in changing(getattr(thing, field.name)))}
    return set()
