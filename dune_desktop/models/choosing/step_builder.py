"""One step of a question while it is put together, and what an effect is called in a row of it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from attrs import define, evolve, field

from dune_desktop.engine.actions import NO
from dune_desktop.engine.effects import DestroyWall, If
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import NO_CARD, CardNumber
from dune_desktop.models.choosing.choices import Choice, ChoiceGroup, Choices
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.refs import BACK_BUTTON, CARD, PURSE, SHIELD_WALL, YES, Ref
from dune_desktop.text.effects import capital, no_words, prompt
from dune_desktop.text.signs import Signs
from dune_desktop.text.wording import clause

#: The digits of the first ten lit rows of a page.
KEYS: Final = "1234567890"


@define
class StepBuilder:
    """Collects rows, buttons and pieces; ``finish`` gives digits to rows and the index by what they stand for."""

    draft: tuple[Ref, ...] = ()
    prompt: str = ""
    source: str = ""
    source_ref: Ref | None = None
    #: The draft led here; else its last part is a piece that several rows share.
    is_step: bool = False
    heading: str = ""
    looked_at: Ref | None = None
    meant: Ref | None = None
    _groups: list[ChoiceGroup] = field(factory=list, init=False)
    _refused: list[Choice] = field(factory=list, init=False)
    _buttons: list[Choice] = field(factory=list, init=False)
    _pieces: list[Choice] = field(factory=list, init=False)

    def group(self, title: str, rows: Iterable[Choice]) -> None:
        """Rows under a heading; none, no heading."""
        filled = tuple(rows)
        if filled:
            self._groups.append(ChoiceGroup(title, filled))

    def refuse(
        self, ref: Ref, title: str, why: Why, also: Sequence[Ref] = (), signs: Signs = (), words: str = ""
    ) -> None:
        """Something that one may look for here, and why it can't be taken."""
        if why.reason:
            refused = Choice(ref, title, signs=signs, words=words, reason=why.reason, rule=why.rule, also=tuple(also))
            self._refused.append(refused)

    def refuse_cards(self, asked: OpenQuestion, cards: Sequence[CardNumber], why: Why) -> None:
        """Equal cards that can't be taken, in one row."""
        self.refuse((CARD, cards[0]), asked.names.card(cards[0]), why, [(CARD, card) for card in cards[1:]])

    @property
    def lit(self) -> bool:
        """Whether any row can be taken so far."""
        return any(row.lit for row in self._rows())

    @property
    def keys(self) -> set[str]:
        """The digits that rows have by themselves."""
        return {row.key for row in self._rows()}

    def _rows(self) -> Iterator[Choice]:
        return itertools.chain.from_iterable(group.rows for group in self._groups)

    def button(self, choice: Choice) -> None:
        self._buttons.append(choice)

    def piece(self, choice: Choice) -> None:
        """Something that can be chosen on the table and has no row."""
        self._pieces.append(choice)

    def narrow(self, ref: Ref, prompt: str) -> None:
        """Leave only what a piece stands for that several rows share."""
        self.prompt = prompt
        self._groups = [
            ChoiceGroup(group.title, rows)
            for group in self._groups
            if (rows := tuple(row for row in group.rows if ref in (row.ref, *row.also)))
        ]
        self._refused, self._pieces, self._buttons = [], [], []

    def finish(self, page: int = 0) -> Choices:
        """The step with its digits."""
        if self.draft:
            self._buttons.append(Choice(BACK_BUTTON, Choosing.tr("Back")))
        pages = max(1, -(-sum(map(_wants_key, self._rows())) // len(KEYS)))
        page = min(page, pages - 1)
        groups = self._with_keys(page)
        if self._refused:
            # Equal cards share a row, and are counted as they lie there.
            pieces = sum(1 + len(row.also) for row in self._refused)
            groups.append(ChoiceGroup(Choosing.tr("Why not? %n", "", pieces), tuple(self._refused)))
        return Choices(
            self.heading,
            self.prompt,
            self.source,
            self.source_ref,
            tuple(groups),
            tuple(self._buttons),
            looked_at=self.looked_at,
            meant=self.meant,
            draft=self.draft,
            by_ref=self._index(groups),
            page=page,
            pages=pages,
        )

    def _with_keys(self, page: int) -> list[ChoiceGroup]:
        """Digits in reading order."""
        keys = iter((*[""] * (page * len(KEYS)), *KEYS))

        def keyed(row: Choice) -> Choice:
            return evolve(row, key=next(keys, "")) if _wants_key(row) else row

        return [ChoiceGroup(group.title, tuple(map(keyed, group.rows))) for group in self._groups]

    def _index(self, groups: Sequence[ChoiceGroup]) -> dict[Ref, Choice]:
        """By what a choice stands for. A piece that several rows share narrows the list to them."""
        index: dict[Ref, Choice] = {}
        shared: dict[Ref, list[Choice]] = {}
        rows = [row for group in groups for row in group.rows]
        for choice in (*rows, *self._pieces, *self._buttons):
            for ref in choice.also:
                if ref in self.draft:  # the list is narrowed to it already
                    continue
                shared.setdefault(ref, []).append(choice)
        for choice in (*self._refused, *self._pieces, *self._buttons, *rows):
            index[choice.ref] = choice
        for ref, choices in shared.items():
            lit = [choice for choice in choices if choice.lit]
            if ref in index and index[ref].lit:
                continue
            if len(lit) > 1:
                titles = " · ".join(choice.title for choice in lit)
                index[ref] = Choice(ref, titles, also=tuple(choice.ref for choice in lit))
            else:
                index[ref] = lit[0] if lit else choices[0]
        return index


def _wants_key(row: Choice) -> bool:
    """A row that has a digit already, such as an amount, keeps that."""
    return not row.key and (row.lit or row.spent)


#: Two lines of a row in the narrowest panel; what can be left out of a clause.
_SHORT: Final = 60
_ASIDE: Final = re.compile(r"\s*\([^()]*\)")


def has(effect: Effect, kind: type[Effect]) -> bool:
    """A word of this kind stands in it."""
    return isinstance(effect, kind) or any(has(part, kind) for part in effect.parts())


def breaks(asked: OpenQuestion, effect: Effect) -> tuple[Ref, ...]:
    """The Shield Wall, where the effect may destroy it."""
    return (SHIELD_WALL,) if asked.view.wall and has(effect, DestroyWall) else ()


def lends(effect: Effect) -> tuple[Ref, ...]:
    """The purse of the market to which the effect lends troops."""
    return ((PURSE, effect.lends),) if effect.lends else ()


def short(effect: Effect) -> str:
    """The same in few words, for a row of a list; empty when it takes more, and the source has to do."""
    if isinstance(effect, If):  # it is offered while its condition holds
        return short(effect.then) if effect.otherwise is None else ""
    text = _ASIDE.sub("", clause(effect))
    if len(text) > _SHORT and not effect.parts():
        text = text.partition(":")[0]
    return capital(text) if len(text) <= _SHORT else ""


def begun(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """The sheet of a pick: what is asked, by what, and the card that was looked at for it."""
    step = StepBuilder(draft, prompt(asked), asked.source, asked.asker.ref)
    top = asked.question.about[0] if len(asked.question.about) == 1 else NO_CARD
    if top in asked.me.deck[-1:] and top != NO_CARD:
        step.looked_at = CARD, top
        card = asked.names.card(top)
        step.prompt = Choosing.tr("On top of your deck: {card}. {question}").format(card=card, question=step.prompt)
    return step


def leave(asked: OpenQuestion, step: StepBuilder) -> None:
    """A button for "no" below what can be picked, where the question has that answer."""
    if NO in asked.options:
        # Of two sides the second keeps its digit where the first is closed.
        number = next(n for n in itertools.count(len(asked.options)) if str(n) not in step.keys)
        key = str(number) if number < 10 else ""
        step.button(asked.offer((YES, 0), no_words(asked), NO, key=key))
