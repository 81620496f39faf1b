"""Open effects: each with what it does in few words, and with what it costs and gives as icons."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.actions import Action
from dune_desktop.engine.effects import Choice as Either
from dune_desktop.engine.effects import Draw, DrawIntrigue, Influence, PickOf, Signet
from dune_desktop.engine.names import NO_CARD, CardNumber
from dune_desktop.engine.refusals import CHOSEN_LATER
from dune_desktop.models.choices import Choice
from dune_desktop.models.choosing.asked import Choosing, Why
from dune_desktop.models.choosing.factions import climb_of, climb_signs, climbed
from dune_desktop.models.choosing.parts import breaks, first, short
from dune_desktop.models.refs import CARD, FACTION, ITEM, REST_BUTTON, SIGNET, Ref
from dune_desktop.text.effects import deed
from dune_desktop.text.pictograms import signs_of

if TYPE_CHECKING:
    from dune_desktop.engine.effects.base import Effect
    from dune_desktop.models.choosing.asked import Asked, Place
    from dune_desktop.models.choosing.factions import Climb
    from dune_desktop.models.choosing.sheet import Sheet

#: It makes no difference which of two equal ones is resolved.
_DRAWS: Final = (Draw, DrawIntrigue)
#: Refusals of a branch that can be chosen in time, and of what is no branch to choose from now.
_NO_HALF: Final = (CHOSEN_LATER.code, "not_open")


def still_to_do(n: int) -> str:
    """The prompt over open effects."""
    return Choosing.tr("One effect still to do") if n == 1 else Choosing.tr("Still to do: %n, in any order", "", n)


def item_rows(asked: Asked) -> list[Choice]:
    """The effects that can be resolved now."""
    cards = _cards_by_address(asked)
    return [_row(asked, actions, cards) for actions in _alike(asked, cards)]


def _alike(asked: Asked, cards: dict[str, list[CardNumber]]) -> list[list[Action]]:
    """Equal draws together, wherever they are printed; that of a card first, which may go to the trash before."""
    found: dict[Hashable, list[Action]] = {}
    for action in asked.options:
        if action.verb == "do":
            effect = asked.place(action.args[0]).effect
            found.setdefault(effect if isinstance(effect, _DRAWS) else action, []).append(action)
    return [sorted(same, key=lambda action: action.args[0] not in cards) for same in found.values()]


def open_effects(asked: Asked) -> int:
    """How many effects can be resolved now."""
    return sum(action.verb == "do" for action in asked.options)


def add_rest(asked: Asked, sheet: Sheet) -> None:
    """One button for all that must be done before one may go on."""
    rest = asked.controller.rest
    if rest:
        sealed = any(map(asked.sealed, rest))
        words = Choosing.tr("Resolves all that you must still do, until something is to be chosen.")
        sheet.button(Choice(REST_BUTTON, Choosing.tr("Do the rest"), rest[0], words=words, sealed=sealed))


def refuse_items(asked: Asked, sheet: Sheet) -> None:
    """The open effects that are not possible now, and wait (R13.8); of a choice, the halves that are not."""
    offered = {action.args[0] for action in asked.options if action.verb == "do"}
    for address, cards in _cards_by_address(asked).items():
        place = asked.place(address)
        effect = _effect(asked, place)
        if address in offered:
            for half, (branch, why) in _closed(asked, address, effect).items():
                title = short(branch) or place.name
                sheet.refuse((ITEM, half), title, why, (), signs_of(branch), deed(branch))
        else:
            why = asked.why(Action.of("do", address))
            signs, words = ((), "") if effect is None else (signs_of(effect), deed(effect))
            title = _title(effect, None) or place.name
            sheet.refuse((ITEM, address), title, why, _pieces(asked, cards, place, None), signs, words)


def _cards_by_address(asked: Asked) -> dict[str, list[CardNumber]]:
    found: dict[str, list[CardNumber]] = {}
    for item in asked.items:
        found.setdefault(item.address, []).append(item.card)
    return found


def _effect(asked: Asked, place: Place) -> Effect | None:
    """The effect, of the ring that of its leader."""
    return asked.me.leader.signet if isinstance(place.effect, Signet) else place.effect


def _branches(effect: Effect | None) -> tuple[Effect, ...]:
    """What is to be chosen from."""
    join = first(effect, Either) or first(effect, PickOf)
    return () if join is None else join.branches


def _closed(asked: Asked, address: str, effect: Effect | None) -> dict[str, tuple[Effect, Why]]:
    """Of a choice, the branches that are not possible now, by their addresses, and why."""
    closed = {}
    for n, branch in enumerate(_branches(effect)):
        half = f"{address}.{chr(ord('a') + n)}"
        action = Action.of("do", half)
        if not any(refusal.code in _NO_HALF for refusal in asked.controller.why(action)):
            closed[half] = branch, asked.why(action)
    return closed


def _meant(asked: Asked, place: Place, address: str) -> tuple[Effect | None, Climb | None]:
    """What the effect does now, of a choice the only half that is left; and the track that it moves on, if any."""
    effect = _effect(asked, place)
    shut = [branch for branch, _ in _closed(asked, address, effect).values()]
    if shut and len(left := [branch for branch in _branches(effect) if branch not in shut]) == 1:
        effect = left[0]
    return effect, climb_of(asked, effect)


def _title(effect: Effect | None, climb: Climb | None) -> str:
    if climb is not None:
        effect = Influence(climb.faction, climb.steps)
    return "" if effect is None else short(effect)


def _pieces(asked: Asked, cards: list[CardNumber], place: Place, climb: Climb | None) -> tuple[Ref, ...]:
    """Where the effect stands on the table, and where it is seen."""
    found: list[Ref] = [(CARD, card) for card in cards if card != NO_CARD]
    if not found and place.piece is not None:
        found.append(place.piece)
    if first(place.effect, Signet) is not None:
        found.append(SIGNET)
    if climb is not None:
        found.append((FACTION, climb.faction))
    return (*found, *breaks(asked, place.effect))


def _row(asked: Asked, actions: Sequence[Action], cards: dict[str, list[CardNumber]]) -> Choice:
    """One row for effects that are alike: it stays while one of them is left, and takes them one by one."""
    addresses = [action.args[0] for action in actions]
    place = asked.place(addresses[0])
    effect, climb = _meant(asked, place, addresses[0])
    title = _title(effect, climb)
    words = "" if effect is None else deed(effect)
    number = sum(max(1, len(cards.get(address, ()))) for address in addresses)
    names = [asked.place(address).name for address in addresses] if title else []
    details = (*names, "" if climb is None else climbed(asked, climb), f"×{number}" if number > 1 else "")
    pieces = [_pieces(asked, cards.get(address, []), asked.place(address), climb) for address in addresses]
    return Choice(
        (ITEM, addresses[-1]),
        title or place.name,
        actions[0],
        signs=climb_signs(asked, climb) if climb is not None else () if effect is None else signs_of(effect),
        detail=" · ".join(filter(None, details)),
        words="" if words == title else words,
        sealed=asked.sealed(actions[0]),
        also=(*(ref for found in pieces for ref in found), *((ITEM, address) for address in addresses[:-1])),
        climb=0 if climb is None else climb.steps,
    )
