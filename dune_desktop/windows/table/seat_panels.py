"""The seats in table order: points, resources, cards, agents, troops and what is in play, one panel a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QWidget

from dune_desktop.engine.names import BATTLE_ICONS, FACTIONS
from dune_desktop.engine.printed import Card, Conflict, Objective
from dune_desktop.models.roles import Role
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.models.table.seats import SeatRow, contract_count, nearest
from dune_desktop.scene.art.portraits.portrait import draw_strip
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.fitting import draw_fitted, fit_row
from dune_desktop.scene.drawing.fonts import metrics
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.faces import face_pixmap
from dune_desktop.scene.faces.measures import OWN
from dune_desktop.scene.glyphs.piece_pictures import draw_mark, draw_piece
from dune_desktop.scene.small_track import SHAPE, draw_track
from dune_desktop.text.names import name
from dune_desktop.text.translating import Texts
from dune_desktop.windows.decision.table_parts import TableParts
from dune_desktop.windows.table.seat_strip import ICON, TILE_ICON, Strip, count_width, draw_tile
from dune_desktop.windows.theme import soft_line
from dune_desktop.windows.widgets.panels import Align, Index, UnitDelegate, focus_ring, line, rounded, show_rows

SeatPanels, RivalRows = Texts("SeatPanels"), Texts("RivalRows")

_GAP: Final = 4.0
_PAD: Final = 8.0
#: From these heights on a panel has three and four rows.
_THREE_ROWS, _FOUR_ROWS = 74.0, 92.0
#: In a higher one the first three rows are so high, and the fourth holds faces.
_WITH_FACES, _ROW_HIGH = 132.0, 24.0
#: The leader's face takes so much at the left, in a panel so wide and in a narrower one.
_WIDE, _LEADER, _NARROW_LEADER = 340.0, 58.0, 36.0
#: What a seat has, in this order.
_GOODS: Final = ("spice", "solari", "water", "card", "intrigue")
#: From one priority of a Rival to the next.
_PRIORITY_STEP: Final = 33.0
#: From one sign of what a seat holds to the next; the room of its contracts.
_STEP: Final = 21.0
_CONTRACTS: Final = 50.0
#: Between a number and the next glyph, as a rule and where a row is full.
_APART, _LEAST_APART = 10.0, 3.0
#: From one agent to the next.
_PAWN: Final = 17.0
#: The training track.
_TRACK: Final = 47.0
#: Room for the number of cards in play that found none.
_MORE: Final = 30.0
#: Faces of cards in play: the size, and how narrow they may become.
_FACE, _LEAST_FACE = QSizeF(112, 54), 80.0


_PaintRow = Callable[[QPainter, QRectF, SeatRow], None]


class SeatDelegate(UnitDelegate):
    """Paints a seat's panel in as many rows as its height has room for."""

    gap = _GAP

    def __init__(self, controller: ShownGame, look: Look, view: SeatList) -> None:
        super().__init__(look, view)
        self._controller, self._view = controller, view

    def height(self, index: Index, width: float) -> float:
        return self._view.panel_height(index.row())

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index, state: QStyle.StateFlag) -> None:
        row: SeatRow = index.data(Role.VALUE)
        shown = self._view.answering.state(row.ref)
        kind, key = shown.kind, shown.key
        self._paint_ground(painter, rect, row, kind, bool(state & QStyle.StateFlag.State_MouseOver))
        painter.setOpacity(0.55 if kind == "refused" else 1.0)
        rows = 4 if rect.height() >= _FOUR_ROWS else 3 if rect.height() >= _THREE_ROWS else 2
        height = _ROW_HIGH if rect.height() >= _WITH_FACES else (rect.height() - 8) / rows
        left = self._paint_leader(painter, rect, row) + _PAD + 2
        boxes = [QRectF(left, 4 + number * height, rect.width() - left - _PAD, height) for number in range(rows)]
        boxes[-1].setBottom(rect.height() - 4)
        column = _column(row, boxes[0].width())
        goods, troops = (partial(paint, column=column) for paint in (self._paint_goods, self._paint_troops))
        painters: tuple[_PaintRow, ...] = (self._paint_name, goods, troops, self._paint_play)
        if rows > 2:
            room = boxes[-1].width() - (self._least(row) if rows == 3 else 0.0)
            boxes[-1].setWidth(boxes[-1].width() - self._paint_status(painter, boxes[-1], row, room))
        for box, paint in zip(boxes, painters, strict=False):
            paint(painter, box, row)
        painter.setOpacity(1.0)
        if row.ref in self._view.answering.meant:
            rounded(painter, rect, tokens.RADIUS_PANEL, None, self.look.theme.beacon, tokens.LIT_LINE)
        if key:
            tag = QRectF(rect.right() - 28, rect.bottom() - 26, 22, 20)
            rounded(painter, tag, tokens.RADIUS_CELL, self.look.theme.accent, self.look.theme.keyline)
            line(painter, tag, key, tokens.FIGURE, 700, self.look.theme.accent_ink, Align.AlignHCenter)
        if state & QStyle.StateFlag.State_HasFocus:
            focus_ring(painter, rect.adjusted(2, 2, -2, -2), tokens.RADIUS_BOX, self.look)

    def _strip(self, painter: QPainter, box: QRectF) -> Strip:
        return Strip(painter, box, self.look.theme)

    def _paint_ground(self, painter: QPainter, rect: QRectF, row: SeatRow, kind: str, hovered: bool) -> None:
        theme = self.look.theme
        colour = tokens.SEAT_COLOURS[self.look.colours[row.key]]
        ground = theme.raised if row.acting or hovered else theme.panel
        if kind in ("lit", "chosen"):
            rounded(painter, rect, tokens.RADIUS_PANEL, ground, theme.accent, tokens.LIT_LINE)
        elif row.acting:
            rounded(painter, rect, tokens.RADIUS_PANEL, ground, theme.keyline, 3.5)
            rounded(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), tokens.RADIUS_PANEL, None, colour, 2.5)
        else:
            rounded(painter, rect, tokens.RADIUS_PANEL, ground, soft_line(theme))

    def _paint_leader(self, painter: QPainter, rect: QRectF, row: SeatRow) -> float:
        """Paint the leader's face at the edge in the colour of the seat; return how far to the right that is."""
        colour = tokens.SEAT_COLOURS[self.look.colours[row.key]]
        width = _LEADER if rect.width() >= _WIDE else _NARROW_LEADER
        line = tokens.LIT_LINE if row.acting else tokens.LINE
        strip = QRectF(line, line, width - line, rect.height() - 2 * line)
        edge = None if row.acting else colour
        draw_strip(painter, row.player.leader.id, strip, tokens.RADIUS_PANEL - line, edge)
        return width

    # ------------------------------------------------------------ the four rows

    def _paint_name(self, painter: QPainter, box: QRectF, row: SeatRow) -> None:
        player, colour, strip = row.player, self.look.colours[row.key], self._strip(painter, box)
        middle = box.center().y()
        draw_mark(painter, colour, QRectF(box.x(), middle - 9, 18, 18))
        points = str(player.vp)
        right = box.right() - metrics(tokens.HEADING, 700).horizontalAdvance(points)
        line(painter, QRectF(right, box.y(), 40, box.height()), points, tokens.HEADING, 700, strip.theme.text)
        right -= 21
        strip.sign(right, "vp")
        for sign, stands in (("first_player", row.first), ("rival", player.rival is not None)):
            if stands:
                right -= 24
                strip.sign(right, sign)
        training = player.leader.training
        if training is not None:
            track = QRectF(right - _TRACK - 4, middle - _TRACK / SHAPE / 2, _TRACK, _TRACK / SHAPE)
            draw_track(painter, training, player.training, colour, track, strip.theme)
            right = track.left()
        self._paint_names(painter, QRectF(box.x() + 24, box.y(), right - box.x() - 30, box.height()), row)

    def _paint_names(self, painter: QPainter, box: QRectF, row: SeatRow) -> None:
        """The leader keeps at least a third, both wrap; one that has no room even so is told by the face.

        A Rival has one name; its sign says that it is one.
        """
        theme = self.look.theme
        player = self._controller.seats[row.key].name
        leader = name("leader", row.player.leader.id, self._controller.edition.products)
        needed = metrics(tokens.FIGURE, 600).horizontalAdvance(player)
        if leader == player:
            leader = SeatPanels.tr("Rival") if row.player.rival is not None else ""
        leaders = metrics(tokens.SMALL, 400).horizontalAdvance(leader)
        if row.player.rival is not None and needed + 8 + leaders > box.width():
            leader, leaders = "", -8.0
        names = min(needed, max(box.width() * 0.6, box.width() - leaders - 8))
        fitted = fit_row(leader, box.width() - names - 8, tokens.SMALL, 400)
        if fitted.elided:
            names = box.width()
        else:
            draw_fitted(painter, fitted, box, theme.text2, Align.AlignRight | Align.AlignVCenter)
        room = QRectF(box.x(), box.y(), names, box.height())
        draw_fitted(painter, fit_row(player, names, tokens.FIGURE), room, theme.text)

    def _paint_goods(self, painter: QPainter, box: QRectF, row: SeatRow, column: float) -> None:
        """Paint resources and cards; at the right a pawn for each agent, hollow when sent."""
        player, strip = row.player, self._strip(painter, box)
        if player.rival is not None:
            self._paint_rival_goods(strip, row)
            end = box.x()
        else:
            end = self._paint_resources(strip, row, column)
        agents = player.home + len(player.agents)
        # Long numbers leave less room: then pawns stand a little over each other.
        step = min(_PAWN, max(_PAWN / 2, (box.right() - _PAWN - end) / max(1, agents - 1)))
        for number in range(agents):
            pawn = QRectF(box.right() - (agents - 1 - number) * step - 16, box.center().y() - 8, 16, 16)
            draw_piece(painter, "pawn", self.look.colours[row.key], pawn, hollow=number >= player.home)

    def _paint_resources(self, strip: Strip, row: SeatRow, column: float) -> float:
        """Paint them in columns; a long number moves what is after it.

        Returns where they end.
        """
        box = strip.box
        x = box.x()
        for place, (glyph, number) in enumerate(_goods(row)):
            x = max(x, box.x() + place * column)
            if row.theft and glyph == "intrigue":
                ring = QRectF(x - 3, box.center().y() - 11.5, min(48.0, column), 23)
                rounded(strip.painter, ring, tokens.RADIUS_CELL, None, strip.theme.danger, 1.5)
            x = strip.count(x, glyph, number) + _LEAST_APART
        return x

    def _paint_troops(self, painter: QPainter, box: QRectF, row: SeatRow, column: float) -> None:
        """Paint them in the columns of the goods where these leave what is held its room."""
        x, counts, strip = box.x(), _counts(row), self._strip(painter, box)
        spare = box.width() - self._least(row)
        close = sum(count_width(number) + _LEAST_APART for _, number in counts)
        step = column if len(counts) * column + _LEAST_APART <= close + spare else 0.0
        apart = _LEAST_APART if step else _LEAST_APART + min(_APART - _LEAST_APART, max(0.0, spare / len(counts)))
        for place, (glyph, number) in enumerate(counts):
            x = strip.count(max(x, box.x() + place * step), glyph, number) + apart
        x = max(x + _LEAST_APART * bool(step), box.x() + len(counts) * step)
        self._paint_holdings(self._strip(painter, QRectF(x, box.y(), box.right() - x, box.height())), row)

    def _paint_play(self, painter: QPainter, box: QRectF, row: SeatRow) -> None:
        """Paint the cards in play or, of a Rival, what it is after."""
        if row.player.rival is not None:
            self._paint_plan(self._strip(painter, box), row)
            return
        cards = [face for face in map(self._controller.face, row.in_play) if isinstance(face, Card)]
        if box.height() >= _FACE.height():
            self._paint_faces(painter, box, cards)
        else:
            self._paint_tiles(painter, box, cards)

    def _paint_status(self, painter: QPainter, box: QRectF, row: SeatRow, room: float) -> float:
        """Paint a word at the right of the last row, or a sign where that has no ``room``; return what it takes."""
        strip, said = self._strip(painter, box), status(row)
        if said:
            width = metrics(tokens.SMALL, 600).horizontalAdvance(said) + 8
            if row.player.done and not row.passed and width > room:
                strip.sign(box.right() - ICON, "reveal")
                return ICON + 8
            strip.words_at_end(said)
            return width
        if not row.revealing:
            return 0.0
        strip.count(box.right() - count_width(row.player.persuasion), "persuasion", row.player.persuasion)
        return 40.0

    # ------------------------------------------------------------ troops and what a seat holds

    def _least(self, row: SeatRow) -> float:
        """Return the width in which troops and holdings stand close together and cover nothing."""
        held = len(_holdings(row))
        counts = sum(count_width(number) + _LEAST_APART for _, number in _counts(row))
        return counts + max(0, held - 1) * _STEP + _after(row, held)

    def _paint_holdings(self, strip: Strip, row: SeatRow) -> None:
        """Many signs stand closer together; battle icons, which the board shows as well, come only if they fit."""
        held, icons, box = _holdings(row), self._battle_icons(row), strip.box
        room = box.width() - _after(row, len(held) + len(icons))
        if (len(held) + len(icons) - 1) * _STEP <= room and room >= 0:
            held += [(icon, "") for icon in icons]
        step = min(_STEP, room / max(1, len(held) - 1))
        for place, (glyph, number) in enumerate(held):
            strip.sign(box.x() + place * step, glyph, number)
        if row.player.contracts or row.player.completed:
            beyond = (len(held) - 1) * step + _STEP if held else 0.0
            strip.count(
                box.x() + beyond, "contract", contract_count(len(row.player.contracts), len(row.player.completed))
            )

    def _battle_icons(self, row: SeatRow) -> list[str]:
        """Return the battle icons that lie face up."""
        faces = [self._controller.face(card) for card in row.player.trophies]
        icons = [face.icon for face in faces if isinstance(face, Conflict | Objective) and face.icon is not None]
        return [BATTLE_ICONS[icon] for icon in icons]

    # ------------------------------------------------------------ cards in play

    def _paint_faces(self, painter: QPainter, box: QRectF, cards: list[Card]) -> None:
        """Paint cards with agent icons, name and what they reveal."""
        fit_in = int((box.width() + 4) // (_LEAST_FACE + 4))
        shown = cards if len(cards) <= fit_in else cards[: int((box.width() - _MORE + 4) // (_LEAST_FACE + 4))]
        room = box.width() - (_MORE if len(shown) < len(cards) else 0)
        size = QSizeF(min(_FACE.width(), (room + 4) / max(1, len(shown)) - 4), _FACE.height())
        scale = self.look.u * self._view.devicePixelRatioF()
        for number, card in enumerate(shown):
            at = QPointF(box.x() + number * (size.width() + 4), box.center().y() - size.height() / 2)
            painter.drawPixmap(at, face_pixmap(self.look, card, OWN, size, scale))
        self._paint_more(painter, box, box.x() + len(shown) * (size.width() + 4), len(cards) - len(shown))

    def _paint_tiles(self, painter: QPainter, box: QRectF, cards: list[Card]) -> None:
        """Paint cards as tiles with their names and, where all have room for them, their agent icons."""
        x, names = box.x(), [name("card", card.id, self._controller.edition.products) for card in cards]
        wide = [min(metrics(tokens.CAPTION, 600).horizontalAdvance(label) + 16, box.width()) for label in names]
        drawn = [len(card.icons) * TILE_ICON for card in cards]
        if sum(wide) + sum(drawn) + 4 * (len(cards) - 1) > box.width():
            drawn = [0.0] * len(cards)
        for number, card in enumerate(cards):
            left, width = len(cards) - number, wide[number] + drawn[number]
            if x + width + (_MORE if left > 1 else 0) > box.right():
                self._paint_more(painter, box, x, left)
                return
            tile = QRectF(x, box.center().y() - 9, width, 18)
            draw_tile(painter, tile, card, names[number], drawn[number], self.look.theme)
            x += width + 4

    def _paint_more(self, painter: QPainter, box: QRectF, x: float, left: int) -> None:
        """Say how many cards have found no room."""
        if left:
            self._strip(painter, box).words(x + 2, SeatPanels.tr("+%n", "more cards in play", left), 600)

    # ------------------------------------------------------------ Rivals

    def _paint_rival_goods(self, strip: Strip, row: SeatRow) -> None:
        """Paint resources and intrigue cards, each with how many of them a Victory Point costs."""
        player, box = row.player, strip.box
        if player.rival is None or not player.rival.thrives:
            strip.words(box.x(), RivalRows.tr("No resources, no rewards"))
            return
        resources = ("spice", "solari", "water")
        goods = {each: getattr(player, each) for each in resources} | {"intrigue": len(player.intrigue)}
        needs = {aim.what: aim.needs for aim in row.aims}
        step = min(58.0, (box.width() - 54) / len(goods))
        for place, (glyph, number) in enumerate(goods.items()):
            end = strip.count(box.x() + place * step, glyph, number)
            if glyph in needs:
                strip.words(end + 1, f"/{needs[glyph]}")

    def _paint_plan(self, strip: Strip, row: SeatRow) -> None:
        """Paint its priorities in order, each with its influence; at the right what it buys next."""
        player, x = row.player, strip.box.x()
        assert player.rival is not None
        for faction in player.rival.priorities:
            strip.count(x, f"influence_{FACTIONS[faction]}", player.influence[faction])
            x += _PRIORITY_STEP
        aim = nearest(row.aims)
        if row.swordmaster_in:
            strip.words_at_end(RivalRows.tr("in round {number}").format(number=row.swordmaster_in), "swordmaster")
        elif aim is not None:
            signs = ("vp", aim.what) if aim.scores else (aim.what,)
            strip.words_at_end(RivalRows.tr("{has} of {needs}").format(has=aim.has, needs=aim.needs), *signs)
        elif not player.rival.scores:
            strip.words(x, RivalRows.tr("Cannot win"))


def _goods(row: SeatRow) -> list[tuple[str, int]]:
    """Resources and cards, and what was bought, each with its number."""
    player = row.player
    goods = (player.spice, player.solari, player.water, len(player.hand), len(player.intrigue))
    return [*zip(_GOODS, goods, strict=True), *((sold, len(cards)) for sold, cards in row.owned if cards)]


def _column(row: SeatRow, width: float) -> float:
    """How far apart goods stand, and what is below them where there is room: pawns stand at the right of them."""
    agents = row.player.home + len(row.player.agents)
    return min(52.0, (width - max(3, agents) * _PAWN - _APART) / len(_goods(row)))


def _counts(row: SeatRow) -> list[tuple[str, int]]:
    counts = [("garrison", row.player.garrison), ("supply", row.player.supply)]
    counts += [("spy", row.spies_left)] * (row.spies_left >= 0)
    return counts + [("conflict", row.strength)] * bool(row.strength)


def _holdings(row: SeatRow) -> list[tuple[str, str]]:
    """What a seat holds: signs with their numbers, of which most have none."""
    player = row.player
    held = {
        "council": player.council,
        "swordmaster": player.swordmaster,
        "mentat": row.mentat or row.mentat_won,
        **{f"alliance_{FACTIONS[faction]}": True for faction in row.alliances},
        "control": len(row.control),
        "voice": len(player.voices),
        "pin": bool(player.waiting),
        "hooks": player.hooks,
        "memory": player.memories,
        **dict(row.extras),
    }
    if player.rival is not None:  # among a person's goods there is always a number of them
        held |= {sold: len(cards) for sold, cards in row.owned}
    return [(glyph, str(number) if number > 1 else "") for glyph, number in held.items() if number]


def _after(row: SeatRow, held: int) -> float:
    """Return the width from the last of so many signs to the end of the contracts."""
    contracts = bool(row.player.contracts or row.player.completed)
    return contracts * _CONTRACTS + (_STEP if contracts else ICON) * bool(held)


def status(row: SeatRow) -> str:
    """Say in a word how the seat stands to the round."""
    if row.passed:
        return SeatPanels.tr("passed")
    return SeatPanels.tr("revealed") if row.player.done else ""


class SeatList(QListView):
    """A click chooses the seat where that is asked, and else opens its sheet."""

    opened = Signal(int)
    #: The ref of the seat that is pointed at, or None.
    pointed = Signal(object)

    def __init__(self, parts: TableParts[ShownGame], parent: QWidget) -> None:
        super().__init__(parent)
        self.answering, self._look, self._keys = parts.answering, parts.look, parts.keys
        self._states: list[object] = []
        self._heights: list[float] = []
        model = parts.models.seats
        self.setModel(model)
        show_rows(self, SeatDelegate(parts.controller, parts.look, self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.entered.connect(self._point)
        model.dataChanged.connect(self._grown)
        self.answering.changed.connect(self._asked)
        self.answering.meant_changed.connect(self.viewport().update)
        parts.look.changed.connect(self._relook)
        self._relook()

    def _relook(self) -> None:
        self.setAccessibleName(SeatPanels.tr("Seats"))

    def panel_height(self, row: int) -> float:
        """All panels are equally high; where that leaves two rows, the acting seat gets three."""
        seats = max(1, self.model().rowCount())
        room = self.height() / self._look.u - _GAP * seats
        even = room / seats
        if even >= _THREE_ROWS:
            return even
        acting = self._acting_row()
        low = (room - _THREE_ROWS - 2) / max(1, seats - 1)
        return _THREE_ROWS + 2 if row == acting else low

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Repaint the panels that changed: a list would lay out and paint all of them."""
        for row in range(first.row(), last.row() + 1):
            index = self.model().index(row, 0)
            QAbstractItemView.dataChanged(self, index, index, roles)

    def _asked(self) -> None:
        """Only where the question is about seats, or was, it makes a difference."""
        rows = (self.model().index(row, 0) for row in range(self.model().rowCount()))
        states: list[object] = [self.answering.state(row.data(Role.REF)) for row in rows]
        if states != self._states:
            self._states = states
            self.viewport().update()

    def _acting_row(self) -> int:
        rows = (self.model().index(row, 0).data(Role.VALUE) for row in range(self.model().rowCount()))
        return next((row.key for row in rows if row.acting), 0)

    def _grown(self) -> None:
        """Where all panels have room for three rows, none grows; to lay them out would paint all of them anew."""
        heights = [self.panel_height(row) for row in range(self.model().rowCount())]
        if heights != self._heights:
            self._heights = heights
            self.scheduleDelayedItemsLayout()

    def _take(self, index: QModelIndex) -> None:
        if index.isValid() and not self.answering.choose(index.data(Role.REF)):
            self.opened.emit(index.data(Role.ID))

    def _point(self, index: QModelIndex) -> None:
        self.pointed.emit(index.data(Role.REF) if index.isValid() else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton:
            self._take(index)
        elif event.button() == Qt.MouseButton.RightButton and index.isValid():
            self.opened.emit(index.data(Role.ID))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        command = self._keys.of(event)
        if command == "take":
            self._take(self.currentIndex())
        elif command == "big_card" and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().data(Role.ID))
        elif command == "back":
            event.ignore()
        else:
            super().keyPressEvent(event)
