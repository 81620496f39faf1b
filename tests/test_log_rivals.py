"""The log in words: the turns of Rivals, so that one could follow them with the cards by hand."""

from __future__ import annotations

import re
from typing import Final

import pytest

from dune_desktop.content import EDITIONS
from dune_desktop.engine import events
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.events import Event
from dune_desktop.engine.names import HOME, NOBODY
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.text.log.sentences import heading, line
from tests.test_log import check, told_in

#: Edition, mode, level, variants.
Way = tuple[str, str, str, tuple[str, ...]]
WAYS: Final[tuple[Way, ...]] = (
    ("base", "solo", "mercenary", ()),
    ("base", "solo", "kwisatz_haderach", ()),
    ("base", "two", "", ()),
    ("uprising", "solo", "sardaukar", ("row_dice",)),
    ("uprising", "solo", "kwisatz_haderach", ("row_dice",)),
    ("uprising", "two", "", ("smart_politics",)),
    ("blend", "solo", "mentat", ()),
    ("blend", "two", "", ("brutal_escalation", "expert_deployment")),
)


def begun(way: Way, seed: int, leaders: tuple[str | None, ...] = ()) -> Game:
    """A game at its first decision, its events made."""
    edition, mode, level, variants = way
    modules = ("choam",) if seed % 2 and edition != "base" else ()
    return new_game(EDITIONS[edition], Setup(3, seed, leaders, modules, (), mode, level, variants), [])


GAME: Final = begun(WAYS[4], 2, ("muad_dib", "gurney_halleck", "princess_irulan"))
SOLO: Final = begun(WAYS[1], 2)
TWO: Final = begun(WAYS[2], 2)


def hagal(card_id: str, game: Game = GAME) -> int:
    """Some copy of a Hagal card."""
    return next(number for number, card in game.hagal.items() if card.id == card_id)


def space(space_id: str, game: Game = GAME) -> int:
    return game.edition.space_index[space_id]


def ignored(card_id: str, why: str, space_id: str, game: Game = GAME) -> Event:
    return events.HagalIgnored(1, hagal(card_id, game), why, space(space_id, game))


def card(card_id: str) -> int:
    """Some copy of a card."""
    return next(number for number, face in enumerate(GAME.cards) if face.id == card_id)


