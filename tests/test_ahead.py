"""Pictures that are painted while nothing happens, for what may be shown next."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QSizeF

from dune_desktop.engine.printed import Card, Conflict, Intrigue
from dune_desktop.files.cupboard import Cupboard
from dune_desktop.scene.art.picture import Picture
from dune_desktop.scene.board.conflict import ConflictValue
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.scene.drawing.prints import Prints
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import HAND, Face
from dune_desktop.scene.piece import screen_scale
from dune_desktop.scene.table import ahead as painting_ahead
from tests.scenes import Sitting


@pytest.fixture
def kept(qtbot: QtBot, tmp_path: Path) -> Iterator[Prints]:
    """Pictures are kept on disk, as in the program."""
    PIXMAPS.clear()
    PIXMAPS.prints = Prints(Cupboard(tmp_path))
    yield PIXMAPS.prints
    PIXMAPS.prints.cupboard.flush(60)
    PIXMAPS.prints = None
    PIXMAPS.clear()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Picture]:
    """The pictures that are painted."""
    found: list[Picture] = []
    paint = Picture.paint

    def noted(picture: Picture, *arguments: object, **named: object) -> None:
        found.append(picture)
        paint(picture, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Picture, "paint", noted)
    return found


def finish(sitting: Sitting, prints: Prints) -> None:
    """Whatever may be shown next is on disk."""
    sitting.scene.ahead.finish()
    prints.rest()
    assert prints.cupboard.flush(60)


def test_a_conflict_that_comes_up_is_not_painted_then(kept: Prints, painted: list[Picture]) -> None:
    sitting = Sitting()
    item, controller = sitting.scene.board.conflict, sitting.controller
    finish(sitting, kept)
    assert len(painted) >= len(controller.edition.conflicts) - 1
    painted.clear()
    conflicts = [card for card in range(400) if isinstance(controller.face(card), Conflict)]
    assert len(conflicts) == len(controller.edition.conflicts)
    for card in conflicts:
        item.show_value(ConflictValue(card))
        item.likeness()
    assert not painted


def test_a_hand_is_not_painted_when_it_is_drawn(kept: Prints, painted: list[Picture]) -> None:
    sitting = Sitting()
    finish(sitting, kept)
    PIXMAPS.clear()
    painted.clear()
    look, tray = sitting.look, sitting.scene.tray
    for face in sitting.controller.edition.starters:
        for size in tray.card_sizes():
            face_pixmap(look, face, HAND, size, screen_scale(look))
    assert not painted
    assert tray.hand.card in tray.card_sizes()


def test_sizes_are_those_that_the_tray_gives_its_cards(kept: Prints) -> None:
    sitting = Sitting()
    seen: list[QSizeF] = []
    tray = sitting.scene.tray
    for _ in range(60):
        options = sitting.options()
        sitting.controller.act(options[sitting.chance.below(len(options))])
        seen += [zone.card for zone in (tray.hand, tray.revealed) if zone.isVisible() and zone.cards]
    assert len({size.height() for size in seen}) == 2, "in the Agent turn and in the Reveal turn"
    assert all(size in tray.card_sizes() for size in seen)


def test_what_comes_into_the_row_is_not_painted_then(kept: Prints, painted: list[Picture]) -> None:
    sitting = Sitting()
    finish(sitting, kept)
    PIXMAPS.clear()
    painted.clear()
    row, edition = sitting.scene.row.row, sitting.controller.edition
    for face in edition.imperium:
        face_pixmap(sitting.look, face, row.style, row.card, screen_scale(sitting.look), cost=face.cost)
    assert not painted
    assert row.cards[0].rect.size() == row.card


def test_what_is_not_open_on_the_table_is_not_told_by_what_is_painted(
    kept: Prints, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of hidden cards all are painted that are printed; for the hand those only that were seen."""
    asked: set[Face] = set()
    priced: set[Face] = set()

    def note(_look: object, face: Face, size: QSizeF, *_: object) -> bool:
        (priced if size == sitting.scene.row.row.card else asked).add(face)
        return False

    monkeypatch.setattr(painting_ahead, "keep_face_ahead", note)
    sitting = Sitting()
    edition = sitting.controller.edition
    sitting.scene.ahead.finish()
    open_ones = {card.face for zone in (*sitting.scene.row.zones, *sitting.scene.tray.zones) for card in zone.cards}
    assert asked
    assert {face for face in asked if isinstance(face, Card)} <= {*open_ones, *edition.starters, *edition.reserve}
    assert {face for face in asked if isinstance(face, Intrigue)} == set(edition.intrigues)
    assert {card.face for card in sitting.scene.row.row.cards} <= asked
    assert priced == set(edition.imperium)


def test_it_waits_until_nothing_happens_and_comes_to_an_end(
    kept: Prints, painted: list[Picture], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painting_ahead, "REST", 3_600_000)
    sitting = Sitting()
    sitting.picture()
    painted.clear()
    ahead = sitting.scene.ahead
    ahead.rest()
    assert ahead.waits
    qtbot.wait(20)
    assert not painted
    monkeypatch.setattr(painting_ahead, "REST", 1)
    ahead.rest()
    qtbot.waitUntil(lambda: not ahead.waits)
    done = len(painted)
    assert done > 20
    sitting.scene.show(sitting.controller.view, ())
    qtbot.waitUntil(lambda: not ahead.waits)
    assert len(painted) == done


def test_while_something_flies_it_waits(kept: Prints, painted: list[Picture], monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    painted.clear()
    monkeypatch.setattr(type(sitting.scene.flights), "flying", True)
    sitting.scene.ahead._go()
    assert not painted
    assert sitting.scene.ahead.waits


def test_where_no_pictures_are_kept_nothing_is_painted_ahead(qtbot: QtBot) -> None:
    assert not Sitting().scene.ahead.waits
