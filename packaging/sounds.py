#!/usr/bin/env python3
"""Makes the sounds of the table anew: python3 packaging/sounds.py [NAME ...] writes resources/sounds/NAME.wav.

All of them are computed here, from sines and noise with fixed seeds, so that the same files come out everywhere: a
frame drum for Agents, paper for cards, glass for spice, a bowed bass for a Conflict, a thumper for sandworms.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 22050
Wave = list[float]


# ---------------------------------------------------------------- what sounds are made of


def span(seconds: float) -> int:
    """How many samples that is."""
    return round(RATE * seconds)


def noise(seconds: float, seed: int) -> Wave:
    chance = random.Random(seed)
    return [chance.uniform(-1.0, 1.0) for _ in range(span(seconds))]


def second_order(samples: Wave, ahead: tuple[float, float, float], back: tuple[float, float]) -> Wave:
    """A filter that knows two samples of what came and two of what it has told."""
    came, before, told, earlier = 0.0, 0.0, 0.0, 0.0
    kept = []
    for sample in samples:
        now = ahead[0] * sample + ahead[1] * came + ahead[2] * before - back[0] * told - back[1] * earlier
        came, before, told, earlier = sample, came, now, told
        kept.append(now)
    return kept


def band(samples: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, with soft edges."""
    fast, slow = (1 - math.exp(-2 * math.pi * edge / RATE) for edge in (high, low))
    above = below = 0.0
    kept = []
    for sample in samples:
        above += fast * (sample - above)
        below += slow * (above - below)
        kept.append(above - below)
    return kept


def struck(seconds: float, rise: float, fall: float) -> Wave:
    """The loudness of what is struck: up at once, then away by and by."""
    return [min(1.0, at / RATE / rise) * math.exp(-at / RATE / fall) for at in range(span(seconds))]


def swell(seconds: float) -> Wave:
    """The loudness of what comes and goes."""
    count = span(seconds)
    return [math.sin(math.pi * at / count) ** 2 for at in range(count)]


def held(seconds: float, rise: float, fall: float) -> Wave:
    """The loudness of what is blown or bowed."""
    return [min(1.0, at / RATE / rise, (seconds - at / RATE) / fall) for at in range(span(seconds))]


def tone(seconds: float, start: float, end: float | None = None) -> Wave:
    """A sine that may glide."""
    phase, count, goal = 0.0, span(seconds), start if end is None else end
    told = []
    for at in range(count):
        told.append(math.sin(phase))
        phase += 2 * math.pi * start * (goal / start) ** (at / count) / RATE
    return told


def shaped(samples: Wave, loudness: Wave, level: float = 1.0) -> Wave:
    return [level * sample * loud for sample, loud in zip(samples, loudness, strict=False)]


def together(*parts: tuple[float, Wave]) -> Wave:
    """Several sounds, each from a moment on."""
    whole = [0.0] * max(span(start) + len(part) for start, part in parts)
    for start, part in parts:
        for at, sample in enumerate(part, start=span(start)):
            whole[at] += sample
    return whole


def ringing(seconds: float, partials: Iterable[tuple[float, float, float]]) -> Wave:
    """Metal or glass: each partial has its frequency, level and time to fade."""
    return together(*((0.0, shaped(tone(seconds, hertz), struck(seconds, 0.002, fade), level))
                      for hertz, level, fade in partials))  # fmt: skip


# ---------------------------------------------------------------- instruments


#: How a round skin swings besides: how much higher, how strongly, and how long beside its lowest tone.
_SKIN: Final = ((1.0, 1.0, 1.0), (1.59, 0.6, 0.9), (2.3, 0.5, 0.8), (3.6, 0.5, 0.7), (5.4, 0.4, 0.6))


def drum(start: float, end: float, seconds: float, seed: int, slap: float = 0.5) -> Wave:
    """A skin that is struck. Its higher tones are what small loudspeakers have of it."""
    skin = [
        (0.0, shaped(tone(seconds, high * start, high * end), struck(seconds, 0.003, long * seconds / 4), level))
        for high, level, long in _SKIN
    ]
    hand = shaped(band(noise(0.05, seed), 300, 2400), struck(0.05, 0.001, 0.012), slap)
    return together(*skin, (0.0, hand))


def paper(seconds: float, seed: int, low: float = 1400, high: float = 6500) -> Wave:
    return shaped(band(noise(seconds, seed), low, high), swell(seconds))


