"""Effects, names and refusals in words."""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

from dune_desktop import text
from dune_desktop.content import BASE, EDITIONS
from dune_desktop.engine.abilities import Ability, Passive
from dune_desktop.engine.conditions import Condition, Seated
from dune_desktop.engine.effects import (
    ChooseOne,
    ChosenOpponent,
    Discard,
    Draw,
    EachOpponent,
    Effect,
    Gain,
    If,
    Influence,
    InfluenceEach,
    Pay,
    Persuasion,
    Recruit,
    Retreat,
    StealIntrigue,
    Swords,
    Then,
)
from dune_desktop.engine.effects.gains import Count
from dune_desktop.engine.effects.influence import StepDown
from dune_desktop.engine.names import BENE_GESSERIT, EMPEROR, FREMEN
from dune_desktop.text import addresses, translating
from dune_desktop.text.by_kind import Untold
from dune_desktop.text.catalogue import components
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.effects import abilities, sentence, sentences
from dune_desktop.text.game.names import NAMES
from dune_desktop.text.names import MissingName, ability_names, name
from dune_desktop.text.translating import Texts, TextTable, english, install, translate
from dune_desktop.text.wording import clause, wording
from tests.kinds import every_kind

TEXT = Path(text.__file__).parent


@cache
def found() -> dict[tuple[str, str, str], dict[str, Any]]:
    """Every component by edition, kind and id; asked for in tests only: what fails there fails no collection."""
    return {(edition.id, one["kind"], one["id"]): one for edition in EDITIONS.values() for one in components(edition)}


# ---------------------------------------------------------------- wordings

EXPECTED = {
    ("imperium", "fremen_camp", "agent"): "Pay 2 spice → recruit 3 troops.",
    ("imperium", "fremen_camp", "reveal"): "2 Persuasion, 1 sword.",
    ("imperium", "bene_gesserit_sister", "reveal"): "Choose one: 2 Persuasion or 2 swords.",
    ("imperium", "duncan_idaho", "agent"): "Pay 1 water → recruit 1 troop and draw 1 card.",
    ("imperium", "fedaykin_death_commando", "reveal"): "1 Persuasion. Fremen Bond: 3 swords.",
    ("imperium", "missionaria_protectiva", "agent"): (
        "If you have another Bene Gesserit card in play: gain 1 Influence with a Faction of your choice."
    ),
    ("imperium", "smugglers_thopter", "agent"): (
        "If you have 2 or more Influence with the Spacing Guild: draw 2 cards."
    ),
    ("imperium", "sietch_reverend_mother", "reveal"): "Fremen Bond: gain 3 Persuasion and gain 1 spice.",
    ("imperium", "liet_kynes", "reveal"): "2 Persuasion for each Fremen card you have in play.",
    ("imperium", "guild_ambassador", "reveal"): (
        "If you have an Alliance with the Spacing Guild: pay 3 spice → gain 1 Victory Point."
    ),
    ("imperium", "firm_grip", "agent"): (
        "Pay 2 Solari → gain 1 Influence with one of these Factions: Spacing Guild, Bene Gesserit or Fremen."
    ),
    ("imperium", "gurney_halleck", "reveal"): (
        "2 Persuasion. Pay 3 Solari → recruit 2 troops, then you may deploy any of these troops to the Conflict."
    ),
    ("imperium", "shifting_allegiances", "agent"): (
        "Pay 2 spice and lose 1 Influence with a Faction of your choice"
        " → gain 2 Influence with a Faction of your choice."
    ),
    ("imperium", "test_of_humanity", "agent"): (
        "Each opponent chooses one: discard 1 card or lose 1 troop in the Conflict."
    ),
    ("imperium", "power_play", "agent"): (
        "Gain 2 Influence instead of 1 with the Faction whose board space you visit. Trash this card."
    ),
    ("reserve", "the_spice_must_flow", "acquired"): "Gain 1 Victory Point.",
    ("intrigue", "bindu_suspension", "requires"): "Only if you are at the very start of your turn.",
    ("intrigue", "bypass_protocol", "plot"): (
        "Choose one: acquire a card that costs 3 Persuasion or less;"
        " or pay 2 spice → acquire a card that costs 5 Persuasion or less and put it on top of your deck."
    ),
    ("intrigue", "charisma", "plot"): "In your Reveal turn this round: 2 Persuasion.",
    ("intrigue", "double_cross", "plot"): (
        "Pay 1 Solari → an opponent of your choice loses 1 troop in the Conflict;"
        " deploy 1 troop from your supply to the Conflict."
    ),
    ("intrigue", "reinforcements", "plot"): (
        "Pay 3 Solari → recruit 3 troops;"
        " if this is your Reveal turn: you may deploy any of these troops to the Conflict."
    ),
    ("intrigue", "poison_snooper", "plot"): (
        "Look at the top card of your deck; then choose one: draw 1 card or trash the top card of your deck."
    ),
    ("intrigue", "water_of_life", "plot"): "Pay 1 spice and 1 water → draw 3 cards.",
    ("intrigue", "to_the_victor", "win"): "Gain 3 spice.",
    ("conflict", "battle_for_arrakeen", "first"): "Gain 2 Victory Points. Gain control of Arrakeen.",
    ("conflict", "battle_for_arrakeen", "second"): (
        "Choose 2 of these: draw 1 Intrigue card, gain 2 spice or gain 3 Solari."
    ),
    ("leader", "countess_ariana_thorvald", "ability"): (
        "Whenever you harvest spice: gain 1 spice less and draw 1 card."
    ),
    ("leader", "count_ilban_richese", "ability"): (
        "Whenever you pay Solari for the cost of a board space: draw 1 card."
    ),
    ("leader", "duke_leto_atreides", "ability"): "Board spaces with the Landsraad icon cost you 1 Solari less.",
    ("leader", "glossu_rabban", "ability"): "At the start of the game: gain 1 Solari and 1 spice.",
    ("leader", "glossu_rabban", "signet"): (
        "If you have at least one Alliance: recruit 2 troops; otherwise: recruit 1 troop."
    ),
    ("space", "sell_melange", "cost"): "2 spice, 3 spice, 4 spice or 5 spice",
    ("space", "sietch_tabr", "requires"): "2 or more Influence with the Fremen.",
    ("space", "conspire", "effects"): (
        "Gain 1 Influence with the Emperor. Gain 5 Solari. Recruit 2 troops. Draw 1 Intrigue card."
    ),
    ("space", "imperial_basin", "effects"): "Harvest 1 spice and all bonus spice on this space.",
    ("space", "imperial_basin", "control"): "Gain 1 spice.",
    ("track", "emperor", "bonus"): "Recruit 2 troops.",
}


