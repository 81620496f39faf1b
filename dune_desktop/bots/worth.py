"""What effects are worth, found by walking their trees: no card is listed.

Whoever adds a word to the engine says here what it brings (``brings``), as an amount of each kind of thing. What a
condition governs counts as often as the condition is likely to hold (``likely``).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, singledispatch
from operator import mul
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.content.immortality import card_words as grafted
from dune_desktop.content.immortality import words as immortality
from dune_desktop.content.ix import card_words as ix_cards
from dune_desktop.content.ix import contracts as ix_contracts
from dune_desktop.content.ix import leader_words as ix_leaders
from dune_desktop.content.ix import words as ix
from dune_desktop.engine import conditions, effects
from dune_desktop.engine.rivals import words as rival_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.engine.items import Printed

#: What effects bring, and what one of it is worth in victory points.
PRICES: Final = {
    "points": 1.0,
    "persuasion": 0.09,
    "swords": 0.08,
    "solari": 0.1,
    "spice": 0.16,
    "water": 0.17,
    "troops": 0.16,
    "deployed": 0.25,
    "intrigue": 0.25,
    "cards": 0.22,
    "trash": 0.18,
    "influence": 0.5,
    "council": 1.1,
    "swordmaster": 1.3,
    "spies": 0.18,
    "contracts": 0.35,
    "worms": 0.55,
    "hooks": 0.6,
    "control": 0.5,
    "agents": 0.55,
    "acquired": 0.35,
    #: Whatever has no kind of its own, in points.
    "other": 1.0,
}
KINDS: Final = tuple(PRICES)
_NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
_PRICE: Final = tuple(PRICES.values())

#: An amount of each kind, in the order of ``KINDS``.
Worth = tuple[float, ...]
NOTHING: Final[Worth] = (0.0,) * len(KINDS)

#: "For each ..." counts about so many, and a condition of which nothing else is known holds that often.
_OFTEN, _USUAL = 1.5, 0.55


def worth(**amounts: float) -> Worth:
    """So much of these kinds."""
    found = [0.0] * len(KINDS)
    for kind, amount in amounts.items():
        found[_NUMBER[kind]] = amount
    return tuple(found)


def points(what: Worth) -> float:
    """The whole in victory points."""
    found: float = sum(map(mul, what, _PRICE))
    return found


def together(several: Iterable[Worth]) -> Worth:
    """One and the other."""
    return tuple(map(sum, zip(NOTHING, *several, strict=True)))


def times(what: Worth, factor: float) -> Worth:
    """So many times as much."""
    return tuple(amount * factor for amount in what)


def best(several: Iterable[Worth]) -> Worth:
    """The one that is worth most."""
    return max(several, key=points, default=NOTHING)


def amount(what: Worth, kind: str) -> float:
    """How much of this kind it is."""
    return what[_NUMBER[kind]]


def of_box(box: tuple[Printed, ...], signet: Effect | None = None) -> Worth:
    """All icons of a printed box; ``signet``: what the ring of the seat does."""
    return together(brings(printed.effect, signet) for printed in box)


# ---------------------------------------------------------------- conditions


#: How often it holds when its effect is looked at, in the middle of a game.
_LIKELY: Final[dict[type[conditions.Condition], float]] = {
    conditions.Seated: 0.4,
    conditions.HasSwordmaster: 0.5,
    conditions.Revealing: 0.5,
    conditions.TurnStart: 0.9,
    conditions.Joined: 0.7,
    conditions.JoinedTo: 0.3,
    conditions.Bond: 0.45,
    conditions.Alliance: 0.2,
    conditions.AnyAlliance: 0.3,
    conditions.AgentAt: 0.3,
    conditions.Completed: 0.4,
    conditions.Hooks: 0.4,
    conditions.Worms: 0.25,
    conditions.Strength: 0.4,
    conditions.OwnsMost: 0.4,
    conditions.AllianceElsewhere: 0.3,
}


@singledispatch
def likely(condition: object) -> float:
    """How often the condition holds."""
    return _LIKELY.get(type(condition), _USUAL)  # type: ignore[arg-type]


@likely.register
def _(condition: conditions.Not) -> float:
    return 1 - likely(condition.condition)


@likely.register
def _(condition: conditions.And) -> float:
    return likely(condition.first) * likely(condition.second)


@likely.register
def _(condition: conditions.Has) -> float:
    return 0.7 if condition.n <= 2 else 0.3


# ---------------------------------------------------------------- words


def brings(effect: Effect, signet: Effect | None = None) -> Worth:
    """What the effect brings to who resolves it; what it costs is less than nothing."""
    return _brings(effect, signet)


@lru_cache(4096)
def _known(effect: Effect, signet: Effect | None) -> Worth:
    return _WORDS.get(type(effect), _unsaid)(effect, signet)


def _brings(effect: Effect, signet: Effect | None) -> Worth:
    try:
        return _known(effect, signet)
    except TypeError:  # something in it can't be hashed
        return _WORDS.get(type(effect), _unsaid)(effect, signet)


def _unsaid(_effect: object, _signet: object) -> Worth:
    """A word that nobody has valued yet is worth a little: it is printed to be used."""
    return worth(other=0.2)


def _paid(effect: effects.Arrow, signet: Effect | None) -> Worth:
    """Nobody pays more than the gain is worth."""
    whole = together((*(_brings(cost, signet) for cost in effect.costs), _brings(effect.gain, signet)))
    return whole if points(whole) > 0 else NOTHING


def _governed(effect: effects.If, signet: Effect | None) -> Worth:
    often = likely(effect.condition)
    otherwise = NOTHING if effect.otherwise is None else _brings(effect.otherwise, signet)
    return together((times(_brings(effect.then, signet), often), times(otherwise, 1 - often)))


def _several(effect: effects.PickOf, signet: Effect | None) -> Worth:
    branches = sorted((_brings(branch, signet) for branch in effect.branches), key=points, reverse=True)
    return together(branches[: effect.count])


def _optional(what: Worth) -> Worth:
    """One may leave it."""
    return what if points(what) > 0 else NOTHING


def _to_others(effect: Any, signet: Effect | None) -> Worth:
    """What befalls others is worth a part of it to who does it."""
    return worth(other=-0.35 * points(_brings(effect.effect, None)))


#: A card of so much persuasion brings to a deck, in points.
_FOR_PERSUASION = 0.09

#: By the class of each word of effects. An effect that is not here has no value: a test asks for all of them.
_WORDS: Final[dict[type[Any], Callable[[Any, Any], Worth]]] = {
    effects.All: lambda e, ring: together(_brings(one, ring) for one in e.effects),
    effects.Then: lambda e, ring: together(_brings(one, ring) for one in e.steps),
    effects.ChooseOne: lambda e, ring: best(_brings(one, ring) for one in e.branches),
    effects.Branch: lambda e, ring: _brings(e.effect, ring),
    effects.PickOf: _several,
    effects.Arrow: _paid,
    effects.May: lambda e, ring: _optional(_brings(e.effect, ring)),
    effects.If: _governed,
    effects.Gain: lambda e, _: worth(solari=e.solari, spice=e.spice, water=e.water),
    effects.Pay: lambda e, _: worth(solari=-e.solari, spice=-e.spice, water=-e.water),
    effects.LoseWater: lambda e, _: worth(water=-1),
    effects.VP: lambda e, _: worth(points=e.n),
    effects.Persuasion: lambda e, _: worth(persuasion=e.n),
    effects.Swords: lambda e, _: worth(swords=e.n),
    effects.Per: lambda e, ring: times(_brings(e.effect, ring), _OFTEN),
    effects.DrawIntrigue: lambda e, _: worth(intrigue=e.n),
    effects.StealIntrigue: lambda e, _: worth(intrigue=0.5),
    effects.Step: lambda e, _: worth(influence=1),
    effects.StepDown: lambda e, _: worth(influence=-1),
    effects.Influence: lambda e, _: worth(influence=e.n),
    effects.InfluenceBehind: lambda e, _: worth(influence=0.9 * e.n),
    effects.InfluenceVisited: lambda e, _: worth(influence=e.n),
    effects.InfluenceWhereAgents: lambda e, _: worth(influence=1.3),
    effects.InfluenceEach: lambda e, _: worth(influence=len(e.factions)),
    effects.LoseInfluence: lambda e, _: worth(influence=-0.8 * e.times),
    effects.Advance: lambda e, _: worth(other=0.3 * e.n),
    effects.Recall: lambda e, _: worth(other=0.5),
    rival_words.InfluencePlace: lambda e, _: worth(influence=1),
    rival_words.InfluenceForAlliance: lambda e, _: worth(influence=e.n),
    rival_words.InfluenceMost: lambda e, _: worth(influence=1),
    rival_words.BonusToBank: lambda e, _: NOTHING,
    effects.Recruit: lambda e, _: worth(troops=e.n),
    effects.Deploy: lambda e, _: worth(deployed=0.3 * min(e.n, 3)),
    effects.DeployRecruited: lambda e, _: worth(deployed=0.3),
    effects.Retreat: lambda e, _: worth(troops=0.2 * min(e.n, 3)),
    effects.DeployUnits: lambda e, _: worth(deployed=0.6 * e.n),
    effects.DeployFromSupply: lambda e, _: worth(deployed=e.n),
    effects.RetreatTroops: lambda e, _: worth(deployed=-e.least),
    effects.RetreatUnits: lambda e, _: worth(deployed=-e.n),
    effects.LoseTroops: lambda e, _: worth(troops=-e.n),
    effects.HoldSpace: lambda e, _: worth(control=0.5),
    effects.Harvest: lambda e, _: worth(spice=e.base),
    effects.HarvestBaseAgain: lambda e, _: worth(spice=2),
    effects.ControlSpace: lambda e, _: worth(control=1),
    effects.TakeSeat: lambda e, _: worth(council=1),
    effects.TakeSwordmaster: lambda e, _: worth(swordmaster=1),
    effects.TakeMentat: lambda e, _: worth(agents=1),
    effects.RecallAgent: lambda e, _: worth(agents=1),
    effects.RepeatSpace: lambda e, _: worth(other=0.4),
    effects.CloseSpace: lambda e, _: worth(other=0.12),
    effects.Summon: lambda e, _: worth(worms=e.n),
    effects.SummonHere: lambda e, _: worth(worms=e.n),
    effects.TakeHooks: lambda e, _: worth(hooks=1),
    effects.DestroyWall: lambda e, _: worth(other=0.1),
    effects.Draw: lambda e, _: worth(cards=e.n),
    effects.Discard: lambda e, _: worth(cards=-0.6 * e.n),
    effects.TrashCard: lambda e, _: worth(trash=0.3 if e.faction is None else -1),
    effects.Trash: lambda e, _: worth(trash=1),
    effects.TrashThis: lambda e, _: worth(other=-0.15),
    effects.TrashIntrigue: lambda e, _: worth(intrigue=-0.8),
    effects.SwapIntrigues: lambda e, _: worth(intrigue=0.4),
    effects.KeepIntrigue: lambda e, _: worth(intrigue=1.3),
    effects.IntrigueUnderDeck: lambda e, _: worth(intrigue=-0.8),
    effects.ReturnThis: lambda e, _: worth(cards=0.8),
    effects.SortTop: lambda e, _: worth(cards=1.2, trash=0.8),
    effects.DiscardFromDeck: lambda e, _: NOTHING,
    effects.TrashFromDeck: lambda e, _: worth(trash=0.6),
    effects.TakeFromDiscard: lambda e, _: worth(cards=1.1),
    effects.ShuffleIn: lambda e, _: worth(other=0.05),
    effects.Peek: lambda e, _: worth(other=0.03),
    effects.TrashTop: lambda e, _: worth(trash=0.5),
    effects.TakeContract: lambda e, _: worth(contracts=1),
    effects.Complete: lambda e, ring: _brings(e.reward, ring),
    effects.Acquire: lambda e, _: worth(acquired=0.2 + _FOR_PERSUASION * e.limit * 2),
    effects.AcquireForSolari: lambda e, _: worth(acquired=0.8),
    effects.Buy: lambda e, _: worth(acquired=0.5 + _FOR_PERSUASION * e.less),
    effects.AcquireReserve: lambda e, _: worth(acquired=0.5),
    effects.SetAside: lambda e, _: worth(acquired=0.3),
    effects.Signet: lambda e, ring: NOTHING if ring is None else _brings(ring, None),
    effects.ChooseTokens: lambda e, _: NOTHING,
    effects.RevealTokens: lambda e, _: worth(influence=0.6),
    effects.Train: lambda e, _: worth(other=0.3 * e.n),
    effects.Memory: lambda e, _: worth(cards=0.5),
    effects.OtherMemories: lambda e, _: worth(cards=2),
    effects.EachOpponent: _to_others,
    effects.ChosenOpponent: _to_others,
    effects.SendAnywhere: lambda e, _: worth(other=0.6),
    effects.WaiveRequirement: lambda e, _: worth(other=0.15),
    effects.IgnoreAgents: lambda e, _: worth(other=0.2),
    effects.SpaceCostsLess: lambda e, _: worth(spice=0.3 * e.spice),
    effects.AnotherTurn: lambda e, _: worth(other=0.1),
    effects.AddIcons: lambda e, _: worth(other=0.25),
    effects.MayPass: lambda e, _: worth(other=0.2),
    effects.Discount: lambda e, _: worth(persuasion=0.3 * e.n),
    effects.AcquireToTop: lambda e, _: worth(other=0.1),
    effects.DeployAnywhere: lambda e, _: worth(deployed=0.6),
    effects.NoDeployment: lambda e, _: worth(deployed=-0.6),
    effects.EachAcquired: lambda e, ring: _brings(e.effect, ring),
    effects.PlaceSpy: lambda e, _: worth(spies=1),
    effects.RecallSpy: lambda e, _: worth(spies=-0.9 * e.n),
    effects.InfluenceSpied: lambda e, _: worth(influence=1.2),
    ix.MoveFreighter: lambda e, _: worth(other=0.3 * e.n),
    ix.AcquireTech: lambda e, _: worth(acquired=0.7, spice=0.4 * e.less),
    ix.Negotiate: lambda e, _: worth(spice=0.7 * e.n),
    ix.FlipTile: lambda e, _: NOTHING,
    ix.TrashTile: lambda e, _: worth(other=-0.2),
    ix.IfYouWin: lambda e, ring: times(_brings(e.effect, ring), 0.5),
    ix_contracts.ChooseContract: lambda e, _: worth(contracts=1),
    ix_leaders.PlaceSnoopers: lambda e, _: NOTHING,
    ix_leaders.Observe: lambda e, _: worth(influence=0.8),
    ix_leaders.InfluenceSnooped: lambda e, _: worth(influence=1),
    ix_leaders.SetAhead: lambda e, _: NOTHING,
    ix_leaders.TakeBack: lambda e, _: NOTHING,
    ix_cards.Infiltrate: lambda e, _: worth(other=0.15),
    ix_cards.Ambush: lambda e, _: worth(other=0.4),
    effects.SameBox: lambda e, _: worth(cards=0.7),
    effects.DeployAsInCombat: lambda e, _: worth(deployed=1),
    immortality.Research: lambda e, _: worth(other=0.45 * e.n),
    immortality.Beetle: lambda e, _: worth(other=0.4 * e.n),
    immortality.Generate: lambda e, _: worth(spice=0.6 * e.n),
    immortality.PaySpecimens: lambda e, _: worth(spice=-0.6 * e.n),
    immortality.ReturnSpecimens: lambda e, _: worth(spice=-0.5),
    immortality.LoseAnywhere: lambda e, _: worth(troops=-e.n),
    immortality.AcquireTleilaxu: lambda e, _: worth(acquired=0.5),
    immortality.RemoveTleilaxu: lambda e, _: NOTHING,
    immortality.UseAtomics: lambda e, _: NOTHING,
    immortality.OpenWindow: lambda e, _: NOTHING,
    grafted.TrashPartner: lambda e, _: worth(trash=0.6),
    grafted.TrashEither: lambda e, _: worth(trash=0.6),
    grafted.FetchPartner: lambda e, _: worth(cards=0.5),
    grafted.PaidByIcons: lambda e, _: worth(solari=2),
    grafted.RecallSent: lambda e, _: worth(agents=1),
    grafted.GraftToRow: lambda e, _: worth(other=0.3),
    grafted.DeployGarrison: lambda e, _: worth(deployed=0.3 * e.n),
    effects.Flip: lambda e, _: worth(other=-0.3),
    effects.PairWild: lambda e, _: worth(other=-0.1),
}


def enter(word: type[Effect], value: Callable[[Any, Any], Worth]) -> None:
    """A product's own word: what it brings, given the effect and what the ring of the seat does."""
    _WORDS[word] = value


def valued() -> frozenset[type[Effect]]:
    """The words that have a value."""
    return frozenset(_WORDS)
