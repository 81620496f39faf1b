"""By its code, what one can do about a refusal: the nearest way in what the seat holds or could get this round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Arrow
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.market import PERSUASION as PAID_IN
from dune_desktop.engine.market import price
from dune_desktop.engine.names import COUNCIL_PERSUASION, FACTIONS, GARRISON, RESOURCES, START_STAGE
from dune_desktop.engine.refusals import Refusal
from dune_desktop.engine.units import units
from dune_desktop.models.boards import reading
from dune_desktop.models.choosing.acquire import wares
from dune_desktop.models.choosing.open_question import OpenQuestion
from dune_desktop.models.coaching import bringing
from dune_desktop.models.coaching.bringing import PERSUASION, Want, brings
from dune_desktop.models.coaching.suppliers import (
    NOTHING_NEEDED,
    Coaching,
    Needed,
    at_once,
    later_sends,
    suppliers,
    supply,
)
from dune_desktop.models.refs import END_BUTTON, GARRISON_UNITS, REVEAL_BUTTON, SPACE, Ref
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.lists import both, either

__all__ = ["Case", "Remedy", "for_all", "never", "remedied", "some_spaces"]

#: So many spaces are named, and no more.
_MOST_SPACES: Final = 3
#: What must be done in the turn in which it is offered: nothing that needs another agent comes in time.
_OF_THE_TURN: Final = ("do", "acquire", "deploy", "take_back")


@frozen
class Remedy:
    """What is told, and what it names on the table."""

    text: str
    refs: tuple[Ref, ...] = ()
    #: It can be done; else the text says that it can't, and why.
    open: bool = True
    #: It leads to something else, for which nothing else is missing.
    instead: bool = False


@frozen
class Case:
    """A refusal of an action, with what the action itself needs."""

    asked: OpenQuestion
    action: Action
    refusal: Refusal
    needed: Needed = NOTHING_NEEDED

    def number(self, index: int) -> int:
        return int(self.refusal.values[index])

    @property
    def of_the_turn(self) -> bool:
        """It can't wait for the next turn."""
        return self.action.verb in _OF_THE_TURN

    def get(self, want: Want, missing: int) -> Remedy:
        """Where so much of this is to be had."""
        found = at_once(self.asked, want) if self.of_the_turn else suppliers(self.asked, want, self.needed)
        got = supply(found, missing, self.asked.me.home - bool(self.needed.card))
        ways, short = [one.words(want) for one in got.named], want.words(missing)
        if got.enough:
            text = Coaching.tr("Still missing: {missing}. Do this first: {ways}.")
            return Remedy(text.format(missing=short, ways=(both if got.together else either)(ways)), got.refs)
        if ways:
            text = Coaching.tr("Still missing: {missing}. Within reach, but not enough: {ways}.")
            return never(text.format(missing=short, ways=either(ways)), turn=self.of_the_turn)
        text = Coaching.tr("Still missing: {missing}. Nothing that you hold brings it.")
        return never(text.format(missing=short), turn=self.of_the_turn)


def never(*told: str, turn: bool = False) -> Remedy:
    """There is no way this round, or in this turn; why, in further sentences."""
    when = Coaching.tr("Not in this turn.") if turn else Coaching.tr("Not this round.")
    return Remedy(" ".join((when, *told)), open=False)


#: What one can do about a refusal; None: nothing can be said of it. A product enters its own.
remedied: Final = ByKind[Remedy | None]("remedied")


def for_all(cases: list[Case]) -> Remedy | None:
    """What one can do about all that is said against one action; nothing where something is beyond help."""
    found = [remedied[case.refusal.code](case) if case.refusal.code in remedied else None for case in cases]
    known = [one for one in found if one is not None]
    if not known or len(known) < len(found):
        return None
    decided = next((one for one in known if one.instead or not one.open), None)
    return decided or Remedy(" ".join(one.text for one in known), tuple(ref for one in known for ref in one.refs))


# ---------------------------------------------------------------- what is paid, and what must be had


@remedied("cost", "cannot_pay")
def _price(case: Case) -> Remedy | None:
    """Of each resource that is short; the amounts stand last."""
    owned, values = case.asked.me, map(int, case.refusal.values[-len(RESOURCES) :])
    short = {what: n - getattr(owned, what) for what, n in zip(RESOURCES, values, strict=True)}
    found = [case.get(Want(what), n) for what, n in short.items() if n > 0]
    closed = next((one for one in found if not one.open), None)
    refs = tuple(ref for one in found for ref in one.refs)
    return closed or (Remedy(" ".join(one.text for one in found), refs) if found else None)


