"""The table in words with Rise of Ix: the track of the Freighters, tiles with their prices, and what seats have."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex

from dune_desktop.content.ix.facts import Ixian
from dune_desktop.models.refs import NODE
from dune_desktop.models.roles import Role
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.windows.widgets.preview_text import tell
from tests.asked import set_up
from tests.ixian import sitting, with_ix
from tests.tables import all_models, play, watched

pytestmark = pytest.mark.usefixtures("qapp")

TABLE = """
with = ["ix"]
ixboard = {tech = [["flagship"], ["artillery", "chaumurky"], ["minimic_film"]]}
seat0 = {hand = ["dagger"], ixian = {negotiators = 2, freighter = 2, tiles = ["training_drones"]}}
seat1 = {ixian = {freighter = 2, docked = 1, holding = ["arrakeen"]}}
"""


def words(models: TableModels, key: str) -> list[str]:
    """What is said below a row, at any depth."""
    tree = models.words

    def said(parent: QModelIndex) -> list[str]:
        below = [tree.index(row, 0, parent) for row in range(tree.rowCount(parent))]
        return [line for one in below for line in (str(one.data()), *said(one))]

    tops = [tree.index(row, 0) for row in range(tree.rowCount())]
    return said(next(one for one in tops if one.data(Role.ID) == key))


def test_the_track_says_what_each_space_brings_and_who_is_there() -> None:
    models = TableModels(set_up(TABLE))
    start, first, second, third = words(models, "way shipping")
    assert start.endswith("Here: Andrii")
    assert first.startswith("First space: Choose one")
    assert second.endswith("Here: Serhii, Olha")
    assert third == "Third space: You may acquire a tech tile for 2 spice less."


def test_tiles_say_their_price_and_how_many_are_left() -> None:
    models = TableModels(set_up(TABLE.replace('["minimic_film"]', "[]")))
    *tiles, mine, theirs, _ = words(models, "stall tech")
    assert tiles == ["Flagship, costs 8 spice, 1 left", "Artillery, costs 1 spice, 2 left", "Empty stack"]
    assert (mine, theirs) == ("Serhii: Negotiators on Ix: 2", "Olha: Negotiators on Ix: 0")
    assert not [line for line in words(models, "market") if "Flagship" in line]


def test_a_seat_says_its_tiles_negotiators_freighter_and_dreadnoughts() -> None:
    models = TableModels(set_up(TABLE))
    mine, theirs = words(models, "seat0"), words(models, "seat1")
    assert {"Tech tiles: Training Drones", "Negotiators on Ix: 2", "Shipping track: Second space"} <= set(mine)
    assert "1 dreadnought in the supply" in theirs
    assert "controls: Arrakeen" in theirs


def test_a_used_tile_is_told() -> None:
    flipped = TABLE.replace('tiles = ["training_drones"]', 'used = ["training_drones"]')
    models = TableModels(set_up(flipped))
    assert models.zone("own tech").rows[0].used
    assert models.zone("own tech").spoken(models.zone("own tech").rows[0]) == "Training Drones, used in this round"


def test_models_tell_of_every_change(qtlog: Any) -> None:
    table = sitting("uprising")
    testers = watched(*all_models(table.models), table.models.zone("own tech"), table.models.zone("tech"))
    for step, _ in enumerate(play(table.controller, 5)):
        if step > 80:
            break
    assert testers
    assert not [record.message for record in qtlog.records if "QAbstractItemModelTester" in record.message]


def test_the_big_card_of_a_tile_says_what_it_is_and_costs() -> None:
    stock = with_ix("base").market_by_id["tech"].stock
    told = tell(next(tile for tile in stock if tile.id == "chaumurky"), ("base", "ix"))
    assert (told.kind, told.facts) == ("Tech tile", ("costs 4 spice", "Rise of Ix"))
    assert [heading for heading, _ in told.boxes] == ["When acquired", "Ability", "House Hagal mark"]


LEADERS = """
with = ["ix"]
leaders = ["ilesa_ecaz", "tessia_vernius"]
seat0 = {hand = ["dagger"], ixian = {ahead = ["reconnaissance"]}}
seat1 = {hand = ["dagger"], ixian = {snoopers = ["emperor", "fremen"], observed = 2, ahead = ["diplomacy"]}}
"""


def test_a_seat_says_what_lies_where_its_leader_has_put_it() -> None:
    models = TableModels(set_up(LEADERS))
    mine, theirs = words(models, "seat0"), words(models, "seat1")
    assert "Set aside until the second turn: Reconnaissance" in mine
    assert "Snoopers on the influence tracks: Emperor, Fremen" in theirs
    assert not any("Snoopers" in line for line in mine)
    assert not any("Diplomacy" in line for line in theirs)


def test_the_space_that_a_freighter_has_come_to_since_is_marked() -> None:
    table = sitting("base", 2)
    table.play_until(lambda view: any(ref[0] == NODE for _, ref in table.models.since.moved_refs), 2500, seen=True)
    at = {f"shipping_{Ixian.of(player).freighter}" for player in table.game.players}
    assert {ref[1] for _, ref in table.models.since.moved_refs if ref[0] == NODE} <= at
