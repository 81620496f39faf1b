"""Whole games answered through ``Answering`` alone: everything that is legal can be reached, and nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.effects import Draw, DrawIntrigue
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import HOME
from dune_desktop.engine.view import Question
from dune_desktop.models.asking.answering import LIT, REFUSED, Answering
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.pieces import Targets
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import AGENT, BUTTON, CARD, CONTRACT, POST, SPACE, Ref
from dune_desktop.text import addresses
from tests.asked import answers, table

GAMES = [(0, 3, "base"), (1, 4, "base"), (4, 4, "uprising"), (5, 3, "blend"), (2, 4, "uprising+ix")]
#: Leaders of Rise of Ix ask most.
LEADERS = {"uprising+ix": ("ilesa_ecaz", "tessia_vernius", "viscount_hundro_moritani", "archduke_armand_ecaz")}
PLAIN = {"confirm_reveal": False, "confirm_end": False}


def begun(seed: int, players: int, edition: str) -> Answering:
    """One of these games, at its first question."""
    board, *expansions = edition.split("+")
    leaders = LEADERS.get(edition, ())
    return table(seed, players, leaders, edition=board, expansions=tuple(expansions), **PLAIN)


@pytest.fixture(params=GAMES, ids=lambda game: f"seed{game[0]}-{game[1]}players-{game[2]}")
def answering(request: pytest.FixtureRequest, qapp: object) -> Answering:
    return begun(*request.param)


def questions(answering: Answering) -> Iterator[Question]:
    """Every question of a game that random answers lead through."""
    controller: GameController = answering.controller  # type: ignore[attr-defined]
    chance = Chance(controller.game.chance.state ^ 0xA5)
    while controller.question is not None:
        question = controller.question
        assert question.options
        yield question
        if controller.question is question:
            assert controller.act(question.options[chance.below(len(question.options))])


def legal(question: Question) -> set[Action]:
    return {*(question.options or ()), *(question.take_back or ())}


def told_apart(answering: Answering, actions: Iterable[Action]) -> set[Action | Effect]:
    """Of equal draws it makes no difference which one is resolved: there is one row for all."""
    controller: GameController = answering.controller  # type: ignore[attr-defined]
    found = {action: addresses.find(controller.edition, action.args[0]) for action in actions if action.verb == "do"}
    draws = {action: place[2] for action, place in found.items() if place and isinstance(place[2], Draw | DrawIntrigue)}
    return {draws.get(action, action) for action in actions}


def test_rows_and_buttons_reach_every_answer_and_no_other(answering: Answering) -> None:
    for question in questions(answering):
        reached = {action for _, action in answers(answering, by_rows=True)}
        assert told_apart(answering, reached) == told_apart(answering, legal(question))


def test_pieces_reach_every_answer_and_no_other(answering: Answering) -> None:
    for question in questions(answering):
        reached = {action for _, action in answers(answering, by_rows=False)}
        assert told_apart(answering, reached) == told_apart(answering, legal(question))


def test_rows_stand_for_different_things_and_agree_with_their_pieces(answering: Answering) -> None:
    for _ in questions(answering):
        choices = answering.choices
        rows = list(choices.rows())
        refs = [row.ref for row in (*rows, *choices.buttons)]
        assert len(refs) == len(set(refs))
        keys = [row.key for row in (*rows, *choices.buttons) if row.key]
        assert len(keys) == len(set(keys))
        for row in rows:
            state = answering.state(row.ref)
            if row.refused:
                assert (state.kind, state.reason) == (REFUSED, row.reason)
                assert answering.reason(row.ref) == row.reason
            elif row.lit:
                assert (state.kind, state.key, state.sealed) == (LIT, row.key, row.sealed)
                assert not answering.reason(row.ref)
        assert all(row.title for row in rows)


def test_an_agent_goes_by_card_and_space_in_either_order_and_by_drop_and_a_target_without_a_reason_is_legal(
    answering: Answering,
) -> None:
    for question in questions(answering):
        targets = {ref: answering.targets(ref) for ref in (*answering.choices.by_ref, (AGENT, HOME))}
        answers_to_it = legal(question)
        for ref, found in targets.items():
            for target, choice in found.items():
                assert choice.lit == (not choice.reason), (ref, target)
                assert choice.action is None or choice.action in answers_to_it
        sent = [action for action in question.options or () if action.verb == "agent"]
        if sent:
            _both_orders(answering, sent, targets)


def _both_orders(answering: Answering, sent: list[Action], targets: dict[Ref, Targets]) -> None:
    """All that one card, or one space, leaves to choose is looked at together, as it is one half-made answer."""
    controller: GameController = answering.controller  # type: ignore[attr-defined]
    view = controller.view
    by_card, by_space = defaultdict[Ref, dict[Ref, Action]](dict), defaultdict[Ref, dict[Ref, Action]](dict)
    for action in sent:
        face, space_id = action.args
        hand = [card for card in view.players[view.seat].hand if getattr(controller.face(card), "id", "") == face]
        card, space = (CARD, hand[-1]), (SPACE, controller.edition.space_index[space_id])
        by_card[card][space] = by_space[space][card] = action
    for card, spaces in by_card.items():
        assert all(targets[card][space].action is action for space, action in spaces.items())
        assert answering.choose(card)
        assert all(answering.choices.by_ref[space].action is action for space, action in spaces.items())
        assert answering.back()
    for space, cards in by_space.items():
        if (at_once := answering.choices.by_ref[space].action) is not None:  # no other card goes there
            assert list(cards.values()) == [at_once]
            continue
        assert answering.choose(space)
        assert all(answering.choices.by_ref[card].action is action for card, action in cards.items())
        assert answering.back()
    if view.players[view.seat].home:
        assert all(targets[AGENT, HOME][space].lit for space in by_space)


def test_everything_on_the_table_can_be_asked_why_not(answering: Answering) -> None:
    controller: GameController = answering.controller  # type: ignore[attr-defined]
    for number, question in enumerate(questions(answering)):
        if number % 7:
            continue
        view = controller.view
        me = view.players[question.seat]
        refs: list[Ref] = [(SPACE, space) for space in range(len(controller.edition.spaces))]
        refs += [(CARD, card) for card in (*me.hand, *me.intrigue, *view.row, *me.discard, *me.played)]
        refs += [(kind, n) for kind in ("faction", "seat") for n in range(len(view.players))]
        refs += [("units", zone) for zone in ("garrison", "conflict", "supply", "spies")] + [(AGENT, HOME)]
        refs += [(POST, post) for post in range(len(controller.edition.posts))]
        refs += [(CONTRACT, number) for number in view.contract_market]
        refs += [("reserve", card.id) for card in controller.edition.reserve]
        refs += [(BUTTON, name) for name in ("end", "reveal", "pass", "done")]
        for ref in refs:
            reason = answering.reason(ref)
            assert not (answering.state(ref).kind == LIT and reason), (ref, reason)
            assert bool(reason) or not answering.rule(ref)
        for card in me.hand:
            assert (
                answering.state((CARD, card)).kind == LIT or answering.reason((CARD, card)) or question.kind == "pick"
            )


# ---------------------------------------------------------------- a game by keyboard


#: What goes by itself with open hands.
LED = ("do", "pass", "done", "trash", "discard", "pick")


@pytest.mark.parametrize(("seed", "players", "edition"), GAMES)
def test_a_game_by_digits_pages_and_letters_alone(seed: int, players: int, edition: str, qapp: object) -> None:
    answering = begun(seed, players, edition)
    chance = Chance(seed)
    for question in questions(answering):
        ways = [
            (path, action) for path, action in answers(answering, by_rows=True) if action in (question.options or ())
        ]
        path, action = ways[chance.below(len(ways))]
        history = answering.controller.history  # type: ignore[attr-defined]
        before = len(history)
        for ref in path:
            _type(answering, ref, action)
        assert history[before].action is action
        led = [step.action for step in history[before + 1 :]]  # a lone effect is left, or others have a lone answer
        assert all(one is action or one.verb in LED for one in led), (question.kind, path)


def _type(answering: Answering, ref: Ref, action: Action) -> None:
    """Take the row by its digit, or a button by its own key."""
    choice = answering.choices.by_ref[ref]
    if action in choice.steps or action in choice.take_back:
        number = choice.steps.index(action) + 1 if action in choice.steps else -choice.take_back.index(action) - 1
        assert answering.step(ref, number)
        return
    variant = next((n for n, (_, other) in enumerate(choice.variants) if other is action), None)
    while not answering.choices.by_ref[ref].key and answering.turn_page(1):
        pass
    choice = answering.choices.by_ref[ref]
    if choice.key:
        assert _carriers(answering, choice.key) == [choice]
        assert answering.press(choice.key, variant)
    else:
        # Buttons have keys of their own; amounts and a "no" beyond nine answers have the arrows.
        assert choice.ref[0] in (BUTTON, "amount", "yes")
        assert choice in answering.find(choice.title)
        assert answering.take(choice)


def _carriers(answering: Answering, key: str) -> list[Choice]:
    return [one for one in (*answering.choices.rows(), *answering.choices.buttons) if one.key == key]
