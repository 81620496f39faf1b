"""The steps of a turn that was only thought of: each as the log would tell it, with what it touches on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Final

from attrs import frozen

from dune_desktop.engine.actions import END, Action
from dune_desktop.engine.events import (
    Answered,
    CardMoved,
    CombatEnded,
    Event,
    Gained,
    GameOver,
    PhaseBegan,
    Resolved,
    RoundBegan,
    TurnBegan,
    UnitsMoved,
)
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.market import RESERVE as RESERVED
from dune_desktop.engine.names import BANK, NO_CARD, WATCHER, CardNumber
from dune_desktop.engine.state import Game
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import CARD, END_BUTTON, RESERVE, SEAT, Ref, units_ref
from dune_desktop.models.story.touched import touched
from dune_desktop.text.log.sentences import lines, with_causes
from dune_desktop.text.translating import Texts

Hinting = Texts("Hinting")

#: Of these one sees what they lead to.
_ASKED: Final = (Answered, Resolved)
#: From here on nothing is the seat's doing any more: others move, or the Conflict is over and the next round comes.
_COURSE: Final = (TurnBegan, CombatEnded, PhaseBegan, RoundBegan, GameOver)


@frozen
class TurnStep:
    """One step of the turn."""

    #: What is done, and in further sentences what comes of it.
    told: tuple[str, ...]
    #: What it touches; what it is about comes first.
    refs: tuple[Ref, ...] = ()


def steps_of(world: Game, actions: tuple[Action, ...], names: Names) -> tuple[TurnStep, ...]:
    """What the asked seat would do one after the other; the world is played on."""
    return tuple(_steps(world, actions, names)) or (TurnStep((Hinting.tr("Nothing changes on the table."),)),)


def _steps(world: Game, actions: tuple[Action, ...], names: Names) -> Iterator[TurnStep]:
    assert world.decision is not None
    barrier, seat = world.barrier, world.decision.seat
    world.events = []
    for number, action in enumerate(actions, 1):
        if action is END:
            yield TurnStep((Hinting.tr("Then end the turn."),), (END_BUTTON,))
            return
        # What a made-up world draws and shows is no news.
        known = {card for card in range(len(world.known)) if knows(world, seat, card)}
        own = takewhile(lambda event: not isinstance(event, _COURSE), world.apply(action))
        happened = [event.seen_by(WATCHER) for event in own if known.issuperset(_cards(event.seen_by(WATCHER)))]
        told = [one for one in with_causes(happened, world.edition) if not isinstance(one[0], _ASKED)]
        if text := lines(sorted(told, key=_is_price), world, WATCHER, names.seat):
            yield TurnStep(tuple(text), _pieces(happened, world, (SEAT, seat)))
        if world.barrier != barrier and number < len(actions):
            yield TurnStep((Hinting.tr("What comes next depends on what is revealed."),))
            return


def _is_price(told: tuple[Event, str | None]) -> bool:
    """What is paid is told after what it is paid for."""
    return isinstance(told[0], Gained) and told[0].n < 0


def _cards(event: Event) -> Iterator[CardNumber]:
    """Those that it names."""
    named = (getattr(event, field, NO_CARD) for field in ("card", "contract"))
    yield from (card for card in (*named, *getattr(event, "cards", ())) if card != NO_CARD)


def _pieces(happened: Iterable[Event], world: Game, own: Ref) -> tuple[Ref, ...]:
    """What the step touches; who does it all stands for it only where nothing else does."""
    found = dict.fromkeys(ref for event in happened for ref in _touched(event, world))
    return tuple(ref for ref in found if ref != own) or tuple(found)


def _touched(event: Event, world: Game) -> Iterator[Ref]:
    if isinstance(event, UnitsMoved) and event.target != BANK:
        yield units_ref(event.target, event.kind)
    for ref in touched(event, world.edition):
        piled = ref[0] == CARD and isinstance(event, CardMoved) and event.origin == RESERVED.id
        yield (RESERVE, world.cards[event.card].id) if piled else ref  # type: ignore[attr-defined]
