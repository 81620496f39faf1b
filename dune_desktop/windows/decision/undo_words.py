"""What the Undo button says: what it would take back, or what was seen so that it can't."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.actions import Action
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import NOBODY
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.undoing import ANSWERED, SEEN, SHUFFLED, START, TURN, Barrier
from dune_desktop.models.naming import Names
from dune_desktop.text import addresses
from dune_desktop.text.lists import both, quoted
from dune_desktop.text.log.sentences import lines, with_causes
from dune_desktop.text.names import any_name
from dune_desktop.text.translating import Texts

Undoing = Texts("Undoing")

#: Of an effect that a button quotes.
_MOST_LETTERS: Final = 44


def undo_texts(controller: GameController) -> tuple[str, ...]:
    """The button's text while it can be pressed, and shorter ones for where that has no room."""
    action, shortest = controller.undo_action, Undoing.tr("Undo")
    if action is None:
        return (shortest,)
    what = deed(controller, action)
    short = Undoing.tr("Undo: {what}").format(what=what)
    if controller.undo_steps == 1:
        return short, shortest
    return Undoing.tr("Undo: {what}, and what followed").format(what=what), short, shortest


def undo_tip(controller: GameController, title: str) -> str:
    """All that would be taken back, as the log tells it."""
    told = with_causes(controller.undo_events, controller.edition)
    return "\n".join((title, *lines(told, controller.game, controller.looker, Names(controller).seat)))


def redo_text(controller: GameController) -> str:
    """What would be done again."""
    action = controller.redo_action
    return Undoing.tr("Redo") if action is None else Undoing.tr("Redo: {what}").format(what=deed(controller, action))


def deed(controller: GameController, action: Action) -> str:
    """An action in a word or two."""
    wording = _DEEDS.get(action.verb)
    return wording(action, controller.edition) if wording is not None else Undoing.tr("the last choice")


def _named(word: str, edition: Edition) -> str:
    return quoted(any_name(word.rpartition(":")[2], edition.products))


def _effect(action: Action, edition: Edition) -> str:
    """What the effect says; one that is too long for a button, by what it stands on."""
    words = addresses.words(edition, action.args[0])
    if words and len(words) <= _MOST_LETTERS:
        return words
    return Undoing.tr("effect of {source}").format(source=quoted(addresses.source(edition, action.args[0])))


_DEEDS: Final[dict[str, Callable[[Action, Edition], str]]] = {
    "agent": lambda action, edition: Undoing.tr("Agent to {space}").format(space=_named(action.args[1], edition)),
    "play": lambda action, edition: Undoing.tr("playing {card}").format(card=_named(action.args[0], edition)),
    "acquire": lambda action, edition: Undoing.tr("acquiring {card}").format(card=_named(action.args[0], edition)),
    "trash": lambda action, edition: Undoing.tr("trashing {card}").format(card=_named(action.args[0], edition)),
    "discard": lambda action, edition: Undoing.tr("discarding {card}").format(card=_named(action.args[0], edition)),
    "do": _effect,
    "reveal": lambda _action, _edition: Undoing.tr("Reveal"),
    "pass": lambda _action, _edition: Undoing.tr("pass"),
    "end": lambda _action, _edition: Undoing.tr("end of the turn"),
    "deploy": lambda action, _edition: Undoing.tr("deploying %n troop(s)", "", int(action.args[0])),
    "take_back": lambda action, _edition: Undoing.tr("taking back %n troop(s)", "", int(action.args[0])),
}


def barrier_texts(controller: GameController, barrier: Barrier) -> tuple[str, ...]:
    """Why there is nothing to undo, in a few words, and in fewer for where these have no room."""
    names, nothing = Names(controller), Undoing.tr("Nothing to undo")
    if barrier.code == SEEN:
        cards = [quoted(names.card(card)) for card in barrier.cards]
        return *(_seen(cards, named) for named in range(min(2, len(cards)), 0, -1)), nothing
    if barrier.code == ANSWERED and barrier.seat != NOBODY:
        return Undoing.tr("No undo: {player} has answered").format(player=names.seat(barrier.seat)), nothing
    text = {
        START: Undoing.tr("Nothing to undo yet"),
        SHUFFLED: Undoing.tr("No undo: something hidden has been revealed"),
        TURN: Undoing.tr("Nothing to undo in this turn"),
    }.get(barrier.code, nothing)
    return text, nothing


def _seen(cards: list[str], named: int) -> str:
    """So many of the cards are called by their names."""
    more = len(cards) - named
    if more > 0:
        text = Undoing.tr("No undo: you saw {cards} and %n more", "", more)
        return text.format(cards=", ".join(cards[:named]))
    return Undoing.tr("No undo: you saw {cards}").format(cards=both(cards))
