"""Where agents may go: spaces as bit masks, for the fast list, and one by one, for the reasons."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from attrs import evolve

from dune_desktop.engine.actions import Action
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.effects.meanings import If
from dune_desktop.engine.effects.sending import SameBox, Sending, SendingWord
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.joining import Considered, named, of_row, pairs
from dune_desktop.engine.names import HOME, NO_CARD, NOBODY, SPY, mask
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.rules import MOST

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Card
    from dune_desktop.engine.rules import Price
    from dune_desktop.engine.state import Player, Table


def agents_of(table: Table, player: Player) -> int:
    """How many agents the seat has in all, the Mentat among them while it has that."""
    return table.edition.starting_agents + player.swordmaster + (table.mentat == player.seat)


def sending(table: Table, player: Player, faces: tuple[Card, ...]) -> Sending:
    """With this card, or these two, as the table is now: what stands under a condition counts if that holds."""
    found = _printed(table.edition, faces, table.rules.seats[player.seat].sending)
    for face in faces:
        box: tuple[Effect, ...] = face.sending_if
        if SameBox in face.words and len(faces) > 1:  # all that its partner says counts again (QI30)
            box += tuple(printed.effect for printed in faces[faces[0] is face].sending)
        for effect in box:
            if isinstance(effect, SendingWord):
                found = effect.send(found, table.edition)
            elif isinstance(effect, If) and effect.condition.holds(table, _considered(table, player, face, faces)):
                found = cast("SendingWord", effect.then).send(found, table.edition)
    turn = table.turn
    if turn.extra_icons or turn.ignore_agents:
        found = evolve(found, icons=found.icons | turn.extra_icons, passes=found.passes | turn.ignore_agents)
    return found


@lru_cache(1 << 12)
def _printed(edition: Edition, faces: tuple[Card, ...], found: Sending) -> Sending:
    """By what always counts: what the seat owns, and what stands on the cards."""
    for face in faces:
        found = evolve(found, icons=found.icons | face.icon_mask)
        for printed in face.sending:
            if isinstance(printed.effect, SendingWord):
                found = printed.effect.send(found, edition)
    return found


def _considered(table: Table, player: Player, face: Card, faces: tuple[Card, ...]) -> Considered:
    others = [other for other in faces if other is not face] or list(faces[1:])
    partner = next((card for card in player.hand if table.cards[card] in others), NO_CARD)
    return Considered(player.seat, partner, bool(others))


def payable(player: Player, price: Price) -> bool:
    """What the seat owns covers the price (R12.5)."""
    return player.solari >= price[0] and player.spice >= price[1] and player.water >= price[2]


def prices(table: Table, player: Player, sent: Sending, space: int) -> tuple[Price, ...]:
    """What the space costs the seat when its agent is sent with this: the prices to choose from."""
    rules = table.rules.seats[player.seat]
    usual = (rules.fixed or rules.tariff(table.players)).prices[space]
    for cheaper, less in sent.cheaper:
        if cheaper == space:
            usual = tuple((solari, max(0, spice - less), water) for solari, spice, water in usual)
    return usual


def _sight(table: Table, player: Player) -> tuple[int, int, int, int, int]:
    """Spaces that are open to the seat, and what else counts (bit masks).

    Open: it can meet cost and requirement, and no Voice closes the space to it. The second are spaces where only the
    influence is missing, then those where own and where foreign agents block, the last those that an own spy watches.
    """
    rules = table.rules.seats[player.seat]
    solari, spice, water = (rules.fixed or rules.tariff(table.players)).affordable
    try:
        spaces = solari[player.solari] & spice[player.spice] & water[player.water]
    except IndexError:  # more than any space costs
        spaces = solari[min(player.solari, MOST)] & spice[min(player.spice, MOST)] & water[min(player.water, MOST)]
    at, influence = FOR_SEAT[player.seat], player.influence
    spied = table.edition.spied(player.spies) if player.spies else 0
    own = foreign = barred = 0
    for bit, condition in table.edition.requirements:
        if spaces & bit and not condition.holds(table, at):
            spaces ^= bit
    for bit, faction, n in table.edition.influence_needed:
        if spaces & bit and influence[faction] < n:
            spaces ^= bit
            barred |= bit
    for other in table.players:
        if other is not player:
            for space in other.agents:
                foreign |= 1 << space
            if other.voice != HOME:
                for space in other.voices:
                    spaces &= ~(1 << space)
                    barred &= ~(1 << space)
    # R12.3: own agents always block, foreign ones unless an effect lifts that, or a spy infiltrates (U11.6).
    foreign &= ~(table.turn.ignore_agents | rules.sending.passes | spied)
    for space in player.agents:
        own |= 1 << space
    return spaces, barred, own, foreign, spied


def sends(table: Table, player: Player) -> list[Action]:
    """Every card and space that an agent can be sent with and to, each face once."""
    edition, cards = table.edition, table.cards
    faces = dict.fromkeys(map(cards.__getitem__, player.hand))
    if not player.home and not (player.agents and _can_roam(table, player)):
        return []
    ways, sight = edition.ways, _sight(table, player)
    free = sight[0] & ~(sight[2] | sight[3]) if player.home else 0
    reach, extra = edition.reach, table.turn.extra_icons
    options: list[Action] = []
    further: list[Card] = []
    joins = False
    for face in faces:
        if face.joins:  # not alone
            joins = True
            continue
        if face.reaches:
            further.append(face)
            if face.roams:
                continue
        options += ways[face.id][free & reach[face.icon_mask | extra]]
    if table.rules.seats[player.seat].sending.reaches:
        further = [face for face in faces if not face.joins]
    for face in further:
        found = _reached(table, player, sending(table, player, (face,)), sight)
        told = 0 if face.roams else free & reach[face.icon_mask | extra]
        options += ways[face.id][found & ~told]
    if joins:
        for word, pair in pairs(table, player).items():
            options += ways[word][_reached(table, player, sending(table, player, pair), sight)]
    return options


def _can_roam(table: Table, player: Player) -> bool:
    """It holds a card, or could use one of the Row, that may send an agent from where it stands."""
    cards, usurps = table.cards, False
    for card in player.hand:
        if cards[card].roams:
            return True
        usurps = usurps or cards[card].usurps
    return usurps and any(cards[card].roams for card in table.row)


def _reached(table: Table, player: Player, sent: Sending, sight: tuple[int, int, int, int, int]) -> int:
    """The spaces (bit mask) that it reaches, also by the spy icon (U6.2) and by what it waives (U6.4)."""
    spaces, barred, own, foreign, spied = sight
    if sent.waives:
        spaces |= barred
    if sent.cheaper:
        spaces |= _affordable(table, player, sent)
    if sent.anywhere:
        return spaces
    reach = table.edition.reach[sent.icons] if player.home else 0
    if sent.icons >> SPY & 1 and player.home:
        reach |= spied
    return spaces & reach & ~(own | foreign & ~sent.passes)


def _affordable(table: Table, player: Player, sent: Sending) -> int:
    """The spaces (bit mask) that cost less with it, if the seat can meet cost and requirement and no Voice is there."""
    return mask(tuple(space for space, _ in sent.cheaper if not _closed(table, player, sent, space)))


def in_the_way(table: Table, player: Player, sent: Sending, space: int) -> list[Seat]:
    """Whose agents block the space for the agent that is sent, unless a spy infiltrates (U11.6)."""
    if sent.anywhere or sent.passes >> space & 1:
        return []
    # Asked for every agent that is sent: a comprehension takes longer.
    seats = []
    for other in table.players:
        if space in other.agents and other is not player:
            seats.append(other.seat)  # noqa: PERF401
    return seats


def unmet(table: Table, player: Player, space: int, waived: bool) -> list[Refusal]:
    """Requirements of the space that the seat does not meet; a card may waive those of influence (U6.4)."""
    at = FOR_SEAT[player.seat]
    return [
        condition.lacking(table, at)
        for condition in table.edition.spaces[space].requires
        if not (waived and isinstance(condition, Has)) and not condition.holds(table, at)
    ]


def why_not_send(table: Table, player: Player, word: str, space_id: str) -> list[Refusal]:
    """Every reason against sending an agent with this card, or these two, to this space."""
    edition = table.edition
    faces = named(edition, word)
    if not faces:
        return [Refusal("unknown_card", (word,))]
    if space_id not in edition.space_index:
        return [Refusal("unknown_space", (space_id,))]
    index = edition.space_index[space_id]
    sent = sending(table, player, faces)
    hand = [table.cards[card] for card in player.hand]
    held, why = faces, []
    if of_row(word):
        held = faces[:1]
        if all(table.cards[card] is not faces[1] for card in table.row):
            why.append(Refusal("not_in_row", (faces[1].id,)))
    why += [Refusal("not_in_hand", (face.id,)) for face in dict.fromkeys(held) if hand.count(face) < held.count(face)]
    if len(faces) == 1 and faces[0].joins:
        why.append(Refusal("alone", (word,)))
    if not player.home and not (sent.anywhere and player.agents):
        why.append(Refusal("no_agent_left"))
    if not reaches(table, player, sent, index):
        why += [Refusal("icon_missing", (face.id, space_id)) for face in faces]
    if not sent.anywhere:
        occupant = _occupant(table, player, sent, index)
        if occupant != NOBODY:
            why.append(Refusal("occupied", (space_id, occupant)))
    return why + _closed(table, player, sent, index)


def _closed(table: Table, player: Player, sent: Sending, space: int) -> list[Refusal]:
    """Why the space is not open to the seat, whoever stands there: requirement, cost, The Voice."""
    why, space_id = unmet(table, player, space, sent.waives), table.edition.spaces[space].id
    offers = prices(table, player, sent, space)
    if not any(payable(player, price) for price in offers):
        why.append(Refusal("cost", (space_id, *offers[0])))
    for other in table.players:
        if other is not player and space in other.voices:
            why.append(Refusal("voice", (space_id, other.seat)))
    return why


def reaches(table: Table, player: Player, sent: Sending, space: int) -> bool:
    """By an agent icon, or by a spy icon, where an own spy watches the space (U6.2)."""
    spied = sent.icons >> SPY & 1 and table.edition.spied(player.spies) >> space & 1
    return sent.anywhere or bool(spied) or shows(table, sent, space)


def shows(table: Table, sent: Sending, space: int) -> bool:
    """One of its icons is that of the space."""
    return bool(sent.icons >> table.edition.spaces[space].icon & 1)


def _occupant(table: Table, player: Player, sent: Sending, space: int) -> int:
    """The seat whose agent blocks the space for this seat, or nobody."""
    if space in player.agents:
        return player.seat
    spied = table.edition.spied(player.spies) >> space & 1
    return next(iter(() if spied else in_the_way(table, player, sent, space)), NOBODY)
