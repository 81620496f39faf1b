"""The own plate: who one is, what one has, and the agents that can still be sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.engine.names import HOME
from dune_desktop.engine.view import PlayerView, View
from dune_desktop.models.refs import ITEM, SEAT, Ref
from dune_desktop.scene.figures import MENTAT, PAWN, SWORDMASTER, Button, Figure, PawnItem
from dune_desktop.scene.fitting import draw_fitted, fit
from dune_desktop.scene.piece import Piece, Table, Tabletop
from dune_desktop.scene.pieces import draw_mark
from dune_desktop.scene.tokens import BODY, FIGURE, HEADING, ICON_24, S4, S6, S8, STRENGTH
from dune_desktop.text.names import ability_names, name

_NAME, _ROW, _PAWNS, _BUTTONS = 30.0, 26.0, 32.0, 32.0
#: Width and height of a pawn.
_PAWN: Final = (26.0, 30.0)
#: How wide the plate is in the strip of the Reveal turn.
STRIP_WIDTH: Final = 230.0


class NamePlate(Piece):
    """Mark and leader."""

    def __init__(self, table: Table, parent: QGraphicsItem) -> None:
        super().__init__(table, parent)
        self.leader = ""
        self.colour = "red"

    def big(self) -> object | None:
        return self.table.controller.edition.leader_by_id.get(self.leader)

    def draw(self, painter: QPainter) -> None:
        side = min(ICON_24, self.rect.height())
        draw_mark(painter, self.colour, QRectF(0, (self.rect.height() - side) / 2, side, side))
        edition = self.table.controller.edition.id
        title = name("leader", self.leader, edition) if self.leader else ""
        beside = self.rect.adjusted(side + S6, 0, 0, 0)
        draw_fitted(painter, fit(title, beside.width(), BODY), beside, self.table.theme.text)


class Plate(QGraphicsItem):
    """Holds the pieces of the plate; each repaints for itself alone."""

    def __init__(self, table: Table, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.table = table
        self.rect = QRectF()
        self.strip = False
        self.player: PlayerView | None = None
        self.name = NamePlate(table, self)
        self.figures = {sign: Figure(table, self, sign, "") for sign in _FIGURES}
        self.pawns: list[PawnItem] = []
        self.ability = Button(table, self, "look", "", numbered=False)
        self.signet = Button(table, self, "signet", "", numbered=False)

    def boundingRect(self) -> QRectF:
        return self.rect

    def pieces(self) -> Iterator[Piece]:
        if self.isVisible():
            yield from (one for one in self._all() if one.isVisible())

    def _all(self) -> Iterator[Piece]:
        yield from (self.name, *self.figures.values(), *self.pawns, self.ability, self.signet)

    # ------------------------------------------------------------ following

    def sync(self, view: View) -> None:
        """Show the seat that looks."""
        self.player = view.players[view.seat] if view.seat < len(view.players) else None
        if self.player is None:
            return
        self._sync_name(self.player)
        for sign, number in _numbers(self.player).items():
            self.figures[sign].show_number(number)
        self._sync_pawns(view, self.player)
        self.retranslate()

    def _sync_name(self, me: PlayerView) -> None:
        colour = self.table.look.colours[me.seat]
        self.name.ref = (SEAT, me.seat)
        if (self.name.leader, self.name.colour) != (me.leader, colour):
            self.name.leader, self.name.colour = me.leader, colour
            self.name.update()

    def _sync_pawns(self, view: View, me: PlayerView) -> None:
        pawns = _pawns(view, me)
        while len(self.pawns) < len(pawns):
            self.pawns.append(PawnItem(self.table, self))
        while len(self.pawns) > len(pawns):
            gone = self.pawns.pop()
            gone.scene().removeItem(gone)
        colour = self.table.look.colours[me.seat]
        for pawn, (what, away) in zip(self.pawns, pawns, strict=True):
            pawn.stand_for(what, colour, away, _pawn_tip(what, away))
        self._place_pawns()

    def retranslate(self) -> None:
        """Words of tooltips."""
        if self.player is None:
            return
        edition = self.table.controller.edition.id
        ability, signet = ability_names(self.player.leader, edition)
        self.name.setToolTip(name("leader", self.player.leader, edition))
        self.ability.shown = self.signet.shown = self.table.controller.edition.leader_by_id[self.player.leader]
        self.ability.setToolTip(ability)
        self.signet.setToolTip(Tabletop.tr("Signet Ring: {ability}").format(ability=signet))
        for sign, figure in self.figures.items():
            figure.setToolTip(figure_tip(sign, figure.number))

    def refresh(self) -> None:
        """States; the leader's buttons stand for whatever open effect is his."""
        for button, box in ((self.ability, "ability"), (self.signet, "signet")):
            button.ref = self._open_item(box)
        for piece in self._all():
            piece.refresh()

    def _open_item(self, box: str) -> Ref | None:
        if self.player is None:
            return None
        prefix = f"{self.player.leader}.{box}"
        return next(
            (ref for ref in self.table.asking.choices.by_ref if ref[0] == ITEM and str(ref[1]).startswith(prefix)),
            None,
        )

    # ------------------------------------------------------------ where

    def lay_out(self, rect: QRectF, strip: bool) -> None:
        self.setPos(rect.topLeft())
        placed = QRectF(0, 0, rect.width(), rect.height())
        if placed == self.rect and strip == self.strip:
            return
        self.prepareGeometryChange()
        self.rect, self.strip = placed, strip
        for piece in (self.ability, self.signet, self.figures["vp"]):
            piece.setVisible(not strip)
        if strip:
            self._lay_out_strip()
        else:
            self._lay_out_full()
        self._place_pawns()

    def _lay_out_full(self) -> None:
        width, height = self.rect.width(), self.rect.height()
        gap = (height - _NAME - _ROW - _PAWNS - _BUTTONS) / 3
        self.name.place(QRectF(0, 0, width, _NAME))
        self._in_a_row(("spice", "solari", "water"), QRectF(0, _NAME + gap, width, _ROW))
        self._pawns_at = QRectF(0, _NAME + _ROW + 2 * gap, width, _PAWNS)
        right = QRectF(width - 2 * _FIGHT, self._pawns_at.top(), 2 * _FIGHT, _PAWNS)
        self._in_a_row(("persuasion", "sword"), right, HEADING)
        third = (width - 2 * S4) / 3
        for at, piece in enumerate((self.signet, self.ability, self.figures["vp"])):
            piece.place(QRectF(at * (third + S4), height - _BUTTONS, third, _BUTTONS))

    def _lay_out_strip(self) -> None:
        height = self.rect.height()
        left = self.rect.width() - 2 * _STRIP_FIGHT - S8
        self.name.place(QRectF(0, 0, left, height / 2))
        self._in_a_row(("spice", "solari", "water"), QRectF(0, height / 2, left, height / 2), FIGURE)
        right = QRectF(left + S8, 0, 2 * _STRIP_FIGHT, height)
        self._in_a_row(("persuasion", "sword"), right, STRENGTH)

    def _in_a_row(self, signs: tuple[str, ...], rect: QRectF, size: float = HEADING) -> None:
        width = rect.width() / len(signs)
        for at, sign in enumerate(signs):
            self.figures[sign].size = size
            self.figures[sign].place(QRectF(rect.left() + at * width, rect.top(), width, rect.height()))

    def _place_pawns(self) -> None:
        width, height = _PAWN
        for pawn in self.pawns:
            pawn.setVisible(not self.strip)
        if self.strip or self.rect.isEmpty():
            return
        room = self._pawns_at.width() - 2 * _FIGHT
        # Two lit lines need their room.
        step = min(width + S8, (room - width) / max(1, len(self.pawns) - 1))
        for at, pawn in enumerate(self.pawns):
            pawn.place(QRectF(at * step, self._pawns_at.top(), width, height))


