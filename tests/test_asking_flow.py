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
from tests.asked import confirming, position, space, table

pytestmark = pytest.mark.usefixtures("qapp")

HAND = 'seat0 = {hand = ["dagger", "dagger", "diplomacy", "reconnaissance"], intrigue = ["windfall"]}'
#: Two of them reach Wealth.
TWO_FIT = 'seat0.hand = ["dagger", "diplomacy", "seek_allies"]'


def card(asking: Answering, face_id: str, nth: int = 0) -> Ref:
    """A card of the hand."""
    controller = asking.controller
    hand = controller.view.players[controller.looker].hand
    return CARD, [one for one in hand if controller.face(one).id == face_id][nth]


def played(asking: Answering) -> list[str]:
    return [step.action.text for step in asking.controller.history if step.action is not None]


# ---------------------------------------------------------------- the draft


def test_the_draft_goes_back_part_by_part_and_never_undoes_what_was_done() -> None:
    asking = position(TWO_FIT)
    assert asking.choose((AGENT, HOME))
    assert asking.choose(space(asking, "wealth"))
    assert asking.draft == ((AGENT, HOME), space(asking, "wealth"))
    assert asking.choices.prompt == "Wealth: with which card?"
    assert asking.back()
    assert asking.choices.prompt == "Send an Agent where?"
    assert asking.back()
    assert asking.draft == ()
    assert asking.choose(card(asking, "dagger"))
    assert asking.choose(space(asking, "hall_of_oratory"))
    assert played(asking) == ["agent dagger > hall_of_oratory"]
    assert not asking.back()
    assert played(asking) == ["agent dagger > hall_of_oratory"]


def test_one_answer_left_is_not_taken_by_itself() -> None:
    asking = position('seat0 = {hand = ["dagger"], solari = 0}')
    assert asking.choose(card(asking, "dagger"))
    assert len([row for row in asking.choices.rows() if row.lit]) == 1
    assert played(asking) == []


def test_the_copy_that_was_pointed_at_is_the_chosen_one() -> None:
    asking = position(HAND)
    first, second = card(asking, "dagger"), card(asking, "dagger", 1)
    assert asking.state(first) == asking.state(second) == PieceState(LIT, "1")
    assert asking.choose(second)
    assert asking.state(second).kind == CHOSEN
    assert asking.choose(second)  # again: not any more
    assert asking.draft == ()


def test_another_card_begins_a_new_draft() -> None:
    asking = position(HAND)
    assert asking.choose(card(asking, "dagger"))
    assert asking.choose(card(asking, "diplomacy"))
    assert asking.draft == (card(asking, "diplomacy"),)
    assert not asking.choose((CARD, 9999))


def test_dropping_an_earlier_part_drops_what_came_after_it() -> None:
    asking = position(TWO_FIT)
    assert asking.choose((AGENT, HOME))
    assert asking.choose(space(asking, "wealth"))
    assert asking.choose((AGENT, HOME))
    assert asking.draft == ()


def test_a_new_question_forgets_the_draft() -> None:
    asking = position(HAND)
    assert asking.choose(card(asking, "dagger"))
    assert asking.controller.act(Action.parse("play windfall"))
    assert asking.draft == ()


# ---------------------------------------------------------------- pawns


def test_a_pawn_dropped_on_a_space_plays_the_one_card_that_fits() -> None:
    asking = position(HAND)
    found = asking.targets((AGENT, HOME))
    assert found[space(asking, "wealth")].lit
    assert found[space(asking, "mentat")].reason == "You cannot pay the cost of Mentat: 2 Solari."
    assert found[space(asking, "wealth")].detail == "Diplomacy"
    assert asking.drop((AGENT, HOME), space(asking, "wealth"))
    assert played(asking) == ["agent diplomacy > wealth"]


def test_a_space_that_one_card_reaches_is_taken_with_it() -> None:
    asking = position(HAND)
    assert asking.choose(space(asking, "wealth"))
    assert played(asking) == ["agent diplomacy > wealth"]


def test_where_several_cards_fit_the_card_is_asked_for() -> None:
    asking = position(TWO_FIT)
    assert asking.drop((AGENT, HOME), space(asking, "wealth"))
    assert [row.title for row in asking.choices.rows() if row.lit] == ["Diplomacy", "Seek Allies"]
    assert played(asking) == []


def test_an_agent_on_the_board_moves_with_kwisatz_haderach_alone() -> None:
    asking = position('seat0 = {hand = ["kwisatz_haderach", "dagger"], agents = ["wealth"]}')
    wealth = space(asking, "wealth")
    assert asking.drop((AGENT, wealth[1]), space(asking, "hall_of_oratory"))
    assert played(asking) == ["agent kwisatz_haderach > hall_of_oratory", "pick wealth"]
    assert asking.controller.view.players[0].home == 1


# ---------------------------------------------------------------- dragging cards


