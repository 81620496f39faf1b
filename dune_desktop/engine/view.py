"""What a seat may see: the only thing that windows, logs and bots read.

Cards that the seat does not know are HIDDEN; numbers of others may be looked up in the game's printed cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.names import CardNumber, Seat

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.state import Game, Player

HIDDEN = -1
Cards = tuple[CardNumber, ...]


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


@frozen
class TurnView:
    """The running turn: its facts are public, its open items too."""

    seat: Seat
    stage: str
    items: tuple[tuple[CardNumber, str], ...]
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
    discounts: tuple[tuple[str, int], ...]


@frozen
class View:
    """The table as one seat sees it."""

    seat: Seat
    round: int
    first: Seat
    over: bool
    players: tuple[PlayerView, ...]
    turn: TurnView
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
    question: Question | None


def view(game: Game, seat: Seat) -> View:
    """The table as this seat sees it."""

    def seen(cards: Sequence[CardNumber]) -> Cards:
        return tuple(card if knows(game, seat, card) else HIDDEN for card in cards)

    def player_view(player: Player) -> PlayerView:
        mine = player.seat == seat
        return PlayerView(
            seat=player.seat,
            leader=player.leader.id,
            solari=player.solari,
            spice=player.spice,
            water=player.water,
            vp=player.vp,
            supply=player.supply,
            garrison=player.garrison,
            troops=player.troops,
            strength=player.strength,
            swords=player.swords,
            persuasion=player.persuasion,
            home=player.home,
            agents=player.agents,
            swordmaster=player.swordmaster,
            council=player.council,
            done=player.done,
            revealed_at=player.revealed_at,
            voice=player.voice,
            influence=tuple(player.influence),
            hand=seen(player.hand),
            deck=seen(player.deck),
            deck_content=tuple(sorted(player.deck)) if mine else None,
            discard=seen(player.discard),
            played=seen(player.played),
            revealed=seen(player.revealed),
            intrigue=seen(player.intrigue),
            waiting=seen(player.waiting),
            set_aside=seen(player.set_aside),
            tokens=player.tokens if mine else (HIDDEN,) * len(player.tokens),
        )

    return View(
        seat=seat,
        round=game.round,
        first=game.first,
        over=game.over,
        players=tuple(player_view(player) for player in game.players),
        turn=_turn_view(game),
        conflict=game.conflict,
        conflict_pile=tuple(game.conflict_pile),
        conflict_deck=tuple(game.conflicts[card].level for card in game.conflict_deck),
        row=seen(game.row),
        reserve=tuple(seen(stack) for stack in game.reserve),
        imperium_deck=seen(game.imperium_deck),
        intrigue_deck=seen(game.intrigue_deck),
        intrigue_discard=seen(game.intrigue_discard),
        trashed=seen(game.trashed),
        bonus=tuple(game.bonus),
        control=tuple(game.control),
        alliances=tuple(game.alliances),
        mentat=game.mentat,
        mentat_space=game.mentat_space,
        mentat_won=game.mentat_won,
        question=_question(game, seat),
    )


def _turn_view(game: Game) -> TurnView:
    turn = game.turn
    return TurnView(
        seat=turn.seat,
        stage=turn.stage,
        items=tuple((item.card, item.address) for item in turn.items),
        space=turn.space,
        card=turn.card,
        recruited=turn.recruited,
        deployed=turn.deployed,
        deployed_by_card=turn.deployed_by_card,
        floor=turn.floor,
        spice_gained=turn.spice_gained,
        harvested=turn.harvested,
        ignore_agents=turn.ignore_agents,
        extra_icons=turn.extra_icons,
        may_pass=turn.may_pass,
        to_top=turn.to_top,
        discounts=turn.discounts,
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
    )
