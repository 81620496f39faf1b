"""Units: recruiting, deploying, retreating, losing. They are troops where no other kind is named."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

from attrs import field, frozen

from dune_desktop.engine import moves
from dune_desktop.engine.actions import NO, PICK_AMOUNT, Action
from dune_desktop.engine.effects.base import Asking, Cost, Effect, Rank
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import CONFLICT, GARRISON, NOBODY, REVEAL_STAGE, SUPPLY
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.rivals.variants import stays
from dune_desktop.engine.units import TROOP, holdings

if TYPE_CHECKING:
    from dune_desktop.engine.facts import Where
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Player, Table

#: More than a seat owns: "any number".
ALL_TROOPS = 99
#: With so many left in supply nothing else that takes from it comes too short.
PLENTY = 6


@frozen
class OfUnits(Effect):
    """Moves units from a zone; troops, unless it says of which kind."""

    unit: str = field(default=TROOP.id, repr=False, kw_only=True)

    def count(self, table: Table, at: Context, zone: str) -> int:
        """How many of the seat are there."""
        found: int = table.edition.unit_by_id[self.unit].zones[zone].of(table.players[at.seat])
        return found

    def too_few(self, zone: str, n: int = 1) -> Refusal:
        """They are not there; what is no troop is named."""
        return Refusal("too_few_troops", (zone, n, *(() if self.unit == TROOP.id else (self.unit,))))


@frozen
class Recruit(OfUnits):
    """From supply to garrison; ``it``: as many."""

    n: int

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        n = min(self.n, self._supply(game, player))  # R13.6, R14.1
        moves.move(game, player, n, SUPPLY, GARRISON, self.unit)
        if isinstance(at, Run):
            at.it = (n,)

    def possible(self, table: Table, at: Context) -> bool:
        return self._supply(table, table.players[at.seat]) > 0  # Q37: else it waits

    def _supply(self, table: Table, player: Player) -> int:
        if self.unit == TROOP.id:  # what is recruited most is found at once
            return player.supply
        found: int = table.edition.unit_by_id[self.unit].zones[SUPPLY].of(player)
        return found

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.too_few(SUPPLY)

    def quiet(self, table: Table, at: Context) -> bool:
        # Near an empty supply the order of recruits and other uses of it can matter.
        return self._supply(table, table.players[at.seat]) - self.n >= PLENTY


@frozen
class _UpTo(OfUnits, Asking):
    """Some units, up to ``n`` of them, none too; "you may" move a single one is answered by leaving it.

    ``least=0``: it is possible, and a duty, with no unit there either. So an intrigue card can be played for it.
    """

    n: int = ALL_TROOPS
    least: int = 1

    #: Where they come from, and go.
    origin: ClassVar[str] = GARRISON
    target: ClassVar[str] = CONFLICT

    def there(self, table: Table, at: Context) -> int:
        """How many could be moved."""
        return 0 if self._shut(table, at) else self.count(table, at, self.origin)

    def _shut(self, table: Table, at: Context) -> Refusal | None:
        return moves.kept_out(table, at.seat, self.unit) if self.target == CONFLICT else None

    def lack(self, table: Table, at: Context) -> Refusal:
        return self._shut(table, at) or self.too_few(self.origin)

    def do(self, game: Game, at: Context) -> None:
        first = self.least if self.n == 1 else 0
        options = list(PICK_AMOUNT[first : min(self.n, self.there(game, at)) + 1])
        ask(game, self, at.seat, "amount", options, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        n = int(action.args[0])
        if n:
            moves.move(game, game.players[run.seat], n, self.origin, self.target, self.unit)

    def possible(self, table: Table, at: Context) -> bool:
        return self.there(table, at) > 0 or self.least == 0

    def idle(self, table: Table, at: Context) -> bool:
        return self.there(table, at) == 0

    def optional(self, table: Table, at: Context) -> bool:
        return self.least > 0


@frozen
class Deploy(_UpTo):
    """From the garrison into the Conflict by an effect: no combat space needed, beyond the usual two (R14.7)."""


@frozen
class DeployRecruited(_UpTo):
    """Any of those just recruited into the Conflict; the right of a combat space is about the others (X3.3)."""

    least: int = 0

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if game.turn.seat == run.seat and game.turn.stage != REVEAL_STAGE:  # also before the agent is sent
            game.turn.recruited -= int(action.args[0])
        _UpTo.chosen(self, game, run, action)

    def there(self, table: Table, at: Context) -> int:
        return min(at.it[0] if at.it else 0, _UpTo.there(self, table, at))

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        """All of them, unless it keeps its troops (S9.3)."""
        n = 0 if answer is None else int(answer.args[0])
        return (n if stays(table, player) else -n,)


@frozen
class Retreat(_UpTo):
    """From the Conflict to the garrison."""

    origin = CONFLICT
    target = GARRISON


@frozen
class DeployUnits(Asking):
    """Up to ``n`` units of any kinds from the garrison into the Conflict, one after another (X3.14)."""

    n: int

    def _kinds(self, table: Table, at: Context) -> list[Action]:
        player = table.players[at.seat]
        return [
            Action.of("pick", kind.id)
            for kind in (TROOP, *table.edition.commanded)
            if kind.zones[GARRISON].of(player) and moves.kept_out(table, at.seat, kind.id) is None
        ]

    def do(self, game: Game, at: Context) -> None:
        kinds, n = self._kinds(game, at), len(at.it) + 1
        if kinds:
            ask(game, self, at.seat, "unit", [*kinds, NO], at.address, step=n, steps=self.n)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if action is NO:
            return
        moves.move(game, game.players[run.seat], 1, GARRISON, CONFLICT, action.args[0])
        run.it += (1,)
        if len(run.it) < self.n:
            self.do(game, run)

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self._kinds(table, at))

    def optional(self, table: Table, at: Context) -> bool:
        return True

    def offer(self, game: Game, run: Run) -> None:
        self.do(game, run)

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("too_few_units", (GARRISON,))


@frozen
class DeployFromSupply(OfUnits):
    """From the supply, or the bank, straight into the Conflict."""

    n: int = 1
    #: They are recruited for it: while none may enter the Conflict, they stay in the garrison (R13.6).
    recruited: bool = field(default=False, repr=False, kw_only=True)

    def _there(self, table: Table, at: Context) -> int:
        return self.n if table.edition.unit_by_id[self.unit].supply is None else self.count(table, at, SUPPLY)

    def do(self, game: Game, at: Context) -> None:
        n = min(self.n, self._there(game, at))
        source = game.edition.unit_by_id[self.unit].source
        target = GARRISON if moves.kept_out(game, at.seat, self.unit) else CONFLICT
        moves.move(game, game.players[at.seat], n, source, target, self.unit)

    def possible(self, table: Table, at: Context) -> bool:
        may_go = self.recruited or moves.kept_out(table, at.seat, self.unit) is None
        return may_go and self._there(table, at) > 0

    def lack(self, table: Table, at: Context) -> Refusal:
        why = None if self.recruited else moves.kept_out(table, at.seat, self.unit)
        return why or self.too_few(SUPPLY)


@frozen
class RetreatTroops(OfUnits, Cost):
    """So many from the Conflict to the garrison, to get something for it."""

    least: int
    most: int
    what = "amount"

    def payable(self, table: Table, at: Context) -> bool:
        return self.count(table, at, CONFLICT) >= self.least

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.too_few(CONFLICT, self.least)

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        most = min(self.most, self.count(table, at, CONFLICT))
        return None if picked or most == self.least else list(PICK_AMOUNT[self.least : most + 1])

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        n = int(picked[0].args[0]) if picked else self.least
        moves.move(game, game.players[at.seat], n, CONFLICT, GARRISON, self.unit)
        return (n,)


@frozen
class Mixed(Cost):
    """So many units in all, of several kinds or from several zones, in any mix."""

    n: int

    @property
    def picks(self) -> int:  # type: ignore[override]
        return self.n

    def there(self, table: Table, at: Context) -> dict[str, int]:
        """How many there are of each."""
        raise NotImplementedError

    def _left(self, table: Table, at: Context, picked: tuple[Action, ...]) -> dict[str, int]:
        gone = Counter(action.args[0] for action in picked)
        left = {one: n - gone[one] for one, n in self.there(table, at).items()}
        return {one: n for one, n in left.items() if n}

    def payable(self, table: Table, at: Context) -> bool:
        return sum(self.there(table, at).values()) >= self.n

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        left, more = self._left(table, at, picked), self.n - len(picked)
        if not more or len(left) == 1 or sum(left.values()) == more:  # all of them, or the only ones
            return None
        return [Action.of("pick", one) for one in left]

    def mix(self, table: Table, at: Context, picked: tuple[Action, ...]) -> Counter[str]:
        """How many of each: what was picked, and what there was no need to ask for."""
        going = Counter(action.args[0] for action in picked)
        for one, n in self._left(table, at, picked).items():
            going[one] += min(n, self.n - going.total())
        return +going


@frozen
class RetreatUnits(Mixed):
    """So many units from the Conflict to the garrison, of any kinds; what has no garrison can't (X3.14, X9.12)."""

    what = "unit"

    def there(self, table: Table, at: Context) -> dict[str, int]:
        player = table.players[at.seat]
        return {kind.id: kind.conflict.of(player) for kind in (TROOP, *table.edition.commanded)}

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("needs_units", (self.n,))

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        for kind, n in self.mix(game, at, picked).items():
            moves.move(game, game.players[at.seat], n, CONFLICT, GARRISON, kind)
        return ()


