"""Where agents may go: spaces as bit masks, for the fast list, and one by one, for the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dune_desktop.engine.actions import Action
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.effects.base import If
from dune_desktop.engine.effects.sending import AddIcons, IgnoreAgents, SendAnywhere, WaiveRequirement
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.joining import NO_WORDS, Considered, named, pairs_in_hand
from dune_desktop.engine.names import HOME, NO_CARD, NOBODY, SPY, mask
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dune_desktop.engine.joining import Words
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Card
    from dune_desktop.engine.rules import Price
    from dune_desktop.engine.state import Player, Table


def agents_of(table: Table, player: Player) -> int:
    """How many agents the seat has in all, the Mentat among them while it has that."""
    return table.edition.starting_agents + player.swordmaster + (table.mentat == player.seat)


class Senders(NamedTuple):
    """What a card, or two that are played together, would send an agent with: icons (a bit mask) and words."""

    icons: int
    words: Words


def senders(table: Table, player: Player, faces: Sequence[Card]) -> Senders:
    """As the table is now: what stands under a condition counts if that holds."""
    icons, words = 0, NO_WORDS
    for face in faces:
        icons |= face.icon_mask
        words |= face.words
        for effect in (printed.effect for printed in face.sending if isinstance(printed.effect, If)):
            if effect.condition.holds(table, _considered(table, player, face, faces)):
                words |= {type(effect.then)}
                icons |= mask(effect.then.icons) if isinstance(effect.then, AddIcons) else 0
    return Senders(icons, words)


def _considered(table: Table, player: Player, face: Card, faces: Sequence[Card]) -> Considered:
    others = [other for other in faces if other is not face] or list(faces[1:])
    partner = next((card for card in player.hand if table.cards[card] in others), NO_CARD)
    return Considered(player.seat, partner, bool(others))


def payable(player: Player, price: Price) -> bool:
    """What the seat owns covers the price (R12.5)."""
    return player.solari >= price[0] and player.spice >= price[1] and player.water >= price[2]


def _sight(table: Table, player: Player) -> tuple[int, int, int, int, int]:
    """Spaces that are open to the seat, and what else counts (bit masks).

    Open: it can meet cost and requirement, and no Voice closes the space to it. The second are spaces where only the
    influence is missing, then those where own and where foreign agents block, the last those that an own spy watches.
    """
    rules = table.rules.seats[player.seat]
    solari, spice, water = (rules.fixed or rules.tariff(table.players)).affordable
    spaces = (  # the last of a row is what any more covers
        (solari[player.solari :] or solari[-1:])[0]
        & (spice[player.spice :] or spice[-1:])[0]
        & (water[player.water :] or water[-1:])[0]
    )
    at = FOR_SEAT[player.seat]
    spied = table.edition.spied(player.spies) if player.spies else 0
    own = foreign = barred = 0
    for bit, condition, of_influence in table.edition.requirements:
        if spaces & bit and not condition.holds(table, at):
            spaces ^= bit
            if of_influence:
                barred |= bit
    for other in table.players:
        if other is not player:
            for space in other.agents:
                foreign |= 1 << space
            if other.voice != HOME:
                spaces &= ~(1 << other.voice)
                barred &= ~(1 << other.voice)
    # R12.3: own agents always block, foreign ones unless an effect lifts that, or a spy infiltrates (U11.6).
    foreign &= ~(table.turn.ignore_agents | rules.ignore_agents | spied)
    for space in player.agents:
        own |= 1 << space
    return spaces, barred, own, foreign, spied


def sends(table: Table, player: Player) -> list[Action]:
    """Every card and space that an agent can be sent with and to, each face once."""
    edition = table.edition
    cards = table.cards
    faces = {cards[card].id: None for card in player.hand}
    if not player.home and (not player.agents or faces.keys().isdisjoint(edition.anywhere)):
        return []
    extra = table.turn.extra_icons
    sight = _sight(table, player)
    free = sight[0] & ~(sight[2] | sight[3])
    reach = edition.reach
    options: list[Action] = []
    if player.home and not extra:
        pairs = edition.sends
        options = [action for face_id in faces for bit, action in pairs[face_id] if free & bit]
    elif player.home:
        pairs = edition.sends_anywhere
        options = [
            action
            for face_id in faces
            for bit, action in pairs[face_id]
            if free & bit & reach[edition.card_by_id[face_id].icon_mask | extra]
        ]
    for face_id in edition.anywhere:
        if face_id in faces:
            options = [o for o in options if o.args[0] != face_id]
            options += [action for bit, action in edition.sends_anywhere[face_id] if sight[0] & bit]
    if player.home and edition.reaching:
        for face_id in faces:
            if face_id in edition.reaching:
                face = edition.card_by_id[face_id]
                found = _reached(table, senders(table, player, (face,)), sight)
                more = found & ~(free & reach[face.icon_mask | extra])
                options += [action for bit, action in edition.sends_anywhere[face_id] if more & bit]
    if edition.joining:
        for word, faces_of in pairs_in_hand(table, player).items():
            sent = senders(table, player, faces_of)
            found = _reached(table, sent, sight) if player.home or SendAnywhere in sent.words else 0
            options += [Action.of("agent", word, space.id) for n, space in enumerate(edition.spaces) if found >> n & 1]
    return options


def _reached(table: Table, sent: Senders, sight: tuple[int, int, int, int, int]) -> int:
    """The spaces (bit mask) that they reach, also by the spy icon (U6.2) and by what they waive (U6.4)."""
    spaces, barred, own, foreign, spied = sight
    if WaiveRequirement in sent.words:
        spaces |= barred
    if SendAnywhere in sent.words:
        return spaces
    icons = sent.icons | table.turn.extra_icons
    reach = table.edition.reach[icons]
    if icons >> SPY & 1:
        reach |= spied
    return spaces & reach & ~(own if IgnoreAgents in sent.words else own | foreign)


def in_the_way(table: Table, player: Player, words: Words, space: int) -> list[Seat]:
    """Whose agents block the space for an agent sent by cards with these words, unless a spy infiltrates (U11.6)."""
    if SendAnywhere in words or IgnoreAgents in words:
        return []
    if (table.turn.ignore_agents | table.rules.seats[player.seat].ignore_agents) >> space & 1:
        return []
    return [other.seat for other in table.players if other is not player and space in other.agents]


def unmet(table: Table, player: Player, space: int, waived: bool) -> list[Refusal]:
    """Requirements of the space that the seat does not meet; a card may waive those of influence (U6.4)."""
    at = FOR_SEAT[player.seat]
    return [
        condition.refusal()
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
    sent = senders(table, player, faces)
    anywhere = SendAnywhere in sent.words
    hand = [table.cards[card] for card in player.hand]
    why = [Refusal("not_in_hand", (face.id,)) for face in dict.fromkeys(faces) if hand.count(face) < faces.count(face)]
    if len(faces) == 1 and faces[0].joins:
        why.append(Refusal("alone", (word,)))
    if not player.home and not (anywhere and player.agents):
        why.append(Refusal("no_agent_left"))
    if not anywhere:
        if not reaches(table, player, sent.icons, index):
            why += [Refusal("icon_missing", (face.id, space_id)) for face in faces]
        occupant = _occupant(table, player, sent.words, index)
        if occupant != NOBODY:
            why.append(Refusal("occupied", (space_id, occupant)))
    why += unmet(table, player, index, WaiveRequirement in sent.words)
    prices = table.rules.seats[player.seat].tariff(table.players).prices[index]
    if not any(payable(player, price) for price in prices):
        why.append(Refusal("cost", (space_id, *prices[0])))
    for other in table.players:
        if other is not player and other.voice == index:
            why.append(Refusal("voice", (space_id, other.seat)))
    return why


def reaches(table: Table, player: Player, icons: int, space: int) -> bool:
    """By an agent icon (of this bit mask), or by a spy icon, where an own spy watches the space (U6.2)."""
    spied = (icons | table.turn.extra_icons) >> SPY & 1 and table.edition.spied(player.spies) >> space & 1
    return bool(spied) or shows(table, icons, space)


def shows(table: Table, icons: int, space: int) -> bool:
    """One of the icons is that of the space, also of those gained in this turn."""
    return bool((icons | table.turn.extra_icons) >> table.edition.spaces[space].icon & 1)


def _occupant(table: Table, player: Player, words: Words, space: int) -> int:
    """The seat whose agent blocks the space for this seat, or nobody."""
    if space in player.agents:
        return player.seat
    spied = table.edition.spied(player.spies) >> space & 1
    return next(iter(() if spied else in_the_way(table, player, words, space)), NOBODY)
