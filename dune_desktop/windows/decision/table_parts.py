"""What every panel of one game is made from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.models.asking.answering import Answering
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table.table_models import TableModels
from dune_desktop.scene.drawing.look import Look
from dune_desktop.windows.keys import Keys

if TYPE_CHECKING:
    from dune_desktop.files.settings import Settings

Game = TypeVar("Game", bound=ShownGame)
Game_co = TypeVar("Game_co", bound=ShownGame, covariant=True)


@frozen(eq=False)
class TableParts(Generic[Game_co]):
    """The game, the models that follow it, the half-made answer, and how all of it looks and is commanded."""

    controller: Game_co
    models: TableModels
    answering: Answering
    look: Look
    keys: Keys
    settings: Settings


def parts_of(controller: Game, look: Look, settings: Settings, page: QObject) -> TableParts[Game]:
    """Make the models and the half-made answer of a game; they follow it by themselves."""
    models = TableModels(controller, parent=page)
    answering = Answering(controller, settings, page)
    return TableParts(controller, models, answering, look, Keys(settings.keys), settings)
