"""What would bring something that is wanted: in what the seat holds, or could get in this round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Final

from attrs import frozen

from dune_desktop.engine.agents import payable, prices, sending, sends
from dune_desktop.engine.decisions import TURN_KIND
from dune_desktop.engine.effects import Harvest
from dune_desktop.engine.items import FOR_SEAT, Printed
from dune_desktop.engine.joining import WITH
from dune_desktop.engine.names import RESOURCES, REVEAL_STAGE, START_STAGE
from dune_desktop.engine.rules import Price
from dune_desktop.models.boards import reading
from dune_desktop.models.choosing.open_question import OpenQuestion, Sends
from dune_desktop.models.coaching.bringing import INFLUENCE, Want, brings
from dune_desktop.models.refs import CARD, ITEM, SPACE, Ref
from dune_desktop.text.translating import Texts

Coaching = Texts("Coaching")

#: More are too many to read.
MOST: Final = 2


@frozen
class Supplier:
    """Something that can be done before what is wanted: what it is called, and how much it brings."""

    title: str
    n: int
    refs: tuple[Ref, ...]
    #: It takes an agent, and this card with it.
    card: str = ""

    def words(self, want: Want) -> str:
        """What it is called, and how much of this it brings."""
        return f"{self.title} ({want.words(self.n)})"


@frozen
class Needed:
    """What is needed for the thing itself, and can't be spent before: a card, and the space where it goes."""

    card: str = ""
    space: int = -1


#: Whatever one does first, something else is wanted then, and no card for it.
NOTHING_NEEDED: Final = Needed()


# ---------------------------------------------------------------- where to look


def suppliers(asked: OpenQuestion, want: Want, needed: Needed = NOTHING_NEEDED) -> list[Supplier]:
    """The nearest first: what lies open, what can be played now, where an agent can still be sent."""
    found = [*_open(asked, want), *_plays(asked, want)]
    return [*found, *sorted(_visits(asked, want, needed), key=lambda one: -one.n)]


def at_once(asked: OpenQuestion, want: Want) -> list[Supplier]:
    """Those that need no agent: they help in the turn that is under way."""
    return [*_open(asked, want), *_plays(asked, want)]


def _open(asked: OpenQuestion, want: Want) -> Iterator[Supplier]:
    """Effects and standing offers that can be resolved now."""
    for action in asked.options:
        if action.verb == "do" and action in asked.open:
            item = asked.open[action][0]
            n = brings(item.effect, asked.view, item, want)
            if n > 0:
                yield Supplier(asked.place(item.address).name, n, ((ITEM, item.address),))


def _plays(asked: OpenQuestion, want: Want) -> Iterator[Supplier]:
    """Own intrigue cards that can be played now."""
    at, window = FOR_SEAT[asked.me.seat], asked.question.window
    for face_id, cards in asked.by_face(asked.me.intrigue).items():
        face = asked.edition.intrigue_by_id[face_id]
        if face.play in asked.options:
            n = sum(brings(printed.effect, asked.view, at, want) for printed in face.windows.get(window, ()))
            if n > 0:
                yield Supplier(asked.thing("intrigue", face_id), n, ((CARD, cards[0]),))


def later_sends(asked: OpenQuestion) -> Sends:
    """Where hand cards can send an agent in this turn, or could in the next one if nothing else changes."""
    if asked.question.kind == TURN_KIND and asked.question.what == START_STAGE:
        return asked.sends
    found: Sends = {}
    if asked.question.kind == TURN_KIND and asked.question.what != REVEAL_STAGE and asked.me.home:
        for action in sends(asked.view, asked.me):
            word, space = action.args
            found.setdefault(word, {})[asked.edition.space_index[space]] = action
    return found


def _visits(asked: OpenQuestion, want: Want, needed: Needed) -> Iterator[Supplier]:
    """By space, in the order of reading, with the card that makes most of it; one agent has to be left."""
    if asked.me.home < (2 if needed.card else 1):
        return
    found = later_sends(asked)
    hand = [asked.face_id(card) for card in asked.me.hand]
    free = [word for word in found if WITH not in word and hand.count(word) > (word == needed.card)]
    for space in reading(asked.edition):
        ways = [(_visit(asked, want, word, space), word) for word in free if space in found[word]]
        n, word = max(ways, key=lambda way: way[0], default=(0, ""))
        if n > 0 and space != needed.space:
            card = next(card for card in asked.me.hand if asked.face_id(card) == word)
            title = f"{asked.names.card(card)} → {asked.names.space(space)}"
            yield Supplier(title, n, ((CARD, card), (SPACE, space)), word)


def _visit(asked: OpenQuestion, want: Want, word: str, space: int) -> int:
    """How much an agent brings that is sent there with this card, less what the space costs of it."""
    view, me, printed = asked.view, asked.me, asked.edition.spaces[space]
    face = asked.edition.card_by_id[word]
    at = FOR_SEAT[me.seat]

    def box(several: Iterable[Printed]) -> int:
        return sum(brings(one.effect, view, at, want) for one in several)

    offers = zip(prices(view, me, sending(view, me, (face,)), space), printed.boxes, strict=False)
    best = max((box(effects) - _paid(want, price) for price, effects in offers if payable(me, price)), default=0)
    spice = view.bonus[space] if want.what == "spice" and _harvests(printed.boxes[0]) else 0
    visited = int(want.what == INFLUENCE and printed.faction == want.faction)
    return best + spice + visited + box(face.agent)


def _harvests(box: Iterable[Printed]) -> bool:
    return any(isinstance(one.effect, Harvest) for one in box)


def _paid(want: Want, price: Price) -> int:
    return price[RESOURCES.index(want.what)] if want.what in RESOURCES else 0


# ---------------------------------------------------------------- which of them to name


@frozen
class Supply:
    """What is named of them: each alone is enough, or all are together, or they bring only a part."""

    named: tuple[Supplier, ...] = ()
    enough: bool = False
    together: bool = False

    @property
    def refs(self) -> tuple[Ref, ...]:
        return tuple(ref for one in self.named for ref in one.refs)


def supply(found: list[Supplier], missing: int, agents: int) -> Supply:
    """The nearest that are enough; else several together, if there are so many agents; else what brings most."""
    alone = [one for one in found if one.n >= missing]
    if alone:
        return Supply(tuple(alone[:MOST]), enough=True)
    most = sorted(found, key=lambda one: -one.n)
    for group in chain(combinations(most, 2), combinations(most, 3)):
        cards = [one.card for one in group if one.card]
        if sum(one.n for one in group) >= missing and len(cards) == len(set(cards)) <= agents:
            return Supply(group, enough=True, together=True)
    return Supply(tuple(most[:MOST]))
