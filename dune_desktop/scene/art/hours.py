"""The hour in which the board lies: evening over Arrakis in the dusk theme, a pale noon in the light one."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtGui import QColor

from dune_desktop.scene.art.lights import CLOTH, LIGHTS, Light
from dune_desktop.scene.drawing.painting import mix


def _row(colours: str) -> tuple[QColor, ...]:
    return tuple(map(QColor, colours.split()))


@frozen(eq=False)
class Hour:
    """The light of the desert, and the colours of what only the board has."""

    light: Light
    #: Above the sky, where ships go; and how much of the stars is seen there.
    space: QColor
    stars: float
    #: Five colours of the sand's relief, from the deepest shade to the crest.
    relief: tuple[QColor, ...]
    #: Of the hall of the Landsraad and of the guildhall of CHOAM: the light in it, the wall, its foot.
    halls: dict[str, tuple[QColor, ...]]
    #: The cloth of the factions, and of who is none.
    cloth: tuple[QColor, ...]
    #: What lies over the near sand, and in joints and grooves.
    shade: QColor


HOURS: Final = {
    "dusk": Hour(
        LIGHTS["dusk"],
        QColor("#090918"),
        1.0,
        _row("#4a2638 #94543e #cd8a4c #eeb86e #fff0c0"),
        {"landsraad": _row("#58b888 #154d3c #0b241f"), "spice_trade": _row("#e0a04c #4c3017 #1d1210")},
        CLOTH,
        QColor("#2a1426"),
    ),
    "light": Hour(
        LIGHTS["noon"],
        QColor("#6fa4b4"),
        0.0,
        _row("#a87a52 #d2a56c #ecc98e #f8e2b4 #fffbe8"),
        {"landsraad": _row("#5f9c84 #d3e6d6 #a9cbb8"), "spice_trade": _row("#b98a3c #f7e6bd #e2c48a")},
        tuple(mix(cloth, QColor("#fff3dc"), 0.55) for cloth in CLOTH),
        QColor("#8a6248"),
    ),
}
