"""A file that a command writes."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import IO

from dune_desktop.cli.base import BadInput, CommandLine
from dune_desktop.files.disk import expect_place, reason, replace
from dune_desktop.text.troubles import because


class Output:
    """A file that appears complete or not at all; that it can be written is known before the work begins."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.file: IO[str] | None = None

    def __enter__(self) -> Output:
        if self.path is not None:
            try:
                target = _target(self.path)
                if not target.parent.exists():
                    told = CommandLine.tr("{path}: can't be written: there is no folder {folder}")
                    raise BadInput(told.format(path=self.path, folder=target.parent))
                expect_place(target.parent)
                if target.exists() and not target.is_file():  # a directory, or a device that must stay one
                    raise OSError(errno.EISDIR, "is not a file")
                self.file = target.with_name(f".{target.name}.{os.getpid()}").open("w", encoding="utf-8")
            except (OSError, ValueError) as error:
                raise self._refused(error) from None
        return self

    def _refused(self, error: Exception) -> BadInput:
        told = CommandLine.tr("{path}: can't be written: {reason}")
        return BadInput(told.format(path=self.path, reason=because(reason(error))))

    def write(self, text: str) -> None:
        """The whole content."""
        assert self.file is not None
        assert self.path is not None
        try:
            self.file.write(text)
            self.file.close()
            replace(Path(self.file.name), _target(self.path))
        except OSError as error:
            raise self._refused(error) from None

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()
            Path(self.file.name).unlink(missing_ok=True)


def _target(path: Path) -> Path:
    """What links lead to; unlike ``resolve``, links in a circle are no error."""
    return Path(os.path.realpath(path))
