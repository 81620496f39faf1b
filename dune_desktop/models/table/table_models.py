"""All models of one game, following it together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QObject

from dune_desktop.engine.events import Event
from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.engine.view import View
from dune_desktop.models.naming import Names
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.story.log_tree import LogModel
from dune_desktop.models.story.since_my_turn import SinceModel
from dune_desktop.models.story.turned_hagal import TurnedModel
from dune_desktop.models.table.board import MarketModel, PostModel, SpaceModel, TrackModel
from dune_desktop.models.table.in_words import WordsModel
from dune_desktop.models.table.seats import SeatModel
from dune_desktop.models.table.zones import ZONES, CardListModel, laid_aside, owned, stalls
from dune_desktop.text.log.sentences import lines, with_causes


class TableModels(QObject):
    """Made once for a controller."""

    def __init__(self, controller: ShownGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.names = names = Names(controller)
        #: Zones of whoever looks, and those of the table.
        zones = (*ZONES, *stalls(names), *owned(names), *laid_aside(names))
        self.zones = {zone: CardListModel(zone, names, parent=self) for zone in zones}
        self.tracks = TrackModel(names, self)
        self.spaces = SpaceModel(names, self)
        self.seats = SeatModel(names, self)
        #: Empty where the edition has no such things.
        self.posts = PostModel(names, self)
        self.market = MarketModel(names, self)
        self.log = LogModel(names, self)
        self.since = SinceModel(names, self)
        #: Empty where no Rivals play.
        self.turned = TurnedModel(names, self)
        self.words = WordsModel(names, self)
        self._piles: dict[tuple[Seat, str], CardListModel] = {}
        controller.view_changed.connect(self.sync)
        self.sync(controller.view)

    def zone(self, zone: str) -> CardListModel:
        """A zone of whoever looks, or of the table."""
        return self.zones[zone]

    def pile(self, seat: Seat, zone: str) -> CardListModel:
        """A zone of a certain seat, made when it is first asked for."""
        key = seat, zone
        if key not in self._piles:
            model = self._piles[key] = CardListModel(zone, self.names, seat, self)
            model.sync(self.controller.view)
        return self._piles[key]

    def said(self, events: tuple[Event, ...]) -> str:
        """What happened, in sentences: for whoever listens."""
        shown = self.controller
        return " ".join(lines(with_causes(events, shown.edition), shown.game, shown.reader, self.names.seat))

    # ------------------------------------------------------------ following

    def retranslate(self) -> None:
        """The language changed."""
        for model in (*self._of_the_view(), self.log, self.since, self.turned, self.words):
            model.retranslate()

    def sync(self, view: View) -> None:
        """All models follow the view."""
        for model in self._of_the_view():
            model.sync(view)
        history = self.controller.history
        self.log.sync(self.controller.told, self.controller.reader)
        looker = self._whose_turn(view)
        self.since.sync(history, looker, view.seat)
        if self.controller.edition.automa is not None:
            self.turned.sync(history, looker, view.seat)
        self.words.sync(view, self.controller.places(), self.seats.rows, self.spaces.rows)

    def _whose_turn(self, view: View) -> Seat:
        """Since whose turn it is told what happened; the watcher's is the round."""
        if self.controller.open_hands:
            return WATCHER
        covered = self.controller.covered_for
        return view.seat if covered == NOBODY else covered

    def _of_the_view(self) -> Iterator[Any]:
        """Models that read nothing but the view."""
        yield from (*self.zones.values(), *self._piles.values(), self.tracks, self.spaces, self.seats)
        if self.controller.edition.posts:
            yield from (self.posts, self.market)
