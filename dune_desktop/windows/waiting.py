"""While others move: who, and the buttons that make them move at once; and the end of the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.controller import GameController
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.chrome import FlowLayout, Mark, PanelButton
from dune_desktop.windows.keys import Keys


class _Centred(QWidget):
    """A mark, two lines of words and buttons at the foot."""

    def __init__(self, look: Look, parent: QWidget | None, *buttons: PanelButton) -> None:
        super().__init__(parent)
        self.mark = Mark(look, tokens.ICON_32, self)
        self.heading, self.words = QLabel(self), QLabel(self)
        self.heading.setProperty("role", "heading")
        self.words.setProperty("role", "quiet")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addStretch(2)
        layout.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self.heading, self.words):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            layout.addWidget(label)
        layout.addStretch(3)
        foot = FlowLayout(look)
        for button in buttons:
            foot.add(button)
        layout.addLayout(foot)


class WaitPage(_Centred):
    """Another seat moves."""

    def __init__(self, controller: GameController, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        self.step, self.skip = PanelButton(look), PanelButton(look)
        super().__init__(look, parent, self.step, self.skip)
        self._controller, self._keys = controller, keys
        self.step.clicked.connect(controller.step)
        self.skip.clicked.connect(controller.skip)
        self.setFocusProxy(self.step)
        controller.thinking_changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Say who moves now."""
        seat = self._controller.asked
        if seat == NOBODY:
            return
        setup = self._controller.seats[seat]
        self.mark.set_colour(setup.colour)
        self.heading.setText(self.tr("{player} moves").format(player=setup.name))
        bot = self._controller.busy
        self.words.setText(self.tr("The moves come one by one.") if bot else "")
        self.step.show_text(self.tr("Step"), self._keys.label("big_card"))
        self.skip.show_text(self.tr("Skip to the next question"))
        self.step.setVisible(bot)
        self.skip.setVisible(bot)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.follow()


class OverPage(_Centred):
    """The game is over."""

    final_asked = Signal()

    def __init__(self, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        self.final = PanelButton(look)
        super().__init__(look, parent, self.final)
        self._keys = keys
        self.mark.hide()
        self.final.clicked.connect(self.final_asked)
        self.setFocusProxy(self.final)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything anew, in the language and with the keys of now."""
        self.heading.setText(self.tr("The game is over"))
        self.words.setText(self.tr("The table stays as it is, for looking at."))
        self.final.show_text(self.tr("Final count"), self._keys.label("take"), accent=True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
