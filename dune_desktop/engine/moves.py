"""What happens to pieces and cards: the small moves that all effects and phases are made of.

Each keeps counts, knowledge and turn facts right, sets off its triggers, and pushes one frame at most, last.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from dune_desktop.engine import events
from dune_desktop.engine.abilities import GOODS, SeesTop
from dune_desktop.engine.frames.pool import Pool, add
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.items import Item
from dune_desktop.engine.names import (
    CONFLICT,
    DECK,
    DISCARD,
    EVERYBODY,
    GARRISON,
    HAND,
    HELD,
    NO_CARD,
    NOBODY,
    PLAYED,
    REVEAL_STAGE,
    REVEALED,
    SUPPLY,
    CardNumber,
    Seat,
)
from dune_desktop.engine.refusals import NO_DEPLOYMENT, Refusal
from dune_desktop.engine.triggers import fire, gather
from dune_desktop.engine.units import TROOP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine.facts import Where
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Player, Table, Turn
    from dune_desktop.engine.units import UnitKind

#: Where a seat's own cards are.
_OWN_ZONES = (HAND, PLAYED, REVEALED, DISCARD, DECK)
_in_own_zones = attrgetter(*_OWN_ZONES)

# ---------------------------------------------------------------- knowledge


def show(game: Game, card: CardNumber) -> None:
    """Turn the card face up, so that everybody knows it."""
    decision = game.decision  # still the one that is being answered
    if decision is None or not game.known[card] >> decision.seat & 1:
        game.barrier += 1
    game.known[card] = EVERYBODY


def show_to(game: Game, card: CardNumber, seat: Seat) -> None:
    """One more seat knows where the card is."""
    if not game.known[card] >> seat & 1:
        game.known[card] |= 1 << seat
        game.barrier += 1


def mix(game: Game, player: Player, cards: list[CardNumber]) -> None:
    """One of these is about to go elsewhere, unseen: who else knew some of them no longer knows which are left."""
    if len(cards) > 1:
        for card in cards:
            game.known[card] &= 1 << player.seat


def shuffle(game: Game, deck: list[CardNumber]) -> None:
    """Nobody knows the order any more."""
    game.chance.shuffle(deck)
    game.barrier += 1
    known = game.known
    for card in deck:
        known[card] = 0


# ---------------------------------------------------------------- resources


def gain(game: Game, player: Player, solari: int, spice: int, water: int, source: str) -> None:
    """Resources from the bank; negative amounts are paid."""
    rules = game.rules.seats[player.seat]
    if rules.changes_gains:
        solari, spice, water = rules.gained((solari, spice, water), game.turn.seat == player.seat)
    if solari:
        player.solari += solari
    if spice:
        player.spice += spice
        if spice > 0 and game.turn.seat == player.seat:
            game.turn.spice_gained += spice
    if water:
        player.water += water
    if game.events is not None:
        for what, n in (("solari", solari), ("spice", spice), ("water", water)):
            if n:
                game.tell(events.Gained, player.seat, what, n, source)


# ---------------------------------------------------------------- units


def move(
    game: Game, player: Player, n: int, origin: str, target: str, unit: str = TROOP.id, by_right: bool = False
) -> None:
    """Units from one zone of the seat to another, or from the bank and back; ``by_right``: of a combat space."""
    kind = game.edition.unit_by_id[unit]
    leaves, enters = kind.zones.get(origin), kind.zones.get(target)
    if leaves is not None:
        leaves.add(player, -n)
    if enters is not None:
        enters.add(player, n)
    if game.events is not None and n:
        game.tell(events.UnitsMoved, player.seat, unit, n, origin, target, by_right)
    turn, entered = game.turn, target == CONFLICT
    if turn.seat == player.seat:
        if kind is not TROOP:
            _count_others(turn, kind, n, origin, target, by_right)
        elif by_right:  # it can be taken back (R14.9)
            turn.deployed += n if entered else -n
        elif entered:
            turn.deployed_by_card += n
        elif origin == SUPPLY:
            turn.recruited += n
    if entered and "deployed" in game.rules.listeners[player.seat]:
        fire(game, "deployed", player.seat)


def _count_others(turn: Turn, kind: UnitKind, n: int, origin: str, target: str, by_right: bool) -> None:
    if by_right:
        turn.count(kind, 0, n if target == CONFLICT else -n)
    elif target == CONFLICT:
        turn.others += n
    elif origin == SUPPLY:
        turn.count(kind, n, 0)


def set_aside(game: Game, player: Player, n: int, to: Where) -> None:
    """Troops from supply become something else, in nobody's supply; below zero, they come back."""
    player.supply -= n
    to.add(player, n)
    if game.events is not None and n:
        zones = (SUPPLY, to.name) if n > 0 else (to.name, SUPPLY)
        game.tell(events.UnitsMoved, player.seat, TROOP.id, abs(n), *zones)


