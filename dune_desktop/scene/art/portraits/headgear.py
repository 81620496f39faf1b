"""What is worn on the head: hoods, helmets, turbans, caps and crowns."""

from __future__ import annotations

from typing import Final

from attrs import frozen

from dune_desktop.scene.art.canvas import ellipse, polygon
from dune_desktop.scene.art.lights import CLOTHS, JEWELS, LASH
from dune_desktop.scene.art.portraits.sitter import Sitter, Worn, both, fitted, twice
from dune_desktop.scene.drawing.painting import mix
from dune_desktop.scene.drawing.paths import curve

#: So far down hoods and veils go on, for pictures that are higher than wide.
_HEM: Final = 290


@frozen
class DrawnHood(Worn):
    """A hood of cloth: its top, how pointed that is, how wide it falls, and an edge in the colour of its lines."""

    cloth: str = "sand"
    top: float = -84.0
    wide: float = 74.0
    point: float = 0.0
    edge: float = 2.0
    #: A band of this cloth round the brow.
    band: str = ""

    def behind(self, sitter: Sitter) -> None:
        top, brim = self.top + 20, 44 * (1 - 0.6 * self.point)
        inside = curve(
            f"M0 {top} Q{-brim} {top + 10} -46 -4 L-46 {_HEM} L46 {_HEM} L46 -4 Q{brim} {top + 10} 0 {top} Z"
        )
        sitter.canvas.fill(inside, mix(CLOTHS[self.cloth].dark, LASH, 0.62))

    def before(self, sitter: Sitter) -> None:
        cloth, top = CLOTHS[self.cloth], self.top
        if self.band:
            self._band(sitter)
        foot = 1.3 * self.wide
        peak, brim = 34 * (1 - self.point), 40 * (1 - 0.6 * self.point)
        opening = (
            f"M0 {top + 24} Q{-brim} {top + 32} -42 -6 Q-44 44 -34 132 L-26 {_HEM} L26 {_HEM} L34 132"
            f" Q44 44 42 -6 Q{brim} {top + 32} 0 {top + 24} Z"
        )
        hood = curve(
            f"M0 {top} Q{-peak} {top + 14 * self.point} -54 -36 Q-66 6 {-self.wide} 132 L{-foot} {_HEM}"
            f" L{foot} {_HEM} L{self.wide} 132 Q66 6 54 -36"
            f" Q{peak} {top + 14 * self.point} 0 {top} Z {opening}"
        )
        sitter.turned(hood, cloth)
        folds = curve(
            f"M-10 {top + 6} Q-44 {top + 26} -52 14 Q-56 60 -58 130 L-62 {_HEM} M-4 {top + 14} Q-38 {top + 28} -47 6"
            f" M-47 30 Q-50 80 -46 130 L-44 {_HEM}"
        )
        with sitter.canvas.within(hood):
            sitter.strands(twice(folds), cloth.line, 1.5, 0.4)
            sitter.strands(curve(f"M0 {top + 12} Q34 {top + 20} 50 0"), cloth.dark, 2.0, 0.5)
        sitter.canvas.line(curve(opening), cloth.line, self.edge, 0.85)
        sitter.rim(hood, 2.6)
        sitter.rim(hood, 2.2, cloth.line, left=True)

    def _band(self, sitter: Sitter) -> None:
        band = curve(
            "M-35 2 Q-38 -34 -22 -48 Q0 -74 22 -48 Q38 -34 35 2 Q34 -14 28 -22 Q0 -33 -28 -22 Q-34 -14 -35 2 Z"
        )
        sitter.turned(fitted(band, sitter), CLOTHS[self.band])


