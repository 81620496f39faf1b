"""Words and icons where room is scarce: what could be whole is not shortened, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)

from attrs import evolve
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from dune_desktop.content import EDITIONS
from dune_desktop.engine.printed import Card, Intrigue
from dune_desktop.engine.setup import Setup
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import BUTTON
from dune_desktop.models.roles import Role
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.board.mentat import MentatItem
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import Fitted
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.tokens import DUSK, HIT, LIGHT, S2, S8, Theme
from dune_desktop.scene.faces import lay_out
from dune_desktop.scene.faces.backs import DECK_BACK
from dune_desktop.scene.faces.measures import CHIP, HAND, LINE, NAME, OWN, ROW
from dune_desktop.scene.faces.operations import Gem, Icon, Icons, Numeral, RoundedBox, Title
from dune_desktop.scene.glyphs.sign_lines import signs_width
from dune_desktop.scene.imperium_row import form
from dune_desktop.scene.layout import regions
from dune_desktop.text.box_signs import box_groups
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.text.names import name
from dune_desktop.text.signs import AND, ARROW, Sign
from dune_desktop.windows import theme as themes
from dune_desktop.windows.games import playable
from dune_desktop.windows.start.start_page import StartPage
from dune_desktop.windows.table import seat_strip
from dune_desktop.windows.table.pile_viewer import NARROW_SIDE, SIDE, SideTile
from dune_desktop.windows.table.seat_panels import SeatDelegate, _column
from dune_desktop.windows.table.since_panel import SincePanel
from dune_desktop.windows.widgets.form_widgets import SearchField
from tests.clipped import SHORTENED, Clipped, watching
from tests.monkey import COLOURS
from tests.painting import Listener, heard
from tests.person import Person
from tests.scenes import Sitting
from tests.speaking import speaking
from tests.trouble import open_window

SMALL = (1280, 672)
#: Chips of the Row, and of cards in play where there are few.
CHIPS = (QSizeF(132, 56), QSizeF(112, 56))
MANY = QSizeF(88, 56)
#: All that chips may have.
WIDTHS = (80, 88, 112, 131)
#: A card of the Reserve, and how near to its edge the frame is.
STACK, FRAME = QSizeF(131, 56), 4
#: The Row as a list, and intrigue cards where there are many.
LINES = ((LINE, QSizeF(132, 30)), (NAME, QSizeF(112, 26)))
INTRIGUES = (QSizeF(126, 24), QSizeF(126, 34))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    with speaking(request.param):
        yield request.param


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[Look]:
    look = Look()
    themes.apply(qapp, look)
    yield look
    qapp.setStyleSheet("")


def cards() -> Iterator[Card]:
    for edition in EDITIONS.values():
        yield from edition.card_by_id.values()


def shortened(clipped: Clipped, painter: str) -> list[str]:
    """What this one could not paint whole."""
    return [text for where, wrong, text in clipped.found if where.endswith(painter) and wrong == SHORTENED]


# ---------------------------------------------------------------- cards


@pytest.mark.parametrize("window", [(1280, 720), (1280, 760), (1280, 800), (1600, 1000)])
def test_cards_of_the_row_show_what_their_agents_do(language: str, window: tuple[int, int]) -> None:
    """Unless the window is so low that they are lines: then F5 enlarges them."""
    high = regions(QSizeF(*window), 1.0).row.height()
    size = QSizeF(125, high - 2 * S2)
    assert form(high) == ROW
    for card in cards():
        operations = lay_out(card, size.width(), size.height(), DUSK, ROW)
        shown = [sign for one in operations if isinstance(one, Icons) for sign in one.signs if sign != AND]
        boxes = [group for box in (card.agent, card.reveal) for group in box_groups(box)]
        assert all(sign in shown for group in boxes for sign in group if sign != AND), card.id
        rows = [one.rect for one in operations if isinstance(one, Icons)]
        assert not any(one.intersects(two) for one, two in combinations(rows, 2)), card.id
        assert not any(one.fitted.overflows for one in operations if isinstance(one, Title)), card.id


@pytest.mark.parametrize("size", CHIPS)
def test_a_chip_shows_all_that_is_revealed(language: str, size: QSizeF) -> None:
    """But for the joints between its parts; ¶ stands only where words are needed."""
    for card in cards():
        operations = lay_out(card, size.width(), size.height(), DUSK, CHIP)
        shown = [sign for one in operations if isinstance(one, Icons) for sign in one.signs if sign != AND]
        revealed = [sign for group in box_groups(card.reveal) for sign in group if sign != AND]
        assert shown == revealed, card.id


def test_cards_in_play_have_room_as_they_show_no_price(language: str) -> None:
    """Where they are many."""
    for card in cards():
        operations = lay_out(card, MANY.width(), MANY.height(), DUSK, OWN)
        assert not any(isinstance(one, Gem) for one in operations)
        assert not any(one.fitted.elided for one in operations if isinstance(one, Title)), card.id


@pytest.mark.parametrize("size", CHIPS)
def test_the_title_of_a_chip_is_whole(language: str, size: QSizeF) -> None:
    for card in cards():
        operations = lay_out(card, size.width(), size.height(), DUSK, CHIP)
        assert not any(one.fitted.elided for one in operations if isinstance(one, Title)), card.id


def test_parts_of_a_chip_keep_off_each_other(language: str) -> None:
    for card in cards():
        for size in CHIPS:
            operations = lay_out(card, size.width(), size.height(), DUSK, CHIP)
            words = next(one.rect for one in operations if isinstance(one, Title))
            rows = [one.rect for one in operations if isinstance(one, Icons)]
            assert not any(words.intersects(row) for row in rows), card.id
            assert all(QRectF(0, 0, size.width(), size.height()).contains(row) for row in rows), card.id


@pytest.mark.parametrize("style", [OWN, CHIP])
@pytest.mark.parametrize("width", WIDTHS)
def test_icons_and_the_box_are_inside_of_a_chip(language: str, width: float, style: str) -> None:
    """However narrow it is; icons stand beside the box or end above it."""
    for card in cards():
        operations = lay_out(card, width, CHIPS[0].height(), DUSK, style)
        icons = [one.rect for one in operations if isinstance(one, Icon)]
        *stripes, box = (one.rect for one in operations if isinstance(one, RoundedBox))
        inside = QRectF(0, 0, width, CHIPS[0].height())
        for rect in (*icons, *stripes, box):
            assert rect.width() > 0, card.id
            assert inside.contains(rect), card.id
        assert not any(box.intersects(icon) for icon in icons), card.id


def test_the_number_of_a_stack_covers_nothing(language: str) -> None:
    """Neither beside a short name nor under a long one."""
    for card in cards():
        operations = lay_out(card, STACK.width(), STACK.height(), DUSK, CHIP, count=2)
        number = next(one.rect for one in operations if isinstance(one, Numeral))
        others = [one.rect for one in operations if isinstance(one, Icon | Gem | Title)]
        box = [one.rect for one in operations if isinstance(one, RoundedBox)][-1]
        assert not any(number.intersects(other) for other in (*others, box)), card.id
        assert number.bottom() <= STACK.height() - FRAME, card.id
        shown = [sign for one in operations if isinstance(one, Icons) for sign in one.signs if sign != AND]
        assert shown == [sign for group in box_groups(card.reveal) for sign in group if sign != AND], card.id


def test_low_faces_of_intrigue_cards_hold_what_they_do(language: str) -> None:
    """Beside the hand in a low tray."""
    intrigues = {card.id: card for edition in EDITIONS.values() for card in edition.intrigues}
    face = QRectF(0, 0, 112, 126)
    for card in intrigues.values():
        operations = lay_out(card, face.width(), face.height(), DUSK, HAND)
        rows = [one.rect for one in operations if isinstance(one, Icons)]
        assert all(face.contains(row) for row in rows), card.id
        assert not any(one.intersects(two) for one, two in combinations(rows, 2)), card.id
        assert not any(one.fitted.overflows for one in operations if isinstance(one, Title)), card.id
        assert all(
            signs_width(one.signs, one.size) <= one.rect.width() + 0.5 for one in operations if isinstance(one, Icons)
        ), card.id


def test_titles_in_lines_are_whole(language: str) -> None:
    intrigues = {card.id: card for edition in EDITIONS.values() for card in edition.intrigues}
    places: list[tuple[Card | Intrigue, str, QSizeF]] = [(card, *place) for card in cards() for place in LINES]
    places += [(card, LINE, size) for card in intrigues.values() for size in INTRIGUES]
    for card, style, size in places:
        operations = lay_out(card, size.width(), size.height(), DUSK, style)
        assert not any(one.fitted.elided for one in operations if isinstance(one, Title)), (card.id, style)


def test_the_line_round_a_lit_name_covers_no_capital(language: str) -> None:
    """It reaches two units into a row of the list."""
    intrigues = {card.id: card for edition in EDITIONS.values() for card in edition.intrigues}
    rows = [(card, LINE, size) for card in intrigues.values() for size in (QSizeF(126, HIT), *INTRIGUES)]
    for card, style, size in [*rows, *((card, NAME, LINES[1][1]) for card in cards())]:
        for aside in (24.0, 44.0):
            operations = lay_out(card, size.width(), size.height(), DUSK, style, aside=aside)
            title = next(one.fitted for one in operations if isinstance(one, Title))
            lines, capital = len(title.lines), QFontMetricsF(title.font).capHeight()
            inked = 1.06 * title.font.pixelSize() * (lines - 1) + capital
            assert (size.height() - inked) / 2 >= 2, (card.id, size)


# ---------------------------------------------------------------- the table


def begin(window: Any, edition: str, leaders: tuple[str, ...], names: tuple[str, ...]) -> None:
    seats = tuple(SeatSetup(name, colour, "") for name, colour in zip(names, COLOURS, strict=True))
    window.games.begin(Setup(4, 5, leaders), seats, (), edition)
    Person(window).look(3)


def test_every_leader_has_room_beside_a_player_without_a_name(
    language: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with the marker of the First Player, and with each of them acting: that panel has lower rows."""
    painted = SeatDelegate._paint_name

    def paint(delegate: SeatDelegate, painter: Any, box: QRectF, row: Any) -> None:
        painted(delegate, painter, box, evolve(row, first=True))

    monkeypatch.setattr(SeatDelegate, "_paint_name", paint)
    called = {"en": "Computer", "uk": "Комп’ютер", "ru": "Компьютер", "bg": "Компютър"}[language]
    skilled = {"en": "Skilled", "uk": "Вправний", "ru": "Опытный", "bg": "Майстор"}[language]
    names = tuple(f"{one} {number}" for number, one in enumerate((called, skilled) * 2, 1))
    with watching() as clipped:
        window = open_window(tmp_path, SMALL, language=language, reduced_motion=True)
        qtbot.addWidget(window)
        for edition in ("base", "uprising"):
            leaders = [one.id for one in EDITIONS[edition].leaders if playable(EDITIONS[edition], one, ())]
            for first in range(0, len(leaders), 4):
                four = leaders[first : first + 4]
                begin(window, edition, (*four, *leaders[: 4 - len(four)]), names)
        window.games.leave()
    assert shortened(clipped, "SeatDelegate._paint_names") == []


