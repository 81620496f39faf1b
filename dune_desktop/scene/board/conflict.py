"""The Conflict: its card, and who would take which reward now; and those that were fought."""

from __future__ import annotations

from typing import Final

from attrs import frozen
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dune_desktop.engine.names import NOBODY, CardNumber, Seat
from dune_desktop.engine.printed import Conflict
from dune_desktop.engine.units import control_of
from dune_desktop.engine.view import View
from dune_desktop.models.naming import face_text
from dune_desktop.models.refs import CARD
from dune_desktop.scene.board.item import BoardItem
from dune_desktop.scene.board.land.stage import PICTURED, draw_stage, is_pictured, keep_stage_ahead
from dune_desktop.scene.board.land.window import scrim_of
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import Fitted, draw_fitted, fit
from dune_desktop.scene.drawing.painting import CENTRE, draw_text, faded, mix, panel
from dune_desktop.scene.drawing.tokens import (
    BODY,
    CAPTION,
    FIGURE,
    HEADING,
    ICON_13,
    ICON_16,
    ICON_17,
    ICON_19,
    ICON_24,
    ICON_32,
    LINE,
    RADIUS_BOX,
    RADIUS_PANEL,
    S2,
    S4,
    S6,
    S8,
    SEAT_LINE,
    SMALL,
    Theme,
)
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.glyphs.piece_pictures import draw_mark, draw_piece
from dune_desktop.scene.glyphs.sign_lines import draw_signs, signs_width
from dune_desktop.scene.layout import rows
from dune_desktop.text.box_signs import battle_sign, box_signs
from dune_desktop.text.names import NUMERALS
from dune_desktop.text.translating import Texts

Board = Texts("Board")

PLACES: Final = 3
#: R20.8: with fewer seats the third reward is for a tie for second place only.
THIRD_FROM: Final = 4
MARK: Final = 20.0
#: Of the battle icon and of the Shield Wall.
SIGN: Final = 26.0
#: In a card that is narrower, signs stand beside the space that is fought for.
_NARROW: Final = 190.0
#: The line of the space that is fought for.
_TARGET: Final = 17.0
#: The height of a reward's line, in icons of the largest size that suits it; the largest that fits is taken.
_ROOM: Final = 1.5
_SIZES: Final = (ICON_32, 28, ICON_24, 21, ICON_19, ICON_17, ICON_16, ICON_13)


@frozen
class ConflictValue:
    """The Conflict card and who would take which reward now."""

    card: CardNumber = -1
    #: By place, first to third.
    takers: tuple[tuple[Seat, ...], ...] = ((), (), ())
    #: Who controls the space that it is about.
    holder: Seat = NOBODY
    #: The fight is on.
    combat: bool = False
    #: The Shield Wall stands.
    wall: bool = False


def draw_level(painter: QPainter, level: int, rect: QRectF, theme: Theme) -> None:
    """Draws the level of a Conflict, as it is printed on its back."""
    panel(painter, rect, mix(theme.combat_box, theme.spice, 0.12 * level), theme.brass, radius=S4)
    draw_text(painter, rect, NUMERALS[level], theme.text, CAPTION, fonts.BOLD, CENTRE)


