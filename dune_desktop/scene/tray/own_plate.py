"""The own plate: who one is, what one has, and the agents that can still be sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup

from dune_desktop.engine.names import HOME
from dune_desktop.engine.state import Player
from dune_desktop.engine.units import strength
from dune_desktop.engine.view import View
from dune_desktop.models.refs import SEAT, SIGNET
from dune_desktop.models.table.laboratory import ATOMICS as ATOMICS_SIGN
from dune_desktop.models.table.laboratory import lab_signs
from dune_desktop.scene.drawing.tokens import BODY, FIGURE, HEADING, S2, S4, S6, S8, STRENGTH
from dune_desktop.scene.layout import rows
from dune_desktop.scene.piece import Piece, SceneContext
from dune_desktop.scene.tray.leader_buttons import AbilityButton, AtomicsButton, LeaderButton
from dune_desktop.scene.tray.tray_figures import (
    HIGH_NAME,
    LOW_NAME,
    MENTAT,
    PAWN,
    SWORDMASTER,
    Figure,
    MoneyFigure,
    NamePlate,
    PawnItem,
)

#: The portrait is large where the plate is at least so high.
_HIGH: Final = 180.0
_ROW, _PAWNS, _BUTTONS = 26.0, 34.0, 32.0
#: How wide the plate is in the strip of the Reveal turn; its portrait and figures, and Family Atomics beside them.
_STRIP, _ATOMICS = 192.0, 26.0


class Plate(QGraphicsItemGroup):
    """Holds the pieces of the plate; each repaints for itself alone."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.table = table
        self.rect = QRectF()
        self.strip = False
        self.name = NamePlate(table, self)
        self.figures = {sign: (MoneyFigure if sign in _PAID else Figure)(table, self, sign) for sign in _FIGURES}
        self.pawns: list[PawnItem] = []
        self.ability = AbilityButton(table, self)
        self.signet = LeaderButton(table, self, "signet", SIGNET, "signet")
        self.atomics = AtomicsButton(table, self)
        #: The seat has Family Atomics still.
        self.armed = False

    @property
    def strip_width(self) -> float:
        """How wide it is in the strip of the Reveal turn."""
        return _STRIP + _ATOMICS * self.armed

    def pieces(self) -> Iterator[Piece]:
        if self.isVisible():
            yield from (one for one in self._all() if one.isVisible())

    def _all(self) -> Iterator[Piece]:
        yield from (self.name, *self.figures.values(), *self.pawns, self.ability, self.signet, self.atomics)

    # ------------------------------------------------------------ following

    def sync(self, view: View) -> None:
        """Show the seat that looks."""
        if view.seat >= len(view.players):
            return
        me = view.players[view.seat]
        colour = self.table.colours[me.seat]
        self.name.ref = (SEAT, me.seat)
        self.name.set(leader=me.leader.id, colour=colour)
        self.ability.set(leader=me.leader, at=me.training, colour=colour)
        self.signet.leader = me.leader
        for sign, figure in self.figures.items():
            figure.set(number=strength(view, me) if sign == "sword" else getattr(me, sign))
        self._arm(any(sign == ATOMICS_SIGN for sign, _ in lab_signs(self.table.controller.edition, me)))
        self._sync_pawns(view, me)

    def _arm(self, armed: bool) -> None:
        """Family Atomics have a place of their own until they are used."""
        if armed != self.armed:
            self.armed = armed
            self._lay_out()

    def _sync_pawns(self, view: View, me: Player) -> None:
        pawns = _pawns(view, me)
        self.pawns += [PawnItem(self.table, self) for _ in pawns[len(self.pawns) :]]
        while len(self.pawns) > len(pawns):
            gone = self.pawns.pop()
            gone.scene().removeItem(gone)
        colour = self.table.colours[me.seat]
        for pawn, (what, away) in zip(self.pawns, pawns, strict=True):
            pawn.stand_for(what, colour, away)
        self._place_pawns()

    def refresh(self) -> None:
        for piece in self._all():
            piece.refresh()

    # ------------------------------------------------------------ where

    def lay_out(self, rect: QRectF, strip: bool) -> None:
        self.setPos(rect.topLeft())
        placed = QRectF(0, 0, rect.width(), rect.height())
        if placed == self.rect and strip == self.strip:
            return
        self.rect, self.strip = placed, strip
        self._lay_out()

    def _lay_out(self) -> None:
        if self.rect.isEmpty():
            return
        for piece in (self.signet, self.figures["vp"]):
            piece.setVisible(not self.strip)
        self.atomics.setVisible(self.armed)
        self.ability.give_room(not self.strip)
        if self.strip:
            self._lay_out_strip()
        else:
            self._lay_out_full()
        self._place_pawns()

    def _lay_out_full(self) -> None:
        width, height = self.rect.width(), self.rect.height()
        head = HIGH_NAME if height >= _HIGH else LOW_NAME
        gap = (height - head - _ROW - _PAWNS - _BUTTONS) / 3
        self.name.place(QRectF(0, 0, width, head))
        self._in_a_row(("spice", "solari", "water"), QRectF(0, head + gap, width, _ROW))
        top = head + _ROW + 2 * gap
        self._pawns_at = QRectF(0, top, width - _POINTS, _PAWNS)
        self._in_a_row(("vp",), QRectF(width - _POINTS, top, _POINTS, _PAWNS))
        fight = 2 * (_NARROW_FIGHT if self.armed else _FIGHT)
        buttons = (self.signet, self.ability, *[self.atomics] * self.armed)
        gap = S4 if self.armed else S6
        button = (width - fight) / len(buttons) - gap
        for at, piece in enumerate(buttons):
            piece.place(QRectF(at * (button + gap), height - _BUTTONS, button, _BUTTONS))
        right = QRectF(width - fight, height - _BUTTONS, fight, _BUTTONS)
        self._in_a_row(("persuasion", "sword"), right, BODY if self.armed else HEADING)

    def _lay_out_strip(self) -> None:
        """Shows the portrait alone; what buys and fights stands above what is owned."""
        height = self.rect.height()
        self.name.place(QRectF(0, (height - HIGH_NAME) / 2, HIGH_NAME, HIGH_NAME))
        figures = QRectF(HIGH_NAME + S8, 0, _STRIP - HIGH_NAME - S8, height)
        above, below = rows(figures, 2, S2)
        self._in_a_row(("persuasion", "sword"), above, STRENGTH)
        self._in_a_row(("spice", "solari", "water"), below, FIGURE)
        self.atomics.place(QRectF(_STRIP, S2, _ATOMICS, height - 2 * S2))

    def _in_a_row(self, signs: tuple[str, ...], rect: QRectF, size: float = HEADING) -> None:
        width = rect.width() / len(signs)
        for at, sign in enumerate(signs):
            self.figures[sign].size = size
            # Apart, so that one is not painted with the other.
            self.figures[sign].place(QRectF(rect.left() + at * width, rect.top(), width - S4, rect.height()))

    def _place_pawns(self) -> None:
        for pawn in self.pawns:
            pawn.setVisible(not self.strip)
        if self.strip or self.rect.isEmpty():
            return
        row = self._pawns_at
        side = min(row.height(), row.width() / max(1, len(self.pawns)))
        step = min(side + S4, row.width() / max(1, len(self.pawns)))
        for at, pawn in enumerate(self.pawns):
            pawn.place(QRectF(at * step, row.center().y() - side / 2, side, side))


#: What is called like the field of the seat that has it, but for the swords: they stand for its strength.
_FIGURES: Final = ("spice", "solari", "water", "persuasion", "sword", "vp")
#: What tiles are paid with.
_PAID: Final = ("spice", "solari")
#: The room of persuasion and of strength each, and of Victory Points.
_FIGHT, _NARROW_FIGHT, _POINTS = 50.0, 43.0, 50.0


def _pawns(view: View, me: Player) -> list[tuple[str, bool]]:
    """Lists every agent of the seat, and whether it is away."""
    owned = [PAWN] * (len(me.agents) + me.home - me.swordmaster - (view.mentat == me.seat))
    owned += [SWORDMASTER] * me.swordmaster
    mentat_home = view.mentat == me.seat and view.mentat_space == HOME
    home = me.home - mentat_home
    pawns = [(what, at >= home) for at, what in enumerate(owned)]
    return pawns + [(MENTAT, not mentat_home)] * (view.mentat == me.seat)
