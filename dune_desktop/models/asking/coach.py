"""When a learner is told something: how one could, after the same refusal twice; and what is still open."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from dune_desktop.engine.events import Event, GameOver, Passed, RevealedHand, TurnBegan, TurnEnded
from dune_desktop.models.coaching.loose_ends import LooseEnd

if TYPE_CHECKING:
    from dune_desktop.files.settings import Settings
    from dune_desktop.models.asking.answering import Answering
    from dune_desktop.models.game.controller import GameController

#: The values of the setting.
FIRST_GAMES, ALWAYS = "first", "always"
#: So many games one is new to it.
_FIRST: Final = 3
#: After so many turns, one after the other, in which nothing was left open, nothing is said any more in this game.
GOOD_TURNS: Final = 3
#: Who has dismissed a kind so often does not want to hear of it any more.
_DISMISSED: Final = 2
#: So often the same is refused in one turn before it is said, unasked, how one could.
_STUBBORN: Final = 2
#: With these a turn goes on to where there is no way back from what was left open.
_GOES_ON: Final = (TurnEnded, RevealedHand, Passed)


class Coach(QObject):
    """Follows a game of one person. ``silent``: something else is said just now, or somebody drags."""

    #: Something else is open, or silence has begun or ended.
    changed = Signal()
    #: What was dismissed, or finished, is to be kept: the name of the setting.
    setting_changed = Signal(str)

    def __init__(
        self, controller: GameController, answering: Answering, settings: Settings, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._answering, self._settings = controller, answering, settings
        #: How often each sentence has refused something in this turn.
        self._refused: Counter[str] = Counter()
        #: All that is open now, said or not.
        self._open: tuple[LooseEnd, ...] = ()
        #: Kinds that were dismissed in this turn.
        self._put_off: set[str] = set()
        self._good_turns = 0
        self._silent: set[str] = set()
        self._retired = False
        #: The game was counted as finished: who undoes its end reaches it again.
        self._counted = False
        answering.changed.connect(self._follow)
        controller.shown.connect(self._shown)
        self.look()

    # ------------------------------------------------------------ reading

    @property
    def ends(self) -> tuple[LooseEnd, ...]:
        """What is said to be open."""
        if self._silent or self._answering.pending is not None:
            return ()
        return tuple(end for end in self._open if not self._is_dismissed(end.kind))

    @property
    def remembers(self) -> bool:
        """What is dismissed again and again is not told in later turns either."""
        return self._settings.still_open != ALWAYS

    def _is_dismissed(self, kind: str) -> bool:
        if kind in self._put_off:
            return True
        return self.remembers and self._settings.dismissed.count(kind) >= _DISMISSED

    @property
    def _speaks(self) -> bool:
        """Only to a person alone with the computer; others at the screen would read what is in hand."""
        settings, humans = self._settings, self._controller.humans
        if self._retired or len(humans) != 1 or self._controller.asked not in humans:
            return False
        new = settings.finished < _FIRST and self._good_turns < GOOD_TURNS
        return settings.still_open == ALWAYS or (settings.still_open == FIRST_GAMES and new)

    # ------------------------------------------------------------ doing

    def is_stubborn(self, refusal: str) -> bool:
        """This was said against something; whether it was said before in this turn."""
        self._refused[refusal] += 1
        return self._refused[refusal] == _STUBBORN

    def dismiss(self, kind: str) -> None:
        """Say nothing of this kind any more in this turn; after the second time never again, if one remembers."""
        self._put_off.add(kind)
        if self._settings.dismissed.count(kind) < _DISMISSED:
            self._settings.dismissed += (kind,)
            self.setting_changed.emit("dismissed")
        self.changed.emit()

    def hush(self, why: str, silent: bool) -> None:
        """Say nothing as long as this reason holds."""
        before = bool(self._silent)
        (self._silent.add if silent else self._silent.discard)(why)
        if bool(self._silent) != before:
            self.changed.emit()

    # ------------------------------------------------------------ following

    def _follow(self) -> None:
        """The answer goes on; what a new view has to say comes when all follow it."""
        if not self._controller.is_changing:
            self.look()

    def _shown(self, _view: object, events: tuple[Event, ...]) -> None:
        self._judge(events)
        if any(isinstance(event, TurnBegan) for event in events):
            self._refused.clear()
            self._put_off.clear()
        alone = len(self._controller.humans) == 1 and not self._retired
        if alone and not self._counted and any(isinstance(event, GameOver) for event in events):
            self._counted = True
            self._settings.finished += 1
            self.setting_changed.emit("finished")
        self.look()

    def _judge(self, events: tuple[Event, ...]) -> None:
        """Whether anything was left open that was said to be."""
        own = [one for one in events if isinstance(one, _GOES_ON) and one.seat in self._controller.humans]
        if own and self._open:
            self._good_turns = 0
        elif any(isinstance(one, TurnEnded) for one in own):
            self._good_turns += 1

    def retire(self) -> None:
        """It is no game to learn by: nothing is said of it any more, and it is not counted."""
        self._retired = True
        self.look()

    def look(self) -> None:
        """See what is open now, with the settings of now; nobody looks whom nobody hears."""
        self._open = self._answering.loose_ends if self._speaks else ()
        self.changed.emit()
