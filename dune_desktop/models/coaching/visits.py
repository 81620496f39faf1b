"""What one can do where an Agent may not go: another card, another space, or what is missing."""

from __future__ import annotations

from collections.abc import Iterator

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import AddIcons, IgnoreAgents
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import SPY
from dune_desktop.models.boards import reading
from dune_desktop.models.choosing import send
from dune_desktop.models.choosing.open_question import OpenQuestion
from dune_desktop.models.coaching.bringing import ROVING_SPY, SPIES, Want
from dune_desktop.models.coaching.remedied import Case, Remedy, for_all, never, remedied, some_spaces
from dune_desktop.models.coaching.suppliers import Coaching, Needed, Supply, suppliers, supply
from dune_desktop.models.refs import CARD, SPACE, Ref
from dune_desktop.text.lists import either


def visit(asked: OpenQuestion, card: str, space: int) -> Remedy | None:
    """How this card, or another one, could send an Agent there."""
    able = [face_id for face_id in _hand(asked) if space in asked.sends.get(face_id, {})]
    if able:
        return _with(asked, able, space)
    holders = [face_id for face_id, cards in _hand(asked).items() if send.reached(asked, cards[0], space)]
    holders.sort(key=lambda face_id: face_id != card)  # the one that was tried comes first
    icons = (
        [] if card in holders else [(title, ref) for title, ref, effect in _plots(asked) if _adds(asked, effect, space)]
    )
    if icons:
        text = Coaching.tr("Play this first, then your card has this icon: {cards}.")
        return Remedy(text.format(cards=either([title for title, _ in icons])), tuple(ref for _, ref in icons))
    if not holders:
        return _without_icon(asked, card, space)
    found = [(face_id, _despite(asked, face_id, space)) for face_id in holders]
    face_id, best = next((one for one in found if one[1] is not None and one[1].open), found[0])
    if best is None or face_id == card or (not card and len(holders) == 1):
        return best
    has = Coaching.tr("{card} has the icon of {space}.")
    has = has.format(card=_called(asked, face_id), space=_space(asked, space))
    return Remedy(f"{has} {best.text}", (*_cards(asked, [face_id]), *best.refs), best.open)


def any_space(asked: OpenQuestion, card: str) -> Remedy | None:
    """How this card could go anywhere: to the first space that is not beyond reach."""
    cards = _hand(asked).get(card, [])
    reached = [space for space in reading(asked.edition) if cards and send.reached(asked, cards[0], space)]
    if not reached:
        return _no_space(asked, card)
    found = [(space, _despite(asked, card, space)) for space in reached]
    if any(one is None for _, one in found):
        return None
    known = [(space, one) for space, one in found if one is not None]
    if len({one.text for _, one in known}) == 1:  # what stands in the way has nothing to do with spaces
        return known[0][1]
    way = next(((space, one) for space, one in known if one.open), None)
    if way is None:
        return _kept()
    space, best = way
    to = Coaching.tr("To get to {space}:").format(space=_space(asked, space))
    return Remedy(f"{to} {best.text}", ((SPACE, space), *best.refs))


def any_card(asked: OpenQuestion, space: int) -> Remedy | None:
    """How any hand card could go to this space; nothing where one can."""
    if any(space in found for found in asked.sends.values()):
        return None
    return visit(asked, "", space)


# ---------------------------------------------------------------- this card, to this space


def _despite(asked: OpenQuestion, card: str, space: int) -> Remedy | None:
    """What one can do about each thing that keeps this card, which has the icon, from going there."""
    action = Action.of("agent", card, asked.edition.spaces[space].id)
    needed = Needed(card, space)
    return for_all([Case(asked, action, refusal, needed) for refusal in asked.controller.why(action)])


@remedied("occupied")
def _occupied(case: Case) -> Remedy:
    """R12.3: an Agent stands there. A Spy gets in (U11.6), and so does who plays a card for it."""
    asked, card, space = case.asked, case.needed.card, case.needed.space
    passes = [(title, ref) for title, ref, effect in _plots(asked) if _ignores(asked, effect, space)]
    if passes and case.number(1) != asked.me.seat:
        text = Coaching.tr("Play this first, then the Agents of others do not block: {cards}.")
        return Remedy(text.format(cards=either([title for title, _ in passes])), tuple(ref for _, ref in passes))
    alike = _alike(asked, card, space)
    spied = None if case.number(1) == asked.me.seat else _with_a_spy(case)
    if alike:
        names, refs = some_spaces(asked, alike)
        free = Remedy(Coaching.tr("Free, with the same icon: {spaces}.").format(spaces=names), refs, instead=True)
        return free if spied is None else Remedy(f"{spied.text} {free.text}", (*spied.refs, *free.refs))
    return spied or never(Coaching.tr("It is free again in the next round."))


