"""A seat knows what it may know: twin worlds, the barrier of undo, and what each seat is shown.

A twin is the same game with everything dealt anew that one seat does not know. Whatever that seat can see, ask and be
told has to be the same in both, or something hidden shows through.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.effects import Discard, EachOpponent, RevealTokens
from dune_desktop.engine.events import Event
from dune_desktop.engine.faults import faults
from dune_desktop.engine.frames.run import Ask
from dune_desktop.engine.items import Item, Printed
from dune_desktop.engine.knowledge import determinize, redeal
from dune_desktop.engine.market import ROW, acquire
from dune_desktop.engine.moves import reshuffle, steal_intrigue
from dune_desktop.engine.names import DECK, EVERYBODY, NO_CARD
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import HIDDEN, View, view
from tests.games import BASE, choose, seats_of, start, walk

# ---------------------------------------------------------------- twin worlds

_EVERY = 12


def twin_of(game: Game, seat: int, chance: Chance) -> Game:
    """The game as it could be too, for all that the seat knows; a menu is drawn up anew from what is there."""
    twin = game.clone()
    redeal(twin, seat, chance)
    if not isinstance(twin.stack[-1], Ask):
        twin.decision = twin.stack[-1].step(twin)
    return twin


def positions(seeds: range, every: int = _EVERY) -> Iterator[tuple[Game, Chance]]:
    """Every so many decisions of random games, with a generator of the test's own."""
    for seed in seeds:
        game = start(seed, 3 + seed % 2)
        chance = Chance(seed + 77)
        for n, _ in enumerate(walk(game, seats_of(seed))):
            if n % every == seed % every:
                yield game, chance


def worlds(seeds: range, every: int = _EVERY) -> Iterator[tuple[Game, Game, int, Chance]]:
    """Positions with a twin for each seat."""
    for game, chance in positions(seeds, every):
        for player in game.players:
            yield game, twin_of(game, player.seat, chance), player.seat, chance


def own(seeds: range, every: int = _EVERY) -> Iterator[tuple[Game, Game, int, Chance]]:
    """Positions with a twin for the seat that is asked."""
    for game, chance in positions(seeds, every):
        assert game.decision is not None
        seat = game.decision.seat
        yield game, twin_of(game, seat, chance), seat, chance


_SEEDS = (range(500, 508), range(508, 516))


@pytest.mark.parametrize("seeds", _SEEDS)
def test_a_seat_sees_no_difference(seeds: range) -> None:
    others = 0
    for game, twin, seat, _ in worlds(seeds):
        assert view(twin, seat) == view(game, seat)
        others += digest(twin) != digest(game)
    assert others > 100


@pytest.mark.parametrize("seeds", _SEEDS)
def test_dealing_anew_conserves_all_cards(seeds: range) -> None:
    for game, twin, _, _ in worlds(seeds):
        assert faults(twin) == faults(game) == []
        assert [sorted(pool) for pool in pools(twin)] == [sorted(pool) for pool in pools(game)]
        assert [len(zone) for zone in zones(twin)] == [len(zone) for zone in zones(game)]


def pools(game: Game) -> list[list[int]]:
    """What can be exchanged among itself, and nowhere else."""
    return [
        *([*player.hand, *player.deck] for player in game.players),
        [card for player in game.players for card in player.intrigue] + game.intrigue_deck,
        game.imperium_deck,
        game.conflict_deck + game.boxed,
    ]


def zones(game: Game) -> list[list[int]]:
    """The zones that hold hidden cards."""
    mine = [zone for player in game.players for zone in (player.hand, player.deck, player.intrigue)]
    return [*mine, game.intrigue_deck, game.imperium_deck, game.conflict_deck, game.boxed]


def test_dealing_a_clone_anew_leaves_the_game_alone() -> None:
    for game, chance in positions(range(500, 503), every=40):
        for player in game.players:
            before = digest(game)
            redeal(game.clone(), player.seat, chance)
            assert digest(game) == before


