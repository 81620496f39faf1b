"""Effects as lines of icons."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from dune_desktop.content import BASE, EDITIONS
from dune_desktop.content.immortality.card_words import RecallSent
from dune_desktop.content.immortality.words import AcquireTleilaxu, ReturnSpecimens
from dune_desktop.content.ix.card_words import Ambush
from dune_desktop.content.ix.words import MoveFreighter, Negotiate
from dune_desktop.engine.abilities import Ability
from dune_desktop.engine.conditions import Alliance, Bond, Completed, Condition, Has, Hooks, SpyRecalled
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import (
    VP,
    Acquire,
    AcquireToTop,
    Arrow,
    ChooseOne,
    Deploy,
    DeployAnywhere,
    DestroyWall,
    Draw,
    EachAcquired,
    EachOpponent,
    Effect,
    Flip,
    Gain,
    Harvest,
    If,
    Influence,
    LoseInfluence,
    LoseTroops,
    May,
    MayPass,
    Pay,
    Per,
    Persuasion,
    PickOf,
    PlaceSpy,
    RecallSpy,
    Recruit,
    Retreat,
    RetreatTroops,
    Summon,
    SummonHere,
    Swords,
    TakeContract,
    Trash,
    TrashIntrigue,
    TrashThis,
)
from dune_desktop.engine.effects.gains import Count, InPlay, OtherArmed
from dune_desktop.engine.effects.influence import WITH_EACH
from dune_desktop.engine.items import Printed
from dune_desktop.engine.names import (
    ANY,
    BENE_GESSERIT,
    CITY,
    CRYSKNIFE,
    DECK,
    EMPEROR,
    FREMEN,
    GARRISON,
    HAND,
    SPACING_GUILD,
)
from dune_desktop.engine.printed import Offer, Space
from dune_desktop.text import addresses, box_signs, drawing
from dune_desktop.text.products import legend
from dune_desktop.text.signs import AND, ARROW, IF, OR, WORDS, Sign, Signs
from tests.kinds import every_kind

UPRISING = EDITIONS["uprising"]
#: What the legend explains, and punctuation.
SIGNS = {sign for signs in legend().values() for sign in signs} | {"and", "open", "close"}


def shown(signs: Signs) -> str:
    """``2 spice -> 3 troop``, as the signs read."""
    joints = {"arrow": "->", "or": "/", "if": ":", "and": "+", "open": "(", "close": ")"}
    parts = []
    for sign in signs:
        word = joints.get(sign.name, sign.name)
        parts.append(" ".join(filter(None, (sign.number, f"[{word}]" if sign.may else word))))
    return " ".join(parts)


def signs_of(effect: Effect) -> str:
    return shown(drawing.signs_of(effect))


def lines(edition: Edition = BASE) -> Iterator[tuple[str, Signs]]:
    """Every printed effect of a game: where it stands, and its signs."""
    for card in edition.card_by_id.values():
        for box in (card.sending, card.agent, card.reveal, card.acquired, card.trashed, card.discarded):
            for printed in box:
                yield card.id, drawing.signs_of(printed.effect)
    for intrigue in edition.intrigues:
        for _, groups in box_signs.intrigue_groups(intrigue):
            yield from ((intrigue.id, group) for group in groups)
    for conflict in edition.conflicts:
        yield from ((conflict.id, box_signs.box_signs(conflict.reward(place))) for place in (1, 2, 3))
    for leader in edition.leader_by_id.values():
        yield from ((leader.id, group) for groups in box_signs.leader_groups(leader) for group in groups)
        nodes = () if leader.training is None else leader.training.nodes
        yield from ((leader.id, drawing.signs_of(one.effect)) for one in nodes if one.effect)
    for contract in edition.contracts:
        yield contract.id, drawing.signs_of(contract.done.effect)
    for space in edition.spaces:
        yield space.id, box_signs.space_signs(space)
    for faction in edition.factions:
        yield "track", drawing.signs_of(faction.bonus)


@pytest.mark.parametrize("base", [Effect, Condition, Count, Ability])
def test_every_kind_of_effect_condition_count_and_ability_has_signs(base: type) -> None:
    assert [kind for kind in every_kind(base) if kind not in drawing.drawing] == []


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_sign_has_a_known_name(edition: Edition) -> None:
    words = [printed.effect for _, _, printed in addresses._all_printed(edition)]
    for word in words:
        words += word.parts()
        unknown = {sign.name for sign in drawing.signs_of(word)} - SIGNS
        assert not unknown, f"{type(word).__name__} is drawn by signs that no legend explains: {', '.join(unknown)}"
    assert {owner: sign.name for owner, signs in lines(edition) for sign in signs if sign.name not in SIGNS} == {}


def test_all_but_a_few_effects_are_told_without_words() -> None:
    every = list(lines())
    worded = [owner for owner, signs in every if WORDS in signs]
    assert sorted(set(worded)) == [
        "bindu_suspension",
        "corner_the_market",
        "duke_leto_atreides",
        "guild_bankers",
        "helena_richese",
        "infiltrate",
        "kwisatz_haderach",
        "refocus",
    ]
    assert len(worded) / len(every) < 0.05


def test_all_but_a_few_effects_of_uprising_are_told_without_words() -> None:
    every = list(lines(UPRISING))
    worded = [owner for owner, signs in every if WORDS in signs]
    assert sorted(set(worded)) == [
        "distraction",
        "double_agent",
        "feyd_rautha_harkonnen",
        "guild_spy",
        "lady_jessica",
        "long_live_the_fighters",
        "manipulate",
        "price_is_no_object",
        "princess_irulan",
        "reverend_mother_jessica",
        "secure_spice_trade",
        "shaddam_corrino_iv",
        "shadow_alliance",
        "staban_tuek",
        "treacherous_maneuver",
        "undercover_asset",
        "weirding_woman",
    ]
    assert len(worded) / len(every) < 0.06


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_no_row_of_equal_icons(edition: Edition) -> None:
    for owner, signs in lines(edition):
        gains = [sign for sign in signs if sign not in (ARROW, IF, AND, WORDS)]
        twice = [one for one, other in pairwise(gains) if one == other]
        assert not twice, owner


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_arrows_conditions_and_choices_stand_between_sides(edition: Edition) -> None:
    for owner, signs in lines(edition):
        for joint in (ARROW, OR, IF):
            assert not signs or (signs[0] != joint and signs[-1] != joint), owner


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (Gain(solari=2, water=1), "2 solari 1 water"),
        (VP(1), "vp"),
        (VP(2), "2 vp"),
        (Swords(4), "4 sword"),
        (Draw(2), "2 card"),
        (Trash(), "[trash]"),
        (TrashThis(), "trash_this"),
        (Acquire(5, to=DECK), "≤5 acquire deck"),
        (Deploy(1), "1 [deploy]"),
        (Retreat(), "0+ [retreat]"),
        (Harvest(2), "2 spice maker"),
        (Influence(FREMEN), "influence_fremen"),
        (Influence(ANY, 2), "2 influence"),
        (Influence((EMPEROR, FREMEN)), "influence_emperor / influence_fremen"),
        (Persuasion(2) | Swords(2), "2 persuasion / 2 sword"),
        (Pay(spice=2) >> Recruit(3), "2 spice -> 3 troop"),
        ((Pay(spice=2) & LoseInfluence()) >> Influence(ANY, 2), "2 spice lose_influence -> 2 influence"),
        (If(Has(FREMEN, 2), Swords(4)), "2+ fremen : 4 sword"),
        (If(Alliance(SPACING_GUILD), Pay(spice=3) >> VP(1)), "alliance_spacing_guild : 3 spice -> vp"),
        (If(Bond(BENE_GESSERIT), Draw(1), Gain(spice=1)), "bene_gesserit : 1 card / 1 spice"),
        (If(Bond(FREMEN), Draw(1)) & Gain(spice=1), "fremen : 1 card + 1 spice"),
        (Per(InPlay(FREMEN), Persuasion(2)), "2 persuasion per fremen"),
        (PickOf(2, Draw(1), Gain(spice=2)), "( 1 card / 2 spice ×2 )"),
        (EachOpponent(LoseTroops(1, GARRISON)), "opponents 1 lose_troop garrison"),
        (PlaceSpy(), "[spy]"),
        (PlaceSpy((CITY,)), "[spy] city"),
        (RecallSpy(2) >> VP(1), "2 recall_spy -> vp"),
        (ChooseOne((Harvest(4), If(Hooks(), SummonHere(2)))), "4 spice maker / hooks : 2 sandworm maker"),
        (Pay(water=2) >> (DestroyWall() & Summon()), "2 water -> [wall] sandworm"),
        (Flip(CRYSKNIFE) >> VP(1), "crysknife -> vp"),
        (TrashIntrigue() >> Draw(1), "trash_intrigue -> 1 card"),
        (RetreatTroops(1, 2) >> TakeContract(), "1–2 retreat -> contract"),
        (RetreatTroops(2, 2) >> Swords(4), "2 retreat -> 4 sword"),
        (If(Completed(4), VP(1)), "4+ contract : vp"),
        (If(SpyRecalled(), Recruit(2)), "recall_spy : 2 troop"),
        (Per(OtherArmed(), Swords(1)), "1 sword per reveal sword"),
        (EachAcquired(Recruit(1)), "1 troop per acquire"),
        (May(Acquire(1, to=HAND, exactly=True) | Draw(1)), "=1 [acquire] card / 1 [card]"),
        (PickOf(2, *WITH_EACH), "×2 influence"),
        (MayPass(), "[passed]"),
        (AcquireToTop(), "acquire [deck]"),
        (DeployAnywhere(), "troop [deploy]"),
        (MoveFreighter(), "[freighter]"),
        (Negotiate(2), "2 [negotiator]"),
        (Ambush(), "opponent [retreat] per deploy"),
        (ReturnSpecimens(), "[specimen] -> supply"),
        (AcquireTleilaxu(), "[acquire] specimen"),
        (RecallSent(), "[recall]"),
    ],
)
def test_notation(effect: Effect, expected: str) -> None:
    assert signs_of(effect) == expected


def test_a_box_keeps_gains_in_one_group_and_the_rest_apart() -> None:
    assert [shown(group) for group in box_signs.box_groups(BASE.card_by_id["worm_riders"].reveal)] == [
        "2+ fremen : 4 sword",
        "alliance_fremen : 2 sword",
    ]
    spy = BASE.card_by_id["spice_hunter"]
    assert [shown(group) for group in box_signs.box_groups(spy.reveal)] == [
        "1 persuasion 1 sword",
        "fremen : 1 spice",
    ]
    assert shown(box_signs.box_signs(spy.reveal)) == "1 persuasion 1 sword + fremen : 1 spice"


def spaces(space_id: str) -> str:
    return shown(box_signs.space_signs(BASE.spaces[BASE.space_index[space_id]]))


def test_spaces() -> None:
    assert spaces("conspire") == "4 spice -> 5 solari 2 troop intrigue"
    assert spaces("sietch_tabr") == "2+ fremen : 1 troop 1 water"
    assert spaces("sell_melange") == "2–5 spice -> 6–12 solari"
    assert spaces("hall_of_oratory") == "1 troop + reveal : 1 persuasion"
    assert spaces("swordmaster") == "8 solari -> swordmaster"


def test_a_space_as_it_is_now() -> None:
    basin = BASE.spaces[BASE.space_index["hagga_basin"]]
    assert shown(box_signs.space_signs(basin, bonus=2)) == "1 water -> 2 spice +2 spice"
    assert shown(box_signs.space_signs(basin, bonus=0)) == "1 water -> 2 spice"
    mentat = BASE.spaces[BASE.space_index["mentat"]]
    assert shown(box_signs.space_signs(mentat, price=(1, 0, 0))) == "1 solari -> 1 card mentat"


def test_offers_that_differ_in_kind_are_a_choice() -> None:
    offers = (Offer(None, (Recruit(2),)), Offer(Pay(solari=2), (Recruit(2), Gain(water=1))))
    space = Space("x", 4, offers=offers)
    assert shown(box_signs.space_signs(space)) == "2 troop / 2 solari -> 2 troop 1 water"
    same = Space("y", 4, offers=(offers[1], Offer(Pay(solari=3), (Recruit(2), Gain(water=1)))))
    assert shown(box_signs.space_signs(same)) == "2/3 solari -> 2 troop 1 water"


def test_spaces_of_uprising() -> None:
    def drawn(space_id: str, bonus: int | None = None) -> str:
        return shown(box_signs.space_signs(UPRISING.spaces[UPRISING.space_index[space_id]], bonus=bonus))

    assert drawn("gather_support") == "2 troop / 2 solari -> 2 troop 1 water"
    assert drawn("spice_refinery") == "2 solari / 1 spice -> 4 solari"
    assert drawn("sietch_tabr") == "2+ fremen : hooks 1 troop 1 water / 1 water [wall]"
    assert drawn("hagga_basin") == "1 water -> 2 spice maker / hooks : sandworm maker"
    assert drawn("hagga_basin", 0) == "1 water -> 2 spice / hooks : sandworm"


def test_abilities_of_uprising() -> None:
    def drawn(leader: str) -> list[str]:
        return [shown(group) for groups in box_signs.leader_groups(UPRISING.leader_by_id[leader]) for group in groups]

    assert drawn("shaddam_corrino_iv")[1:] == ["0 deploy", "1 solari 1 troop / 3 solari -> influence"]
    assert drawn("lady_margot_fenring") == ["2 bene_gesserit : 2 spice", "[spy] city"]
    assert drawn("muad_dib")[0] == "reveal : 1+ sandworm : intrigue"
    assert drawn("staban_tuek")[1] == "opponent send maker spy : 1 spice"
    assert drawn("reverend_mother_jessica")[0] == "send bene_gesserit fremen : 1 water -> words"


def test_control() -> None:
    assert shown(box_signs.control_signs(BASE.spaces[BASE.space_index["arrakeen"]])) == "control : 1 solari"
    assert box_signs.control_signs(BASE.spaces[BASE.space_index["wealth"]]) == ()


def test_when_intrigue_is_played() -> None:
    cards = BASE.intrigue_by_id
    assert box_signs.intrigue_kinds(cards["tiebreaker"]) == (Sign("combat_card"), Sign("endgame_card"))
    assert box_signs.intrigue_kinds(cards["charisma"]) == (Sign("plot"),)
    ((kind, groups),) = box_signs.intrigue_groups(cards["to_the_victor"])
    assert (kind.name, [shown(group) for group in groups]) == ("combat_card", ["1 conflict : 3 spice"])


def test_boxes_are_lists_of_printed_effects() -> None:
    assert box_signs.box_signs(()) == ()
    box = (Printed("x.1", Draw(1)), Printed("x.2", ChooseOne((Draw(1), Gain(spice=1)))))
    assert shown(box_signs.box_signs(box)) == "1 card + 1 card / 1 spice"
    assert isinstance(Pay(spice=1) >> Draw(1), Arrow)
