"""What can be acquired, for how much, and what happens when it is (R18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import contracts, events
from dune_desktop.engine.actions import Action
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.items import Item
from dune_desktop.engine.moves import in_hand, show
from dune_desktop.engine.names import DECK, DISCARD, HAND, NO_CARD, NOBODY, CardNumber
from dune_desktop.engine.triggers import gather

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game, Player


def offers(game: Game, player: Player) -> list[tuple[CardNumber, str]]:
    """Every card that the seat could acquire by some means, with the word that tells its source.

    Equal cards of the Row count once; an own set-aside card is a source of its own.
    """
    cards = game.cards
    found: dict[str, CardNumber] = {}
    for card in game.row:
        found.setdefault(cards[card].id, card)
    for stack in game.reserve:
        if stack:
            found.setdefault(cards[stack[-1]].id, stack[-1])
    return [(card, "") for card in found.values()] + [(card, "set_aside") for card in player.set_aside]


def find(game: Game, player: Player, face_id: str, source: str) -> CardNumber | None:
    """The physical card that the words of an action name, if it is there."""
    cards = game.cards
    if source == "set_aside":
        return next((card for card in player.set_aside if cards[card].id == face_id), None)
    if source:
        return None
    for card in game.row:
        if cards[card].id == face_id:
            return card
    index = game.edition.reserve_index.get(face_id)
    return game.reserve[index][-1] if index is not None and game.reserve[index] else None


def words(action: Action) -> tuple[str, str, bool]:
    """Card, source and "to the top" of an action that acquires."""
    rest = list(action.args[1:])
    top = rest[-1:] == ["top"]
    if top:
        rest.pop()
    return action.args[0], "".join(rest), top


def price(game: Game, card: CardNumber, source: str) -> int | None:
    """The persuasion that a card costs the seat whose turn it is."""
    face = game.cards[card]
    if face.cost is None:
        return None
    less = 1 if source else 0
    for card_id, n in game.turn.discounts:
        if card_id == face.id:
            less += n
    return face.cost - less if face.cost > less else 0


def acquisitions(game: Game, player: Player) -> list[Action]:
    """What the persuasion buys, to each place where it may go (R18.1)."""
    options: list[Action] = []
    cards = game.cards
    persuasion = player.persuasion
    discounts = game.turn.discounts
    for card in (*game.row, *[stack[-1] for stack in game.reserve if stack]):
        face = cards[card]
        cost = price(game, card, "") if discounts else face.cost
        if cost is not None and cost <= persuasion and face.acquire not in options:
            options.append(face.acquire)
            if game.turn.to_top:
                options.append(face.acquire_top)
    for card in player.set_aside:
        cost = price(game, card, "set_aside")
        if cost is not None and cost <= persuasion:
            options.append(Action.of("acquire", cards[card].id, "set_aside"))
            if game.turn.to_top:
                options.append(Action.of("acquire", cards[card].id, "set_aside", "top"))
    return options


def refill(game: Game) -> None:
    """The Row has as many cards as printed while the deck lasts (R18.5, R18.9)."""
    while len(game.row) < game.edition.row_size and game.imperium_deck:
        card = game.imperium_deck.pop()
        game.row.append(card)
        show(game, card)
        if game.events is not None:
            game.tell(events.CardMoved(NOBODY, card, DECK, "row"))


def acquire(game: Game, player: Player, card: CardNumber, target: str = DISCARD) -> None:
    """Take a card from Row, Reserve or one's own set-aside; refill; then its own box (R18.6, R18.7)."""
    origin = take_from_market(game, player, card)
    (player.hand if target == HAND else player.deck if target == DECK else player.discard).append(card)
    if game.events is not None:
        game.tell(events.CardMoved(player.seat, card, origin, target))
    refill(game)
    if target == HAND:
        in_hand(game, player, [card])
    face = game.cards[card]
    # U18.11: its own box, what listens, the contract, then what waits for it.
    due = [Item(player.seat, card, printed) for printed in face.acquired]
    if "acquired" in game.rules.listeners:
        due += gather(game, "acquired", player.seat)
    if player.contracts:
        due += contracts.acquired(game, player, face.id)
    if game.turn.seat == player.seat:
        game.turn.acquired += (face.id,)
        if game.turn.each_acquired:
            due += [Item(player.seat, NO_CARD, printed) for printed in game.turn.each_acquired]
    if due:
        happen(game, due)


def take_from_market(game: Game, player: Player, card: CardNumber) -> str:
    """Remove a card from where it can be acquired, and say where that was."""
    if card in game.row:
        game.row.remove(card)
        return "row"
    if card in player.set_aside:
        player.set_aside = tuple(other for other in player.set_aside if other != card)
        return "set_aside"
    stack = game.reserve[game.edition.reserve_index[game.cards[card].id]]
    stack.remove(card)
    return "reserve"
