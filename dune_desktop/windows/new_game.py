"""The wizard: how many seats, and who sits on each with which leader. A sensible game starts with one more click."""

from __future__ import annotations

import secrets
from typing import Final

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.printed import Edition
from dune_desktop.engine.setup import Setup
from dune_desktop.models.controller import SeatSetup
from dune_desktop.records.settings import SeatChoice
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.windows.fields import Segments
from dune_desktop.windows.leaders import LeaderSheet
from dune_desktop.windows.page import SheetPage, role_label
from dune_desktop.windows.seat_row import BOT, COLOURS, SeatRow

EDITION: Final = "base"
#: Seeds are typed and read aloud: as many digits as a person can bear.
_SEED_DIGITS: Final = 15


def all_seats(edition: Edition, last: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """The seats of the last game, and as many more as there can be: a person and computer players at first."""
    colours = [colour for colour in COLOURS if colour not in [seat.colour for seat in last]]
    missing = range(len(last), max(edition.starting_vp))
    more = [SeatChoice(colour=colour, bot=BOT if seat else "") for seat, colour in zip(missing, colours, strict=True)]
    return (*last, *more)


def sane(seats: tuple[SeatChoice, ...]) -> tuple[SeatChoice, ...]:
    """Nothing where the settings were changed by hand to what can't be seated."""
    edition, colours = EDITIONS[EDITION], [seat.colour for seat in seats]
    fits = len(colours) in edition.starting_vp and len(set(colours)) == len(colours) and set(colours) <= set(COLOURS)
    return seats if fits and all(seat.leader in ("", *edition.leader_by_id) for seat in seats) else ()


class NewGamePage(SheetPage):
    """Seats on the left, the leader of the pointed seat to read on the right."""

    begin_asked = Signal(object, object, object)
    """Setup, the seats, and the choices to be remembered."""

    most = (1240.0, 552.0)

    def __init__(self, look: Look, last: tuple[SeatChoice, ...], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._edition = EDITIONS[EDITION]
        plans = all_seats(self._edition, last)
        players = len(last) or max(self._edition.starting_vp)
        self.rows = [SeatRow(look, self._edition, plan, seat) for seat, plan in enumerate(plans)]
        self.players = Segments(look, tuple(self._edition.starting_vp), players)
        self._hint, self._seed_label, self.seed = role_label("quiet", wrap=True), QLabel(), QLineEdit()
        self.advanced, self.wrong = QPushButton(), role_label("danger", wrap=True)
        self.advanced.setCheckable(True)
        self.start = QPushButton()
        self.start.setProperty("accent", True)
        self.start.setDefault(True)
        self.leaders = LeaderSheet(look, self._edition)
        self._pointed = 0
        self._build()
        for row in self.rows:
            row.changed.connect(self._check)
            row.pointed.connect(self._point)
            row.colour_asked.connect(self._next_colour)
        self.seed.textChanged.connect(self._check)
        self.seed.returnPressed.connect(self.start.click)
        self.advanced.toggled.connect(self._show_seed)
        self.players.chosen.connect(self._set_players)
        self.leaders.chosen.connect(self._choose_leader)
        self.start.clicked.connect(self._start)
        self.begin()
        self._set_players(players)
        self._point(0, self.rows[0].plan.leader)

    # ------------------------------------------------------------ building

    def _build(self) -> None:
        seats, seed, across = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for row in self.rows:
            seats.addWidget(row)
        for widget in (self.advanced, self._seed_label, self.seed):
            seed.addWidget(widget)
        seed.addStretch()
        seats.addWidget(self._hint)
        seats.addLayout(seed)
        seats.addStretch()
        across.addLayout(seats, 1)
        across.addWidget(self.leaders)
        self._seats, self._across = seats, across
        self.head.addWidget(self.players)
        self.body.addLayout(across, 1)
        self.foot.addWidget(self.wrong, 1)
        self.wrong.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.foot.addWidget(self.start)
        self._show_seed(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game"))
        for number in self._edition.starting_vp:
            self.players.say(number, self.tr("{number} players").format(number=number))
        self._hint.setText(
            self.tr("A click on a mark changes the colour. Seats without a name are called by their number.")
        )
        self.advanced.setText(self.tr("Advanced"))
        self._seed_label.setText(self.tr("Seed"))
        self._seed_label.setBuddy(self.seed)
        self.seed.setPlaceholderText(self.tr("random"))
        self.seed.setToolTip(self.tr("The same seed with the same leaders deals the same cards again."))
        self.start.setText(self.tr("Begin"))
        self._check()

    def rescale(self) -> None:
        self._seats.setSpacing(self.units(tokens.S8))
        self._across.setSpacing(self.units(tokens.S16))
        self.seed.setFixedWidth(self.units(190))
        self.start.setMinimumSize(self.units(180), self.units(tokens.OPTION_TWO_LINES))

    # ------------------------------------------------------------ choosing

    def _set_players(self, players: int) -> None:
        for seat, row in enumerate(self.rows):
            row.setVisible(seat < players)
        if self._pointed >= players:
            self._point(0, self.rows[0].plan.leader)
        self._check()

    def _point(self, seat: int, leader: str) -> None:
        """Show this leader beside, for this seat."""
        self._pointed = seat
        for number, row in enumerate(self.rows):
            row.set_chosen(number == seat)
        self.leaders.show_leader(self.rows[seat].shown_name(), leader)

    def _choose_leader(self, leader: str) -> None:
        self.rows[self._pointed].choose(leader)
        self._point(self._pointed, leader)

    def _next_colour(self, seat: int) -> None:
        """The next colour; who had it gets the old one."""
        row = self.rows[seat]
        colour = COLOURS[(COLOURS.index(row.plan.colour) + 1) % len(COLOURS)]
        other = next(one for one in self.rows if one.plan.colour == colour)
        other.set_plan(evolve(other.plan, colour=row.plan.colour))
        row.set_plan(evolve(row.plan, colour=colour))
        self._check()

    def _show_seed(self, shown: bool) -> None:
        self._seed_label.setVisible(shown)
        self.seed.setVisible(shown)
        if shown:
            self.seed.setFocus()
        else:
            self.seed.clear()

    def playing(self) -> list[SeatRow]:
        """The seats of this game."""
        return self.rows[: self.players.value()]

    def _check(self) -> None:
        """Say what is still wrong; leaders and names have to differ."""
        rows = self.playing()
        taken: dict[str, tuple[str, ...]] = {}
        for row in rows:
            taken[row.plan.leader] = (*taken.get(row.plan.leader, ()), row.plan.colour)
        self.leaders.show_taken(taken)
        names = [row.shown_name() for row in rows]
        wrong = ""
        if any(leader and len(seats) > 1 for leader, seats in taken.items()):
            wrong = self.tr("Two seats have the same leader.")
        elif len(set(names)) < len(names):
            wrong = self.tr("Two seats have the same name.")
        elif self.seed.text() and not self._seed_is_good():
            wrong = self.tr("The seed is a number of at most {digits} digits.").format(digits=_SEED_DIGITS)
        self.wrong.setText(wrong)
        self.start.setEnabled(not wrong)

    def _seed_is_good(self) -> bool:
        text = self.seed.text()
        return text.isascii() and text.isdecimal() and len(text) <= _SEED_DIGITS

    def _start(self) -> None:
        rows = self.playing()
        seed = int(self.seed.text()) if self.seed.text() else secrets.randbelow(10**9)
        setup = Setup(len(rows), seed, tuple(row.plan.leader or None for row in rows))
        seats = tuple(SeatSetup(row.shown_name(), row.plan.colour, row.plan.bot) for row in rows)
        self.begin_asked.emit(setup, seats, tuple(row.plan for row in rows))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.start.setFocus()
