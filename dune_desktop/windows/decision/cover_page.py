"""The cover in place: it hides the decision panel until the named player is at the screen. The board stays for all.

As long as it is there, who has answered last may still take that back, and is then asked again behind a cover.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from dune_desktop.engine.names import Seat
from dune_desktop.models.game.controller import GameController
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.decision.undo_words import undo_texts, undo_tip
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.panels import FlowLayout, Mark, PanelButton


class Cover(QWidget):
    """Says who is asked; one key uncovers. ``may_stay_open``: offer to leave the table open for the round."""

    uncovered = Signal()
    left_open = Signal()

    def __init__(self, controller: GameController, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller, self._keys = controller, keys
        self._seat: Seat = 0
        self._may_stay_open = False
        self._mark = Mark(look, tokens.ICON_48, self)
        self._name, self._words = QLabel(self), QLabel(self)
        self._name.setProperty("role", "banner")
        for label in (self._name, self._words):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        self.uncover, self.leave_open, self.undo = (PanelButton(look, self) for _ in range(3))
        self.uncover.clicked.connect(self.uncovered)
        self.leave_open.clicked.connect(self.left_open)
        self.undo.clicked.connect(controller.undo)
        buttons = FlowLayout(look)
        buttons.add(self.uncover)
        buttons.add(self.leave_open)
        buttons.add(self.undo)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(2)
        layout.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self._name)
        layout.addWidget(self._words)
        layout.addStretch(3)
        layout.addLayout(buttons)
        self.setFocusProxy(self.uncover)

    def show_seat(self, seat: Seat, may_stay_open: bool) -> None:
        """Ask this seat to come."""
        self._seat, self._may_stay_open = seat, may_stay_open
        self._mark.set_colour(self._controller.seats[seat].colour)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew, in the language and with the keys of now."""
        name = self._controller.seats[self._seat].name
        self._name.setText(name)
        self._words.setText(self.tr("This is your decision. Everybody else, please look away."))
        self.uncover.show_text(self.tr("I am {name}").format(name=name), self._keys.label("take"), accent=True)
        self.leave_open.show_text(self.tr("Leave open this round"))
        self.leave_open.setVisible(self._may_stay_open)
        self._show_undo()

    def _show_undo(self) -> None:
        able = self._controller.can_undo
        self.undo.setVisible(able)
        if able:
            text, *shorter = undo_texts(self._controller)
            tip = undo_tip(self._controller, self._keys.titled(text, "undo"))
            self.undo.show_text(text, self._keys.label("undo"), tip, shorter=tuple(shorter))

    def heading(self) -> str:
        """Who is asked to come."""
        return f"{self._name.text()}: {self._words.text()}"

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
