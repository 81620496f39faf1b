"""Wordings as they were read: ``tests/wordings/README.md`` says how, and what to do with a difference."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.engine.decisions import KINDS, RIVAL_KIND
from dune_desktop.text.languages import LANGUAGES
from tests.compiling import compiled
from tests.wordings.components import components_in
from tests.wordings.files import components_file, read_moments, table_file
from tests.wordings.speaking import speaking
from tests.wordings.table import asked_in, table_in


def unsaid(file: Path, now: str, between: str) -> list[str]:
    """The first of what was read and is no longer said; what nobody has read yet is no difference."""
    said = set(now.split(between))
    read = file.read_text(encoding="utf-8").split(between)
    return [one for one in read if one not in said and not one.startswith("#")][:5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_worded_as_they_were_read(language: str, tmp_path: Path) -> None:
    with speaking(compiled(language, tmp_path)):
        assert unsaid(components_file(language), components_in(), "\n\n") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_as_it_was_read(language: str, tmp_path: Path, qtbot: QtBot) -> None:
    with speaking(compiled(language, tmp_path)):
        assert unsaid(table_file(language), table_in(read_moments()), "\n") == []


def test_every_kind_of_question_is_asked(qtbot: QtBot) -> None:
    kinds, picks = asked_in(read_moments())
    assert kinds == {*KINDS} - {RIVAL_KIND}
    assert {
        "branch", "amount", "yes", "card", "trophy", "faction", "space", "agent", "seat", "post", "spy", "contract",
        "training",
    } <= picks  # fmt: skip
