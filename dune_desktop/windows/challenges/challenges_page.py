"""The page of challenges: the list, and beside it what the chosen one is about."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QPushButton

from dune_desktop.challenges.challenge import Challenge, challenges
from dune_desktop.challenges.challenge_text import LONGEST_TITLE
from dune_desktop.challenges.own_challenges import ENDING, OwnChallenges
from dune_desktop.files.disk import reason
from dune_desktop.records.game_info import clean
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.challenges import goal, teaches, ways
from dune_desktop.text.translating import Texts
from dune_desktop.text.troubles import because
from dune_desktop.windows.challenges.challenge_filters import OWN, ChallengeFilters
from dune_desktop.windows.challenges.challenge_list import ChallengeList, ChallengeModel, difficulty, state
from dune_desktop.windows.challenges.dealt_cards import DealtCards
from dune_desktop.windows.saved.file_dialogs import ask_to_read, ask_to_write
from dune_desktop.windows.saved.notice_line import NoticeLine, UndoStrip
from dune_desktop.windows.saved.saved_words import safe
from dune_desktop.windows.widgets.chapter import Chapter
from dune_desktop.windows.widgets.layouts import column, fill, role_label, row
from dune_desktop.windows.widgets.page import SheetPage

ChallengeTold = Texts("ChallengeTold")


class DeletedStrip(UndoStrip):
    """Brings back challenges."""

    def said(self, name: str, number: int) -> str:
        return ChallengeTold.tr("Deleted: “{title}”").format(title=name)


class ChallengesPage(SheetPage):
    """Small positions with a goal: those of the program, and those that people have made."""

    most = (1160.0, 860.0)
    room = "challenges"
    least = QSizeF(1000, 600)

    #: The challenge that is to be tried.
    try_asked = Signal(object)
    #: These files are to be taken over.
    files_chosen = Signal(list)
    #: Something could not be done: a sentence.
    failed = Signal(str)

    def __init__(self, look: Look, own: OwnChallenges, keys: Mapping[str, str]) -> None:
        super().__init__(look)
        look = self.look
        self._own = own
        self._solved: Collection[str] = ()
        self.progress = role_label("quiet")
        self.filters = ChallengeFilters(look)
        self.model = ChallengeModel(self)
        self.list, self.nothing = ChallengeList(self.model, look), role_label("quiet", wrap=True)
        self.title, self.name = Chapter(look), QLineEdit(maxLength=LONGEST_TITLE)
        self.about, self.goal, self.teaches = (
            role_label("quiet"),
            role_label("heading", wrap=True),
            role_label("", True),
        )
        self.cards = DealtCards(look)
        self.how, self.play = role_label("quiet", wrap=True), QPushButton()
        self.bring, self.export, self.delete = QPushButton(), QPushButton(), QPushButton()
        self.strip, self.exported = DeletedStrip(look, keys), NoticeLine(look)
        self._lay_out()
        self._connect()
        self.begin()
        self.follow(())

    def _lay_out(self) -> None:
        for text in (self.goal, self.teaches, self.how, self.nothing):
            text.setAlignment(Qt.AlignmentFlag.AlignTop)
        right = column(self.title, self.name, self.about, self.goal, self.teaches, (self.cards, 1), self.how)
        left = column(self.filters, (self.list, 1), (self.nothing, 1))
        self.pad(left, gap=tokens.S8)
        both = row((left, 5), (right, 4))
        self.pad(right, gap=10)
        self.pad(both, gap=20)
        fill(self.body, (both, 1), self.strip, self.exported)
        fill(self.foot, self.progress, None, self.bring, self.export, self.delete, self.play)
        self.size_buttons(96, self.bring, self.export, self.delete)
        self.size_buttons(150, self.play)
        self.keep_size(self.name.setMinimumHeight, tokens.OPTION)
        self.play.setProperty("accent", True)

    def _connect(self) -> None:
        self.play.clicked.connect(self._try)
        self.list.taken.connect(self._try)
        self.list.chosen.connect(self._tell)
        self.filters.changed.connect(self._filter)
        self.name.editingFinished.connect(self._rename)
        self.delete.clicked.connect(self._delete)
        self.export.clicked.connect(self._export)
        self.bring.clicked.connect(self._bring)
        self.strip.pressed.connect(self.undo)

    # ------------------------------------------------------------ what is shown

    def follow(self, solved: Collection[str], wanted: str = "") -> None:
        """Show what is solved now; ``wanted``: the id of the one that is to be the chosen one."""
        self._solved = solved
        found = self._all()
        self.filters.offer(found)
        now = self.list.row
        self._show(wanted or ("" if now is None or now.key in solved else now.key))
        count = sum(one.id in solved for one in found)
        self.progress.setText(self.tr("{solved} of {all} solved").format(solved=count, all=len(found)))

    def show_at(self, challenge: str) -> None:
        """Choose this one, whatever was hidden before."""
        self.filters.show_all()
        self.follow(self._solved, challenge)
        self.list.setFocus()

    def _all(self) -> list[Challenge]:
        return [*challenges().values(), *self._own.all()]

    def _filter(self) -> None:
        now = self.list.row
        self._show("" if now is None else now.key)

    def _show(self, wanted: str) -> None:
        shown = self.filters.chosen(self._all(), self._solved)
        self.model.show(shown, self._solved)
        self.list.setVisible(bool(shown))
        self.nothing.setVisible(not shown)
        if shown:
            self.list.choose(wanted)
        self._tell()

    def _tell(self) -> None:
        """Tell what the chosen one is about."""
        found = self.list.row if self.list.isVisibleTo(self) else None
        own = found is not None and found.challenge.made is not None
        for button in (self.export, self.delete):
            button.setEnabled(own)
        self.play.setEnabled(found is not None)
        self.cards.setVisible(found is not None)
        if found is not None:
            self.cards.deal(found.challenge)
        self.title.setVisible(found is not None and not own)
        self.name.setVisible(own)
        self.title.setText("" if found is None else found.title)
        self.name.setText("" if found is None else found.title)
        self.about.setText("" if found is None else f"{difficulty(found.challenge)} · {state(found.solved)}")
        self.goal.setText("" if found is None else goal(found.challenge))
        self.teaches.setText("" if found is None else _more(found.challenge))
        self.how.setText("" if found is None else self._conditions(found.challenge))

    def _conditions(self, challenge: Challenge) -> str:
        if challenge.made is not None:
            return self.tr(
                "The others do nothing more in this round. The cards lie as they were dealt for this challenge:"
                " whoever tries again draws the same ones."
            )
        return self.tr(
            "The others have revealed: you end the round alone. Your deck is known, nothing useful can be drawn"
            " from the Intrigue deck, and everything you need is there. There is one solution."
        )

    def _try(self) -> None:
        found = self.list.row
        if found is not None and self.play.isEnabled():
            self.try_asked.emit(found.challenge)

    # ------------------------------------------------------------ those of one's own

    def _mine(self) -> Challenge | None:
        """The chosen one, if a person has made it."""
        found = self.list.row
        return found.challenge if found is not None and self.export.isEnabled() else None

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Say why something could not be done."""
        try:
            yield
        except OSError as error:
            self.failed.emit(self.tr("That could not be done: {reason}").format(reason=because(reason(error))))

    def _rename(self) -> None:
        mine, title = self._mine(), clean(self.name.text())
        if mine is None or mine.made is None:
            return
        if title in ("", mine.made.title):
            self.name.setText(mine.made.title)
            return
        with self._telling():
            self._own.rename(mine, title)
        self.follow(self._solved, mine.id)

    def _delete(self) -> None:
        mine = self._mine()
        if mine is not None and mine.made is not None:
            with self._telling():
                self.strip.add([self._own.delete(mine)], mine.made.title)
            self.follow(self._solved)
            (self.list if self.list.isVisibleTo(self) else self.strip.button).setFocus()

    def undo(self) -> None:
        """Bring back what was deleted last."""
        for place in self.strip.places:
            with self._telling():
                back = self._own.restore(place)
                self.strip.forget()
                self.show_at(back)

    def _export(self) -> None:
        mine = self._mine()
        if mine is not None and mine.made is not None:
            kind = self.tr("Challenges ({patterns})")
            ask_to_write(self, self.tr("Export the challenge"), kind, f"{safe(mine.made.title)}{ENDING}", self._write)

    def _write(self, path: str) -> None:
        mine = self._mine()
        if mine is not None:
            with self._telling():
                self._own.export(mine, Path(path))
                self.exported.tell(self.tr("Exported to {file}").format(file=path))

    def _bring(self) -> None:
        kind = self.tr("Challenges ({patterns})").format(patterns=f"*{ENDING}")
        ask_to_read(self, self.tr("Import challenges"), kind, self.files_chosen.emit)

    def tell_brought(self, challenge: str, title: str) -> None:
        """Say that a file has become this challenge."""
        self.show_at(challenge)
        self.exported.tell(self.tr("Imported: “{title}”").format(title=title))

    def tell_kept(self, challenge: str) -> None:
        """Show one that has just been made, among those of one's own."""
        self.filters.choose(whose=OWN)
        self.follow(self._solved, challenge)

    # ------------------------------------------------------------ words and keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.strip.is_asked_by(event):
            self.undo()
        elif event.key() == Qt.Key.Key_Delete and self.list.hasFocus():
            self._delete()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.exported.hide()
        self.list.setFocus()

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Challenges"))
        self.list.setAccessibleName(self.tr("Challenges"))
        self.name.setAccessibleName(self.tr("Name of the challenge"))
        self.name.setToolTip(self.tr("It can be given another name here"))
        self.play.setText(self.tr("Try it"))
        self.bring.setText(self.tr("Import…"))
        self.export.setText(self.tr("Export…"))
        self.export.setToolTip(self.tr("A challenge of your own can be given to others as a file"))
        self.delete.setText(self.tr("Delete"))
        self.nothing.setText(
            self.tr(
                "No challenge matches that. One of your own is made in a game or a replay: open the menu and choose"
                " “Make a challenge”."
            )
        )
        self.list.viewport().update()
        self.follow(self._solved)


def _more(challenge: Challenge) -> str:
    """What it teaches; of one that a person has made by how many ways it can be done."""
    made = challenge.made
    if made is None:
        return ChallengeTold.tr("It is about: {teaches}.").format(teaches=teaches(challenge))
    if not challenge.solution:
        return ChallengeTold.tr("The rules have changed since it was made: no solution of it is known.")
    return ways(made)
