"""A line below the list that says what was just done, with a button beside it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.panels import Panel, announce


class NoticeLine(Panel):
    """Hidden until there is something to say."""

    #: What the button offers is wanted.
    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.text, self.button = role_label("", wrap=True), QPushButton()
        row = QHBoxLayout(self)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.pad(row, tokens.S12, tokens.S4, tokens.S4, tokens.S4)
        self.button.clicked.connect(self.pressed)
        self.hide()

    def tell(self, text: str, button: str = "", tip: str = "") -> None:
        """Say it; without a button nothing can be done about it."""
        self.text.setText(text)
        self.button.setText(button)
        self.button.setToolTip(tip)
        self.button.setVisible(bool(button))
        self.show()
        announce(self, text)
