"""What is set up with Immortality where cards are left out, with Epic, on the command line, and in the statistics."""

from __future__ import annotations

import json

import pytest

from dune_desktop.content import BASE, EDITIONS
from dune_desktop.content.immortality.facts import TleilaxuRow
from dune_desktop.engine.composing import compose, leavable
from dune_desktop.engine.setup import Setup, new_game
from dune_desktop.engine.state import Game
from dune_desktop.statistics.summary import summarize
from tests.games import seats_of, walk
from tests.rules import proves
from tests.sample_records import played
from tests.terminal import Run, command

__all__ = ["command"]

EDITION = compose(BASE.recipe, ("immortality",))
OWN = tuple(card for card in EDITION.imperium if card.product == "immortality")
#: Half of them need nothing of the Bene Tleilax board (I1.5).
NEED_NOTHING = {
    "for_humanity", "high_priority_travel", "imperium_ceremony", "interstellar_conspiracy", "keys_to_power",
    "lisan_al_gaib", "long_reach", "occupation", "planned_coupling", "shadout_mapes", "show_of_strength",
    "stillsuit_manufacturer", "throne_room_politics",
}  # fmt: skip


def begun(*out: str, edition: str = "base", variants: tuple[str, ...] = (), joined: tuple[str, ...] = ()) -> Game:
    left_out = tuple(f"imperium.{card}" for card in out)
    setup = Setup(3, 4, expansions=(*joined, "immortality"), left_out=left_out, variants=variants)
    return new_game(EDITIONS[edition], setup)


def to_the_end(game: Game) -> None:
    for _ in walk(game, seats_of(4)):
        pass
    assert game.over


@proves("I1.5")
def test_each_of_its_cards_can_be_left_out() -> None:
    names = {f"imperium.{card.id}" for card in OWN} | {
        f"intrigue.{card.id}" for card in EDITION.intrigues if card.product == "immortality"
    }
    assert len(names) == 25 + 11
    assert names <= leavable(EDITION)
    assert not any("ghola" in name or "experimentation" in name for name in leavable(EDITION))


@proves("I1.5")
def test_without_the_cards_that_need_the_board_the_other_fifteen_are_there() -> None:
    assert sum(card.copies for card in OWN if card.id in NEED_NOTHING) == 15
    game = begun(*(card.id for card in OWN if card.id not in NEED_NOTHING))
    assert len(game.imperium_deck) + len(game.row) == 67 + 15
    to_the_end(game)


@pytest.mark.parametrize("edition", ["base", "uprising", "blend"])
def test_with_no_graft_card_in_the_imperium_deck_those_of_the_tleilaxu_row_are_left(edition: str) -> None:
    grafts = [card.id for card in OWN if card.joins]
    assert len(grafts) == 5
    game = begun(*grafts, edition=edition)
    assert not any(card.joins for card in game.edition.imperium)
    assert game.edition.joining
    laid = TleilaxuRow.of(game)
    assert any(game.cards[card].joins for card in (*laid.tleilaxu_row, *laid.tleilaxu_deck))
    to_the_end(game)


@proves("I10.2")
def test_in_an_epic_game_control_the_spice_lies_in_the_discard_pile_of_a_whole_deck() -> None:
    game = begun(variants=("epic",), joined=("ix",))
    for player in game.players:
        assert [game.cards[card].id for card in player.discard] == ["control_the_spice"]
        assert len(player.hand) + len(player.deck) == 10
    assert game.edition.goal_of(3) == 12


# ---------------------------------------------------------------- elsewhere


def test_the_command_line_plays_it_and_lists_its_variant(command: Run) -> None:
    code, out, _ = command("simulate", "--with", "immortality", "--variants", "go_to_11", "--games", "2", "--json")
    report = json.loads(out)
    assert (code, report["completed"], report["failures"]) == (0, 2, [])
    assert "Ghola [ghola] · cost 3 specimens" in command("content", "--with", "immortality")[1]


def test_blends_with_everything_are_played_from_the_command_line(command: Run) -> None:
    code, out, _ = command("simulate", "--blend", "--with", "ix,immortality,choam", "--games", "3", "--json")
    report = json.loads(out)
    assert (code, report["completed"], report["mixed"]) == (0, 3, True)


def test_statistics_count_it_as_a_game_of_its_own() -> None:
    record = played("base+immortality@.go_to_11", 3, 2, 10_000).record()
    found = summarize(record, "a game")
    assert (found.modules, found.variants) == (("immortality",), ("go_to_11",))
    assert len(found.seats) == 3
