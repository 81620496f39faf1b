"""What a review finds: chances, what each decision cost, and luck apart from skill."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from attrs import evolve

from dune_desktop.bots.advice import Advice
from dune_desktop.bots.bot import Effort
from dune_desktop.bots.master import worth_searching
from dune_desktop.bots.worlds import deal
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.digest import digest
from dune_desktop.engine.state import Game
from dune_desktop.records.record_text import dumps
from dune_desktop.reviews import worker
from dune_desktop.reviews.findings import CERTAIN, mean, whole
from dune_desktop.reviews.looking import COMES_TRUE, LEAST, Looker, OfMaster, _come_anew
from dune_desktop.reviews.review import Review
from dune_desktop.reviews.review_text import of_line
from dune_desktop.reviews.topics import dearest, topic_of
from tests.reviewed import STEP, Counting, looked, replay, review

GAMES = (("base", 3), ("base@solo.mercenary", 3), ("uprising@two", 3))


def test_chances_are_whole_numbers_that_make_a_certainty() -> None:
    assert whole([1 / 3] * 3) == (3334, 3333, 3333)
    assert whole([0.25, 0.5, 0.25]) == (2500, 5000, 2500)
    assert whole([0.0, 1.0]) == (0, CERTAIN)
    assert mean([[0.0, 1.0], [0.5, 0.5]]) == [0.25, 0.75]


def test_an_answer_costs_what_the_best_one_is_better_by() -> None:
    played = replay()
    for one in looked():
        decision, action = played.game(one.position).decision, played.steps[one.position + 1].action
        assert decision is not None
        assert one.seat == decision.seat
        if len(decision.options) == 1:
            assert one.verdict is None
            continue
        assert one.verdict is not None
        assert one.verdict.taken.action == action
        place = [option.text for option in decision.options].index(action.text)
        assert one.verdict.cost == round(CERTAIN * STEP * COMES_TRUE * place)
        best = one.verdict.better
        assert (best is None) == (place == 0)
        assert best is None or best.action == decision.options[0]


def test_a_difference_that_no_estimate_can_see_costs_nothing() -> None:
    class Even(Counting):
        def advise(self, world: Game, effort: Effort, judged: Action) -> Advice:
            given = super().advise(world, effort, judged)
            tiny = LEAST / CERTAIN / 1000
            return evolve(given, rated=tuple(evolve(one, chance=0.5 - tiny * n) for n, one in enumerate(given.rated)))

    looker = Looker(replay(), Even(), 5)
    verdicts = [looker.look(position).verdict for position in range(40)]
    assert any(verdicts)
    assert not any(verdict.better or verdict.cost or verdict.taken.parts for verdict in verdicts if verdict)


def test_the_adviser_gets_a_world_that_was_dealt_for_the_asked_seat() -> None:
    played, adviser = replay(), Counting()
    looker = Looker(played, adviser, 5)
    for position in range(60):
        adviser.asked.clear()
        found = looker.look(position)
        game = played.game(position)
        assert game.decision is not None
        if found.verdict is not None:
            world = deal(game, game.decision.seat, played.record.setup.seed, position)
            assert adviser.asked[0][0] == digest(world)


def test_the_best_answer_is_searched_for_where_the_master_would() -> None:
    played, adviser = replay(), Counting()
    looker = Looker(played, adviser, 5)
    for position in range(60):
        adviser.asked.clear()
        found = looker.look(position)
        searched = worth_searching(played.game(position))
        assert {playouts for _, playouts in adviser.asked} in (set(), {5 if searched else 0})
        assert found.verdict is None or found.verdict.searched == searched


@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_what_a_seat_came_by_makes_the_way_from_its_first_chance_to_its_last(edition: str, players: int) -> None:
    told = review(edition, players)
    balances = told.balances()
    for balance in balances:
        assert balance.end - balance.start == balance.own + balance.others + balance.luck
        costs = [one.verdict.cost for one in told.found.values() if one.seat == balance.seat and one.verdict]
        assert balance.own == -sum(costs)
        assert (balance.decided, balance.best) == (len(costs), costs.count(0))
    for total, which in ((CERTAIN, "start"), (CERTAIN, "end")):
        assert sum(getattr(balance, which) for balance in balances) == total
    assert sorted(balance.end for balance in balances) == [0, 0, CERTAIN]


def test_rivals_decide_nothing() -> None:
    """What comes of their turns is luck."""
    told = review("base@solo.mercenary")
    person, *rivals = told.balances()
    assert person.others == 0
    assert person.luck
    assert [(one.own, one.decided) for one in rivals] == [(0, 0), (0, 0)]
    assert told.alone
    assert told.told_balances() == [person]


def test_who_is_not_alone_with_rivals_has_others() -> None:
    told = review("uprising@two")
    assert len(told.deciding) == 2
    assert not told.alone
    assert told.told_balances() == told.balances()
    assert any(one.others for one in told.balances()[:2])


class OfHands(Counting):
    """Chances by the costly cards in hand: what is drawn changes them."""

    def chances(self, game: Game) -> Sequence[float]:
        held = [1 + sum(game.cards[card].id == "dagger" for card in player.hand) for player in game.players]
        return [n / sum(held) for n in held]


def test_what_had_to_be_drawn_is_no_luck() -> None:
    """In the second round everybody draws the other half of ten cards; in the third they come from a new deck."""
    played = replay()
    looker = Looker(played, OfHands(), 5)
    second, third = [position for position, number in played.rounds.items() if number in (2, 3)]
    found = looker.look(second - 1)
    assert all(not player.deck for player in played.game(second).players)
    assert found.expected == looker.chances(second) != found.chances
    assert looker.look(third - 1).expected != looker.chances(third)


def test_to_draw_a_good_intrigue_card_is_luck() -> None:
    game = replay().game(30)
    faces = {card.id: number for number, card in game.intrigues.items()}

    def chance(*cards: str) -> float:
        game.players[0].intrigue = [faces[card] for card in cards]
        return OfMaster().chances(game)[0]

    assert chance() < chance("private_army") < chance("windfall") < chance("plans_within_plans")
    assert chance("plans_within_plans", "private_army") > chance("plans_within_plans")
    assert sum(OfMaster().chances(game)) == pytest.approx(1)


def test_what_changes_without_anything_hidden_is_no_luck() -> None:
    played = replay()
    for one in looked():
        if played.game(one.position).barrier == played.game(one.position + 1).barrier:
            after = Looker(played, Counting(), 5).chances(one.position + 1)
            assert one.expected == after


def test_hands_that_somebody_holds_do_not_come_anew() -> None:
    game = replay().game(30)
    assert game.decision is not None
    new = game.clone()
    _come_anew(new, game.decision.seat, Chance(1))
    for before, after in zip(game.players, new.players, strict=True):
        assert (before.hand, before.intrigue) == (after.hand, after.intrigue)
    assert [player.deck for player in game.players] != [player.deck for player in new.players]
    assert sorted(game.imperium_deck) == sorted(new.imperium_deck)
    assert game.imperium_deck != new.imperium_deck


def test_the_chart_goes_from_the_first_turn_to_the_certain_end() -> None:
    told = review()
    stands = list(told.stands())
    assert [stand.position for stand in stands] == sorted({*told.replay.turns, told.all})
    assert max(stands[-1].chances) == CERTAIN
    assert [stand.round for stand in stands] == sorted(stand.round for stand in stands)
    assert all(sum(stand.chances) == CERTAIN for stand in stands)


def test_the_dearest_decisions_come_first() -> None:
    told = review()
    costs = [mistake.cost for mistake in told.mistakes()]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > 0
    assert {mistake.finding.seat for mistake in told.mistakes(1)} == {1}
    assert sum(len(told.mistakes(seat)) for seat in range(3)) == len(costs)


def test_what_is_missing_begins_with_the_turns() -> None:
    told = Review(replay(), {})
    first = len([position for position in told.replay.turns if position < told.all])
    assert set(told.missing[:first]) == {*told.replay.turns} - {told.all}
    assert sorted(told.missing) == list(range(told.all))
    told.add(looked()[:50])
    assert not told.whole
    assert set(told.missing) == set(range(50, told.all))
    told.add(looked()[50:])
    assert told.whole
    assert not told.missing


def test_the_worker_answers_a_line_for_each_position() -> None:
    record = replay().record
    asked, answers = io.StringIO(worker.wanted(dumps(record), [3, 0, 7], 0)), io.StringIO()
    worker.answer(asked, answers)
    found = [of_line(text) for text in answers.getvalue().splitlines()]
    assert [one.position for one in found] == [3, 0, 7]
    looker = Looker(replay(), OfMaster(), 0)
    assert [one.chances for one in found] == [looker.chances(position) for position in (3, 0, 7)]


def test_positions_are_dealt_out_to_workers() -> None:
    assert worker.shares([1, 2, 3, 4, 5], 2) == [[1, 3, 5], [2, 4]]
    assert worker.shares([1], 2) == [[1]]
    assert worker.shares([], 2) == []


# ---------------------------------------------------------------- topics


@pytest.mark.parametrize(
    ("taken", "better", "topic"),
    [
        ("agent dagger > rally_troops", "reveal", "reveal"),
        ("agent dagger > rally_troops", "agent dune_the_desert_planet > carthag", "agents"),
        ("agent diplomacy > wealth", "agent dagger > rally_troops", "influence"),
        ("end", "deploy 2", "conflict"),
        ("acquire stilgar", "end", "buying"),
        ("play ambush", "end", "intrigue"),
        ("pick fremen", "pick emperor", "influence"),
        ("do wealth.influence", "end", "influence"),
        ("do carthag.1", "end", "agents"),
    ],
)
def test_a_decision_is_about_what_its_answers_are(taken: str, better: str, topic: str) -> None:
    assert topic_of(replay().game(0), Action.parse(taken), Action.parse(better)) == topic


def test_whatever_is_answered_in_combat_is_about_the_conflict() -> None:
    combat = next(game for n in range(replay().last) if (game := replay().game(n)).decision.kind == "combat")  # type: ignore[union-attr]
    assert topic_of(combat, Action.parse("pass"), Action.parse("play ambush")) == "conflict"


def test_the_dearest_topics_are_those_whose_decisions_cost_most_together() -> None:
    costs = [("agents", 3), ("buying", 4), ("agents", 2), ("reveal", 1)]
    assert dearest(costs) == [("agents", 5), ("buying", 4)]
    assert dearest([]) == []
