"""Saved games and statistics say that Rise of Ix was played."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.windows.games import game_name

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("edition", "expansions", "called"),
    [
        ("base", (), "Dune: Imperium"),
        ("base", ("ix",), "Dune: Imperium + Rise of Ix"),
        ("uprising", ("choam",), "Uprising"),
        ("uprising", ("ix", "choam"), "Uprising + Rise of Ix"),
        ("blend", ("choam", "ix"), "Uprising with base cards + Rise of Ix"),
        ("base", ("unheard_of",), "Dune: Imperium"),
    ],
)
def test_a_game_is_called_with_what_has_joined_it(edition: str, expansions: tuple[str, ...], called: str) -> None:
    assert game_name(edition, expansions) == called
