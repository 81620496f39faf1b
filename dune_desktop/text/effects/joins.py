"""The words that join effects, and those that turn them on opponents, in words and signs."""

from collections.abc import Callable
from typing import Any, Final

from attrs import evolve

from dune_desktop.engine.effects import (
    All,
    Arrow,
    ChooseOne,
    ChosenOpponent,
    Deploy,
    Discard,
    EachOpponent,
    If,
    Influence,
    InfluenceVisited,
    LoseTroops,
    May,
    PickOf,
    Retreat,
    Then,
    Trash,
)
from dune_desktop.engine.effects.base import Branch, Effect
from dune_desktop.engine.effects.influence import WITH_EACH
from dune_desktop.engine.names import CONFLICT
from dune_desktop.text.drawing import drawing, or_signs, signs_of, unit_signs
from dune_desktop.text.effects.influence import gaining
from dune_desktop.text.effects.prompts import Asked, Choosing, counted, prompting
from dune_desktop.text.effects.sentences import Effects, clauses, either_clause, given, line
from dune_desktop.text.lists import both, in_a_row
from dune_desktop.text.signs import ARROW, IF, OR, Sign, Signs
from dune_desktop.text.spoken_names import of_a_rival
from dune_desktop.text.wording import clause, wording

#: Their clauses have a subject or joints of their own, so that a bare "and" after them would mislead.
_APART = (All, Arrow, ChooseOne, ChosenOpponent, EachOpponent, If, InfluenceVisited, PickOf, Then)
#: Said last in a unit, or "you may" would seem to mean what follows too.
_LAST = (May, Trash)


def _unit(effects: tuple[Effect, ...]) -> str:
    parts = clauses(sorted(effects, key=lambda effect: isinstance(effect, _LAST)))
    return in_a_row(parts) if any(isinstance(effect, _APART) for effect in effects) else both(parts)


@wording(Then)
def _then(effect: Then) -> str:
    text = clause(effect.steps[0])
    for step in effect.steps[1:]:
        if isinstance(step, If):
            text = in_a_row([text, line(step, given(effect.steps[0]))])
        elif isinstance(step, _APART):
            text = Effects.tr("{first}; then {second}").format(first=text, second=clause(step))
        else:
            text = Effects.tr("{first}, then {second}").format(first=text, second=clause(step))
    return text


#: Both are optional, and said so once.
_DEPLOY_OR_RETREAT: Final = (Deploy(1), Retreat(1))


@wording(ChooseOne)
def _choice(effect: ChooseOne) -> str:
    if effect.branches == _DEPLOY_OR_RETREAT:
        return Effects.tr("you may deploy 1 troop from your garrison to the Conflict, or retreat 1 of your troops")
    options = either_clause(clauses(effect.branches))
    return Effects.tr("choose one: {options}").format(options=options)


@wording(PickOf)
def _pick_of(effect: PickOf) -> str:
    if effect.branches == WITH_EACH:
        return Effects.tr("gain 1 Influence with each of %n different Factions of your choice", "", effect.count)
    options = either_clause(clauses(effect.branches))
    return Effects.tr("choose %n of these: {options}", "", effect.count).format(options=options)


@wording(If)
def _if(effect: If) -> str:
    when = clause(effect.condition)
    if effect.otherwise is None:
        return Effects.tr("{condition}: {effect}").format(condition=when, effect=clause(effect.then))
    return Effects.tr("{condition}: {effect}; otherwise: {otherwise}").format(
        condition=when, effect=clause(effect.then), otherwise=clause(effect.otherwise)
    )


wording.update(
    {
        All: lambda effect: _unit(effect.effects),
        Arrow: lambda effect: Effects.tr("{cost} → {gain}").format(cost=_unit(effect.costs), gain=clause(effect.gain)),
        May: lambda _: Effects.tr("you may {effect}"),
        Branch: lambda effect: clause(effect.effect),
    }
)


@prompting(ChooseOne)
def _which(effect: ChooseOne, _asked: Asked) -> str:
    return _with_whom(effect.branches) or Choosing.tr("Choose one")


@prompting(PickOf)
def _which_of(effect: PickOf, asked: Asked) -> str:
    one_by_one = _with_whom(effect.branches)
    if one_by_one and of_a_rival():
        return one_by_one
    if one_by_one:
        return counted(Choosing.tr("Gain Influence with %n different Factions", "", effect.count), asked)
    return counted(Choosing.tr("Choose %n different ones", "", effect.count), asked)


def _with_whom(branches: tuple[Effect, ...]) -> str:
    """Where all that is chosen among is influence."""
    steps = [one.n for one in branches if isinstance(one, Influence) and isinstance(one.who, int)]
    return gaining(steps[0]) if len(steps) == len(branches) else ""


