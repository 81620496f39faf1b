"""A review in words: chances, decisions, and why another one would have been better."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QLocale

from dune_desktop.engine.names import NOBODY, Seat
from dune_desktop.models.asking.told import ToldAnswers
from dune_desktop.models.game.replaying import ReplayController
from dune_desktop.reviews.findings import CERTAIN, Finding
from dune_desktop.reviews.review import Mistake, Stand
from dune_desktop.text.hints import reasons
from dune_desktop.text.lists import in_a_row
from dune_desktop.text.translating import Texts

Review = Texts("Review")

_HUNDREDTH: Final = CERTAIN // 100


def percent(parts: int) -> str:
    """A chance, without its fractions."""
    return Review.tr("{n} %").format(n=QLocale().toString(round(parts / _HUNDREDTH)))


def points(parts: int, signed: bool = True) -> str:
    """What a chance grew or fell by, or a chance in a table, in hundredths."""
    number = QLocale().toString(abs(parts) / _HUNDREDTH, "f", 1)
    zero = abs(parts) < _HUNDREDTH / 20
    sign = "" if not signed or zero else "+" if parts > 0 else "\N{MINUS SIGN}"
    return sign + number


def in_points(number: str) -> str:
    """A difference of chances, as people say it."""
    return Review.tr("{number} percentage points", "a number with a decimal").format(number=number)


def cost(mistake: Mistake) -> str:
    """By how much a decision made the chance of its seat smaller."""
    return Review.tr("{number} pp", "percentage points").format(number=points(-mistake.cost))


@frozen(eq=False)
class ReviewWords:
    """What happened in one game, in the language of now."""

    game: ReplayController
    answers: ToldAnswers

    def seat(self, seat: Seat) -> str:
        return self.game.seats[seat].name

    def stand(self, stand: Stand) -> str:
        """Where the chart is pointed at, and what each seat's chances were there."""
        each = [
            Review.tr("{player} {chance}").format(player=self.seat(seat), chance=percent(chance))
            for seat, chance in enumerate(stand.chances)
        ]
        return self._where(stand).format(
            round=stand.round, player="" if stand.seat == NOBODY else self.seat(stand.seat), chances=in_a_row(each)
        )

    def _where(self, stand: Stand) -> str:
        if stand.position == self.game.last:
            return Review.tr("End of the game: {chances}")
        if stand.seat == NOBODY:
            return Review.tr("Round {round}, Combat: {chances}")
        return Review.tr("Round {round}, {player} to move: {chances}")

    # ------------------------------------------------------------ decisions

    def heading(self, mistake: Mistake) -> str:
        return Review.tr("Round {round} · {player}").format(round=mistake.round, player=self.seat(mistake.finding.seat))

    def taken(self, finding: Finding) -> str:
        assert finding.verdict is not None
        return Review.tr("Taken: {answer}").format(answer=self.answers.answer(finding, finding.verdict.taken.action))

    def better(self, finding: Finding) -> str:
        assert finding.verdict is not None
        assert finding.verdict.better is not None
        return Review.tr("Better: {answer}").format(answer=self.answers.answer(finding, finding.verdict.better.action))

    def why(self, finding: Finding) -> str:
        """Why the other answer would have been better, from where that seat sits."""
        assert finding.verdict is not None
        assert finding.verdict.better is not None
        return " ".join(reasons(finding.verdict.better, self.game.edition, [finding.verdict.taken]))
