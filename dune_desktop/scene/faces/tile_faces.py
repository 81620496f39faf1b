"""Tiles that are bought and lie before a seat: price, name, what buying one brings, and what it does from then on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from attrs import evolve
from PySide6.QtCore import QRectF

from dune_desktop.engine.printed import Card
from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.fitting import Fitted, fit, line_height
from dune_desktop.scene.drawing.tokens import (
    BODY,
    CAPTION,
    ICON_13,
    ICON_16,
    ICON_18,
    ICON_24,
    LINE,
    S2,
    S4,
    S6,
    S8,
    Theme,
)
from dune_desktop.scene.faces import parts
from dune_desktop.scene.faces.card_scenery import Scenery
from dune_desktop.scene.faces.chips import edge_part, lines_of
from dune_desktop.scene.faces.flow import roomiest
from dune_desktop.scene.faces.measures import FaceMeasures, picture_of, title
from dune_desktop.scene.faces.operations import Gem, Icon, Icons, Label, Operation, Title
from dune_desktop.scene.glyphs.sign_lines import cut, signs_width
from dune_desktop.text.box_signs import Groups, box_groups
from dune_desktop.text.drawing import signs_of, unit_signs
from dune_desktop.text.signs import IF, Sign, Signs

#: What stands before the box that is gained once, when it is bought.
_ACQUIRED: Final = Sign("acquire")
#: How wide the number of a stack is, with its sign.
_STACK: Final = 28.0
#: A chip that leaves less beside its words has no picture, nor has one that is not so many times as wide as high;
#: and a picture may be so many times as wide as high.
_LEAST_PICTURE: Final = 40.0
_BROAD, _MOST_PICTURE = 4.0, 1.6
#: In a line that leaves less beside the name, only the name stands.
_LEAST_SIGNS: Final = 60.0
_SIZES: Final = (ICON_18, ICON_16, ICON_13)


def tile_signs(card: Card) -> Signs:
    """All that it does, in one line."""
    return unit_signs((*_gained(card), *_ability(card)))


def _gained(card: Card) -> Groups:
    groups = box_groups(card.acquired)
    return ((_ACQUIRED, IF, *groups[0]), *groups[1:]) if groups else ()


def _ability(card: Card) -> Groups:
    return tuple(map(signs_of, card.ability))


# ---------------------------------------------------------------- in its market


def tile_chip(
    card: Card, rect: QRectF, theme: Theme, price: int | None, count: int, aside: float
) -> Iterator[Operation]:
    """The price with the number of the stack below it; beside them the name above what it does, then its picture.

    ``aside``: what is left free of words at the right.
    """
    yield from edge_part(card, rect, theme)
    left = rect.left() + 5 + S6
    if price is not None:
        yield Gem(QRectF(left, rect.top() + S4, ICON_24, ICON_24), price, card.price, card.money)
        yield from _stack(QRectF(left, rect.bottom() - S4 - ICON_18, _STACK, ICON_18), count, theme)
        left += _STACK + S4
    words = QRectF(left, rect.top() + S4, rect.right() - max(S8, aside) - left, rect.height() - 2 * S4)
    roomy = fonts.metrics(BODY, fonts.SEMIBOLD).horizontalAdvance(title(card)) <= words.width()
    fitted = fit(title(card), words.width(), BODY if roomy else CAPTION, elide=True)
    high = len(fitted.lines) * line_height(fitted.font)
    signs, size = _beside(card, words.width(), words.height() - high - S2)
    free = rect.right() - words.left() - max(_wide(fitted), signs_width(signs, size) if size else 0.0) - S8
    if free >= _LEAST_PICTURE and rect.width() >= _BROAD * rect.height():
        wide = min(free, _MOST_PICTURE * rect.height())
        picture = QRectF(rect.right() - wide, rect.top() + LINE, wide - LINE, rect.height() - 2 * LINE)
        yield Scenery(picture, picture_of(card))
    if size:
        below = QRectF(words.left(), words.bottom() - size, words.width(), size)
        yield Icons(below, signs, size, theme.ink)
        words.setBottom(below.top() - S2)
    yield Title(words, fitted, theme.ink)


def _beside(card: Card, width: float, height: float) -> tuple[Signs, float]:
    """What it does in the largest signs that fit; the size is 0 where there is no room."""
    signs, sizes = tile_signs(card), [size for size in _SIZES if size <= height]
    if not signs or not sizes:
        return (), 0.0
    size = roomiest(iter(sizes), lambda one: signs_width(signs, one) <= width)
    return cut(signs, width, size), size


def _stack(rect: QRectF, count: int, theme: Theme) -> Iterator[Operation]:
    """How many lie there; a single one carries no number."""
    if count > 1:
        icon = QRectF(rect.left(), rect.center().y() - ICON_16 / 2, ICON_16, ICON_16)
        yield Icon(icon, "tech_stack")
        yield Label(rect.adjusted(ICON_16 + S2, 0, 0, 0), str(count), theme.ink, CAPTION)


def tile_line(
    card: Card, rect: QRectF, theme: Theme, price: int | None, count: int, aside: float
) -> Iterator[Operation]:
    """One line: price, name, and what it does as far as there is room; ``aside``: what is left free at the right."""
    yield from edge_part(card, rect, theme)
    left, right = rect.left() + 5 + S4, rect.right() - max(S4, aside)
    if price is not None:
        yield Gem(QRectF(left, rect.center().y() - 11, 22, 22), price, card.price, card.money)
        left += 22 + S4
    words = QRectF(left, rect.top(), right - left, rect.height())
    way = partial(fit, title(card), size=CAPTION, lines=lines_of(rect.height(), aside), elide=True)
    beside = words.width() - _STACK - S4
    if count > 1 and not way(beside).elided:  # else the name is worth more than how many lie there
        yield from _stack(QRectF(right - _STACK, rect.top(), _STACK, rect.height()), count, theme)
        words.setWidth(beside)
    fitted = way(words.width())
    signs = tile_signs(card)
    beside = words.width() - _wide(fitted) - S8
    size = next((size for size in _SIZES[1:] if signs_width(signs, size) <= beside), _SIZES[-1])
    signs = cut(signs, beside, size) if beside >= _LEAST_SIGNS else ()
    if signs:
        wide = signs_width(signs, size)
        yield Icons(QRectF(words.right() - wide, rect.center().y() - size / 2, wide + 1, size), signs, size, theme.ink)
    yield Title(words, fitted, theme.ink)


def _wide(fitted: Fitted) -> float:
    return max(fitted.widths)


def tile_sign(card: Card, rect: QRectF) -> Iterator[Operation]:
    """Its picture alone."""
    yield Scenery(rect, picture_of(card))


# ---------------------------------------------------------------- as a card


def tile_face(card: Card, rect: QRectF, m: FaceMeasures, theme: Theme, price: int | None) -> Iterator[Operation]:
    """The price in the band, a picture, a box for what buying it brings and one for what it does."""
    yield from parts.band_part(card, rect, m, theme, 0.0 if price is None else m.gem)
    if price is not None:
        yield Gem(parts.at_the_end(rect, m), price, card.price, card.money)
    body = parts.body(rect, m)
    boxes = roomiest(
        (_boxes(card, body, one) for one in (m, evolve(m, box=ICON_24, around=S2, signs=(*m.signs, ICON_13)))),
        lambda found: parts.all_fit(found, body.height()),
    )
    yield from parts.scenery_part(card, parts.above(boxes, body))
    yield from parts.stack_part(boxes, body, m, (theme.agent_box, theme.ink, theme.brass))


def _boxes(card: Card, body: QRectF, m: FaceMeasures) -> list[parts.SignBox]:
    printed = ((_ACQUIRED.name, box_groups(card.acquired)), ("tech", _ability(card)))
    shown = [(icon, groups) for icon, groups in printed if groups]
    return [parts.sign_box(groups, body.width(), body.height() / max(1, len(shown)), m, icon) for icon, groups in shown]
