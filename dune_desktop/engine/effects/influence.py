"""Influence, gained and lost one step at a time (R7.3), and the ways of tokens on other tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import tracks
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.base import Asking, Cost, Effect, Rank
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.items import FOR_SEAT, Item
from dune_desktop.engine.names import BENE_GESSERIT, EMPEROR, FACTIONS, FREMEN, HOME, NO_CARD, SPACING_GUILD
from dune_desktop.engine.refusals import NOTHING_HAPPENS, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Player, Table
    from dune_desktop.engine.tracks import Track


@frozen
class Step(Effect):
    """One step up a track."""

    faction: int

    def do(self, game: Game, at: Context) -> None:
        tracks.influence_up(game, game.players[at.seat], self.faction, at.address)


def climb(game: Game, at: Context, faction: int, n: int) -> None:
    """So many steps up one track; each is finished before the next."""
    if n == 1:
        tracks.influence_up(game, game.players[at.seat], faction, at.address)
    else:
        game.stack.append(Run(at.seat, at.card, at.address, (Step(faction),) * n))


@frozen
class InfluenceAmong(Asking):
    """Gain influence with one faction among some."""

    #: How many steps, all with the same faction (R7.11).
    n = 1

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        """The factions to choose from."""
        raise NotImplementedError

    def _open(self, table: Table, at: Context) -> list[int]:
        # R7.13: a gain beyond the top is lost, so a full track is no choice.
        influence, tops = table.players[at.seat].influence, table.edition.tops
        return [faction for faction in self.among(table, at) if influence[faction] < tops[faction]]

    def do(self, game: Game, at: Context) -> None:
        factions = self._open(game, at)
        if len(factions) == 1:
            climb(game, at, factions[0], self.n)
        elif factions:
            ask(game, self, at.seat, "faction", [game.edition.pick_faction[f] for f in factions], at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        climb(game, run, FACTIONS.index(action.args[0]), self.n)

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        """Where it has the least; of equal ones the leftmost of its list, if it has one (S7.2, B3.9)."""
        among = (FACTIONS.index(answer.args[0]),) if answer else self.among(table, FOR_SEAT[player.seat])
        listed = () if player.rival is None else player.rival.priorities
        return (player.influence[among[0]], (*listed, *among).index(among[0])) if len(among) == 1 else ()

    def possible(self, table: Table, at: Context) -> bool:
        influence, tops = table.players[at.seat].influence, table.edition.tops
        for faction in self.among(table, at):  # noqa: SIM110 (as of arrows)
            if influence[faction] < tops[faction]:
                return True
        return False

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("tracks_full") if self.among(table, at) else NOTHING_HAPPENS


@frozen
class Influence(InfluenceAmong):
    """n influence with the named faction, or with one of several."""

    who: int | tuple[int, ...]
    n: int = 1

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        return (self.who,) if isinstance(self.who, int) else self.who or table.edition.every_faction


#: One influence with each faction of the base game, for picking some.
WITH_EACH = tuple(map(Influence, (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)))


@frozen
class InfluenceBehind(InfluenceAmong):
    """With a faction where at least one opponent has more than you."""

    n: int = 1

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        mine = table.players[at.seat].influence
        others = table.opponents(at.seat)
        return tuple(f for f in table.edition.every_faction if any(o.influence[f] > mine[f] for o in others))


@frozen
class InfluenceVisited(InfluenceAmong):
    """With the faction of the space visited this turn: so "two instead of one" is one more (Q22)."""

    n: int = 1
    #: It is said as the whole that the visit gives then.
    instead: bool = True
    asks = False

    def do(self, game: Game, at: Context) -> None:
        InfluenceAmong.do(self, game, at)
        if self._replaces(at):
            game.turn.raised = True

    def _replaces(self, at: Context) -> bool:
        """It is not the visit's own."""
        return self.instead and at.card != NO_CARD

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        turn = table.turn
        if turn.seat != at.seat or turn.space == HOME:
            return ()
        if turn.raised and self._replaces(at):  # QI14: "two instead of one" is two, however often it is said
            return ()
        faction = table.edition.spaces[turn.space].faction
        return () if faction is None else (faction,)


