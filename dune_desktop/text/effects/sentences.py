"""The sentences that the clauses of effects make."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from dune_desktop.engine.effects import All, Arrow, Draw, If, Persuasion, Swords
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import Printed
from dune_desktop.text.lists import either, listed
from dune_desktop.text.translating import Texts
from dune_desktop.text.wording import adding, adds, beside, clause

Effects = Texts("Effects")

_NOUNS = (Persuasion, Swords)
#: Among clauses with verbs these have one, too.
_GAINED: dict[type[Effect], Callable[[Any], str]] = {
    Persuasion: lambda effect: Effects.tr("gain %n Persuasion", "", effect.n),
    Swords: lambda effect: Effects.tr("gain %n sword(s)", "", effect.n),
}
_GAINED_MORE: dict[type[Effect], Callable[[Any], str]] = {
    Persuasion: lambda effect: Effects.tr("gain %n more Persuasion", "", effect.n),
    Swords: lambda effect: Effects.tr("gain %n more sword(s)", "", effect.n),
}
adding.update(
    {
        Persuasion: lambda effect: Effects.tr("%n more Persuasion", "", effect.n),
        Swords: lambda effect: Effects.tr("%n more sword(s)", "", effect.n),
        Draw: lambda effect: Effects.tr("draw %n more card(s)", "", effect.n),
    }
)


def clauses(effects: Sequence[Effect]) -> list[str]:
    """Those of effects that are joined: bare numbers of Persuasion and swords only where there is nothing else."""
    bare = all(isinstance(effect, _NOUNS) for effect in effects)
    return [clause(one) if bare or type(one) not in _GAINED else _gaining(one) for one in effects]


def _gaining(effect: Effect) -> str:
    return (_GAINED_MORE if adds(effect) else _GAINED)[type(effect)](effect)


def given(effect: Effect) -> set[type]:
    """The kinds of gains that a line gives for nothing, so that those below it may add to them."""
    if isinstance(effect, If):
        return given(effect.then)
    if isinstance(effect, All):
        return {kind for part in effect.parts() for kind in given(part)}
    return {type(effect)} if type(effect) in adding else set()


def line(effect: Effect, above: Iterable[type]) -> str:
    """A line below others: what it gives on a condition or for a price adds to theirs."""
    with beside(above if isinstance(effect, (If, Arrow)) else ()):
        return clause(effect)


def sentence(text: str) -> str:
    """A clause as a sentence; an empty one stays empty."""
    if not text:
        return ""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def sentences(effects: Iterable[Effect]) -> str:
    """Effects that are free in order: a sentence each; bare numbers of Persuasion and swords share one."""
    nouns: list[str] = []
    others: list[str] = []
    above: set[type] = set()
    for effect in effects:
        for part in effect.parts() if isinstance(effect, All) else (effect,):
            (nouns if isinstance(part, _NOUNS) else others).append(line(part, above))
            above |= given(part)
    lines = [", ".join(nouns), *others] if nouns else others
    return " ".join(filter(None, map(sentence, lines)))


def box(printed: Sequence[Printed]) -> str:
    """A printed box in words; an empty one is an empty text."""
    return sentences(one.effect for one in printed)


def either_clause(parts: Sequence[str]) -> str:
    """The branches of a choice, held apart more clearly when one of them is not plain."""
    if not any(mark in part for part in parts for mark in ",:;→"):
        return either(parts)
    return listed(parts, lambda first, last: Effects.tr("{first}; or {last}").format(first=first, last=last), "; ")
