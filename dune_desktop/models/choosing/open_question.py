"""What the builders look at: the question, and the table as the seat sees it that is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from dune_desktop.engine.actions import Action
from dune_desktop.engine.decisions import POOL_KIND, TURN_KIND
from dune_desktop.engine.frames.windows import standing
from dune_desktop.engine.items import Item
from dune_desktop.engine.names import BATTLE_ICONS, FACTIONS, NO_CARD, NOBODY, CardNumber
from dune_desktop.engine.rules import Price
from dune_desktop.engine.view import Question, View
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.naming import Names
from dune_desktop.models.refs import ABILITY, CARD, CONTRACT, FACTION, NODE, RESERVE, SEAT, SIGNET, SPACE, TROPHY, Ref
from dune_desktop.models.shown_game import ShownGame
from dune_desktop.text import addresses, rules
from dune_desktop.text.names import name
from dune_desktop.text.refusals import reason
from dune_desktop.text.translating import Texts

Choosing = Texts("Choosing")

#: The actions that send an agent, by the face of the card and the index of the space.
Sends = dict[str, dict[int, "Action"]]


class Confirmations(Protocol):
    """The settings that say what is asked about before it is done."""

    @property
    def confirm_reveal(self) -> bool: ...
    @property
    def confirm_end(self) -> bool: ...
    @property
    def confirm_buy(self) -> bool: ...


class Why(NamedTuple):
    """Why something can't be done, and the number of the rule behind that; both empty when it can."""

    reason: str = ""
    rule: str = ""


class EffectPlace(NamedTuple):
    """The component that an effect belongs to: its name, and where it lies if it does."""

    name: str
    ref: Ref | None
    #: What stands for the effect on the table: mostly the same.
    piece: Ref | None = None


