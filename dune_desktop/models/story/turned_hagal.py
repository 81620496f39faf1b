"""The House Hagal cards that were turned up since the looker's last turn: why each was ignored, or what it did."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, TypeVar

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.engine import events
from dune_desktop.engine.effects import PlaceSpy
from dune_desktop.engine.events import MOVE, Event
from dune_desktop.engine.names import NO_CARD, Seat
from dune_desktop.engine.rivals.printed import HagalCard
from dune_desktop.models import refs
from dune_desktop.models.naming import Names, face_text
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.shown_game import Face
from dune_desktop.models.story.nesting import Deed, NestedEvent, Place
from dune_desktop.models.story.passages import Passage, PassageModel
from dune_desktop.records.record import RecordStep
from dune_desktop.text.addresses import SCHEME, words
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.lists import inside_quotes
from dune_desktop.text.log.log_pieces import why_ignored
from dune_desktop.text.signs import Signs
from dune_desktop.text.translating import Texts

Turned = Texts("Turned")
E = TypeVar("E", bound=Event)

#: It sent an Agent, was ignored, did something without one, gave swords.
SENT, IGNORED, DID, SWORDS = "sent", "ignored", "did", "swords"
#: All cards became a new deck; dice removed cards of the Row.
SHUFFLED, DICE = "shuffled", "dice"
#: What makes a row.
_TURNED: Final = (events.HagalTurned, events.HagalShuffled, events.RowDice)


@frozen
class TurnedRow(Passage):
    """A card that was turned up for a Rival; ``about`` is the card."""

    #: The step of the history in which the turn or the combat bonus ended, if this was its last card; −1: more follow.
    ended: int = -1

    @property
    def ref(self) -> Ref | None:
        return None if self.about == NO_CARD else (refs.CARD, self.about)

    def first(self, kind: type[E]) -> E | None:
        """The first event of a kind."""
        return next((event for event in self.events if isinstance(event, kind)), None)


class TurnedModel(PassageModel[TurnedRow]):
    """Oldest first, up to the one that is read now."""

    READERS: ClassVar[dict[int, str]] = PassageModel.READERS | {
        Role.FACE: "face_of",
        Role.REASON: "reason_of",
        Role.SIGNS: "signs_of",
    }

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        #: All that there are.
        self.told: list[TurnedRow] = []
        self._at: Place | None = None

    def sync(self, history: Sequence[RecordStep], looker: Seat, viewer: Seat) -> None:
        """Follow the history by the least signals."""
        self.viewer = viewer
        self.telling.follow(history)
        found: dict[Deed, list[NestedEvent]] = {}
        told = self.telling.told[self._start(looker) :]
        for one in told:
            move = one.within[MOVE]
            if move is not None and isinstance(move.event, _TURNED) and move.place >= told[0].place:
                found.setdefault(move, []).append(one)
        self.told = [self._row(move, told) for move, told in found.items()]
        self.stand_at(self._at)

    def _start(self, looker: Seat) -> int:
        """Since the looker's last turn, and the dice that are rolled at its very end (S9.6)."""
        told, start = self.telling.told, self.telling.since_turn(looker)
        last = told[start].within[MOVE] if told else None
        if last is not None and isinstance(last.event, events.RowDice):
            while told[start].event is not last.event:
                start -= 1
        return start

    def _row(self, move: Deed, told: list[NestedEvent]) -> TurnedRow:
        seat, card, kind = move.seat, NO_CARD, SHUFFLED
        if isinstance(move.event, events.RowDice):
            seat, kind = told[0].actor, DICE
        elif isinstance(move.event, events.HagalTurned):
            card, kind = move.event.card, self._kind(move.event, told)
        over = (one.place[0] for one in told if kind == SWORDS or isinstance(one.event, events.TurnEnded))
        of = told if card != NO_CARD else told[:1]
        return self.passage(TurnedRow, of, seat, kind, card, ended=next(over, -1))

    def stand_at(self, at: Place | None) -> None:
        """Show the cards up to this one; None: all of them."""
        self._at = at
        self.follow([row for row in self.told if at is None or row.key <= at])

    def _kind(self, event: events.HagalTurned, told: list[NestedEvent]) -> str:
        if event.combat:
            return SWORDS
        if any(isinstance(one.event, events.HagalIgnored) for one in told):
            return IGNORED
        return DID if self.names.controller.game.hagal[event.card].box else SENT

    # ------------------------------------------------------------ words

    def text(self, row: TurnedRow) -> str:
        """The card, and what came of it."""
        if row.about == NO_CARD:
            return self.reason_of(row)
        return Turned.tr("{card}: {outcome}").format(card=self.title(row), outcome=self.reason_of(row))

    def title(self, row: TurnedRow) -> str:
        """What the card is called."""
        return self.names.card(row.about)

    def tip(self, row: TurnedRow) -> str:
        """What is printed on it, and all its lines in the log."""
        face = self.face_of(row)
        printed = face_text(face) if face is not None else []
        return "\n".join((self.title(row) if printed else self.text(row), *printed, *self.lines(row)))

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
        return boxes_of(face).get("rival_turn", "") if isinstance(face, HagalCard) else ""

    def why(self, row: TurnedRow) -> str:
        """Why it could not be used."""
        event = row.first(events.HagalIgnored)
        assert event is not None
        space = "" if event.space < 0 else self.names.space(event.space)
        text = _WHY[why_ignored(event, self.names.controller.game)]()
        return text.format(space=space)

    def where(self, row: TurnedRow) -> str:
        """Where it sent the Agent."""
        event = row.first(events.Sent)
        if event is None:
            return Turned.tr("being carried out")
        return Turned.tr("Agent to {space}").format(space=self.names.space(event.space))

    def did(self, row: TurnedRow) -> str:
        """Where it placed the Spy, or what else it says."""
        event = row.first(events.SpyMoved)
        if event is not None:
            return Turned.tr("Spy at {post}").format(post=self.names.post(event.post))
        spies = any(isinstance(one.effect, PlaceSpy) for one in self._card(row).box)
        return Turned.tr("no post is free") if spies else self.printed(row)

    def dice(self, row: TurnedRow) -> str:
        """The log has the words."""
        return (self.lines(row) or [""])[0].removesuffix(".")

    def swords(self, row: TurnedRow) -> str:
        return Turned.tr("Combat bonus: %n sword(s)", "", self._card(row).swords)

    def _card(self, row: TurnedRow) -> HagalCard:
        return self.names.controller.game.hagal[row.about]

    # ------------------------------------------------------------ roles

    def face_of(self, row: TurnedRow) -> Face | None:
        return self.names.face(row.about)

    def signs_of(self, row: TurnedRow) -> Signs:
        """What it brought; the words of a combat bonus tell its swords already."""
        return () if row.kind == SWORDS else row.signs


_OUTCOMES: Final[dict[str, Callable[[TurnedModel, TurnedRow], str]]] = {
    SENT: TurnedModel.where,
    IGNORED: TurnedModel.why,
    DID: TurnedModel.did,
    SWORDS: TurnedModel.swords,
    DICE: TurnedModel.dice,
    SHUFFLED: lambda _model, _row: Turned.tr("All cards are shuffled into a new deck"),
}
_WHY: Final[dict[str, Callable[[], str]]] = {
    "occupied": lambda: Turned.tr("{space} is occupied"),
    "voice": lambda: Turned.tr("{space} is closed by The Voice"),
    "smart_politics": lambda: Turned.tr("Smart Politics: not to {space} now"),
    "no_free_maker": lambda: Turned.tr("No unoccupied Maker board space has bonus spice"),
    "no_maker": lambda: Turned.tr("Neither board space has bonus spice"),
    "no_bonus": lambda: Turned.tr("No bonus spice at {space}"),
    "commissioned": lambda: Turned.tr("Its dreadnoughts are all commissioned"),
    "no_influence": lambda: Turned.tr("Too little Influence for {space}"),
    "condition": lambda: Turned.tr("Its condition is not met"),
}
