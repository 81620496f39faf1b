"""Which challenges are shown, and in which order: four choosers above the list, two abreast."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout

from dune_desktop.challenges.challenge import TOPICS, Challenge
from dune_desktop.scene.drawing import tokens
from dune_desktop.scene.drawing.look import Look
from dune_desktop.text.challenges import TOPICS as TOPIC_NAMES
from dune_desktop.text.challenges import title
from dune_desktop.windows.games import product_name
from dune_desktop.windows.widgets.form_widgets import Chooser
from dune_desktop.windows.widgets.panels import PagePart

#: Whose challenges; instead of a topic and a product that all of them; and the orders.
ALL, OWN, OPEN = "all", "own", "open"
UNSOLVED_FIRST, EASY_FIRST, BY_NAME = "unsolved_first", "easy_first", "by_name"
_ANY: Final = ""


class ChallengeFilters(PagePart):
    """Filters and sorts by what is chosen; what is in no challenge is not offered."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.whose, self.topic, self.product, self.order = (Chooser(self.look) for _ in range(4))
        self._products: tuple[str, ...] = ()
        grid = QGridLayout(self)
        for number, one in enumerate(self._choosers):
            grid.addWidget(one, *divmod(number, 2))
        self.pad(grid, 0, gap=tokens.S8)
        for one in self._choosers:
            self.keep_size(one.setMinimumHeight, tokens.OPTION)
            one.currentIndexChanged.connect(self.changed)

    @property
    def _choosers(self) -> tuple[Chooser, ...]:
        return self.whose, self.topic, self.product, self.order

    def chosen(self, found: Iterable[Challenge], solved: Collection[str]) -> list[Challenge]:
        """What is to be shown of these, in its order; they come by difficulty."""
        shown = [one for one in found if self._shows(one, solved)]
        if self.order.currentData() == BY_NAME:
            return sorted(shown, key=lambda one: title(one).casefold())
        if self.order.currentData() == EASY_FIRST:
            return sorted(shown, key=lambda one: one.level)
        return sorted(shown, key=lambda one: (one.id in solved, one.level))

    def _shows(self, one: Challenge, solved: Collection[str]) -> bool:
        whose, topic, product = (chooser.currentData() for chooser in (self.whose, self.topic, self.product))
        wanted = {OWN: one.made is not None, OPEN: one.id not in solved}.get(whose, True)
        return wanted and topic in (_ANY, one.topic) and product in (_ANY, *_boxes(one))

    def show_all(self) -> None:
        """Hide nothing any more."""
        for one in (self.whose, self.topic, self.product):
            one.setCurrentIndex(0)

    def choose(self, *, whose: str = ALL, topic: str = _ANY) -> None:
        """Show these, of every product."""
        self.show_all()
        self.whose.setCurrentIndex(self.whose.findData(whose))
        self.topic.setCurrentIndex(self.topic.findData(topic))

    def offer(self, found: Iterable[Challenge]) -> None:
        """Let the products be chosen that these are of."""
        self._products = tuple(dict.fromkeys(product for one in found for product in _boxes(one)))
        self.retranslate()

    def retranslate(self) -> None:
        self.whose.call(self.tr("Which challenges"))
        self.topic.call(self.tr("What they teach"))
        self.product.call(self.tr("Which game"))
        self.order.call(self.tr("Order"))
        whose = {ALL: self.tr("All challenges"), OPEN: self.tr("Not solved yet"), OWN: self.tr("My challenges")}
        orders = {
            UNSOLVED_FIRST: self.tr("Unsolved first"),
            EASY_FIRST: self.tr("Easy ones first"),
            BY_NAME: self.tr("By name"),
        }
        self.whose.offer(whose, self.whose.currentData())
        self.topic.offer(
            {_ANY: self.tr("All topics")} | {topic: str(TOPIC_NAMES[topic]) for topic in TOPICS},
            self.topic.currentData(),
        )
        self.product.offer(
            {_ANY: self.tr("All games")} | {one: product_name(one) for one in self._products},
            self.product.currentData(),
        )
        self.order.offer(orders, self.order.currentData())


def _boxes(challenge: Challenge) -> tuple[str, ...]:
    """The game, and the expansions that join it."""
    return challenge.edition, *challenge.position.get("with", ())
