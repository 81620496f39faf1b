"""The Bene Tleilax board: two tracks and the Tleilaxu Row; and the tile that lies over the Research Station."""

from dune_desktop.content.immortality.conditions import GeneticMarker
from dune_desktop.content.immortality.facts import Lab, TleilaxuRow
from dune_desktop.content.immortality.tleilaxu import RECLAIMED_FORCES, TLEILAXU_CARDS
from dune_desktop.content.immortality.words import MONEY, RECLAIMED, RESEARCH, TLEILAXU, Beetle, Generate, Research
from dune_desktop.engine.effects import VP, All, Draw, DrawIntrigue, Effect, Gain, Influence, Pay, Trash, TrashIntrigue
from dune_desktop.engine.facts import Where
from dune_desktop.engine.market import Market
from dune_desktop.engine.names import ANY, CITY
from dune_desktop.engine.printed import Space
from dune_desktop.engine.tracks import Node, Track


def _node(place: str, row: int, effect: Effect | None, *ways: str) -> Node:
    """``4a``: the column, and which of it from above."""
    return Node(f"r{place}", effect, tuple(f"r{way}" for way in ways), row=row)


#: Two icons, free in order (QI12).
_TRASH_AND_SPECIMEN = All((Trash(), Generate(1)), in_one=True)
#: I4.1, I4.4; columns 4 and 8 bring the genetic markers.
RESEARCH_TRACK = Track(
    RESEARCH,
    (
        _node("0", 0, None, "1"),
        _node("1", 0, Generate(1), "2a", "2b"),
        _node("2a", -1, Generate(1), "3a", "3b"),
        _node("2b", 1, Beetle(1), "3b", "3c"),
        _node("3a", -2, Research(1), "4a"),
        _node("3b", 0, _TRASH_AND_SPECIMEN, "4a", "4b"),
        _node("3c", 2, All((Beetle(1), Generate(1)), as_printed=True), "4b", "4c"),
        _node("4a", -1, Beetle(1), "5a", "5b"),
        _node("4b", 1, Generate(1), "5b", "5c"),
        _node("4c", 3, Research(1), "5c"),
        _node("5a", -2, Research(1), "6a"),
        _node("5b", 0, Generate(1), "6a", "6b"),
        _node("5c", 2, Gain(solari=1), "6b", "6c"),
        _node("6a", -1, Gain(spice=1), "7a", "7b"),
        _node("6b", 1, Beetle(1), "7b", "7c"),
        _node("6c", 3, Influence(ANY), "7c"),
        _node("7a", -2, Beetle(1), "8a"),
        _node("7b", 0, TrashIntrigue() >> All((Draw(1), DrawIntrigue(1)), as_printed=True), "8a", "8b"),  # QI10
        _node("7c", 2, _TRASH_AND_SPECIMEN, "8b", "8c"),
        _node("8a", -1, Gain(spice=2)),
        _node("8b", 1, Beetle(1)),
        _node("8c", 3, Pay(solari=7) >> Beetle(2)),  # QI10
    ),
    Where("research", Lab),
)

_STEPS = (None, None, DrawIntrigue(), None, VP(1), None, DrawIntrigue(), VP(1))
#: I5.1; whoever comes to the fourth space first takes the spice that lies there (I2.2).
TLEILAXU_TRACK = Track(
    TLEILAXU,
    tuple(
        Node(
            f"{TLEILAXU}_{step}",
            effect,
            () if step + 1 == len(_STEPS) else (f"{TLEILAXU}_{step + 1}",),
            first=Gain(spice=2) if step == 4 else None,
        )
        for step, effect in enumerate(_STEPS)
    ),
    Where("tleilaxu", Lab),
)

MARKETS = (
    Market(
        id=TLEILAXU,
        zone=Where("tleilaxu_row", TleilaxuRow),
        deck=Where("tleilaxu_deck", TleilaxuRow),
        places=2,
        in_place=True,  # QI2
        stock=TLEILAXU_CARDS,
        money=MONEY,
        source="",
        top=GeneticMarker(1),  # I4.7
    ),
    Market(  # I6.6: it stays there
        id=RECLAIMED,
        zone=Where("reclaimed", TleilaxuRow),
        stock=(RECLAIMED_FORCES,),
        money=MONEY,
        source="",
        to=None,
    ),
)

#: I8.5, I13.1
RESEARCH_STATION = Space("research_station", CITY, (Draw(2), Research(1)), cost=Pay(water=2), combat=True)
