"""What the big card says of a component whose id another one shares, and of where a card of a blend comes from."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.content import EDITIONS
from dune_desktop.engine.printed import Intrigue
from dune_desktop.engine.setup import Setup
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.text.rules import rulings
from dune_desktop.text.spoken_names import called
from dune_desktop.text.uprising import names
from dune_desktop.windows.widgets.preview_text import Face, tell
from tests.test_facts import FACTS, fact
from tests.trouble import open_window

pytestmark = pytest.mark.usefixtures("qapp")
BLEND, UPRISING = EDITIONS["blend"], EDITIONS["uprising"]


@pytest.mark.parametrize(
    ("face", "game"),
    [
        (BLEND.card_by_id["thufir_hawat"], "Dune: Imperium"),
        (BLEND.card_by_id["captured_mentat"], "Uprising"),
        (BLEND.conflict_by_id["battle_for_arrakeen_base"], "Dune: Imperium"),
        (BLEND.conflict_by_id["battle_for_arrakeen"], "Uprising"),
        (BLEND.leader_by_id["paul_atreides"], "Dune: Imperium"),
        (BLEND.spaces[0], "Uprising"),
    ],
)
def test_a_card_of_a_blend_names_its_own_game(face: Face, game: str) -> None:
    assert tell(face, BLEND.products).facts[-1] == game


@pytest.mark.skipif(FACTS is None, reason="no shared/facts in any folder above the tests")
@pytest.mark.parametrize("edition", ["base", "uprising"])
def test_an_intrigue_card_is_called_by_the_kinds_that_are_printed_on_it(edition: str) -> None:
    printed = {row["id"]: row["kinds"] for row in fact(f"{edition}_intrigue")}
    told = {face.id: tell(face, EDITIONS[edition].products).kind for face in EDITIONS[edition].intrigues}
    kinds = {one: " and ".join(map(str.capitalize, kinds)) for one, kinds in printed.items()}
    assert told == {one: f"Intrigue card: {words}" for one, words in kinds.items()}


@pytest.mark.parametrize("many", [1, 2, 3])
def test_an_intrigue_card_of_any_kinds_can_be_told(many: int) -> None:
    """Also of kinds that no card of today combines."""
    draw = EDITIONS["base"].intrigue_by_id["windfall"].plot
    for kinds in combinations(("plot", "combat", "endgame"), many):
        face = Intrigue("windfall", **{kind: tuple(one.effect for one in draw) for kind in kinds})
        assert all(kind.capitalize() in tell(face).kind for kind in kinds)


def test_what_shares_an_id_has_its_own_rulings() -> None:
    leader, card = BLEND.leader_by_id["lady_jessica"], BLEND.card_by_id["lady_jessica"]
    assert tell(leader, BLEND.products).rulings == rulings("lady_jessica", BLEND.products, "leader")
    assert tell(card, BLEND.products).rulings == rulings("lady_jessica", BLEND.products, "card")
    espionage = UPRISING.spaces[UPRISING.space_index["espionage"]]
    assert tell(espionage, UPRISING.products).rulings == ()


def test_words_are_of_the_game_on_the_table(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(names.NAMES["space"], "arrakeen", "The other Arrakeen")
    window = open_window(tmp_path, (1280, 800), reduced_motion=True)
    qtbot.addWidget(window)
    seats = tuple(SeatSetup(colour, colour) for colour in ("red", "blue", "green"))
    for edition, called_there in (("uprising", "The other Arrakeen"), ("base", "Arrakeen")):
        window.games.begin(Setup(3, 1), seats, (), edition)
        assert called("space", "arrakeen") == called_there
    window.close()
