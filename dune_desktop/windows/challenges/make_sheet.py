"""Making a challenge of a moment of a game: its name, its goal, and whether that can be reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dune_desktop.challenges.challenge import Challenge
from dune_desktop.challenges.challenge_text import LONGEST_TITLE
from dune_desktop.models.making import CARD, COUNCIL, POINTS, SWORDMASTER, VICTORY, WIN, Occasion
from dune_desktop.models.solving import Solving
from dune_desktop.positions.writing import Unwritable
from dune_desktop.records.game_info import LONGEST, clean
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.challenges import luck, ways
from dune_desktop.text.names import any_name
from dune_desktop.text.translating import Texts
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.layouts import STRETCH, bare, fill, role_label, row
from dune_desktop.windows.widgets.overlay import WindowSheet
from dune_desktop.windows.widgets.page import WordsArea
from dune_desktop.windows.widgets.panels import announce, pressed_by
from dune_desktop.windows.widgets.progress_bar import ProgressBar

MakeSheet = Texts("MakeSheet")
_WIDTH: Final = 620.0


def goal_names() -> dict[str, str]:
    """The kinds of goals, in words."""
    return {
        POINTS: MakeSheet.tr("Gain Victory Points"),
        VICTORY: MakeSheet.tr("Win the Conflict"),
        SWORDMASTER: MakeSheet.tr("Get the Swordmaster"),
        COUNCIL: MakeSheet.tr("A seat on the High Council"),
        CARD: MakeSheet.tr("Acquire a card"),
        WIN: MakeSheet.tr("Win the game"),
    }


def found(solving: Solving) -> str:
    """What is known of the solution, in a sentence or two."""
    solved = solving.solved
    if solved is None:
        return _none_found(solving)
    made = solved.made
    assert made is not None
    if not solving.busy:
        return ways(made)
    said = MakeSheet.tr("It can be done, in %n step(s). Looking for other ways…", "", len(solved.solution))
    return said if made.sure else f"{said} {luck()}"


def _none_found(solving: Solving) -> str:
    if solving.busy:
        return MakeSheet.tr("Looking for a way: none is found yet.")
    if solving.done and solving.challenge is not None:
        every = solving.challenge.made is not None and solving.challenge.made.every
        return (
            MakeSheet.tr("Everything was tried: nothing leads there.") if every else MakeSheet.tr("No way was found.")
        )
    if solving.failed:
        return MakeSheet.tr("The search has failed. Try again.")
    if solving.challenge is not None:
        return MakeSheet.tr("No way was found in this time.")
    return MakeSheet.tr("Before it is kept, it is found out whether it can be done. That takes a minute at most.")


class _FormArea(WordsArea):
    """As high as the form is, where there is room for it; else it scrolls, and follows the keyboard."""

    def __init__(self, form: QWidget, look: Look) -> None:
        super().__init__(form)
        self._form, self._look = form, look

    def sizeHint(self) -> QSize:
        wide = round(_WIDTH * self._look.u)
        return QSize(wide, self._form.heightForWidth(wide))


class MakingSheet(WindowSheet):
    """Stays until it is closed by a button or Escape: there is something in its fields."""

    #: A ``Challenge`` with a solution is to be kept.
    made = Signal(object)

    def __init__(self, look: Look, window: QWidget, below: QWidget) -> None:
        super().__init__(look, window, below)
        below.installEventFilter(self)
        self._moment: Occasion | None = None
        self._names: Sequence[str] = ()
        self._products: tuple[str, ...] = ()
        self._wrong = ""
        self.solving = Solving(self)
        self.heading, self.where = role_label("banner"), role_label("quiet", wrap=True)
        self.name, self.hint = QLineEdit(maxLength=LONGEST_TITLE), QLineEdit(maxLength=LONGEST)
        self.seat, self.goal, self.more = Chooser(look), Chooser(look), Chooser(look)
        self._labels = [role_label("") for _ in range(4)]
        self.kept, self.told, self.bar = role_label("quiet", wrap=True), role_label("", wrap=True), ProgressBar(look)
        self.shut, self.search, self.keep = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        form = QGridLayout()
        goal = row((self.goal, 3), (self.more, 2))
        for number, label in enumerate(self._labels):
            form.addWidget(label, number, 0)
        form.addWidget(self.name, 0, 1)
        form.addWidget(self.seat, 1, 1)
        form.addLayout(goal, 2, 1)
        form.addWidget(self.hint, 3, 1)
        form.setColumnStretch(1, 1)
        foot = row(STRETCH, self.shut, self.search, self.keep)
        inner = QWidget()
        words = fill(bare(QVBoxLayout(inner)), self.where, form, self.kept)
        fill(self.column, self.heading, (_FormArea(inner, self.look), 1), self.told, self.bar, foot)
        self.pad(words, gap=tokens.S12)
        self.keep_size(self.told.setMinimumHeight, 2 * tokens.S16)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        for one in (self.name, self.seat, self.goal, self.more, self.hint):
            self.keep_size(one.setMinimumHeight, tokens.OPTION)
        for button in (self.shut, self.search, self.keep):
            self.keep_size(button.setMinimumSize, 110, tokens.OPTION + 4)
        self.keep.setProperty("accent", True)
        for part in (foot, goal):
            self.pad(part, gap=tokens.S8)
        self.pad(form, gap=tokens.S12)

    def _connect(self) -> None:
        self.seat.currentIndexChanged.connect(self._offer_goals)
        self.goal.currentIndexChanged.connect(self._offer_more)
        self.more.currentIndexChanged.connect(self.solving.forget)
        self.name.textChanged.connect(self.follow)
        self.solving.changed.connect(self.follow)
        self.shut.clicked.connect(self.close_sheet)
        self.search.clicked.connect(self._search_or_stop)
        self.keep.clicked.connect(self._keep)

    # ------------------------------------------------------------ what can be chosen

    def ask(self, moment: Occasion, names: Sequence[str], title: str) -> None:
        """Ask what is to be done from this moment on. ``names``: of the seats; ``title``: what it may be called."""
        self.solving.forget()
        self._moment, self._names = moment, names
        self._products = moment.game.edition.products
        self._wrong = ""
        self.name.setText(title[:LONGEST_TITLE])
        self.hint.clear()
        self.seat.offer({seat: names[seat] for seat in moment.seats}, moment.game.turn.seat)
        self._offer_goals()
        self.retranslate()
        self.open()
        self.name.setFocus()
        self.name.selectAll()
        announce(self, f"{self.heading.text()}. {self.where.text()}")

    def _offer_goals(self) -> None:
        if self._moment is not None:
            kinds = self._moment.goals(self.seat.currentData())
            names = goal_names()
            self.goal.offer({kind: names[kind] for kind in kinds}, self.goal.currentData())
            self._offer_more()

    def _offer_more(self) -> None:
        """A number of points or a card belongs to some goals."""
        self._wrong = ""
        self.solving.forget()
        if self._moment is None:
            return
        kind = self.goal.currentData()
        more = self._moment.goals(self.seat.currentData())[kind]
        words: Callable[[object], str] = _points if kind == POINTS else self._card
        self.more.setVisible(bool(more))
        self.more.offer({one: words(one) for one in more}, self.more.currentData())

    def _card(self, card: object) -> str:
        return any_name(str(card), self._products)

    # ------------------------------------------------------------ searching

    def _search_or_stop(self) -> None:
        if self.solving.busy:
            self.solving.stop()
            return
        challenge = self._challenge()
        if challenge is not None:
            self.solving.start(challenge)

    def _challenge(self) -> Challenge | None:
        assert self._moment is not None
        seat, kind, more = (one.currentData() for one in (self.seat, self.goal, self.more))
        try:
            challenge = self._moment.challenge(seat, kind, more, clean(self.name.text()), clean(self.hint.text()))
        except Unwritable:
            self._wrong = self.tr("Something lies on the table that no challenge can begin with. Try another turn.")
            self.follow()
            return None
        return challenge

    def follow(self) -> None:
        """Say what was found out so far."""
        solving = self.solving
        said = self._wrong or found(solving)
        if said != self.told.text():
            self.told.setText(said)
            if not solving.busy:
                announce(self, said)
        self.bar.setVisible(solving.busy)
        self.bar.show_part(solving.part)
        self.search.setText(self.tr("Stop") if solving.busy else self.tr("Search"))
        self.keep.setEnabled(solving.solved is not None and bool(clean(self.name.text())))
        for one in (self.seat, self.goal, self.more):
            one.setEnabled(not solving.busy)

    def _keep(self) -> None:
        solved = self.solving.solved
        if solved is not None:
            self.solving.stop()
            self.made.emit(solved.named(clean(self.name.text()), clean(self.hint.text())))

    # ------------------------------------------------------------ closing

    def close_sheet(self) -> None:
        super().close_sheet()
        self._moment = None

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for it any more."""
        super().hideEvent(event)
        self.solving.forget()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._below and event.type() == QEvent.Type.Hide:  # files were dropped that lead elsewhere
            self.close_sheet()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not pressed_by(event) and event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    # ------------------------------------------------------------ words

    def retranslate(self) -> None:
        self.heading.setText(self.tr("Make a challenge"))
        self.setAccessibleName(self.heading.text())
        words = (self.tr("Name"), self.tr("Solved by"), self.tr("Goal"), self.tr("Hint"))
        fields: tuple[QWidget, ...] = (self.name, self.seat, self.goal, self.hint)
        for label, field, word in zip(self._labels, fields, words, strict=True):
            label.setText(word)
            field.setAccessibleName(word)
        self.more.setAccessibleName(self.tr("How many, or which card"))
        self.hint.setPlaceholderText(self.tr("A sentence for whoever is stuck (optional)"))
        self.kept.setText(
            self.tr(
                "The others do nothing more in this round. Their cards, and all that the solver could not know, are"
                " dealt anew: nothing that was hidden in your game can be read from the challenge."
            )
        )
        self.shut.setText(self.tr("Close"))
        self.keep.setText(self.tr("Keep it"))
        self.where.setText("" if self._moment is None else self._words_of(self._moment))
        self._offer_goals()
        self.follow()

    def _words_of(self, moment: Occasion) -> str:
        round_, seat = moment.game.round, moment.game.turn.seat
        if seat < 0:
            return self.tr("It begins with Combat in round {round}.").format(round=round_)
        return self.tr("It begins where {player}'s turn begins in round {round}.").format(
            player=self._names[seat], round=round_
        )


def _points(more: object) -> str:
    return f"+{more}"