# ---------------------------------------------------------------- what opponents do, in the third person

_Words = dict[type[Effect], Callable[[Any], str]]
_OPTION: _Words = {
    Discard: lambda effect: Effects.tr("discard %n card(s)", "an opponent's option", effect.n),
    LoseTroops: lambda effect: (
        Effects.tr("lose %n troop(s) in the Conflict", "an opponent's option", effect.n)
        if effect.zone == CONFLICT
        else Effects.tr("lose %n troop(s) from the garrison", "an opponent's option", effect.n)
    ),
}
_EACH: _Words = {
    ChooseOne: lambda effect: Effects.tr("each opponent chooses one: {options}").format(options=_options(effect)),
    Discard: lambda effect: Effects.tr("each opponent discards %n card(s)", "", effect.n),
    LoseTroops: lambda effect: (
        Effects.tr("each opponent loses %n troop(s) in the Conflict", "", effect.n)
        if effect.zone == CONFLICT
        else Effects.tr("each opponent loses %n troop(s) from their garrison", "", effect.n)
    ),
}
_CHOSEN: _Words = {
    ChooseOne: lambda effect: Effects.tr("an opponent of your choice chooses one: {options}").format(
        options=_options(effect)
    ),
    Discard: lambda effect: Effects.tr("an opponent of your choice discards %n card(s)", "", effect.n),
    LoseTroops: lambda effect: (
        Effects.tr("an opponent of your choice loses %n troop(s) in the Conflict", "", effect.n)
        if effect.zone == CONFLICT
        else Effects.tr("an opponent of your choice loses %n troop(s) from their garrison", "", effect.n)
    ),
}


def _options(effect: ChooseOne) -> str:
    return either_clause([_OPTION.get(type(branch), clause)(branch) for branch in effect.branches])


@wording(EachOpponent)
def _each(effect: EachOpponent) -> str:
    if type(effect.effect) in _EACH:
        return _EACH[type(effect.effect)](effect.effect)
    return Effects.tr("each opponent: {clause}").format(clause=clause(effect.effect))


@wording(ChosenOpponent)
def _chosen(effect: ChosenOpponent) -> str:
    if type(effect.effect) in _CHOSEN:
        return _CHOSEN[type(effect.effect)](effect.effect)
    return Effects.tr("an opponent of your choice: {clause}").format(clause=clause(effect.effect))


@prompting(ChosenOpponent)
def _which_opponent(effect: ChosenOpponent, _asked: Asked) -> str:
    if isinstance(effect.effect, LoseTroops):
        return Choosing.tr("Who loses %n troop(s)?", "", effect.effect.n)
    return Choosing.tr("Choose an opponent")


# ---------------------------------------------------------------- as signs


@drawing(PickOf)
def _pick_of_signs(effect: PickOf) -> Signs:
    if effect.branches == WITH_EACH:
        return (Sign("influence", f"×{effect.count}"),)
    return (Sign("open"), *or_signs(map(signs_of, effect.branches)), Sign("close", f"×{effect.count}"))


@drawing(If)
def _if_signs(effect: If) -> Signs:
    signs = (*signs_of(effect.condition), IF, *signs_of(effect.then))
    return signs if effect.otherwise is None else (*signs, OR, *signs_of(effect.otherwise))


@drawing(May)
def _may(effect: May) -> Signs:
    branches = effect.effect.branches if isinstance(effect.effect, ChooseOne) else (effect.effect,)
    return or_signs(_declined(signs_of(branch)) for branch in branches)


def _declined(signs: Signs) -> Signs:
    """What may be left undone: its first sign tells."""
    return (evolve(signs[0], may=True), *signs[1:])


def _suffered(effect: Effect) -> Signs:
    signs = signs_of(effect)
    return (Sign("open"), *signs, Sign("close")) if isinstance(effect, ChooseOne) else signs


drawing.update(
    {
        All: lambda effect: unit_signs(map(signs_of, effect.effects)),
        Then: lambda effect: unit_signs(map(signs_of, effect.steps)),
        ChooseOne: lambda effect: or_signs(map(signs_of, effect.branches)),
        Arrow: lambda effect: (*unit_signs(map(signs_of, effect.costs)), ARROW, *signs_of(effect.gain)),
        Branch: lambda effect: signs_of(effect.effect),
        EachOpponent: lambda effect: (Sign("opponents"), *_suffered(effect.effect)),
        ChosenOpponent: lambda effect: (Sign("opponent"), *_suffered(effect.effect)),
    }
)
