"""Where victory points came from, in words."""

from __future__ import annotations

from dune_desktop.engine.names import FACTIONS
from dune_desktop.engine.printed import Edition
from dune_desktop.models.chronicle import INFLUENCE, START
from dune_desktop.text import addresses
from dune_desktop.text.names import SOURCES
from dune_desktop.text.tongue import QT_TRANSLATE_NOOP, Context

PointSource = Context("PointSource")
_INFLUENCE = {
    "emperor": QT_TRANSLATE_NOOP("PointSource", "Influence with the Emperor"),
    "spacing_guild": QT_TRANSLATE_NOOP("PointSource", "Influence with the Spacing Guild"),
    "bene_gesserit": QT_TRANSLATE_NOOP("PointSource", "Influence with the Bene Gesserit"),
    "fremen": QT_TRANSLATE_NOOP("PointSource", "Influence with the Fremen"),
}
assert tuple(_INFLUENCE) == FACTIONS


def source_name(edition: Edition, source: str) -> str:
    """What gave the points."""
    if source == START:
        return PointSource.tr("Start of the game")
    if source.startswith(INFLUENCE):
        return str(_INFLUENCE[source.removeprefix(INFLUENCE)])
    return str(SOURCES[source]) if source in SOURCES else addresses.source(edition, source)


def place_name(place: int) -> str:
    """First to fourth; nothing for no place."""
    names = {
        1: PointSource.tr("First place"),
        2: PointSource.tr("Second place"),
        3: PointSource.tr("Third place"),
        4: PointSource.tr("Fourth place"),
    }
    return names.get(place, "")
