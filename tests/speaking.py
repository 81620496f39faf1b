"""A test in another language: the real translations, compiled now, and English again afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from dune_desktop.scene.drawing import picture_cache as pictures
from dune_desktop.text import languages, translating
from dune_desktop.windows import language as of_the_window
from tests.compiling import made
from tests.painting import unpainted


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Windows and texts speak it as long as this lasts."""
    locale = QLocale()
    with unpainted(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(languages, "file", partial(made, all_of_it=False))
        try:
            assert of_the_window.speak(language)
            _settle()
            yield
        finally:  # a test that fails leaves nothing to those after it
            of_the_window.speak(languages.ENGLISH)
            _settle()
            translating.install(None)
            QLocale.setDefault(locale)


def _settle() -> None:
    """Qt hands a change of language on to the windows. What is kept by the number of changes is for one window only."""
    for _ in range(3):
        QApplication.processEvents()
    pictures.PIXMAPS.clear()
