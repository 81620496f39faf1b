"""The House Hagal cards that were turned up since the looker's last turn: why each was ignored, or what it did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from attrs import define, field, frozen
from PySide6.QtCore import QObject

from dune_desktop.engine import events
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NO_CARD, CardNumber, Seat
from dune_desktop.engine.rivals.printed import HagalCard
from dune_desktop.engine.rivals.words import BonusAt, MostBonus
from dune_desktop.models import refs
from dune_desktop.models.deeds import Place, beginning
from dune_desktop.models.gains import Gains, add_gains, gain_signs
from dune_desktop.models.naming import Names, face_text
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.models.touched import seat_of, touched
from dune_desktop.text.addresses import SCHEME, words
from dune_desktop.text.boxes_rivals import hagal_boxes
from dune_desktop.text.lists import inside_quotes
from dune_desktop.text.log import lines
from dune_desktop.text.pictograms.signs import Signs
from dune_desktop.text.tongue import Context

if TYPE_CHECKING:
    from dune_desktop.models.controller import Face
    from dune_desktop.records.record import Step

Turned = Context("Turned")

#: It sent an Agent, was ignored, placed a Spy, gave swords.
SENT, IGNORED, SPY, SWORDS = "sent", "ignored", "spy", "swords"
#: All cards became a new deck; dice removed cards of the Row.
SHUFFLED, DICE = "shuffled", "dice"


@frozen
class TurnedRow:
    """A card that was turned up for a Rival."""

    key: Place
    seat: Seat
    card: CardNumber
    kind: str
    #: What the Rival gained by it.
    signs: Signs = ()
    #: From the card on, until the next one.
    events: tuple[Event, ...] = field(default=(), repr=False)
    #: Of the last card of a turn, and of a combat bonus: the step in which it was over; −1: more is to come.
    ended: int = -1

    @property
    def ref(self) -> Ref | None:
        return None if self.card == NO_CARD else (refs.CARD, self.card)

    def first(self, kind: type[Event]) -> Event | None:
        """The first event of a kind."""
        return next((event for event in self.events if isinstance(event, kind)), None)


@define(eq=False)
class _Turning:
    """A row as long as it grows."""

    key: Place
    seat: Seat
    card: CardNumber
    kind: str
    gains: Gains = field(factory=dict)
    events: list[Event] = field(factory=list)
    ended: int = -1

    def frozen(self) -> TurnedRow:
        signs, told = gain_signs(self.gains), tuple(self.events)
        return TurnedRow(self.key, self.seat, self.card, self.kind, signs, told, self.ended)


class TurnedModel(RowModel[TurnedRow]):
    """Oldest first, up to the one that is read now."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {
        Role.KIND: "kind_of",
        Role.SEAT: "seat_of",
        Role.FACE: "face_of",
        Role.SIGNS: "signs_of",
        Role.REASON: "reason_of",
        Role.REFS: "refs_of",
    }

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        self._viewer: Seat = -1
        #: All that there are.
        self.told: list[TurnedRow] = []
        self._at: Place | None = None

    def sync(self, history: Sequence[Step], looker: Seat, viewer: Seat) -> None:
        """Follow the history by the least signals."""
        self._viewer = viewer
        self.told = [one.frozen() for one in _turned(history, looker, viewer, self._kind)]
        self.stand_at(self._at)

    def stand_at(self, at: Place | None) -> None:
        """Show the cards up to this one; None: all of them."""
        self._at = at
        self.follow([row for row in self.told if at is None or row.key <= at])

    def _kind(self, event: events.HagalTurned) -> str:
        if event.combat:
            return SWORDS
        return SENT if self._card(event.card).spy is None else SPY

    def _card(self, card: CardNumber) -> HagalCard:
        return self.names.controller.game.hagal[card]

    # ------------------------------------------------------------ words

    def text(self, row: TurnedRow) -> str:
        """The card, and what came of it."""
        if row.card == NO_CARD:
            return self.reason_of(row)
        return Turned.tr("{card}: {outcome}").format(card=self.title(row), outcome=self.reason_of(row))

    def title(self, row: TurnedRow) -> str:
        """What the card is called."""
        return self.names.card(row.card)

    def tip(self, row: TurnedRow) -> str:
        """What is printed on it, and all its lines in the log."""
        face = self.face_of(row)
        printed = face_text(face) if face is not None else []
        return "\n".join((self.title(row) if printed else self.text(row), *printed, *self.lines(row)))

    def spoken(self, row: TurnedRow) -> str:
        return " ".join((self.text(row), *self.lines(row)))

    def lines(self, row: TurnedRow) -> list[str]:
        """What the log says of it."""
        return lines(row.events, self.names.controller.game, self._viewer, self.names.seat)

    def reason_of(self, row: TurnedRow) -> str:
        """What came of it, in a few words; the Scheme, if it was the last Spy of the Rival's supply."""
        outcome = _OUTCOMES[row.kind](self, row)
        for event in row.events:
            if isinstance(event, events.Resolved) and event.address.endswith(SCHEME):
                effect = inside_quotes(words(self.names.edition, event.address))
                return Turned.tr("{outcome}. Scheme: “{effect}”").format(outcome=outcome, effect=effect)
        return outcome

    def printed(self, row: TurnedRow) -> str:
        """What the card says."""
        face = self.face_of(row)
        return hagal_boxes(face).get("rival_turn", "") if isinstance(face, HagalCard) else ""

    def why(self, row: TurnedRow) -> str:
        """Why it could not be used."""
        event = row.first(events.HagalIgnored)
        assert isinstance(event, events.HagalIgnored)
        space = "" if event.space < 0 else self.names.space(event.space)
        text = _WHY[event.why]() if event.why in _WHY else _condition(self._card(row.card))
        return text.format(space=space)

    def where(self, row: TurnedRow) -> str:
        """Where it sent the Agent."""
        event = row.first(events.Sent)
        if not isinstance(event, events.Sent):
            return Turned.tr("being carried out")
        return Turned.tr("Agent to {space}").format(space=self.names.space(event.space))

    def spied(self, row: TurnedRow) -> str:
        """Where it placed the Spy."""
        event = row.first(events.SpyMoved)
        if not isinstance(event, events.SpyMoved):
            return Turned.tr("no post is free")
        return Turned.tr("Spy at {post}").format(post=self.names.post(event.post))

    def dice(self, row: TurnedRow) -> str:
        """The log has the words."""
        return (self.lines(row) or [""])[0].removesuffix(".")

    def swords(self, row: TurnedRow) -> str:
        return Turned.tr("Combat bonus: %n sword(s)", "", self._card(row.card).swords)

    # ------------------------------------------------------------ roles

    def kind_of(self, row: TurnedRow) -> str:
        return row.kind

    def seat_of(self, row: TurnedRow) -> Seat:
        return row.seat

    def face_of(self, row: TurnedRow) -> Face | None:
        return self.names.face(row.card)

    def signs_of(self, row: TurnedRow) -> Signs:
        return () if row.kind == SWORDS else row.signs

    def refs_of(self, row: TurnedRow) -> tuple[Ref, ...]:
        found = (ref for event in row.events for ref in touched(event, self.names.edition))
        return tuple(dict.fromkeys(found))


