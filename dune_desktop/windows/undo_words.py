"""What the Undo button says: what it would take back, or what was seen so that it can't."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.actions import Action
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import NOBODY
from dune_desktop.models.controller import GameController
from dune_desktop.models.naming import Names
from dune_desktop.models.undoing import ANSWERED, SEEN, SHUFFLED, START, TURN, Barrier
from dune_desktop.text import addresses
from dune_desktop.text.lists import both, quoted
from dune_desktop.text.names import any_name
from dune_desktop.text.tongue import Context

Undoing = Context("Undoing")


def undo_text(controller: GameController) -> str:
    """The button's text while it can be pressed."""
    action = controller.undo_action
    return Undoing.tr("Undo") if action is None else Undoing.tr("Undo: {what}").format(what=deed(controller, action))


def redo_text(controller: GameController) -> str:
    """What would be done again."""
    action = controller.redo_action
    return Undoing.tr("Redo") if action is None else Undoing.tr("Redo: {what}").format(what=deed(controller, action))


def deed(controller: GameController, action: Action) -> str:
    """An action in a word or two."""
    wording = _DEEDS.get(action.verb)
    return wording(action, controller.edition) if wording is not None else Undoing.tr("the last choice")


def _named(word: str, edition: Edition) -> str:
    return any_name(word.rpartition(":")[2], edition.id)


_DEEDS: Final[dict[str, Callable[[Action, Edition], str]]] = {
    "agent": lambda action, edition: _named(action.args[1], edition),
    "play": lambda action, edition: _named(action.args[0], edition),
    "acquire": lambda action, edition: _named(action.args[0], edition),
    "trash": lambda action, edition: _named(action.args[0], edition),
    "discard": lambda action, edition: _named(action.args[0], edition),
    "do": lambda action, edition: addresses.source(edition, action.args[0]),
    "reveal": lambda _action, _edition: Undoing.tr("Reveal"),
    "pass": lambda _action, _edition: Undoing.tr("pass"),
    "end": lambda _action, _edition: Undoing.tr("end of the turn"),
    "deploy": lambda action, _edition: Undoing.tr("deploying %n troop(s)", "", int(action.args[0])),
    "take_back": lambda action, _edition: Undoing.tr("taking back %n troop(s)", "", int(action.args[0])),
}


def barrier_text(controller: GameController, barrier: Barrier) -> str:
    """Why there is nothing to undo, in a few words."""
    names = Names(controller)
    if barrier.code == SEEN:
        cards = both([quoted(names.card(card)) for card in barrier.cards[:2]])
        more = len(barrier.cards) - 2
        if more > 0:
            return Undoing.tr("No undo: you saw {cards} and %n more", "", more).format(cards=cards)
        return Undoing.tr("No undo: you saw {cards}").format(cards=cards)
    if barrier.code == ANSWERED and barrier.seat != NOBODY:
        return Undoing.tr("No undo: {player} has answered").format(player=names.seat(barrier.seat))
    return str({
        START: Undoing.tr("Nothing to undo yet"),
        SHUFFLED: Undoing.tr("No undo: something hidden has been revealed"),
        TURN: Undoing.tr("Nothing to undo in this turn"),
    }.get(barrier.code, Undoing.tr("Nothing to undo")))  # fmt: skip
