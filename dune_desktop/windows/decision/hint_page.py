"""A hint in the place of the question: what the Master would do, the next best answers, and the whole turn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from dune_desktop.models.asking.hinting import THINKING, TURN, Hints
from dune_desktop.models.asking.option_tree import OptionModel
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import Ref
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.decision.option_list import OptionList
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.widgets.layouts import CENTRE, STRETCH, TOP, bare, column, fill, role_label, row
from dune_desktop.windows.widgets.panels import PagePart, PanelButton, announce, painting

_DOTS: Final = (60.0, 12.0)
#: Of the buttons.
_HIGH: Final = 42.0
#: Milliseconds of a breath of the dots.
_BREATH: Final = 1800


class ThinkingDots(PagePart):
    """Three dots that brighten one after another while somebody thinks; without motion they stand still."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=3.0, duration=_BREATH)
        self._clock.setLoopCount(-1)
        self._clock.valueChanged.connect(self.update)
        self.keep_size(self.setFixedSize, *_DOTS)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.look.motion > 0:
            self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def paintEvent(self, _event: QPaintEvent) -> None:
        at = float(self._clock.currentValue() or 0.0)
        with painting(self, self.look.u) as (painter, rect):
            painter.setPen(Qt.PenStyle.NoPen)
            for number in range(3):
                away = min(abs(at - number), 3 - abs(at - number))
                ink = QColor(self.look.theme.text2)
                ink.setAlphaF(1.0 - 0.6 * min(1.0, away))
                painter.setBrush(ink)
                size = rect.height() * 0.6
                painter.drawEllipse(rect.center() + QPointF((number - 1) * 3 * size, 0), size / 2, size / 2)


class HintPage(QWidget):
    """Follows the hints of a game. A hint that is taken is prepared in the question, never answered.

    The rows of the whole turn are only pointed at: by the pointer, a click, the arrows or their digits.
    """

    previewed = Signal(object)
    #: The ref of the piece that is pointed at, or None.
    pointed = Signal(object)
    #: The keyboard is to stand on the row of this in the question.
    chosen = Signal(object)

    def __init__(self, parts: TableParts[GameController], hints: Hints, parent: QWidget) -> None:
        super().__init__(parent)
        self._keys, self._hints = parts.keys, hints
        #: What was shown last.
        self._stage = hints.stage
        self._heading, self._prompt = role_label("heading", wrap=True), role_label("quiet", wrap=True)
        self.rows = OptionList(OptionModel(hints, self), parts.look, parts.keys, self)
        self._dots = ThinkingDots(parts.look, self)
        self.whole, self.back = PanelButton(parts.look, self), PanelButton(parts.look, self)
        self._lay_out()
        for button in (self.whole, self.back):
            self._dots.keep_size(button.setFixedHeight, _HIGH)
        self.rows.taken.connect(self._choose)
        self.rows.pointed.connect(self._point)
        self.rows.previewed.connect(self._preview)
        self.whole.clicked.connect(hints.ask)
        self.back.clicked.connect(hints.close)
        parts.look.changed.connect(self.follow)
        self.follow()

    def _lay_out(self) -> None:
        for label in (self._heading, self._prompt):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        thinking = QWidget(focusPolicy=Qt.FocusPolicy.StrongFocus)
        thinking.setLayout(column((STRETCH, 2), (self._dots, 0, CENTRE), (STRETCH, 3)))
        self._thinking = thinking
        stack = QStackedWidget()
        for page in (thinking, self.rows):
            stack.addWidget(page)
        self._stack = stack
        self.setFocusProxy(self.rows)
        fill(
            bare(QVBoxLayout(self)),
            (self._heading, 0, TOP),
            self._prompt,
            (stack, 1),
            row((self.whole, 1), (self.back, 1)),
        )

    def follow(self) -> None:
        """Show the stage that the hints are at, in the language and with the keys of now."""
        stage, choices = self._hints.stage, self._hints.choices
        changed = self.isVisible() and choices.heading != self._heading.text()
        self._heading.setText(choices.heading)
        self._prompt.setText(choices.prompt)
        self._prompt.setVisible(bool(choices.prompt))
        for named in (self, self._thinking):
            named.setAccessibleName(choices.heading)
        self._turn_to(self._thinking if stage == THINKING else self.rows)
        texts = {TURN: self.tr("Back to the hints"), THINKING: self.tr("Show what there is now")}
        self.whole.show_text(texts.get(stage, self.tr("Show the whole turn")), self._keys.label("hint"))
        self.back.show_text(self.tr("Back to the question"), self._keys.label("back"))
        if stage != self._stage or self.rows.choice() is None:
            self.rows.begin_at(choices.start)
        self._stage = stage
        if changed:
            self.announce()

    def _turn_to(self, page: QWidget) -> None:
        """The keyboard stays in what is shown."""
        focus = QApplication.focusWidget()
        had_focus = focus is not None and self.isAncestorOf(focus)
        if page is not self._stack.currentWidget():
            self._stack.setCurrentWidget(page)
            self.setFocusProxy(page)
            if had_focus:
                page.setFocus()

    def announce(self) -> None:
        """Say what is shown."""
        choices = self._hints.choices
        first = [f"{choice.title.removesuffix('.')}. {choice.detail}" for choice in list(choices.rows())[:1]]
        announce(self, " ".join(filter(None, (f"{choices.heading}.", choices.prompt, *first))))

    def take(self) -> None:
        """Enter, where no row has the keyboard, prepares what is shown."""
        self.chosen.emit(self._hints.choose())

    def press(self, digit: str) -> None:
        """Point at the hint, or the step, with this digit."""
        for choice in self._hints.choices.rows():
            if choice.key == digit:
                self.rows.go_to(choice)

    def _point(self, choice: Choice | None) -> None:
        if choice is not None:
            self._hints.point(choice.ref)
            self.pointed.emit(self._hints.spot)

    def _preview(self, ref: Ref) -> None:
        self._hints.point(ref)
        self.previewed.emit(self._hints.spot)

    def _choose(self, choice: Choice) -> None:
        self._hints.point(choice.ref)
        if not choice.told:
            self.chosen.emit(self._hints.choose())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