class OpenQuestion:
    """One question with all that it is about."""

    def __init__(self, controller: ShownGame, settings: Confirmations, view: View, question: Question) -> None:
        self.controller = controller
        self.settings = settings
        self.edition = controller.edition
        self.names = Names(controller)
        self.view = view
        self.question = question
        self.seat = question.seat
        self.options = question.options or ()
        #: Whose question it is: of who is asked, or of a Rival that a person decides for.
        self.me = view.players[question.player]

    @property
    def asker(self) -> EffectPlace:
        """What asks, called so in the language of now."""
        return self.place(self.question.source)

    @property
    def source(self) -> str:
        """The name of what asks."""
        return self.asker.name

    @property
    def for_rival(self) -> bool:
        """A person answers for a Rival (B3.9)."""
        return self.question.player != self.seat

    def thing(self, kind: str, thing_id: str) -> str:
        """What something with an id is called."""
        return name(kind, thing_id, self.edition.products)

    def called(self, ref: Ref) -> str:
        """What a piece is called that several answers share."""
        kind, what = ref
        if kind == SPACE:
            return self.names.space(int(what))
        if kind == FACTION:
            return self.names.faction(int(what))
        return self.names.card(int(what)) if kind == CARD else self.names.leader(self.me.leader.id)

    def face_id(self, card: CardNumber) -> str:
        face = self.controller.face(card)
        return "" if face is None else face.id

    def by_face(self, cards: Iterable[CardNumber]) -> dict[str, list[CardNumber]]:
        """The cards that one sees by what is printed on them, in the order in which they lie."""
        found: dict[str, list[CardNumber]] = {}
        for card in cards:
            if card != NO_CARD:
                found.setdefault(self.face_id(card), []).append(card)
        return found

    @cached_property
    def sends(self) -> Sends:
        """Where an agent can be sent, by card."""
        sends: Sends = {}
        for action in self.options:
            if action.verb == "agent":
                face_id, space_id = action.args
                sends.setdefault(face_id, {})[self.edition.space_index[space_id]] = action
        return sends

    @cached_property
    def open(self) -> dict[Action, list[Item]]:
        """The open effects of the turn, or of the small pool that is asked about; and what the rules offer now."""
        kind, view = self.question.kind, self.view
        items = view.turn.items if kind == TURN_KIND else view.pools[-1].items if kind == POOL_KIND else []
        found: dict[Action, list[Item]] = {}
        for item in (*items, *standing(view, self.seat, self.question.window)):
            if item in items or item.printed.do in self.options:
                found.setdefault(item.printed.do, []).append(item)
        return found

    def prices(self, space: int) -> tuple[Price, ...]:
        """What the space costs the seat that is asked."""
        return self.view.rules.seats[self.me.seat].tariff(self.view.players).prices[space]

    def why(self, action: Action) -> Why:
        """The first reason against an action."""
        refusals = self.controller.why(action)
        if not refusals:
            return Why()
        why = reason(refusals[0], self.edition, self.seat, self.names.seat)
        return Why(why, rules.behind(refusals[0], action.verb, self.edition.products))

    def sealed(self, action: Action, then: Action | None = None) -> bool:
        return self.controller.sealed(action, then)

    # ------------------------------------------------------------ rows

    def offer(self, ref: Ref, title: str, action: Action, **more: Any) -> Choice:
        """An answer, with the sign that it shows something hidden."""
        return Choice(ref, title, action, sealed=self.sealed(action), **more)

    def offer_cards(self, cards: Sequence[CardNumber], action: Action | None, **more: Any) -> Choice:
        """Equal cards are one choice: each of them stands for it."""
        sealed = action is not None and self.sealed(action)
        also = tuple((CARD, card) for card in cards[1:])
        return Choice((CARD, cards[0]), self.names.card(cards[0]), action, sealed=sealed, also=also, **more)

    def refused(self, ref: Ref, title: str, why: Why) -> Choice:
        """What can't be taken, and why."""
        return Choice(ref, title, reason=why.reason, rule=why.rule)

    # ------------------------------------------------------------ where effects come from

    def place(self, address: str) -> EffectPlace:
        """What an address, or the id of a component, belongs to."""
        if not address:
            return EffectPlace("", None)
        owner = address.partition(".")[0]
        kind, thing, _ = addresses.find(self.edition, address) or (self._kind(owner), owner, None)
        ref = (NODE, address.split(".")[1]) if kind == "track" else self._where(kind, thing)
        return EffectPlace(addresses.source(self.edition, address), ref, self._piece(ref, address))

    def _piece(self, ref: Ref | None, address: str) -> Ref | None:
        """The own leader has buttons on the plate."""
        if ref != (SEAT, self.seat):
            return ref
        return SIGNET if address.endswith(".signet") else ABILITY

    def _kind(self, thing: str) -> str:
        if thing in self.edition.space_index:
            return "space"
        return "conflict" if thing in self.edition.conflict_by_id else ""

    def _where(self, kind: str, thing: str) -> Ref | None:
        if kind == "space":
            return SPACE, self.edition.space_index[thing]
        if kind == "faction":
            return FACTION, FACTIONS.index(thing)
        if kind in ("leader", "rival"):
            sides = self.edition.sides_of(thing) if thing in self.edition.leader_by_id else (thing,)
            seat = next((player.seat for player in self.view.players if player.leader.id in sides), NOBODY)
            return None if seat == NOBODY else (SEAT, seat)
        if kind == "conflict":
            return CARD, self.view.conflict
        if kind == "contract":
            mine = (*self.me.contracts, *self.me.completed)
            return next(((CONTRACT, number) for number in mine if self.face_id(number) == thing), None)
        if kind == "source" and thing in BATTLE_ICONS:
            icons = ((number, getattr(self.controller.face(number), "icon", None)) for number in self.me.trophies)
            return next(((TROPHY, number) for number, icon in icons if icon == BATTLE_ICONS.index(thing)), None)
        return self._card_in_play(thing)

    def _card_in_play(self, face_id: str) -> Ref | None:
        for player in (self.me, *self.view.players):
            for card in (*player.waiting, *player.revealed, *player.played):
                if self.face_id(card) == face_id:
                    return CARD, card
        return (RESERVE, face_id) if face_id in self.edition.reserve_index else None