def hold(game: Game, player: Player, unit: str, space: int) -> None:
    """One of those that fought holds a space from now on, in place of any marker (X3.8, X3.10)."""
    kind = game.edition.unit_by_id[unit]
    kind.conflict.add(player, -1)
    kind.zones[HELD].add(player, (space,))
    if game.events is not None:
        game.tell(events.UnitsMoved, player.seat, unit, 1, CONFLICT, HELD)
        game.tell(events.Marked, player.seat, "control", space)


def release(game: Game, player: Player, unit: str, space: int) -> None:
    """It leaves the space for the garrison, and a marker there counts again (X3.11)."""
    zones = game.edition.unit_by_id[unit].zones
    zones[HELD].set(player, tuple(other for other in zones[HELD].of(player) if other != space))
    zones[GARRISON].add(player, 1)
    game.tell(events.UnitsMoved, player.seat, unit, 1, HELD, GARRISON)


def kept_out(table: Table, seat: Seat, unit: str = TROOP.id) -> Refusal | None:
    """Why none of these units of the seat may enter the Conflict now (U10.3, U20.7)."""
    kind = table.edition.unit_by_id[unit]
    why = None if kind.kept_out is None else kind.kept_out(table)
    return NO_DEPLOYMENT if why is None and table.turn.no_deployment and table.turn.seat == seat else why


# ---------------------------------------------------------------- spies


def spies_left(table: Table, player: Player) -> int:
    """Spies in the own supply."""
    return table.edition.spies - len(player.spies)


def place_spy(game: Game, player: Player, post: int) -> None:
    """From supply to an observation post; a Rival's last one sets off its Scheme (S6.4)."""
    player.spies += (post,)
    if game.events is not None:
        game.tell(events.SpyMoved, player.seat, post, placed=True)
    rival = player.rival
    if rival is not None and rival.scheme is not None and not spies_left(game, player):
        for other in player.spies[:-1]:
            recall_spy(game, player, other)
        happen(game, [Item(player.seat, NO_CARD, rival.scheme)])


def recall_spy(game: Game, player: Player, post: int) -> None:
    """Back to the own supply; every recall counts (U11.10)."""
    player.spies = tuple(other for other in player.spies if other != post)
    if game.turn.seat == player.seat:
        game.turn.spies_recalled += 1
    if game.events is not None:
        game.tell(events.SpyMoved, player.seat, post, placed=False)


# ---------------------------------------------------------------- personal cards


def reshuffle(game: Game, player: Player) -> None:
    """The discard pile becomes (part of) the deck."""
    player.deck += player.discard
    player.discard.clear()
    shuffle(game, player.deck)
    if game.events is not None:
        game.tell(events.Shuffled, player.seat)


