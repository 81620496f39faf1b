"""The statistics: whose games and which, their figures, and one chart at a time, which is also a table."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QLocale, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QTreeView,
    QWidget,
)

from dune_desktop.files.disk import reason, write_whole
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.statistics.spreadsheet import table
from dune_desktop.statistics.summary import GameSummary
from dune_desktop.statistics.tally import PlayedGame, entries, games_of
from dune_desktop.text.translating import Texts
from dune_desktop.text.troubles import because
from dune_desktop.windows.saved.file_dialogs import ask_to_write
from dune_desktop.windows.saved.notice_line import NoticeLine
from dune_desktop.windows.statistics import statistics_words
from dune_desktop.windows.statistics.charts import Bars, Key, PointsChart
from dune_desktop.windows.statistics.counting import DELETE, REBUILD, Counting, Ledger
from dune_desktop.windows.statistics.diagrams import POINTS, TITLES, DiagramModel, diagram
from dune_desktop.windows.statistics.figures import Tiles, figures
from dune_desktop.windows.statistics.filters import Filters
from dune_desktop.windows.widgets.form_widgets import Chooser, Segments
from dune_desktop.windows.widgets.layouts import STRETCH, column, fill, role_label, row
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.widgets.panels import PagePart, announce

StatisticsFoot = Texts("StatisticsFoot")
CHART, TABLE = range(2)
_FILE: Final = "dune-desktop.csv"
_TILES: Final = 330.0
#: Between the columns of the table.
_AIR: Final = 28.0


class StatisticsButtons(PagePart):
    """Three buttons, or a question with its two answers."""

    #: It is meant.
    delete_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.question = role_label("", wrap=True)
        self._buttons = [QPushButton() for _ in range(5)]
        self.export, self.rebuild, self.delete, self.keep, self.delete_now = self._buttons
        self.pad(fill(QHBoxLayout(self), (self.question, 1), STRETCH, *self._buttons), 0, gap=tokens.S8)
        for button in self._buttons:
            self.keep_size(button.setMinimumHeight, tokens.OPTION + 4)
        self.delete.clicked.connect(self.ask)
        self.keep.clicked.connect(self.ask_no_more)
        self.delete_now.clicked.connect(self._delete)
        self._show(False)

    @property
    def asking(self) -> bool:
        return not self.delete_now.isHidden()

    def allow(self, games: int, chosen: int) -> None:
        """Allow what can be done where so many games are counted and so many of them are shown."""
        if self.asking and not games:
            self.ask_no_more()
        had_focus = self.export.hasFocus() or self.delete.hasFocus()
        self.export.setEnabled(bool(chosen))
        self.delete.setEnabled(bool(games))
        if had_focus and not (self.export.hasFocus() or self.delete.hasFocus()):
            self.rebuild.setFocus()
        self._ask_of(games)

    # ------------------------------------------------------------ the question

    def ask(self) -> None:
        self._show(True)
        self.keep.setFocus()
        announce(self, self.question.text())

    def ask_no_more(self) -> None:
        had_focus = self.keep.hasFocus() or self.delete_now.hasFocus()
        self._show(False)
        if had_focus:
            (self.delete if self.delete.isEnabled() else self.rebuild).setFocus()

    def _delete(self) -> None:
        self.ask_no_more()
        self.delete_asked.emit()

    def _show(self, asked: bool) -> None:
        for widget in (self.question, self.keep, self.delete_now):
            widget.setVisible(asked)
        for button in (self.export, self.rebuild, self.delete):
            button.setVisible(not asked)

    # ------------------------------------------------------------ words

    def _ask_of(self, games: int) -> None:
        self.question.setText(StatisticsFoot.tr("Delete the statistics of %n game(s)? Saved games stay.", "", games))

    def retranslate(self) -> None:
        """Make all words anew."""
        texts = (
            self.tr("Export…"), self.tr("Recount"), self.tr("Delete all"), self.tr("Keep them"),
            self.tr("Delete them"),
        )  # fmt: skip
        for button, text in zip(self._buttons, texts, strict=True):
            button.setText(text)
        self.export.setToolTip(
            self.tr("The games chosen above as a table for spreadsheets (CSV), with a line for each seat of a game")
        )
        self.rebuild.setToolTip(
            self.tr(
                "Count all saved games that are finished again, including those whose statistics were deleted. "
                "Imported games count like your own, for the players they name."
            )
        )
        self.delete.setToolTip(self.tr("Delete all statistics. Saved games stay, and are not counted again."))


class StatisticsPage(SheetPage):
    """Follows what is counted, also while it is shown."""

    most = (1240.0, 860.0)
    room = "statistics"
    least = QSizeF(1060, 620)

    def __init__(self, look: Look, counting: Counting, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        look = self.look
        self._counting = counting
        self._games: tuple[GameSummary, ...] = ()
        self._found: tuple[PlayedGame, ...] = ()
        self.filters, self.tiles, self.diagram = Filters(look), Tiles(look), DiagramModel(self)
        self.kinds, self.forms = Chooser(look), Segments(look, (CHART, TABLE), CHART)
        self.bars, self.points, self.table = Bars(self.diagram, look), PointsChart(self.diagram, look), QTreeView()
        self.key, self.hint = Key(look), role_label("quiet", wrap=True)
        self.empty, self.show_all = role_label("quiet", wrap=True), QPushButton()
        self.notice, self.buttons = NoticeLine(look), StatisticsButtons(look)
        self._lay_out()
        self._connect()
        self.begin()

    def _lay_out(self) -> None:
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table.setModel(self.diagram)
        self.table.setRootIsDecorated(False)
        self.table.setUniformRowHeights(True)
        self.table.setItemsExpandable(False)
        self.table.header().setStretchLastSection(False)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._shown, self._charts = QWidget(), QStackedWidget(self)
        for view in (self.bars, self.points, self.table):
            self._charts.addWidget(view)
        head, below = row(self.kinds, STRETCH, self.forms), row(self.key, (self.hint, 1))
        right = column(head, (self._charts, 1), below)
        self.pad(right, gap=tokens.S8)
        self.pad(fill(QHBoxLayout(self._shown), self.tiles, (right, 1)), 0, gap=tokens.S16)
        self.keep_size(self.tiles.setFixedWidth, _TILES)
        self.keep_size(self.kinds.setMinimumHeight, tokens.OPTION)
        fill(self.body, self.filters, (self.empty, 1), self.show_all, (self._shown, 1), self.notice)
        self.body.setAlignment(self.show_all, Qt.AlignmentFlag.AlignHCenter)
        self.foot.addWidget(self.buttons, 1)

    def _connect(self) -> None:
        self._counting.counted.connect(self._counted)
        self.filters.changed.connect(self._choose)
        self.kinds.currentIndexChanged.connect(self._draw)
        self.forms.chosen.connect(self._draw)
        self.show_all.clicked.connect(self.filters.show_all)
        self.buttons.export.clicked.connect(self._export)
        self.buttons.rebuild.clicked.connect(self._rebuild)
        self.buttons.delete_asked.connect(partial(self._counting.add, DELETE))

    # ------------------------------------------------------------ following what is counted

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.notice.hide()
        ledger = self._counting.ledger
        self._follow(() if ledger is None else ledger.games)
        self._counting.catch_up()
        (self.kinds if self._games else self.back).setFocus()

    def _counted(self, ledger: Ledger) -> None:
        if self.isVisible():  # else it is read when it is shown
            self._follow(ledger.games)
            self._tell(ledger)

    def _follow(self, games: tuple[GameSummary, ...]) -> None:
        self._games = games
        self.filters.follow(games)
        self._choose()

    def _tell(self, ledger: Ledger) -> None:
        deleted = self.tr("The statistics were deleted. “Recount” counts the saved games again.")
        told = statistics_words.told(ledger) or (deleted if ledger.job == DELETE else "")
        said = [*map(statistics_words.aside, self._counting.take_aside()), told]
        if any(said):
            self.notice.tell("\n".join(filter(None, said)))

    def _rebuild(self) -> None:
        self._counting.add(REBUILD)
        self.notice.tell(self.tr("Counting…"))

    # ------------------------------------------------------------ what is shown

    def _choose(self) -> None:
        """Show the games that the filters leave."""
        choice = self.filters.choice()
        self._found = entries(self._games, choice)
        self.tiles.show_figures(figures(self._found, bool(choice.player)))
        some = bool(self._found)
        self.empty.setText(self.tr("No games match.") if self._games else self._nothing())
        self.filters.setVisible(bool(self._games))
        self._shown.setVisible(some)
        self.empty.setVisible(not some)
        self.show_all.setVisible(bool(self._games) and not some)
        self.buttons.allow(len(self._games), len(self._found))
        self._draw()

    def _nothing(self) -> str:
        if self._counting.ledger is None:
            return self.tr("Counting…")
        return self.tr("No games have been counted yet. Each game is counted automatically when it is over.")

    def _draw(self) -> None:
        kind = self.kinds.currentData()
        if kind is None:
            return
        self.diagram.show(diagram(kind, self._found))
        shown, as_table = self.diagram.diagram, self.forms.value() == TABLE
        view = self.table if as_table else self.points if kind == POINTS else self.bars
        self._charts.setCurrentWidget(view)
        for one in (self.bars, self.points, self.table):
            one.setAccessibleName(shown.title)
        self.key.explain("" if as_table else shown.filled, shown.rest, view is self.points)
        self.hint.setText("" if as_table and kind == POINTS else shown.hint)
        if as_table:
            self._divide()
        self._stand()

    def _divide(self) -> None:
        """Give the last column before the numbers the room that the others leave."""
        header, measures, shown = self.table.header(), self.table.fontMetrics(), self.diagram.diagram
        bold = header.fontMetrics()
        air = self.units(_AIR)
        for section in range(self.diagram.columnCount()):
            texts = {str(self.diagram.index(row, section).data() or "") for row in range(self.diagram.rowCount())}
            head = bold.horizontalAdvance(shown.heads[section])
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)  # one that stretches takes no width
            header.resizeSection(section, max([head, *map(measures.horizontalAdvance, texts)]) + air)
        header.setSectionResizeMode(shown.named - 1, QHeaderView.ResizeMode.Stretch)

    def _stand(self) -> None:
        """Let the keyboard begin at the first row."""
        for view in (self.bars, self.table):
            if not view.currentIndex().isValid() and self.diagram.rowCount():
                view.selectionModel().setCurrentIndex(
                    self.diagram.index(0, 0), QItemSelectionModel.SelectionFlag.NoUpdate
                )

    # ------------------------------------------------------------ export

    def _export(self) -> None:
        title, tables = StatisticsFoot.tr("Export the statistics"), StatisticsFoot.tr("Tables ({patterns})")
        ask_to_write(self, title, tables, _FILE, self._export_to)

    def _export_to(self, path: str) -> None:
        separator = ";" if QLocale().decimalPoint() == "," else ","
        try:
            write_whole(Path(os.path.realpath(path)), table(games_of(self._found), separator))
        except OSError as error:
            told = self.tr("{file} could not be written: {reason}")
            self.notice.tell(told.format(file=path, reason=because(reason(error))))
        else:
            self.notice.tell(self.tr("Exported to {file}").format(file=path))

    # ------------------------------------------------------------ words, lengths, keys

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Statistics"))
        self.show_all.setText(self.tr("Show all"))
        self.forms.say(CHART, self.tr("Chart"))
        self.forms.say(TABLE, self.tr("Table"))
        self.kinds.call(self.tr("What is shown"))
        self.kinds.offer({kind: str(title) for kind, title in TITLES.items()}, self.kinds.currentData())
        self.tiles.setAccessibleName(self.tr("Figures"))
        self.buttons.retranslate()
        self.filters.retranslate()
        self.notice.hide()
        self._choose()

    def rescale(self) -> None:
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.buttons.asking:
            self.buttons.ask_no_more()
        else:
            super().keyPressEvent(event)
