"""The actions that send an agent, made once for each card and set of spaces: they are asked for in every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import Action

if TYPE_CHECKING:
    from dune_desktop.engine.printed import Card, Space


class WaysOf(dict[int, tuple[Action, ...]]):
    """With a card, or with two: by a set of spaces (bit mask) the actions that lead there."""

    def __init__(self, word: str, spaces: tuple[Space, ...]) -> None:
        self.actions = [(1 << n, Action.of("agent", word, space.id)) for n, space in enumerate(spaces)]

    def __missing__(self, spaces: int) -> tuple[Action, ...]:
        made = self[spaces] = (*[action for bit, action in self.actions if spaces & bit],)
        return made


class Ways(dict[str, WaysOf]):
    """The same by the word for a card, or for two that are played together."""

    def __init__(self, cards: dict[str, Card], spaces: tuple[Space, ...]) -> None:
        self.cards = cards
        self.spaces = spaces

    def __missing__(self, word: str) -> WaysOf:
        alone = word in self.cards and self.cards[word].joins
        made = self[word] = WaysOf(word, () if alone else self.spaces)
        return made
