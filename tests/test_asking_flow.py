"""Drafts, stepping back, inline questions, finding, passing on, and what a drop does."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import HOME
from dune_desktop.models import refs
from dune_desktop.models.asking.answering import CHOSEN, LIT, REFUSED, Answering, PieceState
from dune_desktop.models.refs import AGENT, CARD, Ref
from dune_desktop.text import translating
from tests.asked import confirming, drop, position, space, table

pytestmark = pytest.mark.usefixtures("qapp")

HAND = 'seat0 = {hand = ["dagger", "dagger", "diplomacy", "reconnaissance"], intrigue = ["windfall"]}'
#: Two of them reach Wealth.
TWO_FIT = 'seat0.hand = ["dagger", "diplomacy", "seek_allies"]'


def card(answering: Answering, face_id: str, nth: int = 0) -> Ref:
    """A card of the hand."""
    controller = answering.controller
    hand = controller.view.players[controller.looker].hand
    return CARD, [one for one in hand if controller.face(one).id == face_id][nth]


def played(answering: Answering) -> list[str]:
    return [step.action.text for step in answering.controller.history if step.action is not None]


# ---------------------------------------------------------------- the draft


def test_the_draft_goes_back_part_by_part_and_never_undoes_what_was_done() -> None:
    answering = position(TWO_FIT)
    assert answering.choose((AGENT, HOME))
    assert answering.choose(space(answering, "wealth"))
    assert answering.draft == ((AGENT, HOME), space(answering, "wealth"))
    assert answering.choices.prompt == "Wealth: with which card?"
    assert answering.back()
    assert answering.choices.prompt == "Send an Agent where?"
    assert answering.back()
    assert answering.draft == ()
    assert answering.choose(card(answering, "dagger"))
    assert answering.choose(space(answering, "hall_of_oratory"))
    assert played(answering) == ["agent dagger > hall_of_oratory"]
    assert not answering.back()
    assert played(answering) == ["agent dagger > hall_of_oratory"]


def test_one_answer_left_is_not_taken_by_itself() -> None:
    answering = position('seat0 = {hand = ["dagger"], solari = 0}')
    assert answering.choose(card(answering, "dagger"))
    assert len([row for row in answering.choices.rows() if row.lit]) == 1
    assert played(answering) == []


def test_the_copy_that_was_pointed_at_is_the_chosen_one() -> None:
    answering = position(HAND)
    first, second = card(answering, "dagger"), card(answering, "dagger", 1)
    assert answering.state(first) == answering.state(second) == PieceState(LIT, "1")
    assert answering.choose(second)
    assert answering.state(second).kind == CHOSEN
    assert answering.choose(second)  # again: not any more
    assert answering.draft == ()


def test_another_card_begins_a_new_draft() -> None:
    answering = position(HAND)
    assert answering.choose(card(answering, "dagger"))
    assert answering.choose(card(answering, "diplomacy"))
    assert answering.draft == (card(answering, "diplomacy"),)
    assert not answering.choose((CARD, 9999))


def test_a_space_that_the_chosen_card_does_not_reach_is_no_way_to_play_another_card() -> None:
    answering = position(HAND)
    assert answering.choose(card(answering, "dagger"))
    wealth = space(answering, "wealth")
    assert answering.state(wealth).kind == REFUSED
    assert not answering.choose(wealth)
    assert answering.reason(wealth)
    assert answering.draft == (card(answering, "dagger"),)
    assert played(answering) == []


def test_dropping_an_earlier_part_drops_what_came_after_it() -> None:
    answering = position(TWO_FIT)
    assert answering.choose((AGENT, HOME))
    assert answering.choose(space(answering, "wealth"))
    assert answering.choose((AGENT, HOME))
    assert answering.draft == ()


def test_a_new_question_forgets_the_draft() -> None:
    answering = position(HAND)
    assert answering.choose(card(answering, "dagger"))
    assert answering.controller.act(Action.parse("play windfall"))
    assert answering.draft == ()


# ---------------------------------------------------------------- pawns


def test_a_pawn_dropped_on_a_space_plays_the_one_card_that_fits() -> None:
    answering = position(HAND)
    found = answering.targets((AGENT, HOME))
    assert found[space(answering, "wealth")].lit
    assert found[space(answering, "mentat")].reason == "You cannot pay the cost of Mentat: 2 Solari."
    assert found[space(answering, "wealth")].detail == "Diplomacy"
    assert drop(answering, (AGENT, HOME), space(answering, "wealth"))
    assert played(answering) == ["agent diplomacy > wealth"]


def test_a_space_that_one_card_reaches_is_taken_with_it() -> None:
    answering = position(HAND)
    assert answering.choose(space(answering, "wealth"))
    assert played(answering) == ["agent diplomacy > wealth"]


def test_where_several_cards_fit_the_card_is_asked_for() -> None:
    answering = position(TWO_FIT)
    assert drop(answering, (AGENT, HOME), space(answering, "wealth"))
    assert [row.title for row in answering.choices.rows() if row.lit] == ["Diplomacy", "Seek Allies"]
    assert played(answering) == []


def test_an_agent_on_the_board_moves_with_kwisatz_haderach_alone() -> None:
    answering = position('seat0 = {hand = ["kwisatz_haderach", "dagger"], agents = ["wealth"]}')
    wealth = space(answering, "wealth")
    assert drop(answering, (AGENT, wealth[1]), space(answering, "hall_of_oratory"))
    assert played(answering) == ["agent kwisatz_haderach > hall_of_oratory", "pick wealth"]
    assert answering.controller.view.players[0].home == 1


# ---------------------------------------------------------------- dragging cards


def test_a_card_over_a_closed_space_says_why() -> None:
    answering = position(HAND)
    found = answering.targets(card(answering, "dagger"))
    assert len(found) == 22
    assert found[space(answering, "hall_of_oratory")].lit
    assert found[space(answering, "wealth")].reason == "Dagger has no Agent icon for Wealth."
    assert not drop(answering, card(answering, "dagger"), space(answering, "wealth"))
    assert drop(answering, card(answering, "dagger"), space(answering, "hall_of_oratory"))


def test_after_the_agent_is_sent_the_other_cards_say_so() -> None:
    answering = position(HAND, "agent reconnaissance > carthag")
    reasons = {choice.reason for choice in answering.targets(card(answering, "dagger")).values()}
    assert reasons == {"You have already sent an Agent this turn."}
    assert answering.reason(card(answering, "dagger")) == "You have already sent an Agent this turn."


# ---------------------------------------------------------------- inline questions


def test_reveal_with_an_agent_left_is_asked_about() -> None:
    answering = position(HAND)
    assert answering.choose(refs.REVEAL_BUTTON)
    assert confirming(answering) is not None
    assert answering.choices.prompt == "2 Agents left: reveal anyway?"
    assert [(row.key, row.title) for row in answering.choices.rows()] == [("1", "Reveal"), ("2", "Continue playing")]
    assert answering.choices.buttons == ()
    assert answering.state(card(answering, "dagger")) == PieceState()
    assert answering.targets(card(answering, "dagger")) == {}
    assert not answering.choose(card(answering, "dagger"))
    assert answering.press("2")
    assert confirming(answering) is None
    assert played(answering) == []
    assert answering.choose(refs.REVEAL_BUTTON)
    assert answering.confirm()
    assert played(answering) == ["reveal"]
    assert not answering.confirm()


def test_enter_does_only_what_can_be_undone() -> None:
    """Buying refills the Row for all to see; revealing shows nothing that one does not know."""
    answering = position('seat0.hand = ["dagger", "convincing_argument"]\nrow = ["scout"]', confirm_buy=True)
    assert answering.choose(refs.REVEAL_BUTTON)
    assert answering.choices.start == refs.CONFIRM_BUTTON
    assert answering.confirm()
    assert answering.take(next(row for row in answering.choices.rows() if row.title == "Scout"))
    assert next(answering.choices.rows()).sealed
    assert answering.choices.start == refs.BACK_BUTTON


def test_reveal_is_not_asked_about_where_that_is_switched_off() -> None:
    answering = position(HAND, confirm_reveal=False)
    assert answering.choose(refs.REVEAL_BUTTON)
    assert played(answering) == ["reveal"]


@pytest.mark.parametrize(
    ("actions", "question"),
    [
        (("agent spice_hunter > secure_contract",), ""),
        (
            ("agent reconnaissance > carthag", "do carthag.2"),
            "You can still deploy 3 troops: end the turn anyway?",
        ),
        (("agent reconnaissance > carthag", "do carthag.2", "deploy 1"), ""),
        (("reveal",), "2 Persuasion left to spend: end the turn anyway?"),
    ],
)
def test_the_end_of_a_turn_with_something_open_is_asked_about(actions: tuple[str, ...], question: str) -> None:
    text = 'seat0 = {hand = ["reconnaissance", "dagger", "spice_hunter"]}\nrow = ["scout"]'
    answering = position(text, *actions)
    button = answering.choices.by_ref[refs.END_BUTTON]
    assert button.confirm == question
    assert button.accent == (not question)


def test_buying_is_asked_about_if_one_likes() -> None:
    answering = position('seat0.hand = ["convincing_argument"]\nrow = ["scout"]', "reveal", confirm_buy=True)
    scout = next(row for row in answering.choices.rows() if row.title == "Scout")
    assert answering.take(scout)
    assert answering.choices.prompt == "Acquire Scout?"
    assert answering.press("1")
    assert played(answering) == ["reveal", "acquire scout"]


# ---------------------------------------------------------------- finding, languages


def test_letters_find_rows_and_pieces_by_their_words() -> None:
    answering = position(HAND)
    assert [choice.title for choice in answering.find("di")] == ["Diplomacy"]
    assert [choice.title for choice in answering.find("HALL")] == ["Hall of Oratory"]
    assert answering.find("orat")[0].ref == space(answering, "hall_of_oratory")
    assert [choice.title for choice in answering.find("rev")] == ["Reveal"]
    assert answering.find("") == answering.find("zz") == ()


def test_what_letters_find_stands_in_the_list() -> None:
    """Rows as the list holds them, so that it can go there; what is refused comes last, to be told why."""
    answering = position('seat0 = {hand = ["dagger", "diplomacy"], intrigue = ["windfall", "double_cross"]}')
    assert [(choice.title, choice.refused) for choice in answering.find("d")] == [
        ("Dagger", False),
        ("Diplomacy", False),
        ("Double Cross", True),
    ]
    assert set(answering.find("d")) <= set(answering.choices.rows())
    assert answering.choose(refs.REVEAL_BUTTON)
    assert [choice.ref for choice in answering.find("cont")] == [refs.BACK_BUTTON]
    assert answering.find("d") == ()


def test_an_open_effect_is_found_by_its_source_too() -> None:
    answering = position(HAND, "agent diplomacy > secrets")
    assert [choice.title for choice in answering.find("draw")] == ["Draw 1 Intrigue card"]
    found = [choice.title for choice in answering.find("sec") if choice.lit]
    assert found == ["Draw 1 Intrigue card", "Gain 1 Influence with the Bene Gesserit"]


def test_everything_is_worded_anew_in_another_language(qtbot: QtBot) -> None:
    answering = position(HAND)
    assert answering.choose(card(answering, "dagger"))
    translating.install(lambda context, source, disambiguation, n: f"~{source}")
    try:
        with qtbot.waitSignal(answering.changed):
            answering.retranslate()
        assert answering.draft == (card(answering, "dagger"),)
        texts = [answering.choices.prompt, *(row.title for row in answering.choices.rows())]
        texts += [button.title for button in answering.choices.buttons]
        assert all("~" in text for text in texts), texts
    finally:
        translating.install(None)


# ---------------------------------------------------------------- passing


COMBAT = """
    phase = "combat"
    seat0 = {troops = 2, intrigue = ["windfall"]}
    seat1 = {troops = 2, intrigue = ["ambush", "tiebreaker"]}
    seat2 = {troops = 0, intrigue = []}
