"""Picks: yes or no, a side, an amount, a faction, a seat, a space, an agent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.actions import NO, PICK_AMOUNT, YES, Action
from dune_desktop.engine.effects import Choice as Either
from dune_desktop.engine.effects import ChosenOpponent, LoseTroops, Peek, PickOf
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import HOME, NO_CARD
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing import tiles, units
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.choosing.cards import card_pick
from dune_desktop.models.choosing.factions import (
    climb_of,
    climb_signs,
    climbed,
    faction_pick,
    faction_sheet,
    gaining_prompt,
    why_no_climb,
)
from dune_desktop.models.choosing.order import reading_place
from dune_desktop.models.choosing.parts import breaks, deed, first, picked, within
from dune_desktop.models.choosing.sheet import Sheet
from dune_desktop.models.refs import (
    AGENT,
    AMOUNT,
    BRANCH,
    CARD,
    CONFLICT_UNITS,
    FACTION,
    SEAT,
    SPACE,
    SUPPLY_UNITS,
    Ref,
)
from dune_desktop.models.refs import YES as YES_OR_NO
from dune_desktop.text.effects import amounts, sentences
from dune_desktop.text.pictograms import effect_signs, offer_signs
from dune_desktop.text.pictograms.signs import Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.models.choosing.asked import Asked, Place
    from dune_desktop.models.choosing.factions import Climb

Builder = Callable[["Asked", tuple[Ref, ...], "Place"], Sheet]


def pick(asked: Asked, draft: tuple[Ref, ...]) -> Sheet:
    """What an effect, or the sending of an agent, asks."""
    return _PICKS[asked.question.what](asked, draft, asked.place(asked.question.source))


# ---------------------------------------------------------------- yes or no


def _offer(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """The deed named, or no."""
    conflict = asked.edition.conflict_by_id.get(asked.question.source)
    if conflict is not None and conflict.controls is not None:
        return _defence(asked, draft, place, conflict.controls)
    effect = asked.question.asks
    assert effect is None or isinstance(effect, Effect)
    sheet = Sheet(draft, Choosing.tr("Do this or skip it?"), place.name, place.ref)
    _yes_or_no(
        asked,
        sheet,
        Choosing.tr("Yes") if effect is None else deed(effect),
        () if effect is None else effect_signs(effect),
        also=(*(() if place.piece is None else (place.piece,)), *breaks(asked, effect)),
    )
    return sheet


def _defence(asked: Asked, draft: tuple[Ref, ...], place: Place, controls: str) -> Sheet:
    """The bonus of control at the start of a round (R10.2)."""
    prompt = Choosing.tr("Defend {space} with a troop?").format(space=asked.thing("space", controls))
    sheet = Sheet(draft, prompt, place.name, place.ref)
    title = Choosing.tr("Deploy a troop from your supply")
    pieces: tuple[Ref, ...] = (SUPPLY_UNITS, CONFLICT_UNITS)
    _yes_or_no(asked, sheet, title, (Sign("deploy"),), units.strength(asked, 1), pieces)
    return sheet


def _yes_or_no(
    asked: Asked, sheet: Sheet, title: str, signs: Signs, detail: str = "", also: tuple[Ref, ...] = ()
) -> None:
    sheet.group("", [Choice((YES_OR_NO, 1), title, YES, "1", signs, detail, sealed=asked.sealed(YES), also=also)])
    sheet.button(Choice((YES_OR_NO, 0), Choosing.tr("No"), NO, "2", sealed=asked.sealed(NO)))


# ---------------------------------------------------------------- sides


def _branch(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    most = max(int(action.args[0]) for action in asked.options)
    joins: list[Either | PickOf] = [*within(place.effect, Either), *within(place.effect, PickOf)]
    join = next((join for join in joins if len(join.branches) >= most), None)
    branches = () if join is None else join.branches
    climbs = [climb for branch in branches if (climb := climb_of(asked, branch)) is not None]
    if len(climbs) == len(branches) and climbs:
        return _tracks(asked, draft, place, join, climbs)
    sheet = Sheet(draft, _branch_prompt(asked, join), place.name, place.ref)
    if first(place.effect, Peek) is not None:
        _show_top(asked, sheet)
    rows = []
    for number in range(1, max(most, len(branches)) + 1):
        branch = branches[number - 1] if number <= len(branches) else None
        row = _side(asked, number, branch)
        if row.action in asked.options:
            rows.append(row)
        else:
            sheet.refuse(row.ref, row.title, asked.why(PICK_AMOUNT[number]), signs=row.signs)
    sheet.group("", rows)
    return sheet


def _tracks(
    asked: Asked, draft: tuple[Ref, ...], place: Place, join: Either | PickOf | None, climbs: Sequence[Climb]
) -> Sheet:
    """Sides that are factions are asked like factions (Machinations); a Rival names one after the other."""
    actions = {climb: PICK_AMOUNT[number] for number, climb in enumerate(climbs, 1)}
    offered = {climb: action for climb, action in actions.items() if action in asked.options}
    prompt = gaining_prompt(asked, climbs[0].steps)
    if isinstance(join, PickOf) and not asked.for_rival:
        prompt = _counted(asked, join, Choosing.tr("Gain Influence with %n different Factions", "", join.count))
    sheet = Sheet(draft, prompt, place.name, place.ref)
    why = {climb: why_no_climb(asked, climb) if asked.for_rival else asked.why(actions[climb]) for climb in climbs}
    return faction_sheet(asked, sheet, offered, why)


def _counted(asked: Asked, join: PickOf, what: str) -> str:
    """Which of several picks this is."""
    done = min(join.count, picked(asked.controller, asked.seat, "pick") + 1)
    counter = Choosing.tr("{one} of {all}").format(one=done, all=join.count)
    return Choosing.tr("{what}: {counter}").format(what=what, counter=counter)


def _branch_prompt(asked: Asked, join: Either | PickOf | None) -> str:
    if isinstance(join, PickOf):
        return _counted(asked, join, Choosing.tr("Choose %n different ones", "", join.count))
    return Choosing.tr("Choose one")


def _show_top(asked: Asked, sheet: Sheet) -> None:
    """The card that was looked at."""
    top = asked.me.deck[-1] if asked.me.deck else NO_CARD
    if top != NO_CARD:
        sheet.looked_at = CARD, top
        card = asked.names.card(top)
        sheet.prompt = Choosing.tr("On top of your deck: {card}. {question}").format(card=card, question=sheet.prompt)


def _side(asked: Asked, number: int, branch: Effect | None) -> Choice:
    action, climb = PICK_AMOUNT[number], climb_of(asked, branch)
    plain = () if branch is None else effect_signs(branch)
    return Choice(
        (BRANCH, chr(ord("a") + number - 1)),
        str(number) if branch is None else deed(branch),
        action,
        key=str(number),
        signs=plain if climb is None else climb_signs(asked, climb),
        detail="" if climb is None else climbed(asked, climb),
        sealed=action in asked.options and asked.sealed(action),
        also=breaks(asked, branch) if climb is None else ((FACTION, climb.faction),),
        climb=0 if climb is None else climb.steps,
    )


# ---------------------------------------------------------------- amounts


def _amount(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    effect = first(place.effect, *units.MOVING)
    if effect is not None:
        return units.troops(asked, draft, place, effect)
    sheet = Sheet(draft, _amount_prompt(asked, place), place.name, place.ref)
    sheet.group("", [_amount_row(asked, place, action) for action in asked.options])
    return sheet


#: By resource, in the order of ``engine.names.RESOURCES``.
_HOW_MUCH: tuple[Callable[[], str], ...] = (
    lambda: Choosing.tr("How many Solari do you pay?"),
    lambda: Choosing.tr("How much spice do you pay?"),
    lambda: Choosing.tr("How much water do you pay?"),
)


def _amount_prompt(asked: Asked, place: Place) -> str:
    """What a price of a space is paid in."""
    assert place.ref is not None
    price = next(price for price in asked.prices(int(place.ref[1])) if any(price))
    return next(words() for n, words in zip(price, _HOW_MUCH, strict=True) if n)


def _amount_row(asked: Asked, place: Place, action: Action) -> Choice:
    """A price of a space where that is a choice, with what it buys."""
    n = int(action.args[0])
    ref, key, sealed = (AMOUNT, n), str(n) if n < 10 else "", asked.sealed(action)
    if place.ref is None or place.ref[0] != SPACE:
        return Choice(ref, str(n), action, key, sealed=sealed)
    space = int(place.ref[1])
    prices = asked.prices(space)
    number = next(at for at, price in enumerate(prices) if sum(price) == n)
    offer = asked.edition.spaces[space].offers[number]
    title = Choosing.tr("Pay {amounts}").format(amounts=amounts(prices[number])) if n else Choosing.tr("Pay nothing")
    signs, words = offer_signs(offer, prices[number]), sentences(offer.effects)
    return Choice(ref, title, action, key, signs, words=words, sealed=sealed)


# ---------------------------------------------------------------- seats, spaces, agents


def _seat(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    sheet = Sheet(draft, _seat_prompt(place), place.name, place.ref)
    offered = {action.args[0]: action for action in asked.options}
    rows = []
    for player in asked.view.players:
        ref, name = (SEAT, player.seat), asked.names.seat(player.seat)
        action = offered.get(f"seat{player.seat}")
        if action is not None:
            key = str(player.seat + 1)
            rows.append(Choice(ref, name, action, key, sealed=asked.sealed(action), seat=player.seat))
        elif player.seat != asked.seat:
            sheet.refuse(
                ref, name, Why(Choosing.tr("It would have no effect on {player}.").format(player=name), "R13.6")
            )
    sheet.group("", rows)
    return sheet


def _seat_prompt(place: Place) -> str:
    effect = first(place.effect, ChosenOpponent)
    if effect is None:  # R7.9: the heir of an Alliance
        return Choosing.tr("Who takes the Alliance?")
    if isinstance(effect.effect, LoseTroops):
        return Choosing.tr("Who loses %n troop(s)?", "", effect.effect.n)
    return Choosing.tr("Choose an opponent")


def _space(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    sheet = Sheet(draft, Choosing.tr("{source}: which space?").format(source=place.name), place.name, place.ref)
    sheet.group("", sorted((_space_row(asked, action) for action in asked.options), key=_on_board(asked)))
    return sheet


def _on_board(asked: Asked) -> Callable[[Choice], int]:
    """In the order in which one reads the board; what is not there comes first."""

    def place(choice: Choice) -> int:
        space = int(choice.ref[1])
        return space if space == HOME else reading_place(asked.edition, space)

    return place


def _space_row(asked: Asked, action: Action) -> Choice:
    space = asked.edition.space_index[action.args[0]]
    return Choice((SPACE, space), asked.names.space(space), action, sealed=asked.sealed(action))


def _agent(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    sends = place.effect is None  # the sending of an agent asks, not an effect
    prompt = Choosing.tr("Which Agent goes to {space}?").format(space=place.name)
    sheet = Sheet(draft, prompt if sends else Choosing.tr("Recall which Agent?"), place.name, place.ref)
    sheet.group("", sorted((_agent_row(asked, action) for action in asked.options), key=_on_board(asked)))
    return sheet


def _agent_row(asked: Asked, action: Action) -> Choice:
    word = action.args[0]
    sealed = asked.sealed(action)
    if word == "leader":
        return Choice((AGENT, HOME), Choosing.tr("From your Leader"), action, sealed=sealed)
    space = asked.edition.space_index[word]
    return Choice((AGENT, space), asked.names.space(space), action, sealed=sealed, also=((SPACE, space),))


_PICKS: dict[str, Builder] = {
    "yes": _offer,
    "branch": _branch,
    "amount": _amount,
    "card": card_pick,
    "faction": faction_pick,
    "seat": _seat,
    "space": _space,
    "agent": _agent,
    "post": tiles.post_pick,
    "spy": tiles.spy_pick,
    "contract": tiles.contract_pick,
    "trophy": tiles.trophy_pick,
    "training": tiles.training_pick,
}
