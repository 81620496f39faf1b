"""How many clicks and keys a usual turn takes, by mouse and keys in the window: the card, the space, done."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dune_desktop.models.refs import CARD, END_BUTTON, GARRISON_UNITS, REST_BUTTON, REVEAL_BUTTON, SPACE, Ref
from dune_desktop.windows.decision.option_list import OptionDelegate
from dune_desktop.windows.decision.option_rows import ALL, LESS, MORE, lay_out, stepper_parts
from dune_desktop.windows.table.table_page import TablePage
from tests.agreeing import row_indexes
from tests.asked import set_up
from tests.paged import dressed, show
from tests.person import CTRL, LEFT, NONE, Person
from tests.speaking import speaking

__all__ = ["dressed"]

#: In each edition: nothing to do but what goes by itself, on a space of influence and on one with a harvest.
TURNS = (
    ("base", "diplomacy", "wealth"),
    ("base", "dune_the_desert_planet", "imperial_basin"),
    ("uprising", "diplomacy", "dutiful_service"),
    ("uprising", "dune_the_desert_planet", "imperial_basin"),
)


class Counting(Person):
    """Counts what is pressed, of mouse and keyboard."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)  # type: ignore[arg-type]  # a page of its own is its window
        self.page, self.presses = page, 0

    def click(self, widget: QWidget, at: QPoint | None = None, button: Qt.MouseButton = LEFT) -> None:
        self.presses += 1
        super().click(widget, at, button)

    def drag(self, widget: QWidget, start: QPoint, end: QPoint, moves: int = 5, button: Qt.MouseButton = LEFT) -> None:
        self.presses += 1
        super().drag(widget, start, end, moves, button)

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        self.presses += 1
        super().key(key, modifier)

    # ------------------------------------------------------------ things on the table

    def at(self, ref: Ref) -> QPoint:
        piece = next(piece for piece in self.page.scene.pieces() if piece.ref == ref and piece.isVisible())
        return self.spot(self.page, piece)

    def press(self, ref: Ref) -> None:
        """A piece of the table, or a button."""
        button = self.page.decision.ask.button(ref)
        if button is None:
            self.click(self.page.view.viewport(), self.at(ref))
        else:
            self.click(button)

    def stepper(self) -> QRect:
        """The row that deploys."""
        rows = self.page.decision.ask.options
        index = next(index for index in row_indexes(self.page) if rows.choice(index).ref == GARRISON_UNITS)  # type: ignore[union-attr]
        return rows.visualRect(index)

    def deploy(self, part: str) -> None:
        """With a button of the row."""
        box, u = self.stepper(), self.page.look.u
        row = QRectF(0, 0, box.width() / u, box.height() / u - OptionDelegate.gap)
        at = stepper_parts(row)[part].center() * u + box.topLeft().toPointF()
        self.click(self.page.decision.ask.options.viewport(), at.toPoint())

    def press_row(self, ref: Ref) -> None:
        """The digit of a row."""
        choice = self.page.answering.choices.by_ref[ref]
        self.key(Qt.Key(Qt.Key.Key_0 + int(choice.key)))


def sit_down(qtbot: QtBot, edition: str, hand: str, garrison: int = 0, cover: str = "open") -> Counting:
    """The first player is to send an agent with a card that fits, or with one that does not."""
    text = f'seat0 = {{hand = ["{hand}", "convincing_argument"], garrison = {garrison}}}'
    controller = set_up(text, edition=edition)
    controller.by_hand = False
    controller.cover = cover
    return Counting(show(qtbot, controller, cover=cover))


def refs_of(person: Counting, card: str, space: str) -> tuple[Ref, Ref]:
    controller = person.page.controller
    hand = controller.view.players[0].hand
    number = next(one for one in hand if getattr(controller.face(one), "id", "") == card)
    return (CARD, number), (SPACE, controller.edition.space_index[space])


def over(person: Counting) -> bool:
    return person.page.controller.asked == 1 and len(person.page.controller.view.players[0].agents) == 1


@pytest.mark.parametrize(("edition", "card", "space"), TURNS)
def test_a_usual_turn_is_three_clicks_and_four_with_deploying(
    qtbot: QtBot, edition: str, card: str, space: str
) -> None:
    person = sit_down(qtbot, edition, card, garrison=2)
    for ref in refs_of(person, card, space):
        person.press(ref)
    deploys = GARRISON_UNITS in person.page.answering.choices.by_ref
    if deploys:
        person.deploy(ALL)
    person.press(END_BUTTON)
    assert over(person)
    assert person.presses == 3 + deploys


