"""What the guide of a tour says, above the decision panel, with the ways on, back and out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from dune_desktop.models.asking.guide import Guide
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.table.saying_panel import SayingPanel

#: How wide the buttons are: the last one, which goes on, is the widest.
_SHARES: Final = (7.0, 7.0, 7.0, 9.0)


class GuidePanel(SayingPanel):
    """Says one sentence at a time; the others move on when it was read."""

    def __init__(self, guide: Guide, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, _SHARES)
        self._guide = guide
        self.leave, self.again, self.back, self.next = self.buttons
        self.leave.clicked.connect(guide.leave)
        self.again.clicked.connect(guide.begin_chapter)
        self.back.clicked.connect(guide.back)
        self.next.clicked.connect(self._go_on)
        self.next.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        guide.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Say what there is to say now."""
        guide = self._guide
        self.back.setEnabled(guide.step > 0 or guide.strayed)
        read, done = guide.to_be_read, guide.to_be_done is not None
        self.next.setVisible(read or done)
        self.next.mean((guide.step, read))  # a quick second press reads nothing, and does nothing
        self.leave.show_text(self.tr("Leave"), tip=self.tr("Leave: play on without explanations"))
        self.again.show_text(self.tr("Restart"), tip=self.tr("Begin this chapter again"))
        self.back.show_text(self.tr("Back"), tip=self.tr("Back one step, whatever was seen since"))
        if guide.strayed:
            self.next.show_text(self.tr("Play on"), accent=True)
        elif read:
            self.next.show_text(self.tr("Continue"), accent=True)
        else:
            self.next.show_text(self.tr("Skip"), tip=self.tr("Let the guide do this for you"))
        self.say(guide.sentence)

    def _go_on(self) -> None:
        if self._guide.to_be_read:
            self._guide.go_on()
        else:
            self._guide.skip()

    def retranslate(self) -> None:
        self.follow()
