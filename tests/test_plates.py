"""Plates of lacquer: words on them can be read, under the rays, too, and the colours of seats."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from dune_desktop.scene.art.pictures.rooms import ROOMS
from dune_desktop.scene.art.plates import draw_panel, draw_sheet
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import DUSK, LIGHT, SEAT_COLOURS, Theme
from dune_desktop.windows.challenges.challenges_page import ChallengesPage
from dune_desktop.windows.collection.collection_page import CollectionPage
from dune_desktop.windows.endings.victory import Rank, Ranks
from dune_desktop.windows.help.help_page import HelpPage
from dune_desktop.windows.learning.learn_page import LearnPage
from dune_desktop.windows.main.crash_page import CrashPage
from dune_desktop.windows.settings.settings_page import SettingsPage
from dune_desktop.windows.statistics.statistics_page import StatisticsPage
from tests.eyes import contrast

themes = pytest.mark.parametrize("theme", [DUSK, LIGHT], ids=lambda theme: theme.name)
#: Within the frame.
_INSIDE = 34


def grounds(image: QImage) -> list[QColor]:
    """Colours of the plate, grains smoothed out as the eye does."""
    soft = image.copy(image.rect().adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)).scaled(60, 40)
    return [soft.pixelColor(x, y) for x in range(60) for y in range(40)]


@themes
@pytest.mark.parametrize("draw", [draw_sheet, draw_panel])
def test_words_on_a_plate_can_be_read(qtbot: QtBot, theme: Theme, draw: object) -> None:
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    assert callable(draw)
    draw(painter, QRectF(image.rect()), theme)
    painter.end()
    for ink in (theme.text, theme.text2):
        assert min(contrast(ink, ground) for ground in grounds(image)) >= 4.5
    assert min(contrast(theme.muted, ground) for ground in grounds(image)) >= 4.2


@themes
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_what_is_seen_at_the_head_of_a_sheet_leaves_room_for_words(qtbot: QtBot, theme: Theme, room: str) -> None:
    """For the heading at its left, and for everything below."""
    images = []
    for seen in (None, ROOMS[room]):
        image = QImage(900, 300, QImage.Format.Format_RGB32)
        image.fill(theme.window)
        painter = QPainter(image)
        draw_sheet(painter, QRectF(image.rect()), theme, room=seen)
        painter.end()
        images.append(image)
    bare, shown = images
    for words in (QRect(0, 0, 360, 300), QRect(0, 72, 900, 228)):
        assert bare.copy(words) == shown.copy(words)
    assert bare.copy(600, 10, 280, 40) != shown.copy(600, 10, 280, 40)


def test_every_room_belongs_to_a_page() -> None:
    pages = (SettingsPage, HelpPage, StatisticsPage, CrashPage, LearnPage, ChallengesPage, CollectionPage)
    assert sorted(page.room for page in pages) == sorted(ROOMS)


@themes
@pytest.mark.parametrize("colour", SEAT_COLOURS)
def test_names_on_a_rank_can_be_read(qtbot: QtBot, theme: Theme, colour: str) -> None:
    look = Look()
    look.set(theme=theme)
    ranks = Ranks(look)
    qtbot.addWidget(ranks)
    ranks.show_ranks([Rank("", colour, "nobody", (), 0)])
    ranks.resize(ranks.sizeHint())
    image = ranks.grab().toImage()
    across = [image.pixelColor(x, 12) for x in range(60, image.width() - 60, 10)]
    assert min(contrast(theme.text, ground) for ground in across) >= 4.5
    assert len({ground.rgb() for ground in across}) > 3
