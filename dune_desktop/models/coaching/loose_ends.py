"""What is still open before a turn ends, why it might matter, and how much is lost with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from attrs import frozen

from dune_desktop.bots.worth import PRICES, of_box, points
from dune_desktop.engine.actions import END, PASS
from dune_desktop.engine.decisions import COMBAT_KIND, TURN_KIND
from dune_desktop.engine.frames.combat import places
from dune_desktop.engine.market import PERSUASION as PAID_IN
from dune_desktop.engine.names import AGENT_STAGE, GARRISON, HOME, NO_CARD, REVEAL_STAGE, START_STAGE
from dune_desktop.engine.units import TROOP, UnitKind, strength
from dune_desktop.models.choosing.acquire import Ware, wares
from dune_desktop.models.choosing.open_question import OpenQuestion
from dune_desktop.models.coaching.bringing import POINTS, SWORDS, Want, brings
from dune_desktop.models.coaching.suppliers import Coaching, at_once
from dune_desktop.models.refs import AGENT, ITEM, Ref, units_ref
from dune_desktop.text.lists import either
from dune_desktop.text.units import counted

#: More are too many to read.
MOST: Final = 2
#: What kinds there are.
AGENTS_LEFT, PERSUASION_LEFT, TROOPS_LEFT, POINT_LEFT, TIED = "agents", "persuasion", "troops", "point", "tied"
KINDS: Final = (AGENTS_LEFT, PERSUASION_LEFT, TROOPS_LEFT, POINT_LEFT, TIED)


@frozen
class LooseEnd:
    """Something that is lost when the turn ends now."""

    kind: str
    text: str
    #: In victory points, as bots value it.
    loss: float
    refs: tuple[Ref, ...] = ()


def loose_ends(asked: OpenQuestion) -> tuple[LooseEnd, ...]:
    """The worst losses first; nothing while the turn can't be ended, or where nothing is known to be lost."""
    if asked.for_rival:
        return ()
    stage = asked.question.what if asked.question.kind == TURN_KIND else asked.question.kind
    ends = stage == START_STAGE or END in asked.options or PASS in asked.options
    found = [end for find in _FINDERS.get(stage, ()) for end in find(asked)] if ends else []
    return tuple(sorted(found, key=lambda end: -end.loss)[:MOST])


# ---------------------------------------------------------------- before Reveal


def _agents(asked: OpenQuestion) -> Iterator[LooseEnd]:
    """Who reveals sends no agent any more in this round (R11.2)."""
    n = asked.me.home
    if asked.sends and n:
        text = Coaching.tr("%n Agent(s) left: once you reveal, none can be sent this round.", "", n)
        yield LooseEnd(AGENTS_LEFT, text, PRICES["agents"] * n, ((AGENT, HOME),))


# ---------------------------------------------------------------- before the end of a turn


def _persuasion(asked: OpenQuestion) -> Iterator[LooseEnd]:
    """What is not spent is lost (R17.8)."""
    n, offered = asked.me.persuasion, {action.args for action in asked.options if action.verb == "acquire"}
    bought = [ware for ware in wares(asked) if ware.market.money is PAID_IN and ware.words in offered]
    if bought:
        best = max(bought, key=_printed_cost)
        left = Coaching.tr("%n Persuasion is lost with the turn; it still buys {card}.", "", n)
        text = left.format(card=asked.thing("card", best.face.id))
        yield LooseEnd(PERSUASION_LEFT, text, PRICES["persuasion"] * n, (best.ref,))


def _printed_cost(ware: Ware) -> int:
    return ware.face.cost or 0


def _points(asked: OpenQuestion) -> Iterator[LooseEnd]:
    """An open effect that is lost with the turn, and brings a point or the step to one."""
    items = {item.printed.do: item for item in asked.view.turn.items if item.seat == asked.me.seat}
    for action in asked.options:
        item = items.get(action)
        n = 0 if item is None else brings(item.effect, asked.view, item, Want(POINTS))
        if item is not None and n:
            text = Coaching.tr("{source}: %n Victory Point(s) still to be had in this turn.", "", n)
            place = asked.place(item.address).name
            yield LooseEnd(POINT_LEFT, text.format(source=place), PRICES[POINTS] * n, ((ITEM, item.address),))


