"""A question in the place of the replay panel, as the cover stands in that of the decision: what about, yes or no."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.page import role_label
from dune_desktop.windows.widgets.panels import FlowLayout, Mark, PanelButton


class ReplayQuestion(QWidget):
    """Worded by the panel. The keyboard is at ``yes``."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = Mark(look, tokens.ICON_24)
        self.heading, self.about = role_label("heading", wrap=True), role_label("quiet", wrap=True)
        self.yes, self.no = PanelButton(look), PanelButton(look)
        head, foot = QHBoxLayout(), FlowLayout(look)
        head.addWidget(self._mark)
        head.addWidget(self.heading, 1)
        foot.add(self.yes)
        foot.add(self.no)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        column.addLayout(head)
        column.addWidget(self.about)
        column.addStretch(2)
        column.addLayout(foot)
        self.setFocusProxy(self.yes)

    def word(self, heading: str, about: str, colour: str = "") -> None:
        """What is asked; ``colour``: that of the seat that it is about."""
        self._mark.set_colour(colour)
        self.heading.setText(heading)
        self.about.setText(about)

    def spoken(self) -> str:
        """As it is said to whoever uses a screen reader."""
        return f"{self.heading.text()}: {self.about.text()}"
