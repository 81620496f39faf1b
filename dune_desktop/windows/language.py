"""The language of the window: chosen once, changed whenever somebody wants another."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from dune_desktop.scene.drawing.fonts import measure_anew
from dune_desktop.text import languages, translating
from dune_desktop.text.translating import QT_TRANSLATE_NOOP

#: What Qt says wrongly in Ukrainian, or in no language of ours: its menus, dialogs and keys find our words first.
_OF_QT: Final = (
    QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QLineEdit", "&Undo"),
    QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo"),
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
_translators: list[QTranslator] = []
_content: list[bytes] = []


def of_the_system() -> str:
    """Find the first of the system's languages that we have."""
    return languages.first_known([] if languages.asks_for_none() else QLocale.system().uiLanguages())


def speak(language: str) -> bool:
    """Speak this language from now on, that of the system if it is empty; say whether there is a file of it.

    Windows hear of it as a LanguageChange: when a translator that is installed loads another file, Qt posts that, and
    makes one of several.
    """
    code = language or of_the_system()
    QLocale.setDefault(_locale(code))
    measure_anew()
    translating.install(QCoreApplication.translate)
    ours, of_qt = _installed()
    of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return _load(ours, languages.file(code))


def spoken() -> str:
    """Return the code of the language that is spoken now."""
    return QLocale().name().partition("_")[0]


def _load(translator: QTranslator, path: Path) -> bool:
    """Replace what the translator has with what the file holds, or with nothing; whether there is such a file.

    Given a path, Qt maps the file into memory, and the program dies when somebody compiles it in place meanwhile. Given
    bytes, Qt reads them where they are: they are kept.
    """
    try:
        content = path.read_bytes()
    except OSError:
        content = b""
    found = translator.load(content)
    _content[:] = [content]
    return found


def _locale(code: str) -> QLocale:
    """Dates and numbers as the system writes them, if it is in this language."""
    system = QLocale.system()
    return system if system.name().partition("_")[0] == code else QLocale(code)


def _installed() -> list[QTranslator]:
    """The program's own words, and Qt's in the menus of its fields. Asked first is what was installed last: ours."""
    application = QCoreApplication.instance()
    assert application is not None
    if not _translators:
        _translators[:] = [QTranslator(application), QTranslator(application)]
        for translator in reversed(_translators):
            QCoreApplication.installTranslator(translator)
    return _translators
