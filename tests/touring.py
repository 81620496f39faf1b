"""Goes through the whole program, from one page, sheet or panel to the next, and stops wherever something can be read.

Each stop is a name; what is open stays open until the next one is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QScrollArea, QWidget

from dune_desktop.content import EDITIONS
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.rivals.printed import SOLO, TWO
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.replaying import ALL_HANDS
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.windows.blends.blends import DECKS
from dune_desktop.windows.games import MODES, TABLE
from dune_desktop.windows.main.crash import BEGUN, NO_GAME, OVER, SAVED, UNSAVED, Crash
from dune_desktop.windows.saved.saved_model import BROKEN, DELETED
from dune_desktop.windows.statistics.statistics_page import CHART as CHART_FORM
from dune_desktop.windows.statistics.statistics_page import TABLE as TABLE_FORM
from dune_desktop.windows.wizard.new_game_page import GAMES, NewGamePage
from dune_desktop.windows.wizard.portraits import choices
from tests.games import seats_of
from tests.monkey import COLOURS, NAMES
from tests.person import Person
from tests.replayed import go_on

if TYPE_CHECKING:
    from dune_desktop.windows.main.main_window import MainWindow
    from dune_desktop.windows.table.table_page import TablePage

#: Each can be gone through by itself: names of methods, in order.
PARTS = (
    ("first_screens", "wizard", "rivals", "blend", "settings", "help"),
    ("base_game", "ends"),
    ("uprising",),
    ("solo", "pair", "saved", "watched", "statistics", "crash"),
    ("cards_of_base",),
    ("cards_of_uprising",),
)
#: The name that somebody gives to a blend.
BLEND = "Qwerty"
#: More decisions than any game has.
WHOLE = 5000
_PILES = ("discard", "deck", "played", "trashed", "intrigue_discard", "conflict_pile", "row", "hagal_discard")


def begin(
    window: MainWindow,
    edition: str,
    seed: int = 5,
    mode: str = "",
    modules: tuple[str, ...] = (),
    decisions: int = 0,
) -> TablePage:
    """A game of four people, or of one or two against Rivals; after nearly so many decisions."""
    players = 3 if mode else 4
    people = {SOLO: 1, TWO: 2}.get(mode, players)
    seats = tuple(SeatSetup(NAMES[n], COLOURS[n], "" if n < people else "rival") for n in range(players))
    level = "mentat" if mode == SOLO else ""
    setup = Setup(players, seed, expansions=modules, mode=mode, level=level)
    if decisions:
        go_on(window, setup, seats, edition, decisions)
    else:
        window.games.begin(setup, seats, (), edition)
    assert window.table is not None
    return window.table


def play(page: TablePage, decisions: int, seed: int = 5) -> None:
    """Random answers, so many or to the end."""
    controller, chance = page.controller, seats_of(seed)
    while decisions and controller.asked != NOBODY:
        controller.uncover()
        if controller.asked == controller.looker:
            question = controller.question
            assert question is not None
            assert question.options
            controller.act(question.options[chance.below(len(question.options))])
        else:
            controller.opponents.step()
        decisions -= 1


class Tour:
    """All stops of a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.person = window, Person(window)
        #: Where what is new at this stop is to be found.
        self.root: QWidget = window

    def stops(self, parts: Iterable[str]) -> Iterator[str]:
        """Each with the part that it belongs to."""
        for part in parts:
            for stop in getattr(self, part)():
                self.person.look(2)
                yield f"{part}: {stop}"
                self.root = self.window

    def table(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    # ------------------------------------------------------------ before the game

    def first_screens(self) -> Iterator[str]:
        yield "nothing to continue"
        sheets = self.window.commands.sheets
        sheets.show_games()
        yield "no game to switch to"
        sheets.games.close_sheet()
        sheets.show_keys()
        yield "all keys"
        sheets.keys.search.setText("~")
        yield "no key is called so"
        sheets.keys.close_sheet()
        self.window.show_load()
        yield "no saved game"

    def _wizard(self) -> NewGamePage:
        self.window.show_new_game()
        return self.window.pages.new_game

    def wizard(self) -> Iterator[str]:
        page = self._wizard()
        page.modes.segment(MODES.index(TABLE)).click()
        for game in GAMES:
            page.games.segment(GAMES.index(game)).click()
            page.options.ticks["choam"].switch.setChecked(True)
            yield game
            for leader in EDITIONS[game].leaders if game != "blend" else ():
                page.rows[0].choose(leader.id)
                page.leaders.show_leader(page.rows[0].shown_name(), leader.id)
                yield f"leader - {leader.id}"
        page.rows[1].choose(page.rows[0].choice)
        yield "the same leader twice"
        page.rows[1].choose("")
        for chooser in (page.rows[1].personality, page.rows[1].kind):
            for one in reversed(range(chooser.count())):  # a person comes last
                chooser.setCurrentIndex(one)
                chooser.activated.emit(one)
                yield chooser.itemText(one)
        for row in page.rows[:2]:
            row.name.setText(NAMES[0])
        yield "the same name twice"
        for row in page.rows[:2]:
            row.name.setText("")
        page.advanced.click()
        page.seed.setText("-")
        yield "a bad seed"
        page.advanced.click()

    def rivals(self) -> Iterator[str]:
        page = self._wizard()
        for game in GAMES:
            page.games.segment(GAMES.index(game)).click()
            for automa in EDITIONS[game].automas:
                page.modes.segment(MODES.index(automa.mode)).click()
                yield f"{game} {automa.mode}"
                for number in range(len(automa.levels)):
                    page.course.levels.segment(number).click()
                    yield f"{game} {automa.mode}, level {number}"
                for rival in choices(automa) if game != "blend" else ():
                    page.rivals[0].choose(rival)
                    page._point(page.rivals[0].seat, rival)
                    yield f"Rival - {rival or 'any'}"
        page.modes.segment(MODES.index(TABLE)).click()

    def blend(self) -> Iterator[str]:
        self._wizard().games.segment(GAMES.index("blend")).click()
        self.window.show_cards()
        page = self.window.pages.cards
        names = page.names
        for number, deck in enumerate(DECKS):
            page.decks.segment(number).click()
            yield deck
            for _ in _scrolled(page):
                yield f"{deck}, further down"
        for group in page.groups[DECKS[-1]]:
            group.head.click()
        yield "too few cards"
        names.save_as.click()
        yield "a name is asked for"
        names.name.setText(BLEND)
        names.yes.click()
        names.save_as.click()
        names.name.setText(BLEND)
        yield "a name that is taken"
        names.no.click()
        names.rename.click()
        yield "another name is asked for"
        names.no.click()
        page.groups[DECKS[0]][0].head.click()
        yield "changed"
        names.delete.click()
        yield "deleted"
        page.search.setText("~")
        yield "no card is called so"
        page.search.clear()

    def settings(self) -> Iterator[str]:
        self.window.show_settings()
        page = self.window.pages.settings
        for tab in range(page.tabs.count()):
            page.tabs.setCurrentIndex(tab)
            yield f"tab {tab}"
            for _ in _scrolled(page):
                yield f"tab {tab}, further down"
        rows = list(page.keys.rows.values())
        for key in ("F1", "A"):
            rows[3].edit.setKeySequence(QKeySequence(key))
            rows[3]._edited()
            yield f"{key} can't be had"
        rows[3].edit.setKeySequence(QKeySequence("Ctrl+F11"))
        rows[3]._edited()
        yield "another key"
        rows[3]._reset()
        page.tabs.setCurrentIndex(0)

    def help(self) -> Iterator[str]:
        self.window.show_help()
        page = self.window.pages.help
        for tab in range(page.tabs.count()):
            page.tabs.setCurrentIndex(tab)
            yield f"tab {tab}"
            for _ in _scrolled(page):
                yield f"tab {tab}, further down"
        page.search.setText("~~")
        yield "no rule has these words"
        page.search.clear()

    # ------------------------------------------------------------ at the table

    def base_game(self) -> Iterator[str]:
        page = begin(self.window, "base")
        yield "the first cover"
        for decisions in (20, 90):
            play(page, decisions)
            page.milestones.round.close_sheet()
            yield "covered"
            page.controller.uncover()
            yield from self._open_all(page)

    def _open_all(self, page: TablePage) -> Iterator[str]:
        """The question, and all that opens over the table."""
        yield "the question"
        for seat in range(len(page.controller.seats)):
            page.sheet.open_seat(seat)
            yield f"sheet of seat {seat}"
            page.sheet.close_sheet()
        for toggle in (page.toggle_log, page.toggle_words):
            toggle()
            yield toggle.__name__
            toggle()
        if not page.piles.picking:
            for zone in _PILES:
                page.open_pile(zone)
                yield f"pile - {zone}"
                page.piles.close_piles()
        for action in ("since", "since", "why"):
            page.keys.actions[action].trigger()
            yield f"command {action}"
            self.window.back()
        refused = next((one for one in page.answering.choices.rows() if one.refused), None)
        if refused is not None:
            page.decision.ask.explain(refused.ref)
            yield "why not"

    def ends(self) -> Iterator[str]:
        page = begin(self.window, "base", decisions=WHOLE)
        milestones = page.milestones
        for told in milestones.story().rounds[1:-1]:
            milestones.round.show_round(told)
            yield f"round {told.number}"
            milestones.round.close_sheet()
        play(page, WHOLE)
        final = page.milestones.final
        yield "final count"
        for line in range(4):
            final.rounds.lines.segment(line).click()
            yield f"chart {line}"
        final.count.setFocus()
        for _ in range(3):
            self.person.key(Qt.Key.Key_Right)
            yield "a part of the count"
        final.close_sheet()
        yield "the game is over"
        page.toggle_log()
        yield "log of the whole game"
        page.toggle_log()

    def uprising(self) -> Iterator[str]:
        page = begin(self.window, "uprising", modules=("choam",), decisions=130)
        page.controller.uncover()
        yield from self._open_all(page)
        self.window.show_start()
        yield "a game to continue"

    def solo(self) -> Iterator[str]:
        page = begin(self.window, "uprising", mode=SOLO)
        page.controller.opponents.speed = 60_000
        for decisions in (20, 60):
            play(page, decisions)
            if page.milestones.round.isVisible():
                yield "round"
                page.milestones.round.close_sheet()
            yield from self._open_all(page)
            if page.controller.asked != page.controller.looker:
                page.controller.opponents.paused = True
                yield "a Rival moves"
                page.controller.opponents.paused = False
        self.window.show_start()
        yield "a solo game to continue"

    def pair(self) -> Iterator[str]:
        page = begin(self.window, "base", mode=TWO, decisions=60)
        page.milestones.round.close_sheet()
        page.controller.uncover()
        yield from self._open_all(page)
        page = begin(self.window, "base", mode=TWO, decisions=WHOLE)
        play(page, WHOLE)
        yield "final count"
        page.milestones.final.close_sheet()

    # ------------------------------------------------------------ after the game

    def saved(self) -> Iterator[str]:
        self.window.games.leave()
        store = self.window.store
        store.flush()
        (store.folder / "20260101-000000-abcdef.json").write_text("no game", encoding="utf-8")
        self.window.show_start()
        yield "a saved game to continue"
        self.window.commands.sheets.show_games()
        yield "games to switch to"
        self.window.commands.sheets.games.close_sheet()
        self.window.show_load()
        page = self.window.pages.load
        yield "saved games"
        page.kinds.setCurrentIndex(BROKEN)
        page.list.choose_some()
        page._tell_beside()
        yield "a game that can't be read"
        page.delete.click()
        yield "it was deleted"
        page.kinds.setCurrentIndex(DELETED)
        page.list.choose_some()
        page._tell_beside()
        yield "deleted games"
        page.undo()
        page.list.selectAll()
        page.delete.click()
        yield "several were deleted"
        page.undo()
        page.kinds.setCurrentIndex(DELETED)
        yield "no deleted game"
        page.search.setText("~")
        yield "no game is like that"
        page._show_all()
        self.window.games.load("20260101-000000-abcdef")
        yield "a notice"
        self.window.notice.hide()

    def watched(self) -> Iterator[str]:
        """The last game again, step by step."""
        latest = next(game for game in self.window.store.saved() if not game.trouble)
        self.window.games.watch(latest.id)
        page = self.window.replay
        assert page is not None
        yield "from the beginning"
        page.controller.go_to(page.controller.last // 2)
        yield "in the middle"
        page.panel.ask_to_branch()
        yield "play from here?"
        page.panel.stop_asking()
        for eyes in (page.controller.people[0], ALL_HANDS):
            page.panel._ask(eyes)
            yield f"who may look: {eyes}?"
            page.panel.stop_asking()
        page.toggle_log()
        page.log.search.setText("~")
        yield "nothing in the log"
        page.toggle_log()
        page.controller.go_to(page.controller.last)
        yield "at the end"
        self.window.games.stop_watching()

    def statistics(self) -> Iterator[str]:
        """Of the games that were played to their end."""
        self.window.show_statistics()
        page = self.window.pages.statistics
        yield "before anything is counted"
        self.person.wait(lambda: not page._counting.busy)
        for kind in range(page.kinds.count()):
            page.kinds.setCurrentIndex(kind)
            for form in (TABLE_FORM, CHART_FORM):
                page.forms.segment(form).click()
                yield f"{page.kinds.itemData(kind)} {form}"

    def crash(self) -> Iterator[str]:
        for folder, why in ((self.window.store.folder, ""), (None, "~")):
            for fate in (NO_GAME, BEGUN, SAVED, OVER, UNSAVED):
                self.window.pages.crash.tell(Crash("1 + 1 = 3", folder, why, fate, "{}"))
                self.window.show_page(self.window.pages.crash)
                yield f"{fate}, {'a' if folder else 'no'} report"
        self.window.show_start()

    def cards_of_base(self) -> Iterator[str]:
        return self._cards(begin(self.window, "base"))

    def cards_of_uprising(self) -> Iterator[str]:
        return self._cards(begin(self.window, "uprising", modules=("choam",)))

    def _cards(self, page: TablePage) -> Iterator[str]:
        """The big card of everything printed."""
        for face in _faces(page.controller.edition):
            page.preview.show_face(face)
            self.root = self.window if face is page.controller.edition.starters[0] else page.preview
            yield type(face).__name__ if self.root is self.window else face.id


def _faces(edition: Edition) -> Iterator[Any]:
    for deck in (
        edition.starters, edition.imperium, edition.reserve, edition.intrigues, edition.conflicts,
        edition.leaders, edition.spaces, edition.contracts, edition.objectives,
    ):  # fmt: skip
        yield from deck


def _scrolled(page: QWidget) -> Iterator[int]:
    """Each further screenful."""
    for area in page.findChildren(QScrollArea):
        if area.isVisible():
            bar = area.verticalScrollBar()
            for value in range(bar.minimum(), bar.maximum(), max(1, bar.pageStep())):
                if value:
                    bar.setValue(value)
                    yield value
