"""The saved games: find one, open or watch it, give it a name, export it, delete it and bring it back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from dune_desktop.records.disk import reason
from dune_desktop.records.record import BadRecord
from dune_desktop.records.record import load as load_record
from dune_desktop.records.saved import Saved
from dune_desktop.records.store import SUFFIX, GameLocked, Store
from dune_desktop.records.table import clean
from dune_desktop.records.trash import DELETED_KEPT
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.text.troubles import because, told
from dune_desktop.windows.fields import Chooser
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.page import SheetPage, role_label
from dune_desktop.windows.saved import words
from dune_desktop.windows.saved.beside import Beside
from dune_desktop.windows.saved.dialogs import ask_where, ask_which
from dune_desktop.windows.saved.list import SavedList
from dune_desktop.windows.saved.model import SavedFilter, SavedModel
from dune_desktop.windows.saved.strip import Strip

if TYPE_CHECKING:
    from dune_desktop.models.controller import GameController

#: Milliseconds for which a row has to be the chosen one before the disk is asked for its older states.
_RESTS: Final = 80


class LoadPage(SheetPage):
    """A row for each game; files that can't be read say why, and what can be done."""

    load_asked = Signal(str)
    watch_asked = Signal(str)
    failed = Signal(str)
    #: These files are to be imported.
    files_chosen = Signal(object)
    #: The game is about to be deleted.
    deleting = Signal(str)

    most = (1200.0, 860.0)

    def __init__(
        self,
        look: Look,
        store: Store,
        playing: Callable[[], GameController | None],
        keys: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._store, self._playing, self._keys = store, playing, keys
        #: What was deleted while the program runs, the last one last: id and name.
        self._deleted: list[tuple[str, str]] = []
        self.model = SavedModel(self)
        self.games = SavedFilter(self.model, self)
        self.list = SavedList(self.games, look)
        self.search, self.kinds, self.orders = QLineEdit(), Chooser(look), Chooser(look)
        self.nothing, self.empty, self.show_all = QWidget(), role_label("quiet", wrap=True), QPushButton()
        self.beside, self.strip, self.exported = Beside(look), Strip(look), Strip(look)
        self.open, self.watch, self.rename = QPushButton(), QPushButton(), QPushButton()
        self.export, self.delete, self.bring = QPushButton(), QPushButton(), QPushButton()
        #: The game that is asked for where to export it to.
        self._exporting = ""
        self._rest = QTimer(self, singleShot=True, interval=_RESTS)
        self._lay_out()
        self._connect()
        self.begin()

    def _lay_out(self) -> None:
        self.search.setClearButtonEnabled(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.open.setProperty("accent", True)
        for widget in (self.search, self.kinds, self.orders):
            self.head.addWidget(widget)
        middle = QVBoxLayout(self.nothing)
        middle.addStretch()
        middle.addWidget(self.empty)
        middle.addWidget(self.show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch()
        self.body.addWidget(self.nothing, 1)
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.beside)
        self.body.addWidget(self.strip)
        self.body.addWidget(self.exported)
        self.foot.insertWidget(1, self.bring)
        for button in self._buttons()[1:]:
            self.foot.addWidget(button)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.bring, self.rename, self.export, self.delete, self.watch, self.open

    def _connect(self) -> None:
        self.search.textChanged.connect(self.games.find)
        self.search.textChanged.connect(self._look_over)
        self.search.returnPressed.connect(self.list.setFocus)
        self.kinds.currentIndexChanged.connect(self.games.show_kind)
        self.kinds.currentIndexChanged.connect(self._look_over)
        self.orders.currentIndexChanged.connect(self.games.order_by)
        self.show_all.clicked.connect(self._show_all)
        self.model.renamed.connect(self._rename)
        self.list.activated.connect(self._open)
        self.list.chosen.connect(self._chosen)
        self._rest.timeout.connect(self._tell_beside)
        self.open.clicked.connect(self._open)
        self.watch.clicked.connect(self._watch)
        self.rename.clicked.connect(self.list.rename)
        self.export.clicked.connect(self._export)
        self.delete.clicked.connect(self._delete)
        self.bring.clicked.connect(self._bring)
        self.strip.pressed.connect(self.undo)
        self.beside.copy_asked.connect(self._copy)
        self.beside.older_asked.connect(self._copy_of)
        self.beside.folder_asked.connect(self._show_folder)

    # ------------------------------------------------------------ following the folder

    def refresh(self) -> None:
        """Read the folder anew."""
        self.model.follow(self._store.saved())
        self._look_over()
        self._tell_beside()

    def choose(self, game: str) -> None:
        """Read the folder anew, and make this game the chosen one."""
        self.refresh()
        if not self.list.choose(game):
            self._show_all()
            self.list.choose(game)
        self._tell_beside()
        self.list.setFocus()

    def game(self) -> Saved | None:
        """The chosen game."""
        return self.list.game()

    def _look_over(self) -> None:
        """Something may be in the list, or nothing, and why."""
        some, none = bool(self.games.rowCount()), not self.model.rowCount()
        self.empty.setText(self._nothing() if none else self.tr("No saved game is like that."))
        self.list.setVisible(some)
        self.nothing.setVisible(not some)
        self.show_all.setVisible(not none)
        self.list.choose_some()
        self._chosen()

    def _nothing(self) -> str:
        return self.tr("There is no saved game yet. Every game is saved by itself after each decision.")

    def _show_all(self) -> None:
        self.search.clear()
        self.kinds.setCurrentIndex(0)
        self.list.setFocus()

    def _chosen(self) -> None:
        """The buttons say what can be done with the chosen game; what is on disk besides follows in a moment."""
        game = self.game()
        readable = game is not None and not game.trouble
        self.open.setEnabled(game is not None and not game.locked)
        self.rename.setEnabled(game is not None and readable and not game.locked)
        self.delete.setEnabled(game is not None and not game.locked)
        self.watch.setEnabled(readable)
        self.export.setEnabled(readable)
        self._rest.start()

    def _tell_beside(self) -> None:
        game = self.game()
        older = tuple(self._store.older(game.id)) if game is not None else ()
        self.beside.tell(game, older)
        if game is not None and game.trouble:
            self.open.setEnabled(not game.locked and any(not state.trouble for state in older))

    # ------------------------------------------------------------ opening

    def _open(self) -> None:
        self._tell_beside()
        game = self.game()
        if game is not None and self.open.isEnabled():
            self.load_asked.emit(game.id)

    def _watch(self) -> None:
        game = self.game()
        if game is not None and not game.trouble:
            self.watch_asked.emit(game.id)

    def _copy(self) -> None:
        game = self.game()
        if game is not None:
            self._copy_of(game.path)

    def _copy_of(self, path: Path) -> None:
        """Play on from this file, as a game of its own."""
        with self._telling(path):
            record = load_record(path, follow=False)
            if record.table is not None and record.table.title:
                title = self.tr("{game} (copy)").format(game=record.table.title)
                record = evolve(record, table=evolve(record.table, title=clean(title)))
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

    def _file(self, game: str) -> Path:
        return self._store.folder / f"{game}{SUFFIX}"

    def _rename(self, game: str, title: str) -> None:
        playing = self._playing()
        with self._telling(self._file(game)):
            if playing is not None and playing.game_id == game:
                playing.rename(title)
            else:
                self._store.rename(game, title)
        self.refresh()

    def _delete(self) -> None:
        game = self.game()
        if game is None or not self.delete.isEnabled():
            return
        self.deleting.emit(game.id)
        with self._telling(game.path):
            if self._store.delete(game.id):
                self._deleted = [*self._deleted, (game.id, words.title(game))][-DELETED_KEPT:]
        self.refresh()
        self._tell_deleted()
        (self.list if self.games.rowCount() else self.strip.button).setFocus()

    def undo(self) -> None:
        """Bring back what was deleted last."""
        if not self._deleted:
            return
        game, name = self._deleted.pop()
        with self._telling(self._file(game)):
            try:
                self._store.restore(game)
            except OSError:  # it can be tried again, and does not hold up the others
                self._deleted.insert(0, (game, name))
                raise
        self._tell_deleted()
        self.choose(game)

    def _tell_deleted(self) -> None:
        if not self._deleted:
            self.strip.hide()
            return
        undo = self.tr("Undo")
        said = self.tr("Deleted “{game}”").format(game=self._deleted[-1][1])
        self.strip.tell(said, undo, Keys(self._keys).titled(undo, "undo"))

    # ------------------------------------------------------------ files

    def _export(self) -> None:
        game = self.game()
        if game is None or game.trouble:
            return
        self._exporting = game.id
        ask_where(self, words.file_name(game), self._export_to)

    def _export_to(self, path: str) -> None:
        with self._telling(Path(path)):
            self._store.export(self._exporting, Path(path))
            self.exported.tell(self.tr("Exported to {file}").format(file=path))

    def _bring(self) -> None:
        ask_which(self, self._bring_in)

    def _bring_in(self, paths: list[str]) -> None:
        self.files_chosen.emit([Path(path) for path in paths])

    # ------------------------------------------------------------ words, lengths, keys

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.exported.hide()
        self.refresh()
        (self.list if self.games.rowCount() else self.bring).setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isVisible() and self.isActiveWindow():
            self.refresh()  # another copy of the program may have played meanwhile

    def retranslate(self) -> None:
        super().retranslate()
        for widget, text in (
            (self.open, self.tr("Open")),
            (self.watch, self.tr("Watch")),
            (self.rename, self.tr("Rename")),
            (self.export, self.tr("Export…")),
            (self.delete, self.tr("Delete")),
            (self.bring, self.tr("Import…")),
            (self.show_all, self.tr("Show all")),
            (self.heading, self.tr("Saved games")),
        ):
            widget.setText(text)
        self.rename.setToolTip(self.tr("Rename (F2)"))
        self.delete.setToolTip(self.tr("Delete (Del)"))
        self.bring.setToolTip(self.tr("Import files of saved games, or drag them onto the window"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.search.setPlaceholderText(self.tr("Find a game"))
        self.search.setAccessibleName(self.tr("Find a game"))
        self.search.setToolTip(self.tr("Players, leaders, edition or name (Ctrl+F)"))
        self._fill(self.kinds, self.tr("Which games"), (
            self.tr("All games"), self.tr("Unfinished"), self.tr("Finished"), self.tr("Can't be read"),
        ))  # fmt: skip
        self._fill(self.orders, self.tr("Order"), (self.tr("Newest first"), self.tr("By name"), self.tr("By edition")))
        self.model.retranslate()
        self.games.resort()
        self._tell_deleted()
        if self.isVisible():
            self.refresh()  # Rivals are called otherwise
        else:
            self._look_over()

    def _fill(self, chooser: Chooser, name: str, texts: tuple[str, ...]) -> None:
        chooser.setAccessibleName(name)
        chooser.setToolTip(name)
        for number, text in enumerate(texts):
            if number < chooser.count():
                chooser.setItemText(number, text)
            else:
                chooser.addItem(text)

    def rescale(self) -> None:
        self.search.setFixedWidth(self.units(260))
        for button in self._buttons():
            button.setMinimumSize(self.units(96), self.units(tokens.OPTION + 4))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if QKeySequence(event.keyCombination()) in Keys(self._keys).sequences("undo"):
            self.undo()
        elif event.matches(QKeySequence.StandardKey.Find):
            self.search.setFocus()
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Delete:
            self._delete()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
        else:
            super().keyPressEvent(event)