@remedied("cost_of_card")
def _cost_of_card(case: Case) -> Remedy | None:
    """What can't be paid stands before one of its arrows."""
    face, view = case.asked.edition.intrigue_by_id[case.action.args[0]], case.asked.view
    at = FOR_SEAT[case.asked.me.seat]
    box = face.windows.get(case.asked.question.window, ())
    arrows = (arrow for printed in box for arrow in _arrows(printed.effect))
    unpaid = (cost.lack(view, at) for arrow in arrows for cost in arrow.costs if not cost.payable(view, at))
    lack = next(unpaid, None)
    return None if lack is None else for_all([Case(case.asked, case.action, lack)])


def _arrows(effect: Effect) -> Iterator[Arrow]:
    if isinstance(effect, Arrow):
        yield effect
    for part in effect.parts():
        yield from _arrows(part)


@remedied("needs_influence")
def _influence(case: Case) -> Remedy:
    faction = FACTIONS.index(str(case.refusal.values[0]))
    missing = case.number(1) - case.asked.me.influence[faction]
    return case.get(Want(bringing.INFLUENCE, faction), missing)


@remedied("too_few_troops")
def _troops(case: Case) -> Remedy | None:
    zone, n, *unit = case.refusal.values
    return case.get(Want(bringing.TROOPS), int(n) - case.asked.me.garrison) if zone == GARRISON and not unit else None


remedied.update(
    {
        "needs_hooks": lambda case: case.get(Want(bringing.HOOKS), 1),
        "needs_seated": lambda case: case.get(Want(bringing.COUNCIL), 1),
        "needs_has_swordmaster": lambda case: case.get(Want(bringing.SWORDMASTER), 1),
        "needs_spies": lambda case: case.get(Want(bringing.SPIES), case.number(0) - len(case.asked.me.spies)),
        "needs_spice": lambda case: case.get(Want("spice"), case.number(0) - case.asked.me.spice),
        "needs_solari": lambda case: case.get(Want("solari"), case.number(0) - case.asked.me.solari),
        "no_intrigue_in_hand": lambda case: case.get(Want(bringing.INTRIGUE), 1),
        "hand_too_small": lambda case: case.get(Want(bringing.CARDS), case.number(0) - len(case.asked.me.hand)),
        "too_few_units": lambda case: case.get(Want(bringing.TROOPS), 1),
    }
)


# ---------------------------------------------------------------- turns


@remedied("no_agent_left")
def _no_agent_left(case: Case) -> Remedy:
    got = supply(at_once(case.asked, Want(bringing.AGENTS)), 1, 0)
    if got.enough:
        ways = either([one.title for one in got.named])
        return Remedy(Coaching.tr("This brings one back: {ways}.").format(ways=ways), got.refs)
    return never(Coaching.tr("Your Agents come back when the round is over."))


@remedied("agent_sent")
def _agent_sent(case: Case) -> Remedy:
    if not case.asked.me.home:
        return _no_agent_left(case)
    return Remedy(Coaching.tr("End this turn. In your next one you can send another Agent."), (END_BUTTON,))


@remedied("already_revealing")
def _already_revealing(case: Case) -> Remedy:
    return never(Coaching.tr("After your Reveal turn, your next Agent turn comes in the next round."))


# ---------------------------------------------------------------- deploying


def some_spaces(asked: OpenQuestion, spaces: list[int]) -> tuple[str, tuple[Ref, ...]]:
    """By their names, as one reads the board, and what stands for them; not too many."""
    named = spaces[:_MOST_SPACES]
    names, refs = [asked.names.space(space) for space in named], tuple((SPACE, space) for space in named)
    return either(names) if named == spaces else f"{', '.join(names)} …", refs


def _to_combat(case: Case, way: str) -> Remedy:
    """Combat spaces that are open to a hand card."""
    asked = case.asked
    reached = {space for spaces in later_sends(asked).values() for space in spaces}
    found = [space for space in reading(asked.edition) if space in reached and asked.edition.spaces[space].combat]
    if not found:
        return never(Coaching.tr("No card in your hand can go to a Combat space."))
    names, refs = some_spaces(asked, found)
    return Remedy(way.format(spaces=names), refs)


remedied["no_agent_sent"] = lambda case: _to_combat(
    case, Coaching.tr("Send an Agent to a Combat space first: {spaces}.")
)
remedied["not_a_combat_space"] = remedied["no_deployment"] = lambda case: _to_combat(
    case, Coaching.tr("In your next turn, send an Agent to a Combat space: {spaces}.")
)


