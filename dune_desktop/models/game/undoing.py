"""Why undo stops where it stops, for the Undo button to say."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.engine.events import Drew, DrewIntrigue, Event, Looked, TurnBegan
from dune_desktop.engine.facts import values_of, zones_of
from dune_desktop.engine.names import NOBODY, CardNumber, Seat
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import HIDDEN, View, view
from dune_desktop.records.record import Recorder

#: Nothing has been done in this game; cards were seen; something else that was hidden has shown, or was mixed up;
#: another seat has answered; a turn has begun; another seat is asked, or the game is over.
START, SEEN, SHUFFLED, ANSWERED, TURN, NOT_ASKED = "start", "seen", "shuffled", "answered", "turn", "not_asked"


@frozen
class Barrier:
    """Where the way back begins: a code, the seat that it is about, and the cards that have been seen."""

    code: str
    seat: Seat = NOBODY
    cards: tuple[CardNumber, ...] = ()


def barrier(recorder: Recorder, crossed: tuple[Event, ...], looker: Seat) -> Barrier:
    """Why the looker can't go back farther than the way back of the recorder; ``crossed``: what happened there."""
    border = recorder.border
    game = recorder.game
    if game.decision is None or game.decision.seat != looker:
        return Barrier(NOT_ASKED, NOBODY if game.decision is None else game.decision.seat)
    if border is None or border.game.decision is None:
        return Barrier(START)
    after = recorder.way_back[0].game if recorder.way_back else game
    if after.turn.fresh and any(isinstance(event, TurnBegan) and event.seat == looker for event in crossed):
        return Barrier(TURN, looker)  # what was seen before it is no matter of this turn
    taker = border.game.decision.seat
    if taker != looker:
        return Barrier(ANSWERED, taker)
    told = [card for event in crossed for card in _shown_by(event.seen_by(looker), looker)]
    cards = tuple(dict.fromkeys((*told, *_newly_seen(border.game, after, looker))))
    return Barrier(SEEN, looker, cards) if cards else Barrier(SHUFFLED, looker)


def _shown_by(event: Event, seat: Seat) -> tuple[CardNumber, ...]:
    """A card of the discard pile that was shuffled and drawn is new in the hand, too."""
    return event.cards if isinstance(event, Drew | DrewIntrigue | Looked) and event.seat == seat else ()


def _newly_seen(before: Game, after: Game, seat: Seat) -> list[CardNumber]:
    known = set(_cards(view(before, seat)))
    return [card for card in _cards(view(after, seat)) if card not in known]


def _cards(table: View) -> list[CardNumber]:
    """Every card that the seat can tell, wherever it lies."""
    zones = (values_of(fact, thing) for _, thing, fact in table.facts(zones_of))
    return [card for zone in zones for card in zone if card != HIDDEN]
