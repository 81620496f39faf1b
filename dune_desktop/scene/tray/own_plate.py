"""The own plate: who one is, what one has, and the agents that can still be sent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup

from dune_desktop.engine.abilities import SeesTop
from dune_desktop.engine.names import HOME
from dune_desktop.engine.printed import Leader
from dune_desktop.engine.state import Player
from dune_desktop.engine.units import strength
from dune_desktop.engine.view import View
from dune_desktop.models.refs import ABILITY, SEAT, SIGNET, Ref
from dune_desktop.models.table.seat_figures import say
from dune_desktop.models.table.zones import DECK_TOP
from dune_desktop.scene.drawing.tokens import FIGURE, HEADING, S2, S4, S6, S8, STRENGTH
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.layout import rows
from dune_desktop.scene.piece import Piece, SceneContext, Tabletop
from dune_desktop.scene.small_track import draw_track
from dune_desktop.scene.tray.tray_figures import (
    HIGH_NAME,
    LOW_NAME,
    MENTAT,
    PAWN,
    SWORDMASTER,
    Button,
    Figure,
    MoneyFigure,
    NamePlate,
    PawnItem,
)
from dune_desktop.text.box_signs import leader_groups
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.names import ability_names
from dune_desktop.text.signs import AND, ARROW, IF, OR, WORDS

#: The portrait is large where the plate is at least so high.
_HIGH: Final = 180.0
_ROW, _PAWNS, _BUTTONS = 26.0, 34.0, 32.0
#: How wide the plate is in the strip of the Reveal turn.
STRIP_WIDTH: Final = 192.0
#: What a sign of an ability says by itself.
_SAYS_NOTHING: Final = (ARROW, IF, OR, AND, WORDS)


class LeaderButton(Button):
    """A box that is printed on the leader, where it is used."""

    def __init__(self, table: SceneContext, parent: QGraphicsItem, sign: str, ref: Ref, box: str) -> None:
        super().__init__(table, parent, sign, numbered=False)
        self.ref, self.box = ref, box
        self.leader: Leader | None = None

    def big(self) -> object | None:
        return self.leader

    def tip(self) -> str:
        if self.leader is None:
            return ""
        ability, signet = ability_names(self.leader.id, self.table.controller.edition.products)
        title = ability if self.ref == ABILITY else Tabletop.tr("Signet Ring: {ability}").format(ability=signet)
        return Tabletop.tr("{title}\n{text}").format(title=title, text=boxes_of(self.leader).get(self.box, ""))


class AbilityButton(LeaderButton):
    """What a leader's ability shows all the time: the top of the deck, or the place on the training track.

    For other leaders it is there only while their ability can be used.
    """

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent, "look", ABILITY, "ability")
        self.colour = ""
        #: Where the token stands on the training track.
        self.at = 0
        self._room = False

    def big(self) -> object | None:
        tops = self.table.models.zone(DECK_TOP).rows if self._looks else ()
        return tops[0].ref if tops else self.leader

    def give_room(self, room: bool) -> None:
        """Says whether the plate has a place for it."""
        self._room = room
        self._show()

    def refresh(self) -> None:
        super().refresh()
        self._show()

    def _show(self) -> None:
        lasting = self._looks or (self.leader is not None and bool(self.leader.training))
        self.setVisible(self._room and (lasting or bool(self.kind)))

    @property
    def _looks(self) -> bool:
        return self.leader is not None and any(isinstance(one, SeesTop) for one in self.leader.ability)

    def draw_sign(self, painter: QPainter, rect: QRectF) -> None:
        if self.leader is None or self._looks:
            super().draw_sign(painter, rect)
        elif self.leader.training:
            inner = self.rect.adjusted(S2, S2, -S2, -S2)
            draw_track(painter, self.leader.training, self.at, self.colour, inner, self.table.theme)
        else:
            signs = [sign for group in leader_groups(self.leader)[0] for sign in group if sign not in _SAYS_NOTHING]
            last = signs[-1] if signs else WORDS
            draw_glyph(painter, last.name, rect, self.table.theme, last.number)

    def tip(self) -> str:
        """Says with the ability what the button shows of it."""
        lines = [super().tip()]
        if self._looks:
            tops = self.table.models.zone(DECK_TOP)
            lines += [Tabletop.tr("On top: {card}").format(card=tops.text(row)) for row in tops.rows]
        elif self.leader is not None and self.leader.training:
            lines += say(self.table.models.names, [("training", (self.leader.training.nodes[self.at].id,))])
        return "\n".join(lines)


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

    def pieces(self) -> Iterator[Piece]:
        if self.isVisible():
            yield from (one for one in self._all() if one.isVisible())

    def _all(self) -> Iterator[Piece]:
        yield from (self.name, *self.figures.values(), *self.pawns, self.ability, self.signet)

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
        self._sync_pawns(view, me)

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
        for piece in (self.signet, self.figures["vp"]):
            piece.setVisible(not strip)
        self.ability.give_room(not strip)
        if strip:
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
        button = (width - 2 * _FIGHT) / 2 - S6
        for at, piece in enumerate((self.signet, self.ability)):
            piece.place(QRectF(at * (button + S6), height - _BUTTONS, button, _BUTTONS))
        right = QRectF(width - 2 * _FIGHT, height - _BUTTONS, 2 * _FIGHT, _BUTTONS)
        self._in_a_row(("persuasion", "sword"), right, HEADING)

    def _lay_out_strip(self) -> None:
        """Shows the portrait alone; what buys and fights stands above what is owned."""
        height = self.rect.height()
        self.name.place(QRectF(0, (height - HIGH_NAME) / 2, HIGH_NAME, HIGH_NAME))
        figures = QRectF(HIGH_NAME + S8, 0, self.rect.width() - HIGH_NAME - S8, height)
        above, below = rows(figures, 2, S2)
        self._in_a_row(("persuasion", "sword"), above, STRENGTH)
        self._in_a_row(("spice", "solari", "water"), below, FIGURE)

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
_FIGHT, _POINTS = 50.0, 50.0


def _pawns(view: View, me: Player) -> list[tuple[str, bool]]:
    """Lists every agent of the seat, and whether it is away."""
    owned = [PAWN] * (len(me.agents) + me.home - me.swordmaster - (view.mentat == me.seat))
    owned += [SWORDMASTER] * me.swordmaster
    mentat_home = view.mentat == me.seat and view.mentat_space == HOME
    home = me.home - mentat_home
    pawns = [(what, at >= home) for at, what in enumerate(owned)]
    return pawns + [(MENTAT, not mentat_home)] * (view.mentat == me.seat)
