"""The low tray of the Reveal turn: every Intrigue card shows its name, and Family Atomics are at hand."""

from __future__ import annotations

from itertools import combinations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from dune_desktop.models.refs import ATOMICS
from dune_desktop.scene.drawing.tokens import HIT
from dune_desktop.scene.faces import lay_out
from dune_desktop.scene.faces.operations import Title
from dune_desktop.scene.tray.tray import Tray
from dune_desktop.text.languages import LANGUAGES
from tests.asked import set_up
from tests.scenes import Sitting
from tests.speaking import speaking

pytestmark = pytest.mark.usefixtures("qapp")

LOW = ((1280, 640), (1280, 672), (1280, 800))
PLOTS = ("windfall", "bindu_suspension", "poison_snooper", "rapid_mobilization", "ambush", "private_army")


def revealed(held: int, size: tuple[int, int], waiting: int = 0) -> Tray:
    text = f"""
    with = ["immortality"]
    [seat0]
    hand = ["experimentation", "convincing_argument", "dagger", "dagger", "signet_ring"]
    played = ["reconnaissance", "diplomacy"]
    intrigue = {list(PLOTS[: held - waiting])}
    waiting = {list(PLOTS[held - waiting : held])}
    """
    table = Sitting(players=3, controller=set_up(text, "reveal"))
    table.lay_out(size, reveal=True)
    assert table.scene.tray.strip
    return table.scene.tray


@pytest.mark.parametrize("size", LOW)
@pytest.mark.parametrize("held", [1, 2, 3, 4, 6])
def test_no_intrigue_card_lies_on_another(size: tuple[int, int], held: int) -> None:
    cards = revealed(held, size).intrigue.cards
    assert len(cards) == held
    assert not any(one.anchor().intersects(two.anchor()) for one, two in combinations(cards, 2))
    assert min(min(card.rect.height(), card.rect.width() / 3) for card in cards) >= HIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("held", [3, 4])
def test_names_of_the_intrigue_cards_are_whole_beside_their_digits(language: str, held: int) -> None:
    with speaking(language):
        for card in revealed(held, LOW[0]).intrigue.cards:
            assert card.face is not None
            size, theme = card.rect.size(), card.table.theme
            face = lay_out(card.face, size.width(), size.height(), theme, card.style, aside=card._aside())
            (title,) = [part for part in face if isinstance(part, Title)]
            assert not title.fitted.elided, (card.face.id, title.fitted.lines)


def test_plots_that_wait_stand_before_the_others() -> None:
    tray = revealed(4, LOW[1], waiting=1)
    (waiting,) = tray.waiting.cards
    assert all(waiting.anchor().right() <= card.anchor().left() for card in tray.intrigue.cards)


@pytest.mark.parametrize("size", LOW)
def test_atomics_are_at_hand_in_the_reveal_turn(size: tuple[int, int]) -> None:
    tray = revealed(4, size)
    plate = [piece for piece in tray.plate.pieces() if piece.rect.width()]
    (atomics,) = [piece for piece in plate if piece.ref == ATOMICS]
    pieces = [*plate, *tray.played.pieces(), *tray.piles.values()]
    assert not any(one.anchor().intersects(two.anchor()) for one, two in combinations(pieces, 2))
    tray.table.answering.choose(ATOMICS)
    assert tray.table.answering.confirm()
    assert not atomics.isVisible()
