"""The board: its spaces with what lies there, cubes on the tracks, spies on posts, and contracts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from attrs import frozen
from PySide6.QtCore import QObject

from dune_desktop.engine.abilities import TakesSardaukar
from dune_desktop.engine.effects import AcquireReserve, TakeMentat, TakeSeat
from dune_desktop.engine.effects.base import Effect
from dune_desktop.engine.names import NOBODY, CardNumber, Seat
from dune_desktop.engine.printed import Space
from dune_desktop.engine.rules import Price
from dune_desktop.engine.units import control_of, holdings
from dune_desktop.engine.view import View
from dune_desktop.models import refs
from dune_desktop.models.naming import Names, face_text, space_text
from dune_desktop.models.refs import Ref
from dune_desktop.models.roles import Role
from dune_desktop.models.rows import RowModel
from dune_desktop.models.shown_game import Face
from dune_desktop.text.effects import amounts
from dune_desktop.text.translating import Texts
from dune_desktop.text.units import counted

Spaces = Texts("Spaces")


@frozen
class SpaceRow:
    """What lies on a space now."""

    key: int
    #: Whose agents stand here, one seat for each agent, in the order of seats.
    agents: tuple[Seat, ...] = ()
    #: The one of them that is the Mentat's: its seat, or NOBODY.
    mentat: Seat = NOBODY
    #: The Mentat waits here to be taken.
    mentat_home: bool = False
    bonus: int = 0
    control: Seat = NOBODY
    #: The kind of unit that holds it, over any marker.
    held_by: str = ""
    #: Who closed it with The Voice.
    voices: tuple[Seat, ...] = ()
    #: Who has a seat in the council that meets here.
    council: tuple[Seat, ...] = ()
    #: Cards left in the stack that lies here (Foldspace); -1: none ever does.
    stack: int = -1
    #: What whoever looks pays, where a leader changes it.
    price: Price | None = None

    @property
    def ref(self) -> Ref:
        return refs.SPACE, self.key


class SpaceModel(RowModel[SpaceRow]):
    """A row for each space of the board, in its printed order."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {Role.FACE: "face_of"}

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(names, parent)
        self._things = [_things(space) for space in names.edition.spaces]

    def sync(self, view: View) -> None:
        self.follow(space_rows(view, self.names, self._things))

    def text(self, row: SpaceRow) -> str:
        return self.names.space(row.key)

    def tip(self, row: SpaceRow) -> str:
        return "\n".join((self.text(row), *space_text(self.names, row.key), *occupation(self.names, row)))

    def spoken(self, row: SpaceRow) -> str:
        return "; ".join((self.text(row), *occupation(self.names, row)))

    def face_of(self, row: SpaceRow) -> Space:
        return self.names.edition.spaces[row.key]


@frozen
class Things:
    """What may lie on a space besides agents, by what is printed there."""

    mentat: bool
    council: bool
    #: The id of the reserve card that is stacked there.
    reserve: str | None


def _things(space: Space) -> Things:
    effects = [leaf for offer in space.offers for effect in offer.effects for leaf in _leaves(effect)]
    return Things(
        mentat=any(isinstance(effect, TakeMentat) for effect in effects),
        council=any(isinstance(effect, TakeSeat) for effect in effects),
        reserve=next((effect.card for effect in effects if isinstance(effect, AcquireReserve)), None),
    )


def _leaves(effect: Effect) -> Iterator[Effect]:
    parts = effect.parts()
    yield from (leaf for part in parts for leaf in _leaves(part)) if parts else (effect,)


def space_rows(view: View, names: Names, things: list[Things]) -> list[SpaceRow]:
    """The board as the view shows it."""
    agents: list[list[Seat]] = [[] for _ in things]
    voices: list[list[Seat]] = [[] for _ in things]
    for player in view.players:
        for space in player.agents:
            agents[space].append(player.seat)
        for space in player.voices:
            voices[space].append(player.seat)
    council = tuple(player.seat for player in view.players if player.council)
    prices = _own_prices(view, names)
    held = {space: unit for _, space, unit in holdings(view)}
    return [
        SpaceRow(
            key=space,
            agents=tuple(agents[space]),
            mentat=view.mentat if view.mentat_space == space else NOBODY,
            mentat_home=thing.mentat and view.mentat == NOBODY,
            bonus=view.bonus[space],
            control=control_of(view, space),
            held_by=held.get(space, ""),
            voices=tuple(voices[space]),
            council=council if thing.council else (),
            stack=-1 if thing.reserve is None else len(view.reserve[names.edition.reserve_index[thing.reserve]]),
            price=prices.get(space),
        )
        for space, thing in enumerate(things)
    ]


def _own_prices(view: View, names: Names) -> dict[int, Price]:
    """By space: what the looker's leader and the first Swordmaster make of the printed price (R26.7, U19.2)."""
    edition = names.edition
    printed = [tuple(offer.price for offer in space.offers) for space in edition.spaces]
    own: Sequence[tuple[Price, ...]] = printed
    if view.seat < len(view.players):
        own = view.rules.seats[view.seat].tariff(view.players).prices
    elif any(player.swordmaster for player in view.players):
        own = [space.later_prices for space in edition.spaces]
    pairs = enumerate(zip(own, printed, strict=True))
    return {space: prices[0] for space, (prices, others) in pairs if prices != others and len(prices) == 1}


