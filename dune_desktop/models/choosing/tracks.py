"""Tokens on tracks: where one can go, what lies there, and where it can be dragged."""

from __future__ import annotations

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Advance, Recall
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.tracks import Node, Track
from dune_desktop.models.choosing.choices import Choice, Choices
from dune_desktop.models.choosing.open_question import OpenQuestion
from dune_desktop.models.refs import BRANCH, NODE, Ref
from dune_desktop.models.table.laboratory import marker_words
from dune_desktop.text.box_signs import node_signs
from dune_desktop.text.drawing import signs_of, unit_signs
from dune_desktop.text.effects import deed, sentences
from dune_desktop.text.signs import IF, Signs


def node_row(asked: OpenQuestion, action: Action) -> Choice:
    """One way of the token at a fork (U20.1)."""
    node, letter, asks = action.args[0], "abc"[asked.options.index(action)], asked.question.asks
    assert isinstance(asks, Advance)
    track = asks.on(asked.view, FOR_SEAT[asked.me.seat])
    effect, marker = track.nodes[track.index[node]].effect, marker_words(track, track.index[node])
    ref = (NODE, node) if asked.question.what == NODE else (BRANCH, letter)
    if effect is None:
        return asked.offer(ref, asked.thing("node", node), action)
    detail = " · ".join(filter(None, (asked.thing("node", node), marker)))
    return asked.offer(ref, deed(effect), action, signs=signs_of(effect), detail=detail, words=sentences((effect,)))


def token_row(asked: OpenQuestion, move: Advance | Recall, action: Action, key: str) -> Choice:
    """One side of a choice moves the token: the space where it goes stands for that."""
    goal, rewards = _way(asked, move)
    effects = [node.effect for node in rewards if node.effect is not None]
    signs: Signs = signs_of(move)
    if effects:
        signs = (*signs, IF, *unit_signs(filter(None, map(node_signs, rewards))))
    return Choice(
        (NODE, goal.id),
        deed(move),
        action,
        key=key,
        signs=signs,
        words=sentences(effects),
        sealed=action in asked.options and asked.sealed(action),
    )


def _way(asked: OpenQuestion, move: Advance | Recall) -> tuple[Node, tuple[Node, ...]]:
    """Where the token goes, and the spaces whose rewards that is about; where it cannot move, it stays."""
    track = _track(asked, move)
    at = track.at(asked.me)
    if isinstance(move, Recall):
        return track.nodes[0], tuple(reversed(track.nodes[: at + 1]))
    goal = next(iter(track.ahead(asked.view, asked.me)), track.nodes[at])
    return goal, (goal,)


def _track(asked: OpenQuestion, move: Advance | Recall) -> Track:
    at = FOR_SEAT[asked.me.seat]
    return move.on(asked.view, at) if isinstance(move, Advance) else asked.edition.track_by_id[move.track]


def goal_of(asked: OpenQuestion, effect: Effect) -> tuple[Ref, ...]:
    """Where an open effect moves the own token, if that is all that it does: at a fork, every space that may follow."""
    if not isinstance(effect, Advance | Recall):
        return ()
    ahead = _track(asked, effect).ahead(asked.view, asked.me) if isinstance(effect, Advance) else []
    return tuple((NODE, node.id) for node in ahead or _way(asked, effect)[:1])


def token_targets(choices: Choices) -> dict[Ref, Choice]:
    """The own token on every space of its track where it can go now."""
    lit = (choice for choice in choices.rows() if choice.lit)
    return {ref: choice for choice in lit for ref in (choice.ref, *choice.also) if ref[0] == NODE}
