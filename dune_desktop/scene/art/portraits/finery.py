"""What the Houses of Rise of Ix wear: caps and hair, whiskers, collars, flowers, and metal where a face was."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from attrs import frozen
from PySide6.QtGui import QPainterPath, QTransform

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon
from dune_desktop.scene.art.lights import CLOTHS, JEWELS, LASH
from dune_desktop.scene.art.portraits.costume import draped
from dune_desktop.scene.art.portraits.sitter import EYES, Sitter, Worn, fitted, twice
from dune_desktop.scene.art.still.placing import Placed
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.paths import curve

_FOOT: Final = 270.0


# ---------------------------------------------------------------- Ecaz


@frozen
class Beret(Worn):
    """A wide cap of velvet that falls to one side, with a band and a sprig of gold leaves."""

    cloth: str = "moss"

    def before(self, sitter: Sitter) -> None:
        cloth, canvas, gold = CLOTHS[self.cloth], sitter.canvas, CLOTHS["gold"]
        cap = curve(
            "M-40 -14 Q-52 -34 -47 -56 Q-34 -84 10 -86 Q62 -84 72 -54 Q74 -30 41 -15 Q30 -30 0 -33 Q-28 -30 -40 -14 Z"
        )
        sitter.turned(cap, cloth, edge=0.5)
        with canvas.within(cap):
            canvas.fill(curve("M-30 -30 Q10 -60 72 -54 L80 -20 L41 -10 Q30 -34 -30 -30 Z"), cloth.dark, 0.6)
        folds = curve("M-38 -34 Q-30 -62 4 -74 M-26 -36 Q-14 -60 24 -68 M-6 -38 Q16 -56 56 -58 M14 -38 Q34 -48 62 -44")
        sitter.strands(folds, cloth.line, 1.6, 0.5)
        sitter.rim(cap, 2.6)
        band = curve("M-41 -24 Q0 -46 42 -24 L41 -13 Q0 -36 -40 -12 Z")
        sitter.turned(fitted(band, sitter), CLOTHS["leather"], edge=0.5)
        sitter.canvas.line(fitted(curve("M-41 -24 Q0 -46 42 -24"), sitter), gold.mid, 1.6)
        leaf = curve("M0 0 Q-9 -12 0 -30 Q9 -12 0 0 Z")
        for turn, tone in ((-52, gold.mid), (-4, gold.lit), (40, gold.mid)):
            canvas.fill(QTransform.fromTranslate(-27, -36).rotate(turn).map(leaf), tone)
        canvas.fill(ellipse(-27, -35, 5, 5), JEWELS["red"])
        canvas.fill(ellipse(-28.5, -36.5, 1.6, 1.6), JEWELS["pearl"])


@frozen
class CurledMoustache(Worn):
    """A moustache whose ends are turned up, and a tuft on the chin."""

    def before(self, sitter: Sitter) -> None:
        lip = sitter.head.nose_end + 15
        half = curve(
            f"M0 {lip - 10} Q-9 {lip - 13} -17 {lip - 3} Q-25 {lip + 5} -33 {lip - 6} Q-37 {lip - 14} -32 {lip - 17}"
            f" Q-41 {lip - 12} -35 {lip + 3} Q-24 {lip + 13} -10 {lip + 2} Q-4 {lip - 3} 0 {lip - 3} Z"
        )
        tuft = curve(f"M-6 {lip + 9} Q0 {lip + 6} 6 {lip + 9} Q8 {lip + 22} 0 {lip + 34} Q-8 {lip + 22} -6 {lip + 9} Z")
        for shape in (tuft, twice(half)):
            sitter.turned(shape, sitter.hair, edge=0.52, soft=0.03)
        lines = twice(curve(f"M-3 {lip - 7} Q-12 {lip - 8} -20 {lip + 2} M-5 {lip - 4} Q-14 {lip - 2} -24 {lip + 4}"))
        sitter.strands(lines, sitter.hair.dark, 1.1, 0.6)


@frozen
class ChainOfOffice(Worn):
    """A robe of state with broad lapels, and a chain of gold with a medal."""

    cloth: str = "moss"
    lapel: str = "linen"

    def below(self, sitter: Sitter) -> None:
        canvas, gold, lapel, neck = sitter.canvas, CLOTHS["gold"], CLOTHS[self.lapel], sitter.head.neck
        draped(sitter, CLOTHS[self.cloth])
        shirt = curve(f"M{-neck - 3} 72 Q0 90 {neck + 3} 72 L{neck + 12} 104 L0 150 L{-neck - 12} 104 Z")
        sitter.turned(shirt, CLOTHS["linen"], edge=0.5, soft=0.03)
        sitter.strands(curve("M0 92 L0 150 M-8 90 L-4 140 M8 90 L4 140"), CLOTHS["linen"].dark, 1.2, 0.7)
        left = curve(f"M{-neck - 5} 78 Q{-neck - 40} 90 {-neck - 48} 108 L-14 {_FOOT} L2 150 L{-neck - 10} 108 Z")
        right = curve(f"M{neck + 5} 78 Q{neck + 40} 90 {neck + 48} 108 L14 {_FOOT} L-2 150 L{neck + 10} 108 Z")
        canvas.fill(right, lapel.dark)
        canvas.shine(left, lapel.lit, lapel.mid, (-60, 100), (-6, 120))
        links = [(x, 112 + 34 * (1 - (x / 62) ** 2)) for x in range(-60, 61, 10)]
        for x, y in links:
            canvas.fill(ellipse(x, y, 5.4, 4.6), gold.mid if x < 0 else gold.dark)
            canvas.fill(ellipse(x, y, 2.6, 2.0), lapel.dark, 0.8)


@frozen
class Bob(Worn):
    """Cut at the height of the chin, swept over the brow to one side."""

    def behind(self, sitter: Sitter) -> None:
        mass = curve("M0 -70 Q-46 -70 -49 -14 Q-50 24 -57 54 Q-28 66 0 60 Q28 66 57 54 Q50 24 49 -14 Q46 -70 0 -70 Z")
        sitter.canvas.fill(fitted(mass, sitter), sitter.hair.dark)

    def before(self, sitter: Sitter) -> None:
        shape = fitted(
            curve(
                "M8 -71 Q-42 -72 -48 -18 Q-49 24 -58 56 Q-46 68 -30 60 Q-36 40 -35 8 Q-34 -6 -30 -14 Q-6 -16 16 -44"
                " Q20 -22 31 -8 Q36 10 34 34 Q33 50 30 60 Q46 68 58 56 Q49 24 48 -18 Q46 -68 8 -71 Z"
            ),
            sitter,
        )
        sitter.turned(shape, sitter.hair, edge=0.5)
        lines = curve(
            "M14 -50 Q-8 -24 -34 -20 M12 -56 Q-14 -36 -40 -28 M10 -62 Q-24 -52 -43 -24 M-43 -4 Q-42 30 -50 56 M-39 8"
            " Q-39 34 -41 60 M18 -54 Q30 -36 40 -18 M42 2 Q42 32 50 56"
        )
        sitter.strands(fitted(lines, sitter), sitter.hair.line, 1.4, 0.5)
        sitter.rim_round(shape, 2.6)


@frozen
class Orchid(Worn):
    """A flower above the ear."""

    def before(self, sitter: Sitter) -> None:
        canvas, petal = sitter.canvas, ellipse(0, -11, 6.6, 10.5)
        for number in range(5):
            tone = mix(JEWELS["pearl"], JEWELS["violet"], 0.16 * (number % 2) + 0.1)
            canvas.fill(QTransform.fromTranslate(-41, -22).rotate(72 * number + 12).map(petal), tone)
        for turn in (0, 120, 240):
            lip = QTransform.fromTranslate(-41, -22).rotate(turn).map(ellipse(0, -4, 2.6, 5.4))
            canvas.fill(lip, JEWELS["violet"], 0.9)
        canvas.fill(ellipse(-41, -22, 3.2, 3.2), JEWELS["gold"])


@frozen
class LeafCollar(Worn):
    """A gown of leaves that lie over each other, and stand up at the neck."""

    cloth: str = "leaf"

    def behind(self, sitter: Sitter) -> None:
        self._leaves(sitter, ((46, 108, 1.15), (24, 104, 1.05)), 0.35)

    def below(self, sitter: Sitter) -> None:
        cloth = CLOTHS[self.cloth]
        draped(sitter, cloth, folds=False)
        neckline = curve("M-26 92 Q-8 98 0 128 Q8 98 26 92 Q0 104 -26 92 Z")
        sitter.canvas.fill(neckline, sitter.skin.mid)
        self._leaves(sitter, ((118, 92, 1.1), (88, 96, 1.15), (148, 98, 0.9), (172, 104, 0.7)), 0.0)

    def _leaves(self, sitter: Sitter, rows: tuple[tuple[float, float, float], ...], away: float) -> None:
        """Each: how far it is turned from upright, how high it begins, how large it is."""
        canvas, cloth, leaf = sitter.canvas, CLOTHS[self.cloth], curve("M0 0 Q-17 -26 0 -62 Q17 -26 0 0 Z")
        for side in (1, -1):
            for turn, y, size in rows:
                place = QTransform.fromTranslate(side * 15, y).rotate(side * turn).scale(size, size)
                tone = mix(cloth.lit if side < 0 else cloth.dark, cloth.mid, 0.35 + 0.2 * (turn % 4 == 0))
                canvas.fill(place.map(leaf), mix(tone, sitter.house.ground, away))
                sitter.strands(place.map(curve("M0 -4 L0 -56")), cloth.line, 1.3, 0.7 if side < 0 else 0.4)


# ---------------------------------------------------------------- Vernius


@frozen
class HalfShorn(Worn):
    """Hair on the left of the head only."""

    def before(self, sitter: Sitter) -> None:
        shape = fitted(
            curve(
                "M-36 14 Q-43 0 -42 -20 Q-50 -34 -38 -52 Q-30 -72 -8 -70 Q8 -74 16 -60 L10 -34 Q0 -46 -8 -34 Q-14 -22"
                " -24 -24 Q-31 -12 -33 -2 Q-34 6 -36 14 Z"
            ),
            sitter,
        )
        sitter.turned(shape, sitter.hair, edge=0.74)
        lines = curve(
            "M-34 -14 Q-38 -36 -26 -54 M-27 -28 Q-30 -48 -10 -62 M-16 -30 Q-16 -50 4 -62 M-4 -40 Q0 -54 10 -58"
        )
        sitter.strands(fitted(lines, sitter), sitter.hair.line, 1.4, 0.6)
        sitter.rim(shape, 2.2, sitter.hair.line, left=True)


@frozen
class MetalHalf(Worn):
    """Half of the face is of metal, and an eye of glass: what an explosion left was built anew."""

    metal: str = "copper"

    def before(self, sitter: Sitter) -> None:
        canvas, metal = sitter.canvas, CLOTHS[self.metal]
        skull = fitted(
            curve("M4 -61 Q42 -60 42 -8 Q42 18 36 32 L32 52 L20 60 L13 44 L20 34 L11 24 L5 8 L9 -6 L2 -22 Z"), sitter
        )
        canvas.shine(skull, metal.lit, mix(metal.mid, metal.dark, 0.55), (6, -40), (34, 10))
        cheek = fitted(curve("M38 18 L26 22 L21 34 L24 55 L32 52 L36 32 Z"), sitter)
        canvas.shine(cheek, metal.mid, metal.dark, (22, 30), (38, 40))
        brow = fitted(curve("M6 -12 Q20 -22 41 -14 L41 -4 Q22 -12 8 -3 Z"), sitter)
        canvas.fill(brow, metal.dark)
        canvas.line(fitted(curve("M6 -12 Q20 -22 41 -14"), sitter), metal.line, 1.6)
        seams = curve("M9 -58 Q12 -40 9 -20 M26 -56 Q30 -38 28 -18 M38 18 L26 22 L20 34 M26 22 L24 56")
        sitter.strands(fitted(seams, sitter), metal.dark, 1.6, 0.9)
        sitter.strands(fitted(curve("M4 -61 L2 -22 L9 -6 L5 8 L11 24 L20 34 L13 44 L20 60"), sitter), metal.line, 1.4)
        for x, y in ((16.0, -46.0), (19.0, -29.0), (34.0, -34.0), (33.0, 28.0), (28.0, 46.0)) if sitter.fine else ():
            canvas.fill(ellipse(x, y, 1.7, 1.7), metal.line)
        self._eye(sitter)
        sitter.rim_round(skull)

    def _eye(self, sitter: Sitter) -> None:
        canvas, x, metal = sitter.canvas, sitter.head.apart + 2, CLOTHS[self.metal]
        for size, tone in ((12.5, metal.line), (10.5, LASH), (6.4, JEWELS["orange"]), (3.0, JEWELS["pearl"])):
            canvas.fill(ellipse(x, EYES, size, size), tone)
        canvas.fill(ellipse(x - 4, EYES - 5, 2.2, 1.6), JEWELS["pearl"], 0.8)


@frozen
class PistonCollar(Worn):
    """A coat over rings of metal that carry the neck, with pistons down to the chest."""

    cloth: str = "plum"
    metal: str = "copper"

    def below(self, sitter: Sitter) -> None:
        canvas, metal, wide = sitter.canvas, CLOTHS[self.metal], sitter.head.neck
        draped(sitter, CLOTHS[self.cloth], folds=False)
        for row in range(3):
            y, half = 74 + 9 * row, wide + 5 + 6 * row
            ring = curve(f"M{-half} {y} Q0 {y + 15} {half} {y} L{half + 2} {y + 9} Q0 {y + 25} {-half - 2} {y + 9} Z")
            sitter.turned(ring, metal, edge=0.5, soft=0.06)
            sitter.strands(curve(f"M{-half} {y} Q0 {y + 15} {half} {y}"), metal.line, 1.4, 0.9)
        for side, tone in ((-1, metal.lit), (1, metal.mid)):
            x = side * (wide + 25)
            canvas.fill(polygon(((x - 6, 96), (x + 6, 96), (x + 6, _FOOT), (x - 6, _FOOT))), metal.dark)
            canvas.fill(polygon(((x - 3, 104), (x + 1, 104), (x + 1, _FOOT), (x - 3, _FOOT))), tone)
            canvas.fill(ellipse(x, 98, 9, 7), tone)
            canvas.fill(ellipse(x, 98, 3.6, 2.8), metal.dark)
        lapels = twice(curve(f"M{wide + 40} 100 L{wide + 62} 104 L{wide + 44} {_FOOT} L{wide + 34} {_FOOT} Z"))
        canvas.fill(lapels, CLOTHS[self.cloth].line, 0.75)


@frozen
class CrownBraid(Worn):
    """Parted in the middle, in a braid that goes round over the head."""

    def before(self, sitter: Sitter) -> None:
        cap = fitted(
            curve(
                "M-36 26 Q-43 0 -41 -22 Q-36 -62 0 -62 Q36 -62 41 -22 Q43 0 36 26 Q37 -4 29 -18 Q14 -38 0 -43"
                " Q-14 -38 -29 -18 Q-37 -4 -36 26 Z"
            ),
            sitter,
        )
        sitter.turned(cap, sitter.hair)
        lines = curve("M-2 -45 Q-24 -34 -35 -2 M-3 -49 Q-30 -38 -38 0 M2 -45 Q24 -34 35 -2")
        sitter.strands(fitted(lines, sitter), sitter.hair.line, 1.3, 0.55)
        strand = ellipse(0, 0, 9.6, 6.6)
        for number in range(15):
            turn = radians(188 + 164 * number / 14)
            x, y, lit = 40 * cos(turn), -18 + 46 * sin(turn), number < 7
            tone = mix(sitter.hair.lit if lit else sitter.hair.mid, sitter.hair.dark, 0.45 * (number % 2))
            lean = 188 + 164 * number / 14 + (48, 76)[number % 2 == 0]
            bead = QTransform.fromTranslate(x, y).rotate(lean).map(strand)
            sitter.canvas.fill(bead, tone)
            sitter.strands(bead, sitter.hair.dark, 0.9, 0.6)


@frozen
class SnooperRing(Worn):
    """A ring of metal that stands behind the head, with lamps on it: it smells poison."""

    metal: str = "steel"
    lamp: str = "blue"

    def behind(self, sitter: Sitter) -> None:
        canvas, metal = sitter.canvas, CLOTHS[self.metal]
        ring = ellipse(0, -16, 66, 66).subtracted(ellipse(0, -16, 59, 59))
        sitter.turned(ring, metal, edge=0.6, soft=0.2)
        canvas.line(ellipse(0, -16, 66, 66), metal.line, 1.2, 0.7)
        for number in range(9):
            turn = radians(-170 + 20 * number)
            x, y = 62.5 * cos(turn), -16 + 62.5 * sin(turn)
            canvas.fill(ellipse(x, y, 5.6, 5.6), metal.dark)
            canvas.fill(ellipse(x, y, 3.6, 3.6), mix(JEWELS[self.lamp], JEWELS["pearl"], 0.55))


# ---------------------------------------------------------------- Moritani


@frozen
class TwinBuns(Worn):
    """Cut straight over the brow and at the cheeks, two rolls above, with long pins through them."""

    def behind(self, sitter: Sitter) -> None:
        fall = curve("M0 -60 Q-42 -60 -42 -10 L-50 120 Q0 140 50 120 L42 -10 Q42 -60 0 -60 Z")
        sitter.canvas.fill(fitted(fall, sitter), sitter.hair.dark)
        pins = curve("M-72 -84 L-6 -54 M-66 -52 L-14 -84 M72 -84 L6 -54 M66 -52 L14 -84")
        sitter.canvas.line(pins, CLOTHS["gold"].mid, 3.2)
        for x, y in ((-72, -84), (-66, -52), (72, -84), (66, -52)):
            sitter.canvas.fill(ellipse(x, y, 4.6, 4.6), JEWELS["red"])
        for side in (-1, 1):
            roll = ellipse(side * 37, -66, 21, 19)
            sitter.turned(roll, sitter.hair, edge=0.6)
            coil = ellipse(side * 37 - 2, -66, 14, 12)
            coil.addPath(ellipse(side * 37 - 2, -66, 7, 5.6))
            sitter.strands(coil, sitter.hair.line, 1.5, 0.7)
            sitter.rim(roll, 2.2)

    def before(self, sitter: Sitter) -> None:
        shape = fitted(
            curve(
                "M0 -66 Q-40 -66 -43 -18 Q-44 20 -42 50 L-29 48 Q-33 16 -32 -12 L-20 -16 L-7 -15 L6 -16 L20 -15 L32 -12"
                " Q33 16 29 48 L42 50 Q44 20 43 -18 Q40 -66 0 -66 Z"
            ),
            sitter,
        )
        sitter.turned(shape, sitter.hair)
        lines = curve(
            "M-2 -60 Q-24 -50 -28 -16 M0 -60 Q-12 -48 -14 -18 M2 -60 Q8 -44 6 -18 M4 -60 Q24 -48 24 -18 M-38 -8"
            " Q-40 20 -37 46 M-34 0 L-32 44 M38 -8 Q40 20 37 46"
        )
        sitter.strands(fitted(lines, sitter), sitter.hair.line, 1.3, 0.55)
        sitter.rim(shape, 2.4)


@frozen
class RedLids(Worn):
    """Red that is painted out from the eyes."""

    def on_skin(self, sitter: Sitter) -> None:
        with sitter.canvas.within(sitter.outline):
            wing = curve("M8 4 Q16 -7 38 -8 Q32 6 25 12 Q14 14 8 4 Z")
            sitter.canvas.fill(twice(wing), JEWELS["red"], 0.62)


@frozen
class CrossedRobe(Worn):
    """A robe whose broad borders cross over the chest, the left one above."""

    cloth: str = "coal"
    border: str = "mustard"

    def below(self, sitter: Sitter) -> None:
        canvas, border, neck = sitter.canvas, CLOTHS[self.border], sitter.head.neck
        draped(sitter, CLOTHS[self.cloth])
        canvas.fill(curve(f"M{-neck - 10} 90 L0 136 L{neck + 10} 90 Q0 100 {-neck - 10} 90 Z"), sitter.skin.dark)
        right = polygon(((neck + 4, 74), (neck + 22, 84), (-34, _FOOT), (-66, _FOOT), (neck - 4, 104)))
        left = polygon(((-neck - 4, 74), (-neck - 22, 84), (34, _FOOT), (66, _FOOT), (-neck + 4, 104)))
        canvas.fill(right, border.dark)
        canvas.shine(left, border.lit, border.mid, (-40, 80), (10, 150))
        sitter.strands(curve(f"M{-neck - 12} 80 L50 {_FOOT} M{neck + 12} 80 L{neck - 20} 140"), border.line, 1.6, 0.8)


@frozen
class FoldingFan(Placed):
    """Spread upwards from a rivet: red paper between ribs of gold, with a sun on it."""

    def draw(self, canvas: Canvas) -> None:
        gold = CLOTHS["gold"]
        for number in range(11):
            canvas.painter.save()
            canvas.painter.rotate(12.4 * (number - 5))
            tone = CLOTHS["crimson"].mid if number % 2 else mix(CLOTHS["crimson"].lit, JEWELS["red"], 0.4)
            canvas.fill(polygon(((-4, -36), (-11.5, -100), (11.5, -100), (4, -36))), mix(tone, LASH, 0.05 * number))
            canvas.fill(polygon(((-11.5, -100), (11.5, -100), (10.8, -94), (-10.8, -94))), gold.mid)
            canvas.line(polygon(((0, 0), (0, -96), (0, 0))), gold.lit if number < 6 else gold.mid, 2.2)
            canvas.painter.restore()
        canvas.fill(ellipse(0, -68, 13, 13), gold.lit)
        canvas.fill(ellipse(0, 0, 5, 5), gold.line)


@frozen
class HorseTail(Worn):
    """Drawn back tightly, up through a cuff of gold, and down at the side like the tail of a horse."""

    def behind(self, sitter: Sitter) -> None:
        tail = curve(
            "M-9 -58 L-10 -84 Q6 -108 34 -98 Q64 -84 66 -36 Q66 8 78 50 Q60 42 54 20 Q58 44 62 66 Q44 40 44 -6"
            " Q42 -44 26 -62 Q16 -72 10 -58 Z"
        )
        sitter.turned(tail, sitter.hair, edge=0.66)
        lines = curve("M-2 -84 Q14 -98 34 -88 Q54 -76 56 -30 M4 -78 Q24 -86 40 -66 Q50 -48 50 -6 Q52 30 60 56")
        sitter.strands(lines, sitter.hair.line, 1.4, 0.6)
        sitter.rim(tail, 2.4)

    def before(self, sitter: Sitter) -> None:
        cap = fitted(
            curve(
                "M-37 8 Q-41 -20 -36 -38 Q-24 -62 0 -64 Q24 -62 36 -38 Q41 -20 37 8 Q36 -14 30 -26 Q20 -42 0 -46"
                " Q-20 -42 -30 -26 Q-36 -14 -37 8 Z"
            ),
            sitter,
        )
        sitter.turned(cap, sitter.hair)
        lines = curve("M-28 -28 Q-18 -50 -5 -60 M-34 -20 Q-30 -44 -8 -61 M-12 -42 L-3 -60 M28 -28 Q18 -50 5 -60")
        sitter.strands(fitted(lines, sitter), sitter.hair.line, 1.3, 0.6)
        sitter.turned(curve("M-12 -82 L12 -78 L13 -62 Q0 -56 -13 -62 Z"), CLOTHS["gold"], edge=0.5, soft=0.02)
        sitter.rim_round(cap)


@frozen
class Whiskers(Worn):
    """From the temples along the jaw into the moustache; the chin is bare."""

    def before(self, sitter: Sitter) -> None:
        lip, hair = sitter.head.nose_end + 15, sitter.hair
        half = curve(
            f"M-35 2 Q-42 22 -44 38 Q-50 54 -60 66 Q-46 66 -40 62 Q-40 72 -46 80 Q-26 72 -19 {lip + 4} Q-14 {lip - 3}"
            f" 0 {lip - 3} L0 {lip - 11} Q-12 {lip - 13} -18 {lip - 6} Q-28 {lip - 8} -31 28 Q-33 14 -35 2 Z"
        )
        whole = QPainterPath(fitted(twice(half), sitter))
        sitter.turned(whole, hair, edge=0.54)
        lines = twice(
            curve(f"M-36 22 Q-36 50 -50 64 M-32 34 Q-30 58 -40 74 M-3 {lip - 7} Q-14 {lip - 8} -22 {lip + 2}")
        )
        sitter.strands(fitted(lines, sitter), hair.line, 1.3, 0.55)
        sitter.rim(whole, 2.2)
