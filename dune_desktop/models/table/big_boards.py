"""What products print beside the board, in words: their markets, their tracks, and what each seat has there.

A product has a chapter as soon as its ``Room`` says what belongs there (``text.room.BigBoard``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from attrs import evolve, frozen

from dune_desktop.engine.market import PERSUASION, Market
from dune_desktop.engine.names import HELD, RESOURCES, Seat
from dune_desktop.engine.state import Player
from dune_desktop.engine.tracks import Node, Track
from dune_desktop.engine.units import UnitKind
from dune_desktop.engine.view import View
from dune_desktop.models.naming import Names, titled
from dune_desktop.models.refs import Ref
from dune_desktop.models.table import zones
from dune_desktop.models.table.laboratory import has_token, marker_words
from dune_desktop.models.table.seat_figures import Fact, say
from dune_desktop.models.table.zones import CardRow, card_name, card_notes, card_words, face_of, price_words
from dune_desktop.text.box_signs import usual
from dune_desktop.text.boxes import boxes_of
from dune_desktop.text.effects import capital, sentences
from dune_desktop.text.lists import in_a_row
from dune_desktop.text.names import name
from dune_desktop.text.products import rooms
from dune_desktop.text.room import BigBoard

#: What is printed for games with Rivals only.
_OF_RIVALS: Final = "marked"


@frozen
class Lot:
    """Something that lies in a market, or the place of an empty stack."""

    title: str
    #: How many are left.
    note: str = ""
    ref: Ref | None = None
    #: What it costs now, if it is for sale; in what; and the same in words.
    cost: int | None = None
    money: str = ""
    price: str = ""
    #: What is printed on it, box by box: heading and wording.
    boxes: tuple[tuple[str, str], ...] = ()


@frozen
class Stop:
    """A space of a track, and whose tokens stand there."""

    title: str
    words: str
    seats: tuple[Seat, ...]


@frozen
class Holding:
    """What a seat has of all that: money and troops lent, units, and what it has bought with what it is called."""

    seat: Seat
    note: str
    units: str
    bought: tuple[tuple[Ref | None, str], ...]


@frozen
class BoardChapter:
    """All of it that one product prints; each market and track has a heading."""

    product: str
    title: str
    markets: tuple[tuple[str, tuple[Lot, ...]], ...]
    tracks: tuple[tuple[str, tuple[Stop, ...]], ...]
    seats: tuple[Holding, ...]


def chapters(view: View, names: Names) -> tuple[BoardChapter, ...]:
    """A chapter for each product of the game that has a big board, in the order of the products."""
    found = [(room.products[-1], room.board) for room in rooms(names.edition.products) if room.board is not None]
    found.sort(key=lambda one: names.edition.products.index(one[0]))
    return tuple(_chapter(view, names, product, board) for product, board in found)


def _chapter(view: View, names: Names, product: str, board: BigBoard) -> BoardChapter:
    edition, products = names.edition, names.edition.products
    markets = [edition.market_by_id[market] for market in board.markets]
    tracks = [edition.track_by_id[track] for track in board.tracks]
    units = [edition.unit_by_id[unit] for unit in board.units]
    return BoardChapter(
        product,
        name("edition", product),
        tuple((name("market", one.id, products), tuple(_lots(view, names, one))) for one in markets),
        tuple((name("track", one.id, products), tuple(_stops(view, names, one))) for one in tracks),
        tuple(_holding(names, player, markets, units) for player in view.players),
    )


def _lots(view: View, names: Names, market: Market) -> Iterator[Lot]:
    for row in zones.reader(market.id, names)(view, view.seat, names):
        face = face_of(names, row)
        printed = {} if face is None else boxes_of(face)
        told = names.edition.automa is not None
        boxes = tuple((name("box", box), words) for box, words in printed.items() if told or box != _OF_RIVALS)
        note = ", ".join(card_notes(names, evolve(row, cost=None)))
        price = "" if row.cost is None else price_words(names, row.cost, row.money)
        yield Lot(card_name(names, row), note, row.ref, row.cost, row.money, price, boxes)


def _stops(view: View, names: Names, track: Track) -> Iterator[Stop]:
    """As it lies on the table: one on which tokens come back stands upright, the end above; others go to the right."""
    nodes = tuple(enumerate(track.nodes))
    for number, node in reversed(nodes) if track.when_back else nodes:
        there = (player for player in view.players if track.at(player) == number and has_token(track, player))
        here = tuple(player.seat for player in there)
        words = " ".join(filter(None, (_reward(node), marker_words(track, number))))
        yield Stop(name("node", node.id, names.edition.products), words, here)


def _reward(node: Node) -> str:
    """What is printed there: what somebody may have that makes it more says so itself."""
    return " ".join(sentences((usual(effect),)) for effect in (node.effect, node.first) if effect is not None)


# ---------------------------------------------------------------- seats


def _holding(names: Names, player: Player, markets: list[Market], units: list[UnitKind]) -> Holding:
    note, said = ", ".join(_moneys(names, player, markets)), in_a_row(say(names, _units(player, units)))
    bought = tuple((row.ref, card_words(names, row)) for market in markets for row in _bought(player, market))
    return Holding(player.seat, note, capital(said), bought)


def _moneys(names: Names, player: Player, markets: list[Market]) -> Iterator[str]:
    """Troops that lie in a market, and money that buys only there."""
    products = names.edition.products
    for market in markets:
        if market.lent is not None:
            yield titled(name("fact", market.lent.name, products), str(market.lent.of(player)))
    for money in dict.fromkeys(market.money for market in markets):
        if money is not PERSUASION and money.id not in RESOURCES:
            yield titled(name("resource", money.id, products), str(money.fact.of(player)))


def _units(player: Player, units: list[UnitKind]) -> Iterator[Fact]:
    """How many there are in each zone, and the spaces that they hold."""
    for kind in units:
        for zone, where in kind.zones.items():
            there = where.of(player)
            if there:
                yield ("control", (there,)) if zone == HELD else ("units", (kind.id, zone, there))


def _bought(player: Player, market: Market) -> Iterator[CardRow]:
    """What lies before the seat from now on."""
    return iter(()) if market.cards or market.to is None else zones.bought(player, market)
