"""A tour on the table page: who guides, what is said, and the keyboard at what goes on; else a coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dune_desktop.models.asking.guide import Guide
from dune_desktop.scene.table.beacons import Beacons
from dune_desktop.windows.table.coached import Coached
from dune_desktop.windows.table.guide_panel import GuidePanel

if TYPE_CHECKING:
    from dune_desktop.windows.table.table_page import TablePage


class Guided(QObject):
    """Shows the panel as long as the game is guided; of any other game it does nothing."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.beacons = Beacons(page.scene)
        self.guide = Guide(page.controller, page.answering, self)
        self.panel = GuidePanel(self.guide, page.look, page)
        self.coached = Coached(page, self.guide)
        page.scene.declined.connect(self.guide.decline)
        self.guide.changed.connect(self._follow)
        self.guide.changed.connect(page.aim.stir)
        page.milestones.closed.connect(self._follow)
        page.places.guide = self.panel
        self._follow()

    def _follow(self) -> None:
        page, guide = self._page, self.guide
        if self.panel.isHidden() is guide.guides:
            self.panel.setVisible(guide.guides)
            page.since.setVisible(not guide.guides)
            page.places.place_all()
        if page.milestones.round.isVisible():  # it has the keyboard, and gives it back
            return
        if guide.guides and guide.to_be_read:
            self.panel.next.setFocus()
        elif self.panel.isAncestorOf(page.focusWidget()) or not guide.guides:
            page.take_home()

    def read(self) -> bool:
        """Go on, if others wait until this is read; False if not."""
        reads = self.guide.to_be_read
        if reads:
            self.guide.go_on()
        return reads
