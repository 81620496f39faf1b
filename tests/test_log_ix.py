"""The log in words: what happens with Rise of Ix only."""

from __future__ import annotations

from typing import Final

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine import events
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import CONFLICT, EMPEROR, GARRISON, HAND, HELD, SUPPLY
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.text.log.sentences import line
from tests.ixian import IX
from tests.test_log import numbered

_GAME = new_game(EDITIONS["base"], Setup(3, 77, ("ilesa_ecaz",), IX), [])
_DAGGER = next(number for number, (_, face) in numbered(_GAME).items() if face == "dagger")
_TILE = next(number for number, card in enumerate(_GAME.cards) if card.id == "flagship")

SAID: Final[list[tuple[Event, str | None]]] = [
    (events.UnitsMoved(0, "troop", 1, SUPPLY, "negotiators"), "Seat 1 sends 1 Negotiator to Ix."),
    (events.UnitsMoved(0, "troop", 2, "negotiators", SUPPLY), "Seat 1 brings 2 Negotiators home from Ix."),
    (events.UnitsMoved(0, "dreadnought", 1, SUPPLY, GARRISON), "Seat 1 commissions 1 dreadnought."),
    (
        events.UnitsMoved(0, "dreadnought", 1, CONFLICT, GARRISON),
        "Seat 1 returns to the garrison: 1 dreadnought.",
    ),
    (events.UnitsMoved(0, "dreadnought", 1, HELD, GARRISON), "Seat 1 returns to the garrison: 1 dreadnought."),
    (events.CardMoved(0, _DAGGER, "ahead", HAND), "Seat 1 takes Dagger, which was set aside, into hand."),
    (events.CardAhead(0, (_DAGGER,), 1, 1), "Seat 1 sets a card aside until the second turn: Dagger."),
    (events.CardAhead(0, (), 1, 1), "Seat 1 sets a card aside until the second turn."),
    (events.PutUnder(0, (), 1, 1), "Seat 1 puts 1 Intrigue card under the deck."),
    (events.SnooperMoved(0, EMPEROR, 1), "Seat 1 moves a Snooper onto the Leader: Emperor."),
    (events.CardMoved(0, _TILE, "tech", "tiles"), "Seat 1 acquires the tech tile Flagship."),
    (events.TileUsed(0, _TILE), "Seat 1 uses the tech tile Flagship."),
    (events.Answered(0, "money", "pick spice", "tech_negotiation.1", ()), None),  # what is paid is told
    (events.Answered(0, "amount", "pick 0", "tech_negotiation.1", ()), None),
    (events.Resolved(0, "dreadnought.won.1", True), None),  # so is where they go
    (events.Resolved(0, "ilesa_ecaz.ability.2", True), None),  # what it brings back is told, if anything
]


@pytest.mark.parametrize(("event", "words"), SAID)
def test_sentence(event: Event, words: str | None) -> None:
    assert line(event, _GAME) == words
