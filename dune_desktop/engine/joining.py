"""Two cards for one agent: a card that asks for a partner, and another one from the same hand, or from the Row."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dune_desktop.engine.items import ForSeat
from dune_desktop.engine.names import NO_CARD

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.names import CardNumber, Seat
    from dune_desktop.engine.printed import Card
    from dune_desktop.engine.state import Player, Table

#: Between the ids of two cards that are played together, as an action names them;
WITH = "+"
#: and before the second, where that lies in the Row.
OF_ROW = "row:"


def named(edition: Edition, word: str) -> tuple[Card, ...]:
    """The card, or the two cards, that an action names; none where it names no such card, or names them otherwise."""
    first, _, second = word.partition(WITH)
    ids = [first, second.removeprefix(OF_ROW)] if second else [first]
    faces = tuple(edition.card_by_id[card_id] for card_id in ids if card_id in edition.card_by_id)
    if len(faces) < len(ids) or (second and not faces[0].joins):
        return ()
    if of_row(word):
        return faces if faces[0].usurps and word == _usurping(*faces) else ()
    return faces if WITH.join(ids) == word == _word(*faces) else ()


def of_row(word: str) -> bool:
    """The second of the two lies in the Row."""
    return WITH + OF_ROW in word


@lru_cache(1 << 12)
def _word(face: Card, *others: Card) -> str:
    """Who asks comes first; where both do, they stand in the order of their ids."""
    pair = sorted((face, *others), key=lambda one: (not one.joins, one.id))
    return WITH.join(one.id for one in pair)


@lru_cache(1 << 10)
def _usurping(face: Card, other: Card) -> str:
    return f"{face.id}{WITH}{OF_ROW}{other.id}"


def pairs(table: Table, player: Player) -> dict[str, tuple[Card, Card]]:
    """What can be played together, by the word that names it."""
    hand = [table.cards[card] for card in player.hand]
    found = {
        _word(face, other): (face, other)
        for at, face in enumerate(hand)
        if face.joins
        for other in hand[:at] + hand[at + 1 :]
    }
    for face in hand if table.edition.usurping else ():
        if face.usurps:
            for card in table.row:
                other = table.cards[card]
                found[_usurping(face, other)] = face, other
    return found


class Considered(ForSeat):
    """The context of what a card says of its sending, while it is not yet played: its partner, if any, is ``it``."""

    __slots__ = ("it", "joined")

    def __init__(self, seat: Seat, partner: CardNumber, joined: bool) -> None:
        ForSeat.__init__(self, seat)
        self.joined = joined
        self.it = () if partner == NO_CARD else (partner,)


def both_of(table: Table, player: Player, word: str) -> tuple[CardNumber, ...]:
    """The two cards that the word names."""
    first, _, second = word.partition(WITH)
    card = next(card for card in player.hand if table.cards[card].id == first)
    zone = table.row if of_row(word) else player.hand
    wanted = second.removeprefix(OF_ROW)
    return card, next(other for other in zone if other != card and table.cards[other].id == wanted)


def other_card(table: Table, card: CardNumber) -> CardNumber:
    """The one that was played together with this card in the running turn, or none."""
    turn = table.turn
    if turn.partner == NO_CARD or card not in (turn.card, turn.partner):
        return NO_CARD
    return turn.partner if card == turn.card else turn.card
