"""Takes the pictures of the README, so that they stay true: fixed seeds, fixed answers, no screen.

Run it as ``python3 packaging/dev.py screenshots``; ``--all FOLDER`` makes every scene in both themes, three sizes
and all languages.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime, timedelta
from itertools import product, starmap
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import apng
import shiboken6
from attrs import evolve, frozen
from few_colours import in_few_colours
from icon_sheet import icon_sheet
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from dune_desktop.app import make_application
from dune_desktop.content import EDITIONS
from dune_desktop.content.immortality.facts import Lab
from dune_desktop.content.ix.facts import Ixian
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import COMBAT_KIND, PICK_KIND
from dune_desktop.engine.names import REVEAL_STAGE, START_STAGE, WATCHER
from dune_desktop.engine.printed import IMPERIUM
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.engine.units import strength
from dune_desktop.engine.view import View
from dune_desktop.engine.view import view as view_of
from dune_desktop.files.settings import SeatChoice, Settings, SettingsFile
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import CARD, SPACE, UNITS
from dune_desktop.records.game_info import GameInfo, SeatSetup
from dune_desktop.records.record import Record, Recorder, replay
from dune_desktop.records.record_text import dumps
from dune_desktop.records.store import Store
from dune_desktop.scene.drawing.picture_cache import PIXMAPS
from dune_desktop.tours.first_game import FIRST_GAME
from dune_desktop.windows.games import MODES
from dune_desktop.windows.games import TABLE as TOGETHER
from dune_desktop.windows.language import speak
from dune_desktop.windows.main.learning import learn
from dune_desktop.windows.main.main_window import MainWindow
from dune_desktop.windows.statistics.diagrams import CARDS
from dune_desktop.windows.wizard.new_game_page import GAMES, NewGamePage

HERE: Final = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
SIZES: Final = ((1600, 1000), (1280, 800), (1280, 672))
THEMES: Final = ("dusk", "light")
COLOURS: Final = ("red", "blue", "green", "yellow")
#: Who plays, in each language.
NAMES: Final = {
    "en": ("Serhii", "Olha", "Andrii", "Ivanka"),
    "uk": ("Сергій", "Ольга", "Андрій", "Іванка"),
    "ru": ("Сергей", "Ольга", "Андрей", "Иванка"),
    "bg": ("Сергей", "Олга", "Андрей", "Иванка"),
}
LEADERS: Final = ("paul_atreides", "baron_vladimir_harkonnen", "helena_richese", "earl_memnon_thorvald")
#: Who plays in the wizard: people, and who the computer is.
BOTS: Final = ("", "", "master.schemer", "skilled")
EXPANDED_LEADERS: Final = ("ilesa_ecaz", "prince_rhombur_vernius", "tessia_vernius", "viscount_hundro_moritani")
SECOND_LEADERS: Final = ("gurney_halleck", "feyd_rautha_harkonnen", "lady_jessica", "staban_tuek")


@frozen
class Look:
    """How a scene is seen."""

    theme: str = THEMES[0]
    size: tuple[int, int] = SIZES[0]
    language: str = "en"


#: Besides all scenes in dusk, wide and English, these are kept.
MORE: Final = (
    ("start", Look("light")),
    ("late", Look("light")),
    ("uprising", Look("light")),
    ("late", Look(size=SIZES[1])),
    ("reveal", Look("light", SIZES[2])),
    ("uprising", Look(language="uk")),
    ("late", Look(language="ru")),
    ("contract", Look(language="bg")),
    ("ix", Look(language="bg")),
    ("immortality", Look(language="uk")),
)


# ---------------------------------------------------------------- positions


@frozen
class Scene:
    """A game is played by its seed until ``reached``; then ``show`` does the rest on the table."""

    seed: int
    reached: Callable[[View], bool]
    show: Callable[[MainWindow], None] = lambda _window: None
    cover: str = "open"
    edition: str = "base"
    #: The expansions that join, besides all modules.
    joined: tuple[str, ...] = ()

    @property
    def setup(self) -> Setup:
        leaders = LEADERS if self.edition == "base" else SECOND_LEADERS
        if "ix" in self.joined:
            leaders = EXPANDED_LEADERS
        return Setup(len(COLOURS), self.seed, leaders, (*EDITIONS[self.edition].recipe.modules, *self.joined))


def kind(view: View) -> str:
    return "" if view.question is None else view.question.kind


def options(view: View, verb: str = "") -> list[Action]:
    """What can be answered, all of it or what begins with a word."""
    offered = () if view.question is None else view.question.options or ()
    return [action for action in offered if verb in ("", action.verb)]


def early(view: View) -> bool:
    return view.round == 1 and view.turn.stage == START_STAGE and sum(len(one.agents) for one in view.players) == 2


def expanded(view: View) -> bool:
    """Dreadnoughts fight and hold a space, and tiles lie before whoever is asked."""
    if kind(view) != "turn" or view.turn.stage != START_STAGE or view.question is None:
        return False
    seats = [Ixian.of(player) for player in view.players]
    mine = seats[view.question.seat]
    fleets = any(seat.fighting for seat in seats) and any(seat.holding for seat in seats)
    return fleets and bool(mine.all_tiles) and sum(bool(seat.all_tiles) for seat in seats) > 1


def researched(view: View) -> bool:
    """Tokens stand all over both tracks, specimens are in the tanks, and whoever is asked can graft."""
    if kind(view) != "turn" or view.turn.stage != START_STAGE:
        return False
    seats = [Lab.of(player) for player in view.players]
    spread = len({seat.research for seat in seats}) >= 3 and len({seat.tleilaxu for seat in seats}) >= 2
    pairs = [action for action in options(view, "agent") if "+" in action.args[0]]
    return spread and any(seat.specimens for seat in seats) and len(pairs) >= 6


def late(view: View) -> bool:
    spaces = {action.args[1] for action in options(view, "agent")}
    sent = sum(len(one.agents) for one in view.players)
    busy = sent >= 4 and len(spaces) >= 12 and len(view.players[view.turn.seat].intrigue) >= 3
    return view.round >= 6 and view.turn.stage == START_STAGE and busy


def reveal(view: View) -> bool:
    rich = view.turn.stage == REVEAL_STAGE and view.players[view.turn.seat].persuasion >= 10
    return view.round >= 6 and rich and len(options(view, "acquire")) >= 6


def combat(view: View) -> bool:
    fought = all(strength(view, one) > 4 for one in view.players)
    return kind(view) == COMBAT_KIND and view.round >= 5 and fought and len(options(view)) >= 3


def picker(view: View) -> bool:
    question = view.question
    asked = question is not None and (question.kind, question.what) == (PICK_KIND, "card")
    return asked and view.round >= 3 and len(options(view)) > 5


def uprising(view: View) -> bool:
    """Spies, sandworms and contracts are about."""
    spies = sum(len(one.spies) for one in view.players)
    contracts = sum(len(one.contracts) + len(one.completed) for one in view.players)
    fought = any(one.worms for one in view.players) and sum(bool(strength(view, one)) for one in view.players) >= 3
    mine = view.players[view.turn.seat] if view.turn.seat >= 0 else None
    able = mine is not None and len(mine.intrigue) >= 2 and len(options(view, "agent")) >= 8
    return view.turn.stage == START_STAGE and spies >= 4 and contracts >= 4 and fought and able


def contract(view: View) -> bool:
    asked = view.question is not None and (view.question.kind, view.question.what) == (PICK_KIND, "contract")
    return asked and view.round >= 3 and sum(len(one.spies) for one in view.players) >= 3


def over(view: View) -> bool:
    return view.over


def round_over(view: View) -> bool:
    return view.round == 5


def choose_a_card(window: MainWindow) -> None:
    """The card with the most spaces, so that they are lit."""
    assert window.table is not None
    answering = window.table.answering
    cards = [choice for choice in answering.choices.rows() if choice.lit and choice.ref[0] == CARD]
    answering.take(max(cards, key=lambda choice: int("".join(filter(str.isdigit, choice.detail)) or 0)))


def next_step(rows: Iterable[Choice]) -> Choice | None:
    """What a turn goes on with that sends an Agent into the fight: the card, the space, the troops."""
    lit = [choice for choice in rows if choice.lit]
    kinds = {kind: [choice for choice in lit if choice.ref[0] == kind] for kind in (UNITS, SPACE, CARD)}
    cards = [choice for choice in kinds[CARD] if choice.detail]
    steps = (*kinds[UNITS][:1], *kinds[SPACE][-1:], *sorted(cards, key=lambda choice: choice.detail)[-1:])
    return next(iter(steps), None)


def tell_round(window: MainWindow) -> None:
    assert window.table is not None
    milestones = window.table.milestones
    milestones.round.show_round(milestones.story().rounds[-2])


def tell_end(window: MainWindow) -> None:
    assert window.table is not None
    window.table.milestones.show_final()


TABLE: Final = {
    "early": Scene(11, early, choose_a_card),
    "late": Scene(16, late),
    "reveal": Scene(40, reveal),
    "combat": Scene(23, combat),
    "picker": Scene(7, picker),
    "cover": Scene(16, late, cover="always"),
    "round": Scene(4, round_over, tell_round),
    "final": Scene(27, over, tell_end),
    "uprising": Scene(42, uprising, edition="uprising"),
    "contract": Scene(1, contract, edition="uprising"),
    "ix": Scene(5, expanded, joined=("ix",)),
    "immortality": Scene(19, researched, joined=("immortality",)),
    "both": Scene(30, researched, edition="uprising", joined=("ix", "immortality")),
}
#: The scene of the turn that is seen step by step: how wide, how long each step in milliseconds, how many at most.
MOVING: Final = "uprising"
MOVING_WIDTH, PACE, MOST_STEPS = 960, 1300, 8
SCENES: Final = (
    "start", "learn", "wizard", "blend", "saved", "replay", "statistics", "help", "collection", *TABLE
)  # fmt: skip
#: Which of the cards in print is told of.
SHOWN: Final = 9
#: The games that were saved, the newest first: scene and the name that somebody gave to it.
SAVED: Final = (("late", ""), ("contract", ""), ("uprising", "Two worms"), ("final", ""), ("combat", ""))
#: Games that were played to their end; what they come to.
FINISHED: Final = tuple(Scene(seed, over, edition=edition) for seed in range(101, 106) for edition in EDITIONS)


def answer(view: View, chance: Chance) -> Action:
    """By chance, but as people do: agents before the Reveal turn, cards and troops before the end of a turn."""
    some = (options(view, verb) for verb in ("agent", "do", "acquire", "deploy"))
    found = next(filter(None, some), options(view))
    return found[chance.below(len(found))]


def played(scene: Scene) -> Record:
    """The game up to the scene, every action by chance."""
    recorder = Recorder(scene.edition, scene.setup, None, GameInfo(seats_of("en"), started="2026-11-07T19:00:00+02:00"))
    chance = Chance(scene.seed)
    while not scene.reached(shown := seen(recorder.game)):
        if shown.over:
            raise SystemExit(f"the scene of seed {scene.seed} is not reached any more: give it another one")
        recorder.apply(answer(shown, chance))
    return recorder.record()


def seats_of(language: str) -> tuple[SeatSetup, ...]:
    """People with names of this language."""
    return tuple(map(SeatSetup, NAMES[language], COLOURS))


def told(record: Record, seats: tuple[SeatSetup, ...], title: str = "") -> Record:
    """The same game with other people, and perhaps a name."""
    assert record.table is not None
    return evolve(record, table=evolve(record.table, seats=seats, title=title))


def seen(game: Game) -> View:
    """As whoever is asked sees it."""
    return view_of(game, WATCHER if game.decision is None else game.decision.seat)


# ---------------------------------------------------------------- pictures


class Studio:
    """A window that looks so, with saved games on disk."""

    def __init__(self, home: Path, look: Look, records: dict[str, Record]) -> None:
        self._seats = seats_of(look.language)
        self._records = {name: told(record, self._seats) for name, record in records.items()}
        file, self._store = SettingsFile(home), Store(home / "games")
        file.save(Settings(theme=look.theme, language=look.language, reduced_motion=True, cover="open"))
        self._keep("evening", self._records["late"])
        speak(look.language)
        self.window = MainWindow(file, self._store)
        self.window.resize(*look.size)
        self.window.show()

    def _keep(self, game: str, record: Record, days: int = 1) -> None:
        """Saved in the evening so many days ago, so that the first screen says the same every day."""
        self._store.keep(game, dumps(record))
        self._store.flush()
        evening = datetime.now().replace(hour=20, minute=15) - timedelta(days)
        os.utime(self._store.folder / f"{game}.json", (evening.timestamp(), evening.timestamp()))

    def take(self, scene: str) -> QImage:
        """The picture of a scene."""
        self.window.games.leave()
        if scene in TABLE:
            self._table(scene)
        else:
            getattr(self, f"_{scene}")()
        for _ in range(3):
            QApplication.processEvents()
        return self.window.grab().toImage()

    def turn(self) -> list[apng.Frame]:
        """Step by step, what a player sees of a turn."""
        self.take(MOVING)
        frames = [(self._small(), PACE)]
        assert self.window.table is not None
        answering = self.window.table.answering
        while (step := next_step(answering.choices.rows())) is not None and len(frames) < MOST_STEPS:
            answering.take(step)
            for _ in range(3):
                QApplication.processEvents()
            frames.append((self._small(), PACE))
        return [*frames[:-1], (frames[-1][0], 2 * PACE)]

    def _small(self) -> QImage:
        smooth = Qt.TransformationMode.SmoothTransformation
        return self.window.grab().toImage().scaledToWidth(MOVING_WIDTH, smooth)

    def close(self) -> None:
        """Gone at once: left to the garbage collector, a window may go while Qt dresses the next one.

        What is kept by the number of changes of language is for one window only.
        """
        self.window.close()
        shiboken6.delete(self.window)
        PIXMAPS.clear()

    def _start(self) -> None:
        self.window.show_start()

    def _learn(self) -> None:
        """The first step of the guided game."""
        learn(self.window, FIRST_GAME.id)

    def _help(self) -> None:
        """The page that shows how the game works."""
        self.window.show_help()

    def _collection(self) -> None:
        """What is in print of one kind."""
        self.window.pages.show_collection()
        page = self.window.pages.collection
        page.filters.kind.setCurrentIndex(page.filters.kind.findData(IMPERIUM))
        page.filters.changed.emit()
        page.grid.stand_on(SHOWN)

    def _new_game(self, edition: str) -> NewGamePage:
        self.window.show_new_game()
        wizard = self.window.findChild(NewGamePage)
        assert isinstance(wizard, NewGamePage)
        wizard.games.segment(GAMES.index(edition)).click()
        return wizard

    def _blend(self) -> None:
        """The cards of a blend."""
        self._new_game("blend")
        self.window.show_cards()

    def _wizard(self) -> None:
        """Two people, and two seats that the computer plays."""
        wizard = self._new_game("base")
        wizard.modes.segment(MODES.index(TOGETHER)).click()
        wizard.players.segment(len(COLOURS)).click()
        for row, seat, bot, leader in zip(wizard.rows, self._seats, BOTS, (*LEADERS[:3], ""), strict=True):
            row.name.setText("" if bot else seat.name)
            row.set_plan(SeatChoice(seat.name, seat.colour, bot, leader))
        wizard.rows[2].personality.setFocus()

    def _saved(self) -> None:
        """Some of the scenes, each with its picture."""
        for days, (scene, title) in enumerate(SAVED, 1):
            game = f"saved-{days}"
            self._keep(game, told(self._records[scene], self._seats, title), days)
            self._play(scene, self._store, game)
            self.window.games.leave()
        self._store.delete("evening")
        self.window.show_load()

    def _replay(self) -> None:
        """In the middle of a game."""
        self._keep("watched", self._records["final"])
        self.window.games.watch("watched")
        page = self.window.replay
        assert page is not None
        page.controller.go_to(page.controller.last * 2 // 3)

    def _statistics(self) -> None:
        for number, scene in enumerate(FINISHED, 1):
            self._keep(f"finished-{number}", told(played(scene), self._seats), number)
        self.window.show_statistics()
        while self.window.counting.busy:
            QApplication.processEvents()
        kinds = self.window.pages.statistics.kinds
        kinds.setCurrentIndex(kinds.findData(CARDS))

    def _table(self, scene: str) -> None:
        self._play(scene)
        TABLE[scene].show(self.window)

    def _play(self, scene: str, store: Store | None = None, game: str = "") -> None:
        """The game is on the table, kept under that name."""
        cover = TABLE[scene].cover
        record = self._records[scene]
        assert record.table is not None
        controller = GameController(
            record.edition, record.setup, record.table.seats, self.window, store=store, cover=cover,
            game_id=game, replayed=replay(record, listen=True),
        )  # fmt: skip
        self.window.games.play(controller)
        QApplication.processEvents()


def wanted(everything: bool) -> Iterator[tuple[str, Look]]:
    """Every picture: what, and how it is seen."""
    if everything:
        looks = starmap(Look, product(THEMES, SIZES, NAMES))
        yield from ((scene, look) for look in looks for scene in SCENES)
    else:
        yield from ((scene, Look()) for scene in SCENES)
        yield from MORE


def file_name(scene: str, look: Look) -> str:
    parts = {look.theme: THEMES[0], "x".join(map(str, look.size)): "x".join(map(str, SIZES[0])), look.language: "en"}
    return "_".join((scene, *(part for part, usual in parts.items() if part != usual))) + ".png"


def save(picture: QImage, path: Path) -> None:
    """In few colours, pressed as hard as PNG can."""
    if not in_few_colours([picture])[0][0].save(str(path), quality=0):
        raise SystemExit(f"{path} can't be written")
    print(path, f"{path.stat().st_size // 1024} kB")


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py screenshots", description=__doc__)
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="every scene in every look, into this folder")
    folder: Path | None = parser.parse_args().all
    target = folder or HERE
    target.mkdir(parents=True, exist_ok=True)
    _application = make_application()
    records = {name: played(scene) for name, scene in TABLE.items()}
    pictures = list(wanted(folder is not None))
    for look in dict.fromkeys(look for _, look in pictures):
        with TemporaryDirectory() as home:
            studio = Studio(Path(home), look, records)
            for scene in (scene for scene, seen_so in pictures if seen_so == look):
                save(studio.take(scene), target / file_name(scene, look))
            studio.close()
    if folder is None:
        with TemporaryDirectory() as home:
            studio = Studio(Path(home), Look(size=SIZES[1]), records)
            apng.write(target / "turn.png", studio.turn())
            studio.close()
        save(icon_sheet(), target / "icons.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
