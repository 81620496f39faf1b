"""From a question and what is chosen of its answer so far to what can be chosen next."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.content.immortality.words import DEFENCE
from dune_desktop.engine.actions import DONE, END, PASS, REVEAL, Action
from dune_desktop.engine.decisions import COMBAT_KIND, ENDGAME, ENDGAME_KIND, PICK_KIND, POOL_KIND, TURN_KIND, WIN
from dune_desktop.engine.frames.flow import DefenceQuestion
from dune_desktop.engine.names import AGENT_STAGE, NOBODY, REVEAL_STAGE, START_STAGE, Seat
from dune_desktop.engine.units import strength as strength_of
from dune_desktop.engine.view import View
from dune_desktop.models.choosing import acquire, picks, send, units
from dune_desktop.models.choosing.cards import play_rows, refuse_plays
from dune_desktop.models.choosing.choices import Choice, Choices
from dune_desktop.models.choosing.items import (
    add_rest,
    anytime_rows,
    item_rows,
    open_effects,
    refuse_items,
    still_to_do,
)
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import DONE_BUTTON, END_BUTTON, PASS_ALL_BUTTON, PASS_BUTTON, REVEAL_BUTTON, Ref
from dune_desktop.text.effects import moment
from dune_desktop.text.spoken_names import speaking_of_a_rival

# ---------------------------------------------------------------- the menu of a turn


def _menu(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Everything that the seat can do in its turn."""
    if asked.question.what == START_STAGE and draft:
        step = send.send_step(asked, draft)
        if step is not None:
            return step
    return _MENUS[asked.question.what](asked, draft)


