"""Tours: games that teach. Each step is walked as somebody at the window walks it, and every sentence is short."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.names import LANDSRAAD
from dune_desktop.engine.units import strength
from dune_desktop.files.settings import Settings
from dune_desktop.models import refs
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.asking.guide import Guide
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.shown_game import seats_of
from dune_desktop.records.record import replay
from dune_desktop.records.record_text import dumps, loads
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.tokens import THEMES, Theme
from dune_desktop.text.languages import LANGUAGES
from dune_desktop.text.tours import ABOUT, SENTENCES, TITLES, sentence
from dune_desktop.tours import TOURS
from dune_desktop.tours.beginning import begun
from dune_desktop.tours.first_game import FIRST_GAME
from dune_desktop.tours.rivals import RIVALS
from dune_desktop.tours.tour import LEARNER, Task, Tour
from dune_desktop.tours.uprising import UPRISING
from dune_desktop.tours.walk import Walk
from dune_desktop.windows.main.learning import learn
from dune_desktop.windows.main.main_window import MainWindow
from tests.speaking import speaking
from tests.windowed import opened, seeded

__all__ = ["seeded"]

MOST_LETTERS = 140


class Lesson:
    """A tour without a window: others move when they are due, and at once."""

    def __init__(self, controller: GameController | None = None, tour: Tour = FIRST_GAME) -> None:
        self.steps = tour.steps
        if controller is None:
            replayed = begun(tour)
            record = replayed.recorder.record()
            controller = GameController(record.edition, record.setup, seats_of(record), replayed=replayed)
        self.controller = controller
        controller.opponents.paused = True
        self.answering = Answering(controller, Settings())
        self.guide = Guide(controller, self.answering)

    @property
    def id(self) -> str:
        return self.steps[self.guide.step].id

    def act(self, text: str) -> None:
        assert self.controller.act(Action.parse(text)), text

    def go_on(self) -> None:
        """One step further, as the tour means it."""
        if self.guide.to_be_read:
            self.guide.go_on()
        elif self.guide.to_be_done is not None:
            self.guide.skip()
        else:
            self.controller.opponents.step()

    def go_to(self, step: str) -> None:
        for _ in range(300):
            if self.id == step and (self.guide.to_be_read or isinstance(self.steps[self.guide.step], Task)):
                return
            assert self.guide.guides
            assert not self.guide.strayed
            self.go_on()
        raise AssertionError(f"never came to {step}")


@pytest.fixture
def lesson(qtbot: QtBot) -> Iterator[Lesson]:
    lesson = Lesson()
    yield lesson
    lesson.controller.close()


# ---------------------------------------------------------------- what is written


@pytest.mark.parametrize("tour", TOURS.values(), ids=lambda tour: tour.id)
def test_a_tour_names_what_there_is(tour: Tour) -> None:
    edition = EDITIONS[tour.edition]
    known = {*edition.space_index, *edition.card_by_id, *(card.id for card in edition.intrigues)}
    assert {*tour.chapters} <= {step.id for step in tour.steps}
    assert all(tried in known for step in tour.steps for tried in step.tries)
    points = [point.split(" ") for step in tour.steps for point in step.points]
    assert all(name in edition.space_index for kind, name in points if kind == refs.SPACE)


def test_every_sentence_is_told_somewhere() -> None:
    said = {"refused", "strayed", "others"}
    for step in (step for tour in TOURS.values() for step in tour.steps if step.id):
        said |= {step.id, *step.tries.values(), *([step.then] if isinstance(step, Task) and step.then else [])}
    assert said == SENTENCES.keys()
    assert TOURS.keys() == TITLES.keys() == ABOUT.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_short_in_every_language(language: str, qtbot: QtBot) -> None:
    with speaking(language):
        told = {step: sentence(step, ("base", "uprising")) for step in SENTENCES}
    assert {step: said for step, said in told.items() if len(said) > MOST_LETTERS or "{" in said or "_" in said} == {}


# ---------------------------------------------------------------- the line of the game


def test_the_first_game_goes_as_it_is_written(lesson: Lesson) -> None:
    game = lesson.controller.game
    lesson.go_to("end")
    assert (lesson.controller.game.players[0].garrison, lesson.controller.game.players[0].troops) == (1, 3)
    lesson.go_to("won")
    game = lesson.controller.game
    assert (game.round, game.players[0].vp, game.players[1].solari, game.players[1].spice) == (2, 1, 3, 1)
    lesson.go_to("end_sold")
    assert (lesson.controller.game.players[0].solari, lesson.controller.game.players[0].spice) == (8, 1)
    lesson.go_to("free")
    game = lesson.controller.game
    assert (game.round, game.players[0].vp, game.players[1].vp, game.players[0].water) == (3, 1, 1, 3)
    lesson.guide.go_on()
    assert not lesson.guide.guides
    assert lesson.controller.record().table.tour == ""  # type: ignore[union-attr]


def test_what_uprising_adds_goes_as_it_is_written(qtbot: QtBot) -> None:
    lesson = Lesson(tour=UPRISING)
    lesson.go_to("infiltrate")
    assert lesson.controller.game.players[LEARNER].spies != ()
    lesson.go_to("end_worm")
    player = lesson.controller.game.players[LEARNER]
    assert (player.worms, player.troops, player.spies, player.hooks) == (1, 2, (), True)
    lesson.go_to("protected")
    game = lesson.controller.game
    assert (game.round, game.players[LEARNER].vp, game.face(game.conflict).id) == (4, 5, "siege_of_arrakeen")
    lesson.guide.go_on()
    assert not lesson.guide.guides
    lesson.controller.close()


def test_against_rivals_goes_as_it_is_written(qtbot: QtBot) -> None:
    lesson = Lesson(tour=RIVALS)
    game = lesson.controller.game
    assert [game.players[seat].rival is not None for seat in range(3)] == [False, True, True]
    assert [seat.name for seat in lesson.controller.seats][1:] == ["Staban Tuek", "Lady Margot Fenring"]
    lesson.go_to("no_spice")
    staban, margot = lesson.controller.game.players[1:]
    assert (staban.vp, staban.troops, len(staban.spies)) == (1, 2, 1)
    lesson.go_to("points_for_sale")
    staban, margot = lesson.controller.game.players[1:]
    assert (staban.swordmaster, staban.solari, len(margot.intrigue)) == (True, 0, 3)
    lesson.go_to("nobody_answers")
    game = lesson.controller.game
    assert [strength(game, player) for player in game.players] == [7, 8, 6]
    lesson.go_to("rewards")
    game = lesson.controller.game
    assert (game.round, [player.vp for player in game.players]) == (4, [1, 1, 0])
    lesson.go_to("be_first")
    lesson.guide.go_on()
    lesson.controller.opponents.step()  # the Rival that begins the next round
    assert not lesson.guide.guides
    lesson.controller.close()


@pytest.mark.parametrize("bought", ["arrakis_recruiter", "fedaykin_death_commando", "arrakis_liaison", ""])
def test_whatever_is_bought_the_others_play_on(bought: str, lesson: Lesson) -> None:
    lesson.go_to("buy")
    if bought:
        lesson.act(f"acquire {bought}")
    lesson.act("end")
    lesson.go_to("free")
    hand = lesson.controller.view.players[LEARNER].hand
    faces = [lesson.controller.game.cards[card] for card in hand]
    assert any(LANDSRAAD in face.icons for face in faces)  # for the Swordmaster


def test_what_may_be_done_in_any_order_is_so_done(lesson: Lesson) -> None:
    lesson.go_to("draw")
    lesson.act("deploy 1")
    lesson.act("deploy 2")
    assert lesson.id == "draw"
    lesson.act("do carthag.2")
    assert lesson.id == "strength"
    assert not lesson.guide.strayed


def test_troops_that_are_taken_back_are_asked_for_again(lesson: Lesson) -> None:
    lesson.go_to("deploy")
    lesson.act("deploy 2")
    lesson.act("take_back 1")
    assert lesson.id == "deploy"
    lesson.act("deploy 2")
    assert lesson.id == "strength"


def test_nobody_moves_before_it_is_read(lesson: Lesson) -> None:
    lesson.go_to("others_fight")
    lesson.controller.opponents.paused = False
    assert lesson.controller.opponents.held
    lesson.guide.go_on()
    assert not lesson.controller.opponents.held


def test_moves_that_come_at_once_wait_for_what_is_told_of_them(lesson: Lesson) -> None:
    lesson.go_to("end")
    lesson.act("end")
    opponents = lesson.controller.opponents
    opponents.speed = 0
    opponents.due.emit(10_000)
    assert lesson.id == "others_fight"
    assert lesson.controller.asked == 2
    assert opponents.held


# ---------------------------------------------------------------- other ways


def test_another_move_is_good_too_and_undo_leads_back(lesson: Lesson) -> None:
    lesson.go_to("icon")
    lesson.act("agent dagger > hall_of_oratory")
    assert lesson.guide.strayed
    assert lesson.guide.sentence == sentence("strayed", ())
    assert lesson.answering.meant == ()
    assert lesson.controller.undo()
    assert lesson.id == "icon"
    assert not lesson.guide.strayed
    lesson.act("agent dagger > hall_of_oratory")
    lesson.guide.go_on()
    assert not lesson.guide.guides
    lesson.act("end")
    assert not lesson.guide.guides


def test_back_leads_whoever_has_strayed_to_where_that_was(lesson: Lesson) -> None:
    lesson.go_to("factions")
    lesson.act("agent dagger > hall_of_oratory")
    lesson.act("end")
    assert lesson.guide.strayed
    lesson.guide.back()
    assert (lesson.id, lesson.guide.strayed) == ("factions", False)
    assert len(lesson.controller.game.players[LEARNER].agents) == 1


def test_who_ends_the_turn_too_early_has_strayed(lesson: Lesson) -> None:
    lesson.go_to("deploy")
    lesson.act("end")
    assert lesson.guide.strayed
    while lesson.controller.asked != LEARNER:  # by themselves, as novices do
        lesson.controller.opponents.thoughts.fail()
        lesson.controller.opponents.step()


def test_what_is_tried_in_vain_is_answered_until_something_is_done(lesson: Lesson) -> None:
    lesson.go_to("icon")
    space = EDITIONS["base"].space_index
    lesson.guide.decline((refs.SPACE, space["conspire"]))
    assert lesson.guide.sentence == sentence("too_dear", ())
    lesson.guide.decline((refs.SPACE, space["sietch_tabr"]))
    assert lesson.guide.sentence == sentence("refused", ())
    lesson.act("agent reconnaissance > carthag")
    assert lesson.guide.sentence == sentence("draw", ("base",))


def test_what_is_meant_is_the_next_part_of_the_answer(lesson: Lesson) -> None:
    lesson.go_to("icon")
    (card,) = lesson.answering.meant
    assert lesson.controller.face(int(card[1])).id == "reconnaissance"  # type: ignore[union-attr]
    assert lesson.answering.choose(card)
    assert lesson.answering.meant == ((refs.SPACE, EDITIONS["base"].space_index["carthag"]),)
    assert lesson.guide.sentence == sentence("carthag", ("base",))
    lesson.answering.back()
    assert lesson.answering.meant == (card,)
    lesson.go_to("end")
    assert lesson.answering.meant == (refs.END_BUTTON,)


# ---------------------------------------------------------------- back, again, and after the program has ended


@pytest.mark.parametrize(
    ("tour", "last"),
    [(FIRST_GAME, "their_turns"), (UPRISING, "doubled"), (RIVALS, "their_swords")],
    ids=["first_game", "uprising", "rivals"],
)
def test_one_goes_back_step_by_step_to_the_beginning(tour: Tour, last: str, qtbot: QtBot) -> None:
    lesson = Lesson(tour=tour)
    lesson.go_to(last)
    until = lesson.guide.step
    told = []
    while lesson.guide.step:
        lesson.guide.back()
        told.append(lesson.id)
        while not (lesson.guide.to_be_read or lesson.guide.to_be_done is not None):
            lesson.controller.opponents.step()
    assert told == [step.id for step in tour.steps[:until] if step.id][::-1]
    assert lesson.controller.record().actions == ()
    lesson.go_to(tour.steps[-1].id)  # and all of it goes as before
    lesson.controller.close()


def test_a_chapter_begins_again(lesson: Lesson) -> None:
    lesson.go_to("desert")
    lesson.guide.begin_chapter()
    assert (lesson.id, lesson.controller.game.round) == ("new_cards", 2)
    lesson.guide.back()
    lesson.guide.begin_chapter()
    assert (lesson.id, lesson.controller.game.round) == ("you", 1)


def test_it_goes_on_where_it_was_after_the_program_has_ended(lesson: Lesson, tmp_path: Path) -> None:
    for step in ("draw", "occupied", "influence", "ring"):
        lesson.go_to(step)
        store = Store(tmp_path / step)
        store.keep("lesson", dumps(lesson.controller.record()))
        assert store.flush()
        again = Lesson(GameController.from_store(store, store.open("lesson")))
        assert again.id == step
        again.go_to("free")
        again.controller.close()


def test_who_has_left_is_not_guided_any_more(lesson: Lesson) -> None:
    lesson.go_to("draw")
    lesson.guide.leave()
    assert not lesson.guide.guides
    assert lesson.answering.meant == ()
    record = loads(dumps(lesson.controller.record()))
    assert record.table is not None
    assert record.table.tour == ""
    again = Lesson(GameController("base", record.setup, seats_of(record), replayed=replay(record, listen=True)))
    assert not again.guide.guides
    again.controller.close()


def test_a_tour_that_another_version_knows_is_a_game_like_any_other(lesson: Lesson) -> None:
    text = dumps(lesson.controller.record()).replace('"tour":"first_game"', '"tour":"of_another_version"')
    record = loads(text)
    again = Lesson(GameController("base", record.setup, seats_of(record), replayed=replay(record, listen=True)))
    assert not again.guide.guides
    again.controller.close()


def test_a_walk_knows_how_many_actions_led_to_each_step() -> None:
    walk = Walk(FIRST_GAME)
    for seat, text in ((0, "agent reconnaissance > carthag"), (0, "do carthag.2"), (0, "deploy 3"), (0, "end")):
        walk.hear(seat, Action.parse(text))
    assert [walk.began[number] for number in range(8)] == [0, 0, 0, 1, 2, 3, 3, 4]
    assert (walk.step, walk.strayed) == (7, False)


# ---------------------------------------------------------------- at the window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return opened(qtbot, tmp_path, (1280, 672), reduced_motion=True, opponents_speed=0)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_ring_is_no_line_of_what_can_be_taken(theme: Theme) -> None:
    hues = abs(theme.beacon.hslHue() - theme.accent.hslHue())
    assert min(hues, 360 - hues) > 45 or abs(theme.beacon.lightness() - theme.accent.lightness()) > 60


def test_who_begins_again_before_doing_anything_has_one_game(window: MainWindow) -> None:
    learn(window, "first_game")
    learn(window, "first_game")
    assert window.store.flush()
    (saved,) = window.store.saved()
    assert (saved.title, saved.placed) == ("The guided first game", True)
    assert window.controller is not None
    assert window.controller.act(Action.parse("agent reconnaissance > carthag"))
    learn(window, "first_game")
    assert window.store.flush()
    assert len(window.store.saved()) == 2
