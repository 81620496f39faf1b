"""The top bar: round and phase, the Conflict deck by level, decks, and the buttons of the window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dune_desktop.engine.decisions import ENDGAME_KIND
from dune_desktop.engine.names import NOBODY
from dune_desktop.engine.printed import Conflict
from dune_desktop.engine.view import View
from dune_desktop.models.naming import Names
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table import zones
from dune_desktop.models.table.zones import past_conflicts
from dune_desktop.scene.art.brass import draw_slab
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.text.names import NUMERALS
from dune_desktop.text.translating import Texts
from dune_desktop.windows.decision.speed import Speed
from dune_desktop.windows.keys import Keys
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.layouts import STRETCH, fill, role_label
from dune_desktop.windows.widgets.panels import Align, UnitButton, focus_ring, line, rounded

Bar = Texts("Bar")

_CHIP, _CHIP_GAP = 22.0, 4.0


class BarButton(UnitButton):
    """A glyph with a number or a key beside it."""

    def __init__(self, glyph: str, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._glyph = glyph
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, text: str, tip: str) -> None:
        """The text beside the glyph, and what the button is."""
        if (text, tip) == (self.text(), self.toolTip()):
            return
        self.setText(text)
        self.setToolTip(tip)
        self.setAccessibleName(f"{tip}: {text}" if text.isdecimal() else tip)
        self.updateGeometry()

    def show_glyph(self, glyph: str) -> None:
        """Show another sign."""
        self._glyph = glyph
        self.update()

    def wanted(self) -> QSizeF:
        width = 6 + 18 + 5 + metrics(tokens.FIGURE, 600).horizontalAdvance(self.text()) + 7
        return QSizeF(max(width, tokens.HIT), tokens.HIT)

    def minimumSizeHint(self) -> QSize:
        return QSize()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self._look.theme
        if self.underMouse() or self.isDown():
            rounded(painter, area, tokens.RADIUS_CELL, theme.button, None)
        box = QRectF(6, area.center().y() - 9, 18, 18)
        draw_glyph(painter, self._glyph, box, theme, dim=not self.isEnabled())
        colour = theme.text if self.isEnabled() else theme.muted
        line(painter, area.adjusted(29, 0, 0, 0), self.text(), tokens.FIGURE, 600, colour)
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_CELL, self._look)


class LevelChips(UnitButton):
    """One chip for each Conflict card: past ones lie open, the current one stands out, the rest show their backs."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._levels: tuple[int, ...] = ()
        self._current = self._swordmasters = -1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_levels(self, past: tuple[int, ...], to_come: tuple[int, ...], swordmasters: int = 0) -> None:
        """The levels of the cards so far, the last of them being fought for, and of the deck from its top.

        ``swordmasters``: the round that brings the Rivals theirs (B3.5); 0: none does.
        """
        levels, current = past + to_come, len(past) - 1
        tip = Bar.tr("Conflict %n of {all}: open the past Conflicts", "", len(past)).format(all=len(levels))
        if swordmasters > len(past):
            told = Bar.tr("The Rivals get their Swordmasters in round {number}")
            tip = f"{tip}\n{told.format(number=swordmasters)}"
        self._swordmasters = swordmasters - 1 if swordmasters > len(past) else -1
        if (levels, current, tip) == (self._levels, self._current, self.toolTip()):
            return
        self._levels, self._current = levels, current
        self.setToolTip(tip)
        self.setAccessibleName(tip.replace("\n", ". "))
        self.updateGeometry()
        self.update()

    def wanted(self) -> QSizeF:
        return QSizeF(len(self._levels) * (_CHIP + _CHIP_GAP), tokens.HIT)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        for index, level in enumerate(self._levels):
            chip = QRectF(index * (_CHIP + _CHIP_GAP), area.center().y() - _CHIP / 2, _CHIP, _CHIP)
            self._paint_chip(painter, chip, index, NUMERALS[level])
        if self.hasFocus():
            focus_ring(painter, area, tokens.RADIUS_CELL, self._look)

    def _paint_chip(self, painter: QPainter, chip: QRectF, index: int, text: str) -> None:
        theme = self._look.theme
        ink: QColor = theme.text2
        if index == self._current:
            rounded(painter, chip, tokens.RADIUS_CELL, theme.spice, theme.keyline)
            ink = theme.accent_ink
        elif index < self._current:
            rounded(painter, chip, tokens.RADIUS_CELL, theme.window, soft_line(theme))
            ink = theme.muted
        else:
            rounded(painter, chip, tokens.RADIUS_CELL, theme.button, theme.rule)
        line(painter, chip, text, tokens.BODY, 700, ink, Align.AlignHCenter)
        if index == self._swordmasters:
            corner = QRectF(chip.right() - 10, chip.bottom() - 10, 14, 14)
            draw_glyph(painter, "swordmaster", corner, theme)