@frozen
class LoseTroops(OfUnits, Cost):
    """From the Conflict or the garrison back to the own supply; as an effect as many as there are."""

    n: int
    zone: str

    def payable(self, table: Table, at: Context) -> bool:
        return self.count(table, at, self.zone) >= self.n

    def possible(self, table: Table, at: Context) -> bool:
        return self.count(table, at, self.zone) > 0

    def lack(self, table: Table, at: Context) -> Refusal:
        return self.too_few(self.zone, self.n)

    def enables(self, gain: Effect) -> bool:
        return self.unit == TROOP.id and uses_supply(gain)

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        n = min(self.n, self.count(game, at, self.zone))
        moves.move(game, game.players[at.seat], n, self.zone, SUPPLY, self.unit)
        return (n,)


@frozen
class TroopsBecome(Effect):
    """Troops from supply become something else, as many as there are: see ``into``."""

    lacks = Refusal("too_few_troops", (SUPPLY, 1))
    #: What they are then: a number of the seat.
    into: ClassVar[Where]
    n: int = 1

    def do(self, game: Game, at: Context) -> None:
        player = game.players[at.seat]
        moves.set_aside(game, player, min(self.n, player.supply), self.into)

    def possible(self, table: Table, at: Context) -> bool:
        return table.players[at.seat].supply > 0


