"""What is set up with Immortality: starting decks, the Bene Tleilax board, the Epic game, and what ends a game."""

from __future__ import annotations

import pytest

from dune_desktop.content import BASE, BLEND, EDITIONS, UPRISING
from dune_desktop.content.immortality.facts import Lab, TleilaxuRow
from dune_desktop.content.immortality.words import HARVEST
from dune_desktop.engine.actions import Action
from dune_desktop.engine.composing import compose, everything
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.faults import faults
from dune_desktop.engine.names import EVERYBODY
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game, Player
from dune_desktop.engine.view import view
from tests.rules import proves

BOARDS = pytest.mark.parametrize("edition", [BASE, UPRISING, BLEND], ids=lambda edition: edition.id)


def begun(edition: Edition, *expansions: str, players: int = 3, variants: tuple[str, ...] = (), seed: int = 5) -> Game:
    """A game with Immortality and these at its first decision."""
    setup = Setup(players, seed, expansions=(*expansions, "immortality"), variants=variants)
    return new_game(edition, setup)


def own_cards(game: Game, player: Player) -> list[str]:
    return sorted(game.cards[card].id for card in (*player.hand, *player.deck, *player.discard))


def faces(game: Game, zone: list[int]) -> list[str]:
    return [game.cards[card].id for card in zone]


# ---------------------------------------------------------------- what is in the box


@proves("I1.3")
@BOARDS
def test_there_are_no_new_leaders_conflicts_or_alliances(edition: Edition) -> None:
    without, with_it = compose(edition.recipe), compose(edition.recipe, ("immortality",))
    assert [leader.id for leader in with_it.leaders] == [leader.id for leader in without.leaders]
    assert [card.id for card in with_it.conflicts] == [card.id for card in without.conflicts]
    assert len(with_it.factions) == len(without.factions) == 4


@proves("I1.6", "QI29")
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_the_promotional_card_is_in_no_game(edition: Edition) -> None:
    assert not any(card.id.startswith("piter_genius") for card in everything(edition).stock)


@proves("I1.2", "I2.2", "I2.3", "I16.1")
@BOARDS
def test_all_know_the_tleilaxu_row_and_nobody_its_deck_and_tokens_stand_at_their_starts(edition: Edition) -> None:
    game = begun(edition)
    table = TleilaxuRow.of(game)
    assert len({*faces(game, table.tleilaxu_row), *faces(game, table.tleilaxu_deck)}) == 18
    assert all(game.known[card] == EVERYBODY for card in (*table.tleilaxu_row, *table.reclaimed))
    assert not any(game.known[card] for card in table.tleilaxu_deck)
    seen = TleilaxuRow.of(view(game, 1))
    assert seen.tleilaxu_row == table.tleilaxu_row
    assert all((Lab.of(player).research, Lab.of(player).tleilaxu) == (0, 0) for player in game.players)
    assert len(seen.tleilaxu_deck) == 16


# ---------------------------------------------------------------- the Epic game


@proves("I10.2")
@BOARDS
def test_in_an_epic_game_control_the_spice_begins_in_the_discard_pile(edition: Edition) -> None:
    game = begun(edition, "ix", variants=("epic",))
    for player in game.players:
        assert faces(game, player.discard) == ["control_the_spice"]
        assert len(player.hand) + len(player.deck) == 10
        assert own_cards(game, player).count("experimentation") == 2
        assert "dune_the_desert_planet" not in own_cards(game, player)
        assert len(player.intrigue) == 1
        assert (player.garrison, player.supply) == (5, 7)


# ---------------------------------------------------------------- Go to 11


@proves("I10.1", "QI23")
@BOARDS
@pytest.mark.parametrize(("players", "points", "goal"), [(3, 0, 11), (4, 0, 10)])
def test_go_to_11(edition: Edition, players: int, points: int, goal: int) -> None:
    game = begun(edition, players=players, variants=("go_to_11",))
    assert [player.vp for player in game.players] == [points] * players
    assert game.edition.goal_of(players) == goal


