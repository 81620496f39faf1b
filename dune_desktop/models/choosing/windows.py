"""Small pools, and the windows of combat and endgame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine import units
from dune_desktop.engine.actions import DONE, PASS
from dune_desktop.engine.decisions import WIN
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.choosing.intrigue import play_rows, refuse_plays
from dune_desktop.models.choosing.items import add_rest, item_rows, open_effects, refuse_items, still_to_do
from dune_desktop.models.choosing.open_question import Choosing
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.refs import DONE_BUTTON, PASS_ALL_BUTTON, PASS_BUTTON, Ref

if TYPE_CHECKING:
    from dune_desktop.engine.names import Seat
    from dune_desktop.models.choosing.open_question import OpenQuestion


def pool(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Effects free in order that are finished before anything else; the winner of a Conflict may mix cards in."""
    items, plays = item_rows(asked), play_rows(asked)
    place = asked.place(asked.question.source)
    left, won = open_effects(asked), asked.question.window == WIN
    sheet = StepBuilder(draft, still_to_do(left), place.name, place.ref)
    if not left and (items or plays):
        win = Choosing.tr("You won the Conflict: play a card, or continue")
        sheet.prompt = win if won else Choosing.tr("You may act now, or continue")
    elif not left:
        sheet.prompt = _all_the_same(asked, Choosing.tr("You won the Conflict: continue.") if won else "")
    sheet.group(Choosing.tr("Still to do"), items)
    sheet.group(Choosing.tr("You won: play a card") if won else Choosing.tr("Play a card"), plays)
    refuse_items(asked, sheet)
    add_rest(asked, sheet)
    if asked.question.window in asked.edition.windows:
        refuse_plays(asked, sheet)
    if DONE in asked.options:
        title = Choosing.tr("Skip the rest") if items else Choosing.tr("Done")
        sheet.button(Choice(DONE_BUTTON, title, DONE, sealed=asked.sealed(DONE), accent=not items and not plays))
    return sheet


def _all_the_same(asked: OpenQuestion, prompt: str) -> str:
    """Why there is a question without a choice: that nobody had to ask would tell the others (R20.3)."""
    why = Choosing.tr("You cannot play any of your cards now.")
    if not all(player.rival for player in asked.view.players if player.seat != asked.seat):
        why = Choosing.tr("You cannot play any of your cards now. You are still asked, so that the others cannot tell.")
    return f"{prompt} {why}".lstrip()


def combat(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Play or pass (R20.3); whoever has just played goes on, or is done (Q32)."""
    plays = play_rows(asked)
    strengths = Choosing.tr("Combat: {strengths}.").format(strengths=_strengths(asked))
    question = Choosing.tr("{strengths} Play or pass")
    if _has_played(asked):
        question = Choosing.tr("{strengths} Play another card, or finish")
    prompt = question.format(strengths=strengths) if plays else _all_the_same(asked, strengths)
    sheet = StepBuilder(draft, prompt, asked.names.card(asked.view.conflict), ("card", asked.view.conflict))
    sheet.group(Choosing.tr("Play a card"), plays)
    sheet.group(Choosing.tr("Still to do"), item_rows(asked))
    refuse_plays(asked, sheet)
    _pass_buttons(asked, sheet, accent=not plays)
    return sheet


def _pass_buttons(asked: OpenQuestion, sheet: StepBuilder, accent: bool) -> None:
    """A pass holds until somebody plays; who does not want to hear of that either says so once.

    The same answer ends the playing of a seat, which is no pass: others can answer, then it is asked again (Q32).
    """
    sealed = asked.sealed(PASS)
    others = [asked.view.players[seat] for seat in _fighters(asked) if seat != asked.seat]
    playing = [player for player in others if not player.rival]  # Rivals play no cards (S10.2)
    again = any(player.intrigue for player in playing)
    has_played = _has_played(asked)
    words = Choosing.tr("Nobody else has Intrigue cards: nobody can play after you.") if playing else ""
    if again and has_played:
        words = Choosing.tr("This is not a pass yet: you can play again after the others.")
    elif again:
        words = Choosing.tr("If somebody plays a card after that, you can play again.")
    title = Choosing.tr("Done") if has_played else Choosing.tr("Pass")
    sheet.button(Choice(PASS_BUTTON, title, PASS, words=words, sealed=sealed, accent=accent))
    if again:
        title = Choosing.tr("Pass for the rest of this Combat")
        words = Choosing.tr("You are not asked again in this Combat: you pass each time.")
        sheet.button(Choice(PASS_ALL_BUTTON, title, PASS, words=words, sealed=sealed))


def _has_played(asked: OpenQuestion) -> bool:
    """Since it was asked."""
    return asked.view.combat is not None and asked.view.combat.played


def _fighters(asked: OpenQuestion) -> tuple[Seat, ...]:
    """In turn order (R20.2)."""
    return () if asked.view.combat is None else asked.view.combat.order


def _strengths(asked: OpenQuestion) -> str:
    """Who fights with which strength, in turn order."""
    return ", ".join(_strength(asked, seat) for seat in _fighters(asked))


def _strength(asked: OpenQuestion, seat: Seat) -> str:
    view = asked.view
    strength = units.strength(view, view.players[seat])
    if seat == asked.seat:
        return Choosing.tr("you ({strength})").format(strength=strength)
    return Choosing.tr("{player} ({strength})").format(player=asked.names.seat(seat), strength=strength)


def endgame(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """The last cards, before the count."""
    plays, pairs = play_rows(asked), item_rows(asked)
    prompt = Choosing.tr("Endgame: play your cards, then finish")
    sheet = StepBuilder(
        draft, prompt if plays or pairs else _all_the_same(asked, Choosing.tr("Endgame: nothing to play."))
    )
    sheet.group(Choosing.tr("Battle icons"), pairs)
    sheet.group(Choosing.tr("Play a card"), plays)
    refuse_plays(asked, sheet)
    accent = not plays and not pairs
    sheet.button(Choice(DONE_BUTTON, Choosing.tr("Done"), DONE, sealed=asked.sealed(DONE), accent=accent))
    return sheet
