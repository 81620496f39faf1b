"""Two cards for one agent: which go together, and where they can send it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.joining import OF_ROW, WITH, named

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.engine.printed import Card
    from dune_desktop.models.choosing.open_question import OpenQuestion


@frozen
class Pair:
    """What an action calls two cards, and where they can send an agent together."""

    word: str
    sends: dict[int, Action]


def card_ids(word: str) -> tuple[str, ...]:
    """The faces of the cards that an action names, one or two."""
    return tuple(part.removeprefix(OF_ROW) for part in word.split(WITH))


def faces(asked: OpenQuestion, word: str) -> tuple[Card, ...]:
    """What is printed on them."""
    return named(asked.edition, word)


def sent_from_hand(asked: OpenQuestion) -> set[str]:
    """The faces of all hand cards that can send an agent, alone or with another."""
    return {part for word in asked.sends for part in word.split(WITH)}


def partner_key(asked: OpenQuestion, card: CardNumber) -> str:
    """What the second card of a pair is called, by where it lies."""
    return f"{OF_ROW if card in asked.view.row else ''}{asked.face_id(card)}"


def pairs_of(asked: OpenQuestion, face_id: str, space: int | None = None) -> dict[str, Pair]:
    """By partner all pairs of a hand card that reach this space, or any."""
    found: dict[str, Pair] = {}
    for word, sends in asked.sends.items():
        one, _, other = word.partition(WITH)
        if other and face_id in (one, other) and (space is None or space in sends):
            found[other if face_id == one else one] = Pair(word, sends if space is None else {space: sends[space]})
    return found


def pair_of(asked: OpenQuestion, card: CardNumber, other: CardNumber, space: int | None = None) -> Pair | None:
    """The pair that these two cards are, if they reach this space, or any."""
    return pairs_of(asked, asked.face_id(card), space).get(partner_key(asked, other))


def joined_spaces(asked: OpenQuestion, face_id: str) -> set[int]:
    """The spaces that a hand card can send an agent to with some partner."""
    return {space for pair in pairs_of(asked, face_id).values() for space in pair.sends}
