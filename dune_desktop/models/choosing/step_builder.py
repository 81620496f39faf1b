"""One step of a question while it is put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import evolve

from dune_desktop.models.asking.choices import Choice, ChoiceGroup, Choices
from dune_desktop.models.choosing.open_question import Choosing, Why
from dune_desktop.models.refs import BACK_BUTTON, Ref
from dune_desktop.text.pictograms.signs import Signs

#: The digits of the first ten lit rows of a page.
KEYS: Final = "1234567890"


class StepBuilder:
    """Collects rows, buttons and pieces; ``finish`` gives digits to rows and the index by what they stand for."""

    def __init__(self, draft: tuple[Ref, ...] = (), prompt: str = "", source: str = "", ref: Ref | None = None) -> None:
        self.draft = draft
        #: The draft led here; else its last part is a piece that several rows share.
        self.is_step = False
        self.heading = ""
        self.prompt = prompt
        self.source = source
        self.source_ref = ref
        self.looked_at: Ref | None = None
        self._groups: list[ChoiceGroup] = []
        self._refused: list[Choice] = []
        self._buttons: list[Choice] = []
        self._pieces: list[Choice] = []

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

    @property
    def lit(self) -> bool:
        """Whether any row can be taken so far."""
        return any(row.lit for group in self._groups for row in group.rows)

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
        lit = sum(row.lit and not row.key for group in self._groups for row in group.rows)
        pages = max(1, -(-lit // len(KEYS)))
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
            draft=self.draft,
            by_ref=self._index(groups),
            page=page,
            pages=pages,
        )

    def _with_keys(self, page: int) -> list[ChoiceGroup]:
        """Digits in reading order; a row that has one already, such as an amount, keeps it."""
        keys = iter(KEYS)
        skip = page * len(KEYS)
        groups: list[ChoiceGroup] = []
        for group in self._groups:
            rows = []
            for row in group.rows:
                if not row.lit or row.key:
                    rows.append(row)
                elif skip:
                    skip -= 1
                    rows.append(row)
                else:
                    rows.append(evolve(row, key=next(keys, "")))
            groups.append(ChoiceGroup(group.title, tuple(rows)))
        return groups

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