@proves("I10.1")
@BOARDS
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_an_epic_game_keeps_its_own_goal(edition: Edition, players: int, points: int) -> None:
    game = begun(edition, "ix", players=players, variants=("epic", "go_to_11"))
    assert [player.vp for player in game.players] == [points] * players
    assert game.edition.goal_of(players) == 12


@proves("I10.1", "QI23")
@BOARDS
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_it_is_off_by_default(edition: Edition, players: int, points: int) -> None:
    game = begun(edition, players=players)
    assert [player.vp for player in game.players] == [points] * players
    assert game.edition.goal_of(players) == 10


def over_after_this_round(game: Game, vp: int) -> bool:
    """Everybody reveals; the first seat has so many points."""
    game.players[0].vp = vp
    while game.round == 1 and not game.over:
        assert game.decision is not None
        options = {option.text: option for option in game.decision.options}
        game.apply(next(options[text] for text in ("reveal", "end", "pass", *options) if text in options))
    return game.over


@proves("I10.1")
@pytest.mark.parametrize(
    ("players", "variants", "vp", "over"),
    [(3, (), 9, False), (3, (), 10, True), (3, ("go_to_11",), 10, False), (3, ("go_to_11",), 11, True),
     (4, ("go_to_11",), 9, False), (4, ("go_to_11",), 10, True)],
)  # fmt: skip
def test_what_ends_the_game(players: int, variants: tuple[str, ...], vp: int, over: bool) -> None:
    assert over_after_this_round(begun(BASE, players=players, variants=variants), vp) is over


# ---------------------------------------------------------------- what scenarios don't see


@proves("QI2", "I6.3")
@pytest.mark.parametrize("place", [0, 1])
def test_a_tleilaxu_card_is_replaced_in_its_place(place: int) -> None:
    game = begun(BASE)
    table, player = TleilaxuRow.of(game), game.players[game.first]
    Lab.of(player).specimens, player.supply = 4, player.supply - 4
    game.apply(Action.parse("reveal"))
    left, following = table.tleilaxu_row[1 - place], table.tleilaxu_deck[-1]
    wanted = game.cards[table.tleilaxu_row[place]].id
    game.apply(Action.parse(f"acquire {wanted}"))
    assert table.tleilaxu_row[place] == following
    assert table.tleilaxu_row[1 - place] == left
    assert game.known[following] == EVERYBODY


@proves("I16.1", "I4.7")
def test_a_tleilaxu_card_on_top_of_a_deck_was_seen_by_all() -> None:
    game = begun(BASE)
    table, player = TleilaxuRow.of(game), game.players[game.first]
    track = {track.id: track for track in game.edition.tracks}["research"]
    lab = Lab.of(player)
    lab.specimens, lab.research, player.supply = 4, track.index["r4a"], player.supply - 4
    game.apply(Action.parse("reveal"))
    card = table.tleilaxu_row[0]
    game.apply(Action.parse(f"acquire {game.cards[card].id} top"))
    assert player.deck[-1] == card
    assert game.known[card] == EVERYBODY


@proves("I16.2")
def test_specimens_are_no_garrisoned_troops_for_the_last_tiebreaker() -> None:
    """Points, spice, solari, water, troops in the garrison (R24.3)."""
    game = begun(BASE)
    for player in game.players:
        player.garrison, player.supply, player.vp = 2, 10, 3
        player.spice, player.solari, player.water = 0, 0, 1
    Lab.of(game.players[1]).specimens, game.players[1].supply = 8, 2
    game.players[2].garrison, game.players[2].supply = 3, 9
    assert final_order(game)[0] == 2


@proves("I3.2")
def test_twelve_troops_are_conserved_with_those_in_the_tanks() -> None:
    """``faults`` finds a troop too many."""
    game = begun(BASE)
    assert not faults(game)
    Lab.of(game.players[0]).specimens = 1
    assert faults(game)
    game.players[0].supply -= 1
    assert not faults(game)


def test_the_window_after_the_combat_is_one_of_the_edition() -> None:
    assert HARVEST in begun(BASE).edition.windows
    assert HARVEST not in BASE.windows
