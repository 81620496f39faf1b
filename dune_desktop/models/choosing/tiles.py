"""Picks of observation posts, own spies, contracts, battle icons and the nodes of tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.effects import Advance
from dune_desktop.engine.items import FOR_SEAT
from dune_desktop.engine.printed import Conflict, Contract, Objective
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing, Why
from dune_desktop.models.naming import face_text
from dune_desktop.models.refs import BRANCH, CARD, CONTRACT, NODE, POST, TROPHY
from dune_desktop.models.table.posts import watched
from dune_desktop.text.effects import deed, sentences
from dune_desktop.text.pictograms.boxes import battle_sign, contract_reward
from dune_desktop.text.pictograms.drawing import signs_of, unit_signs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dune_desktop.engine.actions import Action
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.models.choosing.open_question import OpenQuestion
    from dune_desktop.models.game.controller import Face
    from dune_desktop.text.pictograms.signs import Signs


# ---------------------------------------------------------------- spies


def post_row(asked: OpenQuestion, action: Action) -> Choice:
    """An observation post that a spy comes to, or is recalled from."""
    post = asked.edition.post_index[action.args[0]]
    return Choice(
        (POST, post),
        asked.names.post(post),
        action,
        detail=_watchers(asked, post),
        words=watched(asked.names, post),
        sealed=asked.sealed(action),
    )


def why_not_post(asked: OpenQuestion, post: int) -> Why:
    """Why no spy can be placed there, or recalled from there."""
    placing = asked.question.what == "post"
    spies = [player.seat for player in asked.view.players if post in player.spies]
    if placing and asked.seat in spies:
        return Why(Choosing.tr("You already have a Spy there."), "U11.12")
    if placing and spies:
        return Why(Choosing.tr("A Spy of {players} is there.").format(players=asked.names.seats(spies)), "U11.1")
    if not placing and asked.seat not in spies:
        return Why(Choosing.tr("None of your Spies is there."), "U11.5")
    return asked.why(asked.edition.posts[post].pick)


def _watchers(asked: OpenQuestion, post: int) -> str:
    """Whose spies are there already."""
    others = [player.seat for player in asked.view.players if post in player.spies and player.seat != asked.seat]
    return Choosing.tr("with a Spy of {players}").format(players=asked.names.seats(others)) if others else ""


# ---------------------------------------------------------------- contracts, battle icons


def contract_row(asked: OpenQuestion, action: Action) -> Choice:
    """A contract that lies open, or one set aside for the seat (U18.2, U20.6)."""
    return _tile(asked, CONTRACT, (*asked.view.contracts_aside, *asked.view.contract_market), action)


def trophy_row(asked: OpenQuestion, action: Action) -> Choice:
    """An Objective or won Conflict card."""
    return _tile(asked, TROPHY, asked.me.trophies, action)


def _tile(asked: OpenQuestion, kind: str, there: Iterable[CardNumber], action: Action) -> Choice:
    number = asked.by_face(there)[action.args[0]][-1]
    face = asked.controller.face(number)
    return Choice(
        (kind, number),
        asked.names.card(number),
        action,
        signs=_tile_signs(face),
        words="" if face is None else "\n".join(face_text(face)),
        sealed=asked.sealed(action),
        also=((CARD, number),),
    )


def _tile_signs(face: Face | None) -> Signs:
    """What a contract gives, or the battle icon of a card."""
    if isinstance(face, Contract):
        return unit_signs(contract_reward(face))
    sign = battle_sign(face) if isinstance(face, Conflict | Objective) else None
    return () if sign is None else (sign,)


# ---------------------------------------------------------------- a token on a track


def node_row(asked: OpenQuestion, action: Action) -> Choice:
    """One way of the token at a fork (U20.1)."""
    node, letter, asks = action.args[0], "abc"[asked.options.index(action)], asked.question.asks
    assert isinstance(asks, Advance)
    track = asks.on(asked.view, FOR_SEAT[asked.me.seat])
    effect = track.nodes[track.index[node]].effect
    return Choice(
        (NODE, node) if asked.question.what == NODE else (BRANCH, letter),
        deed(effect) if effect is not None else asked.thing("node", node),
        action,
        signs=() if effect is None else signs_of(effect),
        words="" if effect is None else sentences((effect,)),
        sealed=asked.sealed(action),
    )
