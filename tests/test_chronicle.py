"""The story by rounds agrees with the state of the game, after every action of random games."""

from __future__ import annotations

import pytest

from dune_desktop.models.story.chronicle import INFLUENCE, START, Account, Chronicle, points_by_source
from tests.games import BASE, choose, events_of, seats_of, start

GAMES = [(1, 3), (2, 4), (3, 4), (4, 3)]


def played(seed: int, players: int) -> Chronicle:
    """A random game and its story, compared after every action."""
    game = start(seed, players, listen=True)
    story, chance = Chronicle(BASE, players), seats_of(seed)
    story.tell(events_of(game))
    while game.decision is not None:
        story.tell(game.apply(choose(game, chance)))
        kept = [Account(player.vp, player.solari, player.spice, player.water) for player in game.players]
        assert story.rounds[-1].accounts == kept
    assert story.over
    assert story.rounds[-1].number == game.round
    for player in game.players:
        assert sum(n for _, n in points_by_source(story, player.seat)) == player.vp
    return story


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_the_story_keeps_the_same_accounts_as_the_game(seed: int, players: int) -> None:
    story = played(seed, players)
    assert [told.number for told in story.rounds] == list(range(len(story.rounds)))
    assert sum(bool(told.ranking) for told in story.rounds) == len(story.rounds) - 1


def test_points_of_influence_are_told_by_faction_and_four_players_begin_with_one() -> None:
    sources = [source for seat in range(4) for source, _ in points_by_source(played(2, 4), seat)]
    assert START in sources
    assert any(source.startswith(INFLUENCE) for source in sources)
    assert START not in [source for source, _ in points_by_source(played(1, 3), 0)]


def test_what_the_rewards_brought_is_told_with_the_round() -> None:
    story = played(3, 4)
    fought = [told for told in story.rounds if any(place for _, _, place in told.ranking)]
    assert fought
    assert all(told.rewards for told in fought)
