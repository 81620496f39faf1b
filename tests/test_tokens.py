"""Colours, computed: text and edges stand out on every ground, and seats are told apart by every kind of eye."""

from __future__ import annotations

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

pytest.importorskip("PySide6.QtGui", exc_type=ImportError)

from PySide6.QtGui import QColor

from dune_desktop.scene.drawing.tokens import (  # fmt: skip
    BAND_TEXT,
    FACTION_BANDS,
    GLYPH_COLOURS,
    NO_FACTION_BAND,
    SEAT_COLOURS,
    SEAT_INK,
    THEMES,
    UNLOAD,
    Theme,
)
from dune_desktop.scene.faces.measures import kind_band, kind_box

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

GROUNDS = ("window", "panel", "raised", "button", "box", "combat_box", "ix_box")
SLAB = ("slab_top", "slab", "slab_foot")
PAPERS = {
    "paper": "ink", "agent_box": "ink", "reveal_box": "reveal_text", "intrigue_paper": "intrigue_text",
    "accent": "accent_ink",
}  # fmt: skip

# Machado, Oliveira and Fernandes 2009, full severity.
EYES = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: QColor) -> list[float]:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def luminance(colour: QColor) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """WCAG 2."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def seen(colour: QColor, eye: str) -> list[float]:
    parts = linear(colour)
    return [min(1.0, max(0.0, sum(k * part for k, part in zip(row, parts, strict=True)))) for row in EYES[eye]]


def lab(rgb: list[float]) -> tuple[float, float, float]:
    red, green, blue = rgb
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883,
    )
    x, y, z = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Sharma, Wu and Dalal 2005, equations 2 to 22."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = ((h2 - h1 + 180) % 360 - 180) if c1 * c2 else 0.0
    light, chroma, hue = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1 - 0.17 * cos(radians(hm - 30)) + 0.24 * cos(radians(2 * hm))
        + 0.32 * cos(radians(3 * hm + 6)) - 0.20 * cos(radians(4 * hm - 63))
    )  # fmt: skip
    sl = 1 + 0.015 * (lm - 50) ** 2 / sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rotation = -sin(radians(60 * exp(-(((hm - 275) / 25) ** 2)))) * 2 * sqrt(cm**7 / (cm**7 + 25**7))
    return sqrt((light / sl) ** 2 + (chroma / sc) ** 2 + (hue / sh) ** 2 + rotation * chroma / sc * hue / sh)


def test_the_distance_is_that_of_the_published_pairs() -> None:
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


def grounds(theme: Theme) -> list[QColor]:
    return [getattr(theme, name) for name in GROUNDS]


@themes
@pytest.mark.parametrize("name", ["text", "text2", "muted", "accent", "danger", "good", "focus"])
def test_text_can_be_read_on_every_ground(theme: Theme, name: str) -> None:
    assert min(contrast(getattr(theme, name), ground) for ground in grounds(theme)) >= 4.5


@themes
@pytest.mark.parametrize("name", SLAB)
def test_text_can_be_read_and_edges_seen_on_the_slab_of_row_and_tray(theme: Theme, name: str) -> None:
    slab = getattr(theme, name)
    assert min(contrast(text, slab) for text in (theme.text, theme.text2, theme.muted)) >= 4.5
    assert min(contrast(edge, slab) for edge in (theme.accent, theme.focus, theme.rule)) >= 2.95


@themes
@pytest.mark.parametrize("name", ["rule", "spice"])
def test_edges_and_marks_stand_out_on_every_ground(theme: Theme, name: str) -> None:
    assert min(contrast(getattr(theme, name), ground) for ground in grounds(theme)) >= 2.95


@themes
def test_the_edge_of_ix_stands_out_on_its_box_and_round_it(theme: Theme) -> None:
    assert min(contrast(theme.ix_edge, ground) for ground in (theme.ix_box, theme.box, theme.panel)) >= 3


@themes
@pytest.mark.parametrize("paper", PAPERS)
def test_text_can_be_read_on_every_paper(theme: Theme, paper: str) -> None:
    assert contrast(getattr(theme, paper), getattr(theme, PAPERS[paper])) >= 4.5


@pytest.mark.parametrize("facet", ["persuasion", "persuasion_light", "persuasion_shade"])
def test_prices_can_be_read_with_weak_eyes(facet: str) -> None:
    """Nothing is looked at more often from afar, and the digit stands on all three sides of the stone."""
    assert contrast(GLYPH_COLOURS["keyline"], GLYPH_COLOURS[facet]) >= 7


@pytest.mark.parametrize("band", [*FACTION_BANDS, NO_FACTION_BAND, UNLOAD], ids=QColor.name)
def test_titles_can_be_read_on_every_band(band: QColor) -> None:
    assert contrast(band, BAND_TEXT) >= 4.5


@pytest.mark.parametrize("seat", SEAT_COLOURS)
def test_marks_and_digits_can_be_read_on_pieces(seat: str) -> None:
    assert contrast(SEAT_COLOURS[seat], SEAT_INK) >= 4.2


@themes
@pytest.mark.parametrize("seat", SEAT_COLOURS)
def test_pieces_stand_out_on_every_ground(theme: Theme, seat: str) -> None:
    edges = (SEAT_COLOURS[seat], theme.keyline)
    assert min(max(contrast(edge, ground) for edge in edges) for ground in grounds(theme)) >= 2.5


@pytest.mark.parametrize("eye", EYES)
def test_every_eye_tells_the_seats_apart(eye: str) -> None:
    colours = [lab(seen(colour, eye)) for colour in SEAT_COLOURS.values()]
    assert min(ciede2000(one, other) for one, other in combinations(colours, 2)) >= 20


@themes
def test_glyphs_stand_out_on_every_ground_by_body_or_keyline(theme: Theme) -> None:
    bodies = {
        name: colour for name, colour in GLYPH_COLOURS.items() if not name.endswith(("keyline", "_shade", "_dark"))
    }
    papers = [*grounds(theme), *(getattr(theme, name) for name in PAPERS if name != "accent")]
    weak = [
        (name, ground.name())
        for name, body in bodies.items()
        for ground in papers
        if max(contrast(body, ground), contrast(GLYPH_COLOURS["keyline"], ground)) < 3
    ]
    assert weak == []


@themes
@pytest.mark.parametrize("kind", ["plot", "combat_card", "endgame_card"])
def test_each_kind_of_intrigue_has_a_band_and_a_box_that_text_stands_out_on(theme: Theme, kind: str) -> None:
    assert contrast(BAND_TEXT, kind_band(kind, theme)) >= 4.5
    assert contrast(theme.intrigue_text, kind_box(kind, theme)) >= 4.5


@themes
def test_no_two_kinds_of_intrigue_have_one_colour(theme: Theme) -> None:
    assert len({kind_band(kind, theme).rgb() for kind in ("plot", "combat_card", "endgame_card")}) == 3
