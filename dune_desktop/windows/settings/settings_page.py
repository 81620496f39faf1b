"""The settings as people change them, in force at once: those of ``files.settings.OPTIONS``, and the keys."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from dune_desktop.files.settings import CHOICE, MILLISECONDS, OPTIONS, SECONDS, SWITCH, Option, Settings
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.layout import fitting_u
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text, Texts
from dune_desktop.windows.commands import BY_ID, COMMANDS, Command, title
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.form_widgets import BrassSlider, Chooser, Switch
from dune_desktop.windows.widgets.layouts import MIDDLE, RIGHT, STRETCH, bare, column, fill, role_label
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.widgets.panels import PagePart, Panel

_LABEL, _EDIT = 300.0, 220.0
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class KeyRow(PagePart):
    """A command, its key, and a button that gives back the usual one."""

    #: The portable text of the new key; empty: the usual one.
    changed = Signal(str)

    def __init__(self, look: Look, command: Command, keys: Keys) -> None:
        super().__init__(look)
        self._command, self._keys = command, keys
        self._label, self.note = QLabel(), role_label("danger", wrap=True)
        #: The key that was wanted and can't be had.
        self._refused = QKeySequence()
        self.edit, self.usual = QKeySequenceEdit(), QPushButton()
        self.edit.setMaximumSequenceLength(1)
        self._label.setBuddy(self.edit)
        self.edit.editingFinished.connect(self._edited)
        self.usual.clicked.connect(self._reset)
        row = fill(QHBoxLayout(self), self._label, self.edit, self.usual, (self.note, 1))
        self.pad(row, 0, gap=tokens.S12)
        self.keep_size(self._label.setFixedWidth, _LABEL)
        self.keep_size(self.edit.setFixedWidth, _EDIT)
        self.show_key()
        self.retranslate()

    def show_key(self, refused: QKeySequence | None = None) -> None:
        """Show the key as it is now, and why the ``refused`` one can't be had."""
        found = self._keys.sequences(self._command.id)
        self.edit.setKeySequence(found[0] if found else QKeySequence())
        self.usual.setVisible(self._command.id in self._keys.overrides)
        self._refused = refused or QKeySequence()
        self.note.setText(self._wrong(self._refused, self._keys))

    def _edited(self) -> None:
        key = self.edit.keySequence()
        if key in self._keys.sequences(self._command.id):
            self.show_key()
        elif self._wrong(key, self._keys):
            self.show_key(key)
        elif key.isEmpty():
            self._reset()
        else:
            self.changed.emit(key.toString(_PORTABLE))

    def _wrong(self, key: QKeySequence, keys: Keys) -> str:
        """Say why this key can't be had: letters find, and no two commands share a key."""
        text = key.toString(QKeySequence.SequenceFormat.NativeText)
        if len(text) == 1 and text.isalpha():
            return self.tr("Letters alone are for finding options by name.")
        others = (one for one in BY_ID.values() if one is not self._command)
        holder = next((one for one in others if key in keys.sequences(one.id)), None)
        if holder is None or key.isEmpty():
            return ""
        return self.tr("{key} is already used for: {command}").format(key=text, command=title(holder))

    def _reset(self) -> None:
        without = {id_: text for id_, text in self._keys.overrides.items() if id_ != self._command.id}
        usual = QKeySequence.listFromString(self._command.keys)
        taken = next((key for key in usual if self._wrong(key, Keys(without))), None)
        if taken is not None:
            self.show_key(taken)
        else:
            self.changed.emit("")

    def retranslate(self) -> None:
        self._label.setText(title(self._command))
        self.edit.setAccessibleName(title(self._command))
        self.usual.setText(self.tr("Default key"))
        self.usual.setToolTip(Keys({}).labels(self._command.id))
        self.edit.clear()  # it words a key only when it gets another one
        self.show_key(self._refused)


