"""Setting up a game (R2)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from dune_desktop.engine.abilities import StartWithout
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.composing import compose
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.facts import lay_out
from dune_desktop.engine.frames.flow import setup_of_leaders
from dune_desktop.engine.market import deal_markets
from dune_desktop.engine.names import EVERYBODY
from dune_desktop.engine.rules import Rules, rules_of
from dune_desktop.engine.state import Game, Player

if TYPE_CHECKING:
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.events import Event
    from dune_desktop.engine.printed import Leader

#: So many editions have their cards numbered at a time.
_EDITIONS = 16
#: People and Rivals.
SEATS_WITH_RIVALS = 3


@frozen
class Setup:
    """Everything that, with the actions, makes a game: the same setup is the same game everywhere."""

    players: int
    seed: int = 0
    #: A leader's id for each seat, None for a random one; shorter than ``players``: random for the rest.
    leaders: tuple[str | None, ...] = ()
    #: The products that join those of the edition.
    expansions: tuple[str, ...] = ()
    #: Cards of the edition that stay in the box: ``imperium.dr_yueh``, ``intrigue.ambush``, ``conflict.skirmish_a``.
    left_out: tuple[str, ...] = ()
    #: ``solo`` or ``two``: the last seats are played by the rules, and ``leaders`` names their Rivals.
    mode: str = ""
    #: The level of a solo game, and variants besides those that it forces.
    level: str = ""
    variants: tuple[str, ...] = ()


def new_game(edition: Edition, setup: Setup, events: list[Event] | None = None) -> Game:
    """A game set up and advanced to its first decision. Raises BadSetup."""
    if setup.players not in edition.starting_vp:
        raise BadSetup(f"{edition.id} is not played by {setup.players}")
    edition = played(edition, setup)
    if edition.automa is not None and setup.players != SEATS_WITH_RIVALS:
        raise BadSetup(f"with Rivals there are {SEATS_WITH_RIVALS} seats")
    if len(setup.leaders) > setup.players:
        raise BadSetup(f"{len(setup.leaders)} leaders for {setup.players} players")
    chance = Chance(setup.seed)
    leaders = _leaders(edition, setup, chance)
    faces = numbered_faces(edition, setup.players)
    players = [Player(seat, leader) for seat, leader in enumerate(leaders)]
    if edition.automa is not None:
        for player in players[-edition.automa.seats :]:
            player.rival = edition.automa.rival_by_id[player.leader.id]
    game = Game(edition, Rules((), (), (), edition.course), players=players, chance=chance, **faces)
    lay_out(game, edition, edition.table_facts)
    for player in players:
        lay_out(player, edition, edition.seat_facts)
    game.rules = rules_of(game)
    game.events = events
    game.known = bytearray(sum(map(len, faces.values())))
    _deal(game)
    for deal in edition.course.dealing:
        deal(game)
    game.stack.append(setup_of_leaders(game))
    game.advance()
    return game


def played(edition: Edition, setup: Setup) -> Edition:
    """The edition as it is composed for this setup. Raises BadSetup."""
    expansions, left_out = setup.expansions, setup.left_out
    return compose(edition.recipe, expansions, setup.mode, setup.level, setup.variants, left_out)


def _leaders(edition: Edition, setup: Setup, chance: Chance) -> list[Leader]:
    wanted = [*setup.leaders, *[None] * (setup.players - len(setup.leaders))]
    named = [leader for leader in wanted if leader is not None]
    rivals = 0 if edition.automa is None else edition.automa.seats
    people = setup.players - rivals
    fronts = {leader.id: leader for leader in edition.leaders}
    for seat, leader in enumerate(wanted):
        known = fronts if seat < people or edition.automa is None else edition.automa.rival_by_id
        if leader is not None and leader not in known:
            raise BadSetup(f"unknown leader '{leader}'")
        if leader is not None and named.count(leader) > 1:
            raise BadSetup(f"leader '{leader}' is taken twice")
    # All are shuffled, so that naming the leaders that chance would deal leaves the game as it is.
    deck = list(edition.leaders)
    chance.shuffle(deck)
    free = [leader for leader in deck if leader.id not in named]
    dealt = [free.pop() if leader is None else fronts[leader] for leader in wanted[:people]]
    return dealt + _rivals(edition, [leader.id for leader in dealt], wanted[people:], chance)


def _rivals(edition: Edition, taken: list[str], wanted: list[str | None], chance: Chance) -> list[Leader]:
    """The Rivals that are named, and others by lot; nobody plays against a Rival of the own leader."""
    if edition.automa is None:
        return []
    deck = list(edition.automa.rivals)
    chance.shuffle(deck)
    named = [*taken, *(rival for rival in wanted if rival is not None)]
    free = [rival for rival in deck if rival.id not in named]
    return [(free.pop() if one is None else edition.automa.rival_by_id[one]).leader for one in wanted]


@lru_cache(_EDITIONS)
def numbered_faces(edition: Edition, players: int) -> dict[str, Any]:
    """Every physical card gets a number: each seat's starting deck, Imperium, Reserve, intrigue, Conflict, ..."""
    people = players - (0 if edition.automa is None else edition.automa.seats)
    cards = (*_copies(edition.starters) * people, *_copies((*edition.imperium, *edition.reserve, *edition.stock)))
    piles: dict[str, Iterable[Any]] = {
        "intrigues": edition.intrigues,
        "conflicts": edition.conflicts,
        "objectives": [one for one in edition.objectives if players in one.players],
        "contracts": edition.contracts,
        "hagal": () if edition.automa is None else edition.automa.deck,
        "faces": [face for deck in edition.decks.values() for face in deck],
    }
    at, numbered = len(cards), {}
    for name, faces in piles.items():
        numbered[name] = dict(enumerate(_copies(faces), at))
        at += len(numbered[name])
    return {"cards": cards, **numbered}