def _start(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    can_send = bool(asked.sends)
    step = StepBuilder(draft, Choosing.tr("Send an Agent, or reveal") if can_send else Choosing.tr("Reveal your cards"))
    step.group(Choosing.tr("Send an Agent"), send.card_rows(asked))
    _common(asked, step, item_rows(asked))
    send.add_pieces(asked, step)
    send.refuse_cards(asked, step)
    _refuse_common(asked, step)
    if asked.view.turn.may_pass:
        step.button(_menu_button(asked, PASS_BUTTON, Choosing.tr("Pass this turn"), PASS))
    step.button(_reveal_button(asked, can_send))
    return step


def _menu_button(
    asked: OpenQuestion, ref: Ref, title: str, action: Action, accent: bool = False, confirm: str = ""
) -> Choice:
    """In its place even while it is refused: then it says why."""
    if action in asked.options:
        return asked.offer(ref, title, action, accent=accent, confirm=confirm)
    return asked.refused(ref, title, asked.why(action))


def _reveal_button(asked: OpenQuestion, can_send: bool) -> Choice:
    left = asked.me.home if can_send and asked.settings.confirm_reveal else 0
    confirm = Choosing.tr("%n Agent(s) left: reveal anyway?", "", left) if left else ""
    return _menu_button(asked, REVEAL_BUTTON, Choosing.tr("Reveal"), REVEAL, not can_send, confirm)


def _agent(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    items = item_rows(asked)
    ends = END in asked.options
    step = StepBuilder(draft, Choosing.tr("Continue, or end the turn") if ends else still_to_do(open_effects(asked)))
    _common(asked, step, items, deploy=units.deploy_rows(asked))
    if ends and not step.lit:
        step.prompt = Choosing.tr("Nothing is left to do")
    units.add_pieces(asked, step)
    _refuse_common(asked, step)
    add_rest(asked, step)
    step.button(_end_button(asked))
    return step


def _reveal(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    groups = acquire.acquire_groups(asked)
    wares = sum(len(rows) for _, rows in groups)
    left = Choosing.tr("%n Persuasion left", "", asked.me.persuasion)
    buy = Choosing.tr("%n card(s) you can buy", "", wares)
    step = StepBuilder(draft, f"{left} · {buy}" if wares else left)
    _common(asked, step, item_rows(asked), wares=groups)
    acquire.refuse_wares(asked, step)
    _refuse_common(asked, step)
    add_rest(asked, step)
    step.button(_end_button(asked))
    return step


def _common(
    asked: OpenQuestion,
    step: StepBuilder,
    items: Sequence[Choice],
    deploy: Sequence[Choice] = (),
    wares: Sequence[tuple[str, Sequence[Choice]]] = (),
) -> None:
    """What the stages of a turn share, in the order of the list."""
    step.group(Choosing.tr("Still to do"), items)
    step.group(Choosing.tr("Deploy"), deploy)
    for title, rows in wares:
        step.group(title, rows)
    step.group(Choosing.tr("Play a plot"), play_rows(asked))
    _anytime(asked, step)


def _anytime(asked: OpenQuestion, step: StepBuilder) -> None:
    step.group(Choosing.tr("At any time"), anytime_rows(asked))


def _refuse_common(asked: OpenQuestion, step: StepBuilder) -> None:
    refuse_items(asked, step)
    refuse_plays(asked, step)


def _end_button(asked: OpenQuestion) -> Choice:
    open_still = _open_still(asked)
    confirm = open_still if asked.settings.confirm_end else ""
    return _menu_button(asked, END_BUTTON, Choosing.tr("End turn"), END, not open_still, confirm)


def _open_still(asked: OpenQuestion) -> str:
    """What ending now would leave, as a question; plots can wait."""
    items = open_effects(asked)
    if items:
        return Choosing.tr("%n effect(s) still open: end the turn anyway?", "", items)
    if acquire.persuasion_buys(asked):
        return Choosing.tr("%n Persuasion left to spend: end the turn anyway?", "", asked.me.persuasion)
    return units.left_to_deploy(asked)


_MENUS = {START_STAGE: _start, AGENT_STAGE: _agent, REVEAL_STAGE: _reveal}


# ---------------------------------------------------------------- small pools, and the windows of combat and endgame


def _pool(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Effects free in order that are finished before anything else; the winner of a Conflict may mix cards in."""
    items, plays = item_rows(asked), play_rows(asked)
    place = asked.place(asked.question.source)
    left, window = open_effects(asked), asked.question.window
    step = StepBuilder(draft, still_to_do(left), place.name, place.ref)
    if not left and (items or plays):
        step.prompt = moment(window, acts=True)
    elif not left:
        step.prompt = _all_the_same(asked, moment(window, acts=False))
    step.group(Choosing.tr("Still to do"), items)
    step.group(Choosing.tr("You won: play a card") if window == WIN else Choosing.tr("Play a card"), plays)
    _anytime(asked, step)
    refuse_items(asked, step)
    add_rest(asked, step)
    if window in asked.edition.windows:
        refuse_plays(asked, step)
    if DONE in asked.options:
        title = Choosing.tr("Skip the rest") if items else Choosing.tr("Done")
        step.button(asked.offer(DONE_BUTTON, title, DONE, accent=not items and not plays))
    return step


def _all_the_same(asked: OpenQuestion, prompt: str) -> str:
    """Why there is a question without a choice: that nobody had to ask would tell the others (R20.3)."""
    why = Choosing.tr("You cannot play any of your cards now.")
    if not all(player.rival for player in asked.view.players if player.seat != asked.seat):
        why = Choosing.tr("You cannot play any of your cards now. You are still asked, so that the others cannot tell.")
    return f"{prompt} {why}".lstrip()


def _combat(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Play or pass (R20.3); whoever has just played goes on, or is done (Q32)."""
    plays = play_rows(asked)
    fighters = ", ".join(_strength(asked, seat) for seat in _fighters(asked))
    strengths = Choosing.tr("Combat: {strengths}.").format(strengths=fighters)
    question = Choosing.tr("{strengths} Play or pass")
    if _has_played(asked):
        question = Choosing.tr("{strengths} Play another card, or finish")
    prompt = question.format(strengths=strengths) if plays else _all_the_same(asked, strengths)
    step = StepBuilder(draft, prompt, asked.names.card(asked.view.conflict), ("card", asked.view.conflict))
    step.group(Choosing.tr("Play a card"), plays)
    step.group(Choosing.tr("Still to do"), item_rows(asked))
    _anytime(asked, step)
    refuse_plays(asked, step)
    _pass_buttons(asked, step, accent=not plays)
    return step


def _pass_buttons(asked: OpenQuestion, step: StepBuilder, accent: bool) -> None:
    """A pass holds until somebody plays; who does not want to hear of that either says so once.

    The same answer ends the playing of a seat, which is no pass: others can answer, then it is asked again (Q32).
    """
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
    step.button(asked.offer(PASS_BUTTON, title, PASS, words=words, accent=accent))
    if again:
        title = Choosing.tr("Pass for the rest of this Combat")
        words = Choosing.tr("You are not asked again in this Combat: you pass each time.")
        step.button(asked.offer(PASS_ALL_BUTTON, title, PASS, words=words))


def _has_played(asked: OpenQuestion) -> bool:
    """Whether the seat has played a card in this Combat since it was asked."""
    return asked.view.combat is not None and asked.view.combat.played


def _fighters(asked: OpenQuestion) -> tuple[Seat, ...]:
    """In turn order (R20.2)."""
    return () if asked.view.combat is None else asked.view.combat.order


def _strength(asked: OpenQuestion, seat: Seat) -> str:
    """Who fights with which strength."""
    strength = strength_of(asked.view, asked.view.players[seat])
    if seat == asked.seat:
        return Choosing.tr("you ({strength})").format(strength=strength)
    return Choosing.tr("{player} ({strength})").format(player=asked.names.seat(seat), strength=strength)


def _endgame(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """The last cards, before the count."""
    plays, pairs = play_rows(asked), item_rows(asked)
    prompt = Choosing.tr("Endgame: play your cards, then finish")
    step = StepBuilder(
        draft, prompt if plays or pairs else _all_the_same(asked, Choosing.tr("Endgame: nothing to play."))
    )
    step.group(Choosing.tr("Battle icons"), pairs)
    step.group(Choosing.tr("Play a card"), plays)
    refuse_plays(asked, step)
    step.button(asked.offer(DONE_BUTTON, Choosing.tr("Done"), DONE, accent=not plays and not pairs))
    return step


# ---------------------------------------------------------------- any question


_KINDS = {
    TURN_KIND: _menu,
    POOL_KIND: _pool,
    COMBAT_KIND: _combat,
    ENDGAME_KIND: _endgame,
    PICK_KIND: picks.pick,
}


def build(asked: OpenQuestion, draft: tuple[Ref, ...], page: int = 0) -> Choices:
    """The next step of the answer."""
    with speaking_of_a_rival(asked.for_rival):
        step = _KINDS[asked.question.kind](asked, draft)
    step.heading = _heading(asked)
    if asked.for_rival:
        rival = asked.names.seat(asked.me.seat)
        step.prompt = Choosing.tr("For {rival}: {prompt}").format(rival=rival, prompt=step.prompt)
    if draft and not step.is_step:
        step.narrow(draft[-1], Choosing.tr("{thing}: which effect?").format(thing=asked.called(draft[-1])))
    return step.finish(page)


def _heading(asked: OpenQuestion) -> str:
    """Who is asked; in whose turn, where that is another's, or when, where it is nobody's."""
    who, active = asked.names.seat(asked.seat), asked.view.turn.seat
    if asked.for_rival:
        return Choosing.tr("{player} decides for {rival}").format(player=who, rival=asked.names.seat(asked.me.seat))
    if active == asked.seat:
        return Choosing.tr("{player}: your turn").format(player=who)
    if active != NOBODY:
        return Choosing.tr("{player}, in {active}'s turn").format(player=who, active=asked.names.seat(active))
    return _time(asked).format(player=who, round=asked.view.round)


def _time(asked: OpenQuestion) -> str:
    """When it is nobody's turn."""
    view, question = asked.view, asked.question
    sources = {question.source, *(pool.source for pool in view.pools)}
    if not view.round:
        return Choosing.tr("{player}: setup")
    if question.kind == ENDGAME_KIND or f".{ENDGAME}" in question.source:
        return Choosing.tr("{player}: the end of the game")
    if view.combat is not None:
        return Choosing.tr("{player}: Combat")
    if question.asks is DefenceQuestion or question.source.endswith(f".{DEFENCE}"):
        return Choosing.tr("{player}: defence")
    if not sources.isdisjoint(asked.edition.conflict_by_id):
        return Choosing.tr("{player}: Conflict rewards")
    return Choosing.tr("{player}: round {round}")


def unasked(names: Names, view: View) -> Choices:
    """What is said while somebody else is asked, or nobody any more."""
    if view.question is None:
        return Choices(Choosing.tr("The game is over"))
    return Choices(Choosing.tr("Waiting for {player}").format(player=names.seat(view.question.seat)))
