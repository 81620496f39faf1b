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


# ---------------------------------------------------------------- names of files and modules

_PACKAGE = ROOT / "dune_desktop"
_TOP = {path.stem for path in _PACKAGE.iterdir()} - {"__init__"}
#: In a page: code in backticks with a slash or a dot; in code: the same in two.
_NAMED = re.compile(r"(?<!`)(`{1,2})([\w./]+)\1(?!`)")
#: What an example makes, and what only a wheel has.
_ELSEWHERE = ("content/oasis/", "text/oasis/", "dune_desktop/_data/translations")


def _texts() -> Iterator[Path]:
    for folder, pattern in (("", "*.md"), ("dune_desktop", "*.py"), ("tests", "*.md"), ("packaging", "*.md")):
        yield from (ROOT / folder).glob(f"**/{pattern}" if folder else pattern)
    yield from (ROOT / name / "README.md" for name in ("translations", "resources"))


def _is_there(named: str, beside: Path) -> bool:
    """A path from the root, the package or the file that names it; or a module, perhaps with something in it."""
    if "/" in named:
        return any((place / end).exists() for place in (ROOT, _PACKAGE, beside) for end in (named, f"{named}.py"))
    parts = named.removeprefix("dune_desktop.").split(".")
    place = (ROOT if parts[0] == "tests" else _PACKAGE).joinpath(*parts)
    if place.is_dir() or place.with_suffix(".py").exists():
        return True
    module = (
        place.parent.with_suffix(".py") if place.parent.with_suffix(".py").exists() else place.parent / "__init__.py"
    )
    return module.exists() and re.search(rf"\b{parts[-1]}\b", module.read_text(encoding="utf-8")) is not None


def test_files_and_modules_that_are_named_are_there() -> None:
    gone = [
        f"{path.relative_to(ROOT)}: {named}"
        for path in _texts()
        for _, named in _NAMED.findall(path.read_text(encoding="utf-8"))
        if ("/" in named or "." in named) and re.split(r"[./]", named)[0] in {*_TOP, "tests", "packaging", "resources"}
        if named not in _ELSEWHERE and not _is_there(named, path.parent)
    ]
    assert gone == []
