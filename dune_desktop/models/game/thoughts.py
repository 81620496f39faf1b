"""What the bots of a game are going to do: found at once where that is easy, or thought about in another process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal

from dune_desktop.bots.bot import PLAYOUTS, Effort, RandomBot
from dune_desktop.bots.letters import Budget, Place, SentWorld
from dune_desktop.bots.names import MASTER, RANDOM, RIVAL, BotName
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import Decision
from dune_desktop.engine.names import Seat
from dune_desktop.engine.state import Game
from dune_desktop.models.game.thinker import Thinker
from dune_desktop.records.record import Recorder

#: Seconds that a Master takes for an answer, if nobody has chosen; and what all others may take, who need far less.
MASTER_SECONDS: Final = 2.0
_SECONDS: Final = 0.5


def _nothing(_: Decision) -> None:
    """Nobody tells a seat what to do."""


class Thoughts(QObject):
    """The answer of the bot that is asked now. All that it thinks with is a world that was dealt for its seat."""

    #: There is an answer now, which there was not when it was asked for.
    found = Signal()
    #: The bot on this seat had no answer, so it takes any. Said once of each seat.
    failed = Signal(int)
    #: No process can be made to think, so from now on all take any answer. Said once.
    broke = Signal()

    def __init__(
        self, bots: dict[Seat, str], recorder: Recorder, parent: QObject | None = None, thinker: Thinker | None = None
    ) -> None:
        super().__init__(parent)
        self._bots = {seat: BotName.parse(RANDOM if name == RIVAL else name) for seat, name in bots.items()}
        self._recorder = recorder
        self.seconds = MASTER_SECONDS
        self.thinker = Thinker(self) if thinker is None else thinker
        #: What a seat is told to do at a decision; where it is told nothing, it thinks.
        self.script: Callable[[Decision], Action | None] = _nothing
        self._decision: Decision | None = None
        #: The answer; or, without one, whether any will do.
        self._action: Action | None = None
        self._any = False
        #: The number of what the process was asked; 0: nothing.
        self._asked = 0
        self._told = set[Seat]()
        self._broke = False
        if any(bot.level != RANDOM for bot in self._bots.values()):
            self.thinker.prepare(Place.of(recorder.edition, recorder.setup))

    # ------------------------------------------------------------ asking

    def follow(self) -> None:
        """Find an answer to what is asked now; what was asked before matters no more, unless it is the same."""
        decision = self._recorder.game.decision
        if decision is self._decision:
            return
        self.forget()
        if decision is None or decision.seat not in self._bots:
            return
        self._decision = decision
        bot, told = self._bots[decision.seat], self.script(decision)
        if told in decision.options:
            self._action = told
        elif len(decision.options) == 1:
            self._action = decision.options[0]
        elif bot.level == RANDOM or self.thinker.broken:
            self._any = True
        else:
            self._ask(bot, decision.seat)

    def _ask(self, bot: BotName, seat: Seat) -> None:
        recorder = self._recorder
        world = SentWorld.of(self._world(seat), recorder.edition, recorder.setup)
        self._asked = self.thinker.choose(world, str(bot), self._budget(bot), self._hear)

    def _world(self, seat: Seat) -> Game:
        recorder = self._recorder
        return deal(recorder.game, seat, recorder.setup.seed, recorder.actions)

    def _budget(self, bot: BotName) -> Budget:
        if bot.level != MASTER:
            return Budget(PLAYOUTS, _SECONDS)
        return Budget(round(PLAYOUTS * self.seconds), self.seconds)

    def forget(self) -> None:
        """Nobody wants to know any more."""
        self.thinker.forget(self._asked)
        self._decision, self._action, self._any, self._asked = None, None, False, 0

    def hurry(self) -> None:
        """Answer now, with what was found so far."""
        if self._asked:
            self.thinker.hurry(self._asked)

    def close(self) -> None:
        """The game is left."""
        self.forget()
        self.thinker.close()

    # ------------------------------------------------------------ the answer

    @property
    def ready(self) -> bool:
        """There is an answer."""
        return self._any or self._action is not None

    def answer(self) -> Action:
        """What the bot does."""
        if self._action is not None:
            return self._action
        assert self._any
        assert self._decision is not None
        return RandomBot().choose(self._world(self._decision.seat), Effort())

    def _hear(self, action: Action | None) -> None:
        self._asked = 0
        assert self._decision is not None
        if action is not None and action in self._decision.options:
            self._action = action
        else:
            self.fail()
        self.found.emit()

    def fail(self) -> bool:
        """The answer is none: any other will do. Whether there is another: what was any already has failed for good."""
        again, self._any, self._action = not self._any, True, None
        assert self._decision is not None
        seat = self._decision.seat
        if self.thinker.broken and not self._broke:
            self._broke = True
            self.broke.emit()
        elif seat not in self._told and not self._broke:
            self._told.add(seat)
            self.failed.emit(seat)
        return again
