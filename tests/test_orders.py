"""What resolves by itself takes nothing away, and the menus of random games are sound.

Quiet effects resolve by themselves, because no order of theirs could matter. That is a claim about every card, so here
it is tried: the ends that a turn can come to, over all orders of its open items, are the same with and without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from attrs import define, field

from dune_desktop.engine import actions
from dune_desktop.engine.actions import END, REVEAL, Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import If
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.items import Item
from dune_desktop.engine.names import AGENT_STAGE, EVERYBODY, NOBODY, REVEAL_STAGE, START_STAGE
from dune_desktop.engine.printed import Card, Intrigue
from dune_desktop.engine.state import Game
from tests.games import choose, seats_of, start, walk

# ---------------------------------------------------------------- all orders of a turn

#: What only the order of items and the answers to their questions are made of. Deploying and buying would multiply the
#: ends, and none of them resolves by itself; plots only in the arranged turns, where a seat has one.
_ORDER = ("do", "done", "pick", "trash", "discard")
_WITH_PLOTS = (*_ORDER, "play")
#: Positions looked at in one turn; a turn with more is left out.
_BUDGET = 400


class TooMany(Exception):
    """The orders of a turn are more than one wants to try."""


def waiting(game: Game) -> list[Item]:
    """Every item in a pool, the turn's own and those above it."""
    return [*game.turn.items, *(item for frame in game.stack if isinstance(frame, Pool) for item in frame.items)]


def quiet(game: Game) -> list[Item]:
    """The items that would have resolved by themselves by now."""
    return [item for item in waiting(game) if item.printed.effect.quiet(game, item) and item.possible(game)]


def wasted(before: list[Item], action: Action, game: Game) -> bool:
    """A quiet gain that lay ready is lost, or has become impossible, by something else that was done first.

    One may do that, by trashing the card before taking what it gives (R5.10), but it is never of use.
    """
    left = [item for item in waiting(game) if item.possible(game)]
    return any(item.printed.do is not action and all(other is not item for other in left) for item in before)


@define
class Orders:
    """The ends of a turn over all orders of its items, as digests of the position right after it."""

    verbs: tuple[str, ...]
    ends: set[str] = field(factory=set)
    seen: set[str] = field(factory=set)

    def explore(self, game: Game) -> None:
        here = digest(game)
        if here in self.seen:
            return
        self.seen.add(here)
        if len(self.seen) > _BUDGET:
            raise TooMany
        assert game.decision is not None
        for action in game.decision.options:
            if action is END:
                self.ends.add(after_the_turn(game))
            elif action.verb in self.verbs:
                self.follow(game, action)

    def follow(self, game: Game, action: Action) -> None:
        ready = quiet(game)
        after = game.clone()
        after.apply(action)
        if not wasted(ready, action, after):
            self.explore(after)


def after_the_turn(game: Game) -> str:
    """The digest at the next decision behind the turn: its facts and its pool are gone, so only what it did is left.

    Persuasion is lost at its end, but could have bought something. From here on both run the same way, or the combat
    after the last turn of a round would not.
    """
    ended = game.clone()
    ended.automatic = True
    ended.apply(END)
    return f"{game.players[game.turn.seat].persuasion} {digest(ended)}"


def ends(game: Game, opening: Action, automatic: bool, verbs: tuple[str, ...] = _ORDER) -> set[str]:
    """The ends of the turn that begins with an agent or a Reveal."""
    turn = game.clone()
    turn.automatic = automatic
    turn.apply(opening)
    orders = Orders(verbs)
    orders.explore(turn)
    return orders.ends


def kinds(game: Game, opening: Action) -> frozenset[str]:
    """What is worth trying in a turn; empty when it has too few or too many items, or all are of one sort.

    With nothing quiet, or nothing else, automatic or not is the same turn.
    """
    turn = game.clone()
    turn.automatic = False
    turn.apply(opening)
    ready = quiet(turn)
    rest = [item for item in turn.turn.items if item not in ready]
    if not ready or not rest or len(turn.turn.items) > 5:
        return frozenset()
    found = {turn.turn.stage}
    if any(isinstance(item.printed.effect, If) for item in turn.turn.items):
        found.add("if")
    return frozenset(found)


