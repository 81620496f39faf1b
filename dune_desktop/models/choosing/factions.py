"""Picks of a faction, with what the step on its track would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import PICK_FACTION
from dune_desktop.engine.effects import ChooseTokens, Influence, InfluenceBehind, InfluenceVisited, LoseInfluence
from dune_desktop.engine.names import FACTIONS, NOBODY, TRACK_TOP
from dune_desktop.engine.printed import Track
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.choosing.parts import first, has_lost_influence, picked
from dune_desktop.models.choosing.sheet import Sheet
from dune_desktop.models.refs import FACTION, Ref
from dune_desktop.text.effects import clause, sentence
from dune_desktop.text.pictograms import track_signs
from dune_desktop.text.pictograms.signs import Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.models.choosing.asked import Asked, Place

#: Influence at which a point comes, and at which the bonus and the Alliance do (R7.4, R7.5, R7.7).
_POINT, _BONUS = 2, 4


def faction_pick(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """Gain with one, lose with one, or choose in secret."""
    tokens = first(place.effect, ChooseTokens)
    if tokens is not None:
        done = len(asked.me.tokens)
        prompt = Choosing.tr("Choose %n Faction(s) in secret: {one} of {all}", "", tokens.n)
        return _sheet(asked, draft, place, prompt.format(one=done + 1, all=tokens.n), 0)
    losing = first(place.effect, LoseInfluence)
    gaining = first(place.effect, Influence, InfluenceBehind, InfluenceVisited)
    if losing is not None and (gaining is None or not has_lost_influence(asked.controller, asked.seat)):
        prompt = Choosing.tr("Lose 1 Influence with …")
        if losing.times > 1:
            done = picked(asked.controller, asked.seat, "pick")
            counter = Choosing.tr("{one} of {all}").format(one=done + 1, all=losing.times)
            prompt = Choosing.tr("{what} {counter}").format(what=prompt, counter=counter)
        return _sheet(asked, draft, place, prompt, -1)
    n = 1 if gaining is None else gaining.amount()
    return _sheet(asked, draft, place, Choosing.tr("Gain %n Influence with …", "", n), n)


def _sheet(asked: Asked, draft: tuple[Ref, ...], place: Place, prompt: str, steps: int) -> Sheet:
    sheet = Sheet(draft, prompt, place.name, place.ref)
    rows = []
    for faction, faction_id in enumerate(FACTIONS):
        action = PICK_FACTION[faction]
        ref, title = (FACTION, faction), asked.thing("faction", faction_id)
        if action in asked.options:
            signs = _signs(asked, faction, steps)
            detail = _detail(asked, faction, steps)
            words = _words(asked, faction, steps)
            key = str(faction + 1)
            rows.append(Choice(ref, title, action, key, signs, detail, words, sealed=asked.sealed(action)))
        else:
            sheet.refuse(ref, title, _why(asked, faction, steps))
    sheet.group("", rows)
    return sheet


def _detail(asked: Asked, faction: int, steps: int) -> str:
    value = asked.me.influence[faction]
    return f"{value} → {min(TRACK_TOP, value + steps)}" if steps else ""


def _signs(asked: Asked, faction: int, steps: int) -> Signs:
    """The steps, and the point, bonus and Alliance that they bring."""
    name = FACTIONS[faction]
    if steps < 0:
        return Sign("lose_influence"), Sign(name)
    if not steps:
        return (Sign(name),)
    before = asked.me.influence[faction]
    after = min(TRACK_TOP, before + steps)
    signs = [Sign(f"influence_{name}", str(steps) if steps > 1 else "")]
    if before < _POINT <= after:
        signs.append(Sign("vp"))
    if before < _BONUS <= after:
        signs += track_signs(_track(asked, faction))
    if _takes_alliance(asked, faction, after):
        signs.append(Sign(f"alliance_{name}"))
    return tuple(signs)


def _words(asked: Asked, faction: int, steps: int) -> str:
    """The same in words."""
    before = asked.me.influence[faction]
    after = min(TRACK_TOP, before + steps)
    words = []
    if before < _POINT <= after:
        words.append(Choosing.tr("You gain a Victory Point."))
    if after < _POINT <= before:
        words.append(Choosing.tr("You lose a Victory Point."))
    if before < _BONUS <= after:
        words.append(sentence(clause(_track(asked, faction).bonus)))
    if steps > 0 and _takes_alliance(asked, faction, after):
        words.append(Choosing.tr("You take the Alliance."))
    return " ".join(words)


def _track(asked: Asked, faction: int) -> Track:
    return next(track for track in asked.edition.tracks if track.faction == faction)


def _takes_alliance(asked: Asked, faction: int, after: int) -> bool:
    holder = asked.view.alliances[faction]
    if after < _BONUS or holder == asked.seat:
        return False
    return holder == NOBODY or after > asked.view.players[holder].influence[faction]


def _why(asked: Asked, faction: int, steps: int) -> Why:
    value = asked.me.influence[faction]
    if steps > 0 and value == TRACK_TOP:
        return Why(Choosing.tr("Your Influence is at the top already."), "R7.13")
    if steps < 0 and not value:
        return Why(Choosing.tr("You have no Influence to lose there."), "R7.12")
    if not steps:
        return Why(Choosing.tr("You have chosen this Faction already."), "R2.16")
    return Why(Choosing.tr("This is not one of the choices."), "R7.11")
