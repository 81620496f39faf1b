"""A layout that fills its width with as many widgets abreast as fit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import shiboken6
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look


class FlowLayout(QLayout):
    """Widgets in rows that fill the width; as many abreast as fit, all of a row equally high."""

    def __init__(self, look: Look, *widgets: QWidget) -> None:
        super().__init__()
        self._look = look
        self._items: list[QLayoutItem] = []
        self.destroyed.connect(partial(_delete, self._items))
        #: By width, where each widget goes in a layout that is so wide; until something asks for more room.
        self._plans: dict[int, list[tuple[QWidget, QRect]]] = {}
        for widget in widgets:
            self.add(widget)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def add(self, widget: QWidget) -> None:
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def invalidate(self) -> None:
        self._plans.clear()
        super().invalidate()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.top() + place.height() for _, place in self._plan(width)), default=0)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self._items if not item.isEmpty()), default=0), 0)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        for widget, place in self._plan(rect.width()):
            # Past its policy a widget is as high as its row.
            widget.setGeometry(place.translated(rect.topLeft()))

    def _plan(self, width: int) -> list[tuple[QWidget, QRect]]:
        if width not in self._plans:
            self._plans[width] = list(self._places(width, round(tokens.S6 * self._look.u)))
        return self._plans[width]

    def _places(self, width: int, gap: int) -> Iterator[tuple[QWidget, QRect]]:
        y = 0
        for row in self._rows(width, gap):
            spare = (width - gap * (len(row) - 1) - sum(row.values())) // len(row)
            height = max(widget.heightForWidth(need + spare) for widget, need in row.items())
            x = 0
            for widget, need in row.items():
                yield widget, QRect(x, y, need + spare, height)
                x += need + spare + gap
            y += height + gap

    def _rows(self, width: int, gap: int) -> list[dict[QWidget, int]]:
        """The widgets of each row, with the width that each needs."""
        rows: list[dict[QWidget, int]] = []
        left = -1
        for item in self._items:
            widget, need = item.widget(), item.sizeHint().width()
            if widget is None or item.isEmpty():
                continue
            if left < need:
                rows.append({})
                left = width
            rows[-1][widget] = need
            left -= need + gap
        return rows


def _delete(items: list[QLayoutItem]) -> None:
    """To PySide they are Qt's as soon as the layout is part of another one, and of one like this Qt deletes none."""
    while items:
        shiboken6.delete(items.pop())