def _with_a_spy(case: Case) -> Remedy | None:
    """U11.6: from a post of the space that nobody holds, a Spy opens it."""
    asked = case.asked
    held = {post for player in asked.view.opponents(asked.me.seat) for post in player.spies}
    posts = [asked.names.post(post) for post in asked.edition.posts_at[case.needed.space] if post not in held]
    got = supply(suppliers(asked, Want(ROVING_SPY), case.needed), 1, asked.me.home - 1) if posts else Supply()
    if not got.enough:
        return None
    text, ways = Coaching.tr("A Spy at {posts} lets you in: {ways}."), either([one.title for one in got.named])
    return Remedy(text.format(posts=either(posts), ways=ways), got.refs)


@remedied("voice")
def _voice(case: Case) -> Remedy:
    asked, alike = case.asked, _alike(case.asked, case.needed.card, case.needed.space)
    if not alike:
        return never(Coaching.tr("It opens again when the next turn of that player begins."))
    names, refs = some_spaces(asked, alike)
    return Remedy(Coaching.tr("Open, with the same icon: {spaces}.").format(spaces=names), refs, instead=True)


def _alike(asked: OpenQuestion, card: str, space: int) -> list[int]:
    """Spaces with the same icon where the card can go now."""
    spaces, can = asked.edition.spaces, asked.sends.get(card, {})
    return [one for one in reading(asked.edition) if one in can and spaces[one].icon == spaces[space].icon]


# ---------------------------------------------------------------- cards


def _hand(asked: OpenQuestion) -> dict[str, list[int]]:
    return asked.by_face(asked.me.hand)


def _called(asked: OpenQuestion, face_id: str) -> str:
    return asked.thing("card", face_id)


def _space(asked: OpenQuestion, space: int) -> str:
    return asked.names.space(space)


def _cards(asked: OpenQuestion, faces: list[str]) -> tuple[Ref, ...]:
    return tuple((CARD, card) for face_id in faces for card in _hand(asked).get(face_id, []))


def _with(asked: OpenQuestion, faces: list[str], space: int) -> Remedy:
    """These cards can go there now."""
    cards = either([_called(asked, face_id) for face_id in faces])
    text = Coaching.tr("With another card: {cards}.").format(cards=cards)
    return Remedy(text, (*_cards(asked, faces), (SPACE, space)))


def _without_icon(asked: OpenQuestion, card: str, space: int) -> Remedy:
    """No card of the hand has it: it is told where this one can go."""
    none = never(Coaching.tr("No card in your hand has this icon."))
    goes = [one for one in reading(asked.edition) if one in asked.sends.get(card, {})]
    if not goes:
        return none
    names, refs = some_spaces(asked, goes)
    where = Coaching.tr("{card} can go here: {spaces}.").format(card=_called(asked, card), spaces=names)
    return Remedy(f"{none.text} {where}", refs, open=False)


def _no_space(asked: OpenQuestion, card: str) -> Remedy:
    """It has no icon, or one that needs a spy on the board (U6.2)."""
    face = asked.edition.card_by_id[card]
    got = (
        supply(suppliers(asked, Want(SPIES), Needed(card)), 1, asked.me.home - 1) if face.icon_mask >> SPY & 1 else None
    )
    if got is not None and got.enough:
        ways = either([one.title for one in got.named])
        return Remedy(Coaching.tr("Place a Spy first: {ways}.").format(ways=ways), got.refs)
    return _kept()


def _kept() -> Remedy:
    return never(Coaching.tr("Keep it for your Reveal turn."))


# ---------------------------------------------------------------- plots that change where an agent may go


def _plots(asked: OpenQuestion) -> Iterator[tuple[str, Ref, Effect]]:
    """Each word of the own intrigue cards that can be played now."""
    for face_id, cards in asked.by_face(asked.me.intrigue).items():
        face = asked.edition.intrigue_by_id[face_id]
        if face.play in asked.options:
            for printed in face.windows.get(asked.question.window, ()):
                for effect in (printed.effect, *printed.effect.parts()):
                    yield asked.thing("intrigue", face_id), (CARD, cards[0]), effect


def _adds(asked: OpenQuestion, effect: Effect, space: int) -> bool:
    return isinstance(effect, AddIcons) and asked.edition.spaces[space].icon in effect.icons


def _ignores(asked: OpenQuestion, effect: Effect, space: int) -> bool:
    return isinstance(effect, IgnoreAgents) and bool(effect.spaces(asked.edition) >> space & 1)
