"""Hears every text that the program's own items and delegates paint: from where, in which font, into which place."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from dune_desktop.scene import art
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.portraits.portrait import Portrait
from dune_desktop.scene.board import ground, land
from dune_desktop.scene.drawing import fitting, fonts, picture_cache
from dune_desktop.scene.glyphs import sign_lines
from dune_desktop.text.signs import Signs
from dune_desktop.windows.widgets import panels

#: What is painted without words besides prints: tests of pictures and of the board look at all of it.
_WORDLESS: Final = ((Picture, "paint"), (Portrait, "paint"), (ground, "paint_ground"))
#: Packages in which nothing is written.
WORDLESS: Final = (art, land)


class Listener:
    """``text`` hears everything; who wants to know more about one way to paint hears that way instead.

    ``where`` is module and function that paint, as in ``quadrant:QuadrantItem.paint``. Labels, buttons and other
    standard widgets paint their words themselves: they are asked, not heard.
    """

    def text(self, where: str, font: QFont, rect: QRectF, text: str) -> None:
        """All of it, also where it is shortened or set in lines."""

    def fitted(self, where: str, fitted: fitting.Fitted, rect: QRectF) -> None:
        """A title in lines."""
        self.text(where, fitted.font, rect, joined(fitted.lines))

    def line(self, where: str, font: QFont, rect: QRectF, text: str) -> None:
        """One line that is elided if it must be."""
        self.text(where, font, rect, text)

    def drawn(self, where: str, font: QFont, rect: QRectF, text: str, flags: int) -> None:
        """By the painter itself, into a rectangle."""
        self.text(where, font, rect, text)

    def at_a_point(self, where: str, font: QFont, point: QPointF, text: str) -> None:
        """By the painter itself, in as much room as it takes."""
        metrics = QFontMetricsF(font)
        self.text(where, font, metrics.boundingRect(text).translated(point), text)

    def icons(self, where: str, given: Signs, fit: bool) -> None:
        """A row of icons, and whether all of them fit."""


def joined(lines: tuple[str, ...]) -> str:
    """The lines of a title as the one text that it was."""
    whole = lines[0]
    for line in lines[1:]:
        whole = whole[:-1] + line if whole.endswith(fitting.HYPHEN) else whole + " " * (whole[-1] not in "-–—") + line
    return whole


@contextmanager
def heard(listener: Listener) -> Iterator[None]:
    """While this is on, the listener hears of all that is painted; what was painted before is painted anew.

    Prints, land, scenes and faces, which have no words and take most of the time, are left out meanwhile.
    """
    with listening(listener), pytest.MonkeyPatch.context() as patch:
        for owner, name in _WORDLESS:
            patch.setattr(owner, name, lambda *_, **__: None)
        silent = {painter: _silenced(painter) for painter in _painters_without_words()}
        _replace(silent)
        try:
            yield
        finally:
            _replace({left_out: painter for painter, left_out in silent.items()})


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """The same, and nothing is left out."""
    hooks = _Hooks(listener)
    with unpainted():
        hooks.put()
        try:
            yield
        finally:
            hooks.take_away()
            QApplication.processEvents()


def _painters_without_words() -> set[Callable[..., None]]:
    packages = tuple(f"{package.__name__}." for package in WORDLESS)
    here = [one for module in _modules() if module.__name__.startswith(packages) for one in vars(module).values()]
    drawing = (one for one in here if isinstance(one, FunctionType) and one.__name__.startswith("draw_"))
    return {picture_cache.draw_print, *(one for one in drawing if one.__module__.startswith(packages))}


def _silenced(_painter: Callable[..., None]) -> Callable[..., None]:
    """One for each: a module that is loaded meanwhile has it by name, too."""
    return lambda *_, **__: None


@contextmanager
def unpainted() -> Iterator[None]:
    """Nothing is painted yet as this begins; what was painted before is there again when it is over."""
    cache = picture_cache.PIXMAPS
    held = cache._held, cache.bytes
    cache._held, cache.bytes = OrderedDict(), 0
    try:
        yield
    finally:
        cache._held, cache.bytes = held


class _Hooks:
    """In place of what paints words; what they paint in turn is not told twice."""

    def __init__(self, listener: Listener) -> None:
        self._listener, self._within = listener, 0
        self._draw_fitted, self._line, self._draw_signs = fitting.draw_fitted, panels.line, sign_lines.draw_signs
        self._draw_text = QPainter.drawText
        self._replaced: dict[Callable[..., Any], Callable[..., Any]] = {}

    def put(self) -> None:
        self._replaced = {
            self._draw_fitted: self._hook(self._draw_fitted, self._hear_fitted),
            self._line: self._hook(self._line, self._hear_line),
            self._draw_signs: self._signs_hook(),
        }
        _replace(self._replaced)
        hook = self._hook(self._draw_text, self._hear_drawn)
        QPainter.drawText = hook  # type: ignore[method-assign]

    def take_away(self) -> None:
        QPainter.drawText = self._draw_text  # type: ignore[method-assign]
        _replace({hook: original for original, hook in self._replaced.items()})

    def _hook(self, original: Callable[..., Any], hear: Callable[..., None]) -> Callable[..., Any]:
        def hook(*given: Any, **named: Any) -> Any:
            if not self._within:
                hear(*given)
            return self._inside(original, *given, **named)

        return hook

    def _signs_hook(self) -> Callable[..., bool]:
        def hook(painter: QPainter, given: Signs, *more: Any, **named: Any) -> bool:
            fit: bool = self._inside(self._draw_signs, painter, given, *more, **named)
            self._listener.icons(_caller(), given, fit)
            return fit

        return hook

    def _inside(self, original: Callable[..., Any], *given: Any, **named: Any) -> Any:
        self._within += 1
        try:
            return original(*given, **named)
        finally:
            self._within -= 1

    def _hear_fitted(self, _painter: QPainter, fitted: fitting.Fitted, rect: QRectF, *_: Any) -> None:
        self._listener.fitted(_caller(), fitted, rect)

    def _hear_line(self, _painter: QPainter, rect: QRectF, text: str, size: float, weight: int, *_: Any) -> None:
        self._listener.line(_caller(), fonts.font(int(size), weight), rect, text)

    def _hear_drawn(self, painter: QPainter, place: Any, *more: Any) -> None:
        if isinstance(place, QRectF | QRect):
            self._listener.drawn(_caller(), painter.font(), QRectF(place), more[1], _number(more[0]))
        else:
            self._listener.at_a_point(_caller(), painter.font(), QPointF(place), more[0])


def _number(flags: Any) -> int:
    return int(getattr(flags, "value", flags))


#: Of these, who called them is meant.
_HELPERS = (
    "Title.paint",
    "draw_text",
    "RoundPanel._text",
    "_Table._text",
    "SeatDelegate._paint_count",
    "Words.paint",
    "Line.paint",
)


def _caller() -> str:
    """Module and function that paint."""
    frame = sys._getframe(1)
    while frame.f_back is not None and (
        frame.f_globals["__name__"] == __name__ or frame.f_code.co_qualname in _HELPERS
    ):
        frame = frame.f_back
    return f"{frame.f_globals['__name__'].rpartition('.')[2]}:{frame.f_code.co_qualname}"


def _modules() -> list[ModuleType]:
    return [module for name, module in sys.modules.items() if name.startswith("dune_desktop.")]


def _replace(others: Mapping[Callable[..., Any], Callable[..., Any]]) -> None:
    """What is a key by what is its value, in every module that has it by name."""
    for module in _modules():
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value in others:
                setattr(module, name, others[value])


@contextmanager
def painter_on(image: QImage) -> Iterator[QPainter]:
    """A painter that ends however the test goes: one that is left open takes the whole process with it."""
    painter = QPainter(image)
    try:
        yield painter
    finally:
        painter.end()


def inked(image: QImage, above: int = 0) -> list[tuple[int, int]]:
    """Where it is less transparent than that, of 255; row by row."""
    alpha = image.convertToFormat(QImage.Format.Format_Alpha8)
    values, line, wide = bytes(alpha.constBits()), alpha.bytesPerLine(), alpha.width()
    return [(x, y) for y in range(alpha.height()) for x in range(wide) if values[y * line + x] > above]
