"""Where agents may go: spaces as bit masks, for the fast list, and one by one, for the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import Action
from dune_desktop.engine.conditions import Has
from dune_desktop.engine.effects.sending import SendAnywhere, WaiveRequirement
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.joining import named, pairs_in_hand, words_of
from dune_desktop.engine.names import HOME, NOBODY, SPY
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.joining import Words
    from dune_desktop.engine.names import Seat
    from dune_desktop.engine.printed import Card
    from dune_desktop.engine.rules import Price
    from dune_desktop.engine.state import Player, Table


def agents_of(table: Table, player: Player) -> int:
    """How many agents the seat has in all, the Mentat among them while it has that."""
    return table.edition.starting_agents + player.swordmaster + (table.mentat == player.seat)


def payable(player: Player, price: Price) -> bool:
    """What the seat owns covers the price (R12.5)."""
    return player.solari >= price[0] and player.spice >= price[1] and player.water >= price[2]


def _spaces(table: Table, player: Player) -> tuple[int, int, int, int]:
    """Spaces that are open to the seat, those of them that no agent blocks, and what spies are good for.

    Open: it can meet cost and requirement, and no Voice closes the space to it. The third are spaces where
    only the influence is missing and that no agent blocks, the last those that an own spy watches.
    """
    rules = table.rules.seats[player.seat]
    solari, spice, water = (rules.fixed or rules.tariff(table.players)).affordable
    spaces = (
        solari[player.solari if player.solari < len(solari) else -1]
        & spice[player.spice if player.spice < len(spice) else -1]
        & water[player.water if player.water < len(water) else -1]
    )
    at = FOR_SEAT[player.seat]
    spied = table.edition.spied(player.spies) if player.spies else 0
    blocked = barred = 0
    for bit, condition, of_influence in table.edition.requirements:
        if spaces & bit and not condition.holds(table, at):
            spaces ^= bit
            if of_influence:
                barred |= bit
    for other in table.players:
        if other is not player:
            for space in other.agents:
                blocked |= 1 << space
            if other.voice != HOME:
                spaces &= ~(1 << other.voice)
                barred &= ~(1 << other.voice)
    # R12.3: own agents always block, foreign ones unless an effect lifts that, or a spy infiltrates (U11.6).
    blocked &= ~(table.turn.ignore_agents | rules.ignore_agents | spied)
    for space in player.agents:
        blocked |= 1 << space
    return spaces, spaces & ~blocked, barred & ~blocked, spied


def sends(table: Table, player: Player) -> list[Action]:
    """Every card and space that an agent can be sent with and to, each face once."""
    edition = table.edition
    cards = table.cards
    faces = {cards[card].id: None for card in player.hand}
    if not player.home and (not player.agents or faces.keys().isdisjoint(edition.anywhere)):
        return []
    extra = table.turn.extra_icons
    open_spaces, free, barred, spied = _spaces(table, player)
    options: list[Action] = []
    if player.home and not extra:
        pairs = edition.sends
        options = [action for face_id in faces for bit, action in pairs[face_id] if free & bit]
    elif player.home:
        pairs = edition.sends_anywhere
        reach = edition.reach
        options = [
            action
            for face_id in faces
            for bit, action in pairs[face_id]
            if free & bit & reach[edition.card_by_id[face_id].icon_mask | extra]
        ]
    for face_id in edition.anywhere:
        if face_id in faces:
            options = [o for o in options if o.args[0] != face_id]
            options += [action for bit, action in edition.sends_anywhere[face_id] if open_spaces & bit]
    if player.home and edition.reaching:
        for face_id in faces:
            if face_id in edition.reaching:
                face = edition.card_by_id[face_id]
                more = _beyond_icons(edition, face.icon_mask | extra, face.words, free, barred, spied)
                options += [action for bit, action in edition.sends_anywhere[face_id] if more & bit]
    if edition.joining:
        for word, (one, other) in pairs_in_hand(table, player).items():
            icons, words = one.icon_mask | other.icon_mask | extra, one.words | other.words
            spaces = open_spaces if SendAnywhere in words else 0
            if player.home and not spaces:
                spaces = free & edition.reach[icons] | _beyond_icons(edition, icons, words, free, barred, spied)
            options += [Action.of("agent", word, space.id) for n, space in enumerate(edition.spaces) if spaces >> n & 1]
    return options


def _beyond_icons(edition: Edition, icons: int, words: Words, free: int, barred: int, spied: int) -> int:
    """The further spaces (bit mask) of the spy icon (U6.2), and of a card that waives requirements (U6.4)."""
    reach = edition.reach[icons]
    more = 0
    if icons >> SPY & 1:
        more = free & spied & ~reach
        reach |= spied
    if WaiveRequirement in words:
        more |= barred & reach
    return more


def in_the_way(table: Table, player: Player, words: Words, space: int) -> list[Seat]:
    """Whose agents block the space for an agent sent by cards with these words, unless a spy infiltrates (U11.6)."""
    if SendAnywhere in words or (table.turn.ignore_agents | table.rules.seats[player.seat].ignore_agents) >> space & 1:
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
    words = words_of(faces)
    anywhere = SendAnywhere in words
    hand = [table.cards[card] for card in player.hand]
    why = [Refusal("not_in_hand", (face.id,)) for face in dict.fromkeys(faces) if hand.count(face) < faces.count(face)]
    if len(faces) == 1 and faces[0].joins:
        why.append(Refusal("alone", (word,)))
    if not player.home and not (anywhere and player.agents):
        why.append(Refusal("no_agent_left"))
    if not anywhere:
        if not any(reaches(table, player, face, index) for face in faces):
            why += [Refusal("icon_missing", (face.id, space_id)) for face in faces]
        occupant = _occupant(table, player, index)
        if occupant != NOBODY:
            why.append(Refusal("occupied", (space_id, occupant)))
    why += unmet(table, player, index, WaiveRequirement in words)
    prices = table.rules.seats[player.seat].tariff(table.players).prices[index]
    if not any(payable(player, price) for price in prices):
        why.append(Refusal("cost", (space_id, *prices[0])))
    for other in table.players:
        if other is not player and other.voice == index:
            why.append(Refusal("voice", (space_id, other.seat)))
    return why


def reaches(table: Table, player: Player, face: Card, space: int) -> bool:
    """By an icon of the card, or by its spy icon, where an own spy watches the space (U6.2)."""
    return shows(table, face, space) or bool(
        (face.icon_mask | table.turn.extra_icons) >> SPY & 1 and table.edition.spied(player.spies) >> space & 1
    )


def shows(table: Table, face: Card, space: int) -> bool:
    """The card has the icon of the space, also by what it has gained in this turn."""
    return bool((face.icon_mask | table.turn.extra_icons) >> table.edition.spaces[space].icon & 1)


def _occupant(table: Table, player: Player, space: int) -> int:
    """The seat whose agent blocks the space for this seat, or nobody."""
    if space in player.agents:
        return player.seat
    if (table.turn.ignore_agents | table.rules.seats[player.seat].ignore_agents) >> space & 1:
        return NOBODY
    if table.edition.spied(player.spies) >> space & 1:
        return NOBODY
    return next((other.seat for other in table.players if space in other.agents), NOBODY)
