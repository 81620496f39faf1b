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
from dune_desktop.engine import conditions
from dune_desktop.engine.effects import (
    acquiring,
    base,
    board,
    cards,
    contracts,
    gains,
    influence,
    leaders,
    others,
    sending,
    spies,
    trophies,
    units,
)
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


def _paid(effect: base.Arrow, signet: Effect | None) -> Worth:
    """Nobody pays more than the gain is worth."""
    whole = together((*(_brings(cost, signet) for cost in effect.costs), _brings(effect.gain, signet)))
    return whole if points(whole) > 0 else NOTHING


def _governed(effect: base.If, signet: Effect | None) -> Worth:
    often = likely(effect.condition)
    otherwise = NOTHING if effect.otherwise is None else _brings(effect.otherwise, signet)
    return together((times(_brings(effect.then, signet), often), times(otherwise, 1 - often)))


def _several(effect: base.PickOf, signet: Effect | None) -> Worth:
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
    base.All: lambda e, ring: together(_brings(one, ring) for one in e.effects),
    base.Then: lambda e, ring: together(_brings(one, ring) for one in e.steps),
    base.ChooseOne: lambda e, ring: best(_brings(one, ring) for one in e.branches),
    base.Branch: lambda e, ring: _brings(e.effect, ring),
    base.PickOf: _several,
    base.Arrow: _paid,
    base.May: lambda e, ring: _optional(_brings(e.effect, ring)),
    base.If: _governed,
    gains.Gain: lambda e, _: worth(solari=e.solari, spice=e.spice, water=e.water),
    gains.Pay: lambda e, _: worth(solari=-e.solari, spice=-e.spice, water=-e.water),
    gains.LoseWater: lambda e, _: worth(water=-1),
    gains.VP: lambda e, _: worth(points=e.n),
    gains.Persuasion: lambda e, _: worth(persuasion=e.n),
    gains.Swords: lambda e, _: worth(swords=e.n),
    gains.Per: lambda e, ring: times(_brings(e.effect, ring), _OFTEN),
    gains.DrawIntrigue: lambda e, _: worth(intrigue=e.n),
    gains.StealIntrigue: lambda e, _: worth(intrigue=0.5),
    influence.Step: lambda e, _: worth(influence=1),
    influence.StepDown: lambda e, _: worth(influence=-1),
    influence.Influence: lambda e, _: worth(influence=e.n),
    influence.InfluenceBehind: lambda e, _: worth(influence=0.9 * e.n),
    influence.InfluenceVisited: lambda e, _: worth(influence=e.n),
    influence.InfluenceWhereAgents: lambda e, _: worth(influence=1.3),
    influence.InfluenceEach: lambda e, _: worth(influence=len(e.factions)),
    influence.LoseInfluence: lambda e, _: worth(influence=-0.8 * e.times),
    influence.Advance: lambda e, _: worth(other=0.3 * e.n),
    influence.Recall: lambda e, _: worth(other=0.5),
    rival_words.InfluencePlace: lambda e, _: worth(influence=1),
    rival_words.InfluenceForAlliance: lambda e, _: worth(influence=e.n),
    rival_words.InfluenceMost: lambda e, _: worth(influence=1),
    rival_words.BonusToBank: lambda e, _: NOTHING,
    units.Recruit: lambda e, _: worth(troops=e.n),
    units.Deploy: lambda e, _: worth(deployed=0.3 * min(e.n, 3)),
    units.DeployRecruited: lambda e, _: worth(deployed=0.3),
    units.Retreat: lambda e, _: worth(troops=0.2 * min(e.n, 3)),
    units.DeployUnits: lambda e, _: worth(deployed=0.6 * e.n),
    units.DeployFromSupply: lambda e, _: worth(deployed=e.n),
    units.RetreatTroops: lambda e, _: worth(deployed=-e.least),
    units.RetreatUnits: lambda e, _: worth(deployed=-e.n),
    units.LoseTroops: lambda e, _: worth(troops=-e.n),
    units.HoldSpace: lambda e, _: worth(control=0.5),
    board.Harvest: lambda e, _: worth(spice=e.base),
    board.HarvestBaseAgain: lambda e, _: worth(spice=2),
    board.ControlSpace: lambda e, _: worth(control=1),
    board.TakeSeat: lambda e, _: worth(council=1),
    board.TakeSwordmaster: lambda e, _: worth(swordmaster=1),
    board.TakeMentat: lambda e, _: worth(agents=1),
    board.RecallAgent: lambda e, _: worth(agents=1),
    board.RepeatSpace: lambda e, _: worth(other=0.4),
    board.CloseSpace: lambda e, _: worth(other=0.12),
    board.Summon: lambda e, _: worth(worms=e.n),
    board.SummonHere: lambda e, _: worth(worms=e.n),
    board.TakeHooks: lambda e, _: worth(hooks=1),
    board.DestroyWall: lambda e, _: worth(other=0.1),
    cards.Draw: lambda e, _: worth(cards=e.n),
    cards.Discard: lambda e, _: worth(cards=-0.6 * e.n),
    cards.TrashCard: lambda e, _: worth(trash=0.3 if e.faction is None else -1),
    cards.Trash: lambda e, _: worth(trash=1),
    cards.TrashThis: lambda e, _: worth(other=-0.15),
    cards.TrashIntrigue: lambda e, _: worth(intrigue=-0.8),
    cards.SwapIntrigues: lambda e, _: worth(intrigue=0.4),
    cards.KeepIntrigue: lambda e, _: worth(intrigue=1.3),
    cards.IntrigueUnderDeck: lambda e, _: worth(intrigue=-0.8),
    cards.ReturnThis: lambda e, _: worth(cards=0.8),
    cards.SortTop: lambda e, _: worth(cards=1.2, trash=0.8),
    cards.DiscardFromDeck: lambda e, _: NOTHING,
    cards.TrashFromDeck: lambda e, _: worth(trash=0.6),
    cards.TakeFromDiscard: lambda e, _: worth(cards=1.1),
    cards.ShuffleIn: lambda e, _: worth(other=0.05),
    cards.Peek: lambda e, _: worth(other=0.03),
    cards.TrashTop: lambda e, _: worth(trash=0.5),
    contracts.TakeContract: lambda e, _: worth(contracts=1),
    contracts.Complete: lambda e, ring: _brings(e.reward, ring),
    acquiring.Acquire: lambda e, _: worth(acquired=0.2 + _FOR_PERSUASION * e.limit * 2),
    acquiring.AcquireForSolari: lambda e, _: worth(acquired=0.8),
    acquiring.Buy: lambda e, _: worth(acquired=0.5 + _FOR_PERSUASION * e.less),
    acquiring.AcquireReserve: lambda e, _: worth(acquired=0.5),
    acquiring.SetAside: lambda e, _: worth(acquired=0.3),
    leaders.Signet: lambda e, ring: NOTHING if ring is None else _brings(ring, None),
    leaders.ChooseTokens: lambda e, _: NOTHING,
    leaders.RevealTokens: lambda e, _: worth(influence=0.6),
    leaders.Train: lambda e, _: worth(other=0.3 * e.n),
    leaders.Memory: lambda e, _: worth(cards=0.5),
    leaders.OtherMemories: lambda e, _: worth(cards=2),
    others.EachOpponent: _to_others,
    others.ChosenOpponent: _to_others,
    sending.SendAnywhere: lambda e, _: worth(other=0.6),
    sending.WaiveRequirement: lambda e, _: worth(other=0.15),
    sending.IgnoreAgents: lambda e, _: worth(other=0.2),
    sending.SpaceCostsLess: lambda e, _: worth(spice=0.3 * e.spice),
    sending.AnotherTurn: lambda e, _: worth(other=0.1),
    sending.AddIcons: lambda e, _: worth(other=0.25),
    sending.MayPass: lambda e, _: worth(other=0.2),
    sending.Discount: lambda e, _: worth(persuasion=0.3 * e.n),
    sending.AcquireToTop: lambda e, _: worth(other=0.1),
    sending.DeployAnywhere: lambda e, _: worth(deployed=0.6),
    sending.NoDeployment: lambda e, _: worth(deployed=-0.6),
    sending.EachAcquired: lambda e, ring: _brings(e.effect, ring),
    spies.PlaceSpy: lambda e, _: worth(spies=1),
    spies.RecallSpy: lambda e, _: worth(spies=-0.9 * e.n),
    spies.InfluenceSpied: lambda e, _: worth(influence=1.2),
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
    sending.SameBox: lambda e, _: worth(cards=0.7),
    sending.DeployAsInCombat: lambda e, _: worth(deployed=1),
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
    trophies.Flip: lambda e, _: worth(other=-0.3),
    trophies.PairWild: lambda e, _: worth(other=-0.1),
}


def enter(word: type[Effect], value: Callable[[Any, Any], Worth]) -> None:
    """A product's own word: what it brings, given the effect and what the ring of the seat does."""
    _WORDS[word] = value


def valued() -> frozenset[type[Effect]]:
    """The words that have a value."""
    return frozenset(_WORDS)
