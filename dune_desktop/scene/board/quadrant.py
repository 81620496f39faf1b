"""The quadrant of a seat: strength, troops in the Conflict, garrison and supply."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Final

from attrs import evolve, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import CONFLICT, GARRISON, NOBODY, Seat
from dune_desktop.engine.units import TROOP, strength
from dune_desktop.engine.view import View
from dune_desktop.models.refs import SEAT
from dune_desktop.scene.art.portraits.portrait import draw_shadow
from dune_desktop.scene.board.belongings import Belongings, FightersItem, SupplyItem
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.land.window import draw_patch, draw_shade, scrim_of
from dune_desktop.scene.board.troops import MARK, UnitsItem
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit_row, least_width
from dune_desktop.scene.drawing.painting import CENTRE, draw_rounded, draw_text, faded, mix, rounded
from dune_desktop.scene.drawing.tokens import (
    BODY,
    FIGURE,
    HIT,
    ICON_18,
    LINE,
    LIT_LINE,
    RADIUS_BOX,
    RADIUS_PANEL,
    S2,
    S4,
    S6,
    S8,
    SEAT_COLOURS,
    SEAT_INK,
    SEAT_LINE,
    STRENGTH,
)
from dune_desktop.scene.glyphs.piece_pictures import draw_mark
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.scene.piece import SceneContext, edges, likeness, update_apart
from dune_desktop.text.signs import Sign
from dune_desktop.text.translating import Texts

Board = Texts("Board")

PLATE: Final = (40.0, 25.0)
#: How much of the ground the colour of the seat takes, and what its foot is read on.
_CLEAR, _FOOT = 0.14, 0.84
#: How much of the ground is in the leader's face; on a pale one dark skin would turn into a stain.
_TONED: Final = {"dusk": 0.3, "light": 0.12}
#: Half of the room of a head beside the strength, of its height.
_HEAD: Final = 0.25
#: The room of the supply at the foot.
_SUPPLY: Final = 50.0
_NARROW_SUPPLY: Final = 42.0
#: In a lower one, a line of a table, there is no room for a face; and how much of it a name leaves to the units.
_LINE, _NAMED = 62.0, 0.6
_LOW_PLATE: Final = (32.0, 18.0)
#: In a narrower one what a seat has in store is told in fewer figures.
_NARROW: Final = 200.0


@frozen
class QuadrantValue:
    """The troops of a seat, and who leads them."""

    leader: str = ""
    strength: int = 0
    swords: int = 0
    troops: int = 0
    garrison: int = 0
    #: The question goes to this seat.
    acting: bool = False


def quadrant_value(view: View, seat: Seat) -> QuadrantValue:
    player = view.players[seat]
    return QuadrantValue(
        player.leader.id,
        strength(view, player),
        player.swords,
        player.troops,
        player.garrison,
        seat == (NOBODY if view.question is None else view.question.seat),
    )


def _places(items: list[FightersItem], room: QRectF, kept: Iterable[bool]) -> list[QRectF]:
    """Returns where they stand, from the right; of the room is left what they leave free."""
    places = []
    for item, keep in zip(items, kept, strict=True):
        places.append(item.room(room, keep))
        room.setRight(places[-1].left())
    return places


class QuadrantItem(BoardItem[QuadrantValue]):
    """The ground of a seat in the Conflict; its units stand on it as pieces of their own."""

    radius = RADIUS_PANEL

    def __init__(self, table: SceneContext, seat: Seat, parent: QGraphicsItem) -> None:
        super().__init__(table, QuadrantValue(), parent, (SEAT, seat))
        self.seat = seat
        self.troops = UnitsItem(table, seat, CONFLICT, self)
        self.garrison = UnitsItem(table, seat, GARRISON, self)
        self.supply = SupplyItem(table, seat, self)
        others = table.controller.edition.others
        #: What is no troop; and what of it waits.
        self.fighters = [FightersItem(table, seat, kind, CONFLICT, self) for kind in others]
        self.waiting = [FightersItem(table, seat, kind, GARRISON, self) for kind in others if kind.garrison is not None]
        #: None where the edition has no spies.
        self.belongings = Belongings(table, seat, self) if table.controller.edition.posts else None

    def arrange(self, rect: QRectF) -> None:
        self.place(rect)
        if self.belongings is not None:
            plate, name = self._plate.left(), self.table.controller.seats[self.seat].name
            named = fonts.metrics(BODY, fonts.BOLD).horizontalAdvance(name) + S4
            room, least = plate - S4 - S2 - self._name_left, least_width(name, fonts.BOLD) + LINE
            self.belongings.hide(self.low)
            self.belongings.arrange(plate - S4, S6, room, plate - self.head().left(), (least, named), self._narrow)
        self._arrange_units()

    def _arrange_units(self) -> None:
        """Puts other units at the right of the troops, and other things at the right of the garrison.

        Those in the Conflict leave the leader's head free, unless the troops would not all be seen then.
        """
        home = self._foot().adjusted(0, 0, -_SUPPLY, 0)
        units = self._units_room()
        if self.belongings is not None:
            home.adjust(0, 0, _SUPPLY - _NARROW_SUPPLY, 0)
            self.belongings.store.set(narrow=bool(self.waiting) and self._narrow)
            wide = self.belongings.store.width()
            self.belongings.store.place(QRectF(home.right() - wide, home.top(), wide, home.height()))
            home.setRight(home.right() - wide)
        fighting = _places(self.fighters, units, [True] * len(self.fighters))
        away = (item.value > 0 for item in self.fighters if item.unit.garrison is not None)
        waiting = _places(self.waiting, home, away)
        aside = 0.0 if self.low else max(0.0, self._plate.left() - S6 - self.head().left())
        if not self.troops.seen_in(units.adjusted(0, 0, -aside, 0)):
            aside = 0.0
        foot = self._foot()
        wide = _NARROW_SUPPLY if self.belongings is not None else _SUPPLY
        self.supply.place(QRectF(foot.right() - wide + S2, foot.top(), wide - S2, foot.height()))
        self.troops.place(units.adjusted(0, 0, -aside, 0))
        self.garrison.place(home)
        for item, place in zip(self.fighters, fighting, strict=True):
            item.place(place.translated(-aside, 0))
        for item, place in zip(self.waiting, waiting, strict=True):
            item.place(place)

    def _units_room(self) -> QRectF:
        """Returns where the units stand that fight; in a line of a table before the strength."""
        if self.low:
            left = self._name()[0].right() if self._named else self._name_left - S4
            return QRectF(left, LINE, self._plate.left() - left - S4, self._foot().top() - LINE)
        top = S4 + PLATE[1] + S2
        return QRectF(S6, top, self.rect.width() - PLATE[0] - 3 * S6, self._foot().top() - top - S2)

    def follow(self, view: View) -> None:
        player = view.players[self.seat]
        self.own(self.seat == view.seat)
        for item in (*self.fighters, *self.waiting):
            item.show_value(item.unit.zones[item.zone].of(player))
        self.supply.follow(view)
        if self.belongings is not None:
            self.belongings.show_view(view)
        self.show_value(quadrant_value(view, self.seat))
        self._arrange_units()

    def items(self) -> tuple[BoardItem[Any], ...]:
        """Returns it with all that stands on it."""
        others = () if self.belongings is None else self.belongings.items()
        return (self, self.troops, self.garrison, self.supply, *self.fighters, *self.waiting, *others)

    @property
    def identity(self) -> Hashable:
        units = tuple((one.value, one.rect.width()) for one in (self.troops, self.garrison))
        return self.ref, self.table.controller.seats[self.seat].name, self._beside(), units

    def _beside(self) -> float:
        """Returns how much the name leaves free before the strength."""
        return 0.0 if self.belongings is None or self.low else self.belongings.width()

    def show_value(self, value: QuadrantValue) -> None:
        if value == evolve(self.value, acting=not self.value.acting):
            self.value = value
            self._mark_acting()
        super().show_value(value)
        self.troops.show_value(value.troops)
        self.garrison.show_value(value.garrison)

    def _mark_acting(self) -> None:
        """Repaints name and line, which tell who is asked, without the troops."""
        line = LIT_LINE + LINE
        update_apart(self, QRectF(0, 0, self.rect.width(), PLATE[1] + S2), *edges(self.rect, line, line))

    def own(self, mine: bool) -> None:
        """Makes the units of the seat that looks pieces that can be asked about and dragged."""
        for units in (self.troops, self.garrison):
            units.own(mine)
        self.supply.own(mine)
        for fighters in (*self.fighters, *self.waiting):
            fighters.own(mine)

    def standing(self, zone: str, kind: str) -> UnitsItem | FightersItem | None:
        """The units of a kind in a zone; those in supply are only counted."""
        if kind == TROOP.id:
            return {CONFLICT: self.troops, GARRISON: self.garrison}.get(zone)
        return next((one for one in (*self.fighters, *self.waiting) if (one.unit.id, one.zone) == (kind, zone)), None)

    def supply_anchor(self) -> QRectF:
        return self.supply.anchor()

    @property
    def low(self) -> bool:
        """Tells whether it is a line of a table."""
        return self.rect.height() < _LINE

    @property
    def _named(self) -> bool:
        """Tells whether there is room for the name of the seat; its mark is always there."""
        return not self.low or self.rect.width() >= _NARROW

    def _foot(self) -> QRectF:
        if self.low:
            high = min(float(HIT), (self.rect.height() - S2) // 2)
            return QRectF(S4, self.rect.height() - high - 1, self.rect.width() - S4 - S6, high)
        return QRectF(S6, self.rect.bottom() - HIT - S4, self.rect.width() - 2 * S6, HIT)

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        colour = SEAT_COLOURS[self.colour(self.seat)]
        line = LIT_LINE if self.value.acting else SEAT_LINE
        ground = mix(theme.window, colour, 0.06)
        painter.fillPath(rounded(self.rect, self.radius), faded(ground, _FOOT if self.low else _CLEAR))
        if not self.low:
            self._draw_leader(painter, mix(theme.ground, colour, 0.1))
            self._draw_scrims(painter)
        self.draw_edge(painter, theme.keyline, line + 2 * LINE)
        self.draw_edge(painter, colour, line, LINE)
        self._draw_head(painter)
        self._draw_foot(painter)
        for units in (self.troops, self.garrison):
            painter.translate(units.pos())
            units.draw_units(painter)
            painter.translate(-units.pos())

    def _draw_leader(self, painter: QPainter, tone: QColor) -> None:
        """Draws the leader behind the strength, toned into the ground: an empty ground still has its owner.

        He stands beside it, so that it covers neither his eyes nor his mouth.
        """
        if self.table.theme.plain:
            return
        head = self.head()
        place = QRectF(0, head.top(), 2 * head.height(), head.height())
        place.moveCenter(head.center())
        painter.save()
        painter.setClipPath(rounded(self.rect, self.radius), Qt.ClipOperation.IntersectClip)
        draw_shadow(painter, self.value.leader, place, faded(tone, _TONED[self.table.theme.hour]))
        painter.restore()

    def _draw_scrims(self, painter: QPainter) -> None:
        """Draws what the name and the foot are read on; the rest is the arena."""
        rect, words = self._name()
        colour = scrim_of(self.table.theme.window, self.table.theme)
        end = rect.left() + max(words.widths) + S4
        painter.save()
        painter.setClipPath(rounded(self.rect, self.radius))
        draw_shade(painter, QRectF(0, rect.top(), self.rect.width(), rect.height()), colour, end)
        foot = self._foot()
        painter.fillRect(QRectF(0, foot.top(), self.rect.width(), self.rect.bottom()), faded(colour, _FOOT))
        painter.restore()

    def head(self) -> QRectF:
        """Returns what the leader's head takes, beside the strength."""
        high = self._foot().top() - S4
        wide = 2 * _HEAD * high
        return QRectF(self._plate.left() - wide, S4, wide, high)

    @property
    def _plate(self) -> QRectF:
        """Returns the place of the strength."""
        if self.low:
            top = self._foot().top()
            wide, high = _LOW_PLATE[0], min(_LOW_PLATE[1], top - 2 * S2)
            return QRectF(self.rect.width() - wide - S4, (top - high) / 2, wide, high)
        return QRectF(self.rect.width() - PLATE[0] - S6, S6, *PLATE)

    @property
    def _narrow(self) -> bool:
        return self.rect.width() < _NARROW

    @property
    def _mark_left(self) -> float:
        return S6 if self._narrow else S8

    @property
    def _name_left(self) -> float:
        """Returns where the name begins, behind the mark of its seat."""
        return self._mark_left + MARK + (S4 if self._narrow else S6)

    def _name(self) -> tuple[QRectF, Fitted]:
        """Returns the name of the seat as it is written, and where."""
        left = self._name_left
        wide, high = self._plate.left() - S4 - S2 - left - self._beside(), PLATE[1]
        rect = QRectF(left, S4, wide, high)
        if self.low:
            rect = QRectF(left, 0, wide * (1 - _NAMED) if self._named else 0.0, self._foot().top())
        weight = fonts.BOLD if self.value.acting else fonts.SEMIBOLD
        return rect, fit_row(self.table.controller.seats[self.seat].name, rect.width(), BODY, weight)

    def _draw_head(self, painter: QPainter) -> None:
        mark = QRectF(self._mark_left, S4 + (PLATE[1] - MARK) / 2, MARK, MARK)
        rect, words = self._name()
        if self.low:
            mark = QRectF(S4, max(S2, rect.center().y() - MARK / 2), MARK, MARK - S2)
        draw_mark(painter, self.colour(self.seat), mark)
        if self._named:
            draw_fitted(painter, words, rect, self.table.theme.text)
        self._draw_plate(painter, self._plate)
        if self.value.swords and not self.low:
            self._draw_swords(painter, self._plate)

    def plate_anchor(self) -> QRectF:
        """Where the strength stands, in the scene."""
        return self.mapRectToScene(self._plate.adjusted(-S2, -S2, S2, S2))

    def plate_likeness(self) -> QPixmap:
        """The plate with the strength that the seat has now."""
        plate = QRectF(QPointF(), self._plate.size())
        rect = plate.adjusted(-S2, -S2, S2, S2)
        return likeness(lambda painter: self._draw_plate(painter, plate), rect, self.table.look)

    def _draw_plate(self, painter: QPainter, plate: QRectF) -> None:
        """Draws the strength on a plate, which is hollow while the seat has none."""
        theme = self.table.theme
        colour = SEAT_COLOURS[self.colour(self.seat)]
        if self.value.strength:
            draw_rounded(painter, plate, RADIUS_BOX, colour, theme.keyline, SEAT_LINE)
        else:
            draw_rounded(painter, plate, RADIUS_BOX, None, theme.keyline, SEAT_LINE + 2 * LINE)
            draw_rounded(painter, plate, RADIUS_BOX, theme.window, colour, SEAT_LINE)
        ink = SEAT_INK if self.value.strength else theme.text
        size = FIGURE if self.low else STRENGTH
        draw_text(painter, plate, str(self.value.strength), ink, size, fonts.BOLD, CENTRE)

    def _draw_swords(self, painter: QPainter, plate: QRectF) -> None:
        """Draws what of the strength is not troops."""
        signs = (Sign("sword", f"+{self.value.swords}"),)
        width = signs_width(signs, ICON_18)
        top = min(plate.bottom() + S6, self._foot().top() - ICON_18)
        place = QRectF(plate.right() - S2 - width, top, width + 1, ICON_18)
        draw_patch(painter, place, scrim_of(self.table.theme.window, self.table.theme))
        draw_signs(painter, signs, place, ICON_18, self.table.theme)

    def _draw_foot(self, painter: QPainter) -> None:
        """Draws a line; what stands there draws itself."""
        foot = self._foot()
        painter.setPen(QPen(faded(self.table.theme.brass, 0.55), LINE))
        painter.drawLine(foot.topLeft(), foot.topRight())

    def tip(self) -> str:
        lines = [
            self.table.controller.seats[self.seat].name,
            Board.tr("Strength %n", "", self.value.strength),
            Board.tr("%n troop(s) in the Conflict", "", self.value.troops),
            Board.tr("%n troop(s) in the garrison", "", self.value.garrison),
            self.supply.tip(),
        ]
        lines += [units.tip() for units in (*self.fighters, *self.waiting) if units.value]
        if self.belongings is not None:
            lines.append(self.belongings.store.tip())
        return "\n".join((*filter(None, (self.reason,)), *lines))