@pytest.mark.parametrize("where", EXPECTED, ids=".".join)
def test_wording(where: tuple[str, str, str]) -> None:
    kind, component, box = where
    assert found()["base", kind, component]["text"][box] == EXPECTED[where]


@pytest.mark.parametrize(
    ("effect", "words"),
    [
        (Recruit(1), "recruit 1 troop"),
        (Recruit(3), "recruit 3 troops"),
        (Retreat(1), "you may retreat 1 of your troops"),
        (Pay(solari=2, spice=1, water=3), "pay 2 Solari, 1 spice and 3 water"),
        (Influence((EMPEROR, FREMEN), 2), "gain 2 Influence with one of these Factions: Emperor or Fremen"),
        (InfluenceEach((EMPEROR, FREMEN)), "gain 1 Influence with each of these Factions: Emperor and Fremen"),
        (StepDown(BENE_GESSERIT), "lose 1 Influence with the Bene Gesserit"),
        (StealIntrigue(4), "steal 1 Intrigue card at random from each opponent who has 4 or more of them"),
        (
            Then(Recruit(1), Swords(2) | Gain(water=1)),
            "recruit 1 troop; then choose one: gain 2 swords or gain 1 water",
        ),
        (EachOpponent(Draw(1)), "each opponent: draw 1 card"),
        (ChosenOpponent(Gain(water=1)), "an opponent of your choice: gain 1 water"),
        (EachOpponent(Discard(1) | Draw(2)), "each opponent chooses one: discard 1 card or draw 2 cards"),
    ],
    ids=repr,
)
def test_clause(effect: Effect, words: str) -> None:
    assert clause(effect) == words


def test_sentences_gather_bare_numbers_and_split_units() -> None:
    assert sentences((Draw(1), Swords(2))) == "2 swords. Draw 1 card."
    assert sentences((Draw(1) & Recruit(2),)) == "Draw 1 card. Recruit 2 troops."
    assert sentences(()) == ""


def test_a_line_that_adds_to_those_above_says_more() -> None:
    council = Seated()
    assert sentences((Swords(2), If(council, Swords(2)))) == "2 swords. If you have a High Council seat: 2 more swords."
    both = sentences((If(council, Draw(1)), If(council, Draw(1) & Swords(1))))
    assert both.endswith("If you have a High Council seat: draw 1 more card and gain 1 sword.")
    assert sentences((Swords(1), Pay(spice=1) >> Swords(3))) == "1 sword. Pay 1 spice → 3 more swords."
    assert clause(Then(Draw(1), If(council, Draw(1)))).endswith("draw 1 more card")
    assert sentences((Swords(2), If(council, Persuasion(2)))).endswith(": 2 Persuasion.")
    assert sentences((Swords(1) | Draw(1), If(council, Draw(1)))).endswith(": draw 1 card.")
    assert sentence("draw.") == "Draw."


