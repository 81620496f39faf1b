"""Whether what is shown is what is so: models, scene and panels against the view, made anew from nothing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex

from dune_desktop.engine.names import NOBODY, WATCHER
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.roles import Role
from dune_desktop.models.table.board import SpaceModel, TrackModel
from dune_desktop.models.table.seats import SeatModel
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.models.table.zones import reader
from dune_desktop.scene.board.quadrant import quadrant_value
from dune_desktop.windows.table.table_page import TablePage
from tests.tables import all_models, texts


def check_table(page: TablePage) -> None:
    """Cheap enough for every step."""
    _check_models(page)
    _check_scene(page)
    _check_cover(page)
    _check_options(page)


def check_words(page: TablePage) -> None:
    """Every word of every model, as a game that was just opened would say it."""
    fresh = TableModels(page.controller)
    page.models.words.be_read(True)  # it follows only while it is read
    for mine, other in zip(all_models(page.models), all_models(fresh), strict=True):
        assert texts(mine) == texts(other), type(mine).__name__
    page.models.words.be_read(page.words.isVisible())
    fresh.deleteLater()


def _check_models(page: TablePage) -> None:
    view, models = page.controller.view, page.models
    for zone, model in models.zones.items():
        read = reader(zone, models.names)
        assert list(model.rows) == list(read(view, view.seat, models.names)), f"the model of {zone}"
    for kind, mine in ((SpaceModel, models.spaces), (SeatModel, models.seats)):
        fresh = kind(models.names)
        fresh.sync(view)
        assert list(mine.rows) == list(fresh.rows), kind.__name__
    tracks = TrackModel(models.names)
    tracks.sync(view)
    assert list(models.tracks.rows) == list(tracks.rows), "tracks"


def _check_scene(page: TablePage) -> None:
    scene, models, view = page.scene, page.models, page.controller.view
    for zone in (*scene.row.zones, *scene.tray.zones):
        shown = [(item.id, item.ref, item.face) for item in zone.cards]
        rows = range(zone.model.rowCount())
        told = [tuple(zone.model.index(row, 0).data(role) for role in (Role.ID, Role.REF, Role.FACE)) for row in rows]
        assert shown == told, "cards of a zone"
    assert not scene.dragging.active
    if scene.flights.flying:
        return
    for space, row in zip(scene.board.spaces, models.spaces.rows, strict=True):
        assert space.value == row, f"{space.space.id} on the board"
    for quadrant in scene.board.quadrants:
        assert quadrant.value == quadrant_value(view, quadrant.seat), f"quadrant {quadrant.seat}"
    for piece in scene.pieces():
        state = piece.state()
        assert piece.kind == ("" if state is None else state.kind), f"the state of {piece.ref}"
        assert piece.key == ("" if state is None else state.key), f"the key of {piece.ref}"


def _check_cover(page: TablePage) -> None:
    """Behind the cover nothing of a hand is to be found."""
    if page.controller.covered_for == NOBODY:
        return
    assert page.controller.view.seat == WATCHER
    decision, reads = page.decision, page.reading.now is not None
    assert decision.page is (decision.wait if reads else decision.cover)
    assert not any(zone.cards for zone in page.scene.tray.zones)
    assert not list(page.answering.choices.rows())


def _check_options(page: TablePage) -> None:
    assert list(rows_shown(page)) == list(page.answering.choices.rows())


def rows_shown(page: TablePage) -> Iterator[Choice]:
    """The rows of the option list."""
    for index in row_indexes(page):
        choice = page.decision.ask.options.choice(index)
        assert choice is not None
        yield choice


def row_indexes(page: TablePage) -> Iterator[QModelIndex]:
    model = page.decision.ask.options.model()
    for group in range(model.rowCount()):
        above = model.index(group, 0)
        for row in range(model.rowCount(above)):
            yield model.index(row, 0, above)
