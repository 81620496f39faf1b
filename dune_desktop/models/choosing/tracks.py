"""Tokens on tracks: where one can go, what lies there, and where it can be dragged."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Advance, If, Recall
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.tracks import Node, Track
from dune_desktop.models.choosing.choices import Choice, Choices
from dune_desktop.models.choosing.open_question import OpenQuestion
from dune_desktop.models.refs import BRANCH, ITEM, NODE, Ref
from dune_desktop.models.table.laboratory import marker_words
from dune_desktop.text.box_signs import node_signs
from dune_desktop.text.drawing import signs_of, unit_signs
from dune_desktop.text.effects import deed, sentences
from dune_desktop.text.signs import IF, WORDS, Signs


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


def branch_rows(asked: OpenQuestion, row: Choice, effect: Effect) -> list[Choice]:
    """The row of an open effect; where it moves the own token at a fork, one for each way, which is taken with it."""
    move = _moving(effect)
    ahead = () if move is None else _ahead(asked, move)
    if move is None or len(ahead) < 2:
        return [row]
    return [_branch(asked, row, _track(asked, move), node) for node in ahead]


def _branch(asked: OpenQuestion, row: Choice, track: Track, node: Node) -> Choice:
    """The row with the way to this space as its answer."""
    assert row.action is not None
    then = Action.of("pick", node.id)
    drawn = () if WORDS in row.signs else (*row.signs, IF)
    details = (row.detail, asked.thing("node", node.id), marker_words(track, track.index[node.id]))
    return evolve(
        row,
        ref=(NODE, node.id),
        then=then,
        signs=row.signs if node.effect is None else (*drawn, *node_signs(node)),
        detail=" · ".join(filter(None, details)),
        words="" if node.effect is None else sentences((node.effect,)),
        sealed=asked.sealed(row.action, then),
        also=tuple(ref for ref in row.also if ref[0] not in (NODE, ITEM)),
    )


def _track(asked: OpenQuestion, move: Advance | Recall) -> Track:
    at = FOR_SEAT[asked.me.seat]
    return move.on(asked.view, at) if isinstance(move, Advance) else asked.edition.track_by_id[move.track]


def goal_of(asked: OpenQuestion, effect: Effect) -> tuple[Ref, ...]:
    """Where an open effect moves the own token, if that is all that it does: at a fork, every space that may follow."""
    move = _moving(effect)
    if move is None:
        return ()
    return tuple((NODE, node.id) for node in _ahead(asked, move) or _way(asked, move)[:1])


def _ahead(asked: OpenQuestion, move: Advance | Recall) -> Sequence[Node]:
    """Where the token can go, if it goes on."""
    return _track(asked, move).ahead(asked.view, asked.me) if isinstance(move, Advance) else ()


def _moving(effect: Effect) -> Advance | Recall | None:
    """What moves the token, also under a condition: it is offered while that holds."""
    if isinstance(effect, If) and effect.otherwise is None:
        return _moving(effect.then)
    return effect if isinstance(effect, Advance | Recall) else None


def token_targets(choices: Choices) -> dict[Ref, Choice]:
    """The own token on every space of its track where it can go now."""
    lit = (choice for choice in choices.rows() if choice.lit)
    return {ref: choice for choice in lit for ref in (choice.ref, *choice.also) if ref[0] == NODE}
