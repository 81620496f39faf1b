"""Piles laid open over the board: to look at, or to pick from when the answers lie in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from dune_desktop.engine.names import CardNumber, Seat
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.refs import Ref
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table import zones
from dune_desktop.models.table.zones import CardListModel, CardRow
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit, line_height
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import draw_edge
from dune_desktop.scene.faces.flow import LEADING, flow
from dune_desktop.scene.faces.states import draw_state
from dune_desktop.scene.glyphs.sign_lines import draw_signs
from dune_desktop.text.translating import QT_TRANSLATE_NOOP, Text, Texts
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.table.card_grid import CARD_AIR, PRICED_CARD, TitledGrid
from dune_desktop.windows.widgets.flow_layout import FlowLayout
from dune_desktop.windows.widgets.layouts import bare, fill, role_label, row
from dune_desktop.windows.widgets.panels import Align, Panel, UnitButton, focus_ring, rounded

Piles = Texts("Piles")

#: Zones by name, with their titles.
TITLES: Final[dict[str, Text]] = {
    zones.HAND: QT_TRANSLATE_NOOP("Piles", "Hand"),
    zones.INTRIGUE: QT_TRANSLATE_NOOP("Piles", "Intrigue cards"),
    zones.PLAYED: QT_TRANSLATE_NOOP("Piles", "Played"),
    zones.REVEALED: QT_TRANSLATE_NOOP("Piles", "Revealed"),
    zones.DISCARD: QT_TRANSLATE_NOOP("Piles", "Discard pile"),
    zones.WAITING: QT_TRANSLATE_NOOP("Piles", "Waiting for the Reveal turn"),
    zones.SET_ASIDE: QT_TRANSLATE_NOOP("Piles", "Set aside"),
    zones.DECK: QT_TRANSLATE_NOOP("Piles", "Deck, in no particular order"),
    zones.ROW: QT_TRANSLATE_NOOP("Piles", "Imperium Row"),
    zones.RESERVE: QT_TRANSLATE_NOOP("Piles", "Reserve"),
    zones.TRASHED: QT_TRANSLATE_NOOP("Piles", "Trash"),
    zones.INTRIGUE_DISCARD: QT_TRANSLATE_NOOP("Piles", "Intrigue discard pile"),
    zones.CONFLICT_PILE: QT_TRANSLATE_NOOP("Piles", "Conflicts so far"),
    zones.HAGAL_DISCARD: QT_TRANSLATE_NOOP("Piles", "House Hagal discard pile"),
    zones.CONTRACTS: QT_TRANSLATE_NOOP("Piles", "Contracts"),
    zones.COMPLETED: QT_TRANSLATE_NOOP("Piles", "Completed contracts"),
    zones.TROPHIES: QT_TRANSLATE_NOOP("Piles", "Battle icons, face up"),
    zones.FLIPPED: QT_TRANSLATE_NOOP("Piles", "Battle icons, used"),
}
#: A side of a choice, and one where many stand beside each other.
SIDE = QSize(230, 150)
NARROW_SIDE = QSize(196, 150)
_TILE_AIR = 12.0
_MOST_LINES = 5
#: Icons, the first that fit.
_ICONS = (tokens.ICON_32, 28, tokens.ICON_24, 20)
#: Units that the frame takes beside the cards, and with its head above and below them.
_FRAME, _HEAD = 44.0, 70.0
#: What lies open on the table anyway: nobody needs a viewer to pick from it.
_ON_TABLE: Final = (zones.HAND, zones.INTRIGUE, zones.ROW, zones.RESERVE)
#: What is for sale lies open together, under one heading.
_TOGETHER: Final = {zones.ROW: (zones.ROW, zones.RESERVE)}
_HEADINGS: Final[dict[str, Text]] = {zones.ROW: QT_TRANSLATE_NOOP("Piles", "Imperium Row and Reserve")}
_OF_SEAT: Final = (
    zones.HAND, zones.INTRIGUE, zones.PLAYED, zones.REVEALED, zones.DISCARD, zones.WAITING,
)  # fmt: skip
_OF_TABLE: Final = (zones.TRASHED, zones.INTRIGUE_DISCARD, zones.CONFLICT_PILE)


def zone_of(view: View, seat: Seat, card: CardNumber) -> str:
    """Where a card lies, as far as piles are concerned; empty for elsewhere."""
    player = view.players[seat]
    cards = {zone: getattr(player, zone) for zone in _OF_SEAT}
    cards[zones.DECK] = view.deck_content
    cards |= {zone: getattr(view, zone) for zone in (*_OF_TABLE, zones.ROW)}
    return next((zone for zone, held in cards.items() if card in held), "")


class SideTile(UnitButton):
    """Stands for one side. It is pressed like a row of the option list."""

    def __init__(self, choice: Choice, look: Look, size: QSize = SIDE, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.choice, self._size = choice, size
        self.meaning = choice.ref, choice.title
        self.setText(choice.title)
        self.setToolTip(choice.reason or choice.words)
        self.setEnabled(not choice.refused)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedSize(size * look.u)

    def wanted(self) -> QSizeF:
        return QSizeF(self._size)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        theme, choice, rect = self._look.theme, self.choice, area.adjusted(_TILE_AIR, _TILE_AIR, -_TILE_AIR, -_TILE_AIR)
        rounded(painter, rect, tokens.RADIUS_BOX, theme.raised if self.underMouse() else theme.box, theme.rule)
        inner = rect.adjusted(tokens.S8, tokens.S8, -tokens.S8, -tokens.S8)
        words, fitted = QRectF(inner), fit(choice.title, inner.width(), tokens.BODY, 600, lines=_MOST_LINES)
        words.setTop(inner.bottom() - max(0.43 * inner.height(), line_height(fitted.font) * len(fitted.lines)))
        signs = QRectF(inner)
        signs.setBottom(words.top() - tokens.S2)
        self._paint_signs(painter, signs)
        colour = theme.muted if choice.refused else theme.text
        draw_fitted(painter, fitted, words, colour, Align.AlignCenter)
        if self._ringed:  # round what shows that it can be taken, and below its tag
            draw_edge(painter, rect.adjusted(-3, -3, 3, 3), theme, tokens.RADIUS_BOX, theme.beacon)
        if not choice.refused:
            draw_state(painter, rect, "lit", choice.key, choice.sealed, self._look)
        if self.hasFocus():
            focus_ring(painter, rect.adjusted(-6, -6, 6, 6), tokens.RADIUS_PANEL, self._look)

    def _paint_signs(self, painter: QPainter, room: QRectF) -> None:
        """Paint the signs in as many rows as they need."""
        found = flow((self.choice.signs,), room.width(), room.height(), _ICONS)
        row = QRectF(room.x(), room.center().y() - found.height / 2, room.width(), found.size)
        for signs in found.rows:
            draw_signs(
                painter, signs, row, found.size, self._look.theme, align=Align.AlignCenter, dim=self.choice.refused
            )
            row.translate(0, found.size + LEADING)


class PileViewer(Panel):
    """Sections of cards. As a picker it opens and closes with the question, and its lit cards are answers."""

    framed = True
    closed = Signal()
    previewed = Signal(object)
    pointed = Signal(object)

    def __init__(self, parts: TableParts[ShownGame], parent: QWidget) -> None:
        super().__init__(parts.look, parent)
        self._controller, self._answering = parts.controller, parts.answering
        self._table_models, self._keys = parts.models, parts.keys
        self.sections: list[TitledGrid] = []
        #: Of the cards to pick from, made for one question.
        self._picked_from: list[CardListModel] = []
        #: What is laid open: pairs of a zone and the seat whose it is; or the cards to pick from, by zone.
        self._opened: tuple[tuple[str, Seat | None], ...] = ()
        self.picking = False
        #: The size that the content wants, in units; empty: as the grids of cards say.
        self._wanted = QSizeF()
        self._title, self._close = role_label("heading", wrap=True), QToolButton()
        self._area = QScrollArea(widgetResizable=True)
        self._lay_out()
        self.hide()
        self._answering.changed.connect(self._asked)
        self._answering.meant_changed.connect(self._ring)
        self._asked()

    def _lay_out(self) -> None:
        self._close.setProperty("role", "close")
        self._close.setText("×")
        self._close.clicked.connect(self.close_piles)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = row((self._title, 1), self._close)
        self.pad(fill(QVBoxLayout(self), head, (self._area, 1)), 14, 10, 14, 10)

    def relook(self) -> None:
        super().relook()
        self._close.setAccessibleName(Piles.tr("Close"))
        self.set_edge(self.look.theme.accent if self.picking else self.look.theme.brass, tokens.SEAT_LINE)

    # ------------------------------------------------------------ opening

    @property
    def for_sale(self) -> bool:
        """What is laid open is the Row: its own cards below may be covered, for they lie here, and larger."""
        return self._opened == ((zones.ROW, None),)

    def open_pile(self, zone: str, seat: Seat | None = None) -> None:
        """Lay a pile open; the same one again closes it."""
        if self.isVisible() and self._opened == ((zone, seat),):
            self.close_piles()
            return
        self.picking = False
        self._opened = ((zone, seat),)
        models, together = self._table_models, _TOGETHER.get(zone, (zone,))
        self._fill({one: models.zone(one) if seat is None else models.pile(seat, one) for one in together})
        self._title.setText(str(_HEADINGS.get(zone, TITLES[zone])))
        self._show()

    def _asked(self) -> None:
        """Open when the answers lie in piles, close when they no longer do."""
        cards, sides = list(self._answers()), self._sides()
        if sides:
            self._show_sides(sides)
        elif cards:
            self._pick(cards)
        elif self.picking:
            self.close_piles()

    def _answers(self) -> Iterator[tuple[str, CardNumber]]:
        """Cards of piles that can be picked now, or are refused, each with its zone."""
        if self._controller.asked != self._controller.looker:
            return
        view = self._controller.view
        for choice in self._answering.choices.rows():
            if choice.ref[0] == refs.CARD:
                zone = zone_of(view, self._controller.looker, int(choice.ref[1]))
                if zone and zone not in _ON_TABLE:
                    yield zone, int(choice.ref[1])

    def _sides(self) -> list[Choice]:
        """The sides of a choice, when that is what is asked. Sides that are Factions are lit on their tracks."""
        choices = list(self._answering.choices.rows())
        return choices if all(choice.ref[0] == refs.BRANCH for choice in choices) else []

    def _show_sides(self, sides: list[Choice]) -> None:
        self.picking, self._opened = True, ()
        content = QWidget()
        across = bare(QHBoxLayout(content))
        across.setSpacing(self.units(tokens.S4))
        beside = self._looked_at()
        if beside is not None:
            across.addWidget(beside)
        size = SIDE if len(sides) < 3 and beside is None else NARROW_SIDE
        for choice in sides:
            side = SideTile(choice, self.look, size)
            side.clicked.connect(partial(self._take, choice.ref))
            across.addWidget(side)
        # Beside the card there may be a scroll bar, where the room is low.
        shown = 0.0 if beside is None else beside.wanted_width() + tokens.S24
        high = 0.0 if beside is None else beside.sizeHint().height() / self.look.u
        self._wanted = QSizeF(len(sides) * (size.width() + tokens.S4) + 30 + shown, max(size.height(), high) + 62)
        self._put(content)
        self._title.setText(self._answering.choices.source or self._answering.choices.prompt)
        self._ring()
        self._show()

    def _ring(self) -> None:
        """Ring the side that a tour means."""
        for side in self._area.findChildren(SideTile):
            side.ring(side.choice.ref in self._answering.meant)

    def _looked_at(self) -> TitledGrid | None:
        """The card that the question is about, where only who is asked may see it."""
        ref = self._answering.choices.looked_at
        self._let_go()
        if ref is None:
            return None
        self._picked_from = [self._card_model([int(ref[1])])]
        return self._section(self._picked_from[0], "")

    def _let_go(self) -> None:
        """The models of a question that is over."""
        for model in self._picked_from:
            model.deleteLater()
        self._picked_from = []

    def _pick(self, cards: Sequence[tuple[str, CardNumber]]) -> None:
        filled: dict[str, list[CardNumber]] = {}
        for zone, card in cards:  # in the order of the list, or the digits would jump about
            filled.setdefault(zone, []).append(card)
        opened = tuple((zone, None) for zone in filled)
        shown = [model.cards for model in self._picked_from]
        if not (self.picking and self.isVisible() and opened == self._opened and shown == list(filled.values())):
            self.picking, self._opened = True, opened
            self._let_go()
            self._picked_from = [self._card_model(held) for held in filled.values()]
            self._fill(dict(zip(filled, self._picked_from, strict=True)))
            self._show()
        self._title.setText(self._answering.choices.prompt)

    def _card_model(self, cards: Sequence[CardNumber]) -> CardListModel:
        model = CardListModel(zones.HAND, self._table_models.names, parent=self)
        model.follow([CardRow(card, card, (refs.CARD, card)) for card in cards])
        return model

    def _fill(self, models: Mapping[str, CardListModel]) -> None:
        """Show these cards, by their zones."""
        self.sections = []
        self._wanted = QSizeF()
        content = QWidget()
        flow = FlowLayout(self.look)
        content.setLayout(flow)
        for zone, model in models.items():
            section = self._section(model, str(TITLES[zone]) if self.picking or len(models) > 1 else "")
            section.grid.setAccessibleName(str(TITLES[zone]))
            self.sections.append(section)
            flow.add(section)
        self._put(content)

    def _section(self, model: CardListModel, title: str) -> TitledGrid:
        section = TitledGrid(model, title, self.look, self._keys, self._answering)
        section.grid.taken.connect(self._take)
        section.grid.previewed.connect(self.previewed)
        section.grid.pointed.connect(self.pointed)
        return section

    def _put(self, content: QWidget) -> None:
        old = self._area.takeWidget()
        self._area.setWidget(content)
        if old is not None:
            old.deleteLater()

    def _show(self) -> None:
        self.relook()
        self._close.setVisible(not self.picking)
        self._area.setAccessibleName(self._title.text())
        self.updateGeometry()
        self.show()
        self.raise_()
        if self.sections and not self.picking:
            self.sections[0].grid.setFocus()

    def close_piles(self) -> None:
        """Put the piles away."""
        if self.isVisible():
            self.picking, self._opened = False, ()
            self._let_go()
            self._fill({})
            self.hide()
            self.closed.emit()

    # ------------------------------------------------------------ doing

    def _take(self, ref: Ref, _checked: bool = False) -> None:
        if not self._answering.choose(ref) and not self.picking:
            self.previewed.emit(ref)

    def wanted(self, width: float, height: float) -> QSize:
        """The size in pixels that shows all cards, within so many units."""
        if not self._wanted.isEmpty():
            return (self._wanted.boundedTo(QSizeF(width, height)) * self.look.u).toSize()
        u = self.look.u
        if self.for_sale:
            self._enlarge(width, height)
        abreast = sum(section.wanted_width() + tokens.S8 for section in self.sections)
        wide = min(width, max(340.0, abreast) + _FRAME)
        high = self._high(wide, low=False)
        if high > height:
            high = self._high(wide, low=True)
        return QSize(round(wide * u), round(min(height, high) * u))

    def _enlarge(self, width: float, height: float) -> None:
        """Let the cards for sale fill so many units, in as many lines as make them largest."""
        counts = [section.grid.model().rowCount() for section in self.sections]
        title = max(section.title_height() for section in self.sections)
        scales = {}
        for lines in range(1, max(counts) + 1):
            across = sum(-(-count // lines) for count in counts)
            wide = (width - _FRAME - len(counts) * 2 * tokens.S8) / across - CARD_AIR.width()
            high = (height - _HEAD - title - tokens.S12) / lines - CARD_AIR.height()
            scales[lines] = min(wide / PRICED_CARD.width(), high / PRICED_CARD.height())
        lines = max(scales, key=scales.__getitem__)
        for section in self.sections:
            section.grid.enlarge(max(1.0, scales[lines]), lines)

    def _high(self, wide: float, *, low: bool) -> float:
        """Return the height with high or low cards, in units."""
        for section in self.sections:
            section.grid.set_low(low)
        content: QWidget | None = self._area.widget()
        layout = None if content is None else content.layout()
        if layout is None:
            return _HEAD
        layout.invalidate()
        return layout.heightForWidth(round((wide - _FRAME) * self.look.u)) / self.look.u + _HEAD

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.of(event) == "back" and not self.picking:
            self.close_piles()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Open again what lies open, with all its words made anew."""
        opened, self._opened = self._opened, ()
        if self.picking:
            self._asked()
        elif opened and not self.isHidden():
            self.open_pile(*opened[0])
