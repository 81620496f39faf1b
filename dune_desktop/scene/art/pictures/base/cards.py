"""All cards of Base that have a picture: each module shows them from another side."""

from __future__ import annotations

from typing import Final

from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.art.pictures.base.callings import CALLINGS_OF_BASE
from dune_desktop.scene.art.pictures.base.people import PEOPLE_OF_BASE
from dune_desktop.scene.art.pictures.base.persons import PERSONS_OF_BASE
from dune_desktop.scene.art.pictures.base.starters import STARTERS
from dune_desktop.scene.art.pictures.base.things import THINGS_OF_BASE

CARDS_OF_BASE: Final[dict[str, Picture]] = {
    **STARTERS,
    **PERSONS_OF_BASE,
    **CALLINGS_OF_BASE,
    **PEOPLE_OF_BASE,
    **THINGS_OF_BASE,
}
