"""What goes wrong, each with the one line that a person needs."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.refusals import Refusal


class GameError(Exception):
    """Base of everything that the engine refuses."""


class BadAction(GameError):
    """A text that is not the text of any action."""

    def __init__(self, text: str, why: str) -> None:
        super().__init__(f"not an action: {text!r}: {why}")
        self.text = text


class IllegalAction(GameError):
    """A well-formed action that the rules do not allow now; the game is as it was before."""

    def __init__(self, action: "Action", refusals: "list[Refusal]") -> None:
        super().__init__(f"illegal: {action.text}: " + "; ".join(map(str, refusals)))
        self.action = action
        self.refusals = refusals


class BadSetup(GameError):
    """A game that can't be set up as asked."""
