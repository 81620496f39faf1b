"""Open effects: each with what it does in few words, and with what it costs and gives as icons."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from dune_desktop.content.immortality.words import UseAtomics
from dune_desktop.engine.abilities import Offers
from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Advance, Draw, DrawIntrigue, If, Influence, Signet
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.frames.windows import standing
from dune_desktop.engine.items import Item
from dune_desktop.engine.names import NO_CARD
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.factions import Climb, climb_of, climb_signs, climbed
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion
from dune_desktop.models.choosing.step_builder import StepBuilder, breaks, has, lends, short
from dune_desktop.models.choosing.tracks import branch_rows, goal_of
from dune_desktop.models.refs import ATOMICS, CARD, FACTION, ITEM, PURSE, REST_BUTTON, SIGNET, Ref
from dune_desktop.text.drawing import signs_of
from dune_desktop.text.effects import deed

#: It makes no difference which of two equal ones is resolved.
_DRAWS: Final = (Draw, DrawIntrigue)


def still_to_do(n: int) -> str:
    """The prompt over open effects."""
    return Choosing.tr("One effect still to do") if n == 1 else Choosing.tr("Still to do: %n, in any order", "", n)


def item_rows(asked: OpenQuestion) -> list[Choice]:
    """The effects that can be resolved now; equal draws together, wherever they are printed, and steps of one card."""
    found: dict[Hashable, list[Action]] = {}
    for action in asked.options:
        if action.verb == "do" and not _at_any_time(asked, action):
            item = asked.open[action][0]
            alike: Hashable = item.effect if isinstance(item.effect, _DRAWS) else action
            if isinstance(item.effect, Advance):
                alike = item.effect, item.card
            found.setdefault(alike, []).append(action)
    return [row for alike in found.values() for row in _rows(asked, alike)]


def _at_any_time(asked: OpenQuestion, action: Action) -> bool:
    """The rules permit it at every decision of one's own, whoever plays."""
    rules = (one for one in asked.view.rules.course.common if asked.open[action][0].address.startswith(f"{one.id}."))
    return any(isinstance(ability, Offers) and ability.beside for one in rules for ability in one.ability)


def anytime_rows(asked: OpenQuestion) -> list[Choice]:
    """What may be done at any decision of one's own: by its name, with what it does in few words."""
    found = (action for action in asked.options if action.verb == "do" and _at_any_time(asked, action))
    return [_anytime_row(asked, action, asked.open[action][0]) for action in found]


def _anytime_row(asked: OpenQuestion, action: Action, item: Item) -> Choice:
    words, atomics = deed(item.effect), isinstance(item.effect, UseAtomics)
    confirm = Choosing.tr("%n card(s) of the Imperium Row leave(s|) the game. Go on?", "", len(asked.view.row))
    return asked.offer(
        (ITEM, item.address),
        asked.place(item.address).name,
        action,
        signs=signs_of(item.effect),
        detail="" if atomics else words,
        words=words,
        also=(ATOMICS,) if atomics else _tanks(asked),
        confirm=confirm if atomics else "",
    )


def _tanks(asked: OpenQuestion) -> tuple[Ref, ...]:
    """Where the cubes lie that come back."""
    return tuple((PURSE, market.id) for market in asked.edition.markets if market.money.back is not None)[:1]


def open_effects(asked: OpenQuestion) -> int:
    """How many effects that lie open can be resolved now: what may be done at any time is not among them."""
    offered = {item.printed.do for item in standing(asked.view, asked.seat, asked.question.window)}
    return sum(action.verb == "do" and action not in offered for action in asked.options)


def add_rest(asked: OpenQuestion, step: StepBuilder) -> None:
    """One button for all that must be done before one may go on."""
    rest = asked.controller.rest
    if rest:
        sealed = any(map(asked.sealed, rest))
        words = Choosing.tr("Resolves all that you must still do, until something is to be chosen.")
        step.button(Choice(REST_BUTTON, Choosing.tr("Do the rest"), rest[0], words=words, sealed=sealed))


