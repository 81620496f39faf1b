"""Rows for cards, contracts, battle icons and observation posts: to pick, to play, to discard."""

from __future__ import annotations

from collections.abc import Iterable

from dune_desktop.engine.actions import NO, Action
from dune_desktop.engine.decisions import PLOT
from dune_desktop.engine.effects import Acquire, AcquireForSolari
from dune_desktop.engine.effects.acquiring import Buy
from dune_desktop.engine.effects.cards import named
from dune_desktop.engine.names import DISCARD, HAND, INTRIGUE, PLAYED, REVEALED, CardNumber
from dune_desktop.engine.printed import Card, Conflict, Contract, Intrigue, Objective
from dune_desktop.models.choosing.acquire import in_persuasion, in_solari, refuse_dearer, ware_rows
from dune_desktop.models.choosing.buying import offer_wares
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.choosing.step_builder import StepBuilder, begun, leave
from dune_desktop.models.naming import face_text
from dune_desktop.models.refs import CARD, CONTRACT, POST, TROPHY, Ref
from dune_desktop.models.table.board import watched
from dune_desktop.text.box_signs import battle_sign, box_signs, contract_reward, intrigue_groups
from dune_desktop.text.drawing import or_signs, unit_signs
from dune_desktop.text.signs import IF, Sign, Signs
from dune_desktop.text.translating import QT_TRANSLATE_NOOP

_ZONES = {
    HAND: QT_TRANSLATE_NOOP("Choosing", "Hand"),
    DISCARD: QT_TRANSLATE_NOOP("Choosing", "Discard pile"),
    PLAYED: QT_TRANSLATE_NOOP("Choosing", "Played"),
    REVEALED: QT_TRANSLATE_NOOP("Choosing", "Revealed"),
    INTRIGUE: QT_TRANSLATE_NOOP("Choosing", "Intrigue"),
}


def card_pick(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder:
    """Which card; where it lies is told by the action, or by what the question is about."""
    step = begun(asked, draft)
    action = asked.options[0]
    if ":" in action.args[0]:
        _zones(asked, step)
    elif action.verb == "discard":
        step.group("", _rows(asked, asked.me.hand))
    elif asked.question.about:
        step.group("", _rows(asked, asked.question.about))
    else:
        _market(asked, step)
    leave(asked, step)
    return step


def _rows(asked: OpenQuestion, cards: Iterable[CardNumber]) -> list[Choice]:
    found = asked.by_face(cards)
    return [_card_row(asked, found[action.args[0]], action) for action in asked.options if action is not NO]


def _zones(asked: OpenQuestion, step: StepBuilder) -> None:
    """Under the name of where they lie."""
    lying: dict[str, list[Choice]] = {zone: [] for zone in _ZONES}
    for action in asked.options:
        if action is not NO:
            zone = action.args[0].partition(":")[0]
            lying.setdefault(zone, []).append(_card_row(asked, named(asked.view, asked.me, action), action))
    for zone, rows in lying.items():
        step.group(str(_ZONES.get(zone, "")), rows)


def _card_row(asked: OpenQuestion, cards: list[CardNumber], action: Action) -> Choice:
    face = asked.controller.face(cards[0])
    assert isinstance(face, Card | Intrigue)
    opens = action.args[0].partition("~")[2]
    words = "\n".join(face_text(face))
    return asked.offer_cards(
        cards, action, signs=_told(asked, cards[0], face, action), detail=_detail(len(cards), opens), words=words
    )


def _told(asked: OpenQuestion, card: CardNumber, face: Card | Intrigue, action: Action) -> Signs:
    """What comes of it, and what a card does that is looked at and lies nowhere on the table."""
    if isinstance(face, Card):
        return box_signs({"trash": face.trashed, "discard": face.discarded}.get(action.verb, ()))
    if card in asked.me.intrigue:
        return ()
    return or_signs((kind, IF, *unit_signs(groups)) for kind, groups in intrigue_groups(face))


def _detail(copies: int, opens: str) -> str:
    """How many copies there are, and how many effects of them are still open where that tells them apart."""
    many = f"×{copies}" if copies > 1 else ""
    if not opens:
        return many
    n = 0 if opens == "0" else opens.count("+") + 1
    return " · ".join(filter(None, (many, Choosing.tr("%n effect(s) still open", "", n))))


def _market(asked: OpenQuestion, step: StepBuilder) -> None:
    asks = asked.question.asks
    if isinstance(asks, Buy):
        offer_wares(asked, step, asks)
        return
    step.group("", ware_rows(asked, "pick", in_solari if isinstance(asks, AcquireForSolari) else in_persuasion))
    if isinstance(asks, Acquire):
        refuse_dearer(asked, step, asks.limit)


# ---------------------------------------------------------------- Intrigue cards


def play_rows(asked: OpenQuestion) -> list[Choice]:
    """The cards that can be played now; copies are one choice."""
    mine = asked.by_face(asked.me.intrigue)
    return [_play_row(asked, mine[action.args[0]], action) for action in asked.options if action.verb == "play"]


def _play_row(asked: OpenQuestion, cards: list[CardNumber], action: Action) -> Choice:
    face = asked.edition.intrigue_by_id[action.args[0]]
    signs = box_signs(face.windows[asked.question.window])
    if asked.question.window == PLOT and face.reveal:
        signs = (Sign("reveal"), IF, *signs)
    return asked.offer_cards(cards, action, signs=signs, words="\n".join(face_text(face)))


def refuse_plays(asked: OpenQuestion, step: StepBuilder) -> None:
    """The own cards that can't be played now."""
    offered = {action.args[0] for action in asked.options if action.verb == "play"}
    for face_id, cards in asked.by_face(asked.me.intrigue).items():
        if face_id not in offered:
            step.refuse_cards(asked, cards, asked.why(Action.of("play", face_id)))


# ---------------------------------------------------------------- spies


def post_row(asked: OpenQuestion, action: Action) -> Choice:
    """An observation post that a spy comes to, or is recalled from."""
    post = asked.edition.post_index[action.args[0]]
    others = [player.seat for player in asked.view.players if post in player.spies and player.seat != asked.seat]
    spies = Choosing.tr("with a Spy of {players}").format(players=asked.names.seats(others)) if others else ""
    return asked.offer((POST, post), asked.names.post(post), action, detail=spies, words=watched(asked.names, post))


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


# ---------------------------------------------------------------- contracts, battle icons


def contract_row(asked: OpenQuestion, action: Action) -> Choice:
    """A contract that lies open, or one set aside for the seat or dealt to it (U18.2, U20.6, X9.7)."""
    lying = (*asked.question.about, *asked.view.contracts_aside, *asked.view.contract_market)
    return _tile(asked, CONTRACT, lying, action)


def trophy_row(asked: OpenQuestion, action: Action) -> Choice:
    """An Objective or won Conflict card."""
    return _tile(asked, TROPHY, asked.me.trophies, action)


def _tile(asked: OpenQuestion, kind: str, there: Iterable[CardNumber], action: Action) -> Choice:
    """With what a contract gives, or the battle icon of a card."""
    number = asked.by_face(there)[action.args[0]][-1]
    face = asked.controller.face(number)
    words = "" if face is None else "\n".join(face_text(face))
    title = asked.names.card(number)
    signs: Signs = ()
    if isinstance(face, Contract):
        signs = unit_signs(contract_reward(face))
    elif isinstance(face, Conflict | Objective) and (sign := battle_sign(face)) is not None:
        signs = (sign,)
    return asked.offer((kind, number), title, action, signs=signs, words=words, also=((CARD, number),))