_FIGURES: Final = ("spice", "solari", "water", "persuasion", "sword", "vp")
#: The room of persuasion and of strength.
_FIGHT, _STRIP_FIGHT = 47.0, 50.0


def _numbers(me: PlayerView) -> dict[str, int]:
    return {
        "spice": me.spice,
        "solari": me.solari,
        "water": me.water,
        "persuasion": me.persuasion,
        "sword": me.strength,
        "vp": me.vp,
    }


def figure_tip(sign: str, number: int) -> str:
    """What a figure counts."""
    texts = {
        "spice": Tabletop.tr("%n spice", "", number),
        "solari": Tabletop.tr("%n Solari", "", number),
        "water": Tabletop.tr("%n water", "", number),
        "persuasion": Tabletop.tr("%n Persuasion left", "", number),
        "sword": Tabletop.tr("Strength %n in the Conflict", "", number),
        "vp": Tabletop.tr("%n Victory Point(s)", "", number),
    }
    return texts[sign]


def _pawns(view: View, me: PlayerView) -> list[tuple[str, bool]]:
    """Every agent of the seat, and whether it is away."""
    owned = [PAWN] * (len(me.agents) + me.home - me.swordmaster - (view.mentat == me.seat))
    owned += [SWORDMASTER] * me.swordmaster
    mentat_home = view.mentat == me.seat and view.mentat_space == HOME
    home = me.home - mentat_home
    pawns = [(what, at >= home) for at, what in enumerate(owned)]
    return pawns + [(MENTAT, not mentat_home)] * (view.mentat == me.seat)


def _pawn_tip(what: str, away: bool) -> str:
    if what == MENTAT:
        return Tabletop.tr("The Mentat, on the board") if away else Tabletop.tr("The Mentat, with your leader")
    if away:
        return Tabletop.tr("An Agent of yours, on the board")
    return Tabletop.tr("An Agent of yours, with your leader")