def _copies(faces: Iterable[Any]) -> list[Any]:
    return [face for face in faces for _ in range(getattr(face, "copies", 1))]


def _deal(game: Game) -> None:
    """Decks, Row, Reserve and what lies before each seat (R2.2-R2.13)."""
    edition = game.edition
    at = 0
    size = sum(card.copies for card in edition.starters)
    for player in game.players:
        player.water = edition.starting_water
        player.vp = edition.starting_vp[len(game.players)]
        for kind in edition.units:
            if kind.supply is not None:
                kind.supply.set(player, kind.number)
        player.garrison = edition.starting_garrison
        player.supply -= player.garrison
        player.home = edition.starting_agents
        if player.rival is not None:
            continue
        player.deck = list(range(at, at + size))
        _start_without(game, player)
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
    levels = dict(edition.conflict_levels)
    game.boxed = [card for card, conflict in game.conflicts.items() if conflict.level not in levels]
    for level, count in reversed(edition.conflict_levels):  # the last level lies at the bottom
        deck = [card for card, conflict in game.conflicts.items() if conflict.level == level]
        spare = [card for card in deck if f"conflict.{game.conflicts[card].id}" in edition.boxed]
        if len(deck) - len(spare) >= count:
            deck = [card for card in deck if card not in spare]
            game.boxed += spare
            for card in spare:  # nobody thinks that it may come
                game.known[card] = EVERYBODY
        game.chance.shuffle(deck)
        game.conflict_deck += deck[:count]
        game.boxed += deck[count:]
    deal_markets(game, at)


def _start_without(game: Game, player: Player) -> None:
    """Cards that the leader does not start with are out of the game (U2.10)."""
    for ability in game.rules.seats[player.seat].all_of(StartWithout):
        card = next(card for card in player.deck if game.cards[card].id == ability.card)
        player.deck.remove(card)
        game.trashed.append(card)
        game.known[card] = EVERYBODY