@frozen
class InfluenceEach(Effect):
    """One step with each of several factions, in this order."""

    lacks = Refusal("tracks_full")
    factions: tuple[int, ...]

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        """Those factions."""
        return self.factions

    def do(self, game: Game, at: Context) -> None:
        game.stack.append(Run(at.seat, at.card, at.address, tuple(Step(f) for f in self.among(game, at))))

    def possible(self, table: Table, at: Context) -> bool:
        influence, tops = table.players[at.seat].influence, table.edition.tops
        for faction in self.among(table, at):  # noqa: SIM110 (as of arrows)
            if influence[faction] < tops[faction]:
                return True
        return False


@frozen
class InfluenceWhereAgents(InfluenceEach):
    """One step with each faction on whose spaces at least one own agent stands."""

    lacks = NOTHING_HAPPENS
    factions: tuple[int, ...] = ()

    def among(self, table: Table, at: Context) -> tuple[int, ...]:
        spaces = table.edition.spaces
        there = [spaces[space].faction for space in table.players[at.seat].agents]
        return tuple([faction for faction in table.edition.every_faction if faction in there])


@frozen
class LoseInfluence(Cost):
    """One step down, so many times, each with a faction of choice where there is influence (R7.12)."""

    times: int = 1
    #: All with the same faction (R7.11).
    together: bool = False
    what = "faction"

    @property
    def picks(self) -> int:  # type: ignore[override]
        return 1 if self.together else self.times

    def payable(self, table: Table, at: Context) -> bool:
        influence = table.players[at.seat].influence
        return (max if self.together else sum)(influence) >= self.times

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("too_little_influence", (self.times,))

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        if len(picked) == self.picks:
            return None
        influence = table.players[at.seat].influence
        if self.together:
            return [pick for f, pick in enumerate(table.edition.pick_faction) if influence[f] >= self.times]
        return [pick for f, pick in enumerate(table.edition.pick_faction) if influence[f] > picked.count(pick)]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        factions = tuple(FACTIONS.index(action.args[0]) for action in picked) * (self.times // self.picks)
        if len(factions) == 1:
            tracks.influence_down(game, game.players[at.seat], factions[0], at.address)
        else:
            game.stack.append(Run(at.seat, at.card, at.address, tuple(StepDown(f) for f in factions)))
        return factions


@frozen
class StepDown(Effect):
    """One step down a track."""

    faction: int

    def do(self, game: Game, at: Context) -> None:
        tracks.influence_down(game, game.players[at.seat], self.faction, at.address)


@frozen
class Advance(Asking):
    """The token goes one node on, and the new node gives its reward (U20.1); so many times."""

    what = "node"
    track: str
    n: int = 1

    def on(self, table: Table, at: Context) -> Track:
        """The track on which the token moves."""
        return table.edition.track_by_id[self.track]

    def do(self, game: Game, at: Context) -> None:
        ahead = self.on(game, at).ahead(game, game.players[at.seat])
        if self.n > 1:
            game.stack.append(Run(at.seat, at.card, at.address, (Advance(self.track),) * self.n))
        elif ahead:  # Q14: nothing at the end of the track
            ask(game, self, at.seat, self.what, [node.pick for node in ahead], at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        track = self.on(game, run)
        rewards = track.move(game, game.players[run.seat], track.index[action.args[0]])
        if rewards:
            effects = tuple(printed.effect for printed in rewards)
            # They are no effects of a card that moved the token: what trashes that here is not its own (R5.10).
            game.stack.append(Run(run.seat, NO_CARD, rewards[0].address, effects, 0))

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self.on(table, at).ahead(table, table.players[at.seat]))

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("track_end", (self.on(table, at).id,))


@frozen
class Recall(Effect):
    """The token goes back to the start, for the rewards of its node and of all before it, in any order."""

    track: str

    def do(self, game: Game, at: Context) -> None:
        track, player = game.edition.track_by_id[self.track], game.players[at.seat]
        behind = track.rewards[: track.at(player) + 1]
        track.move(game, player, 0)
        # They are no effects of a card that moved the token: they stay when that is trashed (R5.10).
        items = [Item(at.seat, NO_CARD, printed) for rewards in behind for printed in rewards]
        game.stack.append(Pool(at.seat, items, at.address))

    def possible(self, table: Table, at: Context) -> bool:
        return table.edition.track_by_id[self.track].at(table.players[at.seat]) > 0

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("track_start", (self.track,))
