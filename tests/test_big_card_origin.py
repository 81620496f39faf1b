"""What the big card says of a component whose id another one shares, and of where a card of a blend comes from."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.content import EDITIONS
from dune_desktop.text.rulings import rulings
from dune_desktop.windows.preview_text import Face, tell

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
    assert tell(face, "blend").facts[-1] == game


def test_what_shares_an_id_has_its_own_rulings() -> None:
    leader, card = BLEND.leader_by_id["lady_jessica"], BLEND.card_by_id["lady_jessica"]
    assert tell(leader, "blend").rulings == rulings("lady_jessica", "blend", "leader")
    assert tell(card, "blend").rulings == rulings("lady_jessica", "blend", "card")
    espionage = UPRISING.spaces[UPRISING.space_index["espionage"]]
    assert tell(espionage, "uprising").rulings == ()
