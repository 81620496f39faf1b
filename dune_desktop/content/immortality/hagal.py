"""The four House Hagal cards of Immortality, all for the solo game (I11.2, I13.9)."""

from dune_desktop.content.immortality.words import Beetle, RemoveTleilaxu
from dune_desktop.engine.effects import Effect, Recruit
from dune_desktop.engine.rivals.printed import HagalCard, Side


def _card(name: str, space: str, *effects: Effect) -> HagalCard:
    """There are several cards for one space, and they differ."""
    return HagalCard(name, Side(space, *effects, of=name))


RESEARCH_STATION = _card("research_station_immortality", "research_station", Beetle(2))
_CARTHAGS = {
    "carthag_immortality_left": (Beetle(1), RemoveTleilaxu(0)),
    "carthag_immortality_right": (Beetle(1), RemoveTleilaxu(1)),
    "carthag_immortality_plain": (Beetle(1),),
}
CARTHAGS = tuple(_card(name, "carthag", Recruit(1), *effects) for name, effects in _CARTHAGS.items())
#: Where there is no Carthag, the rest of them is done without an agent (QI25).
CARTHAGS_WITHOUT_SPACE = tuple(HagalCard(name, *effects) for name, effects in _CARTHAGS.items())
