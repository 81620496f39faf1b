"""What was asked in a game that is looked back at, and what can be answered, in the words of the list of choices."""

from __future__ import annotations

from attrs import frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.view import view
from dune_desktop.models.asking.ways import ways_to
from dune_desktop.models.choosing.build import build
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.open_question import Confirmations, OpenQuestion
from dune_desktop.models.game.replaying import ReplayController
from dune_desktop.reviews.findings import Finding


def told(action: Action, way: tuple[Choice, ...]) -> str:
    """An answer, as the rows are called that lead to it."""
    titles = [choice.title for choice in way]
    if way:
        titles += (title for title, one in way[-1].variants if one is action)
        if action in way[-1].steps:
            titles.append(str(way[-1].steps.index(action) + 1))
    return " → ".join(titles) or action.text


@frozen(eq=False)
class ToldAnswers:
    """Those of one game, in the language of now."""

    game: ReplayController
    settings: Confirmations

    def question(self, finding: Finding) -> str:
        """What was asked."""
        choices = build(self._asked(finding), ())
        return choices.prompt or choices.heading

    def answer(self, finding: Finding, action: Action) -> str:
        """An answer, as the rows are called that lead to it."""
        return told(action, ways_to(self._asked(finding), action))

    def _asked(self, finding: Finding) -> OpenQuestion:
        table = view(self.game.replay.game(finding.position), finding.seat)
        assert table.question is not None
        return OpenQuestion(self.game, self.settings, table, table.question)