def blown(hertz: float, seconds: float, rise: float = 0.05) -> Wave:
    """A horn, heard from far away: the higher a partial, the later it comes and the earlier it goes."""
    parts = []
    for number, level in enumerate((1.0, 0.55, 0.34, 0.2, 0.1, 0.05), start=1):
        loud = [one**number for one in held(seconds, rise, 0.6 * seconds)]
        parts.append((0.0, shaped(tone(seconds, number * hertz), loud, level)))
    return together(*parts)


def bowed(hertz: float, seconds: float) -> Wave:
    """A bass string, two players a little apart."""
    parts = []
    for off in (0.997, 1.004):
        for number in range(1, 15):
            loud = held(seconds, 0.3, 0.6)
            parts.append((0.0, shaped(tone(seconds, number * hertz * off), loud, 1 / number**0.9)))
    return together(*parts)


# ---------------------------------------------------------------- how loud it is


def _at(hertz: float, sharp: float) -> tuple[float, float, float]:
    """What the two filters of an ear are made of."""
    turn = math.tan(math.pi * hertz / RATE)
    whole = 1 + turn / sharp + turn * turn
    return turn, 2 * (turn * turn - 1) / whole, (1 - turn / sharp + turn * turn) / whole


def heard(samples: Wave) -> Wave:
    """As an ear weighs it (ITU-R BS.1770): the head lifts what is high, and the lowest tones are hardly heard."""
    turn, *back = _at(1681.97, 0.7072)
    lift, half = 10 ** (4 / 20), 10 ** (2 / 20)
    whole, side, square = 1 + turn / 0.7072 + turn * turn, half * turn / 0.7072, turn * turn
    ahead = ((lift + side + square) / whole, 2 * (square - lift) / whole, (lift - side + square) / whole)
    lifted = second_order(samples, ahead, (back[0], back[1]))
    _, *low = _at(38.14, 0.5003)
    return second_order(lifted, (1.0, -2.0, 1.0), (low[0], low[1]))


def loudness(samples: Wave) -> float:
    """In decibels below the loudest tone that there can be: that of the loudest 0.4 s, as an ear follows it."""
    window = span(0.4)
    most = power = 0.0
    squares = [one * one for one in heard(samples)]
    for at, square in enumerate(squares):
        power += square - (squares[at - window] if at >= window else 0.0)
        most = max(most, power)
    return 10 * math.log10(most / window)


# ---------------------------------------------------------------- the sounds


def card() -> Wave:
    tap = drum(240, 170, 0.08, 11, 0.3)
    return together((0.0, paper(0.16, 12)), (0.11, [0.5 * one for one in tap]))


def deal() -> Wave:
    return paper(0.09, 21, 2000, 7500)


def shuffle() -> Wave:
    chance = random.Random(31)
    flicks = ((0.045 * at + chance.uniform(0, 0.012), paper(0.06, 32 + at, 1800, 7000)) for at in range(11))
    return together(*flicks)


def agent() -> Wave:
    return drum(150, 74, 0.42, 41, 0.4)


def troops() -> Wave:
    steps = (shaped(band(noise(0.09, 51 + at), 90, 900), struck(0.09, 0.002, 0.022)) for at in range(4))
    return together(*((0.115 * at, step) for at, step in enumerate(steps)))


def influence() -> Wave:
    step = ((523.3, 1.0, 0.06), (1570.0, 0.35, 0.03))
    next_step = ((784.0, 1.0, 0.11), (2352.0, 0.3, 0.04))
    return together((0.0, ringing(0.18, step)), (0.09, ringing(0.34, next_step)))


def coin() -> Wave:
    ring = ((2093.0, 1.0, 0.09), (3251.0, 0.7, 0.07), (5190.0, 0.4, 0.04))
    other = [(1.06 * hertz, level, fade) for hertz, level, fade in ring]
    return together((0.0, ringing(0.3, ring)), (0.07, ringing(0.3, other)))


def spice() -> Wave:
    glass = ((1318.5, 1.0, 0.22), (2637.0, 0.4, 0.16), (3955.0, 0.22, 0.1), (6270.0, 0.1, 0.05))
    sand = shaped(band(noise(0.5, 61), 3500, 9000), swell(0.5), 0.35)
    return together((0.0, sand), (0.04, ringing(0.6, glass)), (0.15, [0.5 * one for one in ringing(0.5, glass)]))


def water() -> Wave:
    drops = ((0.0, 520.0, 1150.0, 1.0), (0.13, 640.0, 1400.0, 0.6))
    return together(*((start, shaped(tone(0.14, low, high), struck(0.14, 0.004, 0.035), level))
                      for start, low, high, level in drops))  # fmt: skip