# ---------------------------------------------------------------- the Conflict


def _place(asked: OpenQuestion, more: int) -> int | None:
    """Which reward the seat would take as the Conflict stands, with so much more strength; None: none."""
    strengths = {player.seat: strength(asked.view, player) for player in asked.view.clockwise()}
    strengths[asked.me.seat] += more
    return places(strengths, len(strengths)).get(asked.me.seat)


def _gain(asked: OpenQuestion, more: int) -> float:
    """What so much more strength is worth in rewards, as the Conflict stands now."""
    if asked.view.conflict == NO_CARD:
        return 0.0
    conflict, signet = asked.view.conflicts[asked.view.conflict], asked.me.leader.signet
    now, then = (_place(asked, n) for n in (0, more))
    before, after = (0.0 if one is None else points(of_box(conflict.reward(one), signet)) for one in (now, then))
    return after - before if then is not None and (now is None or then < now) else 0.0


def _troops(asked: OpenQuestion) -> Iterator[LooseEnd]:
    """The fewest units that may still go and lead to the best place that can be had."""
    ways = [
        (_gain(asked, _more(asked, kind, n)), -n, kind) for kind in asked.edition.units for n in _numbers(asked, kind)
    ]
    gain, less, kind = max(ways, key=lambda way: way[:2], default=(0.0, 0, TROOP))
    if gain > 0:
        text = _PLACES[_place(asked, _more(asked, kind, -less)) or 0]()
        yield LooseEnd(TROOPS_LEFT, text.format(units=counted(kind.id, -less)), gain, (units_ref(GARRISON, kind.id),))


def _more(asked: OpenQuestion, kind: UnitKind, n: int) -> int:
    """How much stronger so many more units make the seat: swords count as soon as there is one (R19.3)."""
    return strength(asked.view, asked.me, n, kind) - strength(asked.view, asked.me)


def _numbers(asked: OpenQuestion, kind: UnitKind) -> range:
    """How many of these may be deployed now."""
    named = (TROOP.id,) if kind is TROOP else (kind.id,)
    most = sum(one.verb == "deploy" and (one.args[1:] or (TROOP.id,)) == named for one in asked.options)
    return range(1, most + 1)


_PLACES: Final[dict[int, Callable[[], str]]] = {
    1: lambda: Coaching.tr("{units} more in the Conflict: as it stands, you would be first."),
    2: lambda: Coaching.tr("{units} more in the Conflict: as it stands, you would be second."),
    3: lambda: Coaching.tr("{units} more in the Conflict: as it stands, you would be third."),
}


def _tie(asked: OpenQuestion) -> Iterator[LooseEnd]:
    """One sword breaks it, and there is one to be had."""
    mine = strength(asked.view, asked.me)
    rivals = [one.seat for one in asked.view.opponents(asked.me.seat) if strength(asked.view, one) == mine]
    gain = _gain(asked, 1) if mine and rivals else 0.0
    swords = at_once(asked, Want(SWORDS)) if gain > 0 else []
    if swords:
        text = Coaching.tr("Tied with {players}: one more sword breaks the tie. Swords: {cards}.")
        titles = list(dict.fromkeys(one.title for one in swords))
        told = text.format(players=asked.names.seats(rivals), cards=either(titles))
        yield LooseEnd(TIED, told, gain, tuple(ref for one in swords for ref in one.refs))


_Finder = Callable[[OpenQuestion], Iterator[LooseEnd]]
#: By stage of the turn, or by kind of question, what may be left open there.
_FINDERS: Final[dict[str, tuple[_Finder, ...]]] = {
    START_STAGE: (_agents,),
    AGENT_STAGE: (_troops, _points),
    REVEAL_STAGE: (_persuasion, _points, _tie),
    COMBAT_KIND: (_tie,),
}