@remedied("deploy_limit")
def _deploy_limit(case: Case) -> Remedy | None:
    """R14.6: what is recruited in the turn may go, too."""
    if len(case.refusal.values) > 1:
        return None
    want = Want(bringing.TROOPS)
    got = supply(at_once(case.asked, want), 1, 0)
    if got.enough:
        ways = either([one.words(want) for one in got.named])
        return Remedy(Coaching.tr("What you recruit in this turn may go, too: {ways}.").format(ways=ways), got.refs)
    return never(
        Coaching.tr("Only two units of your garrison may go in one turn, besides those recruited in it."), turn=True
    )


@remedied("needs_units", "needs_deployed", "needs_deployed_units")
def _too_few_deployed(case: Case) -> Remedy | None:
    """What may still go in this turn is enough, or it is not."""
    asked, turn = case.asked, case.asked.view.turn
    if turn.seat != asked.me.seat:
        return None
    if turn.stage == START_STAGE:
        return remedied["no_agent_sent"](case)
    there = {"needs_units": units(asked.view, asked.me), "needs_deployed": turn.troops}
    missing = case.number(0) - there.get(case.refusal.code, turn.units)
    if sum(action.verb == "deploy" for action in asked.options) < missing:
        return never(Coaching.tr("You can no longer deploy that many."), turn=True)
    return Remedy(Coaching.tr("Deploy %n more unit(s) first.", "", missing), (GARRISON_UNITS,))


@remedied("needs_bond")
def _bond(case: Case) -> Remedy:
    """Another card of the Faction lies there already when the next one is played."""
    asked, faction = case.asked, FACTIONS.index(str(case.refusal.values[0]))
    cards = [card for card in asked.me.hand if faction in asked.view.cards[card].factions]
    if not cards:
        return never(Coaching.tr("You hold no other card of that Faction."), turn=True)
    names = either(list(dict.fromkeys(map(asked.names.card, cards))))
    return never(Coaching.tr("Play one of these in an earlier turn: {cards}.").format(cards=names), turn=True)


# ---------------------------------------------------------------- acquiring


@remedied("not_revealing")
def _not_revealing(case: Case) -> Remedy | None:
    """What the hand would bring is known before it is revealed."""
    asked = case.asked
    ware = next((one for one in wares(asked) if one.words[0] == case.action.args[0]), None)
    cost = None if ware is None else price(asked.view, ware.face, ware.market)
    if ware is None or cost is None or ware.market.money is not PAID_IN:
        return None
    want, brought = Want(PERSUASION), _revealed(asked)
    said = Coaching.tr("Your hand brings {gain} when you reveal; {card} costs {cost}.").format(
        gain=want.words(brought), card=asked.thing("card", ware.face.id), cost=cost
    )
    return never(said) if cost > brought else Remedy(said, (REVEAL_BUTTON,))


def _revealed(asked: OpenQuestion) -> int:
    """How much Persuasion the hand brings for sure, with a seat on the High Council."""
    view, at, want = asked.view, FOR_SEAT[asked.me.seat], Want(PERSUASION)
    boxes = [asked.edition.card_by_id[asked.face_id(card)].reveal for card in asked.me.hand]
    boxes += [asked.edition.spaces[space].reveal for space in dict.fromkeys(asked.me.agents)]
    hand = sum(brings(printed.effect, view, at, want) for box in boxes for printed in box)
    return hand + (COUNCIL_PERSUASION if asked.me.council else 0)


@remedied("persuasion")
def _persuasion(case: Case) -> Remedy:
    return case.get(Want(PERSUASION), case.number(1) - case.number(2))


@remedied("too_dear")
def _too_dear(case: Case) -> Remedy | None:
    money = str(case.refusal.values[3])
    return case.get(Want(money), case.number(1) - case.number(2)) if money in RESOURCES else None


# ---------------------------------------------------------------- intrigue


@remedied("wrong_window")
def _wrong_window(case: Case) -> Remedy | None:
    """When it can be played instead."""
    face = case.asked.edition.intrigue_by_id[case.action.args[0]]
    told = [text for window, text in _moments().items() if window in face.windows]
    return Remedy(" ".join(told)) if told else None


def _moments() -> dict[str, str]:
    return {
        "plot": Coaching.tr("Keep it for one of your turns."),
        "combat": Coaching.tr("Keep it for Combat, when all have revealed: one unit of yours has to be there."),
        "win": Coaching.tr("Keep it until you win a Conflict."),
        "endgame": Coaching.tr("Keep it for the end of the game."),
    }
