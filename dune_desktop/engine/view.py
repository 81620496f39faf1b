"""What a seat may see: the only thing that windows, logs and bots read.

Cards that the seat does not know are HIDDEN; numbers of others may be looked up in the game's printed cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from attrs import fields, frozen

from dune_desktop.engine.frames.combat import Combat
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.moves import spies_left
from dune_desktop.engine.names import CardNumber, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.frames.base import Asker
    from dune_desktop.engine.items import Item
    from dune_desktop.engine.rules import Rules
    from dune_desktop.engine.state import Game, Player

HIDDEN = -1
Cards = tuple[CardNumber, ...]
Items = tuple[tuple[CardNumber, str], ...]
"""Open effects: the card that they stand on, NO_CARD for what has none, and their address."""


@frozen
class PlayerView:
    """What lies before a seat."""

    seat: Seat
    leader: str
    solari: int
    spice: int
    water: int
    vp: int
    supply: int
    garrison: int
    troops: int
    strength: int
    swords: int
    persuasion: int
    home: int
    agents: tuple[int, ...]
    swordmaster: bool
    council: bool
    done: bool
    revealed_at: int
    voice: int
    influence: tuple[int, ...]
    hand: Cards
    deck: Cards
    #: One's own deck without its order.
    deck_content: Cards | None
    discard: Cards
    played: Cards
    revealed: Cards
    intrigue: Cards
    waiting: Cards
    set_aside: Cards
    #: The Baron's tokens: his own, or how many still lie face down.
    tokens: tuple[int, ...]
    #: The observation posts of the spies on the board, and how many are left.
    spies: tuple[int, ...]
    spies_left: int
    worms: int
    hooks: bool
    contracts: Cards
    completed: Cards
    #: Objectives and won Conflict cards, face up and face down.
    trophies: Cards
    flipped: Cards
    memories: int
    training: int
    #: The rules play this seat.
    rival: bool


@frozen
class Question:
    """The decision; its options only for who is asked."""

    seat: Seat
    player: Seat
    kind: str
    what: str
    source: str
    options: tuple[Action, ...] | None
    take_back: tuple[Action, ...] | None
    #: What asks is printed or a rule, so everybody may know it.
    asks: Effect | Asker | None
    step: int
    steps: int
    cost: bool
    #: For who is asked.
    about: Cards


@frozen
class TurnView:
    """The running turn: its facts are public, its open items too."""

    seat: Seat
    stage: str
    items: Items
    space: int
    card: CardNumber
    recruited: int
    deployed: int
    deployed_by_card: int
    floor: int
    spice_gained: int
    harvested: int
    ignore_agents: int
    extra_icons: int
    may_pass: bool
    to_top: bool
    worms: int
    spies_recalled: int
    no_deployment: bool
    deploy_anywhere: bool
    discounts: tuple[tuple[str, int], ...]


@frozen
class PoolView:
    """A small pool: the gains of an arrow, the lines of a plot, a combat reward."""

    seat: Seat
    source: str
    items: Items


@frozen
class CombatView:
    """The rounds of combat intrigue: who is left, whose priority it is, and how many passed one after another."""

    order: tuple[Seat, ...]
    at: int
    passes: int
    #: The seat that is asked has played since it was asked.
    played: bool


@frozen
class View:
    """The table as one seat sees it."""

    seat: Seat
    rules: Rules
    round: int
    first: Seat
    over: bool
    players: tuple[PlayerView, ...]
    turn: TurnView
    #: Finished before the turn's own items, the last one first.
    pools: tuple[PoolView, ...]
    combat: CombatView | None
    conflict: CardNumber
    conflict_pile: Cards
    #: The levels of the cards of the Conflict deck: their backs differ.
    conflict_deck: tuple[int, ...]
    row: Cards
    reserve: tuple[Cards, ...]
    imperium_deck: Cards
    intrigue_deck: Cards
    intrigue_discard: Cards
    trashed: Cards
    bonus: tuple[int, ...]
    control: tuple[Seat, ...]
    alliances: tuple[Seat, ...]
    mentat: Seat
    mentat_space: int
    #: Who takes it at the end of the round.
    mentat_won: Seat
    #: The Shield Wall stands.
    wall: bool
    contract_market: Cards
    contract_bank: Cards
    contracts_aside: Cards
    hagal_deck: Cards
    #: The card that a Rival has just turned up is the last one.
    hagal_discard: Cards
    question: Question | None


#: Zones of cards, of which a seat sees those that it knows.
_ZONES = ("hand", "deck", "discard", "played", "revealed", "intrigue", "waiting", "set_aside")
_PILES = (
    "row", "imperium_deck", "intrigue_deck", "intrigue_discard", "trashed",
    "contract_market", "contract_bank", "contracts_aside", "hagal_deck", "hagal_discard",
)  # fmt: skip
#: What is as public as it stands in the state.
_SEAT = tuple(
    field.name
    for field in fields(PlayerView)
    if field.name not in (*_ZONES, "leader", "influence", "deck_content", "tokens", "spies_left", "rival")
)
_TABLE = ("round", "first", "over", "conflict", "mentat", "mentat_space", "mentat_won", "wall")
_TURN = tuple(field.name for field in fields(TurnView) if field.name != "items")


def _plain(thing: object, names: Sequence[str]) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in names}


def view(game: Game, seat: Seat) -> View:
    """The table as this seat sees it."""
    return View(
        seat=seat,
        rules=game.rules,
        players=tuple(_player_view(game, player, seat) for player in game.players),
        turn=TurnView(items=_items(game.turn.items), **_plain(game.turn, _TURN)),
        pools=tuple(PoolView(f.seat, f.source, _items(f.items)) for f in game.stack if isinstance(f, Pool)),
        combat=_combat(game),
        conflict_pile=tuple(game.conflict_pile),
        conflict_deck=tuple(game.conflicts[card].level for card in game.conflict_deck),
        reserve=tuple(_seen(game, seat, stack) for stack in game.reserve),
        bonus=tuple(game.bonus),
        control=tuple(game.control),
        alliances=tuple(game.alliances),
        question=_question(game, seat),
        **_zones(game, seat, game, _PILES),
        **_plain(game, _TABLE),
    )


def _items(items: Sequence[Item]) -> Items:
    return tuple((item.card, item.address) for item in items)


def _combat(game: Game) -> CombatView | None:
    for frame in game.stack:
        if isinstance(frame, Combat):
            return CombatView(frame.order, frame.at, frame.passes, frame.played)
    return None


def _seen(game: Game, seat: Seat, cards: Sequence[CardNumber]) -> Cards:
    return tuple(card if knows(game, seat, card) else HIDDEN for card in cards)


def _zones(game: Game, seat: Seat, thing: object, names: Sequence[str]) -> dict[str, Any]:
    return {name: _seen(game, seat, getattr(thing, name)) for name in names}


def _player_view(game: Game, player: Player, seat: Seat) -> PlayerView:
    mine = player.seat == seat
    return PlayerView(
        leader=player.leader.id,
        influence=tuple(player.influence),
        spies_left=spies_left(game, player),
        rival=player.rival is not None,
        deck_content=tuple(sorted(player.deck)) if mine else None,
        tokens=player.tokens if mine else (HIDDEN,) * len(player.tokens),
        **_zones(game, seat, player, _ZONES),
        **_plain(player, _SEAT),
    )


def _question(game: Game, seat: Seat) -> Question | None:
    decision = game.decision
    if decision is None:
        return None
    asked = decision.seat == seat
    return Question(
        seat=decision.seat,
        player=decision.player,
        kind=decision.kind,
        what=decision.what,
        source=decision.source,
        options=tuple(decision.options) if asked else None,
        take_back=tuple(decision.take_back) if asked else None,
        asks=decision.asks,
        step=decision.step,
        steps=decision.steps,
        cost=decision.cost,
        about=decision.about if asked else (),
    )
