"""The state of a game: plain mutable values. What is printed is shared between clones."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import define, field

from dune_desktop.engine.chance import Chance
from dune_desktop.engine.errors import IllegalAction
from dune_desktop.engine.names import (
    HOME,
    NO_CARD,
    NOBODY,
    START_STAGE,
    TROOP_STRENGTH,
    WORM_STRENGTH,
    CardNumber,
    Seat,
)
from dune_desktop.engine.refusals import GAME_OVER, NOT_YOURS, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.events import Event
    from dune_desktop.engine.frames.base import Frame
    from dune_desktop.engine.items import Item, Printed
    from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Leader, Objective
    from dune_desktop.engine.rivals.printed import HagalCard, Rival
    from dune_desktop.engine.rules import Rules


#: Marks facts that only some editions have: digests and records of the others leave them out.
ROOM = {"room": True}
#: The same for games with Rivals.
HAGAL = {"hagal": True}


@define(eq=False)
class Player:
    """Everything that lies before one seat."""

    seat: Seat
    leader: Leader
    solari: int = 0
    spice: int = 0
    water: int = 0
    vp: int = 0
    supply: int = 0
    garrison: int = 0
    #: Troops in the Conflict.
    troops: int = 0
    #: Agents on the leader, the Mentat among them while it is there.
    home: int = 0
    #: Where the agents on the board stand; several may share a space.
    agents: tuple[int, ...] = ()
    swordmaster: bool = False
    council: bool = False
    persuasion: int = 0
    swords: int = 0
    #: This round's Reveal turn is over.
    done: bool = False
    #: Grows with every Reveal turn of the game: the last tiebreaker asks who revealed last (R24.3).
    revealed_at: int = 0
    #: The space closed to opponents by The Voice.
    voice: int = HOME
    #: The Baron's two secret factions until they are revealed.
    tokens: tuple[int, ...] = ()
    influence: list[int] = field(factory=lambda: [0, 0, 0, 0])
    hand: list[CardNumber] = field(factory=list)
    #: The top is the end of the list.
    deck: list[CardNumber] = field(factory=list)
    discard: list[CardNumber] = field(factory=list)
    played: list[CardNumber] = field(factory=list)
    revealed: list[CardNumber] = field(factory=list)
    intrigue: list[CardNumber] = field(factory=list)
    #: Intrigue cards face up before the seat: being played, or waiting for the Reveal turn.
    waiting: tuple[CardNumber, ...] = ()
    #: Cards that only this seat may acquire until its Reveal turn ends.
    set_aside: tuple[CardNumber, ...] = ()
    #: The observation posts where the own spies are.
    spies: tuple[int, ...] = field(default=(), metadata=ROOM)
    #: Sandworms in the Conflict.
    worms: int = field(default=0, metadata=ROOM)
    hooks: bool = field(default=False, metadata=ROOM)
    #: Open contracts, and those that are done, face down.
    contracts: tuple[CardNumber, ...] = field(default=(), metadata=ROOM)
    completed: tuple[CardNumber, ...] = field(default=(), metadata=ROOM)
    #: The Objective and won Conflict cards, face up, and those turned face down.
    trophies: tuple[CardNumber, ...] = field(default=(), metadata=ROOM)
    flipped: tuple[CardNumber, ...] = field(default=(), metadata=ROOM)
    #: Troops that are memories, in nobody's supply (U20.3).
    memories: int = field(default=0, metadata=ROOM)
    #: Where on the training track the token stands (U20.1).
    training: int = field(default=0, metadata=ROOM)
    #: The leader's other side is up.
    turned: bool = field(default=False, metadata=ROOM)
    #: The rules play this seat.
    rival: Rival | None = None

    def clone(self) -> Player:
        """A copy that shares only what is printed."""
        new: Player = object.__new__(Player)
        new.seat = self.seat
        new.leader = self.leader
        new.solari = self.solari
        new.spice = self.spice
        new.water = self.water
        new.vp = self.vp
        new.supply = self.supply
        new.garrison = self.garrison
        new.troops = self.troops
        new.home = self.home
        new.agents = self.agents
        new.swordmaster = self.swordmaster
        new.council = self.council
        new.persuasion = self.persuasion
        new.swords = self.swords
        new.done = self.done
        new.revealed_at = self.revealed_at
        new.voice = self.voice
        new.tokens = self.tokens
        new.influence = self.influence[:]
        new.hand = self.hand[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.played = self.played[:]
        new.revealed = self.revealed[:]
        new.intrigue = self.intrigue[:]
        new.waiting = self.waiting
        new.set_aside = self.set_aside
        new.spies = self.spies
        new.worms = self.worms
        new.hooks = self.hooks
        new.contracts = self.contracts
        new.completed = self.completed
        new.trophies = self.trophies
        new.flipped = self.flipped
        new.memories = self.memories
        new.training = self.training
        new.turned = self.turned
        new.rival = self.rival
        return new

    @property
    def units(self) -> int:
        """Troops and sandworms in the Conflict (U8.1)."""
        return self.troops + self.worms

    @property
    def strength(self) -> int:
        """Strength in the Conflict; nothing raises it without a unit there (R19.3, U14.3)."""
        if not self.troops and not self.worms:
            return 0
        return TROOP_STRENGTH * self.troops + WORM_STRENGTH * self.worms + self.swords


@define(eq=False)
class Turn:
    """The facts of the running turn; they count for its seat only and are reset when any turn begins."""

    seat: Seat = NOBODY
    stage: str = START_STAGE
    #: Effects still to resolve, free in order.
    items: list[Item] = field(factory=list)
    #: Nothing has been done in this turn yet.
    fresh: bool = True
    may_pass: bool = False
    #: The card that sent this turn's agent, and where to.
    card: CardNumber = NO_CARD
    space: int = HOME
    recruited: int = 0
    #: Troops deployed by the right of a combat space, and by effects.
    deployed: int = 0
    deployed_by_card: int = 0
    #: Taking back may not go below what an effect has already used (R14.9).
    floor: int = 0
    spice_gained: int = 0
    #: Base spice harvested in this turn.
    harvested: int = 0
    #: Spaces (bit mask) where foreign agents do not block, and icons added to the card played.
    ignore_agents: int = 0
    extra_icons: int = 0
    #: Acquired cards may go on top of the deck.
    to_top: bool = False
    #: (card id, persuasion less) for this turn.
    discounts: tuple[tuple[str, int], ...] = ()
    #: Which offer of the space was taken.
    offer: int = field(default=0, metadata=ROOM)
    #: Sandworms summoned.
    worms: int = field(default=0, metadata=ROOM)
    #: Own spies that came back to supply, for whatever reason (U11.10).
    spies_recalled: int = field(default=0, metadata=ROOM)
    #: No unit may enter the Conflict (U20.7).
    no_deployment: bool = field(default=False, metadata=ROOM)
    #: Troops recruited this turn may be deployed whatever the space.
    deploy_anywhere: bool = field(default=False, metadata=ROOM)
    #: Faces acquired in this turn.
    acquired: tuple[str, ...] = field(default=(), metadata=ROOM)
    #: Cards that gave swords in this turn.
    armed: tuple[CardNumber, ...] = field(default=(), metadata=ROOM)
    #: What each further acquisition of this turn gives.
    each_acquired: tuple[Printed, ...] = field(default=(), metadata=ROOM)

    def clone(self) -> Turn:
        """A copy; items are never changed, so they are shared."""
        new: Turn = object.__new__(Turn)
        new.seat = self.seat
        new.stage = self.stage
        new.items = self.items[:]
        new.fresh = self.fresh
        new.may_pass = self.may_pass
        new.card = self.card
        new.space = self.space
        new.recruited = self.recruited
        new.deployed = self.deployed
        new.deployed_by_card = self.deployed_by_card
        new.floor = self.floor
        new.spice_gained = self.spice_gained
        new.harvested = self.harvested
        new.ignore_agents = self.ignore_agents
        new.extra_icons = self.extra_icons
        new.to_top = self.to_top
        new.discounts = self.discounts
        new.offer = self.offer
        new.worms = self.worms
        new.spies_recalled = self.spies_recalled
        new.no_deployment = self.no_deployment
        new.deploy_anywhere = self.deploy_anywhere
        new.acquired = self.acquired
        new.armed = self.armed
        new.each_acquired = self.each_acquired
        return new

    @property
    def troops(self) -> int:
        """Troops deployed in this turn, from any source, less those taken back."""
        return self.deployed + self.deployed_by_card

    @property
    def units(self) -> int:
        """Troops and sandworms that came into the Conflict in this turn (U8.4)."""
        return self.deployed + self.deployed_by_card + self.worms


@define(eq=False)
class Game:
    """A game in progress. Make one with ``setup.new_game``; ask ``decision``, answer with ``apply``."""

    edition: Edition
    rules: Rules
    #: The face of every physical card by its number: personal decks, then intrigue, Conflict, Objectives, contracts.
    cards: tuple[Card, ...]
    intrigues: dict[CardNumber, Intrigue]
    conflicts: dict[CardNumber, Conflict]
    objectives: dict[CardNumber, Objective]
    contracts: dict[CardNumber, Contract]
    hagal: dict[CardNumber, HagalCard]
    chance: Chance
    players: list[Player]
    first: Seat = NOBODY
    round: int = 0
    #: Counts the Reveal turns of the game.
    reveals: int = 0
    conflict: CardNumber = NO_CARD
    conflict_deck: list[CardNumber] = field(factory=list)
    conflict_pile: list[CardNumber] = field(factory=list)
    imperium_deck: list[CardNumber] = field(factory=list)
    row: list[CardNumber] = field(factory=list)
    #: One stack for each reserve card of the edition, in its order.
    reserve: list[list[CardNumber]] = field(factory=list)
    intrigue_deck: list[CardNumber] = field(factory=list)
    intrigue_discard: list[CardNumber] = field(factory=list)
    #: Out of the game, known to all; ``boxed`` went back to the box unseen.
    trashed: list[CardNumber] = field(factory=list)
    boxed: list[CardNumber] = field(factory=list)
    #: Bonus spice and the seat in control, by space.
    bonus: list[int] = field(factory=list)
    control: list[Seat] = field(factory=list)
    #: The seat that holds each Alliance.
    alliances: list[Seat] = field(factory=lambda: [NOBODY] * 4)
    #: Who has the Mentat, where it stands when sent, and who has won it for the next round (R6.5).
    mentat: Seat = NOBODY
    mentat_space: int = HOME
    mentat_won: Seat = NOBODY
    #: The Shield Wall stands.
    wall: bool = field(default=False, metadata=ROOM)
    #: Contracts that lie open, those still face down, and those set aside for one leader.
    contract_market: list[CardNumber] = field(factory=list, metadata=ROOM)
    contract_bank: list[CardNumber] = field(factory=list, metadata=ROOM)
    contracts_aside: list[CardNumber] = field(factory=list, metadata=ROOM)
    #: The Hagal deck, the top at the end, and its one discard pile.
    hagal_deck: list[CardNumber] = field(factory=list, metadata=HAGAL)
    hagal_discard: list[CardNumber] = field(factory=list, metadata=HAGAL)
    #: For each card the seats (bit mask) that know where it is.
    known: bytearray = field(factory=bytearray)
    #: Grows whenever something hidden shows or is mixed up: undo never crosses it.
    barrier: int = 0
    stack: list[Frame] = field(factory=list)
    turn: Turn = field(factory=Turn)
    decision: Decision | None = None
    over: bool = False
    #: Off: quiet effects wait in the pool like all others. For tests that compare both.
    automatic: bool = True
    #: Events since the last ``apply``; None while nobody listens.
    events: list[Event] | None = None
    #: Called between rounds, when nothing is left on the stack: the moment for digests and snapshots.
    between_rounds: Callable[[Game], None] | None = None

    def clone(self) -> Game:
        """An independent copy with nobody listening to it."""
        new: Game = object.__new__(Game)
        new.edition = self.edition
        new.rules = self.rules
        new.cards = self.cards
        new.intrigues = self.intrigues
        new.conflicts = self.conflicts
        new.objectives = self.objectives
        new.contracts = self.contracts
        new.hagal = self.hagal
        new.chance = Chance.__new__(Chance)
        new.chance.state = self.chance.state
        new.players = [player.clone() for player in self.players]
        new.first = self.first
        new.round = self.round
        new.reveals = self.reveals
        new.conflict = self.conflict
        new.conflict_deck = self.conflict_deck[:]
        new.conflict_pile = self.conflict_pile[:]
        new.imperium_deck = self.imperium_deck[:]
        new.row = self.row[:]
        new.reserve = [stack[:] for stack in self.reserve]
        new.intrigue_deck = self.intrigue_deck[:]
        new.intrigue_discard = self.intrigue_discard[:]
        new.trashed = self.trashed[:]
        new.boxed = self.boxed
        new.bonus = self.bonus[:]
        new.control = self.control[:]
        new.alliances = self.alliances[:]
        new.mentat = self.mentat
        new.mentat_space = self.mentat_space
        new.mentat_won = self.mentat_won
        new.wall = self.wall
        new.contract_market = self.contract_market[:]
        new.contract_bank = self.contract_bank[:]
        new.contracts_aside = self.contracts_aside[:]
        new.hagal_deck = self.hagal_deck[:]
        new.hagal_discard = self.hagal_discard[:]
        new.known = self.known[:]
        new.barrier = self.barrier
        new.stack = [frame.clone() for frame in self.stack]
        new.turn = self.turn.clone()
        new.decision = self.decision
        new.over = self.over
        new.automatic = self.automatic
        new.events = None
        new.between_rounds = None
        return new

    def opponents(self, seat: Seat) -> list[Player]:
        """The other seats, clockwise from this one's left (R13.11)."""
        players = self.players
        if self.rules.seating is not None:
            seats = self.rules.seating(self)
            at = seats.index(seat)
            return [players[other] for other in seats[at + 1 :] + seats[:at]]
        return players[seat + 1 :] + players[:seat]

    def clockwise(self) -> list[Player]:
        """All seats from the First Player."""
        players = self.players
        if self.rules.seating is not None:
            return [players[seat] for seat in self.rules.seating(self)]
        return players[self.first :] + players[: self.first]

    def tell(self, event: Event) -> None:
        """Hand an event to whoever listens. Callers check ``events`` first, so that silence costs nothing."""
        assert self.events is not None
        self.events.append(event)

    def apply(self, action: Action) -> list[Event]:
        """Take a legal action, resolve up to the next decision, and say what happened.

        Raises IllegalAction, changing nothing, when the rules refuse it. Events are made only when
        ``events`` is a list.
        """
        decision = self.decision
        if decision is None or (action not in decision.options and action not in decision.take_back):
            raise IllegalAction(action, self.why_not(action))
        if self.events is not None:
            self.events = []
        self.stack[-1].take(self, action)
        self.advance()
        return self.events if self.events is not None else []

    def advance(self) -> None:
        """Let the rules work until a seat is asked or the game is over."""
        stack = self.stack
        while True:
            if not stack:
                if self.over:
                    self.decision = None
                    return
                if self.round and self.between_rounds is not None:
                    self.between_rounds(self)
                self.rules.course.next_frame(self)
            decision = stack[-1].step(self)
            if decision is not None:
                if self.rules.answer is not None:  # the rules play some seats
                    decision = self.rules.answer(self, decision)
                    if decision is None:
                        continue
                self.decision = decision
                return

    def why_not(self, action: Action, seat: Seat | None = None) -> list[Refusal]:
        """Every reason why the action is not legal now; none when it is. Changes nothing.

        Asked for a seat, it tells that seat nothing about what another one could answer.
        """
        if self.decision is None:
            return [GAME_OVER]
        if seat is not None and seat != self.decision.seat:
            return [NOT_YOURS]
        return self.stack[-1].why_not(self, action)
