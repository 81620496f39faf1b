"""Picks of an amount: of units, of what is given back for a lower price, of a price, or just a number."""

from __future__ import annotations

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects.acquiring import Buy
from dune_desktop.engine.frames.send import AmountQuestion
from dune_desktop.models.choosing import buying, units
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion
from dune_desktop.models.choosing.step_builder import StepBuilder, begun
from dune_desktop.models.refs import AMOUNT, Ref
from dune_desktop.text.box_signs import offer_signs
from dune_desktop.text.effects import amounts, sentences
from dune_desktop.text.signs import Signs


def amount_pick(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """How many, or how much."""
    if isinstance(asked.question.asks, units.MOVING):
        return units.moved(asked, draft)
    if isinstance(asked.question.asks, Buy):
        return buying.give_back(asked, draft, asked.question.asks)
    step = begun(asked, draft)
    row = _price_row if asked.question.asks is AmountQuestion else amount_row
    step.group("", [row(asked, action) for action in asked.options])
    return step


def amount_row(asked: OpenQuestion, action: Action, title: str = "", signs: Signs = (), words: str = "") -> Choice:
    """A number, with its digit."""
    n = int(action.args[0])
    key = str(n) if n < 10 else ""
    return asked.offer((AMOUNT, n), title or str(n), action, key=key, signs=signs, words=words)


def _price_row(asked: OpenQuestion, action: Action) -> Choice:
    """A price of a space where that is a choice, with what it buys."""
    space, n = asked.edition.space_index[asked.question.source], int(action.args[0])
    prices = asked.prices(space)
    number = next(at for at, price in enumerate(prices) if sum(price) == n)
    offer = asked.edition.spaces[space].offers[number]
    title = Choosing.tr("Pay {amounts}").format(amounts=amounts(prices[number])) if n else Choosing.tr("Pay nothing")
    return amount_row(asked, action, title, offer_signs(offer, prices[number]), sentences(offer.effects))
