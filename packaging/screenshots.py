"""Takes the pictures of the README, so that they stay true: fixed seeds, fixed answers, no screen.

Run it as ``python3 packaging/dev.py screenshots``; ``--all FOLDER`` makes every scene in both themes and three sizes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import shiboken6
from attrs import frozen
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from dune_desktop.app import make_application
from dune_desktop.content import EDITIONS
from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.decisions import COMBAT_KIND, PICK_KIND
from dune_desktop.engine.names import REVEAL_STAGE, START_STAGE, WATCHER
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.state import Game
from dune_desktop.engine.view import View
from dune_desktop.engine.view import view as view_of
from dune_desktop.models.controller import GameController, SeatSetup
from dune_desktop.models.refs import CARD
from dune_desktop.records.record import Record, Recorder
from dune_desktop.records.record_text import dumps
from dune_desktop.records.settings import Settings, SettingsFile
from dune_desktop.records.store import Store
from dune_desktop.records.table import Table
from dune_desktop.windows.main_window import MainWindow
from dune_desktop.windows.new_game import GAMES, NewGamePage

HERE: Final = Path(__file__).resolve().parent.parent / "resources" / "screenshots"
SIZES: Final = ((1600, 1000), (1280, 800), (1280, 672))
THEMES: Final = ("dusk", "light")
SEATS: Final = (
    SeatSetup("Serhii", "red"),
    SeatSetup("Olha", "blue"),
    SeatSetup("Andrii", "green"),
    SeatSetup("Ivanka", "yellow"),
)
LEADERS: Final = ("paul_atreides", "baron_vladimir_harkonnen", "helena_richese", "earl_memnon_thorvald")
SECOND_LEADERS: Final = ("gurney_halleck", "feyd_rautha_harkonnen", "lady_jessica", "staban_tuek")
#: Besides all scenes in dusk and wide, these are kept: scene, theme, size.
MORE: Final = (
    ("start", "light", SIZES[0]),
    ("late", "light", SIZES[0]),
    ("uprising", "light", SIZES[0]),
    ("late", "dusk", SIZES[1]),
    ("reveal", "light", SIZES[2]),
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

    @property
    def setup(self) -> Setup:
        """With all modules."""
        leaders = LEADERS if self.edition == "base" else SECOND_LEADERS
        return Setup(len(SEATS), self.seed, leaders, EDITIONS[self.edition].modules)


def kind(view: View) -> str:
    return "" if view.question is None else view.question.kind


def options(view: View, verb: str = "") -> list[Action]:
    """What can be answered, all of it or what begins with a word."""
    offered = () if view.question is None else view.question.options or ()
    return [action for action in offered if verb in ("", action.verb)]


def early(view: View) -> bool:
    return view.round == 1 and view.turn.stage == START_STAGE and sum(len(one.agents) for one in view.players) == 2


def late(view: View) -> bool:
    spaces = {action.args[1] for action in options(view, "agent")}
    sent = sum(len(one.agents) for one in view.players)
    busy = sent >= 4 and len(spaces) >= 12 and len(view.players[view.turn.seat].intrigue) >= 3
    return view.round >= 6 and view.turn.stage == START_STAGE and busy


def reveal(view: View) -> bool:
    rich = view.turn.stage == REVEAL_STAGE and view.players[view.turn.seat].persuasion >= 10
    return view.round >= 6 and rich and len(options(view, "acquire")) >= 6


def combat(view: View) -> bool:
    fought = all(one.strength > 4 for one in view.players)
    return kind(view) == COMBAT_KIND and view.round >= 5 and fought and len(options(view)) >= 3


def picker(view: View) -> bool:
    question = view.question
    asked = question is not None and (question.kind, question.what) == (PICK_KIND, "card")
    return asked and view.round >= 3 and len(options(view)) > 5


def uprising(view: View) -> bool:
    """Spies, sandworms and contracts are about."""
    spies = sum(len(one.spies) for one in view.players)
    contracts = sum(len(one.contracts) + len(one.completed) for one in view.players)
    fought = any(one.worms for one in view.players) and sum(bool(one.strength) for one in view.players) >= 3
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
    asking = window.table.asking
    cards = [choice for choice in asking.choices.rows() if choice.lit and choice.ref[0] == CARD]
    asking.take(max(cards, key=lambda choice: int("".join(filter(str.isdigit, choice.detail)) or 0)))


def tell_round(window: MainWindow) -> None:
    assert window.table is not None
    milestones = window.table.milestones
    milestones.round.show_round(milestones.story().rounds[-2])


def tell_end(window: MainWindow) -> None:
    assert window.table is not None
    window.table.milestones.show_final()


TABLE: Final = {
    "early": Scene(11, early, choose_a_card),
    "late": Scene(31, late),
    "reveal": Scene(40, reveal),
    "combat": Scene(23, combat),
    "picker": Scene(7, picker),
    "cover": Scene(31, late, cover="always"),
    "round": Scene(4, round_over, tell_round),
    "final": Scene(27, over, tell_end),
    "uprising": Scene(58, uprising, edition="uprising"),
    "contract": Scene(1, contract, edition="uprising"),
}
SCENES: Final = ("start", "wizard", "blend", *TABLE)


def answer(view: View, chance: Chance) -> Action:
    """By chance, but as people do: agents before the Reveal turn, cards and troops before the end of a turn."""
    some = (options(view, verb) for verb in ("agent", "do", "acquire", "deploy"))
    found = next(filter(None, some), options(view))
    return found[chance.below(len(found))]


def played(scene: Scene) -> Record:
    """The game up to the scene, every action by chance."""
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    recorder = Recorder(scene.edition, scene.setup, None, Table(SEATS, "", started))
    chance = Chance(scene.seed)
    while not scene.reached(shown := seen(recorder.game)):
        if shown.over:
            raise SystemExit(f"the scene of seed {scene.seed} is not reached any more: give it another one")
        recorder.apply(answer(shown, chance))
    return recorder.record()


def seen(game: Game) -> View:
    """As whoever is asked sees it."""
    return view_of(game, WATCHER if game.decision is None else game.decision.seat)


# ---------------------------------------------------------------- pictures


class Studio:
    """A window of a size, in a theme, with a saved game on disk."""

    def __init__(self, home: Path, size: tuple[int, int], theme: str, records: dict[str, Record]) -> None:
        self._records = records
        file, self._store = SettingsFile(home), Store(home / "games")
        file.save(Settings(theme=theme, reduced_motion=True, cover="open"))
        self._keep(records["late"])
        self.window = MainWindow(file, self._store)
        self.window.resize(*size)
        self.window.show()

    def _keep(self, record: Record) -> None:
        """Saved this evening, so that the first screen says the same every day."""
        self._store.keep("evening", dumps(record))
        self._store.flush()
        evening = datetime.now().replace(hour=20, minute=15).timestamp()
        os.utime(self._store.folder / "evening.json", (evening, evening))

    def take(self, scene: str) -> QImage:
        """The picture of a scene."""
        self.window.leave()
        if scene == "start":
            self.window.show_start()
        elif scene == "wizard":
            self._wizard()
        elif scene == "blend":
            self._blend()
        else:
            self._table(scene)
        for _ in range(3):
            QApplication.processEvents()
        return self.window.grab().toImage()

    def close(self) -> None:
        """Gone at once: left to the garbage collector, a window may go while Qt dresses the next one."""
        self.window.close()
        shiboken6.delete(self.window)

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
        wizard = self._new_game("base")
        for row, (seat, leader) in zip(wizard.rows, zip(SEATS, (*LEADERS[:3], ""), strict=True), strict=True):
            row.name.setText(seat.name)
            row.choose(leader)
        wizard.rows[1].leader.setFocus()

    def _table(self, scene: str) -> None:
        planned = TABLE[scene]
        controller = GameController.from_record(self._records[scene], self.window, cover=planned.cover)
        self.window.play(controller)
        QApplication.processEvents()
        planned.show(self.window)


def wanted(everything: bool) -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Scene, theme and size of every picture."""
    if everything:
        yield from ((scene, theme, size) for size in SIZES for theme in THEMES for scene in SCENES)
    else:
        yield from ((scene, THEMES[0], SIZES[0]) for scene in SCENES)
        yield from MORE


