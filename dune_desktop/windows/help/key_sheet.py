"""The sheet of all keys: by what they are about, those that work where one is now first; letters find some of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.folding import folded
from dune_desktop.windows.commands import ABOUT, BY_ID, COMMANDS, DIGITS, Command, title
from dune_desktop.windows.help.key_caps import KeyCaps
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.form_widgets import SearchField
from dune_desktop.windows.widgets.layouts import RIGHT, STRETCH, bare, column, fill, role_label, row
from dune_desktop.windows.widgets.overlay import WindowSheet
from dune_desktop.windows.widgets.page import WordsArea
from dune_desktop.windows.widgets.panels import PagePart, announce

#: How many columns there are at the most, and how wide each is at the least.
_COLUMNS, _COLUMN = 3, 350.0
#: One of the ten digits stands for all of them.
_SHOWN: Final = (*COMMANDS, BY_ID[f"option_{DIGITS[0]}"], BY_ID[f"other_{DIGITS[0]}"])
_ALL_DIGITS: Final = f"{DIGITS[0]}–{DIGITS[-1]}"


class _KeyRow:
    """A command and its first key."""

    def __init__(self, look: Look, command: Command) -> None:
        self.command, self.called, self.caps = command, QLabel(wordWrap=True), KeyCaps(look)

    def tell(self, keys: Keys) -> None:
        """Name both as they are now."""
        label, digits = keys.label(self.command.id), self.command not in COMMANDS
        called = str(self.command.text).format(digit=_ALL_DIGITS) if digits else title(self.command)
        self.called.setText(called)
        self.caps.show_text(label.replace(DIGITS[0], _ALL_DIGITS) if digits else label)
        self.caps.setToolTip(keys.labels(self.command.id))

    def show_as(self, *, found: bool, works: bool) -> None:
        for part in (self.called, self.caps):
            part.setVisible(found)
            part.setEnabled(works)


class _Group(PagePart):
    """The commands that are about one thing."""

    def __init__(self, look: Look, about: str, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._about, self.heading = about, Chapter(look)
        self.rows = [_KeyRow(look, command) for command in _SHOWN if command.about == about]
        grid = QGridLayout()
        for number, one in enumerate(self.rows):
            grid.addWidget(one.called, number, 0)
            grid.addWidget(one.caps, number, 1, RIGHT)
        grid.setColumnStretch(0, 1)
        whole = fill(bare(QVBoxLayout(self)), self.heading, grid)
        self.pad(whole, 0, 0, 0, tokens.S12, gap=tokens.S6)
        self.pad(grid, 0, gap=tokens.S2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.works = False

    def tell(self, keys: Keys, works: Callable[[Command], bool]) -> None:
        self.heading.setText(str(ABOUT[self._about]))
        for one in self.rows:
            one.tell(keys)
        self.works = any(works(one.command) for one in self.rows)

    def seek(self, letters: str, works: Callable[[Command], bool]) -> bool:
        """Show the commands that have these letters in their names or keys; whether there are any."""
        found = False
        for one in self.rows:
            here = all(letter in folded(f"{one.called.text()} {one.caps.text}") for letter in letters.split())
            one.show_as(found=here, works=works(one.command))
            found = found or here
        self.setVisible(found)
        return found


class KeySheet(WindowSheet):
    """Made from the one list of commands."""

    roomy = QSizeF(1180, 762)

    def __init__(self, look: Look, window: QWidget, below: QWidget, keys: Keys) -> None:
        super().__init__(look, window, below)
        self._keys = keys
        #: So many columns have room.
        self._abreast = _COLUMNS
        #: Whether a command does something where one is now.
        self._works: Callable[[Command], bool] = lambda _: True
        self.heading, self.search, self.shut = role_label("banner"), SearchField(look), QPushButton()
        self.nothing = role_label("quiet")
        words = PagePart(look)
        self.groups = [_Group(look, about, words) for about in ABOUT]
        self._columns = [column() for _ in range(_COLUMNS)]
        beside = self._beside = row(*self._columns)
        self._area, head, foot = WordsArea(words), row(self.heading, STRETCH, self.search), row(self.shut, STRETCH)
        words.pad(fill(QVBoxLayout(words), self.nothing, beside, STRETCH), 0, 0, tokens.S12, 0)
        words.pad(beside, gap=tokens.S24)
        for one in self._columns:
            words.pad(one, gap=tokens.S4)
        fill(self.column, head, (self._area, 1), foot)
        self.keep_size(self.search.setFixedWidth, 280)
        self.keep_size(self.shut.setMinimumSize, 110, tokens.OPTION + 4)
        self.search.textChanged.connect(self._find)
        self.shut.clicked.connect(self.close_sheet)
        self.setFocusProxy(self.search)
        self.retranslate()

    def tell(self, works: Callable[[Command], bool]) -> None:
        """Open it where these commands do something."""
        self._works = works
        self.search.clear()
        self.retranslate()
        self.open()
        announce(self, self.heading.text())

    def _lay_out(self) -> None:
        """Put those that work here first, each where there is most room."""
        high = [0] * self._abreast
        for number, one in enumerate(self._columns):
            while one.takeAt(0) is not None:
                pass
            self._beside.setStretch(number, int(number < self._abreast))
        for group in sorted((one for one in self.groups if not one.isHidden()), key=lambda one: not one.works):
            at = high.index(min(high))
            high[at] += len(group.rows) + 1
            self._columns[at].addWidget(group)
        for one in self._columns[: self._abreast]:
            one.addStretch()

    def _place(self) -> None:
        super()._place()
        abreast = max(1, min(_COLUMNS, int(self.sheet.width() / self.look.u // _COLUMN)))
        if abreast != self._abreast:
            self._abreast = abreast
            self._lay_out()

    def _find(self) -> None:
        letters = folded(self.search.text())
        found = [group.seek(letters, self._works) for group in self.groups]
        self._lay_out()
        self.nothing.setVisible(not any(found))

    def retranslate(self) -> None:
        self.heading.setText(self.tr("All keys"))
        self.setAccessibleName(self.heading.text())
        self.search.call(self.tr("Find a key"))
        self.nothing.setText(self.tr("No key does that."))
        self.shut.setText(self.tr("Close"))
        for group in self.groups:
            group.tell(self._keys, self._works)
        self._find()
