"""The languages in a line, each as it calls itself: whoever starts the program first chooses one, or has it already."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.windows.language import spoken
from dune_desktop.windows.widgets.layouts import STRETCH, bare, fill
from dune_desktop.windows.widgets.panels import PagePart


class LanguageLine(PagePart):
    """The one that is spoken now can't be chosen."""

    #: This language is wanted, by its code.
    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.buttons = {code: QToolButton() for code in LANGUAGES}
        line = fill(bare(QHBoxLayout(self)), *self.buttons.values(), STRETCH)
        self.pad(line, 0, gap=tokens.S16)
        for code, button in self.buttons.items():
            button.setProperty("role", "link")
            button.setText(LANGUAGES[code])
            button.clicked.connect(partial(self._choose, code))
        self.retranslate()

    def _choose(self, code: str, _checked: bool = False) -> None:
        self.chosen.emit(code)

    def retranslate(self) -> None:
        for code, button in self.buttons.items():
            button.setEnabled(code != spoken())
