"""What a seat has besides the usual, in points: tiles, tokens on tracks, money of its own, units of other kinds."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from dune_desktop.bots import worth
from dune_desktop.content.immortality.conditions import MARKED_STEPS
from dune_desktop.content.immortality.facts import Lab
from dune_desktop.content.immortality.words import RESEARCH
from dune_desktop.engine.abilities import Offers, When
from dune_desktop.engine.names import GARRISON

if TYPE_CHECKING:
    from dune_desktop.engine.abilities import Ability
    from dune_desktop.engine.edition import Edition
    from dune_desktop.engine.facts import Where
    from dune_desktop.engine.market import Market, Money
    from dune_desktop.engine.printed import Card, Leader
    from dune_desktop.engine.state import Game, Player
    from dune_desktop.engine.tracks import Track
    from dune_desktop.engine.units import UnitKind

#: Rounds of a usual game.
_ROUNDS: Final = 10
#: Of what happens in each round, so much is made of in a round that is still to come; and of what comes once, at the
#: end or now and then.
_EACH_ROUND, _ONCE = 0.5, 0.6
#: What only permits something.
_PERMISSION: Final = 0.3
#: What lies behind a token on its way back comes later, and some of it does not fit then.
_BEHIND: Final = 0.8
#: A point of strength that waits in a garrison and comes back after a Combat.
_STRENGTH: Final = 0.12
_EACH: Final = ("revealed", "round_began", "turn_began")
#: A token makes about so many steps in a round; who counts too much on what it will reach plays for nothing else.
_PACE, _AHEAD = 0.6, 0.5
#: A genetic marker, for each round that is still to come: what other cards do because of it.
_MARKER: Final = 0.03
#: Money that buys in one market only; more of it than a card costs waits long.
_MONEY, _MOST_MONEY, _SPARE_MONEY = 0.03, 4, 0.01
#: What Family Atomics bring once, in the best round that is left for them: the more rounds, the better that one is.
_ATOMICS, _FEW_ROUNDS = 0.25, 2

#: Cards that lie before the seat, tokens that go back, units that wait, tokens that go on, money that buys in one
#: market only, Family Atomics.
Belongings = tuple[float, float, float, float, float, float]
NOTHING: Final[Belongings] = (0.0,) * 6


def belongings(game: Game, player: Player) -> Belongings:
    """What each of these is worth."""
    left = rounds_left(game, player)
    zones, back, units, on, purses = _kinds(game.edition)
    # Valued in every position that is looked at: a list is added up faster than what makes its numbers one by one.
    return (
        sum([tile(game.cards[card], player.leader, left) for zone in zones for card in zone.of(player)]),
        sum([behind(track)[track.at(player)] for track in back]),
        _STRENGTH * sum([kind.strength * kind.zones[GARRISON].of(player) for kind in units]),
        sum([ahead(track, left)[track.at(player)] for track in on]),
        min(1, left) * sum([_purse(money.fact.of(player)) for money in purses]),
        kept_atomics(left) if Lab in player.added and not Lab.of(player).atomics_used else 0.0,
    )


def rounds_left(game: Game, player: Player) -> int:
    """With this one, as long as the seat has not revealed."""
    return max(0, _ROUNDS - game.round + (not player.done))


@lru_cache(16)
def _kinds(
    edition: Edition,
) -> tuple[tuple[Where, ...], tuple[Track, ...], tuple[UnitKind, ...], tuple[Track, ...], tuple[Money, ...]]:
    """What there is of each kind in games of this edition."""
    zones = tuple(market.to for market in own_markets(edition) if market.to is not None)
    return zones, tracks_back(edition), edition.commanded, tracks_on(edition), own_money(edition)


def _purse(owned: int) -> float:
    return _MONEY * min(owned, _MOST_MONEY) + _SPARE_MONEY * max(0, owned - _MOST_MONEY)


def kept_atomics(rounds: int) -> float:
    """What Family Atomics are worth that wait for a better moment in so many rounds."""
    return _ATOMICS * rounds / (rounds + _FEW_ROUNDS)


@lru_cache(16)
def own_markets(edition: Edition) -> tuple[Market, ...]:
    """Those whose wares lie before the seat that has bought them."""
    return tuple(market for market in edition.markets if not market.cards and market.to is not None)


@lru_cache(16)
def tracks_back(edition: Edition) -> tuple[Track, ...]:
    """Those whose rewards come when the token goes back."""
    return tuple(track for track in edition.tracks if track.when_back)


@lru_cache(16)
def tracks_on(edition: Edition) -> tuple[Track, ...]:
    """Those whose rewards come with every step."""
    return tuple(track for track in edition.tracks if not track.when_back)


@lru_cache(16)
def own_money(edition: Edition) -> tuple[Money, ...]:
    """What a product has its own prices in."""
    return tuple(dict.fromkeys(one.money for one in edition.markets if one.money.fact.among is not None))


@lru_cache(256)
def ahead(track: Track, rounds: int) -> tuple[float, ...]:
    """By node, what lies before a token there: the best way on, as likely as it comes so far in so many rounds."""
    rewards = [worth.points(worth.of_box(one)) for one in track.rewards]

    def further(node: int, steps: int) -> float:
        likely = _PACE * rounds / (_PACE * rounds + steps)
        ways = (track.index[way.id] for way in track.ways[node])
        return max((_AHEAD * likely * rewards[way] + further(way, steps + 1) for way in ways), default=0.0)

    return tuple(further(node, 1) + _marked(track, node, rounds) for node in range(len(track.nodes)))


def _marked(track: Track, node: int, rounds: int) -> float:
    """What the genetic markers bring that a token there has passed."""
    if track.id != RESEARCH:
        return 0.0
    return _MARKER * rounds * sum(track.steps[node] >= column for column in MARKED_STEPS[1:])


@lru_cache(16)
def behind(track: Track) -> tuple[float, ...]:
    """By node, what going back from there brings."""
    found, whole = [], 0.0
    for rewards in track.rewards:
        whole += worth.points(worth.of_box(rewards))
        found.append(_BEHIND * whole)
    return tuple(found)


@lru_cache(1024)
def tile(face: Card, leader: Leader, rounds: int) -> float:
    """What lies before a seat will bring in so many rounds."""
    return sum(_of_ability(ability, leader, rounds) for ability in face.ability)


def _of_ability(ability: Ability, leader: Leader, rounds: int) -> float:
    if not isinstance(ability, Offers | When):
        return _PERMISSION
    brings = worth.points(worth.brings(ability.effect, leader.signet))
    each = isinstance(ability, Offers) or ability.point in _EACH
    return brings * (_EACH_ROUND * rounds if each else _ONCE)