def uses_supply(gain: Effect) -> bool:
    """Troops that have just come to supply make part of it possible."""
    return isinstance(gain, TroopsBecome) or any(uses_supply(part) for part in gain.parts())


@frozen
class HoldSpace(OfUnits, Asking):
    """One that fought holds a space that can be controlled, and that none holds, until the end of the next Combat."""

    doubles = False
    #: The order in which Rivals look at the spaces.
    rival_order: tuple[str, ...] = ()

    def _spaces(self, table: Table) -> list[Action]:
        taken = {space for _, space, _ in holdings(table)}
        edition = table.edition
        return [edition.pick_space[space] for space in edition.controllable if space not in taken]

    def do(self, game: Game, at: Context) -> None:
        ask(game, self, at.seat, "space", self._spaces(game), at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        space = game.edition.space_index[action.args[0]]
        moves.hold(game, game.players[run.seat], self.unit, space)

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        """An opponent's marker, none, an own one; then by the order (X10.9)."""
        if answer is None:
            return ()
        space = answer.args[0]
        owner = table.control[table.edition.space_index[space]]
        return (owner == NOBODY) + 2 * (owner == player.seat), (*self.rival_order, space).index(space)

    def possible(self, table: Table, at: Context) -> bool:
        return self.count(table, at, CONFLICT) > 0 and bool(self._spaces(table))
