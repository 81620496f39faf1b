"""Plays sounds through the system, in a thread of its own: nobody waits for a device, and none is no trouble.

The device is opened by the first sound and closed after the last one, so that a silent table costs nothing.
"""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections.abc import Callable, Generator
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Protocol, TypeAlias

from dune_desktop.sound.cues import WIND
from dune_desktop.sound.mixer import RATE, Mixer, louder

_log = logging.getLogger(__name__)

#: Seconds that the device stays open when nothing is to be heard any more, and that closing may take.
_REST, _PATIENCE = 8.0, 1.0
#: Milliseconds that are asked for at once: enough for a busy program, too few to be late.
_BLOCK: Final = 60
#: Where Linux has the cards that can play.
_CARDS: Final = Path("/dev/snd")
Source: TypeAlias = "Generator[array[int] | bytes, int, None]"


class Device(Protocol):
    """What can be heard."""

    def start(self, source: Source, /) -> None: ...

    def close(self) -> None: ...


class Voices(Protocol):
    """What the window knows of a player."""

    def play(self, sound: str, level: float, after: int = 0) -> None: ...

    def blow(self, level: float) -> None: ...

    def close(self) -> None: ...


def open_device() -> Device:
    """Open what the system plays sounds with. Raises whatever it does when there is none."""
    import miniaudio  # noqa: PLC0415 (where there are no wheels of it, the program is silent)

    kinds = miniaudio.Backend
    # No JACK, which would start a server, and no null device, which would ask for ever.
    known = [kinds.WASAPI, kinds.DSOUND, kinds.COREAUDIO, kinds.PULSEAUDIO]
    if any(_CARDS.glob("pcm*p")):  # without a card ALSA complains in forty lines on stderr
        known.append(kinds.ALSA)
    form = miniaudio.SampleFormat.SIGNED16
    device: Device = miniaudio.PlaybackDevice(
        form, nchannels=1, sample_rate=RATE, buffersize_msec=_BLOCK, backends=known, app_name="Dune Desktop"
    )
    return device


def can_play() -> bool:
    """Whether there is a library that plays sounds; if the system has a device turns out when one is opened."""
    try:
        import_module("miniaudio")
    except ImportError:
        return False
    return True


def read(folder: Path, sound: str) -> array[int]:
    """Return its samples. Raises OSError, EOFError or ``wave.Error`` where the file is missing or broken."""
    with wave.open(str(folder / f"{sound}.wav"), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


class Loudspeaker:
    """Takes orders from any thread, and carries them out in its own. Nothing that it does raises."""

    def __init__(self, folder: Path, open_device: Callable[[], Device] = open_device) -> None:
        self._folder, self._open = folder, open_device
        self._mixer = Mixer()
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._device: Device | None = None
        #: There is none: nobody tries again, for some systems complain aloud each time.
        self._mute = False
        self._thread: Thread | None = None
        self._load = lru_cache(maxsize=64)(self._loaded)

    # ------------------------------------------------------------ orders, from any thread

    def play(self, sound: str, level: float, after: int = 0) -> None:
        """Play a sound, as loud as this part of its own loudness, in so many milliseconds."""
        if level > 0:
            self._order(lambda: self._mixer.add(self._load(sound, level), after * RATE // 1000))

    def blow(self, level: float) -> None:
        """Let the wind blow so loud from now on; 0: no more."""
        if level > 0 or self._thread is not None:
            self._order(lambda: self._blow(level))

    def close(self) -> None:
        """Be silent for ever; a device that hangs is left behind."""
        thread, self._thread = self._thread, None
        self._mute = True
        if thread is not None:
            self._orders.put(None)
            thread.join(_PATIENCE)

    def _order(self, order: Callable[[], None]) -> None:
        if self._mute:
            return
        if self._thread is None:
            self._thread = Thread(target=self._run, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(order)

    # ------------------------------------------------------------ in the thread of the sounds

    def _run(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=None if self._device is None else _REST)
            except Empty:
                if self._mixer.silent:
                    self._close_device()
                continue
            if order is None:
                break
            try:
                order()
                self._open_device()
            except Exception as error:  # no library, no device, no file: the table is silent
                _log.info("no sound: %s", error)
                self._mute = True
                break
        self._close_device()

    def _blow(self, level: float) -> None:
        if level > 0 and self._mixer.calm:
            self._mixer.keep(self._load(WIND, 1.0))
        self._mixer.fade(level)

    def _open_device(self) -> None:
        if self._device is None and not self._mixer.silent:
            self._device = self._open()
            self._device.start(_source(self._mixer))

    def _close_device(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            with suppress(Exception):
                device.close()

    def _loaded(self, sound: str, level: float) -> array[int]:
        samples = read(self._folder, sound)
        return samples if level == 1.0 else louder(samples, level)


def _source(mixer: Mixer) -> Source:
    """Give the device what it asks for, from its own thread."""
    source = _blocks(mixer)
    next(source)
    return source


def _blocks(mixer: Mixer) -> Source:
    count = yield b""
    while True:
        count = yield mixer.read(count)