@frozen
class RidgeHelmet(Worn):
    """A soldier's helmet of iron, with a ridge over it and guards for the cheeks."""

    metal: str = "iron"

    def before(self, sitter: Sitter) -> None:
        metal = CLOTHS[self.metal]
        dome = fitted(
            curve(
                "M-40 30 Q-44 0 -42 -26 Q-38 -66 0 -72 Q38 -66 42 -26 Q44 0 40 30 L30 42 Q33 16 31 0 L28 -13 L8 -10"
                " L0 -1"
                " L-8 -10 L-28 -13 L-31 0 Q-33 16 -30 42 Z"
            ),
            sitter,
        )
        sitter.turned(dome, metal, edge=0.52, soft=0.01)
        brow = curve("M-42 -20 Q0 -34 42 -20 L41 -12 Q0 -26 -41 -12 Z")
        sitter.turned(fitted(brow, sitter), CLOTHS["coal"])
        sitter.turned(curve("M-6 -84 Q0 -88 6 -84 L8 -26 L0 -2 L-8 -26 Z"), CLOTHS["bronze"], edge=0.5, soft=0.01)
        rivets = [ellipse(x, y, 1.5, 1.5) for x, y in both(((14.0, -23.5), (25.0, -21.0), (35.0, -17.5)))]
        for rivet in rivets if sitter.fine else ():
            sitter.canvas.fill(rivet, metal.line)
        sitter.strands(fitted(curve("M-34 -28 Q-30 -54 -12 -63 M-40 -4 L-38 24"), sitter), metal.line, 1.6, 0.7)
        sitter.rim_round(dome)


@frozen
class FeatherTurban(Worn):
    """Wound cloth, with a jewel and a feather at the front."""

    cloth: str = "orange"
    jewel: str = "green"

    def before(self, sitter: Sitter) -> None:
        cloth, canvas = CLOTHS[self.cloth], sitter.canvas
        wound = fitted(
            curve(
                "M-38 4 Q-46 -10 -44 -28 Q-52 -50 -36 -68 Q-20 -88 4 -87 Q30 -86 42 -66 Q54 -46 45 -26 Q46 -8 38 4"
                " Q36 -16 22 -24 Q8 -31 0 -38 Q-10 -30 -24 -24 Q-36 -16 -38 4 Z"
            ),
            sitter,
        )
        sitter.turned(wound, cloth)
        folds = curve(
            "M-40 -16 Q-20 -46 36 -72 M-43 -30 Q-24 -58 22 -82 M-40 -50 Q-24 -72 4 -86 M40 -14 Q26 -34 -4 -50"
            " M44 -28 Q30 -46 4 -58 M45 -44 Q36 -58 18 -64"
        )
        sitter.strands(fitted(folds, sitter), cloth.line, 1.8, 0.55)
        sitter.rim(wound, 2.6)
        feather = curve("M2 -46 Q-2 -84 16 -104 Q22 -84 8 -46 Z")
        sitter.turned(feather, CLOTHS["linen"])
        sitter.strands(curve("M4 -48 Q6 -78 14 -98"), cloth.mid, 1.2, 0.8)
        canvas.fill(polygon(((3, -58), (10, -45), (3, -32), (-4, -45))), JEWELS["gold"])
        canvas.fill(polygon(((3, -54), (7.6, -45), (3, -36), (-1.6, -45))), JEWELS[self.jewel])


@frozen
class GoggleCap(Worn):
    """A cap of leather with flaps over the ears, and goggles pushed up on it."""

    cloth: str = "leather"

    def before(self, sitter: Sitter) -> None:
        cloth, canvas = CLOTHS[self.cloth], sitter.canvas
        cap = fitted(
            curve(
                "M-37 44 Q-46 34 -44 10 Q-46 -44 -24 -61 Q-8 -70 8 -69 Q34 -66 41 -38 Q46 -16 44 10 Q46 34 37 44"
                " Q35 20 33 -4 Q26 -22 0 -26 Q-26 -22 -33 -4 Q-35 20 -37 44 Z"
            ),
            sitter,
        )
        sitter.turned(cap, cloth)
        sitter.strands(fitted(curve("M0 -68 Q-3 -50 0 -28 M-30 -48 Q-38 -20 -39 8"), sitter), cloth.line, 1.4, 0.7)
        sitter.rim_round(cap)
        strap = curve("M-44 -26 Q0 -46 44 -26 L44 -16 Q0 -36 -44 -16 Z")
        canvas.fill(fitted(strap, sitter), LASH)
        for side in (-1, 1):
            self._glass(sitter, side * 16.5)

    def _glass(self, sitter: Sitter, x: float) -> None:
        canvas, brass, glass = sitter.canvas, CLOTHS["gold"], CLOTHS["orange"]
        canvas.fill(ellipse(x, -35, 15.5, 13.5), LASH)
        canvas.fill(ellipse(x, -35, 14, 12), brass.mid if x < 0 else brass.dark)
        lens = ellipse(x, -35, 10.5, 8.8)
        canvas.shine(lens, glass.line, glass.mid if x < 0 else glass.dark, (x - 8, -42), (x + 6, -28))
        canvas.fill(polygon(((x - 6, -40), (x - 1, -42), (x - 6, -31), (x - 8, -33))), CLOTHS["linen"].lit, 0.75)


