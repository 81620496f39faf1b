"""The games that are played here, and by no other copy of the program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dune_desktop.files.locks import GameLocked, Lock, held, seize
from dune_desktop.records.game_files import GameFiles

#: Seconds for which somebody may only be looking whether a lock is free.
_LOOKED_AT: Final = 0.05
_NOBODY: Final[tuple[Lock | None, int]] = (None, 0)


class Claims:
    """Counts how often each game is claimed. A game that nobody plays any more is held until it is let go."""

    def __init__(self, shelf: GameFiles) -> None:
        self._shelf = shelf
        self._held: dict[str, tuple[Lock, int]] = {}

    def __contains__(self, game: object) -> bool:
        return game in self._held

    def count(self, game: str) -> int:
        """How often it is claimed."""
        return self._held.get(game, _NOBODY)[1]

    def unplayed(self) -> Iterator[str]:
        """Games that are only held."""
        yield from [game for game, (_, count) in self._held.items() if not count]

    def elsewhere(self, game: str) -> bool:
        """Another copy of the program has it."""
        return game not in self._held and held(self._shelf.lock(game))

    def claim(self, game: str) -> bool:
        """Once more; whether it was not held before. Raises GameLocked."""
        lock, count = self._held.get(game, _NOBODY)
        self._held[game] = (lock or self._seize(game), count + 1)
        return lock is None

    def _seize(self, game: str) -> Lock:
        lock = seize(self._shelf.lock(game), _LOOKED_AT)
        if lock is not None:
            return lock
        raise GameLocked(f"{self._shelf.record(game)}: is open in another window of the program")

    def unclaim(self, game: str) -> None:
        """Once less."""
        if game in self._held:
            lock, count = self._held[game]
            self._held[game] = (lock, max(0, count - 1))

    def let_go(self, game: str) -> None:
        """Others may have it."""
        lock, _ = self._held.pop(game, _NOBODY)
        if lock is not None:
            lock.release()

    def renew(self, game: str) -> None:
        """Somebody may have removed the file of its lock."""
        lock, _ = self._held.get(game, _NOBODY)
        if lock is not None:
            lock.renew()