"""


def test_after_a_pass_one_is_asked_again_if_somebody_plays() -> None:
    answering = position(COMBAT)
    assert answering.choose(refs.PASS_BUTTON)
    assert answering.controller.act(Action.parse("play ambush"))
    assert answering.controller.act(Action.parse("pass"))
    assert answering.choices.heading == "Serhii: Combat"


def test_who_passes_for_the_combat_is_not_asked_again(qtbot: QtBot) -> None:
    answering = position(COMBAT)
    assert answering.choose(refs.PASS_ALL_BUTTON)
    assert answering.controller.act(Action.parse("play ambush"))
    assert answering.controller.act(Action.parse("pass"))
    qtbot.waitUntil(lambda: played(answering)[-2:] == ["pass", "pass"])
    assert played(answering) == ["pass", "play ambush", "pass", "pass"]


def test_the_hand_of_who_passes_for_the_combat_is_not_shown_for_that(qtbot: QtBot) -> None:
    answering = position(COMBAT)
    controller = answering.controller
    assert answering.choose(refs.PASS_ALL_BUTTON)
    controller.cover = "always"
    lookers = []
    controller.shown.connect(lambda view, _events: lookers.append(view.seat))
    assert controller.act(Action.parse("play ambush"))
    assert controller.act(Action.parse("pass"))
    qtbot.waitUntil(lambda: played(answering)[-2:] == ["pass", "pass"])
    assert 0 not in lookers
    assert controller.covered_for != 0 or controller.asked == 0


def test_the_undo_of_another_leaves_the_word(qtbot: QtBot) -> None:
    answering = position(COMBAT)
    assert answering.choose(refs.PASS_ALL_BUTTON)
    assert answering.controller.act(Action.parse("play ambush"))
    assert answering.controller.undo()
    assert answering.controller.act(Action.parse("play tiebreaker"))
    assert answering.controller.act(Action.parse("pass"))
    qtbot.waitUntil(lambda: played(answering)[-2:] == ["pass", "pass"])


def test_who_passes_for_the_combat_is_asked_all_else(qtbot: QtBot) -> None:
    answering = position(
        """
        phase = "combat"
        conflict = "cloak_and_dagger"
        conflict_deck = ["grand_vision"]
        seat0 = {troops = 3, intrigue = ["windfall"]}
        seat1 = {troops = 1, intrigue = ["ambush"]}
        seat2 = {troops = 0, intrigue = []}
        """
    )
    assert answering.choose(refs.PASS_ALL_BUTTON)
    assert answering.controller.act(Action.parse("pass"))
    qtbot.wait(20)
    assert answering.choices.source == "Cloak and Dagger"
    assert answering.choices.groups
    assert played(answering) == ["pass", "pass"]


def test_who_takes_the_last_pass_back_takes_the_word_back(qtbot: QtBot) -> None:
    answering = position(
        """
        phase = "combat"
        conflict = "cloak_and_dagger"
        conflict_deck = ["grand_vision"]
        seat0 = {troops = 5, intrigue = ["windfall"]}
        seat1 = {troops = 1, intrigue = ["ambush"]}
        seat2 = {troops = 0, intrigue = []}
        """
    )
    assert answering.choose(refs.PASS_ALL_BUTTON)
    assert answering.controller.act(Action.parse("play ambush"))
    qtbot.waitUntil(lambda: played(answering) == ["pass", "play ambush", "pass"])
    assert answering.controller.undo()
    qtbot.wait(20)
    assert played(answering) == ["pass", "play ambush"]
    assert answering.choices.heading == "Serhii: Combat"


# ---------------------------------------------------------------- who is not asked


def test_behind_the_cover_nothing_can_be_chosen() -> None:
    answering = table(1)
    controller = answering.controller
    controller.cover = "always"
    looker = controller.looker
    while controller.looker == looker:
        assert controller.question is not None
        assert controller.question.options is not None
        answering.controller.act(controller.question.options[-1])
    assert answering.choices.groups == answering.choices.buttons == ()
    assert "Waiting for" in answering.choices.heading
    assert not answering.choose(refs.REVEAL_BUTTON)
    assert answering.targets((AGENT, HOME)) == {}
    controller.uncover()
    assert answering.state(refs.REVEAL_BUTTON).kind == LIT


def test_what_a_space_asks_for_has_its_own_rule() -> None:
    answering = position('seat0.hand = ["reconnaissance"]')
    answering.choose(card(answering, "reconnaissance"))
    sietch = space(answering, "sietch_tabr")
    assert answering.reason(sietch) == "You need 2 or more Influence with the Fremen."
    assert answering.rule(sietch) == "R12.4"


def test_refused_pieces_say_why_without_being_pointed_at_twice() -> None:
    answering = position('seat0 = {hand = ["convincing_argument"], intrigue = ["ambush"]}')
    ref = card(answering, "convincing_argument")
    assert answering.state(ref) == PieceState(REFUSED, reason="Convincing Argument has no Agent icon.")
    assert answering.rule(ref) == "R12.1"
    assert answering.reason(space(answering, "wealth")) == "No card in your hand has the Agent icon of Wealth."
    assert answering.reason(refs.END_BUTTON) == "Take an Agent turn or your Reveal turn first."
    assert answering.reason((refs.RESERVE, "arrakis_liaison")) == "Cards are acquired in your Reveal turn."
    assert answering.reason(refs.GARRISON_UNITS) == "Send an Agent to a Combat space first."
