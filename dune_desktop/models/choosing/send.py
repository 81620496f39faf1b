"""Sending an agent: a card and a space in either order, or a pawn first."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from attrs import evolve

from dune_desktop.engine.actions import Action
from dune_desktop.engine.agents import reaches, sending
from dune_desktop.engine.joining import WITH, named
from dune_desktop.engine.names import FACTIONS, HOME, ICONS, SPY, CardNumber
from dune_desktop.engine.printed import Card
from dune_desktop.models.asking.choices import Choice
from dune_desktop.models.boards import reading
from dune_desktop.models.choosing.entering import RECALLED, WayIn, common_entry, entry
from dune_desktop.models.choosing.open_question import Choosing, Why
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.choosing.visits import words_of_space
from dune_desktop.models.refs import AGENT, CARD, SPACE, Ref
from dune_desktop.text.effects import box
from dune_desktop.text.lists import both
from dune_desktop.text.names import name
from dune_desktop.text.pictograms.boxes import box_signs, space_signs
from dune_desktop.text.pictograms.signs import ARROW, Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.models.choosing.open_question import OpenQuestion

#: By card (its face): the action that sends an agent with it.
Ways = dict[str, Action]


# ---------------------------------------------------------------- at the top of the menu


def card_rows(asked: OpenQuestion) -> list[Choice]:
    """The hand cards that can send an agent; copies are one choice."""
    rows = []
    for face_id, cards in asked.by_face(asked.me.hand).items():
        spaces = asked.sends.get(face_id)
        if spaces:
            rows.append(hand_row(asked, cards, spaces))
    return rows


def hand_row(
    asked: OpenQuestion, cards: list[CardNumber], spaces: Collection[int], action: Action | None = None
) -> Choice:
    """A hand card with its icons, and how many spaces it can send an agent to; copies are one choice."""
    return Choice(
        (CARD, cards[0]),
        asked.names.card(cards[0]),
        action,
        signs=_icons(asked, cards[0]),
        detail=Choosing.tr("%n space(s)", "", len(spaces)),
        words=_icon_names(asked, cards[0]),
        sealed=action is not None and asked.sealed(action),
        also=tuple((CARD, card) for card in cards[1:]),
    )


def _icons(asked: OpenQuestion, card: CardNumber) -> Signs:
    face = asked.controller.face(card)
    return tuple(Sign(ICONS[icon]) for icon in face.icons) if isinstance(face, Card) else ()


def _icon_names(asked: OpenQuestion, card: CardNumber) -> str:
    face = asked.controller.face(card)
    names = [name("icon", ICONS[icon]) for icon in face.icons] if isinstance(face, Card) else []
    return Choosing.tr("Agent icons: {icons}").format(icons=", ".join(names)) if names else ""


def refuse_cards(asked: OpenQuestion, sheet: StepBuilder) -> None:
    """Hand cards that can't send an agent anywhere."""
    sent = {face_id for word in asked.sends for face_id in word.split(WITH)}
    for face_id, cards in asked.by_face(asked.me.hand).items():
        if face_id not in sent:
            also = [(CARD, card) for card in cards[1:]]
            sheet.refuse((CARD, cards[0]), asked.names.card(cards[0]), why_card(asked, cards[0]), also)


def add_pieces(asked: OpenQuestion, sheet: StepBuilder) -> None:
    """Spaces and pawns can be chosen first, on the board."""
    ways = _ways(asked, asked.sends)
    for space, cards in ways.items():
        sheet.piece(_before_the_card(asked, space, cards))
    if ways and asked.me.home:
        sheet.piece(Choice((AGENT, HOME), Choosing.tr("An Agent on your Leader")))
    if any(_anywhere(asked, face_id) for face_id in asked.sends):
        for space in dict.fromkeys(asked.me.agents):
            sheet.piece(
                Choice((AGENT, space), Choosing.tr("Your Agent at {space}").format(space=asked.names.space(space)))
            )


def _anywhere(asked: OpenQuestion, word: str) -> bool:
    return sending(asked.view, asked.me, named(asked.edition, word)).anywhere


# ---------------------------------------------------------------- the steps


