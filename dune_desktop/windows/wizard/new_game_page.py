"""The wizard: how many people play which game, and who sits where. A sensible game starts with one more click."""

from __future__ import annotations

import re
import secrets
from typing import Final

from attrs import evolve
from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSpacerItem, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import compose, everything
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.rivals.printed import Automa
from dune_desktop.engine.setup import SEATS_WITH_RIVALS, Setup, new_game
from dune_desktop.files.settings import SeatChoice, Settings
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.names import explanation, name
from dune_desktop.windows.blends.blends import Blends
from dune_desktop.windows.games import MODES, TABLE, mode_name, short_name
from dune_desktop.windows.widgets.form_widgets import Segments
from dune_desktop.windows.widgets.layouts import MIDDLE, RIGHT, STRETCH, TOP, column, fill, role_label, row
from dune_desktop.windows.widgets.page import SheetPage
from dune_desktop.windows.wizard.options import GameOptions, ModeOptions, VariantTicks
from dune_desktop.windows.wizard.portraits import LeaderSheet, PortraitSheet, RivalSheet, choices
from dune_desktop.windows.wizard.seats import BOT, COLOURS, RivalEditor, SeatEditor, SeatPlace

#: The games to choose from; the first if none was ever chosen.
GAMES: Final = tuple(EDITIONS)
#: Of a Rival where none was ever chosen: the one that is advised.
ADVISED: Final = "advised"
#: Seeds are typed and read aloud: as many digits as a person can bear.
_SEED_DIGITS: Final = 15
#: The height of two lines.
_TOLD: Final = 40.0
_SEED: Final = rf"[0-9]{{0,{_SEED_DIGITS}}}"


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
    leaders = {"", *(leader for edition in EDITIONS.values() for leader in everything(edition).leader_by_id)}
    fits = len(colours) in numbers and len(set(colours)) == len(colours) and set(colours) <= set(COLOURS)
    return seats if fits and all(seat.leader in leaders for seat in seats) else ()


