"""Standing abilities of leaders in words and signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from dune_desktop.engine import abilities, conditions
from dune_desktop.engine.effects import ChooseTokens, IgnoreAgents, RevealTokens
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.text.by_kind import ByKind
from dune_desktop.text.drawing import amount_signs, drawing, signs_of
from dune_desktop.text.effects.gains import amounts
from dune_desktop.text.effects.prompts import Asked, Choosing, prompting
from dune_desktop.text.effects.sentences import sentence
from dune_desktop.text.lists import both, either
from dune_desktop.text.names import name
from dune_desktop.text.products import of_faction
from dune_desktop.text.signs import IF, WORDS, Sign, Signs
from dune_desktop.text.translating import Texts
from dune_desktop.text.wording import clause, icon_names, wording

Abilities = Texts("Abilities")

#: By the point at which something happens.
POINTS: Final = ByKind[str]("POINTS")
POINTS.update(
    {
        "acquired": lambda: Abilities.tr("whenever you acquire a card"),
        "agent_recalled": lambda: Abilities.tr("whenever one of your Agents is recalled"),
        "agent_sent": lambda: Abilities.tr("when you send an Agent"),
        "conflict_won": lambda: Abilities.tr("when you win a Conflict"),
        "deployed": lambda: Abilities.tr("whenever you deploy troops to the Conflict"),
        "discarded": lambda: Abilities.tr("whenever you discard a card"),
        "endgame_began": lambda: Abilities.tr("at the end of the game"),
        "gone_home": lambda: Abilities.tr("when your units leave the Conflict after a Combat"),
        "intrigue_played": lambda: Abilities.tr("whenever you play an Intrigue card"),
        "reached_2": lambda: Abilities.tr("when you reach 2 Influence with a Faction"),
        "revealed": lambda: Abilities.tr("in your Reveal turn"),
        "round_began": lambda: Abilities.tr("at the start of each round"),
        "seat_taken": lambda: Abilities.tr("when you take a High Council seat"),
        "solari_paid": lambda: Abilities.tr("whenever you pay Solari for the cost of a board space"),
        "trashed": lambda: Abilities.tr("whenever you trash a card"),
        "turn_began": lambda: Abilities.tr("at the start of each of your turns"),
        "turn_ended": lambda: Abilities.tr("at the end of each of your turns"),
    }
)
#: By unit that has a sentence of its own: how much stronger each is.
STRONGER: Final[dict[str, Callable[[int], str]]] = {}
#: The same as the points where opponents do it; what nobody does is said as above.
OTHERS: Final = ByKind[str]("OTHERS")
OTHERS.update(
    {
        "acquired": lambda: Abilities.tr("whenever an opponent acquires a card"),
        "agent_recalled": lambda: Abilities.tr("whenever an opponent's Agent is recalled"),
        "agent_sent": lambda: Abilities.tr("whenever an opponent sends an Agent"),
        "conflict_won": lambda: Abilities.tr("when an opponent wins a Conflict"),
        "deployed": lambda: Abilities.tr("whenever an opponent deploys troops to the Conflict"),
        "discarded": lambda: Abilities.tr("whenever an opponent discards a card"),
        "endgame_began": POINTS["endgame_began"],
        "gone_home": lambda: Abilities.tr("when an opponent's units leave the Conflict after a Combat"),
        "intrigue_played": lambda: Abilities.tr("whenever an opponent plays an Intrigue card"),
        "reached_2": lambda: Abilities.tr("when an opponent reaches 2 Influence with a Faction"),
        "revealed": lambda: Abilities.tr("in each opponent's Reveal turn"),
        "round_began": POINTS["round_began"],
        "seat_taken": lambda: Abilities.tr("when an opponent takes a High Council seat"),
        "solari_paid": lambda: Abilities.tr("whenever an opponent pays Solari for the cost of a board space"),
        "trashed": lambda: Abilities.tr("whenever an opponent trashes a card"),
        "turn_began": lambda: Abilities.tr("at the start of each opponent's turn"),
        "turn_ended": lambda: Abilities.tr("at the end of each opponent's turn"),
    }
)


def _conditions(ability: abilities.When) -> list[conditions.Condition]:
    """Those that its effect does not say itself."""
    said = conditions.HasTokens if isinstance(ability.effect, RevealTokens) else ()
    return [one for one in _flat(ability.condition) if not isinstance(one, said)]


def _flat(what: conditions.Condition | None) -> list[conditions.Condition]:
    if isinstance(what, conditions.And):
        return [*_flat(what.first), *_flat(what.second)]
    return [] if what is None else [what]


def _sent_to(where: conditions.AtFactionSpace) -> str:
    if len(where.factions) == 1:
        return of_faction("when_sent", where.factions[0])
    factions = either([name("faction", FACTIONS[faction]) for faction in where.factions])
    return Abilities.tr("when you send an Agent to a board space of one of these Factions ({factions})").format(
        factions=factions
    )


_WATCHED: frozenset[type[conditions.Condition]] = frozenset({conditions.AtMaker, conditions.SpyingHere})


def _moment(ability: abilities.When, wanted: list[conditions.Condition]) -> tuple[str, list[conditions.Condition]]:
    """When it happens, and the conditions that are not said by that."""
    if ability.others and {type(one) for one in wanted} >= _WATCHED:
        text = Abilities.tr("whenever an opponent sends an Agent to a Maker board space you are spying on")
        return text, [one for one in wanted if type(one) not in _WATCHED]
    if ability.others:
        return OTHERS[ability.point](), wanted
    for one in wanted:
        rest = [other for other in wanted if other is not one]
        if isinstance(one, conditions.Deployed):
            return (
                Abilities.tr("once you have deployed %n or more troops to the Conflict in one turn", "", one.n),
                rest,
            )
        if isinstance(one, conditions.AtFactionSpace):
            return _sent_to(one), rest
        if isinstance(one, conditions.Reached):
            return of_faction("when_reached", one.faction), rest
    return POINTS[ability.point](), wanted


@wording(abilities.When)
def _when(ability: abilities.When) -> str:
    text, wanted = _moment(ability, _conditions(ability))
    for one in wanted:
        text = Abilities.tr("{when}, {condition}").format(when=text, condition=clause(one))
    return Abilities.tr("{when}: {effect}").format(when=text, effect=clause(ability.effect))


@wording(abilities.GainsMore)
def _gains_more(ability: abilities.GainsMore) -> str:
    solari, spice, water = ability.more
    if not (spice or water):
        return Abilities.tr("whenever you gain Solari in your turn, gain %n more", "", solari)
    return Abilities.tr("whenever you gain any of these in your turn, gain more: {amounts}").format(
        amounts=amounts(ability.more)
    )


@wording(abilities.Stronger)
def _stronger(ability: abilities.Stronger) -> str:
    if ability.unit in STRONGER:
        return STRONGER[ability.unit](ability.strength)
    return Abilities.tr("each of your units of this kind has %n more strength: {unit}", "", ability.strength)


#: Words of sending that always count.
_ALWAYS: dict[type[Effect], Callable[..., str]] = {
    IgnoreAgents: lambda effect: Abilities.tr(
        "opponents' Agents do not block your Agents at board spaces with these Agent icons: {icons}"
    ).format(icons=icon_names(effect.icons))
}

_BARRED: Final[dict[str, Callable[[], str]]] = {
    "points": lambda: Abilities.tr("you gain no Victory Points"),
    "goods": lambda: Abilities.tr("you gain no resources or Intrigue cards"),
    "rewards": lambda: Abilities.tr("you gain no rewards of Conflicts"),
    "bonuses": lambda: Abilities.tr("you gain no bonuses of influence tracks"),
    "contracts": lambda: Abilities.tr("you take no contracts"),
    "combat_cards": lambda: Abilities.tr("you play no Intrigue cards in a Combat"),
}

wording.update(
    {
        abilities.AcquiresToTop: lambda _: Abilities.tr("you may put each card you acquire on top of your deck"),
        abilities.Barred: lambda ability: both([_BARRED[thing]() for thing in ability.things]),
        abilities.CountsAs: lambda ability: Abilities.tr(
            "you count as owning %n more copies of any card", "", ability.n
        ),
        abilities.CostLess: lambda ability: Abilities.tr(
            "board spaces with the {icon} icon cost you %n Solari less", "", ability.solari
        ),
        abilities.HarvestLess: lambda ability: Abilities.tr(
            "whenever you harvest spice: gain %n spice less and {effect}", "", ability.spice
        ),
        abilities.Offers: lambda ability: clause(ability.effect),
        abilities.Passive: lambda ability: _ALWAYS.get(type(ability.effect), clause)(ability.effect),
        abilities.SeesTop: lambda _: Abilities.tr("you may look at the top card of your deck at any time"),
        abilities.StartWith: lambda _: Abilities.tr("at the start of the game: {effect}"),
        abilities.StartWithout: lambda _: Abilities.tr("you start the game without the card {card}"),
        abilities.TakesSardaukar: lambda _: Abilities.tr(
            "the Sardaukar contracts are set aside at the start of the game; "
            "whenever you take a contract, you may take one of them instead"
        ),
        abilities.WinsTies: lambda _: Abilities.tr("you win ties at the end of the game"),
        abilities.WithRing: lambda ability: clause(ability.effect),
    }
)


def ability_sentences(those: Sequence[abilities.Ability]) -> str:
    """A leader's standing abilities, a sentence each."""
    return " ".join(sentence(clause(ability)) for ability in those)


