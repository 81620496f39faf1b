"""The shorthand that the facts of Uprising are written in, made from effect trees: what the tests of facts compare."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from dune_desktop.engine import conditions, effects
from dune_desktop.engine.effects.base import All, Arrow, ChooseOne, Effect
from dune_desktop.engine.effects.influence import WITH_EACH
from dune_desktop.engine.effects.units import ALL_TROOPS
from dune_desktop.engine.names import ANY, BATTLE_ICONS, FACTIONS, HAND, ICONS, PLAYED, REVEALED
from dune_desktop.engine.rivals import words


def box(printed: tuple[Any, ...]) -> str:
    """A printed box, its icons one after another."""
    return "; ".join(told(one.effect) for one in printed)


def told(effect: Effect) -> str:
    """An effect."""
    return _EFFECTS[type(effect)](effect)


def condition(what: conditions.Condition) -> str:
    """A condition."""
    return _CONDITIONS[type(what)](what)


def kinds(boxes: Iterable[Iterable[Any]]) -> list[list[type[Effect]]]:
    """Of printed boxes, the kinds of effect alone."""
    return [sorted((type(one.effect) for one in printed), key=repr) for printed in boxes]


def plain(shorthand: str) -> str:
    """The facts' own words without remarks and variants that say nothing else."""
    for pattern, replacement in _VARIANTS:
        shorthand = re.sub(pattern, replacement, shorthand)
    return shorthand.strip()


_VARIANTS = (
    (r" \((additional, \d+ in total|your choice|mandatory|all mandatory|free)\)", ""),
    (r" \((unavailable once you have it|once per Reveal turn, optional)\)", ""),
    (r"\[(plot|combat|endgame)\] ", ""),
    (r"-> effect: ", "-> "),
    (r" more (sword|card)", r" \1"),
    (r"\bwith a faction\b", "with one faction"),
    (r" of your (spies|choice\b(?= and pay))", r" \1"),
    (r"^optional, ", ""),
    (r"1 intrigue card of your hand", "1 Intrigue card from hand"),
    (r"discard a card from your hand", "discard 1 card from hand"),
    (r"a card that costs (exactly )?(\d+) persuasion\b", r"a card that costs \1\2"),
    (r"if you have (\d\+ influence|\d\+ spies)", r"if \1"),
    (r"influence with fremen, cost", "influence with fremen: cost"),
    (r"you have completed (\d) or more contracts", r"\1+ completed contracts"),
    (r"gain 1 victory point and (?=\d)", "gain 1 victory point and gain "),
    (r"have a seat on the High Council", "hold a High Council seat"),
    (r"\d\+ spies on the board", lambda found: f"{found[0][0]}+ of your Spies are on the board"),
    (r"swords, and", "swords and"),
    (r"(?<=place a spy \(anywhere\)), twice", "; place a spy (anywhere)"),
    (r"optional, deploy 1 troop from your garrison or", "choose one: deploy 1 troop from your garrison |"),
    (r"\(not the one sent this turn\) to your (L|l)eader.*", "(not the one sent this turn)"),
    (r"\(not the one just sent\) to your leader.*", "(not the one sent this turn)"),
    (r"each opponent discards", "each opponent: discard"),
    (r"also draw", "draw"),
    (r"Agent went to a faction board space: the visit", "Agent went to a faction board space: the visit of this turn"),
    (r"with that faction, and this card is trashed", "with the faction of the board space and trash this card"),
    (r"trash this card and an", "trash this card and trash an"),
    (
        r"lose 1 influence twice \(each time with one faction of your choice\)",
        "lose 2 influence, each with one faction",
    ),
    (r"when you deploy 3 or more units to the Conflict in a single turn", "if you deployed 3+ units this turn"),
)


def _n(n: int, one: str, several: str = "") -> str:
    return f"{n} {one if n == 1 else several or one + 's'}"


def _resources(one: Any) -> str:
    amounts = ((one.solari, "solari"), (one.spice, "spice"), (one.water, "water"))
    return " and ".join(f"{n} {what}" for n, what in amounts if n)


def _factions(who: int | tuple[int, ...]) -> str:
    if who == ANY:
        return "one faction of your choice"
    return " or ".join(FACTIONS[one] for one in (who if isinstance(who, tuple) else (who,)))


def _arrow(arrow: Arrow) -> str:
    several = len(arrow.costs) > 1
    costs = [f"{'pay ' * several}{_resources(c)}" if isinstance(c, effects.Pay) else told(c) for c in arrow.costs]
    return f"cost: {' and '.join(costs)} -> {told(arrow.gain)}"


def _place(spy: effects.PlaceSpy) -> str:
    if spy.here:
        where = "an observation post connected to the board space you sent an Agent to this turn"
        return f"place a spy on {where}; that post may already hold another player's Spy"
    if spy.icons is None:
        sharing = "; this spy may share an observation post with another player's spy"
        return "place a spy (anywhere)" + sharing * spy.shared
    icons = [ICONS[icon] for icon in spy.icons]
    words = " or ".join(filter(None, (", ".join(icons[:-1]), icons[-1])))
    return f"place a spy on {'an' if words[0] in 'aeiou' else 'a'} {words} post"