def test_what_a_seat_has_and_its_word_cover_nothing(
    language: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Late in a round, in a panel of three rows: troops, spies, holdings, contracts, and that it has revealed."""
    window = open_window(tmp_path, (1280, 800), language=language, reduced_motion=True, cover="open")
    qtbot.addWidget(window)
    begin(window, "uprising", ("gurney_halleck", "lady_jessica", "staban_tuek", "feyd_rautha_harkonnen"), PLAYERS)
    seats = window.table.seats
    row = seats.model().index(0, 0).data(Role.VALUE)
    holding = {"council": True, "swordmaster": True, "hooks": True, "contracts": (1,), "supply": 11, "done": True}
    delegate, painted = seats.itemDelegate(), []
    monkeypatch.setattr(seat_strip, "draw_glyph", lambda _p, _glyph, rect, *_: painted.append(rect))
    monkeypatch.setattr(seat_strip, "draw_sprite", lambda _p, _key, rect, _paint: painted.append(rect))
    monkeypatch.setattr(seat_strip, "line", lambda _p, rect, *told: painted.append(inked(rect, *told)))
    fewer = {"hooks": False}
    for strength, given in ((0, {}), (0, fewer), (12, fewer), (12, {**fewer, "completed": (1, 2)})):
        player = evolve(row.player, **{**holding, **given})
        full, box = evolve(row, player=player, control=(1,), strength=strength), QRectF(10, 0, 282, 24)
        painted.clear()
        column = _column(full, box.width())
        box.setWidth(282 - delegate._paint_status(None, box, full, 282 - delegate._least(full)))
        delegate._paint_troops(None, box, full, column)
        assert len(painted) >= 8  # a sign and its number are one picture
        assert not [(one, two) for one, two in combinations(painted, 2) if one.intersects(two)]
        assert all(rect.left() >= 10 and rect.right() <= 292.5 for rect in painted)
    window.games.leave()


def inked(rect: QRectF, text: str, size: int, weight: int, _colour: object, align: object = None) -> QRectF:
    width = fonts.metrics(size, weight).horizontalAdvance(text)
    return QRectF(rect.left() if align is None else rect.right() - width, rect.top(), width, rect.height())


def test_what_the_last_of_them_did_is_told_whole(language: str, qtbot: QtBot, tmp_path: Path) -> None:
    """Also of players who have long names, also where one line tells it."""
    names = tuple(name("leader", leader) for leader in (LONGEST, "paul_atreides", "glossu_rabban", THORVALD))
    with watching(names) as clipped:
        window = open_window(tmp_path, SMALL, language=language, reduced_motion=True, cover="open")
        qtbot.addWidget(window)
        begin(window, "base", (LONGEST, "paul_atreides", "glossu_rabban", THORVALD), names)
        controller, told = window.controller, set()
        since = window.findChild(SincePanel)
        while len(told) < DEEDS:
            controller.act(controller.question.options[0])
            Person(window).look()
            told.add(since.title())
        window.games.leave()
    assert shortened(clipped, "SincePanel.paintEvent") == []


LONGEST, THORVALD = "baron_vladimir_harkonnen", "countess_ariana_thorvald"
#: So many are looked at.
DEEDS = 6
PLAYERS = ("1", "2", "3", "4")


def test_who_has_the_mentat_is_told_in_two_lines(language: str, qtbot: QtBot, tmp_path: Path) -> None:
    names = (name("leader", LONGEST), "2", "3", "4")
    with watching() as clipped:
        window = open_window(tmp_path, SMALL, language=language, reduced_motion=True, cover="open")
        qtbot.addWidget(window)
        begin(window, "base", (LONGEST, "paul_atreides", "glossu_rabban", THORVALD), names)
        item = next(one for one in window.table.scene.items() if isinstance(one, MentatItem))
        item.show_value((0, item.value[1]))
        Person(window).look(2)
        window.games.leave()
    assert shortened(clipped, "MentatItem._draw_line") == []


class _Covered(Listener):
    """What the cover says, and where."""

    def __init__(self) -> None:
        self.told: list[tuple[Fitted, QRectF]] = []

    def fitted(self, where: str, fitted: Fitted, rect: QRectF) -> None:
        if where.endswith("TrayCover._draw_words"):
            self.told.append((fitted, rect))


def test_the_words_of_the_cover_stand_beside_many_cards(language: str, qtbot: QtBot) -> None:
    sitting = Sitting(cover="always")
    qtbot.addWidget(sitting.view)
    cover = sitting.scene.tray.cover
    cover._backs = (DECK_BACK,) * 14
    for size, reveals in product((SMALL, (1280, 800)), (False, True)):
        sitting.lay_out(size, reveals)
        covered = _Covered()
        with heard(covered):
            sitting.view.grab()
        assert len(covered.told) >= 2
        for fitted, rect in covered.told:
            assert not fitted.overflows
            assert not fitted.elided
            assert max(map(QFontMetricsF(fitted.font).horizontalAdvance, fitted.lines)) <= rect.width() + 0.5
            assert cover.rect.adjusted(S8, 0, -S8, 0).contains(rect)


def test_a_long_question_leaves_room_for_its_buttons(qtbot: QtBot, tmp_path: Path) -> None:
    """The list gives way, as it can be scrolled."""
    window = open_window(tmp_path, SMALL, reduced_motion=True, cover="open")
    qtbot.addWidget(window)
    begin(window, "base", (LONGEST, "paul_atreides", "glossu_rabban", THORVALD), ("1", "2", "3", "4"))
    ask = window.table.decision.ask
    ask._heading.setText("Графиня Ариана Торвальд: сражение")
    ask._prompt.setText(QUESTION)
    ask._source.setText("Битва за Арракин")
    ask._source.show()
    ask.undo.show_text("Отмены нет: ответ уже дан (Граф Мемнон Торвальд)")
    passing = ("pass", "Спасовать"), ("pass_all", "Спасовать до конца сражения")
    ask._show_buttons(tuple(Choice((BUTTON, which), title) for which, title in passing))
    Person(window).look(3)
    shown = [label for label in (ask._heading, ask._prompt) if label.isVisible()]
    assert all(label.height() >= label.heightForWidth(label.width()) for label in shown)
    buttons = [button for button in (ask.undo, *ask._buttons) if button.isVisible()]
    assert len(buttons) == 3
    assert all(button.geometry().bottom() < ask.height() for button in buttons)
    window.games.leave()


#: Of the Combat, in Russian, to who has an intrigue card that can't be played.
QUESTION = (
    "Сражение: Пол Атрейдес (6), Граф Мемнон Торвальд (6), вы (8), Барон Владимир Харконнен (7). Сейчас ни одна ваша"
    " карта не подходит. Вас всё равно спрашивают, чтобы другие этого не поняли."
)
SIGNS = (Sign("spice", "1"), ARROW, Sign("card", "1"), Sign("trash", may=True))
#: As the option of a card says it in Bulgarian.
LONG = "Платете 1 подправка → изтеглете 1 карта и можете да премахнете (от ръката си, от купа с изчистените или в игра)"


@pytest.mark.parametrize("size", [SIDE, NARROW_SIDE])
def test_a_side_of_a_choice_holds_long_words(dressed: Look, qtbot: QtBot, size: Any) -> None:
    with watching() as clipped:
        for signs in (SIGNS, 3 * SIGNS):
            side = SideTile(Choice(("branch", 0), LONG, key="1", signs=signs), dressed, size)
            qtbot.addWidget(side)
            side.grab()
    assert clipped.found == {}


# ---------------------------------------------------------------- pages


def test_the_rule_and_the_lines_of_the_start_page_are_as_wide_as_what_stands_above(
    language: str, dressed: Look, qtbot: QtBot
) -> None:
    page = StartPage(dressed)
    qtbot.addWidget(page)
    page.resize(*SMALL)
    page.show()
    QApplication.processEvents()
    whole = [page._rule, page._notice]
    (width,) = {widget.width() for widget in whole}
    assert width >= page._about.sizeHint().width()
    pairs = zip(page.buttons[1::2], page.buttons[2::2], strict=True)
    assert all(left.x() == page._rule.x() and right.width() == left.width() for left, right in pairs)
    assert {width - right.geometry().right() + page._rule.x() for right in page.buttons[2::2]} <= {1, 2}


def test_every_title_is_whole(language: str, qtbot: QtBot, tmp_path: Path) -> None:
    """Small capitals are wider than the letters of a text."""
    window = open_window(tmp_path, SMALL, language=language)
    qtbot.addWidget(window)
    shows = (
        window.show_start, window.show_new_game, window.show_cards, window.show_load, window.show_statistics,
        window.show_settings, window.show_help,
    )  # fmt: skip
    seen = []
    for show in shows:
        show()
        QApplication.processEvents()
        titles = [label for label in window.findChildren(QLabel) if label.property("role") in ("title", "banner")]
        seen += [label for label in titles if label.isVisible() and label.text()]
        for label in seen:
            assert label.font().families()[0] == fonts.load()[fonts.TITLE][0]
            assert label.fontMetrics().horizontalAdvance(label.text()) <= label.contentsRect().width(), label.text()
            assert label.height() >= label.fontMetrics().height()
    assert len(seen) >= len(shows)


def test_the_start_page_follows_the_language(dressed: Look, qtbot: QtBot) -> None:
    page = StartPage(dressed)
    qtbot.addWidget(page)
    before = page._rule.width()
    with speaking("ru"):
        assert page._rule.width() >= page._about.sizeHint().width() > before
    assert page._rule.width() == before


@pytest.mark.parametrize("theme", [DUSK, LIGHT])
def test_the_cross_of_a_search_field_is_seen(dressed: Look, qtbot: QtBot, theme: Theme) -> None:
    """Also after another theme was chosen."""
    field = SearchField(dressed)
    qtbot.addWidget(field)
    dressed.set(theme=LIGHT if theme is DUSK else DUSK)
    dressed.set(theme=theme)
    picture = field.findChild(QToolButton).icon().pixmap(16).toImage()
    inked = [picture.pixelColor(x, y) for x in range(16) for y in range(16) if picture.pixelColor(x, y).alpha() > 250]
    assert inked
    assert {colour.name() for colour in inked} == {theme.text.name()}


def test_an_empty_search_field_has_no_cross(dressed: Look, qtbot: QtBot) -> None:
    field = SearchField(dressed)
    qtbot.addWidget(field)
    field.show()
    button = field.findChild(QToolButton)
    dressed.set(theme=LIGHT)
    assert not button.isVisible()
    field.setText("spice")
    dressed.set(theme=DUSK)
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert field.text() == ""


def test_every_field_that_can_be_emptied_has_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(tmp_path, SMALL)
    qtbot.addWidget(window)
    for show in (window.show_new_game, window.show_cards, window.show_load, window.show_help, window.show_settings):
        show()
    begin(window, "base", (LONGEST, "paul_atreides", "glossu_rabban", THORVALD), ("1", "2", "3", "4"))
    fields = [field for field in window.findChildren(QLineEdit) if field.isClearButtonEnabled()]
    assert len(fields) >= 4
    assert all(isinstance(field, SearchField) for field in fields)
    window.games.leave()
