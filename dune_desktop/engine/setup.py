"""Setting up a game (R2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.chance import Chance
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.frames.flow import COURSE, setup_of_leaders
from dune_desktop.engine.market import refill
from dune_desktop.engine.names import EVERYBODY, NOBODY
from dune_desktop.engine.rules import compose
from dune_desktop.engine.state import Game, Player

if TYPE_CHECKING:
    from dune_desktop.engine.events import Event
    from dune_desktop.engine.printed import Card, Conflict, Edition, Intrigue, Leader


@frozen
class Setup:
    """Everything that, with the actions, makes a game: the same setup is the same game everywhere."""

    players: int
    seed: int = 0
    #: A leader's id for each seat, None for a random one; shorter than ``players``: random for the rest.
    leaders: tuple[str | None, ...] = ()


def new_game(edition: Edition, setup: Setup, events: list[Event] | None = None) -> Game:
    """A game set up and advanced to its first decision. Raises BadSetup."""
    if setup.players not in edition.starting_vp:
        raise BadSetup(f"{edition.id} is not played by {setup.players}")
    if len(setup.leaders) > setup.players:
        raise BadSetup(f"{len(setup.leaders)} leaders for {setup.players} players")
    chance = Chance(setup.seed)
    leaders = _leaders(edition, setup, chance)
    cards, intrigues, conflicts = _number(edition, setup.players)
    players = [Player(seat, leader) for seat, leader in enumerate(leaders)]
    game = Game(edition, compose(edition, leaders, COURSE), cards, intrigues, conflicts, chance, players)
    game.events = events
    total = len(cards) + len(intrigues) + len(conflicts)
    game.known = bytearray(total)
    game.bonus = [0] * len(edition.spaces)
    game.control = [NOBODY] * len(edition.spaces)
    _deal(game)
    game.first = chance.below(setup.players)  # R2.15
    game.stack.append(setup_of_leaders(game))
    game.advance()
    return game


def _leaders(edition: Edition, setup: Setup, chance: Chance) -> list[Leader]:
    wanted = [*setup.leaders, *[None] * (setup.players - len(setup.leaders))]
    named = [leader for leader in wanted if leader is not None]
    for leader in named:
        if leader not in edition.leader_by_id:
            raise BadSetup(f"unknown leader '{leader}'")
        if named.count(leader) > 1:
            raise BadSetup(f"leader '{leader}' is taken twice")
    # All are shuffled, so that naming the leaders that chance would deal leaves the game as it is.
    deck = list(edition.leaders)
    chance.shuffle(deck)
    free = [leader for leader in deck if leader.id not in named]
    return [free.pop() if leader is None else edition.leader_by_id[leader] for leader in wanted]


@cache
def _number(edition: Edition, players: int) -> tuple[tuple[Card, ...], dict[int, Intrigue], dict[int, Conflict]]:
    """Every physical card gets a number: each seat's starting deck, Imperium, Reserve, intrigue, Conflict."""
    cards = _copies(edition.starters) * players + _copies(edition.imperium) + _copies(edition.reserve)
    intrigues = [card for card in edition.intrigues for _ in range(card.copies)]
    return (
        tuple(cards),
        dict(enumerate(intrigues, len(cards))),
        dict(enumerate(edition.conflicts, len(cards) + len(intrigues))),
    )


def _copies(faces: Sequence[Card]) -> list[Card]:
    return [face for face in faces for _ in range(face.copies)]


def _deal(game: Game) -> None:
    """Decks, Row, Reserve and what lies before each seat (R2.2-R2.13)."""
    edition = game.edition
    at = 0
    size = sum(card.copies for card in edition.starters)
    for player in game.players:
        player.water = edition.starting_water
        player.vp = edition.starting_vp[len(game.players)]
        player.garrison = edition.starting_garrison
        player.supply = edition.troops - edition.starting_garrison
        player.home = edition.starting_agents
        player.deck = list(range(at, at + size))
        game.chance.shuffle(player.deck)
        at += size
    size = sum(card.copies for card in edition.imperium)
    game.imperium_deck = list(range(at, at + size))
    game.chance.shuffle(game.imperium_deck)
    at += size
    for face in edition.reserve:
        game.reserve.append(list(range(at, at + face.copies)))
        for card in game.reserve[-1]:
            game.known[card] = EVERYBODY
        at += face.copies
    game.intrigue_deck = list(game.intrigues)
    game.chance.shuffle(game.intrigue_deck)
    for level, count in reversed(edition.conflict_levels):  # the last level lies at the bottom
        deck = [card for card, conflict in game.conflicts.items() if conflict.level == level]
        game.chance.shuffle(deck)
        game.conflict_deck += deck[:count]
        game.boxed += deck[count:]
    refill(game)
