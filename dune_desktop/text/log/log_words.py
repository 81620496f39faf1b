"""What the log is worded with: its context, its table of wordings, and what things in a game are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from attrs import frozen

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import FACTIONS, CardNumber, Seat
from dune_desktop.engine.state import Game
from dune_desktop.text import addresses
from dune_desktop.text.boxes import kind_of
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.effects.gains import payment
from dune_desktop.text.lists import both, in_a_row, inside_quotes
from dune_desktop.text.names import name
from dune_desktop.text.translating import Texts, fill
from dune_desktop.text.units import counted
from dune_desktop.text.wording import clause

Log = Texts("Log")


@frozen
class Teller:
    """To whom a game is told, and what things in it are called."""

    game: Game
    viewer: Seat | None
    who: Callable[[Seat], str]

    @property
    def edition(self) -> Edition:
        return self.game.edition

    def card(self, card: CardNumber) -> str:
        """A card of any kind."""
        face = self.game.face(card)
        return name(kind_of(face), face.id, self.edition.products)

    def cards(self, cards: Sequence[CardNumber]) -> str:
        """Held apart more clearly when one of them has a comma."""
        names = [self.card(card) for card in cards]
        return in_a_row(names) if any("," in one for one in names) else both(names)

    def space(self, space: int) -> str:
        return name("space", self.edition.spaces[space].id, self.edition.products)

    def post(self, post: int) -> str:
        return name("post", self.edition.posts[post].id, self.edition.products)

    def contract(self, contract: CardNumber) -> str:
        """With its reward, which tells contracts for the same deed apart."""
        printed = self.game.contracts[contract]
        return Log.tr("{source} (“{effect}”)").format(
            source=name("contract", printed.id, self.edition.products),
            effect=inside_quotes(both([clause(part) for part in printed.done.effect.parts()])),
        )

    def is_rival(self, seat: Seat) -> bool:
        return self.game.players[seat].rival is not None

    def effect(self, address: str, seat: Seat) -> str:
        """A printed effect: whose it is and, where it is known, what it says to the seat, or of a Rival."""
        source = addresses.source(self.edition, address)
        words = addresses.words(self.edition, address, self.is_rival(seat))
        if not words:
            return source
        return Log.tr("{source} (“{effect}”)").format(source=source, effect=inside_quotes(words))

    def because(self, line: str, address: str) -> str:
        """The line with what it comes from."""
        return Log.tr("{line} ({source})").format(line=line, source=addresses.source(self.edition, address))

    def fill(self, text: str, event: Event, **more: object) -> str:
        """The holes of a sentence are filled from the event; ``more``: what that does not say."""
        return fill(text, lambda hole: str(more[hole] if hole in more else _HOLES[hole](self, event)))


_HOLES: Final[dict[str, Callable[[Teller, Any], str]]] = {
    "player": lambda tell, event: tell.who(event.seat),
    "opponent": lambda tell, event: tell.who(event.victim),
    "card": lambda tell, event: tell.card(event.card),
    "partner": lambda tell, event: tell.card(event.partner),
    "origin": lambda tell, event: tell.space(event.origin),
    "cards": lambda tell, event: tell.cards(event.cards),
    "conflict": lambda tell, event: tell.card(event.conflict),
    "contract": lambda tell, event: tell.contract(event.contract),
    "space": lambda tell, event: tell.space(event.space),
    "post": lambda tell, event: tell.post(event.post),
    "number": lambda _tell, event: str(event.round),
    "units": lambda _tell, event: counted(event.kind, event.n),
    "players": lambda tell, event: both([tell.who(seat) for seat in event.fighters]),
    "faction": lambda _tell, event: name("faction", FACTIONS[event.faction]),
    "factions": lambda tell, event: both([name("faction", FACTIONS[faction]) for faction in event.factions]),
    "leader": lambda tell, event: name("leader", event.leader, tell.edition.products),
    "effect": lambda tell, event: tell.effect(event.address, event.seat),
    "effects": lambda tell, event: in_a_row([tell.effect(address, event.seat) for address in event.fizzled]),
    "price": lambda _tell, event: payment((event.solari, event.spice, event.water), event.intrigue),
    "first": lambda _tell, event: str(event.dice[0]),
    "second": lambda _tell, event: str(event.dice[1]),
}


#: What a teller says of an event. It has no full stop, as more may follow it, and may leave holes to ``Teller.fill``.
says: Final = ByKind[str | None]("says")
#: What the row of the log is called that begins with an event, or from it on.
heads: Final = ByKind[str | None]("heads")