def test_a_card_over_a_closed_space_says_why() -> None:
    asking = position(HAND)
    found = asking.targets(card(asking, "dagger"))
    assert len(found) == 22
    assert found[space(asking, "hall_of_oratory")].lit
    assert found[space(asking, "wealth")].reason == "Dagger has no Agent icon for Wealth."
    assert not asking.drop(card(asking, "dagger"), space(asking, "wealth"))
    assert asking.drop(card(asking, "dagger"), space(asking, "hall_of_oratory"))


def test_after_the_agent_is_sent_the_other_cards_say_so() -> None:
    asking = position(HAND, "agent reconnaissance > carthag")
    reasons = {choice.reason for choice in asking.targets(card(asking, "dagger")).values()}
    assert reasons == {"You have already sent an Agent this turn."}
    assert asking.reason(card(asking, "dagger")) == "You have already sent an Agent this turn."


# ---------------------------------------------------------------- inline questions


def test_reveal_with_an_agent_left_is_asked_about() -> None:
    asking = position(HAND)
    assert asking.choose(refs.REVEAL_BUTTON)
    assert confirming(asking) is not None
    assert asking.choices.prompt == "2 Agents left: reveal anyway?"
    assert [(row.key, row.title) for row in asking.choices.rows()] == [("1", "Reveal"), ("2", "Continue playing")]
    assert asking.choices.buttons == ()
    assert asking.state(card(asking, "dagger")) == PieceState()
    assert asking.targets(card(asking, "dagger")) == {}
    assert not asking.choose(card(asking, "dagger"))
    assert asking.press("2")
    assert confirming(asking) is None
    assert played(asking) == []
    assert asking.choose(refs.REVEAL_BUTTON)
    assert asking.confirm()
    assert played(asking) == ["reveal"]
    assert not asking.confirm()


def test_enter_does_only_what_can_be_undone() -> None:
    """Buying refills the Row for all to see; revealing shows nothing that one does not know."""
    asking = position('seat0.hand = ["dagger", "convincing_argument"]\nrow = ["scout"]', confirm_buy=True)
    assert asking.choose(refs.REVEAL_BUTTON)
    assert asking.choices.start == refs.CONFIRM_BUTTON
    assert asking.confirm()
    assert asking.take(next(row for row in asking.choices.rows() if row.title == "Scout"))
    assert next(asking.choices.rows()).sealed
    assert asking.choices.start == refs.BACK_BUTTON


def test_reveal_is_not_asked_about_where_that_is_switched_off() -> None:
    asking = position(HAND, confirm_reveal=False)
    assert asking.choose(refs.REVEAL_BUTTON)
    assert played(asking) == ["reveal"]


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
    asking = position(text, *actions)
    button = asking.choices.by_ref[refs.END_BUTTON]
    assert button.confirm == question
    assert button.accent == (not question)


def test_buying_is_asked_about_if_one_likes() -> None:
    asking = position('seat0.hand = ["convincing_argument"]\nrow = ["scout"]', "reveal", confirm_buy=True)
    scout = next(row for row in asking.choices.rows() if row.title == "Scout")
    assert asking.take(scout)
    assert asking.choices.prompt == "Acquire Scout?"
    assert asking.press("1")
    assert played(asking) == ["reveal", "acquire scout"]


# ---------------------------------------------------------------- finding, languages


def test_letters_find_rows_and_pieces_by_their_words() -> None:
    asking = position(HAND)
    assert [choice.title for choice in asking.find("di")] == ["Diplomacy"]
    assert [choice.title for choice in asking.find("HALL")] == ["Hall of Oratory"]
    assert asking.find("orat")[0].ref == space(asking, "hall_of_oratory")
    assert [choice.title for choice in asking.find("rev")] == ["Reveal"]
    assert asking.find("") == asking.find("zz") == ()


def test_what_letters_find_stands_in_the_list() -> None:
    """Rows as the list holds them, so that it can go there; what is refused comes last, to be told why."""
    asking = position('seat0 = {hand = ["dagger", "diplomacy"], intrigue = ["windfall", "double_cross"]}')
    assert [(choice.title, choice.refused) for choice in asking.find("d")] == [
        ("Dagger", False),
        ("Diplomacy", False),
        ("Double Cross", True),
    ]
    assert set(asking.find("d")) <= set(asking.choices.rows())
    assert asking.choose(refs.REVEAL_BUTTON)
    assert [choice.ref for choice in asking.find("cont")] == [refs.BACK_BUTTON]
    assert asking.find("d") == ()


def test_an_open_effect_is_found_by_its_source_too() -> None:
    asking = position(HAND, "agent diplomacy > secrets")
    assert [choice.title for choice in asking.find("draw")] == ["Draw 1 Intrigue card"]
    found = [choice.title for choice in asking.find("sec") if choice.lit]
    assert found == ["Draw 1 Intrigue card", "Gain 1 Influence with the Bene Gesserit"]


