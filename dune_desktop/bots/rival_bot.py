"""Who sits on the seat of a Rival: its rules choose, so there is never more than one answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.view import View


class RivalBot:
    """Turns up the next House Hagal card."""

    def __init__(self, seed: int) -> None:
        """All chance is in the deck."""

    def choose(self, table: View, moment: int) -> Action:
        question = table.question
        assert question is not None
        assert question.options
        (only,) = question.options
        return only
