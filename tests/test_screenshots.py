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


tool = load()


@pytest.mark.parametrize("scene", tool.TABLE)
def test_every_scene_is_reached(qapp: QApplication, scene: str) -> None:
    assert tool.played(tool.TABLE[scene]).actions


def test_every_picture_has_a_name_of_its_own() -> None:
    for everything, count in ((False, len(tool.SCENES) + len(tool.MORE)), (True, len(tool.SCENES) * 24)):
        names = {tool.file_name(*one) for one in tool.wanted(everything)}
        assert len(names) == count
