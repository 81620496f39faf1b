"""Sending an agent: a card, or two played together, and a space in either order, or a pawn first."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from attrs import evolve, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.agents import in_the_way, prices, reaches, sending, shows, unmet
from dune_desktop.engine.names import FACTIONS, HOME, ICONS, NOBODY, SPY, CardNumber, Seat
from dune_desktop.engine.printed import Card
from dune_desktop.engine.units import control_of
from dune_desktop.models.boards import reading
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.grafting import (
    Pair,
    card_ids,
    faces,
    joined_spaces,
    pair_of,
    pairs_of,
    partner_key,
    sent_from_hand,
)
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.naming import box_lines
from dune_desktop.models.refs import AGENT, CARD, SPACE, Ref
from dune_desktop.text.box_signs import box_signs, space_signs
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.effects import amounts, box
from dune_desktop.text.lists import both
from dune_desktop.text.names import name
from dune_desktop.text.signs import ARROW, Sign, Signs

if TYPE_CHECKING:
    from dune_desktop.engine.effects.sending import Sending
    from dune_desktop.engine.rules import Price

#: By card (its face): the action that sends an agent with it.
Ways = dict[str, Action]


# ---------------------------------------------------------------- at the top of the menu


def card_rows(asked: OpenQuestion) -> list[Choice]:
    """The hand cards that can send an agent; then those that do with another card only."""
    found = ((cards, asked.sends.get(face_id)) for face_id, cards in asked.by_face(asked.me.hand).items())
    return [*(_hand_row(asked, cards, spaces) for cards, spaces in found if spaces), *_joined_rows(asked, alone=False)]


def _hand_row(
    asked: OpenQuestion, cards: list[CardNumber], spaces: Collection[int], action: Action | None = None
) -> Choice:
    """A hand card with its icons, and how many spaces it can send an agent to; none are counted where one is chosen."""
    face = asked.controller.face(cards[0])
    icons = [ICONS[icon] for icon in face.icons] if isinstance(face, Card) else []
    names = ", ".join(name("icon", icon) for icon in icons)
    return asked.offer_cards(
        cards,
        action,
        signs=tuple(map(Sign, icons)),
        detail=Choosing.tr("%n space(s)", "", len(spaces)) if spaces else "",
        words=Choosing.tr("Agent icons: {icons}").format(icons=names) if names else "",
    )


def refuse_cards(asked: OpenQuestion, step: StepBuilder) -> None:
    """Hand cards that can't send an agent anywhere."""
    sent = sent_from_hand(asked)
    for face_id, cards in asked.by_face(asked.me.hand).items():
        if face_id not in sent:
            step.refuse_cards(asked, cards, why_card(asked, cards[0]))


def add_pieces(asked: OpenQuestion, step: StepBuilder) -> None:
    """Spaces and pawns can be chosen first, on the board."""
    ways = _ways(asked, asked.sends)
    for space, cards in ways.items():
        step.piece(_before_the_card(asked, space, cards))
    if ways and asked.me.home:
        step.piece(Choice((AGENT, HOME), Choosing.tr("An Agent on your Leader")))
    if any(_anywhere(asked, face_id) for face_id in asked.sends):
        for space in dict.fromkeys(asked.me.agents):
            step.piece(
                Choice((AGENT, space), Choosing.tr("Your Agent at {space}").format(space=asked.names.space(space)))
            )


def _anywhere(asked: OpenQuestion, word: str) -> bool:
    return sending(asked.view, asked.me, faces(asked, word)).anywhere


# ---------------------------------------------------------------- the steps


def send_step(asked: OpenQuestion, draft: tuple[Ref, ...]) -> StepBuilder | None:
    """What comes after a card, a space or a pawn, also where two cards go together; None when that leads nowhere."""
    cards = [int(what) for kind, what in draft if kind == CARD]
    space = next((int(what) for kind, what in draft if kind == SPACE), None)
    if len(cards) > 1:
        return _where_to_together(asked, draft, cards, space)
    if cards and (space is not None or asked.edition.card_by_id[asked.face_id(cards[0])].joins):
        return _partners(asked, draft, cards[0], space)
    kind, what = draft[-1]
    step = _STEPS[kind](asked, draft, int(what)) if kind in _STEPS else None
    rows = [] if space is None else _joined_rows(asked, space)
    if rows:
        step = step or _which_card(asked, draft, draft[-1])
        step.group(Choosing.tr("Graft with a second card"), rows)
    return step