@cache
def _universe() -> list[Action]:
    """Actions of every kind that a seat might ask about."""
    texts = ["reveal", "pass", "end", "done", "pick yes"]
    texts += [f"{verb} {n}" for verb in ("deploy", "take_back", "pick") for n in range(4)]
    texts += [f"play {card.id}" for card in BASE.intrigues]
    for card in BASE.card_by_id.values():
        texts += [f"agent {card.id} > {space.id}" for space in BASE.spaces]
        texts += [f"acquire {card.id}", f"acquire {card.id} top", f"discard {card.id}", f"trash hand:{card.id}"]
        texts += [printed.do.text for box in (card.agent, card.reveal) for printed in box]
    return [Action.parse(text) for text in dict.fromkeys(texts)]


def sample(game: Game, chance: Chance, n: int = 30) -> list[Action]:
    """Some actions to ask about: any, and those with the cards that one holds."""
    assert game.decision is not None
    everything = _universe()
    some = [everything[chance.below(len(everything))] for _ in range(n)]
    player = game.players[game.decision.seat]
    some += [game.intrigues[card].play for card in player.intrigue]
    some += [Action.of("agent", game.cards[card].id, space.id) for card in player.hand for space in BASE.spaces[::5]]
    return [*some, *game.decision.options[:10]]


@pytest.mark.parametrize("seeds", _SEEDS)
def test_menus_and_refusals_tell_nothing(seeds: range) -> None:
    refused = 0
    for game, twin, _, chance in own(seeds):
        assert twin.decision is not None
        assert game.decision is not None
        assert twin.decision.options == game.decision.options
        assert twin.decision.take_back == game.decision.take_back
        for action in sample(game, chance):
            why = game.why_not(action)
            assert twin.why_not(action) == why, action
            refused += bool(why)
    assert refused > 1000


@pytest.mark.parametrize("seeds", _SEEDS)
def test_a_search_deals_the_same_from_both(seeds: range) -> None:
    for game, twin, seat, _ in own(seeds):
        assert digest(determinize(twin, seat, Chance(7))) == digest(determinize(game, seat, Chance(7)))


def test_a_search_is_asked_for_at_the_own_decision_only() -> None:
    for game, _ in positions(range(500, 502), every=20):
        assert game.decision is not None
        for player in game.opponents(game.decision.seat):
            with pytest.raises(ValueError, match="own decision"):
                determinize(game, player.seat, Chance(7))


def taken(game: Game, action: Action, seat: int) -> tuple[list[Event], View, bool]:
    """What the seat is told and shown of an action, and whether something hidden has shown."""
    after = game.clone()
    after.events = []
    told = after.apply(action)
    return [event.seen_by(seat) for event in told], view(after, seat), after.barrier != game.barrier


@pytest.mark.parametrize("seeds", _SEEDS)
def test_actions_that_show_nothing_hidden_go_the_same_way(seeds: range) -> None:
    same = 0
    for game, twin, seat, chance in own(seeds, every=3):
        action = choose(game, chance)
        told, shown, hidden_showed = taken(game, action, seat)
        told_there, shown_there, showed_there = taken(twin, action, seat)
        assert hidden_showed == showed_there, action
        if not hidden_showed:
            assert told == told_there, action
            assert shown == shown_there, action
            same += 1
    assert same > 300


# ---------------------------------------------------------------- undo

_PILES = ("conflict_pile", "row", "imperium_deck", "intrigue_deck", "intrigue_discard", "trashed")
_OWN = ("hand", "deck", "discard", "played", "revealed", "intrigue", "waiting", "set_aside")


def cards_shown(table: View) -> set[int]:
    """Every card that a seat can tell, wherever it is; the content of its own deck has no place yet."""
    zones = [getattr(table, name) for name in _PILES]
    zones += [getattr(player, name) for player in table.players for name in _OWN]
    zones += [*table.reserve, (table.conflict,)]
    return {card for zone in zones for card in zone} - {HIDDEN}


def crossed(game: Game, action: Action) -> bool:
    """The action shows its seat a card, and undo could still go back before it."""
    assert game.decision is not None
    seat = game.decision.seat
    after = game.clone()
    after.apply(action)
    if after.decision is None or after.decision.seat != seat or after.barrier != game.barrier:
        return False
    return not cards_shown(view(after, seat)) <= cards_shown(view(game, seat))