@frozen
class RadiantCrown(Worn):
    """Five points of gold over the brow, with jewels."""

    def behind(self, sitter: Sitter) -> None:
        sitter.canvas.fill(curve("M-36 -62 Q0 -76 36 -62 L33 -46 L-33 -46 Z"), CLOTHS["gold"].dark)

    def before(self, sitter: Sitter) -> None:
        gold, canvas = CLOTHS["gold"], sitter.canvas
        points = ((-39, -76), (-30, -58), (-21, -88), (-11, -62), (0, -99), (11, -62), (21, -88), (30, -58), (39, -76))
        crown = polygon(((-34, -38), *points, (34, -38), (18, -44), (0, -46), (-18, -44)))
        sitter.turned(crown, gold, edge=0.54, soft=0.02)
        canvas.line(curve("M-34 -39 Q0 -53 34 -39"), gold.line, 2.4)
        for x, y in ((-21.0, -89.0), (0.0, -100.0), (21.0, -89.0)):
            canvas.fill(ellipse(x, y, 2.8, 2.8), JEWELS["pearl"])
        canvas.fill(polygon(((0, -76), (6, -63), (0, -50), (-6, -63))), JEWELS["red"])
        for x in (-20.0, 20.0):
            canvas.fill(ellipse(x, -57, 3.6, 3.6), JEWELS["blue"])
        sitter.rim(crown, 2.0)


@frozen
class TallTiara(Worn):
    """The Emperor's: a drum of gold that widens, with points on it and a ruby."""

    def before(self, sitter: Sitter) -> None:
        gold, canvas = CLOTHS["gold"], sitter.canvas
        points = ((-43, -86), (-31, -78), (-25, -96), (-12, -82), (0, -106), (12, -82), (25, -96), (31, -78), (43, -86))
        drum = polygon(((-39, -20), *points, (39, -20), (22, -28), (0, -31), (-22, -28)))
        sitter.turned(drum, gold, edge=0.54, soft=0.02)
        canvas.fill(curve("M-41 -42 Q0 -56 41 -42 L40 -26 Q0 -40 -40 -26 Z"), CLOTHS["crimson"].dark, 0.9)
        for y, width in ((-42.0, 2.6), (-25.0, 3.2)):
            canvas.line(curve(f"M-40 {y} Q0 {y - 14} 40 {y}"), gold.line, width)
        sitter.strands(
            curve("M-28 -48 L-32 -76 M-14 -52 L-16 -80 M14 -52 L16 -80 M28 -48 L32 -76"), gold.dark, 1.4, 0.8
        )
        canvas.fill(ellipse(0, -62, 9, 9), gold.lit)
        canvas.fill(ellipse(0, -62, 6.4, 6.4), JEWELS["red"])
        canvas.fill(ellipse(-2, -64, 1.8, 1.8), JEWELS["pearl"])
        for x, y in ((-24.0, -39.5), (24.0, -39.5), (-12.5, -43.0), (12.5, -43.0)):
            canvas.fill(ellipse(x, y, 2.4, 2.4), JEWELS["pearl"])
        sitter.rim(drum, 2.2)


