"""The one door to translations. No Qt here: the application installs its translator, English is the default.

``pyside6-lupdate`` collects ``Effects.tr("literal %n", "disambiguation", n)`` as a message of the context
``Effects``, because that is the name before ``.tr``: so a ``Texts`` is always called what it is named. The
number goes third and by position, or the message is no plural; only literals; holes are filled afterwards.
(``translate("Effects", "literal %n", "", n)`` is collected, but never as a plural, and not at all when the
number is ``effect.n``.)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

Translator = Callable[[str, str, str, int], str]
"""Context, source, disambiguation, number (-1: none); gives the source back when it knows no translation."""

_HOLE: Final = re.compile(r"{(\w+)}")
_ENDING: Final = re.compile(r"\((?:(\w*)\|(\w*)|(e?s))\)")
_translator: list[Translator] = []


def install(translator: Translator | None) -> None:
    """Translate through this from now on; None goes back to English."""
    _translator[:] = [] if translator is None else [translator]


def translate(context: str, source: str, disambiguation: str = "", n: int | None = None) -> str:
    """The text in the language of the application."""
    for translator in _translator:
        found = translator(context, source, disambiguation, -1 if n is None else n)
        if found not in (source, _numbered(source, n)):
            return _numbered(found, n)
    return english(source, n)


def english(source: str, n: int | None = None) -> str:
    """The English source as it is read: ``%n troop(s)``, ``%n sp(y|ies)`` with the number and the right form."""
    if n is None:
        return source
    form = 0 if n == 1 else 1
    return _numbered(_ENDING.sub(lambda found: (("", found[3]) if found[3] else found.groups())[form], source), n)


def _numbered(text: str, n: int | None) -> str:
    return text if n is None else text.replace("%n", str(n))


def fill(text: str, hole: Callable[[str], str | None]) -> str:
    """A text with its holes filled, by what stands in each; where that says nothing, the hole stays."""
    return _HOLE.sub(lambda found: found[0] if (filled := hole(found[1])) is None else filled, text)


class Texts:
    """The texts of one context. Bind it to a name that is its own: ``Effects = Texts("Effects")``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def tr(self, source: str, disambiguation: str = "", n: int | None = None) -> str:
        """The text in the language of the application."""
        return translate(self.name, source, disambiguation, n)


class Text(NamedTuple):
    """A text of a table, translated when it is asked for."""

    context: str
    source: str
    disambiguation: str = ""

    def __str__(self) -> str:
        return translate(self.context, self.source, self.disambiguation)


def QT_TRANSLATE_NOOP(context: str, source: str, disambiguation: str = "") -> Text:  # noqa: N802 (lupdate's word)
    """Mark a literal in a table for translation."""
    return Text(context, source, disambiguation)


class TextTable:
    """Texts that stand in tables, called like their context: ``Rule.tr("literal")`` is translated when asked for."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def tr(self, source: str, disambiguation: str = "") -> Text:
        return Text(self.name, source, disambiguation)
