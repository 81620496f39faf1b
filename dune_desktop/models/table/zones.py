"""Cards in a zone: those of whoever looks, of one seat, or of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from attrs import evolve, frozen
from PySide6.QtCore import QObject

from dune_desktop.engine import market
from dune_desktop.engine.effects.acquiring import Buy
from dune_desktop.engine.facts import OPEN, zones_of
from dune_desktop.engine.market import Market, price
from dune_desktop.engine.names import NO_CARD, NOBODY, CardNumber, Seat
from dune_desktop.engine.printed import Card, Conflict
from dune_desktop.engine.state import Player
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names, face_text
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.models.shown_game import Face
from dune_desktop.models.table.pairs import partners
from dune_desktop.text.names import has_name, name
from dune_desktop.text.translating import Texts

Zones = Texts("Zones")

HAND, INTRIGUE, WAITING, PLAYED, REVEALED = "hand", "intrigue", "waiting", "played", "revealed"
DISCARD, DECK, DECK_TOP = "discard", "deck", "deck_top"
ROW, RESERVE, SET_ASIDE, TRASHED = "row", "reserve", "set_aside", "trashed"
INTRIGUE_DISCARD, CONFLICT, CONFLICT_PILE = "intrigue_discard", "conflict", "conflict_pile"
#: With Rivals.
HAGAL_DISCARD = "hagal_discard"
#: Of a seat, with contracts and battle icons.
CONTRACTS, COMPLETED, TROPHIES, FLIPPED = "contracts", "completed", "trophies", "flipped"


@frozen
class CardRow:
    """A card, or the top card of a stack. Hidden cards have no ref and no face, nor has the place of an empty stack."""

    #: The number of the card; the id of a stack of equal ones; of an empty place a number that no card has.
    key: int | str
    card: CardNumber
    ref: Ref | None
    count: int = 1
    #: Whose card it is, in a zone that all seats share.
    seat: Seat = NOBODY
    #: What it costs now, None where nothing is sold; and in what.
    cost: int | None = None
    money: str = market.PERSUASION.id
    #: It lies face down until it is turned up again.
    used: bool = False
    #: The fact of a product by which it lies so before its seat.
    aside: str = ""
    #: It lies on a stack: how many are left is told down to the last.
    stacked: bool = False
    #: Who has grafted it where it lies: it is trashed when that turn ends.
    usurper: Seat = NOBODY
    #: The card in play that was sent together with it.
    partner: CardNumber = NO_CARD

    @property
    def empty(self) -> bool:
        """Nothing is left there, and nothing says what it was (X5.2)."""
        return self.stacked and not self.count and not isinstance(self.key, str)


class CardListModel(RowModel[CardRow]):
    """A zone of cards. ``seat``: whose zone it is; None: that of whoever looks."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {Role.FACE: "face_of"}
    FIELDS: ClassVar[dict[int, str]] = {
        Role.ID: "card",
        Role.REF: "ref",
        Role.COUNT: "count",
        Role.SEAT: "seat",
        Role.COST: "cost",
        Role.USED: "used",
        Role.USURPER: "usurper",
        Role.PARTNER: "partner",
    }

    def __init__(self, zone: str, names: Names, seat: Seat | None = None, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        self.zone = zone
        self.seat = seat
        self._read = reader(zone, names)

    def sync(self, view: View) -> None:
        self.follow(list(self._read(view, view.seat if self.seat is None else self.seat, self.names)))

    @property
    def cards(self) -> list[CardNumber]:
        return [row.card for row in self.rows]

    def text(self, row: CardRow) -> str:
        return self.names.of_face(self.face_of(row))

    def tip(self, row: CardRow) -> str:
        face = self.face_of(row)
        return "\n".join((self.spoken(row), *(face_text(face) if face else ())))

    def spoken(self, row: CardRow) -> str:
        return card_words(self.names, row)

    def face_of(self, row: CardRow) -> Face | None:
        return face_of(self.names, row)


def face_of(names: Names, row: CardRow) -> Face | None:
    """What is printed on it; on an empty stack, too."""
    return names.edition.card_by_id[row.key] if isinstance(row.key, str) else names.face(row.card)


def card_words(names: Names, row: CardRow) -> str:
    """The name with what stands beside the card."""
    return ", ".join((card_name(names, row), *card_notes(names, row)))


def card_name(names: Names, row: CardRow) -> str:
    """What it is called, or that nothing is left there."""
    return Zones.tr("Empty stack") if row.empty else names.of_face(face_of(names, row))


def card_notes(names: Names, row: CardRow) -> list[str]:
    """What stands beside the card."""
    said = []
    if row.cost is not None:
        said.append(price_words(names, row.cost, row.money))
    if row.stacked and not row.empty:
        said.append(Zones.tr("%n left", "cards in a stack", row.count))
    if row.aside:
        title = name("fact", row.aside, names.edition.products)
        said.append(title[:1].lower() + title[1:])
    elif row.used:
        said.append(Zones.tr("used in this round"))
    if row.usurper != NOBODY:
        grafted = Zones.tr("grafted by {player}: it is trashed at the end of the turn")
        said.append(grafted.format(player=names.seat(row.usurper)))
    if row.partner != NO_CARD:
        said.append(Zones.tr("grafted with {card}").format(card=names.card(row.partner)))
    if row.seat != NOBODY:
        said.append(Zones.tr("set aside for {player}").format(player=names.seat(row.seat)))
    return said


def price_words(names: Names, cost: int, money: str) -> str:
    """What something costs, and in what."""
    if money == market.PERSUASION.id:
        return Zones.tr("costs %n Persuasion", "", cost)
    return Zones.tr("costs {n} {money}").format(n=cost, money=name("resource", money, names.edition.products))


# ---------------------------------------------------------------- what lies in a zone

Reader = Callable[[View, Seat, Names], Iterable[CardRow]]


def _own(zone: str, kind: str = refs.CARD) -> Reader:
    """A zone of the seat; who only watches has none."""

    def read(view: View, seat: Seat, _names: Names) -> Iterator[CardRow]:
        return _rows(getattr(view.players[seat], zone), kind) if seat < len(view.players) else iter(())

    return read


def _played(view: View, seat: Seat, names: Names) -> Iterator[CardRow]:
    """Cards of Agent turns, each with the one that was sent together with it."""
    cards = view.players[seat].played if seat < len(view.players) else []
    together = partners(names.controller.history) if names.edition.joining and len(cards) > 1 else {}
    for row in _rows(cards):
        partner = together.get(row.card, NO_CARD)
        yield evolve(row, partner=partner) if partner in cards else row


def _table(zone: str) -> Reader:
    def read(view: View, _seat: Seat, _names: Names) -> Iterator[CardRow]:
        return _rows(getattr(view, zone))

    return read


def _rows(cards: Sequence[CardNumber], kind: str = refs.CARD) -> Iterator[CardRow]:
    """A row for each card; hidden ones are told apart by their order only."""
    hidden = NO_CARD
    for card in cards:
        hidden -= card < 0
        yield _row(hidden if card < 0 else card, kind)


@lru_cache(1024)  # the same rows are asked for after every answer, and told to be the same at once
def _row(key: int, kind: str) -> CardRow:
    return CardRow(key, key, (kind, key)) if key >= 0 else CardRow(key, NO_CARD, None)


def _market(sold: Market) -> Reader:
    """What lies in a market: for everybody, or before each seat with its mark."""

    def read(view: View, _seat: Seat, names: Names) -> Iterator[CardRow]:
        for player in view.players if sold.own else view.players[:1]:
            zone = sold.zone.of(player if sold.own else view)
            stacks = zone if sold.stacks else [[card] for card in zone]
            for place, stack in enumerate(stacks):
                if not stack:
                    yield CardRow(NO_CARD - 1 - place, NO_CARD, None, 0, stacked=True)
                    continue
                face = names.face(stack[-1])
                cost = price(view, face, sold, _less(view, sold)) if isinstance(face, Card) else None
                owner = player.seat if sold.own else NOBODY
                ref = (refs.CARD, stack[-1])
                row = CardRow(stack[-1], stack[-1], ref, len(stack), owner, cost, sold.money.id, stacked=sold.stacks)
                yield evolve(row, usurper=view.turn.seat) if view.turn.usurped == row.card else row

    return read


def _owned(sold: Market) -> Reader:
    """What a seat has bought there that lies before it."""

    def read(view: View, seat: Seat, _names: Names) -> Iterator[CardRow]:
        return bought(view.players[seat], sold) if seat < len(view.players) else iter(())

    return read


def bought(player: Player, sold: Market) -> Iterator[CardRow]:
    """What the seat has bought in a market and lies before it; what is used up for now is told so."""
    for place in (sold.to, sold.used):
        for row in _rows(() if place is None else place.of(player)):
            yield evolve(row, used=place is sold.used)


def _less(view: View, sold: Market) -> int:
    """What the effect that asks takes off the prices of a market."""
    asks = None if view.question is None else view.question.asks
    return asks.less if isinstance(asks, Buy) and asks.market == sold.id else 0


def _reserve(view: View, _seat: Seat, names: Names) -> Iterator[CardRow]:
    """Stacks from which one may buy; what only a space gives stands there (Foldspace)."""
    for face, stack in zip(names.edition.reserve, view.reserve, strict=True):
        if face.cost is not None:
            card = stack[-1] if stack else NO_CARD
            ref = (refs.RESERVE, face.id)
            yield CardRow(face.id, card, ref, len(stack), cost=price(view, face, market.RESERVE), stacked=True)


def _deck_top(view: View, seat: Seat, _names: Names) -> Iterator[CardRow]:
    """The top of the own deck, for whoever may look at it."""
    deck = view.players[seat].deck[-1:] if seat < len(view.players) else ()
    return _rows([card for card in deck if card >= 0])


def past_conflicts(view: View, names: Names) -> list[CardNumber]:
    """By level: those that lie before who won them (U15.4), then the pile, whose last one is being fought for."""
    before_seats = (card for one in view.players for card in (*one.trophies, *one.flipped))
    won = [card for card in before_seats if isinstance(names.face(card), Conflict)]
    earlier = [*won, *view.conflict_pile[:-1]]
    return [*sorted(earlier, key=lambda card: _level(names, card)), *view.conflict_pile[-1:]]


def _level(names: Names, card: CardNumber) -> int:
    face = names.face(card)
    return face.level if isinstance(face, Conflict) else 0


#: Of a seat; of the table.
SEAT_ZONES: Final[dict[str, Reader]] = {
    **{zone: _own(zone) for zone in (HAND, INTRIGUE, WAITING)},
    PLAYED: _played,
    **{zone: _own(zone) for zone in (REVEALED, DISCARD)},
    DECK: lambda view, seat, _names: _rows(view.deck_content if seat == view.seat else ()),  # one's own, in no order
    **{zone: _own(zone, refs.CONTRACT) for zone in (CONTRACTS, COMPLETED)},
    **{zone: _own(zone, refs.TROPHY) for zone in (TROPHIES, FLIPPED)},
    DECK_TOP: _deck_top,
}
TABLE_ZONES: Final[dict[str, Reader]] = {
    ROW: _market(market.ROW),
    RESERVE: _reserve,
    SET_ASIDE: _market(market.SET_ASIDE),
    CONFLICT: lambda view, _seat, _names: _rows([view.conflict] if view.conflict >= 0 else []),
    CONFLICT_PILE: lambda view, _seat, names: _rows(past_conflicts(view, names)),
    **{zone: _table(zone) for zone in (TRASHED, INTRIGUE_DISCARD, HAGAL_DISCARD)},
}
ZONES: Final = SEAT_ZONES | TABLE_ZONES


def stalls(names: Names) -> list[str]:
    """Markets that only some product has, as zones of the table."""
    return [sold.id for sold in names.edition.markets if sold.id not in ZONES]


#: Before the name of a market: the zone of what a seat has bought there.
_OWN: Final = "own "


def owned(names: Names) -> list[str]:
    """Zones of what is bought and lies before a seat, by their market."""
    return [_OWN + sold.id for sold in names.edition.markets if not sold.cards and sold.to is not None]


def owned_title(zone: str, names: Names) -> str:
    """What such a zone is called."""
    return name("market", zone.removeprefix(_OWN), names.edition.products)


#: Before the name of a fact: the zone of cards that lie face down before a seat.
_ASIDE: Final = "aside "


def laid_aside(names: Names) -> list[str]:
    """Zones of cards that lie face down before a seat: facts that only some product has, as far as they have a name."""
    added, products = names.controller.view.players[0].added.values(), names.edition.products
    facts = (fact for one in added for fact in zones_of(one.__class__) if fact.seen != OPEN)
    return [_ASIDE + fact.name for fact in facts if has_name("fact", fact.name, products)]


def aside_title(zone: str, names: Names) -> str:
    """What such a zone is called."""
    return name("fact", zone.removeprefix(_ASIDE), names.edition.products)


def _laid_aside(fact: str) -> Reader:
    def read(view: View, seat: Seat, _names: Names) -> Iterator[CardRow]:
        added = view.players[seat].added.values() if seat < len(view.players) else ()
        cards = (getattr(facts, fact) for facts in added if hasattr(facts, fact))
        return (evolve(row, used=True, aside=fact) for row in _rows(next(cards, ())))

    return read


def reader(zone: str, names: Names) -> Reader:
    """How a zone is read."""
    if zone in ZONES:
        return ZONES[zone]
    if zone.startswith(_ASIDE):
        return _laid_aside(zone.removeprefix(_ASIDE))
    sold = names.edition.market_by_id[zone.removeprefix(_OWN)]
    return _owned(sold) if zone.startswith(_OWN) else _market(sold)