class KeyRows(PagePart):
    """All commands. Keeps the ``overrides`` of the settings, and says when they have changed."""

    changed = Signal()

    def __init__(self, look: Look, overrides: dict[str, str]) -> None:
        super().__init__(look)
        self._overrides = overrides
        self._about = role_label("quiet", wrap=True)
        self.rows = {command.id: KeyRow(look, command, Keys(overrides)) for command in COMMANDS}
        for command, row in self.rows.items():
            row.changed.connect(partial(self._change, command))
        column = fill(QVBoxLayout(self), self._about, *self.rows.values(), STRETCH)
        self.pad(column, 0, tokens.S16, tokens.S16, tokens.S16, gap=tokens.S6)
        self.retranslate()

    def _change(self, command: str, key: str) -> None:
        if key:
            self._overrides[command] = key
        else:
            self._overrides.pop(command, None)
        self.rows[command].show_key()
        self.changed.emit()

    def retranslate(self) -> None:
        self._about.setText(self.tr("Click a key and press another one. Digits choose options; letters find them."))


SettingsWords = Texts("SettingsWords")
_EDITOR, _VALUE = 380.0, 92.0

#: Headings, each with its options and what these are called.
SECTIONS: Final[dict[Text, dict[str, Text]]] = {
    QT_TRANSLATE_NOOP("SettingsWords", "Look"): {
        "theme": QT_TRANSLATE_NOOP("SettingsWords", "Colours"),
        "table_scale": QT_TRANSLATE_NOOP("SettingsWords", "Size of table and text"),
        "whole_table": QT_TRANSLATE_NOOP("SettingsWords", "Keep the table no larger than the window"),
        "language": QT_TRANSLATE_NOOP("SettingsWords", "Language"),
    },
    QT_TRANSLATE_NOOP("SettingsWords", "Movement"): {
        "animation_speed": QT_TRANSLATE_NOOP("SettingsWords", "Speed of animations"),
        "reduced_motion": QT_TRANSLATE_NOOP("SettingsWords", "Reduced motion: pieces do not fly"),
        "opponents_speed": QT_TRANSLATE_NOOP("SettingsWords", "Time for each move of a computer player"),
        "master_seconds": QT_TRANSLATE_NOOP("SettingsWords", "Time for a Master to think about a move"),
        "read_rivals": QT_TRANSLATE_NOOP("SettingsWords", "What a Rival has done stays on screen until you continue"),
    },
    QT_TRANSLATE_NOOP("SettingsWords", "Sound"): {
        "sounds": QT_TRANSLATE_NOOP("SettingsWords", "Sounds of what happens at the table"),
        "sounds_volume": QT_TRANSLATE_NOOP("SettingsWords", "Volume of these sounds"),
        "ambience": QT_TRANSLATE_NOOP("SettingsWords", "Desert wind while a game is shown"),
        "ambience_volume": QT_TRANSLATE_NOOP("SettingsWords", "Volume of the wind"),
    },
    QT_TRANSLATE_NOOP("SettingsWords", "At the table"): {
        "cover": QT_TRANSLATE_NOOP("SettingsWords", "Between people at one screen"),
        "by_hand": QT_TRANSLATE_NOOP("SettingsWords", "Every step by hand: nothing is done for you"),
        "confirm_reveal": QT_TRANSLATE_NOOP("SettingsWords", "Ask before revealing while Agents are left"),
        "confirm_end": QT_TRANSLATE_NOOP(
            "SettingsWords", "Ask before ending a turn while something useful is left to do"
        ),
        "confirm_buy": QT_TRANSLATE_NOOP("SettingsWords", "Ask before acquiring a card"),
        "still_open": QT_TRANSLATE_NOOP("SettingsWords", "Before a turn ends, say what is still open"),
    },
}
#: What the values of choices are called. A language is called what it calls itself, whatever language all else is in.
_CHOICES: Final[dict[str, dict[str, Text | str]]] = {
    "cover": {
        "always": QT_TRANSLATE_NOOP("SettingsWords", "Cover hand and decisions until the next player is here"),
        "ask": QT_TRANSLATE_NOOP("SettingsWords", "Cover them, and offer to leave everything open for a round"),
        "open": QT_TRANSLATE_NOOP("SettingsWords", "Open hands: never cover them"),
    },
    "still_open": {
        "first": QT_TRANSLATE_NOOP("SettingsWords", "In the first games, until it is no longer needed"),
        "always": QT_TRANSLATE_NOOP("SettingsWords", "Always"),
        "never": QT_TRANSLATE_NOOP("SettingsWords", "Never"),
    },
    "theme": {
        "dusk": QT_TRANSLATE_NOOP("SettingsWords", "Dusk"),
        "light": QT_TRANSLATE_NOOP("SettingsWords", "Light"),
        "contrast": QT_TRANSLATE_NOOP("SettingsWords", "High contrast"),
        "system": QT_TRANSLATE_NOOP("SettingsWords", "Same as the system"),
    },
    "language": {"": QT_TRANSLATE_NOOP("SettingsWords", "Same as the system"), **LANGUAGES},
}