@pytest.mark.parametrize("seed", range(520, 540))
def test_undo_never_takes_back_the_sight_of_a_card(seed: int) -> None:
    game = start(seed, 3 + seed % 2)
    for action in walk(game, seats_of(seed)):
        assert not crossed(game, action), (game.round, action)


def turn_of(leader: str, *intrigue: str) -> Game:
    """The first turn of this leader, with these intrigue cards and an agent's worth of everything."""
    game = start(1, leaders=(leader, "glossu_rabban", "count_ilban_richese"))
    while game.turn.seat != 0:
        assert game.decision is not None
        game.apply(Action.parse("reveal" if game.decision.what == "start" else "end"))
    give(game, 0, *intrigue)
    return game


def give(game: Game, seat: int, *faces: str) -> None:
    """Intrigue cards out of the deck into the hand of a seat; the decision is asked anew."""
    for face in faces:
        card = next(card for card in game.intrigue_deck if game.intrigues[card].id == face)
        game.intrigue_deck.remove(card)
        game.players[seat].intrigue.append(card)
        game.known[card] = 1 << seat
    game.advance()


def test_drawing_a_card_that_one_knows_shows_paul_the_next() -> None:
    game = turn_of("paul_atreides", "poison_snooper")
    game.apply(Action.parse("play poison_snooper"))
    assert not crossed(game, Action.parse("pick 1"))  # draw it
    assert not crossed(game, Action.parse("pick 2"))  # trash it


def test_a_card_that_an_opponent_had_to_discard_stays_seen() -> None:
    """Opponents lose a card without being asked, as each has only one."""
    game = turn_of("helena_richese")
    for opponent in game.opponents(0):
        if not opponent.hand:  # has revealed already
            opponent.hand.append(opponent.deck.pop())
        for card in opponent.hand[1:]:
            opponent.discard.append(card)
            game.known[card] = EVERYBODY
        del opponent.hand[1:]
    item = Item(0, NO_CARD, Printed("test.1", EachOpponent(Discard(2))))
    game.turn.items.append(item)
    game.advance()
    assert not crossed(game, item.printed.do)


# ---------------------------------------------------------------- what each seat is shown


def others(game: Game, seat: int) -> list[int]:
    return [player.seat for player in game.opponents(seat)]


def test_a_hand_is_shown_to_its_owner_only() -> None:
    game = turn_of("helena_richese")
    hand = game.players[0].hand
    assert view(game, 0).players[0].hand == hand
    for seat in others(game, 0):
        assert view(game, seat).players[0].hand == [HIDDEN] * len(hand)


def test_intrigue_is_shown_to_its_owner_only() -> None:
    game = turn_of("helena_richese", "ambush", "bribery")
    held = game.players[0].intrigue
    assert view(game, 0).players[0].intrigue == held
    for seat in others(game, 0):
        assert view(game, seat).players[0].intrigue == [HIDDEN, HIDDEN]


def test_no_deck_is_shown() -> None:
    game = turn_of("helena_richese")
    for player in game.players:
        table = view(game, player.seat)
        assert set(table.imperium_deck) == set(table.intrigue_deck) == {HIDDEN}
        for other in game.players:
            assert table.players[other.seat].deck == [HIDDEN] * len(other.deck)


def test_the_own_deck_is_known_but_for_its_order() -> None:
    game = turn_of("helena_richese")
    other = game.clone()
    other.players[0].deck.reverse()
    assert game.players[0].deck != other.players[0].deck
    assert view(game, 0) == view(other, 0)
    assert view(game, 0).deck_content == tuple(sorted(game.players[0].deck))
    for player in game.opponents(0):
        assert view(game, player.seat).deck_content == tuple(sorted(player.deck))


def test_the_conflict_deck_shows_only_its_backs() -> None:
    game = start(1)
    for player in game.players:
        assert set(view(game, player.seat).conflict_deck) == {HIDDEN}
        assert view(game, player.seat).levels == (3, 3, 3, 3, 2, 2, 2, 2, 2)
        assert view(game, player.seat).conflict == game.conflict


