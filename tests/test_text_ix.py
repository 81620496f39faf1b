"""What Rise of Ix brought, in words."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from dune_desktop.content import UPRISING
from dune_desktop.engine.composing import compose
from dune_desktop.text import addresses
from dune_desktop.text.catalogue import components

IX = compose(UPRISING.recipe, (*UPRISING.recipe.modules, "ix"))


@cache
def found() -> dict[str, dict[str, Any]]:
    """Every component of Uprising with Rise of Ix by its id."""
    return {one["id"]: one for one in components(IX)}


@pytest.mark.parametrize(
    ("component", "box", "says"),
    [
        ("cannon_turrets", "combat", "2 swords. Each opponent: retreat 1 dreadnought to the garrison."),
        (
            "archduke_armand_ecaz",
            "ability",
            (
                "In your Reveal turn: if you have 2 or more Agents on board spaces with these icons: Landsraad, City "
                "or Spice Trade: you may trash a card you have in play."
            ),
        ),
        (
            "disposal_facility",
            "own_ability",
            "In your Reveal turn: if you have 6 or more Persuasion: you may trash a card you have in play.",
        ),
        ("jamis", "agent", "You may trash a card (in hand, in your discard pile or in play)."),
        ("full_scale_assault", "reveal", "2 Persuasion. 3 swords for each of your dreadnoughts in the Conflict."),
        # X5.1: each icon may be declined; X5.18: a card that is played for nothing else has to bring a tile.
        ("ixian_engineer", "agent", "You may acquire a tech tile."),
        ("machine_culture", "plot", "Acquire a tech tile."),
        ("flagship", "own_ability", "Flip this tile and pay 4 Solari → recruit 3 troops."),
    ],
)
def test_what_a_box_says(component: str, box: str, says: str) -> None:
    assert found()[component]["text"][box] == says


def test_everything_has_a_name_and_words_on_the_board_of_uprising() -> None:
    own = [one for one in found().values() if one["module"] == "ix"]
    assert len(own) > 80
    assert [one["id"] for one in own if not one["name"] or one["name"] == one["id"] or not one["text"]] == []


def test_what_a_tile_does_by_itself_is_told_with_its_name() -> None:
    address = "windtraps.ability.1"
    assert (addresses.source(IX, address), addresses.words(IX, address)) == ("Windtraps", "gain 1 water")
