"""Who guides through a tour: at which step it is, what is said there, what is meant, and when the others go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models import refs
from dune_desktop.models.refs import Ref
from dune_desktop.text.tours import sentence
from dune_desktop.tours import TOURS
from dune_desktop.tours.tour import LEARNER, Remark, Showing, Task, TourStep
from dune_desktop.tours.walk import Walk

if TYPE_CHECKING:
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.models.asking.answering import Answering
    from dune_desktop.models.game.controller import GameController

#: What holds the others back.
_HOLD = "guide"
_REFUSED, _STRAYED, _OTHERS = "refused", "strayed", "others"


class Guide(QObject):
    """Follows the game. Where it began, what was read, and what was tried in vain it knows by itself; all else is
    found from what was done, so that it is where the game is after undo, and after the program has ended.
    """

    #: Another step, another sentence, or none any more.
    changed = Signal()

    def __init__(self, controller: GameController, answering: Answering, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller, self._answering = controller, answering
        self._tour = TOURS.get(controller.recorder.tour)
        self._walk: Walk | None = None
        #: All steps before this one have been read.
        self._read = 0
        #: What was tried in vain at this step: the id of the sentence that says so.
        self._tried = ""
        if self._tour is not None:
            controller.shown.connect(self._follow)
            answering.changed.connect(self._point)
            controller.opponents.obey(self._told_to)
            self._follow()

    # ------------------------------------------------------------ reading

    @property
    def guides(self) -> bool:
        """There is something to say."""
        return self._walk is not None

    @property
    def strayed(self) -> bool:
        """Something else was done: there is nothing to go on to."""
        return self._walk is not None and self._walk.strayed

    @property
    def step(self) -> int:
        """The number of the step that is told."""
        return 0 if self._walk is None else max(self._walk.step, self._read)

    @property
    def steps(self) -> int:
        """How many there are."""
        return 0 if self._tour is None else len(self._tour.steps)

    def _now(self) -> TourStep:
        assert self._tour is not None
        return self._tour.steps[min(self.step, self.steps - 1)]

    @property
    def sentence(self) -> str:
        """What is said now; empty when nothing is told any more."""
        if self._walk is None:
            return ""
        step, named = self._now(), _STRAYED if self.strayed else self._tried
        if not named:
            named = step.then if isinstance(step, Task) and step.then and self._on_the_way(step) else step.id
        return sentence(named or _OTHERS, self._controller.edition.products)

    @property
    def to_be_read(self) -> bool:
        """Nobody moves before this is read."""
        if self._walk is None or self.strayed:
            return self.strayed
        step = self._now()
        seen = self.step == self._walk.step and self._walk.shown
        return isinstance(step, Remark) or (isinstance(step, Showing) and bool(step.id) and seen)

    # ------------------------------------------------------------ doing

    def go_on(self) -> None:
        """This was read."""
        if not self.to_be_read:
            return
        if self.strayed or self.step + 1 >= self.steps:
            self.leave()
            return
        self._read, self._tried = self.step + 1, ""
        self._renew()

    @property
    def to_be_done(self) -> Action | None:
        """What whoever learns is to do now; None while there is something else to wait for."""
        controller, task = self._controller, self._now() if self._walk is not None and not self.strayed else None
        if not isinstance(task, Task) or controller.question is None or controller.asked != LEARNER:
            return None
        assert self._walk is not None
        return self._walk.wanted(task, controller.question.options or ())

    def skip(self) -> None:
        """Do this for whoever learns."""
        action = self.to_be_done
        if action is not None:
            self._controller.act(action)

    def back(self) -> None:
        """Be at the step before, also where nobody could undo what came after it; who has strayed, where that began."""
        step = self.step + self.strayed
        while step > 0 and not self._tour_step(step - 1).id:
            step -= 1
        self._go_to(max(0, step - 1))

    def begin_chapter(self) -> None:
        """Be where the chapter begins."""
        assert self._tour is not None
        self._go_to(self._tour.chapter(self.step))

    def leave(self) -> None:
        """From now on it is a game like any other."""
        self._walk = None
        self._controller.leave_tour()
        self._renew()

    def _tour_step(self, number: int) -> TourStep:
        assert self._tour is not None
        return self._tour.steps[number]

    def _go_to(self, step: int) -> None:
        assert self._walk is not None
        actions = self._walk.began.get(step, self._walk.actions)
        self._read, self._tried = step, ""
        if actions < self._walk.actions:
            self._controller.go_back_to(actions)
        else:
            self._renew()

    def decline(self, ref: Ref) -> None:
        """This was chosen in vain."""
        if self._walk is None or self.strayed or not isinstance(self._now(), Task | Remark):
            return
        tried = self._now().tries.get(self._id_of(ref), _REFUSED)
        if tried != _REFUSED or isinstance(self._now(), Task):
            self._tried = tried
            self.changed.emit()

    # ------------------------------------------------------------ following

    def _follow(self, *_: object) -> None:
        """Something was done, or taken back."""
        if self._tour is None or (self._walk is None and not self._controller.recorder.tour):
            return
        before, self._walk = self._walk, Walk(self._tour, self._done())
        if before is not None and self._walk.actions < before.actions:
            self._read = min(self._read, self._last_read())
        if self._walk.over:
            self.leave()
            return
        self._tried = ""
        self._renew()

    def _last_read(self) -> int:
        """Up to which step something can have been read: nobody reads beyond what is to be done."""
        assert self._walk is not None
        for number in range(self._walk.step + self._walk.shown, self.steps):
            if not isinstance(self._tour_step(number), Remark):
                return number
        return self.steps

    def _renew(self) -> None:
        self._hold()
        self._point()

    def _hold(self) -> None:
        self._controller.opponents.hold(self.to_be_read, _HOLD)

    def _done(self, after: int = 0) -> list[tuple[Seat, Action]]:
        """All actions after so many."""
        done = [(one.seat, one.action) for one in self._controller.history if one.action is not None]
        return done[after:]

    def _told_to(self, decision: Decision) -> Action | None:
        """Several answers may be given before they are shown: what is told of the last one holds back the next."""
        if self._walk is None:
            return None
        for seat, action in self._done(self._walk.actions):
            self._walk.hear(seat, action)
        self._hold()
        return self._walk.expected(decision.seat, decision.options)

    # ------------------------------------------------------------ what is meant

    def _point(self) -> None:
        if not self._controller.is_changing:
            self._answering.mean(tuple(self._meant()))
            self.changed.emit()

    def _on_the_way(self, ask: Task) -> bool:
        """The answer was begun as it is meant."""
        draft, way = self._answering.draft, self._way(ask)
        return bool(draft) and draft == way[: len(draft)]

    def _way(self, ask: Task) -> tuple[Ref, ...]:
        for text in ask.answers:
            way = tuple(choice.ref for choice in self._answering.ways_to(Action.parse(text)))
            if way:
                return way
        return ()

    def _meant(self) -> Iterator[Ref]:
        if self._walk is None or self.strayed:
            return
        step = self._now()
        found = (self._ref(point) for point in step.points)
        yield from (ref for ref in found if ref is not None)
        if isinstance(step, Task) and self._controller.asked == LEARNER:
            draft, way, pending = self._answering.draft, self._way(step), self._answering.pending
            on_the_way = draft == way[: len(draft)]
            if pending is not None:
                yield refs.CONFIRM_BUTTON
            elif step.troops:
                yield refs.GARRISON_UNITS
            elif way:
                yield way[len(draft)] if on_the_way and len(draft) < len(way) else way[0]

    def _ref(self, point: str) -> Ref | None:
        """What a point of a step stands for; None where it does not lie on the table."""
        kind, _, name = point.partition(" ")
        finders: dict[str, Callable[[str], int | str | None]] = {
            refs.CARD: self._card,
            refs.SPACE: self._controller.edition.space_index.__getitem__,
            refs.FACTION: lambda name: next(one.number for one in self._controller.edition.factions if one.id == name),
            refs.SEAT: int,
        }
        found = finders.get(kind, str)(name)
        return None if found is None else (kind, found)

    def _card(self, name: str) -> int | None:
        """A card of this name that whoever learns has, that lies in the Row, that is fought for or turned up."""
        view = self._controller.view
        me = view.players[LEARNER]
        cards = (*(me.hand or ()), *(me.intrigue or ()), *view.row, view.conflict, *view.hagal_discard[-1:])
        return next((card for card in cards if card != NOBODY and self._named(card) == name), None)

    def _named(self, card: int) -> str:
        face = self._controller.face(card)
        return "" if face is None else face.id

    def _id_of(self, ref: Ref) -> str:
        kind, what = ref
        if kind == refs.CARD:
            return self._named(int(what))
        return self._controller.edition.spaces[int(what)].id if kind == refs.SPACE else ""