class ConflictItem(BoardItem[ConflictValue]):
    """The card in the middle. Beside each reward stands the mark of the seat that would take it now."""

    radius = RADIUS_PANEL

    def show_value(self, value: ConflictValue) -> None:
        self.ref = (CARD, value.card) if value.card >= 0 else None
        super().show_value(value)

    def follow(self, view: View) -> None:
        rewards, face = sorted(self.table.controller.places()), self.table.controller.face(view.conflict)
        takers = tuple(tuple(seat for seat, at in rewards if at == place) for place in (1, 2, 3))
        target = face.controls if isinstance(face, Conflict) else None
        holder = NOBODY if target is None else control_of(view, self.table.controller.edition.space_index[target])
        self.show_value(ConflictValue(view.conflict, takers, holder, view.combat is not None, view.wall))

    @property
    def face(self) -> Conflict | None:
        face = self.table.controller.face(self.value.card)
        return face if isinstance(face, Conflict) else None

    def draw(self, painter: QPainter) -> None:
        theme = self.table.theme
        about = "" if self.face is None or theme.plain else self.face.id
        words = self._words_end(self.face, self.value.combat)
        draw_stage(painter, self.rect, about, scrim_of(theme.combat_box, theme), words)
        if self.value.combat:
            self.draw_edge(painter, theme.danger, SEAT_LINE, LINE)
        face = self.face
        if face is None:
            return
        head = self._draw_head(painter, face, theme)
        if is_pictured(face.id) and not self._is_low:
            head = max(head, PICTURED * self.rect.height())
        lines = QRectF(S6, head, self.rect.width() - 2 * S6, self.rect.height() - head - S6)
        for place, rect in enumerate(rows(lines, PLACES, S4), start=1):
            self._draw_reward(painter, face, place, rect, theme)

    def _draw_head(self, painter: QPainter, face: Conflict, theme: Theme) -> float:
        """Draws level, name, and the space that is fought for; returns where the rewards begin."""
        level = QRectF(S8, S8, 24, 20)
        draw_level(painter, face.level, level, theme)
        shown = self.value.combat and not self._title(face, self._title_room(face, True)).overflows
        if shown:
            draw_glyph(painter, "combat", QRectF(self.rect.width() - ICON_24 - S6, S6, ICON_24, ICON_24), theme)
        if self._signs_below(face):
            self._draw_signs(painter, face, S6, theme, self._title_room(face, shown).bottom() - S2)
        else:
            self._draw_signs(painter, face, self._beside(shown), theme)
        rect = self._title_room(face, shown)
        draw_fitted(painter, self._title(face, rect), rect, theme.text)
        return self._draw_target(painter, face, rect, theme) if face.controls else rect.bottom() + S2

    def _title_room(self, face: Conflict, fight: bool) -> QRectF:
        """Returns what the signs leave of the head. ``fight``: crossed swords stand there too, if there is room."""
        left = S8 + 24 + S8
        signs = 0 if self._signs_below(face) else len(self._signs(face))
        taken = self._beside(fight) - S6 + signs * (SIGN + S2)
        return QRectF(left, S4, self.rect.width() - left - S8 - taken, 30 if self._is_low else 38)

    def keep_ahead(self, face: Conflict, scale: float) -> bool:
        """Has the picture of one that may come on disk; says whether it had to be painted for that."""
        return keep_stage_ahead(self.rect, face.id, self._words_end(face, False), scale)

    def _words_end(self, face: Conflict | None, fight: bool) -> float:
        """Returns where name and space end."""
        if face is None:
            return 0.0
        room = self._title_room(face, fight)
        title = self._title(face, room)
        end = room.center().y() + len(title.lines) * title.font.pixelSize() / 2
        return room.bottom() + _TARGET if face.controls else end + S2

    def _title(self, face: Conflict, rect: QRectF) -> Fitted:
        name = self.table.models.names.of_face(face)
        return fit(name, rect.width(), FIGURE if self._is_low else HEADING, fonts.BOLD)

    def _signs_below(self, face: Conflict) -> bool:
        """Says whether the title needs the room of the signs: then they stand in the line of the space."""
        return self.rect.width() < _NARROW and bool(face.controls)

    @property
    def _is_low(self) -> bool:
        return self.rect.height() < 190

    def _beside(self, fight: bool) -> float:
        """Returns where the signs begin, from the right."""
        return ICON_24 + S8 if fight else S6

    def _signs(self, face: Conflict) -> list[tuple[str, bool]]:
        """Lists the battle icon, and the Shield Wall that protects the place, pale once it is gone."""
        sign = battle_sign(face)
        return ([] if sign is None else [(sign.name, False)]) + [("shield_wall", not self.value.wall)] * face.protected

    def _draw_signs(self, painter: QPainter, face: Conflict, right: float, theme: Theme, top: float = S6) -> None:
        side = _TARGET + S4 if self._signs_below(face) else SIGN
        for glyph, dim in self._signs(face):
            place = QRectF(self.rect.width() - right - side, top, side, side)
            draw_glyph(painter, glyph, place, theme, dim=dim)
            right += side + S2

    def _draw_target(self, painter: QPainter, face: Conflict, title: QRectF, theme: Theme) -> float:
        rect = QRectF(S8, title.bottom(), self.rect.width() - 2 * S8, _TARGET)
        flag = QRectF(rect.left() + 3, rect.top(), ICON_17, ICON_17)
        if self.value.holder == NOBODY:
            draw_glyph(painter, "control", flag, theme)
        else:
            draw_piece(painter, "flag", self.colour(self.value.holder), flag)
        signs = len(self._signs(face)) * (_TARGET + S4 + S2) if self._signs_below(face) else 0.0
        words = rect.adjusted(24 + S8, 0, -signs, 0)
        names = self.table.models.names
        space = names.space(names.edition.space_index[face.controls or ""])
        fitted = fit(space, words.width(), SMALL, fonts.SEMIBOLD, lines=1)
        if signs and fitted.overflows:  # the tooltip says it, and mostly the name of the card
            return rect.bottom() + S4
        draw_fitted(painter, fitted, words, theme.text2)
        return rect.bottom() + S4

    def _draw_reward(self, painter: QPainter, face: Conflict, place: int, rect: QRectF, theme: Theme) -> None:
        won = self.value.takers[place - 1]
        quiet = place == PLACES and self._third_for_ties and not won
        fill = mix(theme.window, theme.combat_box, 0.35 if won else 0.1)
        panel(painter, rect, faded(fill, 0.4 if quiet else 0.9), mix(fill, theme.rule, 0.5), radius=RADIUS_BOX)
        number = QRectF(rect.left() + S4, rect.center().y() - 10, 20, 20)
        painter.setPen(QPen(theme.brass, LINE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(number)
        draw_text(painter, number, str(place), theme.muted if quiet else theme.text, BODY, fonts.BOLD, CENTRE)
        right = self._draw_takers(painter, won, rect)
        signs = box_signs(face.reward(place))
        room = QRectF(number.right() + S6, rect.top() + S2, right - number.right() - S8, rect.height() - 2 * S2)
        sizes = [size for size in _SIZES if rect.height() >= _ROOM * size or size == _SIZES[-1]]
        size = next((size for size in sizes if signs_width(signs, size) <= room.width()), sizes[-1])
        lines = 2 if rect.height() >= 2.2 * size else 1
        draw_signs(painter, signs, room, size, theme, rows=lines, dim=quiet)

    def _draw_takers(self, painter: QPainter, seats: tuple[int, ...], rect: QRectF) -> float:
        """Draws the marks from the right, those that tie one below the other; returns where they begin."""
        deep = min(2, max(1, len(seats)))
        side = min(MARK, (rect.height() - S4) / deep - S2)
        across = -(-len(seats) // deep)
        left = rect.right() - S4 - across * (side + S2)
        top = rect.center().y() - (deep * (side + S2) - S2) / 2
        for number, seat in enumerate(seats):
            column, line = divmod(number, deep)
            place = QRectF(left + column * (side + S2), top + line * (side + S2), side, side)
            draw_mark(painter, self.colour(seat), place)
        return left - S2

    def tip(self) -> str:
        if self.face is None:
            return ""
        heading = Board.tr("Conflict {level}: {name}")
        said = heading.format(level=NUMERALS[self.face.level], name=self.table.models.names.of_face(self.face))
        ties = Board.tr("With fewer than four players, the third reward is only for a tie for second place.")
        return "\n".join((said, *face_text(self.face), *([ties] if self._third_for_ties else [])))

    @property
    def _third_for_ties(self) -> bool:
        return len(self.table.controller.seats) < THIRD_FROM
