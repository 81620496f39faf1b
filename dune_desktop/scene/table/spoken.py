"""The table for screen readers: for each piece a button that nobody sees, with its name, its place and what it does.

Qt tells them of widgets only. These are made when somebody listens, and never painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QWidget

from dune_desktop.models.asking.answering import CHOSEN, LIT
from dune_desktop.scene.piece import Piece
from dune_desktop.text.translating import Texts

if TYPE_CHECKING:
    from dune_desktop.scene.table.table_scene import TableView

SpokenTable = Texts("SpokenTable")


class SpokenPiece(QAbstractButton):
    """Stands where its piece stands; pressed, it is as if that was clicked."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The piece itself is seen."""

    def tell(self, piece: Piece, words: str) -> None:
        """Say what it is in these words, the first line of which names it, and how it stands to the question."""
        name, *more = words.split("\n")
        self.setCheckable(piece.kind == CHOSEN)
        self.setChecked(piece.kind == CHOSEN)
        if piece.kind == LIT:
            keyed = SpokenTable.tr("Can be taken: key {key}").format(key=piece.key)
            more.append(keyed if piece.key else SpokenTable.tr("Can be taken"))
        for new, old, tell in (
            (name, self.accessibleName(), self.setAccessibleName),
            ("\n".join(more), self.accessibleDescription(), self.setAccessibleDescription),
        ):
            if new != old:
                tell(new)


class Spoken(QObject):
    """Follows the scene while a screen reader listens."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self._scene = view, view.table_scene
        self._groups: dict[str, QGroupBox] = {}
        self._buttons: dict[Piece, SpokenPiece] = {}
        self._due = QTimer(self, singleShot=True, interval=0)
        self._due.timeout.connect(self.follow)
        self._scene.refreshed.connect(self._refreshed)

    def _refreshed(self) -> None:
        """Several things change at once, and one look at them is enough."""
        if QAccessible.isActive():
            self._due.start()

    def follow(self) -> None:
        """Have a button for each piece that says what it is, in the order in which one reads."""
        before, self._buttons = self._buttons, {}
        for region, title in _titles().items():
            group = self._group(region, title)
            for piece in self._scene.region(region):
                if piece.isVisible() and piece.tip():
                    self._buttons[piece] = self._button(before.pop(piece, None), piece, group)
        for gone in before.values():
            gone.hide()
            gone.deleteLater()

    def _group(self, region: str, title: str) -> QGroupBox:
        group = self._groups.get(region)
        if group is None:
            group = self._groups[region] = QGroupBox(self._view.viewport())
            group.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            group.setUpdatesEnabled(False)
            group.show()
        group.setGeometry(self._view.viewport().rect())
        group.setAccessibleName(title)
        return group

    def _button(self, button: SpokenPiece | None, piece: Piece, group: QGroupBox) -> SpokenPiece:
        if button is None:
            button = SpokenPiece(group)
            button.clicked.connect(lambda: self._scene.take(piece))
            button.show()
        else:
            button.raise_()  # its place in the order of reading
        button.setGeometry(self._view.mapFromScene(piece.anchor()).boundingRect())
        button.tell(piece, self._scene.words(piece))
        return button


def _titles() -> dict[str, str]:
    """What the regions of the scene are called, as one reads."""
    return {
        "board": SpokenTable.tr("Board"),
        "tracks": SpokenTable.tr("Tracks"),
        "strip": SpokenTable.tr("Markets"),
        "row": SpokenTable.tr("Imperium Row and Reserve"),
        "tray": SpokenTable.tr("Your cards and pieces"),
    }
