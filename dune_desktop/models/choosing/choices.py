"""What can be answered now, in steps, as rows: the one truth for the list, the lit pieces, digits and drags."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import field, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.refs import Ref
from dune_desktop.text.signs import Signs


@frozen
class Choice:
    """One row. With an ``action`` it is taken at once; without, it goes into the draft and the next step opens.

    ``reason`` set: refused, for this reason; never lit.
    """

    ref: Ref
    title: str
    action: Action | None = None
    #: The digit, ``1`` to ``9`` and ``0``; empty beyond the tenth and for refused rows.
    key: str = ""
    #: What it costs and gives.
    signs: Signs = ()
    #: A short addition to the title: how many, how far.
    detail: str = ""
    #: What it does, in words, for tooltips and screen readers; a line for each printed box.
    words: str = ""
    reason: str = ""
    #: The rule behind the reason, such as ``R7.3``.
    rule: str = ""
    #: Shows something hidden when taken: it cannot be undone.
    sealed: bool = False
    seat: Seat = NOBODY
    #: Deployment: the actions for 1, 2, ... units; the row is a stepper, and ``action`` is one step.
    steps: tuple[Action, ...] = ()
    take_back: tuple[Action, ...] = ()
    #: Strength after one less, one more, all.
    strengths: tuple[int, ...] = ()
    #: Other pieces on the table that stand for the same answer.
    also: tuple[Ref, ...] = ()
    #: The sign of the own spy that opens the space; empty where none does.
    spy: str = ""
    #: So many steps the own cube goes up the track of the faction that is meant; 0: it stays where it is.
    climb: int = 0
    #: Other ways to take it: (title, action), such as an acquired card on top of the deck.
    variants: tuple[tuple[str, Action], ...] = ()
    #: The answer to what its action asks, where the row names it already: a branch of a track.
    then: Action | None = None
    #: Only for buttons: nothing else is left to do, so this may carry the accent.
    accent: bool = False
    #: What to ask before (inline) when it would end something that is still open, or can't be undone.
    confirm: str = ""
    #: Part of the draft: filled.
    chosen: bool = False
    #: It only tells something: there is nothing to take.
    told: bool = False

    @property
    def refused(self) -> bool:
        return bool(self.reason)

    @property
    def lit(self) -> bool:
        """Can be taken now."""
        return not (self.reason or self.told or self.spent)

    @property
    def spent(self) -> bool:
        """A stepper with nothing left to add: it keeps its digit, or those of the rows below would move."""
        return self.action is None and (self.stepper or bool(self.take_back))

    @property
    def stepper(self) -> bool:
        """Units are deployed and taken back by it."""
        return bool(self.strengths)


@frozen
class ChoiceGroup:
    """Rows under a heading; the heading may be empty."""

    title: str
    rows: tuple[Choice, ...]


@frozen
class Choices:
    """All that the decision panel shows of one step of a question."""

    #: Who is asked, what, and because of which card or space.
    heading: str = ""
    prompt: str = ""
    source: str = ""
    source_ref: Ref | None = None
    groups: tuple[ChoiceGroup, ...] = ()
    buttons: tuple[Choice, ...] = ()
    #: A card that only who is asked may look at, and that the question is about: the top of the deck.
    looked_at: Ref | None = None
    #: What was chosen before, by an answer that is taken already: the tile whose price is asked about.
    meant: Ref | None = None
    #: Where the keyboard begins; None: at the first row.
    start: Ref | None = None
    #: The parts of the draft so far.
    draft: tuple[Ref, ...] = ()
    #: Everything that can be chosen or is refused, by what it stands for: rows, buttons, and pieces without a row.
    by_ref: dict[Ref, Choice] = field(factory=dict, repr=False)
    #: With more than ten rows the digits go page by page.
    page: int = 0
    pages: int = 1

    def rows(self) -> Iterator[Choice]:
        """All rows in reading order, the refused ones last."""
        for group in self.groups:
            yield from group.rows
