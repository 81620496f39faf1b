"""The bundled typefaces, one to read and one for titles, and where the resources are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, ParamSpec, TypeVar, cast

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

REGULAR, SEMIBOLD, BOLD = 400, 600, 700
#: The face of titles, whose small letters are capitals: asked for as the heaviest of the weights.
TITLE = 900
_FILES: Final = {
    REGULAR: "SourceSans3-Regular.otf",
    SEMIBOLD: "SourceSans3-Semibold.otf",
    BOLD: "SourceSans3-Bold.otf",
    TITLE: "CormorantSC-Bold.ttf",
}
_P = ParamSpec("_P")
_T = TypeVar("_T")
#: What empties each cache of measured texts.
_MEASURED: Final[list[Callable[[], None]]] = []
_PACKAGE: Final = Path(__file__).resolve().parent.parent.parent


def resource(*parts: str) -> Path:
    """A file of ``resources/``: beside the package in a checkout, inside it in a wheel."""
    inside = _PACKAGE / "_data" / "resources"
    return (inside if inside.is_dir() else _PACKAGE.parent / "resources").joinpath(*parts)


@cache
def load() -> dict[int, list[str]]:
    """Registers the typefaces once: weight → its families, which some systems name with the weight.

    What is missing in the face of titles comes from the other one.
    """
    paths = {weight: str(resource("fonts", name)) for weight, name in _FILES.items()}
    numbers = {weight: QFontDatabase.addApplicationFont(path) for weight, path in paths.items()}
    families = {weight: QFontDatabase.applicationFontFamilies(number) for weight, number in numbers.items()}
    return {**families, TITLE: families[TITLE] + families[BOLD]}


@cache
def _font(size: int, weight: int) -> QFont:
    font = QFont()
    font.setFamilies(load()[weight])
    font.setPixelSize(size)
    font.setWeight(QFont.Weight(min(weight, BOLD)))
    # Advances must grow with the painter's scale; only heights may keep to the pixel grid.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setFeature(QFont.Tag("lnum"), 1)
    return font


def font(size: float, weight: int = REGULAR) -> QFont:
    """``size`` is in units, as the painter is scaled by ``u``; figures have one width."""
    return QFont(_font(round(size), weight))


@cache
def metrics(size: float, weight: int = REGULAR) -> QFontMetricsF:
    return QFontMetricsF(_font(round(size), weight))


def measured(most: int) -> Callable[[Callable[_P, _T]], Callable[_P, _T]]:
    """Keeps what was measured of texts, so much at most, until the language changes."""

    def kept(function: Callable[_P, _T]) -> Callable[_P, _T]:
        cached = lru_cache(maxsize=most)(function)
        _MEASURED.append(cached.cache_clear)
        return cast("Callable[_P, _T]", cached)

    return kept


def measure_anew() -> None:
    """Forgets what was measured: in Bulgarian the same letters have forms, and so widths, of their own."""
    for forget in _MEASURED:
        forget()
