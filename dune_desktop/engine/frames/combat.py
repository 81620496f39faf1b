"""Phase 3: combat intrigue in rounds of passes, then the rewards (R20, R21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define

from dune_desktop.engine import events, moves
from dune_desktop.engine.abilities import COMBAT_CARDS, REWARDS
from dune_desktop.engine.actions import PASS, Action
from dune_desktop.engine.decisions import COMBAT, COMBAT_KIND, REWARD, WIN, Decision
from dune_desktop.engine.facts import cloned
from dune_desktop.engine.frames.base import Frame, Key
from dune_desktop.engine.frames.pool import add
from dune_desktop.engine.frames.run import happen
from dune_desktop.engine.frames.windows import InOrder, Window, act, chances
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.names import CONFLICT, NO_CARD, NOBODY, SUPPLY, Seat
from dune_desktop.engine.triggers import gather
from dune_desktop.engine.units import holdings, strength, units

if TYPE_CHECKING:
    from dune_desktop.engine.state import Game


@cloned
@define(eq=False)
class Combat(InOrder):
    """Priority goes round until all who are left in the Conflict have passed one after another (R20.3)."""

    window = COMBAT
    passes: int = 0
    #: The seat that is asked has played since it was asked: it ends its playing and has not passed (Q32).
    played: bool = False

    def step(self, game: Game) -> Decision | None:
        self._drop_out(game)
        if self.passes >= len(self.order):
            game.stack[-1] = Rewards(*ranking(game), 0, holdings(game))
            return None
        player = game.players[self.order[self.at]]
        rules = game.rules.seats[player.seat]
        # A seat with any intrigue card is asked: passing for it would tell that none of them fits.
        asked = player.intrigue and COMBAT_CARDS not in rules.barred
        options = chances(game, player, COMBAT) if asked or COMBAT in rules.prompts else []
        if not asked and not options:
            self._pass(game, alone=True)
            return None
        return Decision(player.seat, player.seat, COMBAT_KIND, [*options, PASS], "", "", (), COMBAT)

    def _drop_out(self, game: Game) -> None:
        """Who has no unit left is out for good (R20.5, U15.1)."""
        players = game.players
        for seat in self.order:
            if not players[seat].troops and not units(game, players[seat]):
                self._go_on_with(tuple(one for one in self.order if units(game, players[one])))
                return

    def _go_on_with(self, left: tuple[Seat, ...]) -> None:
        """Whoever of them would have been asked next still is."""
        gone_before = sum(seat not in left for seat in self.order[: self.at])
        self.played = self.played and self.order[self.at] in left
        self.order = left
        self.at = (self.at - gone_before) % max(1, len(left))

    def _pass(self, game: Game, alone: bool) -> None:
        """Q32: whoever has played ends that, and is asked again if anybody else can still play."""
        if not self.played or not self._answerable(game):
            self.passes += 1
            if game.events is not None and not self.played:
                game.tell(events.Passed, self.order[self.at], alone)
        self.played = False
        self.at = (self.at + 1) % len(self.order)

    def _answerable(self, game: Game) -> bool:
        """Does another seat hold cards that it could play?"""
        players, rules = game.players, game.rules.seats
        others = (seat for seat in self.order if seat != self.order[self.at])
        return any(players[seat].intrigue and COMBAT_CARDS not in rules[seat].barred for seat in others)

    def take(self, game: Game, action: Action) -> None:
        if action is PASS:
            self._pass(game, alone=False)
        else:
            player = game.players[self.order[self.at]]
            if action.args[0] not in game.rules.seats[player.seat].beside:
                self.passes, self.played = 0, True
            act(game, player, action, COMBAT, [])


def fighters(game: Game) -> tuple[Seat, ...]:
    """Who takes part, from the First Player clockwise (R20.1, R20.2, U15.1)."""
    return tuple([player.seat for player in game.clockwise() if player.troops or units(game, player)])


def places(strengths: dict[Seat, int], players: int) -> dict[Seat, int]:
    """The reward, 1 to 3, of each seat that gets one: the complete table of ties (R21)."""
    ranks = sorted({strength for strength in strengths.values() if strength > 0}, reverse=True)
    groups = [[seat for seat, strength in strengths.items() if strength == rank] for rank in ranks]
    if not groups:
        return {}
    third = players >= 4  # R20.8
    if len(groups[0]) > 1:  # nobody wins; the others fight for the third reward only if two are tied (R21.2)
        rewards = dict.fromkeys(groups[0], 2)
        if third and len(groups[0]) == 2 and len(groups) > 1 and len(groups[1]) == 1:
            rewards[groups[1][0]] = 3
        return rewards
    rewards = {groups[0][0]: 1}
    if len(groups) > 1 and len(groups[1]) > 1:
        rewards |= dict.fromkeys(groups[1], 3)
    elif len(groups) > 1:
        rewards[groups[1][0]] = 2
        if third and len(groups) > 2 and len(groups[2]) == 1:
            rewards[groups[2][0]] = 3
    return rewards


def ranking(game: Game) -> tuple[tuple[tuple[Seat, int], ...], Seat]:
    """Who takes which reward, in turn order, and the winner."""
    strengths = {player.seat: strength(game, player) for player in game.clockwise()}
    rewards = places(strengths, len(game.players))
    winner = next((seat for seat, place in rewards.items() if place == 1), NOBODY)
    if game.events is not None:
        rows = sorted(strengths.items(), key=lambda row: -row[1])
        game.tell(events.Ranked, tuple((seat, n, rewards.get(seat, 0)) for seat, n in rows), winner)
    return tuple((seat, rewards[seat]) for seat in strengths if seat in rewards), winner


@cloned
@define(eq=False)
class Rewards(Frame):
    """Each reward is a pool of its seat, in turn order from the First Player (R20.9); then the units go home."""

    order: tuple[tuple[Seat, int], ...]
    winner: Seat
    at: int = 0
    #: Who holds which space since an earlier Combat, and by what kind of unit: those leave when this one is over.
    leaving: tuple[tuple[Seat, int, str], ...] = ()

    def step(self, game: Game) -> Decision | None:
        if self.at < len(self.order):
            seat, place = self.order[self.at]
            self.at += 1
            items = [Item(seat, NO_CARD, printed) for printed in self._boxes(game, seat, place)]
            if seat == self.winner and "conflict_won" in game.rules.listeners[seat]:
                items += gather(game, "conflict_won", seat)
            if not items:
                return None
            face = game.conflicts[game.conflict]
            pool: list[Item] = []
            for item in items:
                add(game, pool, item)
            # R20.10: the winner may mix "when you win" cards in, also one just drawn.
            game.stack.append(Window(seat, pool, face.id, WIN if seat == self.winner else REWARD))
            return None
        if self.winner != NOBODY:
            for spoil in game.rules.course.spoils:  # moves cards and points, asks nothing
                spoil(game, game.players[self.winner])
        game.stack.pop()
        go_home(game, self.leaving)
        return None

    def _boxes(self, game: Game, seat: Seat, place: int) -> tuple[Printed, ...]:
        """The reward, twice where a unit doubles it (U16.1, U16.3), and what units of the winner do."""
        fought = [kind for kind in game.edition.others if kind.conflict.of(game.players[seat])]
        boxes: tuple[Printed, ...] = ()
        if REWARDS not in game.rules.seats[seat].barred:  # B2.4: its reward goes to nobody
            boxes = game.conflicts[game.conflict].reward(place)
            if game.events is not None:
                game.tell(events.RewardBegan, seat, place)
            if fought and any(kind.doubles for kind in fought):
                boxes += tuple(printed for printed in boxes if printed.effect.doubles)
                game.tell(events.Doubled, seat)
        for kind in fought if seat == self.winner else ():
            boxes += kind.spoils
        return boxes

    def key(self) -> Key:
        return ("Rewards", self.order, self.winner, self.at, *self.leaving)


def go_home(game: Game, leaving: tuple[tuple[Seat, int, str], ...]) -> None:
    """The Combat is over: units and swords go (R20.12, U15.8), and then those that have held a space (X3.11)."""
    if game.events is not None:
        game.tell(events.CombatEnded)
    going: list[tuple[Seat, tuple[int, ...]]] = []
    if game.rules.listened_to("gone_home"):
        kinds = game.edition.units
        going = [(player.seat, tuple(kind.conflict.of(player) for kind in kinds)) for player in game.clockwise()]
    for player in game.players:
        for kind in game.edition.others:
            n = kind.conflict.of(player)
            if n:
                moves.move(game, player, n, CONFLICT, kind.home, kind.id)
        if player.troops:
            moves.move(game, player, player.troops, CONFLICT, SUPPLY)
        if player.swords and game.events is not None:
            game.tell(events.Gained, player.seat, "swords", -player.swords, "combat")
        player.swords = 0
    for seat, space, unit in leaving:
        moves.release(game, game.players[seat], unit, space)
    if going:  # heard of who had any there, with how many of each kind as ``it``
        happen(game, [item for seat, n in going if any(n) for item in gather(game, "gone_home", seat, n)])