def _where_to(asked: OpenQuestion, draft: tuple[Ref, ...], card: CardNumber) -> StepBuilder | None:
    """The spaces that it reaches alone; then the cards that may be grafted to it."""
    face_id = asked.face_id(card)
    spaces, pairs = asked.sends.get(face_id, {}), pairs_of(asked, face_id)
    if not spaces and not pairs:
        return None
    if not spaces and len(pairs) == 1:
        return _with_its_only_partner(asked, draft, card, pairs)
    step = _where_to_with(asked, draft, face_id, spaces)
    if not spaces:
        step.prompt = _grafted_with(step.source)
    step.group(Choosing.tr("Graft with"), _partner_rows(asked, pairs, asked.me.hand, card))
    for space in reading(asked.edition):
        if space not in spaces and reached(asked, card, space):
            step.refuse((SPACE, space), asked.names.space(space), why_send(asked, card, space))
    return step


def _where_to_with(asked: OpenQuestion, draft: tuple[Ref, ...], word: str, spaces: dict[int, Action]) -> StepBuilder:
    """With this card, or these two."""
    title = _cards(asked, word)
    step = StepBuilder(draft, Choosing.tr("{card}: where to?").format(card=title), title, draft[-1], is_step=True)
    order = reading(asked.edition)
    step.group("", [visit(asked, space, word, spaces[space]) for space in order if space in spaces])
    return step


def _with_its_only_partner(
    asked: OpenQuestion, draft: tuple[Ref, ...], card: CardNumber, pairs: dict[str, Pair]
) -> StepBuilder:
    """Where there is no choice of a partner, the spaces are asked for at once, and the partner counts as chosen."""
    ((partner, pair),) = pairs.items()
    step = _where_to_with(asked, draft, pair.word, pair.sends)
    others = (one for one in (*asked.me.hand, *asked.view.row) if one != card)
    step.meant = CARD, next(one for one in others if partner_key(asked, one) == partner)
    return step


def _cards(asked: OpenQuestion, word: str) -> str:
    """The names of the cards that an action names."""
    return both([asked.thing("card", face_id) for face_id in card_ids(word)])


def _with_which_card(asked: OpenQuestion, draft: tuple[Ref, ...], space: int) -> StepBuilder | None:
    from_board = any(part[0] == AGENT and part[1] != HOME for part in draft)
    rows = []
    for face_id, cards in asked.by_face(asked.me.hand).items():
        action = asked.sends.get(face_id, {}).get(space)
        if action is not None and (not from_board or _anywhere(asked, face_id)):
            rows.append(_card_row(asked, cards, space, action))
    if not rows:
        return None
    step = _which_card(asked, draft, draft[-1])
    step.group("", rows)
    return step


def _which_card(asked: OpenQuestion, draft: tuple[Ref, ...], about: Ref) -> StepBuilder:
    title = asked.called(about)
    prompt = Choosing.tr("{space}: with which card?").format(space=title)
    return StepBuilder(draft, prompt, title, draft[-1], is_step=True)


def _send_pawn(asked: OpenQuestion, draft: tuple[Ref, ...], origin: int) -> StepBuilder | None:
    ways = _ways(asked, [word for word in asked.sends if origin == HOME or _anywhere(asked, word)])
    if not ways:
        return None
    step = StepBuilder(draft, Choosing.tr("Send an Agent where?"), source_ref=draft[-1], is_step=True)
    step.group("", [_with_any(asked, space, cards) for space, cards in ways.items()])
    return step


_STEPS = {CARD: _where_to, SPACE: _with_which_card, AGENT: _send_pawn}


def _ways(asked: OpenQuestion, words: Iterable[str]) -> dict[int, Ways]:
    """By space, in the order of reading: those of the cards that can send an agent there."""
    found: dict[int, Ways] = {}
    for space in reading(asked.edition):
        ways = {face_id: sent for face_id in words if (sent := asked.sends[face_id].get(space)) is not None}
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
    words = "\n".join(filter(None, (words_of_space(asked, space, comes_in), comes_in.words)))
    return evolve(found, signs=signs_of_space(asked, space, comes_in), words=words)


