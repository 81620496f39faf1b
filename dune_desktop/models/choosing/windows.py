"""Small pools, and the windows of combat and endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import DONE, PASS
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing
from dune_desktop.models.choosing.intrigue import play_rows, refuse_plays
from dune_desktop.models.choosing.items import item_rows, refuse_items, still_to_do
from dune_desktop.models.choosing.sheet import Sheet
from dune_desktop.models.refs import DONE_BUTTON, PASS_ALL_BUTTON, PASS_BUTTON, Ref

if TYPE_CHECKING:
    from dune_desktop.models.choosing.asked import Asked


def pool(asked: Asked, draft: tuple[Ref, ...]) -> Sheet:
    """Effects free in order that are finished before anything else; the winner of a Conflict may mix cards in."""
    items, plays = item_rows(asked), play_rows(asked)
    place = asked.place(asked.question.source)
    sheet = Sheet(draft, still_to_do(len(items)), place.name, place.ref)
    if not items:
        won = Choosing.tr("You won the Conflict: play a card, or go on")
        sheet.prompt = won if plays else Choosing.tr("You won the Conflict: go on")
    sheet.group(Choosing.tr("Still to do"), items)
    sheet.group(Choosing.tr("You won: play a card"), plays)
    refuse_items(asked, sheet)
    if asked.question.what == "win":
        refuse_plays(asked, sheet)
    if DONE in asked.options:
        title = Choosing.tr("Leave the rest") if items else Choosing.tr("Done")
        sheet.button(Choice(DONE_BUTTON, title, DONE, sealed=asked.sealed(DONE), accent=not items and not plays))
    return sheet


def combat(asked: Asked, draft: tuple[Ref, ...]) -> Sheet:
    """Play or pass; whoever passes is asked again once somebody plays (R20.3)."""
    plays = play_rows(asked)
    prompt = Choosing.tr("Combat: {strengths}. Play or pass").format(strengths=_strengths(asked))
    sheet = Sheet(draft, prompt, asked.names.card(asked.view.conflict), ("card", asked.view.conflict))
    sheet.group(Choosing.tr("Play a card"), plays)
    refuse_plays(asked, sheet)
    sealed = asked.sealed(PASS)
    words = Choosing.tr("You are asked again if somebody plays a card.")
    sheet.button(Choice(PASS_BUTTON, Choosing.tr("Pass"), PASS, words=words, sealed=sealed, accent=not plays))
    words = Choosing.tr("You pass whatever others play in this Combat.")
    sheet.button(Choice(PASS_ALL_BUTTON, Choosing.tr("Pass for this Combat"), PASS, words=words, sealed=sealed))
    return sheet


def _strengths(asked: Asked) -> str:
    """The own strength first, then those of the others who fight, from the left."""
    players = asked.view.players
    seats = [(asked.seat + n) % len(players) for n in range(len(players))]
    return " : ".join(str(players[seat].strength) for seat in seats if players[seat].troops)


def endgame(asked: Asked, draft: tuple[Ref, ...]) -> Sheet:
    """The last cards, before the count."""
    plays = play_rows(asked)
    sheet = Sheet(draft, Choosing.tr("Endgame: play your cards, then done"))
    sheet.group(Choosing.tr("Play a card"), plays)
    refuse_plays(asked, sheet)
    sheet.button(Choice(DONE_BUTTON, Choosing.tr("Done"), DONE, sealed=asked.sealed(DONE), accent=not plays))
    return sheet
