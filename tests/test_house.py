"""The house keeps its order: folders that say what they are, few imports for a module, no name given twice."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

PACKAGE = Path(__file__).parent.parent / "dune_desktop"
#: So many modules of ours a module may import, and so many may lie in one folder of the outer layers.
MOST_IMPORTS, MOST_MODULES = 20, 22
OUTER = ("files", "positions", "records", "scenarios", "statistics", "tours", "models", "scene", "windows")


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def folders(*names: str) -> Iterator[Path]:
    for name in names:
        for path in (PACKAGE / name, *(PACKAGE / name).rglob("*")):
            if (path / "__init__.py").exists():
                yield path


def test_every_folder_says_what_is_in_it() -> None:
    silent = [path for path, tree in trees().items() if path.name == "__init__.py" and not ast.get_docstring(tree)]
    assert silent == []


@pytest.mark.parametrize("folder", list(folders(*OUTER)), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_folder_can_be_overlooked(folder: Path) -> None:
    """And says where to begin, as soon as there is more than one would look through."""
    modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(modules) <= MOST_MODULES
    if len(modules) > 3:
        assert "Begin with" in (ast.get_docstring(trees()[folder / "__init__.py"]) or "")


def test_no_module_imports_too_many_of_ours() -> None:
    """Type imports count: whoever reads the module has to know those, too. A folder's registry imports its folder."""
    graph = grimp.build_graph("dune_desktop", cache_dir=None)
    counts = {module: len(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    assert {module: count for module, count in counts.items() if count > MOST_IMPORTS} == {}


def test_any_module_may_be_imported_first() -> None:
    """No circle of imports leads back, not even through the ``__init__`` of a folder, which runs before its modules."""
    graph = grimp.build_graph("dune_desktop", exclude_type_checking_imports=True, cache_dir=None)
    wanted = {
        module: {
            part
            for found in graph.find_modules_directly_imported_by(module)
            for part in (found, *_above(found))
            if part not in (module, *_above(module))
        }
        for module in graph.modules
    }
    assert len(list(TopologicalSorter(wanted).static_order())) == len(graph.modules)


def _above(module: str) -> Iterator[str]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


def test_no_two_classes_have_one_name() -> None:
    named: dict[str, list[Path]] = defaultdict(list)
    for path, tree in trees().items():
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                named[node.name].append(path.relative_to(PACKAGE))
    assert {name: paths for name, paths in named.items() if len(paths) > 1} == {}
