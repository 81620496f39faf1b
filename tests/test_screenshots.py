"""The positions of the README's pictures are still reached by their seeds."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

TOOL = Path(__file__).parent.parent / "packaging" / "screenshots.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("screenshots", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


sys.path.insert(0, str(TOOL.parent))  # it imports those beside it, as it does when it is run
tool = load()


@pytest.mark.parametrize("scene", tool.TABLE)
def test_every_scene_is_reached(qapp: QApplication, scene: str) -> None:
    assert tool.played(tool.TABLE[scene]).actions


def test_every_picture_has_a_name_of_its_own() -> None:
    for everything, count in ((False, len(tool.SCENES) + len(tool.MORE)), (True, len(tool.SCENES) * 24)):
        names = {tool.file_name(*one) for one in tool.wanted(everything)}
        assert len(names) == count


def test_the_turn_of_the_readme_sends_an_agent_and_troops() -> None:
    class Row:
        def __init__(self, kind: str, detail: str = "", lit: bool = True) -> None:
            self.ref, self.detail, self.lit = (kind, detail), detail, lit

    card, rich, space, last, troops = Row("card", "2"), Row("card", "4"), Row("space"), Row("space"), Row("units")
    assert tool.next_step([card, rich, Row("card", "9", lit=False)]) is rich
    assert tool.next_step([space, last, card]) is last
    assert tool.next_step([Row("card"), troops, card]) is troops
    assert tool.next_step([Row("card"), Row("space", lit=False)]) is None


def test_the_sheet_has_room_for_every_icon(qapp: QApplication) -> None:
    sheet = tool.icon_sheet()
    assert sheet.width() == 1600
    assert sheet.height() > 1000
