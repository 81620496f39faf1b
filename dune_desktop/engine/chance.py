"""The one random generator: a 64-bit number in the state, the same on every platform (SplitMix64)."""

from __future__ import annotations

from typing import Any

_MASK = (1 << 64) - 1


class Chance:
    """Draws numbers from ``state``; copying it is copying one integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def clone(self) -> Chance:
        """A generator that goes the same way on."""
        new = Chance.__new__(Chance)
        new.state = self.state
        return new

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; for any n of a game, one is as likely as another to 17 digits."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return (state ^ (state >> 31)) * n >> 64

    def shuffle(self, cards: list[Any]) -> None:
        """Put the list into a random order, in place."""
        # ``below`` written out: shuffling is most of what the generator is used for.
        mask, state = _MASK, self.state
        for i in range(len(cards) - 1, 0, -1):
            state = (state + 0x9E3779B97F4A7C15) & mask
            n = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
            n = ((n ^ (n >> 27)) * 0x94D049BB133111EB) & mask
            j = (n ^ (n >> 31)) * (i + 1) >> 64
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state
