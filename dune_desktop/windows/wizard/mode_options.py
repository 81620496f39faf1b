"""What a mode of play has to be chosen first: how many players, or how hard the Rivals are; and what that means."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dune_desktop.engine.edition import Edition
from dune_desktop.engine.rivals.printed import Automa
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.names import explanation, ids, name
from dune_desktop.windows.widgets.fields import Segments
from dune_desktop.windows.widgets.page import role_label

#: The levels of all editions, in the order of the segments.
_LEVELS: Final = ids("level")
#: The sentence has two lines, so that nothing moves where it has one.
_TOLD: Final = 36.0


class ModeOptions(QWidget):
    """Without Rivals the number of players; with them a sentence, and in a solo game above it the level."""

    def __init__(self, look: Look, edition: Edition, players: int, level: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._edition = look, edition
        self._automa: Automa | None = None
        self.players = Segments(look, tuple(edition.starting_vp), players)
        self.levels = Segments(look, range(len(_LEVELS)), _LEVELS.index(level) if level in _LEVELS else 0)
        self._told = role_label("quiet", wrap=True)
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.players, self.levels, self._told):
            self._column.addWidget(widget)
        self.levels.chosen.connect(self.retell)
        look.changed.connect(self._scale)
        self._scale()

    def show_for(self, edition: Edition, automa: Automa | None) -> None:
        """For a mode; None: without Rivals."""
        self._edition, self._automa = edition, automa
        self.players.setVisible(automa is None)
        self.levels.setVisible(bool(automa and automa.levels))
        self._told.setVisible(automa is not None)
        self.retell()

    @property
    def level(self) -> str:
        """The level of this game; empty where there are none."""
        return _LEVELS[self.levels.value()] if self._automa is not None and self._automa.levels else ""

    @property
    def chosen(self) -> str:
        """The level that was chosen, also where there are none now."""
        return _LEVELS[self.levels.value()]

    def retell(self) -> None:
        """Make all words anew."""
        for number in self._edition.starting_vp:
            self.players.say(number, self.tr("{number} players").format(number=number))
        for number, level in enumerate(_LEVELS):
            self.levels.say(number, name("level", level))
            self.levels.segment(number).setToolTip(self._about(level))
        if self._automa is not None:
            mode = explanation("mode", self._automa.mode, self._edition.products)
            self._told.setText(self._about(self.level) if self.level else mode)

    def _about(self, level: str) -> str:
        """A level in a sentence."""
        grade, about = name("grade", level), explanation("level", level, self._edition.products)
        if level == _LEVELS[0]:
            return self.tr("{grade}, recommended for a first game. {about}").format(grade=grade, about=about)
        return self.tr("{grade}. {about}").format(grade=grade, about=about)

    def _scale(self) -> None:
        self._column.setSpacing(round(tokens.S4 * self._look.u))
        self._told.setMinimumHeight(round(_TOLD * self._look.u))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retell()
        super().changeEvent(event)
