"""Watches everything that is drawn or shown in words: what does not fit its place is written down, with where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QToolButton,
    QTreeView,
    QWidget,
)

from dune_desktop.scene.drawing import fitting
from dune_desktop.text.signs import Signs
from dune_desktop.windows.main.page_area import PageArea
from tests.painting import Listener, heard

#: Where text may be shortened (notes/interface.md, 2): names of players and leaders in panels, titles in the one-line
#: form and on chips, whose tooltip has them, one-line logs, and what a House Hagal card did, which the panel tells too.
MAY_SHORTEN = (
    "SeatDelegate._paint_names",
    "QuadrantItem._draw_head",
    "ToldDelegate.paint_row",
    "SincePanel.paintEvent",
    "draw_face",
    "HagalItem._draw_outcome",
)
#: A chip shows the sign of words where its icons do not fit.
MAY_WORD = ("Icons.paint",)
SHORTENED, ICONS = "shortened", "icons do not fit"
#: These paint into pictures of a certain size: what they cut off is cut off.
_FROM_CACHE = (
    "operations:",
    "space:",
    "conflict:",
    "quadrant:",
    "faction:",
    "ground:",
    "item:",
    "faces:",
    "tray_figures:Heading",
)
_AIR = 1.0


class Clipped(Listener):
    """``found``: (where, what is wrong, text) -> how often. ``names``: of players; they may be shortened anywhere."""

    def __init__(self, names: Collection[str] = ()) -> None:
        self.found: Counter[tuple[str, str, str]] = Counter()
        self._names = names
        self._settled: set[tuple[str, str, str]] = set()

    def note(self, where: str, wrong: str, text: str) -> None:
        self.found[where, wrong, text] += 1

    def _is_failure(self, key: tuple[str, str, str]) -> bool:
        where, wrong, text = key
        function = where.rpartition(":")[2]
        if wrong == SHORTENED:
            return function not in MAY_SHORTEN and text not in self._names
        return not (wrong == ICONS and function in MAY_WORD)

    @property
    def failures(self) -> list[str]:
        """What may not be."""
        return sorted(f"{where}: {wrong}: {text!r}" for where, wrong, text in filter(self._is_failure, self.found))

    def settle(self, window: QWidget) -> None:
        """Between a change and the layout that follows it a text may be cut off for a moment: paint once more."""
        new = {key for key in self.found if key not in self._settled and self._is_failure(key)}
        passing = {key for key in new if not key[0].startswith(_FROM_CACHE)}
        if passing:
            for key in passing:
                del self.found[key]
            for widget in (window, *window.findChildren(QWidget)):
                widget.update()
            QApplication.processEvents()
            self.look_at(window)
        self._settled |= set(self.found)

    # ------------------------------------------------------------ what is painted

    def fitted(self, where: str, fitted: fitting.Fitted, rect: QRectF) -> None:
        text = " / ".join(fitted.lines)
        metrics = QFontMetricsF(fitted.font)
        if fitted.overflows:
            self.note(where, "too long", text)
        elif fitted.elided:
            self.note(where, SHORTENED, text)
        elif max(map(metrics.horizontalAdvance, fitted.lines)) > rect.width() + _AIR:
            self.note(where, "wider than its place", text)
        inked = metrics.capHeight() + fitting.line_height(fitted.font) * (len(fitted.lines) - 1)
        if inked > rect.height() + _AIR:
            self.note(where, "higher than its place", text)

    def line(self, where: str, font: QFont, rect: QRectF, text: str) -> None:
        metrics = QFontMetricsF(font)
        if fitting.fit_line(text, rect.width() + 0.5, font.pixelSize(), font.weight()).elided:
            self.note(where, SHORTENED, text)
        elif text and metrics.capHeight() > rect.height() + _AIR:
            self.note(where, "higher than its place", text)

    def drawn(self, where: str, font: QFont, rect: QRectF, text: str, flags: int) -> None:
        metrics = QFontMetricsF(font)
        needed = metrics.boundingRect(rect, flags, text)
        wraps = bool(flags & Qt.TextFlag.TextWordWrap.value)
        if needed.width() > rect.width() + _AIR:
            self.note(where, "wider than its place", text)
        if needed.height() - (0 if wraps else metrics.height() - metrics.capHeight()) > rect.height() + _AIR:
            self.note(where, "higher than its place", text)

    def at_a_point(self, where: str, font: QFont, point: QPointF, text: str) -> None:
        """A number beside or within its icon: it takes what room it needs."""

    def icons(self, where: str, given: Signs, fit: bool) -> None:
        if not fit:
            self.note(where, ICONS, " ".join(sign.name for sign in given))

    # ------------------------------------------------------------ widgets

    def look_at(self, root: QWidget) -> None:
        """All words in standard widgets that are visible now."""
        for widget in root.findChildren(QWidget):
            if widget.isVisible():
                self._look_at(widget)

    def _look_at(self, widget: QWidget) -> None:
        if isinstance(widget, QLabel):
            self._label(widget)
        elif isinstance(widget, QPushButton | QToolButton | QCheckBox):
            self._needs(widget, widget.text(), widget.sizeHint())
        elif isinstance(widget, QComboBox):
            self._combo(widget)
        elif isinstance(widget, QLineEdit):
            text = widget.text() or widget.placeholderText()
            room = widget.contentsRect().width() - 4
            if not widget.text():
                self._advance(widget, text, widget.fontMetrics().horizontalAdvance(text), room)
        elif isinstance(widget, QTreeView) and type(widget.itemDelegate()) is QStyledItemDelegate:
            self._tree(widget)
        elif isinstance(widget, QAbstractScrollArea) and not isinstance(widget, QAbstractItemView | PageArea):
            bar = widget.horizontalScrollBar()
            if bar.maximum() > _AIR:
                self.note(_place(widget), "wider than its place", "(content)")

    def _label(self, label: QLabel) -> None:
        text, room = label.text(), label.contentsRect()
        if not text:
            return
        if label.wordWrap():
            needed = label.heightForWidth(label.width())
            if needed > label.height() + 1:
                self.note(_place(label), "higher than its place", text)
            words = QTextDocumentFragment.fromHtml(text).toPlainText().split() if "<" in text else text.split()
            longest = max(map(label.fontMetrics().horizontalAdvance, words), default=0)
            self._advance(label, text, longest, room.width())
        else:
            self._needs(label, text, label.sizeHint())

    def _needs(self, widget: QWidget, text: str, size: QSize) -> None:
        if text:
            self._advance(widget, text, size.width(), widget.width())
            if size.height() > widget.height() + 2 and widget.fontMetrics().height() > widget.height() + 2:
                self.note(_place(widget), "higher than its place", text)

    def _combo(self, box: QComboBox) -> None:
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        field = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
        )
        shortens = box.sizeAdjustPolicy() == QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        texts = [box.currentText()] if shortens else [box.itemText(row) for row in range(box.count())]
        for text in texts:
            self._advance(box, text, box.fontMetrics().horizontalAdvance(text), field.width())

    def _tree(self, tree: QTreeView) -> None:
        index = tree.indexAt(tree.viewport().rect().topLeft())
        while index.isValid():
            box = tree.visualRect(index)
            if not box.intersects(tree.viewport().rect()):
                break
            text = str(index.data() or "")
            if not tree.wordWrap():
                room = min(box.right(), tree.viewport().width()) - box.left()
                self._advance(tree, text, tree.fontMetrics().horizontalAdvance(text), room)
            index = tree.indexBelow(index)

    def _advance(self, widget: QWidget, text: str, needed: float, room: float) -> None:
        if needed > room + _AIR:
            self.note(_place(widget), "wider than its place", text)


def _place(widget: QWidget) -> str:
    """The widget, and on which page or panel."""
    above: QWidget | None = widget.parentWidget()
    while above is not None and not type(above).__module__.startswith("dune_desktop."):
        above = above.parentWidget()
    return f"{type(above).__module__.rpartition('.')[2]}:{type(above).__qualname__}/{type(widget).__name__}"


@contextmanager
def watching(names: Collection[str] = ()) -> Iterator[Clipped]:
    """While this is on, all that is drawn is looked at; what was painted before is painted anew."""
    clipped = Clipped(names)
    with heard(clipped):
        yield clipped
