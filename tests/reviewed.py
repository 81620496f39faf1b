"""Games that are looked through: an adviser whose numbers a test can count for itself, and what it finds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from attrs import define, field

from dune_desktop.bots.advice import Advice, Rated, Reason
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.outcome import Upshot
from dune_desktop.engine.actions import Action
from dune_desktop.engine.digest import digest
from dune_desktop.engine.state import Game
from dune_desktop.records.playback import Replay
from dune_desktop.records.record_text import dumps
from dune_desktop.reviews.findings import Finding
from dune_desktop.reviews.looking import Looker
from dune_desktop.reviews.review import Review
from dune_desktop.reviews.review_text import belongs_to
from dune_desktop.reviews.review_text import dumps as review_text
from tests.replayed import GAME, record_of

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow

#: The first option is the best; each further one is so much worse.
STEP = 0.01
#: The seed of a short game, to its end.
SEED = 7


@define
class Counting:
    """Chances by points; each option is worse than the one before it. It knows what it was asked."""

    asked: list[tuple[str, int]] = field(factory=list)

    def chances(self, game: Game) -> Sequence[float]:
        points = [player.vp + 1 for player in game.players]
        return [n / sum(points) for n in points]

    def advise(self, world: Game, effort: Effort, judged: Action) -> Advice:
        assert world.decision is not None
        self.asked.append((digest(world), effort.playouts))
        rated = tuple(
            Rated(
                action,
                0.9 - STEP * n,
                (action,),
                (Reason("points", 0.5, 1.0, 2.0),),
                Upshot({"points": 1} if n == 0 else {}),
            )
            for n, action in enumerate(world.decision.options)
        )
        return Advice(world.decision.seat, tuple(self.chances(world)), rated)


@cache
def replay(edition: str = "base", players: int = 3, actions: int = 10_000) -> Replay:
    return Replay(record_of(edition, players, SEED, actions))


@cache
def looked(edition: str = "base", players: int = 3) -> tuple[Finding, ...]:
    """What there is to find in such a game."""
    looker = Looker(replay(edition, players), Counting(), 5)
    return tuple(map(looker.look, range(looker.replay.last)))


def review(edition: str = "base", players: int = 3) -> Review:
    return Review(replay(edition, players), {one.position: one for one in looked(edition, players)})


def keep(
    window: MainWindow, most: int = 100_000, game: str = GAME, actions: int = 100_000, edition: str = "base"
) -> None:
    """Save the game, of which so many positions have been looked at."""
    record = replay(edition, 3, actions).record
    window.store.keep(game, dumps(record))
    window.store.keep_review(game, review_text(looked(edition)[:most], belongs_to(record)))
    window.store.flush()
