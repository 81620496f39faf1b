"""What CONTRIBUTING.md shows is true: its examples are written to files, played with, and shown."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from dune_desktop.content import registered as in_play
from dune_desktop.engine.faults import faults
from dune_desktop.scenarios.scenario import Scenario, read, run
from dune_desktop.text.pictograms.drawing import drawing
from dune_desktop.text.products import registered as in_words
from dune_desktop.text.wording import wording
from tests.games import seats_of, start, walk
from tests.worded import worded

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "GLOSSARY.md").read_text(encoding="utf-8")
#: A block, whose first line is a comment with the path of the file that it stands for; by that path, what stands there.
_BLOCK = re.compile(r"^```(?:python|toml)\n(# ([\w/]+\.\w+): .*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = {path: block for block, path in _BLOCK.findall(GUIDE)}


@pytest.fixture
def oasis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The product of the examples lies on the table, as its files make it."""
    for path, content in EXAMPLES.items():
        if path.startswith("oasis/"):
            (tmp_path / path).parent.mkdir(exist_ok=True)
            (tmp_path / path).write_text(content, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    words, signs = dict(wording), dict(drawing)
    with ExitStack() as stack:
        stack.enter_context(in_words(importlib.import_module("oasis.text").ROOM))
        stack.enter_context(in_play(importlib.import_module("oasis.content").PRODUCT))
        yield tmp_path / "oasis"
    for table, rows in ((wording, words), (drawing, signs)):
        table.clear()
        table.update(rows)
    for module in [name for name in sys.modules if name.partition(".")[0] == "oasis"]:
        del sys.modules[module]


def test_the_scenario_of_the_example_holds(oasis: Path) -> None:
    scenarios = list(read(oasis / "scenarios.toml"))
    assert scenarios
    for scenario in scenarios:
        assert isinstance(scenario, Scenario), scenario
        outcome = run(scenario, worded)
        assert not outcome.trouble, outcome


@pytest.mark.parametrize("edition", ["base", "uprising", "blend"])
@pytest.mark.usefixtures("oasis")
def test_the_product_of_the_example_can_be_played(edition: str) -> None:
    for seed in range(2):
        game = start(seed, 3, edition=f"{edition}+oasis")
        for _ in walk(game, seats_of(seed)):
            pass
        assert faults(game) == []
