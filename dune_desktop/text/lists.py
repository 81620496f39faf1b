"""Enumerations within a sentence, ``a, b or c``, and names in quotation marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dune_desktop.text.translating import Texts

Lists = Texts("Lists")


def listed(parts: Sequence[str], template: Callable[[str, str], str], between: str = ", ") -> str:
    """``a, b or c``: the template joins all but the last with the last."""
    return parts[0] if len(parts) == 1 else template(between.join(parts[:-1]), parts[-1])


def both(parts: Sequence[str]) -> str:
    """``a, b and c``."""
    return listed(parts, lambda first, last: Lists.tr("{first} and {last}").format(first=first, last=last))


def in_a_row(parts: Sequence[str]) -> str:
    """``a; b; c``, for clauses that "and" would mix up."""
    return "; ".join(parts)


def _marks() -> str:
    #: The outer pair of quotation marks, then the inner pair.
    return Lists.tr("“”‘’")


def inside_quotes(text: str) -> str:
    """With the other kind of quotation marks, for a text that goes between quotation marks."""
    marks = _marks()
    return text.translate({ord(outer): inner for outer, inner in zip(marks[:2], marks[2:4], strict=True)})


def quoted(text: str) -> str:
    """Between quotation marks, as a name is that a sentence does not bend."""
    marks = _marks()
    return f"{marks[0]}{inside_quotes(text)}{marks[1]}"


def either(parts: Sequence[str]) -> str:
    """``a, b or c``."""
    return listed(parts, lambda first, last: Lists.tr("{first} or {last}").format(first=first, last=last))
