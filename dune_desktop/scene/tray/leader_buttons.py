"""Buttons of the own plate: what is printed on the leader, and Family Atomics."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from dune_desktop.content.immortality.words import UseAtomics
from dune_desktop.engine.abilities import SeesTop
from dune_desktop.engine.printed import Leader
from dune_desktop.models.refs import ABILITY, ATOMICS, Ref
from dune_desktop.models.table.laboratory import ATOMICS as ATOMICS_SIGN
from dune_desktop.models.table.seat_figures import say
from dune_desktop.models.table.zones import DECK_TOP
from dune_desktop.scene.drawing.tokens import S2
from dune_desktop.scene.glyphs import draw_glyph
from dune_desktop.scene.piece import SceneContext, Tabletop
from dune_desktop.scene.small_track import draw_track
from dune_desktop.scene.tray.tray_figures import Button
from dune_desktop.text.box_signs import leader_groups
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.effects import sentences
from dune_desktop.text.names import ability_names, name
from dune_desktop.text.signs import AND, ARROW, IF, OR, WORDS

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


class AtomicsButton(Button):
    """The own Family Atomics, until they are used."""

    beyond = 3.0  # narrow as it is, off the sign

    def __init__(self, table: SceneContext, parent: QGraphicsItem) -> None:
        super().__init__(table, parent, ATOMICS_SIGN, numbered=False)
        self.ref = ATOMICS
        self.setVisible(False)

    def tip(self) -> str:
        products = self.table.controller.edition.products
        return Tabletop.tr("{title}\n{text}").format(
            title=name("source", "family_atomics", products), text=sentences((UseAtomics(),))
        )