def refuse_items(asked: OpenQuestion, step: StepBuilder) -> None:
    """The open effects that are not possible now, and wait (R13.8); of a choice, the halves that are not."""
    for action, items in asked.open.items():
        place, effect = asked.place(items[0].address), _effect(asked, items[0])
        if action in asked.options:
            for half, side in _closed(asked, items[0]).items():
                why = asked.why(Action.of("do", half))
                step.refuse((ITEM, half), short(side) or place.name, why, (), signs_of(side), deed(side))
        else:
            title = short(effect) or place.name
            pieces = _pieces(asked, items, None)
            step.refuse((ITEM, items[0].address), title, asked.why(action), pieces, signs_of(effect), deed(effect))


def _effect(asked: OpenQuestion, item: Item) -> Effect:
    """The effect, of the ring that of its leader, of a visit the influence with its faction (R7.2).

    What an ability has listened for is no part of what it does.
    """
    if isinstance(item.effect, Signet):
        return asked.me.leader.signet
    for when, printed, _ in asked.view.rules.seats[item.seat].listens:
        if printed is item.printed:
            return when.effect
    climb = climb_of(asked, item.effect) if item.card == NO_CARD else None
    return item.effect if climb is None else Influence(climb.faction, climb.steps)


def _closed(asked: OpenQuestion, item: Item) -> dict[str, Effect]:
    """Of a choice, the branches that are not possible now, by their addresses."""
    sides = item.effect.sides(asked.view, item)
    shut = ((n, side) for n, side in enumerate(sides) if not side.possible(asked.view, item))
    return {f"{item.address}.{chr(ord('a') + n)}": side for n, side in shut}


def _meant(asked: OpenQuestion, item: Item) -> Effect:
    """What the effect does now: of a choice the only half that is left, of two ways the one that is open."""
    sides = item.effect.sides(asked.view, item)
    left = [side for side in sides if side.possible(asked.view, item)]
    if len(left) == 1 < len(sides):
        return left[0]
    effect = _effect(asked, item)
    return effect.meant(asked.view, item) or effect if isinstance(effect, If) and effect.otherwise else effect


def _pieces(asked: OpenQuestion, items: Sequence[Item], climb: Climb | None) -> tuple[Ref, ...]:
    """Where an effect stands on the table, and where it is seen."""
    found: list[Ref] = [(CARD, item.card) for item in items if item.card != NO_CARD]
    piece, effect = asked.place(items[0].address).piece, items[0].effect
    if not found and piece is not None:
        found.append(piece)
    if has(effect, Signet):
        found.append(SIGNET)
    if climb is not None:
        found.append((FACTION, climb.faction))
    return (*found, *lends(effect), *breaks(asked, effect))


def _rows(asked: OpenQuestion, actions: Sequence[Action]) -> list[Choice]:
    """One row for effects that are alike: it stays while one of them is left, and takes them one by one.

    For a step of a token, a row for each way that it may take.
    """
    items = [asked.open[action] for action in actions]
    places = [asked.place(same[0].address) for same in items]
    effect = _meant(asked, items[0][0])
    climb = climb_of(asked, effect)
    title = short(effect if climb is None else Influence(climb.faction, climb.steps))
    words, number = deed(effect), sum(map(len, items))
    names = [place.name for place in places] if title else []
    details = (*names, "" if climb is None else climbed(asked, climb), f"×{number}" if number > 1 else "")
    refs: list[Ref] = [(ITEM, same[0].address) for same in items]
    row = asked.offer(
        refs[-1],
        title or places[0].name,
        actions[0],
        signs=signs_of(effect) if climb is None else climb_signs(asked, climb),
        detail=" · ".join(filter(None, details)),
        words="" if words == title else words,
        also=(*(ref for same in items for ref in _pieces(asked, same, climb)), *goal_of(asked, effect), *refs[:-1]),
        climb=0 if climb is None else climb.steps,
    )
    return branch_rows(asked, row, effect)
