"""What tests of the scene need: a real game on a table that is clicked, dragged and keyed like a person's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from types import SimpleNamespace

from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from dune_desktop.engine.actions import Action
from dune_desktop.engine.chance import Chance
from dune_desktop.engine.setup import Setup
from dune_desktop.engine.view import View
from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.refs import Ref
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.records.game_info import SeatSetup
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.flights.flight import Flight, FlightItem
from dune_desktop.scene.layout import regions
from dune_desktop.scene.piece import Piece
from dune_desktop.scene.table.table_scene import TableScene, TableView, table_rect
from tests.games import seats_of

COLOURS = ("red", "blue", "green", "yellow")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NORMAL_SIZE = (1280, 800)


def aloft(scene: TableScene) -> list[Flight]:
    """What flies."""
    return [item.flight for item in scene.overlay.childItems() if isinstance(item, FlightItem)]


@contextmanager
def unseen(controller: GameController) -> Iterator[None]:
    """Nothing follows the game meanwhile, and all of it afterwards, as when a game is opened."""
    controller.blockSignals(True)
    try:
        yield
    finally:
        controller.blockSignals(False)
        controller.show()


class Sitting:
    """A game whose looker is always who is asked; ``motion`` 0: nothing flies."""

    def __init__(
        self,
        seed: int = 3,
        players: int = 4,
        motion: float = 0.0,
        cover: str = "open",
        controller: GameController | None = None,
    ) -> None:
        seats = tuple(SeatSetup(f"Player {n}", COLOURS[n]) for n in range(players))
        self.controller = controller or GameController("base", Setup(players, seed), seats, cover=cover)
        self.chance: Chance = seats_of(seed)
        self.models = TableModels(self.controller)
        settings = SimpleNamespace(confirm_reveal=False, confirm_end=False, confirm_buy=False)
        self.answering = Answering(self.controller, settings)
        self.look = Look()
        self.look.set(motion=motion)
        self.scene = TableScene(self.controller, self.answering, self.models, self.look)
        self.controller.shown.connect(self.scene.show)
        self.view = TableView(self.scene)
        self.lay_out()
        self.view.show()

    def lay_out(self, size: tuple[int, int] = NORMAL_SIZE, reveal: bool = False) -> None:
        found = regions(QSizeF(*size), self.look.u, len(self.controller.seats), reveal, self.scene.row.strip.lanes)
        self.view.setGeometry(table_rect(found))
        self.scene.lay_out(found)

    # ------------------------------------------------------------ the game

    @property
    def game(self) -> View:
        return self.controller.view

    def options(self) -> tuple[Action, ...]:
        question = self.controller.question
        return () if question is None else question.options or ()

    def act(self, text: str) -> None:
        assert self.controller.act(Action.parse(text))

    def play_until(self, reached: Callable[[View], bool], most: int = 600, *, seen: bool = False) -> None:
        """Random answers, but nobody reveals while an agent can be sent. Only what has come of them is shown on the
        table; ``seen``: each of them, as what is to be reached is read from it.
        """
        with nullcontext() if seen else unseen(self.controller):
            for _ in range(most):
                if reached(self.game):
                    return
                options = [one for one in self.options() if one.verb != "reveal"] or list(self.options())
                self.controller.act(options[self.chance.below(len(options))])
        raise AssertionError("never reached")

    # ------------------------------------------------------------ the hand of a person

    def piece(self, ref: Ref) -> Piece:
        return next(piece for piece in self.scene.pieces() if piece.ref == ref)

    def point(self, ref: Ref) -> QPoint:
        """A pixel that means the piece."""
        piece = self.piece(ref)
        return self.view.mapFromScene(piece.mapToScene(piece.hit().center()))

    def click(self, ref: Ref, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, self.point(ref))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    def move(self, start: QPoint, end: QPoint, moves: int = 6) -> None:
        for n in range(1, moves + 1):
            way = QPointF(start) + QPointF(end - start) * (n / moves)
            QTest.mouseMove(self.view.viewport(), way.toPoint())

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, at)

    def carry(self, source: Ref, target: QPoint) -> QPoint:
        """Press and move, without letting go; says where the pointer is."""
        start = self.point(source)
        self.press(start)
        self.move(start, target)
        return target

    def drag(self, source: Ref, target: Ref) -> None:
        self.release(self.carry(source, self.point(target)))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view.viewport(), key)

    def picture(self) -> QImage:
        return self.view.grab().toImage()
