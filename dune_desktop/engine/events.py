"""What happened, as data, for the log and the animations; made only when somebody listens."""

from attrs import frozen

from dune_desktop.engine.names import CardNumber, Seat
from dune_desktop.engine.refusals import Refusal


@frozen
class Event:
    """Something that happened. Cards hidden from a seat are left out of what ``seen_by`` gives it."""

    def seen_by(self, seat: Seat) -> "Event":
        """The event as this seat may know it."""
        return self


@frozen
class _Cards(Event):
    """An event about cards that only the seats in ``audience`` (a bit mask) may know."""

    seat: Seat
    cards: tuple[CardNumber, ...]
    count: int
    audience: int

    def seen_by(self, seat: Seat) -> Event:
        if self.audience >> seat & 1:
            return self
        return type(self)(self.seat, (), self.count, self.audience)


@frozen
class Drew(_Cards):
    """Cards from the own deck came to hand."""


@frozen
class DrewIntrigue(_Cards):
    """Intrigue cards came to hand."""


@frozen
class Looked(_Cards):
    """A seat looked at cards."""


@frozen
class Stole(Event):
    """An intrigue card went from one seat to another."""

    seat: Seat
    victim: Seat
    card: CardNumber

    def seen_by(self, seat: Seat) -> Event:
        return self if seat in (self.seat, self.victim) else Stole(self.seat, self.victim, -1)


@frozen
class Shuffled(Event):
    """A pile became a new deck; ``seat`` -1 for the intrigue deck."""

    seat: Seat


@frozen
class Gained(Event):
    """Resources (or persuasion, swords) gained; ``n`` < 0: paid or lost."""

    seat: Seat
    what: str
    n: int
    source: str


@frozen
class VictoryPoints(Event):
    """Victory points gained or lost."""

    seat: Seat
    n: int
    source: str


@frozen
class InfluenceMoved(Event):
    """One step on a track, up or down."""

    seat: Seat
    faction: int
    value: int


@frozen
class AllianceMoved(Event):
    """An Alliance token changed hands; -1 is the board."""

    faction: int
    old: Seat
    new: Seat


@frozen
class TroopsMoved(Event):
    """Troops between supply, garrison and Conflict. ``by_right``: the deployment of a combat space."""

    seat: Seat
    n: int
    origin: str
    target: str
    by_right: bool = False


@frozen
class TurnBegan(Event):
    """A seat's turn."""

    seat: Seat
    round: int


@frozen
class TurnEnded(Event):
    """A turn is over; ``fizzled``: addresses of mandatory effects that stayed impossible."""

    seat: Seat
    fizzled: tuple[str, ...] = ()


@frozen
class Sent(Event):
    """An agent went to a space because of a card; ``origin`` -1 from the leader."""

    seat: Seat
    card: CardNumber
    space: int
    origin: int


@frozen
class Recalled(Event):
    """An agent came back to its leader."""

    seat: Seat
    space: int


@frozen
class MentatMoved(Event):
    """The Mentat now belongs to this seat, or -1: stands on its own space."""

    seat: Seat


@frozen
class RevealedHand(Event):
    """The hand was laid open; ``later``: cards that came to hand in the Reveal turn."""

    seat: Seat
    cards: tuple[CardNumber, ...]
    later: bool = False


@frozen
class PlayedIntrigue(Event):
    """An intrigue card was played."""

    seat: Seat
    card: CardNumber


@frozen
class CardMoved(Event):
    """A card was trashed, discarded, acquired, set aside, ... all of which happen openly."""

    seat: Seat
    card: CardNumber
    origin: str
    target: str


@frozen
class Marked(Event):
    """A control marker, a council seat, a Swordmaster, The Voice, the Mentat won: ``what`` at ``place``."""

    seat: Seat
    what: str
    place: int = -1


@frozen
class Tokens(Event):
    """The Baron's tokens were revealed."""

    seat: Seat
    factions: tuple[int, ...]


