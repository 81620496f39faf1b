"""Wordings as they were read: ``tests/wordings/README.md`` says how, and what to do with a difference."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.text.languages import LANGUAGES
from tests.compiling import compiled
from tests.wordings.components import components_in
from tests.wordings.files import components_file, read_moments, table_file
from tests.wordings.speaking import speaking
from tests.wordings.table import table_in


def differences(file: Path, text: str) -> list[str]:
    """The first lines that are not as they were read."""
    read, now = file.read_text(encoding="utf-8").splitlines(), text.splitlines()
    pairs = enumerate(zip_longest(read, now, fillvalue=""), 1)
    return [f"line {n}: {old!r} was read, now it is {new!r}" for n, (old, new) in pairs if old != new][:5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_worded_as_they_were_read(language: str, tmp_path: Path) -> None:
    with speaking(compiled(language, tmp_path)):
        assert differences(components_file(language), components_in()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_as_it_was_read(language: str, tmp_path: Path, qtbot: QtBot) -> None:
    with speaking(compiled(language, tmp_path)):
        assert differences(table_file(language), table_in(read_moments())) == []
