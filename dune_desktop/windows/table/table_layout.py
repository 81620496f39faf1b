"""Where the scene and the panels of a game stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from attrs import evolve
from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtWidgets import QWidget

from dune_desktop.engine.names import REVEAL_STAGE
from dune_desktop.engine.view import View
from dune_desktop.scene.layout import LEAST, LEAST_DECISION, Regions, regions
from dune_desktop.scene.table.table_scene import table_rect

#: Of what a guide says, with its buttons.
LEAST_GUIDE: Final = 116.0
MOST_GUIDE: Final = 168.0

if TYPE_CHECKING:
    from dune_desktop.windows.table.shown_page import ShownPage


class TableLayout(QObject):
    """Places everything on resize, when the scale changes, and when Row and tray swap for the Reveal turn."""

    def __init__(self, page: ShownPage) -> None:
        super().__init__(page)
        self._page = page
        self.regions: Regions | None = None
        #: What stands in the place of "since my turn" while a game is guided.
        self.guide: QWidget | None = None
        self._swapped = False

    def needs(self) -> QSize:
        """The pixels of the smallest layout."""
        return (LEAST * self._page.look.u).toSize()

    def follow(self, view: View) -> None:
        """Swap Row and tray when the looker's Reveal turn begins or ends."""
        if self.regions is not None and _reveals(view) != self._swapped:
            self.place_all()

    def place_all(self) -> None:
        """Give everything its place."""
        page = self._page
        if page.width() < 2 or page.height() < 2:
            return
        controller, lanes = page.controller, page.scene.row.strip.lanes
        self._swapped = _reveals(controller.view)
        found = regions(QSizeF(page.size()), page.look.u, len(controller.seats), self._swapped, lanes)
        if self.guide is not None and not self.guide.isHidden():
            found = _with_guide(found)
            self.guide.setGeometry(self._pixels(found.since))
        self.regions = found
        page.top_bar.setGeometry(self._pixels(found.top_bar))
        page.seats.setGeometry(self._pixels(found.seats))
        page.since.setGeometry(self._pixels(found.since))
        page.words.setGeometry(self._pixels(found.board.united(found.row)))
        page.boards.setGeometry(self._pixels(found.board))
        self.place_log()
        page.view.setGeometry(table_rect(found))
        page.scene.lay_out(found)
        self.place_piles()

    def place_log(self) -> None:
        """The open log has the whole column above the least decision panel."""
        if self.regions is None:
            return
        page, seats, decision = self._page, self.regions.seats, QRectF(self.regions.decision)
        gap = decision.top() - self.regions.since.bottom()
        if page.log.isVisibleTo(page):
            decision.setTop(decision.bottom() - LEAST_DECISION)
        page.panel.setGeometry(self._pixels(decision))
        page.log.setGeometry(self._pixels(QRectF(seats.topLeft(), QPointF(seats.right(), decision.top() - gap))))

    def place_piles(self) -> None:
        """A picker stands over the spaces: one chooses by tracks, units and rewards. What is only read, on the Row.

        What is for sale stands where the Row is: there it is seen larger.
        """
        piles, plan = self._page.piles, self._page.scene.board.plan
        if self.regions is None or piles.isHidden():
            return
        board = self.regions.board.united(self.regions.row) if piles.for_sale else self.regions.board
        room = self._pixels(board)
        if piles.picking and plan is not None:
            room = self._pixels(plan.landsraad.united(plan.choam).translated(board.topLeft()))
        size = piles.wanted(board.width() - 24, board.height() - 12)
        top = room.top() if piles.picking else room.bottom() - size.height() - 4
        # Where it is wider than the spaces, it reaches over the Factions rather than beyond the board.
        left = min(room.center().x() - size.width() // 2, self._pixels(board).right() - size.width() - 4)
        piles.setGeometry(QRect(QPoint(left, top), size))

    def _pixels(self, rect: QRectF) -> QRect:
        u = self._page.look.u
        return QRectF(rect.topLeft() * u, rect.size() * u).toRect()


def _with_guide(found: Regions) -> Regions:
    """A guide needs more room than what stands there else; the decision panel has what is left."""
    since, decision = QRectF(found.since), QRectF(found.decision)
    gap = decision.top() - since.bottom()
    since.setHeight(max(since.height(), LEAST_GUIDE, decision.bottom() - LEAST_DECISION - gap - since.top()))
    since.setHeight(min(since.height(), MOST_GUIDE))
    decision.setTop(since.bottom() + gap)
    return evolve(found, since=since, decision=decision)


def _reveals(view: View) -> bool:
    return view.turn.stage == REVEAL_STAGE and view.turn.seat == view.seat
