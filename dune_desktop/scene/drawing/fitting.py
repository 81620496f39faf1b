"""Titles into boxes: two lines at the size, at the least, narrower letters, a hyphen; then, if allowed, an ellipsis."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.painting import across, down
from dune_desktop.scene.drawing.tokens import CAPTION, S2

NARROW: Final = 90
#: How small the letters of a line may become, of their size.
_SMALLER: Final = 0.8
#: The least from line to line, of the size of the letters.
_TIGHT: Final = 1.06
#: From the top of a capital to the lower end of a p, of the size.
_INKED: Final = 0.91
HYPHEN: Final = "\N{HYPHEN}"
_SOFT: Final = "\N{SOFT HYPHEN}"
#: Text may break after a space, a hyphen or a dash.
_BREAK: Final = re.compile(rf"(?<=[-–—‐])(?=\w)| +|{_SOFT}")
#: In Bulgarian ъ is a vowel; the Russian one stands before a vowel only.
_VOWEL = "(?:[аеєиіїоуюяыэёaeiouy]|ъ(?![еёюя]))"
_CONSONANT = "[бвгґджзклмнпрстфхцчшщbcdfghjklmnpqrstvwxz]"
#: A word may break between syllables of which none is shorter than three letters at its ends.
SYLLABLES: Final = re.compile(
    rf"(?<=\w{_CONSONANT}{_VOWEL})(?=({_CONSONANT}{_VOWEL}|{_VOWEL}{_CONSONANT})\w)"
    rf"|((?<=\w{_VOWEL}\w)|(?<={_VOWEL}{_CONSONANT}ь))(?<!{_VOWEL})(?={_CONSONANT}{{1,3}}{_VOWEL}\w)",
    re.IGNORECASE,
)

#: The space between a number and what it counts: the word after it, or else the one before.
_COUNTS: Final = re.compile(r"(?<=\d) (?=[^\W\d])| (?=\d+\b(?! [^\W\d]))")


@frozen(eq=False, slots=False)
class Fitted:
    """A text in lines. ``overflows``: not even the last allowed step made it fit."""

    lines: tuple[str, ...]
    font: QFont
    stretch: int = 100
    elided: bool = False
    overflows: bool = False

    @cached_property
    def widths(self) -> tuple[float, ...]:
        """How wide each line is."""
        return tuple(map(QFontMetricsF(self.font).horizontalAdvance, self.lines))

    @cached_property
    def capitals(self) -> float:
        """How high its capitals are."""
        return QFontMetricsF(self.font).capHeight()


@fonts.measured(4096)
def fit(
    text: str, width: float, size: int, weight: int = 600, lines: int = 2, least: int = CAPTION, elide: bool = False
) -> Fitted:
    """Breaks the text into lines of ``width`` units by the fitting order; sizes are pixel sizes in units."""
    for step, stretch in _steps(size, least):
        font = _stretched(step, weight, stretch)
        broken = _broken(text, QFontMetricsF(font), width, lines)
        if broken is not None:
            return Fitted(broken, font, stretch)
    for stretch in (100, NARROW):  # words break where there is no other way
        font = _stretched(min(size, least), weight, stretch)
        broken = _broken(SYLLABLES.sub(_SOFT, text), QFontMetricsF(font), width, lines)
        if broken is not None:
            return Fitted(tuple(line.replace(_SOFT, "") for line in broken), font, stretch)
    font = _stretched(min(size, least), weight, NARROW)
    shortened = _forced(text, QFontMetricsF(font), width, lines, elide)
    return Fitted(shortened, font, NARROW, elide, not elide)


@fonts.measured(1024)
def least_width(text: str, weight: int = 600) -> float:
    """Returns how narrow a box may be for the text in two lines, with whole words in the smallest letters."""
    metrics = QFontMetricsF(_stretched(CAPTION, weight, NARROW))
    splits = (_split(text, *found.span()) for found in _BREAK.finditer(text))
    halves = (max(map(metrics.horizontalAdvance, split)) for split in splits)
    return min((metrics.horizontalAdvance(text), *halves))


@fonts.measured(4096)
def fit_line(text: str, width: float, size: int, weight: int = 600) -> Fitted:
    """Fits a text into one line: by and by with smaller letters, then narrower ones, then with an ellipsis."""
    least = min(size, max(CAPTION, round(_SMALLER * size)))
    sizes = range(size, least, -1)
    fitting = (step for step in sizes if fonts.metrics(step, weight).horizontalAdvance(text) <= width)
    return fit(text, width, next(fitting, least), weight, lines=1, least=least, elide=True)


def fit_row(text: str, width: float, size: int, weight: int = 600) -> Fitted:
    """Fits a text into a low row: in one line, or in two of the smallest letters, with an ellipsis if need be."""
    line = fit(text, width, size, weight, lines=1, elide=True)
    return fit(text, width, CAPTION, weight, elide=True) if line.elided else line


def counted(text: str) -> str:
    """Returns the text with every number on one line with what it counts."""
    return _COUNTS.sub("\N{NO-BREAK SPACE}", text)


def draw_fitted(
    painter: QPainter,
    fitted: Fitted,
    rect: QRectF,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
) -> None:
    """Draws the lines in ``rect``, set with the leading of a title."""
    leading = _leading(fitted, rect.height())
    top = rect.top() + down(align) * (rect.height() - leading * len(fitted.lines))
    painter.setFont(fitted.font)
    painter.setPen(colour)
    beside = across(align)
    for number, line in enumerate(fitted.lines):
        x = rect.left() + (beside * (rect.width() - fitted.widths[number]) if beside else 0.0)
        painter.drawText(QPointF(x, top + leading * (number + 0.5) + fitted.capitals / 2), line)


def _leading(fitted: Fitted, room: float) -> float:
    """Lines stand closer where the first and the last would touch the edges."""
    return min(line_height(fitted.font), max(_TIGHT * fitted.font.pixelSize(), room / len(fitted.lines) - S2))


def line_height(font: QFont) -> float:
    """Lines of titles are lower than the font's own, which leave room for accents above capitals."""
    return 1.18 * font.pixelSize()