def file_name(scene: str, theme: str, size: tuple[int, int]) -> str:
    parts = [scene, *([theme] if theme != THEMES[0] else []), *(["x".join(map(str, size))] if size != SIZES[0] else [])]
    return "_".join(parts) + ".png"


def save(picture: QImage, path: Path) -> None:
    """Pressed as hard as PNG can."""
    if not picture.convertToFormat(QImage.Format.Format_RGB888).save(str(path), quality=0):
        raise SystemExit(f"{path} can't be written")
    print(path, f"{path.stat().st_size // 1024} kB")


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py screenshots", description=__doc__)
    parser.add_argument("--all", metavar="FOLDER", type=Path, help="every scene, theme and size, into this folder")
    folder: Path | None = parser.parse_args().all
    target = folder or HERE
    target.mkdir(parents=True, exist_ok=True)
    _application = make_application()
    records = {name: played(scene) for name, scene in TABLE.items()}
    pictures = list(wanted(folder is not None))
    for look in dict.fromkeys((theme, size) for _, theme, size in pictures):
        theme, size = look
        with TemporaryDirectory() as home:
            studio = Studio(Path(home), size, theme, records)
            for scene in (one for one, *other in pictures if tuple(other) == look):
                save(studio.take(scene), target / file_name(scene, theme, size))
            studio.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
