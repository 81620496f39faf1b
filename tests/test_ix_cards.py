"""What Imperium cards of Rise of Ix need of the rules, where a scenario cannot look: who knows what."""

from __future__ import annotations

from dune_desktop.bots.starts import Now, row
from dune_desktop.engine import moves
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import EVERYBODY
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import view
from tests.games import start


def with_known_intrigues(n: int) -> tuple[Game, tuple[int, ...]]:
    """A game in which everybody knows the intrigue cards of the first seat."""
    game = start(2, edition="base+ix")
    player = game.players[0]
    moves.draw_intrigue(game, player, n)
    for card in player.intrigue:
        game.known[card] = EVERYBODY
    return game, tuple(player.intrigue)


def test_who_knows_intrigue_cards_does_not_see_which_of_them_goes_under_the_deck() -> None:  # X7.1
    game, cards = with_known_intrigues(2)
    seen = []
    for card in cards:
        one = game.clone()
        moves.put_under(one, one.players[0], card)
        seen.append([view(one, other.seat) for other in one.players[1:]])
        assert view(one, 0).intrigue_deck[0] == card
    assert seen[0] == seen[1]


def test_where_there_is_but_one_intrigue_card_all_who_know_it_know_where_it_went() -> None:
    game, (card,) = with_known_intrigues(1)
    moves.put_under(game, game.players[0], card)
    assert game.known[card] == EVERYBODY


def test_bots_know_what_a_space_costs_with_the_card_that_they_play() -> None:
    game = start(2, edition="base+ix")
    player = game.players[0]
    cards = {face.id: card for card, face in enumerate(game.cards) if face.id in ("guild_accord", "diplomacy")}
    player.hand = [*cards.values()]
    now = Now(game, player, (0.0, 0.0, 0.0))
    paid = {one: row(now, Action.parse(f"agent {one} > heighliner"))[2:5] for one in cards}
    assert paid == {"guild_accord": (0, 4, 0), "diplomacy": (0, 6, 0)}


def test_who_knows_a_card_of_ilesas_hand_does_not_see_whether_she_sets_it_aside() -> None:  # X7.5
    game = start(2, leaders=("ilesa_ecaz",), edition="base+ix")
    game.known[game.players[0].hand[0]] = EVERYBODY
    seen = []
    for face in dict.fromkeys(game.cards[card].id for card in game.players[0].hand):
        one = game.clone()
        one.apply(Action.parse(f"pick {face}"))
        seen.append(view(one, 1).players[0])
        assert view(one, 0).players[0].hand == one.players[0].hand
    assert len(seen) > 1
    assert all(other == seen[0] for other in seen)
