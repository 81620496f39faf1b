"""How much of something an effect would bring now: only what is sure, and can be paid."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from attrs import frozen

from dune_desktop.engine import effects
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.influence import InfluenceAmong
from dune_desktop.engine.effects.meanings import Meaning
from dune_desktop.engine.items import Context
from dune_desktop.engine.names import RESOURCES
from dune_desktop.engine.state import Table
from dune_desktop.engine.units import TROOP
from dune_desktop.text.hints import GAINS
from dune_desktop.text.products import of_faction
from dune_desktop.text.units import counted
from dune_desktop.text.wording import clause

#: What can be wanted besides resources, and what is said of it in ``text.hints.GAINS``.
INFLUENCE, PERSUASION, SWORDS, TROOPS, POINTS = "influence", "persuasion", "swords", "troops", "points"
AGENTS, CARDS, INTRIGUE, SPIES, HOOKS = "agents", "cards", "intrigue", "spies", "hooks"
COUNCIL, SWORDMASTER = "council", "swordmaster"
#: A spy that may go to any post.
ROVING_SPY = "roving_spy"


@frozen
class Want:
    """Something that is wanted: of influence, with which Faction."""

    what: str
    faction: int = -1

    def words(self, n: int) -> str:
        """So much of it, by itself."""
        if self.what == INFLUENCE:
            return of_faction("influence", self.faction, n)
        if self.what == TROOPS:
            return counted(TROOP.id, n)
        if self.what == PERSUASION:
            return clause(effects.Persuasion(n))
        return GAINS[self.what][1](n)


#: By the class of a word, what it brings for sure and without a question that matters here.
_WORDS: Final[dict[type[Any], Callable[[Any], dict[str, int]]]] = {
    effects.Gain: lambda e: {"solari": e.solari, "spice": e.spice, "water": e.water},
    effects.Harvest: lambda e: {"spice": e.base},
    effects.VP: lambda e: {POINTS: e.n},
    effects.Persuasion: lambda e: {PERSUASION: e.n},
    effects.Swords: lambda e: {SWORDS: e.n},
    effects.Recruit: lambda e: {TROOPS: e.n if e.unit == TROOP.id else 0},
    effects.Draw: lambda e: {CARDS: e.n},
    effects.DrawIntrigue: lambda e: {INTRIGUE: e.n},
    effects.TakeSeat: lambda _: {COUNCIL: 1},
    effects.TakeSwordmaster: lambda _: {SWORDMASTER: 1, AGENTS: 1},
    effects.TakeMentat: lambda e: {AGENTS: 0 if e.anywhere else 1},
    effects.RecallAgent: lambda _: {AGENTS: 1},
    effects.PlaceSpy: lambda e: {SPIES: 1, ROVING_SPY: int(e.icons is None and not e.here)},
    effects.TakeHooks: lambda _: {HOOKS: 1},
}


def brings(effect: Effect, table: Table, at: Context, want: Want) -> int:
    """So much of this, as the table is now; of a choice, by the branch that brings most of it."""
    if isinstance(effect, effects.Arrow):
        return _paid(effect, table, at, want)
    if isinstance(effect, Meaning):
        meant = effect.meant(table, at)
        return 0 if meant is None else brings(meant, table, at, want)
    if isinstance(effect, effects.ChooseOne):
        return max(_each(effect.branches, table, at, want), default=0)
    if isinstance(effect, effects.PickOf):
        return sum(sorted(_each(effect.branches, table, at, want))[-effect.count :])
    if isinstance(effect, effects.Per):
        often: int = effect.count.of(table, at)
        return often * brings(effect.effect, table, at, want)
    if isinstance(effect, effects.All | effects.Then | effects.Branch | effects.Complete):
        return sum(_each(effect.parts(), table, at, want))
    if not (effect.possible(table, at) or isinstance(effect, effects.Harvest)):  # that needs an agent there first
        return 0
    if want.what == INFLUENCE:
        return _influence(effect, table, at, want.faction)
    if want.what == POINTS and isinstance(effect, InfluenceAmong | effects.InfluenceEach):
        return _steps_to_points(effect, table, at)
    return _WORDS[type(effect)](effect).get(want.what, 0) if type(effect) in _WORDS else 0


def _each(parts: Iterable[Effect], table: Table, at: Context, want: Want) -> list[int]:
    return [brings(part, table, at, want) for part in parts]


def _paid(arrow: effects.Arrow, table: Table, at: Context, want: Want) -> int:
    """Less what is paid of the same; nothing while it can't be paid."""
    if not all(cost.payable(table, at) for cost in arrow.costs):
        return 0
    pays = (cost for cost in arrow.costs if isinstance(cost, effects.Pay) and want.what in RESOURCES)
    paid: int = sum(getattr(cost, want.what) for cost in pays)
    return max(0, brings(arrow.gain, table, at, want) - paid)


def _influence(effect: Effect, table: Table, at: Context, faction: int) -> int:
    if isinstance(effect, InfluenceAmong):
        steps: int = effect.n
        return steps if faction in effect.among(table, at) else 0
    return int(isinstance(effect, effects.InfluenceEach) and faction in effect.among(table, at))


def _steps_to_points(effect: InfluenceAmong | effects.InfluenceEach, table: Table, at: Context) -> int:
    """The points of the tracks that these steps lead to; all of a choice go to one Faction (R7.11)."""
    influence, points = table.players[at.seat].influence, {one.number: one.point for one in table.edition.factions}
    climbed = [(faction, influence[faction] + _influence(effect, table, at, faction)) for faction in points]
    reached = sum(influence[faction] < points[faction] <= height for faction, height in climbed)
    return min(1, reached) if isinstance(effect, InfluenceAmong) else reached
