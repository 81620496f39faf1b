"""The one random generator: a 64-bit number in the state, the same on every platform (SplitMix64)."""

from typing import Any

_MASK = (1 << 64) - 1


class Chance:
    """Draws numbers from ``state``; copying it is copying one integer."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        while True:
            self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
            state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
            state ^= state >> 31
            if state < _MASK - _MASK % n:  # the rest at the top would favour small numbers
                return state % n

    def shuffle(self, cards: list[Any]) -> None:
        """Put the list into a random order, in place."""
        # The generator of ``below`` written out: shuffling is most of what it is used for.
        state = self.state
        for i in range(len(cards) - 1, 0, -1):
            while True:
                state = (state + 0x9E3779B97F4A7C15) & _MASK
                n = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
                n = ((n ^ (n >> 27)) * 0x94D049BB133111EB) & _MASK
                n ^= n >> 31
                if n < _MASK - _MASK % (i + 1):
                    break
            j = n % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.state = state
