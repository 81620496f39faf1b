"""Rivals with Rise of Ix, held against the facts: Hagal decks, Rivals, marks on tiles; and what setup does for them."""

from __future__ import annotations

import pytest
from test_facts import FACTS, by_id, fact

from dune_desktop.content import BASE, EDITIONS, UPRISING
from dune_desktop.content.ix.facts import DealtContracts, IxBoard
from dune_desktop.content.ix.tech import TILES
from dune_desktop.content.ix.words import AcquireTech, MoveFreighter
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.effects import Recruit
from dune_desktop.engine.errors import BadSetup
from dune_desktop.engine.faults import faults
from dune_desktop.engine.printed import Card
from dune_desktop.engine.rivals.printed import MODES, SOLO, TWO, HagalCard
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from tests.rules import proves

_BOARDS = ("base", "uprising")
needs_facts = pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")


def edition(board: str, mode: str) -> Edition:
    return compose(EDITIONS[board].recipe, ("ix",), mode, "sardaukar" if mode == SOLO else "")


def deck(board: str, mode: str) -> dict[str, HagalCard]:
    automa = edition(board, mode).automa
    assert automa is not None
    return {card.id: card for card in automa.deck}


def begun(seed: int, board: str = "base", mode: str = SOLO, expansions: tuple[str, ...] = ("ix",)) -> Game:
    level = "sardaukar" if mode == SOLO else ""
    return new_game(EDITIONS[board], Setup(3, seed, expansions=expansions, mode=mode, level=level))


# ---------------------------------------------------------------- the deck


@needs_facts
@proves("X10.1", "X10.2", "X11.1", "X11.2", "X11.3")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("board", _BOARDS)
def test_deck(board: str, mode: str) -> None:
    facts = fact("ix_hagal")
    uprising = facts["with_uprising"]
    removed = facts["removed_from_base_deck"] if board == "base" else uprising["remove_from_uprising_deck"]
    found, before = deck(board, mode), {card.id for card in deck_without(board, mode)}
    gone = before - found.keys()
    assert all(any(card.startswith(name) for name in removed) for card in gone)
    wanted = [row for row in facts["cards"] if row["for"] in ("all", "1p" if mode == SOLO else "2p")]
    if board == "uprising":
        wanted = [row for row in wanted if row["id"] != "foldspace_interstellar_shipping"]
    assert {card: found[card].copies for card in found.keys() - before} == {row["id"]: row["count"] for row in wanted}
    total = (facts["deck_sizes"] if board == "base" else uprising["deck_sizes"])[
        {SOLO: "solo", TWO: "two_player"}[mode]
        if board == "uprising"
        else f"base_{'solo' if mode == SOLO else 'two_player'}"
    ]
    assert sum(card.copies for card in found.values()) == int(total.rpartition("=")[2])


def deck_without(board: str, mode: str) -> tuple[HagalCard, ...]:
    return next(automa for automa in EDITIONS[board].automas if automa.mode == mode).deck


@needs_facts
@pytest.mark.parametrize("mode", MODES)
def test_cards(mode: str) -> None:
    rows = by_id(fact("ix_hagal")["cards"])
    for card_id, card in deck("base", mode).items():
        if card_id not in rows:
            continue
        row = rows[card_id]
        assert (card_id, card.swords, [side.space for side in card.sides]) == (card_id, row["swords"], row["spaces"])
        effects = [one.effect for side in card.sides for one in side.box]
        recruits = [one for one in effects if isinstance(one, Recruit)]
        assert sum(one.n for one in recruits if one.unit == "troop") == row["troops"]
        assert sum(one.n for one in recruits if one.unit == "dreadnought") == row["dreadnought"]
        tech = [part for one in effects for part in (one, *one.parts()) if isinstance(part, AcquireTech)]
        assert (card_id, len(tech)) == (card_id, row["acquire_tech"])
        moves = [
            (side.space, one.effect.n)
            for side in card.sides
            for one in side.box
            if isinstance(one.effect, MoveFreighter)
        ]
        assert all(n == {"interstellar_shipping": 2, "smuggling": 1}[space] for space, n in moves)
        assert bool(moves) == ("Freighter" in row["effects"])


@needs_facts
@proves("X10.12")
def test_marks_on_tiles() -> None:
    rows = by_id(fact("ix_tech"))
    assert {tile.id: tile.marked for tile in TILES} == {one: row["hagal_icon"] for one, row in rows.items()}
    assert sum(tile.marked for tile in TILES) == 12


# ---------------------------------------------------------------- Rivals


@needs_facts
@proves("X10.10", "X11.6")
def test_two_leaders_can_be_rivals_on_the_board_of_the_base_game() -> None:
    added = {row["id"] for row in fact("ix_hagal")["rival_leaders"]}
    for board in _BOARDS:
        for mode in MODES:
            automa = edition(board, mode).automa
            assert automa is not None
            here = {rival.id for rival in automa.rivals if rival.product == "ix"}
            assert here == (added if (board, mode) == ("base", SOLO) else set())
    with pytest.raises(BadSetup, match="unknown leader"):
        with_rival("tessia_vernius")
    for rival in added:
        assert all(player.leader.ability == () for player in with_rival(rival).players if player.rival is not None)


def with_rival(rival: str) -> Game:
    return new_game(BASE, Setup(3, 1, leaders=(None, rival), expansions=("ix",), mode=SOLO, level="sardaukar"))


@proves("QX35")
@pytest.mark.parametrize("mode", MODES)
def test_contracts_of_rise_of_ix_are_for_people(mode: str) -> None:
    game = begun(3, "uprising", mode, ("choam", "ix"))
    dealt = [bool(DealtContracts.of(player).offered or player.contracts) for player in game.players]
    assert dealt == [player.rival is None for player in game.players]


# ---------------------------------------------------------------- setup


def trashed_tiles(game: Game) -> list[Card]:
    ids = {tile.id for tile in TILES}
    return [game.cards[card] for card in game.trashed if game.cards[card].id in ids]


@proves("X10.12", "QX32")
@pytest.mark.parametrize("board", _BOARDS)
def test_a_marked_tile_lies_open_at_the_start_of_a_solo_game(board: str) -> None:
    trashed = 0
    for seed in range(150):
        game = begun(seed, board)
        stacks = IxBoard.of(game).tech
        assert any(game.cards[stack[-1]].marked for stack in stacks)
        gone = trashed_tiles(game)
        assert not any(tile.marked for tile in gone)
        if gone:  # it was that of the topmost stack, of six each
            trashed += 1
            assert len(stacks[0]) < 6
        assert faults(game) == []
    assert 0 < trashed < 20


@proves("X10.17")
@pytest.mark.parametrize("board", _BOARDS)
def test_with_two_people_no_tile_is_trashed(board: str) -> None:
    unmarked = 0
    for seed in range(150):
        game = begun(seed, board, TWO)
        assert not trashed_tiles(game)
        unmarked += not any(game.cards[stack[-1]].marked for stack in IxBoard.of(game).tech)
    assert unmarked


@proves("X10.19")
def test_variants_of_the_solo_game() -> None:
    assert edition("base", SOLO).choices == ("brutal_escalation", "row_dice")
    assert edition("base", TWO).choices == ()
    assert compose(BASE.recipe, (), SOLO, "sardaukar").choices == ()
    assert edition("uprising", SOLO).choices == compose(UPRISING.recipe, (), SOLO, "sardaukar").choices