def signs_of_space(asked: OpenQuestion, space: int, comes_in: WayIn) -> Signs:
    """What the visit costs this seat and gives, with the spice that lies there and the step of influence."""
    printed = asked.edition.spaces[space]
    offers = comes_in.prices or asked.prices(space)
    signs = space_signs(printed, offers[0] if len(offers) == 1 else None, asked.view.bonus[space])
    if comes_in.spy == RECALLED:
        signs = (Sign(RECALLED), *(signs if ARROW in signs else (ARROW, *signs)))
    return signs if printed.faction is None else (*signs, Sign(f"influence_{FACTIONS[printed.faction]}"))


def _card_row(asked: OpenQuestion, cards: list[CardNumber], space: int, action: Action) -> Choice:
    face = asked.controller.face(cards[0])
    assert isinstance(face, Card)
    comes_in = entry(asked, face.id, space)
    words = "\n".join(filter(None, (box(face.agent), comes_in.words)))
    return asked.offer_cards(cards, action, signs=box_signs(face.agent), detail=comes_in.detail, words=words)


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


# ---------------------------------------------------------------- two cards for one agent


def _joined_rows(asked: OpenQuestion, space: int | None = None, alone: bool = True) -> list[Choice]:
    """The hand cards that send an agent, to this space or to any, with another card only.

    Those that ask for a partner; where ``alone`` is False, whatever could not go by itself.
    """
    rows = []
    for face_id, cards in asked.by_face(asked.me.hand).items():
        joins = asked.edition.card_by_id[face_id].joins
        pairs = pairs_of(asked, face_id, space) if joins or not (alone or face_id in asked.sends) else {}
        if not pairs:
            continue
        row = _hand_row(asked, cards, joined_spaces(asked, face_id) if space is None else ())
        rows.append(row if space is None or len(pairs) > 1 else _sent_with_its_partner(asked, row, space, pairs))
    return rows


def _sent_with_its_partner(asked: OpenQuestion, row: Choice, space: int, pairs: dict[str, Pair]) -> Choice:
    """There is nothing to choose: the row says what it is grafted with."""
    ((partner, pair),) = pairs.items()
    action = pair.sends[space]
    grafted = Choosing.tr("grafted with {card}").format(card=asked.thing("card", card_ids(partner)[0]))
    return evolve(row, action=action, detail=grafted, sealed=asked.sealed(action))


def _partners(asked: OpenQuestion, draft: tuple[Ref, ...], card: CardNumber, space: int | None) -> StepBuilder | None:
    """The cards to which it may be grafted: of the hand, then of the Row."""
    pairs = pairs_of(asked, asked.face_id(card), space)
    if not pairs:
        return None
    if space is None and len(pairs) == 1:
        return _with_its_only_partner(asked, draft, card, pairs)
    title = asked.names.card(card)
    step = StepBuilder(draft, _grafted_with(title), title, draft[-1], is_step=True)
    in_hand, in_row = (_partner_rows(asked, pairs, zone, card, space) for zone in (asked.me.hand, asked.view.row))
    step.group(Choosing.tr("Hand") if in_row else "", in_hand)
    step.group(Choosing.tr("Imperium Row: trashed at the end of the turn"), in_row)
    return step


def _grafted_with(title: str) -> str:
    return Choosing.tr("{card}: grafted with which card?").format(card=title)


def _partner_rows(
    asked: OpenQuestion, pairs: dict[str, Pair], zone: Sequence[CardNumber], card: CardNumber, space: int | None = None
) -> list[Choice]:
    rows = []
    for cards in asked.by_face([other for other in zone if other != card]).values():
        pair = pairs.get(partner_key(asked, cards[0]))
        if pair is not None:
            sends, action = (pair.sends, None) if space is None else ((), pair.sends[space])
            rows.append(_hand_row(asked, cards, sends, action))
    return rows


def _where_to_together(
    asked: OpenQuestion, draft: tuple[Ref, ...], cards: list[CardNumber], space: int | None
) -> StepBuilder | None:
    """The spaces that two cards reach together, whichever was taken first."""
    pair = pair_of(asked, cards[0], cards[1], space)
    return None if pair is None else _where_to_with(asked, draft, pair.word, pair.sends)


