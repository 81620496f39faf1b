"""What translations/*.ts hold, for the tests."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
#: By language, how many plural forms there are.
FORMS = {"en": 2, "uk": 3, "ru": 3, "bg": 2}
CYRILLIC = ("uk", "ru", "bg")


class Message(NamedTuple):
    """An entry. ``texts``: the translation, or its plural forms."""

    context: str
    source: str
    comment: str
    plural: bool
    finished: bool
    texts: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r} -> {self.texts}"


def path(language: str) -> Path:
    return ROOT / "translations" / f"dune_desktop_{language}.ts"


@cache
def messages(language: str) -> tuple[Message, ...]:
    """All entries of the file."""
    return read(path(language))


def read(file: Path) -> tuple[Message, ...]:
    return tuple(
        _message(context.findtext("name", ""), element)
        for context in ET.parse(file).iter("context")
        for element in context.iter("message")
    )


def finished(language: str) -> list[Message]:
    return [message for message in messages(language) if message.finished]


def _message(context: str, element: ET.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    plural = element.get("numerus") == "yes"
    texts = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
    return Message(
        context,
        element.findtext("source", ""),
        element.findtext("comment", ""),
        plural,
        translation.get("type") != "unfinished",
        tuple(texts),
    )