def test_everything_is_worded_anew_in_another_language(qtbot: QtBot) -> None:
    asking = position(HAND)
    assert asking.choose(card(asking, "dagger"))
    translating.install(lambda context, source, disambiguation, n: f"~{source}")
    try:
        with qtbot.waitSignal(asking.changed):
            asking.retranslate()
        assert asking.draft == (card(asking, "dagger"),)
        texts = [asking.choices.prompt, *(row.title for row in asking.choices.rows())]
        texts += [button.title for button in asking.choices.buttons]
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
    asking = position(COMBAT)
    assert asking.choose(refs.PASS_BUTTON)
    assert asking.controller.act(Action.parse("play ambush"))
    assert asking.controller.act(Action.parse("pass"))
    assert asking.choices.heading == "Serhii: Combat"


def test_who_passes_for_the_combat_is_not_asked_again(qtbot: QtBot) -> None:
    asking = position(COMBAT)
    assert asking.choose(refs.PASS_ALL_BUTTON)
    assert asking.controller.act(Action.parse("play ambush"))
    assert asking.controller.act(Action.parse("pass"))
    qtbot.waitUntil(lambda: played(asking)[-2:] == ["pass", "pass"])
    assert played(asking) == ["pass", "play ambush", "pass", "pass"]


def test_the_hand_of_who_passes_for_the_combat_is_not_shown_for_that(qtbot: QtBot) -> None:
    asking = position(COMBAT)
    controller = asking.controller
    assert asking.choose(refs.PASS_ALL_BUTTON)
    controller.cover = "always"
    lookers = []
    controller.shown.connect(lambda view, _events: lookers.append(view.seat))
    assert controller.act(Action.parse("play ambush"))
    assert controller.act(Action.parse("pass"))
    qtbot.waitUntil(lambda: played(asking)[-2:] == ["pass", "pass"])
    assert 0 not in lookers
    assert controller.covered_for != 0 or controller.asked == 0


def test_the_undo_of_another_leaves_the_word(qtbot: QtBot) -> None:
    asking = position(COMBAT)
    assert asking.choose(refs.PASS_ALL_BUTTON)
    assert asking.controller.act(Action.parse("play ambush"))
    assert asking.controller.undo()
    assert asking.controller.act(Action.parse("play tiebreaker"))
    assert asking.controller.act(Action.parse("pass"))
    qtbot.waitUntil(lambda: played(asking)[-2:] == ["pass", "pass"])


def test_who_passes_for_the_combat_is_asked_all_else(qtbot: QtBot) -> None:
    asking = position(
        """
        phase = "combat"
        conflict = "cloak_and_dagger"
        conflict_deck = ["grand_vision"]
        seat0 = {troops = 3, intrigue = ["windfall"]}
        seat1 = {troops = 1, intrigue = ["ambush"]}
        seat2 = {troops = 0, intrigue = []}
        """
    )
    assert asking.choose(refs.PASS_ALL_BUTTON)
    assert asking.controller.act(Action.parse("pass"))
    qtbot.wait(20)
    assert asking.choices.source == "Cloak and Dagger"
    assert asking.choices.groups
    assert played(asking) == ["pass", "pass"]


# ---------------------------------------------------------------- who is not asked


def test_behind_the_cover_nothing_can_be_chosen() -> None:
    asking = table(1)
    controller = asking.controller
    controller.cover = "always"
    looker = controller.looker
    while controller.looker == looker:
        assert controller.question is not None
        assert controller.question.options is not None
        asking.controller.act(controller.question.options[-1])
    assert asking.choices.groups == asking.choices.buttons == ()
    assert "Waiting for" in asking.choices.heading
    assert not asking.choose(refs.REVEAL_BUTTON)
    assert asking.targets((AGENT, HOME)) == {}
    controller.uncover()
    assert asking.state(refs.REVEAL_BUTTON).kind == LIT


def test_what_a_space_asks_for_has_its_own_rule() -> None:
    asking = position('seat0.hand = ["reconnaissance"]')
    asking.choose(card(asking, "reconnaissance"))
    sietch = space(asking, "sietch_tabr")
    assert asking.reason(sietch) == "You need 2 or more Influence with the Fremen."
    assert asking.rule(sietch) == "R12.4"


def test_refused_pieces_say_why_without_being_pointed_at_twice() -> None:
    asking = position('seat0 = {hand = ["convincing_argument"], intrigue = ["ambush"]}')
    ref = card(asking, "convincing_argument")
    assert asking.state(ref) == PieceState(REFUSED, reason="Convincing Argument has no Agent icon.")
    assert asking.rule(ref) == "R12.1"
    assert asking.reason(space(asking, "wealth")) == "No card in your hand has the Agent icon of Wealth."
    assert asking.reason(refs.END_BUTTON) == "Take an Agent turn or your Reveal turn first."
    assert asking.reason((refs.RESERVE, "arrakis_liaison")) == (
        "Cards are acquired with Persuasion in your Reveal turn."
    )
    assert asking.reason(refs.GARRISON_UNITS) == "Send an Agent to a Combat space first."
