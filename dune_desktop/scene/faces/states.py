"""What can be taken, what is chosen, what is refused: drawn over a thing that stays as it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from dune_desktop.scene.drawing import fonts
from dune_desktop.scene.drawing.look import Look
from dune_desktop.scene.drawing.painting import CENTRE, draw_edge, draw_rounded, draw_text, faded
from dune_desktop.scene.drawing.tokens import (
    BODY,
    GRAFT_HEAD,
    ICON_16,
    RADIUS_BOX,
    RADIUS_CELL,
    S2,
    S4,
    Theme,
)
from dune_desktop.scene.glyphs import draw_glyph

LIT, CHOSEN, REFUSED = "lit", "chosen", "refused"
#: In the tag of what is chosen; it is drawn, for fonts may not have it.
TICK: Final = "✓"
#: How far the key tag reaches over the lower edge of what it marks. The line lies inside: neighbours are not touched.
MARGIN: Final = 9.0
#: Of the key tag, and how much of it lies on what it marks.
_TAG_HEIGHT: Final = 17.0
_TAG_INSIDE: Final = 8.5


def draw_state(
    painter: QPainter,
    rect: QRectF,
    kind: str,
    key: str,
    sealed: bool,
    look: Look,
    radius: float = RADIUS_BOX,
    beyond: float = 0.0,
) -> None:
    """Draws the state of what stands in ``rect``; the tag reaches ``MARGIN`` below, the line ``beyond`` it."""
    theme = look.theme
    if kind == REFUSED:
        draw_rounded(painter, rect, radius, faded(theme.window, 0.36))
    elif kind in (LIT, CHOSEN):
        key = tag_of(kind, key)
        draw_edge(painter, rect.adjusted(-beyond, -beyond, beyond, beyond), theme, radius + beyond)
        if key or sealed:
            draw_tag(painter, rect, key, sealed, theme)


def draw_grafted(painter: QPainter, rect: QRectF, theme: Theme, beyond: float = 0.0) -> None:
    """Draws the frame of two cards that are one, with a link on its lower edge."""
    around = rect.adjusted(-beyond, -beyond, beyond, beyond)
    draw_edge(painter, around, theme, RADIUS_BOX + beyond, theme.graft_edge)
    draw_link(painter, tag_rect(rect, TICK, False), theme)


def draw_link(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draws the link of two cards that are one."""
    draw_rounded(painter, rect, RADIUS_CELL, GRAFT_HEAD, theme.keyline)
    draw_glyph(painter, "grafted", rect.adjusted(1, 1, -1, -1), theme)


def tag_of(kind: str, key: str) -> str:
    """Returns the digit that takes it; a tick on what is chosen, for a veil would look refused."""
    return TICK if kind == CHOSEN else key


def draw_key(painter: QPainter, tag: QRectF, key: str, theme: Theme) -> None:
    """Draws the digit or the tick in the middle of its tag."""
    if key != TICK:
        draw_text(painter, tag, key, theme.accent_ink, BODY, fonts.BOLD, CENTRE)
        return
    painter.setPen(QPen(theme.accent_ink, 2.4, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    middle = tag.center()
    painter.drawPolyline([middle + QPointF(-4.5, 0), middle + QPointF(-1.5, 3.2), middle + QPointF(4.5, -3.6)])


def tag_rect(rect: QRectF, key: str, sealed: bool) -> QRectF:
    """Returns the place of the tag of a thing; it may be wider than the thing."""
    width = (20 if key else S4) + (ICON_16 + S4 if sealed else 0)
    return QRectF(rect.center().x() - width / 2, rect.bottom() - _TAG_INSIDE, width, _TAG_HEIGHT)


def draw_tag(painter: QPainter, rect: QRectF, key: str, sealed: bool, theme: Theme) -> None:
    """Draws the digit that takes it, and the seal of what cannot be undone, on the lower edge."""
    tag = tag_rect(rect, key, sealed)
    draw_rounded(painter, tag, RADIUS_CELL, theme.accent, theme.keyline)
    if key:
        draw_key(painter, QRectF(tag.left(), tag.top(), 20, tag.height()), key, theme)
    if sealed:
        seal = QRectF(tag.right() - ICON_16 - S2, tag.center().y() - ICON_16 / 2, ICON_16, ICON_16)
        draw_glyph(painter, "sealed", seal, theme)
