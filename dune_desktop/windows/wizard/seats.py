"""The seats of a new game: the colour of each, and who sits there: a person, the computer, or a Rival."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Final

from attrs import evolve
from PySide6.QtCore import QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from dune_desktop.bots.names import LEVELS, PERSONALITIES, RIVAL, SKILLED, BotName
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.rivals.printed import Automa
from dune_desktop.files.settings import SeatChoice
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.text import players
from dune_desktop.text.names import name
from dune_desktop.text.players import called, numbered
from dune_desktop.text.translating import Texts
from dune_desktop.windows.games import playable
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.layouts import role_label
from dune_desktop.windows.widgets.leader_mark import draw_seated
from dune_desktop.windows.widgets.panels import Panel, UnitButton, focus_ring, painting, rounded
from dune_desktop.windows.wizard.portraits import choices, rival_name

SeatWords = Texts("SeatWords")

COLOURS: Final = tuple(tokens.SEAT_COLOURS)
#: Who plays a seat that no person plays, where nobody has chosen.
BOT: Final = SKILLED
#: A personality by lot.
ANY: Final = "any"
_PERSONALITIES: Final = ("", *PERSONALITIES, ANY)
#: So that no personality follows the cards of its game.
_OWN: Final = 0x5EA7_ED
_LONGEST_NAME: Final = 24
_MARK, _HEIGHT, _KIND = 46.0, 56.0, 120.0
#: How much smaller the mark is where it stands alone.
_ALONE: Final = 10.0


def wished(bot: str) -> BotName:
    """Of what was chosen once what can be chosen now: computers that take any move are for tests and old games."""
    level, _, personality = bot.partition(".")
    return BotName(level if level in LEVELS else BOT, personality if personality in _PERSONALITIES else "")


def drawn(bot: str, seat: int, seed: int) -> str:
    """Who plays there, once lots are drawn; on no two seats of a game do they give the same personality."""
    wish = wished(bot)
    if wish.personality != ANY:
        return str(wish)
    lots = list(PERSONALITIES)
    Chance(seed ^ _OWN).shuffle(lots)
    return str(evolve(wish, personality=lots[seat]))


class _MarkButton(UnitButton):
    """The mark of the seat, with the face of whoever sits there; a click gives it the next one."""

    colour = COLOURS[0]
    #: Empty: somebody random.
    leader = ""

    def wanted(self) -> QSizeF:
        return QSizeF(_MARK, _MARK)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        if self.underMouse():
            rounded(painter, area, tokens.RADIUS_BOX, self._look.theme.button, None)
        if self.leader:
            draw_seated(painter, area.adjusted(1, 1, -1, -1), self.colour, self.leader, self._look.theme)
        else:
            draw_mark(painter, self.colour, area.adjusted(_ALONE, _ALONE, -_ALONE, -_ALONE))
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_BOX, self._look)


class SeatPlace(Panel):
    """Whoever touches it is shown who sits there."""

    #: Another choice on this seat.
    changed = Signal(int)
    #: The seat, and whom to show: the id, or empty for somebody random.
    pointed = Signal(int, str)
    colour_asked = Signal(int)
    ground = "raised"

    def __init__(self, look: Look, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.seat = seat
        self._chosen = False
        #: Whom one can have on this seat.
        self.mark, self.chooser = _MarkButton(look), Chooser(look)
        self._row = QHBoxLayout(self)
        self.mark.clicked.connect(self._ask_colour)
        self.chooser.activated.connect(self._edited)
        self.chooser.highlighted.connect(self._point)

    @property
    def colour(self) -> str:
        return self.mark.colour

    @property
    def choice(self) -> str:
        """Who was chosen; empty: somebody random."""
        raise NotImplementedError

    def shown_name(self) -> str:
        """What who sits here is called."""
        raise NotImplementedError

    def set_up(self, leader: str, seed: int) -> SeatSetup:
        """Who plays here, when this leader or Rival has been dealt in the game of this seed."""
        raise NotImplementedError

    def title(self) -> str:
        """What this place is, whoever sits here."""
        return self.shown_name()

    def about(self) -> str:
        """How who sits here plays; empty where there is nothing to say."""
        return ""

    def choose(self, choice: str) -> None:
        """Take this one, as the list would."""
        raise NotImplementedError

    def _edited(self) -> None:
        raise NotImplementedError

    def _fill(self, *widgets: tuple[QWidget, int]) -> None:
        """Put these between mark and chooser, with how much of the room each takes."""
        whole = ((self.mark, 0), *widgets, (self.chooser, 5))
        for widget, stretch in whole:
            self._row.addWidget(widget, stretch)
            widget.installEventFilter(self)
        for (widget, _), (following, _) in pairwise(whole):
            self.setTabOrder(widget, following)
        self.keep_size(self.setFixedHeight, _HEIGHT)
        self.keep_size(self.mark.setFixedSize, _MARK, _MARK)
        self.pad(self._row, tokens.S8, 0, tokens.S12, 0, gap=tokens.S8)

    def set_colour(self, colour: str) -> None:
        """The mark and the frame in this colour."""
        self.mark.colour = colour
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        self._chosen = chosen
        self.update()

    def _ask_colour(self) -> None:
        self.colour_asked.emit(self.seat)

    def _point(self, row: int) -> None:
        """Show whom the pointer has come to in the list."""
        self.pointed.emit(self.seat, self.chooser.itemData(row))

    def retranslate(self) -> None:
        self.mark.leader = self.choice
        self.mark.update()
        self.mark.setToolTip(self.tr("Click for another colour: the seat that has it gets this one"))
        self.mark.setAccessibleName(self.tr("Colour of seat {number}").format(number=self.seat + 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pointed.emit(self.seat, self.choice)
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit(self.seat, self.choice)
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._chosen:
            colour = tokens.SEAT_COLOURS[self.colour]
            with painting(self, self.look.u) as (painter, area):
                draw_edge(painter, area, self.look.theme, tokens.RADIUS_PANEL, colour, 2)
                rounded(painter, QRectF(0, 8, 5, area.height() - 16), 2, colour, None)


class SeatEditor(SeatPlace):
    """Edits a ``SeatChoice``: people have a name, the computer has a personality in its place.

    A seat without a name is called by its number.
    """

    #: What to say of a way to play that the pointer has come to in a list.
    considered = Signal(str)

    def __init__(
        self, look: Look, edition: Edition, plan: SeatChoice, seat: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, seat, parent)
        self.plan = plan
        self._manned = False
        self.name = QLineEdit(self, maxLength=_LONGEST_NAME, text=plan.name)
        self.kind, self.personality = Chooser(look, self), Chooser(look, self)
        self.set_edition(edition, edition.recipe.modules)
        self._fill((self.kind, 0), (self.name, 4), (self.personality, 4))
        self.name.textChanged.connect(self._edited)
        self.kind.activated.connect(self._edited)
        self.personality.activated.connect(self._edited)
        self.kind.highlighted.connect(self._consider_level)
        self.personality.highlighted.connect(self._consider_personality)

    @property
    def bot(self) -> str:
        """Who is wished for here; empty: a person."""
        return "" if self._manned else self.plan.bot

    @property
    def choice(self) -> str:
        return self.plan.leader

    def shown_name(self) -> str:
        """The name, or one that says what sits here."""
        return called(self.kept_name(), self.seat, self.bot)

    def kept_name(self) -> str:
        """The same as records have it, in no language. A name waits while the computer plays."""
        return (not self.bot and self.name.text().strip()) or numbered(self.seat)

    def set_up(self, _leader: str, seed: int) -> SeatSetup:
        bot = drawn(self.bot, self.seat, seed) if self.bot else ""
        return SeatSetup(self.kept_name(), self.colour, bot)

    def about(self) -> str:
        if not self.bot:
            return _people()
        wish = wished(self.bot)
        return "\n".join((_level(wish.level), _personality(wish.personality)))

    def set_manned(self, manned: bool) -> None:
        """In games with Rivals nobody else plays but people."""
        self._manned = manned
        self.kind.setVisible(not manned)
        self.retranslate()

    def set_edition(self, edition: Edition, expansions: tuple[str, ...]) -> None:
        """The leaders of another game, or with other expansions; one that is not there gives way to a random one."""
        self._edition = edition
        self._leaders = [leader.id for leader in edition.leaders if playable(edition, leader, expansions)]
        kept = self.plan.leader in self._leaders
        self.set_plan(self.plan if kept else evolve(self.plan, leader=""))

    def set_plan(self, plan: SeatChoice) -> None:
        """Show another plan; the edited name stays as it is."""
        self.plan = evolve(plan, bot=plan.bot and str(wished(plan.bot)))
        self.set_colour(plan.colour)
        self.retranslate()

    def choose(self, choice: str) -> None:
        self.set_plan(evolve(self.plan, leader=choice))
        self.changed.emit(self.seat)

    def _edited(self) -> None:
        level, personality = self.kind.currentData(), self.personality.currentData()
        self.plan = evolve(
            self.plan,
            name=self.name.text().strip(),
            bot=level and str(BotName(level, personality)),
            leader=self.chooser.currentData(),
        )
        self.retranslate()
        self.pointed.emit(self.seat, self.plan.leader)
        self.changed.emit(self.seat)

    def _consider_level(self, row: int) -> None:
        level = self.kind.itemData(row)
        self.considered.emit(_level(level) if level else _people())

    def _consider_personality(self, row: int) -> None:
        self.considered.emit(_personality(self.personality.itemData(row)))

    def relook(self) -> None:
        super().relook()
        words = map(self.kind.itemText, range(self.kind.count()))
        self.kind.setFixedWidth(max(self.units(_KIND), *map(self.kind.width_for, words)))

    def retranslate(self) -> None:
        super().retranslate()
        number = self.seat + 1
        self.name.setVisible(not self.bot)
        self.name.setPlaceholderText(called(numbered(self.seat), self.seat))
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        self.personality.setVisible(bool(self.bot))
        self.personality.setAccessibleName(self.tr("Personality of seat {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").format(number=number))
        self._offer_bots()
        self.chooser.setAccessibleName(self.tr("Leader of seat {number}").format(number=number))
        names = {leader: name("leader", leader, self._edition.products) for leader in self._leaders}
        self.chooser.offer({"": self.tr("Random Leader"), **names}, self.plan.leader)
        self.relook()

    def _offer_bots(self) -> None:
        """Offer levels and personalities; each says what it is where the pointer rests on it."""
        wish = wished(self.plan.bot)
        levels = {level: players.level(level) for level in LEVELS}
        self.kind.offer({"": self.tr("Human"), **levels}, wish.level if self.plan.bot else "")
        self.personality.offer({one: _called(one) for one in _PERSONALITIES}, wish.personality)
        for chooser, about in (
            (self.kind, lambda one: _level(one) if one else _people()),
            (self.personality, _personality),
        ):
            for row in range(chooser.count()):
                chooser.setItemData(row, about(chooser.itemData(row)), Qt.ItemDataRole.ToolTipRole)
            chooser.setToolTip(about(chooser.currentData()))


def _people() -> str:
    return SeatWords.tr(
        "Somebody at this screen. The computer plays the seats that you give it: Novice, Skilled or Master."
    )


def _level(level: str) -> str:
    """A level with its sentence."""
    return SeatWords.tr("{name}. {about}").format(name=players.level(level), about=players.ABOUT_LEVELS[level])


def _called(personality: str) -> str:
    return SeatWords.tr("Surprise me") if personality == ANY else str(players.PERSONALITIES[personality])


def _personality(personality: str) -> str:
    """A personality with its sentence."""
    if personality == ANY:
        about = SeatWords.tr("One of the five personalities, drawn by lot when the game begins.")
    else:
        about = str(players.ABOUT_PERSONALITIES[personality])
    return SeatWords.tr("{name}. {about}").format(name=_called(personality), about=about)


class RivalEditor(SeatPlace):
    """Which Rival, where there are several."""

    def __init__(
        self, look: Look, edition: Edition, automa: Automa, wanted: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, 0, parent)
        self._edition, self._automa, self._rival = edition, automa, wanted
        #: What a person chose, also where this game has it not; anything that is no Rival: the one that is advised.
        self.wanted = wanted
        self._number = 0
        self._called = role_label("")
        self._fill((self._called, 4))

    @property
    def choice(self) -> str:
        return self._rival

    def shown_name(self) -> str:
        return name("rival", self._rival, self._edition.products) if self._rival else self.title()

    def title(self) -> str:
        return self.tr("Rival {number}").format(number=self._number) if self._number else self.tr("Rival")

    def set_up(self, leader: str, _seed: int) -> SeatSetup:
        return SeatSetup(name("rival", leader, self._edition.products), self.colour, RIVAL)

    def sit(self, seat: int, number: int, colour: str) -> None:
        """Take this seat; ``number``: which of several Rivals this is, 0 if it is the only one."""
        self.seat, self._number = seat, number
        self.set_colour(colour)
        self.retranslate()

    def set_automa(self, edition: Edition, automa: Automa, taken: Collection[str]) -> None:
        """The Rivals of another game or mode; one that nobody chose, that it has not or that is taken is advised."""
        self._edition, self._automa = edition, automa
        offered = choices(automa)
        self._rival = next(
            one for one in (self.wanted, *automa.advised, *offered) if one in offered and one not in taken
        )
        self.chooser.setVisible(len(offered) > 1)
        self.retranslate()

    def choose(self, choice: str) -> None:
        self.wanted = self._rival = choice
        self.retranslate()
        self.changed.emit(self.seat)

    def _edited(self) -> None:
        self._point(self.chooser.currentIndex())
        self.choose(self.chooser.currentData())

    def retranslate(self) -> None:
        super().retranslate()
        offered = choices(self._automa)
        self._called.setText(self.shown_name() if len(offered) == 1 else self.title())
        self.chooser.setAccessibleName(self.tr("Rival of seat {number}").format(number=self.seat + 1))
        names = {rival: rival_name(rival, self._edition, self._automa) for rival in offered}
        self.chooser.offer(names, self._rival)
