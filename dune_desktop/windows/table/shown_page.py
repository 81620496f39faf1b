"""A game on the table, played or watched: top bar, the scene, the right column, and what opens over them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.scene.table.table_scene import TableScene, TableView
from dune_desktop.windows.decision.table_parts import TableParts, parts_of
from dune_desktop.windows.table.big_boards import BigBoards
from dune_desktop.windows.table.card_grid import foresee
from dune_desktop.windows.table.game_menu import GameMenu
from dune_desktop.windows.table.log_panel import LogPanel, WordsPanel
from dune_desktop.windows.table.pile_viewer import PileViewer
from dune_desktop.windows.table.preview import Big, Preview
from dune_desktop.windows.table.seat_panels import SeatList
from dune_desktop.windows.table.seat_sheet import SeatSheet
from dune_desktop.windows.table.shown_keys import ShownKeys
from dune_desktop.windows.table.since_panel import SincePanel
from dune_desktop.windows.table.table_layout import TableLayout
from dune_desktop.windows.table.top_bar import TopBar
from dune_desktop.windows.widgets.panels import Panel, announce

if TYPE_CHECKING:
    from dune_desktop.engine.events import Event
    from dune_desktop.files.settings import Settings
    from dune_desktop.models.shown_game import ShownGame
    from dune_desktop.scene.drawing.look import Look

#: What Qt would do after painting, and then paint again.
_BEFORE_PAINTING: Final = (QEvent.Type.LayoutRequest, QEvent.Type.UpdateLater)


class ShownPage(QWidget):
    """Owns the models and the scene of one game, and all that can be looked at.

    A kind of page makes the panel below the right column, where the keyboard is at home, and the commands.
    """

    #: The game is played here, and not only watched.
    plays = True

    #: What the menu has for the window to do, by the name of its line.
    menu_asked = Signal(str)
    help_asked = Signal()
    #: A rule is to be read in the help, by its number.
    rule_asked = Signal(str)
    #: Everything in print is to be looked through, from this face on; None: from anywhere.
    collection_asked = Signal(object)
    new_game_asked = Signal()
    statistics_asked = Signal()
    #: The game, which is over, is to be looked back at.
    review_asked = Signal()
    #: The game is to be left.
    closed = Signal()

    def __init__(self, controller: ShownGame, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing below it is painted for nothing
        look.set(colours=tuple(seat.colour for seat in controller.seats))
        self.parts: TableParts[Any] = parts_of(controller, look, settings, self)
        self.controller, self.look, self.keys = controller, look, self.parts.keys
        self.models, self.answering = self.parts.models, self.parts.answering
        self._looker = controller.looker
        self.places = TableLayout(self)
        self.scene = TableScene(controller, self.answering, self.models, look, self)
        self.scene.command = self.keys.of
        controller.shown.connect(self._draw)
        self.view = TableView(self.scene, self)
        self.top_bar = TopBar(controller, look, self.keys, self)
        self.seats = SeatList(self.parts, self)
        self.since = SincePanel(self.models.since, look, self.keys, self)
        self.panel = self.make_panel()
        self.log = LogPanel(controller, self.models.log, look, self.keys, self)
        self.words = WordsPanel(self.models.words, look, self.keys, self)
        self.boards = BigBoards(self.parts, self)
        self.piles = PileViewer(self.parts, self)
        foresee(self.scene.ahead)
        self.sheet = SeatSheet(self.parts, self)
        self.preview = Preview(look, self, controller.edition.products)
        self.menu = GameMenu(look, self.keys, self, saves=self.plays, boards=self.boards.offered)
        self.log.hide()
        self.words.hide()
        self.boards.hide()
        self.commanding = self.make_keys()
        self._retranslate()
        self._connect()
        self._ring_moved()
        self.panel.take_home()

    def make_panel(self) -> Panel:
        """The panel below the right column."""
        raise NotImplementedError

    def make_keys(self) -> ShownKeys:
        """What can be commanded; made when all else is there."""
        raise NotImplementedError

    # ------------------------------------------------------------ connections

    def _connect(self) -> None:
        controller, scene = self.controller, self.scene
        controller.shown.connect(self._shown)
        controller.covered.connect(self._covered)
        self.look.changed.connect(self.places.place_all)
        self.answering.changed.connect(self.places.place_piles)
        self.models.since.moved.connect(self._ring_moved)
        scene.announced.connect(partial(announce, self))
        for shows in (scene, self.piles, self.sheet, self.boards):
            shows.previewed.connect(self.show_big)
        for opens in (scene, self.top_bar):
            opens.pile_asked.connect(self.open_pile)
        for told in (self.since, self.log, self.words):
            told.pointed.connect(self._ring)
        for points in (self.seats, self.piles):
            points.pointed.connect(scene.pointer.point)
        self.seats.opened.connect(self.sheet.open_seat)
        self.preview.rule_asked.connect(self.tell_rule)
        self.menu.asked.connect(self.menu_asked)
        self.menu.closed.connect(partial(self.hold, False))
        self.top_bar.menu_asked.connect(self.toggle_menu)
        self.top_bar.help_asked.connect(self.help_asked)
        self.top_bar.log_asked.connect(self.toggle_log)
        self.log.closed.connect(self.toggle_log)
        self.words.closed.connect(self.toggle_words)
        self.boards.closed.connect(self.toggle_boards)
        scene.boards_asked.connect(self.toggle_boards)
        self.menu.boards_asked.connect(self.toggle_boards)
        self.since.ended.connect(self.take_home)
        for closes in (self.piles, self.sheet, self.preview, self.menu):
            closes.closed.connect(self.take_home)

    def set_keys(self, overrides: Mapping[str, str]) -> None:
        """The settings gave commands other keys."""
        self.keys.change(overrides)
        self._retranslate()
        self.top_bar.refresh()
        self.since.retell()

    def needs(self) -> QSize:
        """No smaller than this, in pixels: in a smaller window it scrolls."""
        return self.places.needs()

    # ------------------------------------------------------------ what opens

    def take_home(self) -> None:
        """Give the keyboard to what is to be answered or read now."""
        self.commanding.take_home()

    def tell_rule(self, number: str) -> None:
        """Say what the rule says."""
        self.rule_asked.emit(number)

    def back(self) -> bool:
        """Close what is open, or stop the walk; else step back, or leave. False: there was nothing to do."""
        if self.log.isVisible():
            self.toggle_log()
        elif self.words.isVisible():
            self.toggle_words()
        elif self.boards.isVisible():
            self.toggle_boards()
        elif self.piles.isVisible() and not self.piles.picking:
            self.piles.close_piles()
        else:
            return self.since.stop() or self.step_back()
        return True

    def step_back(self) -> bool:
        """Step back where nothing is open that could be closed; whether there was a step to go back."""
        raise NotImplementedError

    def toggle_menu(self) -> None:
        """Open the menu over whatever is shown, or close it."""
        if self.menu.isVisible():
            self.menu.close_sheet()
        else:
            self.hold(True)
            self.menu.open()

    def hold(self, held: bool, by: str = "menu") -> None:
        """The menu, or what is named, lies over the table: nothing goes on behind it."""
        raise NotImplementedError

    def toggle_log(self) -> None:
        """Open the log in place of the seats, or close it."""
        self._toggle(self.log)
        self.places.place_log()

    def toggle_words(self) -> None:
        """Open the table in words over the board, or close it."""
        self._toggle(self.words)

    def toggle_boards(self) -> None:
        """Open what the products print beside the board, over the board, or close it; most games have no such thing."""
        if self.boards.offered:
            self._toggle(self.boards)

    def _toggle(self, panel: QWidget) -> None:
        panel.setVisible(not panel.isVisible())
        if panel.isVisible():
            panel.raise_()
            panel.setFocus()
        else:
            self._ring_moved()
            self.panel.take_home()

    def open_pile(self, zone: str) -> None:
        """Lay a pile open: one of the looker's, or of the table."""
        if not self.piles.picking:
            self.piles.open_pile(zone)
            self.places.place_piles()

    def show_big(self, what: Big) -> None:
        """Open the big card of a thing on the table, or of something printed."""
        self.preview.show_big(self.controller, what)

    # ------------------------------------------------------------ following

    def _draw(self, _view: object, events: tuple[Event, ...]) -> None:
        """Room is made first: what flies has to know where it lands."""
        self.places.follow(self.controller.view)
        self.scene.show(self.controller.view, events)

    def _covered(self, seat: Seat) -> None:
        if seat != NOBODY:
            self._put_away()

    def _put_away(self) -> None:
        """What was opened for one player's eyes is closed before the next one comes."""
        self.preview.close_sheet()
        self.piles.close_piles()
        QToolTip.hideText()

    def _shown(self, _view: object, events: tuple[Event, ...]) -> None:
        before, self._looker = self._looker, self.controller.looker
        if self._looker == WATCHER != before:
            self._put_away()
        announce(self, self.models.said(events))
        for kind in _BEFORE_PAINTING:
            QCoreApplication.sendPostedEvents(None, kind.value)

    def _ring(self, touched: Collection[Any]) -> None:
        if touched:
            self.scene.board.ring(set(touched))
        else:
            self._ring_moved()

    def _ring_moved(self) -> None:
        self.scene.board.ring(self.models.since.moved_for(self.controller.looker))

    # ------------------------------------------------------------ events

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.places.place_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.scene.flights.flush()
        if not self.commanding.press(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.controller.retranslate()
            self.models.retranslate()
            self.answering.retranslate()
            self._retranslate()
            self.look.set(language=self.look.language + 1)

    def _retranslate(self) -> None:
        self.scene.tray.cover.key_name = self.keys.label("take")
        self.scene.row.turner.set(key_name=self.keys.label("row"))
        for named in (self.view, self.view.viewport()):
            named.setAccessibleName(self.tr("Table"))
        self.keys.refresh()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.look.theme.window)
