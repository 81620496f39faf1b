"""What products print beside the board, opened over it: read, opened by key, click and menu, and closed again."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel

from dune_desktop.models.game.controller import GameController
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import CARD, NODE, PURSE, Ref
from dune_desktop.models.table.big_boards import BoardChapter, chapters
from dune_desktop.text.products import registered as in_words
from dune_desktop.text.room import BigBoard, Room
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.table.game_menu import BOARDS
from dune_desktop.windows.table.table_page import TablePage
from tests.asked import set_up
from tests.box import opened
from tests.person import Person
from tests.windowed import window

__all__ = ["window"]

pytestmark = pytest.mark.usefixtures("qapp")

Key = Qt.Key
TABLE = """
with = ["ix"]
ixboard = {tech = [["flagship"], [], ["spaceport", "chaumurky"]]}
[seat0]
hand = ["dune_the_desert_planet"]
spice = 4
[seat0.ixian]
docked = 0
commissioned = 1
fighting = 1
negotiators = 2
freighter = 1
tiles = ["memocorders"]
used = ["invasion_ships"]
[seat1]
ixian = {docked = 1, holding = ["arrakeen"]}
"""
#: A board of the products that tests bring along.
BOX_BOARD = Room(products=("raiders",), board=BigBoard(markets=("bazaar",), tracks=("trail",)))


def told(controller: GameController) -> tuple[BoardChapter, ...]:
    return chapters(controller.view, Names(controller))


def seated(window: MainWindow, *actions: str) -> TablePage:
    window.games.play(set_up(TABLE, *actions))
    assert window.table is not None
    return window.table


def texts(table: TablePage) -> str:
    """All that can be read."""
    return "\n".join(label.text() for label in table.boards.findChildren(QLabel) if label.isVisible())


# ---------------------------------------------------------------- what is told


def test_a_chapter_tells_tiles_the_track_and_what_seats_have() -> None:
    (chapter,) = told(set_up(TABLE))
    assert chapter.title == "Dune: Imperium – Rise of Ix"
    ((market, lots),) = chapter.markets
    assert market == "Tech tiles"
    assert [(lot.title, lot.note, lot.price) for lot in lots] == [
        ("Flagship", "1 left", "costs 8 spice"),
        ("Empty stack", "", ""),
        ("Spaceport", "2 left", "costs 5 spice"),
    ]
    assert lots[0].boxes[0] == ("When acquired", "Gain 1 Victory Point.")
    ((track, stops),) = chapter.tracks
    assert (track, [stop.title for stop in stops]) == (
        "Shipping track", ["Third space", "Second space", "First space", "Start"],
    )  # fmt: skip
    assert [stop.seats for stop in stops] == [(), (), (0,), (1, 2)]
    mine, theirs, _ = chapter.seats
    assert mine.note == "Negotiators on Ix: 2"
    assert mine.units == "1 dreadnought in the garrison; 1 dreadnought in the Conflict"
    assert [called for _, called in mine.bought] == ["Memocorders", "Invasion Ships, used in this round"]
    assert theirs.units == "1 dreadnought in the supply; controls: Arrakeen"


def test_tracks_that_lie_on_the_table_are_read_from_their_start() -> None:
    (chapter,) = told(set_up('with = ["immortality"]\nseat0 = {lab = {research = 1, tleilaxu = 2}}\n'))
    tracks = dict(chapter.tracks)
    titles = [stop.title for stop in tracks["Research track"]]
    assert (titles[:3], titles[-1]) == (["Start", "Column 1", "Column 2, top"], "Column 8, bottom")
    assert all(stops[0].title == "Start" for stops in tracks.values())
    assert [(0 in stops[1].seats, 0 in stops[2].seats) for stops in tracks.values()] == [(True, False), (False, True)]


def test_the_track_says_what_is_printed_there() -> None:
    ((_, stops),) = told(set_up(TABLE))[0].tracks
    assert stops[1].words == "Recruit 2 troops. Gain 1 Influence with a Faction of your choice."


def test_only_rivals_have_to_know_of_their_mark() -> None:
    alone = set_up(TABLE.replace("[seat0]", 'mode = "solo"\nlevel = "sardaukar"\n[seat0]'))
    headings = [[heading for heading, _ in told(one)[0].markets[0][1][0].boxes] for one in (set_up(TABLE), alone)]
    assert headings == [["When acquired", "Ability"], ["When acquired", "Ability", "House Hagal mark"]]


def test_prices_are_those_of_now() -> None:
    text = TABLE.replace('"dune_the_desert_planet"', '"dagger"')
    controller = set_up(text, "agent dagger > tech_negotiation", "do tech_negotiation.1", "pick 1")
    assert [lot.cost for lot in told(controller)[0].markets[0][1]] == [7, None, 4]


def test_another_product_brings_a_chapter_of_its_own() -> None:
    with opened(), in_words(BOX_BOARD):
        (chapter,) = told(set_up('with = ["raiders"]\nseat0 = {hand = ["dagger"], hideout = {plunder = 1, trail = 1}}'))
        assert [title for title, _ in chapter.tracks] == ["Trail"]
        assert chapter.seats[0].note == "plunder: 1"


# ---------------------------------------------------------------- over the board


def test_f4_opens_it_over_the_board_and_closes_it(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    for closing in (Key.Key_F4, Key.Key_Escape):
        person.key(Key.Key_F4)
        assert table.boards.isVisible()
        assert "Flagship" in texts(table)
        assert "Memocorders" in texts(table)
        person.key(closing)
        assert not table.boards.isVisible()
        assert table.decision.isAncestorOf(person.focus())


def test_it_lies_over_the_board_and_leaves_the_strip(window: MainWindow) -> None:
    table = seated(window)
    table.toggle_boards()
    regions = table.places.regions
    assert regions is not None
    assert regions.board.toRect().adjusted(-1, -1, 1, 1).contains(table.boards.geometry())
    assert not regions.row.toRect().intersects(table.boards.geometry())


@pytest.mark.parametrize("ref", [(PURSE, "tech"), (NODE, "shipping_0"), (NODE, "shipping_3")])
def test_a_click_on_the_head_of_the_strip_or_on_the_ladder_opens_it(window: MainWindow, ref: Ref) -> None:
    table, person = seated(window), Person(window)
    piece = table.scene.piece(ref)
    assert piece is not None
    person.click(table.view.viewport(), person.spot(table, piece))
    assert table.boards.isVisible()


def test_a_space_of_the_ladder_that_can_be_taken_is_taken(window: MainWindow) -> None:
    table, person = seated(window, "agent dune_the_desert_planet > smuggling", "do smuggling.2"), Person(window)
    piece = table.scene.piece((NODE, "shipping_2"))
    assert piece is not None
    person.click(table.view.viewport(), person.spot(table, piece))
    assert not table.boards.isVisible()
    assert [stop.seats for stop in told(table.controller)[0].tracks[0][1]][1] == (0,)


def test_the_menu_leads_to_it(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    person.key(Key.Key_F10)
    person.click(table.menu.lines[BOARDS])
    assert table.boards.isVisible()
    assert not table.menu.isVisible()


def test_it_follows_the_game_while_it_is_open(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    person.key(Key.Key_F4)
    (before,) = [stop.seats for stop in told(table.controller)[0].tracks[0][1] if stop.title == "Second space"]
    assert before == ()
    page = table.boards.pages[0]
    table.controller.act(next(one for one in table.controller.question.options or () if "smuggling" in one.text))
    for wanted in ("do smuggling.2", "pick 1"):
        assert table.controller.act(next(one for one in table.controller.question.options or () if one.text == wanted))
    assert table.boards.pages == [page]
    second = next(label for label in page.findChildren(QLabel) if "Second space" in label.text())
    assert "Serhii" in second.text()


def test_a_click_on_a_tile_shows_it_large(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    person.key(Key.Key_F4)
    label = next(label for label in table.boards.findChildren(QLabel) if "Spaceport" in label.text())
    box = label.parentWidget()
    assert box is not None
    person.click(box, QPoint(box.width() - 3, box.height() - 3))
    assert table.preview.isVisible()


def test_without_such_a_board_the_key_does_nothing_and_the_menu_has_no_line(window: MainWindow) -> None:
    window.games.play(set_up('seat0.hand = ["dagger"]'))
    table, person = window.table, Person(window)
    assert table is not None
    person.key(Key.Key_F4)
    assert not table.boards.isVisible()
    assert BOARDS not in table.menu.lines


def test_where_there_is_too_much_keys_scroll_to_the_rest(window: MainWindow) -> None:
    table, person = seated(window), Person(window)
    person.key(Key.Key_F4)
    table.boards.setFixedHeight(200)
    person.look()
    bar = table.boards.area.verticalScrollBar()
    assert bar.maximum() > 0
    person.key(Key.Key_PageDown)
    assert bar.value() > 0


def test_refs_of_what_lies_there_are_those_of_the_strip(window: MainWindow) -> None:
    table = seated(window)
    lots = told(table.controller)[0].markets[0][1]
    assert [lot.ref for lot in lots] == [row.ref for row in table.models.zone("tech").rows]
    assert lots[0].ref is not None
    assert lots[0].ref[0] == CARD
