"""What Rivals have done stands until it is read: each turn and each combat bonus by itself, however fast it came."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dune_desktop.files.settings import Settings
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.story.turned_hagal import TurnedModel, TurnedRow


class Reading(QObject):
    """Holds the Rivals, and ``turned`` at what is read now. Whoever answers on the table has read everything."""

    #: Something else is to be read now, or nothing any more.
    changed = Signal()

    def __init__(
        self, controller: GameController, turned: TurnedModel, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._turned, self._settings = controller, turned, settings
        self._unread: list[TurnedRow] = []
        #: Steps of the history that were looked at.
        self._seen = len(controller.history)
        controller.shown.connect(self._shown)
        controller.rewound.connect(self.finish)
        controller.covered.connect(self._covered)

    @property
    def now(self) -> TurnedRow | None:
        """The card that ends what is to be read; None while nothing is."""
        return self._unread[0] if self._unread else None

    def go_on(self) -> bool:
        """This was read; False when there was nothing to be read."""
        if not self._unread:
            return False
        self._keep(self._unread[1:])
        return True

    def finish(self) -> None:
        """Nothing more is to be read."""
        self._keep([])

    def _shown(self) -> None:
        history = self._controller.history
        first, self._seen = min(self._seen, len(history)), len(history)
        answered = any(step.seat in self._controller.humans for step in history[first:])
        before = [] if answered else self._unread
        # what a tour shows is read where the tour tells of it
        guided = bool(self._controller.recorder.tour)
        wanted = self._settings.read_rivals and not self._controller.opponents.skipping and not guided
        told = [row for row in self._turned.told if row.ended >= first] if wanted else []
        self._keep([*before, *told])

    def _covered(self, seat: int) -> None:
        """Who uncovers goes on."""
        if seat < 0:
            self.finish()

    def _keep(self, unread: list[TurnedRow]) -> None:
        before, self._unread = self._unread, unread
        if before == unread:
            return
        self._turned.stand_at(unread[0].key if unread else None)
        if bool(before) != bool(unread):
            self._controller.opponents.hold(bool(unread))
        self.changed.emit()
