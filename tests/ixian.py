"""Games with Rise of Ix: their editions, and a table to play one at."""

from __future__ import annotations

from dune_desktop.content import EDITIONS
from dune_desktop.engine.composing import compose
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.setup import Setup
from dune_desktop.models.game.controller import GameController
from tests.scenes import Sitting
from tests.tables import SEATS

IX = ("ix",)
#: Both boards that it joins.
BOARDS = ("base", "uprising")


def with_ix(board: str) -> Edition:
    return compose(EDITIONS[board].recipe, IX)


def sitting(board: str = "base", seed: int = 3, players: int = 4, motion: float = 0.0) -> Sitting:
    """A game whose looker is always who is asked."""
    controller = GameController(board, Setup(players, seed, expansions=IX), SEATS[:players], cover="open")
    return Sitting(seed, players, motion, controller=controller)