def turns(seeds: range) -> Iterator[tuple[Game, Action, frozenset[str]]]:
    """Turns of random games about to begin, with what they begin with."""
    for seed in seeds:
        game = start(seed, 3 + seed % 2)
        for action in walk(game, seats_of(seed)):
            assert game.decision is not None
            if game.decision.what == START_STAGE and (action is REVEAL or action.verb == "agent"):
                found = kinds(game, action)
                if found:
                    yield game, action, found


@pytest.mark.parametrize("first", range(0, 40, 10))
def test_automatic_gains_take_no_end_away_from_a_turn(first: int) -> None:
    tried: list[frozenset[str]] = []
    for game, opening, found in turns(range(first, first + 10)):
        try:
            by_hand = ends(game, opening, automatic=False)
        except TooMany:
            continue
        assert ends(game, opening, automatic=True) == by_hand, (game.round, opening)
        tried.append(found)
    assert sum(AGENT_STAGE in found for found in tried) > 10
    assert sum(REVEAL_STAGE in found for found in tried) > 10
    assert sum("if" in found for found in tried) > 5


def arranged(seed: int) -> Game:
    """A turn about to begin with Imperium cards, a plot, influence, resources and troops as they are late in a game.

    Random seats hardly ever have a card with a condition and something that makes it true in the same turn.
    """
    chance = Chance(seed)
    game = start(seed, 3)
    while game.decision is not None and (game.round < 2 or game.decision.what != START_STAGE):
        game.apply(choose(game, chance))
    me = game.players[game.turn.seat]
    me.discard += me.hand
    me.hand = [*fresh_cards(game, 1, 1 << me.seat, conditional), *fresh_cards(game, 1, 1 << me.seat)]
    me.played += fresh_cards(game, 1, EVERYBODY)
    me.deck += fresh_cards(game, 3, 0)
    give_plot(game, lambda face: bool(face.plot))
    me.solari, me.spice, me.water = chance.below(7), chance.below(5), chance.below(3)
    me.supply, me.garrison = chance.below(10), chance.below(3)
    for faction in range(4):
        for player in game.players:
            player.influence[faction] = chance.below(3)
        me.influence[faction] = chance.below(5)
        game.alliances[faction] = me.seat if me.influence[faction] == 4 else NOBODY
    game.advance()
    return game


def give_plot(game: Game, wanted: Callable[[Intrigue], bool]) -> None:
    """One intrigue card for the seat whose turn it is, and no other."""
    plot = next(card for card in game.intrigue_deck if wanted(game.intrigues[card]))
    game.intrigue_deck.remove(plot)
    game.players[game.turn.seat].intrigue = [plot]


def conditional(face: Card) -> bool:
    """Something on the card waits until it becomes true."""
    return any(isinstance(printed.effect, If) for printed in (*face.agent, *face.reveal))


def fresh_cards(game: Game, n: int, known: int, wanted: Callable[[Card], bool] = bool) -> list[int]:
    """Cards off the Imperium deck for a seat."""
    cards = [card for card in game.imperium_deck if wanted(game.cards[card])][:n]
    for card in cards:
        game.imperium_deck.remove(card)
        game.known[card] = known
    return cards


def openings(game: Game, seed: int) -> list[Action]:
    """The Reveal turn and some agents."""
    assert game.decision is not None
    agents = [action for action in game.decision.options if action.verb == "agent"]
    Chance(seed).shuffle(agents)
    return [REVEAL, *agents[:2]]


@pytest.mark.parametrize("first", range(0, 90, 30))
def test_automatic_gains_take_no_end_away_from_an_arranged_turn(first: int) -> None:
    tried = 0
    for seed in range(first, first + 30):
        game = arranged(seed)
        for opening in openings(game, seed):
            try:
                by_hand = ends(game, opening, automatic=False, verbs=_WITH_PLOTS)
            except TooMany:
                continue
            assert ends(game, opening, automatic=True, verbs=_WITH_PLOTS) == by_hand, (seed, opening)
            tried += 1
    assert tried > 60


