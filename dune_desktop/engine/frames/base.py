"""A frame: a piece of the rules in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self

from attrs import fields

from dune_desktop.engine.refusals import NOT_AMONG_CHOICES, NOT_NOW, Refusal

if TYPE_CHECKING:
    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.decisions import Decision
    from dune_desktop.engine.state import Game

Key = tuple[object, ...]


class Asker(Protocol):
    """Who asked: gets the answer together with the frame below the pick. Holds nothing of the game."""

    def chosen(self, game: Game, frame: Any, action: Action) -> None: ...


class Frame:
    """The top frame either does work, pushing or popping, or asks a seat."""

    __slots__ = ()

    def step(self, game: Game) -> Decision | None:
        """Work, or ask. Called while this frame is on top of the stack."""
        raise NotImplementedError

    def take(self, game: Game, action: Action) -> None:
        """The answer to what ``step`` asked; it is legal."""
        raise NotImplementedError

    def answered(self, game: Game, asker: Asker, action: Action) -> None:
        """The answer to a pick that this frame, or the effect that it runs, has asked with ``frames.run.ask``."""
        asker.chosen(game, self, action)

    def why_not(self, game: Game, action: Action) -> list[Refusal]:
        """Reasons against any well-formed action; none exactly when it was offered."""
        assert game.decision is not None
        options = game.decision.options
        if action in options:
            return []
        return [NOT_AMONG_CHOICES if any(option.verb == action.verb for option in options) else NOT_NOW]

    def clone(self) -> Self:
        """A copy; frames that never change return themselves, the others are ``cloned``."""
        return self

    def key(self) -> Key:
        """The frame as plain values, for digests."""
        cls: Any = type(self)
        return (cls.__name__, *(getattr(self, one.name) for one in fields(cls)))
