"""The turns of Rivals in the words of the log: what is turned up, why it is ignored, what is bought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine import events
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.rivals.words import BonusAt, MostBonus
from dune_desktop.engine.state import Game
from dune_desktop.text.log.log_words import Log, Teller, says


@says(events.HagalTurned)
def _hagal_turned(event: events.HagalTurned, tell: Teller) -> str:
    if not event.combat:
        return Log.tr("{player} turns up the House Hagal card {card}")
    swords = tell.game.hagal[event.card].swords
    return Log.tr("{player} turns up {card} for the combat bonus: %n sword(s)", "", swords)


#: Why a card can't be used.
_WHY: Final[dict[str, Callable[[], str]]] = {
    "occupied": lambda: Log.tr("{player} ignores {card}: {space} is occupied"),
    "voice": lambda: Log.tr("{player} ignores {card}: {space} is closed by The Voice"),
    "smart_politics": lambda: Log.tr("{player} ignores {card}: by Smart Politics it does not go to {space} now"),
    "no_free_maker": lambda: Log.tr("{player} ignores {card}: no unoccupied Maker board space has bonus spice"),
    "no_maker": lambda: Log.tr("{player} ignores {card}: neither board space has bonus spice"),
    "no_bonus": lambda: Log.tr("{player} ignores {card}: there is no bonus spice at {space}"),
    "no_influence": lambda: Log.tr("{player} ignores {card}: it has too little Influence for {space}"),
    "condition": lambda: Log.tr("{player} ignores {card}: its condition is not met"),
}


def why_ignored(event: events.HagalIgnored, game: Game) -> str:
    """Return the code of the reason; of a condition that is not met, a code for its kind (that of the last side)."""
    sides = game.hagal[event.card].sides
    when = sides[-1].when if sides else None
    if event.why != "condition":
        return event.why
    if isinstance(when, MostBonus):
        return "no_free_maker" if when.free else "no_maker"
    if isinstance(when, BonusAt):
        return "no_bonus"
    return "no_influence" if isinstance(when, Has) else event.why


says.update(
    {
        events.Bought: lambda event, _: (
            Log.tr("{player} pays {price} and takes the Swordmaster")
            if event.what == "swordmaster"
            else Log.tr("{player} pays {price} for a Victory Point")
        ),
        events.RowDice: lambda event, _: (
            Log.tr("The dice show {first} and {second}: removed from the Imperium Row: {cards}")
            if event.cards
            else Log.tr("The dice show {first} and {second}: no card leaves the Imperium Row")
        ),
        events.HagalIgnored: lambda event, tell: _WHY[why_ignored(event, tell.game)](),
        events.HagalShuffled: lambda _event, _tell: Log.tr("All House Hagal cards are shuffled into a new deck"),
    }
)
