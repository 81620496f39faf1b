"""The half-made answer to the question that is asked now: what can be chosen next, and what was chosen."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QTimer, Signal

from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import COMBAT_KIND, POOL_KIND, TURN_KIND
from dune_desktop.engine.frames.send import AgentQuestion
from dune_desktop.engine.names import START_STAGE, Seat
from dune_desktop.engine.printed import Card
from dune_desktop.engine.view import View
from dune_desktop.models.asking.ways import Advised, Spot, Way, marked, ways_to
from dune_desktop.models.choosing.build import build, unasked
from dune_desktop.models.choosing.choices import Choice, ChoiceGroup, Choices
from dune_desktop.models.choosing.open_question import Choosing, Confirmations, OpenQuestion, Why
from dune_desktop.models.choosing.pieces import Targets, targets, why_not
from dune_desktop.models.coaching.loose_ends import LooseEnd, loose_ends
from dune_desktop.models.coaching.remedied import Remedy
from dune_desktop.models.coaching.remedies import remedy
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import (
    AGENT,
    BACK_BUTTON,
    CARD,
    CONFIRM_BUTTON,
    ITEM,
    MONEY,
    PASS_ALL_BUTTON,
    REST_BUTTON,
    SPACE,
    Ref,
)
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.text.folding import folded

LIT, CHOSEN, REFUSED = "lit", "chosen", "refused"


@frozen
class PieceState:
    """How a thing on the table stands to the question: nothing, LIT, CHOSEN or REFUSED."""

    kind: str = ""
    #: The digit, the same as in the list.
    key: str = ""
    reason: str = ""
    sealed: bool = False
    #: Of a faction: so many steps the own cube goes up its track; 0: it stays where it is.
    climb: int = 0
    #: Of a space: the sign of the own spy that opens it.
    spy: str = ""
    #: Of what is chosen: a card that asks for a partner, or one of two that go together.
    grafted: bool = False


_PLAIN = PieceState()


class Answering(QObject):
    """Whoever shows the question reads ``choices`` and ``state``; whoever answers it says what was chosen."""

    #: The question, the draft, or the language is another.
    changed = Signal()
    #: What a tour means is something else.
    meant_changed = Signal()

    def __init__(self, controller: ShownGame, settings: Confirmations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._settings = settings
        self._asked: OpenQuestion | None = None
        #: The parts of the answer that were chosen so far.
        self.draft: tuple[Ref, ...] = ()
        self._page = 0
        #: What was advised at this question.
        self._marks: Mapping[Way, Advised] = {}
        #: While an answer, or a step of a turn, is only shown. Nothing else is lit.
        self._spot: Spot | None = None
        #: What a tour means: it is ringed wherever it is.
        self.meant: tuple[Ref, ...] = ()
        #: What was taken and is to be confirmed.
        self.pending: Choice | None = None
        #: Who passes whatever others play, and in which round; until the own pass is taken back.
        self._passing: dict[Seat, int] = {}
        #: The step that is shown now; while something is to be confirmed, that question.
        self.choices = Choices()
        controller.question_changed.connect(self._ask)
        controller.rewound.connect(self._take_word_back)
        self._ask(controller.view)

    # ------------------------------------------------------------ reading

    def state(self, ref: Ref) -> PieceState:
        """How a thing stands to the question; a look-up, for every piece at every change."""
        if ref in self.draft or ref == self.choices.meant:
            return PieceState(CHOSEN, grafted=ref[0] == CARD and self._grafts())
        choice = self.choices.by_ref.get(ref)
        if self._spot is not None:
            same = (ref,) if choice is None else (ref, choice.ref, *choice.also)
            return _PLAIN if self._spot.refs.isdisjoint(same) else PieceState(LIT, self._spot.key)
        if choice is None:
            return PieceState(REFUSED) if self._out_of_reach(ref) else _PLAIN
        if choice.refused:
            return PieceState(REFUSED, reason=choice.reason)
        if not choice.lit:
            return _PLAIN
        return PieceState(LIT, choice.key, sealed=choice.sealed, climb=choice.climb, spy=choice.spy)

    def _grafts(self) -> bool:
        """A card of the draft is, or asks for, half of a pair."""
        cards = [what for kind, what in self.draft if kind == CARD]
        face = self._controller.face(int(cards[0])) if cards else None
        return len(cards) > 1 or (isinstance(face, Card) and face.joins)

    def _out_of_reach(self, ref: Ref) -> bool:
        """The chosen card does not go to this space: it is muted as it is while the card is dragged."""
        asked = self._asked
        if ref[0] != SPACE or asked is None or asked.question.what != START_STAGE:
            return False
        return any(kind == CARD and what in asked.me.hand for kind, what in self.draft)

    def visit(self, ref: Ref) -> str:
        """What taking a space means that does not stand on it: which spy opens it, which card alone reaches it."""
        choice = self.choices.by_ref.get(ref)
        return choice.detail if ref[0] == SPACE and choice is not None and choice.lit else ""

    def meaning(self, ref: Ref) -> Hashable:
        """What choosing a thing now does, equal as long as it does the same; None when it does nothing.

        The parts of an answer are only what they stand for; a row of a menu stays the same while others come and go.
        """
        choice = self.choices.by_ref.get(ref)
        if ref in self.draft or (choice is not None and choice.lit and choice.action is None):
            return ref
        if choice is None or not choice.lit:
            return (ref, "anew") if self.draft else None
        # Of draws that are alike a row takes one after another.
        action = None if choice.ref[0] == ITEM else choice.action
        return self._moment, choice.ref, choice.title, action

    @property
    def _moment(self) -> Hashable:
        question = self._controller.question
        if question is None:
            return None
        menu = question.kind in (TURN_KIND, POOL_KIND)
        return question.seat, question.what, question.source, 0 if menu else len(self._controller.history)

    def reason(self, ref: Ref) -> str:
        """Why a thing can't be taken now, in one sentence; empty when it can, or when nobody would try to."""
        return self._why(ref).reason

    def rule(self, ref: Ref) -> str:
        """The number of the rule behind the reason."""
        return self._why(ref).rule

    def _why(self, ref: Ref) -> Why:
        choice = self.choices.by_ref.get(ref)
        if choice is not None and choice.refused:
            return Why(choice.reason, choice.rule)
        if self._asked is None or (choice is not None and choice.lit):
            return Why()
        return why_not(self._asked, self.draft, ref)

    def remedy(self, ref: Ref, source: Ref | None = None) -> Remedy | None:
        """How a thing that is refused could be taken, or ``source`` dropped on it; None where nothing can be said."""
        if self._asked is None or self.pending is not None:
            return None
        return remedy(self._asked, self.draft if source is None else (source,), ref)

    @property
    def loose_ends(self) -> tuple[LooseEnd, ...]:
        """What is still open, and lost if the turn ends now."""
        return () if self._asked is None else loose_ends(self._asked)

    def find(self, text: str) -> tuple[Choice, ...]:
        """What has a word that begins so: what can be chosen before what is refused, names before other words.

        Each is a row of the list as it stands there, a button, or else a piece of the table without a row.
        """
        wanted = folded(text).strip()
        if not wanted:
            return ()
        ranked = [(choice.refused, _rank(texts, wanted), choice) for choice, texts in self._findable()]
        fitting = [(refused, rank, choice) for refused, rank, choice in ranked if rank is not None]
        return tuple(choice for _, _, choice in sorted(fitting, key=lambda one: one[:2]))

    def _findable(self) -> Iterator[tuple[Choice, tuple[str, ...]]]:
        """Rows and buttons with all that stands in them, then the pieces without a row by their names."""
        rows = [*self.choices.rows(), *self.choices.buttons]
        listed = {ref for choice in rows for ref in (choice.ref, *choice.also)}
        yield from ((choice, (choice.title, choice.detail)) for choice in rows)
        pieces = (choice for ref, choice in self.choices.by_ref.items() if ref not in listed)
        yield from ((choice, (choice.title,)) for choice in pieces if choice.lit)

    # ------------------------------------------------------------ choosing

    def choose(self, ref: Ref) -> bool:
        """A thing on the table, a row or a button was chosen. What does not fit the draft begins a new one."""
        choice = self.choices.by_ref.get(ref)
        if choice is not None and choice.lit:
            return self._take_at(ref, choice)
        if self.pending is not None or not self.draft or self._asked is None or self._out_of_reach(ref):
            return False
        if ref in self.draft:  # chosen again: not any more
            return self._drop_to(self.draft.index(ref))
        choice = build(self._asked, ()).by_ref.get(ref)
        if choice is None or not choice.lit:
            return False
        self.draft = ()
        return self._take_at(ref, choice)

    def _take_at(self, ref: Ref, choice: Choice) -> bool:
        """Take the choice; where several pieces share it, the one that was pointed at goes into the draft."""
        same_kind = choice.action is None and ref[0] == choice.ref[0] and choice.ref != BACK_BUTTON
        return self._go_on(ref) if same_kind else self.take(choice)

    def take(self, choice: Choice, variant: int | None = None) -> bool:
        """Take a choice: its action, or the next step; ``variant``: another way to take it."""
        if not choice.lit:
            return False
        if choice.ref == BACK_BUTTON:
            return self.back()
        if choice.ref == CONFIRM_BUTTON and self.pending is not None:
            return self.confirm()
        action = choice.action if variant is None else choice.variants[variant][1]
        if action is None:
            return self._go_on(choice.ref)
        if choice.confirm:
            self.pending = evolve(choice, action=action)
            self._rebuild()
            return True
        if choice.ref == REST_BUTTON:
            return self._controller.do_rest()
        if choice.ref == PASS_ALL_BUTTON and self._asked is not None:
            self._passing[self._asked.seat] = self._asked.view.round
        return self._act(action, choice.then)

    def press(self, digit: str, variant: int | None = None) -> bool:
        """Take what carries the digit."""
        choice = self.keyed(digit)
        if choice is None or (variant is not None and variant >= len(choice.variants)):
            return False
        return self.take(choice, variant)

    def keyed(self, digit: str) -> Choice | None:
        """What carries the digit."""
        return next((one for one in (*self.choices.rows(), *self.choices.buttons) if one.key == digit), None)

    def confirm(self) -> bool:
        """Yes: do what was to be confirmed."""
        pending = self.pending
        if pending is None or pending.action is None:
            return False
        self.pending = None
        return self._act(pending.action, pending.then)

    def back(self) -> bool:
        """Drop what is to be confirmed, or the last part of the draft. What was done stays: that is for undo."""
        if self.pending is not None:
            self.pending = None
            self._rebuild()
            return True
        return bool(self.draft) and self._drop_to(len(self.draft) - 1)

    def turn_page(self, pages: int) -> bool:
        """Give the digits to the next ten rows, or the ones before."""
        page = min(max(0, self._page + pages), self.choices.pages - 1)
        if page == self._page:
            return False
        self._page = page
        self._rebuild()
        return True

    def step(self, ref: Ref, n: int) -> bool:
        """Deploy so many units, or take back so many if ``n`` is negative."""
        choice = self.choices.by_ref.get(ref)
        if choice is None:
            return False
        actions = choice.steps if n > 0 else choice.take_back
        return 0 < abs(n) <= len(actions) and self._act(actions[abs(n) - 1])

    # ------------------------------------------------------------ advice

    def ways_to(self, action: Action, then: Action | None = None) -> tuple[Choice, ...]:
        """The rows that are chosen one after another for this answer, and ``then`` for the next."""
        return () if self._asked is None else ways_to(self._asked, action, then)

    def mark(self, marks: Mapping[Way, Advised]) -> None:
        """This was advised: the rows on the way there say so."""
        if marks != self._marks:
            self._marks = marks
            self._rebuild()

    def prepare(self, draft: Way, spot: Spot | None = None) -> None:
        """Make the answer up to here; ``spot``: only to show it, or something else that is on the table."""
        if (draft, spot) != (self.draft, self._spot) or self.pending is not None:
            self.draft, self._page, self.pending, self._spot = draft, 0, None, spot
            self._rebuild()

    def mean(self, refs: tuple[Ref, ...]) -> None:
        """A tour means these things, beside all that can be taken."""
        if refs != self.meant:
            self.meant = refs
            self.meant_changed.emit()

    # ------------------------------------------------------------ dragging

    def targets(self, ref: Ref) -> Targets:
        """What a piece may be dropped on, each with the choice that a drop there takes; refused ones say why."""
        if self._asked is None or self.pending is not None:
            return {}
        return targets(self._asked, self.choices, ref)

    def drop(self, source: Ref, choice: Choice) -> bool:
        """A piece was dropped on one of its targets."""
        if source[0] == AGENT or (source[0] == CARD and choice.action is None):
            self.draft = (source,)
        if not self.take(choice):
            return False
        if source[0] == MONEY:
            self._pay_in(str(source[1]))
        return True

    def _pay_in(self, money: str) -> None:
        """What was dragged onto the tile says what it is paid in, where the rules ask."""
        asked, action = self._asked, Action.of("pick", money)
        if asked is not None and asked.question.what == "money" and action in asked.options:
            self._controller.act(action)

    # ------------------------------------------------------------ following

    def retranslate(self) -> None:
        """The language changed."""
        self._rebuild()

    def _ask(self, view: View) -> None:
        """A new question, or the same one with nothing chosen."""
        question = view.question
        looks = question is not None and question.options is not None
        self._asked = OpenQuestion(self._controller, self._settings, view, question) if question and looks else None
        self.draft, self._page, self.pending, self._marks, self._spot = (), 0, None, {}, None
        self._rebuild()
        if self._passes_on():
            QTimer.singleShot(0, self, self._pass_on)

    def _rebuild(self) -> None:
        if self._asked is None:
            self.choices = unasked(Names(self._controller), self._controller.view)
        else:
            self.choices = marked(build(self._asked, self.draft, self._page), self.draft, self._marks)
            if self.pending is not None:
                self.choices = _inline(self.choices, self.pending)
        self.changed.emit()

    def _drop_to(self, parts: int) -> bool:
        """Keep only so many parts of the draft."""
        self.draft = self.draft[:parts]
        self._page = 0
        self._rebuild()
        return True

    def _go_on(self, ref: Ref) -> bool:
        self.draft += (ref,)
        self._page = 0
        self._rebuild()
        return True

    def _act(self, action: Action, then: Action | None = None) -> bool:
        draft = self.draft
        if not self._controller.act(action, then):
            return False
        if draft and draft[0][0] == AGENT:
            self._send_drafted_agent(draft[0])
        return True

    def _send_drafted_agent(self, pawn: Ref) -> None:
        """The agent was chosen before the card: where the rules ask which one goes, that is answered already."""
        asked = self._asked
        if asked is not None and asked.question.asks is AgentQuestion:
            choice = self.choices.by_ref.get(pawn)
            if choice is not None and choice.action is not None:
                self._controller.act(choice.action)

    # ------------------------------------------------------------ passing

    def _passes_on(self) -> bool:
        """Also behind the cover: the word was given."""
        view = self._controller.view
        asked = view.question
        return asked is not None and asked.kind == COMBAT_KIND and self._passing.get(asked.seat) == view.round

    def _take_word_back(self) -> None:
        """Undo leads to a question of who has undone, who would pass at once again."""
        question = self._controller.view.question
        if question is not None:
            self._passing.pop(question.seat, None)

    def _pass_on(self) -> None:
        """Not within ``shown``: others have still to hear of this view before there is a next one."""
        if self._passes_on():
            self._controller.pass_unseen()


def _inline(choices: Choices, pending: Choice) -> Choices:
    """The question whether to do it all the same, in the place of the one that is asked."""
    yes = Choice(CONFIRM_BUTTON, pending.title, pending.action, "1", sealed=pending.sealed)
    no = Choice(BACK_BUTTON, Choosing.tr("Continue playing"), key="2")
    return Choices(
        choices.heading,
        pending.confirm,
        choices.source,
        choices.source_ref,
        groups=(ChoiceGroup("", (yes, no)),),
        # What can't be undone does not happen by one Enter too many.
        start=no.ref if pending.sealed else yes.ref,
        draft=choices.draft,
        by_ref={yes.ref: yes, no.ref: no},
    )


def _rank(texts: tuple[str, ...], wanted: str) -> int | None:
    """How well it fits: its name begins so, a word of it does, or one of its detail; None: not at all."""
    if folded(texts[0]).startswith(wanted):
        return 0
    return next((rank for rank, text in enumerate(texts, 1) if _has_word(text, wanted)), None)


def _has_word(text: str, wanted: str) -> bool:
    """One of its words begins so."""
    return any(word.startswith(wanted) for word in re.split(r"[\W_]+", folded(text)))
