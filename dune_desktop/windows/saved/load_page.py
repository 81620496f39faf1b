"""The saved games: find one, open or watch it, give it a name, export it, delete it and bring it back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from attrs import evolve
from PySide6.QtCore import QEvent, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from dune_desktop.files.disk import reason
from dune_desktop.files.locks import GameLocked
from dune_desktop.records.deleted_games import DELETED_KEPT
from dune_desktop.records.game_folder import SUFFIX, is_id
from dune_desktop.records.record import BadRecord
from dune_desktop.records.record_text import load as load_record
from dune_desktop.records.saved_game import SavedGame
from dune_desktop.records.store import Store, Unlisted
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.troubles import because, told
from dune_desktop.windows.saved import saved_words
from dune_desktop.windows.saved.details import Beside
from dune_desktop.windows.saved.file_dialogs import ask_where, ask_which
from dune_desktop.windows.saved.notice_line import NoticeLine, UndoStrip
from dune_desktop.windows.saved.saved_list import SavedList
from dune_desktop.windows.saved.saved_model import (
    ALL,
    BROKEN,
    DELETED,
    EDITION,
    FINISHED,
    NAME,
    NEWEST,
    UNFINISHED,
    SavedFilter,
    SavedModel,
)
from dune_desktop.windows.widgets.form_widgets import Chooser, SearchField
from dune_desktop.windows.widgets.layouts import CENTRE, STRETCH, fill, role_label
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.widgets.panels import announce

#: Milliseconds for which a row has to be the chosen one before the disk is asked for its older states.
_RESTS: Final = 80


class LoadPage(SheetPage):
    """A row for each game; files that can't be read say why, and what can be done."""

    load_asked = Signal(str)
    watch_asked = Signal(str)
    #: The game, which is over, is to be looked back at.
    review_asked = Signal(str)
    failed = Signal(str)
    #: These files are to be imported.
    files_chosen = Signal(object)
    #: A game was exported to this file.
    written = Signal(str)
    #: The game is about to be deleted.
    deleting = Signal(str)

    most = (1200.0, 860.0)
    least = QSizeF(1060, 620)

    def __init__(
        self,
        look: Look,
        store: Store,
        give_name: Callable[[str, str], None],
        keys: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        look = self.look
        self._store, self._give_name = store, give_name
        self.model = SavedModel(self)
        self.games = SavedFilter(self.model, self)
        self.list = SavedList(self.games, look)
        self.search, self.kinds, self.orders = SearchField(look), Chooser(look), Chooser(look)
        self.nothing, self.empty = QWidget(), role_label("quiet", wrap=True)
        self.kept = role_label("quiet", wrap=True)
        self.show_all, self.again = QPushButton(), QPushButton()
        self.beside, self.strip, self.exported = Beside(look), UndoStrip(look, keys), NoticeLine(look)
        self.open, self.watch, self.review, self.rename = QPushButton(), QPushButton(), QPushButton(), QPushButton()
        self.export, self.delete, self.bring = QPushButton(), QPushButton(), QPushButton()
        #: What can't be done with deleted games; ``open`` brings those back.
        self._for_saved = (self.rename, self.export, self.delete, self.review, self.watch)
        #: Why nobody can tell which games there are.
        self._unlisted = ""
        #: The game that is asked for where to export it to.
        self._exporting = ""
        self._rest = QTimer(self, singleShot=True, interval=_RESTS)
        self._lay_out()
        self._connect()
        self.begin()

    def _lay_out(self) -> None:
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open.setProperty("accent", True)
        fill(self.head, self.search, self.kinds, self.orders)
        middle = QVBoxLayout(self.nothing)
        fill(middle, STRETCH, self.empty, (self.show_all, 0, CENTRE), (self.again, 0, CENTRE), STRETCH)
        fill(self.body, self.kept, (self.nothing, 1), (self.list, 1), self.beside, self.strip, self.exported)
        self.foot.insertWidget(1, self.bring)
        fill(self.foot, *self._for_saved, self.open)
        self.keep_size(self.search.setFixedWidth, 260)
        self.size_buttons(96, self.bring, *self._for_saved, self.open)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self.list.setFocus)
        self.kinds.currentIndexChanged.connect(self._find)
        self.orders.currentIndexChanged.connect(self.games.order_by)
        self.show_all.clicked.connect(self._show_all)
        self.again.clicked.connect(self._try_again)
        self.model.renamed.connect(self._rename)
        self.list.activated.connect(self._open)
        self.list.chosen.connect(self._chosen)
        self._rest.timeout.connect(self._tell_beside)
        self.open.clicked.connect(self._open)
        self.watch.clicked.connect(self._watch)
        self.review.clicked.connect(self._review)
        self.rename.clicked.connect(self.list.rename)
        self.export.clicked.connect(self._export)
        self.delete.clicked.connect(self._delete)
        self.bring.clicked.connect(self._bring)
        self.strip.pressed.connect(self.undo)
        self.beside.copy_asked.connect(self._copy_of)
        self.beside.folder_asked.connect(self._show_folder)

    # ------------------------------------------------------------ following the folder

    def refresh(self) -> None:
        self._unlisted, games, deleted = "", list[SavedGame](), list[SavedGame]()
        try:
            games, deleted = [*self._store.saved(), *self._store.found()], self._store.deleted()
        except Unlisted as error:
            self._unlisted = str(error)
        self.model.follow([*games, *deleted])
        self._look_over()
        self._tell_beside()
        self.strip.follow({game.id for game in deleted})
        announce(self.empty, told(self._unlisted))

    def _try_again(self) -> None:
        self.refresh()
        self._take_home()

    def _take_home(self) -> None:
        """Give the keyboard to what one most likely wants."""
        (self.list if self.games.rowCount() else self.again if self._unlisted else self.bring).setFocus()

    def choose(self, game: str) -> None:
        """Read the folder anew, and make this game the chosen one."""
        self.refresh()
        if not self.list.choose(game):
            self._show_all()
            self.list.choose(game)
        self._tell_beside()
        self.list.setFocus()

    def game(self) -> SavedGame | None:
        return self.list.game()

    def _find(self) -> None:
        self.games.find(self.search.text(), self.kinds.currentIndex())
        self._look_over()

    def _look_over(self) -> None:
        """Something may be in the list, or nothing, and why."""
        gone = self.kinds.currentIndex() == DELETED
        some, none = bool(self.games.rowCount()), not self.model.has(deleted=gone)
        self.empty.setText(self._nothing(gone) if none else self.tr("No saved games match."))
        self.list.setVisible(some)
        self.nothing.setVisible(not some)
        self.show_all.setVisible(gone or not none)
        self.kept.setVisible(gone and not none)
        self.open.setText(self.tr("Restore") if gone else self.tr("Open"))
        for button in self._for_saved:
            button.setVisible(not gone)
        self.again.setVisible(bool(self._unlisted))
        self.list.choose_some()
        self._chosen()

    def _nothing(self, gone: bool) -> str:
        if self._unlisted:
            return told(self._unlisted)
        if gone:
            return self.tr("No games have been deleted or removed to make room for others.")
        return self.tr(
            "There are no saved games yet. Every game is saved automatically after each decision, in this "
            "folder:\n{folder}"
        ).format(folder=self._store.folder)

    def _show_all(self) -> None:
        self.search.clear()
        self.kinds.setCurrentIndex(0)
        self.list.setFocus()

    def _chosen(self) -> None:
        """The buttons say what can be done with the chosen game; what is on disk besides follows in a moment."""
        game, marked = self.game(), self.list.marked()
        here = None if game is None or game.deleted is not None or len(marked) > 1 else game
        free, readable = here is not None and not here.locked, here is not None and not here.trouble
        self.open.setEnabled(free or (game is not None and game.deleted is not None))
        self.rename.setEnabled(free and readable)
        self.delete.setEnabled(any(one.deleted is None and not one.locked for one in marked))
        self.watch.setEnabled(readable)
        self.review.setEnabled(here is not None and readable and here.finished)
        self.export.setEnabled(readable)
        self._rest.start()

    def _tell_beside(self) -> None:
        game = self.game()
        older = tuple(self._store.older(game.id)) if game is not None and is_id(game.id) else ()
        self.beside.tell(game, older)
        if game is not None and game.trouble and game.deleted is None:
            self.open.setEnabled(not game.locked and any(not state.trouble for state in older))

    # ------------------------------------------------------------ opening

    def _open(self) -> None:
        self._tell_beside()
        game = self.game()
        if game is not None and game.deleted is not None:
            for gone in self.list.marked():
                self._bring_back(gone.id)
        elif game is not None and self.open.isEnabled():
            with self._telling(game.path):
                self.load_asked.emit(self._taken(game.id))

    def _watch(self) -> None:
        game = self.game()
        if game is not None and not game.trouble:
            with self._telling(game.path):
                self.watch_asked.emit(self._taken(game.id))

    def _review(self) -> None:
        game = self.game()
        if game is not None and self.review.isEnabled():
            with self._telling(game.path):
                self.review_asked.emit(self._taken(game.id))

    def _copy_of(self, path: Path) -> None:
        """Play on from this file, as a game of its own."""
        with self._telling(path):
            record = load_record(path, follow=False)
            if record.table is not None and record.table.title:
                title = saved_words.apart(self._store, self.tr("{game} (copy)"), record.table.title)
                record = evolve(record, table=evolve(record.table, title=title))
            self.load_asked.emit(self._store.copy(record))

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._store.folder)))

    # ------------------------------------------------------------ changing

    @contextmanager
    def _telling(self, file: Path) -> Iterator[None]:
        """Say why something could not be done with this file."""
        try:
            yield
        except (BadRecord, GameLocked) as error:
            self.failed.emit(told(str(error)))
        except OSError as error:
            said = f"{file}: {because(reason(error))}"
            self.failed.emit(self.tr("That could not be done: {reason}").format(reason=said))

    def _taken(self, game: str) -> str:
        """Which game it is, once something is done with it: a file that was put into the folder becomes one."""
        taken = self._store.adopt(game)
        if taken != game:
            self.refresh()
            self.list.choose(taken)
        return taken

    def _rename(self, game: str, title: str) -> None:
        with self._telling(self._store.folder / (f"{game}{SUFFIX}" if is_id(game) else game)):
            self._give_name(self._taken(game), title)
        self.refresh()

    def _delete(self) -> None:
        """Delete what is marked, but for what somebody else plays: no question asked, it can come back."""
        games = [game for game in self.list.marked() if not game.locked]
        if not games or not self.delete.isEnabled():
            return
        gone: dict[str, str] = {}
        for game in games:
            self.deleting.emit(game.id)
            with self._telling(game.path):
                place = self._store.delete(self._store.adopt(game.id), len(games))
                if place:
                    gone[place] = saved_words.title(game)
        if gone:
            self.strip.add(gone, next(iter(gone.values())))
        self.refresh()
        (self.list if self.games.rowCount() else self.strip.button).setFocus()

    def undo(self) -> None:
        """Bring back what was deleted last; what can't come back now stays to be asked for."""
        places = self.strip.places
        for place in places:
            self._bring_back(place)
        if self.strip.places and set(self.strip.places) <= set(places):
            self.strip.put_off()

    def _bring_back(self, place: str) -> None:
        """Show what was deleted, among the saved games."""
        with self._telling(self._store.folder / place):
            self.choose(self._store.restore(place))
            return
        self.refresh()

    # ------------------------------------------------------------ files

    def _export(self) -> None:
        game = self.game()
        if game is None or game.trouble:
            return
        with self._telling(game.path):
            self._exporting = self._taken(game.id)
            ask_where(self, saved_words.file_name(game), self._export_to)

    def _export_to(self, path: str) -> None:
        with self._telling(Path(path)):
            self._store.export(self._exporting, Path(path))
            self.exported.tell(self.tr("Exported to {file}").format(file=path))
            self.written.emit(path)

    def _bring(self) -> None:
        ask_which(self, self.files_chosen.emit)

    # ------------------------------------------------------------ words, lengths, keys

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.exported.hide()
        if self.kinds.currentIndex() == DELETED:
            self.kinds.setCurrentIndex(ALL)
        self.refresh()
        self._take_home()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isVisible() and self.isActiveWindow():
            self.refresh()  # another copy of the program may have played meanwhile

    def retranslate(self) -> None:
        super().retranslate()
        for widget, text in (
            (self.watch, self.tr("Watch")),
            (self.review, self.tr("Review")),
            (self.rename, self.tr("Rename")),
            (self.export, self.tr("Export…")),
            (self.delete, self.tr("Delete")),
            (self.bring, self.tr("Import…")),
            (self.show_all, self.tr("Show all")),
            (self.again, self.tr("Try again")),
            (self.heading, self.tr("Saved games")),
        ):
            widget.setText(text)
        self.review.setToolTip(self.tr("Winning chances, and what each decision cost, when the game is over"))
        self.rename.setToolTip(self.tr("Rename (F2)"))
        self.delete.setToolTip(self.tr("Delete (Del)"))
        self.bring.setToolTip(self.tr("Import files of saved games, or drag them onto the window"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.search.call(self.tr("Find a game"))
        self.search.setToolTip(self.tr("Players, leaders, edition or name (Ctrl+F)"))
        self.kinds.call(self.tr("Which games"))
        self.kinds.offer({
            ALL: self.tr("All games"), UNFINISHED: self.tr("Unfinished"), FINISHED: self.tr("Finished"),
            BROKEN: self.tr("Can't be read"), DELETED: self.tr("Deleted"),
        }, self.kinds.currentData())  # fmt: skip
        self.orders.call(self.tr("Order"))
        orders = {NEWEST: self.tr("Newest first"), NAME: self.tr("By name"), EDITION: self.tr("By edition")}
        self.orders.offer(orders, self.orders.currentData())
        self.kept.setText(self.tr(
            "The last {number} deleted games and the last {number} that made room for new ones are kept, however old."
        ).format(number=DELETED_KEPT))  # fmt: skip
        self.model.retranslate()
        self.games.resort()
        if self.isVisible():
            self.refresh()  # Rivals are called otherwise
        else:
            self._look_over()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.strip.is_asked_by(event):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus()
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Delete and self.list.hasFocus():
            self._delete()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)
