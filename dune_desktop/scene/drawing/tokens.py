"""Colours, type scale, spacing: no colour or size stands anywhere else in the program. Sizes are in units ``u``."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtGui import QColor


@frozen(eq=False)
class Theme:
    """The colours of one theme. The accent means "you can act here" and nothing else."""

    name: str
    window: QColor
    panel: QColor
    raised: QColor
    button: QColor
    box: QColor
    combat_box: QColor
    #: The boards of Ix and of its ships, and their edge.
    ix_box: QColor
    ix_edge: QColor
    #: Of the tracks of Immortality: that of the Tleilaxu, research, and the columns of its genetic markers.
    tleilaxu_box: QColor
    research_box: QColor
    research_edge: QColor
    marker_box: QColor
    #: The agent box of a card that asks for a partner, and the line round two cards that are one.
    graft_box: QColor
    graft_edge: QColor
    text: QColor
    text2: QColor
    #: Refused titles.
    muted: QColor
    accent: QColor
    accent_ink: QColor
    focus: QColor
    #: The ring round what a tour means; it stands beside the accent.
    beacon: QColor
    danger: QColor
    good: QColor
    #: Borders that mean something.
    rule: QColor
    spice: QColor
    #: Decoration only.
    brass: QColor
    paper: QColor
    agent_box: QColor
    ink: QColor
    reveal_box: QColor
    reveal_text: QColor
    intrigue_paper: QColor
    intrigue_text: QColor
    sky: QColor
    ground: QColor
    keyline: QColor
    #: Row, tray and bar: a slab from its top to its foot.
    slab_top: QColor
    slab: QColor
    slab_foot: QColor
    #: What a box over a picture is darkened with, so that its words can be read; in the light theme it is brightened.
    scrim: QColor
    #: Bands of factions, with white text on them.
    bands: tuple[QColor, ...]
    #: The hour in which pictures are painted: that of another theme or its own.
    hour: str
    #: Nothing is painted behind words, and what stands apart has a strong frame.
    plain: bool = False
    #: How wide the ring is round what has the keyboard.
    ring: int = 2


def _theme(name: str, bands: str, hour: str = "", *, plain: bool = False, ring: int = 2, **colours: str) -> Theme:
    painted = {key: QColor(value) for key, value in colours.items()}
    return Theme(name, bands=tuple(map(QColor, bands.split())), hour=hour or name, plain=plain, ring=ring, **painted)


_BANDS: Final = "#6b7480 #b0442f #7f4f9e #2f6f9f"
DUSK: Final = _theme(
    "dusk", _BANDS,
    window="#140e15", panel="#211820", raised="#2e2229", button="#43303a",
    box="#1e1620", combat_box="#331b1d", ix_box="#232b38", ix_edge="#5b8c94",
    tleilaxu_box="#2a2412", research_box="#24382b", research_edge="#5f9a68", marker_box="#3a1c26",
    graft_box="#bfe3b8", graft_edge="#8fe08a",
    text="#f6ecd9", text2="#d2c8b4", muted="#b5a8b4",
    accent="#fff1cc", accent_ink="#1d1208", focus="#8fd3ff", beacon="#ff8f1f", danger="#ff9a85", good="#93d8a4",
    rule="#8d7a78", spice="#e8842c", brass="#a07c42",
    paper="#ecdcb6", agent_box="#dcc99c", ink="#2a2013", reveal_box="#23284a", reveal_text="#f6ecd9",
    intrigue_paper="#3b2945", intrigue_text="#f6ecd9",
    sky="#3a2b45", ground="#9a6238", keyline="#14131f",
    slab_top="#2a1c1f", slab="#1c1318", slab_foot="#140d12", scrim="#0b0710",
)  # fmt: skip
LIGHT: Final = _theme(
    "light", _BANDS,
    window="#e9dcc0", panel="#f8f0df", raised="#fffaf0", button="#eadbb8",
    box="#fbf3e2", combat_box="#f6dccb", ix_box="#e4eef0", ix_edge="#4d7f88",
    tleilaxu_box="#f3e6bf", research_box="#dfeeda", research_edge="#4b7f54", marker_box="#f7d3d8",
    graft_box="#d0ecc8", graft_edge="#2f7a2a",
    text="#261d10", text2="#4b3f2a", muted="#665838",
    accent="#9c4a00", accent_ink="#ffffff", focus="#0b5cad", beacon="#8a1fb0", danger="#a52714", good="#1f6b35",
    rule="#857350", spice="#b4530a", brass="#8a6a2c",
    paper="#fffaf0", agent_box="#f1e4c4", ink="#261d10", reveal_box="#dfe3f3", reveal_text="#261d10",
    intrigue_paper="#efdff5", intrigue_text="#261d10",
    sky="#e6cfa2", ground="#e3bf86", keyline="#14131f",
    slab_top="#f3e4c2", slab="#efdcb4", slab_foot="#e6cf9f", scrim="#fffdf4",
)  # fmt: skip
#: Black and white, for who needs strong contrasts: all text has at least 7 to 1 on whatever it stands.
CONTRAST: Final = _theme(
    "contrast", "#4d5560 #8c2a18 #6a3a8a #1d557f", "dusk", plain=True, ring=3,
    window="#000000", panel="#000000", raised="#0d0d0d", button="#1c1c1c",
    box="#000000", combat_box="#200404", ix_box="#001418", ix_edge="#7fd0dc",
    tleilaxu_box="#141000", research_box="#00140a", research_edge="#7fd08a", marker_box="#1c000a",
    graft_box="#d6f7cf", graft_edge="#8fe08a",
    text="#ffffff", text2="#f2f2f2", muted="#d0d0d0",
    accent="#ffffff", accent_ink="#000000", focus="#4fe3ff", beacon="#ff9f3f", danger="#ff9c86", good="#8ffbe8",
    rule="#b8b8b8", spice="#ffa040", brass="#9c9c9c",
    paper="#ffffff", agent_box="#f4f4f4", ink="#000000", reveal_box="#00104a", reveal_text="#ffffff",
    intrigue_paper="#1d0c2a", intrigue_text="#ffffff",
    sky="#000000", ground="#000000", keyline="#000000",
    slab_top="#000000", slab="#000000", slab_foot="#000000", scrim="#000000",
)  # fmt: skip
THEMES: Final = {"dusk": DUSK, "light": LIGHT, "contrast": CONTRAST}

NO_FACTION_BAND: Final = QColor("#4b4032")
BAND_TEXT: Final = QColor("#ffffff")
#: The start of a Reveal box that is gained when its card is discarded or trashed, too.
UNLOAD: Final = QColor("#b5402f")
#: The head of the Agent box of a card that asks for a partner.
GRAFT_HEAD: Final = QColor("#2f6e2a")

#: The colours of seats; the mark tells them apart without colour.
SEAT_COLOURS: Final = {
    "red": QColor("#d8483c"),
    "blue": QColor("#4a7be0"),
    "green": QColor("#7adcb8"),
    "yellow": QColor("#ffe94a"),
}
SEAT_MARKS: Final = {"red": "disc", "blue": "bar", "green": "cross", "yellow": "triangle"}
#: Digits and marks on pieces.
SEAT_INK: Final = QColor("#14131f")

# Type scale: pixel sizes at u = 1.
CAPTION, SMALL, BODY, FIGURE, HEADING, STRENGTH, BANNER = 11, 12, 13, 14, 16, 19, 24
# Spacing, radii, lines.
S2, S4, S6, S8, S12, S16, S24 = 2, 4, 6, 8, 12, 16, 24
RADIUS_CELL, RADIUS_BOX, RADIUS_PANEL = 4, 6, 8
LINE, SEAT_LINE, LIT_LINE = 1.0, 1.5, 3.0
#: Round a number that stands on a picture.
HALO = 4.5
HIT, OPTION = 24, 34
# Icon sizes; 13 carries no digit.
ICON_11, ICON_13, ICON_16, ICON_17, ICON_18, ICON_19, ICON_24, ICON_32, ICON_48 = 11, 13, 16, 17, 18, 19, 24, 32, 48

# Glyphs: the same in all themes, for each has its dark keyline; bodies carry dark digits.
GLYPH_COLOURS: Final = {
    key: QColor(value)
    for key, value in {
        "keyline": "#14131f",
        "spice": "#ee8a2f", "spice_light": "#ffb566", "spice_shade": "#c4621a",
        "silver": "#d8dee6", "silver_shade": "#9aa3b2", "silver_dark": "#5d6576",
        "water": "#63bdf2", "water_light": "#d5f0ff",
        "persuasion": "#9ab3ff", "persuasion_light": "#c6d4ff", "persuasion_shade": "#7f9ff5",
        "steel": "#e6e3dc", "steel_shade": "#b9bac2", "hilt": "#e0664f",
        "gold": "#f3c13f", "gold_shade": "#cf8f1e", "neutral": "#e3d5b4",
        "troop": "#eadfc6", "troop_light": "#fff8e8", "troop_shade": "#c9b894",
        "card": "#62bb78", "card_light": "#a5e0b2", "card_shade": "#3f9257",
        "intrigue": "#b98ae3",
        "emperor": "#b9c6d6", "spacing_guild": "#ea6b52", "guild_light": "#ffb199",
        "bene_gesserit": "#b98ae3", "bene_light": "#ecd9ff", "fremen": "#58a8e0",
        "landsraad": "#5fc06a", "landsraad_light": "#b6ecb4",
        "city": "#a9b6ff", "city_shade": "#7d8ade", "trade": "#ffc83d", "trade_shade": "#d98a1e",
        "piece": "#f2e8d3", "piece_shade": "#b9a985", "mentat": "#c8c4f0", "control": "#f2e8d3",
        "combat": "#ff9a7c", "signet": "#e3a6d8", "voice": "#dcb8ff", "token": "#e3d5b4", "token_shade": "#a8946a",
        "stone": "#cdb891", "stone_shade": "#a8946a", "danger": "#ff8f78", "deed": "#fff1cc", "eye": "#f2e8d3",
        "opponent": "#c9a9a0", "brass": "#c09a54", "sand": "#f0dfb6", "rival": "#c7c3d6",
        "seal": "#e8604f", "seal_shade": "#b5402f",
        "spy": "#7fd0c4", "spy_shade": "#4c9d92", "worm": "#d99b5c", "worm_shade": "#a2683a", "tooth": "#f7e9cc",
        "contract": "#e9c27c", "contract_shade": "#b98d47", "battle": "#f7e2b0",
        "tech": "#86cdd6", "tech_shade": "#4f97a3", "freighter": "#f6c64a", "freighter_shade": "#c98a2a",
        "crate": "#ecd8ac", "crate_shade": "#946a34",
        "specimen": "#6fcb50", "specimen_light": "#a5ea86", "specimen_shade": "#2f7d33",
        "gene": "#f0607e", "gene_light": "#ffd9e0", "graft": "#8fe08a",
    }.items()
}  # fmt: skip
#: On the grid of 24.
GLYPH_KEYLINE, DIGIT = 1.6, 16
DIM: Final = 0.45


def faction_band(faction: int | None, theme: Theme) -> QColor:
    """The colour of a faction; one that has none of its own is as plain as what belongs to nobody."""
    return theme.bands[faction] if faction is not None and faction < len(theme.bands) else NO_FACTION_BAND
