"""What House Hagal and the Rivals brought, in words and signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from test_log_rivals import WAYS, Way, begun

from dune_desktop.content import EDITIONS
from dune_desktop.engine import events
from dune_desktop.engine.abilities import Offers, When
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.composing import compose, everything
from dune_desktop.engine.conditions import And, Condition, Not
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import (
    All,
    Arrow,
    ChosenOpponent,
    DestroyWall,
    DrawIntrigue,
    EachOpponent,
    Effect,
    Gain,
    If,
    Influence,
    Per,
    PickOf,
    PlaceSpy,
    Recruit,
    Signet,
    Then,
)
from dune_desktop.engine.effects.influence import Advance, Recall
from dune_desktop.engine.names import ANY, CITY
from dune_desktop.engine.rivals.words import BonusToBank, CanSummon, Closed, ConflictLevel, InfluencePlace
from dune_desktop.text import addresses
from dune_desktop.text.box_signs import hagal_lines, leader_groups, rival_groups
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.catalogue import components
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.effects.conditions import requirement
from dune_desktop.text.log.sentences import line
from dune_desktop.text.names import MissingName, ability_names, any_name, explanation, name
from dune_desktop.text.refusals import reason
from dune_desktop.text.signs import Sign
from dune_desktop.text.spoken_names import speaking_of_a_rival
from dune_desktop.text.wording import clause, opposite, rival_wording
from tests.test_pictograms import SIGNS, shown
from tests.test_text import leaves

UPRISING = EDITIONS["uprising"]


def found(edition: str, kind: str, component: str, mode: str = "solo") -> dict[str, Any]:
    """A component of the catalogue, as it is in this mode."""
    return next(
        one
        for one in components(EDITIONS[edition])
        if (one["kind"], one["id"]) == (kind, component) and mode in one["modes"]
    )


WORDED = [
    ("base", "hagal", "conspire", "rival_turn", "Conspire: gains 1 Influence with the Emperor and recruits 2 troops."),
    ("base", "hagal", "conspire", "swords", "4 swords."),
    ("base", "hagal", "arrakeen_1p", "rival_turn", "Arrakeen: recruits 1 troop and uses its Signet Ring ability."),
    (
        "uprising",
        "hagal",
        "place_spy_city",
        "rival_turn",
        (
            "Places a Spy on an observation post connected to a board space with the City icon."
            " Then another House Hagal card is turned up."
        ),
    ),
    (
        "uprising",
        "hagal",
        "accept_contract_shipping_1",
        "rival_turn",
        (
            "Accept Contract, if the Rival has less than 2 Influence with the Spacing Guild: gains 2 Solari."
            " Shipping, if the Rival has 2 or more Influence with the Spacing Guild:"
            " gains 2 Solari and gains 1 Influence with the third Faction of its priorities."
        ),
    ),
    (
        "uprising",
        "hagal",
        "deep_desert",
        "rival_turn",
        (
            "Deep Desert, if it has bonus spice: if the Rival has Maker hooks and sandworms can enter this Conflict,"
            " it summons 2 sandworms and gains all bonus spice on this space;"
            " otherwise it harvests 4 spice and all bonus spice on this space."
        ),
    ),
    (
        "uprising",
        "hagal",
        "deliver_supplies_heighliner",
        "rival_turn",
        (
            "Deliver Supplies, if this is a Conflict I or II: gains 1 Influence with the Spacing Guild."
            " Heighliner, if this is a Conflict III:"
            " gains 1 Influence with the Spacing Guild and recruits 3 troops."
        ),
    ),
    ("uprising", "rival", "muad_dib", "scheme", "Takes Maker hooks. Destroys the Shield Wall. Draws 1 Intrigue card."),
    (
        "uprising",
        "rival",
        "lady_jessica",
        "signet",
        (
            "Gains 1 Influence with a Faction where this wins it the Alliance,"
            " or if there is none, with the Faction where it has the least."
        ),
    ),
    (
        "uprising",
        "rival",
        "princess_irulan",
        "signet",
        "Places a Spy on the first free Faction observation post of its priorities.",
    ),
    ("uprising", "rival", "muad_dib", "priorities", "Fremen, Bene Gesserit, Spacing Guild and Emperor."),
    (
        "uprising",
        "rival",
        "muad_dib",
        "value",
        "4 resources and Intrigue cards, paid as soon as it has them: Solari first, then spice, Intrigue cards, water.",
    ),
    ("base", "rival", "earl_memnon_thorvald", "signet", "Gains 1 spice."),
]


@pytest.mark.parametrize(("edition", "kind", "component", "box", "words"), WORDED)
def test_wording_of_rivals(edition: str, kind: str, component: str, box: str, words: str) -> None:
    assert found(edition, kind, component)["text"][box] == words


def test_harvest_spice_is_another_card_with_two_people() -> None:
    solo, two = (found("base", "hagal", "harvest_spice", mode)["text"]["rival_turn"] for mode in ("solo", "two"))
    best = "if it has the most bonus spice of these spaces, not counting those with an Agent (in a tie, the first): "
    assert solo.startswith(f"The Great Flat, {best}harvests 3 spice and all bonus spice on this space. Hagga Basin, ")
    assert two.endswith(f"Imperial Basin, {best}returns all bonus spice on this space to the bank.")


def test_what_some_rivals_do_without() -> None:
    assert found("base", "rival", "house_hagal", "two")["text"] == {
        "limits": "No resources, no rewards, no Victory Points, no control."
    }
    assert found("uprising", "rival", "lady_amber_metulli", "two")["text"]["limits"].startswith("No Victory Points:")
    assert "limits" not in found("uprising", "rival", "muad_dib")["text"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_hagal_card_and_rival_is_in_the_catalogue(edition: str) -> None:
    every = components(EDITIONS[edition])
    for automa in EDITIONS[edition].automas:
        for kind, cards in (("hagal", automa.deck), ("rival", automa.rivals)):
            those = [one["id"] for one in every if one["kind"] == kind and automa.mode in one["modes"]]
            assert sorted(those) == sorted(card.id for card in cards)


#: Tiles that Rivals use.
_USED = ("flagship", "spy_satellites", "training_drones")


def _of_rivals() -> Iterator[tuple[Edition, Effect]]:
    """Every effect that a Rival can have: of Hagal cards, Rivals, rewards, the endgame, and what befalls opponents.

    With Rise of Ix there are tiles with the mark, the shipping track, and what dreadnoughts do that have won.
    """
    for edition in (*EDITIONS.values(), *map(everything, EDITIONS.values())):
        for tile in (card for market in edition.markets for card in market.stock if card.marked):
            yield from ((edition, one.effect) for one in tile.acquired)
            yield from ((edition, one.effect) for one in tile.ability if isinstance(one, When) or tile.id in _USED)
        yield from ((edition, effect) for kind in edition.units for effect in kind.won)
        for node in edition.track_by_id["shipping"].nodes[:-1] if "shipping" in edition.track_by_id else ():
            yield from ((edition, effect) for effect in (node.effect,) if effect is not None)
        yield from ((edition, effect) for effect in (Advance("shipping"), Recall("shipping")))
        printed = (part for _, _, one in addresses._all_printed(edition) for part in _tree(one.effect))
        yield from ((edition, one.effect) for one in printed if isinstance(one, EachOpponent | ChosenOpponent))
        common = (one for thing in edition.course.common for one in thing.ability)
        yield from ((edition, one.effect) for one in common if isinstance(one, Offers) and not one.beside)
        for automa in edition.automas:
            for card in automa.deck:
                yield from ((edition, one.effect) for side in card.sides for one in side.box)
                yield from ((edition, one.effect) for one in card.box)
            for rival in automa.rivals:
                yield edition, rival.leader.signet
                if rival.scheme is not None:
                    yield edition, rival.scheme.effect
        for conflict in edition.conflicts:
            yield from (
                (edition, one.effect) for box in (conflict.first, conflict.second, conflict.third) for one in box
            )


def _tree(effect: Effect) -> Iterator[Effect]:
    yield effect
    for part in effect.parts():
        yield from _tree(part)


#: They only join clauses, which have their own wording.
JOINS = {All, Arrow, EachOpponent, Per, Then}


def test_no_word_of_a_rival_lacks_its_third_person() -> None:
    words = {type(one) for _, effect in _of_rivals() for one in _tree(effect)}
    third = {kind for kind in rival_wording if isinstance(kind, type) and issubclass(kind, Effect)}
    assert words - JOINS - third == set()
    assert third - words == set()


def test_whatever_is_said_of_a_rival_does_not_speak_to_the_reader() -> None:
    with speaking_of_a_rival():
        said = {clause(effect) for edition, effect in _of_rivals()}
        said |= {clause(one) for edition in EDITIONS.values() for one in _asked_for(edition)}
    for component in (one for edition in EDITIONS.values() for one in components(edition)):
        if component["kind"] in ("hagal", "rival"):
            said |= {*component["text"].values()}
    assert [text for text in said if re.search(r"\byour?\b", text, re.IGNORECASE)] == []


def test_whoever_decides_for_a_rival_reads_what_it_does() -> None:
    with speaking_of_a_rival(False):
        assert clause(Recruit(2)) == "recruit 2 troops"
    with speaking_of_a_rival():
        assert clause(Recruit(2)) == "recruits 2 troops"
        assert clause(PickOf(2, DrawIntrigue(1), Gain(spice=2))) == (
            "chooses 2 of these: draws 1 Intrigue card or gains 2 spice"
        )
        with speaking_of_a_rival(False):
            assert clause(Recruit(2)) == "recruits 2 troops"


def test_a_condition_of_two_parts_says_its_beginning_once() -> None:
    printed = [one.effect for edition in EDITIONS.values() for _, _, one in addresses._all_printed(edition)]
    pairs = {one.condition for effect in printed for one in _tree(effect) if isinstance(one, If)}
    pairs |= {one for edition in EDITIONS.values() for one in _asked_for(edition)}
    said = {clause(one) for one in pairs if isinstance(one, And)}
    assert said == {
        "if you have a High Council seat and your Swordmaster",
        "if you have Maker hooks and sandworms can enter this Conflict",
    }


def test_a_rival_has_no_choices() -> None:
    said = {
        Influence(ANY): "gain 1 Influence with a Faction of your choice",
        PlaceSpy(): "place a Spy",
        DestroyWall(): "destroy the Shield Wall (optional)",
        Signet(): "use the Signet Ring ability of your Leader",
    }
    assert {effect: clause(effect) for effect in said} == said
    with speaking_of_a_rival():
        assert {effect: clause(effect) for effect in said}.items().isdisjoint(said.items())
        assert clause(PlaceSpy((CITY,))).startswith("places a Spy on an observation post connected to")
    assert {effect: clause(effect) for effect in said} == said


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_places_of_priorities(place: int) -> None:
    assert clause(InfluencePlace(place)).startswith("gains 1 Influence with the ")
    assert shown(signs_of(InfluencePlace(place))) == f"#{place} influence"


# ---------------------------------------------------------------- addresses


def composed() -> Iterator[Edition]:
    """Every edition in every mode, at the last level."""
    for edition in EDITIONS.values():
        for automa in edition.automas:
            level = automa.levels[-1].id if automa.levels else ""
            yield compose(edition.recipe, edition.recipe.modules, automa.mode, level)


@pytest.mark.parametrize("edition", [*composed()], ids=lambda edition: f"{edition.id}.{edition.automa.mode}")
def test_addresses_of_rivals(edition: Any) -> None:
    printed = [one for _, _, one in addresses._of_automa(edition)]
    assert len(printed) > 15
    for one in printed:
        assert addresses.source(edition, one.address)[0].isupper()
        words = addresses.words(edition, one.address)
        assert words
        assert "optional" not in words
        assert not {"{", "}", "%"} & set(words)


def test_what_cards_of_one_space_share() -> None:
    edition = compose(UPRISING.recipe, ("choam",), "solo", "sardaukar")
    assert addresses.words(edition, "gather_support.hagal.2").endswith("with the second Faction of its priorities")
    assert addresses.words(edition, "shipping.hagal.2").endswith("that the card shows")
    assert addresses.words(edition, "lady_jessica.scheme") == "gains 2 water"
    assert addresses.source(edition, "baron_vladimir_harkonnen.scheme.1") == "Baron Vladimir Harkonnen"
    assert addresses.words(edition, "lady_margot_fenring.signet").startswith("place a Spy")  # the leader's
    assert addresses.words(UPRISING, "lady_jessica.scheme") == ""


def test_two_effects_of_one_address_are_the_same_or_differ_in_the_faction() -> None:
    for edition in composed():
        seen: dict[str, Any] = {}
        for kind, _, one in addresses._of_automa(edition):
            before = seen.setdefault(one.address, one.effect)
            plain = {type(leaf) for effect in (before, one.effect) for leaf in leaves(effect)}
            assert kind == "rival" or before == one.effect or plain == {InfluencePlace}, one.address


# ---------------------------------------------------------------- levels, refusals, names


@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_what_is_closed_at_a_level(edition: str) -> None:
    game = begun((edition, "solo", "kwisatz_haderach", ()), 1)
    space = game.edition.spaces[game.edition.space_index["swordmaster"]]
    text = boxes_of(space)["requires"]
    assert text == "Only if you do not have your Swordmaster yet. Closed at this level of difficulty."
    assert requirement(Closed()) == "Closed at this level of difficulty."
    reasons = {reason(closed.refusal(), game.edition) for closed in space.requires if isinstance(closed, Closed)}
    assert reasons == {"At this level of difficulty you cannot gain a Swordmaster."}


def _asked_for(edition: Edition) -> Iterator[Condition]:
    """Every condition on the Hagal cards of an edition."""
    for side in (side for automa in edition.automas for card in automa.deck for side in card.sides):
        if side.when is not None:
            yield side.when
        yield from (one.effect.condition for one in side.box if isinstance(one.effect, If))


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_conditions_of_hagal_cards_have_words_and_signs(edition: Edition) -> None:
    for one in _asked_for(edition):
        assert clause(one).startswith("if ")
        assert {sign.name for sign in signs_of(one)} <= SIGNS
        assert not isinstance(one, Not) or type(one.condition) in opposite
        assert isinstance(one, And) or reason(one.refusal(), edition) != "This is not possible now."


@pytest.mark.parametrize("kind", ["hagal", "rival", "level", "mode", "variant", "grade"])
def test_a_missing_name_says_where_it_belongs(kind: str) -> None:
    with pytest.raises(MissingName, match=rf"no name for {kind} 'scratch': add it to text/base"):
        name(kind, "scratch", ("base",))
    with pytest.raises(MissingName):
        explanation(kind, "scratch", ("base",))


def test_any_name_knows_hagal_cards() -> None:
    assert any_name("harvest_spice") == "Harvest Spice"
    assert any_name("place_spy_city", ("uprising",)) == "Place Spy"
    assert any_name("house_hagal") == "House Hagal"
    assert any_name("glossu_rabban", ("uprising",)) == "Glossu “The Beast” Rabban"


# ---------------------------------------------------------------- signs


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_signs_of_hagal_cards_and_rivals(edition: Any) -> None:
    for automa in edition.automas:
        for card in automa.deck:
            lines = hagal_lines(card)
            assert bool(lines) != card.reshuffle
            for _, when, groups in lines:
                assert groups
                assert {sign.name for sign in (*when, *(sign for group in groups for sign in group))} <= SIGNS
        for rival in automa.rivals:
            signet, scheme = rival_groups(rival)
            assert bool(scheme) == (rival.scheme is not None)
            assert {sign.name for group in (*signet, *scheme) for sign in group} <= SIGNS


def test_lines_of_hagal_cards() -> None:
    deck = {card.id: card for card in UPRISING.automas[0].deck}

    def drawn(card: str) -> list[tuple[str, str, list[str]]]:
        return [(space, shown(when), [shown(one) for one in groups]) for space, when, groups in hagal_lines(deck[card])]

    assert drawn("place_spy_city") == [("", "", ["[spy] city"])]
    assert drawn("accept_contract_shipping_2") == [
        ("accept_contract", "<2 spacing_guild", ["2 solari"]),
        ("shipping", "2+ spacing_guild", ["2 solari #1 influence"]),
    ]
    assert drawn("deliver_supplies_heighliner") == [
        ("deliver_supplies", "I–II conflict", ["influence_spacing_guild"]),
        ("heighliner", "III conflict", ["influence_spacing_guild 3 troop"]),
    ]
    assert drawn("deep_desert") == [
        ("deep_desert", "maker 1+ spice", ["hooks conflict sandworm : 2 sandworm maker / 4 spice maker"]),
    ]
    assert shown(signs_of(BonusToBank())) == "maker 0 spice"
    assert signs_of(ConflictLevel((3,))) == (Sign("conflict", "III"),)
    assert shown(signs_of(CanSummon())) == "conflict sandworm"


# ---------------------------------------------------------------- games


@pytest.mark.parametrize("way", WAYS, ids=lambda way: ".".join(way[:3]))
def test_a_game_with_rivals_is_never_at_a_loss_for_words(way: Way) -> None:
    game = begun(way, 5)
    edition = game.edition
    chance = Chance(3)
    met: dict[Action, None] = {}
    number = 0
    while game.decision is not None:
        met |= dict.fromkeys(game.decision.options)
        number += 1
        if number % 25 == 0:
            for action in met:
                for refusal in game.why_not(action):
                    words = reason(refusal, edition, game.decision.seat)
                    assert words != "This is not possible now."
                    assert not {"{", "%"} & set(words)
        for event in game.apply(game.decision.options[chance.below(len(game.decision.options))]):
            if isinstance(event, events.Resolved | events.Lost):
                assert addresses.words(edition, event.address), event
                assert addresses.source(edition, event.address)[0].isupper()
                if game.players[event.seat].rival is not None:
                    assert not re.search(r"\byour?\b", str(line(event, game))), event
    assert number > 90
    assert {player.leader.id for player in game.players if name("leader", player.leader.id, edition.products)}


def test_house_hagal_of_two_people_has_no_abilities() -> None:
    (house,) = EDITIONS["base"].automas[1].rivals
    assert boxes_of(house.leader) == {}
    assert leader_groups(house.leader) == ((), ())
    assert rival_groups(house) == ((), ())
    assert ability_names(house.id) == ("", "")
    assert ability_names("glossu_rabban", ("uprising",)) == ("", "")
    assert ability_names("glossu_rabban", ("base", "uprising"))[0]
