"""What CONTRIBUTING.md shows is true: its examples are written to files, played with, and shown."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cached_property
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dune_desktop.content import registered as in_play
from dune_desktop.engine.faults import faults
from dune_desktop.models.refs import Ref
from dune_desktop.scenarios.scenario import Scenario, read, run
from dune_desktop.text import languages, translating
from dune_desktop.text.drawing import drawing
from dune_desktop.text.products import registered as in_words
from dune_desktop.text.wording import wording
from dune_desktop.windows import language as of_the_window
from dune_desktop.windows.main.pages import Pages
from dune_desktop.windows.table.table_page import TablePage
from tests.games import seats_of, start, walk
from tests.paged import may_send, open_table
from tests.windowed import opened
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


# ---------------------------------------------------------------- a language, a page


@pytest.mark.usefixtures("qapp")
def test_a_language_of_the_example_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken = dict(languages.LANGUAGES)
    exec(EXAMPLES["dune_desktop/text/languages.py"], {"LANGUAGES": spoken})
    (new,) = spoken.keys() - languages.LANGUAGES.keys()
    source = tmp_path / f"{new}.ts"
    source.write_text(
        f"""<TS version="2.1" language="{new}"><context><name>StartPage</name><message>
        <source>New game</source><translation>Nowa gra</translation></message></context></TS>""",
        encoding="utf-8",
    )
    lrelease = Path(sys.executable).with_name("pyside6-lrelease")
    subprocess.run([lrelease, "-silent", source, "-qm", tmp_path / f"{new}.qm"], check=True, timeout=120)
    monkeypatch.setattr(languages, "LANGUAGES", spoken)
    monkeypatch.setattr(languages, "file", lambda code: tmp_path / f"{code}.qm")
    assert languages.first_known([f"{new}_XX.UTF-8"]) == new
    try:
        assert of_the_window.speak(new)
        assert translating.translate("StartPage", "New game") == "Nowa gra"
    finally:
        of_the_window.speak(languages.ENGLISH)
        translating.install(None)


def test_the_page_of_the_example_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    scope: dict[str, Any] = {"cached_property": cached_property}
    for path in ("windows/almanac/almanac_page.py", "windows/main/pages.py"):
        exec(EXAMPLES[f"dune_desktop/{path}"], scope)
    window = opened(qtbot, tmp_path)
    pages = type("MorePages", (Pages,), {"almanac": scope["almanac"]})(window)
    scope["almanac"].__set_name__(type(pages), "almanac")
    window.setCentralWidget(pages)
    pages.setCurrentWidget(pages.almanac)
    assert pages.currentWidget() is pages.almanac
    assert pages.almanac.text.text() == "A game lasts ten rounds at the most."
    with qtbot.waitSignal(pages.almanac.back_asked):
        QTest.keyClick(pages.almanac, Qt.Key.Key_Escape)


# ---------------------------------------------------------------- an Agent turn


def test_an_agent_turn_travels_as_the_guide_says(qtbot: QtBot) -> None:
    """The functions are met in the order of the list, whatever lies between."""
    listed = re.findall(r"^\d+\. `(\S+\.py): ([\w.]+)`", GUIDE, re.MULTILINE)
    assert 10 <= len(listed) <= 15
    page = open_table(qtbot, may_send)
    action = next(one for one in page.controller.question.options if one.verb == "agent")  # type: ignore[union-attr]
    me = page.controller.game.players[page.controller.looker]
    card = next(one for one in me.hand if page.controller.face(one).id == action.args[0])  # type: ignore[union-attr]
    space = page.controller.edition.space_index[action.args[1]]
    met: list[tuple[str, str]] = []
    wanted = {(str(ROOT / "dune_desktop" / file), name): (file, name) for file, name in listed}

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and (hop := wanted.get((frame.f_code.co_filename, frame.f_code.co_qualname))):
            met.append(hop)

    sys.setprofile(note)
    try:
        _drag(page, ("card", card), ("space", space))
    finally:
        sys.setprofile(None)
    assert space in me.agents
    order = iter(met)
    assert [hop for hop in listed if hop not in order] == []


def _drag(page: TablePage, source: Ref, target: Ref) -> None:
    def point(ref: Ref) -> QPoint:
        piece = next(one for one in page.scene.pieces() if one.ref == ref)
        return page.view.mapFromScene(piece.mapToScene(piece.hit().center()))

    port, start, end = page.view.viewport(), point(source), point(target)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for n in range(1, 7):
        QTest.mouseMove(port, start + (end - start) * (n / 6))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)


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


def test_a_package_names_what_is_in_it() -> None:
    """Where to begin is a module of the folder, or something in its ``__init__``."""
    wrong = []
    for path in _PACKAGE.rglob("__init__.py"):
        text = path.read_text(encoding="utf-8")
        for begin in re.findall(r"Begin with ([^.:;]*)", text):
            for named in re.findall(r"``(\w+)``", begin):
                inside = (path.parent / f"{named}.py").exists() or (path.parent / named).is_dir()
                if not inside and not re.search(rf"\b(def|class) {named}\b", text):
                    wrong.append(f"{path.relative_to(ROOT)}: {named}")
    assert wrong == []


def test_what_tests_import_in_strings_is_there() -> None:
    """Programs that a test starts stand in strings, where no type checker looks."""
    gone = [
        f"{path.name}: {module}"
        for path in (ROOT / "tests").glob("*.py")
        for module in re.findall(r"from (dune_desktop[\w.]*) import", path.read_text(encoding="utf-8"))
        if not any(ROOT.joinpath(*module.split(".")).with_suffix(end).exists() for end in ("", ".py"))
    ]
    assert gone == []