def _trash(trash: effects.TrashCard) -> str:
    what = "a card" if trash.faction is None else f"an {FACTIONS[trash.faction].capitalize()} card"
    if trash.zones == (HAND,):
        return f"trash {what} from your hand"
    if trash.zones == (PLAYED, REVEALED):
        return f"trash {what} of yours in play" + " other than this one" * trash.other
    optional = "; optional" * isinstance(trash, effects.Trash)
    return f"trash {what} (hand, discard or in play{optional})"


def _acquire(acquire: effects.Acquire) -> str:
    cost = f"exactly {acquire.limit}" if acquire.exactly else f"{acquire.limit} or less"
    return f"acquire a card that costs {cost}" + " and put it into your hand" * (acquire.to == HAND)


def _pick_of(several: effects.PickOf) -> str:
    assert several.branches == WITH_EACH
    assert several.count == 2
    return "gain 1 influence with each of two different factions of your choice"


def _if(one: effects.If) -> str:
    then = f"if {condition(one.condition)}: {told(one.then)}"
    return then if one.otherwise is None else f"{then}; otherwise {told(one.otherwise)}"


_EFFECTS: dict[type[Effect], Callable[[Any], str]] = {
    All: lambda e: " and ".join(map(told, e.effects)),
    ChooseOne: lambda e: "choose one: " + " | ".join(map(told, e.branches)),
    Arrow: _arrow,
    effects.If: _if,
    effects.Then: lambda e: "; ".join(map(told, e.steps)),
    effects.May: lambda e: f"optional: {told(e.effect)}",
    effects.Gain: lambda e: f"gain {_resources(e)}",
    effects.VP: lambda e: f"gain {_n(e.n, 'victory point')}",
    effects.Persuasion: lambda e: f"{e.n} persuasion",
    effects.Swords: lambda e: _n(e.n, "sword"),
    effects.Draw: lambda e: f"draw {_n(e.n, 'card')}",
    effects.DrawIntrigue: lambda e: f"draw {e.n} intrigue",
    effects.Recruit: lambda e: f"{'recruit' if e.unit == 'troop' else 'commission'} {_n(e.n, e.unit)}",
    effects.Influence: lambda e: f"gain {e.n} influence with {_factions(e.who)}",
    effects.LoseInfluence: lambda e: (
        "lose 1 influence with one faction of your choice"
        if e.times == 1
        else f"lose {e.times} influence, each with one faction"
    ),
    effects.Discard: lambda e: f"discard {_n(e.n, 'card')} from hand",
    effects.Trash: _trash,
    effects.TrashCard: _trash,
    effects.TrashThis: lambda e: "trash this card",
    effects.TrashIntrigue: lambda e: "trash 1 Intrigue card from hand",
    effects.PlaceSpy: _place,
    effects.RecallSpy: lambda e: "recall a spy" if e.n == 1 else f"recall {e.n} spies",
    effects.TakeContract: lambda e: "take a contract",
    effects.ControlSpace: lambda e: f"take control of {e.space.replace('_', ' ').title()}",
    effects.DestroyWall: lambda e: "destroy the shield wall (optional)",
    effects.Summon: lambda e: f"summon {_n(e.n, 'sandworm')}",
    effects.RetreatTroops: lambda e: f"retreat {e.least}{f' or {e.most}' * (e.most > e.least)} of your troops",
    effects.RecallAgent: lambda e: "recall one of your other Agents (not the one sent this turn)",
    effects.Acquire: _acquire,
    effects.AcquireForSolari: lambda e: (
        "acquire 1 card by paying its cost in solari in place of persuasion; it goes to your hand"
    ),
    effects.TakeSeat: lambda e: "gain your High Council seat",
    effects.Per: lambda e: f"{told(e.effect)} per {_COUNTS[type(e.count)](e.count)}",
    effects.EachOpponent: lambda e: f"each opponent: {told(e.effect)}",
    effects.PickOf: _pick_of,
    effects.InfluenceSpied: lambda e: "gain 1 influence with every faction where you have a Spy",
    effects.InfluenceVisited: lambda e: (
        "the visit of this turn gives 2 influence in place of 1 with the faction of the board space"
    ),
    effects.WaiveRequirement: lambda e: (
        "the Agent sent this turn may enter a board space without meeting its influence requirement"
    ),
    effects.ReturnThis: lambda e: "this card goes back to your hand",
    effects.DeployAnywhere: lambda e: (
        "optional: troops recruited this turn may be deployed to the Conflict, whatever the board space"
    ),
    effects.SortTop: lambda e: (
        "view its top 3, then take one into your hand, put one in your discard pile and trash the third"
    ),
    effects.Deploy: lambda e: (
        f"deploy {'up to ' * (e.least == 0)}{_n(e.n, 'troop')} from your garrison" + " to the Conflict" * (e.n > 1)
    ),
    effects.Retreat: lambda e: (
        "retreat any number of your troops" if e.n == ALL_TROOPS else f"retreat {_n(e.n, 'troop')} from the Conflict"
    ),
    effects.EachAcquired: lambda e: (
        f"during your Reveal turn of this round, each time you acquire a card: {told(e.effect)}"
    ),
    effects.Flip: lambda e: (
        f"turn face down one of your face-up Conflict cards with the {BATTLE_ICONS[e.icon].replace('_', ' ')} icon or"
        " the wild icon"
    ),
    effects.SetAside: lambda e: (
        "remove a card from the Imperium Row and replace it from the deck; during your Reveal turn of this round you"
        " may acquire the removed card for 1 persuasion less"
    ),
    effects.Harvest: lambda e: f"gain {e.base} spice",
    effects.Signet: lambda e: "signet ring",
    effects.InfluenceBehind: lambda e: f"gain {e.n} influence with a faction where another player has more influence",
    words.BonusToBank: lambda e: "return the bonus spice to the bank",
    words.InfluencePlace: lambda e: f"gain 1 influence with priority {e.place}",
    words.InfluenceForAlliance: lambda e: f"gain {e.n} influence for an Alliance",
    words.InfluenceMost: lambda e: "gain 1 influence with the highest faction",
    effects.SummonHere: lambda e: f"summon {_n(e.n, 'sandworm')}",
    effects.TakeHooks: lambda e: "take maker hooks (if you have none yet)",
    effects.StealIntrigue: lambda e: (
        f"each opponent with {e.least} or more intrigue cards gives you 1 of them, chosen at random"
    ),
}

