"""What a rule says, which one stands behind a refusal, and what was ruled on a component."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

from attrs import frozen

from dune_desktop.engine.refusals import Refusal
from dune_desktop.text.products import ROOMS, rooms
from dune_desktop.text.room import Room
from dune_desktop.text.translating import Text, Texts

RuleSection = Texts("RuleSection")

#: Kinds of components that may share an id with another kind.
_KINDS = ("card", "intrigue", "leader", "contract")
#: Where an Intrigue card is to be played.
_BEHIND_PLAYING: Final = {"not_in_hand": "", "nothing_would_happen": "R8.3"}
#: Behind conditions: of a space, of a line of an Intrigue card, of an effect.
_NEEDS: Final = {"agent": "R12.4", "play": "R8.3"}
_EFFECT_NEEDS: Final = "R13.7"
#: What the numbers of decisions of ours begin with.
_DECIDED: Final = "Q"


def behind(refusal: Refusal, verb: str = "", products: tuple[str, ...] = ()) -> str:
    """The number of the rule that the refusal of such an action follows from; empty where the reason says it all."""
    number = _cited(refusal, verb)
    found = rooms(products)
    if not number or _holds(number, found, _replaced(found) if products else set()):
        return number
    return next((room.replaced[number] for room in found if number in room.replaced), "")


def _cited(refusal: Refusal, verb: str) -> str:
    """In whichever product knows such a refusal, or this one."""
    code = refusal.code
    if verb == "play" and code in _BEHIND_PLAYING:
        return _BEHIND_PLAYING[code]
    needs = _NEEDS.get(verb, _EFFECT_NEEDS) if code.startswith("needs_") else ""
    return next((room.behind[key] for key in (str(refusal), code) for room in ROOMS if key in room.behind), needs)


def every_rule() -> dict[str, Text]:
    """The rules of all products by their numbers, without the headings."""
    return {number: text for number, text in _texts().items() if text.context != RuleSection.name}


def rule(number: str) -> str:
    """What the rule says, in the language of the application; empty for an unknown number."""
    text = _text(number)
    return "" if text is None else str(text)


def book(products: tuple[str, ...] = (), rivals: bool = False) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The headings of the rules, each with the numbers and texts below it.

    Of a game of these ``products``, with ``rivals`` or without: what applies to it comes first, the rules of the latest
    product before those that it shares, and what does not apply comes last, under headings that say so.
    """
    told = {number for number in every_rule() if not _is_untold(number)}
    holds = holding(products, rivals)
    letters = [_letters(number) for room in ROOMS for number in room.rules]
    own = [_letters(next(iter(room.rules))) for room in rooms(products) if products and room.products and room.rules]
    yield from _chapters(told & holds, [*own, *letters])
    elsewhere = RuleSection.tr("Not in this game: {heading}")
    for heading, rest in _chapters(told - holds, letters):
        yield elsewhere.format(heading=heading), rest


def decisions(products: tuple[str, ...] = (), rivals: bool = False) -> list[tuple[str, list[tuple[str, str]]]]:
    """The headings, numbers and texts of what was decided for such a game where the sources are open."""
    holds = holding(products, rivals)
    found = ((heading, [rule for rule in told if rule[0] in holds]) for heading, told in book(products, rivals))
    return [(heading, told) for heading, told in found if told and told[0][0].startswith(_DECIDED)]


def _text(number: str) -> Text | None:
    """A rule or a heading; found without gathering all of them, as it is asked for once for each rule."""
    return next((room.rules[number] for room in ROOMS if number in room.rules), None)


def _texts() -> dict[str, Text]:
    return {number: text for room in ROOMS for number, text in room.rules.items()}


def holding(products: tuple[str, ...], rivals: bool) -> set[str]:
    """The numbers of the rules that a game of these products is played by; of all where none is told."""
    found = rooms(products)
    replaced = _replaced(found) if products else set()
    return {
        number
        for room in found
        for number in room.rules
        if not replaced & {number, _chapter(number), _letters(number)}
        and (rivals or not products or _letters(number) != room.of_rivals)
    }


def _replaced(found: Iterable[Room]) -> set[str]:
    """The numbers, headings and letters of the rules that do not hold where these rooms have a say."""
    return {number for room in found for number in room.replaced}


def _holds(number: str, found: Iterable[Room], replaced: set[str]) -> bool:
    """Says the same of one number without gathering all of them: it is asked for each row that is refused."""
    return any(number in room.rules for room in found) and not replaced & {number, _chapter(number), _letters(number)}


def _letters(number: str) -> str:
    """What the numbers of its series begin with: QX of QX12."""
    return number.rstrip("0123456789.")


def _chapter(number: str) -> str:
    """Where its heading stands: X9 of X9.4, QX of QX12."""
    return number.partition(".")[0] if "." in number else _letters(number)


def _chapters(numbers: Iterable[str], letters: list[str]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    texts = _texts()

    def place(number: str) -> tuple[int, list[int]]:
        series = _letters(number)
        return letters.index(series), [int(one) for one in number.removeprefix(series).split(".")]

    def heading(number: str) -> Text:
        return texts[_chapter(number)]

    for title, some in groupby(sorted(numbers, key=place), heading):
        yield str(title), [(number, str(texts[number])) for number in some]


def named(question: str) -> str:
    """The number of the rule that is asked for by it; empty for other questions, and for what no page tells."""
    number = question.strip().upper()
    text = _text(number)
    return "" if text is None or text.context == RuleSection.name or _is_untold(number) else number


def _is_untold(number: str) -> bool:
    """No page tells it: it lists what is on the table anyway."""
    return any(number in room.untold for room in ROOMS)


@frozen
class Ruling:
    """What was ruled, and the numbers of the rules behind it."""

    text: str
    rules: tuple[str, ...]


def rulings(component_id: str, products: tuple[str, ...] = (), kind: str = "") -> tuple[Ruling, ...]:
    """Everything that was ruled on the component; of those of one id on all, unless the kind is told."""
    keys = (component_id, *(f"{one}:{component_id}" for one in ((kind,) if kind else _KINDS)))
    found = rooms(products)
    ruled = (next((room.rulings[key] for room in found if key in room.rulings), {}) for key in keys)
    return tuple(Ruling(str(text), tuple(numbers.split())) for one in ruled for text, numbers in one.items())
