"""What is still open, beside the button that ends the turn: a line each, and what the Master would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from dune_desktop.models.coaching.loose_ends import MOST, LooseEnd
from dune_desktop.scene.drawing import tokens
from dune_desktop.windows.widgets.layouts import TOP, fill, role_label, row
from dune_desktop.windows.widgets.panels import PagePart, Panel, announce

if TYPE_CHECKING:
    from dune_desktop.models.asking.coach import Coach
    from dune_desktop.scene.drawing.look import Look
    from dune_desktop.windows.keys import Keys

#: A target of a pointer is never smaller.
_TARGET: Final = 24.0
_PAD: Final = 6.0
#: So high is a page with room for all.
_ROOMY: Final = 400.0


class OpenLine(PagePart):
    """One thing that is open, and a button that dismisses its kind."""

    dismissed = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._end: LooseEnd | None = None
        self.text, self.button = QLabel(wordWrap=True), QToolButton()
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.button.setText("×")
        self.button.setProperty("role", "dismiss")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self._dismiss)
        line = row((self.text, 1), (self.button, 0, TOP))
        line.setContentsMargins(0, 0, 0, 0)
        self.setLayout(line)
        self.keep_size(self.button.setFixedSize, _TARGET, _TARGET)

    def show_end(self, end: LooseEnd | None, remembers: bool) -> None:
        """Tell of this, or of nothing; ``remembers``: who dismisses it twice is not told again."""
        self._end = end
        self.setVisible(end is not None)
        if end is not None:
            self.text.setText(end.text)
            lasting = self.tr("Dismiss: after the second time you are not told of this any more")
            self.button.setToolTip(lasting if remembers else self.tr("Dismiss for this turn"))
            self.button.setAccessibleName(self.tr("Dismiss: {text}").format(text=end.text))

    def _dismiss(self) -> None:
        if self._end is not None:
            self.dismissed.emit(self._end.kind)


class StillOpen(Panel):
    """Follows the coach. It takes no key from anybody: whoever goes on presses what they would press anyway."""

    ground = "box"
    radius = tokens.RADIUS_BOX

    #: What the Master would do is wanted.
    hint_asked = Signal()

    def __init__(self, look: Look, keys: Keys, coach: Coach, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._keys, self._coach = keys, coach
        #: Something else is told in the same place; and so many lines there is room for.
        self._covered, self._most = False, MOST
        self._heading, self.show_me = role_label("quiet"), QToolButton()
        self.show_me.setProperty("role", "link")
        self.show_me.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.show_me.clicked.connect(self.hint_asked)
        self.lines = tuple(OpenLine(look, self) for _ in range(MOST))
        for line in self.lines:
            line.dismissed.connect(coach.dismiss)
        column = fill(QVBoxLayout(self), row((self._heading, 1), self.show_me), *self.lines)
        self.pad(column, _PAD, gap=tokens.S2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        coach.changed.connect(self.follow)
        self.follow()

    def cover(self, covered: bool) -> None:
        """One thing at a time: while another is told, this is not."""
        if covered is not self._covered:
            self._covered = covered
            self.follow()

    def fit(self, height: int) -> None:
        """Tell no more than one thing in a panel that is not high: what can be chosen needs the room."""
        most = MOST if height >= self.units(_ROOMY) else 1
        if most != self._most:
            self._most = most
            self.follow()

    def follow(self) -> None:
        """Tell what is open now, the worst losses first."""
        ends = () if self._covered else self._coach.ends[: self._most]
        told = [line.text.text() for line in self.lines if not line.isHidden()]
        for line, end in zip(self.lines, (*ends, *[None] * MOST), strict=False):
            line.show_end(end, self._coach.remembers)
        self.setVisible(bool(ends))
        if not ends:
            return
        self._heading.setText(self.tr("Still open"))
        self.show_me.setText(self.tr("Show me"))
        self.show_me.setToolTip(self._keys.titled(self.tr("What the Master would do"), "hint"))
        if [end.text for end in ends] != told:
            announce(self, " ".join((self._heading.text(), *(end.text for end in ends))))

    def retranslate(self) -> None:
        self.follow()
