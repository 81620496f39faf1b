"""The wizard: which game, and who sits on each seat with which leader. A sensible game starts with one more click."""

from __future__ import annotations

import secrets
from typing import Final

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QSpacerItem, QVBoxLayout, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.printed import Edition
from dune_desktop.engine.setup import Setup
from dune_desktop.models.controller import SeatSetup
from dune_desktop.records.settings import SeatChoice, Settings
from dune_desktop.scene import tokens
from dune_desktop.scene.look import Look
from dune_desktop.text.names import name
from dune_desktop.windows.blends import Blends
from dune_desktop.windows.editions import USUAL, played, short_name
from dune_desktop.windows.fields import Segments
from dune_desktop.windows.game_options import CHOAM, GameOptions
from dune_desktop.windows.leaders import LeaderSheet
from dune_desktop.windows.page import SheetPage, role_label
from dune_desktop.windows.seat_row import BOT, COLOURS, SeatRow

#: The games to choose from; the first if none was ever chosen.
GAMES: Final = tuple(EDITIONS)
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
    colours = [seat.colour for seat in seats]
    numbers = {number for edition in EDITIONS.values() for number in edition.starting_vp}
    leaders = {"", *(leader for edition in EDITIONS.values() for leader in edition.leader_by_id)}
    fits = len(colours) in numbers and len(set(colours)) == len(colours) and set(colours) <= set(COLOURS)
    return seats if fits and all(seat.leader in leaders for seat in seats) else ()


class NewGamePage(SheetPage):
    """Seats on the left, the leader of the pointed seat to read on the right."""

    begin_asked = Signal(object, object, object, str)
    """Setup, the seats, the choices to be remembered, the edition."""
    #: The page with the cards of the blend.
    cards_asked = Signal()

    most = (1240.0, 640.0)

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._settings = settings
        self._edition = EDITIONS[settings.edition if settings.edition in GAMES else GAMES[0]]
        last = sane(settings.seats)
        plans = all_seats(self._edition, last)
        players = len(last) or max(self._edition.starting_vp)
        self.games = Segments(look, range(len(GAMES)), GAMES.index(self._edition.id))
        self.players = Segments(look, tuple(self._edition.starting_vp), players)
        self.rows = [SeatRow(look, self._edition, plan, seat) for seat, plan in enumerate(plans)]
        self.options = GameOptions(look)
        #: The cards of each game whose cards can be chosen.
        self.blends = {game: Blends(EDITIONS[game], settings, self) for game in GAMES if game in USUAL}
        self._hint, self._seed_label, self.seed = role_label("quiet", wrap=True), QLabel(), QLineEdit()
        self.advanced, self.wrong = QPushButton(), role_label("danger", wrap=True)
        self.advanced.setCheckable(True)
        self.start = QPushButton()
        self.start.setProperty("accent", True)
        self.start.setDefault(True)
        self.leaders = LeaderSheet(look, self._edition)
        self._pointed = 0
        self._build()
        self._connect()
        self.options.choam.setChecked(CHOAM in settings.modules)
        self.begin()
        self._set_players(players)
        self._show_game()

    def _connect(self) -> None:
        for row in self.rows:
            row.changed.connect(self._check)
            row.pointed.connect(self._point)
            row.colour_asked.connect(self._next_colour)
        for blends in self.blends.values():
            blends.changed.connect(self._recount)
        self.games.chosen.connect(self._set_game)
        self.options.toggled.connect(self._show_game)
        self.options.cards_asked.connect(self.cards_asked)
        self.seed.textChanged.connect(self._check)
        self.seed.returnPressed.connect(self.start.click)
        self.advanced.toggled.connect(self._show_seed)
        self.players.chosen.connect(self._set_players)
        self.leaders.chosen.connect(self._choose_leader)
        self.start.clicked.connect(self._start)

    # ------------------------------------------------------------ building

    def _build(self) -> None:
        seats, seed, across = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self._gap = QSpacerItem(0, 0)
        for row in self.rows:
            seats.addWidget(row)
        for widget in (self.advanced, self._seed_label, self.seed):
            seed.addWidget(widget)
        seed.addStretch()
        seats.addWidget(self.options)
        seats.addWidget(self._hint)
        seats.addLayout(seed)
        seats.addStretch()
        across.addLayout(seats, 1)
        across.addWidget(self.leaders)
        self._seats, self._across = seats, across
        self.head.insertSpacerItem(1, self._gap)
        self.head.insertWidget(2, self.games)
        self.head.addWidget(self.players)
        self.body.addLayout(across, 1)
        self.foot.addWidget(self.wrong, 1)
        self.wrong.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.foot.addWidget(self.start)
        self._show_seed(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game"))
        for number, game in enumerate(GAMES):
            self.games.say(number, short_name(game))
            self.games.segment(number).setToolTip(name("edition", game))
        self.options.retranslate()
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
        self._gap.changeSize(self.units(tokens.S12), 0)
        self._across.setSpacing(self.units(tokens.S16))
        self.seed.setFixedWidth(self.units(190))
        self.start.setMinimumSize(self.units(180), self.units(tokens.OPTION_TWO_LINES))

    # ------------------------------------------------------------ choosing

    @property
    def modules(self) -> tuple[str, ...]:
        """Those of the edition that are ticked."""
        return played(self._edition, (CHOAM,) if self.options.choam.isChecked() else ())

    def _set_game(self, number: int) -> None:
        self._edition = EDITIONS[GAMES[number]]
        self._show_game()

    def _show_game(self) -> None:
        """Another game or module: names and colours stay, leaders that it does not have go."""
        self.options.show_for(self._edition.modules, self.blends.get(self._edition.id))
        for row in self.rows:
            row.set_edition(self._edition, self.modules)
        self.leaders.set_edition(self._edition, self.modules)
        self._point(self._pointed, self.rows[self._pointed].plan.leader)
        for blends in self.blends.values():
            blends.set_modules(self.modules)
        self._check()

    def _recount(self) -> None:
        """Other cards in the decks."""
        self.options.retell()
        self._check()

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
        elif self._edition.id in self.blends:
            wrong = self.blends[self._edition.id].trouble()
        self.wrong.setText(wrong)
        self.start.setEnabled(not wrong)

    def _seed_is_good(self) -> bool:
        text = self.seed.text()
        return text.isascii() and text.isdecimal() and len(text) <= _SEED_DIGITS

    def _start(self) -> None:
        rows = self.playing()
        seed = int(self.seed.text()) if self.seed.text() else secrets.randbelow(10**9)
        blends = self.blends.get(self._edition.id)
        left_out = () if blends is None else blends.for_setup()
        setup = Setup(len(rows), seed, tuple(row.plan.leader or None for row in rows), self.modules, left_out)
        self._remember()
        seats = tuple(SeatSetup(row.shown_name(), row.plan.colour, row.plan.bot) for row in rows)
        self.begin_asked.emit(setup, seats, tuple(row.plan for row in rows), self._edition.id)

    def _remember(self) -> None:
        self._settings.edition = self._edition.id
        self._settings.modules = (CHOAM,) if self.options.choam.isChecked() else ()
        for blends in self.blends.values():
            self._settings.blend = blends.chosen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.start if self.start.isEnabled() else self.options.cards).setFocus()
