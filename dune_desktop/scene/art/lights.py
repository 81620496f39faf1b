"""The lights that pictures stand in: one low sun at the left, shade of violet, haze that what is far fades into."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtGui import QColor


@frozen(eq=False)
class Light:
    """The colours of one hour and place; every solid has a lit, a middle and a dark side."""

    #: Five stops, from the zenith to the horizon.
    sky: tuple[QColor, ...]
    sun: QColor
    haze: QColor
    #: Lit, middle, shade, deep.
    sand: tuple[QColor, ...]
    rim: QColor
    #: Lit, middle, dark.
    rock: tuple[QColor, ...]


@frozen(eq=False)
class Shades:
    """A material: its lit, middle and dark sides, and what lines in it are drawn with."""

    lit: QColor
    mid: QColor
    dark: QColor
    line: QColor


@frozen(eq=False)
class House:
    """What is behind a head, and the cool light that falls on it from the right."""

    ground: QColor
    ray: QColor
    #: Its top and its foot.
    sun: tuple[QColor, QColor]
    rim: QColor
    metal: QColor


def _light(sky: str, sun: str, haze: str, sand: str, rim: str, rock: str) -> Light:
    return Light(_row(sky), QColor(sun), QColor(haze), _row(sand), QColor(rim), _row(rock))


def _row(colours: str) -> tuple[QColor, ...]:
    return tuple(map(QColor, colours.split()))


def _tones(colours: str) -> Shades:
    return Shades(*map(QColor, colours.split()))


def _house(ground: str, ray: str, sun: str, rim: str, metal: str) -> House:
    top, foot = map(QColor, sun.split())
    return House(QColor(ground), QColor(ray), (top, foot), QColor(rim), QColor(metal))


LIGHTS: Final = {
    "dusk": _light(
        "#150f2c #34204f #7d3a5c #d8663f #ffc878", "#fff0bd", "#f7c98e",
        "#f6c47c #d68d4a #83454a #36203a", "#fff0c4", "#dd9262 #8f4c46 #3c2238",
    ),
    "dawn": _light(
        "#4a3a6e #8a5a86 #d98a94 #f7b99a #ffe6c4", "#fffbe8", "#fbdcc4",
        "#fbdcae #e0a878 #a2686c #5a3a58", "#fffdf0", "#e8b090 #a86a66 #5c3a52",
    ),
    "noon": _light(
        "#3f8f9c #6fb0ac #a6cdb8 #e2e4c0 #fff0cc", "#fffdf0", "#fbeccb",
        "#fbe3b0 #e6bf82 #b98558 #7a5444", "#fffdf0", "#e3ad7c #b07a54 #6a4440",
    ),
    "night": _light(
        "#070816 #0f1430 #1d2850 #33487a #5d7aa6", "#eef4ff", "#5a74a0",
        "#8ea4c6 #566c98 #2e3a66 #171c3a", "#dcebff", "#6c84ac #3a4a78 #181f40",
    ),
    "storm": _light(
        "#2a1a20 #4c2c2a #7c4a34 #b0703e #dc9c58", "#ffd890", "#c8884e",
        "#e0a468 #b4743e #6e3f30 #341f22", "#ffe2a8", "#b87a4c #744432 #341f22",
    ),
    "spice": _light(
        "#4a1220 #8c2424 #cc4a20 #f28a2c #ffd27a", "#fff0b8", "#ffb45c",
        "#ffc070 #ea7e2c #9c3f26 #4a1a28", "#fff0c0", "#e8743a #98382c #401826",
    ),
    "space": _light(
        "#05060f #0b0d22 #1a1740 #36265e #5a3a72", "#fff4d8", "#4a3a70",
        "#f0a860 #c0703c #6c3848 #2c1a38", "#cfe6ff", "#8a90b4 #4a4f7c #1c1e3c",
    ),
    "court": _light(
        "#2a0f12 #4c1a1c #742a24 #a4502c #d89a4c", "#ffe8a8", "#c88a48",
        "#e8bc74 #b07c40 #6c4228 #2e1a16", "#fff0bd", "#d3a552 #94682c #4a3018",
    ),
    "sietch": _light(
        "#0c1a22 #12303a #1c4c50 #3c7468 #84ac88", "#c8f0d0", "#5c8c80",
        "#d09a64 #94643e #54382e #241a20", "#d8ffe8", "#a06c4c #5c3c38 #241a24",
    ),
    "ix": _light(
        "#10161f #1a222e #232b38 #35505c #5b8c94", "#e4f8f2", "#5b8c94",
        "#86a8ac #51707c #2a3a48 #141b25", "#c8f0ee", "#8ea8b2 #465866 #1a222d",
    ),
    "tanks": _light(
        "#07110d #0e2119 #173a29 #3c7a4a #a4d672", "#f0ffc8", "#6fae62",
        "#9cc476 #5c8a54 #24483a #0e1f1c", "#e8ffc4", "#8aa878 #44624e #142620",
    ),
    "flesh": _light(
        "#1a0816 #38102a #6c2244 #b4545e #f4b08c", "#ffe8d0", "#c87878",
        "#f0b498 #c0706c #6a2c4a #2c1024", "#ffe4d4", "#d08a80 #7e3c50 #301228",
    ),
}  # fmt: skip
#: The same in every light.
BRASS: Final = _row("#fff0bd #d3a552 #7d5726")
KEYLINE: Final = QColor("#120a08")
STEEL: Final = _row("#f2f0ea #a9abb6 #4c4e5e")
#: The cloth of the four factions, by number, and of who has none.
CLOTH: Final = _row("#59636f #9c3a27 #6d4189 #255d8c")
#: What machines are made of, and the ships of the Guild: lit, middle, dark.
HULL: Final = _row("#c9b490 #77624e #2f2430")
GUILD: Final = _row("#9fb6e4 #43569a #1a1d46")
#: What is made on Ix, and the walls of its works.
IXIAN: Final = _row("#cfe0e0 #5f7884 #1e2733")
SLATE: Final = _row("#4f7680 #232b38 #0e131a")
COPPER: Final = _row("#ffb878 #b4622e #552418")
#: Windows of cockpits, lit from inside; the fire of engines.
GLASS: Final = _row("#d4f4f4 #5fb0bc #1d4a5c")
FIRE: Final = _row("#fff4cc #ffb040 #e2501e")
#: Worlds seen from space: lit, middle, dark.
WORLDS: Final = {
    "arrakis": _row("#ffd08a #d0803e #6e3438"),
    "caladan": _row("#bfe8f0 #3f88b0 #173a64"),
    "giedi": _row("#a8b07c #545c40 #20261f"),
    "kaitain": _row("#f4e2ff #9a78c4 #43306c"),
    "junction": _row("#ffc8b0 #b85a58 #4c2040"),
    "moon": _row("#f4ecd8 #b8a8a0 #5c5264"),
}
#: Walls of places: lit, middle, dark; and what glows in them.
ARRAKEEN: Final = _row("#fff0cf #c48f78 #5b3550")
CARTHAG: Final = _row("#7a4a42 #3e2230 #1c0f1c")
SIETCH: Final = _row("#e88f58 #8c4034 #3b1a28")
GREENHOUSE: Final = _row("#c8f0d0 #4f9a78 #1d3f3f")
IRON: Final = _row("#b08a72 #5e4550 #2a1c2e")
WORM: Final = _row("#e29a62 #94503c #3c1f2c")
SPICE: Final = _row("#ffd27a #ff8a2c #c8481c")
LAMP: Final = QColor("#ffd98a")
SHIELD: Final = QColor("#9fd4ff")
SMOKE: Final = QColor("#241826")
TOOTH: Final = QColor("#fff2d8")
#: What things are made of: lit, middle, dark.
WOOD: Final = _row("#b8783e #74422a #351c1c")
EBONY: Final = _row("#6a4a52 #33222e #150d16")
IVORY: Final = _row("#fff4d8 #d8bd94 #86624e")
PARCHMENT: Final = _row("#fbe6b8 #dab57c #8e6246")
WAX: Final = _row("#e8604a #a82a2c #541420")
STONE: Final = _row("#b59a86 #745c5c #38293a")
MARBLE: Final = _row("#f2dcc0 #b48c7e #583e50")
CRIMSON: Final = _row("#b03a34 #701c26 #300c18")
VIOLET: Final = _row("#8a5cae #4e2f70 #221338")
TEAL: Final = _row("#3f9488 #1f5658 #0c2630")
AMBER: Final = _row("#f0a648 #9c5a2a #40201c")
INDIGO: Final = _row("#5470b4 #2b3a74 #121735")
JADE: Final = _row("#b8f0b4 #4aa468 #1c4a40")
MELANGE: Final = _row("#ffb050 #e06a1e #7c2c1e")
WATER: Final = _row("#bff0ff #4aa6d8 #1c4a84")
#: What is grown in vats, and in what: the fluid, skin, what lies beneath it, the shells of beetles.
AMNION: Final = _row("#e6ffc0 #86c45a #1d4630")
FLESH: Final = _row("#ffd0b8 #d8847c #6e2e4a")
ORGAN: Final = _row("#f4806c #ac3440 #4c1230")
CHITIN: Final = _row("#ffe28a #b8842c #4a2a18")
#: What things are made of, lit, middle and dark; ``tones`` lets them stand in a light.
MATERIAL: Final = {
    "pale": _row("#f2e6d8 #c9b2ac #6f5a72"),
    "fair": _row("#f6d3ac #d39a7c #7a4654"),
    "olive": _row("#e4b283 #b5795a #633648"),
    "brown": _row("#c4875a #8d5440 #4a2436"),
    "dark": _row("#96603f #64392f #341a2c"),
    "ashen": _row("#d8d4c8 #9a94a0 #4c4660"),
    "ink": _row("#4a3a4c #261c2e #120c1a"),
    "coal": _row("#6a5a64 #3a2e3c #1c1422"),
    "umber": _row("#a8764e #6b4434 #351f26"),
    "chestnut": _row("#c0683a #7c3a28 #3c1a22"),
    "copper": _row("#f09a50 #b85a30 #5e2628"),
    "blond": _row("#ffe2a0 #d8a458 #7e5438"),
    "linen": _row("#f4e4c4 #c8a888 #755a62"),
    "dune": _row("#e8b47a #b07a50 #5c3840"),
    "snow": _row("#fbf6ea #c2bcc4 #6c6684"),
    "silver": _row("#dcdad8 #98949e #4a4658"),
    "crimson": _row("#d8503c #8e2430 #43122a"),
    "wine": _row("#9c3a4a #5e1c36 #2c0e24"),
    "orange": _row("#ff9a48 #cc5a26 #642424"),
    "amber": _row("#ffd27a #d38e36 #74421f"),
    "saffron": _row("#fff06a #e0b82a #7a4f14"),
    "green": _row("#6cae7c #2f6a56 #143238"),
    "teal": _row("#6cc0b4 #2c7478 #123648"),
    "blue": _row("#74b0dc #2f679c #162f58"),
    "indigo": _row("#7a80c8 #3c4088 #1c1c4c"),
    "violet": _row("#b487d0 #6d4189 #341c50"),
    "steel": _row("#d4d8e0 #80869a #363a52"),
    "iron": _row("#9a9aa8 #4e5062 #22222f"),
    "bronze": _row("#f0c070 #a06a34 #4c2a22"),
}
#: Eyes: the white, the iris. Blue in blue is for those who live on spice.
EYES: Final = {
    "brown": _row("#efe2d2 #6b4226"),
    "grey": _row("#efe6dc #70808e"),
    "green": _row("#efe6d8 #3f8f6c"),
    "hazel": _row("#efe2d0 #9a7434"),
    "black": _row("#e6dcd4 #1c141c"),
    "violet": _row("#ece4e6 #7a54a8"),
    "pale": _row("#f2ecec #a8c4d4"),
    "spice": _row("#1c3f96 #62b4ff"),
    "amber": _row("#f0a040 #fff0b0"),
    "blind": _row("#d8d8dc #c4c8d0"),
    "metal": _row("#5a6070 #eef4fa"),
}
#: What portraits are made of.
SKINS: Final = {
    "pale": _tones("#fbf1ea #e6d5cf #97838f #4a3a4c"),
    "rosy": _tones("#f8dcc4 #e2b597 #94666c #54303c"),
    "fair": _tones("#f8d4b0 #e3ab84 #976262 #55303a"),
    "weathered": _tones("#ecc093 #c98f64 #80524f #46283a"),
    "olive": _tones("#e6b582 #c28a5c #764a4a #3e2430"),
    "tan": _tones("#dba269 #b57645 #6a4044 #38202c"),
    "brown": _tones("#bb8256 #925b3b #553238 #2a1822"),
    "deep": _tones("#99694a #704631 #41282e #20131c"),
    "ashen": _tones("#ece6e0 #cbbfbc #837482 #463a4a"),
}
HAIRS: Final = {
    "black": _tones("#4a4048 #261f2a #130e18 #786a6c"),
    "umber": _tones("#7d5433 #472b1e #23141a #b98850"),
    "ash": _tones("#a08766 #6e573f #40302f #c9b48c"),
    "white": _tones("#f1eee8 #c8c4c4 #85808e #ffffff"),
    "silver": _tones("#d0ced0 #9a989e #5d5963 #ecebee"),
    "copper": _tones("#c2693c #8a3d26 #4a1d1e #ea9d62"),
    "gold": _tones("#f6d27a #cf9a3c #8a5a2a #fff0b4"),
    "russet": _tones("#c56c34 #913f1c #56221a #e59a58"),
}
CLOTHS: Final = {
    "green": _tones("#3c7a64 #1f5144 #0f2c2b #d9b05c"),
    "moss": _tones("#6a7454 #454e3c #272d28 #a8a078"),
    "coal": _tones("#4a3c44 #2a2028 #150e16 #77646c"),
    "iron": _tones("#a8a6ae #6e6c78 #3c3a48 #dddbe2"),
    "bronze": _tones("#c99a60 #8a5c34 #4c2c22 #f0cc90"),
    "linen": _tones("#fbf6ea #d3ccc4 #8d8694 #ffffff"),
    "blue": _tones("#4f8cb4 #24567c #122c48 #a8d0ea"),
    "navy": _tones("#3c5878 #1d3048 #0e1828 #7ea0c0"),
    "sand": _tones("#e6c48c #a87c4c #5a3c2c #fbe6b8"),
    "dun": _tones("#8c765c #5c4a3c #322628 #b8a284"),
    "leather": _tones("#9a6a40 #5e3c26 #30201e #c99a68"),
    "orange": _tones("#f09a4c #cc5c26 #7c2f22 #ffd29a"),
    "violet": _tones("#6c4c98 #402a68 #201238 #d9b25e"),
    "night": _tones("#3c3460 #1e1838 #0e0a1e #d9b25e"),
    "lilac": _tones("#c4b4dc #8c78b0 #4e3f74 #f4ecff"),
    "crimson": _tones("#c04440 #862228 #481018 #f0c050"),
    "gold": _tones("#fbdc84 #d09c34 #85551f #fff4c4"),
    "steel": _tones("#c4ccd8 #7c8698 #3e4456 #f0f6ff"),
    "copper": _tones("#f0b080 #b0683c #55281f #ffdcb8"),
    "plum": _tones("#845088 #522c5a #281432 #e0a070"),
    "leaf": _tones("#a8bc5c #66802f #2f4420 #e6eaa4"),
    "mustard": _tones("#f6d468 #c0902a #6a4516 #fff2b4"),
}
HOUSES: Final = {
    "atreides": _house("#14382f", "#2f6a52", "#f6d696 #b3915a", "#c6dcec", "#e2b860"),
    "harkonnen": _house("#45100f", "#8a2a22", "#f7a273 #bf4f2c", "#d3c6e0", "#d2b0a2"),
    "richese": _house("#40331a", "#7d6630", "#fcedc0 #b8975a", "#e6e2f4", "#efe4c0"),
    "thorvald": _house("#13304a", "#2f6488", "#e4f2f6 #76a2c0", "#d8eaff", "#cfe0ee"),
    "metulli": _house("#5c1c18", "#a8452f", "#fbd2a8 #cf7448", "#ffdccc", "#f4c892"),
    "fenring": _house("#2b204e", "#5a4b92", "#d9c6e6 #7f6aa8", "#dcd6ff", "#d4c9f0"),
    "corrino": _house("#5a141b", "#a03a2c", "#fde3a4 #d08c48", "#e6def2", "#f4c652"),
    "tuek": _house("#17302f", "#3a6258", "#ecd8a6 #9c875a", "#cce0e6", "#b4c2a4"),
    "sisterhood": _house("#241446", "#543488", "#f2bedb #9c66a6", "#cccaff", "#e0b964"),
    "fremen": _house("#59290f", "#a85c24", "#ffe2a0 #cd8638", "#d8d2ec", "#eab25a"),
    "ecaz": _house("#28380f", "#64802c", "#f4eeb0 #a4aa4c", "#e2f0d0", "#d8dc8c"),
    "vernius": _house("#31163f", "#70386c", "#ffd6aa #b8683c", "#ead8ff", "#eaa878"),
    "moritani": _house("#1b181c", "#57491f", "#ffe684 #c28c22", "#e6e0ea", "#f2cc4c"),
    "hagal": _house("#1c1e28", "#434858", "#c4ccd8 #596072", "#e2eeff", "#bcc2d0"),
}
#: Eyes: the iris outside and inside. Only who lives on spice has blue within blue.
IRISES: Final = {
    name: (QColor(outer), QColor(inner))
    for name, outer, inner in (
        ("green", "#2c6a54", "#74c09a"),
        ("grey", "#3c5c6c", "#9cc4cc"),
        ("blue", "#2c5c94", "#8cc4f0"),
        ("brown", "#4a2a1c", "#a06a3c"),
        ("amber", "#8a5418", "#f0be54"),
        ("red", "#5c2020", "#c46848"),
        ("spice", "#123c94", "#58a4ff"),
    )
}
WHITE, SPICE_WHITE, PUPIL, LASH = map(QColor, ("#f8f0e8", "#6f9ee6", "#0c0810", "#20121c"))
LIPS: Final = {"plain": QColor("#a05048"), "rose": QColor("#c04c50"), "wine": QColor("#7c2c40")}
JEWELS: Final = {
    "orange": QColor("#f2702a"),
    "green": QColor("#38b48a"),
    "blue": QColor("#2c70a8"),
    "red": QColor("#c42a34"),
    "violet": QColor("#9a5cd0"),
    "pearl": QColor("#fbf2e6"),
    "gold": QColor("#f0c45c"),
}