class TopBar(QWidget):
    """Follows the view. What is clicked opens piles, by the names of their zones."""

    menu_asked = Signal()
    help_asked = Signal()
    log_asked = Signal()
    pile_asked = Signal(str)

    def __init__(self, controller: ShownGame, look: Look, keys: Keys, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller, self._look, self._keys = controller, look, keys
        self._title = role_label("heading")
        self._levels = LevelChips(look, self)
        signs = "intrigue", "deck", "trash", "turn_on", "hint", "reveal", "menu", "help"
        buttons = (BarButton(glyph, look, self) for glyph in signs)
        self._intrigue, self._deck, self._trash, self.speed_button, *rest = buttons
        self.hint_button, self._log, self._menu, self._help = rest
        #: Where opponents move.
        self._speed: Speed | None = None
        self.speed_button.hide()
        self.hint_button.hide()
        layout = self._layout = fill(QHBoxLayout(self), self._title)
        layout.addSpacing(round(tokens.S24 * look.u))
        fill(layout, self._levels, self._intrigue, self._deck, self._trash, (STRETCH, 1))
        fill(layout, self.speed_button, self.hint_button, self._log, self._menu, self._help)
        piles = {
            self._levels: zones.CONFLICT_PILE,
            self._intrigue: zones.INTRIGUE_DISCARD,
            self._deck: zones.ROW,
            self._trash: zones.TRASHED,
        }
        for button, zone in piles.items():
            button.clicked.connect(partial(self._ask_pile, zone))
        self._menu.clicked.connect(self.menu_asked)
        self._help.clicked.connect(self.help_asked)
        self._log.clicked.connect(self.log_asked)
        look.changed.connect(self.refresh)
        controller.shown.connect(self.refresh)
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar of the same lacquer as the slabs below."""
        painter = QPainter(self)
        draw_slab(painter, QRectF(self.rect()), self._look.theme, 0.0)
        painter.end()

    def _ask_pile(self, zone: str, _checked: bool = False) -> None:
        self.pile_asked.emit(zone)

    def show_speed(self, speed: Speed) -> None:
        """Let the speed of the opponents be chosen here."""
        self._speed = speed
        self.speed_button.clicked.connect(speed.press)
        self.speed_button.show()
        self.refresh()

    def show_hint(self, ask: Callable[[], None]) -> None:
        """Let hints be asked for here."""
        self.hint_button.clicked.connect(ask)
        self.hint_button.show()

    def refresh(self) -> None:
        """Follow the view as it is now, in the language and scale of now."""
        u, view = self._look.u, self._controller.view
        self._layout.setContentsMargins(round(tokens.S12 * u), 0, round(tokens.S8 * u), 0)
        self._layout.setSpacing(round(tokens.S8 * u))
        heading = Bar.tr("Round {number} · {phase}").format(number=view.round, phase=phase(view))
        self._title.setText(heading if view.round else phase(view))
        faces = map(self._controller.face, past_conflicts(view, Names(self._controller)))
        past = tuple(face.level for face in faces if isinstance(face, Conflict))
        # The deck's top is the end of the list.
        level = self._controller.edition.level
        self._levels.show_levels(past, view.levels[::-1], 0 if level is None else level.above)
        self._intrigue.say(str(len(view.intrigue_deck)), Bar.tr("Intrigue deck: open its discard pile"))
        self._deck.say(str(len(view.imperium_deck)), self._keys.titled(Bar.tr("Imperium deck: open the Row"), "row"))
        self._trash.say(str(len(view.trashed)), Bar.tr("Trashed cards"))
        if self._speed is not None:
            self.speed_button.say(self._speed.sign(), self._speed.title())
        self.hint_button.say(self._keys.label("hint"), Bar.tr("What would the Master do?"))
        self.hint_button.setEnabled(self._controller.asked == self._controller.looker)
        self._log.say(self._keys.label("log"), Bar.tr("Log"))
        self._menu.say(self._keys.label("menu"), Bar.tr("Menu"))
        self._help.say(self._keys.label("why"), Bar.tr("Rules and help"))


def phase(view: View) -> str:
    """What of the round is being played."""
    kind = view.question.kind if view.question is not None else ""
    if view.over:
        return Bar.tr("Game over")
    if not view.round:
        return Bar.tr("Setup")
    if kind == ENDGAME_KIND:
        return Bar.tr("Endgame")
    # R11: the turns end when all have revealed; between turns nobody has one.
    if view.turn.seat == NOBODY and all(player.done or player.rival for player in view.players):
        return Bar.tr("Combat")
    return Bar.tr("Player turns")