def draw(game: Game, player: Player, n: int) -> None:
    """From the own deck, reshuffling only when a card must be drawn (R5.2, R5.3)."""
    drawn: list[CardNumber] = []
    known, bit = game.known, 1 << player.seat
    while n:
        if not player.deck:
            if not player.discard:
                break
            reshuffle(game, player)
        top = player.deck[-n:]
        del player.deck[-n:]
        top.reverse()
        for card in top:
            if not known[card] & bit:
                known[card] |= bit
                game.barrier += 1
        drawn += top
        n -= len(top)
    player.hand += drawn
    if drawn and SeesTop in game.rules.seats[player.seat].abilities:
        game.barrier += 1  # the next card shows itself
    if game.events is not None and drawn:
        game.tell(events.Drew, player.seat, tuple(drawn), len(drawn), 1 << player.seat)
    in_hand(game, player, drawn)


def in_hand(game: Game, player: Player, cards: list[CardNumber]) -> None:
    """Cards that just came to hand are revealed at once in the own Reveal turn (R17.6)."""
    if game.turn.seat == player.seat and game.turn.stage == REVEAL_STAGE and cards:
        for card in cards:
            player.hand.remove(card)
        reveal(game, player, cards, later=True)


def reveal(game: Game, player: Player, cards: list[CardNumber], later: bool = False) -> None:
    """Lay cards among the revealed and put the icons of their Reveal boxes into the pool."""
    player.revealed += cards
    for card in cards:
        game.known[card] = EVERYBODY
    if game.events is not None:
        game.tell(events.RevealedHand, player.seat, tuple(cards), later)
    items, faces = game.turn.items, game.cards
    for card in cards:
        for printed in faces[card].reveal:
            add(game, items, Item(player.seat, card, printed))


def one_of(game: Game, zone: list[CardNumber], face_id: str) -> CardNumber:
    """The first card of a zone with this face."""
    cards = game.cards
    for card in zone:
        if cards[card].id == face_id:
            return card
    raise ValueError(f"no {face_id} in {zone}")


def zone_of(player: Player, card: CardNumber) -> tuple[str, list[CardNumber]]:
    """Where one of the seat's own cards is."""
    for name, zone in zip(_OWN_ZONES, _in_own_zones(player), strict=True):
        if card in zone:
            return name, zone
    raise ValueError(f"card {card} is in no zone of seat {player.seat}")


def to_hand(game: Game, player: Player, card: CardNumber, origin: str) -> None:
    """A card that has just left a zone comes to hand."""
    player.hand.append(card)
    if origin == DECK:
        game.tell(events.Drew, player.seat, (card,), 1, 1 << player.seat)
    else:
        _moved(game, player.seat, card, origin, HAND)
    in_hand(game, player, [card])


def take_back_card(game: Game, player: Player, card: CardNumber) -> None:
    """From play back to hand."""
    player.played.remove(card)
    player.hand.append(card)
    if card in game.rules.seats[player.seat].pieces:
        game.rules.refresh(game, player.seat)
    _moved(game, player.seat, card, PLAYED, HAND)


def discard(game: Game, player: Player, cards: Sequence[CardNumber], origin: str = HAND) -> None:
    """From hand, or from the deck, to the discard pile; only then comes what that sets off, card by card."""
    items: list[Item] = []
    for card in cards:
        (player.hand if origin == HAND else player.deck).remove(card)
        player.discard.append(card)
        show(game, card)
        _moved(game, player.seat, card, origin, DISCARD)
        items += [Item(player.seat, card, printed) for printed in game.cards[card].discarded]
        if "discarded" in game.rules.listeners[player.seat]:
            items += gather(game, "discarded", player.seat)
    happen(game, items)


