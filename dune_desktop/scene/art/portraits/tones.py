"""What portraits are coloured with: skin, hair and cloth in three tones and a line, and the light of each house."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtGui import QColor


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


def _tones(colours: str) -> Shades:
    return Shades(*map(QColor, colours.split()))


def _house(ground: str, ray: str, sun: str, rim: str, metal: str) -> House:
    top, foot = map(QColor, sun.split())
    return House(QColor(ground), QColor(ray), (top, foot), QColor(rim), QColor(metal))


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
