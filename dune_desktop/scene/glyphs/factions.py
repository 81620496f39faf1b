"""The agent icons, and the four factions' influence and alliances. The emblems are our own."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainterPath

from dune_desktop.scene.drawing.paths import curve
from dune_desktop.scene.glyphs.shapes import (
    CENTRE,
    Glyph,
    box,
    cut,
    detail,
    disc,
    fill,
    glyph,
    inlay,
    joined,
    placed,
    poly,
    regular,
    soft,
    star,
    stroke,
    turned,
)

FACTIONS: Final = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def _half_ellipse() -> QPainterPath:
    path = QPainterPath()
    path.arcMoveTo(2.1, 8.4, 19.8, 7.2, 180)
    path.arcTo(2.1, 8.4, 19.8, 7.2, 180, 180)
    return path


_CROWN = joined(
    soft(poly("2.9,7.2 7.6,11.6 12,4.4 16.4,11.6 21.1,7.2 19.4,16.4 4.6,16.4"), 0.7),
    disc(12, 4, 2),
)
_CROWN_FOOT = box(4.2, 18.4, 15.6, 3.2, 1.2)
_PLANET = disc(12, 12, 7.2)
_TILT = -24.0
_ORBIT = stroke(turned(disc(12, 12, 9.9, 3.6), _TILT), 2.2)
_NEAR = stroke(turned(_half_ellipse(), _TILT), 2.2)
_ALMOND = curve("M12,1.6 C20.4,8 20.4,16 12,22.4 C3.6,16 3.6,8 12,1.6 Z")
_CRESCENT = cut(disc(11.6, 12, 10.2), disc(16, 9.4, 7.9))
_MOON = disc(17.6, 8.8, 2.9)

#: Without colour, for tiles and seals.
EMBLEMS: Final[dict[str, QPainterPath]] = {
    "emperor": joined(_CROWN, _CROWN_FOOT),
    "spacing_guild": joined(cut(_PLANET, stroke(_NEAR, 2.8)), _NEAR),
    "bene_gesserit": cut(_ALMOND, disc(12, 12, 3.6)),
    "fremen": joined(_CRESCENT, _MOON),
}

_TOWERS = joined(
    box(2, 11, 6.4, 11.2, 0.6),
    curve("M7.8,22.2 L7.8,6.8 Q7.8,2 12,1.8 Q16.2,2 16.2,6.8 L16.2,22.2 Z"),
    box(15.6, 8.4, 6.4, 13.8, 0.6),
)

AGENT_ICONS: Final[dict[str, Glyph]] = {
    "emperor": glyph(fill("emperor", _CROWN), fill("emperor", _CROWN_FOOT)),
    "spacing_guild": glyph(fill("guild_light", _ORBIT), fill("spacing_guild", _PLANET), fill("guild_light", _NEAR)),
    "bene_gesserit": glyph(
        fill("bene_gesserit", _ALMOND), inlay("keyline", disc(12, 12, 4.4)), inlay("bene_light", disc(12, 12, 2.2))
    ),
    "fremen": glyph(fill("fremen", _CRESCENT), fill("fremen", _MOON)),
    "landsraad": glyph(
        fill("landsraad", soft(regular(12, 12.8, 10, 5), 0.9)), inlay("landsraad_light", regular(12, 12.8, 5.2, 5))
    ),
    "city": glyph(
        fill("city", _TOWERS),
        inlay("city_shade", box(7.2, 11, 1.2, 11.2), box(15.6, 8.4, 1.2, 13.8)),
        inlay(
            "keyline",
            box(4, 13.6, 2, 3.6),
            curve("M9.8,22.2 L9.8,17.4 Q9.8,14.8 12,14.8 Q14.2,14.8 14.2,17.4 L14.2,22.2 Z"),
            box(11, 6.6, 2, 4, 1),
            box(18.4, 11, 2, 3.6),
        ),
    ),
    "spice_trade": glyph(
        fill("trade", soft(poly("12,3.4 20.6,20 3.4,20"), 1.5)),
        inlay(
            "trade_shade",
            curve(
                "M2.2,20.6 L5.8,14 Q9,12 12,14.4 Q15,16.8 18.8,14.6 L21.8,20.6"
                " Q21.6,21.5 20.6,21.5 L3.4,21.5 Q2.4,21.5 2.2,20.6 Z"
            ),
        ),
    ),
}

_STEP = joined(box(3, 6.4, 18, 15.8, 2.4), soft(poly("12,2.6 17.4,7.4 6.6,7.4"), 0.8))
_STEP_DOWN = turned(_STEP, 180)
_SEAL = soft(star(12, 12, 10.2, 8.4, 10), 0.6)
_QUARTERS = (
    box(7, 9.4, 4.2, 4.2, 0.8),
    box(12.8, 9.4, 4.2, 4.2, 0.8),
    box(7, 15.2, 4.2, 4.2, 0.8),
    box(12.8, 15.2, 4.2, 4.2, 0.8),
)


def _any(step: QPainterPath, dy: float = 0.0) -> Glyph:
    quarters = (detail(slot, path.translated(0, dy)) for slot, path in zip(FACTIONS, _QUARTERS, strict=True))
    frames = (detail("keyline", stroke(path.translated(0, dy), 1.2)) for path in _QUARTERS)
    return glyph(fill("neutral", step), *frames, *quarters, digit=(12, 14.4 + dy))


def _influence(faction: str) -> Glyph:
    return glyph(fill(faction, _STEP), inlay("keyline", placed(EMBLEMS[faction], 12, 14.2, 13.4)))


def _alliance(faction: str) -> Glyph:
    return glyph(
        fill("gold", _SEAL), inlay(faction, disc(12, 12, 8)), inlay("keyline", placed(EMBLEMS[faction], 12, 12, 12.6))
    )


INFLUENCE: Final[dict[str, Glyph]] = {
    "influence": _any(_STEP),
    "lose_influence": _any(_STEP_DOWN, -4.8),
    "alliance": glyph(fill("gold", _SEAL), inlay("keyline", star(12, 12, 7, 2.6, 4)), digit=CENTRE),
    **{f"influence_{faction}": _influence(faction) for faction in FACTIONS},
    **{f"alliance_{faction}": _alliance(faction) for faction in FACTIONS},
}