def most_lines(height: float) -> int:
    """Returns how many lines of the smallest letters stand in so much height, with their ascenders and descenders."""
    return max(1, 1 + int((height - _INKED * CAPTION) // (_TIGHT * CAPTION)))


def _steps(size: int, least: int) -> list[tuple[int, int]]:
    sizes = (size, least) if least < size else (size,)
    return [*((step, 100) for step in sizes), (sizes[-1], NARROW)]


def _stretched(size: int, weight: int, stretch: int) -> QFont:
    font = fonts.font(size, weight)
    if stretch != 100:
        font.setStretch(stretch)
    return font


def _broken(text: str, metrics: QFontMetricsF, width: float, lines: int) -> tuple[str, ...] | None:
    """The text in as few lines as it needs; None if they are too many or a word is too long.

    Two lines are made evenly long; longer texts fill their lines, as trying all ways would take too long.
    """
    if metrics.horizontalAdvance(text) <= width:
        return (text,)
    places = [found.span() for found in _BREAK.finditer(text)]
    if lines == 1 or not places:
        return None
    splits = [_split(text, start, end) for start, end in places]
    fitting = [(head, tail) for head, tail in splits if metrics.horizontalAdvance(head) <= width]
    if lines > 2:
        fitting = fitting[-1:]
    rests = [(head, _broken(tail, metrics, width, lines - 1)) for head, tail in fitting]
    whole = [(head, *rest) for head, rest in rests if rest is not None]
    fewest = min(map(len, whole), default=0)
    candidates = [found for found in whole if len(found) == fewest]
    return min(candidates, key=lambda found: max(map(metrics.horizontalAdvance, found)), default=None)


def _split(text: str, start: int, end: int) -> tuple[str, str]:
    """Returns what stands in a line, and what follows it."""
    return text[:start] + HYPHEN * (text[start:end] == _SOFT), text[end:]


def _forced(text: str, metrics: QFontMetricsF, width: float, lines: int, elide: bool) -> tuple[str, ...]:
    """Fills lines from the start; the last takes what is left, with an ellipsis if that is allowed."""
    done: list[str] = []
    while len(done) < lines - 1:
        halves = _halves(text, metrics, width) or _halves(SYLLABLES.sub(_SOFT, text), metrics, width)
        if halves is None:
            break
        done.append(halves[0])
        text = halves[1].replace(_SOFT, "")
    last = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width) if elide else text
    return (*done, last)


def _halves(text: str, metrics: QFontMetricsF, width: float) -> tuple[str, str] | None:
    """Returns as much as fits into a line, and the rest."""
    splits = (_split(text, *found.span()) for found in _BREAK.finditer(text))
    fitting = [(head, tail) for head, tail in splits if metrics.horizontalAdvance(head) <= width]
    return (fitting[-1][0].replace(_SOFT, ""), fitting[-1][1]) if fitting else None
