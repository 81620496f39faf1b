"""What the Raiders say. In a product of the program its sentences would be collected for translation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager

from dune_desktop.text import units
from dune_desktop.text.drawing import drawing
from dune_desktop.text.room import Room
from dune_desktop.text.signs import Sign, Signs
from dune_desktop.text.translating import Text
from dune_desktop.text.wording import wording
from tests.box.words import Plunder, Toll


def _names(**names: str) -> Mapping[str, Text]:
    return {one: Text("Raiders", words) for one, words in names.items()}


ROOM = Room(
    products=("raiders",),
    names={
        "edition": _names(raiders="The Raiders"),
        "card": _names(
            ragged_map="Ragged Map",
            pathfinder="Pathfinder",
            shipwright="Shipwright",
            toll_keeper="Toll Keeper",
            boarding_party="Boarding Party",
            lookout="Lookout",
            spyglass="Spyglass",
            grapnel="Grapnel",
            war_horn="War Horn",
            still_tent="Still Tent",
        ),
        "intrigue": _names(night_raid="Night Raid"),
        "space": _names(hideout="Hideout", caravan="Caravan"),
        "post": _names(post_raiders="Raiders’ Post"),
        "hagal": _names(hideout="Hideout", scouts="Scouts"),
        "track": _names(trail="Trail"),
        "node": _names(oasis="Oasis", cave="Cave", ridge="Ridge", gorge="Gorge", lair="Lair"),
        "market": _names(bazaar="Bazaar"),
        "resource": _names(plunder="plunder"),
        "unit": _names(ship="Ship"),
        "way": _names(road="The Road", ravine="The Ravine", wadi="The Wadi"),
    },
    rulings={"toll_keeper": {Text("Raiders", "A way that was taken is open again in the next round."): "Z1.1"}},
    rules={"Z1": Text("RuleSection", "The Raiders"), "Z1.1": Text("Raiders", "A toll: 2 Solari, 1 spice or 1 water.")},
)


@contextmanager
def said() -> Iterator[None]:
    """Meanwhile the words of the Raiders have their sentences and signs."""
    with ExitStack() as stack:
        for table, rows in (
            (wording, {Plunder: lambda one: f"plunder {one.n}", Toll: lambda one: "take a toll"}),
            (drawing, {Plunder: _plunder, Toll: lambda one: (Sign("solari"), Sign("or"), Sign("spice"))}),
            (units.COUNTED, {"ship": lambda n: f"{n} ship{'s' * (n != 1)}"}),
        ):
            stack.callback(_forget, table, rows)
            table.update(rows)
        yield


def _forget(table: dict[object, object], rows: dict[object, object]) -> None:
    for row in rows:
        del table[row]


def _plunder(effect: Plunder) -> Signs:
    return (Sign("recruit", str(effect.n)),)
