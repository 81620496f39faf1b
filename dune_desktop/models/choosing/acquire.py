"""Acquiring with persuasion in the Reveal turn, or by an effect."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from attrs import evolve, frozen

from dune_desktop.engine.actions import Action
from dune_desktop.engine.market import PERSUASION, TOP, Market, Money, price
from dune_desktop.engine.market import RESERVE as RESERVED
from dune_desktop.engine.names import CardNumber
from dune_desktop.engine.printed import Card
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.choosing.step_builder import StepBuilder
from dune_desktop.models.refs import CARD, RESERVE, Ref
from dune_desktop.text.box_signs import box_signs
from dune_desktop.text.effects import box, sentence
from dune_desktop.text.effects.gains import price as price_in
from dune_desktop.text.signs import ARROW, Sign


@frozen
class Ware:
    """Equal cards that lie in a market."""

    cards: tuple[CardNumber, ...]
    face: Card
    market: Market

    @property
    def ref(self) -> Ref:
        """What stands for the first of them on the table."""
        return (RESERVE, self.face.id) if self.market.id == RESERVED.id else (CARD, self.cards[0])

    @property
    def also(self) -> tuple[Ref, ...]:
        return tuple((CARD, card) for card in self.cards[1:])

    @property
    def words(self) -> tuple[str, ...]:
        """What names it in an action."""
        return (self.face.id, self.market.source) if self.market.source else (self.face.id,)


def wares(asked: OpenQuestion) -> Iterator[Ware]:
    """All that lies there to acquire, market by market."""
    for market in asked.edition.markets:
        for face_id, cards in asked.by_face(market.lying(asked.view, asked.me)).items():
            yield Ware(tuple(cards), asked.edition.card_by_id[face_id], market)


def in_persuasion(n: int) -> str:
    """The printed cost of a card that an effect acquires."""
    return Choosing.tr("cost: %n Persuasion", "", n)


def in_solari(n: int) -> str:
    """The same where it is paid in Solari (Price Is No Object)."""
    return Choosing.tr("cost: %n Solari", "", n)


def acquire_groups(asked: OpenQuestion) -> list[tuple[str, list[Choice]]]:
    """What can be bought, as one reads it: what has money of its own under the name of its market, then the rest."""
    moneys: dict[Money, list[Market]] = {}
    for market in asked.edition.markets:
        moneys.setdefault(market.money, []).append(market)
    usual = (Choosing.tr("Acquire"), ware_rows(asked, "acquire", markets=moneys.pop(PERSUASION)))
    own = ((asked.thing("market", same[0].id), ware_rows(asked, "acquire", markets=same)) for same in moneys.values())
    return [*((title, rows) for title, rows in own if rows), usual]


def ware_rows(
    asked: OpenQuestion,
    verb: str,
    cost: Callable[[int], str] = in_persuasion,
    markets: Collection[Market] | None = None,
) -> list[Choice]:
    """What can be acquired, of these markets or of all; to the discard pile or, if allowed, on top of the deck."""
    offered = {action.args: action for action in asked.options if action.verb == verb}
    rows = []
    for ware in (one for one in wares(asked) if markets is None or one.market in markets):
        action, top = offered.get(ware.words), offered.get((*ware.words, *TOP))
        if action is not None and verb == "acquire":
            rows.append(_bought(asked, ware, _row(asked, ware, action, top)))
        elif action is not None:  # an effect takes it without paying
            worth = "" if ware.face.cost is None else cost(ware.face.cost)
            rows.append(evolve(_row(asked, ware, action, top), detail=worth))
    return rows


def _row(asked: OpenQuestion, ware: Ware, action: Action, top: Action | None) -> Choice:
    acquired = ware.face.acquired
    return asked.offer(
        ware.ref,
        asked.thing("card", ware.face.id),
        action,
        signs=box_signs(acquired),
        words=Choosing.tr("When acquired: {effects}").format(effects=box(acquired)) if acquired else "",
        also=ware.also,
        variants=() if top is None else ((Choosing.tr("On top of your deck"), top),),
    )


def _bought(asked: OpenQuestion, ware: Ware, row: Choice) -> Choice:
    """With what it costs now."""
    cost, money = price(asked.view, ware.face, ware.market), ware.market.money
    if cost is None:
        return row
    words = Choosing.tr("Costs %n Persuasion.", "", cost)
    if money is not PERSUASION:
        words = sentence(Choosing.tr("Pay {amounts}").format(amounts=price_in(money.id, cost)))
    return evolve(
        row,
        signs=(Sign(money.id, str(cost)), *((ARROW,) if row.signs else ()), *row.signs),
        words=" ".join(filter(None, (words, row.words))),
        confirm=Choosing.tr("Acquire {card}?").format(card=row.title) if asked.settings.confirm_buy else "",
    )


def persuasion_buys(asked: OpenQuestion) -> bool:
    """Says whether it buys anything now; what has money of its own does not count."""
    offered = {action.args for action in asked.options if action.verb == "acquire"}
    return any(ware.words in offered for ware in wares(asked) if ware.market.money is PERSUASION)


def refuse_wares(asked: OpenQuestion, step: StepBuilder) -> None:
    """Cards that cost more than is left, and by how much."""
    for ware in wares(asked):
        cost, owned = price(asked.view, ware.face, ware.market), ware.market.money.fact.of(asked.me)
        if cost is not None and cost > owned and ware.market.open:
            why = Why(Choosing.tr("%n Persuasion short", "", cost - owned), "R18.2")
            if ware.market.money is not PERSUASION:
                why = asked.why(Action.of("acquire", *ware.words))
            step.refuse(ware.ref, asked.thing("card", ware.face.id), why, ware.also)


def refuse_dearer(asked: OpenQuestion, step: StepBuilder, limit: int) -> None:
    """Cards whose printed cost is beyond what an effect acquires (R18.10)."""
    for ware in wares(asked):
        if ware.face.cost is not None and ware.face.cost > limit:
            why = Why(Choosing.tr("Costs more than %n Persuasion", "", limit), "R18.10")
            step.refuse(ware.ref, asked.thing("card", ware.face.id), why, ware.also)


def why_acquire(asked: OpenQuestion, ref: Ref) -> Why:
    """Why what lies in a market can't be bought; nothing of what lies in none."""
    ware = next((ware for ware in wares(asked) if ref in (ware.ref, *ware.also)), None)
    return Why() if ware is None else asked.why(Action.of("acquire", *ware.words))