def conflict() -> Wave:
    beat = drum(90, 52, 0.6, 71, 0.3)
    return together((0.0, bowed(55.0, 1.5)), (0.12, bowed(82.4, 1.38)), (0.0, [2.0 * one for one in beat]))


def won() -> Wave:
    chord = ((0.0, 196.0, 1.15), (0.14, 293.7, 1.0), (0.28, 392.0, 0.95))
    return together(*((start, blown(hertz, seconds)) for start, hertz, seconds in chord))


def turn() -> Wave:
    bell = ((587.3, 1.0, 0.2), (1174.7, 0.3, 0.1), (1621.0, 0.15, 0.06))
    second = [(4 / 3 * hertz, level, 1.3 * fade) for hertz, level, fade in bell]
    return together((0.0, ringing(0.5, bell)), (0.15, ringing(0.7, second)))


def refused() -> Wave:
    return together((0.0, drum(190, 150, 0.12, 81, 0.2)), (0.1, drum(160, 120, 0.14, 82, 0.2)))


def worm() -> Wave:
    blows = ((0.36 * at, drum(62, 40, 0.4, 91 + at, 0.25)) for at in range(3))
    ground = shaped(band(noise(1.2, 94), 30, 160), swell(1.2), 2.5)
    sand = shaped(band(noise(1.2, 95), 300, 1800), swell(1.2), 0.9)
    return together((0.0, ground), (0.0, sand), *blows)


def wall() -> Wave:
    burst = shaped(band(noise(1.1, 101), 40, 700), struck(1.1, 0.004, 0.24), 2.2)
    stones = ((0.2 + 0.09 * at, drum(120 - 6 * at, 70, 0.16, 102 + at)) for at in range(6))
    return together((0.0, burst), *((start, [0.35 * one for one in stone]) for start, stone in stones))


def victory() -> Wave:
    tune = ((0.0, 196.0, 0.45), (0.3, 293.7, 0.45), (0.6, 392.0, 1.7), (0.6, 293.7, 1.7), (0.6, 493.9, 1.7))
    beats = ((at, drum(110, 60, 0.5, 111)) for at in (0.0, 0.3, 0.6))
    return together(*((start, blown(hertz, seconds, 0.04)) for start, hertz, seconds in tune), *beats)


def wind() -> Wave:
    """The desert, for as long as one likes: the end goes over into the beginning, and gusts fit the length."""
    length, over = 10.0, 1.0
    low, high = (band(noise(length + over, seed), *edges) for seed, *edges in ((121, 90, 420), (122, 500, 1300)))
    told = []
    for at, (deep, whistle) in enumerate(zip(low, high, strict=True)):
        turns = 2 * math.pi * at / RATE / length
        gust = 0.6 + 0.28 * math.sin(2 * turns + 0.5) + 0.12 * math.sin(5 * turns)
        told.append(deep * gust + 0.5 * whistle * gust**3)
    count = span(over)
    begin = [told[at] * math.sqrt(at / count) + told[span(length) + at] * math.sqrt(1 - at / count)
             for at in range(count)]  # fmt: skip
    return begin + told[count : span(length)]


#: By name: what makes it, and its loudness: what matters more is louder. ``wind`` goes on for ever, below all others.
SOUNDS: Final[dict[str, tuple[Callable[[], Wave], float]]] = {
    "victory": (victory, -18), "won": (won, -19), "conflict": (conflict, -19.5), "wall": (wall, -19.5),
    "worm": (worm, -19.5), "turn": (turn, -21.5), "agent": (agent, -22), "troops": (troops, -22.5),
    "influence": (influence, -23.5), "spice": (spice, -23.5), "coin": (coin, -23.5), "water": (water, -23.5),
    "refused": (refused, -24), "card": (card, -24), "shuffle": (shuffle, -24), "deal": (deal, -26),
    "wind": (wind, -28),
}  # fmt: skip
ENDLESS: Final = "wind"


def made(name: str) -> array[int]:
    """The samples of a sound; all but the endless one end in silence."""
    make, wanted = SOUNDS[name]
    samples = make()
    if name != ENDLESS:
        tail = span(0.02)
        for at in range(1, tail + 1):
            samples[-at] *= (at - 1) / tail
    level = 10 ** ((wanted - loudness(samples)) / 20)
    return array("h", (round(32767 * level * sample) for sample in samples))


def write(name: str, folder: Path = FOLDER) -> None:
    samples = made(name)
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main(names: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or SOUNDS:
        write(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