def test_tokens_are_shown_to_the_baron_only() -> None:
    game = start(1, leaders=("baron_vladimir_harkonnen",))
    game.apply(Action.parse("pick emperor"))
    game.apply(Action.parse("pick fremen"))
    assert view(game, 0).players[0].tokens == (0, 3)
    for seat in others(game, 0):
        assert view(game, seat).players[0].tokens == (HIDDEN, HIDDEN)


def test_tokens_that_everybody_has_seen_are_not_taken_back() -> None:
    game = start(1, leaders=("baron_vladimir_harkonnen",))
    game.apply(Action.parse("pick emperor"))
    game.apply(Action.parse("pick fremen"))
    before = game.barrier
    RevealTokens().do(game, Item(0, NO_CARD, Printed("x", RevealTokens())))
    assert game.barrier > before


def test_options_are_shown_to_the_asked_seat_only() -> None:
    game = turn_of("helena_richese")
    assert game.decision is not None
    mine = view(game, 0).question
    assert mine is not None
    assert mine.options == tuple(game.decision.options)
    for seat in others(game, 0):
        question = view(game, seat).question
        assert question is not None
        assert question.seat == 0
        assert question.options is question.take_back is None


def test_paul_sees_the_top_of_his_deck() -> None:
    game = turn_of("paul_atreides")
    *rest, top = game.players[0].deck
    assert view(game, 0).players[0].deck == [*[HIDDEN] * len(rest), top]
    for seat in others(game, 0):
        assert view(game, seat).players[0].deck == [HIDDEN] * (len(rest) + 1)


def test_paul_sees_nobody_elses_top() -> None:
    game = turn_of("paul_atreides")
    assert all(set(view(game, 0).players[seat].deck) == {HIDDEN} for seat in others(game, 0))


def test_paul_sees_nothing_of_an_empty_deck() -> None:
    game = turn_of("paul_atreides")
    me = game.players[0]
    me.discard += me.deck
    me.deck.clear()
    assert view(game, 0).players[0].deck == []


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    game = turn_of("helena_richese")
    give(game, 1, "ambush", "bribery", "charisma", "windfall")
    before = game.barrier
    steal_intrigue(game, game.players[0], game.players[1])
    (stolen,) = game.players[0].intrigue
    assert game.barrier > before
    assert [view(game, seat).players[0].intrigue for seat in range(3)] == [[stolen], [stolen], [HIDDEN]]
    assert view(game, 0).players[1].intrigue == [HIDDEN] * 3


def test_a_stolen_card_stays_where_it_is_in_a_twin_of_its_victim() -> None:
    game = turn_of("helena_richese")
    give(game, 1, "ambush", "bribery", "charisma", "windfall")
    steal_intrigue(game, game.players[0], game.players[1])
    for victim, thief in ((1, 0), (0, 0)):
        for n in range(20):
            assert twin_of(game, victim, Chance(n)).players[thief].intrigue == game.players[thief].intrigue
    twins = {tuple(twin_of(game, 2, Chance(n)).players[0].intrigue) for n in range(20)}
    assert len(twins) > 1


def test_a_card_put_on_a_deck_openly_is_known_there_to_all() -> None:
    game = turn_of("helena_richese")
    card = game.row[0]
    acquire(game, game.players[0], (card, ROW), DECK)
    for player in game.players:
        assert view(game, player.seat).players[0].deck[-1] == card


def test_after_a_shuffle_nobody_knows_where_a_card_is() -> None:
    game = turn_of("helena_richese")
    me = game.players[0]
    acquire(game, me, (game.row[0], ROW), DECK)
    before = game.barrier
    reshuffle(game, me)
    assert game.barrier > before
    for player in game.players:
        assert set(view(game, player.seat).players[0].deck) == {HIDDEN}


def test_who_peeks_knows_the_top_and_nobody_else_does() -> None:
    game = turn_of("helena_richese", "poison_snooper")
    game.apply(Action.parse("play poison_snooper"))
    top = game.players[0].deck[-1]
    assert [view(game, seat).players[0].deck[-1] for seat in range(3)] == [top, HIDDEN, HIDDEN]
