"""How bots think: chances that make one whole, nothing of what the seat can't see, and the same answer again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from dune_desktop.bots import lookers, turns
from dune_desktop.bots.advice import advise, winning_chances
from dune_desktop.bots.bot import Bot, Effort
from dune_desktop.bots.features import FEATURES, features, own_features, progress, promise, sights
from dune_desktop.bots.making import bot_of
from dune_desktop.bots.master import consider, worth_searching
from dune_desktop.bots.names import LEVELS, NOVICE, SKILLED
from dune_desktop.bots.policy import policy_for
from dune_desktop.bots.search import PRIOR, WORLDS, play_out
from dune_desktop.bots.tables import name_of, nearest, weights_for
from dune_desktop.bots.valuation import Valuation, valuation_for
from dune_desktop.bots.worlds import deal
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import NO, PASS, Action
from dune_desktop.engine.decisions import COMBAT_KIND
from dune_desktop.engine.digest import digest
from dune_desktop.engine.names import START_STAGE, WATCHER
from dune_desktop.engine.ranking import final_order
from dune_desktop.engine.state import Game
from dune_desktop.engine.units import strength
from tests.games import seats_of, start

GAMES = (
    "base",
    "uprising",
    "uprising+choam",
    "blend",
    "base@solo.mentat",
    "uprising+choam@solo.sardaukar",
    "base@two",
    "base+ix",
    "uprising+choam+ix",
)


def positions(edition: str, every: int, seed: int = 3) -> Iterator[tuple[Game, int]]:
    """Some of a random game, each with its moment; never one with a forced answer."""
    game, chance = start(seed, 3, edition=edition), seats_of(seed)
    for moment in count():
        if game.decision is None:
            return
        options = game.decision.options
        if moment % every == 0 and len(options) > 1:
            yield game, moment
        game.apply(options[chance.below(len(options))])


def world_at_a_turn(edition: str = "base", seed: int = 3) -> Game:
    """The first start of a turn after some moves."""
    return next(
        deal(game, game.decision.seat, seed, moment)
        for game, moment in positions(edition, 1, seed)
        if moment > 40 and game.turn.stage == START_STAGE and game.decision is not None and worth_searching(game)
    )


@pytest.mark.parametrize("edition", GAMES)
def test_chances_make_one_whole(edition: str) -> None:
    for game, _ in positions(edition, 25):
        for observer in (*range(3), WATCHER):
            chances = valuation_for(game.edition).chances(game, observer)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0


def test_of_a_finished_game_the_winner_is_certain() -> None:
    game, chance = start(5, 4), seats_of(5)
    while game.decision is not None:
        game.apply(game.decision.options[chance.below(len(game.decision.options))])
    chances = winning_chances(game)
    assert chances[final_order(game)[0]] == 1
    assert sum(chances) == 1


@pytest.mark.parametrize("edition", GAMES)
def test_what_a_seat_cannot_see_changes_no_feature(edition: str) -> None:
    for game, moment in positions(edition, 30):
        assert game.decision is not None
        seat = game.decision.seat
        first, second = (deal(game, seat, seed, moment) for seed in (1, 2))
        assert features(first, seat) == features(second, seat) == features(game, seat)
        assert own_features(game, seat) == features(game, seat)[seat]


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_world_gets_the_same_answer_and_stays_as_it_is(level: str) -> None:
    bot, world = bot_of(level), world_at_a_turn()
    before = digest(world)
    answers = {bot.choose(world, Effort(60)) for _ in range(2)}
    assert len(answers) == 1
    assert world.decision is not None
    assert answers <= set(world.decision.options)
    assert digest(world) == before


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("edition", GAMES)
def test_each_level_answers_whatever_it_is_asked(level: str, edition: str) -> None:
    for game, moment in positions(edition, 60, seed=8):
        assert game.decision is not None
        world = deal(game, game.decision.seat, 8, moment)
        assert bot_of(level).choose(world, Effort(8)) in game.decision.options


def test_a_novice_does_not_reveal_while_an_agent_can_go() -> None:
    seen = 0
    for game, moment in positions("base", 3, seed=8):
        assert game.decision is not None
        if game.turn.stage == START_STAGE and any(option.verb == "agent" for option in game.decision.options):
            world = deal(game, game.decision.seat, 8, moment)
            assert bot_of(NOVICE).choose(world, Effort(8)).verb != "reveal"
            seen += 1
    assert seen > 10


@pytest.mark.parametrize("edition", ["base", "uprising+choam+ix"])
def test_a_novice_takes_the_swordmaster_as_soon_as_it_can(edition: str) -> None:
    early = late = 0
    for seed in range(12):
        for game, moment in positions(edition, 1, seed):
            assert game.decision is not None
            if not any(option.args[1:] == ("swordmaster",) for option in game.decision.options):
                continue
            taken = bot_of(NOVICE).choose(deal(game, game.decision.seat, seed, moment), Effort())
            if progress(game) < 0.8:
                assert "swordmaster" in taken.args
                early += 1
            else:
                late += "swordmaster" not in taken.args
    assert early > 5
    assert late


def test_quick_answers_send_dreadnoughts_into_the_conflict() -> None:
    """They come back after it: X3.7."""
    seen = 0
    for seed in range(4):
        for game, _ in positions("base+ix", 1, seed):
            assert game.decision is not None
            ships = [one for one in game.decision.options if one.verb == "deploy" and len(one.args) > 1]
            if ships and not game.turn.items:
                assert policy_for(game.edition).choose(game) == ships[-1]
                seen += 1
    assert seen > 3


def test_whoever_says_so_ends_a_search_between_two_playouts() -> None:
    asked = count(1)
    found = consider(world_at_a_turn(), Effort(1000, lambda: next(asked) > 7))
    assert sum(one.count - PRIOR for one in found) == 7


def test_troops_to_deploy_are_searched_for_with_half_the_effort() -> None:
    asked = 0
    for game, moment in positions("base", 1, seed=8):
        decision = game.decision
        if decision is None or game.turn.stage == START_STAGE:
            continue
        if not any(option.verb == "deploy" for option in decision.options):
            assert not worth_searching(game)
            continue
        found = consider(deal(game, decision.seat, 8, moment), Effort(60))
        assert sum(one.played for one in found) in (0, *range(30, 30 + len(found)))
        asked += found[0].played > 0
    assert asked


def test_a_search_gives_most_playouts_to_what_looks_best() -> None:
    found = consider(world_at_a_turn(), Effort(300))
    assert found[0].count == max(one.count for one in found) > min(one.count for one in found)
    assert sum(one.count for one in found) >= 300


def test_an_answer_that_is_judged_is_played_out_as_often_as_the_best_one() -> None:
    world = world_at_a_turn()
    for judged in (one.ahead.action for one in consider(world, Effort(300))[-2:]):
        found = consider(world, Effort(300), judged=judged)
        counts = {one.ahead.action: one.count for one in found}
        assert counts[judged] == max(counts.values())


def test_what_is_drawn_in_one_world_decides_nothing() -> None:
    """In the middle of a turn answers that show something are followed in several worlds, the others in one."""
    drawn = plain = 0
    for game, moment in positions("base", 1, seed=8):
        decision = game.decision
        if decision is None or worth_searching(game) or (drawn and plain):
            continue
        world = deal(game, decision.seat, 8, moment)
        first = {one.action: one for one in turns.ahead(world, decision.seat, valuation_for(world.edition))}
        shows = any(one.end.barrier != world.barrier for one in first.values())
        found = consider(world, Effort())
        assert {one.count for one in found} == {WORLDS if shows else 1}
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        if shows:
            drawn += any(one.chance != first[one.ahead.action].chance for one in found)
        else:
            plain += all(one.chance == first[one.ahead.action].chance for one in found)
    assert drawn
    assert plain


def test_answers_are_compared_at_one_moment_though_one_of_them_ends_the_round() -> None:
    """Whoever is alone in the Conflict passes: a card played there is only lost."""
    alone = 0
    for seed in range(8):
        for game, moment in positions("base", 1, seed):
            decision = game.decision
            if decision is None or decision.kind != COMBAT_KIND:
                continue
            found = consider(deal(game, decision.seat, seed, moment), Effort())
            ends = [one.ahead.end for one in found]
            assert len({end.round for end in ends if end.decision is not None}) < 2
            if not any(strength(game, other) for other in game.opponents(decision.seat)):
                assert found[0].ahead.action is PASS
                alone += 1
    assert alone


def test_spies_and_contracts_are_worth_what_they_bring() -> None:
    game = start(3, 4, edition="uprising+choam")
    watched, index = sights(game.edition), game.edition.post_index
    assert watched[index["post_emperor"]] > watched[index["post_imperial_basin"]]
    assert sum(watched) / len(watched) == pytest.approx(1)
    leader, faces = game.players[0].leader, game.edition.contract_by_id
    assert promise(faces["harvest_4"], leader) < promise(faces["deliver_supplies"], leader) * 4 / 3
    assert promise(faces["acquire_the_spice_must_flow"], leader) < promise(faces["high_council_influence"], leader)


@pytest.mark.parametrize(("what", "good"), [("post", "post_emperor"), ("contract", "spice_refinery_cards")])
def test_quick_answers_pick_posts_and_contracts_that_bring_most(what: str, good: str) -> None:
    asked = 0
    for game, _ in positions("uprising+choam", 1):
        decision = game.decision
        if decision is None or decision.what != what:
            continue
        picked = policy_for(game.edition).choose(game)
        assert picked in decision.options
        assert picked is not NO
        if Action.of("pick", good) in decision.options:
            asked += 1
            worse = Action.of("pick", {"post": "post_imperial_basin", "contract": "arrakeen_water"}[what])
            assert picked != worse
    assert asked


def test_a_playout_ends_with_the_round() -> None:
    for edition in GAMES:
        game = world_at_a_turn(edition).clone()
        now = game.round
        play_out(game, policy_for(game.edition))
        assert game.over or game.round == now + 1


def test_a_turn_is_followed_to_its_end_or_as_far_as_may_be_looked() -> None:
    world = world_at_a_turn()
    assert world.decision is not None
    seat = world.decision.seat
    for way in turns.ahead(world, seat, valuation_for(world.edition)):
        game = turns.after(world, way.action)
        for action in way.line:
            game.apply(action)
        assert digest(game) == digest(way.end)
        assert not turns.goes_on(way.end, seat)


def test_an_answer_that_is_judged_is_tried_with_all_troops_some_or_none_sent_to_the_conflict() -> None:
    """What others do there is not seen at the end of the own turn."""
    tried, halves = set(), set()
    for game, moment in positions("base", 1, seed=8):
        decision = game.decision
        if decision is None or not worth_searching(game):
            continue
        world = deal(game, decision.seat, 8, moment)
        valuation = valuation_for(world.edition)
        for way in turns.ahead(world, decision.seat, valuation):
            others = list(turns.deploying(world, way, decision.seat, valuation))
            assert len({one.line for one in (way, *others)}) == len(others) + 1
            for one in others:
                new = turns.after(world, one.action)
                for number, action in enumerate(one.line):
                    assert new.decision is not None
                    troops = [option for option in new.decision.options if option.verb == "deploy"]
                    if action in troops[:-1] and one.line[:number] == way.line[:number]:
                        halves.add((len(troops), troops.index(action) + 1))
                    new.apply(action)
                assert digest(new) == digest(one.end)
                tried.add(sum(int(action.args[0]) for action in one.line if action.verb == "deploy"))
        found = consider(world, Effort(20), judged=decision.options[0])
        assert sorted(one.ahead.action.text for one in found) == sorted(one.text for one in decision.options)
    assert {0, 1, 2, 3} <= tried
    assert {(2, 1), (4, 2)} <= halves


def test_one_thing_is_done_first_and_the_other_after_it() -> None:
    """Who draws a card first has not declined to play another one."""
    joined = 0
    for game, moment in positions("base", 1, seed=8):
        decision = game.decision
        if decision is None or not worth_searching(game):
            continue
        world = deal(game, decision.seat, 8, moment)
        valuation = valuation_for(world.edition)
        best, *others = turns.ahead(world, decision.seat, valuation)
        for way in others:
            found = turns.first_of(world, way.action, best, decision.seat, valuation)
            if found is None:
                continue
            new = turns.after(world, way.action)
            assert found.action == way.action
            assert best.action in found.line
            for action in found.line:
                new.apply(action)
            assert digest(new) == digest(found.end)
            assert not turns.goes_on(new, decision.seat)
            joined += 1
    assert joined > 20


@pytest.mark.parametrize(
    ("edition", "seed", "at", "judged", "beside"),
    [
        # The card can be played before the Intrigue card is drawn, or after it.
        ("base", 13, 193, "do carthag.2", "play double_cross"),
        # What was revealed can be resolved before the card is acquired, or after it.
        ("base", 22, 354, "do sardaukar_legion.reveal.2", "acquire lady_jessica"),
        ("base+ix", 19, 266, "do mentat.1", "do signet_ring.agent.1"),
    ],
)
def test_nothing_is_better_than_an_answer_because_of_what_can_follow_it_as_well(
    edition: str, seed: int, at: int, judged: str, beside: str
) -> None:
    game = next(game for game, moment in positions(edition, 1, seed=seed) if moment == at)
    assert game.decision is not None
    assert {Action.parse(judged), Action.parse(beside)} <= set(game.decision.options)
    world = deal(game, game.decision.seat, seed, at)
    chances = {one.ahead.action: one.chance for one in consider(world, Effort(200), judged=Action.parse(judged))}
    assert chances[Action.parse(judged)] > max(chances.values()) - 0.01


def test_a_taste_is_of_the_own_seat_only() -> None:
    game = world_at_a_turn()
    weights = weights_for(game.edition)
    plain, greedy = Valuation(weights), Valuation(weights, {"solari": 3.0})
    for player in game.players:
        player.solari = 5
    before, after = plain.scores(game, 0), greedy.scores(game, 0)
    early, late = weights["solari"]
    more = 2 * 5 * (early + (late - early) * progress(game))
    assert after[0] - before[0] == pytest.approx(more, abs=0.05)
    assert after[1:] == before[1:]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_feature_has_weights_in_every_table(edition: str) -> None:
    for part in ("turn", "leaf"):
        assert tuple(weights_for(EDITIONS[edition], part)) == FEATURES


def test_moods_last_for_a_turn_and_are_others_in_the_next_game() -> None:
    """Whoever sees a level play the same opening in every game has met a machine."""
    moods = set()
    for seed in range(12):
        game = next(game for game, _ in positions("base", 1, seed) if worth_searching(game))
        assert game.decision is not None
        seat, before = game.decision.seat, lookers._turn(game, game.decision.seat)
        moods.add(before)
        agent = next(action for action in game.decision.options if action.verb == "agent")
        assert lookers._turn(turns.after(game, agent), seat) == before
    assert len(moods) == 12


def test_no_mood_makes_anybody_forget_points_or_agents() -> None:
    world = world_at_a_turn()
    plain = valuation_for(world.edition)
    for turn in range(20):
        moody = lookers._in_mood(world.edition, tuple((name, 1.0) for name in FEATURES), 1.3, turn)
        for name in ("points", "agents"):
            assert moody._own[0][FEATURES.index(name)] == plain._own[0][FEATURES.index(name)]
        assert moody._own != plain._own


def test_games_take_the_nearest_table() -> None:
    assert nearest(EDITIONS["blend"]) == nearest(EDITIONS["uprising"]) != nearest(EDITIONS["base"])
    solo = start(1, 3, edition="uprising+choam@solo.mentat").edition
    assert name_of(solo) == "uprising+choam.solo"
    assert nearest(solo) not in (nearest(EDITIONS["uprising"]), nearest(EDITIONS["base"]))


def test_advice_tells_every_answer_and_the_best_first() -> None:
    world = world_at_a_turn("uprising")
    advice = advise(world, Effort(60))
    assert world.decision is not None
    assert {one.action for one in advice.rated} == set(world.decision.options)
    assert advice.rated[0].action is bot_of("master").choose(world, Effort(60))
    best = advice.rated[0]
    assert best.turn[0] is best.action
    worths = [reason.worth for reason in best.parts]
    assert worths == sorted(worths, reverse=True)


def test_advice_does_not_tell_of_intrigue_cards_that_are_still_to_be_drawn() -> None:
    """In the dealt world they can be played at once; another one would come at the table."""
    drawn = 0
    for game, moment in positions("base", 60, seed=8):
        if game.decision is None or drawn:
            continue
        world = deal(game, game.decision.seat, 8, moment)
        player = world.players[game.decision.seat]
        held = {world.intrigues[card].id for card in player.intrigue}
        for way in turns.ahead(world, player.seat, valuation_for(world.edition)):
            plays = {action for action in way.line if action.verb == "play" and action.args[0] not in held}
            if not plays:
                continue
            drawn += 1
            told = next(one for one in advise(world, Effort()).rated if one.action == way.action)
            assert told.turn[0] is way.action
            assert not plays.intersection(told.turn)
            assert set(told.turn[1:]) <= set(way.line)
    assert drawn


def winner(bots: list[Bot], seed: int, edition: str) -> int:
    game = start(seed, 4, edition=edition)
    for moment in count():
        if game.decision is None:
            return final_order(game)[0]
        seat, options = game.decision.seat, game.decision.options
        action = options[0]
        if len(options) > 1:
            action = bots[seat].choose(deal(game, seat, seed * 31 + seat, moment), Effort(8))
        game.apply(action)
    raise AssertionError


@pytest.mark.parametrize("edition", ["base", "uprising+choam"])
def test_who_looks_ahead_beats_those_who_do_not(edition: str) -> None:
    for level, seat in ((NOVICE, 1), (SKILLED, 2)):
        bots = [bot_of("random")] * 4
        bots[seat] = bot_of(level)
        assert winner(bots, 20, edition) == seat
