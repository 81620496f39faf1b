"""Effects that fall on opponents, in words and signs: what an opponent does is said in the third person."""

from collections.abc import Callable
from typing import Any

from dune_desktop.engine.effects import ChooseOne, ChosenOpponent, Discard, EachOpponent, LoseTroops
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import CONFLICT
from dune_desktop.text.drawing import drawing, signs_of
from dune_desktop.text.effects.prompts import Asked, Choosing, prompting
from dune_desktop.text.effects.sentences import Effects, either_clause
from dune_desktop.text.signs import Sign, Signs
from dune_desktop.text.wording import clause, wording

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


def _suffered(effect: Effect) -> Signs:
    signs = signs_of(effect)
    return (Sign("open"), *signs, Sign("close")) if isinstance(effect, ChooseOne) else signs


drawing.update(
    {
        EachOpponent: lambda effect: (Sign("opponents"), *_suffered(effect.effect)),
        ChosenOpponent: lambda effect: (Sign("opponent"), *_suffered(effect.effect)),
    }
)