@prompting(ChooseTokens)
def _tokens(effect: ChooseTokens, asked: Asked) -> str:
    """What is chosen, and what for: nothing is gained now (R26.5)."""
    what = Choosing.tr("Choose %n Faction(s) in secret ({one} of {all}).", "", effect.n)
    what = what.format(one=asked.question.step, all=effect.n)
    leader = asked.view.players[asked.question.player].leader
    later = [one for one in leader.ability if isinstance(one, abilities.When) and isinstance(one.effect, RevealTokens)]
    return " ".join(filter(None, (what, ability_sentences(later))))


# ---------------------------------------------------------------- as signs


#: At which point of the rules.
_POINT_SIGNS: Final[dict[str, Signs]] = {
    "agent_sent": (Sign("send"),),
    "deployed": (Sign("deploy"),),
    "reached_2": (Sign("influence", "2"),),
    "revealed": (Sign("reveal"),),
    "seat_taken": (Sign("council"),),
    "solari_paid": (Sign("send"), Sign("solari")),
}


#: Conditions whose signs say when it is.
_MOMENTS: Final = (conditions.AtFactionSpace, conditions.AtMaker, conditions.Deployed, conditions.Reached)


@drawing(abilities.When)
def _when_signs(ability: abilities.When) -> Signs:
    wanted = _conditions(ability)
    said = any(isinstance(one, _MOMENTS) for one in wanted)
    who = (Sign("opponent"),) if ability.others else ()
    point = () if said else _POINT_SIGNS.get(ability.point, (WORDS,))
    return (*who, *point, *(sign for one in wanted for sign in signs_of(one)), IF, *signs_of(ability.effect))