def send_step(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder | None:
    """What comes after a card, a space or a pawn; None when that leads nowhere."""
    kind, what = draft[-1]
    sheet = _STEPS[kind](asked, draft, int(what)) if kind in _STEPS else None
    if sheet is not None:
        sheet.is_step = True
    return sheet


def _where_to(asked: OpenQuestion, draft: tuple[Ref, ...], card: CardNumber) -> StepBuilder | None:
    face_id = asked.face_id(card)
    spaces = asked.sends.get(face_id)
    if spaces is None:
        return None
    sheet = where_to(asked, draft, face_id, spaces)
    for space in reading(asked.edition):
        if space not in spaces and reached(asked, card, space):
            sheet.refuse((SPACE, space), asked.names.space(space), why_send(asked, card, space))
    return sheet


def where_to(asked: OpenQuestion, draft: tuple[Ref, ...], word: str, spaces: dict[int, Action]) -> StepBuilder:
    """With this card, or these two."""
    title = _cards(asked, word)
    sheet = StepBuilder(draft, Choosing.tr("{card}: where to?").format(card=title), title, draft[-1])
    order = reading(asked.edition)
    sheet.group("", [visit(asked, space, word, spaces[space]) for space in order if space in spaces])
    sheet.is_step = True
    return sheet


def _cards(asked: OpenQuestion, word: str) -> str:
    """The names of the cards that an action names."""
    return both([asked.thing("card", face_id) for face_id in word.split(WITH)])


def _with_which_card(asked: OpenQuestion, draft: tuple[Ref, ...], space: int) -> StepBuilder | None:
    from_board = any(part[0] == AGENT and part[1] != HOME for part in draft)
    rows = []
    for face_id, cards in asked.by_face(asked.me.hand).items():
        action = asked.sends.get(face_id, {}).get(space)
        if action is not None and (not from_board or _anywhere(asked, face_id)):
            rows.append(_card_row(asked, cards, space, action))
    if not rows:
        return None
    title = asked.names.space(space)
    sheet = StepBuilder(draft, Choosing.tr("{space}: with which card?").format(space=title), title, draft[-1])
    sheet.group("", rows)
    return sheet


def _send_pawn(asked: OpenQuestion, draft: tuple[Ref, ...], origin: int) -> StepBuilder | None:
    faces = [face_id for face_id in asked.sends if origin == HOME or _anywhere(asked, face_id)]
    ways = _ways(asked, faces)
    if not ways:
        return None
    sheet = StepBuilder(draft, Choosing.tr("Send an Agent where?"), ref=draft[-1])
    sheet.group("", [_with_any(asked, space, cards) for space, cards in ways.items()])
    return sheet


_STEPS = {CARD: _where_to, SPACE: _with_which_card, AGENT: _send_pawn}


def _ways(asked: OpenQuestion, faces: Iterable[str]) -> dict[int, Ways]:
    """By space, in the order of reading: those of the cards that can send an agent there."""
    found: dict[int, Ways] = {}
    for space in reading(asked.edition):
        ways = {face_id: sent for face_id in faces if (sent := asked.sends[face_id].get(space)) is not None}
        if ways:
            found[space] = ways
    return found


def visit(asked: OpenQuestion, space: int, face_id: str, action: Action) -> Choice:
    """An agent sent to a space with a certain card."""
    comes_in = entry(asked, face_id, space)
    return _told(asked, _visit(asked, space, comes_in, action), comes_in)


def _before_the_card(asked: OpenQuestion, space: int, ways: Ways) -> Choice:
    """A space that is chosen first: where one card alone reaches it, that is played."""
    comes_in = common_entry(asked, ways, space)
    if len(ways) > 1:
        return _visit(asked, space, comes_in)
    ((face_id, action),) = ways.items()
    found = _visit(asked, space, comes_in, action)
    return evolve(found, detail=" · ".join(filter(None, (_cards(asked, face_id), found.detail))))


def _with_any(asked: OpenQuestion, space: int, ways: Ways) -> Choice:
    return _told(asked, _before_the_card(asked, space, ways), common_entry(asked, ways, space))


def _visit(asked: OpenQuestion, space: int, comes_in: WayIn, action: Action | None = None) -> Choice:
    sealed = action is not None and asked.sealed(action)
    title = asked.names.space(space)
    return Choice((SPACE, space), title, action, detail=comes_in.detail, sealed=sealed, spy=comes_in.spy)


def _told(asked: OpenQuestion, found: Choice, comes_in: WayIn) -> Choice:
    """With all that it costs and gives, in signs and words."""
    space = int(found.ref[1])
    words = "\n".join(filter(None, (words_of_space(asked, space), comes_in.words)))
    return evolve(found, signs=signs_of_space(asked, space, comes_in), words=words)


def signs_of_space(asked: OpenQuestion, space: int, comes_in: WayIn) -> Signs:
    """What the visit costs this seat and gives, with the spice that lies there and the step of influence."""
    printed = asked.edition.spaces[space]
    prices = asked.prices(space)
    signs = space_signs(printed, prices[0] if len(prices) == 1 else None, asked.view.bonus[space])
    if comes_in.spy == RECALLED:
        signs = (Sign(RECALLED), *(signs if ARROW in signs else (ARROW, *signs)))
    return signs if printed.faction is None else (*signs, Sign(f"influence_{FACTIONS[printed.faction]}"))


def _card_row(asked: OpenQuestion, cards: list[CardNumber], space: int, action: Action) -> Choice:
    face = asked.controller.face(cards[0])
    assert isinstance(face, Card)
    comes_in = entry(asked, face.id, space)
    return Choice(
        (CARD, cards[0]),
        asked.names.card(cards[0]),
        action,
        signs=box_signs(face.agent),
        detail=comes_in.detail,
        words="\n".join(filter(None, (box(face.agent), comes_in.words))),
        sealed=asked.sealed(action),
        also=tuple((CARD, card) for card in cards[1:]),
    )


# ---------------------------------------------------------------- why not


def reached(asked: OpenQuestion, card: CardNumber, space: int) -> bool:
    """The card can send an agent there, whatever else may be in the way."""
    face = asked.controller.face(card)
    if not isinstance(face, Card):
        return False
    return reaches(asked.view, asked.me, sending(asked.view, asked.me, (face,)), space)


def why_send(asked: OpenQuestion, card: CardNumber, space: int) -> Why:
    return asked.why(Action.of("agent", asked.face_id(card), asked.edition.spaces[space].id))


def why_card(asked: OpenQuestion, card: CardNumber) -> Why:
    """Why a hand card sends no agent now: the reason of the only space, or that all are closed."""
    spaces = [space for space in range(len(asked.edition.spaces)) if reached(asked, card, space)]
    if not spaces:
        return _iconless(asked, card)
    reasons = {space: why_send(asked, card, space) for space in spaces}
    if any(not why.reason for why in reasons.values()):
        return Why()
    first = reasons[spaces[0]]
    if len(spaces) == 1 or all(why == first for why in reasons.values()):
        return first
    return Why(
        Choosing.tr("You cannot go to any of the spaces that {card} reaches.").format(card=asked.names.card(card))
    )


def _iconless(asked: OpenQuestion, card: CardNumber) -> Why:
    """A card whose icons reach nothing has none, or the one that needs a spy on a post."""
    face, title = asked.controller.face(card), asked.names.card(card)
    if isinstance(face, Card) and face.icon_mask >> SPY & 1:
        return Why(Choosing.tr("For the Spy icon of {card} you need a Spy on the board.").format(card=title), "U6.2")
    return Why(Choosing.tr("{card} has no Agent icon.").format(card=title), "R12.1")


def why_space(asked: OpenQuestion, space: int) -> Why:
    """Why no hand card sends an agent to a space now."""
    cards = [cards[0] for cards in asked.by_face(asked.me.hand).values()]
    able = [card for card in cards if reached(asked, card, space)]
    if cards and not able:
        title = asked.names.space(space)
        return Why(Choosing.tr("No card in your hand has the Agent icon of {space}.").format(space=title), "R12.2")
    if not able:
        return Why(Choosing.tr("You have no cards in hand."), "R12.1")
    return why_send(asked, able[0], space)
