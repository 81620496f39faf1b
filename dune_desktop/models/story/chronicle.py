"""The story of a game by rounds, from its events alone: where victory points came from, and what each seat had."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from attrs import define, evolve, field, frozen

from dune_desktop.engine import events
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NO_CARD, NOBODY, CardNumber, Seat

#: What points come from besides a component: the beginning, and influence with a faction.
START, INFLUENCE = "start", "influence."
#: A point that a Rival bought, and with what.
BOUGHT: Final = "rival"
_KEPT: Final = ("solari", "spice", "water")


@frozen
class Account:
    """What lay before a seat at some moment."""

    vp: int = 0
    solari: int = 0
    spice: int = 0
    water: int = 0


@frozen
class Points:
    """Victory points won or lost. ``source``: START, ``influence.fremen``, ``alliance``, or an address."""

    seat: Seat
    n: int
    source: str


@define
class RoundStory:
    """One round; number 0 is the setup."""

    number: int
    conflict: CardNumber = NO_CARD
    #: (seat, strength, place of the reward or 0), strongest first; empty when nobody fought.
    ranking: tuple[tuple[Seat, int, int], ...] = ()
    winner: Seat = NOBODY
    points: list[Points] = field(factory=list)
    #: What Rivals bought.
    purchases: list[events.Bought] = field(factory=list)
    #: What happened in the course of the rewards.
    rewards: list[Event] = field(factory=list)
    #: By seat, as it is at the end of what is told.
    accounts: list[Account] = field(factory=list)


class Chronicle:
    """Follows events; ``rounds`` holds the story so far."""

    def __init__(self, edition: Edition, players: int, dry: Collection[Seat] = (), running: int = 0) -> None:
        """``dry``: seats that begin without water. ``running``: the round that the first event falls in, if any."""
        vp = edition.starting_vp[players]
        start = [Points(seat, vp, START) for seat in range(players) if vp]
        accounts = [Account(vp, water=0 if seat in dry else edition.starting_water) for seat in range(players)]
        self.rounds = [RoundStory(0, points=start, accounts=accounts)]
        if running:
            self.rounds.append(RoundStory(running, accounts=list(accounts)))
        self.over = False
        self._rewarding = False

    def tell(self, told: Iterable[Event]) -> None:
        """Go on with these events."""
        for event in told:
            self._tell(event)

    def settle(self, now: Sequence[Account]) -> None:
        """Take what lies before each seat now: what no event tells of lay there when the game began in a position."""
        for seat, (has, told) in enumerate(zip(now, self.rounds[-1].accounts, strict=True)):
            lay = {what: getattr(has, what) - getattr(told, what) for what in ("vp", *_KEPT)}
            if lay["vp"]:
                points = self.rounds[0].points
                start = sum(point.n for point in points if point.seat == seat) + lay["vp"]
                points[:] = [*(point for point in points if point.seat != seat), Points(seat, start, START)]
            for story in self.rounds if any(lay.values()) else ():
                account = story.accounts[seat]
                story.accounts[seat] = evolve(account, **{what: getattr(account, what) + n for what, n in lay.items()})

    def _tell(self, event: Event) -> None:
        now = self.rounds[-1]
        if isinstance(event, events.RoundBegan):
            self.rounds.append(RoundStory(event.round, event.conflict, accounts=list(now.accounts)))
        elif isinstance(event, events.Ranked):
            now.ranking, now.winner = event.ranking, event.winner
            self._rewarding = True
        elif isinstance(event, events.VictoryPoints):
            self._points(now, event)
        elif isinstance(event, events.Gained) and event.what in _KEPT:
            account = now.accounts[event.seat]
            now.accounts[event.seat] = evolve(account, **{event.what: getattr(account, event.what) + event.n})
        elif isinstance(event, events.Bought):
            self._purchase(now, event)
        elif isinstance(event, events.GameOver):
            self.over = True
        elif isinstance(event, events.CombatEnded):
            self._rewarding = False
        if self._rewarding:
            now.rewards.append(event)

    def _purchase(self, now: RoundStory, event: events.Bought) -> None:
        account = now.accounts[event.seat]
        left = {what: getattr(account, what) - getattr(event, what) for what in _KEPT}
        now.accounts[event.seat] = evolve(account, **left)
        now.purchases.append(event)

    def _points(self, now: RoundStory, event: events.VictoryPoints) -> None:
        account = now.accounts[event.seat]
        now.accounts[event.seat] = evolve(account, vp=account.vp + event.n)
        now.points.append(Points(event.seat, event.n, event.rule or event.source))


def chronicle(
    edition: Edition, players: int, told: Sequence[Sequence[Event]], dry: Collection[Seat] = (), now: int = 0
) -> Chronicle:
    """The story that these steps tell; ``now``: the round that runs at their end.

    Where a round runs before the first one that begins in them, what they tell first belongs to that.
    """
    first = next((event for step in told for event in step), None)
    begun = (event.round for step in told for event in step if isinstance(event, events.RoundBegan))
    running = 0 if isinstance(first, events.RoundBegan) else next(begun, now + 1) - 1
    story = Chronicle(edition, players, dry, running)
    for step in told:
        story.tell(step)
    return story


def points_by_source(story: Chronicle, seat: Seat) -> list[tuple[str, int]]:
    """The points of a seat, added up by the component that gave them, in the order of the first time."""
    totals: dict[str, int] = {}
    for told in story.rounds:
        for point in told.points:
            if point.seat == seat:
                source = point.source if point.source.startswith(INFLUENCE) else point.source.partition(".")[0]
                totals[source] = totals.get(source, 0) + point.n
    return [(source, n) for source, n in totals.items() if n]
