"""What is printed on the things of the table, for the big card."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.engine.names import CardNumber
from dune_desktop.models import refs
from dune_desktop.models.game.shown import ShownGame
from dune_desktop.models.refs import Ref
from dune_desktop.scene.faces.measures import Face


def printed_on(controller: ShownGame, ref: Ref) -> Face | None:
    """What is printed on the thing, or on the component whose effect it is."""
    kind, found = ref
    edition = controller.edition
    if kind in (refs.CARD, refs.CONTRACT, refs.TROPHY):
        return controller.face(int(found))
    if kind == refs.SPACE:
        return edition.spaces[int(found)]
    if kind == refs.SEAT:
        return controller.rival(int(found)) or controller.view.players[int(found)].leader
    if kind == refs.LEADER and controller.looker < len(controller.view.players):
        return controller.view.players[controller.looker].leader
    return _component(controller, str(found).partition(".")[0]) if kind in (refs.RESERVE, refs.ITEM) else None


def _component(controller: ShownGame, component: str) -> Face | None:
    edition = controller.edition
    if component in edition.space_index:
        return edition.spaces[edition.space_index[component]]
    kinds = (edition.card_by_id, edition.leader_by_id, edition.intrigue_by_id, edition.conflict_by_id)
    return next((faces[component] for faces in kinds if component in faces), None)


def neighbours(controller: ShownGame, ref: Ref) -> list[Face]:
    """The faces of the cards that lie in a row with this one, itself included."""
    faces = map(controller.face, _row_of(controller, ref[1]) if ref[0] == refs.CARD else ())
    return [face for face in faces if face is not None]


def _row_of(controller: ShownGame, card: int | str) -> Sequence[CardNumber]:
    view, looker = controller.view, controller.looker
    places = [view.row, view.hagal_discard]
    if looker < len(view.players):
        player = view.players[looker]
        places += [player.hand, player.intrigue, player.played, player.revealed]
    return next((cards for cards in places if card in cards), ())
