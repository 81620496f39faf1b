"""How one could, told where it was refused: beside the pointer, or in the decision panel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from dune_desktop.models.coaching.remedied import Remedy
from dune_desktop.text.translating import Texts

if TYPE_CHECKING:
    from dune_desktop.models.asking.guide import Guide
    from dune_desktop.models.refs import Ref
    from dune_desktop.windows.table.table_page import TablePage

Coaching = Texts("Coaching")

#: Milliseconds for which it stands in the panel, and as many for each letter.
_STAYS, _LETTER = 6000, 60


class Coached(QObject):
    """Offers it after every refusal that one can do something about; after the same one twice it is told at once."""

    def __init__(self, page: TablePage, guide: Guide) -> None:
        super().__init__(page)
        self._page, self._guide, self._coach = page, guide, page.decision.coach
        #: How what was last tried in vain could be done; and why it can't, if that was said on the table.
        self._remedy: Remedy | None = None
        self._reason = ""
        #: What is ringed for it.
        self._ringed: tuple[Ref, ...] = ()
        page.scene.declined.connect(self._declined)
        page.scene.bubble.asked.connect(self._tell_there)
        page.scene.bubble.over.connect(self._over)
        page.scene.carrying.connect(self._carrying)
        page.decision.ask.refused.connect(self._refused)
        page.decision.ask.how_asked.connect(self._tell_here)
        page.answering.changed.connect(self._forget)
        guide.changed.connect(self._guided)
        self._guided()

    @property
    def _link(self) -> str:
        return self._page.keys.titled(Coaching.tr("How could I?"), "how")

    # ------------------------------------------------------------ on the table

    def _declined(self, ref: Ref, source: Ref | None) -> None:
        """The reason stands beside the pointer."""
        page, bubble = self._page, self._page.scene.bubble
        self._know(page.answering.remedy(ref, source), bubble.words)
        if self._remedy is None or not bubble.words:
            return
        if self._coach.is_stubborn(bubble.words) and not self._guide.guides:
            self._tell_there()
        else:
            bubble.offer(self._link)
            page.scene.announced.emit(self._link)
            self._coach.hush("bubble", True)

    def _tell_there(self) -> None:
        if self._remedy is not None:
            self._page.scene.bubble.add(self._remedy.text)
            self._page.scene.announced.emit(self._remedy.text)
            self._coach.hush("bubble", True)
            self._ring()

    def _over(self) -> None:
        self._coach.hush("bubble", False)

    def _carrying(self, carried: bool) -> None:
        self._coach.hush("drag", carried)

    # ------------------------------------------------------------ in the panel

    def _refused(self, ref: Ref, tried: bool) -> None:
        """The reason stands below the rows."""
        page = self._page
        self._know(page.answering.remedy(ref))
        if self._remedy is None:
            return
        if tried and self._coach.is_stubborn(page.answering.reason(ref)) and not self._guide.guides:
            self._tell_here()
        else:
            page.decision.ask.offer_how(self._link)

    def _tell_here(self) -> None:
        if self._remedy is not None:
            text = self._remedy.text
            self._page.decision.ask.say(text, _STAYS + _LETTER * len(text))
            self._ring()

    def tell(self, meant: Iterable[Ref | None]) -> None:
        """Tell it of what was tried last, or else of the first of these that has an answer."""
        if self._remedy is not None and self._reason:
            bubble = self._page.scene.bubble  # whatever key is pressed, what was said is taken back first
            bubble.say(self._reason, bubble.at)
            self._tell_there()
            return
        found = (None if ref is None else self._page.answering.remedy(ref) for ref in meant)
        self._remedy = self._remedy or next((one for one in found if one is not None), None)
        self._tell_here()

    # ------------------------------------------------------------ what it names

    def _ring(self) -> None:
        """Ring what is named, unless a tour or a solution means something else."""
        answering = self._page.answering
        if self._remedy is not None and not self._guide.guides and answering.meant == self._ringed:
            self._ringed = self._remedy.refs
            answering.mean(self._ringed)

    def _know(self, remedy: Remedy | None, reason: str = "") -> None:
        """Something else was tried; what was ringed for the thing before is not any more."""
        if self._ringed and self._page.answering.meant == self._ringed:
            self._page.answering.mean(())
        self._remedy, self._reason, self._ringed = remedy, reason, ()

    def _forget(self) -> None:
        """The question or the answer is another one."""
        self._know(None)

    def _guided(self) -> None:
        """A guide says enough."""
        self._coach.hush("guide", self._guide.guides)