@frozen
class Resolved(Event):
    """An effect begins, by its address; ``alone``: by itself, nobody chose."""

    seat: Seat
    address: str
    alone: bool = False


@frozen
class Lost(Event):
    """An effect in the course of something else was impossible when its turn came, and is lost (R13.6)."""

    seat: Seat
    address: str
    #: Something of it has been done before.
    rest: bool = False


@frozen
class Answered(Event):
    """A pick that had one answer was taken by itself."""

    seat: Seat
    what: str
    answer: str
    #: The effect that asks.
    source: str = ""
    #: Why other branches of a choice could not be taken.
    against: tuple[Refusal, ...] = ()


@frozen
class RoundBegan(Event):
    """A new round with its Conflict card."""

    round: int
    conflict: CardNumber


@frozen
class CombatBegan(Event):
    """Phase 3, with who takes part, in order."""

    fighters: tuple[Seat, ...]


@frozen
class Passed(Event):
    """A pass, in combat or of a whole turn; ``alone``: a seat without intrigue cards is not asked."""

    seat: Seat
    alone: bool = False


@frozen
class Ranked(Event):
    """The Conflict was decided: (seat, strength, place of the reward or 0), and the winner or -1."""

    ranking: tuple[tuple[Seat, int, int], ...]
    winner: Seat


@frozen
class BonusSpice(Event):
    """Bonus spice was put on a maker space, or taken; it now holds ``amount``."""

    space: int
    amount: int


@frozen
class GameOver(Event):
    """The final order of seats, winner first."""

    ranking: tuple[Seat, ...]


@frozen
class SpyMoved(Event):
    """A spy was placed on an observation post, or came back from it."""

    seat: Seat
    post: int
    placed: bool


@frozen
class WormsMoved(Event):
    """Sandworms came into the Conflict; ``n`` < 0: went back to the bank."""

    seat: Seat
    n: int


@frozen
class ContractTaken(Event):
    """A contract came to a seat."""

    seat: Seat
    contract: CardNumber


@frozen
class ContractShown(Event):
    """A contract was turned up in the market."""

    contract: CardNumber


@frozen
class ContractDone(Event):
    """A contract was completed and turned face down."""

    seat: Seat
    contract: CardNumber


@frozen
class TrophyTaken(Event):
    """An Objective was dealt, or the winner took the Conflict card."""

    seat: Seat
    card: CardNumber


@frozen
class TrophiesFlipped(Event):
    """Objective and Conflict cards were turned face down for their battle icons."""

    seat: Seat
    cards: tuple[CardNumber, ...]


@frozen
class Doubled(Event):
    """A reward is taken twice because of a sandworm (U16.1)."""

    seat: Seat


@frozen
class Trained(Event):
    """The token moved to a space of the training track."""

    seat: Seat
    space: int


@frozen
class MemoriesMoved(Event):
    """Troops became memories; ``n`` < 0: came back to supply."""

    seat: Seat
    n: int


@frozen
class LeaderTurned(Event):
    """The leader's other side is up from now on."""

    seat: Seat
    leader: str


# ---------------------------------------------------------------- House Hagal and the Rivals


@frozen
class HagalTurned(Event):
    """A Hagal card was turned up for a Rival's turn; ``swords``: for its combat bonus."""

    seat: Seat
    card: CardNumber
    combat: bool = False


@frozen
class HagalIgnored(Event):
    """The Hagal card could not be used: a code, and the space that it is about, or -1."""

    seat: Seat
    card: CardNumber
    why: str
    space: int = -1


@frozen
class HagalShuffled(Event):
    """All Hagal cards became a new deck."""

    seat: Seat


@frozen
class Bought(Event):
    """A Rival paid for its Swordmaster, or for a victory point: ``what``; and how much of what."""

    seat: Seat
    what: str
    solari: int
    spice: int
    intrigue: int
    water: int


@frozen
class RowDice(Event):
    """Two dice removed cards of the Row."""

    dice: tuple[int, int]
    cards: tuple[CardNumber, ...]
