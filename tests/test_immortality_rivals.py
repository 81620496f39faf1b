"""Rivals with Immortality, held against the facts: Hagal decks and cards; what setup and the goal are with them."""

from __future__ import annotations

import pytest
from test_facts import FACTS, by_id, fact

from dune_desktop.content import BASE, EDITIONS, UPRISING
from dune_desktop.content.immortality import GO_TO_11
from dune_desktop.content.immortality.facts import Lab
from dune_desktop.content.immortality.words import Beetle, RemoveTleilaxu
from dune_desktop.engine import events
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import Recruit
from dune_desktop.engine.rivals.printed import MODES, SOLO, TWO
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.text import addresses
from dune_desktop.text.log.sentences import line
from tests.games import events_of, seats_of, walk
from tests.rules import proves

_BOARDS = ("base", "uprising")
needs_facts = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")


def edition(
    board: str, mode: str, products: tuple[str, ...] = ("immortality",), variants: tuple[str, ...] = ()
) -> Edition:
    return compose(EDITIONS[board].recipe, products, mode, "sardaukar" if mode == SOLO else "", variants)


def copies(board: str, mode: str, products: tuple[str, ...]) -> dict[str, int]:
    automa = edition(board, mode, products).automa
    assert automa is not None
    return {card.id: card.copies for card in automa.deck}


@needs_facts
@proves("I11.2", "I12.1", "I13.9", "I13.12")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("board", _BOARDS)
def test_deck(board: str, mode: str) -> None:
    row = fact("immortality_hagal")["deck_changes"][f"{board}_{'solo' if mode == SOLO else 'two_players'}"]
    before, after = copies(board, mode, ()), copies(board, mode, ("immortality",))
    assert (sum(before.values()), sum(after.values())) == (row["from"], row["to"])
    gone = {card: n - after.get(card, 0) for card, n in before.items() if n > after.get(card, 0)}
    assert gone == row["remove"]
    assert {card: n for card, n in after.items() if card not in before} == row["add"]


@proves("QI27")
@pytest.mark.parametrize(
    ("board", "mode", "size"),
    [("base", SOLO, 31), ("uprising", SOLO, 40), ("base", TWO, None), ("uprising", TWO, None)],
)
def test_deck_with_both_expansions(board: str, mode: str, size: int | None) -> None:
    found = copies(board, mode, ("ix", "immortality"))
    assert sum(found.values()) == (size or sum(found.values()))
    if size is None:
        assert found == copies(board, mode, ("ix",))


@needs_facts
@pytest.mark.parametrize("board", _BOARDS)
def test_cards(board: str) -> None:
    rows = by_id(fact("immortality_hagal")["cards"])
    automa = edition(board, SOLO).automa
    assert automa is not None
    found = {card.id: card for card in automa.deck if card.id in rows}
    assert found.keys() == rows.keys()
    for card_id, card in found.items():
        row, there = rows[card_id], board == "base" or card_id.startswith("research_station")
        assert (card.copies, card.swords, row["for"], row["signet"]) == (row["count"], row["swords"], "1p", False)
        # I13.10: where there is no such space, neither agent nor troop.
        assert [side.space for side in card.sides] == (row["spaces"] if there else [])
        effects = [one.effect for box in (card.box, *(side.box for side in card.sides)) for one in box]
        assert sum(one.n for one in effects if isinstance(one, Recruit)) == (row["troops"] if there else 0)
        assert sum(one.n for one in effects if isinstance(one, Beetle)) == row["tleilaxu"]
        removed = [("left", "right")[one.place] for one in effects if isinstance(one, RemoveTleilaxu)]
        assert removed == [row["tleilaxu_row_removed"]] * bool(row["tleilaxu_row_removed"])
        assert all(edition(board, SOLO).spaces[_space(board, side.space)].combat for side in card.sides)


def _space(board: str, space: str) -> int:
    return edition(board, SOLO).space_index[space]


@proves("I11.3", "I12.1", "I13.12")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("board", _BOARDS)
def test_a_rival_has_a_tleilaxu_token_and_nothing_else(board: str, mode: str) -> None:
    moved = 0
    for seed in range(6):
        level = "sardaukar" if mode == SOLO else ""
        game = new_game(EDITIONS[board], Setup(3, seed, expansions=("immortality",), mode=mode, level=level))
        for _ in walk(game, seats_of(seed)):
            pass
        for player in game.players:
            own = Lab.of(player)
            if player.rival is not None:
                assert (own.research, own.specimens, own.atomics_used, own.fetched) == (0, 0, False, ())
                moved += own.tleilaxu
    assert bool(moved) == (mode == SOLO)


@proves("QI23", "I11.7")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("board", _BOARDS)
def test_go_to_11_is_a_choice_with_rivals_too(board: str, mode: str) -> None:
    assert GO_TO_11 in edition(board, mode).choices
    assert GO_TO_11 not in edition(board, mode).variants
    assert edition(board, mode).goal_of(3) == 10
    assert edition(board, mode, variants=(GO_TO_11,)).goal_of(3) == 11


@proves("I10.1", "QI23")
@pytest.mark.parametrize("board", [BASE, UPRISING], ids=lambda board: str(board.id))
def test_go_to_11_begins_at_nothing_with_four_seats_and_plays_to_ten(board: Edition) -> None:
    for players, goal in ((3, 11), (4, 10)):
        game = new_game(board, Setup(players, 1, expansions=("immortality",), variants=(GO_TO_11,)))
        assert game.edition.goal_of(players) == goal
        assert [player.vp for player in game.players] == [0] * players


@pytest.mark.parametrize("board", ["base", "uprising", "blend"])
def test_an_address_of_a_hagal_card_leads_to_what_that_card_does(board: str) -> None:
    """Two cards for the Research Station, and three for Carthag, give different things there."""
    found = edition(board, SOLO)
    assert found.automa is not None
    cards = [card for card in found.automa.deck if card.id.endswith(("immortality", "_left", "_right", "_plain"))]
    assert len(cards) == 4
    for card in (*cards, *(card for card in found.automa.deck if card.id == "research_station")):
        for printed in (*card.box, *(one for side in card.sides for one in side.box)):
            place = addresses.find(found, printed.address)
            assert place is not None
            assert (card.id, place[2]) == (card.id, printed.effect)


@pytest.mark.parametrize("board", _BOARDS)
def test_the_log_tells_each_step_on_the_track_once(board: str) -> None:
    setup = Setup(3, 1, expansions=("immortality",), mode=SOLO, level="sardaukar")
    game, moved = new_game(EDITIONS[board], setup, []), 0
    for _ in walk(game, seats_of(1)):
        for event in events_of(game):
            if isinstance(event, events.TrackMoved) and game.players[event.seat].rival is not None:
                moved += 1
                assert "Step" in (line(event, game) or "")
            elif isinstance(event, events.Answered):
                assert "Step" not in (line(event, game) or "")
    assert moved > 2
