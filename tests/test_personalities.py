"""Levels and personalities: each is known to bots, records and words, and likes features that there are."""

from __future__ import annotations

import pytest

from dune_desktop.bots.features import FEATURES
from dune_desktop.bots.names import BOTS, LEVELS, PERSONALITIES, RANDOM, RIVAL, BotName, levels_of
from dune_desktop.bots.personalities import TASTES
from dune_desktop.bots.tables import weights_for
from dune_desktop.content import EDITIONS
from dune_desktop.text import players

#: How much more or less than usual a feature may be worth to a personality.
LEAST, MOST = 0.7, 1.4
#: A weight, early and late together, that moves nobody.
HARDLY = 0.1


def test_every_personality_has_a_taste_of_its_own() -> None:
    assert tuple(TASTES) == PERSONALITIES
    assert len({tuple(taste.items()) for taste in TASTES.values()}) == len(PERSONALITIES)


@pytest.mark.parametrize("personality", PERSONALITIES)
def test_it_likes_and_dislikes_what_there_is_within_measure(personality: str) -> None:
    taste = TASTES[personality]
    assert set(taste) <= set(FEATURES)
    assert all(LEAST <= times <= MOST for times in taste.values())
    assert min(taste.values()) < 1 < max(taste.values())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("personality", PERSONALITIES)
def test_what_it_likes_is_worth_more_to_it(personality: str, edition: str) -> None:
    """In every table: of what counts against a seat, more would be less."""
    table = weights_for(EDITIONS[edition])
    liked = {feature: sum(table[feature]) for feature, times in TASTES[personality].items() if times > 1}
    assert max(liked.values()) > HARDLY
    assert min(liked.values()) > -HARDLY


def test_the_diplomat_minds_alliances_less() -> None:
    tables = [weights_for(edition)["alliance"] for edition in EDITIONS.values()]
    assert all(early < 0 for early, _ in tables)
    assert TASTES["diplomat"]["alliance"] < 1


def test_a_taste_can_not_be_changed_by_who_plays_with_it() -> None:
    with pytest.raises(TypeError):
        TASTES["warlike"]["conflict"] = 2.0  # type: ignore[index]


def test_each_level_and_personality_has_a_name_and_a_sentence() -> None:
    assert set(players.LEVELS) == set(players.ABOUT_LEVELS) == {RANDOM, *LEVELS}
    assert set(players.PERSONALITIES) == set(players.ABOUT_PERSONALITIES) == {"", *PERSONALITIES}


def test_the_way_to_play_is_level_and_personality() -> None:
    assert players.way_to_play("skilled") == "Skilled"
    assert players.way_to_play("random") == "Random"
    assert players.way_to_play("master.diplomat") == "Master · Diplomat"
    assert players.way_to_play("oracle.prescient") == "oracle · prescient"
    assert len({players.way_to_play(bot) for bot in BOTS}) == len(BOTS)


def test_levels_of_a_table_are_told_once_the_strongest_first() -> None:
    table = ("", "novice", str(BotName("master", "merchant")), "novice.warlike", RIVAL, RANDOM, "oracle")
    assert levels_of(table) == ("master", "novice", "random", "oracle")
    assert levels_of(("", RIVAL)) == ()
