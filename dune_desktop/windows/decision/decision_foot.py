"""The foot of the decision panel: Undo, Redo and what goes on, each in a place that is empty while it is not there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dune_desktop.models.game.controller import GameController
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.windows.decision.undo_words import barrier_texts, redo_text, undo_texts, undo_tip
from dune_desktop.windows.table.table_parts import TableParts
from dune_desktop.windows.widgets.panels import PanelButton, focus_ring, rounded

#: How high the lower row is, with two lines and a key; how high the upper one, with one.
_LOW: Final = 59.0
_HIGH: Final = 42.0
#: How wide Redo is, and the share that Undo has of the rest.
_REDO: Final = 32.0
_UNDO: Final = 0.54
_GAP: Final = float(tokens.S6)


class UndoButton(PanelButton):
    """Says what it takes back, or what was seen so that it can't."""

    def __init__(self, parts: TableParts[GameController], parent: QWidget | None = None) -> None:
        super().__init__(parts.look, parent)
        self._controller, self._keys = parts.controller, parts.keys
        self.clicked.connect(self._controller.undo)

    def follow(self) -> None:
        """Say what can be taken back now."""
        controller = self._controller
        able = controller.can_undo
        text, *shorter = undo_texts(controller) if able else barrier_texts(controller, controller.undo_barrier)
        self.setEnabled(able)
        if self.text() != text:
            self.setDown(False)
        tip = undo_tip(controller, self._keys.titled(text, "undo"))
        self.show_text(text, self._keys.label("undo") if able else "", tip, shorter=tuple(shorter))


class RedoButton(PanelButton):
    """An arrow beside Undo, there only while something was taken back; its words stand in the tooltip."""

    def __init__(self, parts: TableParts[GameController], parent: QWidget) -> None:
        super().__init__(parts.look, parent)
        self._controller, self._keys = parts.controller, parts.keys
        self.clicked.connect(self._controller.redo)

    def follow(self) -> None:
        """Say what can be done again now."""
        text = redo_text(self._controller)
        self.show_text(text, tip=self._keys.titled(text, "redo"))
        self.setVisible(self._controller.can_redo)

    def paint_button(self, painter: QPainter, area: QRectF) -> None:
        ground, edge, _, _ = self._colours()
        rounded(painter, area, tokens.RADIUS_BOX, ground, edge)
        painter.save()
        painter.translate(area.center())
        painter.scale(-1, 1)  # the arrow of Undo, the other way round
        half = tokens.ICON_18 / 2
        draw_glyph(painter, "undo", QRectF(-half, -half, 2 * half, 2 * half), self._look.theme)
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, area.adjusted(1, 1, -1, -1), tokens.RADIUS_BOX, self._look)


class DecisionFoot(QWidget):
    """Undo and Redo stand at the left, what goes on at the right; all else stands above them."""

    def __init__(self, parts: TableParts[GameController], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = parts.look
        self.undo, self.redo = UndoButton(parts, self), RedoButton(parts, self)
        #: What ends or goes on, such as End turn, Reveal, Pass and Done.
        self.onward = PanelButton(parts.look, self)
        self._above: tuple[PanelButton, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._look.changed.connect(self._place)
        self._place()

    def put_above(self, buttons: Sequence[PanelButton]) -> None:
        """These stand in the upper row, which is there only for them: the lower one stays where it is."""
        if self._above != tuple(buttons):
            self._above = tuple(buttons)
            self._place()

    def _place(self) -> None:
        u = self._look.u
        top = _HIGH + _GAP if self._above else 0.0
        self.setFixedHeight(round((top + _LOW) * u))
        width = self.width() / u
        room = width - _REDO - 2 * _GAP
        undo, onward = room * _UNDO, room * (1 - _UNDO)
        places: list[tuple[PanelButton, QRectF]] = [
            (self.undo, QRectF(0, top, undo, _LOW)),
            (self.redo, QRectF(undo + _GAP, top, _REDO, _LOW)),
            (self.onward, QRectF(width - onward, top, onward, _LOW)),
        ]
        wide = (width + _GAP) / max(1, len(self._above))
        places += [(button, QRectF(at * wide, 0, wide - _GAP, _HIGH)) for at, button in enumerate(self._above)]
        for button, place in places:
            button.setGeometry(QRectF(place.topLeft() * u, place.size() * u).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
