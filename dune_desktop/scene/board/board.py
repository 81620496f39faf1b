"""The board in the scene: all that stands on it, zoomed and panned inside its region."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import partial
from time import monotonic
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from dune_desktop.engine.names import NOBODY, SUPPLY, Seat
from dune_desktop.engine.view import View
from dune_desktop.models.boards import MENTAT, arrangement
from dune_desktop.models.refs import Ref
from dune_desktop.models.table.on_tracks import lying_on_tracks
from dune_desktop.models.table.zones import HAGAL_DISCARD
from dune_desktop.scene.board.conflict import ConflictItem, ConflictValue
from dune_desktop.scene.board.desert import Desert
from dune_desktop.scene.board.faction import FactionItem, TrackItem
from dune_desktop.scene.board.ground import GROUPS, FitItem, PatchItem, SceneryItem
from dune_desktop.scene.board.hagal_corner import HagalItem
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.mentat import MentatItem
from dune_desktop.scene.board.past_conflicts import PastConflictsItem
from dune_desktop.scene.board.plan import CORNERS, Plan, plan
from dune_desktop.scene.board.quadrant import QuadrantItem
from dune_desktop.scene.board.space import SpaceItem
from dune_desktop.scene.board.tracks import Tracks
from dune_desktop.scene.piece import Piece, SceneContext, screen_scale

LEAST_ZOOM, MOST_ZOOM = 1.0, 3.0
#: How close the board is, and as shares of it the point in the middle of what is seen.
Sight = tuple[float, float, float]
WHOLE: Final[Sight] = (LEAST_ZOOM, 0.5, 0.5)
#: Milliseconds after which a zoom is over, and how long its pictures are made sharp in one go.
REST: Final = 150
_GO: Final = 0.006


#: What the keyboard stands on has so much room to the edge: the line and the digit are round it.
_MARGIN: Final = 12.0


def _into(start: float, end: float, first: float, last: float) -> float:
    """Returns how far a stretch has to move to lie within another; of one that is too long the start is shown."""
    if end - start > last - first or start < first:
        return first - start
    return min(0.0, last - end)


class BoardRoot(QGraphicsObject):
    """``lay_out`` on resize, ``sync`` when the view changed, ``refresh`` when what is asked did."""

    #: It was zoomed or panned.
    moved = Signal()
    #: Somebody has chosen what of it is seen.
    framed = Signal()
    #: All on it has another place, and all of it is seen.
    laid_out = Signal()
    #: A pile is to be opened.
    pile_asked = Signal(str)

    def __init__(self, table: SceneContext) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.table = table
        self.area = QRectF()
        self.plan: Plan | None = None
        self.zoomed = LEAST_ZOOM
        #: What zoom and pan move.
        land = self.land = QGraphicsItemGroup(self)
        edition, seats = table.controller.edition, len(table.controller.seats)
        factions = range(len(edition.factions))
        self.patches = [PatchItem(table, what, land) for what in (*factions, *GROUPS)]
        self.scenery = SceneryItem(table, self.patches, land)
        self.scenery.stackBefore(self.patches[0])
        self.factions = [FactionItem(table, one.number, land) for one in edition.factions]
        self.tracks = [TrackItem(table, one, land) for one in edition.factions]
        self.mentat = MentatItem(table, (NOBODY, NOBODY), land)
        self.past = PastConflictsItem(table, (), land)
        #: In the free corner: None where no Rivals play.
        self.hagal = HagalItem(table, land) if edition.automa is not None else None
        self.past.setVisible(seats < CORNERS and self.hagal is None)
        if self.hagal is not None:
            self.hagal.opens(partial(self.pile_asked.emit, HAGAL_DISCARD))
        self.quadrants = [QuadrantItem(table, seat, land) for seat in range(seats)]
        self.conflict = ConflictItem(table, ConflictValue(), land)
        outside = {space for line in arrangement(edition).lands for space in line}
        self.spaces = [
            SpaceItem(table, index, space, land, space.id in outside) for index, space in enumerate(edition.spaces)
        ]
        self.desert = Desert(table, land, self.spaces, self.quadrants) if edition.posts else None
        if self.desert is not None:
            self.scenery.links = self.desert.links
        #: What a product puts beside the Conflict; ``tracks`` are those of influence.
        self.beside = Tracks(table, tuple(edition.track_by_id[one] for one in arrangement(edition).tracks), land)
        self.fit = FitItem(table, self)
        self.fit.pressed = self.reset
        self._rest = QTimer(self, interval=REST)
        self._rest.timeout.connect(self._settle)
        #: Whose pictures are stretched.
        self._soft: list[BoardItem[Any] | PatchItem] = []

    def boundingRect(self) -> QRectF:
        return self.area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None: ...

    # ------------------------------------------------------------ where

    def lay_out(self, area: QRectF) -> None:
        """Gives everything on the board its place within this region."""
        if area == self.area:
            return
        self.prepareGeometryChange()
        self.area = area
        found = self.plan = plan(area.size(), arrangement(self.table.controller.edition))
        self.scenery.arrange(found)
        grounds = (*(block.block for block in found.factions), found.landsraad, found.choam)
        for patch, rect in zip(self.patches, grounds, strict=True):
            patch.arrange(rect, found.heading, bool(self.table.controller.edition.contracts))
        for block, faction, track in zip(found.factions, self.factions, self.tracks, strict=True):
            faction.arrange(block)
            track.arrange(block)
        for space in self.spaces:
            space.place(found.spaces[space.space.id])
        for quadrant in self.quadrants:
            quadrant.arrange(found.quadrants[quadrant.seat])
        if self.desert is not None:
            self.desert.arrange(found)
        self.beside.arrange(found.tracks)
        self.mentat.place(found.places.get(MENTAT, QRectF()))
        self.conflict.place(found.conflict)
        self.past.place(found.quadrants[-1])
        if self.hagal is not None:
            self.hagal.arrange(found.quadrants[-1])
        self.fit.stand_in(area)
        self._show_all()
        self.laid_out.emit()

    def signs(self) -> Iterator[Piece]:
        """Yields what opens the board that the tracks beside the Conflict belong to."""
        for track in self.beside.all:
            yield from track.steps
        for line in self.beside.lying:
            yield line.ground

    # ------------------------------------------------------------ zoom and pan

    def zoom(self, factor: float, at: QPointF) -> None:
        """Closer or farther; what lies under this point of the scene stays there.

        Until it rests, the pictures that are there already are stretched.
        """
        zoomed = min(MOST_ZOOM, max(LEAST_ZOOM, self.zoomed * factor))
        if zoomed == self.zoomed:
            return
        here = self.mapFromScene(at)
        self._zoom_to(zoomed, here - (here - self.land.pos()) * (zoomed / self.zoomed))
        self.framed.emit()

    def _zoom_to(self, zoomed: float, offset: QPointF) -> None:
        self._soften()
        self.zoomed = zoomed
        self.land.setTransform(QTransform.fromScale(zoomed, zoomed))
        self._move_to(offset)

    @property
    def sight(self) -> Sight:
        """What of it is seen now."""
        middle = (self.area.center() - self.land.pos()) / self.zoomed
        return self.zoomed, middle.x() / self.area.width(), middle.y() / self.area.height()

    def look_at(self, sight: Sight) -> None:
        """Show the board as it was seen then, in a region of whatever form."""
        zoomed, x, y = sight
        if LEAST_ZOOM < zoomed <= MOST_ZOOM:
            middle = QPointF(x * self.area.width(), y * self.area.height())
            self._zoom_to(zoomed, self.area.center() - middle * zoomed)

    def pan(self, delta: QPointF) -> None:
        """Moves the board by so much of the scene."""
        self._move_to(self.land.pos() + self.mapFromScene(delta) - self.mapFromScene(QPointF()))
        self.framed.emit()

    def bring_into_sight(self, piece: Piece) -> None:
        """Move as little as it takes to see all of a piece of the board."""
        if self.land.isAncestorOf(piece):
            seen = self.area.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
            place = self.mapRectFromItem(piece, piece.rect)
            x = _into(place.left(), place.right(), seen.left(), seen.right())
            y = _into(place.top(), place.bottom(), seen.top(), seen.bottom())
            self._move_to(self.land.pos() + QPointF(x, y))

    def reset(self) -> None:
        """Shows the whole board again, because somebody wants to see it."""
        self._show_all()
        self.framed.emit()

    def _show_all(self) -> None:
        self.zoomed = LEAST_ZOOM
        self.land.setTransform(QTransform())
        self._move_to(QPointF())
        self._sharpen(self._soft)

    def _move_to(self, offset: QPointF) -> None:
        """The board never leaves its region."""
        x = min(0.0, max(self.area.width() * (1 - self.zoomed), offset.x()))
        y = min(0.0, max(self.area.height() * (1 - self.zoomed), offset.y()))
        self.land.setPos(x, y)
        self.moved.emit()
        self.fit.setVisible(self.zoomed > LEAST_ZOOM)
        self.scenery.come_closer(self.zoomed > LEAST_ZOOM)

    def _soften(self) -> None:
        self._soft = [*self.patches, *self._items()]
        for one in self._soft:
            one.sprite.held = True
        self._rest.start(REST)

    def _settle(self) -> None:
        """Sharpens the board picture by picture once the zoom rests, so that a wheel never has to wait."""
        self._rest.start(0)
        scale, seen, end = screen_scale(self.table.look) * self.zoomed, self.sceneBoundingRect(), monotonic() + _GO
        done = 0
        for one in self._soft:
            if monotonic() > end:
                break
            if one.sceneBoundingRect().intersects(seen):
                one.prepare(scale)
            else:
                one.sprite.let_go()
            done += 1
        self._sharpen(self._soft[:done])
        del self._soft[:done]
        if not self._soft:
            self._rest.stop()

    def _sharpen(self, soft: Iterable[BoardItem[Any] | PatchItem]) -> None:
        for one in soft:
            one.sprite.held = False
            one.update()

    # ------------------------------------------------------------ following

    def sync(self, view: View) -> None:
        """Show the view, whose models are in step already; only what changed is painted anew."""
        models = self.table.models
        for space, row in zip(self.spaces, models.spaces.rows, strict=True):
            space.show_value(row)
        watched = lying_on_tracks(view)
        for track, faction in zip(self.tracks, self.factions, strict=True):
            track.set(watched=watched.get(faction.faction, NOBODY))
            cells = [models.tracks.cell(faction.faction, player.seat) for player in view.players]
            track.show_value(tuple(cell.number for cell in cells))
            faction.show_value(next((cell.seat for cell in cells if cell.alliance), NOBODY))
        for quadrant in self.quadrants:
            quadrant.follow(view)
        if self.desert is not None:
            self.desert.sync(view)
        self.beside.follow(view)
        self.mentat.show_value((view.mentat, view.mentat_won))
        self.conflict.follow(view)
        self.past.follow(view)
        if self.hagal is not None:
            self.hagal.follow(view)

    def refresh(self) -> None:
        """Takes the states from what is asked."""
        for item in self._items():
            item.refresh()
        self.beside.refresh()

    def ring(self, refs: Collection[Ref]) -> None:
        """Marks what stands for these refs: it changed since the looker's turn."""
        for item in self._items():
            item.ring(item.ref in refs and item not in self.factions)  # the track is what moved

    # ------------------------------------------------------------ what is there

    def _items(self) -> Iterator[BoardItem[Any]]:
        yield from self.factions
        yield from self.tracks
        yield from self.spaces
        yield from (self.conflict, self.mentat, self.past)
        yield from self.beside.items()
        if self.hagal is not None:
            yield from self.hagal.items()
        if self.desert is not None:
            yield from self.desert.items()
        for quadrant in self.quadrants:
            yield from quadrant.items()

    def pieces(self) -> Iterator[Piece]:
        """Yields what the keyboard can go to; a track answers for its faction, whose header is there."""
        yield from (item for item in self._items() if item.isVisible() and not isinstance(item, TrackItem))

    def track_pieces(self) -> Iterator[Piece]:
        """Yields those of the tracks beside the Conflict."""
        yield from (item for item in self.beside.items() if item.isVisible())

    def ground_pieces(self) -> Iterator[Piece]:
        """Yields all others."""
        aside = set(self.beside.items())
        yield from (piece for piece in self.pieces() if piece not in aside)

    def units_anchor(self, seat: Seat, zone: str, kind: str) -> QRectF | None:
        """Where the units of a seat are, in the scene."""
        quadrant = self.quadrants[seat]
        item = quadrant.standing(zone, kind)
        if item is None:
            return quadrant.supply_anchor() if zone == SUPPLY else None
        return item.anchor()

    def step_anchor(self, faction: int, seat: Seat, value: int) -> QRectF:
        """Where the cube of a seat stands on a track with this influence, in the scene."""
        track = self.tracks[faction]
        return track.mapRectToScene(track.slot(seat, value))

    def cell_anchor(self, faction: int, value: int) -> QRectF:
        """Where a cell of a track is, in the scene."""
        track = self.tracks[faction]
        return track.mapRectToScene(track.cell(value))

    def spy_anchor(self, post: int) -> QRectF | None:
        """Where a spy stands on a post, in the scene."""
        return None if self.desert is None else self.desert.posts[post].spy_anchor()

    def store_anchor(self, seat: Seat) -> QRectF | None:
        """Where the spies in supply and the contracts of a seat are, in the scene."""
        belongings = self.quadrants[seat].belongings
        return None if belongings is None else belongings.store.anchor()

    def agent_anchor(self, space: int) -> QRectF:
        """Where agents stand on a space, in the scene."""
        item = self.spaces[space]
        return item.mapRectToScene(item.agent_place())