# ---------------------------------------------------------------- nothing is left out


@pytest.mark.parametrize("base", [Effect, Condition, Count, Ability])
def test_every_word_is_worded(base: type) -> None:
    assert [kind for kind in every_kind(base) if kind not in wording] == []


def test_a_word_that_nobody_can_read_is_named() -> None:
    @frozen
    class Distil(Effect):
        """Nothing is said of it."""

    with pytest.raises(Untold, match="Distil has no row in the table 'wording' of text/"):
        clause(Distil())
    with pytest.raises(Untold, match="Distil has no row in the table 'drawing' of text/"):
        signs_of(Distil())


def leaves(effect: Effect) -> Iterator[Effect]:
    """The effects that it is joined of at last."""
    parts = effect.parts()
    yield from (leaf for part in parts for leaf in leaves(part)) if parts else (effect,)


def test_whatever_befalls_an_opponent_is_worded() -> None:
    printed = [one.effect for edition in EDITIONS.values() for _, _, one in addresses._all_printed(edition)]
    plain = {leaf for effect in printed for leaf in leaves(effect)}
    assert len({type(leaf) for leaf in plain}) > 30
    for leaf in plain:
        for effect in (leaf, ChooseOne((leaf, Draw(1)))):
            for words in (clause(EachOpponent(effect)), clause(ChosenOpponent(effect))):
                assert "opponent" in words
                assert not {"{", "}", "%"} & set(words), words


def test_every_trigger_is_worded() -> None:
    points = {
        ability.point
        for edition in EDITIONS.values()
        for leader in edition.leaders
        for ability in leader.ability
        if not isinstance(ability, Passive) and hasattr(ability, "point")
    }
    assert points <= abilities.POINTS.keys()


def test_components_are_whole() -> None:
    for (_, kind, component), one in found().items():
        assert name("kind", kind)
        assert one["name"], component
        for box, words in one["text"].items():
            assert box in NAMES["box"]
            assert not {"{", "}", "%"} & set(words), (component, box, words)
            assert "  " not in words
            assert "(s)" not in words
            assert words.endswith(".") or box in ("cost", "later")


def test_every_component_has_text() -> None:
    assert [key for key, one in found().items() if not one["text"]] == []


def _printed_boxes(thing: Any) -> list[str]:
    names = ("sending", "agent", "reveal", "acquired", "trashed", "discarded", "plot", "combat", "win", "endgame")
    return [box for box in names if getattr(thing, box, ())]


def test_every_printed_box_is_in_the_catalogue() -> None:
    for edition in EDITIONS.values():
        for card in (*edition.starters, *edition.imperium, *edition.reserve):
            assert list(found()[edition.id, card.kind, card.id]["text"]) == _printed_boxes(card)
        for intrigue in edition.intrigues:
            worded = [box for box in found()[edition.id, "intrigue", intrigue.id]["text"] if box != "requires"]
            assert worded == ["plot" if box == "reveal" else box for box in _printed_boxes(intrigue)]


@pytest.mark.parametrize(
    ("kind", "name_id", "edition", "words"),
    [
        ("intrigue", "scratch", "base", "no name for intrigue 'scratch': add it to text/base"),
        ("card", "scratch", "uprising", "no name for card 'scratch': add it to text/uprising or text/choam"),
        ("icon", "scratch", "base", "no name for icon 'scratch': add it to text/base"),
    ],
)
def test_a_missing_name_says_where_it_belongs(kind: str, name_id: str, edition: str, words: str) -> None:
    with pytest.raises(MissingName) as missing:
        name(kind, name_id, EDITIONS[edition].products)
    assert str(missing.value) == words


