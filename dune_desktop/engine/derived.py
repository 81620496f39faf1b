"""What follows from printed values: written as ``cached_property``, and a field that is read as fast as any other."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeVar

from attrs import field

_T = TypeVar("_T")


def by_id(*names: str) -> Any:
    """Those of these fields by their ids."""
    return cached_property(lambda whole: {one.id: one for name in names for one in getattr(whole, name)})


def numbered(name: str) -> Any:
    """The numbers of those of a field by their ids: their places in it."""
    return cached_property(lambda whole: {one.id: number for number, one in enumerate(getattr(whole, name))})


def derived(cls: type[_T]) -> type[_T]:
    """Below ``frozen``: compute it all in its order when a thing is made."""
    found = {name: one.func for name, one in vars(cls).items() if isinstance(one, cached_property)}
    for name in found:
        cls.__annotations__[name] = Any
        setattr(cls, name, field(init=False, repr=False))
    first = getattr(cls, "__attrs_post_init__", None)

    def finish(self: object) -> None:
        if first is not None:
            first(self)
        for name, compute in found.items():
            object.__setattr__(self, name, compute(self))

    cls.__attrs_post_init__ = finish  # type: ignore[attr-defined]
    return cls
