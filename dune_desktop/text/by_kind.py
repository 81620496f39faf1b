"""Tables from the class or id of a thing to the function that words or draws it; products enter rows of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., Any])


class Untold(LookupError):
    """Nothing is said or drawn of a kind of thing: says where to mend that."""


class ByKind(dict[type | str, Callable[..., _T]], Generic[_T]):
    """By a class or an id, the function that tells it: ``@table(Draw)`` enters one, an update enters rows of a line."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name: Final = name

    def __call__(self, *kinds: type | str) -> Callable[[_F], _F]:
        """Make a function what is told of a kind, or of several."""

        def enter(function: _F) -> _F:
            self.update(dict.fromkeys(kinds, function))
            return function

        return enter

    def __missing__(self, kind: type | str) -> Callable[..., _T]:
        called = kind if isinstance(kind, str) else kind.__name__
        raise Untold(f"{called} has no row in the table {self._name!r} of text/")

    def of(self, thing: object, *more: object) -> _T:
        """What is told of a thing. Raises Untold."""
        return self[type(thing)](thing, *more)
