"""Hints: what the Master would do at the question that is asked, why, and what the next best answers are."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import islice
from typing import Final

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Signal

from dune_desktop.bots.advice import Advice, Rated
from dune_desktop.bots.bot import PLAYOUTS
from dune_desktop.bots.letters import Budget, SentWorld
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.state import Game
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.asking.turn_steps import TurnStep, steps_of
from dune_desktop.models.asking.ways import Advised, Spot, Way
from dune_desktop.models.choosing.choices import Choice, ChoiceGroup, Choices
from dune_desktop.models.choosing.step_builder import KEYS
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.thinker import Thinker
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import Ref
from dune_desktop.text.hints import percent, reasons
from dune_desktop.text.translating import Texts

Hinting = Texts("Hinting")

#: How many answers are shown.
MOST: Final = 3
_HINT, _STEP = "hint", "step"
#: Nothing is asked; it thinks; the best answers are shown; all that follows the chosen one.
CLOSED, THINKING, ANSWERS, TURN = "closed", "thinking", "answers", "turn"


@frozen
class _Hint:
    """An answer with the rows that lead to it."""

    rated: Rated
    way: tuple[Choice, ...]

    @property
    def refs(self) -> Way:
        return tuple(choice.ref for choice in self.way)


class Hints(QObject):
    """Asks for who looks, and nobody else. A list can show ``choices`` as it shows those of an answer."""

    #: Something else is shown.
    changed = Signal()

    def __init__(self, controller: GameController, answering: Answering, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller, self._answering = controller, answering
        #: The process that thinks for the bots, who wait meanwhile.
        self.thinker: Thinker = controller.opponents.thoughts.thinker
        #: The number of what it was asked.
        self._asked = 0
        self.stage = CLOSED
        self._world: Game | None = None
        self._advice: Advice | None = None
        self._hints: tuple[_Hint, ...] = ()
        #: Which of them is pointed at.
        self.at = 0
        #: All that follows it, and which of these steps is pointed at.
        self.steps: tuple[TurnStep, ...] = ()
        self.step = 0
        #: The half-made answer that shows it on the table.
        self._draft: Way = ()
        self.choices = Choices()
        controller.question_changed.connect(self._forget)
        answering.changed.connect(self._follow)

    # ------------------------------------------------------------ asking

    @property
    def open(self) -> bool:
        """Something of it is shown."""
        return self.stage != CLOSED

    def ask(self) -> None:
        """Ask for a hint; for one at once, as far as it is thought of; for all that follows it; for the best again."""
        controller = self._controller
        if self.stage == THINKING:
            self.thinker.hurry(self._asked)
        elif self.stage == ANSWERS:
            self._show_turn()
        elif self._advice is not None:
            self._turn_to(ANSWERS)
            self._show(self.at)
        elif controller.asked == controller.looker and controller.game.decision is not None:
            self._answering.prepare(())
            self._think()

    def _think(self) -> None:
        """No clock cuts it short: at the same position the hint is always the same."""
        controller, recorder = self._controller, self._controller.recorder
        self._world = deal(controller.game, controller.looker, recorder.setup.seed, recorder.actions)
        self._turn_to(THINKING)
        world = SentWorld.of(self._world, recorder.edition, recorder.setup)
        self._asked = self.thinker.advise(world, Budget(PLAYOUTS), self._told)

    def _told(self, advice: Advice | None) -> None:
        rated = () if advice is None else advice.rated
        ways = ((one, self._way_to(one)) for one in rated)
        self._hints = tuple(islice(_different(_Hint(one, way) for one, way in ways if way), MOST))
        if not self._hints:
            self._leave()
            self._controller.failed.emit(Hinting.tr("The computer can't think about a hint here."))
            return
        self._advice = advice
        marks = {hint.refs: Advised(rank, hint.rated.chance) for rank, hint in enumerate(self._hints, 1)}
        self._answering.mark(marks)
        self._show(0)
        self._turn_to(ANSWERS)

    def _way_to(self, rated: Rated) -> tuple[Choice, ...]:
        """The rows of the answer; where they hold the next one too, of the next one that was thought of."""
        return self._answering.ways_to(*rated.turn[:2])

    def close(self) -> bool:
        """Back to the question as it was; False where nothing is shown."""
        if not self.open:
            return False
        self._leave()
        self._answering.prepare(())
        return True

    def choose(self) -> Ref | None:
        """Back to the question, where the answer is prepared and not taken; the row that would take it."""
        if not self._hints:
            return None
        *before, last = self._hints[self.at].refs
        self._leave()
        self._answering.prepare(tuple(before))
        return last

    def _leave(self) -> None:
        """It is shown no longer; what was advised is kept as long as the question is the same."""
        self.thinker.forget(self._asked)
        self.stage, self._draft = CLOSED, ()
        self.changed.emit()

    def _forget(self) -> None:
        """Another question, or nobody looks."""
        self.thinker.forget(self._asked)
        self._world = self._advice = None
        self._hints = ()
        if self.open:
            self.stage, self._draft = CLOSED, ()
            self.changed.emit()

    def _follow(self) -> None:
        """Who begins an answer on the table wants no hint any more."""
        if self.open and self._answering.draft != self._draft:
            self._leave()
            self._answering.prepare(self._answering.draft)

    def retranslate(self) -> None:
        """The language changed: the rows have other titles."""
        self._hints = tuple(evolve(hint, way=self._way_to(hint.rated)) for hint in self._hints)
        self._lay_out_turn()
        self._turn_to(self.stage)

    # ------------------------------------------------------------ showing

    def point(self, ref: Ref) -> None:
        """Show on the table what a row stands for; one that is just going away stands for nothing any more."""
        number = int(ref[1]) - 1
        if (ref[0], self.stage) == (_STEP, TURN):
            self._show_step(number)
        elif (ref[0], self.stage) == (_HINT, ANSWERS):
            self._show(number)

    def _show(self, number: int) -> None:
        """Of this hint the pieces alone are lit, with the digit of its row."""
        self.at = number
        *before, last = self._hints[number].refs
        self._draft = tuple(before)
        self._answering.prepare(self._draft, Spot(frozenset((last,)), str(number + 1)))

    def _show_turn(self) -> None:
        if self._world is not None and self._hints:
            self._lay_out_turn()
            self.step = 0
            self._turn_to(TURN)
            self._show_step(0)

    def _lay_out_turn(self) -> None:
        """Each step of the turn that begins with the answer that is pointed at."""
        if self._world is not None and self._hints:
            turn = self._hints[self.at].rated.turn
            self.steps = steps_of(self._world.clone(), turn, Names(self._controller))

    def _show_step(self, number: int) -> None:
        """Of this step all that it touches is lit, and nothing is prepared."""
        self.step, self._draft = number, ()
        self._answering.prepare((), Spot(frozenset(self.steps[number].refs), _digit(number)))

    @property
    def spot(self) -> Ref | None:
        """The piece that would take what is shown, or that the step is about."""
        if self.stage == TURN:
            return next(iter(self.steps[self.step].refs), None)
        return self._hints[self.at].refs[-1] if self.open and self._hints else None

    def meaning(self, ref: Ref) -> Hashable:
        """What a row stands for as long as the same is advised."""
        return ref

    def _turn_to(self, stage: str) -> None:
        self.stage = stage
        self.choices = self._worded()
        self.changed.emit()

    def _worded(self) -> Choices:
        if self.stage == THINKING or self._advice is None:
            return Choices(Hinting.tr("The Master is thinking …"))
        if self.stage == TURN:
            title, rows = _title(self._hints[self.at]), tuple(map(_step_row, range(len(self.steps)), self.steps))
            heading, start = Hinting.tr("The Master's whole turn"), (_STEP, self.step + 1)
            return Choices(heading, title, groups=(ChoiceGroup("", rows),), start=start)
        rows = tuple(self._row(number, hint) for number, hint in enumerate(self._hints, 1))
        heading, prompt = Hinting.tr("The Master would do this"), Hinting.tr("With your chance of winning after it")
        return Choices(heading, prompt, groups=(ChoiceGroup("", rows),), start=(_HINT, self.at + 1))

    def _row(self, number: int, hint: _Hint) -> Choice:
        """With its reasons; of the best one those for which it is better than the next."""
        rated = () if self._advice is None else self._advice.rated
        why = reasons(hint.rated, self._controller.edition, [one for one in rated if one is not hint.rated])
        if number > 1:
            why = why[:1]  # the best one is to be understood, the others only to be known
        title = Hinting.tr("{answer} · {chance}").format(answer=_title(hint), chance=percent(hint.rated.chance))
        return Choice((_HINT, number), title, hint.rated.action, str(number), detail=" ".join(why))


def _digit(number: int) -> str:
    return KEYS[number : number + 1]


def _step_row(number: int, step: TurnStep) -> Choice:
    first, *more = step.told
    return Choice((_STEP, number + 1), first, key=_digit(number), detail=" ".join(more), told=True)


def _different(hints: Iterable[_Hint]) -> Iterator[_Hint]:
    """The best first; of those that send an Agent to the same space, or that are called the same, one.

    What the Master gave up early is not compared with what it thought through: it may look better than it is.
    """
    best, known = 1.0, set[str]()
    for hint in hints:
        action, chance = hint.rated.action, hint.rated.chance
        called = action.args[1] if action.verb == "agent" else _title(hint)
        if called not in known and chance <= best:
            best = chance
            yield hint
        known.add(called)


def _title(hint: _Hint) -> str:
    """The rows that lead to it, one after the other."""
    action, last = hint.rated.action, hint.way[-1]
    titles = [choice.title for choice in hint.way]
    titles += (way for way, one in last.variants if one is action)
    if action in last.steps:
        titles.append(str(last.steps.index(action) + 1))
    return " → ".join(titles)
