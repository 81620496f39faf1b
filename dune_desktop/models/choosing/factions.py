"""Picks of a faction, with what the steps on its track would bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import ChooseTokens, If, Influence, InfluenceVisited, LoseInfluence
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.effects.influence import InfluenceAmong
from dune_desktop.engine.names import FACTIONS, HOME
from dune_desktop.engine.tracks import takes_alliance
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.choosing.step_builder import StepBuilder, begun
from dune_desktop.models.refs import FACTION, Ref
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.effects import sentence
from dune_desktop.text.signs import Sign, Signs
from dune_desktop.text.wording import clause


class Climb(NamedTuple):
    """So many steps on the track of a faction; negative: down; 0: the track is not touched."""

    faction: int
    steps: int


def climb_of(asked: OpenQuestion, effect: Effect) -> Climb | None:
    """What an effect does when all that it gives is influence with one certain faction."""
    if isinstance(effect, If) and effect.otherwise is None:
        return climb_of(asked, effect.then)
    if isinstance(effect, InfluenceVisited):
        space = asked.view.turn.space
        visited = None if space == HOME else asked.edition.spaces[space].faction
        return None if visited is None else Climb(visited, effect.n)
    if isinstance(effect, Influence) and isinstance(effect.who, int):
        return Climb(effect.who, effect.n)
    return None


# ---------------------------------------------------------------- questions


def faction_pick(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Gain with one, lose with one, or choose in secret."""
    asks = asked.question.asks
    steps = asks.n if isinstance(asks, InfluenceAmong) else -1 if isinstance(asks, LoseInfluence) else 0
    climbs = {pick: Climb(faction, steps) for faction, pick in enumerate(asked.edition.pick_faction)}
    why = {climb: why_no_climb(asked, climb) for climb in climbs.values()}
    return faction_step(asked, begun(asked, draft), {climbs[action]: action for action in asked.options}, why)


def faction_step(
    asked: OpenQuestion, step: StepBuilder, offered: Mapping[Climb, Action], why: Mapping[Climb, Why]
) -> StepBuilder:
    """A row for each faction that is offered, in their fixed order; why not for the others."""
    step.group("", [_row(asked, climb, action) for climb, action in sorted(offered.items())])
    for climb, reason in sorted(why.items()):
        if climb not in offered:
            step.refuse((FACTION, climb.faction), asked.names.faction(climb.faction), reason)
    return step


def _row(asked: OpenQuestion, climb: Climb, action: Action) -> Choice:
    return asked.offer(
        (FACTION, climb.faction),
        asked.names.faction(climb.faction),
        action,
        key=str(climb.faction + 1),
        signs=climb_signs(asked, climb),
        detail=climbed(asked, climb),
        words=_words(asked, climb),
        climb=climb.steps,
    )


def why_no_climb(asked: OpenQuestion, climb: Climb) -> Why:
    """Why a faction is not among those that can be picked."""
    if asked.for_rival:
        return Why(Choosing.tr("It has less Influence with another Faction."), "B3.9")
    value = asked.me.influence[climb.faction]
    if climb.steps > 0 and value == asked.edition.tops[climb.faction]:
        return Why(Choosing.tr("Your Influence is already at the top."), "R7.13")
    if climb.steps < 0 and not value:
        return Why(Choosing.tr("You have no Influence to lose there."), "R7.12")
    if isinstance(asked.question.asks, ChooseTokens):
        return Why(Choosing.tr("You have already chosen this Faction."), "R2.16")
    return Why(Choosing.tr("This is not one of the choices."), "R7.11")


# ---------------------------------------------------------------- what the steps bring


def _ends(asked: OpenQuestion, climb: Climb) -> tuple[int, int]:
    """The influence before and after."""
    before = asked.me.influence[climb.faction]
    return before, min(asked.edition.tops[climb.faction], before + climb.steps)


def climbed(asked: OpenQuestion, climb: Climb) -> str:
    """From where to where."""
    before, after = _ends(asked, climb)
    return f"{before} → {after}" if climb.steps else ""


def climb_signs(asked: OpenQuestion, climb: Climb) -> Signs:
    """The steps, and the point, bonus and Alliance that they bring."""
    name, steps = FACTIONS[climb.faction], climb.steps
    if steps < 0:
        return Sign("lose_influence"), Sign(name)
    if not steps:
        return (Sign(name),)
    printed, (before, after) = asked.edition.factions[climb.faction], _ends(asked, climb)
    signs = [Sign(f"influence_{name}", str(steps) if steps > 1 else "")]
    if before < printed.point <= after:
        signs.append(Sign("vp"))
    if before < printed.height <= after and not asked.for_rival:  # B1.3
        signs += signs_of(printed.bonus)
    if takes_alliance(asked.view, asked.me.seat, climb.faction, after):
        signs.append(Sign(f"alliance_{name}"))
    return tuple(signs)


def _words(asked: OpenQuestion, climb: Climb) -> str:
    """The same in words; of a Rival, which gets no bonus (B1.3), in the third person."""
    printed, (before, after) = asked.edition.factions[climb.faction], _ends(asked, climb)
    rival, words = asked.for_rival, []
    if before < printed.point <= after:
        words.append(Choosing.tr("It gains a Victory Point.") if rival else Choosing.tr("You gain a Victory Point."))
    if after < printed.point <= before:
        words.append(Choosing.tr("You lose a Victory Point."))
    if before < printed.height <= after and not rival:
        words.append(sentence(clause(printed.bonus)))
    if climb.steps > 0 and takes_alliance(asked.view, asked.me.seat, climb.faction, after):
        words.append(Choosing.tr("It takes the Alliance.") if rival else Choosing.tr("You take the Alliance."))
    return " ".join(words)
