"""Why an answer is good, in sentences: every feature and every change on the table has words, in four languages."""

from __future__ import annotations

import pytest
from attrs import evolve

from dune_desktop.bots.advice import Rated, Reason
from dune_desktop.bots.features import FEATURES
from dune_desktop.bots.outcome import COUNTED, Fight, TrackChange, Upshot
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import REVEAL, Action
from dune_desktop.engine.names import EMPEROR, FREMEN
from dune_desktop.text.hints import GAINS, GROWS, KEEPS, SPARES, percent, reasons
from dune_desktop.text.languages import LANGUAGES
from tests.games import start
from tests.speaking import speaking

pytestmark = pytest.mark.usefixtures("qapp")

BASE = EDITIONS["base"]
#: They never grow.
CONSTANT = {"rival", "atomics"}
ARRAKEEN = Action.parse("agent dagger > arrakeen")
CONFLICT = "battle_for_arrakeen"


def rated(upshot: Upshot, *, action: Action = ARRAKEEN, **worths: float) -> Rated:
    parts = tuple(Reason(what, worth, 0, 1) for what, worth in worths.items())
    return Rated(action, 0.3, (action,), parts, upshot)


def test_every_feature_and_every_count_has_words() -> None:
    assert set(GROWS) | CONSTANT == set(FEATURES)
    assert set(GAINS) == set(COUNTED)
    assert {feature for feature, _ in GAINS.values()} <= set(FEATURES)
    assert set(SPARES) < set(KEEPS) <= set(FEATURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_feature_is_a_sentence(language: str) -> None:
    with speaking(language):
        for what in GROWS:
            (text,) = reasons(rated(Upshot({}), **{what: 0.5}), BASE)
            assert text.endswith("."), text
            assert text[0].isupper()
            assert "{" not in text
        texts = {grows() for grows in (*GROWS.values(), *KEEPS.values(), *SPARES.values())}
        assert len(texts) == len(GROWS) + len(KEEPS) + len(SPARES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_is_worded_for_every_number(language: str) -> None:
    with speaking(language):
        for what in COUNTED:
            for n in (1, 2, 5, 21):
                (text,) = reasons(rated(Upshot({what: n})), BASE)
                assert text.endswith(".")
                assert "%n" not in text
                assert "(" not in text


EXAMPLE = Upshot(
    {"cards": 1, "spice": -2, "agents": -1},
    recruited=(("troop", 1),),
    deployed=(("troop", 3),),
    fight=Fight(before=3, own=9, other=6, ahead=0, conflict=CONFLICT),
)
SAID = {
    "en": (
        "1 troop and 1 card for 2 spice.",
        (
            "The Conflict “Battle for Arrakeen” is yours for now, with 9 against 6. "
            "First place: gain 2 Victory Points; gain control of Arrakeen."
        ),
    ),
    "uk": (
        "1 загін та 1 карта за 2 прянощі.",
        (
            "Конфлікт «Битва за Арракін» поки що за вами: 9 проти 6. "
            "1-ше місце: здобудьте 2 переможні очки; отримайте контроль над локацією «Арракін»."
        ),
    ),
    "ru": (
        "1 отряд и 1 карта за 2 Пряности.",
        (
            "Конфликт «Битва за Арракин» пока за вами: 9 против 6. "
            "Первое место: получите 2 победных очка; получите контроль над ячейкой «Арракин»."
        ),
    ),
    "bg": (
        "1 войска и 1 карта срещу 2 подправка.",
        (
            "Засега печелите конфликта „Битка за Аракийн“ с 9 срещу 6. "
            "Първо място: получете 2 победни точки; получете контрол над „Аракийн“."
        ),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_gains_a_price_and_the_conflict(language: str) -> None:
    with speaking(language):
        told = reasons(rated(EXAMPLE, conflict=0.4, garrison=0.2, persuasion=0.1, spice=-0.2), BASE)
        assert told == SAID[language]


STEP = Upshot({}, tracks=(TrackChange(FREMEN, 1, near_point=True),))
STEP_SAID = {
    "en": ("1 Influence with the Fremen.", "You will be one step from the Victory Point of the Fremen track."),
    "uk": ("1 очко впливу на Фрименів.", "До переможного очка на шкалі Фрименів лишиться один крок."),
    "ru": ("1 влияние во фракции Фрименов.", "До победного очка на треке Фрименов останется один шаг."),
    "bg": ("1 влияние със Свободните.", "До победната точка от скалата на Свободните ще остане една стъпка."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_from_a_point(language: str) -> None:
    with speaking(language):
        assert reasons(rated(STEP, near_point=0.3, influence=0.02), BASE) == STEP_SAID[language]


def test_what_is_worth_most_comes_first() -> None:
    upshot = Upshot({"solari": 3, "intrigue": 1})
    assert reasons(rated(upshot, solari=0.1, intrigue=0.3), BASE) == ("1 Intrigue card and 3 Solari.",)
    assert reasons(rated(upshot, solari=0.5, intrigue=0.3), BASE) == ("3 Solari and 1 Intrigue card.",)
    told = reasons(rated(Upshot({"solari": 3}), solari=0.5, deck_swords=0.1, deck_persuasion=0.2), BASE)
    assert told == ("3 Solari.", "Your deck will bring more Persuasion.")


def test_what_is_hardly_worth_anything_is_no_reason() -> None:
    told = reasons(rated(Upshot({"solari": 3}), solari=0.5, deck_swords=0.01), BASE)
    assert told == ("3 Solari.",)
    assert reasons(rated(Upshot({})), BASE) == ("It leads to better positions, though there is nothing yet to count.",)


@pytest.mark.parametrize(
    ("fight", "text"),
    [
        (
            Fight(0, 4, 0, 0, CONFLICT),
            (
                "Nobody else has any strength in the Conflict “Battle for Arrakeen” yet, and you have 4. "
                "First place: gain 2 Victory Points; gain control of Arrakeen."
            ),
        ),
        (Fight(8, 9, 6, 0, CONFLICT, led=True), "You stay ahead in the Conflict, with 9 against 6."),
        (Fight(0, 6, 6, 1, CONFLICT), "You draw level in the Conflict, with 6 against 6."),
        (Fight(0, 4, 6, 1, CONFLICT), "You are second in the Conflict for now, with 4 against 6."),
        (Fight(0, 2, 6, 2, CONFLICT), "You are in the Conflict, with 2 against 6."),
        (Fight(4, 4, 6, 1, CONFLICT), "Your prospects in the Conflict get better."),
    ],
)
def test_how_one_stands_in_the_conflict(fight: Fight, text: str) -> None:
    assert reasons(rated(Upshot({}, fight=fight), conflict=0.4), BASE) == (text,)


def test_the_conflict_is_told_though_its_rewards_outweigh_each_other() -> None:
    """More of the points, less of the rest: it is one sentence all the same, and not the vague one."""
    fight = Upshot({}, fight=Fight(2, 6, 8, 1, CONFLICT))
    told = reasons(rated(fight, conflict=0.4, rewards=-0.1), BASE)
    assert told == ("You are second in the Conflict for now, with 6 against 8.",)
    assert reasons(rated(fight), BASE) == told  # for want of anything that counts more


def test_sandworms_are_told_with_what_they_double() -> None:
    uprising = EDITIONS["uprising"]
    fight = Fight(0, 6, 8, 1, "skirmish_crysknife", doubles=True)
    told = reasons(rated(Upshot({"spice": 1}, deployed=(("sandworm", 2),), fight=fight), rewards=0.4), uprising)
    assert told == (
        "2 sandworms and 1 spice.",
        "You are second in the Conflict for now, with 6 against 8. With a sandworm there you take your reward twice.",
    )
    troops = reasons(rated(Upshot({}, deployed=(("troop", 2),)), rewards=0.4), uprising)
    assert troops == ("You can expect more of the rewards of the Conflict.",)


def test_who_is_ahead_anyway_keeps_cards() -> None:
    own = rated(Upshot({}, fight=Fight(7, 7, 6, 0, CONFLICT, led=True)), action=Action.parse("pass"))
    other = rated(Upshot({}, fight=Fight(7, 9, 6, 0, CONFLICT, led=True)), intrigue=-0.3)
    ahead = "You are ahead in the Conflict as it is, with 7 against 6."
    assert reasons(own, BASE, [other]) == (KEEPS["intrigue"](), ahead)
    assert ahead not in reasons(own, BASE, [own])


@pytest.mark.parametrize(
    ("own", "text"),
    [(0, "You leave the Conflict."), (3, "Your strength in the Conflict falls from 5 to 3.")],
)
def test_what_the_conflict_loses_is_told(own: int, text: str) -> None:
    upshot = Upshot({"contracts": 1}, fight=Fight(5, own, 6, 1, CONFLICT))
    told = reasons(rated(upshot, contracts=0.2), BASE, [rated(Upshot({}), intrigue=0.1)])
    assert told[-1] == text


def test_the_last_agent_is_told_where_another_answer_would_keep_it() -> None:
    last, other = rated(Upshot({"solari": 1}, last_agent=True), agents=-0.4), rated(Upshot({}))
    assert reasons(last, BASE, [other]) == ("1 Solari.", "It takes your last Agent.")
    assert reasons(other, BASE, [last]) == ("It keeps your last Agent for later in the round.",)
    assert reasons(last, BASE, [rated(Upshot({}, last_agent=True))]) == ("1 Solari.",)
    assert reasons(last, BASE, [rated(Upshot({}), action=REVEAL)]) == ("1 Solari.",)


def test_only_the_best_answer_leads_to_better_positions() -> None:
    own = rated(Upshot({}), action=Action.parse("pass"))
    better = evolve(rated(Upshot({"solari": 1}), solari=0.2), chance=own.chance + 0.1)
    assert reasons(own, BASE, [better]) == ("There is nothing to count for it yet.",)
    assert reasons(evolve(own, chance=0.9), BASE, [better])[0].startswith("It leads to better positions")


def test_of_a_round_that_is_over_nothing_is_told_that_begins_anew() -> None:
    """After the Combat all Agents are at home again, whatever one did there."""
    told = reasons(rated(Upshot({"points": 1}, round_over=True), points=0.8, agents=0.4, persuasion=0.3), BASE)
    assert told == ("1 Victory Point.",)


def test_cards_that_come_with_it_are_named() -> None:
    upshot = Upshot({}, acquired=("stilgar", "dagger", "dagger"))
    told = reasons(rated(upshot, action=Action.parse("acquire stilgar"), deck_swords=0.4), BASE)
    assert told == ("You will acquire: 2 × Dagger.", "Your deck will bring more swords.")
    told = reasons(rated(Upshot({}, trashed=("dagger",)), deck_persuasion=0.1), BASE)
    assert told[0] == "Your deck will be rid of: Dagger."
    trash = Action.parse("trash hand:dagger")
    told = reasons(rated(Upshot({}, trashed=("dagger",)), action=trash, deck_persuasion=0.1), BASE)
    assert told == ("Your deck will bring more Persuasion.",)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The tech tile “Spaceport”, 2 steps ahead for the Freighter and 1 dreadnought for 2 spice."),
        (
            "uk",
            "Плитка технології «Космопорт», 2 поділки вперед для вантажного корабля та 1 дредноут за 2 прянощі.",
        ),
        ("ru", "Жетон технологии «Космопорт», 2 деления вперёд для транспортника и 1 дредноут за 2 Пряности."),
        ("bg", "Плочката Технология „Космодрум“, 2 стъпки напред за товарния кораб и 1 дредноут срещу 2 подправка."),
    ],
)
def test_tiles_ships_and_the_freighter(language: str, said: str) -> None:
    edition = start(1, 4, edition="base+ix").edition
    upshot = Upshot({"freighter": 2, "spice": -2}, recruited=(("dreadnought", 1),), tiles=("spaceport",))
    with speaking(language):
        assert reasons(rated(upshot, tiles=0.2, freighter=0.1, commanded=0.05), edition) == (said,)


def test_control_and_alliances() -> None:
    upshot = Upshot({"points": 1}, controlled=("arrakeen",), tracks=(TrackChange(EMPEROR, 1, alliance=1),))
    (told,) = reasons(rated(upshot, points=0.9, control=0.5, influence=0.1), BASE)
    assert (
        told == "1 Victory Point, the Alliance with the Emperor, control of Arrakeen and 1 Influence with the Emperor."
    )
    lost = Upshot({"solari": 2}, tracks=(TrackChange(EMPEROR, -1, alliance=-1),))
    assert reasons(rated(lost), BASE)[-1] == "You will lose the Alliance with the Emperor."


def test_what_the_next_best_answer_would_spend_is_kept() -> None:
    own = rated(Upshot({}), action=Action.parse("end"))
    other = rated(Upshot({}), garrison=-0.3, conflict=0.2, agents=-0.4)
    assert reasons(own, BASE, [other]) == (KEEPS["agents"](), KEEPS["garrison"]())
    reveals = rated(Upshot({}), action=REVEAL)
    assert reasons(reveals, BASE, [other]) == (KEEPS["garrison"](),)


def test_a_new_row_is_told_as_what_it_offers_on_average() -> None:
    """Nobody knows which cards will lie there."""
    atomics = rated(Upshot({}), action=Action.parse("do family_atomics.plot"), deck_effects=0.3, deck_swords=-0.1)
    assert reasons(atomics, BASE) == ("New cards in the Imperium Row will, on average, offer you more.",)


def test_troops_that_only_a_card_would_send_away_are_not_kept_either() -> None:
    """After the other answer nobody has to play that card."""
    own = rated(Upshot({"water": 1}), water=0.1)
    plays = rated(Upshot({"intrigue": -1}), garrison=-0.3, intrigue=-0.2)
    other = evolve(plays, turn=(ARRAKEEN, Action.parse("play counterattack"), Action.parse("pick 2")))
    assert reasons(own, BASE, [other]) == ("1 water.",)
    deploys = evolve(other, turn=(*other.turn, Action.parse("deploy 2")))
    assert reasons(own, BASE, [deploys]) == ("1 water.", KEEPS["garrison"]())


def test_who_plays_an_intrigue_card_does_not_keep_all_of_them() -> None:
    plays = Action.parse("play secret_of_the_sisterhood")
    other = rated(Upshot({"points": 1, "intrigue": -1}), action=Action.parse("play bribery"), points=0.9, intrigue=-0.2)
    draws_another = rated(Upshot({"points": 1}), action=plays, points=0.9)
    assert reasons(draws_another, BASE, [other]) == (SPARES["intrigue"](),)


def test_what_the_next_best_answer_would_spend_more_of_is_kept() -> None:
    own = rated(Upshot({"solari": 2, "intrigue": -1}), action=REVEAL, solari=0.1, intrigue=-0.23)
    other = rated(Upshot({"solari": 2, "intrigue": -2}), solari=0.1, intrigue=-0.47)
    assert reasons(own, BASE, [other]) == (SPARES["intrigue"](),)
    assert SPARES["intrigue"]() not in reasons(other, BASE, [own])


def test_intrigue_cards_are_kept_from_an_answer_that_plays_one_itself() -> None:
    """What the other answer would go on with is free: whoever buys a card need not play another."""
    end, play = rated(Upshot({}), action=Action.parse("end")), Action.parse("play ambush")
    other = rated(Upshot({"intrigue": -1}), action=play, intrigue=-0.3)
    assert reasons(end, BASE, [other]) == (KEEPS["intrigue"](),)
    buys = Action.parse("acquire stilgar")
    other = evolve(other, action=buys, turn=(buys, play))
    assert KEEPS["intrigue"]() not in reasons(end, BASE, [other])


def test_an_agent_that_was_won_is_not_kept() -> None:
    other = rated(Upshot({}), agents=-0.3)
    assert KEEPS["agents"]() in reasons(rated(Upshot({"solari": 1}), solari=0.2), BASE, [other])
    assert reasons(rated(Upshot({"swordmaster": 1}), swordmaster=0.5), BASE, [other]) == ("The Swordmaster.",)


def test_what_every_answer_brings_is_no_reason_for_one() -> None:
    """In the middle of a turn they all come to what the turn comes to."""
    own = rated(Upshot({"spice": 2, "solari": 3, "water": -1}, acquired=("stilgar",)), spice=0.2, solari=0.3)
    other = rated(Upshot({"spice": 2, "water": -1, "intrigue": 1}, acquired=("stilgar",)), spice=0.2, intrigue=0.2)
    assert reasons(own, BASE, [other]) == ("3 Solari.",)
    assert reasons(other, BASE, [own]) == ("1 Intrigue card.",)
    same = rated(own.outcome, action=Action.parse("deploy 1"), spice=0.2, solari=0.3)
    assert reasons(own, BASE, [same]) == ("Other answers come to the same.",)
    fight = Upshot({}, fight=Fight(0, 4, 2, 0, CONFLICT))
    assert reasons(rated(fight, conflict=0.3), BASE, [rated(fight, conflict=0.3)])[0].startswith("Other answers")
    assert reasons(rated(fight, conflict=0.3), BASE, [rated(Upshot({}))])[0].startswith("The Conflict “")


def test_where_an_agent_is_sent_numbers_are_told_as_they_are_printed() -> None:
    """No Swordmaster comes for 4 Solari because something else would have cost 4, too."""
    own = rated(Upshot({"swordmaster": 1, "solari": -8}, recruited=(("troop", 3),)), swordmaster=0.5, garrison=0.1)
    other = rated(Upshot({"solari": -4}, recruited=(("troop", 1),)))
    assert reasons(own, BASE, [other]) == ("The Swordmaster and 3 troops for 8 Solari.",)
    later = rated(own.outcome, action=Action.parse("end"), swordmaster=0.5, garrison=0.1)
    assert reasons(later, BASE, [other]) == ("The Swordmaster and 2 troops for 4 Solari.",)


def test_a_chance_is_a_whole_percentage() -> None:
    assert percent(0.337) == "34 %"


@pytest.mark.parametrize(("language", "point"), [("en", "7.4"), ("uk", "7,4"), ("ru", "7,4"), ("bg", "7,4")])
def test_what_playing_on_has_shown_is_told_before_all_that_is_only_expected(language: str, point: str) -> None:
    better = evolve(rated(Upshot({"spice": 1}), spice=0.1, garrison=0.2), round_points=(7.42, 12.0))
    worse = evolve(rated(Upshot({})), round_points=(6.91, 12.1))
    with speaking(language):
        gains, points = reasons(better, BASE, [worse])
        assert point in points
        assert points.endswith(".")
        others = reasons(evolve(better, round_points=(7.0, 11.0)), BASE, [worse])[1]
        assert others not in (gains, points)
        assert ("11.0" if language == "en" else "11,0") in others
        assert points not in reasons(evolve(better, round_points=(7.0, 12.0)), BASE, [worse])
        assert points not in reasons(evolve(better, round_points=None), BASE, [worse])
        (alone,) = reasons(evolve(rated(Upshot({})), round_points=(7.42, 12.0)), BASE, [worse])
        assert alone == points


def test_the_conflict_is_told_with_the_points_where_it_is_why() -> None:
    """Whoever fights for them is not told of the card that is drawn besides."""
    fight = Fight(0, 6, 4, 0, CONFLICT)
    better = evolve(rated(Upshot({"cards": 1}, fight=fight), conflict=0.2, persuasion=0.1), round_points=(2.0, 3.1))
    worse = evolve(rated(Upshot({})), round_points=(1.0, 4.0))
    told = reasons(better, BASE, [worse])
    assert [one.partition(" ")[0] for one in told] == ["The", "Victory"]
    assert reasons(evolve(better, parts=better.parts[1:]), BASE, [worse])[0] == "1 card."


def test_what_is_still_to_be_resolved_is_told_where_nothing_else_is() -> None:
    better = rated(Upshot({}), waiting=0.6, deck_swords=0.1, solari=0.05)
    told = reasons(better, BASE)
    assert told == ("Your deck will bring more swords.", "You will have more Solari.")
    assert reasons(rated(Upshot({}), waiting=0.6), BASE) == (GROWS["waiting"](),)
    points = evolve(rated(Upshot({}), waiting=0.6), round_points=(7.6, 18.0))
    (told_points,) = reasons(points, BASE, [evolve(rated(Upshot({})), round_points=(6.1, 18.0))])
    assert told_points.startswith("Victory Points")
