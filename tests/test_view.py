"""What the view adds to the zones: the small pools, the rounds of combat, and the seat that nobody sits on."""

from __future__ import annotations

from dune_desktop.engine.facts import CONFLICT, OPEN, values_of
from dune_desktop.engine.frames.combat import Combat
from dune_desktop.engine.frames.pool import Pool
from dune_desktop.engine.knowledge import knows
from dune_desktop.engine.names import WATCHER
from dune_desktop.engine.state import Player, Table
from dune_desktop.engine.view import HIDDEN, View, view
from tests.games import seats_of, start, walk

_ZONES = ("hand", "deck", "discard", "played", "revealed", "intrigue", "waiting", "set_aside")
_PILES = ("row", "imperium_deck", "intrigue_deck", "intrigue_discard", "trashed")


def cards(thing: Table | Player, names: tuple[str, ...]) -> list[int]:
    return [card for name in names for card in getattr(thing, name)]


def everything(table: View) -> list[int]:
    mine = [card for player in table.players for card in cards(player, _ZONES)]
    return [*cards(table, _PILES), *mine, *(card for stack in table.reserve for card in stack)]


def test_the_watcher_sees_what_all_see_and_nothing_else() -> None:
    for seed in (1, 2):
        game = start(seed, 3 + seed % 2)
        for number, _ in enumerate(walk(game, seats_of(seed))):
            if number % 10:
                continue
            seen = everything(view(game, WATCHER))
            others = [everything(view(game, player.seat)) for player in game.players]
            for card, *known in zip(seen, *others, strict=True):
                assert card == HIDDEN or set(known) == {card}
            assert HIDDEN in seen


def test_the_watcher_is_asked_nothing() -> None:
    game = start(1, leaders=("baron_vladimir_harkonnen",))
    for _ in range(2):
        assert game.decision is not None
        game.apply(game.decision.options[0])
    table = view(game, WATCHER)
    assert table.question is not None
    assert table.question.options is table.question.take_back is None
    assert table.players[0].tokens == (HIDDEN, HIDDEN)
    assert table.deck_content == ()


def test_pools_and_combat_stand_in_every_view() -> None:
    pools = combats = 0
    for seed in range(6):
        game = start(seed)
        for _ in walk(game, seats_of(seed)):
            open_pools = [frame for frame in game.stack if isinstance(frame, Pool)]
            combat = next((frame for frame in game.stack if isinstance(frame, Combat)), None)
            for seat in (0, 1, WATCHER):
                table = view(game, seat)
                assert [pool.items for pool in table.pools] == [frame.items for frame in open_pools]
                assert (table.combat is None) == (combat is None)
                if combat is not None and table.combat is not None:
                    now = (table.combat.order, table.combat.at, table.combat.passes, table.combat.played)
                    assert now == (combat.order, combat.at, combat.passes, combat.played)
            pools += bool(open_pools)
            combats += combat is not None
    assert pools > 20
    assert combats > 20


def test_zones_that_are_declared_open_hold_what_everybody_knows() -> None:
    seen = 0
    for seed in range(4):
        game = start(seed)
        for number, _ in enumerate(walk(game, seats_of(seed))):
            if number % 10:
                continue
            for _, thing, fact in game.facts():
                if fact.kinds and fact.seen == OPEN and CONFLICT not in fact.kinds:
                    cards = values_of(fact, thing)
                    assert all(knows(game, WATCHER, card) for card in cards), fact.name
                    seen += len(cards)
    assert seen > 1000