@pytest.mark.parametrize(
    ("card", "plot", "drawn"),
    [
        ("liet_kynes", "water_of_life", "stilgar"),  # what is drawn is revealed, and he counts it
        ("worm_riders", "know_their_ways", "scout"),
        ("firm_grip", "favored_subject", "scout"),
        ("crysknife", "water_of_life", "worm_riders"),
        ("gurney_halleck", "rapid_mobilization", "scout"),
    ],
)
def test_automatic_gains_take_no_end_away_from_cards_that_look_at_each_other(card: str, plot: str, drawn: str) -> None:
    tried = 0
    for seed in range(4):
        game = start(seed, leaders=("helena_richese", "glossu_rabban", "count_ilban_richese"))
        me = game.players[game.turn.seat]
        me.discard += me.hand
        me.hand = fresh_cards(game, 1, 1 << me.seat, lambda face: face.id == card)
        top = fresh_cards(game, 1, 0, lambda face: face.id == drawn)
        if not me.hand or not top:
            continue  # one lies in the Row
        me.deck += top
        give_plot(game, lambda face: face.id == plot)
        me.spice, me.water, me.solari, me.influence = 2, 1, 3, [3, 0, 0, 1]
        game.advance()
        by_hand = ends(game, REVEAL, automatic=False, verbs=_WITH_PLOTS)
        assert ends(game, REVEAL, automatic=True, verbs=_WITH_PLOTS) == by_hand
        assert len(by_hand) > 1  # with the plot, without it
        tried += 1
    assert tried


# ---------------------------------------------------------------- menus

_GAMES = range(100, 120)


@pytest.mark.parametrize("seed", _GAMES)
def test_nobody_may_stop_beside_a_possible_mandatory_item(seed: int) -> None:
    game = start(seed, 3 + seed % 2)
    stops = 0
    for _ in walk(game, seats_of(seed)):
        assert game.decision is not None
        texts = {option.text for option in game.decision.options}
        top = game.stack[-1]
        items = top.items if isinstance(top, Pool) else game.turn.items
        must = [item.address for item in items if item.possible(game) and not item.optional(game)]
        asked = game.decision.kind, game.decision.what
        if texts & {"end", "done"} or ("pass" in texts and asked == ("turn", START_STAGE)):
            assert not must
            stops += 1
        elif asked[0] == "pool" or asked in (("turn", AGENT_STAGE), ("turn", REVEAL_STAGE)):
            assert must  # nor is anybody held back by less
    assert stops > 50


@cache
def _questions() -> list[tuple[str, ...]]:
    """The texts of all options of all decisions of some games."""
    found = []
    for seed in _GAMES:
        game = start(seed, 3 + seed % 2)
        for _ in walk(game, seats_of(seed)):
            assert game.decision is not None
            found.append(tuple(option.text for option in (*game.decision.options, *game.decision.take_back)))
    return found


def test_every_decision_has_an_option() -> None:
    assert all(texts for texts in _questions())


def test_no_two_options_of_a_decision_share_a_text() -> None:
    assert [texts for texts in _questions() if len(set(texts)) < len(texts)] == []


def test_every_option_parses_back_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {text: Action.parse(text) for texts in _questions() for text in texts}
    monkeypatch.setattr(actions, "_interned", {})  # or every text would just be looked up
    assert len(offered) > 500
    for text, action in offered.items():
        parsed = Action.parse(text)
        assert parsed is not action
        assert (parsed.text, parsed.verb, parsed.args) == (text, action.verb, action.args)


@pytest.mark.parametrize("seed", _GAMES)
def test_a_game_never_comes_back_to_a_position(seed: int) -> None:
    game = start(seed, 3 + seed % 2)
    digests = [digest(game) for _ in walk(game, seats_of(seed))]
    digests.append(digest(game))
    assert len(set(digests)) == len(digests) > 200
