"""Picks of Uprising: observation posts, own spies, contracts, battle icons, the training track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.actions import NO, Action
from dune_desktop.engine.effects import PlaceSpy, RecallSpy
from dune_desktop.engine.printed import Conflict, Contract, Objective
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.choosing.parts import deed, first, leave, picked
from dune_desktop.models.choosing.sheet import Sheet
from dune_desktop.models.naming import face_text
from dune_desktop.models.posts import watched
from dune_desktop.models.refs import BRANCH, CARD, CONTRACT, POST, TROPHY, Ref
from dune_desktop.text.effects import sentences
from dune_desktop.text.pictograms import effect_signs
from dune_desktop.text.pictograms.contracts import battle_sign, contract_reward
from dune_desktop.text.pictograms.drawing import units

if TYPE_CHECKING:
    from dune_desktop.engine.names import CardNumber
    from dune_desktop.models.choosing.asked import Asked, Place
    from dune_desktop.models.controller import Face
    from dune_desktop.text.pictograms.signs import Signs


# ---------------------------------------------------------------- spies


def post_pick(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """Where a spy goes (U11.2)."""
    sheet = Sheet(draft, Choosing.tr("Place a Spy on which post?"), place.name, place.ref)
    sheet.group("", [_post_row(asked, action) for action in asked.options if action is not NO])
    leave(asked, sheet, Choosing.tr("No, place no Spy"))
    return sheet


def spy_pick(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """Which own spy is recalled, or, to gather intelligence, whether one is."""
    sheet = Sheet(draft, _spy_prompt(asked, place), place.name, place.ref)
    sheet.group("", [_post_row(asked, action) for action in asked.options if action is not NO])
    leave(asked, sheet, Choosing.tr("No, keep your Spies"))
    return sheet


def _spy_prompt(asked: Asked, place: Place) -> str:
    step = asked.question.source.rpartition(".")[2]
    if step == "gather":
        return Choosing.tr("Gather Intelligence: recall a Spy to draw a card?")
    if step == "infiltrate":
        return Choosing.tr("Infiltrate {space}: recall which Spy?").format(space=place.name)
    if first(place.effect, PlaceSpy) is not None and not asked.me.spies_left:
        return Choosing.tr("No Spies left in your supply: recall which one first?")
    cost = first(place.effect, RecallSpy)
    if cost is None or cost.n == 1:
        return Choosing.tr("Recall which Spy?")
    counter = Choosing.tr("{one} of {all}").format(one=picked(asked.controller, asked.seat, "pick") + 1, all=cost.n)
    return Choosing.tr("{what}: {counter}").format(what=Choosing.tr("Recall %n Spies", "", cost.n), counter=counter)


def _post_row(asked: Asked, action: Action) -> Choice:
    post = asked.edition.post_index[action.args[0]]
    return Choice(
        (POST, post),
        asked.names.post(post),
        action,
        detail=_watchers(asked, post),
        words=watched(asked.names, post),
        sealed=asked.sealed(action),
    )


def why_not_post(asked: Asked, post: int) -> Why:
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


def _watchers(asked: Asked, post: int) -> str:
    """Whose spies are there already."""
    others = [player.seat for player in asked.view.players if post in player.spies and player.seat != asked.seat]
    return Choosing.tr("with a Spy of {players}").format(players=asked.names.seats(others)) if others else ""


# ---------------------------------------------------------------- contracts, battle icons


def contract_pick(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """Which contract that lies open, or one set aside for the seat (U18.2, U20.6)."""
    sheet = Sheet(draft, Choosing.tr("Take which contract?"), place.name, place.ref)
    there = {asked.face_id(number): number for number in (*asked.view.contracts_aside, *asked.view.contract_market)}
    sheet.group("", [_tile(asked, CONTRACT, there[action.args[0]], action) for action in asked.options])
    return sheet


def trophy_pick(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """Which Objective or won Conflict card is turned face down."""
    sheet = Sheet(draft, Choosing.tr("Turn which card face down?"), place.name, place.ref)
    mine = {asked.face_id(card): card for card in asked.me.trophies}
    sheet.group("", [_tile(asked, TROPHY, mine[action.args[0]], action) for action in asked.options])
    return sheet


def _tile(asked: Asked, kind: str, number: CardNumber, action: Action) -> Choice:
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
        return units(contract_reward(face))
    sign = battle_sign(face) if isinstance(face, Conflict | Objective) else None
    return () if sign is None else (sign,)


# ---------------------------------------------------------------- the training track


def training_pick(asked: Asked, draft: tuple[Ref, ...], place: Place) -> Sheet:
    """Which way the token goes at a fork (U20.1)."""
    sheet = Sheet(draft, Choosing.tr("Move your token to which space?"), place.name, place.ref)
    track = {space.id: space for space in asked.edition.leader_by_id[asked.me.leader].training}
    rows = []
    for letter, action in zip("abc", asked.options, strict=False):
        effect = track[action.args[0]].effect
        rows.append(
            Choice(
                (BRANCH, letter),
                deed(effect) if effect is not None else asked.thing("training", action.args[0]),
                action,
                signs=() if effect is None else effect_signs(effect),
                words="" if effect is None else sentences((effect,)),
                sealed=asked.sealed(action),
            )
        )
    sheet.group("", rows)
    return sheet