def _number_text(option: Option, value: int) -> str:
    if option.automatic and not value:
        return SettingsWords.tr("automatic")
    if option.unit == MILLISECONDS:
        return SettingsWords.tr("%n ms", "", value) if value else SettingsWords.tr("at once")
    if option.unit == SECONDS:
        return SettingsWords.tr("%n s", "", value)
    return SettingsWords.tr("{n} %").format(n=value)


class NumberSlider(QWidget):
    """A slider that says its value; the notch below the least is 0 where that means automatic."""

    chosen = Signal(int)

    def __init__(self, look: Look, option: Option, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._option = option
        self.slider, self._label = BrassSlider(look), QLabel()
        self.slider.setRange(-1 if option.automatic else 0, (option.most - option.least) // option.step)
        self.slider.setPageStep(5)
        self.slider.setTracking(False)  # a table that grows under the pointer would run away from it
        fill(bare(QHBoxLayout(self)), (self.slider, 1), self._label)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(self.retranslate)
        self.slider.valueChanged.connect(self._moved)

    def set_value(self, value: int) -> None:
        below = self._option.automatic and not value
        self.slider.setValue(-1 if below else (value - self._option.least) // self._option.step)
        self.retranslate()

    def value(self) -> int:
        notch = self.slider.sliderPosition()
        return 0 if notch < 0 else self._option.least + notch * self._option.step

    def retranslate(self) -> None:
        self._label.setText(_number_text(self._option, self.value()))

    def set_label_width(self, least: int) -> None:
        """Give the value so much room that the slider keeps its length whatever it says."""
        self._label.ensurePolished()
        ends = (_number_text(self._option, value) for value in (0, self._option.most))
        self._label.setFixedWidth(max(least, *map(self._label.fontMetrics().horizontalAdvance, ends)))

    def _moved(self) -> None:
        self.retranslate()
        self.chosen.emit(self.value())


class _Line(Panel):
    """An option: its title, and what changes it."""

    ground = "raised"
    radius = tokens.RADIUS_BOX

    def __init__(self, look: Look, title: Text, editor: QWidget) -> None:
        super().__init__(look)
        self._title, self._editor = title, editor
        self._label, self._note = QLabel(wordWrap=True), role_label("quiet", wrap=True)
        self._label.setBuddy(editor)
        self._note.hide()
        words = column(self._label, self._note)
        words.setSpacing(0)
        row = fill(QHBoxLayout(self), (words, 1), (editor, 0, RIGHT | MIDDLE))
        self.pad(row, tokens.S12, tokens.S6, tokens.S12, tokens.S6, gap=tokens.S24)
        self.keep_size(self.setMinimumHeight, 44)
        if not isinstance(editor, Switch):
            self.keep_size(editor.setFixedWidth, _EDITOR)
        self.retranslate()

    def retranslate(self) -> None:
        self._label.setText(str(self._title))
        # Of a slider it is the part that has the keyboard.
        (self._editor.focusProxy() or self._editor).setAccessibleName(str(self._title))
        self._measure()

    def tell(self, note: str) -> None:
        """Say this below the title."""
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def relook(self) -> None:
        super().relook()
        self._measure()

    def _measure(self) -> None:
        if isinstance(self._editor, NumberSlider):
            self._editor.set_label_width(self.units(_VALUE))


class SettingsPage(SheetPage):
    """Game and look on one tab, keys on the other. Every change is in force at once."""

    #: A setting has changed, by its name.
    changed = Signal(str)

    most = (900.0, 790.0)
    room = "settings"
    least = QSizeF(800, 480)

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._settings = settings
        self.tabs = QTabWidget()
        self._headings: dict[QLabel, Text] = {}
        self._lines: dict[str, _Line] = {}
        self.editors: dict[str, QWidget] = {}
        self.keys = KeyRows(self.look, settings.keys)
        self.tabs.addTab(_scrolled(self._options()), "")
        self.tabs.addTab(_scrolled(self.keys), "")
        self.body.addWidget(self.tabs, 1)
        self.keys.changed.connect(partial(self.changed.emit, "keys"))
        self.begin()

    # ------------------------------------------------------------ building

    def _options(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        self.pad(column, 0, tokens.S12, tokens.S12, tokens.S12, gap=tokens.S6)
        for words, titles in SECTIONS.items():
            heading = Chapter(self.look)
            self._headings[heading] = words
            for name, called in titles.items():
                self.editors[name] = self._editor(name, OPTIONS[name])
                self._lines[name] = _Line(self.look, called, self.editors[name])
            fill(column, heading, *(self._lines[name] for name in titles))
        column.addStretch()
        return page

    def _editor(self, name: str, option: Option) -> QWidget:
        """Make what changes an option. It gets its words and its value from ``_tell_values``."""
        if option.kind == SWITCH:
            switch = Switch(self.look)
            switch.toggled.connect(partial(self._set, name))
            return switch
        if option.kind == CHOICE:
            chooser = Chooser(self.look)
            chooser.currentIndexChanged.connect(lambda index: self._set(name, chooser.itemData(index)))
            return chooser
        slider = NumberSlider(self.look, option)
        slider.chosen.connect(partial(self._set, name))
        return slider

    # ------------------------------------------------------------ changing

    def _set(self, name: str, value: bool | int | str) -> None:
        if value != getattr(self._settings, name):
            setattr(self._settings, name, value)
            self.changed.emit(name)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell_values()  # some can be changed beside the table, too
        self.tabs.tabBar().setFocus()

    # ------------------------------------------------------------ words and lengths

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Settings"))
        self.tabs.setAccessibleName(self.heading.text())
        self.tabs.setTabText(0, self.tr("Game and table"))
        self.tabs.setTabText(1, self.tr("Keys"))
        for heading, words in self._headings.items():
            heading.setText(str(words))
        self._tell_room()
        self._tell_values()

    def _tell_values(self) -> None:
        for name, editor in self.editors.items():
            value = getattr(self._settings, name)
            if isinstance(editor, Switch):
                editor.setChecked(value)
            elif isinstance(editor, Chooser):
                editor.offer({choice: str(_CHOICES[name][choice]) for choice in OPTIONS[name].choices}, value)
            elif isinstance(editor, NumberSlider):
                editor.set_value(value)

    def rescale(self) -> None:
        self._tell_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_room()

    def _tell_room(self) -> None:
        """Say what becomes of the table where it has no room at this size."""
        look, words = self.table_look, ""
        fits = fitting_u(QSizeF(self.window().size()), look.asked)
        if look.asked > look.u:
            words = self.tr("The table has {table} % here.").format(table=int(100 * look.u + 0.01))
        elif look.asked > fits:
            words = self.tr("The table is larger than this window: it scrolls, and follows the keyboard.")
        self._lines["table_scale"].tell(words)


def _scrolled(content: QWidget) -> QScrollArea:
    area = QScrollArea(widgetResizable=True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # nothing of it would show that it has the keyboard
    area.setWidget(content)
    return area
