"""Translations as ``pyside6-lrelease`` compiles them, for where there is no window; nothing else here knows Qt."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTranslator


class Compiled:
    """A ``translating.Translator`` of one file. Raises OSError, or ValueError for a file of another kind."""

    def __init__(self, path: Path) -> None:
        self._translator = QTranslator()
        self._content = path.read_bytes()  # Qt reads the bytes where they are, so they are kept
        if not self._translator.load(self._content):
            raise ValueError(f"{path} holds no compiled translations")

    def __call__(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return self._translator.translate(context, source, disambiguation, n) or source
