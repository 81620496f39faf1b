"""Where victory points came from, in words."""

from __future__ import annotations

from dune_desktop.engine.edition import Edition
from dune_desktop.models.story.chronicle import BOUGHT, INFLUENCE, START
from dune_desktop.text import addresses
from dune_desktop.text.names import ids, name
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Texts

PointSource = Texts("PointSource")
#: The place of a Rival that scores nothing (S9.5, B2.3).
CANNOT_WIN = -1
_INFLUENCE = {
    "emperor": QT_TRANSLATE_NOOP("PointSource", "Influence with the Emperor"),
    "spacing_guild": QT_TRANSLATE_NOOP("PointSource", "Influence with the Spacing Guild"),
    "bene_gesserit": QT_TRANSLATE_NOOP("PointSource", "Influence with the Bene Gesserit"),
    "fremen": QT_TRANSLATE_NOOP("PointSource", "Influence with the Fremen"),
}
_BOUGHT = {
    "solari": QT_TRANSLATE_NOOP("PointSource", "Bought with Solari"),
    "spice": QT_TRANSLATE_NOOP("PointSource", "Bought with spice"),
    "water": QT_TRANSLATE_NOOP("PointSource", "Bought with water"),
    "intrigue": QT_TRANSLATE_NOOP("PointSource", "Bought with Intrigue cards"),
}


def points_from(edition: Edition, source: str, n: int) -> str:
    """So many points, and what gave them."""
    return PointSource.tr("{points} VP: {source}").format(points=f"{n:+d}", source=_source(edition, source))


def _source(edition: Edition, source: str) -> str:
    if source == START:
        return PointSource.tr("Start of the game")
    if source.startswith(INFLUENCE):
        return str(_INFLUENCE[source.removeprefix(INFLUENCE)])
    if source.startswith(f"{BOUGHT}."):
        return str(_BOUGHT[source.removeprefix(f"{BOUGHT}.")])
    return name("source", source) if source in ids("source") else addresses.source(edition, source)


def place_name(place: int) -> str:
    """First to fourth, or that there can be none; nothing for no place."""
    names = {
        1: PointSource.tr("First place"),
        2: PointSource.tr("Second place"),
        3: PointSource.tr("Third place"),
        4: PointSource.tr("Fourth place"),
        CANNOT_WIN: PointSource.tr("Cannot win"),
    }
    return names.get(place, "")
