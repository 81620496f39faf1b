"""The tokens as a palette and one style sheet for all widgets; set when theme or scale change, never during play."""

from __future__ import annotations

from collections.abc import Callable
from string import Template
from typing import Any, Final

from attrs import fields
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from dune_desktop.scene.drawing import fonts, tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import Theme

#: Lengths are written ``${n}`` for n units; colours by their name in the theme.
_SHEET: Final = Template("""
QMainWindow, QDialog { background: $window; }
QToolTip { background: $raised; color: $text; border: ${p1} solid $rule; padding: ${p6}; font-size: ${p13}; }

QPushButton, QToolButton {
    background: $button; color: $text; border: ${p1} solid $rule; border-radius: ${p6};
    min-height: ${p24}; padding: ${p4} ${p12}; font-weight: 600;
}
QToolButton { min-width: ${p24}; padding: ${p4}; }
QPushButton:hover, QToolButton:hover { background: $lifted; border-color: $text2; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked { background: $pressed; }
QPushButton:focus, QToolButton:focus { border: ${ring} solid $focus; padding: ${q4} ${q12}; }
QToolButton:focus { padding: ${q4}; }
QLabel:disabled { color: $text2; }
QPushButton:disabled, QToolButton:disabled { color: $muted; background: $panel; border-color: $line; }
QPushButton[accent="true"] { background: $accent; color: $accent_ink; border-color: $keyline; }
QPushButton[accent="true"]:hover { background: $accent_hover; }
QPushButton[accent="true"]:focus { border: ${ring} solid $focus; }
QPushButton[accent="true"]:disabled { background: $panel; color: $muted; border-color: $line; }
QPushButton[flat="true"], QToolButton[flat="true"] { background: transparent; border-color: transparent; }
QPushButton[flat="true"]:hover, QToolButton[flat="true"]:hover { background: $button; }

QToolButton[role="close"] { font-size: ${p20}; }
QToolButton[role="link"] {
    background: transparent; border: none; color: $text2; padding: 0; text-decoration: underline; font-weight: 400;
}
QToolButton[role="link"]:hover, QToolButton[role="link"]:focus { color: $focus; }
QToolButton[role="dismiss"] {
    background: transparent; border: none; color: $text2; padding: 0; min-width: 0; min-height: 0; font-size: ${p16};
}
QToolButton[role="dismiss"]:hover, QToolButton[role="dismiss"]:focus { color: $focus; }
QToolButton[role="link"]:disabled { text-decoration: none; color: $text2; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox {
    background: $box; color: $text; border: ${p1} solid $rule; border-radius: ${p6};
    padding: ${p2} ${p8}; selection-background-color: $focus; selection-color: $focus_ink;
}
QLineEdit, QSpinBox, QComboBox { min-height: ${p24}; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus {
    border: ${ring} solid $focus;
}
QLineEdit:disabled, QComboBox:disabled { color: $muted; }
QLineEdit QToolButton { background: transparent; border: none; min-width: 0; min-height: 0; padding: 0; }
QComboBox QAbstractItemView {
    background: $raised; border: ${p1} solid $rule; selection-background-color: $button; selection-color: $text;
}
QComboBox QAbstractItemView::item { min-height: ${p28}; padding: 0 ${p6}; }
QComboBox[drawn="true"] { combobox-popup: 0; padding-right: ${p24}; }
QComboBox[drawn="true"]::drop-down { border: none; width: ${p24}; }
QComboBox[drawn="true"]::down-arrow { image: none; }
QSlider { min-height: ${p28}; }
QSlider::groove:horizontal { height: ${p4}; border: none; }
QSlider::handle:horizontal { width: ${p28}; margin: -${p9} 0; }
QCheckBox { min-height: ${p24}; spacing: ${p8}; }
QCheckBox:focus { color: $focus; }

QAbstractItemView {
    background: transparent; color: $text; border: none; outline: none;
    selection-background-color: $button; selection-color: $text;
}
QTreeView::item, QListView::item { min-height: ${p24}; border-radius: ${p4}; }
QListView[role="contents"]::item { padding: 0 ${p8}; border-left: ${p2} solid transparent; }
QListView[role="contents"]::item:selected { border-left-color: $brass; }
QTreeView::item:hover, QListView::item:hover { background: $raised; }
QTreeView::item:selected, QListView::item:selected { background: $button; color: $text; }
QHeaderView::section { background: $panel; color: $text2; border: none; padding: ${p4} ${p3}; font-weight: 600; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar, QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { width: ${p12}; }
QScrollBar:horizontal { height: ${p12}; }
QScrollBar::handle { background: $rule; border-radius: ${p3}; margin: ${p3}; }
QScrollBar::handle:vertical { min-height: ${p24}; }
QScrollBar::handle:horizontal { min-width: ${p24}; }
QScrollBar::handle:hover { background: $text2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { background: $raised; color: $text; }
QMenu { border: ${p1} solid $rule; padding: ${p4}; }
QMenu::item { padding: ${p6} ${p24} ${p6} ${p16}; border-radius: ${p4}; }
QMenu::item:selected { background: $button; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: ${p1}; background: $line; margin: ${p4} ${p8}; }
QTabBar::tab {
    background: transparent; color: $text2; padding: ${p6} ${p16}; font-weight: 600; min-height: ${p20};
    border-bottom: ${p2} solid transparent;
}
QTabBar::tab:selected { color: $text; border-bottom-color: $brass; }
QTabBar::tab:focus { color: $focus; border-bottom-color: $focus; }
QTabWidget::pane { border: none; border-top: ${p1} solid $line; }
QTextBrowser { background: transparent; border: none; padding: 0; }
QTextBrowser:focus { border: none; }
QLabel[role="title"] { font-size: ${p56}; font-weight: 700; }
QLabel[role="heading"] { font-size: ${p16}; font-weight: 700; }
QLabel[role="banner"] { font-size: ${p28}; font-weight: 700; }
QLabel[role="chapter"] { font-size: ${p20}; font-weight: 700; color: $gold; }
QLabel[role="quiet"] { color: $text2; }
QLabel[role="danger"] { color: $danger; }
""")
_LENGTHS: Final = (1, 2, 3, 4, 6, 8, 9, 10, 12, 13, 16, 20, 24, 28, 56)


