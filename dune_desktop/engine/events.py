"""What happened, as data, for the log and the animations; made only when somebody listens.

Events nest: some begin a *deed*, and all that is told after one belongs to it until it ends. A deed ends when another
one of its rank, or of a rank before it, begins or ends.
"""

from typing import ClassVar, Final

from attrs import frozen

from dune_desktop.engine.names import NO_CARD, CardNumber, Seat
from dune_desktop.engine.refusals import Refusal

#: The ranks of deeds, the outermost first: a round; a turn, the Combat or another phase of it; the rewards of the
#: Conflict, and a seat's part of them; what a seat or a Hagal card does; an effect.
ROUND, PHASE, REWARDS, PART, MOVE, EFFECT = range(1, 7)
#: Phases that say no more than their name.
MAKERS: Final = "makers"
ENDGAME: Final = "endgame"


@frozen
class Event:
    """Something that happened. Cards hidden from a seat are left out of what ``seen_by`` gives it."""

    #: The rank of the deed that begins with it, and of the one that ends with it; 0: none.
    begins: ClassVar[int] = 0
    ends: ClassVar[int] = 0

    def __init_subclass__(cls, begins: int = 0, ends: int = 0) -> None:
        if begins:
            cls.begins = begins
        if ends:
            cls.ends = ends

    def seen_by(self, seat: Seat) -> "Event":
        """The event as this seat may know it."""
        return self


@frozen
class OfSeat(Event):
    """It happened to a seat, or because of it."""

    seat: Seat


@frozen
class Outcome(OfSeat):
    """An effect brings it to its seat: the first one after ``Resolved`` tells what the effect did."""


@frozen
class Aside(Event):
    """What happens in the course of bringing something; the outcome of the effect is still to come."""


@frozen
class _CardsEvent(Outcome):
    """An event about cards that only the seats in ``audience`` (a bit mask) may know."""

    cards: tuple[CardNumber, ...]
    count: int
    audience: int

    def seen_by(self, seat: Seat) -> Event:
        if self.audience >> seat & 1:
            return self
        return type(self)(self.seat, (), self.count, self.audience)


@frozen
class Drew(_CardsEvent):
    """Cards from the own deck came to hand."""


@frozen
class DrewIntrigue(_CardsEvent):
    """Intrigue cards came to hand."""


@frozen
class Looked(_CardsEvent):
    """A seat looked at cards."""


@frozen
class LookedAtIntrigues(Looked):
    """The same of the Intrigue deck."""


@frozen
class PutUnder(_CardsEvent):
    """Intrigue cards went from hand under the deck."""


@frozen
class CardAhead(_CardsEvent):
    """A card of the hand was set aside until the second turn of the round."""


@frozen
class SnooperMoved(OfSeat):
    """A Snooper went from an influence track to a space of its leader, from 1."""

    faction: int
    place: int


@frozen
class TileUsed(OfSeat):
    """A tile was turned face down for its ability."""

    card: CardNumber


@frozen
class Stole(Outcome):
    """An intrigue card went from one seat to another."""

    victim: Seat
    card: CardNumber

    def seen_by(self, seat: Seat) -> Event:
        return self if seat in (self.seat, self.victim) else Stole(self.seat, self.victim, -1)


@frozen
class Shuffled(Aside):
    """A pile became a new deck; ``seat`` -1 for the intrigue deck."""

    seat: Seat


@frozen
class Gained(Outcome):
    """Resources (or persuasion, swords) gained; ``n`` < 0: paid or lost."""

    what: str
    n: int
    source: str


@frozen
class VictoryPoints(Outcome):
    """Victory points gained or lost. ``rule``: what moved the marker, if not the effect itself."""

    n: int
    source: str
    rule: str = ""


@frozen
class InfluenceMoved(Outcome):
    """One step on a track, up or down."""

    faction: int
    value: int
    step: int = 1


@frozen
class AllianceMoved(Event):
    """An Alliance token changed hands; -1 is the board."""

    faction: int
    old: Seat
    new: Seat


@frozen
class UnitsMoved(Outcome):
    """Units of a kind went from one zone to another. ``by_right``: the deployment of a combat space."""

    kind: str
    n: int
    origin: str
    target: str
    by_right: bool = False


@frozen
class TurnBegan(OfSeat, begins=PHASE):
    """A seat's turn."""

    round: int


@frozen
class TurnEnded(OfSeat, ends=PHASE):
    """A turn is over; ``fizzled``: addresses of mandatory effects that stayed impossible."""

    fizzled: tuple[str, ...] = ()


@frozen
class Sent(OfSeat):
    """An agent went to a space because of a card; ``origin`` -1 from the leader."""

    card: CardNumber
    space: int
    origin: int
    #: The card that is played together with it, if any.
    partner: CardNumber = NO_CARD


@frozen
class Recalled(Outcome):
    """An agent came back to its leader."""

    space: int


@frozen
class MentatMoved(Outcome):
    """The Mentat now belongs to this seat, or -1: stands on its own space."""


