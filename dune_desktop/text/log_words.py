"""What the log is worded with: its context, its table of wordings, and what things in a game are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from attrs import frozen

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import CardNumber, Seat
from dune_desktop.engine.state import Game
from dune_desktop.text import addresses
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.lists import both, in_a_row, inside_quotes
from dune_desktop.text.names import name
from dune_desktop.text.tongue import Context
from dune_desktop.text.wording import clause

Log = Context("Log")


def _listed(names: Sequence[str]) -> str:
    """Names in a row, held apart more clearly when one of them has a comma."""
    return in_a_row(names) if any("," in one for one in names) else both(names)


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
        return name("card", self.game.cards[card].id, self.edition.products)

    def hagal(self, card: CardNumber) -> str:
        return name("hagal", self.game.hagal[card].id, self.edition.products)

    def cards(self, cards: Sequence[CardNumber]) -> str:
        return _listed([self.card(card) for card in cards])

    def intrigue(self, card: CardNumber) -> str:
        return name("intrigue", self.game.intrigues[card].id, self.edition.products)

    def conflict(self, card: CardNumber) -> str:
        return name("conflict", self.game.conflicts[card].id, self.edition.products)

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

    def trophy(self, card: CardNumber) -> str:
        """An Objective or a won Conflict card."""
        if card in self.game.objectives:
            return name("objective", self.game.objectives[card].id, self.edition.products)
        return self.conflict(card)

    def is_rival(self, seat: Seat) -> bool:
        return self.game.players[seat].rival is not None

    def trophies(self, cards: Sequence[CardNumber]) -> str:
        return _listed([self.trophy(card) for card in cards])

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


#: What a teller says of an event; it has no full stop, as more may follow it.
says: Final = ByKind[str | None]("says")
#: What the row of the log is called that begins with an event, or from it on.
heads: Final = ByKind[str | None]("heads")
