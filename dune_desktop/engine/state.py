"""The state of a game: plain mutable values. What is printed is shared between clones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, ParamSpec

from attrs import define, field

from dune_desktop.engine.chance import Chance
from dune_desktop.engine.errors import IllegalAction
from dune_desktop.engine.facts import (
    BACKS,
    CARD,
    CONFLICT,
    CONTRACT,
    FACTION,
    HAGAL,
    INTRIGUE,
    OPEN,
    OWN,
    PERSONAL,
    POST,
    SEAT,
    SPACE,
    Fact,
    Facts,
    added,
    cloned,
    each,
    extended,
    facts_of,
    flag,
    not_copied,
    number,
    one,
    part,
    parts,
    plain,
    printed,
    some,
    stacks,
    with_combat_icons,
    with_commanded,
    with_more_turns,
    with_partners,
    with_rivals,
    with_usurping,
    zone,
)
from dune_desktop.engine.names import HOME, NOBODY, START_STAGE, CardNumber, Seat
from dune_desktop.engine.refusals import GAME_OVER, NOT_YOURS, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.events import Event
    from dune_desktop.engine.frames.base import Frame
    from dune_desktop.engine.items import Item, Printed
    from dune_desktop.engine.printed import Card, Conflict, Contract, Face, Intrigue, Leader, Objective
    from dune_desktop.engine.rivals.printed import HagalCard, Rival
    from dune_desktop.engine.rules import Rules
    from dune_desktop.engine.units import UnitKind

_Told = ParamSpec("_Told")


def shown_items(items: list[Item]) -> list[tuple[CardNumber, str]]:
    """What tells open effects apart for who sees them."""
    return [(item.card, item.address) for item in items]


@cloned
@define
class Player(Facts):
    """Everything that lies before one seat."""

    seat: Seat
    leader: Leader
    solari: int = number()
    spice: int = number()
    water: int = number()
    vp: int = number(least=-99)
    supply: int = number(conserves="troop")
    garrison: int = number(conserves="troop")
    #: Troops in the Conflict.
    troops: int = number(conserves="troop")
    #: Agents on the leader, the Mentat among them while it is there.
    home: int = number()
    #: Where the agents on the board stand; several may share a space.
    agents: tuple[int, ...] = some(SPACE)
    swordmaster: bool = flag()
    council: bool = flag()
    persuasion: int = number()
    swords: int = number()
    #: This round's Reveal turn is over.
    done: bool = flag()
    #: Grows with every Reveal turn of the game: the last tiebreaker asks who revealed last (R24.3).
    revealed_at: int = number()
    #: The space closed to opponents by The Voice.
    voice: int = one(SPACE)
    #: Those that a card with the same box closes besides (QI14).
    more_voices: tuple[int, ...] = some(SPACE, within=with_partners)
    #: The Baron's two secret factions until they are revealed.
    tokens: tuple[int, ...] = some(FACTION, seen=OWN)
    influence: list[int] = each(FACTION)
    hand: list[CardNumber] = zone(PERSONAL)
    #: The top is the end of the list.
    deck: list[CardNumber] = zone(PERSONAL)
    discard: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    played: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    revealed: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    intrigue: list[CardNumber] = zone(INTRIGUE)
    #: Intrigue cards face up before the seat: being played, or waiting for the Reveal turn.
    waiting: tuple[CardNumber, ...] = zone(INTRIGUE, few=True)
    #: Cards that only this seat may acquire until its Reveal turn ends.
    set_aside: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    #: The observation posts where the own spies are.
    spies: tuple[int, ...] = some(POST, within=extended)
    #: Sandworms in the Conflict.
    worms: int = number(within=extended)
    hooks: bool = flag(within=extended)
    #: Open contracts, and those that are done, face down.
    contracts: tuple[CardNumber, ...] = zone(CONTRACT, few=True, within=extended)
    completed: tuple[CardNumber, ...] = zone(CONTRACT, few=True, within=extended)
    #: The Objective and won Conflict cards, face up, and those turned face down.
    trophies: tuple[CardNumber, ...] = zone(CONFLICT, few=True, within=extended)
    flipped: tuple[CardNumber, ...] = zone(CONFLICT, few=True, within=extended)
    #: Troops that are memories, in nobody's supply (U20.3).
    memories: int = number(conserves="troop", within=extended)
    #: Where on the training track the token stands (U20.1).
    training: int = number(within=extended)
    #: The leader's other side is up.
    turned: bool = flag(within=extended)
    #: The rules play this seat.
    rival: Rival | None = None
    added: dict[type[Any], Any] = added()

    @property
    def voices(self) -> tuple[int, ...]:
        """All spaces that it closes to opponents."""
        return self.more_voices if self.voice == HOME else (self.voice, *self.more_voices)


@cloned
@define
class Turn(Facts):
    """The facts of the running turn; they count for its seat only and are reset when any turn begins."""

    seat: Seat = one(SEAT)
    stage: str = plain(START_STAGE)
    #: Effects still to resolve, free in order; they are never changed, so copies share them.
    items: list[Item] = field(factory=list, eq=shown_items)
    #: Nothing has been done in this turn yet.
    fresh: bool = flag(True)
    may_pass: bool = flag()
    #: The card that sent this turn's agent, and where to.
    card: CardNumber = one(CARD)
    space: int = one(SPACE)
    recruited: int = number()
    #: Troops deployed by the right of a combat space, and by effects.
    deployed: int = number()
    deployed_by_card: int = number()
    #: Taking back may not go below what an effect has already used (R14.9): troops, or units of any kind by right.
    floor: int = number()
    spice_gained: int = number()
    #: Base spice harvested in this turn.
    harvested: int = number()
    #: Spaces (bit mask) where foreign agents do not block, and icons added to the card played.
    ignore_agents: int = plain(0)
    extra_icons: int = plain(0)
    #: Acquired cards may go on top of the deck.
    to_top: bool = flag()
    #: (card id, persuasion less) for this turn.
    discounts: tuple[tuple[str, int], ...] = plain(())
    #: Which offer of the space was taken.
    offer: int = number(within=extended)
    #: Units other than troops that came into the Conflict by effects.
    others: int = number(within=extended)
    #: Own spies that came back to supply, for whatever reason (U11.10).
    spies_recalled: int = number(within=extended)
    #: No unit may enter the Conflict (U20.7).
    no_deployment: bool = flag(within=extended)
    #: Troops recruited this turn may be deployed whatever the space.
    deploy_anywhere: bool = flag(within=extended)
    #: Faces acquired in this turn.
    acquired: tuple[str, ...] = plain((), within=extended)
    #: Cards that gave swords in this turn.
    armed: tuple[CardNumber, ...] = some(CARD, within=extended)
    #: What each further acquisition of this turn gives.
    each_acquired: tuple[Printed, ...] = plain((), within=extended)
    #: By kind of unit other than troops: its id, how many were recruited, and how many deployed by right.
    commanded: tuple[tuple[str, int, int], ...] = plain((), within=with_commanded)
    #: Of the floor, what has to be troops.
    troop_floor: int = number(within=with_commanded)
    #: Another turn of the seat follows directly.
    another: bool = flag(within=with_more_turns)
    #: The card that was played together with the one that sent this turn's agent.
    partner: CardNumber = one(CARD, within=with_partners)
    #: Which of the two has the added icons (I7.10).
    iconed: CardNumber = one(CARD, within=with_partners)
    #: The partner, where it lies in the Row until the turn ends; the turn is about to end.
    usurped: CardNumber = one(CARD, within=with_usurping)
    ending: bool = flag(within=with_usurping)
    #: So many more turns follow after another one.
    further: int = number(within=with_partners)
    #: The visit has given two influence instead of one already.
    raised: bool = flag(within=with_partners)
    #: Troops may be deployed as on a combat space (I8.2).
    as_in_combat: bool = flag(within=with_combat_icons)

    @property
    def troops(self) -> int:
        """Troops deployed in this turn, from any source, less those taken back."""
        return self.deployed + self.deployed_by_card

    @property
    def units(self) -> int:
        """Units of all kinds that came into the Conflict in this turn (U8.4)."""
        found = self.deployed + self.deployed_by_card + self.others
        return found + self.by_right if self.commanded else found

    @property
    def by_right(self) -> int:
        """Units other than troops that were deployed by the right of a combat space."""
        return sum(deployed for _, _, deployed in self.commanded) if self.commanded else 0

    def rely_on_troops(self) -> None:
        """An effect has used how many troops were deployed: none of those comes back (R14.9)."""
        self.floor = max(self.floor, self.troops)
        self.troop_floor = max(self.troop_floor, self.troops)

    def count(self, kind: UnitKind, recruited: int, deployed: int) -> None:
        """So many more of these units, no troops, were recruited in this turn, and deployed by right."""
        before = self.of(kind)
        others = (row for row in self.commanded if row[0] != kind.id)
        self.commanded = (*others, (kind.id, before[0] + recruited, before[1] + deployed))

    def of(self, kind: UnitKind) -> tuple[int, int]:
        """How many of these units were recruited in this turn, and how many deployed by right."""
        for name, recruited, deployed in self.commanded:
            if name == kind.id:
                return recruited, deployed
        return 0, 0


@define(eq=False)
class Table(Facts):
    """Everything that lies on the table, or what a seat sees of it."""

    edition: Edition = printed()
    rules: Rules = printed()
    #: The face of every physical card by its number: personal decks, then intrigue, Conflict, Objectives, contracts.
    cards: tuple[Card, ...] = printed()
    intrigues: dict[CardNumber, Intrigue] = printed()
    conflicts: dict[CardNumber, Conflict] = printed()
    objectives: dict[CardNumber, Objective] = printed()
    contracts: dict[CardNumber, Contract] = printed()
    hagal: dict[CardNumber, HagalCard] = printed()
    #: Of decks that only some product has.
    faces: dict[CardNumber, Face] = printed()
    players: list[Player] = parts(factory=list)
    first: Seat = one(SEAT)
    round: int = number()
    #: Counts the Reveal turns of the game.
    reveals: int = number()
    conflict: CardNumber = one(CARD)
    conflict_deck: list[CardNumber] = zone(CONFLICT, seen=BACKS)
    conflict_pile: list[CardNumber] = zone(CONFLICT, seen=OPEN)
    imperium_deck: list[CardNumber] = zone(PERSONAL)
    row: list[CardNumber] = zone(PERSONAL, seen=OPEN)
    #: One stack for each reserve card of the edition, in its order.
    reserve: list[list[CardNumber]] = stacks(PERSONAL, seen=OPEN)
    intrigue_deck: list[CardNumber] = zone(INTRIGUE)
    intrigue_discard: list[CardNumber] = zone(INTRIGUE, seen=OPEN)
    #: Out of the game, known to all; ``boxed`` went back to the box unseen.
    trashed: list[CardNumber] = zone(PERSONAL, INTRIGUE, seen=OPEN)
    boxed: list[CardNumber] = zone(CONFLICT, seen=BACKS)
    #: Bonus spice and the seat in control, by space.
    bonus: list[int] = each(SPACE)
    control: list[Seat] = each(SPACE, SEAT)
    #: The seat that holds each Alliance.
    alliances: list[Seat] = each(FACTION, SEAT)
    #: Who has the Mentat, where it stands when sent, and who has won it for the next round (R6.5).
    mentat: Seat = one(SEAT)
    mentat_space: int = one(SPACE)
    mentat_won: Seat = one(SEAT)
    #: The Shield Wall stands.
    wall: bool = flag(within=extended)
    #: Contracts that lie open, those still face down, and those set aside for one leader.
    contract_market: list[CardNumber] = zone(CONTRACT, seen=OPEN, within=extended)
    contract_bank: list[CardNumber] = zone(CONTRACT, within=extended)
    contracts_aside: list[CardNumber] = zone(CONTRACT, seen=OPEN, within=extended)
    #: The Hagal deck, the top at the end, and its one discard pile.
    hagal_deck: list[CardNumber] = zone(HAGAL, within=with_rivals)
    hagal_discard: list[CardNumber] = zone(HAGAL, seen=OPEN, within=with_rivals)
    turn: Turn = part(factory=Turn)
    over: bool = False
    added: dict[type[Any], Any] = added()

    def facts(self, of: Callable[[Any], tuple[Fact, ...]] = facts_of) -> Iterator[tuple[Seat, Any, Fact]]:
        """All facts, or some, of the table and the seats: whose they are, where they stand, how they are declared."""
        owners: list[tuple[Seat, Table | Player]] = [(NOBODY, self), *((one.seat, one) for one in self.players)]
        for seat, whose in owners:
            for thing in (whose, *whose.added.values()):
                for fact in of(thing.__class__):
                    yield seat, thing, fact

    def face(self, card: CardNumber) -> Any:
        """What is printed on a card of any kind; None where there is no such card."""
        if card < len(self.cards):
            return self.cards[card]
        decks: tuple[dict[CardNumber, Any], ...] = (
            self.intrigues, self.conflicts, self.objectives, self.contracts, self.hagal, self.faces,
        )  # fmt: skip
        return next((deck[card] for deck in decks if card in deck), None)

    def numbered(self) -> dict[str, Collection[CardNumber]]:
        """The numbers of the cards of each kind."""
        faces = self.faces.items()
        decks = {kind: [card for card, face in faces if face in deck] for kind, deck in self.edition.decks.items()}
        return decks | {
            PERSONAL: range(len(self.cards)),
            INTRIGUE: self.intrigues.keys(),
            CONFLICT: self.conflicts.keys() | self.objectives.keys(),
            CONTRACT: self.contracts.keys(),
            HAGAL: self.hagal.keys(),
        }

    def sizes(self) -> dict[str, int]:
        """How many there are of what facts name."""
        edition = self.edition
        return {
            SEAT: len(self.players),
            SPACE: len(edition.spaces),
            POST: len(edition.posts),
            FACTION: len(edition.factions),
        }

    def opponents(self, seat: Seat) -> list[Player]:
        """The other seats, clockwise from this one's left (R13.11)."""
        players = self.players
        if self.rules.course.seating is not None:
            seats = self.rules.course.seating(self)
            at = seats.index(seat)
            return [players[other] for other in seats[at + 1 :] + seats[:at]]
        return players[seat + 1 :] + players[:seat]

    def clockwise(self) -> list[Player]:
        """All seats from the First Player."""
        players = self.players
        if self.rules.course.seating is not None:
            return [players[seat] for seat in self.rules.course.seating(self)]
        return players[self.first :] + players[: self.first]


@cloned
@define(eq=False)
class Game(Table):
    """A game in progress. Make one with ``setup.new_game``; ask ``decision``, answer with ``apply``."""

    chance: Chance = part(kw_only=True)
    #: For each card the seats (bit mask) that know where it is.
    known: bytearray = field(factory=bytearray)
    #: Grows whenever something hidden shows or is mixed up: undo never crosses it.
    barrier: int = 0
    stack: list[Frame] = parts(factory=list)
    decision: Decision | None = None
    #: Off: quiet effects wait in the pool like all others. For tests that compare both.
    automatic: bool = True
    #: Events since the last ``apply``; None while nobody listens.
    events: list[Event] | None = not_copied()
    #: Called between rounds, when nothing is left on the stack: the moment for digests and snapshots.
    between_rounds: Callable[[Game], None] | None = not_copied()

    def tell(self, event: Callable[_Told, Event], *told: _Told.args, **named: _Told.kwargs) -> None:
        """Make an event, if somebody listens. Who has much to tell checks ``events`` first: silence costs nothing."""
        if self.events is not None:
            self.events.append(event(*told, **named))

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
                if self.rules.course.answer is not None:  # the rules play some seats
                    decision = self.rules.course.answer(self, decision)
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
