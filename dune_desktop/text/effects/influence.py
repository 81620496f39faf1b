"""Influence and tokens on other tracks, in words and signs. A Faction in a grammatical case is a literal of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from attrs import frozen

from dune_desktop.engine.conditions import OnTrack
from dune_desktop.engine.effects import (
    Advance,
    Influence,
    InfluenceBehind,
    InfluenceEach,
    InfluenceVisited,
    InfluenceWhereAgents,
    LoseInfluence,
    Recall,
    Train,
)
from dune_desktop.engine.effects.influence import InfluenceAmong, Step, StepDown
from dune_desktop.engine.names import ANY, BENE_GESSERIT, EMPEROR, FACTIONS, FREMEN, SPACING_GUILD
from dune_desktop.text.drawing import PER, drawing, more, or_signs
from dune_desktop.text.effects.prompts import Asked, Choosing, prompting, which
from dune_desktop.text.effects.sentences import Effects
from dune_desktop.text.lists import both, either
from dune_desktop.text.names import name
from dune_desktop.text.products import of_faction
from dune_desktop.text.signs import IF, WORDS, Sign, Signs
from dune_desktop.text.spoken_names import of_a_rival
from dune_desktop.text.wording import wording


@frozen
class Token:
    """What moving the token of a track is called, on and back, why it stays, and the signs of its moves."""

    advance: Callable[[int], str] = lambda n: Effects.tr("move your token %n step(s) on: {track}", "", n)
    recall: Callable[[], str] = lambda: Effects.tr(
        "move your token back to the start and gain the rewards of all steps that it leaves: {track}"
    )
    at_start: Callable[[], str] = lambda: Effects.tr("Your token stands at the start.")
    at_end: Callable[[], str] = lambda: Effects.tr("Your token cannot go any further.")
    ahead: Signs = (WORDS,)
    back: Signs = (WORDS,)


_PLAIN: Final = Token()
#: By track, where its token has a name of its own.
TOKENS: Final[dict[str, Token]] = {}


def token_of(track: str) -> Token:
    """How the token of the track is spoken of."""
    return TOKENS.get(track, _PLAIN)


def _names(factions: tuple[int, ...]) -> list[str]:
    return [name("faction", FACTIONS[faction]) for faction in factions]


@wording(Influence)
def _influence(effect: Influence) -> str:
    who = effect.who
    if isinstance(who, int):
        return of_faction("gain", who, effect.n)
    if set(who) == set(ANY):
        return Effects.tr("gain %n Influence with a Faction of your choice", "", effect.n)
    return Effects.tr("gain %n Influence with one of these Factions: {factions}", "", effect.n).format(
        factions=either(_names(who))
    )


@wording(InfluenceEach)
def _influence_each(effect: InfluenceEach) -> str:
    if set(effect.factions) == {EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN}:
        return Effects.tr("gain 1 Influence with each of the four Factions")
    return Effects.tr("gain 1 Influence with each of these Factions: {factions}").format(
        factions=both(_names(effect.factions))
    )


wording.update(
    {
        InfluenceBehind: lambda effect: Effects.tr(
            "gain %n Influence with a Faction where an opponent has more Influence than you", "", effect.n
        ),
        InfluenceVisited: lambda effect: (
            Effects.tr("gain %n Influence instead of 1 with the Faction whose board space you visit", "", effect.n + 1)
            if effect.instead
            else Effects.tr(
                "gain %n Influence with the Faction whose board space you sent an Agent to this turn", "", effect.n
            )
        ),
        InfluenceWhereAgents: lambda _: Effects.tr(
            "gain 1 Influence with each Faction that has at least one of your Agents on its board spaces"
        ),
        LoseInfluence: lambda effect: (
            Effects.tr("lose 1 Influence with a Faction of your choice")
            if effect.times == 1
            else Effects.tr("lose %n Influence with one Faction of your choice", "", effect.times)
            if effect.together
            else Effects.tr("lose %n Influence (with one or more Factions of your choice)", "", effect.times)
        ),
        Step: lambda effect: of_faction("gain", effect.faction, 1),
        StepDown: lambda effect: of_faction("lose", effect.faction, 1),
        Advance: lambda effect: token_of(effect.track).advance(effect.n),
        Recall: lambda effect: token_of(effect.track).recall(),
        OnTrack: lambda what: Effects.tr("if you have come %n step(s) far: {track}", "", what.step),
    }
)


def gaining(n: int) -> str:
    """With which Faction so much is gained, asked of whoever decides: for the own seat, or for a Rival."""
    if of_a_rival():
        return Choosing.tr("with which Faction does it gain %n Influence?", "", n)
    return Choosing.tr("Gain %n Influence with …", "", n)


prompting[Advance] = prompting[Train] = lambda _, __: Choosing.tr("Move your token to which space?")
prompting[InfluenceAmong] = lambda effect, _: gaining(effect.n)


@prompting(LoseInfluence)
def _lose_with(_effect: LoseInfluence, asked: Asked) -> str:
    prompt, counter = Choosing.tr("Lose 1 Influence with …"), which(asked)
    return Choosing.tr("{what} ({counter})").format(what=prompt, counter=counter) if counter else prompt


# ---------------------------------------------------------------- as signs


def influence_sign(faction: int, n: int = 1) -> Sign:
    """So much influence with this faction."""
    return Sign(f"influence_{FACTIONS[faction]}", more(n))


@drawing(Influence)
def _influence_signs(effect: Influence) -> Signs:
    who = effect.who
    if isinstance(who, int):
        return (influence_sign(who, effect.n),)
    if set(who) == set(ANY):
        return (Sign("influence", more(effect.n)),)
    return or_signs((influence_sign(faction, effect.n),) for faction in who)


drawing.update(
    {
        InfluenceBehind: lambda effect: (Sign("influence", more(effect.n)), WORDS),
        InfluenceVisited: lambda effect: (
            Sign("send"),
            IF,
            Sign("influence", f"+{effect.n}" if effect.instead else more(effect.n)),
        ),
        InfluenceWhereAgents: lambda _: (Sign("influence"), PER, Sign("agent")),
        InfluenceEach: lambda effect: tuple(influence_sign(faction) for faction in effect.factions),
        LoseInfluence: lambda effect: (Sign("lose_influence", more(effect.times)),),
        Step: lambda effect: (influence_sign(effect.faction),),
        StepDown: lambda effect: (Sign("lose_influence"), Sign(FACTIONS[effect.faction])),
        Advance: lambda effect: token_of(effect.track).ahead,
        Recall: lambda effect: token_of(effect.track).back,
        OnTrack: lambda _: (WORDS,),
    }
)