def trash(game: Game, player: Player, card: CardNumber, at: Context) -> None:
    """Out of the game, a Reserve card back to its stack (R5.5), and with it its open effects (R5.10)."""
    name, zone = zone_of(player, card)
    zone.remove(card)
    show(game, card)
    if card in game.rules.seats[player.seat].pieces:
        game.rules.refresh(game, player.seat)
    if name == DECK and SeesTop in game.rules.seats[player.seat].abilities:
        game.barrier += 1  # the next card shows itself
    stack = game.edition.reserve_index.get(game.cards[card].id)
    (game.trashed if stack is None else game.reserve[stack]).append(card)
    _moved(game, player.seat, card, name, "trashed")
    if card != at.card:  # by its own effect it still gives the rest
        for items in (game.turn.items, *(frame.items for frame in game.stack if isinstance(frame, Pool))):
            items[:] = [item for item in items if item.card != card]
    fire(game, "trashed", player.seat, card, game.cards[card].trashed)


def _moved(game: Game, seat: Seat, card: CardNumber, origin: str, target: str) -> None:
    if game.events is not None:
        game.tell(events.CardMoved, seat, card, origin, target)


# ---------------------------------------------------------------- intrigue


def draw_intrigue(game: Game, player: Player, n: int) -> None:
    """From the intrigue deck; the discards are shuffled when it is empty (R8.6)."""
    drawn: list[CardNumber] = []
    for _ in range(0 if GOODS in game.rules.seats[player.seat].barred else n):
        refill_intrigue(game, 1)
        if not game.intrigue_deck:
            break
        card = game.intrigue_deck.pop()
        show_to(game, card, player.seat)
        player.intrigue.append(card)
        drawn.append(card)
    if game.events is not None and drawn:
        game.tell(events.DrewIntrigue, player.seat, tuple(drawn), len(drawn), 1 << player.seat)


def refill_intrigue(game: Game, least: int) -> None:
    """With fewer cards in the intrigue deck the discards are shuffled under it (R8.6, QI20)."""
    if len(game.intrigue_deck) < least and game.intrigue_discard:
        discards, game.intrigue_discard = game.intrigue_discard, []
        shuffle(game, discards)
        game.intrigue_deck = [*discards, *game.intrigue_deck]
        game.tell(events.Shuffled, NOBODY)


def steal_intrigue(game: Game, thief: Player, victim: Player) -> None:
    """One at random; thief and victim know it from then on (R8.7, R27.3)."""
    if GOODS in game.rules.seats[thief.seat].barred:
        return
    card = victim.intrigue.pop(game.chance.below(len(victim.intrigue)))
    thief.intrigue.append(card)
    game.known[card] |= 1 << thief.seat
    game.barrier += 1
    game.tell(events.Stole, thief.seat, victim.seat, card)


def spend_intrigue(game: Game, player: Player, card: CardNumber) -> None:
    """A played intrigue card goes to the common discard pile (R8.1)."""
    player.waiting = tuple(other for other in player.waiting if other != card)
    game.intrigue_discard.append(card)
    _moved(game, player.seat, card, "waiting", DISCARD)


def held_intrigue(game: Game, player: Player, face_id: str) -> CardNumber:
    """The first intrigue card in hand with this face."""
    return next(card for card in player.intrigue if game.intrigues[card].id == face_id)


def put_under(game: Game, player: Player, card: CardNumber) -> None:
    """An intrigue card goes from hand under the deck; only who put it there knows which, if it had several (X7.1)."""
    mix(game, player, player.intrigue)
    player.intrigue.remove(card)
    game.intrigue_deck.insert(0, card)
    game.tell(events.PutUnder, player.seat, (card,), 1, 1 << player.seat)


def trash_intrigue(game: Game, player: Player, card: CardNumber) -> None:
    """From hand out of the game, openly (Q3)."""
    player.intrigue.remove(card)
    game.trashed.append(card)
    show(game, card)
    _moved(game, player.seat, card, "intrigue", "trashed")


# ---------------------------------------------------------------- agents


def recall_agent(game: Game, player: Player, space: int) -> None:
    """An agent comes back to its leader (R6.7)."""
    agents = list(player.agents)
    agents.remove(space)
    player.agents = tuple(agents)
    player.home += 1
    game.tell(events.Recalled, player.seat, space)
    fire(game, "agent_recalled", player.seat, it=(space,))