SAID: Final[list[tuple[Event, str | None]]] = [
    (events.HagalTurned(1, hagal("arrakeen")), "Seat 2 turns up the House Hagal card Arrakeen."),
    (
        events.HagalTurned(1, hagal("accept_contract_shipping_1")),
        "Seat 2 turns up the House Hagal card Accept Contract / Shipping.",
    ),
    (events.HagalTurned(1, hagal("heighliner"), True), "Seat 2 turns up Heighliner for the combat bonus: 5 swords."),
    (events.HagalTurned(1, hagal("arrakeen"), True), "Seat 2 turns up Arrakeen for the combat bonus: 1 sword."),
    (
        events.HagalTurned(1, hagal("gather_support_1"), True),
        "Seat 2 turns up Gather Support for the combat bonus: 0 swords.",
    ),
    (events.Gained(1, "swords", 5, "heighliner"), "Seat 2 gains 5 swords (Heighliner)."),
    (events.Gained(1, "swords", 2, "place_spy_city"), "Seat 2 gains 2 swords (Place Spy)."),
    (ignored("arrakeen", "occupied", "arrakeen"), "Seat 2 ignores Arrakeen: Arrakeen is occupied."),
    (
        ignored("deliver_supplies_heighliner", "occupied", "deliver_supplies"),
        "Seat 2 ignores Deliver Supplies / Heighliner: Deliver Supplies is occupied.",
    ),
    (
        ignored("secrets", "smart_politics", "secrets"),
        "Seat 2 ignores Secrets: by Smart Politics it does not go to Secrets now.",
    ),
    (ignored("secrets", "voice", "secrets"), "Seat 2 ignores Secrets: Secrets is closed by The Voice."),
    (
        ignored("sietch_tabr", "condition", "sietch_tabr"),
        "Seat 2 ignores Sietch Tabr: it has too little Influence for Sietch Tabr.",
    ),
    (
        ignored("deep_desert", "condition", "deep_desert"),
        "Seat 2 ignores Deep Desert: there is no bonus spice at Deep Desert.",
    ),
    (
        ignored("hagga_basin_imperial_basin", "condition", "hagga_basin"),
        "Seat 2 ignores Hagga Basin / Imperial Basin: neither board space has bonus spice.",
    ),
    (events.HagalShuffled(1), "All House Hagal cards are shuffled into a new deck."),
    (events.Sent(1, hagal("arrakeen"), space("arrakeen"), HOME), "Seat 2 sends an Agent to Arrakeen."),
    (
        events.Bought(1, "swordmaster", 3, 2, 1, 1),
        "Seat 2 pays 3 Solari, 2 spice, 1 water and 1 Intrigue card and takes the Swordmaster.",
    ),
    (events.Bought(1, "vp", 0, 7, 0, 0), "Seat 2 pays 7 spice for a Victory Point."),
    (events.Bought(1, "vp", 0, 0, 3, 0), "Seat 2 pays 3 Intrigue cards for a Victory Point."),
    (events.VictoryPoints(1, 1, "rival"), "Seat 2 gains 1 Victory Point (Purchase of a Rival)."),
    (
        events.RowDice((2, 5), (card("calculus_of_power"), card("double_agent"))),
        "The dice show 2 and 5: removed from the Imperium Row: Calculus of Power and Double Agent.",
    ),
    (events.RowDice((6, 6), ()), "The dice show 6 and 6: no card leaves the Imperium Row."),
    (events.Passed(1, alone=True), "Seat 2 plays no Intrigue cards and passes."),
    (events.Passed(1), "Seat 2 plays no Intrigue cards and passes."),
    (events.Passed(0, alone=True), "Seat 1 has no Intrigue cards and passes."),
    (
        events.Resolved(1, "gurney_halleck.scheme", alone=True),
        "Seat 2 carries out the Scheme “gains 1 Influence with the Faction where it has the most”.",
    ),
    (
        events.Resolved(2, "princess_irulan.scheme.1", alone=True),
        "Princess Irulan (“gains 1 Influence with the Faction where it has the least”) takes effect for Seat 3.",
    ),
    (
        events.Resolved(1, "shipping.hagal.2", alone=True),
        (
            "Shipping (“gains 1 Influence with the Faction of its priorities that the card shows”)"
            " takes effect for Seat 2."
        ),
    ),
    (events.Resolved(1, "accept_contract.hagal.1", alone=True), None),
    (events.Gained(1, "solari", 2, "accept_contract.hagal.1"), "Seat 2 gains 2 Solari (Accept Contract)."),
    (events.Gained(1, "solari", 1, "lady_margot_fenring.signet"), "Seat 2 gains 1 Solari (Lady Margot Fenring)."),
    (
        events.Resolved(1, "arrakeen.hagal.2", alone=True),
        "Arrakeen (“recruits 1 troop”) takes effect for Seat 2.",
    ),
    (
        events.Lost(1, "desert_tactics.hagal.3"),
        ("Desert Tactics (“if the Rival has Maker hooks, it destroys the Shield Wall”): nothing happens for Seat 2."),
    ),
    (
        events.Lost(1, "place_spy_city.hagal.1"),
        (
            "Place Spy (“places a Spy on an observation post connected to a board space with the City icon”):"
            " nothing happens for Seat 2."
        ),
    ),
    (events.SpyMoved(1, 0, placed=True), "Seat 2 places a Spy: Emperor post."),
    (events.Answered(1, "post", "pick post_emperor"), "Seat 2 takes the only choice: Emperor post."),
]


@pytest.mark.parametrize(("event", "words"), SAID, ids=lambda value: type(value).__name__)
def test_sentence(event: Event, words: str | None) -> None:
    assert line(event, GAME) == words


