"""The foot of the decision panel: Undo, Redo and what goes on, each in a place that is empty while it is not there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dune_desktop.engine.actions import Action
from dune_desktop.engine.edition import Edition
from dune_desktop.engine.names import NOBODY
from dune_desktop.models.game.controller import GameController
from dune_desktop.models.game.session import ANSWERED, SEEN, SHUFFLED, START, TURN, Barrier
from dune_desktop.models.naming import Names
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text import addresses
from dune_desktop.text.lists import both, quoted
from dune_desktop.text.log.sentences import lines, with_causes
from dune_desktop.text.names import any_name
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import counted
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.widgets.panels import PanelButton, focus_ring, rounded

Undoing = Texts("Undoing")

#: Of an effect that a button quotes.
_MOST_LETTERS: Final = 44
#: How high the lower row is, with two lines and a key; how high the upper one, with one.
_LOW: Final = 59.0
_HIGH: Final = 42.0
#: How wide Redo is, and the share that Undo has of the rest.
_REDO: Final = 32.0
_UNDO: Final = 0.54
_GAP: Final = float(tokens.S6)


class UndoButton(PanelButton):
    """Says what it takes back, or what was seen so that it can't."""

    def __init__(self, parts: TableParts[GameController], parent: QWidget | None = None) -> None:
        super().__init__(parts.look, parent)
        self._controller, self._keys = parts.controller, parts.keys
        self.clicked.connect(self._controller.undo)

    def follow(self) -> None:
        """Say what can be taken back now."""
        controller = self._controller
        able = controller.can_undo
        text, *shorter = undo_texts(controller) if able else barrier_texts(controller, controller.undo_barrier)
        self.setEnabled(able)
        if self.text() != text:
            self.setDown(False)
        tip = undo_tip(controller, self._keys.titled(text, "undo"))
        self.show_text(text, self._keys.label("undo") if able else "", tip, shorter=tuple(shorter))


class RedoButton(PanelButton):
    """An arrow beside Undo, there only while something was taken back; its words stand in the tooltip."""

    def __init__(self, parts: TableParts[GameController], parent: QWidget) -> None:
        super().__init__(parts.look, parent)
        self._controller, self._keys = parts.controller, parts.keys
        self.clicked.connect(self._controller.redo)

    def follow(self) -> None:
        """Say what can be done again now."""
        text = redo_text(self._controller)
        self.show_text(text, tip=self._keys.titled(text, "redo"))
        self.setVisible(self._controller.can_redo)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        ground, edge, _, _ = self._colours()
        rounded(painter, area, tokens.RADIUS_BOX, ground, edge)
        painter.save()
        painter.translate(area.center())
        painter.scale(-1, 1)  # the arrow of Undo, the other way round
        half = tokens.ICON_18 / 2
        draw_glyph(painter, "undo", QRectF(-half, -half, 2 * half, 2 * half), self._look.theme)
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, area.adjusted(1, 1, -1, -1), tokens.RADIUS_BOX, self._look)


class DecisionFoot(QWidget):
    """Undo and Redo stand at the left, what goes on at the right; all else stands above them."""

    def __init__(self, parts: TableParts[GameController], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = parts.look
        self.undo, self.redo = UndoButton(parts, self), RedoButton(parts, self)
        #: What ends or goes on, such as End turn, Reveal, Pass and Done.
        self.onward = PanelButton(parts.look, self)
        self._above: tuple[PanelButton, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._look.changed.connect(self._place)
        self._place()

    def put_above(self, buttons: Sequence[PanelButton]) -> None:
        """These stand in the upper row, which is there only for them: the lower one stays where it is."""
        if self._above != tuple(buttons):
            self._above = tuple(buttons)
            self._place()

    def _place(self) -> None:
        u = self._look.u
        top = _HIGH + _GAP if self._above else 0.0
        self.setFixedHeight(round((top + _LOW) * u))
        width = self.width() / u
        room = width - _REDO - 2 * _GAP
        undo, onward = room * _UNDO, room * (1 - _UNDO)
        places: list[tuple[PanelButton, QRectF]] = [
            (self.undo, QRectF(0, top, undo, _LOW)),
            (self.redo, QRectF(undo + _GAP, top, _REDO, _LOW)),
            (self.onward, QRectF(width - onward, top, onward, _LOW)),
        ]
        wide = (width + _GAP) / max(1, len(self._above))
        places += [(button, QRectF(at * wide, 0, wide - _GAP, _HIGH)) for at, button in enumerate(self._above)]
        for button, place in places:
            button.setGeometry(QRectF(place.topLeft() * u, place.size() * u).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()


# ---------------------------------------------------------------- what is undone, in words


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
    """Tell all that would be taken back, as the log does."""
    told = with_causes(controller.undo_events, controller.edition)
    return "\n".join((title, *lines(told, controller.game, controller.looker, Names(controller).seat)))


def redo_text(controller: GameController) -> str:
    """Say what would be done again."""
    action = controller.redo_action
    return Undoing.tr("Redo") if action is None else Undoing.tr("Redo: {what}").format(what=deed(controller, action))


def deed(controller: GameController, action: Action) -> str:
    """Word an action in a word or two."""
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


def _deploying(action: Action, _edition: Edition) -> str:
    n, *unit = action.args
    if unit:
        return Undoing.tr("{units} to the Conflict").format(units=counted(unit[0], int(n)))
    return Undoing.tr("deploying %n troop(s)", "", int(n))


def _taking_back(action: Action, _edition: Edition) -> str:
    n, *unit = action.args
    if unit:
        return Undoing.tr("{units} back to the garrison").format(units=counted(unit[0], int(n)))
    return Undoing.tr("taking back %n troop(s)", "", int(n))


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
    "deploy": _deploying,
    "take_back": _taking_back,
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
    """Say that cards were seen, calling so many of them by their names."""
    more = len(cards) - named
    if more > 0:
        text = Undoing.tr("No undo: you saw {cards} and %n more", "", more)
        return text.format(cards=", ".join(cards[:named]))
    return Undoing.tr("No undo: you saw {cards}").format(cards=both(cards))