def occupation(names: Names, row: SpaceRow) -> Iterator[str]:
    """What lies on the space, a phrase for each thing."""
    if row.agents:
        yield Spaces.tr("Agents: {players}").format(players=names.seats(row.agents))
    if row.mentat_home:
        yield Spaces.tr("the Mentat is here")
    if row.council:
        yield Spaces.tr("seats taken by: {players}").format(players=names.seats(row.council))
    if row.held_by:
        yield Spaces.tr("held by {units}").format(units=counted(row.held_by, 1))
    if row.control != NOBODY:
        yield Spaces.tr("controlled by {player}").format(player=names.seat(row.control))
    if row.bonus:
        yield Spaces.tr("%n bonus spice", "", row.bonus)
    if row.voices:
        yield Spaces.tr("closed by The Voice of: {players}").format(players=names.seats(row.voices))
    if row.price is not None:
        yield Spaces.tr("your cost: {amounts}").format(amounts=amounts(row.price))
    if row.stack >= 0:
        yield Spaces.tr("%n card(s) left", "in the stack on a space", row.stack)


# ---------------------------------------------------------------- influence tracks


Tracks = Texts("Tracks")


@frozen
class TrackCube:
    """A seat's cube on a track."""

    faction: int
    seat: Seat
    number: int = 0
    alliance: bool = False

    @property
    def key(self) -> tuple[int, Seat]:
        return self.faction, self.seat

    @property
    def ref(self) -> Ref:
        return refs.FACTION, self.faction


class TrackModel(RowModel[TrackCube]):
    """A row for each cube: faction by faction, in the order of seats."""

    def sync(self, view: View) -> None:
        holders = enumerate(view.alliances)
        self.follow([cube for faction, holder in holders for cube in track_cubes(view, faction, holder)])

    def cell(self, faction: int, seat: Seat) -> TrackCube:
        """The cube of a seat on the track of a faction."""
        return self.rows[faction * len(self.names.controller.seats) + seat]

    def text(self, row: TrackCube) -> str:
        return str(row.number)

    def spoken(self, row: TrackCube) -> str:
        return standing_text(self.names, row)


def track_cubes(view: View, faction: int, holder: Seat) -> list[TrackCube]:
    """The cubes on one track; ``holder``: who has its Alliance."""
    return [TrackCube(faction, one.seat, one.influence[faction], holder == one.seat) for one in view.players]


def standing_text(names: Names, cell: TrackCube) -> str:
    """Who stands where on which track, and whether with the Alliance."""
    text = (
        Tracks.tr("{faction} – {player}: %n Influence, Alliance", "", cell.number)
        if cell.alliance
        else Tracks.tr("{faction} – {player}: %n Influence", "", cell.number)
    )
    return text.format(faction=names.faction(cell.faction), player=names.seat(cell.seat))


# ---------------------------------------------------------------- observation posts


Posts = Texts("Posts")


@frozen
class PostRow:
    """A post and who spies there, in the order of seats."""

    key: int
    spies: tuple[Seat, ...] = ()

    @property
    def ref(self) -> Ref:
        return refs.POST, self.key


class PostModel(RowModel[PostRow]):
    """A row for each post, in the printed order; none where the edition has no posts."""

    def sync(self, view: View) -> None:
        posts = range(len(self.names.edition.posts))
        self.follow([PostRow(post, tuple(one.seat for one in view.players if post in one.spies)) for post in posts])

    def text(self, row: PostRow) -> str:
        return self.names.post(row.key)

    def tip(self, row: PostRow) -> str:
        return "\n".join((self.spoken(row), watched(self.names, row.key)))

    def spoken(self, row: PostRow) -> str:
        if not row.spies:
            return Posts.tr("{post}: free").format(post=self.text(row))
        return Posts.tr("{post}: Spies of {players}").format(post=self.text(row), players=self.names.seats(row.spies))


def watched(names: Names, post: int) -> str:
    """All the spaces that a spy on the post watches: its name may leave out some."""
    spaces = names.edition.posts[post].spaces
    listed = ", ".join(names.space(names.edition.space_index[space]) for space in spaces)
    return Posts.tr("Watches {spaces}").format(spaces=listed)


# ---------------------------------------------------------------- contracts


Market = Texts("Market")


@frozen
class ContractRow:
    """A contract on the table."""

    key: CardNumber
    #: Who alone may take it; NOBODY: it lies open for all.
    seat: Seat = NOBODY

    @property
    def ref(self) -> Ref:
        return refs.CONTRACT, self.key


class MarketModel(RowModel[ContractRow]):
    """A row for each, the open ones first."""

    READERS: ClassVar[dict[int, str]] = RowModel.READERS | {Role.FACE: "face_of"}

    def sync(self, view: View) -> None:
        seat = commander(view)
        aside = [ContractRow(number, seat) for number in view.contracts_aside]
        self.follow([*map(ContractRow, view.contract_market), *aside])

    def aside(self, seat: Seat) -> tuple[CardNumber, ...]:
        """Those that are set aside for a seat."""
        return tuple(row.key for row in self.rows if row.seat == seat)

    def text(self, row: ContractRow) -> str:
        return self.names.card(row.key)

    def spoken(self, row: ContractRow) -> str:
        said = Market.tr("Contract: {title}").format(title=self.text(row))
        if row.seat == NOBODY:
            return said
        return Market.tr("{contract}, only for {player}").format(contract=said, player=self.names.seat(row.seat))

    def tip(self, row: ContractRow) -> str:
        face = self.face_of(row)
        return "\n".join((self.spoken(row), *(() if face is None else face_text(face))))

    def face_of(self, row: ContractRow) -> Face | None:
        return self.names.face(row.key)


def commander(view: View) -> Seat:
    """The seat for which contracts are set aside (U20.6)."""
    return next((seat for seat, rules in enumerate(view.rules.seats) if TakesSardaukar in rules.abilities), NOBODY)
