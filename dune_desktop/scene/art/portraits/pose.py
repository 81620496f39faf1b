"""How somebody sits: head and shoulders are drawn from the front, and bent as a solid looks that is turned.

What is in the middle goes aside, what is at the edge stays and grows narrow; the nose goes farther than the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from dune_desktop.scene.art.bent import Bent, aside
from dune_desktop.scene.art.canvas import Point
from dune_desktop.scene.art.portraits.sitter import CHIN, CROWN, EYES, Head, Sitter

#: From the outline of the face to where nothing moves, and half the height within which it nods.
_ROUND, _HIGH = 7.0, 78.0
#: The neck is not turned: here the turn of the head ends.
_NECK, _BREAST = 80.0, 108.0
#: How much less the crown moves, and how far the nose stands out of the face, and how wide that is.
_CROWN, _NOSE, _WING = 0.6, 0.4, 15.0
#: For each unit that shoulders are turned, how much they grow at one side and shrink at the other, and slope.
_GROW, _SHRINK, _SLOPE = 0.009, 0.018, 0.006


def _bent(sitter: Sitter, bend: Callable[[float, float], Point]) -> Sitter:
    canvas = sitter.canvas
    return evolve(sitter, canvas=Bent(canvas.painter, canvas.light, canvas.seen, bend))


def turned_head(sitter: Sitter) -> Sitter:
    """The same, on a canvas on which the head is turned."""
    head = sitter.head
    return _bent(sitter, _head_bend(head)) if head.turn or head.nod else sitter


def turned_body(sitter: Sitter) -> Sitter:
    """The same, with one shoulder nearer."""
    body = sitter.head.body
    return _bent(sitter, lambda x, y: _on_body(body, x, y)) if body else sitter


def _head_bend(head: Head) -> Callable[[float, float], Point]:
    """What depends on the head alone is worked out once: a face has some two thousand points."""
    turn, nod, end, edge = head.turn, head.nod, head.nose_end + 4, head.half + _ROUND
    lag, reach, low = (1 - _CROWN) / (EYES - CROWN), _BREAST - _NECK, _BREAST - CHIN

    def bend(x: float, y: float) -> Point:
        far = turn * (1 - (EYES - y) * lag) if y < EYES else turn
        if y > _NECK:
            far *= max(0.0, (_BREAST - y) / reach)
        if 0 < y < end and abs(x) < _WING:
            far += turn * _NOSE * (y / end) * (1 - (x / _WING) ** 2)
        down = nod * (1.0 if y <= CHIN else max(0.0, (_BREAST - y) / low))
        return aside(x, far, edge), EYES + aside(y - EYES, down, _HIGH)

    return bend


def _on_body(body: float, x: float, y: float) -> Point:
    """Up to the neck everything stays."""
    share = min(1.0, max(0.0, (y - _NECK) / (_BREAST - _NECK)))
    near = x * body < 0
    wide = x * (1 + share * abs(body) * (_GROW if near else -_SHRINK))
    return wide + 0.3 * share * body, y - share * _SLOPE * body * x
