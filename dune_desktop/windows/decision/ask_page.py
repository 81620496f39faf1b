"""A question in the decision panel: who, what and why; the options; and at the foot Undo and the question's buttons."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QSizePolicy,
    QSpacerItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dune_desktop.engine.events import Answered, Event, Resolved
from dune_desktop.engine.names import NOBODY
from dune_desktop.models import refs
from dune_desktop.models.asking.option_tree import OptionModel
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import Ref
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import counted
from dune_desktop.text.book import about
from dune_desktop.text.log.sentences import line as sentence
from dune_desktop.text.rules import rule
from dune_desktop.windows.decision.decision_foot import DecisionFoot
from dune_desktop.windows.decision.option_list import OptionList
from dune_desktop.windows.decision.still_open import StillOpen
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.widgets.layouts import LEFT, TOP, bare, fill, role_label, row
from dune_desktop.windows.widgets.panels import Mark, PanelButton, announce
from dune_desktop.windows.widgets.type_ahead import Typed

if TYPE_CHECKING:
    from dune_desktop.models.asking.coach import Coach

#: How long a reason stands, in milliseconds; what is told stands until something is asked or chosen.
_REASON, _TOLD = 6000, 0
#: Of what is told.
_MOST_LINES: Final = 3
#: What stands for the link to how one could, beside the numbers of rules.
_HOW: Final = "how"
#: What does not go on from the question: these buttons stand above the one that does.
_ASIDE = (refs.REST_BUTTON, refs.BACK_BUTTON, refs.PASS_ALL_BUTTON)
#: The command whose key a button shows.
_KEYS = {
    "rest": "rest",
    "end": "end",
    "done": "end",
    "pass": "end",
    "reveal": "reveal",
    "pass_all": "pass_on",
    "back": "back",
}


class AskPage(QWidget):
    """Asks the question that there is, and follows the half-made answer."""

    previewed = Signal(object)
    #: The ref that is pointed at, or None.
    pointed = Signal(object)
    #: The ref of a piece that was found by letters: it has no row.
    sought = Signal(object)
    #: The number of the rule that is told just now: its paragraph in the help was asked for.
    rule_asked = Signal(str)
    #: It was told why this can't be taken, and it was tried, or only asked about; somebody wants to know how one could.
    refused = Signal(object, bool)
    how_asked = Signal()

    def __init__(self, parts: TableParts[GameController], coach: Coach, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._answering = parts.controller, parts.answering
        self._look, self._keys, self._seat_name = parts.look, parts.keys, parts.models.names.seat
        self._mark = Mark(self._look, tokens.ICON_24, self)
        self._heading, self._prompt = role_label("heading", wrap=True), role_label("quiet", wrap=True)
        self._source, self._paging, self._notice = QToolButton(), role_label("quiet"), role_label("", wrap=True)
        #: Below a reason: links to what the book of rules tells about it, and to how one could.
        self.more = role_label("quiet", wrap=True)
        self.open = StillOpen(parts.look, parts.keys, coach, self)
        self.options = OptionList(OptionModel(self._answering, self), self._look, self._keys, self)
        self._typed = Typed()
        self._foot = DecisionFoot(parts, self)
        self.undo, self.redo = self._foot.undo, self._foot.redo
        #: Of the question; the first one is what goes on.
        self._buttons = [self._foot.onward]
        #: What is to be confirmed begins below it: where it was taken.
        self._lead = QSpacerItem(0, 0)
        self._taken_at = 0
        self._notice_timer = QTimer(self, singleShot=True)
        self._cited = self._rule_link = ""
        #: What was last chosen in vain, and what the list points at.
        self.declined: Ref | None = None
        self.at: Ref | None = None
        self._lay_out()
        self._connect()
        self.follow()

    def _connect(self) -> None:
        self._source.clicked.connect(self._show_source)
        self.options.taken.connect(self._take_row)
        self.options.stepped.connect(self._answering.step)
        self.options.previewed.connect(self.previewed)
        self.options.pointed.connect(self._point)
        self.options.paged.connect(self._answering.turn_page)
        self.options.typed.connect(self.seek)
        self._foot.onward.clicked.connect(self._pressed)
        self._notice_timer.timeout.connect(self.hush)
        self.more.linkActivated.connect(self._follow_link)
        self._answering.changed.connect(self._asked)
        self._answering.meant_changed.connect(self._ring)
        self._look.changed.connect(self.follow)

    def _lay_out(self) -> None:
        for label in (self._heading, self._prompt, self._notice):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._source.setProperty("role", "link")
        self._source.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusProxy(self.options)
        self._column = bare(QVBoxLayout(self))
        self._column.addLayout(row((self._mark, 0, TOP), (self._heading, 1)))
        self._column.addItem(self._lead)
        # The notice stands below the rows: none of them moves when it comes and goes.
        told = self._notice, self.more, self._paging, self.open
        fill(self._column, self._prompt, (self._source, 0, LEFT), (self.options, 1), *told, self._foot)
        self.hush()

    # ------------------------------------------------------------ following

    def _asked(self) -> None:
        """What was said was about what was asked before."""
        self.declined = None
        self.hush()
        self.follow()
        meant = self.options.choice() if self.options.hasFocus() else None
        if self.at != (None if meant is None else meant.ref):  # its row is gone, or was about another question
            self._point(meant)

    def follow(self) -> None:
        """Show what is asked now."""
        choices = self._answering.choices
        asked = self._controller.asked
        self._mark.set_colour("" if asked == NOBODY else self._controller.seats[asked].colour)
        prompt = counted(choices.prompt)
        changed = (choices.heading, prompt) != (self._heading.text(), self._prompt.text())
        self._heading.setText(choices.heading)
        self._prompt.setText(prompt)
        self._prompt.setVisible(bool(prompt))
        self._source.setText(choices.source)
        self._source.setVisible(bool(choices.source))
        self._source.setEnabled(choices.source_ref is not None)
        paging = self.tr("Digits {page} of {pages}: Page Up, Page Down")
        self._paging.setText(paging.format(page=choices.page + 1, pages=choices.pages))
        self._paging.setVisible(choices.pages > 1)
        held = QApplication.focusWidget()
        self.undo.follow()
        self.redo.follow()
        self._show_buttons(choices.buttons)
        if held in (self.undo, self.redo, *self._buttons) and not held.hasFocus():
            self.options.setFocus()
        if changed or self.options.choice() is None:
            self.options.begin_at(choices.start)
        if self._answering.pending is not None:
            self.options.setFocus()  # wherever it was asked for, Enter and Esc answer it
        self._lead_down()
        if changed:
            announce(self, f"{choices.heading}. {choices.prompt}")

    def _lead_down(self) -> None:
        """What is to be confirmed is asked where the row was, or right above the button, and not far from both."""
        pending, layout = self._answering.pending, self._column
        self._lead.changeSize(0, 0)
        layout.invalidate()
        layout.activate()
        if pending is not None:
            by_button = pending.ref[0] == refs.BUTTON
            wanted = self.height() if by_button else self._taken_at - self._prompt.y()
            room = self.options.viewport().height() - self.options.wanted_height()
            self._lead.changeSize(0, max(0, min(wanted, room)))
            layout.invalidate()
            layout.activate()
        self.options.lay_out()

    def _show_buttons(self, choices: tuple[Choice, ...]) -> None:
        onward = next((choice for choice in reversed(choices) if choice.ref not in _ASIDE), None)
        shown = [onward, *(choice for choice in choices if choice is not onward)]
        while len(self._buttons) < len(shown):
            button = PanelButton(self._look, self._foot)
            button.clicked.connect(self._pressed)
            self._buttons.append(button)
        for number, button in enumerate(self._buttons):
            choice = shown[number] if number < len(shown) else None
            button.setVisible(choice is not None)
            if choice is not None:
                self._show_button(button, choice)
        self._foot.put_above(self._buttons[1 : len(shown)])
        self._ring()
        self._column.activate()  # or what is painted before the next event has the places of other texts

    def _show_button(self, button: PanelButton, choice: Choice) -> None:
        command = _KEYS.get(str(choice.ref[1]), "") if choice.ref[0] == refs.BUTTON else ""
        key = choice.key or (self._keys.label(command) if command else "")
        tip = choice.reason or choice.words or choice.detail or choice.title
        button.setProperty("ref", choice.ref)
        button.mean(self._answering.meaning(choice.ref))
        button.setAccessibleDescription(choice.reason)
        button.show_text(choice.title, key, tip, choice.accent, muted=choice.refused)

    def _ring(self) -> None:
        """Ring what a tour means."""
        meant = self._answering.meant
        self.options.mean(meant)
        for button in self._buttons:
            button.ring(button.property("ref") in meant)

    def button(self, ref: Ref) -> PanelButton | None:
        """The button of the question that stands for this, if there is one."""
        shown = (button for button in self._buttons if not button.isHidden())
        return next((button for button in shown if tuple(button.property("ref")) == ref), None)

    # ------------------------------------------------------------ doing

    def _take_row(self, choice: Choice) -> None:
        at = self.options.visualRect(self.options.currentIndex()).topLeft()
        self._taken_at = self.options.viewport().mapTo(self, at).y()
        self.take_choice(choice)

    def take_choice(self, choice: Choice) -> None:
        """Take a row or button; a refused one says the rule behind its reason."""
        if choice.refused:
            self.declined = choice.ref
            self.cite(choice.reason, choice.rule)
            self.refused.emit(choice.ref, True)
        else:
            self._answering.take(choice)

    def _pressed(self) -> None:
        ref = tuple(self.sender().property("ref"))
        # The next question may have another button in the same place.
        self.options.setFocus()
        for choice in self._answering.choices.buttons:
            if choice.ref == ref:
                self.take_choice(choice)
                return

    def take(self) -> None:
        """Enter means the one bright button where no row can be taken; else it opens what can't be, and why."""
        choices = self._answering.choices
        bright = [choice for choice in choices.buttons if choice.accent]
        button = self.button(bright[0].ref) if len(bright) == 1 else None
        if any(row.lit for row in choices.rows()):
            self.options.setFocus()
        elif button is None:
            self.options.show_refused()
        elif bright[0].sealed:
            button.setFocus()  # what can't be undone does not happen by one Enter too many
        else:
            self.take_choice(bright[0])

    def seek(self, letters: str) -> None:
        """Go to what has a word that begins with the letters typed so far: its row, its button or its piece."""
        current = self.options.choice() if self.options.hasFocus() else None
        found = self._typed.find(letters, self._answering.find, current)
        if found is None or self.options.go_to(found):
            return
        button = self.button(found.ref)
        if button is None:
            self.sought.emit(found.ref)
        else:
            button.setFocus()

    def _show_source(self) -> None:
        if self._answering.choices.source_ref is not None:
            self.previewed.emit(self._answering.choices.source_ref)

    def _point(self, choice: Choice | None) -> None:
        self.at = None if choice is None else choice.ref
        self.pointed.emit(self.at)

    def decline(self, ref: Ref) -> None:
        """This was chosen in vain, wherever it lies."""
        self.declined = ref

    def explain(self, ref: Ref | None, tried: bool = True) -> bool:
        """Say why this can't be taken, and the rule behind that; False when there is nothing to say.

        ``tried``: somebody wanted to take it, and did not only ask why not.
        """
        reason = "" if ref is None else self._answering.reason(ref)
        if ref is None or not reason:
            return False
        self.cite(reason, self._answering.rule(ref))
        self.refused.emit(ref, tried)
        return True

    def cite(self, reason: str, number: str) -> None:
        """Say a reason with the rule behind it."""
        words = rule(number) if number else ""
        cited = self.tr("{reason}\n{words} ({number})").format(reason=reason, number=number, words=words)
        self.say(cited if words else reason)
        self._lead_to(number if words else "")

    def offer_how(self, words: str) -> None:
        """Offer to say how one could, as long as the reason is told here."""
        self._show_links(f'<a href="{_HOW}">{escape(words)}</a>')

    def tell_rule(self, number: str) -> None:
        """Say what a rule says."""
        self.say(self.tr("{words} ({number})").format(number=number, words=rule(number)))
        self._lead_to(number)

    def _lead_to(self, number: str) -> None:
        """Offer what the help tells about this rule, as long as it is told here."""
        self._cited = number
        edition = self._controller.edition
        told = about(number, edition.products, edition.automa is not None) if number else None
        title = escape(str(told.paragraph.title)) if told else ""
        more = self.tr("In the rules: {title}").format(title=f'<a href="{number}">{title}</a>')
        self._rule_link = more if title else ""
        self._show_links()

    def _show_links(self, how: str = "") -> None:
        links = "<br>".join(filter(None, (how, self._rule_link)))
        self.more.setText(links)
        self.more.setVisible(bool(links))

    def _follow_link(self, link: str) -> None:
        if link == _HOW:
            self.how_asked.emit()
        else:
            self.rule_asked.emit(link)

    @property
    def cited(self) -> str:
        """The number of the rule that is told just now; empty for none."""
        return self._cited if self._notice.isVisible() else ""

    def say(self, text: str, milliseconds: int = _REASON, danger: bool = False, whole: str = "") -> None:
        """Show a sentence below the options, for a while or (0) until something changes.

        ``whole``: all of it, where there is no room for that.
        """
        self._lead_to("")
        self._notice.setText(text)
        self._notice.setToolTip(whole if whole != text else "")
        self._notice.setVisible(bool(text))
        palette = self._notice.palette()
        theme = self._look.theme
        palette.setColor(palette.ColorRole.WindowText, theme.danger if danger else theme.text2)
        self._notice.setPalette(palette)
        self._notice_timer.stop()
        if milliseconds:
            self._notice_timer.start(milliseconds)
        self.open.cover(bool(milliseconds))
        self.options.lay_out()
        announce(self, whole or text)

    def hush(self) -> None:
        """Take away what was said."""
        self._notice_timer.stop()
        self._notice.hide()
        self.more.hide()
        self.open.cover(False)

    def tell_forced(self, events: tuple[Event, ...]) -> None:
        """Name what was answered by itself, for who looks, because there was one answer only, and what it led to."""
        game, looker = self._controller.game, self._controller.looker
        followed = self._controller.followed if events else ()
        chosen = events[: len(events) - len(followed)]
        own: list[Event] = [event for event in chosen if isinstance(event, Answered) and event.seat == looker]
        own += [event for event in followed if not isinstance(event, Resolved)]
        told = [text for event in own if (text := sentence(event, game, looker, self._seat_name))]
        if told:
            self.say(self._shortened(told), _TOLD, whole=" ".join(told))

    def _shortened(self, told: Sequence[str]) -> str:
        """As many of these sentences as leave room for the rows; the log has all of them, and so has the tooltip."""
        metrics, box = self._notice.fontMetrics(), QRect(0, 0, self.width(), 0)
        ways = [" ".join((*told[:number], *["…"] * (number < len(told)))) for number in range(len(told), 0, -1)]
        high = (metrics.boundingRect(box, Qt.TextFlag.TextWordWrap, way).height() for way in ways)
        most = _MOST_LINES * metrics.lineSpacing()
        return next((way for way, lines in zip(ways, high, strict=True) if lines <= most), ways[-1])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.open.fit(self.height())
        if self._answering.pending is not None:
            self._lead_down()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