class NewGamePage(SheetPage):
    """Seats on the left, the leader or Rival of the pointed seat to read on the right."""

    #: Setup, the seats, the choices to be remembered, the edition.
    begin_asked = Signal(object, object, object, str)
    #: The page with the cards of the blend.
    cards_asked = Signal()

    most = (1240.0, 640.0)
    narrow = SheetPage.least

    def __init__(self, look: Look, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._settings = settings
        self._edition = edition = EDITIONS[settings.edition if settings.edition in GAMES else GAMES[0]]
        last = sane(settings.seats)
        most = max(edition.starting_vp)
        players = settings.players if settings.players in edition.starting_vp else len(last) or most
        mode = settings.mode if settings.mode in MODES else MODES[0]
        self.modes = Segments(look, range(len(MODES)), MODES.index(mode))
        self.games = Segments(look, range(len(GAMES)), GAMES.index(edition.id))
        self.course = ModeOptions(look, edition, players, settings.level)
        self.players = self.course.players
        self.rows = [SeatEditor(look, edition, plan, seat) for seat, plan in enumerate(all_seats(edition, last))]
        solo = edition.automas[0]
        wanted = (*settings.rivals, *[ADVISED] * solo.seats)
        self.rivals = [RivalEditor(look, edition, solo, one) for one in wanted[: solo.seats]]
        #: How who sits on the pointed seat plays: two lines, so that nothing moves.
        self.told = role_label("quiet", wrap=True)
        self.variants = VariantTicks(look, settings.variants)
        self.options = GameOptions(look, settings.modules)
        #: The cards of each game whose cards can be chosen.
        self.blends = {game: Blends(EDITIONS[game], settings, self) for game in GAMES if EDITIONS[game].recipe.mixed}
        self._hint, self._seed_label, self.seed = role_label("quiet", wrap=True), QLabel(), QLineEdit()
        self.advanced, self.wrong = QPushButton(), role_label("danger", wrap=True)
        self.advanced.setCheckable(True)
        self.start = QPushButton()
        self.start.setProperty("accent", True)
        self.start.setDefault(True)
        self.leaders, self.rival_cards = LeaderSheet(look, edition), RivalSheet(look, edition, solo)
        self._pointed = 0
        self._build()
        self._connect()
        self._show_game()
        self.begin()

    def _connect(self) -> None:
        for place in (*self.rows, *self.rivals):
            place.changed.connect(self._changed)
            place.pointed.connect(self._point)
            place.colour_asked.connect(self._next_colour)
        for seat in self.rows:
            seat.considered.connect(self.told.setText)
        for blends in self.blends.values():
            blends.changed.connect(self.options.count)
            blends.changed.connect(self._check)
        self.modes.chosen.connect(self._show_game)
        self.games.chosen.connect(self._set_game)
        self.players.chosen.connect(self._seat)
        self.course.levels.chosen.connect(self._show_variants)
        self.options.toggled.connect(self._show_game)
        self.options.cards_asked.connect(self.cards_asked)
        self.seed.textChanged.connect(self._check)
        self.seed.returnPressed.connect(self.start.click)
        self.advanced.toggled.connect(self._show_seed)
        for sheet in (self.leaders, self.rival_cards):
            sheet.chosen.connect(self._choose)
        self.start.clicked.connect(self._start)

    # ------------------------------------------------------------ building

    def _build(self) -> None:
        seed = row(self.advanced, self._seed_label, self.seed, (self._hint, 1))
        seats = column(self.course, *self.rows, *self.rivals, self.told, self.variants, self.options, seed, STRETCH)
        across = row((seats, 1), self.leaders, self.rival_cards)
        for layout, gap in ((seats, tokens.S8), (seed, tokens.S12), (across, tokens.S16)):
            self.pad(layout, gap=gap)
        self._gap = QSpacerItem(0, 0)
        policy = self._hint.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._hint.setSizePolicy(policy)
        self.head.insertSpacerItem(1, self._gap)
        self.head.insertWidget(2, self.modes)
        self.head.addWidget(self.games)
        self.body.addLayout(across, 1)
        self.wrong.setAlignment(RIGHT | MIDDLE)
        fill(self.foot, (self.wrong, 1), self.start)
        self.keep_size(self.seed.setFixedWidth, 190)
        self.told.setAlignment(TOP)
        self.keep_size(self.told.setMinimumHeight, _TOLD)
        self.size_buttons(180, self.start)
        self._show_seed(False)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("New game"))
        for number, mode in enumerate(MODES):
            self.modes.say(number, mode_name(mode))
        for number, game in enumerate(GAMES):
            self.games.say(number, short_name(game))
            self.games.segment(number).setToolTip(name("edition", game))
        self._tell_modes()
        self._hint.setText(self.tr("Click a mark to change its colour. Seats without a name go by their number."))
        self.advanced.setText(self.tr("Advanced"))
        self._seed_label.setText(self.tr("Seed"))
        self._seed_label.setBuddy(self.seed)
        self.seed.setPlaceholderText(self.tr("random"))
        self.seed.setToolTip(self.tr("The same seed with the same Leaders deals the same cards again."))
        self.start.setText(self.tr("Begin"))
        self._check()
        pointed = self.playing()[self._pointed]
        self._cards.show_leader(pointed.title(), self._cards.shown)
        self.told.setText(pointed.about())

    def _tell_modes(self) -> None:
        about = self.tr("Everybody for themselves. The computer plays the seats that you give it.")
        for number, mode in enumerate(MODES):
            text = about if mode == TABLE else explanation("mode", mode, self._edition.products)
            self.modes.segment(number).setToolTip(text)

    def rescale(self) -> None:
        self._gap.changeSize(self.units(tokens.S12), 0)

    # ------------------------------------------------------------ choosing

    @property
    def mode(self) -> str:
        """``solo``, ``two``, or empty without Rivals."""
        return MODES[self.modes.value()]

    @property
    def automa(self) -> Automa | None:
        """All that the edition has for the mode; None without Rivals."""
        return next((automa for automa in self._composed.automas if automa.mode == self.mode), None)

    @property
    def _composed(self) -> Edition:
        """The edition with what is ticked; the one that leaders are chosen from has its modules, too."""
        return compose(self._edition.recipe, self.expansions)

    @property
    def expansions(self) -> tuple[str, ...]:
        """Those that are ticked, as far as they fit."""
        return self._edition.recipe.joined(self.options.ticked, self.mode)

    def _set_game(self, number: int) -> None:
        self._edition = EDITIONS[GAMES[number]]
        self._tell_modes()
        self._show_game()

    def _show_game(self) -> None:
        """Another game, mode or expansion: names and colours stay, leaders and Rivals that it does not have go."""
        recipe = self._edition.recipe
        self.options.show_for(recipe, recipe.fitting({*self.expansions, self.mode}), self.blends.get(recipe.id))
        self._edition = compose(recipe, recipe.joined({*recipe.modules, *self.expansions}))
        for place in self.rows:
            place.set_edition(self._edition, self.expansions)
            place.set_manned(self.automa is not None)
        self.leaders.set_edition(self._edition, self.expansions)
        if self.automa is not None:
            self.rival_cards.set_automa(self._edition, self.automa)
        self.course.show_for(self._edition, self.automa)
        self.told.setVisible(self.automa is None)
        self._show_variants()
        self._seat()
        for blends in self.blends.values():
            blends.set_expansions(self.expansions)
        self._check()

    def _show_variants(self) -> None:
        self.variants.show_for(self._composed, self.automa, self.course.level)

    def playing(self) -> list[SeatPlace]:
        """The seats of this game: people and bots, then Rivals."""
        if self.automa is None:
            return list(self.rows[: self.players.value()])
        rivals = self.automa.seats
        return [*self.rows[: SEATS_WITH_RIVALS - rivals], *self.rivals[:rivals]]

    def _seat(self) -> None:
        """Show the seats of those who play. A Rival has the colour of the seat where it sits."""
        playing = self.playing()
        for place in (*self.rows, *self.rivals):
            place.setVisible(place in playing)
        self._seat_rivals()
        if self._pointed >= len(playing):
            self._pointed = 0
        self._point(self._pointed, playing[self._pointed].choice)
        self._check()

    def _seat_rivals(self) -> None:
        automa = self.automa
        if automa is None:
            return
        people = SEATS_WITH_RIVALS - automa.seats
        rivals = self.rivals[: automa.seats]
        taken = {place.choice for place in self.rows[:people]} - {""}
        # Who was chosen is not taken by a seat that has only who is advised.
        for place in sorted(rivals, key=lambda place: place.wanted not in choices(automa)):
            place.set_automa(self._edition, automa, taken)
            taken |= {place.choice} - {""}
        for number, place in enumerate(rivals):
            seat = people + number
            place.sit(seat, number + 1 if automa.seats > 1 else 0, self.rows[seat].colour)

    def _point(self, seat: int, choice: str) -> None:
        playing = self.playing()
        self._pointed, place = seat, playing[seat]
        for one in playing:
            one.set_chosen(one is place)
        self.leaders.setVisible(self._cards is self.leaders)
        self.rival_cards.setVisible(self._cards is self.rival_cards)
        self._cards.show_leader(place.title(), choice)
        self.told.setText(place.about())

    @property
    def _cards(self) -> PortraitSheet:
        """Whom the pointed seat can have."""
        rival = isinstance(self.playing()[self._pointed], RivalEditor)
        return self.rival_cards if rival else self.leaders

    def _choose(self, choice: str) -> None:
        self.playing()[self._pointed].choose(choice)
        self._point(self._pointed, choice)

    def _changed(self, seat: int) -> None:
        """A Rival gives way to whoever chooses its leader."""
        if not isinstance(self.playing()[seat], RivalEditor):
            self._seat_rivals()
        self._check()

    def _next_colour(self, seat: int) -> None:
        """The next colour; who had it gets the old one."""
        row = self.rows[seat]
        colour = COLOURS[(COLOURS.index(row.plan.colour) + 1) % len(COLOURS)]
        other = next(one for one in self.rows if one.plan.colour == colour)
        other.set_plan(evolve(other.plan, colour=row.plan.colour))
        row.set_plan(evolve(row.plan, colour=colour))
        for place, own in zip(self.playing(), self.rows, strict=False):
            place.set_colour(own.colour)
        self._check()

    def _show_seed(self, shown: bool) -> None:
        self._seed_label.setVisible(shown)
        self.seed.setVisible(shown)
        self._hint.setVisible(not shown)
        if shown:
            self.seed.setFocus()
        else:
            self.seed.clear()

    def _check(self) -> None:
        """Say what is still wrong; leaders and names have to differ."""
        playing = self.playing()
        taken: dict[str, tuple[str, ...]] = {}
        for place in playing:
            taken[place.choice] = (*taken.get(place.choice, ()), place.colour)
        for sheet in (self.leaders, self.rival_cards):
            sheet.show_taken(taken)
        names = [place.shown_name() for place in playing]
        wrong = ""
        if any(leader and len(seats) > 1 for leader, seats in taken.items()):
            wrong = self.tr("Two seats have the same Leader.")
        elif len(set(names)) < len(names):
            wrong = self.tr("Two seats have the same name.")
        elif not re.fullmatch(_SEED, self.seed.text()):
            wrong = self.tr("The seed is a number of at most {digits} digits.").format(digits=_SEED_DIGITS)
        elif self._edition.id in self.blends:
            wrong = self.blends[self._edition.id].trouble()
        self.wrong.setText(wrong)
        self.start.setEnabled(not wrong)

    # ------------------------------------------------------------ beginning

    def _start(self) -> None:
        setup = self._setup()
        self._remember()
        plans = tuple(row.plan for row in self.rows)
        self.begin_asked.emit(setup, self._seats_of(setup), plans, self._edition.id)

    def _setup(self) -> Setup:
        playing = self.playing()
        blends = self.blends.get(self._edition.id)
        return Setup(
            len(playing),
            int(self.seed.text()) if self.seed.text() else secrets.randbelow(10**9),
            tuple(place.choice or None for place in playing),
            self.expansions,
            () if blends is None else blends.for_setup(),
            self.mode,
            self.course.level,
            self.variants.played,
        )

    def _seats_of(self, setup: Setup) -> tuple[SeatSetup, ...]:
        """Who sits where; a Rival that chance deals is called by its name too."""
        dealt = new_game(self._edition, setup).players
        return tuple(
            place.set_up(player.leader.id, setup.seed) for place, player in zip(self.playing(), dealt, strict=True)
        )

    def _remember(self) -> None:
        settings = self._settings
        settings.edition, settings.mode = self._edition.id, self.mode
        settings.players = self.players.value()
        settings.level, settings.variants = self.course.chosen, self.variants.chosen
        settings.rivals = tuple(row.wanted for row in self.rivals)
        settings.modules = self.options.ticked
        for blends in self.blends.values():
            settings.blend = blends.chosen()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.start if self.start.isEnabled() else self.options.cards).setFocus()