OF_THE_BASE_GAME: Final = [
    (
        SOLO,
        events.HagalIgnored(1, hagal("harvest_spice", SOLO), "condition", space("the_great_flat", SOLO)),
        "Seat 2 ignores Harvest Spice: no unoccupied Maker board space has bonus spice.",
    ),
    (
        TWO,
        events.Resolved(2, "hagga_basin.hagal.1", alone=True),
        "Hagga Basin (“returns all bonus spice on this space to the bank”) takes effect for Seat 3.",
    ),
    (TWO, events.HagalTurned(2, hagal("arrakeen_2p", TWO)), "Seat 3 turns up the House Hagal card Arrakeen."),
    (TWO, events.Gained(2, "swords", 1, "arrakeen_2p"), "Seat 3 gains 1 sword (Arrakeen)."),
    (TWO, events.Marked(NOBODY, "control", space("arrakeen", TWO)), "Nobody controls Arrakeen any more."),
    (SOLO, events.Marked(1, "swordmaster"), "Seat 2 takes the Swordmaster."),
]


@pytest.mark.parametrize(("game", "event", "words"), OF_THE_BASE_GAME, ids=lambda value: type(value).__name__)
def test_sentence_of_the_base_game(game: Game, event: Event, words: str) -> None:
    assert line(event, game) == words


def test_a_rivals_turn_is_an_agent_turn() -> None:
    assert heading(events.HagalTurned(1, hagal("arrakeen")), GAME) == "Seat 2: Agent turn"
    assert heading(events.HagalTurned(1, hagal("arrakeen"), combat=True), GAME) is None


def test_a_tie_with_a_rival_is_decided_by_seats() -> None:
    game = begun(WAYS[3], 2)
    game.over = True
    for player in game.players:
        player.vp = player.spice = player.solari = player.water = player.garrison = 3
    assert "the tie is decided by seat order" in str(line(events.GameOver((0, 1, 2)), game))
    game.players[0].spice = 4
    assert "the tie is decided by spice" in str(line(events.GameOver((0, 1, 2)), game))


@pytest.mark.parametrize("seed", range(900, 904))
@pytest.mark.parametrize("way", WAYS, ids=lambda way: ".".join(way[:3]))
def test_whole_games_are_told_in_whole_sentences(way: Way, seed: int) -> None:
    game = begun(way, seed)
    kinds: dict[type[Event], int] = {}
    for event in told_in(game, seed):
        for viewer in (None, *range(3)):
            words = line(event, game, viewer)
            if words is not None:
                kinds[type(event)] = kinds.get(type(event), 0) + 1
                check(words, event)
                assert not re.search(r"\b[a-z]+\.[a-z]+", words), (words, event)
        title = heading(event, game)
        assert title is None or not re.search(r"[{}%_]|\.$", title)
    assert sum(kinds.values()) > 1000
    assert events.HagalTurned in kinds
    assert (events.RowDice in kinds) == ("row_dice" in way[3])


@pytest.mark.parametrize("way", WAYS, ids=lambda way: ".".join(way[:3]))
def test_every_turn_of_a_rival_can_be_followed(way: Way) -> None:
    """Each turn begins with a card that is named; what is named before the agent goes was told to be ignored."""
    game = begun(way, 7)
    chance = Chance(7)
    turned: list[int] = []
    told = 0
    while game.decision is not None:
        options = game.decision.options
        for event in game.apply(options[chance.below(len(options))]):
            if isinstance(event, events.HagalTurned) and not event.combat:
                turned.append(event.card)
                assert game.hagal[event.card].id.split("_")[0] in str(line(event, game)).lower().replace(" / ", " ")
            elif isinstance(event, events.HagalIgnored):
                assert turned.pop() == event.card
            elif isinstance(event, events.Sent) and event.card in game.hagal:
                assert turned.pop() == event.card
                assert all(game.hagal[card].box for card in turned)
                turned.clear()
                told += 1
    assert told > 10


@pytest.mark.parametrize("way", [WAYS[1], WAYS[2]], ids=lambda way: ".".join(way[:3]))
def test_what_is_told_of_bonus_spice_is_what_lies_there(way: Way) -> None:
    """House Hagal takes it, or puts it back to the bank (B1.5)."""
    game = begun(way, 7)
    chance, told = Chance(7), list(game.bonus)
    while game.decision is not None:
        options = game.decision.options
        for event in game.apply(options[chance.below(len(options))]):
            if isinstance(event, events.BonusSpice):
                told[event.space] = event.amount
        assert told == list(game.bonus)
