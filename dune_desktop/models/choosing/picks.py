"""Picks: yes or no, a side, an amount, a faction, a seat, a space, an agent."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dune_desktop.engine.actions import NO, PICK_AMOUNT, YES, Action
from dune_desktop.engine.effects import Choice as Either
from dune_desktop.engine.effects import ChosenOpponent, LoseTroops, Peek, PickOf
from dune_desktop.engine.names import HOME, NO_CARD
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing import units
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.choosing.cards import card_pick
from dune_desktop.models.choosing.factions import faction_pick
from dune_desktop.models.choosing.parts import deed, first, picked, within
from dune_desktop.models.choosing.sheet import Sheet
from dune_desktop.models.refs import AGENT, AMOUNT, BRANCH, CONFLICT_UNITS, SEAT, SPACE, SUPPLY_UNITS, Ref
from dune_desktop.models.refs import YES as YES_OR_NO
from dune_desktop.text.effects import amounts, sentences
from dune_desktop.text.pictograms import effect_signs, offer_signs
from dune_desktop.text.pictograms.signs import Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.models.choosing.asked import Asked, Place

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
    effect = place.effect
    sheet = Sheet(draft, Choosing.tr("Do this, or leave it?"), place.name, place.ref)
    _yes_or_no(
        asked,
        sheet,
        Choosing.tr("Yes") if effect is None else deed(effect),
        () if effect is None else effect_signs(effect),
        also=() if place.ref is None else (place.ref,),
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
    sheet = Sheet(draft, _branch_prompt(asked, place, join), place.name, place.ref)
    branches = () if join is None else join.branches
    rows = []
    for number in range(1, max(most, len(branches)) + 1):
        branch = branches[number - 1] if number <= len(branches) else None
        row = _side(asked, number, branch)
        if row.action in asked.options:
            rows.append(row)
        else:
            sheet.refuse(row.ref, row.title, _why_no_side(join))
    sheet.group("", rows)
    return sheet


def _why_no_side(join: Either | PickOf | None) -> Why:
    if isinstance(join, PickOf):
        return Why(Choosing.tr("Chosen already, or not possible now."), "R13.10")
    return Why(Choosing.tr("Not possible now."), "R13.6")


def _branch_prompt(asked: Asked, place: Place, join: Either | PickOf | None) -> str:
    if not isinstance(join, PickOf):
        top = asked.me.deck[-1] if asked.me.deck and first(place.effect, Peek) is not None else NO_CARD
        if top == NO_CARD:
            return Choosing.tr("Choose one")
        return Choosing.tr("On top of your deck: {card}. Choose one").format(card=asked.names.card(top))
    return Choosing.tr("Choose %n different ones: {one} of {all}", "", join.count).format(
        one=min(join.count, picked(asked.controller, asked.seat, "pick") + 1), all=join.count
    )


def _side(asked: Asked, number: int, branch: Effect | None) -> Choice:
    action = PICK_AMOUNT[number]
    return Choice(
        (BRANCH, chr(ord("a") + number - 1)),
        str(number) if branch is None else deed(branch),
        action,
        key=str(number),
        signs=() if branch is None else effect_signs(branch),
        sealed=action in asked.options and asked.sealed(action),
    )


# ---------------------------------------------------------------- amounts


def _amount(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    effect = first(place.effect, *units.MOVING)
    if effect is not None:
        return units.troops(asked, draft, place, effect)
    sheet = Sheet(draft, Choosing.tr("{space}: how much?").format(space=place.name), place.name, place.ref)
    sheet.group("", [_amount_row(asked, place, action) for action in asked.options])
    return sheet


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
    title = Choosing.tr("Pay {amounts}").format(amounts=amounts(prices[number]))
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
            sheet.refuse(ref, name, Why(Choosing.tr("It would do nothing to {player}.").format(player=name), "R13.6"))
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
    sheet.group("", [_space_row(asked, action) for action in asked.options])
    return sheet


def _space_row(asked: Asked, action: Action) -> Choice:
    space = asked.edition.space_index[action.args[0]]
    return Choice((SPACE, space), asked.names.space(space), action, sealed=asked.sealed(action))


def _agent(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    sends = place.effect is None  # the sending of an agent asks, not an effect
    prompt = Choosing.tr("Which agent goes to {space}?").format(space=place.name)
    sheet = Sheet(draft, prompt if sends else Choosing.tr("Recall which agent?"), place.name, place.ref)
    sheet.group("", [_agent_row(asked, action) for action in asked.options])
    return sheet


def _agent_row(asked: Asked, action: Action) -> Choice:
    word = action.args[0]
    sealed = asked.sealed(action)
    if word == "leader":
        return Choice((AGENT, HOME), Choosing.tr("From your leader"), action, sealed=sealed)
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
}
