"""Spies on observation posts: placing and recalling them (U11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from dune_desktop.engine import moves
from dune_desktop.engine.actions import NO, Action
from dune_desktop.engine.effects.base import Asking, Cost, Effect, Rank
from dune_desktop.engine.effects.influence import Step
from dune_desktop.engine.frames.run import Run, ask
from dune_desktop.engine.names import HOME, NO_POST, mask
from dune_desktop.engine.refusals import Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.items import Context
    from dune_desktop.engine.state import Game, Player, Table


@frozen
class PlaceSpy(Asking):
    """A spy from supply on a free post; from an empty supply one is recalled first (U11.2, U11.3). ``it``: the post."""

    needs = Refusal("no_post_free")
    #: Only on a post of a space with one of these icons.
    icons: tuple[int, ...] | None = None
    #: Spies of others do not take the post; an own one does (U11.12).
    shared: bool = False
    #: Only on a post of the space that this turn's agent was sent to.
    here: bool = False

    def _posts(self, table: Table, player: Player, recalled: int = NO_POST) -> int:
        """The posts (bit mask) that a spy may come to, once another one has been recalled."""
        edition = table.edition
        wanted = edition.faction_icons if self.icons is None and player.rival is not None else self.icons  # S6.1
        posts = edition.posts_with[-1 if wanted is None else mask(wanted)]  # the last: any icon
        if self.here:
            posts &= 0 if table.turn.space == HOME else mask(edition.posts_at[table.turn.space])
        for other in table.players:
            if other is player:
                for post in player.spies:
                    if post != recalled:
                        posts &= ~(1 << post)
            elif not self.shared:
                for post in other.spies:
                    posts &= ~(1 << post)
        return posts

    def do(self, game: Game, at: Context) -> None:
        self._ask(game, at, [])

    def offer(self, game: Game, run: Run) -> None:
        self._ask(game, run, [NO])

    def _ask(self, game: Game, at: Context, none: list[Action]) -> None:
        player = game.players[at.seat]
        if moves.spies_left(game, player):
            posts = self._posts(game, player)
            picks = [post.pick for number, post in enumerate(game.edition.posts) if posts >> number & 1]
            ask(game, self, at.seat, "post", picks + none, at.address)
        else:
            own = [game.edition.posts[post].pick for post in player.spies if self._posts(game, player, post)]
            ask(game, RecallFirst(self), at.seat, "spy", own + none, at.address)

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if action is NO:
            return
        post = game.edition.post_index[action.args[0]]
        moves.place_spy(game, game.players[run.seat], post)
        run.it = (post,)

    def rank(self, table: Table, player: Player, answer: Action | None = None) -> Rank:
        """Posts of factions by its own list, then those that no list has, then the others as they are listed (S6.2)."""
        if answer is None or player.rival is None:
            return ()
        edition, own, post = table.edition, player.rival.priorities, answer.args[0]
        icons, others = edition.post_icons[edition.post_index[post]], table.rules.course.rival_posts
        found = (rank for rank, faction in enumerate(own) if icons >> edition.faction_icons[faction] & 1)
        return next(found, len(own)), others.index(post) if post in others else -1

    def possible(self, table: Table, at: Context) -> bool:
        player = table.players[at.seat]
        if moves.spies_left(table, player):
            return self._posts(table, player) != 0
        return any(self._posts(table, player, post) for post in player.spies)

    def optional(self, table: Table, at: Context) -> bool:
        return True  # Q2


@frozen
class RecallFirst:
    """Which spy is recalled because none is left to place (U11.3)."""

    then: PlaceSpy

    def chosen(self, game: Game, run: Run, action: Action) -> None:
        if action is not NO:
            moves.recall_spy(game, game.players[run.seat], game.edition.post_index[action.args[0]])
            self.then.do(game, run)


@frozen
class RecallSpy(Cost):
    """Own spies come back to supply (U11.5)."""

    n: int = 1
    what = "spy"

    @property
    def picks(self) -> int:  # type: ignore[override]
        return self.n

    def payable(self, table: Table, at: Context) -> bool:
        return len(table.players[at.seat].spies) >= self.n

    def lack(self, table: Table, at: Context) -> Refusal:
        return Refusal("needs_spies", (self.n,))

    def choices(self, table: Table, at: Context, picked: tuple[Action, ...]) -> list[Action] | None:
        spies = table.players[at.seat].spies
        if len(picked) == self.n or len(spies) == self.n:
            return None
        posts = table.edition.posts
        return [posts[post].pick for post in spies if posts[post].pick not in picked]

    def pay(self, game: Game, at: Context, picked: tuple[Action, ...]) -> tuple[int, ...]:
        player = game.players[at.seat]
        posts = tuple(game.edition.post_index[action.args[0]] for action in picked) or player.spies
        for post in posts:
            moves.recall_spy(game, player, post)
        return ()


@frozen
class InfluenceSpied(Effect):
    """One influence with every faction where the seat has a spy now."""

    def _factions(self, table: Table, player: Player) -> list[int]:
        icons, edition = 0, table.edition
        for post in player.spies:
            icons |= edition.post_icons[post]
        return [
            faction
            for faction, icon in enumerate(edition.faction_icons)
            if icons >> icon & 1 and player.influence[faction] < edition.tops[faction]
        ]

    def do(self, game: Game, at: Context) -> None:
        factions = self._factions(game, game.players[at.seat])
        game.stack.append(Run(at.seat, at.card, at.address, tuple(Step(faction) for faction in factions)))

    def possible(self, table: Table, at: Context) -> bool:
        return bool(self._factions(table, table.players[at.seat]))
