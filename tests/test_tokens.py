"""Colours, computed: text and edges stand out on every ground, and seats are told apart by every kind of eye."""

from __future__ import annotations

from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtGui", exc_type=ImportError)

from PySide6.QtGui import QColor

from dune_desktop.scene.drawing.tokens import (  # fmt: skip
    BAND_TEXT,
    GLYPH_COLOURS,
    NO_FACTION_BAND,
    SEAT_COLOURS,
    SEAT_INK,
    THEMES,
    UNLOAD,
    Theme,
)
from dune_desktop.scene.faces.measures import kind_band, kind_box
from tests.eyes import EYES, ciede2000, contrast, lab, seen

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

GROUNDS = ("window", "panel", "raised", "button", "box", "combat_box", "ix_box")
SLAB = ("slab_top", "slab", "slab_foot")
PAPERS = {
    "paper": "ink", "agent_box": "ink", "reveal_box": "reveal_text", "intrigue_paper": "intrigue_text",
    "accent": "accent_ink",
}  # fmt: skip


def test_the_distance_is_that_of_the_published_pairs() -> None:
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(0.9082, abs=1e-4)


def least(theme: Theme) -> float:
    """What WCAG asks of text: AA, and AAA of the theme for who needs strong contrasts."""
    return 7.0 if theme.plain else 4.5


def grounds(theme: Theme) -> list[QColor]:
    return [getattr(theme, name) for name in GROUNDS]


@themes
@pytest.mark.parametrize("name", ["text", "text2", "muted", "accent", "danger", "good", "focus"])
def test_text_can_be_read_on_every_ground(theme: Theme, name: str) -> None:
    assert min(contrast(getattr(theme, name), ground) for ground in grounds(theme)) >= least(theme)


@themes
@pytest.mark.parametrize("name", SLAB)
def test_text_can_be_read_and_edges_seen_on_the_slab_of_row_and_tray(theme: Theme, name: str) -> None:
    slab = getattr(theme, name)
    assert min(contrast(text, slab) for text in (theme.text, theme.text2, theme.muted)) >= least(theme)
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
    assert contrast(getattr(theme, paper), getattr(theme, PAPERS[paper])) >= least(theme)


@pytest.mark.parametrize("facet", ["persuasion", "persuasion_light", "persuasion_shade"])
def test_prices_can_be_read_with_weak_eyes(facet: str) -> None:
    """Nothing is looked at more often from afar, and the digit stands on all three sides of the stone."""
    assert contrast(GLYPH_COLOURS["keyline"], GLYPH_COLOURS[facet]) >= 7


@themes
def test_titles_can_be_read_on_every_band(theme: Theme) -> None:
    assert min(contrast(band, BAND_TEXT) for band in (*theme.bands, NO_FACTION_BAND)) >= least(theme)
    assert contrast(UNLOAD, BAND_TEXT) >= 4.5


def test_who_needs_strong_contrasts_has_strong_frames_and_nothing_behind_words() -> None:
    theme = THEMES["contrast"]
    assert theme.plain
    assert theme.ring == 3
    assert (
        min(contrast(edge, ground) for edge in (theme.rule, theme.focus, theme.accent) for ground in grounds(theme))
        >= 7
    )


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
    assert contrast(BAND_TEXT, kind_band(kind, theme)) >= least(theme)
    assert contrast(theme.intrigue_text, kind_box(kind, theme)) >= least(theme)


@themes
def test_no_two_kinds_of_intrigue_have_one_colour(theme: Theme) -> None:
    assert len({kind_band(kind, theme).rgb() for kind in ("plot", "combat_card", "endgame_card")}) == 3
