"""What an effect lets one buy for a price: tiles with what they cost then, and troops that are given back for less."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve

from dune_desktop.engine.actions import PICK_AMOUNT, Action
from dune_desktop.engine.effects.acquiring import Buy
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.market import Market, price
from dune_desktop.engine.printed import Card
from dune_desktop.models.choosing.acquire import Ware, wares
from dune_desktop.models.choosing.choices import Choice
from dune_desktop.models.choosing.open_question import Choosing, OpenQuestion, Why
from dune_desktop.models.choosing.step_builder import StepBuilder, begun
from dune_desktop.models.refs import AMOUNT, CARD, CONFIRM_BUTTON, PURSE, Ref
from dune_desktop.text.box_signs import box_signs
from dune_desktop.text.effects import box, sentence
from dune_desktop.text.effects.gains import price as price_in
from dune_desktop.text.signs import ARROW, Sign


def bought(asked: OpenQuestion) -> Buy | None:
    """The effect that asks, if it lets one buy something."""
    asks = asked.question.asks
    return asks if isinstance(asks, Buy) else None


def market_of(asked: OpenQuestion, buy: Buy) -> Market:
    return asked.edition.market_by_id[buy.market]


def within_reach(asked: OpenQuestion, effect: Effect) -> tuple[Ref, ...]:
    """What lies in the market of the effect and can be paid for, with all that the seat has lent to it: it is lit."""
    if not isinstance(effect, Buy):
        return ()
    where = market_of(asked, effect)
    owned = where.money.fact.of(asked.me) + (0 if where.lent is None else where.lent.of(asked.me))
    here = (ware for ware in wares(asked) if ware.market is where)
    return tuple(ware.ref for ware in here if _price(asked, effect, ware.face) <= owned)


# ---------------------------------------------------------------- which one


def offer_wares(asked: OpenQuestion, step: StepBuilder, buy: Buy) -> None:
    """A row for each that can be paid, with its price now; why not, for the others."""
    offered = {action.args: action for action in asked.options if action.verb == "pick"}
    where = market_of(asked, buy)
    here = [ware for ware in wares(asked) if ware.market is where]
    step.group("", [_row(asked, buy, ware, offered[ware.words]) for ware in here if ware.words in offered])
    for ware in here:
        if ware.words not in offered:
            step.refuse(ware.ref, _title(asked, ware), _too_dear(asked, buy, ware), ware.also)


def _title(asked: OpenQuestion, ware: Ware) -> str:
    return asked.thing("card", ware.face.id)


def _price(asked: OpenQuestion, buy: Buy, face: Card) -> int:
    return price(asked.view, face, market_of(asked, buy), buy.less) or 0


def _row(asked: OpenQuestion, buy: Buy, ware: Ware, action: Action) -> Choice:
    cost, money, gained = _price(asked, buy, ware.face), ware.market.money, box_signs(ware.face.acquired)
    words = [sentence(Choosing.tr("Pay {amounts}").format(amounts=price_in(money.id, cost)))]
    if gained:
        words.append(Choosing.tr("When acquired: {effects}").format(effects=box(ware.face.acquired)))
    return asked.offer(
        ware.ref,
        _title(asked, ware),
        action,
        signs=(Sign(money.id, str(cost)), *((ARROW, *gained) if gained else ())),
        words=" ".join(words),
        also=ware.also,
    )


def _too_dear(asked: OpenQuestion, buy: Buy, ware: Ware) -> Why:
    missing = _price(asked, buy, ware.face) - ware.market.money.fact.of(asked.me) - _lent(asked, ware.market)
    money = asked.thing("resource", ware.market.money.id)
    return Why(Choosing.tr("%n short: {money}", "", missing).format(money=money))


def _lent(asked: OpenQuestion, where: Market) -> int:
    return 0 if where.lent is None else int(where.lent.of(asked.me))


# ---------------------------------------------------------------- for how much


def give_back(asked: OpenQuestion, draft: tuple[Ref, ...], buy: Buy) -> StepBuilder:
    """How many troops are given back for a lower price: a row for each number, or one by one and then confirmed."""
    where, step = market_of(asked, buy), begun(asked, draft)
    amounts = {int(action.args[0]): action for action in asked.options}
    drafted = int(draft[-1][1]) if draft else 0
    step.is_step, step.meant = True, (CARD, asked.question.about[0])
    step.group("", [_amount_row(asked, buy, n, n == drafted > 0) for n in amounts])
    further = next((n for n in amounts if n > drafted), None)
    if further is not None:
        step.piece(Choice((AMOUNT, further), _said(further), also=((PURSE, where.id),)))
    if drafted in amounts and drafted:
        step.button(Choice(CONFIRM_BUTTON, _said(drafted), amounts[drafted], accent=True))
    return step


def _amount_row(asked: OpenQuestion, buy: Buy, n: int, chosen: bool) -> Choice:
    where, face = market_of(asked, buy), asked.controller.face(asked.question.about[0])
    assert isinstance(face, Card)
    row = asked.offer((AMOUNT, n), _said(n), PICK_AMOUNT[n], key=str(n), chosen=chosen)
    cost = _price(asked, buy, face)
    detail = Choosing.tr("more than it takes") if n > cost else ""
    return evolve(row, detail=detail, signs=(Sign(where.money.id, str(max(0, cost - n))),))


def _said(n: int) -> str:
    return Choosing.tr("%n Negotiator(s) return(s|)", "", n) if n else Choosing.tr("No Negotiators return")


# ---------------------------------------------------------------- where money and tiles can be dragged


def money_targets(asked: OpenQuestion, rows: Iterator[Choice], money: str) -> dict[Ref, Choice]:
    """Own money on everything that it can buy now."""
    buy = bought(asked)
    if buy is None or money not in (one.id for one in buy.moneys(asked.view)):
        return {}
    return {row.ref: row for row in rows if row.ref[0] == CARD and row.lit}


def is_sold(asked: OpenQuestion, ref: Ref) -> bool:
    """It lies in the market of the effect that asks."""
    buy = bought(asked)
    return buy is not None and ref[0] == CARD and ref[1] in market_of(asked, buy).lying(asked.view, asked.me)
