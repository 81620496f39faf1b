"""How the rows of the option list are laid out and painted: digit, name, signs, reasons, and the stepper for units."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QStyle

from dune_desktop.engine.names import NOBODY
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit, line_height
from dune_desktop.scene.drawing.fonts import measured
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.text.translating import Texts
from dune_desktop.windows.theme import hover_colour, soft_line
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, focus_ring, key_tag, line, rounded

OptionRows = Texts("OptionRows")
State = QStyle.StateFlag

_TAG, _PAD, _SIGN = 22.0, 8.0, float(tokens.ICON_18)
_TEXT_AT = _PAD + _TAG + _PAD
_STEP = 30.0
#: What a button of the stepper leads to stands below it.
_LEADS_TO: Final = 14.0
#: The title of a row with a stepper stands on the first line, its buttons on the second: so high is each such row.
_FIRST_LINE: Final = 30.0
_STEPPER: Final = _FIRST_LINE + _STEP + _LEADS_TO + 4
_AIR = 10.0
#: A line of signs below the title.
_SIGNS_BELOW: Final = _SIGN + 6
LESS, MORE, ALL = "less", "more", "all"
#: Of a title that says a whole effect, or of a reason.
_MOST_LINES: Final = 9


@frozen
class LaidOutRow:
    """A row laid out for a width."""

    title: Fitted
    note: Fitted | None
    #: The note stands behind the title, in its line.
    note_behind: bool
    #: In how many lines the signs stand below the title; 0: at its right.
    signs_below: int
    height: float


def _text_height(fitted: Fitted | None) -> float:
    return 0.0 if fitted is None else len(fitted.lines) * line_height(fitted.font)


def stepper_parts(rect: QRectF) -> dict[str, QRectF]:
    """Where the buttons of a stepper are; "number" is where the count stands."""
    top, height = rect.top() + _FIRST_LINE, _STEP
    right = rect.right() - 6
    at = {ALL: (right - 42, 42.0), MORE: (right - 78, _STEP), "number": (right - 118, 40.0), LESS: (right - 148, _STEP)}
    return {name: QRectF(x, top, width, height) for name, (x, width) in at.items()}


@measured(256)
def lay_out(choice: Choice, width: float) -> LaidOutRow:
    """Title on two lines where that does, on more if it only tells; signs right of it, or below if they squeeze it."""
    if choice.stepper:
        return _lay_out_stepper(choice, width)
    signs = signs_width(choice.signs, _SIGN) if choice.signs else 0.0
    start = _PAD + 4 if choice.refused else _TEXT_AT
    start += 20 if choice.seat != NOBODY else 0
    room = width - start - _PAD - (_SIGN + 4 if choice.sealed else 0)
    below = bool(signs) and signs > room * 0.5
    title_room = room - (0 if below or not signs else signs + 8)
    title = fit(choice.title, title_room, tokens.BODY, 600, lines=_MOST_LINES if choice.told else 2)
    if title.overflows:
        below, title_room = bool(signs), room
        title = fit(choice.title, room, tokens.BODY, 600, lines=_MOST_LINES)
    note = _note(choice, title_room)
    behind = note is not None and not choice.refused and _behind(title, note, title_room)
    lines = 0 if not below else 1 if signs <= width - _TEXT_AT - _PAD - (_SIGN + 4 if choice.sealed else 0) else 2
    height = 14 + _text_height(title) + (0 if behind else _text_height(note)) + _SIGNS_BELOW * lines
    return LaidOutRow(title, note, behind, lines, max(tokens.OPTION, height))


def _lay_out_stepper(choice: Choice, width: float) -> LaidOutRow:
    """Always the same places, so that + and − stay under the pointer; at the left of them stands the strength."""
    signs = signs_width(choice.signs, _SIGN) + 8 if choice.signs else 0.0
    room = width - _TEXT_AT - _PAD - signs - (_SIGN + 4 if choice.sealed else 0)
    beside = stepper_parts(QRectF(0, 0, width, _STEPPER))[LESS].x() - _PAD - 4
    note = fit(choice.detail, beside, tokens.SMALL, 400, elide=True) if choice.detail else None
    return LaidOutRow(fit(choice.title, room, tokens.BODY, 600, lines=1, elide=True), note, False, 0, _STEPPER)


def _note(choice: Choice, width: float) -> Fitted | None:
    text = choice.reason or " · ".join(filter(None, (choice.detail, *other_ways(choice))))
    return fit(text, width, tokens.SMALL, 400, lines=_MOST_LINES) if text else None


def other_ways(choice: Choice) -> list[str]:
    """Its other ways with their key, such as on top of the deck."""
    keys = QKeySequence(f"Shift+{choice.key}").toString(QKeySequence.SequenceFormat.NativeText)
    ways = choice.variants[:1] if choice.key else ()  # there is one key
    return [OptionRows.tr("{keys}: {way}").format(keys=keys, way=way) for way, _ in ways]


def _behind(title: Fitted, note: Fitted, width: float) -> bool:
    """Whether both have one line, and there is room for them side by side."""
    if len(title.lines) > 1 or len(note.lines) > 1:
        return False
    return _width(title) + _AIR + _width(note) <= width


def _width(fitted: Fitted) -> float:
    return fitted.widths[0]


class OptionDelegate(UnitDelegate):
    """Rows of options, and the headings of their groups."""

    gap = tokens.S4
    #: What a tour means is ringed.
    meant: tuple[Ref, ...] = ()

    def height(self, index: Index, width: float) -> float:
        choice = index.data(Role.CHOICE)
        if not isinstance(choice, Choice):
            return tokens.HIT if index.data() else 0.0
        return lay_out(choice, width).height

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: State) -> None:
        choice = index.data(Role.CHOICE)
        if isinstance(choice, Choice):
            self._paint_choice(painter, rect, choice, self._hovered(index, state))
            if choice.ref in self.meant:
                draw_edge(painter, rect, self.look.theme, tokens.RADIUS_BOX, self.look.theme.beacon)
        elif index.data():
            self._paint_heading(painter, rect, index, state)
        if state & State.State_HasFocus:
            focus_ring(painter, rect, tokens.RADIUS_BOX, self.look)

    def _paint_heading(self, painter: QPainter, rect: QRectF, index: Index, state: State) -> None:
        theme, text = self.look.theme, str(index.data())
        colour = theme.text if state & State.State_MouseOver else theme.text2
        left = 4.0
        if self._folds(index):
            _paint_chevron(painter, QRectF(6, rect.center().y() - 4, 8, 8), colour, bool(state & State.State_Open))
            left = 22.0
        line(painter, rect.adjusted(left, 0, -4, 0), text, tokens.SMALL, 600, colour)

    def _folds(self, index: Index) -> bool:
        """Whether the rows below this heading are folded away, as what is refused is."""
        first = index.model().index(0, 0, index).data(Role.CHOICE)
        return isinstance(first, Choice) and first.refused

    def _hovered(self, index: Index, state: State) -> bool:
        """What has come under a resting pointer does not look as if it could be clicked."""
        holds = getattr(self.parent(), "holds", None)
        return bool(state & State.State_MouseOver) and (holds is None or holds(index))

    def _paint_choice(self, painter: QPainter, rect: QRectF, choice: Choice, hovered: bool) -> None:
        theme = self.look.theme
        row = lay_out(choice, rect.width())
        if choice.refused or choice.told:
            rounded(painter, rect, tokens.RADIUS_BOX, theme.raised if hovered else None, soft_line(theme))
        else:
            ground = hover_colour(theme, theme.button) if hovered else theme.button
            rounded(painter, rect, tokens.RADIUS_BOX, ground, theme.text2 if hovered else theme.rule)
        first = QRectF(0, 0, rect.width(), _FIRST_LINE) if choice.stepper else rect
        if choice.key and not choice.refused:
            tag = QRectF(_PAD - 2, first.center().y() - _TAG / 2, _TAG, _TAG)
            key_tag(painter, tag, choice.key, self.look, theme.muted if choice.spent else theme.text)
        self._paint_signs(painter, first, choice, row)
        if choice.stepper:
            self._paint_stepper(painter, first, choice, row)
        else:
            self._paint_words(painter, rect, choice, row)

    def _paint_words(self, painter: QPainter, rect: QRectF, choice: Choice, row: LaidOutRow) -> None:
        theme = self.look.theme
        x = _PAD + 4 if choice.refused else _TEXT_AT
        titles, notes = _text_height(row.title), 0.0 if row.note_behind else _text_height(row.note)
        top = (rect.height() - titles - notes - _SIGNS_BELOW * row.signs_below) / 2
        if choice.seat != NOBODY:
            draw_mark(painter, self.look.colours[choice.seat], QRectF(x, top + titles / 2 - 8, 16, 16))
            x += 20
        colour = theme.muted if choice.refused else theme.text
        draw_fitted(painter, row.title, QRectF(x, top, rect.width() - x, titles), colour)
        if row.note is not None:
            box = QRectF(x, top + titles, rect.width() - x, notes)
            if row.note_behind:
                box = QRectF(x + _width(row.title) + _AIR, top, rect.width(), titles)
            draw_fitted(painter, row.note, box, theme.muted if choice.refused else theme.text2)

    def _paint_signs(self, painter: QPainter, rect: QRectF, choice: Choice, row: LaidOutRow) -> None:
        right = rect.right() - _PAD
        if choice.sealed:
            seal = QRectF(right - _SIGN, rect.center().y() - _SIGN / 2, _SIGN, _SIGN)
            draw_glyph(painter, "sealed", seal, self.look.theme)
            right -= _SIGN + 4
        if not choice.signs:
            return
        if row.signs_below:
            high = _SIGNS_BELOW * row.signs_below
            box = QRectF(_TEXT_AT, rect.bottom() - high - 3, right - _TEXT_AT, high)
            rows = row.signs_below
            draw_signs(painter, choice.signs, box, _SIGN, self.look.theme, rows=rows, dim=choice.refused)
            return
        width = signs_width(choice.signs, _SIGN)
        box = QRectF(right - width, rect.center().y() - _SIGN / 2, width + 1, _SIGN)
        draw_signs(painter, choice.signs, box, _SIGN, self.look.theme, dim=choice.refused)

    def _paint_stepper(self, painter: QPainter, first: QRectF, choice: Choice, row: LaidOutRow) -> None:
        """Paint the title on the first line and all else below it."""
        parts, theme = stepper_parts(first), self.look.theme
        draw_fitted(painter, row.title, first.adjusted(_TEXT_AT, 0, 0, 0), theme.text)
        if row.note is not None:
            note = QRectF(_PAD, parts[LESS].y(), parts[LESS].x() - _PAD - 4, _STEP)
            draw_fitted(painter, row.note, note, theme.text2)
        back, more = len(choice.take_back), len(choice.steps)
        self._paint_step(painter, parts[LESS], "−", bool(back))
        self._paint_step(painter, parts[MORE], "+", bool(more))
        self._paint_step(painter, parts[ALL], OptionRows.tr("all"), bool(more))
        for part, strength in zip((LESS, MORE, ALL), choice.strengths, strict=False):
            if back if part == LESS else more:
                self._paint_strength(painter, parts[part], strength)
        number = f"{back}/{back + more}"
        line(painter, parts["number"], number, tokens.FIGURE, 700, theme.text, Align.AlignHCenter)

    def _paint_strength(self, painter: QPainter, step: QRectF, strength: int) -> None:
        """Write below a button of the stepper what it makes of the strength."""
        below = QRectF(step.left() - 4, step.bottom(), step.width() + 8, _LEADS_TO)
        line(painter, below, f"→ {strength}", tokens.CAPTION, 600, self.look.theme.text2, Align.AlignHCenter)

    def _paint_step(self, painter: QPainter, rect: QRectF, text: str, on: bool) -> None:
        theme = self.look.theme
        ink: QColor = theme.text if on else theme.muted
        rounded(painter, rect, tokens.RADIUS_CELL, theme.raised if on else None, theme.rule if on else soft_line(theme))
        line(painter, rect, text, tokens.HEADING if len(text) == 1 else tokens.SMALL, 700, ink, Align.AlignHCenter)


def step_at(rect: QRectF, point: QPointF) -> str:
    """The part of a stepper at a point of its row; empty for none."""
    return next((name for name, part in stepper_parts(rect).items() if part.contains(point)), "")


def _paint_chevron(painter: QPainter, box: QRectF, colour: QColor, down: bool) -> None:
    """Paint an arrow that points at what is folded, and down when it is open."""
    painter.setPen(QPen(colour, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    turned = [(-4, -2), (0, 2.5), (4, -2)]
    painter.drawPolyline([box.center() + (QPointF(x, y) if down else QPointF(y, x)) for x, y in turned])
