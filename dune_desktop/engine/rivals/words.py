"""Words that only Hagal cards and Rivals need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.influence import InfluenceAmong
from dune_desktop.engine.moves import kept_out
from dune_desktop.engine.tracks import takes_alliance

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Table


@frozen
class MostBonus(Condition):
    """This maker space has the most bonus spice of some, and has any; of equal ones the first (B1.5)."""

    space: str
    among: tuple[str, ...]
    #: Spaces where an agent stands, and closed ones, are passed over.
    free: bool = False

    def holds(self, table: Table, at: Context) -> bool:
        index = table.edition.space_index
        taken = (
            {space for player in table.players for space in (*player.agents, *player.voices)} if self.free else set()
        )
        makers = [space for space in self.among if index[space] not in taken]
        if not makers:
            return False
        best = max(makers, key=lambda space: table.bonus[index[space]])
        return best == self.space and table.bonus[index[best]] > 0


@frozen
class BonusAt(Condition):
    """There is bonus spice on the space."""

    space: str

    def holds(self, table: Table, at: Context) -> bool:
        return table.bonus[table.edition.space_index[self.space]] > 0


@frozen
class ConflictLevel(Condition):
    """The Conflict of this round is of one of these levels."""

    levels: tuple[int, ...]

    def holds(self, table: Table, at: Context) -> bool:
        conflict = table.conflicts.get(table.conflict)
        return conflict is not None and conflict.level in self.levels


@frozen
class CanSummon(Condition):
    """Units of a kind can enter the Conflict of this round (S4.7)."""

    unit: str = field(default="sandworm", repr=False)

    def holds(self, table: Table, at: Context) -> bool:
        return kept_out(table, at.seat, self.unit) is None


@frozen
class Closed(Condition):
    """Never: the space is closed to people at this level (S2.4)."""

    def holds(self, table: Table, at: Context) -> bool:
        return False


@frozen
class BonusToBank(Effect):
    """The bonus spice of the space visited goes back to the bank (B1.5)."""

    def do(self, game: Game, at: Context) -> None:
        space = game.turn.space
        game.bonus[space] = 0
        game.tell(events.BonusSpice, space, 0)

    def possible(self, table: Table, at: Context) -> bool:
        return table.bonus[table.turn.space] > 0


@frozen
class InfluencePlace(InfluenceAmong):
    """With the faction at this place of the priority list, from 1."""

    place: int

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        rival = table.players[at.seat].rival
        return () if rival is None else (rival.priorities[self.place - 1],)


@frozen
class InfluenceForAlliance(InfluenceAmong):
    """With a faction where that takes the Alliance; where there is none, with any."""

    n: int = 1

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        every, tops, mine = table.edition.every_faction, table.edition.tops, table.players[at.seat].influence
        ends = [(faction, min(tops[faction], mine[faction] + self.n)) for faction in every]
        return tuple(faction for faction, end in ends if takes_alliance(table, at.seat, faction, end)) or every


@frozen
class InfluenceMost(InfluenceAmong):
    """With the faction where it has the most; of equal ones the leftmost of its list."""

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        player = table.players[at.seat]
        listed = () if player.rival is None else player.rival.priorities
        return tuple(sorted(listed, key=lambda faction: -player.influence[faction])[:1])
