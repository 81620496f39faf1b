"""What the guide of a tour says, above the decision panel, with the ways on, back and out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dune_desktop.models.asking.guide import Guide
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, line_height
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.widgets.panels import Align, Panel, PanelButton, announce, painting

#: How high the buttons are.
_BUTTONS: Final = 28.0
_PAD, _GAP = 10.0, 6.0
_LINES: Final = 5
#: How wide the last button is: the one that goes on.
_NEXT: Final = 0.3


class GuidePanel(Panel):
    """Says one sentence at a time; the others move on when it was read."""

    framed = True

    def __init__(self, guide: Guide, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._guide = guide
        self.leave, self.again, self.back, self.next = (PanelButton(look, self) for _ in range(4))
        self.leave.clicked.connect(guide.leave)
        self.again.clicked.connect(guide.begin_chapter)
        self.back.clicked.connect(guide.back)
        self.next.clicked.connect(guide.go_on)
        self.next.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        guide.changed.connect(self.follow)
        self._said = ""
        self.follow()

    def follow(self) -> None:
        """Say what there is to say now."""
        guide = self._guide
        said = guide.sentence
        self.back.setEnabled(guide.step > 0 or guide.strayed)
        self.next.setVisible(guide.to_be_read)
        self.leave.show_text(self.tr("Leave"), tip=self.tr("Leave: play on without explanations"))
        self.again.show_text(self.tr("Restart"), tip=self.tr("Begin this chapter again"))
        self.back.show_text(self.tr("Back"), tip=self.tr("Back one step, whatever was seen since"))
        self.next.show_text(self.tr("Play on") if guide.strayed else self.tr("Continue"), accent=True)
        if said != self._said:
            self._said = said
            self.setAccessibleName(said)
            announce(self, said)
        self.update()

    def retranslate(self) -> None:
        self.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relook()

    def relook(self) -> None:
        super().relook()
        width, height = self.width() / self.look.u, self.height() / self.look.u
        room = width - 2 * _PAD - 3 * _GAP
        wide, top = room * (1 - _NEXT) / 3, height - _PAD - _BUTTONS
        for number, button in enumerate((self.leave, self.again, self.back)):
            self._place(button, QRectF(_PAD + number * (wide + _GAP), top, wide, _BUTTONS))
        self._place(self.next, QRectF(width - _PAD - room * _NEXT, top, room * _NEXT, _BUTTONS))

    def _place(self, button: PanelButton, place: QRectF) -> None:
        u = self.look.u
        button.setGeometry(QRectF(place.topLeft() * u, place.size() * u).toRect())

    def _fitted(self, room: QRectF) -> Fitted:
        """Fit the sentence in letters as large as there is room for."""
        sizes = (tokens.HEADING, tokens.BODY, tokens.SMALL, tokens.CAPTION)
        tried = [fit(self._said, room.width(), size, 600, lines=_LINES) for size in sizes]
        lines = ((one, len(one.lines) * line_height(one.font)) for one in tried if not one.overflows)
        return next((one for one, height in lines if height <= room.height()), tried[-1])

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self.look.theme
        with painting(self, self.look.u) as (painter, rect):
            room = rect.adjusted(_PAD, _PAD - 2, -_PAD, -_PAD - _BUTTONS - _GAP)
            draw_fitted(painter, self._fitted(room), room, theme.text, Align.AlignLeft)
