"""All models of one game, following it together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from dune_desktop.engine.names import NOBODY, WATCHER, Seat
from dune_desktop.models.naming import Names
from dune_desktop.models.rows import StateOf
from dune_desktop.models.story.log_tree import LogModel
from dune_desktop.models.story.since_my_turn import SinceModel
from dune_desktop.models.story.turned_hagal import TurnedModel
from dune_desktop.models.table.contract_market import MarketModel
from dune_desktop.models.table.posts import PostModel
from dune_desktop.models.table.seats import SeatModel
from dune_desktop.models.table.spaces import SpaceModel
from dune_desktop.models.table.tracks import TrackModel
from dune_desktop.models.table.zones import ZONES, CardListModel, stalls
from dune_desktop.models.words.words_tree import WordsModel

if TYPE_CHECKING:
    from dune_desktop.engine.view import View
    from dune_desktop.models.game.shown import ShownGame


class TableModels(QObject):
    """Made once for a controller. ``state`` answers how a thing stands to the question (``answering.state``)."""

    def __init__(self, controller: ShownGame, state: StateOf | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.names = names = Names(controller)
        #: Zones of whoever looks, and those of the table.
        self.zones = {zone: CardListModel(zone, names, parent=self) for zone in (*ZONES, *stalls(names))}
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
        self._state: StateOf | None = None
        if state is not None:
            self.ask(state)
        controller.shown.connect(self._shown)
        self._sync(controller.view)

    def zone(self, zone: str) -> CardListModel:
        """A zone of whoever looks, or of the table."""
        return self.zones[zone]

    def pile(self, seat: Seat, zone: str) -> CardListModel:
        """A zone of a certain seat, made when it is first asked for."""
        key = seat, zone
        if key not in self._piles:
            model = self._piles[key] = CardListModel(zone, self.names, seat, self)
            model.state = self._state
            model.sync(self.controller.view)
        return self._piles[key]

    # ------------------------------------------------------------ following

    def ask(self, state: StateOf) -> None:
        """Answer the state of things by this from now on."""
        self._state = state
        for model in self._stateful():
            model.state = state

    def restate(self) -> None:
        """The question or its half-made answer changed."""
        for model in self._stateful():
            model.restate()

    def retranslate(self) -> None:
        """The language changed."""
        for model in (*self._stateful(), self.log, self.since, self.turned, self.words):
            model.retranslate()

    def _shown(self, view: View, _events: object) -> None:
        self._sync(view)

    def _sync(self, view: View) -> None:
        for zone in (*self.zones.values(), *self._piles.values()):
            zone.sync(view)
        for model in (self.tracks, self.spaces, self.seats):
            model.sync(view)
        if self.controller.edition.posts:
            self.posts.sync(view)
            self.market.sync(view)
        history = self.controller.history
        self.log.sync(self.controller.told, self.controller.reader)
        looker = self._whose_turn(view)
        self.since.sync(history, looker, view.seat)
        if self.controller.edition.automa is not None:
            self.turned.sync(history, looker, view.seat)
        self.words.sync(view, self.controller.places())

    def _whose_turn(self, view: View) -> Seat:
        """Since whose turn it is told what happened; the watcher's is the round."""
        if self.controller.open_hands:
            return WATCHER
        covered = self.controller.covered_for
        return view.seat if covered == NOBODY else covered

    def _stateful(self) -> Iterator[Any]:
        """Models whose rows are asked about."""
        yield from self.zones.values()
        yield from self._piles.values()
        yield from (self.tracks, self.spaces, self.seats)
        yield from (self.posts, self.market)