drawing.update(
    {
        abilities.AcquiresToTop: lambda _: (Sign("acquire"), Sign("deck", may=True)),
        abilities.Barred: lambda _: (WORDS,),
        abilities.CountsAs: lambda _: (WORDS,),
        abilities.CostLess: lambda ability: (Sign(ICONS[ability.icon]), IF, Sign("solari", f"−{ability.solari}")),
        abilities.GainsMore: lambda ability: (WORDS, IF, *amount_signs(ability.more)),
        abilities.WinsTies: lambda _: (WORDS, IF, Sign("vp")),
        abilities.HarvestLess: lambda ability: (
            Sign("maker"),
            IF,
            Sign("spice", f"−{ability.spice}"),
            *signs_of(ability.effect),
        ),
        abilities.Offers: lambda ability: signs_of(ability.effect),
        abilities.Passive: lambda ability: signs_of(ability.effect),
        abilities.SeesTop: lambda _: (Sign("look", may=True), Sign("deck")),
        abilities.StartWith: lambda ability: (Sign("round", "1"), IF, *signs_of(ability.effect)),
        abilities.StartWithout: lambda _: (Sign("round", "1"), IF, Sign("deck"), WORDS),
        abilities.Stronger: lambda ability: (WORDS, IF, Sign("sword", f"+{ability.strength}")),
        abilities.TakesSardaukar: lambda _: (Sign("contract"), WORDS),
        abilities.WithRing: lambda ability: signs_of(ability.effect),
    }
)
