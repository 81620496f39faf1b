"""Adds up what is to be heard at the same time, block by block, as whatever plays it asks for more."""

from __future__ import annotations

from array import array
from operator import add
from threading import Lock
from typing import Final

#: Samples in a second, of the files and of what is played.
RATE: Final = 22050
_LOWEST, _HIGHEST = -32768, 32767
#: Whoever lets the computer move at once hears no more than so many sounds together, and none twice within so long.
_MOST: Final = 6
_AGAIN: Final = RATE // 10
#: How much louder or quieter an endless sound gets in a second.
_FADE: Final = 0.5


class Mixer:
    """Voices that begin when they are added, and one endless sound below them. Two threads may use it."""

    def __init__(self) -> None:
        self._lock = Lock()
        #: Each voice with the samples from now to its beginning, which may lie behind.
        self._voices: list[tuple[int, array[int]]] = []
        self._endless: array[int] = array("h", [0])
        self._at, self._level, self._wanted = 0, 0.0, 0.0

    @property
    def silent(self) -> bool:
        """Nothing will be heard any more."""
        with self._lock:
            return not (self._voices or self._level or self._wanted)

    @property
    def calm(self) -> bool:
        """The endless sound is not heard."""
        with self._lock:
            return not (self._level or self._wanted)

    def add(self, samples: array[int], after: int = 0) -> None:
        """Let this be heard once, after so many samples, unless it is heard just then, or too much is already."""
        with self._lock:
            twice = any(other is samples and abs(start - after) < _AGAIN for start, other in self._voices)
            if not twice and len(self._voices) < _MOST:
                self._voices.append((after, samples))

    def keep(self, samples: array[int]) -> None:
        """Take this as the endless sound."""
        with self._lock:
            self._endless, self._at = samples, 0

    def fade(self, wanted: float) -> None:
        """Let the endless sound grow or fade to this loudness."""
        with self._lock:
            self._wanted = wanted

    def read(self, count: int) -> array[int]:
        """Return the next samples."""
        with self._lock:
            heard = self._ground(count)
            for start, samples in self._voices:
                if start < count:
                    heard = _over(heard, samples[max(0, -start) : count - start], max(0, start))
            self._voices = [(start - count, one) for start, one in self._voices if start + len(one) > count]
        return heard

    def _ground(self, count: int) -> array[int]:
        """Return so much of the endless sound."""
        if not (self._level or self._wanted):
            return array("h", bytes(2 * count))
        told: array[int] = array("h")
        while len(told) < count:
            part = self._endless[self._at : self._at + count - len(told)]
            self._at = (self._at + len(part)) % len(self._endless)
            told += part
        most = _FADE * count / RATE
        goal = min(self._level + most, max(self._level - most, self._wanted))
        start, step = self._level, (goal - self._level) / count
        self._level = goal
        if step:
            return array("h", (int(one * (start + at * step)) for at, one in enumerate(told)))
        return array("h", (int(one * goal) for one in told))


def _over(ground: array[int], samples: array[int], at: int) -> array[int]:
    """Return the ground with something more from a place on."""
    part = ground[at : at + len(samples)]
    try:
        mixed = array("h", map(add, part, samples))
    except OverflowError:  # louder than there are numbers for
        mixed = array("h", (min(_HIGHEST, max(_LOWEST, sum(pair))) for pair in zip(part, samples, strict=True)))
    ground[at : at + len(samples)] = mixed
    return ground


def louder(samples: array[int], level: float) -> array[int]:
    """Return the same sound at another loudness, at most its own."""
    return array("h", (int(level * one) for one in samples))
