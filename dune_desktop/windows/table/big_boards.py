"""What products print beside the board, in words over the board: to be read, and never needed for an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from dune_desktop.engine.names import Seat
from dune_desktop.models.refs import Ref
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table.big_boards import BoardChapter, Holding, Lot, Stop, chapters
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.form_widgets import Segments
from dune_desktop.windows.widgets.layouts import MIDDLE, STRETCH, TOP, bare, column, fill, role_label, row
from dune_desktop.windows.widgets.page import WordsArea
from dune_desktop.windows.widgets.painted import Painted
from dune_desktop.windows.widgets.panels import Mark, Panel

#: How wide the columns of markets, tracks and seats are beside each other.
_SHARES: Final = (9, 6, 8)


class _Price(Painted):
    """What a lot costs now, in its money."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._money, self._cost = "", ""

    def show_price(self, money: str, cost: int | None, said: str) -> None:
        self._money, self._cost = money, "" if cost is None else str(cost)
        self.setAccessibleName(said)
        self.setVisible(cost is not None)
        self.update()

    def wanted(self) -> QSizeF:
        return QSizeF(tokens.ICON_24, tokens.ICON_24)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if self._cost:
            draw_glyph(painter, self._money, area, self._look.theme, self._cost)


class _Framed(Panel):
    """A plate with a heading; below it words."""

    ground = "raised"
    radius = tokens.RADIUS_BOX

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._heading, self._words = role_label("", wrap=True), role_label("", wrap=True)
        for label in (self._heading, self._words):
            label.setTextFormat(Qt.TextFormat.RichText)

    def _called_so(self, title: str, note: str = "") -> None:
        self._heading.setText(" ".join(filter(None, (f"<b>{escape(title)}</b>", self._quiet(note)))))

    def _said(self, words: str) -> None:
        self._words.setText(words)
        self._words.setVisible(bool(words))

    def _quiet(self, text: str) -> str:
        return f'<span style="color:{self.look.theme.text2.name()}">{escape(text)}</span>'


class _LotBox(_Framed):
    """Something that lies in a market; a click shows it large."""

    previewed = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._ref: Ref | None = None
        self._price = _Price(look)
        head = row((self._price, 0, TOP), (self._heading, 1, MIDDLE))
        self.pad(head, gap=tokens.S8)
        self.pad(fill(QVBoxLayout(self), head, self._words), tokens.S6, gap=tokens.S2)

    def show_lot(self, lot: Lot) -> None:
        self._ref = lot.ref
        self._price.show_price(lot.money, lot.cost, lot.price)
        self._called_so(lot.title, lot.note)
        self._said("<br>".join(f"{self._quiet(heading)}: {escape(words)}" for heading, words in lot.boxes))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._ref is not None:
            self.previewed.emit(self._ref)


class _StopBox(_Framed):
    """A space of a track, with whose tokens stand there."""

    def __init__(self, look: Look, called: Callable[[Seat], str], colours: Sequence[str]) -> None:
        super().__init__(look)
        self._called = called
        self._tokens = [Mark(look, tokens.ICON_16) for _ in colours]
        head = row((self._heading, 1), *((mark, 0, TOP) for mark in self._tokens))
        self.pad(head, gap=tokens.S4)
        self.pad(fill(QVBoxLayout(self), head, self._words), tokens.S6, gap=tokens.S2)
        for mark, colour in zip(self._tokens, colours, strict=True):
            mark.set_colour(colour)

    def show_stop(self, stop: Stop) -> None:
        self._called_so(stop.title, ", ".join(map(self._called, stop.seats)))
        self._said(escape(stop.words))
        for seat, mark in enumerate(self._tokens):
            mark.setVisible(seat in stop.seats)


class _HoldingBox(_Framed):
    """What a seat has; a click on something that it has bought shows it large."""

    previewed = Signal(object)

    def __init__(self, look: Look, called: Callable[[Seat], str], colours: Sequence[str]) -> None:
        super().__init__(look)
        self._called, self._colours = called, colours
        self._bought: dict[str, Ref] = {}
        self._mark = Mark(look, tokens.ICON_18)
        self._words.linkActivated.connect(lambda link: self.previewed.emit(self._bought[link]))
        head = row((self._mark, 0, MIDDLE), (self._heading, 1, MIDDLE))
        self.pad(head, gap=tokens.S8)
        self.pad(fill(QVBoxLayout(self), head, self._words), tokens.S6, gap=tokens.S2)

    def show_holding(self, holding: Holding) -> None:
        self._called_so(self._called(holding.seat), holding.note)
        self._mark.set_colour(self._colours[holding.seat])
        self._bought = {str(number): ref for number, (ref, _) in enumerate(holding.bought) if ref is not None}
        colour = self.look.theme.text.name()
        bought = enumerate(called for _, called in holding.bought)
        links = " · ".join(f'<a href="{n}" style="color:{colour}">{escape(called)}</a>' for n, called in bought)
        self._said("<br>".join(filter(None, (escape(holding.units), links))))