# ---------------------------------------------------------------- what opens a space


#: The signs of a spy that is recalled to enter, and of one that only shows the way.
RECALLED, SHOWS_WAY = "recall_spy", "spy"


@frozen
class WayIn:
    """How an agent comes in."""

    #: Of the spy that opens the space; empty where none does.
    spy: str = ""
    #: A short addition to the title.
    detail: str = ""
    #: Why it is so, where that is not plain.
    words: str = ""
    #: What the space costs, where that is less than usual.
    prices: tuple[Price, ...] = ()


OPEN: Final = WayIn()


def entry(asked: OpenQuestion, word: str, space: int) -> WayIn:
    """With this card, or these two, to this space, where the agent may go."""
    sent = sending(asked.view, asked.me, faces(asked, word))
    way = _way(asked, sent, space)
    return evolve(way, prices=prices(asked.view, asked.me, sent, space)) if sent.cheaper else way


def _way(asked: OpenQuestion, sent: Sending, space: int) -> WayIn:
    blocking = in_the_way(asked.view, asked.me, sent, space)
    if blocking:
        return _infiltrating(asked, space, blocking)
    if not sent.anywhere and not shows(asked.view, sent, space):
        detail = Choosing.tr("by the Spy icon: {posts}").format(posts=_posts(asked, space))
        return WayIn(SHOWS_WAY, detail)  # U6.2: it stays on its post
    if unmet(asked.view, asked.me, space, waived=False):  # U6.4
        return WayIn(detail=Choosing.tr("without the Influence it requires"))
    return OPEN


def common_entry(asked: OpenQuestion, words: Iterable[str], space: int) -> WayIn:
    """Whichever of these cards is sent there; where that makes a difference, nothing is said yet."""
    entries = {entry(asked, word, space) for word in words}
    return entries.pop() if len(entries) == 1 else OPEN


def _infiltrating(asked: OpenQuestion, space: int, blocking: list[Seat]) -> WayIn:
    posts = _posts(asked, space)
    one = len(_watching(asked, space)) == 1
    recalled = Choosing.tr("recalls your Spy: {post}") if one else Choosing.tr("recalls a Spy of your choice: {post}")
    why = Choosing.tr("Your Spy is recalled to infiltrate: an Agent of {players} is there")
    return WayIn(RECALLED, recalled.format(post=posts), why.format(players=asked.names.seats(blocking)))


def _watching(asked: OpenQuestion, space: int) -> list[int]:
    """The posts of own spies that watch the space."""
    return [post for post in asked.me.spies if post in asked.edition.posts_at[space]]


def _posts(asked: OpenQuestion, space: int) -> str:
    return ", ".join(map(asked.names.post, _watching(asked, space)))


# ---------------------------------------------------------------- what a visit costs and gives, in words


def words_of_space(asked: OpenQuestion, space: int, comes_in: WayIn) -> str:
    """Its boxes as they stand in its tooltip, as far as they matter to this visit: a line each."""
    return "\n".join((*box_lines(_boxes(asked, space, comes_in)), *_there_now(asked, space)))


def _boxes(asked: OpenQuestion, space: int, comes_in: WayIn) -> dict[str, str]:
    """Without what must be, because it is; with the price of this seat, unless that is a choice among effects."""
    printed = boxes_of(asked.edition.spaces[space])
    offers = comes_in.prices or asked.prices(space)
    cost = amounts(offers[0]) if len(offers) == 1 and any(offers[0]) else ""
    shown = {where: text for where, text in printed.items() if where in ("effects", "reveal")}
    return ({"cost": cost} if cost else {}) | shown


def _there_now(asked: OpenQuestion, space: int) -> Iterator[str]:
    """Spice that gathered, and who is paid for control when an agent comes (R15.3)."""
    if asked.view.bonus[space]:
        yield Choosing.tr("%n bonus spice there", "", asked.view.bonus[space])
    owner, bonus = control_of(asked.view, space), asked.edition.spaces[space].control
    if not bonus or owner == NOBODY:
        return
    effects = box(bonus)
    if owner == asked.seat:
        yield Choosing.tr("Control bonus for you: {effects}").format(effects=effects)
    else:
        yield Choosing.tr("Control bonus for {player}: {effects}").format(
            player=asked.names.seat(owner), effects=effects
        )
