"""What somebody holds, where it tells who that is: a thing of the kit, in a fist."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.scene.art.canvas import Canvas, ellipse, polygon
from dune_desktop.scene.art.hands import Fist
from dune_desktop.scene.art.lights import BRASS, CRIMSON
from dune_desktop.scene.art.picture import PicturePart
from dune_desktop.scene.art.portraits.sitter import Sitter, Worn
from dune_desktop.scene.art.still.placing import Placed, turned


@frozen
class Holds(Worn):
    """The thing, and the fist round it at ``x, y``; its skin and sleeve are materials of the kit."""

    thing: PicturePart
    x: float
    y: float
    skin: str
    sleeve: str
    turn: float = 0.0
    size: float = 40.0

    def held(self, sitter: Sitter) -> None:
        fist = Fist(self.x, self.y, self.size, self.turn, self.skin, self.sleeve, flip=self.x > 0)
        for part in (self.thing, fist):
            sitter.canvas.painter.save()
            part.paint(sitter.canvas)
            sitter.canvas.painter.restore()


@frozen
class Shows(Worn):
    """A thing that needs no hand."""

    thing: PicturePart

    def held(self, sitter: Sitter) -> None:
        sitter.canvas.painter.save()
        self.thing.paint(sitter.canvas)
        sitter.canvas.painter.restore()


@frozen
class Sceptre(Placed):
    """A rod of gold with a ruby under a lozenge."""

    def draw(self, canvas: Canvas) -> None:
        turned(canvas, ((2.6, -30), (2.2, 60), (3.4, 62), (2.2, 66), (2.2, 120)), BRASS, curved=False)
        turned(canvas, ((2.6, -46), (8, -42), (9.5, -36), (7, -30), (3, -26)), BRASS)
        canvas.fill(ellipse(0, -36, 5, 5), CRIMSON[1])
        canvas.fill(ellipse(-1.4, -37.4, 1.8, 1.8), CRIMSON[0])
        canvas.fill(polygon(((0, -70), (-7, -57), (0, -46), (7, -57))), BRASS[1])
        canvas.fill(polygon(((0, -70), (-7, -57), (0, -46))), BRASS[0])