@frozen
class RevealedHand(OfSeat):
    """The hand was laid open; ``later``: cards that came to hand in the Reveal turn."""

    cards: tuple[CardNumber, ...]
    later: bool = False


@frozen
class PlayedIntrigue(OfSeat, begins=MOVE):
    """An intrigue card was played."""

    card: CardNumber


@frozen
class CardMoved(Outcome):
    """A card was trashed, discarded, acquired, set aside, ... all of which happen openly.

    Intrigue cards too (``origin`` tells), and those have numbers of their own.
    """

    card: CardNumber
    origin: str
    target: str
    #: From a market of cards to who acquired it.
    acquired: bool = False


@frozen
class Marked(Outcome):
    """A control marker, a council seat, a Swordmaster, The Voice, the Mentat won: ``what`` at ``place``."""

    what: str
    place: int = -1


@frozen
class Tokens(OfSeat):
    """The Baron's tokens were revealed."""

    factions: tuple[int, ...]


@frozen
class Resolved(OfSeat, begins=EFFECT):
    """An effect begins, by its address; ``alone``: by itself, nobody chose."""

    address: str
    alone: bool = False


@frozen
class Lost(OfSeat):
    """An effect in the course of something else was impossible when its turn came, and is lost (R13.6)."""

    address: str
    #: Something of it has been done before.
    rest: bool = False


@frozen
class Answered(OfSeat):
    """A pick that had one answer was taken by itself."""

    what: str
    answer: str
    #: The effect that asks.
    source: str = ""
    #: Why other branches of a choice could not be taken.
    against: tuple[Refusal, ...] = ()


@frozen
class RoundBegan(Event, begins=ROUND):
    """A new round with its Conflict card."""

    round: int
    conflict: CardNumber


@frozen
class CombatBegan(Event, begins=PHASE):
    """Phase 3, with who takes part, in order."""

    fighters: tuple[Seat, ...]


@frozen
class PhaseBegan(Event, begins=PHASE):
    """A phase that says no more than its name: ``MAKERS`` and recall, ``ENDGAME``."""

    phase: str


@frozen
class Passed(OfSeat, begins=MOVE):
    """A pass, in combat or of a whole turn; ``alone``: a seat without intrigue cards, or a Rival, is not asked."""

    alone: bool = False


@frozen
class Ranked(Event, begins=REWARDS):
    """The Conflict was decided: (seat, strength, place of the reward or 0), and the winner or -1."""

    ranking: tuple[tuple[Seat, int, int], ...]
    winner: Seat


@frozen
class RewardBegan(OfSeat, begins=PART):
    """A seat takes the reward for first, second or third place."""

    rank: int


@frozen
class CombatEnded(Event, ends=REWARDS):
    """All rewards are taken; what is left in the Conflict goes home (R20.12)."""


@frozen
class BonusSpice(Aside):
    """Bonus spice was put on a maker space, or taken; it now holds ``amount``."""

    space: int
    amount: int


@frozen
class GameOver(Event, begins=ROUND):
    """The final order of seats, winner first."""

    ranking: tuple[Seat, ...]


@frozen
class SpyMoved(Outcome):
    """A spy was placed on an observation post, or came back from it."""

    post: int
    placed: bool


@frozen
class ContractTaken(Outcome):
    """A contract came to a seat."""

    contract: CardNumber


@frozen
class ContractShown(Event):
    """A contract was turned up in the market."""

    contract: CardNumber


@frozen
class ContractDone(OfSeat):
    """A contract was completed and turned face down."""

    contract: CardNumber


@frozen
class TrophyTaken(OfSeat):
    """An Objective was dealt, or the winner took the Conflict card."""

    card: CardNumber


@frozen
class TrophiesFlipped(OfSeat):
    """Objective and Conflict cards were turned face down for their battle icons."""

    cards: tuple[CardNumber, ...]


@frozen
class Doubled(OfSeat):
    """A reward is taken twice because of a sandworm (U16.1)."""


@frozen
class TrackMoved(Outcome):
    """The seat's token on a track of nodes moved to this one."""

    track: str
    node: int


@frozen
class LeaderTurned(OfSeat):
    """The leader's other side is up from now on."""

    leader: str


# ---------------------------------------------------------------- House Hagal and the Rivals


@frozen
class HagalTurned(OfSeat, begins=MOVE):
    """A Hagal card was turned up for a Rival's turn; ``combat``: for its combat bonus."""

    card: CardNumber
    combat: bool = False


@frozen
class HagalIgnored(OfSeat):
    """The Hagal card could not be used: a code, and the space that it is about, or -1."""

    card: CardNumber
    why: str
    space: int = -1


@frozen
class HagalShuffled(OfSeat, begins=MOVE):
    """All Hagal cards became a new deck."""


@frozen
class Bought(OfSeat, begins=EFFECT):
    """A Rival paid for its Swordmaster, or for a victory point: ``what``; and how much of what."""

    what: str
    solari: int
    spice: int
    intrigue: int
    water: int


@frozen
class RowDice(Event, begins=MOVE):
    """Two dice removed cards of the Row."""

    dice: tuple[int, int]
    cards: tuple[CardNumber, ...]
