"""A game on the table, played or watched: top bar, the scene, the right column, and what opens over them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY, REVEAL_STAGE, WATCHER, Seat
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.game.shown import ShownGame
from dune_desktop.models.refs import Ref
from dune_desktop.models.table import zones
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces.measures import Face as Printed
from dune_desktop.scene.layout import LEAST_DECISION, Regions, regions
from dune_desktop.scene.table_scene import TableScene, TableView, table_rect
from dune_desktop.text.log.sentences import lines, with_causes
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.table.game_menu import GameMenu
from dune_desktop.windows.table.log_panel import LogPanel
from dune_desktop.windows.table.pile_viewer import PileViewer
from dune_desktop.windows.table.preview import Preview
from dune_desktop.windows.table.printed_faces import neighbours, printed_on
from dune_desktop.windows.table.seat_panels import SeatList
from dune_desktop.windows.table.seat_sheet import SeatSheet
from dune_desktop.windows.table.shown_keys import ShownKeys
from dune_desktop.windows.table.since_panel import SincePanel
from dune_desktop.windows.table.top_bar import TopBar
from dune_desktop.windows.table.words_panel import WordsPanel
from dune_desktop.windows.widgets.panels import Panel, announce

if TYPE_CHECKING:
    from dune_desktop.files.settings import Settings


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
    new_game_asked = Signal()
    statistics_asked = Signal()
    #: The game is to be left.
    closed = Signal()

    def __init__(self, controller: ShownGame, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.look, self._settings = controller, look, settings
        look.set(colours=tuple(seat.colour for seat in controller.seats))
        self.keys = Keys(settings.keys)
        # Models first: whoever hears of a new view after them finds them in step.
        self.models = TableModels(controller, parent=self)
        self.answering = Answering(controller, settings, self)
        self.models.ask(self.answering.state)
        self.answering.changed.connect(self.models.restate)
        self._regions: Regions | None = None
        self._swapped = False
        self._looker = controller.looker
        # Before the scene hears of the view: what flies has to know where it lands.
        controller.shown.connect(self._make_room)
        self.scene = TableScene(controller, self.answering, self.models, look, self)
        self.scene.command = self.keys.of
        self.view = TableView(self.scene, self)
        self.top_bar = TopBar(controller, look, self.keys, self)
        self.seats = SeatList(controller, self.answering, self.models.seats, look, self.keys, self)
        self.since = SincePanel(self.models.since, look, self.keys, self)
        self.panel = self.make_panel()
        self.log = LogPanel(controller, self.models.log, look, self.keys, self)
        self.words = WordsPanel(self.models.words, look, self.keys, self)
        self.piles = PileViewer(controller, self.answering, self.models, look, self.keys, self)
        self.sheet = SeatSheet(controller, self.models, look, self.keys, self)
        self.preview = Preview(look, self, controller.edition.products)
        self.menu = GameMenu(look, self.keys, self, self.plays)
        self.log.hide()
        self.words.hide()
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
        self.look.changed.connect(self.lay_out)
        for panel in (scene, self.piles, self.sheet):
            panel.previewed.connect(self.show_big)
        scene.pile_asked.connect(self.open_pile)
        scene.announced.connect(partial(announce, self))
        self.models.since.moved.connect(self._ring_moved)
        self.since.ended.connect(self.take_home)
        for told in (self.since, self.log, self.words):
            told.pointed.connect(self._ring)
        for list_ in (self.seats, self.piles):
            list_.pointed.connect(scene.pointer.point)
        self.seats.opened.connect(self.sheet.open_seat)
        self.top_bar.menu_asked.connect(self.toggle_menu)
        self.menu.asked.connect(self.menu_asked)
        self.menu.closed.connect(partial(self.hold, False))
        self.top_bar.help_asked.connect(self.help_asked)
        self.top_bar.log_asked.connect(self.toggle_log)
        self.top_bar.pile_asked.connect(self.open_pile)
        self.log.closed.connect(self.toggle_log)
        self.words.closed.connect(self.toggle_words)
        for closing in (self.piles, self.sheet, self.preview, self.menu):
            closing.closed.connect(self.take_home)
        self.preview.rule_asked.connect(self.tell_rule)
        self.answering.changed.connect(self._place_piles)

    def set_keys(self, overrides: Mapping[str, str]) -> None:
        """The settings gave commands other keys."""
        self.keys.change(overrides)
        self._retranslate()
        self.top_bar.refresh()
        self.since.retell()

    # ------------------------------------------------------------ what opens

    def take_home(self) -> None:
        """Give the keyboard to what is to be answered or read now."""
        self.commanding.take_home()

    def tell_rule(self, number: str) -> None:
        """What the rule says."""
        self.rule_asked.emit(number)

    def back(self) -> None:
        """Close what is open, or stop the walk; else step back, or leave."""
        if self.log.isVisible():
            self.toggle_log()
        elif self.words.isVisible():
            self.toggle_words()
        elif self.piles.isVisible() and not self.piles.picking:
            self.piles.close_piles()
        elif not self.since.stop():
            self.step_back()

    def step_back(self) -> None:
        """Nothing is open."""
        raise NotImplementedError

    def toggle_menu(self) -> None:
        """Open the menu over whatever is shown, or close it."""
        if self.menu.isVisible():
            self.menu.close_sheet()
        else:
            self.hold(True)
            self.menu.open()

    def hold(self, held: bool) -> None:
        """The menu lies over the table: nothing goes on behind it."""
        raise NotImplementedError

    def toggle_log(self) -> None:
        """Open the log in place of the seats, or close it."""
        self._toggle(self.log)
        self._place_log()

    def toggle_words(self) -> None:
        """Open the table in words over the board, or close it."""
        self._toggle(self.words)

    def _toggle(self, panel: QWidget) -> None:
        panel.setVisible(not panel.isVisible())
        if panel.isVisible():
            panel.raise_()
            panel.setFocus()
        else:
            self._ring_moved()
            self.panel.take_home()

    def open_pile(self, name: str) -> None:
        """Lay a pile open: one of the looker's, or of the table."""
        if not self.piles.picking:
            self.piles.open_pile({"conflicts": zones.CONFLICT_PILE}.get(name, name))
            self._place_piles()

    def show_big(self, what: Ref | Printed) -> None:
        """The big card of a ref, or of something printed."""
        if not isinstance(what, tuple):
            self.preview.show_face(what)
            return
        face = printed_on(self.controller, what)
        if face is not None:
            self.preview.show_face(face, neighbours(self.controller, what))

    # ------------------------------------------------------------ following

    def _make_room(self, view: View, _events: object) -> None:
        if self._regions is not None and self._reveals(view) != self._swapped:
            self.lay_out()

    def _covered(self, seat: Seat) -> None:
        if seat != NOBODY:
            self._put_away()

    def _put_away(self) -> None:
        """What was opened for one player's eyes is closed before the next one comes."""
        self.preview.close_sheet()
        self.piles.close_piles()
        QToolTip.hideText()

    def _shown(self, view: View, events: tuple[Event, ...]) -> None:
        before, self._looker = self._looker, view.seat
        if view.seat == WATCHER != before:
            self._put_away()
        told = with_causes(events, self.controller.edition)
        announce(self, " ".join(lines(told, self.controller.game, self.controller.reader, self._who)))

    def _who(self, seat: Seat) -> str:
        return self.controller.seats[seat].name

    def _ring(self, touched: Collection[Ref]) -> None:
        if touched:
            self.scene.board.ring(set(touched))
        else:
            self._ring_moved()

    def _ring_moved(self) -> None:
        """Units on the board are called alike for all seats: only the looker's own are meant."""
        looker = self.controller.looker
        moved = self.models.since.moved_refs
        self.scene.board.ring({ref for seat, ref in moved if ref[0] != refs.UNITS or seat == looker})

    # ------------------------------------------------------------ where

    def _reveals(self, view: View) -> bool:
        """The looker takes the Reveal turn: Row and tray swap."""
        return view.turn.stage == REVEAL_STAGE and view.turn.seat == view.seat

    def lay_out(self) -> None:
        """Give everything its place; on resize, at the Reveal swap and when the scale changes."""
        if self.width() < 2 or self.height() < 2:
            return
        size = QSizeF(self.size())
        self._swapped = self._reveals(self.controller.view)
        lanes = self.scene.row.strip.lanes
        found = self._regions = regions(size, self.look.u, len(self.controller.seats), self._swapped, lanes)
        for widget, region in (
            (self.top_bar, found.top_bar),
            (self.seats, found.seats),
            (self.since, found.since),
            (self.words, found.board.united(found.row)),
        ):
            widget.setGeometry(self._pixels(region))
        self._place_log()
        self.view.setGeometry(table_rect(found))
        self.scene.lay_out(found)
        self._place_piles()

    def _place_log(self) -> None:
        """Open it has the whole column above the least decision panel."""
        if self._regions is None:
            return
        seats, decision = self._regions.seats, QRectF(self._regions.decision)
        above = decision.top() - self._regions.since.bottom()
        if self.log.isVisibleTo(self):
            decision.setTop(decision.bottom() - LEAST_DECISION)
        log = QRectF(seats.topLeft(), QPointF(seats.right(), decision.top() - above))
        self.panel.setGeometry(self._pixels(decision))
        self.log.setGeometry(self._pixels(log))

    def _pixels(self, rect: QRectF) -> QRect:
        u = self.look.u
        return QRectF(rect.topLeft() * u, rect.size() * u).toRect()

    def _place_piles(self) -> None:
        """A picker stands over the spaces: one chooses by tracks, units and rewards. What is only read, on the Row.

        What is for sale stands where the Row is: there it is seen larger.
        """
        if self._regions is None or self.piles.isHidden():
            return
        board, plan = self._regions.board, self.scene.board.plan
        if self.piles.for_sale:
            board = board.united(self._regions.row)
        room = self._pixels(board)
        if self.piles.picking and plan is not None:
            room = self._pixels(plan.landsraad.united(plan.choam).translated(board.topLeft()))
        size = self.piles.wanted(board.width() - 24, board.height() - 12)
        top = room.top() if self.piles.picking else room.bottom() - size.height() - 4
        # Where it is wider than the spaces, it reaches over the Factions rather than beyond the board.
        left = min(room.center().x() - size.width() // 2, self._pixels(board).right() - size.width() - 4)
        self.piles.setGeometry(QRect(QPoint(left, top), size))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.commanding.press(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.controller.retranslate()
            self.models.retranslate()
            self.answering.retranslate()
            self.preview.retranslate()
            self._retranslate()
            self.look.set(language=self.look.language + 1)

    def _retranslate(self) -> None:
        self.scene.tray.cover.key_name = self.keys.label("take")
        self.view.setAccessibleName(self.tr("Table"))
        self.keys.refresh()

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), self.look.theme.window)
