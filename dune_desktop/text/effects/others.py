"""Effects that fall on opponents, in words and signs: what an opponent does is said in the third person."""

from collections.abc import Callable

from dune_desktop.engine.effects import Choice, ChosenOpponent, Discard, EachOpponent, LoseTroops
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import CONFLICT
from dune_desktop.text.effects.prompts import Asked, Choosing, prompting
from dune_desktop.text.effects.words import Effects, either_clause
from dune_desktop.text.pictograms.drawing import drawing, signs_of
from dune_desktop.text.pictograms.signs import Sign, Signs
from dune_desktop.text.wording import clause, wording

_Words = dict[type[Effect], Callable[..., str]]


def _option_discard(effect: Discard) -> str:
    return Effects.tr("discard %n card(s)", "an opponent's option", effect.n)


def _option_lose(effect: LoseTroops) -> str:
    if effect.zone == CONFLICT:
        return Effects.tr("lose %n troop(s) in the Conflict", "an opponent's option", effect.n)
    return Effects.tr("lose %n troop(s) from the garrison", "an opponent's option", effect.n)


_OPTION: _Words = {Discard: _option_discard, LoseTroops: _option_lose}


def _options(effect: Choice) -> str:
    return either_clause([_OPTION.get(type(branch), clause)(branch) for branch in effect.branches])


def _each(effect: Effect) -> str:
    return Effects.tr("each opponent: {clause}").format(clause=clause(effect))


def _each_chooses(effect: Choice) -> str:
    return Effects.tr("each opponent chooses one: {options}").format(options=_options(effect))


def _each_discards(effect: Discard) -> str:
    return Effects.tr("each opponent discards %n card(s)", "", effect.n)


def _each_loses(effect: LoseTroops) -> str:
    if effect.zone == CONFLICT:
        return Effects.tr("each opponent loses %n troop(s) in the Conflict", "", effect.n)
    return Effects.tr("each opponent loses %n troop(s) from their garrison", "", effect.n)


def _chosen(effect: Effect) -> str:
    return Effects.tr("an opponent of your choice: {clause}").format(clause=clause(effect))


def _chosen_chooses(effect: Choice) -> str:
    return Effects.tr("an opponent of your choice chooses one: {options}").format(options=_options(effect))


def _chosen_discards(effect: Discard) -> str:
    return Effects.tr("an opponent of your choice discards %n card(s)", "", effect.n)


def _chosen_loses(effect: LoseTroops) -> str:
    if effect.zone == CONFLICT:
        return Effects.tr("an opponent of your choice loses %n troop(s) in the Conflict", "", effect.n)
    return Effects.tr("an opponent of your choice loses %n troop(s) from their garrison", "", effect.n)


_EACH: _Words = {Choice: _each_chooses, Discard: _each_discards, LoseTroops: _each_loses}
_CHOSEN: _Words = {Choice: _chosen_chooses, Discard: _chosen_discards, LoseTroops: _chosen_loses}


wording.update(
    {
        EachOpponent: lambda effect: _EACH.get(type(effect.effect), _each)(effect.effect),
        ChosenOpponent: lambda effect: _CHOSEN.get(type(effect.effect), _chosen)(effect.effect),
    }
)


@prompting(ChosenOpponent)
def _which_opponent(effect: ChosenOpponent, _asked: Asked) -> str:
    if isinstance(effect.effect, LoseTroops):
        return Choosing.tr("Who loses %n troop(s)?", "", effect.effect.n)
    return Choosing.tr("Choose an opponent")


# ---------------------------------------------------------------- as signs


def _suffered(effect: Effect) -> Signs:
    signs = signs_of(effect)
    return (Sign("open"), *signs, Sign("close")) if isinstance(effect, Choice) else signs


drawing.update(
    {
        EachOpponent: lambda effect: (Sign("opponents"), *_suffered(effect.effect)),
        ChosenOpponent: lambda effect: (Sign("opponent"), *_suffered(effect.effect)),
    }
)
