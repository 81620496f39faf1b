"""The seats in table order, with every figure that lies open before them."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from dune_desktop.engine.effects import StealIntrigue
from dune_desktop.engine.moves import spies_left
from dune_desktop.engine.names import CONFLICT, GARRISON, REVEAL_STAGE, SUPPLY, CardNumber, Seat
from dune_desktop.engine.rivals.buying import Aim, aims
from dune_desktop.engine.state import Player
from dune_desktop.engine.units import control_of, strength
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.models.table.laboratory import has_token, lab_signs
from dune_desktop.models.table.seat_figures import figures, heading, open_cards, say
from dune_desktop.text.translating import Texts

Seats = Texts("Seats")


@frozen
class SeatRow:
    """What a seat has, as the looker sees it, and how it stands to the table."""

    key: Seat
    player: Player
    #: Who plays in a person's place; empty for people and Rivals.
    bot: str
    first: bool
    mentat: bool
    mentat_won: bool
    alliances: tuple[int, ...]
    strength: int
    #: What it has of units other than troops: their kind, where they are, how many.
    others: tuple[tuple[str, str, int], ...]
    #: What it has bought that lies before it, by market; and where its tokens stand, by track.
    owned: tuple[tuple[str, tuple[CardNumber, ...]], ...]
    tokens: tuple[tuple[str, str], ...]
    #: Signs with numbers of what products add besides.
    extras: tuple[tuple[str, int], ...]
    #: Spaces under control.
    control: tuple[int, ...]
    #: Spies in supply, -1 where the edition has none.
    spies_left: int
    #: The Reveal turn runs; has passed in the rounds of combat since the last card.
    revealing: bool
    passed: bool
    acting: bool
    asked: bool
    #: What a Rival buys next.
    aims: tuple[Aim, ...]
    #: The round in which its Swordmaster comes; 0: it never does by itself.
    swordmaster_in: int

    @property
    def ref(self) -> Ref:
        return refs.SEAT, self.key

    @property
    def in_play(self) -> tuple[CardNumber, ...]:
        return (*self.player.played, *self.player.revealed)

    @property
    def theft(self) -> bool:
        """An Intrigue card may be stolen."""
        return len(self.player.intrigue) >= StealIntrigue().least


class SeatModel(RowModel[SeatRow]):
    """A row for each seat, in table order; the row's value has the figures."""

    FIELDS: ClassVar[dict[int, str]] = RowModel.FIELDS | {Role.SEAT: "key"}

    def sync(self, view: View) -> None:
        self.follow(seat_rows(view, self.names))

    def text(self, row: SeatRow) -> str:
        return self.names.seat(row.key)

    def tip(self, row: SeatRow) -> str:
        facts = (*heading(row), *figures(self.names, row), *open_cards(row))
        title = seat_title(self.names, row.key, row.player.leader.id)
        return "\n".join((title, *say(self.names, facts)))

    def spoken(self, row: SeatRow) -> str:
        return "; ".join((self.text(row), *say(self.names, heading(row))))


def seat_title(names: Names, seat: Seat, leader: str) -> str:
    """Who plays whom; a Rival is mostly called like its leader."""
    if names.seat(seat) == names.leader(leader):
        return names.seat(seat)
    return Seats.tr("{player} – {leader}").format(player=names.seat(seat), leader=names.leader(leader))


def seat_rows(view: View, names: Names) -> list[SeatRow]:
    """All seats as the view shows them."""
    passed, spies = _passed(view), bool(names.edition.posts)
    return [_seat_row(view, player, player.seat in passed, spies, names) for player in view.players]


def nearest(wanted: tuple[Aim, ...]) -> Aim | None:
    """The one of which the least is missing."""
    return min(wanted, key=lambda aim: aim.missing, default=None)


def _passed(view: View) -> tuple[Seat, ...]:
    """Who has passed in the combat since the last card was played."""
    combat = view.combat
    if combat is None:
        return ()
    return tuple(combat.order[(combat.at - n) % len(combat.order)] for n in range(1, combat.passes + 1))


def _seat_row(view: View, player: Player, passed: bool, spies: bool, names: Names) -> SeatRow:
    seat, rival = player.seat, player.rival
    acting = view.turn.seat == seat
    return SeatRow(
        key=seat,
        player=player,
        bot="" if rival is not None else names.bot(seat),
        first=view.first == seat,
        mentat=view.mentat == seat,
        mentat_won=view.mentat_won == seat,
        alliances=tuple(faction for faction, holder in enumerate(view.alliances) if holder == seat),
        strength=strength(view, player),
        others=tuple(
            (kind.id, zone, n)
            for kind in names.edition.others
            for zone in (GARRISON, SUPPLY, CONFLICT)
            if zone in kind.zones and (n := kind.zones[zone].of(player))
        ),
        owned=tuple(
            (sold.id, (*sold.to.of(player), *(() if sold.used is None else sold.used.of(player))))
            for sold in names.edition.markets
            if not sold.cards and sold.to is not None
        ),
        tokens=tuple(
            (track.id, track.nodes[track.at(player)].id) for track in names.edition.tracks if has_token(track, player)
        ),
        extras=tuple(lab_signs(names.edition, player)),
        control=tuple(space for space in names.edition.controllable if control_of(view, space) == seat),
        spies_left=spies_left(view, player) if spies else -1,
        revealing=acting and view.turn.stage == REVEAL_STAGE,
        passed=passed,
        acting=acting,
        asked=view.question is not None and view.question.seat == seat,
        aims=aims(view, player),
        swordmaster_in=0 if rival is None or player.swordmaster else _swordmaster_round(names),
    )


def _swordmaster_round(names: Names) -> int:
    """When the Conflict card above the Rivals' Swordmasters is revealed (B3.5)."""
    level = names.edition.level
    return 0 if level is None else level.above


def contract_count(open_ones: int, done: int) -> str:
    """Contracts in figures: how many are still to be completed, and behind a tick how many are."""
    return " ".join(filter(None, (str(open_ones) if open_ones or not done else "", f"✓{done}" if done else "")))