def test_missing_names_of_abilities_say_where_they_belong() -> None:
    with pytest.raises(MissingName, match=r"no name for leader 'scratch': add it to text/base"):
        ability_names("scratch", BASE.products)


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("address", "source", "words"),
    [
        ("thufir_hawat.reveal.2", "Thufir Hawat", "draw 1 Intrigue card"),
        ("duncan_idaho.agent.1.2", "Duncan Idaho", "draw 1 card"),
        ("bindu_suspension.plot.1.1", "Bindu Suspension", "draw 1 card"),
        ("foldspace.agent.2", "Foldspace", "trash this card"),
        ("foldspace.1", "Foldspace", "acquire a Foldspace card from the Reserve"),
        ("conspire.influence", "Conspire", "gain 1 Influence with the Emperor"),
        ("sell_melange.b.1", "Sell Melange", "gain 8 Solari"),
        ("arrakeen.control.1", "Arrakeen", "gain 1 Solari"),
        ("track.fremen", "Fremen", "gain 1 water"),
        ("paul_atreides.signet", "Paul Atreides", "draw 1 card"),
        ("glossu_rabban.setup", "Glossu “The Beast” Rabban", "gain 1 Solari and 1 spice"),
        ("count_ilban_richese.ability.1", "Count Ilban Richese", "draw 1 card"),
        ("to_the_victor", "To the Victor...", ""),
        ("council", "High Council seat", ""),
        ("attic.1", "attic", ""),
    ],
)
def test_addresses_lead_to_names_and_words(address: str, source: str, words: str) -> None:
    assert (addresses.source(BASE, address), addresses.words(BASE, address)) == (source, words)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_addresses_are_unique(edition: Any) -> None:
    printed = [one.address for _, _, one in addresses._all_printed(edition)]
    assert len(printed) == len(set(printed))


# ---------------------------------------------------------------- translation


@pytest.mark.parametrize(
    ("source", "n", "expected"),
    [
        ("draw %n card(s)", 1, "draw 1 card"),
        ("draw %n card(s)", 0, "draw 0 cards"),
        ("draw %n card(s)", 21, "draw 21 cards"),
        ("place %n Sp(y|ies)", 1, "place 1 Spy"),
        ("place %n Sp(y|ies)", 2, "place 2 Spies"),
        ("recruit %n troop(s) (optional)", 1, "recruit 1 troop (optional)"),
        ("trash a card (in hand or in play)", None, "trash a card (in hand or in play)"),
    ],
)
def test_english_plurals(source: str, n: int | None, expected: str) -> None:
    assert english(source, n) == expected


def test_an_installed_translator_is_asked_and_may_not_know() -> None:
    asked: list[tuple[str, str, str, int]] = []

    def translator(context: str, source: str, disambiguation: str, n: int) -> str:
        asked.append((context, source, disambiguation, n))
        return {"recruit %n troop(s)": "найміть 3 загони", "Fremen": "Фримени"}.get(source, source)

    install(translator)
    try:
        assert clause(Recruit(3)) == "найміть 3 загони"
        assert name("faction", "fremen") == "Фримени"
        assert clause(Draw(2)) == "draw 2 cards"
        assert translate("Effects", "{first} and {last}") == "{first} and {last}"
    finally:
        install(None)
    assert asked[:2] == [("Effects", "recruit %n troop(s)", "", 3), ("Faction", "Fremen", "", -1)]
    assert clause(Recruit(3)) == "recruit 3 troops"


Message = tuple[str, str, str, bool]


def _literal(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant), f"line {node.lineno}: not a literal"
    assert isinstance(node.value, str), f"line {node.lineno}: not a text"
    return node.value


def written() -> set[Message]:
    """Every text that the sources of ``text/`` want translated."""
    found: set[Message] = set()
    for file in TEXT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or file.name == Path(translating.__file__).name:
                continue
            if isinstance(node.func, ast.Attribute) and node.func.attr == "tr":
                assert isinstance(node.func.value, ast.Name)
                assert not node.keywords
                words = [node.func.value.id, *map(_literal, node.args[:2]), ""]
                found.add((words[0], words[1], words[2], len(node.args) == 3))
            elif isinstance(node.func, ast.Name) and node.func.id == "QT_TRANSLATE_NOOP":
                words = [*map(_literal, node.args), ""]
                found.add((words[0], words[1], words[2], False))
    return found


def test_numbers_and_plurals_go_together() -> None:
    assert [message for message in written() if ("%n" in message[1]) != message[3]] == []


def test_a_context_is_called_what_it_is_named() -> None:
    for file in TEXT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                made = node.value.func
                if isinstance(made, ast.Name) and made.id in (Texts.__name__, TextTable.__name__):
                    assert isinstance(node.targets[0], ast.Name)
                    assert node.targets[0].id == _literal(node.value.args[0])


def test_lupdate_collects_every_text(tmp_path: Path) -> None:
    lupdate = Path(sys.executable).with_name("pyside6-lupdate")
    if not lupdate.exists():
        pytest.skip("no pyside6-lupdate beside this Python")
    files = sorted(map(str, TEXT.rglob("*.py")))
    target = tmp_path / "all.ts"
    command = [str(lupdate), "-locations", "none", "-no-obsolete", *files, "-ts", str(target)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    collected = {
        (
            context.findtext("name", ""),
            message.findtext("source", ""),
            message.findtext("comment", ""),
            message.get("numerus") == "yes",
        )
        for context in ET.parse(target).iter("context")
        for message in context.iter("message")
    }
    assert collected == written()
