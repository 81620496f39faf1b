"""The room of a product among the texts: how what it prints is called, what was ruled on it, and its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from attrs import field, frozen

from dune_desktop.text.translating import Text

Named: TypeAlias = Mapping[str, Mapping[str, Text]]
"""Kind and id -> a text."""
Ruled: TypeAlias = Mapping[Text, str]
"""What was ruled, each with the numbers of the rules behind it, if there are any."""
Forms: TypeAlias = Mapping[str, Callable[[int], str]]
"""By form, a sentence or a clause that names a Faction, with a number where it has one."""
Legend: TypeAlias = Mapping[Text, Mapping[str, Text]]
"""Headings, each with signs and what they mean, in a few words."""


@frozen
class Paragraph:
    """Something of the rules, told to whoever has not played; ``{solari}`` in it is that sign."""

    title: Text
    text: Text
    #: The numbers of the rules that it tells: it holds in the games in which all of them do.
    rules: str


Chapters: TypeAlias = Mapping[Text, tuple[Paragraph, ...]]
"""Headings, those of ``text/chapters.py``, each with its paragraphs."""


@frozen(kw_only=True)
class BigBoard:
    """What a product prints beside the board, by ids; F4 tells it in this order, and what each seat has of it."""

    markets: tuple[str, ...] = ()
    tracks: tuple[str, ...] = ()
    units: tuple[str, ...] = ()


@frozen(kw_only=True)
class Room:
    """What is said where all of these products are in play; without any, what is said in every game."""

    products: tuple[str, ...] = ()
    #: Ids are those of components; ``edition`` and ``short`` are their box, or a game that is composed of them.
    names: Named = field(factory=dict)
    #: By Faction; those of ``text/game/factions.py`` have all forms that are asked for.
    factions: Mapping[str, Forms] = field(factory=dict)
    #: What its icons mean; those under a heading that another room has follow upon the ones there.
    legend: Legend = field(factory=dict)
    #: What a mode, a level or a variant is, or what an expansion adds, as a sentence.
    explained: Named = field(factory=dict)
    #: By leader, or side of one: its standing ability and its Signet Ring ability.
    abilities: Mapping[str, tuple[Text, Text]] = field(factory=dict)
    #: By id; where two components share it, the kind stands before it: ``intrigue:crysknife``.
    rulings: Mapping[str, Ruled] = field(factory=dict)
    #: By number; the headings are those of the numbers before the dot, and of letters alone.
    rules: Mapping[str, Text] = field(factory=dict)
    #: Of a refusal, by its code, or as a whole where that is not enough: the number of the rule that it follows from.
    behind: Mapping[str, str] = field(factory=dict)
    #: Rules of its own that only games with Rivals are played by, by their letters.
    of_rivals: str = ""
    #: Rules of others that do not hold here, by number, heading or letters, and the one that is cited instead, if any.
    replaced: Mapping[str, str] = field(factory=dict)
    #: Rules that are not in the book for players: lists of what is on the table anyway.
    untold: frozenset[str] = frozenset()
    #: Its part of the book for beginners; paragraphs of a chapter that another room has follow upon the ones there.
    book: Chapters = field(factory=dict)
    #: Terms and other words for them, with commas between: one finds the others in the help.
    terms: tuple[Text, ...] = ()
    #: What the product prints beside the board.
    board: BigBoard | None = None
