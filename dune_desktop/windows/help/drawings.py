"""The drawings of "How it works": what a first game needs to know, each in the room that it is given."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from dune_desktop.engine.printed import IMPERIUM, Card
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.painting import faded
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text
from dune_desktop.windows.help.sketch import Sketch
from dune_desktop.windows.widgets.panels import Align

#: Three seats, as they are told apart everywhere.
_RED, _BLUE, _GREEN = "red", "blue", "green"
_CARD: Final = QRectF(0, 0, 112, 160)
#: Phases with their icons.
_PHASES: Final[tuple[tuple[str, Text], ...]] = (
    ("conflict", QT_TRANSLATE_NOOP("Drawing", "New Conflict")),
    ("send", QT_TRANSLATE_NOOP("Drawing", "Turns")),
    ("combat", QT_TRANSLATE_NOOP("Drawing", "Combat")),
    ("maker", QT_TRANSLATE_NOOP("Drawing", "Spice +1")),
    ("recall", QT_TRANSLATE_NOOP("Drawing", "Agents back")),
)
#: Parts of a card, from its top.
_PARTS: Final = (
    QT_TRANSLATE_NOOP("Drawing", "Where it can go"),
    QT_TRANSLATE_NOOP("Drawing", "When it sends an Agent"),
    QT_TRANSLATE_NOOP("Drawing", "When it is revealed"),
)
_PLACES: Final = (
    ("supply", QT_TRANSLATE_NOOP("Drawing", "Supply")),
    ("garrison", QT_TRANSLATE_NOOP("Drawing", "Garrison")),
    ("conflict", QT_TRANSLATE_NOOP("Drawing", "Conflict")),
)
_BACK: Final = QT_TRANSLATE_NOOP("Drawing", "after the Combat")
_FIRST: Final = QT_TRANSLATE_NOOP("Drawing", "1st")
_SECOND: Final = QT_TRANSLATE_NOOP("Drawing", "2nd")
_HOURS: Final = (
    ("plot", 90.0, QT_TRANSLATE_NOOP("Drawing", "Your turns")),
    ("combat_card", 210.0, QT_TRANSLATE_NOOP("Drawing", "Combat")),
    ("endgame_card", 330.0, QT_TRANSLATE_NOOP("Drawing", "The end")),
)
#: Spaces in the desert: the water that one costs and the spice that it gives.
_DESERT: Final = {"base": ((0, 1), (1, 2), (2, 3)), "uprising": ((0, 1), (1, 2), (3, 4))}


def aim(sketch: Sketch) -> None:
    """The way to ten points with three seats on it, and below it what points come from."""
    area = sketch.area
    step, y = (area.width() - 24) / 11.2, area.height() * 0.36
    places = [QPointF(12 + step * (at + 0.3), y - 10 * sin(at / 10 * pi)) for at in range(11)]
    for one, other in pairwise(places):
        sketch.line(one, other, faded(sketch.theme.brass, 0.6))
    for at, place in enumerate(places[:-1]):
        sketch.disc(place.x(), place.y(), 0.72 * step, str(at) if at % 5 == 0 else "")
    sketch.sign("vp", places[10].x(), places[10].y(), 1.5 * step)
    sketch.words(QRectF(places[10].x() - 20, places[10].y() + 0.8 * step, 40, 16), "10", tokens.BODY, 700)
    for at, colour in ((4, _GREEN), (6, _RED), (8, _BLUE)):
        sketch.piece("token", colour, places[at].x(), places[at].y() - 0.75 * step, 0.72 * step)
    third, low = area.width() / 3, area.height() * 0.8
    for number, sign in enumerate(("influence", "conflict", "acquire")):
        x = third * (number + 0.5)
        sketch.sign(sign, x - 0.31 * third, low, min(30.0, 0.34 * third))
        sketch.arrow(QPointF(x - 0.1 * third, low), QPointF(x + 0.11 * third, low))
        sketch.sign("vp", x + 0.29 * third, low, min(24.0, 0.3 * third))


def card(sketch: Sketch) -> None:
    """A card with a number at each of its parts, and beside it what these are for."""
    area, place = sketch.area, _CARD.translated(14, (sketch.area.height() - _CARD.height()) / 2)
    sketch.face(_shown_card(sketch), place)
    left = place.right() + 30
    parts = (QPointF(place.left(), place.top() + 63), *(QPointF(place.right(), place.bottom() - up) for up in (46, 15)))
    for number, (part, says) in enumerate(zip(parts, _PARTS, strict=True), 1):
        y = area.height() * (number - 0.5) / 3
        for x, at in ((part.x(), part.y()), (left, y)):
            sketch.disc(x, at, 21, str(number))
        room = QRectF(left + 17, y - 24, area.width() - left - 17, 48)
        sketch.words(room, says, tokens.SMALL, lines=3, align=Align.AlignLeft)


def _shown_card(sketch: Sketch) -> Card:
    """A card that shows all parts: icons, a small effect of each kind."""
    cards = [one for one in sketch.edition.card_by_id.values() if one.kind == IMPERIUM]
    known = next((one for one in cards if one.id.startswith("stilgar")), None)
    return known or next(one for one in cards if one.icons and one.reveal)


def ring(sketch: Sketch) -> None:
    """The five phases in a ring; the second one lasts longest."""
    area = sketch.area
    middle, radius = area.center(), min(area.height() / 2 - 20, 0.21 * area.width(), 58.0)
    for number, (sign, says) in enumerate(_PHASES):
        start, end = -90 + 72 * number, -90 + 72 * (number + 1)
        path, box = QPainterPath(), QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
        path.arcMoveTo(box, -(start + 19))
        path.arcTo(box, -(start + 19), -(end - start - 42))
        sketch.painter.setPen(QPen(sketch.theme.brass, 2))
        sketch.painter.setBrush(Qt.BrushStyle.NoBrush)
        sketch.painter.drawPath(path)
        sketch.head(_on_circle(middle.x(), middle.y(), radius, end - 20), radians(end - 20) + pi / 2 - 0.12)
        x, y = _on_circle(middle.x(), middle.y(), radius, start).toTuple()
        sketch.disc(x, y, 34)
        sketch.sign(sign, x, y, 24)
        _beside(sketch, x, y, says)


def _beside(sketch: Sketch, x: float, y: float, says: Text) -> None:
    """Write outside of the ring; at its top on the right."""
    right, top = x >= sketch.area.center().x() - 1, abs(x - sketch.area.center().x()) < 1
    room = QRectF(x + 21, y - 17, sketch.area.right() - x - 21, 34) if right else QRectF(0, y - 17, x - 21, 34)
    if top:
        room.translate(0, -8)
    sketch.words(room, says, tokens.SMALL, lines=2, align=Align.AlignLeft if right else Align.AlignRight)


def agent_turn(sketch: Sketch) -> None:
    """A card, the space that its icon opens with an Agent on it, and what both give."""
    area = sketch.area
    edition, high = sketch.edition, min(area.height(), 150.0)
    top, y = (area.height() - high) / 2, area.height() / 2
    card = QRectF(4, top, _CARD.width(), high)
    wide = min(168.0, area.width() - card.width() - 120)
    space = QRectF(card.right() + 44, top + 8, wide, high - 16)
    sketch.face(edition.card_by_id["reconnaissance"], card)
    sketch.face(next(one for one in edition.spaces if one.id == "arrakeen"), space)
    sketch.arrow(QPointF(card.right() + 4, y), QPointF(space.left() - 4, y))
    sketch.sign("city", (card.right() + space.left()) / 2, y - 18, 22)
    sketch.piece("pawn", _RED, space.right() - 20, space.top() + 0.4 * space.height(), 34)
    sketch.arrow(QPointF(space.right() + 4, y), QPointF(space.right() + 28, y))
    for number, sign in enumerate(("troop", "card")):
        sketch.sign(sign, space.right() + 46, y - 18 + 36 * number, 28)


def reveal(sketch: Sketch) -> None:
    """Three cards in hand, the diamonds and swords on them, and what these are for."""
    area = sketch.area
    high = min(area.height(), 150.0)
    top, y = (area.height() - high) / 2, area.height() / 2
    hand = area.width() - 190
    step = min(84.0, (hand - _CARD.width()) / 2)
    for number, one in enumerate(("convincing_argument", "diplomacy", "dagger")):
        sketch.face(sketch.edition.card_by_id[one], QRectF(4 + step * number, top, _CARD.width(), high))
    left = 4 + 2 * step + _CARD.width()
    for number, (gain, amount, use) in enumerate((("persuasion", "3", "acquire"), ("sword", "1", "conflict"))):
        line = y - 28 + 56 * number
        sketch.arrow(QPointF(left + 6, line), QPointF(left + 28, line))
        sketch.words(QRectF(left + 34, line - 14, 16, 28), amount, tokens.HEADING, 700)
        sketch.sign(gain, left + 66, line, 30)
        sketch.arrow(QPointF(left + 88, line), QPointF(left + 110, line))
        sketch.sign(use, left + 132, line, 34)


def troops(sketch: Sketch) -> None:
    """The way of troops: supply, garrison, Conflict, and back."""
    area = sketch.area
    wide = min(84.0, (area.width() - 60) / 3)
    gap = (area.width() - 3 * wide - 8) / 2
    top, high, apart = 4.0, 84.0, min(22.0, (wide - 8) / 3)
    for number, ((sign, says), cubes) in enumerate(zip(_PLACES, (5, 3, 2), strict=True)):
        room = QRectF(4 + number * (wide + gap), top, wide, high)
        sketch.box(room, sketch.theme.combat_box if sign == "conflict" else None)
        sketch.words(QRectF(room.left() + 3, room.top() + 4, wide - 6, 18), says)
        for cube in range(cubes):
            x = room.center().x() + (cube % 3 - (min(cubes, 3) - 1) / 2) * apart
            sketch.piece("troop", _RED, x, room.top() + 38 + cube // 3 * (apart + 2), apart - 2)
    for number, sign in enumerate(("troop", "combat")):
        start = 4 + (number + 1) * wide + number * gap
        sketch.arrow(QPointF(start + 3, top + 56), QPointF(start + gap - 3, top + 56))
        sketch.sign(sign, start + gap / 2, top + 32, min(26.0, gap - 4))
    low = top + high + 26
    right, left = 4 + 2 * (wide + gap) + wide / 2, 4 + wide / 2
    sketch.line(QPointF(right, top + high + 2), QPointF(right, low))
    sketch.line(QPointF(right, low), QPointF(left, low))
    sketch.arrow(QPointF(left, low), QPointF(left, top + high + 2))
    sketch.words(QRectF(left, low + 3, right - left, 18), _BACK, colour=sketch.theme.text2)


def ties(sketch: Sketch) -> None:
    """Two Conflicts: 7 to 7, where nobody is first, and 11 to 7."""
    half = sketch.area.width() / 2
    for number, told in enumerate((((7, _SECOND), (7, _SECOND), (4, None)), ((11, _FIRST), (7, _SECOND), (4, None)))):
        left, base = number * half, sketch.area.height() - 24
        unit = (base - 30) / 11
        for at, ((strength, place), colour) in enumerate(zip(told, (_RED, _BLUE, _GREEN), strict=True)):
            wide = min(36.0, half / 4)
            x = left + half * (at + 0.75) / 3.5
            bar = QRectF(x - wide / 2 + 6, base - strength * unit, wide, strength * unit)
            sketch.painter.setPen(QPen(sketch.theme.keyline, 1))
            sketch.painter.setBrush(tokens.SEAT_COLOURS[colour])
            sketch.painter.drawRoundedRect(bar, 3, 3)
            sketch.words(QRectF(bar.left() - 8, bar.top() - 20, wide + 16, 18), str(strength), tokens.FIGURE, 700)
            sketch.words(QRectF(bar.left() - 10, base + 2, wide + 20, 20), place or "–", tokens.SMALL, 700)
        sketch.line(QPointF(left + 8, base), QPointF(left + half - 8, base), width=1.5)


def influence(sketch: Sketch) -> None:
    """The steps of a Faction: a point at 2, a gift and the Alliance at 4."""
    area = sketch.area
    wide, low = (area.width() - 8) / 7, area.height() - 6
    rise = (area.height() - 74) / 6
    for at in range(7):
        top = low - 20 - at * rise
        stair = QRectF(4 + at * wide, top, wide - 3, low - top)
        sketch.box(stair, sketch.look.theme.bands[3] if at in (2, 4) else None)
        ink = tokens.BAND_TEXT if at in (2, 4) else None
        sketch.words(QRectF(stair.left(), low - 19, stair.width(), 18), str(at), tokens.BODY, 700, colour=ink)
        middle = stair.center().x()
        if at == 2:
            sketch.sign("vp", middle, top - 16, 26)
        if at == 4:
            sketch.sign("alliance_fremen", middle, top - 16, 26)
            sketch.sign("water", middle, top - 42, 22)
    for at, colour in ((1, _RED), (5, _GREEN)):
        x, top = 4 + (at + 0.5) * wide - 1.5, low - 20 - at * rise
        sketch.piece("token", colour, x, top - 11, 20)


def desert(sketch: Sketch) -> None:
    """Three dunes: what one costs and gives, an Agent on one of them, bonus spice on the others."""
    area = sketch.area
    edition = "uprising" if "uprising" in sketch.edition.products else "base"
    third, low = area.width() / 3, area.height() - 4
    for at, (water, spice) in enumerate(_DESERT[edition]):
        left, top = at * third + 4, area.height() * (0.62 - 0.06 * at)
        dune = QPainterPath(QPointF(left, low))
        dune.cubicTo(left + third * 0.2, top + 20, left + third * 0.4, top - 6, left + third * 0.6, top)
        dune.cubicTo(left + third * 0.8, top + 8, left + third * 0.9, low - 10, left + third - 6, low)
        sketch.painter.setPen(QPen(sketch.theme.brass, 1.5))
        sketch.painter.setBrush(sketch.theme.ground)
        sketch.painter.drawPath(dune)
        x = left + third / 2
        if water:
            sketch.sign("water", x - 0.33 * third, 20, min(26.0, 0.3 * third), str(water))
            sketch.arrow(QPointF(x - 0.14 * third, 20), QPointF(x + 0.07 * third, 20))
        sketch.sign("spice", x + 0.26 * third if water else x, 20, min(28.0, 0.32 * third), str(spice))
        if at == 1:
            sketch.piece("pawn", _RED, x, top - 4, 34)
        else:
            sketch.sign("maker", x, top + 24, 30)
            sketch.sign("spice", x, top - 10, 22, "+1")


def intrigue(sketch: Sketch) -> None:
    """Three clocks: when each kind of Intrigue card is played."""
    area = sketch.area
    third, radius = area.width() / 3, min(area.height() / 2 - 20, area.width() / 6 - 8, 40.0)
    for at, (sign, hour, says) in enumerate(_HOURS):
        x, y = third * (at + 0.5), radius + 8
        sketch.disc(x, y, 2 * radius)
        for tick in range(12):
            sketch.line(_on_circle(x, y, radius - 6, 30 * tick), _on_circle(x, y, radius - 2, 30 * tick), width=1.5)
        sketch.sign(sign, x, y, radius)
        sketch.arrow(_on_circle(x, y, 0.62 * radius, hour - 90), _on_circle(x, y, 1.02 * radius, hour - 90))
        sketch.words(QRectF(x - third / 2 + 2, y + radius + 4, third - 4, 34), says, lines=2)


def _on_circle(x: float, y: float, radius: float, degrees: float) -> QPointF:
    way = radians(degrees)
    return QPointF(x + radius * cos(way), y + radius * sin(way))


def end(sketch: Sketch) -> None:
    """What decides, one after the other."""
    area = sketch.area
    signs = ("vp", "spice", "solari", "water", "garrison")
    step, y = area.width() / len(signs), area.height() / 2
    for at, sign in enumerate(signs):
        x = step * (at + 0.5)
        size = min(30.0 if at else 46.0, 0.78 * step)
        sketch.sign(sign, x, y, size)
        sketch.words(QRectF(x - step / 2, y + 26, step, 18), str(at + 1), colour=sketch.theme.text2)
        if at:
            sketch.arrow(QPointF(x - step / 2 - 6, y), QPointF(x - step / 2 + 8, y))


def uprising(sketch: Sketch) -> None:
    """A Spy, a sandworm, a pair of battle icons, and what each is for."""
    area = sketch.area
    third, y = area.width() / 3, area.height() / 2
    for at, (sign, gain, more) in enumerate(
        (("spy", "card", ""), ("sandworm", "conflict", "×2"), ("crysknife", "vp", ""))
    ):
        x = third * (at + 0.5)
        sketch.sign(sign, x - 0.32 * third, y, min(40.0, 0.3 * third))
        if sign == "crysknife":
            sketch.sign(sign, x - 0.24 * third, y + 6, min(40.0, 0.3 * third))
        sketch.arrow(QPointF(x - 0.08 * third, y), QPointF(x + 0.08 * third, y))
        sketch.sign(gain, x + 0.22 * third, y, min(32.0, 0.24 * third))
        sketch.words(QRectF(x + 0.34 * third, y - 12, 0.16 * third, 24), more, tokens.HEADING, 700)


def rivals(sketch: Sketch) -> None:
    """A card of House Hagal sends the Agent of a Rival; what it has becomes points."""
    area = sketch.area
    y = area.height() / 2
    step = area.width() / 4
    for at, sign in enumerate(("deck", "landsraad", "solari", "vp")):
        sketch.sign(sign, step * (at + 0.5), y, 38, "7" if sign == "solari" else "")
        if at:
            sketch.arrow(QPointF(step * at - 12, y), QPointF(step * at + 12, y))
    sketch.piece("pawn", _GREEN, step * 1.5 + 18, y + 6, 34)
