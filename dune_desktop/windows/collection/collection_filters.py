"""What one looks for, besides its name: by box, kind, Faction, icon and cost; and how the found is sorted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dune_desktop.content import PRODUCTS
from dune_desktop.engine.names import FACTIONS, ICONS
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.names import name
from dune_desktop.windows.collection.collection import (
    AS_PRINTED,
    BY_COST,
    BY_NAME,
    Sought,
    costs,
    factions,
    icons,
    kinds,
)
from dune_desktop.windows.games import product_name
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.layouts import fill, row
from dune_desktop.windows.widgets.panels import PagePart
from dune_desktop.windows.widgets.preview_text import kind_name

#: Of the chooser of boxes: what the game on the table is played with.
THIS_GAME = "this game"


class CollectionFilters(PagePart):
    """Two rows of choosers."""

    changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        #: There is a game on the table.
        self._playing = False
        self.choosers = [Chooser(look) for _ in range(6)]
        self.box, self.kind, self.faction, self.icon, self.cost, self.order = self.choosers
        rows = [row(*((chooser, 1) for chooser in some)) for some in (self.choosers[:3], self.choosers[3:])]
        for each in rows:
            self.pad(each, gap=tokens.S8)
        self.pad(fill(QVBoxLayout(self), *rows), 0, gap=tokens.S8)
        for chooser in self.choosers:
            chooser.setMinimumWidth(1)
            self.keep_size(chooser.setMinimumHeight, tokens.OPTION)
            chooser.activated.connect(self.changed)
        self.retranslate()

    def follow(self, playing: bool) -> None:
        """There is a game on the table, or none."""
        self._playing = playing
        self.retranslate()

    @property
    def in_game(self) -> bool:
        """Only what the game on the table is played with."""
        return bool(self.box.currentData() == THIS_GAME)

    def sought(self, text: str) -> Sought:
        """What is looked for, with what is typed."""
        box, kind, faction, icon, cost = (chooser.currentData() for chooser in self.choosers[:5])
        return Sought(text, None if box == THIS_GAME else box, kind, faction, icon, cost)

    def show_all(self) -> None:
        """Choose nothing; how it is sorted stays."""
        for chooser in self.choosers[:5]:
            chooser.setCurrentIndex(0)
        self.changed.emit()

    def retranslate(self) -> None:
        """Make all words anew; what is chosen stays."""
        here = {THIS_GAME: self.tr("In this game")} if self._playing else {}
        orders = {AS_PRINTED: self.tr("As printed"), BY_NAME: self.tr("By name"), BY_COST: self.tr("By cost")}
        offered: tuple[tuple[str, Mapping[Any, str]], ...] = (
            (self.tr("Box"), {None: self.tr("All boxes"), **here, **{one: product_name(one) for one in PRODUCTS}}),
            (self.tr("Kind"), {None: self.tr("All kinds"), **{one: kind_name(one) for one in kinds()}}),
            (self.tr("Faction"), {None: self.tr("Any Faction"), **_named("faction", FACTIONS, factions())}),
            (self.tr("Icon"), {None: self.tr("Any icon"), **_named("icon", ICONS, icons())}),
            (self.tr("Cost"), {None: self.tr("Any cost"), **{n: self.tr("Cost {n}").format(n=n) for n in costs()}}),
            (self.tr("Order"), orders),
        )
        for chooser, (title, choices) in zip(self.choosers, offered, strict=True):
            chooser.call(title)
            chooser.offer(choices, chooser.currentData())


def _named(kind: str, ids: Sequence[str], numbers: Iterable[int]) -> dict[int, str]:
    return {number: name(kind, ids[number]) for number in numbers}