_OUTCOMES: Final[dict[str, Callable[[TurnedModel, TurnedRow], str]]] = {
    SENT: TurnedModel.where,
    IGNORED: TurnedModel.why,
    SPY: TurnedModel.spied,
    SWORDS: TurnedModel.swords,
    DICE: TurnedModel.dice,
    SHUFFLED: lambda _model, _row: Turned.tr("All cards are shuffled into a new deck"),
}
_WHY: Final[dict[str, Callable[[], str]]] = {
    "occupied": lambda: Turned.tr("{space} is occupied"),
    "voice": lambda: Turned.tr("{space} is closed by The Voice"),
    "smart_politics": lambda: Turned.tr("Smart Politics: not to {space} now"),
}


def _condition(card: HagalCard) -> str:
    """What the card asks for is not there."""
    when = card.sides[-1].when if card.sides else None
    if isinstance(when, MostBonus) and when.free:
        return Turned.tr("No unoccupied Maker board space has bonus spice")
    if isinstance(when, MostBonus):
        return Turned.tr("Neither board space has bonus spice")
    if isinstance(when, BonusAt):
        return Turned.tr("No bonus spice at {space}")
    if isinstance(when, Has):
        return Turned.tr("Too little Influence for {space}")
    return Turned.tr("Its condition is not met")


# ---------------------------------------------------------------- from events


def _turned(
    history: Sequence[Step], looker: Seat, viewer: Seat, kind: Callable[[events.HagalTurned], str]
) -> list[_Turning]:
    found: list[_Turning] = []
    open_one = False
    for place, event in _told(history, looker, viewer):
        if isinstance(event, events.HagalTurned):
            found.append(_Turning(place, event.seat, event.card, kind(event), ended=place[0] if event.combat else -1))
            open_one = True
        elif isinstance(event, events.HagalShuffled):
            found.append(_Turning(place, event.seat, NO_CARD, SHUFFLED, events=[event]))
            open_one = False
        elif isinstance(event, events.RowDice):
            found.append(_Turning(place, history[place[0]].seat, NO_CARD, DICE, events=[event]))
        elif isinstance(event, events.TurnEnded) and found and found[-1].seat == event.seat:
            found[-1].ended = place[0]
        if isinstance(event, _ENDS):
            open_one = False
        if found and open_one:
            _add(found[-1], event)
    return found


#: What follows them is not the doing of a card.
_ENDS: Final = (events.TurnEnded, events.TurnBegan, events.CombatBegan, events.Ranked, events.RoundBegan)


def _add(turning: _Turning, event: Event) -> None:
    if isinstance(event, events.HagalIgnored):
        turning.kind = IGNORED
    turning.events.append(event)
    if seat_of(event) == turning.seat:
        add_gains(turning.gains, event)


def _told(history: Sequence[Step], looker: Seat, viewer: Seat) -> Iterator[tuple[Place, Event]]:
    """What has happened since the looker's last turn, as the viewer may know it."""
    start, first = beginning(history, looker)
    for step in range(start, len(history)):
        told = history[step].events
        for n, event in enumerate(told):
            # Dice are rolled at the very end of the looker's own turn (S9.6).
            if step > start or n >= first or isinstance(event, events.RowDice):
                yield (step, n), event.seen_by(viewer)