def _told_by_the_system() -> Any:
    """Return what is told of contrasts; before Qt 6.10 nothing is."""
    told = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return None if told is None else told()


def follow_the_system(heard: Callable[[], object]) -> None:
    """Let somebody hear when other contrasts are wished for there."""
    told = _told_by_the_system()
    if told is not None:
        told.contrastPreferenceChanged.connect(heard)


def wanted(chosen: str) -> Theme:
    """Give the theme that the settings name; for ``system`` the one that is nearest to what people use elsewhere."""
    if chosen in tokens.THEMES:
        return tokens.THEMES[chosen]
    hints, told = QGuiApplication.styleHints(), _told_by_the_system()
    if told is not None and told.contrastPreference() == Qt.ContrastPreference.HighContrast:
        return tokens.CONTRAST
    return tokens.LIGHT if hints.colorScheme() == Qt.ColorScheme.Light else tokens.DUSK


def _mix(one: QColor, other: QColor, share: float) -> QColor:
    """Mix ``share`` of the other colour into the one."""
    ways = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QColor.fromRgbF(*(start + (end - start) * share for start, end in ways))


def hover_colour(theme: Theme, base: QColor) -> QColor:
    """Make what is pointed at a touch brighter or darker: nearer to the text."""
    return _mix(base, theme.text, 0.10)


def gold(theme: Theme) -> QColor:
    """Give the colour of engraved letters: brass that can be read."""
    return _mix(theme.brass, theme.text, 0.45)


def soft_line(theme: Theme) -> QColor:
    """Give the colour of lines that only part things."""
    if theme.plain:
        return theme.rule
    return _mix(theme.panel, theme.rule, 0.45)


def focus_ink(theme: Theme) -> QColor:
    """Give the colour of text on the focus colour."""
    return theme.raised if theme is tokens.LIGHT else theme.window


def _names(theme: Theme) -> dict[str, str]:
    colours = ((field.name, getattr(theme, field.name)) for field in fields(type(theme)))
    return {name: colour.name() for name, colour in colours if isinstance(colour, QColor)} | {
        "lifted": hover_colour(theme, theme.button).name(),
        "pressed": _mix(theme.button, theme.window, 0.4).name(),
        "line": soft_line(theme).name(),
        "gold": gold(theme).name(),
        "accent_hover": _mix(theme.accent, theme.accent_ink, 0.08).name(),
        "focus_ink": focus_ink(theme).name(),
    }


def style_sheet(theme: Theme, u: float) -> str:
    lengths = {f"p{n}": f"{max(1, round(n * u))}px" for n in _LENGTHS}
    # A wider focus frame must not move the text: the padding gives way.
    ring = round(theme.ring * u)
    lengths |= {f"q{n}": f"{max(0, round(n * u) - ring + max(1, round(u)))}px" for n in (4, 12)} | {"ring": f"{ring}px"}
    return _SHEET.substitute(_names(theme), **lengths)


def palette(theme: Theme) -> QPalette:
    """Make the palette, for what the style draws by itself."""
    result = QPalette(theme.button, theme.window)
    role = QPalette.ColorRole
    for group_role, colour in {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.box,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.Button: theme.button,
        role.ButtonText: theme.text,
        role.BrightText: theme.danger,
        role.ToolTipBase: theme.raised,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.muted,
        role.Highlight: theme.focus,
        role.HighlightedText: focus_ink(theme),
        role.Link: theme.focus,
        role.LinkVisited: theme.focus,
    }.items():
        result.setColor(group_role, colour)
    for text in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, text, theme.muted)
    return result


def apply(dressed: QWidget | QApplication, look: Look) -> None:
    """Give a window the look, or all widgets of the application. Called when theme or scale change.

    A style sheet of the window takes a fifth of the time of one of the application, which polishes unseen widgets too.
    """
    fonts.load()
    font = fonts.font(tokens.BODY)
    font.setPixelSize(round(tokens.BODY * look.u))
    QApplication.setFont(font)
    QToolTip.setFont(font)
    QApplication.setPalette(palette(look.theme))
    dressed.setStyleSheet(style_sheet(look.theme, look.u))


def enlarge(page: QWidget, look: Look, table: Look) -> None:
    """Give a page its own size of text, where that is another than the table's."""
    own = f"* {{ font-size: {round(tokens.BODY * look.u)}px; }}\n{style_sheet(look.theme, look.u)}"
    sheet = "" if look.u == table.u else own
    if sheet != page.styleSheet():
        page.setStyleSheet(sheet)
