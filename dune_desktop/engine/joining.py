"""Two cards for one agent: a card that asks for a partner, and another one from the same hand."""

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

#: Between the ids of two cards that are played together, as an action names them.
WITH = "+"


def named(edition: Edition, word: str) -> tuple[Card, ...]:
    """The card, or the two cards, that an action names; none where it names no such card, or names them otherwise."""
    faces = tuple(edition.card_by_id[card_id] for card_id in word.split(WITH) if card_id in edition.card_by_id)
    if len(faces) == 2 and not faces[0].joins:
        return ()
    return faces if WITH.join(face.id for face in faces) == word == _word(*faces) else ()


@lru_cache(1 << 12)
def _word(face: Card, *others: Card) -> str:
    """Who asks comes first; where both do, they stand in the order of their ids."""
    pair = sorted((face, *others), key=lambda one: (not one.joins, one.id))
    return WITH.join(one.id for one in pair)


def pairs_in_hand(table: Table, player: Player) -> dict[str, tuple[Card, Card]]:
    """What can be played together from the hand, by the word that names it."""
    hand = [table.cards[card] for card in player.hand]
    return {
        _word(face, other): (face, other)
        for at, face in enumerate(hand)
        for place, other in enumerate(hand)
        if face.joins and at != place
    }


class Considered(ForSeat):
    """The context of what a card says of its sending, while it is not yet played: its partner, if any, is ``it``."""

    __slots__ = ("it", "joined")

    def __init__(self, seat: Seat, partner: CardNumber, joined: bool) -> None:
        ForSeat.__init__(self, seat)
        self.joined = joined
        self.it = () if partner == NO_CARD else (partner,)


def both_of(table: Table, player: Player, word: str) -> tuple[CardNumber, ...]:
    """The two cards of the hand that the word names."""
    cards: list[CardNumber] = []
    for card_id in word.split(WITH):
        cards.append(next(card for card in player.hand if card not in cards and table.cards[card].id == card_id))
    return tuple(cards)


def other_card(table: Table, card: CardNumber) -> CardNumber:
    """The one that was played together with this card in the running turn, or none."""
    turn = table.turn
    if turn.partner == NO_CARD or card not in (turn.card, turn.partner):
        return NO_CARD
    return turn.partner if card == turn.card else turn.card