class _Section(QWidget):
    """Boxes below a heading; there are as many as there is to show."""

    def __init__(self, look: Look, make: Callable[[], QWidget]) -> None:
        super().__init__()
        self._make = make
        self.boxes: list[QWidget] = []
        self._title = Chapter(look)
        self._column = bare(fill(QVBoxLayout(self), self._title))
        self._column.setSpacing(tokens.S4)

    def show_all(self, title: str, count: int) -> list[QWidget]:
        """Have so many boxes."""
        self._title.setText(title)
        while len(self.boxes) < count:
            box = self._make()
            self.boxes.append(box)
            self._column.addWidget(box)
        for number, box in enumerate(self.boxes):
            box.setVisible(number < count)
        return self.boxes[:count]


class _ChapterPage(QWidget):
    """All that one product prints: its markets, its tracks, and what the seats have, side by side."""

    def __init__(self, panel: BigBoards, chapter: BoardChapter) -> None:
        super().__init__()
        look, lot, stop, holding = panel.look, panel.make_lot, panel.make_stop, panel.make_holding
        self._markets = [_Section(look, lot) for _ in chapter.markets]
        self._tracks = [_Section(look, stop) for _ in chapter.tracks]
        self._seats = _Section(look, holding)
        columns = (column(*self._markets, STRETCH), column(*self._tracks, STRETCH), column(self._seats, STRETCH))
        bare(fill(QHBoxLayout(self), *zip(columns, _SHARES, strict=True)))

    def show_chapter(self, chapter: BoardChapter, seats: str) -> None:
        for section, (title, lots) in zip(self._markets, chapter.markets, strict=True):
            for box, lot in zip(section.show_all(title, len(lots)), lots, strict=True):
                assert isinstance(box, _LotBox)
                box.show_lot(lot)
        for section, (title, stops) in zip(self._tracks, chapter.tracks, strict=True):
            for box, stop in zip(section.show_all(title, len(stops)), stops, strict=True):
                assert isinstance(box, _StopBox)
                box.show_stop(stop)
        for box, holding in zip(self._seats.show_all(seats, len(chapter.seats)), chapter.seats, strict=True):
            assert isinstance(box, _HoldingBox)
            box.show_holding(holding)


class BigBoards(Panel):
    """Over the board; Esc closes it, as the key that has opened it. Where several products have one, one is chosen."""

    framed = True
    closed = Signal()
    #: A thing on the table is to be shown large.
    previewed = Signal(object)

    def __init__(self, parts: TableParts[ShownGame], parent: QWidget) -> None:
        super().__init__(parts.look, parent)
        self._controller, self._names, self._keys = parts.controller, parts.models.names, parts.keys
        found = self._chapters()
        #: Whether any product of the game has such a board.
        self.offered = bool(found)
        self._title = role_label("heading")
        self.choice = Segments(parts.look, range(len(found)), 0)
        self.pages = [_ChapterPage(self, chapter) for chapter in found]
        self.close_button = QToolButton()
        self.close_button.setText("×")
        self.close_button.setProperty("role", "close")
        words = QWidget()
        bare(fill(QVBoxLayout(words), *self.pages, STRETCH))
        self.area = WordsArea(words)
        head = row(self._title, self.choice, (STRETCH, 1), self.close_button)
        self.pad(fill(QVBoxLayout(self), head, (self.area, 1)), tokens.S12, tokens.S6, tokens.S12, tokens.S8, gap=0.0)
        self.choice.setVisible(len(found) > 1)
        self._title.setVisible(len(found) == 1)
        self.close_button.clicked.connect(self.closed)
        self.choice.chosen.connect(self.tell)
        parts.controller.shown.connect(self._shown)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.relook()
        self.tell()

    def _chapters(self) -> tuple[BoardChapter, ...]:
        return chapters(self._controller.view, self._names)

    # ------------------------------------------------------------ what stands on the pages

    @property
    def _colours(self) -> tuple[str, ...]:
        return tuple(seat.colour for seat in self._controller.seats)

    def make_lot(self) -> QWidget:
        box = _LotBox(self.look)
        box.previewed.connect(self.previewed)
        return box

    def make_stop(self) -> QWidget:
        return _StopBox(self.look, self._names.seat, self._colours)

    def make_holding(self) -> QWidget:
        box = _HoldingBox(self.look, self._names.seat, self._colours)
        box.previewed.connect(self.previewed)
        return box

    # ------------------------------------------------------------ following

    def _shown(self) -> None:
        if self.isVisible():
            self.tell()

    def setVisible(self, visible: bool) -> None:
        if visible:
            self.tell()
        super().setVisible(visible)

    def tell(self) -> None:
        """Say all of the chosen chapter as it is now."""
        for number, (page, chapter) in enumerate(zip(self.pages, self._chapters(), strict=True)):
            page.setVisible(number == self.choice.value())
            self.choice.say(number, chapter.title)
            if number == self.choice.value():
                self._title.setText(chapter.title)
                page.show_chapter(chapter, self.tr("Players"))

    def retranslate(self) -> None:
        close = self.tr("Close")
        self.close_button.setAccessibleName(close)
        self.close_button.setToolTip(self._keys.titled(close, "boards"))
        self._shown()

    def relook(self) -> None:
        super().relook()
        self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.of(event) == "back":
            self.closed.emit()
        else:
            self.area.keyPressEvent(event)  # it scrolls where there is too much
