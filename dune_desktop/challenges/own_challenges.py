"""The challenges that people have made: files in a folder, each of which can be given to others."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import evolve

from dune_desktop.challenges.challenge import Challenge
from dune_desktop.challenges.challenge_text import BadChallenge, dumps, load
from dune_desktop.files.disk import make_folder, move, write_whole

#: Ends the names of their files, here and wherever they are exported to.
ENDING: Final = ".challenge"
#: Begins the ids of those that people have made.
_OWN: Final = "own."
_STEM: Final = re.compile(r"[A-Za-z0-9_-]{1,60}\Z")
_NO_STEM: Final = re.compile(r"[^A-Za-z0-9_-]+")
_DELETED: Final = "deleted"
#: So many can be brought back.
_KEPT: Final = 10


class OwnChallenges:
    """The folder. What is deleted lies in a folder of its own until others have followed it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        #: By file, how it was when it was read last, and what it held.
        self._read: dict[Path, tuple[tuple[int, int], Challenge]] = {}

    def all(self) -> list[Challenge]:
        """Those that can be read, by name."""
        found = []
        for path in self._files(self.folder):
            with suppress(BadChallenge, OSError):
                found.append(self._at(path))
        return sorted(found, key=lambda one: (_title(one).casefold(), one.id))

    def _at(self, path: Path) -> Challenge:
        stat = os.stat(path)
        mark = stat.st_mtime_ns, stat.st_size
        known = self._read.get(path)
        if known is None or known[0] != mark:
            known = self._read[path] = mark, load(path, _OWN + path.stem)
        return known[1]

    def _files(self, folder: Path) -> list[Path]:
        try:
            names = os.listdir(folder)
        except OSError:
            return []
        return [folder / name for name in sorted(names) if name.endswith(ENDING) and _STEM.match(name[: -len(ENDING)])]

    def _path(self, name: str) -> Path:
        return self.folder / f"{name.removeprefix(_OWN)}{ENDING}"

    # ------------------------------------------------------------ changing

    def keep(self, challenge: Challenge) -> Challenge:
        """Write a new one; what comes back has its id. Raises OSError."""
        stem = f"{_NO_STEM.sub('-', _title(challenge)).strip('-')[:40] or 'challenge'}-{secrets.token_hex(3)}"
        kept = evolve(challenge, id=_OWN + stem)
        write_whole(self._path(kept.id), dumps(kept))
        return kept

    def rename(self, challenge: Challenge, title: str) -> None:
        """Give it another name. Raises OSError."""
        assert challenge.made is not None
        write_whole(self._path(challenge.id), dumps(challenge.named(title, challenge.made.hint)))

    def delete(self, challenge: Challenge) -> str:
        """Put it away; ``restore`` brings back what has this place. Raises OSError."""
        room = self.folder / _DELETED
        make_folder(room)
        path = self._path(challenge.id)
        move(path, room / path.name)
        os.utime(room / path.name)
        for old in sorted(self._files(room), key=lambda one: one.stat().st_mtime_ns)[:-_KEPT]:
            old.unlink()
        return path.name

    def restore(self, place: str) -> str:
        """Bring back what was deleted; its id. Raises OSError."""
        move(self.folder / _DELETED / place, self.folder / place)
        return _OWN + place.removesuffix(ENDING)

    # ------------------------------------------------------------ sharing

    def export(self, challenge: Challenge, path: Path) -> None:
        """Write it to a file somewhere else. Raises OSError."""
        write_whole(Path(os.path.realpath(path)), dumps(challenge))

    def bring_in(self, path: Path) -> Challenge:
        """Take a file over; one that is here already is not taken twice. Raises BadChallenge, OSError."""
        found = load(path, _OWN)
        alike = (one for one in self.all() if evolve(one, id=_OWN) == found)
        return next(alike, None) or self.keep(found)


def _title(challenge: Challenge) -> str:
    assert challenge.made is not None
    return challenge.made.title


def is_challenge(path: Path) -> bool:
    """Tell whether a file means to be one, by its name."""
    return path.suffix.lower() == ENDING