@frozen
class PointedVeil(Worn):
    """A Reverend Mother's: a stiff veil that rises to a point with a jewel, edged with gold, over white cloth."""

    jewel: str = "violet"

    def behind(self, sitter: Sitter) -> None:
        whole = curve(
            f"M0 -104 Q-44 -76 -54 -10 Q-60 60 -70 132 L-80 {_HEM} L80 {_HEM} L70 132 Q60 60 54 -10 Q44 -76 0 -104 Z"
        )
        sitter.canvas.fill(whole, CLOTHS["night"].dark)

    def before(self, sitter: Sitter) -> None:
        night, canvas = CLOTHS["night"], sitter.canvas
        wimple = curve(
            "M0 -62 Q-42 -58 -44 0 Q-44 56 -30 96 L30 96 Q44 56 44 0 Q42 -58 0 -62 Z"
            " M0 -43 Q-33 -40 -34 2 Q-34 28 -26 46 Q-13 73 0 73 Q13 73 26 46 Q34 28 34 2 Q33 -40 0 -43 Z"
        )
        sitter.turned(wimple, CLOTHS["linen"], edge=0.5, soft=0.02)
        sitter.strands(
            curve("M-36 20 Q-36 52 -22 84 M-30 56 Q-22 76 -8 88 M8 86 Q22 74 30 56"), CLOTHS["linen"].dark, 1.4, 0.7
        )
        edge = f"M0 -72 Q-40 -58 -42 -2 Q-43 56 -40 132 L-36 {_HEM}"
        veil = curve(
            f"M0 -104 Q-44 -76 -55 -10 Q-62 60 -72 132 L-92 {_HEM} L-36 {_HEM} L-40 132 Q-43 56 -42 -2 Q-40 -58 0 -72"
            f" Q40 -58 42 -2 Q43 56 40 132 L36 {_HEM} L92 {_HEM} L72 132 Q62 60 55 -10 Q44 -76 0 -104 Z"
        )
        sitter.turned(veil, night)
        canvas.line(twice(curve(edge)), night.line, 2.2)
        sitter.strands(twice(curve("M-6 -88 Q-42 -62 -49 0 Q-52 60 -54 130 L-60 290")), night.line, 1.0, 0.35)
        sitter.rim(veil, 2.6)
        canvas.fill(polygon(((0, -105), (9, -88), (0, -69), (-9, -88))), CLOTHS["gold"].line)
        canvas.fill(polygon(((0, -100), (6.4, -88), (0, -74), (-6.4, -88))), JEWELS[self.jewel])
        canvas.fill(polygon(((0, -100), (0, -74), (-6.4, -88))), JEWELS["pearl"], 0.35)


@frozen
class BlankMask(Worn):
    """A face of steel without features: whoever wears it is nobody."""

    metal: str = "steel"

    def before(self, sitter: Sitter) -> None:
        metal, canvas = CLOTHS[self.metal], sitter.canvas
        mask = curve("M0 -50 Q-34 -48 -36 -8 Q-36 36 -22 60 L0 80 L22 60 Q36 36 36 -8 Q34 -48 0 -50 Z")
        sitter.turned(mask, metal, edge=0.5, soft=0.01)
        slit = twice(curve("M-5 8 L-27 2 Q-29 8 -24 13 L-5 12 Z"))
        canvas.fill(slit, LASH)
        sitter.strands(twice(curve("M-23 8.5 L-9 10")), JEWELS["orange"], 2.0, 0.95)
        ridge = polygon(((-3, -48), (3, -48), (5, 34), (0, 42), (-5, 34)))
        canvas.shine(ridge, metal.line, metal.mid, (-5, 0), (5, 0))
        sitter.strands(twice(curve("M-16 52 L-13 66 M-10 54 L-8 71")), LASH, 1.6, 0.85)
        sitter.strands(twice(curve("M-31 -22 Q-14 -32 -6 -30 M-32 26 Q-24 34 -18 48")), metal.dark, 1.4, 0.8)
        sitter.rim(mask, 2.4)