@pytest.mark.parametrize(("edition", "card", "space"), TURNS)
def test_by_drag_it_is_two(qtbot: QtBot, edition: str, card: str, space: str) -> None:
    person = sit_down(qtbot, edition, card)
    start, end = refs_of(person, card, space)
    person.drag(person.page.view.viewport(), person.at(start), person.at(end))
    person.press(END_BUTTON)
    assert over(person)
    assert person.presses == 2


@pytest.mark.parametrize(("edition", "card", "space"), TURNS)
def test_at_a_shared_screen_it_is_one_more_for_the_cover(qtbot: QtBot, edition: str, card: str, space: str) -> None:
    person = sit_down(qtbot, edition, card, cover="always")
    for ref in refs_of(person, card, space):
        person.press(ref)
    person.press(END_BUTTON)
    assert person.page.controller.covered_for == 1
    person.click(person.page.decision.cover.uncover)
    assert person.page.controller.looker == 1
    assert person.presses == 4


@pytest.mark.parametrize(("edition", "card", "space"), TURNS)
def test_by_keyboard_it_is_three_keys(qtbot: QtBot, edition: str, card: str, space: str) -> None:
    person = sit_down(qtbot, edition, card)
    for ref in refs_of(person, card, space):
        person.press_row(ref)
    person.key(Qt.Key.Key_Return, CTRL)
    assert over(person)
    assert person.presses == 3


@pytest.mark.parametrize(
    ("edition", "card", "space"), [("base", "dr_yueh", "arrakeen"), ("uprising", "maula_pistol", "arrakeen")]
)
def test_draws_are_one_key_or_button_more(qtbot: QtBot, edition: str, card: str, space: str) -> None:
    """Two draws at Arrakeen show something hidden, so somebody has to say when; and a troop is deployed."""
    for by_key in (True, False):
        person = sit_down(qtbot, edition, card)
        for ref in refs_of(person, card, space):
            person.press_row(ref)
        if by_key:
            person.key(Qt.Key.Key_F2)
        else:
            person.press(REST_BUTTON)
        assert len(person.page.controller.view.players[0].hand) == 3
        person.key(Qt.Key.Key_Plus)
        person.key(Qt.Key.Key_Return, CTRL)
        assert over(person)
        assert person.presses == 5


def test_plus_and_minus_stay_under_the_pointer(qtbot: QtBot) -> None:
    """However many troops are deployed, the row is equally high; its title stands whole on one line."""
    person = sit_down(qtbot, "base", "dune_the_desert_planet", garrison=3)
    for ref in refs_of(person, "dune_the_desert_planet", "imperial_basin"):
        person.press(ref)
    before = person.stepper()
    for part in (MORE, MORE, LESS, ALL):
        person.deploy(part)
        assert person.stepper() == before
        choice = person.page.answering.choices.by_ref[GARRISON_UNITS]
        row = lay_out(choice, before.width() / person.page.look.u)
        assert row.title.lines == (choice.title,)
        assert row.note is not None
        assert " ".join(row.note.lines) == choice.detail


@pytest.mark.parametrize(
    ("language", "size"), [("en", (1280, 672)), ("bg", (1280, 672)), ("ru", (1280, 800)), ("uk", (1600, 1000))]
)
def test_buttons_at_the_foot_keep_their_places(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    """Whatever comes and goes, Undo, Redo and what goes on are never where another one was."""
    with speaking(language):
        walk_past_the_foot(qtbot, size)


def walk_past_the_foot(qtbot: QtBot, size: tuple[int, int]) -> None:
    person = sit_down(qtbot, "base", "dune_the_desert_planet", garrison=3)
    page, ask = person.page, person.page.decision.ask
    page.controller.by_hand = True
    page.resize(*size)
    places: dict[str, set[tuple[int, int, int, int]]] = {"undo": set(), "redo": set(), "onward": set()}

    def look() -> None:
        person.look()
        onward = next(filter(None, map(ask.button, (END_BUTTON, REVEAL_BUTTON))), None)
        for name, button in (("undo", ask.undo), ("redo", ask.redo), ("onward", onward)):
            if button is not None and button.isVisible():
                at = button.mapTo(page, QPoint())
                places[name].add((at.x(), at.y(), button.width(), button.height()))

    look()
    for ref in refs_of(person, "dune_the_desert_planet", "imperial_basin"):
        person.press(ref)
        look()
    page.controller.do_rest()
    look()
    person.deploy(MORE)
    look()
    person.click(ask.undo)
    look()
    assert {name: len(found) for name, found in places.items()} == {"undo": 1, "redo": 1, "onward": 1}
