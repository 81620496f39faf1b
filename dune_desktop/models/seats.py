"""The seats in table order, with every figure that lies open before them."""

from __future__ import annotations

from typing import ClassVar, Final

from attrs import frozen

from dune_desktop.engine.names import REVEAL_STAGE, CardNumber, Seat
from dune_desktop.engine.rivals.printed import Rival
from dune_desktop.engine.view import PlayerView, View
from dune_desktop.models import refs
from dune_desktop.models.figures import holdings, marks, numbers, open_cards, plans, say
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.rivals import Aim, aims
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.text.tongue import Context

Seats = Context("Seats")

#: From so many Intrigue cards on, one may be stolen (R8.7).
THEFT: Final = 4


@frozen
class SeatRow:
    """What lies before a seat; of hidden cards their number."""

    key: Seat
    leader: str
    first: bool
    vp: int
    solari: int
    spice: int
    water: int
    hand: int
    intrigue: int
    deck: int
    discard: int
    #: Agents on the leader, the Mentat among them; spaces where the others stand.
    home: int
    agents: tuple[int, ...]
    garrison: int
    supply: int
    troops: int
    strength: int
    council: bool
    swordmaster: bool
    mentat: bool
    #: Where it stands when sent; HOME when it does not.
    mentat_space: int
    mentat_won: bool
    alliances: tuple[int, ...]
    influence: tuple[int, ...]
    #: Spaces under control.
    control: tuple[int, ...]
    voice: int
    played: tuple[CardNumber, ...]
    revealed: tuple[CardNumber, ...]
    waiting: tuple[CardNumber, ...]
    set_aside: tuple[CardNumber, ...]
    #: Of the Baron: how many lie face down.
    tokens: int
    persuasion: int
    swords: int
    #: Spies in supply, -1 where the edition has none; the posts of the others.
    spies_left: int
    spies: tuple[int, ...]
    worms: int
    hooks: bool
    contracts: tuple[CardNumber, ...]
    completed: tuple[CardNumber, ...]
    #: Objectives and won Conflict cards, face up and face down.
    trophies: tuple[CardNumber, ...]
    flipped: tuple[CardNumber, ...]
    memories: int
    #: The number of the space of its leader's training track where its token stands; -1 where the leader has none.
    training: int
    #: The Reveal turn runs; is over; has passed in the rounds of combat since the last card.
    revealing: bool
    done: bool
    passed: bool
    acting: bool
    asked: bool
    #: What is printed on the card of a Rival; None for who plays like people do.
    rival: Rival | None = None
    #: What it buys next.
    aims: tuple[Aim, ...] = ()
    #: The round in which its Swordmaster comes; 0: it never does by itself.
    swordmaster_in: int = 0

    @property
    def ref(self) -> Ref:
        return refs.SEAT, self.key

    @property
    def in_play(self) -> tuple[CardNumber, ...]:
        return self.played + self.revealed

    @property
    def theft(self) -> bool:
        """An Intrigue card may be stolen."""
        return self.intrigue >= THEFT


class SeatModel(RowModel[SeatRow]):
    """A row for each seat, in table order; the row's value has the figures."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {Role.SEAT: "id_of"}

    def sync(self, view: View) -> None:
        """Follow the view by the least signals."""
        self.follow(seat_rows(view, self.names))

    def text(self, row: SeatRow) -> str:
        return self.names.seat(row.key)

    def tip(self, row: SeatRow) -> str:
        facts = (*marks(row), ("points", (row.vp,)), *numbers(row), *holdings(row), *plans(row), *open_cards(row))
        title = seat_title(self.names, row.key, row.leader)
        return "\n".join((title, *say(self.names, facts)))

    def spoken(self, row: SeatRow) -> str:
        return "; ".join((self.text(row), *say(self.names, (*marks(row), ("points", (row.vp,))))))


def seat_title(names: Names, seat: Seat, leader: str) -> str:
    """Who plays whom; a Rival is mostly called like its leader."""
    if names.seat(seat) == names.leader(leader):
        return names.seat(seat)
    return Seats.tr("{player} – {leader}").format(player=names.seat(seat), leader=names.leader(leader))


def seat_rows(view: View, names: Names) -> list[SeatRow]:
    """All seats as the view shows them."""
    passed, spies = _passed(view), bool(names.edition.posts)
    return [_seat_row(view, player, player.seat in passed, spies, names) for player in view.players]


def _passed(view: View) -> tuple[Seat, ...]:
    """Who has passed in the combat since the last card was played."""
    combat = view.combat
    if combat is None:
        return ()
    return tuple(combat.order[(combat.at - n) % len(combat.order)] for n in range(1, combat.passes + 1))


def _seat_row(view: View, player: PlayerView, passed: bool, spies: bool, names: Names) -> SeatRow:
    seat, rival = player.seat, names.rivals[player.seat]
    acting = view.turn.seat == seat
    return SeatRow(
        key=seat,
        leader=player.leader,
        first=view.first == seat,
        vp=player.vp,
        solari=player.solari,
        spice=player.spice,
        water=player.water,
        hand=len(player.hand),
        intrigue=len(player.intrigue),
        deck=len(player.deck),
        discard=len(player.discard),
        home=player.home,
        agents=player.agents,
        garrison=player.garrison,
        supply=player.supply,
        troops=player.troops,
        strength=player.strength,
        council=player.council,
        swordmaster=player.swordmaster,
        mentat=view.mentat == seat,
        mentat_space=view.mentat_space if view.mentat == seat else -1,
        mentat_won=view.mentat_won == seat,
        alliances=tuple(faction for faction, holder in enumerate(view.alliances) if holder == seat),
        influence=player.influence,
        control=tuple(space for space, owner in enumerate(view.control) if owner == seat),
        voice=player.voice,
        played=player.played,
        revealed=player.revealed,
        waiting=player.waiting,
        set_aside=player.set_aside,
        tokens=len(player.tokens),
        persuasion=player.persuasion,
        swords=player.swords,
        spies_left=player.spies_left if spies else -1,
        spies=player.spies,
        worms=player.worms,
        hooks=player.hooks,
        contracts=player.contracts,
        completed=player.completed,
        trophies=player.trophies,
        flipped=player.flipped,
        memories=player.memories,
        training=player.training if _trains(names, player) else -1,
        revealing=acting and view.turn.stage == REVEAL_STAGE,
        done=player.done,
        passed=passed,
        acting=acting,
        asked=view.question is not None and view.question.seat == seat,
        rival=rival,
        aims=() if rival is None else aims(player, rival),
        swordmaster_in=0 if rival is None or player.swordmaster else _swordmaster_round(names),
    )


def _trains(names: Names, player: PlayerView) -> bool:
    leader = names.edition.leader_by_id.get(player.leader)
    return leader is not None and bool(leader.training)


def _swordmaster_round(names: Names) -> int:
    """When the Conflict card above the Rivals' Swordmasters is revealed (B3.5)."""
    level = names.edition.level
    return 0 if level is None else level.above


def contract_count(open_ones: int, done: int) -> str:
    """Contracts in figures: how many are still to be completed, and behind a tick how many are."""
    return " ".join(filter(None, (str(open_ones) if open_ones or not done else "", f"✓{done}" if done else "")))