_CONDITIONS: dict[type[conditions.Condition], Callable[[Any], str]] = {
    conditions.Has: lambda c: f"{c.n}+ influence with {FACTIONS[c.faction]}",
    conditions.Alliance: lambda c: f"you hold the {FACTIONS[c.faction]} Alliance",
    conditions.Bond: lambda c: (
        "Fremen Bond" if FACTIONS[c.faction] == "fremen" else "another Bene Gesserit card of yours is in play"
    ),
    conditions.Spies: lambda c: f"{c.n}+ of your Spies are on the board",
    conditions.SpyRecalled: lambda c: "one of your Spies was recalled this turn",
    conditions.SpyingOnMaker: lambda c: "one of your Spies is on a post connected to a Maker board space",
    conditions.Completed: lambda c: f"{c.n}+ completed contracts",
    conditions.Units: lambda c: f"{c.n}+ of your units are in the Conflict",
    conditions.Worms: lambda c: f"you have {c.n}+ sandworms in the Conflict",
    conditions.AtMaker: lambda c: "this turn's Agent went to a Maker board space",
    conditions.Hooks: lambda c: "you have maker hooks",
    conditions.Seated: lambda c: "you hold a High Council seat",
    conditions.ItIs: lambda c: f"the discarded card is a {FACTIONS[c.faction].replace('_', ' ').title()} card",
    conditions.AcquiredCard: lambda c: f"{c.card.replace('_', ' ').title()} is acquired by you this turn",
    conditions.DeckHas: lambda c: f"your deck holds {c.n}+ cards",
    conditions.AtFactionSpace: lambda c: "this turn's Agent went to a faction board space",
    conditions.DeployedUnits: lambda c: f"you deployed {c.n}+ units this turn",
    conditions.AllianceElsewhere: lambda c: (
        f"{c.n}+ influence with one faction whose Alliance token is held by an opponent"
    ),
    conditions.Owns: lambda c: f"you have at least two copies of {c.card.replace('_', ' ').title()}",
    conditions.And: lambda c: {
        conditions.And(conditions.Seated(), conditions.HasSwordmaster()): "you hold both the seat and the Swordmaster",
        conditions.And(conditions.Hooks(), words.CanSummon()): "you have maker hooks and sandworms can enter",
    }[c],
    conditions.GainedSpice: lambda c: "you gained spice this turn",
    conditions.AnyAlliance: lambda c: "you hold any Alliance",
    conditions.Not: lambda c: f"not {condition(c.condition)}",
    words.MostBonus: lambda c: f"{c.space} has the most bonus spice of {', '.join(c.among)}" + " (unoccupied)" * c.free,
    words.BonusAt: lambda c: f"{c.space} has bonus spice",
    words.ConflictLevel: lambda c: f"the Conflict is of level {', '.join(map(str, c.levels))}",
}

_COUNTS: dict[type[effects.Count], Callable[[Any], str]] = {
    effects.InPlay: lambda c: f"{FACTIONS[c.faction].capitalize()} card of yours in play, counting this one",
    effects.RevealedOf: lambda c: (
        f"{FACTIONS[c.faction].capitalize()} card revealed by you this turn, counting this one"
    ),
    effects.Armed: lambda c: "card you revealed this turn that yields at least 1 sword",
    effects.OtherArmed: lambda c: "other card you revealed this turn that yields at least 1 sword",
    effects.CompletedContracts: lambda c: "completed contract of yours",
    effects.UnitsInConflict: lambda c: f"{c.unit} of yours in the Conflict",
}
